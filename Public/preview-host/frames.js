// Frames that are as high as the document in them.
import { onUpdate } from "./exchange.js";

// Gives a frame the height of its document. A document that is then higher again, such as one with 100vh and a margin,
// would make the frame grow without end, so the frame stays as it is.
const endless = new WeakSet();
export const fitHeight = (frame, page, setHeight) => {
  const height = () => Math.ceil(page.getBoundingClientRect().height);
  const fitting = endless.has(page) ? frame.clientHeight : height();
  setHeight(fitting);
  if (height() > fitting) endless.add(page);
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
      fitHeight(frame, page, (height) => { frame.style.blockSize = `${height}px`; });
      heights.set(frame.src, frame.style.blockSize);
    }));
  }
});
