// Shows only the controls whose name contains what is entered.
import { onUpdate } from "./exchange.js";

const filter = () => document.querySelector("[data-controls-filter]");
const nameOf = (control) => control.dataset.control.toLowerCase();

const apply = () => {
  if (!filter()) return;
  const text = filter().value.trim().toLowerCase();
  let shown = 0;
  for (const control of document.querySelectorAll("#controls [data-control]")) {
    // A list is shown with the elements that match, and so are they with it.
    const inner = [...control.querySelectorAll("[data-control]")].some((other) => nameOf(other).includes(text));
    control.hidden = !(nameOf(control).includes(text) || inner);
    if (!control.hidden) shown += 1;
    if (text && inner) control.querySelector(":scope > details").open = true;
  }
  document.querySelector("[data-controls-no-match]").hidden = shown > 0;
};

document.addEventListener("input", ({ target }) => { if (target === filter()) apply(); });
// Enter in the filter does not send the values.
document.addEventListener("keydown", (event) => {
  if (event.target !== filter() || !["Enter", "Escape"].includes(event.key)) return;
  event.preventDefault();
  if (event.key === "Escape") event.target.value = "";
  apply();
});
onUpdate(apply);
