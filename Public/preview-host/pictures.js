// Small pictures of previews, as far as they are near the view.
import { $, $$ } from "./documents.js";
import { fitPicture } from "./heights.js";
import { showInFrame } from "./previews.js";

// Each frame is a page of its own, so only a few exist at a time: those next to the middle of the view.
const maxFrames = 12;
// A printed page has all of them, as far as a browser can hold them.
const maxPrinted = 400;
let isPrinting = false;
const most = () => (isPrinting ? maxPrinted : maxFrames);
const near = new Set();
// What is behind an open dialog comes last.
const distance = (box) => {
  const { top, bottom } = box.getBoundingClientRect();
  const isBehind = $("dialog[open]") && !box.closest("dialog");
  return Math.abs((top + bottom) / 2 - innerHeight / 2) + (isBehind ? innerHeight * 100 : 0);
};
const wake = (box) => {
  const frame = document.createElement("iframe");
  frame.src = box.dataset.frame;
  frame.title = box.dataset.title;
  frame.tabIndex = -1;
  // A small picture has no scroll bars.
  frame.addEventListener("load", () => {
    const page = frame.contentDocument?.documentElement;
    if (page) {
      page.style.overflow = "hidden";
      if (box.matches(".card-picture")) fitPicture(box, page);
    }
    frame.dataset.loaded = "";
  });
  box.append(frame);
};
// One frame at a time is made, so that the page can be scrolled meanwhile.
const balance = () => {
  const wanted = (isPrinting ? wantedPictures() : [...near]).filter((box) => box.isConnected).sort((one, other) => distance(one) - distance(other)).slice(0, most());
  const alive = $$("[data-frame] > iframe").map((frame) => frame.parentElement);
  const spare = alive.filter((box) => !wanted.includes(box)).sort((one, other) => distance(one) - distance(other));
  for (const box of spare.slice(Math.max(0, most() - wanted.length))) $("iframe", box).remove();
  const next = wanted.find((box) => !$("iframe", box));
  if (!next) return;
  wake(next);
  balanceSoon();
};

// Cards that are passed by quickly stay empty, because loading their frames would make the scrolling slow.
const moment = 100;
const maxSpeed = 1; // pixels each millisecond
let lastScroll = { at: 0, top: scrollY, speed: 0 };
addEventListener("scroll", () => {
  const at = performance.now();
  lastScroll = { at, top: scrollY, speed: Math.abs(scrollY - lastScroll.top) / (at - lastScroll.at) };
}, { passive: true });
const isFast = () => lastScroll.speed > maxSpeed && performance.now() - lastScroll.at < moment;
let balancing;
const balanceSoon = () => {
  clearTimeout(balancing);
  balancing = isFast() ? setTimeout(balanceSoon, moment) : setTimeout(balance);
};
const observer = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) {
    if (isIntersecting) near.add(target);
    else near.delete(target);
  }
  balanceSoon();
}, { rootMargin: "200px 0px" });

// The results of a search have no pictures on a phone, or if the reader saves data.
const hasRoom = matchMedia("(min-width: 640px)");
const isWanted = (box) => !box.matches(".result-picture") || (hasRoom.matches && !navigator.connection?.saveData);
const wantedPictures = () => $$("[data-frame]").filter(isWanted);

// Makes the frames of all pictures, wherever they are.
export const showAllPictures = () => {
  isPrinting = true;
  balanceSoon();
};
export const areAllPicturesShown = () => {
  const wanted = wantedPictures();
  return wanted.filter((box) => $("iframe", box)).length >= Math.min(wanted.length, maxPrinted);
};
// Shows the pictures on the page, of which some may have changed.
export const watchPictures = () => {
  observer.disconnect();
  near.clear();
  for (const box of wantedPictures()) {
    const frame = $("iframe", box);
    if (frame) showInFrame(frame, box.dataset.frame);
    observer.observe(box);
  }
  if (isPrinting) balanceSoon();
};
export const endPrinting = () => {
  isPrinting = false;
  watchPictures();
};
