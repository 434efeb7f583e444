// Searches previews, texts and docs on every page, with Ctrl-K or Command-K.
import { doWhenBack, noticeIfAway } from "./away.js";
import { $, $$ } from "./documents.js";
import { onUpdate, replaceAddress } from "./exchange.js";
import { keyOf } from "./keys.js";
import { recallList, rememberList } from "./memory.js";
import { watchPictures } from "./pictures.js";
import { element, findEverything, hasServer, listOfResults } from "./results.js";

const finder = () => $("#siteFinder");
const results = () => $(".finder-results");
const maxRecent = 8;

// The pictures follow when the reader stops typing.
let picturing;
const showPictures = () => {
  clearTimeout(picturing);
  picturing = setTimeout(watchPictures, 300);
};

// The previews that were seen last, the newest first. In an export, each locale has a file, and only its own are shown.
const pageOf = (path) => path.replace(/\.[^/]*$/, "");
const keyOfRecent = () => `recent ${finder().dataset.package}`;
const recent = () => recallList(keyOfRecent());
onUpdate(() => {
  if (!$(".workbench-page, .error-page")) return;
  // A preview that is not there any more is forgotten.
  const seen = recent().filter(({ path }) => pageOf(path) !== pageOf(location.pathname));
  if ($(".workbench-page")) {
    seen.unshift({ path: location.pathname, view: $(".bench-view").textContent, name: $(".bench-preview").textContent });
  }
  rememberList(keyOfRecent(), seen.slice(0, maxRecent));
});
// What the links of the page keep, such as the language and the theme of previews.
const kept = () => {
  const kept = new URLSearchParams($(".tree a[href*='?']")?.search);
  // The pages of the same view keep its values, too.
  for (const name of [...kept.keys()]) if (name.startsWith("arg.")) kept.delete(name);
  return kept.size > 0 ? `?${kept}` : "";
};
let asked;
const showRecent = () => {
  asked?.abort();
  const root = new URL(".", $("form", finder()).action).pathname;
  const plain = (text) => [{ text, isFound: false }];
  const seen = recent().filter(({ path }) => path.startsWith(root)).map(({ path, view, name }) => ({
    label: plain(name), owner: plain(view), view, kind: "preview", address: path + kept(), title: `${name} · ${view}`,
    document: path.replace(/\/previews\/(?=[^/]*\/[^/]*$)/, "/render/") + kept(),
  }));
  const { recent: title } = finder().dataset;
  results().replaceChildren(...(seen.length ? [element("p", "results-title", [title]), listOfResults(seen, title)] : []));
  showPictures();
};

// Says that what is shown was found before the host was away.
const sayAway = () => {
  const { away } = finder().dataset;
  if (!$(".finder-away", results())) results().prepend(element("p", "results-message finder-away", [away]));
  $(".finder-status").textContent = away;
};
// Finds what is entered. While the host is away, this is done when it is back, with what follows.
const search = (form, follow = () => {}) => find(form).then(follow).catch(async (error) => {
  if (error.name === "AbortError" || !hasServer(form) || !(await noticeIfAway())) return;
  if (!finder().contains(form)) return;
  sayAway();
  doWhenBack(() => finder().open && search(form, follow));
});
const openFirst = () => $(".results a", finder())?.click();
const find = async (form) => {
  asked?.abort();
  const { signal } = asked = new AbortController();
  const nodes = await findEverything(form.q.value, signal);
  const isFinder = finder().contains(form);
  (isFinder ? results() : $("#search-results")).replaceChildren(...nodes);
  showPictures();
  if (!isFinder) return;
  const first = $(".results a", finder());
  first?.classList.add("result-first");
  // The list itself would be read as a whole after each letter. Nothing outside of a dialog is read.
  const count = $$(".results a", finder()).length.toLocaleString(document.documentElement.lang);
  $(".finder-status").textContent = first ? `${$(".results", finder()).ariaLabel} (${count}): ${first.textContent.trim()}` : results().textContent.trim();
};
// The page of the search in an export.
const pageForm = () => $$(".search-main form").find((form) => !hasServer(form));
onUpdate(() => {
  if ($(".search-main")) watchPictures();
  const form = pageForm();
  if (!form) return;
  form.q.value = new URLSearchParams(location.search).get("q") ?? "";
  if (form.q.value.trim()) search(form);
});

const open = () => {
  if (finder().open) return;
  $("[type=search]", finder()).value = "";
  showRecent();
  finder().showModal();
};
document.addEventListener("click", (event) => {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey;
  if (event.target.closest?.("[data-finder]") && !isModified) {
    event.preventDefault();
    open();
  } else if (event.target === finder() || event.target.closest?.(".finder-results a, .finder-close")) finder().close();
}, true);
document.addEventListener("input", ({ target }) => {
  if (!target.closest("#siteFinder")) return;
  if (target.value.trim()) search(target.form);
  else showRecent();
});
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form === pageForm() && form.q.value.trim()) {
    event.preventDefault();
    replaceAddress(`?${new URLSearchParams({ q: form.q.value })}`);
    search(form);
  }
  if (!form.closest("#siteFinder")) return;
  event.preventDefault();
  event.stopPropagation();
  // What is shown may belong to an earlier text.
  search(form, openFirst);
}, true);
document.addEventListener("keydown", (event) => {
  if (event.isComposing) return;
  if ((event.ctrlKey || event.metaKey) && keyOf(event) === "k") {
    event.preventDefault();
    open();
  }
  if (!event.target.closest?.("#siteFinder")) return;
  // The field would only be emptied.
  if (event.key === "Escape") {
    event.preventDefault();
    finder().close();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const links = [$("[type=search]", finder()), ...$$(".results a", finder())];
  // The first result is chosen already, for Enter.
  const isChosen = document.activeElement === links[0] && $(".result-first", finder());
  const current = isChosen ? 1 : links.indexOf(document.activeElement);
  links[Math.max(0, Math.min(links.length - 1, current + step))].focus();
});
