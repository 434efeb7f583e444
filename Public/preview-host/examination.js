// Examines the accessibility of all previews in a hidden frame while the page is idle, and shows where something was found.
import { $, $$, home } from "./documents.js";
import { onUpdate } from "./exchange.js";
import { loadInFrame, makeHiddenFrame } from "./hidden-frames.js";
import { recallList, rememberList } from "./memory.js";

const tree = () => $(".tree[data-axe]");

// What was found: the number of rules and a digest of what the document depends on, by the name of the preview.
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
const countFound = async (frame, address, axe) => {
  await Promise.race([loadInFrame(frame, address), wait(limit)]);
  const shown = frame.contentWindow;
  if (shown?.document.body?.dataset.content === undefined) return null;
  const { examine } = await import("./accessibility.js");
  const found = await Promise.race([examine(shown, axe), wait(limit)]);
  return found ? found.violations.length : null;
};
// A preview that cannot be shown or examined has no result.
const examineOne = async (name, frame, axe) => {
  const address = new URL(`render/${name}`, home).href;
  const response = await fetch(address);
  const digest = response.ok ? digestOf(await response.text(), axe) : null;
  if (digest !== null && results.get(name)?.[1] === digest) return;
  await idle();
  const count = digest === null ? null : await countFound(frame, address, axe);
  results = read();
  if (count === null) results.delete(name);
  else results.set(name, [count, digest]);
  save();
  show();
};

// The previews on the page come first. A large catalog has no list of all, so there only these are examined.
const namesToExamine = async (index) => {
  const shown = $$(".tree-feature ul ul a, .state[data-document]").map(({ href }) => nameIn(href)).filter(Boolean);
  if (!index) return [...new Set(shown)];
  const { previews } = await (await fetch(index)).json();
  const all = new Set(previews.map(({ document }) => nameIn(document)));
  results = new Map([...read()].filter(([name]) => all.has(name)));
  save();
  show();
  return [...new Set([...shown.filter((name) => all.has(name)), ...all])];
};
const examineAll = async (version) => {
  await idle();
  if (!tree()) return;
  const { axe, index } = tree().dataset;
  const frame = makeHiddenFrame();
  try {
    for (const name of (await namesToExamine(index)).slice(0, most)) {
      if (versionOf() !== version) return;
      await examineOne(name, frame, axe);
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
