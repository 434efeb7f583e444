// Changes the stylesheets of a preview, so that they apply as in another state.
const state = document.documentElement.dataset.emulatedState;

// Each pseudo-class also matches the elements that can be in the state. The specificity stays the same.
const usable = ":any-link, button, input, select, textarea, summary, [tabindex]";
const [pattern, replacement] = {
  hover: [/:hover(?![\w-])/g, ":is(:hover, *)"],
  focus: [/:focus(-visible)?(?![\w-])/g, `:is($&, ${usable})`],
  active: [/:active(?![\w-])/g, `:is(:active, ${usable})`],
}[state];

const change = (rules) => {
  for (const rule of rules) {
    if (rule.selectorText) {
      const selector = rule.selectorText.replace(pattern, replacement);
      if (selector !== rule.selectorText) rule.selectorText = selector;
    }
    if (rule.styleSheet) change(rule.styleSheet.cssRules);
    if (rule.cssRules) change(rule.cssRules);
  }
};
for (const sheet of document.styleSheets) change(sheet.cssRules);
