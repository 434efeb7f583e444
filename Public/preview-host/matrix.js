// Measures the previews of the matrix in the browser: what is wider than its frame, and what is cut off.
(() => {
  "use strict";
  const table = document.querySelector(".matrix");
  const status = document.querySelector("#matrix-status");
  const frames = [...table.querySelectorAll("iframe")];
  const isMeasured = (frame) => !frame.closest("[data-unmeasured]");
  const total = frames.filter(isMeasured).length;
  const found = { measured: 0, missing: table.querySelectorAll(".matrix-mark").length, overflow: 0, cut: 0 };
  let isAskedForNext = false;

  // Hidden from sight on purpose, for screen readers alone.
  const isTiny = (element) => element.clientWidth <= 1 || element.clientHeight <= 1;
  const isClipped = (style) => style.clip !== "auto" || style.clipPath.startsWith("inset(50%");
  const clips = (value) => value === "hidden" || value === "clip";

  // The texts of an element and of those that run in its lines; boxes within it are looked at by themselves.
  const textNodes = (element) => [...element.childNodes].flatMap((node) => {
    if (node.nodeType === 3) return node.data.trim() ? [node] : [];
    if (node.nodeType !== 1) return [];
    const { display, visibility } = node.ownerDocument.defaultView.getComputedStyle(node);
    return display === "inline" && visibility === "visible" ? textNodes(node) : [];
  });

  // A text spills where it leaves the box that is painted around it, and nothing between them hides or scrolls it.
  const isPainted = (style) => style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.backgroundImage !== "none"
    || parseFloat(style.borderLeftWidth) + parseFloat(style.borderRightWidth) > 0;
  const leaves = (node, edge) => {
    const range = node.ownerDocument.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    return text.width > 0 && (text.left < edge.left - 1 || text.right > edge.right + 1);
  };
  const spills = (element, texts) => {
    const { document: page, getComputedStyle: styleOf } = element.ownerDocument.defaultView;
    for (let box = element; box && box !== page.body; box = box.parentElement) {
      const style = styleOf(box);
      if (style.overflowX !== "visible") return false;
      if (!isPainted(style)) continue;
      const edge = box.getBoundingClientRect();
      return texts.some((node) => leaves(node, edge));
    }
    return false;
  };

  // A box is cut where it hides what does not fit.
  const finding = (element, style) => {
    const isWide = element.scrollWidth > element.clientWidth + 1;
    const isHigh = element.scrollHeight > element.clientHeight + 1;
    if (isTiny(element) || isClipped(style) || style.display === "inline" || style.visibility === "hidden") return null;
    if (clips(style.overflowX) && isWide) return "cut";
    const texts = textNodes(element);
    if (texts.length === 0) return null;
    if (clips(style.overflowY) && isHigh) return "cut";
    return spills(element, texts) ? "overflow" : null;
  };
  const findings = (page) => {
    const view = page.defaultView;
    const result = { overflow: [], cut: [] };
    for (const element of page.body.querySelectorAll("*")) {
      if (element.namespaceURI !== page.documentElement.namespaceURI) continue;
      const kind = finding(element, view.getComputedStyle(element));
      if (kind) result[kind].push(element);
    }
    const root = page.documentElement;
    if (root.scrollWidth > root.clientWidth + 1 && result.overflow.length === 0) result.overflow.push(page.body);
    return result;
  };

  const number = (value) => value.toLocaleString(document.documentElement.lang);
  const mark = (cell, kind, elements) => {
    if (elements.length === 0) return;
    const link = document.createElement("a");
    link.className = "matrix-mark";
    link.href = cell.querySelector(".matrix-open").href;
    const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    icon.setAttribute("class", kind === "overflow" ? "icon mirrored" : "icon");
    icon.setAttribute("aria-hidden", "true");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `#icon-${kind}`);
    icon.append(use);
    const text = table.dataset[kind].replace("{count}", number(elements.length));
    link.append(icon, text);
    link.setAttribute("aria-label", `${text}, ${cell.querySelector("iframe").title}`);
    cell.querySelector(".matrix-marks").append(link);
    cell.classList.add("has-finding");
    for (const element of elements) {
      element.style.outline = "2px dashed #d33";
      element.style.outlineOffset = "-1px";
    }
    found[kind] += 1;
  };

  const tell = () => {
    const hasNone = found.missing + found.overflow + found.cut === 0;
    const isDone = found.measured === total;
    const text = isDone && hasNone && isAskedForNext ? "none" : isDone ? "measured" : "measuring";
    const numbers = { ...found, total };
    status.textContent = status.dataset[text].replace(/\{(\w+)\}/g, (_, name) => number(numbers[name]));
  };
  let telling;
  const measure = async (frame) => {
    const page = frame.contentDocument;
    if (!page?.body || page.URL === "about:blank" || frame.dataset.measured) return;
    frame.dataset.measured = "";
    await page.fonts?.ready;
    const height = Math.ceil(page.documentElement.getBoundingClientRect().height);
    frame.parentElement.style.setProperty("--frame-height", `${Math.min(Math.max(height, 40), 4000)}px`);
    if (!isMeasured(frame)) return;
    const result = findings(page);
    for (const kind of ["overflow", "cut"]) mark(frame.closest("td"), kind, result[kind]);
    found.measured += 1;
    clearTimeout(telling);
    telling = setTimeout(tell, 250);
  };
  for (const frame of frames) {
    frame.addEventListener("load", () => measure(frame));
    if (frame.contentDocument?.readyState === "complete") measure(frame);
  }
  tell();

  // The next finding gets the focus; the first time, what is out of view is loaded and measured too. Where there is none,
  // the status is said anew.
  document.querySelector("[data-next-finding]").addEventListener("click", () => {
    for (const frame of frames) frame.loading = "eager";
    isAskedForNext = true;
    const marks = [...table.querySelectorAll(".matrix-mark")];
    if (marks.length === 0) status.textContent = "";
    clearTimeout(telling);
    telling = setTimeout(tell, 100);
    if (marks.length === 0) return;
    const current = document.activeElement;
    const follows = (link) => current.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING;
    const target = (table.contains(current) && marks.find(follows)) || marks[0];
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: "center", inline: "center" });
  });
})();
