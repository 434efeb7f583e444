// Frames that are as high as what is shown in them.
import { $, $$ } from "./documents.js";
import { onUpdate } from "./exchange.js";
import { growToFit, moveFromEdges } from "./overflow.js";

// Gives a frame the height of its document, and of what is outside of its flow. A document that is then higher again, such
// as one with 100vh and a margin, would make the frame grow without end, so the frame stays as it is.
const endless = new WeakSet();
export const fitHeight = (frame, page, setHeight) => {
  const { scrollTop, scrollLeft } = scroller(frame);
  const height = () => Math.ceil(page.getBoundingClientRect().height) + scrollBar(frame, page);
  moveFromEdges(page);
  const fitting = endless.has(page) ? frame.clientHeight : height();
  setHeight(fitting);
  if (height() > fitting) endless.add(page);
  else growToFit(page, fitting, setHeight);
  // The frame may have been lower in between.
  Object.assign(scroller(frame), { scrollTop, scrollLeft });
};
const scroller = (frame) => frame.closest(".canvas") ?? document.scrollingElement;
const scrollBar = (frame, page) => (page.scrollWidth > page.clientWidth ? frame.clientHeight - page.clientHeight : 0);

// Calls a function with the frame's document element now and whenever its size or content changes.
const watched = new WeakSet();
const observers = new WeakMap();
export const watchSize = (frame, changed) => {
  const page = frame.contentDocument?.documentElement;
  if (!page || watched.has(page) || frame.contentDocument.URL === "about:blank") return;
  watched.add(page);
  observers.get(frame)?.disconnect();
  // A document that has been replaced has no size.
  const tell = () => { if (frame.contentDocument === page.ownerDocument) changed(page); };
  const sizes = new ResizeObserver(tell);
  observers.set(frame, sizes);
  sizes.observe(page);
  sizes.observe(frame.parentElement);
  // What is outside of the flow opens and closes without a change of the size.
  let telling;
  const tellSoon = () => {
    cancelAnimationFrame(telling);
    telling = requestAnimationFrame(tell);
  };
  new MutationObserver(tellSoon).observe(page.ownerDocument.body, { attributes: true, characterData: true, childList: true, subtree: true });
  for (const name of ["toggle", "focusin", "focusout", "transitionend", "animationend"]) page.addEventListener(name, tellSoon, true);
};

// Calls a function when a document has been loaded into the frame, and now if there is one.
const prepared = new WeakSet();
export const onLoad = (frame, ready) => {
  if (prepared.has(frame)) return;
  prepared.add(frame);
  frame.addEventListener("load", ready);
  if (frame.contentDocument?.readyState === "complete") ready();
};

// Shows the parts of a page that match a selector one after the other, as soon as the frames in them that are in view have
// their heights. So nothing that is shown moves while previews load. The stylesheet shows all of them after a while.
const isAhead = (frame) => {
  const { top, left } = frame.getBoundingClientRect();
  return top < innerHeight && left < innerWidth;
};
const isReady = (part) => $$("iframe", part).every((frame) => frame.dataset.sized !== undefined || !isAhead(frame));
export const showInOrder = (selector) => () => {
  for (let part; (part = $(`${selector}:not([data-shown])`)) && isReady(part);) part.dataset.shown = "";
};
const showState = showInOrder(".view-state");

// Previews in the docs, and on the page of a view. They are as high as before on a page that is shown again, so that a
// reader returns to the same place.
const heights = new Map();
onUpdate(() => {
  for (const frame of $$(".docs-preview iframe, .view-frame iframe")) {
    if (!prepared.has(frame) && heights.has(frame.src)) frame.style.blockSize = heights.get(frame.src);
    onLoad(frame, () => watchSize(frame, (page) => {
      fitHeight(frame, page, (height) => { frame.style.blockSize = `${height}px`; });
      heights.set(frame.src, frame.style.blockSize);
      frame.dataset.sized = "";
      showState();
    }));
  }
  showState();
});
