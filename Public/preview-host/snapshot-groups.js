// Each picture of a group says so if its HTML differs from the recorded one, but no pixel does.
import { $, $$, isWhole } from "./documents.js";
import { onUpdate } from "./exchange.js";
import { loadInFrame, makeHiddenFrame } from "./hidden-frames.js";
import { looksSame } from "./sameness.js";

const limit = 20000; // milliseconds
const compare = async (box) => {
  const [shown, note] = [$("iframe", box), $("[data-same-pixels]", box.parentElement)];
  if (!box.isConnected || !isWhole(shown?.contentDocument)) return;
  const frame = makeHiddenFrame();
  try {
    await Promise.race([loadInFrame(frame, box.dataset.recorded), new Promise((resolve) => { setTimeout(resolve, limit); })]);
    const pages = [shown, frame].map(({ contentDocument }) => contentDocument);
    if (!pages.every(isWhole)) return;
    await Promise.all(pages.map(({ fonts }) => fonts.ready));
    frame.style.inlineSize = `${shown.clientWidth}px`;
    frame.style.blockSize = `${shown.clientHeight}px`;
    // Small pictures have no scroll bars.
    pages[1].documentElement.style.overflow = pages[0].documentElement.style.overflow;
    note.hidden = !await looksSame(...pages.map(({ documentElement }) => documentElement));
  } finally {
    frame.remove();
  }
};

// One document at a time is loaded.
let last = Promise.resolve();
const waiting = new Set();
const compareLater = (box) => {
  if (waiting.has(box)) return;
  waiting.add(box);
  last = last.then(() => {
    waiting.delete(box);
    return compare(box);
  }).catch(() => {});
};

document.addEventListener("load", ({ target }) => {
  const box = target.closest?.("[data-recorded]");
  if (box) compareLater(box);
}, true);
onUpdate(() => $$("[data-recorded]").forEach(compareLater));
