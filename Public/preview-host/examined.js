// Examines documents in hidden frames: of a page that works in the background, or of the page that `check --browser` opens.
import { violations } from "./accessibility.js";
import { loadInFrame, makeHiddenFrame } from "./hidden-frames.js";
import { misfits } from "./misfits.js";

// On a machine that is busy with a build, a document takes thirty times as long as usual.
const limit = 60000; // milliseconds
const within = (promise) => Promise.race([promise, new Promise((resolve) => { setTimeout(resolve, limit); })]);

// The frame is as high as its document, because a browser finds only what is in view.
const setSize = (frame, width) => {
  [frame.style.inlineSize, frame.style.blockSize] = [`${width}px`, "900px"];
  const { scrollHeight } = frame.contentDocument.documentElement;
  frame.style.blockSize = `${Math.min(Math.max(900, scrollHeight), 16384)}px`;
};
const measure = async (frame, widths) => {
  const found = [];
  for (const width of widths) {
    setSize(frame, width);
    found.push(...await misfits(frame.contentDocument, width));
  }
  return found;
};

// Returns what is wrong in a document: what does not fit at some widths, and with the address of axe-core what that finds. Null
// for a document that cannot be shown or examined.
export const examineIn = async (frame, address, widths, axe) => {
  frame.style.cssText = "";
  await within(loadInFrame(frame, address));
  if (frame.contentDocument?.body?.dataset.content === undefined) return null;
  const found = axe ? await within(violations(frame.contentWindow, axe)) : [];
  return found ? { violations: found, misfits: await measure(frame, widths) } : null;
};

// Examines documents, some at once, and the first one with axe-core.
const together = 4;
const examineOne = async (address, widths, axe) => {
  const frame = makeHiddenFrame();
  try {
    const found = await examineIn(frame, address, widths, axe);
    if (!found) throw new Error(`${address} cannot be shown.`);
    return found;
  } finally {
    frame.remove();
  }
};
export const examineAll = async (addresses, widths, axe) => {
  const found = [];
  while (found.length < addresses.length) {
    const next = addresses.slice(found.length, found.length + together);
    const isFirst = found.length === 0;
    found.push(...await Promise.all(next.map((address, index) => examineOne(address, widths, isFirst && index === 0 && axe))));
  }
  return found;
};
