// Searches the file search.json of an export as SearchIndex.swift does on the server.
const signs = [[/[‘’‚‛‹›ʼ´`′]/g, "'"], [/[“”„‟«»″]/g, '"'], [/[‐‑‒–—―−]/g, "-"], [/æ/gi, "ae"], [/œ/gi, "oe"]];
const folded = (text) => signs.reduce((typed, [written, sign]) => typed.replace(written, sign), text)
  .normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase().toLowerCase();

// The file, and the texts of the page of the search.
const load = async (address) => {
  const [page, file] = await Promise.all([address, new URL("search.json", address)].map((part) => fetch(part)));
  const texts = new DOMParser().parseFromString(await page.text(), "text/html").querySelector("#search-results").dataset;
  const { items, ...others } = await file.json();
  for (const item of items) {
    item.searchedNames = [item.label, item.owner, ...item.names].map(folded);
    item.searched = [item.searchedNames.join(" "), ...item.others.map(folded)];
    item.searchedTexts = [item.texts, item.includedTexts].flatMap((all, order) => (
      Object.entries(all ?? {}).flatMap(([language, texts]) => (
        texts.map((text) => ({ language, text, order, folded: folded(text) }))))));
  }
  return { items, ...others, labels: { ...texts } };
};
let loaded;

// How well the words of a query match: 0 is the best match, Infinity is no match.
const rank = ({ searchedNames, searched }, words) => {
  const query = words.join(" ");
  if (searchedNames.includes(query)) return 0;
  if (searchedNames.some((name) => name.startsWith(query))) return 1;
  let missing = words;
  for (const [index, text] of searched.entries()) {
    missing = missing.filter((word) => !text.includes(word));
    if (missing.length === 0) return 2 + index;
  }
  return Infinity;
};
// The shortest text in which all words occur.
const shortest = (texts) => texts.reduce((first, other) => (first && first.text.length <= other.text.length ? first : other), undefined);
const textWith = (words, { searchedTexts }) => (
  shortest(searchedTexts.filter(({ folded }) => words.every((word) => folded.includes(word)))));

// Returns what the words in a form find, the best match first, and the texts around the results.
export const search = async (form) => {
  const { items, limit, defaultLocale, labels } = await (loaded ??= load(form.action).catch((error) => {
    loaded = undefined;
    throw error;
  }));
  // The file of a template is the name of its view.
  const words = folded(form.q.value).split(/\s+/).map((word) => word.replace(/\.mustache$/, "")).filter(Boolean);
  if (words.length === 0) return { hits: [], ...labels };
  const named = items.map((item) => ({ item, rank: rank(item, words) })).filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank);
  const owners = new Set(named.filter(({ item }) => item.icon !== "docs").map(({ item }) => item.owner));
  const texts = items.filter(({ owner }) => !owners.has(owner)).map((item) => ({ item, found: textWith(words, item) }))
    .filter(({ found }) => found).sort(({ found: one }, { found: other }) => (
      one.text.length - other.text.length || one.order - other.order))
    .filter(({ item: { owner } }) => !owners.has(owner) && owners.add(owner));
  // The files of a locale and a theme have them in their names, as the page of the form has.
  const { locale, theme } = form.elements;
  const hits = [...named, ...texts].slice(0, limit).map(({ item, found }) => {
    const parts = [found?.language ?? locale?.value, theme?.value].filter((part) => part && part !== defaultLocale);
    const own = item.address.replace(/(?=\.html$)/, parts.map((part) => `.${part}`).join(""));
    return { ...item, address: new URL(own, form.action).href, text: found?.text, language: found?.language };
  });
  return { hits, ...labels };
};
