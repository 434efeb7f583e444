// Changes the stylesheets of a preview, so that they apply as in another state.
const state = document.documentElement.dataset.emulatedState;

// What each pseudo-class also matches: every element, or those that can have the focus. The specificity stays the same.
const focusable = [
  ":any-link", ":is(button, input, select, textarea):where(:not(:disabled))", "summary", "iframe", ":where(audio, video)[controls]",
  "[tabindex]", "[contenteditable]:where(:not([contenteditable='false']))",
].join(", ");
// Valid after pseudo-elements, too, where `*` is not.
const always = (name) => `:is(:${name}, :not(:${name}))`;
const replacements = {
  hover: { hover: always("hover") },
  focus: {
    focus: `:is(:focus, ${focusable})`, "focus-visible": `:is(:focus-visible, ${focusable})`,
    "focus-within": `:is(:focus-within, ${focusable}, :has(${focusable}))`,
  },
  active: { active: always("active") },
}[state];

// An escaped character or a string, such as in the names of classes, is no pseudo-class.
const token = /\\[^]|"(?:\\[^]|[^"\\])*"|:([a-z-]+)(?![\w\\-]|[^\x00-\x7f])/g;
const changed = (selector) => selector.replace(token, (text, name) => (Object.hasOwn(replacements, name) ? replacements[name] : text));

// Rules whose selectors are changed already.
const known = new WeakSet();
const changeSelector = (rule) => {
  const selector = changed(rule.selectorText);
  if (selector !== rule.selectorText) rule.selectorText = selector;
};
// The selectors of a scope cannot be set, so another rule replaces it. Returns the rule that is there then.
const changeScope = (rule, { parent, index }) => {
  const { start, end, cssText } = rule;
  const scope = `@scope${start ? ` (${start})` : ""}${end ? ` to (${end})` : ""}`;
  if (changed(scope) === scope || !cssText.startsWith(scope)) return rule;
  parent.deleteRule(index);
  parent.insertRule(changed(scope) + cssText.slice(scope.length), index);
  return parent.cssRules[index];
};
const changeRules = (parent) => {
  for (const [index, found] of [...parent.cssRules].entries()) {
    const rule = found.constructor.name === "CSSScopeRule" ? changeScope(found, { parent, index }) : found;
    if (rule.selectorText && !known.has(rule)) changeSelector(rule);
    known.add(rule);
    if (rule.styleSheet) changeSheet(rule.styleSheet);
    if (rule.cssRules) changeRules(rule);
  }
};
const changeSheet = (sheet) => {
  try {
    changeRules(sheet);
  } catch (error) {
    // A stylesheet of another site, or one that is loaded now, can be neither read nor changed.
    if (!(error instanceof DOMException)) throw error;
  }
};

// The document and its shadows. Those that a script attaches are known because it attaches them.
const trees = new Set();
const change = () => {
  for (const tree of trees) [...tree.styleSheets, ...tree.adoptedStyleSheets].forEach(changeSheet);
};
let changing;
const changeSoon = () => {
  cancelAnimationFrame(changing);
  changing = requestAnimationFrame(change);
};
const shadows = (node) => [...node.querySelectorAll?.("*") ?? [], node].map(({ shadowRoot }) => shadowRoot).filter(Boolean);
const observer = new MutationObserver((records) => {
  records.flatMap(({ addedNodes }) => [...addedNodes]).flatMap(shadows).forEach(add);
  changeSoon();
});
const add = (tree) => {
  if (trees.has(tree)) return;
  trees.add(tree);
  observer.observe(tree, { childList: true, subtree: true, characterData: true });
  tree.addEventListener("load", changeSoon, true);
  shadows(tree).forEach(add);
};
const { attachShadow } = Element.prototype;
Element.prototype.attachShadow = function (options) {
  const shadow = attachShadow.call(this, options);
  add(shadow);
  changeSoon();
  return shadow;
};
add(document);
change();
addEventListener("load", changeSoon);
