// Opens pages of the host in a frame, and collects the checks and those that failed.
export class Reader {
  checked = [];
  failures = [];
  #frame;

  constructor(frame) {
    this.#frame = frame;
  }

  // Opens a page, optionally without scripts, or only without deferred scripts.
  async open(address, { scripts = true, deferred = true } = {}) {
    if (scripts) this.#frame.removeAttribute("sandbox");
    else this.#frame.sandbox = "allow-same-origin";
    const text = deferred ? undefined : await (await fetch(address)).text();
    const loaded = new Promise((resolve) => { this.#frame.addEventListener("load", resolve, { once: true }); });
    this.#frame.removeAttribute("srcdoc");
    if (deferred) this.#frame.src = address;
    else this.#frame.srcdoc = text.replace(/<script[^>]* defer>/g, "<script type=\"text/plain\">");
    await loaded;
    // Pages examine nothing in the background while a part of the test runs.
    this.#frame.contentWindow.requestIdleCallback = () => {};
    return this.#frame.contentDocument;
  }

  resize(width) {
    this.#frame.style.width = `${width}px`;
  }

  expect(isSo, text) {
    this.checked.push(text);
    if (!isSo) this.failures.push(text);
  }

  // Waits until the condition is true. Chromium's virtual time stops while something loads, so this waits as long as
  // needed, but otherwise takes no time.
  async until(condition) {
    for (let tries = 0; tries < 200; tries += 1) {
      if (condition()) return true;
      await new Promise((resolve) => { setTimeout(resolve, 50); });
    }
    return false;
  }
}
