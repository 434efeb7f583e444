// The controls of a preview in the docs, which are those of its workbench. The preview follows while values are entered.
import { $, $$, addSheets, addressOf, missingSheets, readPage } from "./documents.js";
import { onUpdate } from "./exchange.js";
import { morph } from "./morph.js";

const typingPause = 150;
const known = () => new Map($$("link[rel=stylesheet]").map((sheet) => [addressOf(sheet), sheet]));
const isOfControls = (address) => /\/controls\.[^/]*css/.test(address);

// Several previews can be on one page, so ids get the number of the preview.
const namesOfIds = ["id", "for", "aria-describedby", "aria-labelledby", "data-focus-next"];
const number = (form, index) => {
  for (const element of [form, ...$$("*", form)]) {
    for (const name of namesOfIds) {
      const ids = element.getAttribute(name);
      if (ids) element.setAttribute(name, ids.split(" ").map((id) => `preview${index}-${id}`).join(" "));
    }
  }
  return form;
};

const rules = {
  key: (element) => element.id || element.dataset.control || element.dataset.part || "",
  keeps: () => false,
  keepsAttribute: (element, name) => name === "open" && element.matches("details"),
  keepsValue: (element) => element === document.activeElement,
};

// The newest answer counts.
const asked = new WeakMap();
const addresses = new WeakMap();
const show = async (details, address) => {
  addresses.set(details, address);
  asked.get(details)?.abort();
  const { signal } = asked.set(details, new AbortController()).get(details);
  const response = await fetch(address, { signal });
  const page = await readPage(response);
  await addSheets(missingSheets(page, response.url, known()).filter(isOfControls), known());
  const [form, frame] = [$("form.controls", page), $("#preview-frame", page)];
  if (signal.aborted || !form || !frame) return;
  const index = $$(".docs-preview-controls").indexOf(details);
  const fresh = number(form, index);
  const old = $("form", details);
  if (old) morph(old, fresh, rules);
  else details.append(fresh);
  details.dataset.filled = "";
  const shown = $("iframe", details.closest(".docs-preview")).contentWindow.location;
  const source = new URL(frame.getAttribute("src"), response.url).href;
  if (shown.href !== source) shown.replace(source);
};
const follow = (details, address) => show(details, address).catch((error) => {
  if (error.name !== "AbortError") location.assign(address);
});

const typing = new WeakMap();
const enter = (form, pause) => {
  clearTimeout(typing.get(form));
  typing.set(form, setTimeout(() => {
    const details = form.closest("details");
    follow(details, `${new URL(form.getAttribute("action"), location).pathname}?${new URLSearchParams(new FormData(form))}`);
  }, pause));
};
const formOf = (target) => target.closest?.(".docs-preview-controls form");
document.addEventListener("input", ({ target }) => {
  const form = formOf(target);
  if (!form) return;
  const none = target.matches("textarea") && document.getElementById(`${target.id}.nil`);
  if (none) none.checked = false;
  enter(form, target.matches("select, [type=checkbox]") ? 0 : typingPause);
});
document.addEventListener("submit", (event) => {
  const form = formOf(event.target);
  if (!form) return;
  event.preventDefault();
  event.stopPropagation();
  enter(form, 0);
}, true);
document.addEventListener("click", (event) => {
  const link = event.target.closest?.(".docs-preview-controls form a[href]");
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  clearTimeout(typing.get(formOf(link)));
  follow(link.closest("details"), link.href);
}, true);

// After a save, the preview has its own values again.
onUpdate(() => {
  for (const details of $$(".docs-preview-controls[data-filled]")) follow(details, addresses.get(details));
});

// Shows the controls when they are opened for the first time.
export const showControls = (details) => {
  if (!$("form", details)) follow(details, details.dataset.address);
};
