// The tree of views: shown or hidden, its closed groups, and its keys.
import { $, $$, parsePage } from "./documents.js";
import { onUpdate, refresh, refreshParts } from "./exchange.js";
import { forget, remember } from "./memory.js";
import { entryFor, isLetter } from "./menus.js";
import { morph } from "./morph.js";

const root = document.documentElement;

// Hides the tree next to the page. remembered.js hides it on the next page.
document.addEventListener("click", (event) => {
  if (!event.target.closest?.(".sidebar-button") || !matchMedia("(min-width: 900px)").matches) return;
  event.preventDefault();
  if (root.dataset.tree) delete root.dataset.tree;
  else root.dataset.tree = "closed";
  remember("tree", root.dataset.tree ?? "open");
});

// Stores the closed groups for remembered.js. The group of the current preview opens.
document.addEventListener("toggle", ({ target }) => {
  if (!target.matches("[data-remember]")) return;
  const list = $("ul[data-whole]", target);
  if (list) {
    if (target.open && !isFilled(list)) fill([list]);
    return;
  }
  if (target.open) forget(target.dataset.remember);
  else remember(target.dataset.remember, "closed");
}, true);

// In a large tree, a group without views gets them when it opens, from a page that has the views of all groups. They
// are as current as the page around them: each update of the page asks for them again.
const isFilled = (list) => $("[data-names]", list) !== null;
let whole = { text: "", views: new Map() };
let asked = 0;
const wholeTree = async (address) => {
  const turn = ++asked;
  const response = await fetch(address);
  const text = await response.text();
  // An older page that comes later has other addresses.
  if (turn !== asked || !response.ok || (text === whole.text && whole.url === response.url)) return;
  const page = parsePage(text, response.url);
  const base = page.createElement("base");
  base.href = response.url;
  page.head.prepend(base);
  for (const link of $$(".tree a", page)) link.setAttribute("href", link.href);
  const views = new Map($$(".tree-feature", page).map((group) => [group.dataset.remember, $("ul", group)]));
  whole = { text, url: response.url, views };
};
const rules = { key: (element) => element.dataset.names ?? "", keeps: () => false, keepsAttribute: (_, name) => /^(hidden|tabindex|data-(whole|rank|best))$/.test(name) };
const show = (lists) => {
  for (const list of lists) {
    const views = whole.views.get(list.closest("details").dataset.remember);
    if (views && list.isConnected) morph(list, views.cloneNode(true), rules);
  }
  prepareSoon();
};
const fill = async (lists) => {
  if (!lists.length) return;
  show(lists);
  await wholeTree(lists[0].dataset.whole).catch(() => {});
  show(lists);
};
const lazyLists = () => $$(".tree ul[data-whole]");
// Calls a function when all groups have their views: at once, or after a request.
export const withWholeTree = (ready) => {
  const lists = lazyLists().filter((list) => !isFilled(list));
  if (lists.length) fill(lists).then(ready);
  else ready();
};
onUpdate(() => { fill(lazyLists().filter(isFilled)); });

// One entry of the tree is in the order of the Tab key: the one that had the focus last, or else the current preview. Arrow
// keys lead to the others.
const allEntries = () => $$(".tree summary, .tree a");
let stop;
const roam = (next) => {
  stop = next;
  for (const entry of allEntries()) entry.tabIndex = entry === stop ? 0 : -1;
};
const prepareStop = () => {
  // In a tree that is hidden, nothing is shown.
  const shown = entries().length > 0 ? entries() : allEntries().slice(0, 1);
  roam(shown.find((entry) => entry === stop) ?? shown.find((entry) => entry.matches("[aria-current='page']")) ?? shown[0]);
};
document.addEventListener("focusin", ({ target }) => { if (target !== stop && target.matches?.(".tree :is(summary, a)")) roam(target); });
// What is shown has changed.
const prepareSoon = () => { requestAnimationFrame(prepareStop); };
document.addEventListener("toggle", ({ target }) => { if (target.matches?.(".tree-feature, #siteSidebar")) prepareSoon(); }, true);
document.addEventListener("input", ({ target }) => { if (target.matches?.("[data-filter='tree']")) prepareSoon(); });
onUpdate(prepareSoon);

// Scrolls to the current preview, unless it is in view. A tree that opens over the page on a small screen begins with the
// links to the other pages.
export const showCurrent = () => {
  const sidebar = $("#siteSidebar");
  const link = $("#siteSidebar :is(.tree, .docs-nav) [aria-current='page']");
  if (!link) return;
  const group = link.closest("details");
  if (group) group.open = true;
  const [inner, outer] = [link, sidebar].map((element) => element.getBoundingClientRect());
  if (inner.top > outer.top + 60 && inner.bottom < outer.bottom - 20) return;
  sidebar.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2;
};
// An update of the same page leaves the tree where the reader has scrolled it.
let shownPath;
onUpdate(() => {
  if (location.pathname !== shownPath) showCurrent();
  shownPath = location.pathname;
});

// Arrow keys move through the tree as in a file browser: in and out of groups, to the first and the last. Letters find
// the next entry that begins with them.
const isShown = (element) => element.checkVisibility();
const entries = () => $$(".tree summary, .tree a").filter(isShown);
const parentOf = (entry) => {
  const item = entry.closest("ul ul") ? $("a", entry.closest("ul ul").parentElement) : null;
  return item ?? $("summary", entry.closest("details"));
};
const out = (entry) => {
  if (entry.matches("details[open] > summary")) entry.parentElement.open = false;
  else if (entry.matches("a")) parentOf(entry).focus();
};
const into = (entry, next) => {
  if (entry.matches("details:not([open]) > summary")) entry.parentElement.open = true;
  else next?.focus();
};
document.addEventListener("keydown", (event) => {
  const entry = event.target.closest?.(".tree :is(summary, a)");
  if (!entry || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = entries();
  const index = all.indexOf(entry);
  const isReversed = root.dir === "rtl";
  const key = { ArrowLeft: isReversed ? "in" : "out", ArrowRight: isReversed ? "out" : "in" }[event.key] ?? event.key;
  const actions = {
    ArrowDown: () => all[index + 1]?.focus(), ArrowUp: () => all[index - 1]?.focus(),
    Home: () => all[0].focus(), End: () => all.at(-1).focus(),
    in: () => into(entry, all[index + 1]), out: () => out(entry),
  };
  // After a click on an entry, letters are shortcuts, as everywhere.
  const found = isLetter(event.key) && entry.matches(":focus-visible") ? entryFor(event.key, all, entry) : null;
  if (!actions[key] && !found) return;
  (actions[key] ?? (() => found.focus()))();
  event.preventDefault();
}, true);

// Marks previews while problems are found, more and more rarely. A matrix would be measured anew, so only its tree is
// marked.
const soon = 700;
let looking;
let wait = soon;
const mark = () => ($(".matrix") ? refreshParts("#siteSidebar").then(look) : refresh());
const look = () => {
  clearTimeout(looking);
  const isLooking = $("[data-looking]");
  if (isLooking) looking = setTimeout(() => mark().catch(() => {}), wait);
  wait = isLooking ? Math.min(wait * 1.5, 5000) : soon;
};
onUpdate(look);
