// Loads what measures, copies and takes pictures of a preview when the reader asks for it.
const tools = {
  "[data-measure]": () => import("./measure.js").then(({ toggle }) => toggle()),
  "[data-copy-markdown]": (button) => import("./copying.js").then(({ copyMarkdown }) => copyMarkdown(button)),
  "[data-copy-file]": (button) => import("./copying.js").then(({ copyFile }) => copyFile(button)),
  "[data-picture]": (link) => import("./copying.js").then(({ savePicture }) => savePicture(link)),
};
document.addEventListener("click", (event) => {
  for (const [selector, use] of Object.entries(tools)) {
    const tool = event.target.closest?.(selector);
    if (!tool || event.metaKey || event.ctrlKey || event.shiftKey) continue;
    event.preventDefault();
    use(tool);
  }
});
