// Examines all previews in a hidden frame while the page is idle: their accessibility, and what does not fit in each language
// and width. It shows where something was found, and sends it to the host, whose page of problems lists it.
import { $, $$, home } from "./documents.js";
import { onUpdate, refreshParts } from "./exchange.js";
import { loadInFrame, makeHiddenFrame } from "./hidden-frames.js";
import { recallList, rememberList } from "./memory.js";
import { makeReporter, recallResult, rememberResults } from "./reports.js";

const tree = () => $(".tree[data-report]");

// What axe-core has found: the number of rules and a digest of what the document depends on, by the name of the preview.
const storage = "accessibility";
const most = 2000;
const read = () => new Map(recallList(storage).map(([name, ...result]) => [name, result]));
let results = read();
const save = () => rememberList(storage, [...results].slice(-most).map(([name, result]) => [name, ...result]));
const countOf = (name) => results.get(name)?.[0] ?? 0;
const countIn = (view) => [...results].reduce((sum, [name, [count]]) => name.startsWith(`${view}/`) ? sum + count : sum, 0);

// The name of a preview in the address of its page or document, such as "TaskListViewModel/empty".
const nameIn = (address) => /\/(?:previews|render)\/([^/]+\/[^/]+)$/.exec(new URL(address, location).pathname)?.[1];
const viewIn = (address) => nameIn(address)?.split("/")[0];

// Marks are added again after each update of the page, which removes them.
const mark = (link, count) => {
  const known = $(".found-count", link);
  if (Number($("[data-number]", known ?? link)?.textContent ?? 0) === count) return;
  known?.remove();
  if (!count) return;
  const made = $("#siteFoundCount").content.firstElementChild.cloneNode(true);
  $("[data-number]", made).textContent = count;
  link.insertBefore(made, $(":scope > .count", link));
};
const list = () => {
  const [part, found] = [$("#siteFound"), [...results].filter(([, [count]]) => count > 0)];
  if (!part) return;
  part.hidden = found.length === 0;
  part.closest(".attention").hidden = !$(".attention li:not([hidden])");
  $("summary .count", part).textContent = found.length;
  // A link in it may have the focus.
  const shown = JSON.stringify(found);
  if (part.dataset.shown === shown) return;
  part.dataset.shown = shown;
  $("ul", part).replaceChildren(...found.slice(0, 100).map(([name, [count]]) => {
    const [item, link] = [document.createElement("li"), document.createElement("a")];
    link.href = new URL(`previews/${name}?panel=accessibility`, home);
    link.textContent = decodeURIComponent(name).replace("ViewModel/", "View · ").replace("/", " · ");
    mark(link, count);
    item.append(link);
    return item;
  }));
};
const show = () => {
  if (!tree()) return;
  for (const link of $$(".tree-feature > ul > li > a")) mark(link, countIn(viewIn(link.href)));
  for (const link of $$(".tree-feature ul ul a, .state[data-document]")) mark(link, countOf(nameIn(link.href)));
  for (const link of $$(".card-link")) mark(link, countIn(viewIn(link.href)));
  list();
};

// A page that is used or hidden is not slowed down.
const quiet = 2000; // milliseconds
let lastUse = 0;
for (const kind of ["keydown", "pointerdown", "pointermove", "wheel"]) {
  addEventListener(kind, () => { lastUse = performance.now(); }, { passive: true, capture: true });
}
const wait = (time) => new Promise((resolve) => { setTimeout(resolve, time); });
const idle = async () => {
  while (document.hidden || performance.now() - lastUse < quiet) await wait(quiet / 2);
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
};

// The digest of everything that a document depends on: its HTML, its files, its styles and the version of axe-core.
const digestOf = (html, axe) => {
  const parts = html.match(/^<html[^>]*>|<link rel="stylesheet" href="[^"]*"|data-(content|files)="[^"]*"/gm) ?? [];
  const text = axe + parts.join();
  return [...text].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0), 16777619), 2166136261) >>> 0;
};

const limit = 20000; // milliseconds
const within = (promise) => Promise.race([promise, wait(limit)]);
// The frame is as high as its document, because a browser finds only what is in view.
const setSize = (frame, width) => {
  [frame.style.inlineSize, frame.style.blockSize] = [`${width}px`, "900px"];
  const { scrollHeight } = frame.contentDocument.documentElement;
  frame.style.blockSize = `${Math.min(Math.max(900, scrollHeight), 16384)}px`;
};
const measure = async (frame, widths) => {
  const { misfits } = await import("./misfits.js");
  const found = [];
  for (const width of widths) {
    setSize(frame, width);
    found.push(...await misfits(frame.contentDocument, width));
  }
  return found;
};
// Null for a preview that cannot be shown or examined.
const examineIn = async (frame, { address, axe }, widths) => {
  frame.style.cssText = "";
  await within(loadInFrame(frame, address));
  if (frame.contentDocument?.body?.dataset.content === undefined) return null;
  const found = axe && tree()?.dataset.axe
    ? await within(import("./accessibility.js").then(({ violations }) => violations(frame.contentWindow, tree().dataset.axe))) : [];
  return found ? { violations: found, misfits: await measure(frame, widths) } : null;
};
const noteAccessibility = (name, result) => {
  results = read();
  if (result) results.set(name, [result.violations.length, result.digest]);
  else results.delete(name);
  save();
  show();
};
const examineOne = async (document, frame, { widths, known }) => {
  const response = await fetch(document.address);
  const digest = response.ok ? String(digestOf(await response.text(), `${document.axe && tree()?.dataset.axe}${widths}`)) : null;
  if (digest === null) {
    if (document.axe) noteAccessibility(document.name, null);
    return null;
  }
  if (document.digest === digest && (!document.axe || String(results.get(document.name)?.[1]) === digest)) return null;
  let result = recallResult(known, document, digest);
  if (!result) {
    await idle();
    const found = await examineIn(frame, document, widths);
    result = found && { digest, ...found };
  }
  if (document.axe) noteAccessibility(document.name, result);
  return result;
};

// The previews on the page come first. A large catalog has no list of all, so there only these are examined.
const documentsToExamine = async (index) => {
  const shown = new Set($$(".tree-feature ul ul a, .state[data-document]").map(({ href }) => nameIn(href)).filter(Boolean));
  if (!index) {
    const documents = [...shown].map((name) => ({ name, address: new URL(`render/${name}`, home).href, axe: true }));
    return { documents, widths: [1280, 768, 390] };
  }
  const list = await (await fetch(index)).json();
  const names = new Set(list.documents.map(({ name }) => name));
  results = new Map([...read()].filter(([name]) => names.has(name)));
  save();
  show();
  const rank = ({ name, axe }) => (axe ? 0 : 2) + (shown.has(name) ? 0 : 1);
  return { ...list, documents: list.documents.toSorted((one, other) => rank(one) - rank(other)) };
};
// The number in the bar is that of the host, which knows the problems that the browser cannot find.
const tell = (done, total, isChanged = false) => {
  document.dispatchEvent(new CustomEvent("examined", { detail: { done, total, isChanged } }));
  if (isChanged) refreshParts(".topnav").catch(() => {});
};
const examineAll = async (version) => {
  await idle();
  if (!tree()) return;
  const list = await documentsToExamine(tree().dataset.index);
  const { documents } = list;
  const known = rememberResults(documents);
  const isWhole = Boolean(tree().dataset.index);
  const reporter = isWhole ? makeReporter(tree().dataset.report, list.problems) : null;
  const frame = makeHiddenFrame();
  if (isWhole) tell(0, documents.length, list.problems !== undefined);
  try {
    for (const [index, document] of documents.entries()) {
      if (versionOf() !== version) return;
      const result = await examineOne(document, frame, { widths: list.widths, known: known.all });
      if (result) known.set(document, result);
      if (result && reporter) reporter.add(document, result);
      const isLast = index === documents.length - 1;
      if (reporter && (isLast || reporter.isDue())) tell(index + 1, documents.length, await reporter.send());
    }
  } finally {
    frame.remove();
  }
};

// One tab at a time works, and the others show what it finds.
// Without a list of all previews, each page has its own.
const versionOf = () => document.body.dataset.changes + (tree()?.dataset.index ?? location.pathname);
let examined;
const start = () => {
  show();
  const version = versionOf();
  if (!tree() || version === examined) return;
  examined = version;
  const work = () => examineAll(version).catch(() => {});
  if (navigator.locks) navigator.locks.request("preview-host-accessibility", work);
  else work();
};
addEventListener("storage", ({ key }) => {
  if (key !== `preview-host.${storage}`) return;
  results = read();
  show();
});
onUpdate(start);
