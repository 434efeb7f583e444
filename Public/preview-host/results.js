// What the search of everything finds: of the host, or in an export of the file next to the page of the search.
import { $ } from "./documents.js";

const finderForm = () => $("#siteFinder form");
export const hasServer = (form = finderForm()) => !form.action.endsWith(".html");

export const element = (name, className, children, attributes = {}) => {
  const made = Object.assign(document.createElement(name), { className, ...attributes });
  made.append(...children);
  return made;
};
const icon = (name) => {
  const made = $("#siteFinder .icon").cloneNode(true);
  $("use", made).setAttribute("href", `#siteIcon-${name}`);
  return made;
};
const markup = (parts) => parts.map(({ text, isFound }) => (isFound ? element("mark", "", [text]) : text));
const picture = ({ icon: name, document, title }) => {
  const made = element("span", "result-picture", name ? [icon(name)] : [], { inert: true });
  if (document) Object.assign(made.dataset, { frame: document, title });
  return made;
};
const item = (result) => {
  const parts = [
    element("span", "result-label", [element("bdi", "", markup(result.label))]), " ",
    element("span", "result-owner", [element("bdi", "", markup(result.owner))]),
  ];
  if (result.text) parts.push(element("span", "result-text", markup(result.text), { lang: result.language, dir: "auto" }));
  const link = element("a", "", parts, { href: result.address });
  link.dataset.kind = result.kind;
  if (result.view) link.dataset.view = result.view;
  return element("li", "result", [picture(result), link]);
};
// A list of results, as SearchPageView writes it.
export const listOfResults = (results, label) => element("ol", "results", results.map(item), { ariaLabel: label });

// Returns what the page of the search shows for a query.
export const findEverything = async (query, signal) => {
  const form = finderForm();
  if (!hasServer(form)) {
    const { search } = await import("./search-file.js");
    const { hits, label, nothingFound, previewsTitle, docsTitle } = await search(form, query);
    signal.throwIfAborted();
    const groups = [[previewsTitle, hits.filter(({ kind }) => kind !== "docs")], [docsTitle, hits.filter(({ kind }) => kind === "docs")]];
    const found = groups.filter(([, results]) => results.length).flatMap(([title, results]) => [
      element("h2", "results-title", [title]), listOfResults(results, `${label}: ${title}`),
    ]);
    return found.length ? found : [element("p", "results-message", [nothingFound])];
  }
  const fields = new FormData(form);
  fields.set("q", query);
  const response = await fetch(`${form.getAttribute("action")}?${new URLSearchParams(fields)}`, { signal });
  if (!response.ok) throw new TypeError(`${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  signal.throwIfAborted();
  return [...$("#search-results", page).childNodes];
};
