// Frames that are as high as what is shown in them.
import { $, $$, isWhole } from "./documents.js";
import { onUpdate } from "./exchange.js";

// What of a document is outside of its frame: dialogs, popovers, menus and other elements that are not in the flow, so the
// document's own height does not include them.

const everything = (tree) => [...tree.querySelectorAll("*")].flatMap((element) =>
  element.shadowRoot ? [element, ...everything(element.shadowRoot)] : [element]);
const clips = (style) => style.overflowX !== "visible" || style.overflowY !== "visible";
const parentOf = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host;

// The shown part of an element, which the boxes around it can clip, and whether its place depends on the frame.
const shownPart = (element, window) => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const part = { top, bottom, left, right, isFixed: false };
  let box = element;
  while (box && box !== element.ownerDocument.body) {
    const style = window.getComputedStyle(box);
    if (box !== element && clips(style)) {
      const around = box.getBoundingClientRect();
      part.top = Math.max(part.top, around.top);
      part.bottom = Math.min(part.bottom, around.bottom);
      part.left = Math.max(part.left, around.left);
      part.right = Math.min(part.right, around.right);
    }
    // A box around it may be transformed, which then contains it.
    const isInFrame = style.position === "fixed" && (!box.offsetParent || box.offsetParent === element.ownerDocument.body);
    if (isInFrame) return { ...part, isFixed: true };
    box = ["absolute", "fixed"].includes(style.position) ? box.offsetParent : parentOf(box);
  }
  return part;
};

// The pixels of a document that are before the start of its frame, which no scrolling shows, and those that a higher frame
// would show. What is wholly before the start is there on purpose, such as a closed drawer.
const measure = (page) => {
  const window = page.ownerDocument.defaultView;
  const { innerWidth: width, innerHeight: height } = window;
  const isReversed = window.getComputedStyle(page).direction === "rtl";
  const found = { before: 0, start: 0, more: 0 };
  let lowest = height;
  for (const element of everything(page.ownerDocument.body)) {
    const { top, bottom, left, right, width: own } = element.getBoundingClientRect();
    const hidden = element.scrollHeight - element.clientHeight;
    const isOutside = top < -1 || bottom > height + 1 || left < -1 || right > width + 1;
    lowest = Math.max(lowest, bottom);
    if (!own || (!isOutside && hidden <= 1) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const part = shownPart(element, window);
    if (part.bottom - part.top < 2 || part.right - part.left < 2) continue;
    const above = part.isFixed ? Math.max(0, -part.top) : 0;
    found.more = Math.max(found.more, above + Math.max(0, part.bottom - height));
    if (part.isFixed && hidden > 1 && clips(window.getComputedStyle(element))) found.more = Math.max(found.more, hidden);
    if (part.isFixed) continue;
    if (part.bottom > 1) found.before = Math.max(found.before, -part.top - window.scrollY);
    const [outside, inside] = isReversed ? [part.right - width, width - part.left] : [-part.left, part.right];
    if (inside > 1) found.start = Math.max(found.start, outside);
  }
  // Texts, and content that styles add, are no elements.
  const end = page.scrollHeight - window.scrollY;
  if (end > lowest + 1) found.more = Math.max(found.more, end - height);
  return found;
};

// Moves a document away from the edges behind which it has something that no scrolling shows, if that helps.
const edges = { before: "paddingBlockStart", start: "paddingInlineStart" };
const moveFromEdges = (page) => {
  for (const [edge, property] of Object.entries(edges)) {
    page.style[property] = "";
    const outside = measure(page)[edge];
    if (outside < 1) continue;
    const own = parseFloat(page.ownerDocument.defaultView.getComputedStyle(page)[property]) || 0;
    page.style[property] = `${Math.ceil(own + outside)}px`;
    if (measure(page)[edge] >= outside) page.style[property] = "";
  }
};

// Makes a frame higher until it shows everything, as long as that helps. What is as high as its frame never fits.
const maxHeight = 4000;
const maxSteps = 4;
const growToFit = (page, height, setHeight) => {
  for (let step = 0, { more } = measure(page); step < maxSteps && more >= 1 && height + more <= maxHeight; step += 1) {
    setHeight(Math.ceil(height + more));
    const left = measure(page).more;
    if (left >= more) return setHeight(height);
    [height, more] = [Math.ceil(height + more), left];
  }
};

// Gives a frame the height of its document, and of what is outside of its flow. A document that is then higher again, such
// as one with 100vh and a margin, would make the frame grow without end, so the frame stays as it is.
// An element stays when its document is exchanged for another one.
const endless = new WeakMap();
const contentOf = (page) => page.ownerDocument.body?.dataset.content ?? "";
export const fitHeight = (frame, page, setHeight) => {
  const { scrollTop, scrollLeft } = scroller(frame);
  const height = () => Math.ceil(page.getBoundingClientRect().height) + scrollBar(frame, page);
  moveFromEdges(page);
  const fitting = endless.get(page) === contentOf(page) ? frame.clientHeight : height();
  setHeight(fitting);
  if (height() > fitting) endless.set(page, contentOf(page));
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
  if (isWhole(frame.contentDocument)) ready();
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
