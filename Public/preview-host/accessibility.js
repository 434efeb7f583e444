// Examines a document with axe-core: a frame of the site, or the page that `check --browser` has opened.

const load = (view, address) => new Promise((resolve, reject) => {
  if (view.axe) return resolve();
  const script = view.document.createElement("script");
  script.src = address;
  // A script that stays would count as one of the preview, whose document is then loaded again after each save.
  script.onload = () => {
    script.remove();
    resolve();
  };
  script.onerror = () => reject(new Error(address));
  view.document.head.append(script);
});

// The rules of WCAG 2.2, levels A and AA. Others are about whole pages, and a preview is a part of one.
const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
// With forced colors, the contrast is the reader's own.
const rules = () => ({ runOnly: levels, rules: { "color-contrast": { enabled: !matchMedia("(forced-colors: active)").matches } } });

// Returns what is wrong in the document of a window, and what axe-core leaves undecided, each with the selectors of elements.
export const examine = async (view, axe) => {
  await load(view, axe);
  const { violations, incomplete } = await view.axe.run(view.document, rules());
  const finding = ({ id, help, helpUrl, nodes }) => ({
    id, help, address: helpUrl, selectors: nodes.map(({ target }) => target.join(" ")),
  });
  return { violations: violations.map(finding), undecided: incomplete.map(finding) };
};

// Returns what is wrong, with the start tags of the elements, for the command.
export const violations = async (view, axe) => {
  await view.document.fonts.ready;
  const tag = (selector) => view.document.querySelector(selector)?.cloneNode(false).outerHTML ?? selector;
  const found = await examine(view, axe);
  return found.violations.map(({ selectors, ...finding }) => ({ ...finding, tags: selectors.map(tag) }));
};
