// Whether the reader types, so that keys are not shortcuts.
const fields = "input:not([type=radio], [type=checkbox]), textarea, select, [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton]";

// The element that a key is meant for, also in the shadow tree of another one.
export const targetOf = (event) => event.composedPath()[0] ?? event.target;

// An element that has the focus and cannot have it itself has a closed shadow tree. Nobody knows what is in it.
const hidesFocus = (element) =>
  element.localName.includes("-") || (element.tabIndex < 0 && !element.hasAttribute("tabindex") && !element.matches("html, body"));
const isEditable = (element) =>
  element.isContentEditable || element.ownerDocument.designMode === "on" || Boolean(element.editContext);

export const takesText = (element) =>
  Boolean(element?.matches) && (element.matches(fields) || isEditable(element) || hidesFocus(element));

// What a reader types after their field is gone, because a page or a document was exchanged, is still meant for it. They
// have stopped when they press something, or a key that enters no text.
let isTyping = false;
export const isLost = () => isTyping;

const note = (event) => {
  if (event.isComposing) return;
  const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
  if (!isText && !/^(Backspace|Delete|Shift|CapsLock|AltGraph|Dead|Process|Unidentified)$/.test(event.key)) isTyping = false;
  else if (isText && takesText(targetOf(event))) isTyping = true;
};
const watched = new WeakSet();
export const watchTyping = (page) => {
  if (!page || watched.has(page)) return;
  watched.add(page);
  page.addEventListener("keydown", note, true);
  page.addEventListener("pointerdown", () => { isTyping = false; }, true);
};
watchTyping(document);
