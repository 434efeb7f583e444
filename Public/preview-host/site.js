// Improves pages that also work without it: shortcuts, copying, menus, and the scripts that all pages share.
import "./changes.js";
import "./code.js";
import { $, $$, announce, closeMenus, onUpdate } from "./exchange.js";
import "./finder.js";
import "./frames.js";
import { focusSearch } from "./search.js";
import "./tree.js";

// Copies a text of the button or of another element, or the page's address. A list may show a folder only once.
const copied = (button) => {
  if ("done" in button.dataset) return;
  const use = $("use", button);
  const icon = use?.getAttribute("href");
  use?.setAttribute("href", "#siteIcon-check");
  button.dataset.done = "";
  announce($("#siteAnnouncer").dataset.copied);
  setTimeout(() => { use?.setAttribute("href", icon); delete button.dataset.done; }, 1200);
};
const copying = "[data-copy], [data-copy-from], [data-copy-address]";
document.addEventListener("click", (event) => {
  const button = event.target.closest(copying);
  if (!button) return;
  const { copy, copyFrom, copyAddress } = button.dataset;
  const folder = button.closest("[data-folder]")?.dataset.folder ?? "";
  const own = copyFrom ? document.getElementById(copyFrom).textContent : folder + button.textContent;
  const text = copyAddress === undefined ? copy || own : location.href;
  navigator.clipboard.writeText(text).then(() => copied(button), () => {});
});
// Without HTTPS, only pages of the same computer have a clipboard. Places in files can still be read.
if (!navigator.clipboard) onUpdate(() => {
  for (const button of $$(copying)) button[button.matches(".place") ? "disabled" : "hidden"] = true;
});

// Sets the opacity of the new picture above the old one.
const setOpacity = (slider) => $(`#${slider.dataset.opacity}`)?.style.setProperty("--opacity", slider.value / 100);
document.addEventListener("input", ({ target }) => { if (target.matches("[data-opacity]")) setOpacity(target); });
onUpdate(() => $$("[data-opacity]").forEach(setOpacity));

// Shortcuts: each key presses the link or button that names it. They can be turned off (WCAG 2.1.4).
const areOff = () => localStorage.getItem("preview-host.keys") === "off";
const isTyping = (target) => target.closest?.("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]");
const arrows = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };
// A key first acts in the part of the page that has the focus. Outside of such parts, their keys do nothing.
const pressShortcut = (key, focused) => {
  if (key === "/") {
    focusSearch();
    return true;
  }
  const name = document.documentElement.dir === "rtl" ? arrows[key] ?? key : key;
  const part = focused.closest?.("[data-shortcuts]");
  const targets = $$(`[aria-keyshortcuts~="${CSS.escape(name)}"]`);
  const target = targets.find((other) => part?.contains(other)) ?? targets.find((other) => !other.closest("[data-shortcuts]"));
  target?.click();
  return Boolean(target);
};
document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
  if (isTyping(target)) {
    if (key === "Escape" && target.matches("[type=search]")) target.blur();
  } else if (key === "Escape") closeMenus();
  else if ((key.length === 1 || (key in arrows && !target.matches("input"))) && !areOff() && pressShortcut(key, target)) event.preventDefault();
});

// The list of shortcuts shows only those that work on this page, and has the focus while it is open.
const hasTarget = (key) => key === "/" || $(`[aria-keyshortcuts~="${CSS.escape(key)}"]`);
document.addEventListener("beforetoggle", ({ target }) => {
  if (target.id !== "siteKeys") return;
  for (const row of $$(".key-list > div")) row.hidden = !$$("kbd", row).some((key) => hasTarget(key.dataset.key ?? key.textContent));
}, true);
document.addEventListener("toggle", ({ target, newState }) => {
  if (target.id === "siteKeys" && newState === "open") $("button", target).focus();
}, true);
document.addEventListener("change", ({ target }) => {
  if (!target.matches("[data-keys]")) return;
  if (target.checked) localStorage.removeItem("preview-host.keys");
  else localStorage.setItem("preview-host.keys", "off");
});
onUpdate(() => { for (const box of $$("[data-keys]")) box.checked = !areOff(); });

document.addEventListener("click", (event) => {
  for (const menu of $$("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
});

// Scrolls a row so that its current link and the focused link are fully visible.
const show = (link) => link?.scrollIntoView({ block: "nearest", inline: "nearest" });
const rows = ":is(.topnav, .category-filter, .tabs, .mobile-tabs, .view-sections)";
onUpdate(() => $$(`${rows} [aria-current]`).forEach(show));
document.addEventListener("focusin", (event) => show(event.target.closest(`${rows} a`)));

// A browser leaves a link where it is if a part of it is visible, and its focus ring is then cut off.
document.addEventListener("focusin", ({ target }) => {
  if (target.closest(".table-scroller")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
});
