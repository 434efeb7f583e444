// The sets of values that the reader saves with names. The address has the name with the values, so that a link shows them elsewhere.
import { onUpdate, replaceAddress, visit } from "./exchange.js";
import { recallList, rememberList } from "./memory.js";

const $ = (selector) => document.querySelector(`[data-value-sets] ${selector}`);
const prefix = "arg.";
// The previews of a view have the same controls.
const key = () => `sets.${location.pathname.split("/").at(-2)}`;
const current = () => new URL(location).searchParams.get("set") ?? "";
const saved = () => recallList(key()).filter((set) => typeof set?.name === "string" && Array.isArray(set.values));

// The address of this page with other values and their name.
const address = (name, values) => {
  const url = new URL(location);
  for (const old of [...url.searchParams.keys()]) if (old.startsWith(prefix) || old === "set") url.searchParams.delete(old);
  for (const [path, text] of values) url.searchParams.set(prefix + path, text);
  if (name) url.searchParams.set("set", name);
  return url.href;
};
const valuesNow = () => [...new URL(location).searchParams].filter(([name]) => name.startsWith(prefix))
  .map(([name, text]) => [name.slice(prefix.length), text]);

const show = () => {
  const list = $("select");
  if (!list) return;
  const name = current();
  const names = saved().map((set) => set.name);
  if (name && !names.includes(name)) names.unshift(name);
  list.replaceChildren(list.options[0], ...names.map((text) => new Option(text, text, false, text === name)));
  if (!name) list.selectedIndex = 0;
  $("[data-value-set-delete]").hidden = !saved().some((set) => set.name === name);
};

const save = () => {
  const name = $("[data-value-set-name]").value.trim();
  if (!name) return;
  const values = valuesNow();
  rememberList(key(), [...saved().filter((set) => set.name !== name), { name, values }]);
  $("[popover]").hidePopover();
  replaceAddress(address(name, values));
  visit(location.href, { entry: "replace" });
};

document.addEventListener("change", ({ target }) => {
  if (target !== $("select")) return;
  const set = saved().find((other) => other.name === target.value);
  visit(address(set?.name, set?.values ?? []));
});
document.addEventListener("click", ({ target }) => {
  if (target.closest?.("[data-value-set-save]")) save();
  if (!target.closest?.("[data-value-set-delete]")) return;
  rememberList(key(), saved().filter((set) => set.name !== current()));
  visit(address("", valuesNow()), { entry: "replace" });
});
document.addEventListener("keydown", (event) => {
  if (event.target !== $("[data-value-set-name]") || event.key !== "Enter") return;
  event.preventDefault();
  save();
});
onUpdate(show);
