// Tells what of a page is wider than what it stands in, and what is cut off.

// Hidden from sight on purpose, for screen readers alone.
const isTiny = (element) => element.clientWidth <= 1 || element.clientHeight <= 1;
const isClipped = (style) => style.clip !== "auto" || style.clipPath.startsWith("inset(50%");
const clips = (value) => value === "hidden" || value === "clip";
const styleOf = (element) => element.ownerDocument.defaultView.getComputedStyle(element);
const isVisible = (element) => element.checkVisibility({ visibilityProperty: true });
const isHTML = (element) => element.namespaceURI === element.ownerDocument.documentElement.namespaceURI;

// Every text that has a place, with the box whose lines it runs in.
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

// Fonts are higher than tight lines, so only what is clearly below a box is.
const isBelow = (text, bottom) => text.lines.some((line) => line.bottom > bottom + Math.max(1, line.height / 4));
const isBeside = (text, edge) => text.left < edge.left - 1 || text.right > edge.right + 1;
const isLevel = (text, edge) => text.top < edge.bottom && text.bottom > edge.top;
const isPainted = (style) => style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.backgroundImage !== "none"
  || ["Top", "Right", "Bottom", "Left"].some((side) => parseFloat(style[`border${side}Width`]) > 0);

// A text spills where it leaves the box that is painted around it, and is cut by a box that hides what is below it.
// What is out of the flow belongs to the box that it is positioned in.
const follow = (text, result) => {
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

// A box that hides what is beside it cuts it.
const isCut = (element) => {
  const style = styleOf(element);
  if (style.display === "inline" || isTiny(element) || isClipped(style) || !isVisible(element)) return false;
  return clips(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
};

// A control cuts what it is too narrow for: an option, a placeholder, the text of a button.
const controls = `select, input:is([type="button"], [type="submit"], [type="reset"])`
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

// A picture hides what its texts have outside of it, or lets it spill.
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
  for (const text of textsIn(page)) follow(text, result);
  for (const control of page.body.querySelectorAll(controls)) {
    if (isVisible(control) && wantedWidth(control) > control.offsetWidth + 1) result.cut.add(control);
  }
  for (const picture of page.body.querySelectorAll("svg:not(svg svg)")) measurePicture(picture, result);
  const root = page.documentElement;
  if (root.scrollWidth > root.clientWidth + 1 && result.overflow.size === 0) result.overflow.add(page.body);
  return { overflow: [...result.overflow], cut: [...result.cut] };
};
