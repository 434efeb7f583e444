// The panel of texts in a host that edits: a click on a text of the preview leads to its field.
import { $, $$, isWhole } from "./documents.js";
import { onUpdate } from "./exchange.js";
import { saveByKey } from "./saving.js";

saveByKey(".string-form");

// The row of the panel whose text an element of the preview shows: the longest one.
const singleSpaced = (text) => text.replace(/\s+/g, " ").trim();
const textsOf = (row) => row.dataset.shown.split("\n").map(singleSpaced).filter(Boolean);
const rowOf = (element) => {
  const labels = ["placeholder", "aria-label", "alt", "title", "value"].map((name) => element.getAttribute?.(name) ?? "");
  const shown = [element.textContent, ...labels].map(singleSpaced).join("\n");
  const length = (row) => Math.max(0, ...textsOf(row).filter((text) => shown.includes(text)).map((text) => text.length));
  const rows = $$(".string[data-shown]").map((row) => [length(row), row]).filter(([found]) => found > 0);
  return rows.sort(([one], [other]) => other - one)[0]?.[1];
};
// What was clicked, or the nearest element around it with a text of few words.
const most = 400;
const open = (target) => {
  for (let element = target; element && element.textContent.length < most; element = element.parentElement) {
    const row = rowOf(element);
    if (!row) continue;
    for (const other of $$(".string-clicked")) other.classList.remove("string-clicked");
    row.classList.add("string-clicked");
    const field = $("textarea", row);
    (field ?? row).scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
    return true;
  }
  return false;
};
const isOpen = () => $(".string-form") !== null;

const watched = new WeakSet();
const watch = () => {
  const page = $("#preview-frame")?.contentDocument;
  if (!isWhole(page) || watched.has(page)) return;
  watched.add(page);
  page.addEventListener("click", (event) => { if (isOpen() && event.target.closest && open(event.target)) event.preventDefault(); }, true);
};
const frames = new WeakSet();
onUpdate(() => {
  const frame = $("#preview-frame");
  if (!frame) return;
  if (!frames.has(frame)) frame.addEventListener("load", watch);
  frames.add(frame);
  watch();
});
