// A group of tools is one stop of the Tab key: the tool that had the focus last, or else the first. Arrow keys lead to the others.
import { $$ } from "./documents.js";
import { onUpdate } from "./exchange.js";

const bars = ".toolbar, .source, .preview-switches, .view-tools, .matrix-tools, .chip-row";
// What a menu contains is reached from the menu that is open.
const toolsOf = (bar) => $$("a[href], button:enabled, summary", bar)
  .filter((tool) => tool.checkVisibility() && !tool.closest(".menu-list, .sheet-head"));
const barOf = (element) => (element.closest?.(".menu-list, .sheet-head") ? null : element.closest?.(bars));

const stops = new WeakMap();
const prepareBar = (bar) => {
  bar.setAttribute("role", "toolbar");
  const tools = toolsOf(bar);
  const stop = tools.includes(stops.get(bar)) ? stops.get(bar) : tools[0];
  // A tool that is hidden now may be shown in a narrower window.
  for (const tool of tools) {
    const index = tool === stop ? 0 : -1;
    if (tool.tabIndex !== index) tool.tabIndex = index;
  }
};
const prepare = () => { for (const bar of $$(bars)) prepareBar(bar); };
const prepareSoon = () => { requestAnimationFrame(prepare); };
onUpdate(prepareSoon);
addEventListener("resize", prepareSoon);
document.addEventListener("toggle", ({ target }) => { if (target.matches?.(".toolbar")) prepareSoon(); }, true);
document.addEventListener("focusin", ({ target }) => {
  const bar = barOf(target);
  if (!bar) return;
  stops.set(bar, target);
  prepareBar(bar);
});

document.addEventListener("keydown", (event) => {
  const bar = barOf(event.target);
  if (!bar || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const tools = toolsOf(bar);
  const index = tools.indexOf(event.target);
  const isReversed = document.documentElement.dir === "rtl";
  const [back, forth] = isReversed ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  // On a small screen, the tools are below each other.
  const [up, down] = bar.matches(":popover-open") ? ["ArrowUp", "ArrowDown"] : [back, forth];
  const [before, after] = [index - 1, index + 1];
  const next = { [back]: before, [forth]: after, [up]: before, [down]: after, Home: 0, End: tools.length - 1 }[event.key];
  if (next === undefined || index < 0) return;
  event.preventDefault();
  tools.at(next % tools.length).focus();
}, true);
