// Improves pages that also work without it: copying, menus, rows, and the scripts that all pages share.
import "./changes.js";
import { showCopied } from "./copied.js";
import { $, $$ } from "./documents.js";
import { onUpdate } from "./exchange.js";
import "./finder.js";
import "./frames.js";
import "./keys.js";
import "./menus.js";
import "./pressed.js";
import "./printing.js";
import "./search.js";
import "./toolbars.js";
import "./tree.js";

// Copies a text of the button or of another element, or the page's address. A list may show a folder only once.
const copying = "[data-copy], [data-copy-from], [data-copy-address]";
document.addEventListener("click", (event) => {
  const button = event.target.closest(copying);
  if (!button) return;
  const { copy, copyFrom, copyAddress } = button.dataset;
  const folder = button.closest("[data-folder]")?.dataset.folder ?? "";
  const own = copyFrom ? document.getElementById(copyFrom).textContent : folder + button.textContent;
  const text = copyAddress === undefined ? copy || own : location.href;
  navigator.clipboard.writeText(text).then(() => showCopied(button), () => {});
});
// Without HTTPS, only pages of the same computer have a clipboard. Places in files can still be read.
if (!navigator.clipboard) onUpdate(() => {
  for (const menu of $$(".copy-menu")) menu.hidden = true;
  for (const button of $$(copying)) button[button.matches(".place") ? "disabled" : "hidden"] = true;
});

// Sets the opacity of the new picture above the old one.
const setOpacity = (slider) => $(`#${slider.dataset.opacity}`)?.style.setProperty("--opacity", slider.value / 100);
document.addEventListener("input", ({ target }) => { if (target.matches("[data-opacity]")) setOpacity(target); });
onUpdate(() => $$("[data-opacity]").forEach(setOpacity));

document.addEventListener("click", (event) => {
  for (const menu of $$("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
});

// Scrolls a row, and nothing around it, so that its current link and the focused link are fully visible, and not where the
// end of the row fades.
const rows = ":is(.topnav, .category-filter, .chip-row, .tabs, .mobile-tabs, .view-sections)";
const show = (link) => {
  const row = link?.closest(rows);
  if (!row) return;
  const [inner, outer] = [link, row].map((element) => element.getBoundingClientRect());
  const fade = parseFloat(getComputedStyle(row).scrollPaddingInlineEnd) || 0;
  const [left, right] = document.documentElement.dir === "rtl" ? [fade, 0] : [0, fade];
  // A browser scrolls by whole pixels.
  row.scrollLeft += Math.ceil(Math.max(0, inner.right - outer.right + right)) + Math.floor(Math.min(0, inner.left - outer.left - left));
};
onUpdate(() => $$(`${rows} [aria-current]`).forEach(show));
document.addEventListener("focusin", (event) => show(event.target.closest(`${rows} a`)));

// A browser leaves a link where it is if a part of it is visible, and its focus ring is then cut off.
document.addEventListener("focusin", ({ target }) => {
  if (target.closest(".table-scroller, .catalog-actions")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
});
