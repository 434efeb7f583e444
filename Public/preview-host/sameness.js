// Whether two documents look the same. No script can read the pixels of a document, so this compares what they depend on:
// each element with its place and its styles, and each text. The answer is yes only if nothing of that differs.

// More elements take too long.
const maxElements = 2000;
// What these show is not in the document.
const isUnknown = (element) => element.matches("iframe, canvas, video, object, embed");
// What these attributes change in a picture is in the styles.
const unseen = /^(class|style|id|data-.*|aria-.*|role)$/;
const unseenInHTML = /^(title|href|hreflang|rel|target|for|form|name|tabindex|dir|datetime|action|method|autocomplete)$/;
const unseenInButtons = /^(type|value)$/;

const everything = (tree) => [...tree.querySelectorAll("*")].flatMap((element) =>
  element.shadowRoot ? [element, ...everything(element.shadowRoot)] : [element]);
const shown = (page) => [page, ...everything(page)].filter((element) => {
  // The form of a live view has no content.
  if (element.id === "live") return false;
  const { display } = page.ownerDocument.defaultView.getComputedStyle(element);
  return display === "contents" || element.getClientRects().length > 0 || element.closest("svg, picture, select");
});

const isUnseen = (element, name) => unseen.test(name)
  || (!(element instanceof element.ownerDocument.defaultView.SVGElement) && unseenInHTML.test(name))
  || (element.localName === "button" && unseenInButtons.test(name));
const attributes = (element) => [...element.attributes].filter(({ name }) => !isUnseen(element, name))
  .map(({ name, value }) => `${name}=${value}`).sort();
// What white space at the ends of a text changes is in the places of elements.
const texts = (element) => {
  const { whiteSpaceCollapse } = element.ownerDocument.defaultView.getComputedStyle(element);
  return [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    .map(({ data }) => whiteSpaceCollapse === "collapse" ? data.replace(/[ \t\n\r\f]+/g, " ").replace(/^ | $/g, "") : data);
};
const content = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const value = element.localName === "button" ? "" : element.value;
  return JSON.stringify([element.localName, x, y, width, height, attributes(element), texts(element), value, element.checked]);
};
const areStylesSame = (one, other, pseudo) => {
  const [left, right] = [one, other].map((element) => element.ownerDocument.defaultView.getComputedStyle(element, pseudo));
  return left.length === right.length && [...left].every((name) => left.getPropertyValue(name) === right.getPropertyValue(name));
};
const isSame = (one, other) => content(one) === content(other)
  && [null, "::before", "::after", "::marker", "::placeholder"].every((pseudo) => areStylesSame(one, other, pseudo));

// The page answers its reader after so many milliseconds.
const slice = 30;
const isOpen = ({ ownerDocument }) => ownerDocument.defaultView !== null;

export const looksSame = async (one, other) => {
  const [left, right] = [one, other].map(shown);
  if (left.length !== right.length || left.length > maxElements || [...left, ...right].some(isUnknown)) return false;
  let start = performance.now();
  for (const [index, element] of left.entries()) {
    if (!isSame(element, right[index])) return false;
    if (performance.now() - start < slice) continue;
    await new Promise((resolve) => { setTimeout(resolve); });
    if (![one, other].every(isOpen)) return false;
    start = performance.now();
  }
  return true;
};
