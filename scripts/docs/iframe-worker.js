// A page that is read from a folder may start no worker: what searches runs in a hidden frame then.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.waiting = [];
      const at = new URL(url, location.href);
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.documentElement.append(frame);
      const inside = (this.inside = frame.contentWindow);
      inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      inside.importScripts = (...urls) => urls.reduce((done, one) => done.then(() => run(one)), Promise.resolve());
      const run = (one) =>
        new Promise((ready, fails) => {
          const script = inside.document.createElement("script");
          Object.assign(script, { src: new URL(one, at).href, onload: ready, onerror: fails });
          inside.document.head.append(script);
        });
      run(at).then(() => {
        const told = this.waiting;
        this.waiting = null;
        told.forEach((data) => this.postMessage(data));
      });
    }

    postMessage(data) {
      if (this.waiting) this.waiting.push(data);
      else this.inside.dispatchEvent(new this.inside.MessageEvent("message", { data }));
    }
  };
}
