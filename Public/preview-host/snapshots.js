// The page of a snapshot: both pictures are as high as the higher one, so that their pixels can be compared.
import { $, $$, isWhole } from "./documents.js";
import { onUpdate } from "./exchange.js";
import { fitHeight, onLoad, watchSize } from "./frames.js";
import { looksSame } from "./sameness.js";

// Frames stay when the next snapshot is shown.
const heights = new WeakMap();
const frames = () => $$(".compare-view iframe");

// Says so if the HTML differs, but no pixel does.
const pause = 150; // milliseconds without a change
let waiting;
const sayIfSame = async () => {
  const note = $("[data-same-pixels]");
  const documents = $$(".compare-frames iframe").map((frame) => frame.contentDocument);
  if (!note || documents.length < 2 || !documents.every(isWhole)) return;
  await Promise.all(documents.map(({ fonts }) => fonts.ready));
  const isSame = await looksSame(...documents.map(({ documentElement }) => documentElement));
  if (note.isConnected) note.hidden = !isSame;
};
const compareSoon = () => {
  clearTimeout(waiting);
  waiting = setTimeout(sayIfSame, pause);
};

onUpdate(() => {
  compareSoon();
  for (const frame of frames()) {
    onLoad(frame, () => watchSize(frame, (page) => {
      compareSoon();
      fitHeight(frame, page, (height) => {
        heights.set(frame, height);
        const highest = Math.max(...frames().map((other) => heights.get(other) ?? 0));
        $(".compare-view").style.setProperty("--compare-height", `${highest}px`);
      });
    }));
  }
});
