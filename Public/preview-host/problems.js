// The page of problems: pictures that show the place, the next problem by key, and how far the browser has come.
import { $, $$ } from "./documents.js";
import { onUpdate, refreshParts, visitInPlace } from "./exchange.js";
import { onLoad } from "./frames.js";
import { elementWithTag, elementWithText, frameElement } from "./places.js";

// Moves the part of a document with an element to the center of its picture, as large as it fits.
const clamp = (value, least, most) => Math.max(least, Math.min(most, value));
const center = (frame, element) => {
  const { clientWidth: width, clientHeight: height } = frame.parentElement;
  const page = frame.contentDocument.documentElement;
  frame.style.blockSize = `${Math.max(page.scrollHeight, height)}px`;
  const box = element.getBoundingClientRect();
  const least = width / frame.offsetWidth;
  const scale = clamp((width - 24) / Math.max(box.width, 1), least, Math.max(least, 0.8));
  const left = clamp(width / 2 - scale * (box.left + box.width / 2), Math.min(0, width - scale * frame.offsetWidth), 0);
  const top = clamp(height / 2 - scale * (box.top + box.height / 2), Math.min(0, height - scale * frame.offsetHeight), 0);
  frame.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
};
const showPlace = async (frame) => {
  const page = frame.contentDocument;
  if (page?.body?.dataset.content === undefined) return;
  await page.fonts.ready;
  const { tag, shown } = frame.dataset;
  const element = (tag && elementWithTag(page, tag)) || (shown && elementWithText(page, shown.split("\n")));
  if (!element || !frame.isConnected) return;
  center(frame, element);
  frameElement(element, getComputedStyle(frame).color);
};

// The next problem after the one that has the focus, or else the first one.
const focusNext = () => {
  const all = $$(".problem-rows [data-problem]").filter((link) => !link.closest(".problems-known"));
  const index = all.findIndex((link) => link.closest(".problem").contains(document.activeElement));
  const next = all[index + 1] ?? all[0];
  if (!next) return;
  next.focus({ preventScroll: true });
  next.closest(".problem").scrollIntoView({ block: "center" });
};
document.addEventListener("click", ({ target }) => { if (target.closest?.("[data-next-problem]")) focusNext(); });

// How far the browser has come.
let progress;
const showProgress = () => {
  const part = $(".problems-progress");
  if (!part || !progress) return;
  const { done, total } = progress;
  const lang = document.documentElement.lang;
  part.hidden = total === 0;
  const bar = $("progress", part);
  bar.hidden = done === total;
  bar.value = total ? done / total : 0;
  const text = part.dataset[done === total ? "examined" : "examining"]
    .replace("{done}", done.toLocaleString(lang)).replace("{total}", total.toLocaleString(lang));
  const status = $("[role=status]", part);
  if (status.textContent !== text) status.textContent = text;
};
document.addEventListener("examined", ({ detail }) => {
  progress = detail;
  showProgress();
  if (detail.isChanged) refreshParts(".problems", ".topnav").then(prepare);
});

// More rows are added before the reader comes to the last one.
const ends = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) if (isIntersecting) visitInPlace(location.pathname, () => target.href);
}, { rootMargin: "1200px 0px" });

// The host checks the project for a moment.
let waiting;
const wait = () => {
  clearTimeout(waiting);
  if ($("[data-searching]")) waiting = setTimeout(() => refreshParts(".problems", ".topnav").then(prepare).catch(wait), 500);
};
const prepare = () => {
  if (!$(".problems")) return;
  for (const frame of $$(".problem-picture iframe")) onLoad(frame, () => showPlace(frame));
  ends.disconnect();
  const end = $("[data-more-problems]");
  if (end) ends.observe(end);
  showProgress();
  wait();
};
onUpdate(prepare);
