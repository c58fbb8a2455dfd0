"""Matches and mods go to other programs and come from them: shared, downloaded, copied."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Page
from web_hands import (
    ALL_KEPT,
    AT_REST,
    PATIENCE,
    Chromium,
    bring,
    choose,
    told,
    wait_for,
    wait_for_text,
)

PACK = Path(__file__).resolve().parents[2] / "docs" / "examples" / "gusts" / "pack.toml"
# A sheet as Android has it: it takes texts alone, and may refuse or be put away.
SHEET = """() => {
  Object.assign(globalThis, { shared: [], refused: "" });
  navigator.canShare = ({ files }) => files.length > 0;
  navigator.share = async ({ files }) => {
    if (refused) throw new DOMException("as asked for", refused);
    if (!files.every((one) => one.name.endsWith(".txt") && one.type === "text/plain"))
      throw new DOMException("Permission denied", "NotAllowedError");
    for (const one of files) shared.push([one.name, await one.text()]);
  };
}"""
# What another program hands over comes as a form.
POST = """(given) => {
  const form = Object.assign(document.createElement("form"), {
    action: "share", method: "post", enctype: "multipart/form-data" });
  const files = new DataTransfer(), field = document.createElement("input");
  for (const [name, words] of given) files.items.add(new File([words], name));
  Object.assign(field, { type: "file", name: "files", multiple: true, files: files.files });
  form.append(field);
  document.body.append(form);
  form.submit();
}"""
SERVED = "async () => (await navigator.serviceWorker.ready).active.state === 'activated'"


def go(page: Page, *keys: str) -> None:
    for key in keys:
        wait_for(page, AT_REST, timeout=PATIENCE)
        choose(page, key)
    wait_for(page, AT_REST, timeout=PATIENCE)


def shared(page: Page) -> dict[str, str]:
    """What was handed to others since one looked."""
    wait_for(page, "shared.length", timeout=PATIENCE)
    return dict(page.evaluate("shared.splice(0)"))


def test_a_match_and_a_pack_go_to_others_and_come_back(chromium: Chromium) -> None:
    """By the sheet of the device; where it refuses they are downloaded, and words copied.

    What comes from others by that sheet lies in the lists as if it had been brought, and the
    match on the table is as it was.
    """
    words = PACK.read_text(encoding="utf-8")
    with chromium.page() as hand:
        page, hand.beside = hand.page, None
        hand.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page.evaluate(SHEET)
        bring(hand, PACK)
        wait_for_text(page, "Gusts")
        go(page, "export")
        assert shared(page) == {"pack.toml.txt": words}
        page.evaluate("refused = 'AbortError'")
        go(page, "export")
        page.evaluate("refused = 'NotAllowedError'")
        with page.expect_download() as download:
            go(page, "export")
        assert download.value.suggested_filename == "pack.toml"
        assert download.value.path().read_text(encoding="utf-8") == words
        assert "downloads" in told(page)
        page.get_by_role("button", name="Copy the words").click()
        wait_for(page, "!document.querySelector('#told:not([hidden])')")
        assert page.evaluate("navigator.clipboard.readText()") == words

        page.evaluate("refused = ''")
        sit_down = "new", "game plankenkoorts", "who1-1", "who1-1", "begin", "lift"
        go(page, "back", *sit_down, "menu", "menu leave")
        go(page, "matches")
        more = page.wait_for_selector('[data-key^="more "]', timeout=PATIENCE)
        assert more is not None
        go(page, str(more.get_attribute("data-key")), "export")
        ((name, letter),) = shared(page).items()
        assert name.endswith(".txt")
        go(page, "back", "back", "continue")

        wait_for(page, f"({ALL_KEPT})()", timeout=PATIENCE)
        wait_for(page, f"({SERVED})()", timeout=PATIENCE)
        with page.expect_navigation():
            page.evaluate(POST, [["pack.toml.txt", words.replace("Gusts", "Storms")]])
        hand.wait_for_page()
        wait_for_text(page, "Replace the mod?")
        go(page, "replace yes")
        wait_for_text(page, "Storms")
        go(page, "back")
        with page.expect_navigation():
            page.evaluate(POST, [["from-anna.txt", letter]])
        hand.wait_for_page()
        wait_for_text(page, "from-anna")
        assert page.evaluate("async () => (await (await caches.open('shared')).keys()).length") == 0
        go(page, "back", "continue")
        assert page.evaluate("scriptorium.state.playing")
        assert not hand.faults


FOREIGN = """([address, policy]) => {
  const form = Object.assign(document.createElement("form"), {
    action: `${address}share`, method: "post", enctype: "multipart/form-data" });
  const files = new DataTransfer(), field = document.createElement("input");
  files.items.add(new File(["[pack]"], "forged.toml"));
  Object.assign(field, { type: "file", name: "files", multiple: true, files: files.files });
  const meta = Object.assign(document.createElement("meta"), { name: "referrer", content: policy });
  document.head.append(meta);
  form.append(field);
  document.body.append(form);
  form.submit();
}"""


POLICIES = "unsafe-url", "origin", "strict-origin-when-cross-origin"


def test_what_another_page_posts_is_not_taken_in(chromium: Chromium, tmp_path: Path) -> None:
    """Whatever it tells of where it comes from."""
    (tmp_path / "index.html").write_text("<!doctype html><title>another</title>", "utf-8")
    with chromium.page() as hand:
        page, address = hand.page, chromium.address
        wait_for(page, f"({ALL_KEPT})()", timeout=PATIENCE)
        wait_for(page, f"({SERVED})()", timeout=PATIENCE)
        other = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path)))
        threading.Thread(target=other.serve_forever, daemon=True).start()
        try:
            for policy in POLICIES:
                page.goto(f"http://127.0.0.1:{other.server_address[1]}/")
                with page.expect_navigation() as going:
                    page.evaluate(FOREIGN, [address, policy])
                assert going.value.status == 403, policy
        finally:
            other.shutdown()
            other.server_close()
        page.goto(address)
        hand.wait_for_page()
        assert page.evaluate("async () => (await (await caches.open('shared')).keys()).length") == 0


class Quiet(SimpleHTTPRequestHandler):
    """The page of somebody else."""

    def log_message(self, *told: object) -> None: ...
