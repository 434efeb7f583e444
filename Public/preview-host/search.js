// Finds previews: filters the tree and the cards while typing, and searches everything on every page.
import { $, $$, slugOf } from "./documents.js";
import { announce, onUpdate, replaceAddress, visitInPlace } from "./exchange.js";
import { findEverything } from "./results.js";
import { folded, marked, rank, searchable, wordsOf } from "./search-rank.js";
import { showCurrent, withWholeTree } from "./tree.js";

const root = document.documentElement;
const soon = 120;

// The best match in a card or a view of the tree, which its link opens. Of several, the one that a card shows, or the first.
const best = (item, feature, words) => {
  const { names, previews } = item.dataset;
  const found = previews.split("\n").map((line) => {
    const own = line.split("\t");
    return { slug: own[1], rank: rank(searchable([...own, ...names.split("\t")], [feature]), words) };
  });
  const start = found.find(({ slug }) => slug === item.dataset.shown) ?? found[0];
  return found.reduce((first, other) => (other.rank < first.rank ? other : first), start);
};
// A card shows the match.
const tell = (item, slug) => item.dispatchEvent(new CustomEvent("found", { bubbles: true, detail: slug }));
// Says that nothing is found, as soon as texts have been searched, too.
const showIfEmpty = (list, isDone) => {
  const isFound = $$("[data-previews]", list).some((item) => !item.hidden);
  const empty = $(".tree-empty, .filtered-empty", list);
  if (empty && (isFound || isDone)) empty.hidden = isFound;
};
// The section of a feature says how many of its cards are shown, and is as wide as they are.
const showShown = (group, shown) => {
  const count = $(".feature-title > .count", group);
  if (!count) return;
  count.textContent = shown.toLocaleString(root.lang);
  group.dataset.views = shown;
};
// Filters the tree or the cards.
const listOf = (input) => $(`[data-filtered="${input.dataset.filter}"]`);
const filter = (input) => {
  const list = listOf(input);
  if (!list) return;
  const words = wordsOf(input.value);
  const items = $$("[data-previews]", list);
  for (const group of $$(".feature, .tree-feature", list)) {
    const name = $(":is(.feature-title, summary) > span", group).textContent;
    let shown = 0;
    for (const item of $$("[data-previews]", group)) {
      const { slug, rank } = best(item, name, words);
      item.hidden = rank === Infinity;
      item.dataset.rank = rank;
      item.dataset.best = words.length ? slug : "";
      if (!item.hidden) tell(item, item.dataset.best);
      if (!item.hidden) shown += 1;
    }
    group.hidden = shown === 0;
    if ($("ul[data-whole]", group)) group.open = words.length > 0;
    showShown(group, shown);
  }
  showIfEmpty(list, !words.length);
};
// Marks what is found in the names of views and previews.
const rangesIn = (name, words) => {
  let end = 0;
  return marked(name.data, words).flatMap(({ text, isFound }) => {
    const range = new Range();
    range.setStart(name, end);
    end += text.length;
    range.setEnd(name, end);
    return isFound ? [range] : [];
  });
};
const markNames = () => {
  const ranges = $$("[data-filter]").flatMap((input) => {
    const [words, list] = [wordsOf(input.value), listOf(input)];
    if (!list || words.length === 0) return [];
    return $$("[data-previews]:not([hidden]) bdi", list).map(({ firstChild }) => firstChild)
      .filter((name) => name && words.some((word) => folded(name.data).includes(word)))
      .flatMap((name) => rangesIn(name, words));
  });
  CSS.highlights?.set("found", new Highlight(...ranges));
};
// Says how many views are shown, to those who do not see it. The host says it of what it has filtered.
const tellCount = (list, isFiltered) => {
  const status = $(".filter-found", list);
  const count = $$("[data-previews]:not([hidden])", list).length;
  if (status) status.textContent = isFiltered ? status.dataset.text.replace("{count}", count.toLocaleString(root.lang)) : "";
};
// The chips of the categories count the same views. Those of other categories are not on a page of one, so their number is
// unknown, as is what the page leaves out because it shows only previews with problems.
const counts = new WeakMap();
const noteCounts = () => { for (const count of $$(".category-filter .count")) counts.set(count, count.textContent); };
const iconOf = (element) => $("use", element)?.getAttribute("href");
const countChips = (list, isFiltered) => {
  const chips = $$(".category-filter .chip");
  const isWhole = chips[0]?.hasAttribute("aria-current") && !$(".chip-filter");
  const icons = $$(".card:not([hidden]) .card-caption", list).map(iconOf);
  for (const chip of chips) {
    const [count, icon] = [$(".count", chip), iconOf(chip)];
    const found = icons.filter((other) => !icon || other === icon).length.toLocaleString(root.lang);
    count.hidden = isFiltered && !isWhole && !(chip.hasAttribute("aria-current") && !$(".chip-filter"));
    count.textContent = isFiltered ? found : counts.get(count) ?? count.textContent;
  }
};
const showCounts = (input, list) => {
  const isFiltered = input.value.trim() !== "";
  tellCount(list, isFiltered);
  if (input.dataset.filter === "cards") countChips(list, isFiltered);
};
const tellIfEmpty = (list) => {
  const empty = list && $(":is(.tree-empty, .filtered-empty):not([hidden])", list);
  if (empty) announce(empty.textContent);
};
// After the names, the texts: shows views of which a text is found, and how much else the search of everything finds.
const showItem = (item, link) => {
  if (!item.hidden) return;
  item.hidden = false;
  Object.assign(item.dataset, { rank: 9, best: slugOf(link) });
  tell(item, item.dataset.best);
  const group = item.closest(".feature, .tree-feature");
  group.hidden = false;
  if ($("ul[data-whole]", group)) group.open = true;
  showShown(group, $$("[data-previews]:not([hidden])", group).length);
};
const showOthers = (list, count, query) => {
  const more = $(".filter-more", list);
  if (!more) return;
  const link = $("a", more);
  const address = new URL(link.href);
  address.searchParams.set("q", query);
  link.href = address.href;
  link.textContent = link.dataset.text.replace("{count}", count.toLocaleString(root.lang));
  more.hidden = count === 0;
};
const showFurther = (list, links, query) => {
  const items = new Map($$("[data-previews]", list).map((item) => [item.dataset.names.split("\t")[0], item]));
  const [known, others] = [true, false].map((isKnown) => links.filter(({ dataset }) => items.has(dataset.view) === isKnown));
  for (const link of known) showItem(items.get(link.dataset.view), link);
  showOthers(list, others.length, query);
};
let asked;
let asking;
const searchFurther = (input) => {
  asked?.abort();
  clearTimeout(asking);
  const list = listOf(input);
  if (!list) return;
  const query = input.value.trim();
  if (!query) {
    showCounts(input, list);
    return showOthers(list, 0, query);
  }
  const { signal } = asked = new AbortController();
  asking = setTimeout(async () => {
    const nodes = await findEverything(query, signal).catch(() => []);
    if (signal.aborted) return;
    showFurther(list, nodes.flatMap((node) => (node.querySelectorAll ? $$("a", node) : [])), query);
    showIfEmpty(list, true);
    showCounts(input, list);
    markNames();
    tellIfEmpty(list);
  }, soon);
};
// The address and the links of the catalog contain its filter.
const filtered = (href, text) => {
  const address = new URL(href);
  address.searchParams.delete("cards");
  if (text) address.searchParams.set("q", text);
  else address.searchParams.delete("q");
  return address.href;
};
const remember = (input) => {
  replaceAddress(filtered(location.href, input.value));
  for (const link of $$(".filters a[href]")) link.href = filtered(link.href, input.value);
};
// A catalog with more views than its page is filtered by the server, and a large tree is filled first.
let typing;
const apply = (target) => {
  const kind = target.dataset.filter;
  if (kind === "page") {
    const path = location.pathname;
    clearTimeout(typing);
    typing = setTimeout(async () => {
      await visitInPlace(path, () => filtered(location.href, target.value));
      tellIfEmpty($(".features"));
    }, soon);
  } else if (kind === "tree") {
    withWholeTree(() => {
      filter(target);
      markNames();
      searchFurther(target);
      if (!target.value) showCurrent();
    });
  } else if (kind === "cards") {
    filter(target);
    markNames();
    searchFurther(target);
    remember(target);
  }
};
document.addEventListener("input", ({ target }) => apply(target));
// Escape clears a field without input.
document.addEventListener("search", ({ target }) => { if (!target.value) apply(target); });
// Focuses the field of the page, or else searches everything.
export const focusSearch = () => {
  const sheet = $("#siteSidebar");
  const input = $(".main [type=search]") ?? $("#siteSidebar [type=search]");
  if (!input) return $("[data-finder]").click();
  if (sheet?.contains(input) && getComputedStyle(sheet).display === "none") {
    if (root.dataset.tree) delete root.dataset.tree;
    else sheet.showPopover();
  }
  input.focus();
  input.select();
};
// Enter opens the best match.
const open = (item) => {
  const link = item.querySelector(".card-link, a");
  const address = new URL(link.href);
  // In an export, the file's name goes on after the slug.
  address.pathname = address.pathname.replace(/[^/.]*(\.[^/]*)?$/, (_, rest = "") => encodeURIComponent(item.dataset.best) + rest);
  link.href = address.href;
  link.click();
};
document.addEventListener("submit", (event) => {
  const input = $("[data-filter]", event.target);
  if (!input || !input.value.trim()) return;
  const found = $$(`[data-filtered="${input.dataset.filter}"] [data-rank]:not([hidden])`);
  const [first] = found.sort((one, other) => one.dataset.rank - other.dataset.rank);
  if (!first) return;
  event.preventDefault();
  open(first);
}, true);
onUpdate(() => {
  noteCounts();
  for (const input of $$("[data-filter]")) {
    // An export cannot write the search of the address into the field.
    if (input.dataset.filter === "cards" && !input.value) input.value = new URLSearchParams(location.search).get("q") ?? "";
    if (!input.value || input.dataset.filter === "page") continue;
    filter(input);
    searchFurther(input);
  }
  markNames();
});
