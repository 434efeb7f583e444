// Finds text and elements of a page that are too wide or cut off.

// Whether an element is hidden on purpose, because it is only for screen readers.
const isTiny = (element) => element.clientWidth <= 1 || element.clientHeight <= 1;
const isClipped = (style) => style.clip !== "auto" || style.clipPath.startsWith("inset(50%");
const clips = (value) => value === "hidden" || value === "clip";
const styleOf = (element) => element.ownerDocument.defaultView.getComputedStyle(element);
const isVisible = (element) => element.checkVisibility({ visibilityProperty: true });
const isHTML = (element) => element.namespaceURI === element.ownerDocument.documentElement.namespaceURI;

// Every visible text, with the box that contains its lines.
const boxOf = (element) => {
  while (["inline", "contents"].includes(styleOf(element).display)) element = element.parentElement;
  return element;
};
const textsIn = (page) => {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !isHTML(parent) || !isVisible(parent)) continue;
    const range = page.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width > 0);
    if (lines.length > 0) texts.push({ parent, box: boxOf(parent), edge: range.getBoundingClientRect(), lines });
  }
  return texts;
};

// Fonts are higher than tight lines, so only text that is clearly below a box counts.
const isBelow = (text, bottom) => text.lines.some((line) => line.bottom > bottom + Math.max(1, line.height / 4));
const isBeside = (text, edge) => text.left < edge.left - 1 || text.right > edge.right + 1;
const isLevel = (text, edge) => text.top < edge.bottom && text.bottom > edge.top;
const isPainted = (style) => style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.backgroundImage !== "none"
  || ["Top", "Right", "Bottom", "Left"].some((side) => parseFloat(style[`border${side}Width`]) > 0);

// The parts of a line that are visible outside of the text's own box, at its sides.
const meets = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
  && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
const shownEdge = (element) => {
  const edge = { left: -Infinity, right: Infinity };
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (styleOf(box).overflowX === "visible") continue;
    const { left, right } = box.getBoundingClientRect();
    edge.left = Math.max(edge.left, left);
    edge.right = Math.min(edge.right, right);
  }
  return edge;
};
const outsides = (text, edge) => {
  const shown = shownEdge(text.box);
  return text.lines.flatMap(({ left, right, top, bottom }) => [
    { left: Math.max(left, edge.right), right: Math.min(right, shown.right), top, bottom },
    { left: Math.max(left, shown.left), right: Math.min(right, edge.left), top, bottom },
  ]).filter((part) => part.right - part.left > 1);
};

// A text overlaps a neighbor if it leaves its own box and reaches another text or painted element next to the box. Elements
// above or below the whole box are not neighbors.
const pictures = "img, svg, canvas, video, input, select, textarea";
const runsIntoNeighbor = (text, texts, edge) => {
  const isNeighbor = (element) => !element.contains(text.parent) && !text.parent.contains(element)
    && !meets(element.getBoundingClientRect(), edge);
  const isSeen = (element) => isPainted(styleOf(element)) || element.matches(pictures);
  const page = text.parent.ownerDocument;
  return outsides(text, edge).some((part) => [part.left + 1, (part.left + part.right) / 2, part.right - 1]
    .flatMap((x) => page.elementsFromPoint(x, (part.top + part.bottom) / 2))
    .some((element) => isNeighbor(element) && isSeen(element))
    || texts.some((other) => isNeighbor(other.parent) && other.lines.some((line) => meets(line, part))));
};

// A text overflows if it leaves the painted box around it, and is cut off by a box that hides content below it. An element
// out of the flow belongs to the box in which it is positioned.
const follow = (text, texts, result) => {
  let isInFlow = true;
  let isOpen = true;
  for (let box = text.parent; box && box !== box.ownerDocument.body;) {
    const style = styleOf(box);
    const isOut = style.position === "absolute" || style.position === "fixed";
    if (style.display !== "inline" && style.display !== "contents") {
      if (isClipped(style) || (style.overflowY !== "visible" && isTiny(box))) return;
      const edge = box.getBoundingClientRect();
      if (clips(style.overflowY) && isBelow(text, edge.bottom - parseFloat(style.borderBottomWidth))) {
        result.cut.add(box);
      }
      if (style.overflowX !== "visible" || style.overflowY !== "visible") return;
      if (box === text.box && isInFlow && isBeside(text.edge, edge) && runsIntoNeighbor(text, texts, edge)) {
        result.overflow.add(box);
      }
      if (isOpen && isPainted(style)) {
        const isWide = isBeside(text.edge, edge) && (isInFlow || isLevel(text.edge, edge));
        if (isWide || (isInFlow && isBelow(text, edge.bottom))) result.overflow.add(text.box);
        isOpen = false;
      }
    }
    if (isOut) isInFlow = false;
    box = isOut ? box.offsetParent : box.parentElement;
  }
};

// A box that hides overflowing content cuts it off. What is written in a field can be scrolled.
const isCut = (element) => {
  if (element.localName === "input") return false;
  const style = styleOf(element);
  if (style.display === "inline" || isTiny(element) || isClipped(style) || !isVisible(element)) return false;
  return clips(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
};

// A control that is too narrow cuts off an option, a placeholder, a date, or the text of a button.
const kinds = ["button", "submit", "reset", "date", "datetime-local", "month", "time", "week"];
const controls = `select, input:is(${kinds.map((kind) => `[type="${kind}"]`)})`
  + (CSS.supports("field-sizing", "content") ? ", input:placeholder-shown" : "");
const wantedWidth = (control) => {
  const own = control.getAttribute("style");
  const wanted = {
    position: "absolute", transition: "none", width: "max-content", "min-width": "0", "max-width": "none",
  };
  if (control.matches("input")) wanted["field-sizing"] = "content";
  for (const [name, value] of Object.entries(wanted)) control.style.setProperty(name, value, "important");
  const width = control.offsetWidth;
  if (own === null) control.removeAttribute("style");
  else control.setAttribute("style", own);
  return width;
};

// A picture hides the parts of its texts outside of it, or lets them overflow.
const measurePicture = (picture, result) => {
  const edge = picture.getBoundingClientRect();
  const texts = [...picture.querySelectorAll("text")].filter(isVisible);
  if (isTiny(picture) || !texts.some((text) => isBeside(text.getBoundingClientRect(), edge))) return;
  result[clips(styleOf(picture).overflowX) ? "cut" : "overflow"].add(picture);
};

export const findings = (page) => {
  const result = { overflow: new Set(), cut: new Set() };
  for (const element of page.body.querySelectorAll("*")) {
    if (isHTML(element) && isCut(element)) result.cut.add(element);
  }
  const texts = textsIn(page);
  for (const text of texts) follow(text, texts, result);
  for (const control of page.body.querySelectorAll(controls)) {
    if (isVisible(control) && wantedWidth(control) > control.offsetWidth + 1) result.cut.add(control);
  }
  for (const picture of page.body.querySelectorAll("svg:not(svg svg)")) measurePicture(picture, result);
  const root = page.documentElement;
  if (root.scrollWidth > root.clientWidth + 1 && result.overflow.size === 0) result.overflow.add(page.body);
  return { overflow: [...result.overflow], cut: [...result.cut] };
};
