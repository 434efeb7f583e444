// Lets the preview follow its controls while values are entered.
import { visitInPlace } from "./exchange.js";

const typingPause = 150;
const prefix = "arg.";
const form = () => document.getElementById("controls");

// The changed arguments. What equals the starting value is left out, as in all addresses.
const changed = () => {
  const entries = new Map([...new FormData(form())].filter(([name]) => name.startsWith(prefix)));
  const texts = new Map();
  for (const control of form().querySelectorAll("[data-control]")) {
    const { control: path, start, startNil } = control.dataset;
    const name = prefix + path;
    const nilName = `${name}.nil`;
    if (!entries.has(name)) continue;
    const isOptional = control.querySelector(`[name="${CSS.escape(nilName)}"]`) !== null;
    if (entries.get(nilName) === "true") {
      if (startNil === undefined) texts.set(nilName, "true");
    } else if (entries.get(name) !== start || (startNil !== undefined && isOptional)) texts.set(name, entries.get(name));
  }
  return texts;
};

// The address of this page with other arguments.
const address = () => {
  const url = new URL(location.href);
  for (const name of [...url.searchParams.keys()]) if (name.startsWith(prefix)) url.searchParams.delete(name);
  for (const [name, text] of changed()) url.searchParams.set(name, text);
  return url.href;
};

// A page without the controls says why there are none.
const refuse = (page) => {
  const error = form().querySelector("[data-controls-error]");
  error.textContent = page.querySelector("h1")?.parentElement.textContent.trim() ?? page.title;
  error.hidden = false;
};

let typing;
const enter = (pause) => {
  const path = location.pathname;
  clearTimeout(typing);
  typing = setTimeout(() => { visitInPlace(path, address, { refuse }).catch(() => {}); }, pause);
};

// A value that is no longer nil is what it was before, or else the starting value.
const before = new Map();
const keyOf = (entry) => `${location.pathname} ${entry.name}`;
const toggleNil = (none) => {
  const entry = document.getElementById(none.id.slice(0, -".nil".length));
  if (!entry?.matches("textarea")) return;
  if (none.checked) before.set(keyOf(entry), entry.value);
  else if (!entry.value) entry.value = before.get(keyOf(entry)) ?? entry.closest("[data-control]").dataset.start;
};

document.addEventListener("input", ({ target }) => {
  if (!target.form || target.form !== form()) return;
  if (target.id.endsWith(".nil")) toggleNil(target);
  // A text that is entered is not nil.
  const none = target.matches("textarea") && document.getElementById(`${target.id}.nil`);
  if (none) none.checked = false;
  enter(target.matches("select, [type=checkbox]") ? 0 : typingPause);
});
document.addEventListener("submit", (event) => {
  if (event.target !== form()) return;
  event.preventDefault();
  enter(0);
}, true);
document.addEventListener("click", (event) => { if (event.target.closest("[data-control-reset]")) clearTimeout(typing); });
// The arrow keys count a number up and down.
document.addEventListener("keydown", (event) => {
  const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  const entry = event.target;
  if (!step || !entry.matches?.("#controls [data-step]") || !/^-?\d{1,15}$/.test(entry.value)) return;
  event.preventDefault();
  entry.value = Number(entry.value) + step;
  enter(typingPause);
});
