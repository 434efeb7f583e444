// What a search finds, and in which order, as SearchRank.swift does it on the server.
import { folded, similarWords, vocabularyOf, wordsOf } from "./search-words.js";

export { folded, wordsOf };

// What is searched of names and other texts. A query that is a name or the beginning of one matches best.
export const searchable = (names, others) => {
  const known = names.map(folded);
  return { names: known, texts: [known.join(" "), ...others.map(folded)] };
};

// The rank of the worst match in which names have all words.
const worstRankOfNames = 2;

// Whether a folded text contains a word, or one of several similar ones.
const has = (text, word) => (typeof word === "string" ? text.includes(word) : word.some((one) => text.includes(one)));

// How well the words of a query match: 0 is the best match, Infinity is no match. Words with similar ones are lists.
export const rank = ({ names, texts }, words) => {
  const query = words.map((word) => [word].flat()[0]).join(" ");
  if (names.includes(query)) return 0;
  if (names.some((name) => name.startsWith(query))) return 1;
  let missing = words;
  for (const [index, text] of texts.entries()) {
    missing = missing.filter((word) => !has(text, word));
    if (missing.length === 0) return worstRankOfNames + index;
  }
  return Infinity;
};

// An item of the file search.json, prepared for a search.
export const prepared = (item) => ({
  item,
  searched: searchable([item.label, item.owner, ...item.names], [
    ...item.others, ...(item.sections ? [item.sections.flatMap(({ texts }) => texts).join("\n")] : []),
  ]),
  texts: [item.texts, item.includedTexts].flatMap((all, order) => Object.entries(all ?? {}).flatMap(([language, texts]) => (
    texts.map((text) => ({ language, text, order, folded: folded(text) }))))),
});

// The first text of a page of the docs in which most of the words of a query occur.
export const bestPassage = (sections, words) => {
  const passages = sections.flatMap(({ anchor, texts }) => texts.map((text) => ({ anchor, text, heading: anchor && texts[0] })));
  let best = { count: 0 };
  for (const passage of passages) {
    const text = folded(passage.text);
    const count = words.filter((word) => text.includes(word)).length;
    if (count > best.count) best = { passage, count };
    if (count === words.length) break;
  }
  return best.passage;
};

// The name of a view that has been found, or of that of a preview.
export const viewOf = ({ kind, label, owner }) => ({ view: label, preview: owner })[kind];

// The shorter a text is, the more of it was searched for.
const byLength = (one, other) => one.text.length - other.text.length || one.order - other.order;
const textWith = (words, texts) => (
  texts.filter(({ folded }) => words.every((word) => has(folded, word))).sort(byLength)[0]);

const exactMatches = (all, words) => {
  const named = all.map(({ item, searched }) => ({ item, rank: rank(searched, words) }))
    .filter(({ rank }) => rank < Infinity).sort((one, other) => one.rank - other.rank)
    .map(({ item, rank }) => ({ item, sections: rank > worstRankOfNames ? item.sections : undefined }));
  const owners = new Set(named.map(({ item }) => viewOf(item)));
  const texts = all.filter(({ item }) => !owners.has(viewOf(item)))
    .map(({ item, texts }) => ({ item, found: textWith(words, texts) })).filter(({ found }) => found)
    .sort((one, other) => byLength(one.found, other.found))
    .filter(({ item }) => !owners.has(viewOf(item)) && owners.add(viewOf(item)));
  const [docs, previews] = [true, false].map((isDocs) => named.filter(({ item }) => (item.kind === "docs") === isDocs));
  return [...previews, ...texts, ...docs].map((match) => ({ ...match, words: words.flat() }));
};
const vocabularies = new WeakMap();
const vocabulary = (all) => {
  if (!vocabularies.has(all)) vocabularies.set(all, vocabularyOf(all));
  return vocabularies.get(all);
};
// The views and previews with names that match, the best match first, then those with texts, the shortest text first, then
// the pages of the docs. If nothing has all words, finds what has similar ones.
export const matches = (all, words) => {
  if (words.length === 0) return [];
  const exact = exactMatches(all, words);
  if (exact.length) return exact;
  const similar = similarWords(words, vocabulary(all));
  return similar ? exactMatches(all, similar) : [];
};

// The parts of a text in which words occur, and those between them, as MarkedText.swift makes them. Both are compared without
// what a search ignores, so a character can stand for several.
const graphemes = new Intl.Segmenter();
export const marked = (text, words) => {
  const characters = [...graphemes.segment(text)].map(({ segment }) => segment);
  const folds = characters.map(folded);
  const owners = folds.flatMap((fold, index) => Array(fold.length).fill(index));
  const all = folds.join("");
  const isFound = characters.map(() => false);
  for (const word of words) {
    for (let start = all.indexOf(word); start >= 0; start = all.indexOf(word, start + 1)) {
      for (const owner of owners.slice(start, start + word.length)) isFound[owner] = true;
    }
  }
  const parts = [];
  for (const [index, character] of characters.entries()) {
    if (parts.length && parts.at(-1).isFound === isFound[index]) parts.at(-1).text += character;
    else parts.push({ text: character, isFound: isFound[index] });
  }
  return parts;
};
// The parts without most of what is before the first word that is found, from the start of a word.
const lead = { maximum: 40, kept: 20 };
const limit = 1000; // characters
const beginning = (text) => (text.length <= limit ? text : [...graphemes.segment(text)].slice(0, limit).map(({ segment }) => segment).join(""));
export const excerpt = (text, words) => {
  const [first, ...others] = marked(beginning(text), words);
  const characters = [...graphemes.segment(first?.text ?? "")].map(({ segment }) => segment);
  if (!first || first.isFound || others.length === 0 || characters.length <= lead.maximum) return first ? [first, ...others] : [];
  const kept = characters.slice(-lead.kept);
  const whole = kept.slice(kept.findIndex((character) => /\s/.test(character)) + 1);
  return [{ text: `…${whole.join("")}`, isFound: false }, ...others];
};
