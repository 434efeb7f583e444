// The steps for new readers: those that were taken, and all if the reader closes them, are not shown again.
import { $$ } from "./documents.js";
import { recall, remember } from "./memory.js";

const root = document.documentElement;
const hide = (name) => {
  const hidden = new Set((recall("steps") ?? "").split(" ").filter(Boolean)).add(name);
  if ($$("[data-step]").every(({ dataset }) => hidden.has(dataset.step))) hidden.add("closed");
  root.dataset.steps = [...hidden].join(" ");
  remember("steps", root.dataset.steps);
};
document.addEventListener("click", ({ target }) => {
  const step = target.closest("[data-step]");
  if (step) hide(step.dataset.step);
  else if (target.closest("[data-close-steps]")) hide("closed");
});
