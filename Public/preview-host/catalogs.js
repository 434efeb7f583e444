// Searches all catalogs on the page that lists them. Each has an index of its previews, also one of Storybook.
const $ = (selector, parent = document) => parent.querySelector(selector);
const [form, status, list] = [".report-search", ".report-found", ".report-exports"].map((selector) => $(selector));
const most = 24; // of each catalog

const folded = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const entry = (label, feature, href) => ({ label, href, searched: folded(`${label} ${feature}`) });
const entriesOf = ({ previews, entries }, folder) => (previews
  ? previews.map(({ view, name, feature, address }) => entry(`${view} · ${name}`, feature, new URL(address, folder).href))
  : Object.values(entries).map(({ id, title, name }) => entry(`${title} · ${name}`, "", new URL(`?path=/story/${id}`, folder).href)));
const addResults = (item) => {
  const results = document.createElement("ul");
  results.className = "report-results";
  results.hidden = true;
  item.append(results);
  return results;
};
const read = async (item) => {
  const results = addResults(item);
  const folder = new URL(item.dataset.catalog, location.href);
  try {
    const index = await (await fetch(new URL("index.json", folder))).json();
    return { item, results, entries: entriesOf(index, folder) };
  } catch {
    const note = document.createElement("p");
    note.className = "report-unreadable";
    note.textContent = list.dataset.unreadable;
    item.append(note);
    return { item, results, entries: [] };
  }
};
const link = ({ label, href }) => {
  const [row, anchor] = ["li", "a"].map((name) => document.createElement(name));
  Object.assign(anchor, { href, textContent: label });
  row.append(anchor);
  return row;
};
// A catalog in which nothing is found is hidden, unless it cannot be searched.
const show = (catalogs, query) => {
  const words = folded(query).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { item, results, entries } of catalogs) {
    const found = entries.filter(({ searched }) => words.every((word) => searched.includes(word)));
    count += found.length;
    results.replaceChildren(...(words.length ? found.slice(0, most).map(link) : []));
    results.hidden = !results.hasChildNodes();
    item.hidden = words.length > 0 && found.length === 0 && entries.length > 0;
  }
  status.textContent = status.dataset.text.replace("{count}", count.toLocaleString(document.documentElement.lang));
};
// A browser reads no files for a page that is opened from disk.
if (list && location.protocol !== "file:") {
  const field = $("input", form);
  form.hidden = false;
  form.addEventListener("submit", (event) => event.preventDefault());
  Promise.all([...list.children].map(read)).then((catalogs) => {
    show(catalogs, field.value);
    field.addEventListener("input", () => show(catalogs, field.value));
  });
}
