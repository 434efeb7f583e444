// Measures the previews of the matrix in the browser: what is wider than its frame, and what is cut off.
(() => {
  "use strict";
  const table = document.querySelector(".matrix");
  const status = document.querySelector("#matrix-status");
  const frames = [...table.querySelectorAll("iframe")];
  const found = { measured: 0, overflow: 0, cut: 0 };

  // Hidden from sight on purpose, for screen readers alone.
  const isTiny = (element) => element.clientWidth <= 1 || element.clientHeight <= 1;
  const clips = (value) => value === "hidden" || value === "clip";
  const hasText = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());

  // A text spills where it leaves the box that is painted around it, and nothing between them hides or scrolls it.
  const isPainted = (style) => style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.backgroundImage !== "none"
    || parseFloat(style.borderLeftWidth) + parseFloat(style.borderRightWidth) > 0;
  const spills = (element) => {
    const { document: page, getComputedStyle: styleOf } = element.ownerDocument.defaultView;
    const range = page.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    for (let box = element; box && box !== page.body; box = box.parentElement) {
      const style = styleOf(box);
      if (style.overflowX !== "visible") return false;
      if (!isPainted(style)) continue;
      const edge = box.getBoundingClientRect();
      return text.left < edge.left - 1 || text.right > edge.right + 1;
    }
    return false;
  };

  // A box is cut where it hides what does not fit.
  const finding = (element, style) => {
    const isWide = element.scrollWidth > element.clientWidth + 1;
    const isHigh = element.scrollHeight > element.clientHeight + 1;
    if (isTiny(element) || style.display === "inline" || style.visibility === "hidden") return null;
    if (clips(style.overflowX) && isWide) return "cut";
    if (clips(style.overflowY) && isHigh && hasText(element)) return "cut";
    return hasText(element) && spills(element) ? "overflow" : null;
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
    link.append(icon, table.dataset[kind].replace("{count}", elements.length.toLocaleString(document.documentElement.lang)));
    cell.querySelector(".matrix-marks").append(link);
    cell.classList.add("has-finding");
    for (const element of elements) {
      element.style.outline = "2px dashed #d33";
      element.style.outlineOffset = "-1px";
    }
    found[kind] += 1;
  };

  const number = (value) => value.toLocaleString(document.documentElement.lang);
  const tell = () => {
    const text = found.measured < frames.length ? status.dataset.measuring : status.dataset.measured;
    status.textContent = text.replace("{measured}", number(found.measured)).replace("{total}", number(frames.length))
      .replace("{overflow}", number(found.overflow)).replace("{cut}", number(found.cut));
  };
  let telling;
  const measure = async (frame) => {
    const page = frame.contentDocument;
    if (!page?.body || page.URL === "about:blank" || frame.dataset.measured) return;
    frame.dataset.measured = "";
    await page.fonts?.ready;
    const height = Math.ceil(page.documentElement.getBoundingClientRect().height);
    frame.parentElement.style.setProperty("--frame-height", `${Math.min(Math.max(height, 40), 4000)}px`);
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

  // The next finding gets the focus; the first time, what is out of view is loaded and measured too.
  document.querySelector("[data-next-finding]").addEventListener("click", () => {
    for (const frame of frames) frame.loading = "eager";
    const marks = [...table.querySelectorAll(".matrix-mark")];
    if (marks.length === 0) return;
    const next = marks.find((link) => document.activeElement.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING && table.contains(document.activeElement));
    const target = next ?? marks[0];
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: "center", inline: "center" });
  });
})();
