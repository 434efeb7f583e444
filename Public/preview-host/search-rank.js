// What a search finds, and in which order, as SearchRank.swift does it on the server.
const signs = [[/[‘’‚‛‹›ʼ´`′]/g, "'"], [/[“”„‟«»″]/g, '"'], [/[‐‑‒–—―−]/g, "-"], [/æ/gi, "ae"], [/œ/gi, "oe"], [/ς/g, "σ"]];
const withTypedSigns = (text) => signs.reduce((typed, [written, sign]) => typed.replace(written, sign), text);
// Accents, and Arabic or Hebrew vowels. Marks of later scripts make other letters.
const marks = /(?=[\0-\u08ff])\p{M}/gu;
const folded = (text) => (/^[\0-\x7f]*$/.test(text) ? text.toLowerCase()
  : withTypedSigns(withTypedSigns(text).normalize("NFKD").replace(marks, "").toUpperCase().toLowerCase()).normalize("NFKC"));

// The words of a query. The file of a template is the name of its view.
export const wordsOf = (query) => (
  folded(query).split(/\s+/).map((word) => word.replace(/\.mustache$/, "")).filter(Boolean));

// What is searched of names and other texts. A query that is a name or the beginning of one matches best.
export const searchable = (names, others) => {
  const known = names.map(folded);
  return { names: known, texts: [known.join(" "), ...others.map(folded)] };
};

// How well the words of a query match: 0 is the best match, Infinity is no match.
export const rank = ({ names, texts }, words) => {
  const query = words.join(" ");
  if (names.includes(query)) return 0;
  if (names.some((name) => name.startsWith(query))) return 1;
  let missing = words;
  for (const [index, text] of texts.entries()) {
    missing = missing.filter((word) => !text.includes(word));
    if (missing.length === 0) return 2 + index;
  }
  return Infinity;
};

// An item of the file search.json, prepared for a search.
export const prepared = (item) => ({
  item,
  searched: searchable([item.label, item.owner, ...item.names], item.others),
  texts: [item.texts, item.includedTexts].flatMap((all, order) => Object.entries(all ?? {}).flatMap(([language, texts]) => (
    texts.map((text) => ({ language, text, order, folded: folded(text) }))))),
});

// The shorter a text is, the more of it was searched for.
const byLength = (one, other) => one.text.length - other.text.length || one.order - other.order;
const textWith = (words, texts) => (
  texts.filter(({ folded }) => words.every((word) => folded.includes(word))).sort(byLength)[0]);

// The items with names that match, the best match first, then those with texts, the shortest text first.
export const matches = (all, words) => {
  if (words.length === 0) return [];
  const named = all.map(({ item, searched }) => ({ item, rank: rank(searched, words) }))
    .filter(({ rank }) => rank < Infinity).sort((one, other) => one.rank - other.rank);
  const owners = new Set(named.filter(({ item }) => item.icon !== "docs").map(({ item }) => item.owner));
  const texts = all.filter(({ item }) => !owners.has(item.owner))
    .map(({ item, texts }) => ({ item, found: textWith(words, texts) })).filter(({ found }) => found)
    .sort((one, other) => byLength(one.found, other.found))
    .filter(({ item: { owner } }) => !owners.has(owner) && owners.add(owner));
  return [...named, ...texts];
};
