// Measures the previews of the matrix in the browser, and marks the findings.
import { $, $$ } from "./documents.js";
import { onUpdate } from "./exchange.js";
import { findings } from "./findings.js";
import { fitHeight, onLoad, showInOrder } from "./frames.js";

const isMeasured = (frame) => !frame.closest("[data-unmeasured]");
const number = (value) => value.toLocaleString(document.documentElement.lang);
const table = () => $(".matrix");
const frames = () => $$("iframe", table());

// What was found in the document of each frame. It stays while the page around it is updated.
const results = new WeakMap();
const icons = { overflow: "icon mirrored", cut: "icon", broken: "icon" };
const markOf = (cell, kind, elements) => {
  const link = document.createElement("a");
  link.className = "matrix-mark";
  link.href = $(".matrix-open", cell).href;
  link.dataset.found = kind;
  const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  icon.setAttribute("class", icons[kind]);
  icon.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#siteIcon-${kind === "broken" ? "error" : kind}`);
  icon.append(use);
  const text = table().dataset[kind].replace("{count}", number(elements.length));
  link.append(icon, text);
  link.setAttribute("aria-label", `${text}, ${$("iframe", cell).title}`);
  return link;
};
const mark = (frame) => {
  const cell = frame.closest("td");
  const found = Object.entries(results.get(frame) ?? {}).filter(([, elements]) => elements.length > 0);
  for (const old of $$("[data-found]", cell)) old.remove();
  $(".matrix-marks", cell).append(...found.map(([kind, elements]) => markOf(cell, kind, elements)));
  cell.classList.toggle("has-finding", found.length > 0);
  for (const element of found.flatMap(([kind, elements]) => (kind === "broken" ? [] : elements))) {
    element.style.outline = "2px dashed #d33";
    element.style.outlineOffset = "-1px";
  }
};

let isAskedForNext = false;
const tell = () => {
  if (!table()) return;
  const status = $("#matrix-status");
  const all = frames().filter(isMeasured);
  const marked = (kind) => $$(`[data-mark="${kind}"]`, table()).length;
  const withFound = (kind) => all.filter((frame) => results.get(frame)?.[kind].length > 0).length;
  const numbers = {
    total: all.length, measured: all.filter((frame) => results.has(frame)).length, missing: marked("missing"),
    wrong: marked("wrong") + marked("unreadable"), overflow: withFound("overflow"), cut: withFound("cut"),
  };
  const hasNone = numbers.missing + numbers.wrong + numbers.overflow + numbers.cut + withFound("broken") === 0;
  const isDone = numbers.measured === numbers.total;
  const text = isDone && hasNone && isAskedForNext ? "none" : isDone ? "measured" : "measuring";
  status.textContent = status.dataset[text].replace(/\{(\w+)\}/g, (_, name) => number(numbers[name]));
};
let telling;
const tellSoon = () => {
  clearTimeout(telling);
  telling = setTimeout(tell, 250);
};

const reveal = showInOrder(".matrix tbody tr");

const resize = (frame, page) => {
  let height;
  fitHeight(frame, page.documentElement, (fitting) => {
    height = Math.min(Math.max(fitting, 40), 4000);
    frame.parentElement.style.setProperty("--frame-height", `${height}px`);
  });
  frame.dataset.sized = "";
  // The others of its row are probably as high.
  const row = frame.closest("tr").style;
  row.setProperty("--row-height", `${Math.max(height, parseFloat(row.getPropertyValue("--row-height")) || 0)}px`);
};
const measure = async (frame) => {
  const page = frame.contentDocument;
  if (!page?.body || page.URL === "about:blank" || !frame.isConnected) return;
  await page.fonts?.ready;
  if (frame.contentDocument !== page || !table()) return;
  resize(frame, page);
  reveal();
  if (!isMeasured(frame)) return;
  // The page of an error would have no findings.
  const isBroken = page.body.dataset.content === undefined;
  const { overflow, cut } = isBroken ? { overflow: [], cut: [] } : findings(page);
  results.set(frame, { overflow, cut, broken: isBroken ? [page.body] : [] });
  mark(frame);
  if (frames().filter(isMeasured).every((other) => results.has(other))) tell();
  else tellSoon();
};

// Focuses the next finding. The first time, previews out of view are loaded and measured, too. If there is no finding,
// the status is announced again.
const focusNext = () => {
  for (const frame of frames()) frame.loading = "eager";
  isAskedForNext = true;
  const marks = $$(".matrix-mark", table());
  if (marks.length === 0) $("#matrix-status").textContent = "";
  clearTimeout(telling);
  telling = setTimeout(tell, 100);
  if (marks.length === 0) return;
  const current = document.activeElement;
  const follows = (link) => current.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING;
  const target = (table().contains(current) && marks.find(follows)) || marks[0];
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: "center", inline: "center" });
};
document.addEventListener("click", ({ target }) => { if (target.closest?.("[data-next-finding]")) focusNext(); });

let shown;
onUpdate(() => {
  if (!table()) return;
  if (shown !== table()) isAskedForNext = false;
  shown = table();
  for (const frame of frames()) {
    if (results.has(frame)) mark(frame);
    onLoad(frame, () => measure(frame));
  }
  reveal();
  tell();
});
