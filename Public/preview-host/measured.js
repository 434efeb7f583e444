// What an element of a preview measures: its spaces, its font, its colors with their contrast, and its distances.
const pixel = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

// A color of CSS as red, green, blue and alpha, from 0 to 255.
const parts = (color) => {
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = color;
  pixel.fillRect(0, 0, 1, 1);
  return [...pixel.getImageData(0, 0, 1, 1).data];
};
const over = (top, bottom) => {
  const share = top[3] / 255;
  return [0, 1, 2].map((index) => Math.round(top[index] * share + bottom[index] * (1 - share))).concat(255);
};
const hex = ([red, green, blue]) => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;

const styleOf = (element) => element.ownerDocument.defaultView.getComputedStyle(element);
const parentOf = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host;

// The color behind an element, through all that is transparent. Nil in front of a picture.
const backgroundOf = (element) => {
  const layers = [];
  for (let box = element; box; box = parentOf(box)) {
    const { backgroundImage, backgroundColor } = styleOf(box);
    if (backgroundImage !== "none") return null;
    layers.unshift(parts(backgroundColor));
    if (layers[0][3] === 255) break;
  }
  const paper = styleOf(element.ownerDocument.documentElement).colorScheme === "dark" ? "#121212" : "#fff";
  return layers.reduce((below, layer) => over(layer, below), parts(paper));
};

const luminance = (color) => {
  const [red, green, blue] = color.map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
export const contrast = (one, other) => {
  const [light, dark] = [luminance(one), luminance(other)].sort((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
};

export const round = (length) => Math.round(length * 10) / 10;
export const sides = ["top", "right", "bottom", "left"];
export const spaces = (style, name, ending = "") => sides.map((side) => parseFloat(style.getPropertyValue(`${name}-${side}${ending}`)) || 0);
const shorthand = ([top, right, bottom, left]) => {
  const lengths = right !== left ? [top, right, bottom, left] : top !== bottom ? [top, right, bottom] : top !== right ? [top, right] : [top];
  return lengths.some((length) => length !== 0) ? lengths.map(round).join(" ") : "";
};

const hasText = (element) => element.matches("input, textarea, select")
  || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
// Large text needs less contrast (WCAG 1.4.3).
const needed = ({ fontSize, fontWeight }) => (parseFloat(fontSize) >= (fontWeight >= 700 ? 18.66 : 24) ? 3 : 4.5);
const textValues = (element, style) => {
  if (!hasText(element)) return {};
  const family = style.fontFamily.split(",")[0].replaceAll('"', "");
  const background = backgroundOf(element);
  const color = over(parts(style.color), background ?? [255, 255, 255, 255]);
  const ratio = background && contrast(color, background);
  return {
    font: `${family} ${round(parseFloat(style.fontSize))} / ${style.lineHeight === "normal" ? "normal" : round(parseFloat(style.lineHeight))}, ${style.fontWeight}`,
    color: hex(color),
    contrast: { ratio, isEnough: ratio >= needed(style) },
  };
};
export const valuesOf = (element) => {
  const style = styleOf(element);
  const { width, height } = element.getBoundingClientRect();
  const background = backgroundOf(element);
  return {
    size: `${round(width)} × ${round(height)}`,
    padding: shorthand(spaces(style, "padding")),
    margin: shorthand(spaces(style, "margin")),
    radius: style.borderRadius === "0px" ? "" : style.borderRadius.replaceAll("px", ""),
    ...textValues(element, style),
    background: background ? hex(background) : "",
  };
};

// Lines between boxes, as [left, top, width, height]. One of the last two is 0.
const across = (from, to, top) => (to > from ? [[from, top, to - from, 0]] : []);
const down = (from, to, left) => (to > from ? [[left, from, 0, to - from]] : []);
const middle = (low, high) => (low + high) / 2;

// From the edges of a box to those of a box around it.
const toEdges = (box, around) => [
  ...across(around.left, box.left, middle(box.top, box.bottom)), ...across(box.right, around.right, middle(box.top, box.bottom)),
  ...down(around.top, box.top, middle(box.left, box.right)), ...down(box.bottom, around.bottom, middle(box.left, box.right)),
];
const contains = (outer, inner) => outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom;
export const distances = (one, other) => {
  if (contains(other, one)) return toEdges(one, other);
  if (contains(one, other)) return toEdges(other, one);
  const [x, y] = [middle(Math.max(one.left, other.left), Math.min(one.right, other.right)), middle(Math.max(one.top, other.top), Math.min(one.bottom, other.bottom))];
  return [
    ...across(one.right, other.left, y), ...across(other.right, one.left, y),
    ...down(one.bottom, other.top, x), ...down(other.bottom, one.top, x),
  ];
};

// From an element to its nearest neighbors on each side, or else to the edges of what it is in.
export const neighborDistances = (element) => {
  const parent = parentOf(element);
  if (!parent) return [];
  const [box, around] = [element, parent].map((other) => other.getBoundingClientRect());
  const ends = { left: around.left, right: around.right, top: around.top, bottom: around.bottom };
  for (const other of parent.children) {
    const { left, right, top, bottom, width, height } = other.getBoundingClientRect();
    if (other === element || !width || !height) continue;
    if (top < box.bottom && bottom > box.top) {
      if (right <= box.left) ends.left = Math.max(ends.left, right);
      if (left >= box.right) ends.right = Math.min(ends.right, left);
    }
    if (left < box.right && right > box.left) {
      if (bottom <= box.top) ends.top = Math.max(ends.top, bottom);
      if (top >= box.bottom) ends.bottom = Math.min(ends.bottom, top);
    }
  }
  return toEdges(box, ends);
};
