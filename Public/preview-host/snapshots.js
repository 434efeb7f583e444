// The page of a snapshot: both pictures are as high as the higher one, so that their pixels can be compared.
import { $, $$ } from "./documents.js";
import { onUpdate } from "./exchange.js";
import { fitHeight, onLoad, watchSize } from "./frames.js";

// Frames stay when the next snapshot is shown.
const heights = new WeakMap();
const frames = () => $$(".compare-view iframe");
onUpdate(() => {
  for (const frame of frames()) {
    onLoad(frame, () => watchSize(frame, (page) => fitHeight(frame, page, (height) => {
      heights.set(frame, height);
      const highest = Math.max(...frames().map((other) => heights.get(other) ?? 0));
      $(".compare-view").style.setProperty("--compare-height", `${highest}px`);
    })));
  }
});
