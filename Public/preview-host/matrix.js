// Measures the previews of the matrix in the browser, and marks the findings.
import { onUpdate } from "./exchange.js";
import { findings } from "./findings.js";
import { fitHeight } from "./frames.js";

const isMeasured = (frame) => !frame.closest("[data-unmeasured]");
const number = (value) => value.toLocaleString(document.documentElement.lang);

// The findings of one table.
const measureTable = (table) => {
  const status = document.querySelector("#matrix-status");
  const frames = [...table.querySelectorAll("iframe")];
  const total = frames.filter(isMeasured).length;
  const marked = (kind) => table.querySelectorAll(`[data-mark="${kind}"]`).length;
  const found = {
    measured: 0, missing: marked("missing"), wrong: marked("wrong") + marked("unreadable"), overflow: 0, cut: 0,
  };
  let isAskedForNext = false;

  const mark = (cell, kind, elements) => {
    if (elements.length === 0) return;
    const link = document.createElement("a");
    link.className = "matrix-mark";
    link.href = cell.querySelector(".matrix-open").href;
    const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    icon.setAttribute("class", kind === "overflow" ? "icon mirrored" : "icon");
    icon.setAttribute("aria-hidden", "true");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `#siteIcon-${kind}`);
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
    const hasNone = found.missing + found.wrong + found.overflow + found.cut === 0;
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
    let height;
    fitHeight(frame, page.documentElement, (fitting) => {
      height = Math.min(Math.max(fitting, 40), 4000);
      frame.parentElement.style.setProperty("--frame-height", `${height}px`);
    });
    // The others of its row are probably as high.
    const row = frame.closest("tr").style;
    row.setProperty("--row-height", `${Math.max(height, parseFloat(row.getPropertyValue("--row-height")) || 0)}px`);
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

  // Focuses the next finding. The first time, previews out of view are loaded and measured, too. If there is no finding,
  // the status is announced again.
  document.querySelector("[data-next-finding]").onclick = () => {
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
  };
};

onUpdate(() => {
  const table = document.querySelector(".matrix");
  if (table) measureTable(table);
});
