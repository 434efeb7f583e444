// Keys in a list of entries: arrow keys move through an open menu, and letters find the next entry that begins with them.
import { $, $$ } from "./documents.js";
import { takesText, targetOf } from "./typing.js";

const textOf = (entry) => ($("bdi, span", entry) ?? entry).textContent.trim().toLowerCase();
let typed = "";
let typing;
// Returns the entry that begins with the letters that were typed in quick succession.
export const entryFor = (letter, entries, entry) => {
  clearTimeout(typing);
  typing = setTimeout(() => { typed = ""; }, 700);
  typed += letter.toLowerCase();
  const start = entries.indexOf(entry) + (typed.length === 1 ? 1 : 0);
  return [...entries.slice(start), ...entries.slice(0, start)].find((other) => textOf(other).startsWith(typed));
};
export const isLetter = (key) => /^[\p{L}\p{N}]$/u.test(key);

document.addEventListener("keydown", (event) => {
  const menu = event.target.closest?.("details.menu[open]");
  if (!menu || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || takesText(targetOf(event))) return;
  const entries = $$(".menu-list :is(a[href], button:enabled)", menu).filter((entry) => entry.checkVisibility());
  const index = entries.indexOf(event.target);
  const places = { ArrowDown: (index + 1) % entries.length, ArrowUp: index < 0 ? -1 : index - 1, Home: 0, End: -1 };
  if (!(event.key in places) && !isLetter(event.key)) return;
  event.preventDefault();
  (event.key in places ? entries.at(places[event.key]) : entryFor(event.key, entries, event.target))?.focus();
});
