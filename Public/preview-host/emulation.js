// Changes the stylesheets of a preview, so that they apply as in another state or for a reader with other preferences.
const emulated = new Set(document.documentElement.dataset.emulated.split(" "));

// Each pseudo-class also matches the elements that can be in the state. The specificity stays the same.
const usable = ":any-link, button, input, select, textarea, summary, [tabindex]";
const states = {
  hover: [/:hover(?![\w-])/g, ":is(:hover, *)"],
  focus: [/:focus(-visible)?(?![\w-])/g, `:is($&, ${usable})`],
  active: [/:active(?![\w-])/g, `:is(:active, ${usable})`],
};

// A media feature becomes one that always or never applies.
const [always, never] = ["(min-width: 0)", "(max-width: 0)"];
const preferences = {
  motion: [[/\(\s*prefers-reduced-motion\s*(:\s*reduce\s*)?\)/g, always], [/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g, never]],
  contrast: [[/\(\s*prefers-contrast\s*(:\s*more\s*)?\)/g, always], [/\(\s*prefers-contrast\s*:\s*(no-preference|less)\s*\)/g, never]],
};
const chosen = (all) => Object.entries(all).filter(([name]) => emulated.has(name)).map(([, change]) => change);
const changedStates = chosen(states);
const changedPreferences = chosen(preferences).flat();
const changed = (text, changes) => changes.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), text);

const change = (rules) => {
  for (const rule of rules) {
    if (rule.selectorText) {
      const selector = changed(rule.selectorText, changedStates);
      if (selector !== rule.selectorText) rule.selectorText = selector;
    }
    if (rule.media) {
      const text = changed(rule.media.mediaText, changedPreferences);
      if (text !== rule.media.mediaText) rule.media.mediaText = text;
    }
    if (rule.styleSheet) change(rule.styleSheet.cssRules);
    if (rule.cssRules) change(rule.cssRules);
  }
};
for (const sheet of document.styleSheets) change(sheet.cssRules);
