// Shortcuts of single keys, and their list.
import { $, $$ } from "./documents.js";
import { closeMenus, onUpdate } from "./exchange.js";
import { forget, recall, remember } from "./memory.js";
import { focusSearch } from "./search.js";
import { isLost, takesText, targetOf } from "./typing.js";

// The letter of a key, also with caps lock, or with a layout of another script.
export const keyOf = ({ key, code, shiftKey }) => {
  if (!/^\p{L}$/u.test(key)) return key;
  if (!/^[a-z]$/i.test(key) && /^Key[A-Z]$/.test(code)) return code.at(-1).toLowerCase();
  return shiftKey ? key : key.toLowerCase();
};

// Shortcuts: each key presses the link or button that names it. They can be turned off (WCAG 2.1.4).
const areOff = () => recall("keys") === "off";
const arrows = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };
// A key first acts in the part of the page that has the focus. Outside of such parts, their keys do nothing.
// A key that is held down walks through pages, but decides nothing again.
const pressShortcut = (key, focused, isHeld) => {
  if (key === "/") {
    focusSearch();
    return true;
  }
  const name = document.documentElement.dir === "rtl" ? arrows[key] ?? key : key;
  const part = focused.closest?.("[data-shortcuts]");
  const targets = $$(`[aria-keyshortcuts~="${CSS.escape(name)}"]`);
  const target = targets.find((other) => part?.contains(other)) ?? targets.find((other) => !other.closest("[data-shortcuts]"));
  if (!isHeld || target?.matches("a[href]")) target?.click();
  return Boolean(target);
};
document.addEventListener("keydown", (event) => {
  const target = targetOf(event);
  const key = keyOf(event);
  // Some layouts have brackets only on the third level.
  const isModified = event.metaKey || event.ctrlKey || (event.altKey && !/^[[\]]$/.test(key));
  // Behind a dialog, keys do nothing. An open menu has keys of its own.
  if (isModified || event.isComposing || event.defaultPrevented || $("dialog:modal")) return;
  if (takesText(target)) {
    if (key === "Escape" && target.matches("[type=search]")) target.blur();
  } else if (key === "Escape") closeMenus();
  else if (!$("details.menu[open]") && !isLost() && (key.length === 1 || (key in arrows && !target.matches("input"))) && !areOff() && pressShortcut(key, target, event.repeat)) event.preventDefault();
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
  if (target.checked) forget("keys");
  else remember("keys", "off");
});
onUpdate(() => { for (const box of $$("[data-keys]")) box.checked = !areOff(); });
