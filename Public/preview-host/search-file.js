// Searches the file search.json of an export, which has no server.
import { documentOf, withParameters } from "./exported.js";
import { bestPassage, excerpt, marked, matches, prepared, viewOf, wordsOf } from "./search-rank.js";

// The file, and the texts of the page of the search.
const load = async (address) => {
  const [page, file] = await Promise.all([address, new URL("search.json", address)].map((part) => fetch(part)));
  const texts = new DOMParser().parseFromString(await page.text(), "text/html").querySelector("#search-results").dataset;
  const { items, ...others } = await file.json();
  return { items: items.map(prepared), ...others, labels: { ...texts } };
};
let loaded;

// Returns what a query finds, the best match first, and the texts around the results. The form is that of the search.
export const search = async (form, query) => {
  const { items, limit, docsLimit, labels } = await (loaded ??= load(form.action).catch((error) => {
    loaded = undefined;
    throw error;
  }));
  const words = wordsOf(query);
  const all = matches(items, words);
  const isDocs = ({ item }) => item.kind === "docs";
  const shown = [...all.filter((hit) => !isDocs(hit)).slice(0, limit), ...all.filter(isDocs).slice(0, docsLimit)];
  const hits = shown.map(({ item, sections, ...hit }) => {
    const found = hit.found ?? bestPassage(sections ?? [], hit.words);
    const page = new URL(item.address, form.action);
    if (found?.language) page.searchParams.set("locale", found.language);
    if (found?.anchor) page.hash = found.anchor;
    const address = withParameters(page.href, location.href);
    const owner = item.kind !== "docs" ? item.owner : found?.heading && found.heading !== item.label ? found.heading : "";
    return {
      ...item, view: viewOf(item), address, document: item.document && documentOf(new URL(item.document, form.action).href, address),
      label: marked(item.label, hit.words), owner: marked(owner, hit.words), text: found && excerpt(found.text, hit.words),
      language: found?.language ?? item.language,
    };
  });
  return { hits, ...labels };
};
