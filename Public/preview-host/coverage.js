// The page of translations: each picture shows the place of its text.
import { $$ } from "./documents.js";
import { onUpdate } from "./exchange.js";
import { onLoad } from "./frames.js";

const singleSpaced = (text) => text.replace(/\s+/g, " ").trim();

// Returns the element that shows one of some texts in a document. Undefined if there is none, such as for a label.
const placeOf = (page, texts) => {
  const nodes = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const shown = singleSpaced(nodes.currentNode.data);
    if (texts.some((text) => shown.includes(text))) return nodes.currentNode.parentElement;
  }
};

const showPlace = (frame) => {
  const page = frame.contentDocument;
  const texts = frame.dataset.shown.split("\n").map(singleSpaced).filter(Boolean);
  const place = page?.body && placeOf(page, texts);
  if (!place) return;
  const { top, height } = place.getBoundingClientRect();
  page.defaultView.scrollBy(0, top + height / 2 - page.defaultView.innerHeight / 2);
  place.style.outline = `3px solid ${getComputedStyle(frame).color}`;
  place.style.outlineOffset = "2px";
};

onUpdate(() => {
  for (const frame of $$(".coverage-picture iframe")) onLoad(frame, () => showPlace(frame));
});
