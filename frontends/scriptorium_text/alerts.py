"""Being told that it is one's turn at a table, in lines: by mail or a webhook."""

from __future__ import annotations

from scriptorium_play.common.background import LongWork
from scriptorium_play.tables.alerts import ASKING, HEADING, Alerts, Found

from .app import TextApp
from .choosing import choose
from .console import Console
from .waiting import wait_for


def choose_alerts(console: Console, app: TextApp, alerts: Alerts) -> None:
    """Add places, or end those there are, until the player goes back."""
    _wait(console, app, alerts, alerts.look())
    while not alerts.problem:
        fields = alerts.fields()
        end, _ = alerts.end_said()
        labels = [label for _, _, label in fields]
        labels += [f"{end}: {alerts.told(one)}" for one in alerts.kept]
        console.say(alerts.nothing_here or alerts.explained)
        chosen = choose(console, app.words, HEADING, labels) if labels else None
        if chosen is None:
            return
        if chosen < len(fields):
            field, means, _ = fields[chosen]
            work = alerts.add(means, console.ask(f"{field.label}:"))
        else:
            work = alerts.drop(alerts.kept[chosen - len(fields)])
        _wait(console, app, alerts, work)
        if alerts.problem:
            console.say(alerts.problem)
            alerts.problem = ""
    console.say(alerts.problem)


def _wait(console: Console, app: TextApp, alerts: Alerts, work: LongWork[Found]) -> None:
    if wait_for(console, app.words, ASKING, work):
        alerts.done(work)
