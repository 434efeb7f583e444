// Frames that are as high as the document in them.
import { onUpdate } from "./exchange.js";

// The height at which a frame shows its whole document. A document that is always higher than its frame, such as one with
// 100vh and a margin, grows by as much again: then the frame stays as it is.
const growths = new WeakMap();
export const heightOf = (frame, page) => {
  const height = Math.ceil(page.getBoundingClientRect().height);
  const growth = height - frame.clientHeight;
  const isEndless = growth > 0 && growth === growths.get(page);
  growths.set(page, growth);
  return isEndless ? frame.clientHeight : height;
};

// Calls a function with the frame's document element now and whenever its size changes.
const watched = new WeakSet();
const observers = new WeakMap();
export const watchSize = (frame, changed) => {
  const page = frame.contentDocument?.documentElement;
  if (!page || watched.has(page) || frame.contentDocument.URL === "about:blank") return;
  watched.add(page);
  observers.get(frame)?.disconnect();
  // A document that has been replaced has no size.
  const sizes = new ResizeObserver(() => { if (frame.contentDocument === page.ownerDocument) changed(page); });
  observers.set(frame, sizes);
  sizes.observe(page);
  sizes.observe(frame.parentElement);
};

// Calls a function when a document has been loaded into the frame, and now if there is one.
const prepared = new WeakSet();
export const onLoad = (frame, ready) => {
  if (prepared.has(frame)) return;
  prepared.add(frame);
  frame.addEventListener("load", ready);
  if (frame.contentDocument?.readyState === "complete") ready();
};

// Previews in the docs, and on the page of a view. They are as high as before on a page that is shown again, so that a
// reader returns to the same place.
const heights = new Map();
onUpdate(() => {
  for (const frame of document.querySelectorAll(".docs-preview iframe, .view-frame iframe")) {
    if (!prepared.has(frame) && heights.has(frame.src)) frame.style.blockSize = heights.get(frame.src);
    onLoad(frame, () => watchSize(frame, (page) => {
      frame.style.blockSize = `${heightOf(frame, page)}px`;
      heights.set(frame.src, frame.style.blockSize);
    }));
  }
});
