// Searches previews, texts and docs on every page, with Ctrl-K or Command-K.
import { onUpdate } from "./exchange.js";

const $ = (selector, page = document) => page.querySelector(selector);
const $$ = (selector, page = document) => [...page.querySelectorAll(selector)];
const finder = () => $("#finder");
const results = () => $(".finder-results");
const mostRecent = 8;

// The previews that were seen last, the newest first.
const recent = () => JSON.parse(localStorage.getItem("preview-host.recent") ?? "[]");
onUpdate(() => {
  if (!$(".workbench-page")) return;
  const own = { path: location.pathname, view: $(".crumb-view").textContent, name: $(".crumb-preview").textContent };
  const others = recent().filter(({ path }) => path !== own.path);
  localStorage.setItem("preview-host.recent", JSON.stringify([own, ...others].slice(0, mostRecent)));
});
const showRecent = () => {
  const list = document.createElement("ol");
  list.className = "results";
  for (const { path, view, name } of recent()) {
    const link = document.createElement("a");
    link.href = path + location.search;
    for (const [className, text] of [["result-label", name], ["result-owner", view]]) {
      const part = document.createElement("span");
      part.className = className;
      part.textContent = text;
      link.append(part);
    }
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
  }
  const title = document.createElement("p");
  title.className = "results-title";
  title.textContent = finder().dataset.recent;
  results().replaceChildren(...(list.children.length > 0 ? [title, list] : []));
};

// Shows what the page of the search finds.
let asked;
const find = async (form) => {
  asked?.abort();
  asked = new AbortController();
  const address = `${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`;
  const response = await fetch(address, { signal: asked.signal });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  results().replaceChildren(...$("#search-results", page).childNodes);
  $(".results a", finder())?.classList.add("result-first");
};

const open = () => {
  // An export has no search of everything.
  if (finder().open || !$("[data-finder]").hasAttribute("href")) return;
  $("[type=search]", finder()).value = "";
  showRecent();
  finder().showModal();
};
document.addEventListener("click", (event) => {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey;
  if (event.target.closest?.("[data-finder]") && !isModified) {
    event.preventDefault();
    open();
  } else if (event.target === finder() || event.target.closest?.(".finder-results a")) finder().close();
}, true);
document.addEventListener("input", ({ target }) => {
  if (!target.closest("#finder")) return;
  if (target.value.trim()) find(target.form).catch(() => {});
  else showRecent();
});
document.addEventListener("submit", (event) => {
  if (!event.target.closest("#finder")) return;
  event.preventDefault();
  event.stopPropagation();
  // What is shown may belong to an earlier text.
  find(event.target).then(() => $(".results a", finder())?.click()).catch(() => {});
}, true);
document.addEventListener("keydown", (event) => {
  if ((event.ctrlKey || event.metaKey) && event.key === "k") {
    event.preventDefault();
    open();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !event.target.closest?.("#finder")) return;
  event.preventDefault();
  const links = [$("[type=search]", finder()), ...$$(".results a", finder())];
  links[Math.max(0, Math.min(links.length - 1, links.indexOf(document.activeElement) + step))].focus();
});
