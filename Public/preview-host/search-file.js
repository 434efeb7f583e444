// Searches the file search.json of an export, which has no server.
import { withParameters } from "./exported.js";
import { matches, prepared, wordsOf } from "./search-rank.js";

// The file, and the texts of the page of the search.
const load = async (address) => {
  const [page, file] = await Promise.all([address, new URL("search.json", address)].map((part) => fetch(part)));
  const texts = new DOMParser().parseFromString(await page.text(), "text/html").querySelector("#search-results").dataset;
  const { items, ...others } = await file.json();
  return { items: items.map(prepared), ...others, labels: { ...texts } };
};
let loaded;

// Returns what the words in a form find, the best match first, and the texts around the results.
export const search = async (form) => {
  const { items, limit, labels } = await (loaded ??= load(form.action).catch((error) => {
    loaded = undefined;
    throw error;
  }));
  const hits = matches(items, wordsOf(form.q.value)).slice(0, limit).map(({ item, found }) => {
    const own = found?.language ? `?locale=${found.language}` : "";
    const address = withParameters(new URL(item.address + own, form.action).href, location.href);
    return { ...item, address, text: found?.text, language: found?.language };
  });
  return { hits, ...labels };
};
