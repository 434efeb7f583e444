// Recordings of a preview: the turn that the canvas shows is marked, and all are shown one after the other.
import { $, $$ } from "./documents.js";
import { showInFrame } from "./previews.js";

const pause = 1400; // milliseconds
let next;
const mark = (link) => {
  for (const other of $$("[data-recording] a[aria-current]")) other.removeAttribute("aria-current");
  link.setAttribute("aria-current", "step");
};
const replay = (links) => {
  const [link, ...rest] = links;
  if (!link?.isConnected) return;
  mark(link);
  showInFrame($("#preview-frame"), link.href);
  if (rest.length > 0) next = setTimeout(replay, pause, rest);
};
document.addEventListener("click", ({ target }) => {
  const recording = target.closest?.("[data-recording]");
  const link = target.closest?.("a[target]");
  if (!recording) return;
  if (link || target.closest("[data-replay]")) clearTimeout(next);
  if (link) mark(link);
  else if (target.closest("[data-replay]")) replay($$("a[target]", recording));
});
