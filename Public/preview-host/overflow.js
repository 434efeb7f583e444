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
export const moveFromEdges = (page) => {
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
export const growToFit = (page, height, setHeight) => {
  for (let step = 0, { more } = measure(page); step < maxSteps && more >= 1 && height + more <= maxHeight; step += 1) {
    setHeight(Math.ceil(height + more));
    const left = measure(page).more;
    if (left >= more) return setHeight(height);
    [height, more] = [Math.ceil(height + more), left];
  }
};
