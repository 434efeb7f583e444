// Improves pages of the docs: links at headings, the current heading, large pictures, and variants of code.
import "./code.js";
import { $, $$ } from "./documents.js";
import { onUpdate } from "./exchange.js";
import { recall, remember } from "./memory.js";

const article = () => $(".docs > .prose");
const labels = () => $("#docsLabels")?.dataset ?? {};

// A link at each heading that has an address.
const addAnchors = () => {
  for (const heading of $$(":scope > :is(h2, h3, h4)[id]", article())) {
    if ($(".heading-anchor", heading)) continue;
    const anchor = document.createElement("a");
    Object.assign(anchor, { className: "heading-anchor", href: `#${encodeURIComponent(heading.id)}`, textContent: "#" });
    anchor.setAttribute("aria-label", `${labels().heading}: ${heading.textContent}`);
    heading.append(anchor);
  }
};

// A picture is a button that shows it as large as it is. Small ones, such as badges, are not.
const minWidth = 320;
const addButton = (image) => {
  if (image.naturalWidth < minWidth || image.closest("a, button")) return;
  const button = document.createElement("button");
  Object.assign(button, { className: "picture-button", type: "button" });
  button.setAttribute("aria-label", `${labels().picture}: ${image.alt}`);
  image.replaceWith(button);
  button.append(image);
};
const addPictures = () => {
  for (const image of $$("img", article())) {
    if (image.complete) addButton(image);
    else image.addEventListener("load", () => addButton(image), { once: true });
  }
};
document.addEventListener("click", async (event) => {
  const button = event.target.closest?.(".picture-button");
  if (!button) return;
  const { showPicture } = await import("./docs-picture.js");
  showPicture($("img", button), labels().close);
});

// The heading that is being read is marked in both tables of contents.
const readingLine = 120;
const markCurrent = () => {
  const links = $$(":is(.contents, .contents-folded) a");
  if (!links.length) return;
  const anchors = new Set(links.map((link) => link.hash));
  const headings = $$(":scope > :is(h2, h3)[id]", article()).filter(({ id }) => anchors.has(`#${encodeURIComponent(id)}`) || anchors.has(`#${id}`));
  const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= readingLine);
  // The last headings of a page may never reach the line, so the one that was asked for is marked.
  const asked = isAtEnd && headings.find(({ id }) => id === decodeURIComponent(location.hash.slice(1)));
  const current = (asked || passed.at(-1) || headings[0])?.id;
  for (const link of links) {
    const isCurrent = current !== undefined && decodeURIComponent(link.hash.slice(1)) === current;
    if (isCurrent === link.hasAttribute("aria-current")) continue;
    link.toggleAttribute("aria-current", isCurrent);
    if (!isCurrent) continue;
    link.setAttribute("aria-current", "location");
    const list = link.closest(".contents");
    if (list?.scrollHeight > list?.clientHeight) link.scrollIntoView({ block: "nearest" });
  }
};
let marking;
const markSoon = () => {
  cancelAnimationFrame(marking);
  marking = requestAnimationFrame(() => { if (article()) markCurrent(); });
};
addEventListener("scroll", markSoon, { passive: true });
addEventListener("resize", markSoon);
addEventListener("hashchange", markSoon);

// A variant of code that was chosen is chosen on all pages.
const variants = () => $$(".code-tabs input");
const nameOf = (input) => input.parentElement.textContent.trim();
const choose = (name) => {
  for (const input of variants()) if (nameOf(input) === name) input.checked = true;
};
document.addEventListener("change", ({ target }) => {
  if (!target.matches?.(".code-tabs input")) return;
  const { top } = target.getBoundingClientRect();
  choose(nameOf(target));
  // Other variants above may be longer.
  scrollBy(0, target.getBoundingClientRect().top - top);
  remember("variant", nameOf(target));
});

// The controls of a preview are loaded when they are opened.
document.addEventListener("toggle", async ({ target }) => {
  if (!target.matches?.(".docs-preview-controls") || !target.open) return;
  const { showControls } = await import("./docs-controls.js");
  showControls(target);
}, true);

onUpdate(() => {
  const section = $(".docs-section:has([aria-current])");
  if (section) section.open = true;
  if (!article()) return;
  addAnchors();
  addPictures();
  choose(recall("variant"));
  markCurrent();
});
