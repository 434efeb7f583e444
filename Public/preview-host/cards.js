// The catalog: previews in their cards.
import { isList } from "./density.js";
import { $, $$, slugOf } from "./documents.js";
import { onUpdate, visitInPlace } from "./exchange.js";
import "./first-steps.js";
import { watchPictures } from "./pictures.js";
import { showInFrame } from "./previews.js";

// The states of a card are buttons, and those of a row without a picture are links. An attribute that is set again would make the browser compute styles again.
const set = (element, name, value) => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};
const prepareStates = (part) => {
  for (const state of $$(".state[data-document]", part)) {
    if (isList()) {
      state.removeAttribute("role");
      state.removeAttribute("aria-pressed");
      continue;
    }
    set(state, "role", "button");
    set(state, "aria-pressed", String(state.classList.contains("state-current")));
  }
};

// More cards are added before the reader comes to the last one: in pieces, so that the page can be scrolled meanwhile.
const pause = () => new Promise((resolve) => { setTimeout(resolve); });
const readInPieces = async (response) => {
  const text = await response.text();
  const page = document.implementation.createHTMLDocument();
  page.open();
  for (let start = 0; start < text.length; start += 100_000) {
    page.write(text.slice(start, start + 100_000));
    await pause();
  }
  page.close();
  return page;
};
// With the line breaks that the page has, because an update compares all nodes.
const addCards = async (page, signal) => {
  for (const fresh of $$(".feature", page)) {
    const known = $(`.feature[data-key="${CSS.escape(fresh.dataset.key)}"]`);
    const feature = known ?? fresh;
    const cards = $$(".card", fresh).slice(known ? $$(".card", known).length : 0);
    if (!known) {
      $(".cards", feature).replaceChildren("\n");
      $(".feature-grid").append(feature, "\n");
    }
    for (const [index, card] of cards.entries()) {
      if (signal.aborted) return;
      $("noscript", card)?.remove();
      prepareStates(card);
      $(".cards", feature).append(card, "\n");
      if (index % 10 === 9) await pause();
    }
  }
};
// The rest of the page is exchanged as usual.
const readMore = async (response, signal) => {
  const page = await readInPieces(response);
  await addCards(page, signal);
  for (const grid of [$(".feature-grid"), $(".feature-grid", page)]) grid?.setAttribute("data-filled", "");
  return page;
};
const ends = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) if (isIntersecting) visitInPlace(location.pathname, () => target.href, { read: readMore });
}, { rootMargin: "1200px 0px" });

// The states of a view are switched on its card.
const chosen = new Map();
const pathOf = (state) => new URL(state.href).pathname;
const showState = (state) => {
  const card = state.closest(".card");
  card.dataset.shown = slugOf(state);
  const box = $("[data-frame]", card);
  box.dataset.frame = state.dataset.document;
  box.dataset.title = state.dataset.title;
  for (const other of $$(".state", card)) other.classList.toggle("state-current", other === state);
  prepareStates(card);
  $(".card-link", card).href = state.href;
  const frame = $("iframe", box);
  if (!frame) return;
  showInFrame(frame, state.dataset.document);
  frame.title = state.dataset.title;
};
const choose = (state) => {
  chosen.set(state.closest(".card").dataset.key, pathOf(state));
  showState(state);
};
document.addEventListener("click", (event) => {
  const state = event.target.closest?.(".state[data-document]");
  if (!state || isList() || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  choose(state);
}, true);
document.addEventListener("keydown", (event) => {
  if (event.key !== " " || isList() || !event.target.matches?.(".state[data-document]")) return;
  event.preventDefault();
  choose(event.target);
});
document.addEventListener("density", () => prepareStates(document));
// While the reader searches, a card shows the state that is found, and after that the one that was chosen, or the first.
document.addEventListener("found", ({ target, detail }) => {
  const states = $$(".state[data-document]", target);
  const wanted = detail
    ? states.find((state) => slugOf(state) === detail)
    : states.find((state) => pathOf(state) === chosen.get(target.dataset.key)) ?? states[0];
  if (wanted && !wanted.classList.contains("state-current")) showState(wanted);
});

onUpdate(() => {
  $(".feature-grid")?.removeAttribute("data-filled");
  ends.disconnect();
  const end = $(".cards-more[href]");
  if (end) ends.observe(end);
  prepareStates(document);
  for (const card of $$(".card")) {
    const state = $$(".state[data-document]", card).find((state) => pathOf(state) === chosen.get(card.dataset.key));
    if (state) showState(state);
  }
  watchPictures();
});
