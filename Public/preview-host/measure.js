// Measures elements of the preview: the one at the pointer or that arrow keys lead to, and from one that was clicked to others.
// Everything is drawn above the frame, so the preview stays as it is.
import { $, isWhole } from "./documents.js";
import { onUpdate } from "./exchange.js";
import { distances, neighborDistances, round, sides, spaces, valuesOf } from "./measured.js";

const labelHeight = 18;
let layer;
let [pointed, selected] = [];

const frame = () => $("#preview-frame");
const share = () => Number(frame().parentElement.style.getPropertyValue("--scale")) || 1;

const add = (className, [left, top, width, height], border) => {
  const box = document.createElement("div");
  box.className = className;
  const lengths = { left, top, width, height };
  for (const [name, length] of Object.entries(lengths)) box.style[name] = `${length * share()}px`;
  if (border) box.style.borderWidth = border.map((length) => `${length * share()}px`).join(" ");
  layer.append(box);
  return box;
};
const boxOf = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height];
};
const grown = ([left, top, width, height], [above, after, below, before]) => [left - before, top - above, width + before + after, height + above + below];

const drawElement = (element) => {
  const style = element.ownerDocument.defaultView.getComputedStyle(element);
  const [margin, padding, border] = [spaces(style, "margin"), spaces(style, "padding"), spaces(style, "border", "-width")];
  const box = boxOf(element);
  add("measure-margin", grown(box, margin), margin);
  add("measure-padding", grown(box, border.map((length) => -length)), padding);
  const drawn = add("measure-element", box);
  drawn.dataset.size = `${round(box[2])} × ${round(box[3])}`;
  drawn.toggleAttribute("data-inside", (box[1] + box[3]) * share() + labelHeight > layer.clientHeight);
};
const drawLine = (line) => {
  const drawn = add("measure-line", line);
  drawn.dataset.length = round(line[2] + line[3]);
};

const nameOf = (element) => {
  const id = element.dataset.testid ? `[${element.dataset.testid}]` : "";
  return [element.localName, ...element.classList].join(".") + id;
};
const contrastText = (card, { ratio, isEnough }) => {
  if (!ratio) return card.dataset.unknown;
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1 — ${isEnough ? card.dataset.passes : card.dataset.fails}`;
};
const fill = (element) => {
  const card = $(".measure-card");
  $(".measure-hint", card).hidden = element !== undefined;
  $(".measure-found", card).hidden = element === undefined;
  if (!element) return;
  $(".measure-name", card).textContent = nameOf(element);
  const values = valuesOf(element);
  for (const row of card.querySelectorAll("[data-row]")) {
    const value = values[row.dataset.row];
    row.hidden = !value;
    if (!value) continue;
    const place = $("dd", row);
    place.textContent = value.ratio === undefined ? value : contrastText(card, value);
    place.style.setProperty("--swatch", /^#/.test(value) ? value : "");
    row.toggleAttribute("data-fails", value.isEnough === false && value.ratio !== null);
  }
};

const isShown = (element) => element?.isConnected && element.ownerDocument === frame().contentDocument;
const draw = () => {
  [pointed, selected] = [pointed, selected].map((element) => (isShown(element) ? element : undefined));
  layer.replaceChildren();
  const element = pointed ?? selected;
  fill(element);
  if (!element) return;
  if (selected && selected !== element) add("measure-selected", boxOf(selected));
  drawElement(element);
  const isOther = selected && selected !== element;
  const lines = isOther ? distances(selected.getBoundingClientRect(), element.getBoundingClientRect()) : neighborDistances(element);
  for (const line of lines) drawLine(line);
};

const elementAt = ({ clientX, clientY }) => {
  const { left, top } = layer.getBoundingClientRect();
  const place = [(clientX - left) / share(), (clientY - top) / share()];
  let found = frame().contentDocument?.elementFromPoint(...place);
  for (let inner = found; (inner = inner?.shadowRoot?.elementFromPoint(...place)) && inner !== found;) found = inner;
  return found === null || found?.matches("html") ? undefined : found;
};
const point = (event) => {
  const { left, top, width, height } = layer.closest(".canvas").getBoundingClientRect();
  // The card makes room for the pointer.
  const isAtEnd = event.clientX > left + width / 2 === (document.documentElement.dir !== "rtl");
  $(".measure-card").dataset.side = isAtEnd && event.clientY > top + height / 2 ? "start" : "end";
  pointed = elementAt(event);
  draw();
};

// Arrow keys lead to the element around, to the first one inside, and to those before and after.
const step = (element, key) => ({
  ArrowUp: element.matches("body") ? undefined : element.parentElement, ArrowDown: element.firstElementChild,
  ArrowLeft: element.previousElementSibling, ArrowRight: element.nextElementSibling,
}[key]);
const press = (event) => {
  if (event.key === "Escape") {
    event.stopPropagation();
    return toggle();
  }
  if (!event.key.startsWith("Arrow")) return;
  event.preventDefault();
  const start = pointed ?? selected;
  const found = start ? step(start, event.key) : frame().contentDocument?.body.firstElementChild;
  if (!found) return;
  [pointed, selected] = [undefined, found];
  found.scrollIntoView({ block: "nearest" });
  draw();
};

const start = () => {
  layer ??= document.createElement("div");
  Object.assign(layer, { className: "measure-layer", tabIndex: 0, role: "application", ariaLabel: $(".measure-card").ariaLabel });
  layer.onpointermove = point;
  layer.onpointerleave = () => { pointed = undefined; draw(); };
  layer.onclick = (event) => { selected = elementAt(event) === selected ? undefined : elementAt(event); draw(); };
  layer.onkeydown = press;
  frame().parentElement.append(layer);
};
let isOn = false;
export const toggle = () => {
  isOn = !isOn;
  $(".toolbar:popover-open")?.hidePopover();
  show();
  if (isOn) layer.focus({ preventScroll: true });
  else $("[data-measure]")?.focus({ preventScroll: true });
};
const show = () => {
  const [button, card] = [$("[data-measure]"), $(".measure-card")];
  if (!button) return;
  button.ariaPressed = String(isOn);
  card.hidden = !isOn;
  if (!isOn) return layer?.remove();
  if (!layer?.isConnected) start();
  if (isWhole(frame().contentDocument)) draw();
};
onUpdate(show);
document.addEventListener("keydown", (event) => { if (event.key === "Escape" && isOn && !event.defaultPrevented) toggle(); });
