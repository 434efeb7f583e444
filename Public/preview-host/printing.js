// Printing shows every preview. Frames load only near the view, so the others are loaded first.
import { $$, isWhole } from "./documents.js";
import { keyOf } from "./keys.js";
import { areAllPicturesShown, endPrinting, showAllPictures } from "./pictures.js";

const longest = 60_000;
const isLoaded = (frame) => isWhole(frame.contentDocument) && frame.contentDocument.URL !== "about:blank";
const areAllLoaded = () => areAllPicturesShown() && $$("iframe").every(isLoaded);
const loadAll = () => {
  for (const frame of $$("iframe[loading=lazy]")) frame.loading = "eager";
  showAllPictures();
};
const untilLoaded = async () => {
  const end = performance.now() + longest;
  while (!areAllLoaded() && performance.now() < end) await new Promise((resolve) => { setTimeout(resolve, 100); });
};

// A browser does not wait for frames when it prints from its menu. With the keys for it, this script does.
let isWaiting = false;
document.addEventListener("keydown", async (event) => {
  const isPrint = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && keyOf(event) === "p";
  if (!isPrint || event.defaultPrevented || areAllLoaded()) return;
  event.preventDefault();
  if (isWaiting) return;
  isWaiting = true;
  loadAll();
  await untilLoaded();
  isWaiting = false;
  print();
});
addEventListener("beforeprint", loadAll);
addEventListener("afterprint", endPrinting);
matchMedia("print").addEventListener("change", ({ matches }) => { if (matches) loadAll(); else endPrinting(); });
