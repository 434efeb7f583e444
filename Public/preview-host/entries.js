// What a reader has done in the document of a frame: what they entered, where they are, and what they opened.
import { $$ } from "./documents.js";
import { initialState, isControl, stateOf } from "./morph.js";

// All elements, also those in open shadow trees.
const elements = (root) => $$("*", root).flatMap((element) => [element, ...(element.shadowRoot ? elements(element.shadowRoot) : [])]);

// The elements by names that they have in the next document, too: an id or a name, and how many are before with the same one.
const named = (page) => {
  const counts = new Map();
  return new Map(elements(page).map((element) => {
    const own = element.dataset?.node ?? (element.id || element.getAttribute("name") || element.dataset?.testid || "");
    const kind = `${element.localName} ${own}${element.type === "radio" ? ` ${element.value}` : ""}`;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return [`${kind} ${count}`, element];
  }));
};

export const focusedIn = (page) => {
  let element = page.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element === page.body ? null : element;
};

// The rich texts in which the reader has typed.
const written = new WeakSet();
const note = (event) => {
  const host = event.composedPath()[0]?.closest?.("[contenteditable]");
  if (host) written.add(host);
};
export const isWritten = (element) => written.has(element);

// Whether an element that a reader opens and closes was open as it was served. It follows the server only when the server
// changes its mind.
const served = new WeakMap();
const isOpenable = (element) => element.matches("details, dialog");
export const noteServed = (element, fresh) => { if (isOpenable(element)) served.set(element, fresh.hasAttribute("open")); };
export const keepsOpening = (element, name, value) => name === "open" && isOpenable(element) && served.get(element) === (value !== null);

// The same function is added once, and what is new is noted.
export const watchEntries = (page) => {
  page.addEventListener("input", note, true);
  for (const element of elements(page)) if (!served.has(element)) noteServed(element, element);
};

// How an element is open. Null if it is as it was served.
const openingOf = (element) => {
  if (element.popover && element.matches(":popover-open")) return "popover";
  if (!isOpenable(element) || element.open === served.get(element)) return null;
  if (element.matches(":modal")) return "modal";
  return element.open ? "open" : "closed";
};
const setOpening = (element, opening) => {
  if (opening === "popover") {
    if (element.popover && !element.matches(":popover-open")) element.showPopover();
  } else if (opening !== "modal") element.open = opening === "open";
  else if (!element.open) element.showModal();
};

// What else the browser keeps of an element.
const keptProperties = ({ indeterminate, currentTime, muted, volume, paused }) => {
  if (indeterminate) return { indeterminate };
  return currentTime ? { currentTime, muted, volume, paused } : null;
};
const setProperties = (element, { paused, ...properties }) => {
  Object.assign(element, properties);
  // A browser may refuse to play a sound that nobody has asked for.
  if (paused === false) element.play().catch(() => {});
};

const contents = (control) => (control.options ? [...control.options].map(({ selected }) => selected) : control[stateOf(control)]);
const presentState = (control) => (control.options ? [...control.options].map(({ selected }) => selected).join() : String(control[stateOf(control)]));

// The selection in a field, or in a rich text as distances from its start.
const selectionIn = (element) => {
  if (!element.isContentEditable) {
    try {
      const { selectionStart, selectionEnd, selectionDirection } = element;
      return typeof selectionStart === "number" ? { selectionStart, selectionEnd, selectionDirection } : null;
    } catch {
      return null;
    }
  }
  return distancesIn(element);
};
const distancesIn = (element) => {
  const selection = element.ownerDocument.getSelection();
  if (!selection.rangeCount || !element.contains(selection.anchorNode)) return null;
  const distance = (node, offset) => {
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(element);
    range.setEnd(node, offset);
    return range.toString().length;
  };
  return { anchor: distance(selection.anchorNode, selection.anchorOffset), focus: distance(selection.focusNode, selection.focusOffset) };
};
// Selects the same text, unless another one is there now.
const selectAgain = (page, { text, anchor, focus }) => {
  const selection = page.getSelection();
  selection.setBaseAndExtent(...placeAt(page.body, anchor), ...placeAt(page.body, focus));
  if (String(selection) !== text) selection.removeAllRanges();
};
const placeAt = (element, distance) => {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = distance;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (rest <= text.length) return [text, rest];
    rest -= text.length;
  }
  return [element, element.childNodes.length];
};
const select = (element, selection) => {
  if (!selection) return;
  if ("anchor" in selection) {
    element.ownerDocument.getSelection().setBaseAndExtent(...placeAt(element, selection.anchor), ...placeAt(element, selection.focus));
  } else element.setSelectionRange(selection.selectionStart, selection.selectionEnd, selection.selectionDirection);
};

// The text that is selected outside of what has the focus, as distances from the start of the page.
const selectedIn = (page) => {
  const text = String(page.getSelection());
  return text ? { text, ...distancesIn(page.body) } : null;
};

// Notes everything. `earlier` is what was noted before and could not be restored yet.
const kinds = ["values", "openings", "properties", "scrolls"];
export const entriesOf = (page, earlier) => {
  const noted = { focus: earlier?.focus, selected: selectedIn(page) ?? earlier?.selected };
  for (const kind of kinds) noted[kind] = new Map(earlier?.[kind]);
  const focused = focusedIn(page);
  for (const [name, element] of named(page)) {
    if (isControl(element) && element.type !== "file" && presentState(element) !== initialState(element)) noted.values.set(name, contents(element));
    else if (isControl(element)) noted.values.delete(name);
    if (isWritten(element)) noted.values.set(name, element.innerHTML);
    for (const [kind, state] of [["openings", openingOf(element)], ["properties", keptProperties(element)]]) {
      if (state) noted[kind].set(name, state);
      else noted[kind].delete(name);
    }
    if (element.scrollTop || element.scrollLeft) noted.scrolls.set(name, [element.scrollLeft, element.scrollTop]);
    if (element === focused) noted.focus = { name, selection: selectionIn(element) };
  }
  return noted;
};

const enter = (element, value) => {
  if (element.options) [...element.options].forEach((option, index) => { option.selected = value[index] ?? false; });
  else if (isControl(element)) element[stateOf(element)] = value;
  else element.innerHTML = value;
  // Scripts of the document count letters, and send them to a view in use.
  for (const kind of ["input", "change"]) element.dispatchEvent(new Event(kind, { bubbles: true, composed: true }));
};

// Restores what was noted, with the focus if the frame has it.
export const restoreEntries = (page, noted, hasFocus) => {
  const found = named(page);
  for (const [name, value] of noted.values) {
    const element = found.get(name);
    const isSame = element && isControl(element) && String(contents(element)) === String(value);
    if (element && !isSame) enter(element, value);
  }
  for (const [name, opening] of noted.openings) if (found.has(name)) setOpening(found.get(name), opening);
  for (const [name, properties] of noted.properties) if (found.has(name)) setProperties(found.get(name), properties);
  for (const [name, place] of noted.scrolls) found.get(name)?.scrollTo({ left: place[0], top: place[1], behavior: "instant" });
  const focused = found.get(noted.focus?.name);
  if (noted.selected) selectAgain(page, noted.selected);
  if (!focused || !hasFocus) return;
  focused.focus({ preventScroll: true });
  select(focused, noted.focus.selection);
};
