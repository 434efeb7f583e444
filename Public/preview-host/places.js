// Finds the place of a problem or of a text in a document.
const singleSpaced = (text) => text.replace(/\s+/g, " ").trim();

// Returns the element that shows one of some texts. Undefined if there is none, such as for a label.
export const elementWithText = (page, texts) => {
  const wanted = texts.map(singleSpaced).filter(Boolean);
  const nodes = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const shown = singleSpaced(nodes.currentNode.data);
    if (wanted.some((text) => shown.includes(text))) return nodes.currentNode.parentElement;
  }
};

// Returns the first element with the name and the attributes of a start tag.
export const elementWithTag = (page, tag) => {
  const template = document.createElement("template");
  template.innerHTML = tag;
  const wanted = template.content.firstElementChild;
  if (!wanted) return undefined;
  const attributes = [...wanted.attributes];
  return [...page.body.getElementsByTagName(wanted.localName)]
    .find((element) => attributes.every(({ name, value }) => element.getAttribute(name) === value));
};

export const frameElement = (element, color) => {
  element.style.outline = `3px solid ${color}`;
  element.style.outlineOffset = "2px";
};
