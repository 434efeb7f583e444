// The page of translations: each picture shows the place of its text.
import { $$ } from "./documents.js";
import { onUpdate } from "./exchange.js";
import { onLoad } from "./frames.js";
import { elementWithText, frameElement } from "./places.js";
import { saveByKey } from "./saving.js";

saveByKey(".coverage-form");

const showPlace = (frame) => {
  const page = frame.contentDocument;
  const place = page?.body && elementWithText(page, frame.dataset.shown.split("\n"));
  if (!place) return;
  const { top, height } = place.getBoundingClientRect();
  page.defaultView.scrollBy(0, top + height / 2 - page.defaultView.innerHeight / 2);
  frameElement(place, getComputedStyle(frame).color);
};

onUpdate(() => {
  for (const frame of $$(".coverage-picture iframe")) onLoad(frame, () => showPlace(frame));
});
