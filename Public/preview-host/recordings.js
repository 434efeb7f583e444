// Recordings of a preview: the turn that the canvas shows is marked, and all are shown one after the other.
import { $, $$, partOf } from "./documents.js";
import { showInFrame } from "./previews.js";

const pause = 1400; // milliseconds
let running;
const stop = () => {
  running?.abort();
  running = undefined;
};
const mark = (link) => {
  for (const other of $$("[data-recording] a[aria-current]")) other.removeAttribute("aria-current");
  link.setAttribute("aria-current", "step");
};
const shown = (frame, address, signal) => new Promise((resolve) => {
  if (frame.contentDocument && partOf(frame.contentDocument.URL) === partOf(address)) resolve();
  else frame.addEventListener("load", resolve, { once: true, signal });
});
const replay = async (links) => {
  const { signal } = (running = new AbortController());
  for (const link of links) {
    const frame = $("#preview-frame");
    if (signal.aborted || !link.isConnected || !frame) return;
    mark(link);
    showInFrame(frame, link.href);
    await shown(frame, link.href, signal);
    await new Promise((resolve) => { setTimeout(resolve, pause); });
  }
};
document.addEventListener("click", ({ target }) => {
  const recording = target.closest?.("[data-recording]");
  const link = target.closest?.("a[target]");
  if (!recording) return;
  if (link) {
    stop();
    mark(link);
  } else if (target.closest("[data-replay]")) {
    stop();
    replay($$("a[target]", recording));
  }
});
