// The catalog: previews in their cards, as far as they are near the view.
import { onUpdate, visit } from "./exchange.js";

const $ = (selector, page = document) => page.querySelector(selector);
const $$ = (selector, page = document) => [...page.querySelectorAll(selector)];

// Each frame is a page of its own, so only a few exist at a time: those next to the middle of the view.
const mostFrames = 12;
const near = new Set();
const distance = (box) => {
  const { top, bottom } = box.getBoundingClientRect();
  return Math.abs((top + bottom) / 2 - innerHeight / 2);
};
const wake = (box) => {
  const frame = document.createElement("iframe");
  frame.src = box.dataset.frame;
  frame.title = box.dataset.title;
  frame.tabIndex = -1;
  // A small picture has no scroll bars.
  frame.addEventListener("load", () => {
    const page = frame.contentDocument?.documentElement;
    if (page) page.style.overflow = "hidden";
    frame.dataset.loaded = "";
  });
  box.replaceChildren(frame);
};
const balance = () => {
  const boxes = $$("[data-frame]");
  const wanted = new Set([...near].filter((box) => box.isConnected).sort((one, other) => distance(one) - distance(other)).slice(0, mostFrames));
  const alive = boxes.filter((box) => $("iframe", box));
  const spare = alive.filter((box) => !wanted.has(box)).sort((one, other) => distance(one) - distance(other));
  for (const box of spare.slice(Math.max(0, mostFrames - wanted.size))) box.replaceChildren();
  for (const box of wanted) if (!$("iframe", box)) wake(box);
};
let balancing;
const observer = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) {
    if (isIntersecting) near.add(target);
    else near.delete(target);
  }
  cancelAnimationFrame(balancing);
  balancing = requestAnimationFrame(balance);
}, { rootMargin: "200px 0px" });

// More cards are shown before the reader comes to the last one.
const ends = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) if (isIntersecting) visit(target.href, { entry: "replace" });
}, { rootMargin: "1200px 0px" });

// The states of a view are switched on its card.
const chosen = new Map();
const showState = (state) => {
  const card = state.closest(".card");
  chosen.set(card.dataset.key, $$(".state", card).indexOf(state));
  const box = $("[data-frame]", card);
  box.dataset.frame = state.dataset.document;
  box.dataset.title = state.dataset.title;
  for (const other of $$(".state", card)) {
    other.setAttribute("aria-pressed", other === state);
    other.classList.toggle("state-current", other === state);
  }
  $(".card-link", card).href = state.href;
  const frame = $("iframe", box);
  frame?.contentWindow.location.replace(state.dataset.document);
  if (frame) frame.title = state.dataset.title;
};
document.addEventListener("click", (event) => {
  const state = event.target.closest?.(".state[data-document]");
  if (!state || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  showState(state);
}, true);
document.addEventListener("keydown", (event) => {
  if (event.key !== " " || !event.target.matches?.(".state[data-document]")) return;
  event.preventDefault();
  showState(event.target);
});

onUpdate(() => {
  observer.disconnect();
  ends.disconnect();
  const end = $(".cards-more");
  if (end) ends.observe(end);
  near.clear();
  for (const state of $$(".state[data-document]")) {
    state.setAttribute("role", "button");
    state.setAttribute("aria-pressed", state.classList.contains("state-current"));
  }
  for (const card of $$(".card")) {
    const state = $$(".state", card)[chosen.get(card.dataset.key)];
    if (state) showState(state);
  }
  for (const box of $$("[data-frame]")) {
    const frame = $("iframe", box);
    const address = frame?.contentWindow.location;
    const wanted = new URL(box.dataset.frame, location);
    if (frame && address.pathname + address.search !== wanted.pathname + wanted.search) frame.contentWindow.location.replace(box.dataset.frame);
    observer.observe(box);
  }
});
