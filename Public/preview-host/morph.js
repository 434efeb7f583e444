// Changes a part of a page into another one. Elements that both have stay, with their focus, scroll position and state.
// The property with what a control contains, and what it contained when its page was made.
export const stateOf = (control) => (["checkbox", "radio"].includes(control.type) ? "checked" : "value");
export const initialState = (control) => [...(control.options ?? [control])].map((item) =>
  item.defaultSelected ?? (stateOf(item) === "checked" ? item.defaultChecked : item.defaultValue)).join();
export const isControl = (element) => element.matches("input:not([type=hidden]), textarea, select");

// The shadow that comes with the HTML. An element that a script has defined cares for its own.
const isDefined = (element) => element.localName.includes("-") && element.matches(":defined");
const hasSameShadow = (old, fresh) => isDefined(old) || Boolean(old.shadowRoot) === Boolean(fresh.shadowRoot);

const matches = (old, fresh, rules) =>
  old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName &&
  (old.nodeType !== Node.ELEMENT_NODE || rules.key(old) === rules.key(fresh) && hasSameShadow(old, fresh));

const morphAttributes = (old, fresh, rules) => {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !rules.keepsAttribute?.(old, name, null)) old.removeAttribute(name);
  }
  for (const { name, value, namespaceURI } of fresh.attributes) {
    // Such as `xlink:href`, which is a link only in its namespace.
    if (old.getAttribute(name) !== value && !rules.keepsAttribute?.(old, name, value)) old.setAttributeNS(namespaceURI, name, value);
  }
};

// Exchanges only what differs of a text, so that a selection in the rest stays.
const morphText = (old, fresh) => {
  const most = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < most && old.data[start] === fresh.data[start]) start += 1;
  let end = 0;
  while (end < most - start && old.data.at(-1 - end) === fresh.data.at(-1 - end)) end += 1;
  old.replaceData(start, old.length - start - end, fresh.data.slice(start, fresh.length - end));
};

// What is moved to the end keeps its focus, its scroll position and what is open, where the browser can do that.
const moveToEnd = (parent, child) => {
  if (parent.isConnected && parent.moveBefore) parent.moveBefore(child, null);
  else parent.append(child);
};

const remove = (element, rules) => {
  if (!rules.remove?.(element)) element.remove();
};

const morphChildren = (old, fresh, rules) => {
  let next = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    let same = next;
    // A text is like any other, so elements do not move for it, which would take the focus from them.
    const isElement = child.nodeType === Node.ELEMENT_NODE;
    while (same && !matches(same, child, rules)) same = isElement ? same.nextSibling : null;
    if (!same) {
      old.insertBefore(child, next);
      continue;
    }
    // What is before the match is gone, unless it comes later.
    while (next !== same) {
      const skipped = next;
      next = next.nextSibling;
      if ([...fresh.childNodes].some((other) => matches(skipped, other, rules))) moveToEnd(old, skipped);
      else remove(skipped, rules);
    }
    next = same.nextSibling;
    morph(same, child, rules);
  }
  while (next) {
    const rest = next;
    next = next.nextSibling;
    remove(rest, rules);
  }
};

// What a control contains follows the server when the server changes its mind, or always, if `follows` says so.
const morphValue = (old, fresh, served, rules) => {
  if (rules.keepsValue?.(old) || served === initialState(fresh) && !rules.follows?.(old)) return;
  const name = stateOf(old);
  if (old[name] !== fresh[name]) old[name] = fresh[name];
};

// The rules: `key` names elements that are the same at different times, `keeps` says which elements stay as they are,
// `keepsAttribute`, `keepsChildren` and `keepsValue` the same for parts of them, `remove` says which elements it removes itself,
// and `after` follows the change of an element.
export const morph = (old, fresh, rules) => {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.nodeValue !== fresh.nodeValue) morphText(old, fresh);
    return;
  }
  if (rules.keeps(old)) return;
  const served = isControl(old) && initialState(old);
  morphAttributes(old, fresh, rules);
  if (!old.matches("textarea, iframe") && !rules.keepsChildren?.(old)) morphChildren(old, fresh, rules);
  if (old.matches("template")) morphChildren(old.content, fresh.content, rules);
  if (fresh.shadowRoot && old.shadowRoot && !isDefined(old)) morphChildren(old.shadowRoot, fresh.shadowRoot, rules);
  // What is entered stays, but not what it is compared with later.
  if (old.matches("textarea") && old.defaultValue !== fresh.defaultValue) old.defaultValue = fresh.defaultValue;
  if (served !== false) morphValue(old, fresh, served, rules);
  rules.after?.(old, fresh);
};
