// Lets the preview follow its controls while values are entered.
import { onUpdate, visitInPlace } from "./exchange.js";

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
  // A name belongs to the values that were saved with it.
  for (const name of [...url.searchParams.keys()]) if (name.startsWith(prefix) || name === "set") url.searchParams.delete(name);
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
  if (!target.form || target.form !== form() || !target.name.startsWith(prefix)) return;
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
// What stands beside a field, such as a slider, sets it, and shows what is entered in it.
const set = (entry, value) => {
  entry.value = value;
  entry.dispatchEvent(new Event("input", { bubbles: true }));
};
document.addEventListener("input", ({ target }) => {
  if (target.dataset.sets) set(document.getElementById(target.dataset.sets), target.value);
  else if (target.form === form() && target.id) {
    for (const other of document.querySelectorAll(`#controls [data-sets="${CSS.escape(target.id)}"]`)) other.value = target.value;
  }
});
const count = (entry, step) => { if (/^-?\d{0,15}$/.test(entry.value)) set(entry, Number(entry.value) + step); };
// The arrow keys count a number up and down.
document.addEventListener("keydown", (event) => {
  const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (!step || !event.target.matches?.("#controls [data-step]")) return;
  event.preventDefault();
  count(event.target, step);
});

// Buttons: those of a stepper, and those that give a list other elements or another order.
const arrange = (button) => {
  if (button.ariaDisabled === "true") return;
  if ("removes" in button.dataset) button.closest("[data-control]").querySelectorAll("[name]").forEach((entry) => { entry.disabled = true; });
  const entry = form().elements[button.dataset.list];
  entry.value = button.dataset.order;
  enter(0);
};
document.addEventListener("click", ({ target }) => {
  const button = target.closest?.("#controls button");
  if (button?.dataset.steps) count(document.getElementById(button.dataset.for), Number(button.dataset.steps));
  else if (button?.dataset.order !== undefined) arrange(button);
});

// What is needed only in some panels.
const load = () => {
  if (document.querySelector("[data-value-sets]")) import("./value-sets.js");
  if (document.querySelector("[data-controls-filter]")) import("./control-filter.js");
};
onUpdate(load);
