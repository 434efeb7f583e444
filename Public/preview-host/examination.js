// Examines all previews in a hidden frame while the page is idle: their accessibility, and what does not fit in each language
// and width. It sends what it finds to the host, whose pages list and count it.
import { $, $$ } from "./documents.js";
import { onUpdate, refreshParts } from "./exchange.js";
import { makeHiddenFrame } from "./hidden-frames.js";
import { makeReporter, recallResult, rememberResults } from "./reports.js";

const tree = () => $(".tree[data-report]");

// The name of a preview in the address of its page or document, such as "TaskListViewModel/empty".
const nameIn = (address) => /\/(?:previews|render)\/([^/]+\/[^/]+)$/.exec(new URL(address, location).pathname)?.[1];

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

// Whether a document is late, and what is new about it.
const examineOne = async (document, frame, { widths, known }) => {
  const response = await fetch(document.address);
  if (!response.ok) return {};
  const digest = String(digestOf(await response.text(), `${document.axe && tree()?.dataset.axe}${widths}`));
  if (document.digest === digest) return {};
  const result = recallResult(known, document, digest);
  if (result) return { result };
  await idle();
  const { examineIn } = await import("./examined.js");
  // A document that cannot be examined harms only itself.
  const found = await examineIn(frame, document.address, widths, document.axe && tree()?.dataset.axe).catch(() => null);
  return found ? { result: { digest, ...found } } : { isLate: true };
};

// The previews on the page come first.
const documentsToExamine = async (index) => {
  const shown = new Set($$(".tree-feature ul ul a, .state[data-document]").map(({ href }) => nameIn(href)).filter(Boolean));
  const list = await (await fetch(index)).json();
  const rank = ({ name, axe }) => (axe ? 0 : 2) + (shown.has(name) ? 0 : 1);
  return { ...list, documents: list.documents.toSorted((one, other) => rank(one) - rank(other)) };
};
// The numbers and the marks are those of the host, which knows the problems that the browser cannot find. Other pages than
// that of the problems show them from time to time.
const pause = 5000; // milliseconds
let lastShown = -pause;
let waiting;
const showNumbers = () => {
  waiting = undefined;
  lastShown = performance.now();
  refreshParts(".topnav", "#siteSidebar", ".tabs", ".mobile-tabs", ".problems-panel").catch(() => {});
};
const tell = (done, total, isChanged = false) => {
  document.dispatchEvent(new CustomEvent("examined", { detail: { done, total, isChanged } }));
  if (isChanged && !$(".problems")) waiting ??= setTimeout(showNumbers, Math.max(0, lastShown + pause - performance.now()));
};
// A document that is late, such as on a busy machine, is examined again after some others.
const attempts = 3;
const documentsBetween = 8;
const examineAll = async (version) => {
  await idle();
  if (!tree()) return;
  const list = await documentsToExamine(tree().dataset.index);
  const { documents } = list;
  const known = rememberResults(documents);
  const reporter = makeReporter(tree().dataset.report, list.problems);
  const frame = makeHiddenFrame();
  tell(0, documents.length, list.problems !== undefined);
  let done = 0;
  const queue = documents.map((document) => ({ document, attempt: 1 }));
  try {
    for (const [index, { document, attempt }] of queue.entries()) {
      if (versionOf() !== version) return;
      const { isLate, result } = await examineOne(document, frame, { widths: list.widths, known: known.all });
      if (isLate && attempt < attempts) queue.splice(index + documentsBetween, 0, { document, attempt: attempt + 1 });
      else done += 1;
      if (result) {
        known.set(document, result);
        reporter.add(document, result);
      }
      if (done === documents.length || reporter.isDue()) tell(done, documents.length, await reporter.send());
    }
  } finally {
    frame.remove();
  }
};

// One tab at a time works, and the others show what it finds.
// The third number of the version counts the calls of assistants, which change no preview.
const versionOf = () => document.body.dataset.changes.replace(/(\/\d+\.\d+)\.\d+$/, "$1") + tree()?.dataset.index;
let examined;
const start = () => {
  const version = versionOf();
  if (!tree() || version === examined) return;
  examined = version;
  // A host that is away or busy is asked again.
  const work = async () => {
    while (versionOf() === version && !(await examineAll(version).then(() => true, () => false))) await wait(pause);
  };
  if (navigator.locks) navigator.locks.request("preview-host-accessibility", work);
  else work();
};
onUpdate(start);
