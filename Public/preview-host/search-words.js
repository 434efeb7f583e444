// The words of texts and queries, as SearchText.swift and SimilarWords.swift make them on the server.
const signs = [[/[‘’‚‛‹›ʼ´`′]/g, "'"], [/[“”„‟«»″]/g, '"'], [/[‐‑‒–—―−]/g, "-"]];
// The letters that people type instead of those that Unicode does not take apart, and of the last sigma.
const letters = Object.entries({
  a: "ⱥ", ae: "æ", b: "ƀɓ", c: "ƈȼ", d: "đðɖɗ", e: "əɛɇ", f: "ƒ", g: "ǥɠɣ", h: "ħɦ", i: "ıɨ", j: "ɉ", k: "ƙĸ", l: "łƚ",
  n: "ŋɲƞ", o: "øɔɵ", oe: "œ", p: "ƥ", r: "ɍ", ss: "ß", t: "ŧƭ", th: "þ", u: "ʉ", v: "ʋ", y: "ƴɏ", z: "ƶȥ", σ: "ς",
}).map(([typed, written]) => [new RegExp(`[${written}]`, "g"), typed]);
const replaced = (text, table) => table.reduce((typed, [written, sign]) => typed.replace(written, sign), text);
// Accents, and Arabic or Hebrew vowels. Marks of later scripts make other letters.
const marks = /(?=[\0-\u08ff])\p{M}/gu;
// The text without case, accents, strokes, width, ligatures and typographic signs.
export const folded = (text) => (/^[\0-\x7f]*$/.test(text) ? text.toLowerCase()
  : replaced(replaced(text, signs).normalize("NFKD").replace(marks, "").toUpperCase().toLowerCase(), letters).normalize("NFKC"));

// The words of a query. The file of a template is the name of its view.
export const wordsOf = (query) => (
  folded(query).split(/\s+/).map((word) => word.replace(/\.mustache$/, "")).filter(Boolean));

// The words of everything that is searched, to find those that a reader has mistyped.
const wordsIn = (text) => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
const withSpaces = (name) => name.replace(/([\p{L}\p{N}\p{M}])(?<!\p{Lu})(?=\p{Lu})/gu, "$1 ");
export const vocabularyOf = (all) => {
  const words = new Set();
  const add = (text) => wordsIn(folded(text)).forEach((word) => words.add(word));
  for (const { item, texts } of all) {
    for (const name of [item.label, item.owner, ...item.names]) {
      words.add(folded(name));
      add(withSpaces(name));
    }
    item.others.forEach(add);
    for (const { texts } of item.sections ?? []) texts.forEach(add);
    for (const { folded } of texts) wordsIn(folded).forEach((word) => words.add(word));
  }
  return [...words];
};

// The fewest wrong letters in a beginning of another word, and the length of the longest such beginning: letters that are
// replaced, missing, additional, or exchanged with the next one. Only the part of the table near its diagonal is computed.
const nearest = (word, other, limit) => {
  const width = Math.min(other.length, word.length + limit);
  if (width < word.length - limit) return undefined;
  let before = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const start = Math.max(row - limit, 1);
    const own = Array(width + 1).fill(limit + 1);
    if (start === 1) own[0] = row;
    let least = own[start - 1];
    for (let column = start; column <= Math.min(row + limit, width); column += 1) {
      let distance = last[column - 1] + (word[row - 1] === other[column - 1] ? 0 : 1);
      distance = Math.min(distance, last[column] + 1, own[column - 1] + 1);
      if (row > 1 && column > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1]) {
        distance = Math.min(distance, before[column - 2] + 1);
      }
      own[column] = distance;
      least = Math.min(least, distance);
    }
    if (least > limit) return undefined;
    [before, last] = [last, own];
  }
  const distance = Math.min(...last.slice(Math.max(word.length - limit, 0)));
  return distance > limit ? undefined : { distance, count: last.lastIndexOf(distance) };
};
// The beginnings of words with the fewest wrong letters: at most one from four letters on, two from eight.
const maximum = 8;
const similar = (word, vocabulary) => {
  if (word.length < 4 || /\p{N}/u.test(word)) return [];
  const limit = word.length >= 8 ? 2 : 1;
  const found = vocabulary.map((other) => ({ other, ...nearest(word, other, limit) })).filter(({ distance }) => distance > 0);
  const best = Math.min(...found.map(({ distance }) => distance));
  const beginnings = found.filter(({ distance }) => distance === best).map(({ other, count }) => other.slice(0, count));
  return [...new Set(beginnings)].sort().slice(0, maximum);
};
// The words, each in a list with those that are similar. Nothing if no word has similar ones.
export const similarWords = (words, vocabulary) => {
  const all = words.map((word) => [word, ...similar(word, vocabulary)]);
  return all.some((list) => list.length > 1) ? all : undefined;
};
