// Whether the catalog shows views as pictures or as a list. The browser remembers it.
import { $$ } from "./documents.js";
import { onUpdate } from "./exchange.js";
import { forget, remember } from "./memory.js";

const root = document.documentElement;
export const isList = () => root.dataset.density === "list";
const showChoice = () => {
  for (const button of $$("[data-density-choice]")) {
    button.setAttribute("aria-pressed", button.dataset.densityChoice === (root.dataset.density ?? "pictures"));
  }
};
document.addEventListener("click", ({ target }) => {
  const choice = target.closest("[data-density-choice]")?.dataset.densityChoice;
  if (!choice) return;
  if (choice === "list") {
    root.dataset.density = choice;
    remember("density", choice);
  } else {
    delete root.dataset.density;
    forget("density");
  }
  showChoice();
  document.dispatchEvent(new CustomEvent("density"));
});
onUpdate(showChoice);
