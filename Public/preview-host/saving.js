// Saves a text by key, and goes on to the next one.
import { $$ } from "./documents.js";

const fieldIn = (form) => form?.querySelector("textarea");
// The rows can be other ones after a text is saved, so the next field is found by its id.
let next;
const saveAndGoOn = (form, all) => {
  const forms = $$(all);
  next = fieldIn(forms[forms.indexOf(form) + 1])?.id;
  form.requestSubmit();
};
export const saveByKey = (all) => {
  document.addEventListener("keydown", (event) => {
    const form = event.target.closest?.(all);
    if (!form || event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
    event.preventDefault();
    saveAndGoOn(form, all);
  });
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-save-next]");
    if (!button?.closest(all)) return;
    event.preventDefault();
    saveAndGoOn(button.closest(all), all);
  });
  document.addEventListener("form-sent", () => {
    const field = next && !document.querySelector("[aria-invalid=true]") && document.getElementById(next);
    next = undefined;
    if (!field) return;
    field.focus({ preventScroll: true });
    field.closest("li").scrollIntoView({ block: "center" });
  });
};
