// Inspects the preview in the browser, with axe-core and for texts that do not fit, and lists what is found.
import { examine } from "./accessibility.js";
import { $, $$, isWhole } from "./documents.js";
import { onUpdate, visit } from "./exchange.js";
import { findings } from "./findings.js";
import { elementWithTag, elementWithText } from "./places.js";

const make = (name, className, text) => {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
};

// Points at an element of the preview. A narrow page then shows the preview instead of the panel.
const point = async (frame, element) => {
  for (const other of frame.contentDocument.querySelectorAll("[data-pointed]")) {
    other.style.outline = "";
    delete other.dataset.pointed;
  }
  if (!element?.isConnected) return;
  element.style.outline = "3px solid #d33";
  element.dataset.pointed = "";
  const tab = $(".mobile-tabs a");
  if (tab.checkVisibility()) await visit(tab.href, { link: tab });
  element.scrollIntoView({ block: "center" });
};

// A row of the list shows its place in the preview, as far as it is there in this language.
document.addEventListener("click", ({ target }) => {
  const button = target.closest?.("[data-show-place]");
  const frame = $("#preview-frame");
  if (!button || !isWhole(frame?.contentDocument)) return;
  const { tag, shown } = button.dataset;
  const page = frame.contentDocument;
  point(frame, (tag && elementWithTag(page, tag)) || (shown && elementWithText(page, shown.split("\n"))));
});

const item = ({ title, lang, note, link, places }, panel, frame) => {
  const made = make("li", "inspection-finding");
  const heading = make("p", "diagnostic-message", title);
  heading.lang = lang;
  heading.dir = "auto";
  if (note) heading.append(" ", make("span", "count", note));
  const list = make("p", "inspection-places");
  for (const { name, element } of places) {
    const button = make("button", "place", name);
    button.type = "button";
    button.setAttribute("aria-label", `${panel.dataset.show}: ${name}`);
    button.addEventListener("click", () => point(frame, element));
    list.append(button);
  }
  made.append(heading, list);
  if (link) {
    const more = make("a", "count", link.name);
    [more.href, more.target, more.rel] = [link.address, "_blank", "noreferrer"];
    made.append(more);
  }
  return made;
};

const inspectsAll = (panel) => panel.dataset.inspection === "all";
const contrastAndMore = async (panel, frame) => {
  if (!panel.dataset.axe) return [];
  const { violations, undecided } = await examine(frame.contentWindow, panel.dataset.axe);
  const finding = (note) => ({ help, id, address, selectors }) => ({
    title: help, lang: "en", note, link: { name: id, address },
    places: selectors.map((name) => ({ name, element: frame.contentDocument.querySelector(name) })),
  });
  const shown = inspectsAll(panel) ? [] : undecided;
  return [...violations.map(finding()), ...shown.map(finding(panel.dataset.undecided))];
};

const nameOf = (element) => [element.localName, ...element.classList].join(".");
const kinds = ["overflow", "cut"];
const layout = (panel, frame) => {
  if (!inspectsAll(panel)) return [];
  const found = findings(frame.contentDocument);
  return kinds.filter((kind) => found[kind].length > 0).map((kind) => ({
    title: panel.dataset[kind], lang: document.documentElement.lang,
    places: found[kind].map((element) => ({ name: nameOf(element), element })),
  }));
};

// What the browser has found is shown in the place of the text that there is nothing.
const showFound = (isFound) => {
  const well = $(".panel-well");
  if (well && $("[data-inspection=all]")) well.hidden = isFound;
};

// axe-core does not end if another document replaces its own, which is inspected after it is loaded.
const replaced = (frame, signal) => new Promise((end) => {
  frame.contentWindow.addEventListener("pagehide", () => end(null), { once: true, signal });
});

// axe-core runs once at a time. Of those that wait, only the last one runs.
let runs = 0;
let last = Promise.resolve();
const run = (panel, frame) => {
  const current = ++runs;
  last = last.then(() => current === runs && panel.isConnected ? show(panel, frame, () => current === runs) : null);
};
const show = async (panel, frame, isCurrent) => {
  const status = $(".inspection-status", panel);
  status.textContent = panel.dataset.running;
  const done = new AbortController();
  // The frame gets the height of its document first. What is out of view has no contrast.
  await new Promise((sized) => requestAnimationFrame(() => requestAnimationFrame(sized)));
  // The page of an error would have no findings.
  if (frame.contentDocument?.body?.dataset.content === undefined) {
    status.textContent = panel.dataset.broken;
    return;
  }
  try {
    const inLayout = layout(panel, frame);
    const byRule = await Promise.race([contrastAndMore(panel, frame), replaced(frame, done.signal)]);
    if (!byRule || !isCurrent()) return;
    const found = [...inLayout, ...byRule];
    $(".inspection-findings", panel).replaceChildren(...found.map((finding) => item(finding, panel, frame)));
    showFound(found.some(({ note }) => !note));
    status.textContent = found.length > 0 ? "" : panel.dataset.well;
  } catch (error) {
    status.textContent = `${panel.dataset.failed} ${error.message}`;
  } finally {
    done.abort();
  }
};

// Inspects the document in the frame, again only if it has changed, so that the findings of an earlier inspection stay.
let inspected = {};
const inspect = () => {
  const [panel, frame] = [$("[data-inspection]"), $("#preview-frame")];
  const page = frame?.contentDocument;
  if (!panel || !isWhole(page) || page.URL === "about:blank") return;
  const subject = { panel, page, kind: panel.dataset.inspection, content: page.body.dataset.content };
  if (Object.keys(subject).every((name) => subject[name] === inspected[name])) return;
  if (page !== inspected.page) $(".inspection-findings", panel).replaceChildren();
  inspected = subject;
  run(panel, frame);
};
const inspectAgain = () => {
  inspected = {};
  inspect();
};

const watched = new WeakSet();
onUpdate(() => {
  const frame = $("#preview-frame");
  if (!frame) return;
  if (!watched.has(frame)) frame.addEventListener("load", inspectAgain);
  watched.add(frame);
  inspect();
});
