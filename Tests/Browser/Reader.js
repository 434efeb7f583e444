// Opens pages of the host in a frame, as a reader does, and notes what is not as it should be.
export class Reader {
  checked = [];
  failures = [];
  #frame;

  constructor(frame) {
    this.#frame = frame;
  }

  // The page as it is; without its scripts; or without those that wait until it is read.
  async open(address, { scripts = true, deferred = true } = {}) {
    if (scripts) this.#frame.removeAttribute("sandbox");
    else this.#frame.sandbox = "allow-same-origin";
    const text = deferred ? undefined : await (await fetch(address)).text();
    const loaded = new Promise((resolve) => { this.#frame.addEventListener("load", resolve, { once: true }); });
    this.#frame.removeAttribute("srcdoc");
    if (deferred) this.#frame.src = address;
    else this.#frame.srcdoc = text.replace(/<script[^>]* defer>/g, "<script type=\"text/plain\">");
    await loaded;
    return this.#frame.contentDocument;
  }

  resize(width) {
    this.#frame.style.width = `${width}px`;
  }

  expect(isSo, text) {
    this.checked.push(text);
    if (!isSo) this.failures.push(text);
  }

  // Whether the condition comes true. Chromium's virtual time stands still while something loads, so that this waits as
  // long as is needed, and else takes no time at all.
  async until(condition) {
    for (let tries = 0; tries < 200; tries += 1) {
      if (condition()) return true;
      await new Promise((resolve) => { setTimeout(resolve, 50); });
    }
    return false;
  }
}
