// Says where a link or a form leads that was pressed in a preview on the page, and shows it if that is another preview.
import { $, home } from "./documents.js";
import { onUpdate, visit } from "./exchange.js";
import { mayBePreview } from "./links.js";

const most = 50;
const notice = () => $("#siteLink");
const hide = () => { if (notice()) notice().hidden = true; };
const isElsewhere = (address) => /^(https?|mailto|tel|sms):/.test(address) && new URL(address).origin !== home.origin;

// The text with the address, which has a direction of its own.
const write = (box, text, address) => {
  const shown = document.createElement("bdi");
  shown.textContent = address;
  const [before, after] = text.split("{address}");
  box.replaceChildren(before, shown, after);
};
const shownAddress = ({ address, method }) => {
  const own = address.startsWith(home.origin) ? address.slice(home.origin.length) : address;
  return method ? `${method} ${own}` : own;
};
const show = (pressed) => {
  if (!notice()) return;
  write($("span", notice()), notice().dataset.text, shownAddress(pressed));
  const link = $("a", notice());
  link.hidden = Boolean(pressed.method) || !isElsewhere(pressed.address);
  // Without an address, the link has nothing else either, as in the template.
  if (link.hidden) link.removeAttribute("href");
  else Object.assign(link, { href: pressed.address, target: "_blank", rel: "noreferrer" });
  notice().hidden = false;
};

// What was pressed in the preview of a workbench, the last first, in the panel of operations.
let [list, path] = [[], ""];
const item = (pressed) => {
  const made = document.createElement("li");
  const [time, label, address] = ["time", "bdi", "code"].map((name) => document.createElement(name));
  time.textContent = pressed.time.toLocaleTimeString(document.documentElement.lang);
  [label.className, label.textContent] = ["operations-cause", pressed.label];
  [address.className, address.dir, address.textContent] = ["operations-value", "ltr", shownAddress(pressed)];
  made.append(time, " ", ...(pressed.label ? [label, " "] : []), address);
  return made;
};
const isShown = () => new URL($("#drawer .tabs [aria-current]")?.href ?? location).searchParams.get("panel") === "operations";
const showList = () => {
  $(".operations-links")?.remove();
  if (list.length === 0 || !isShown()) return;
  const made = document.createElement("ol");
  made.className = "operations-events operations-links";
  made.append(...list.map(item));
  $("#drawer .panel")?.append(made);
};

// Another preview is shown as the page shows this one, without the values of this one.
const ownOnly = /^(arg\.|changed$|view$|panel$|q$)/;
const pageOf = (address) => {
  const page = new URL(address);
  page.pathname = page.pathname.replace(`${home.pathname}render/`, `${home.pathname}previews/`);
  if (!$("#preview-frame")) return page.href;
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (!ownOnly.test(name) && !page.searchParams.has(name)) page.searchParams.set(name, value);
  }
  return page.href;
};
const isPreview = ({ address, method }) =>
  !method && mayBePreview(address) && fetch(address, { method: "HEAD" }).then(({ ok }) => ok, () => false);
document.addEventListener("link-pressed", async ({ detail }) => {
  if (await isPreview(detail)) return visit(pageOf(detail.address));
  list = [{ ...detail, time: new Date() }, ...list].slice(0, most);
  show(detail);
  showList();
});

document.addEventListener("pointerdown", ({ target }) => { if (!target.closest?.("#siteLink")) hide(); });
document.addEventListener("keydown", ({ key }) => { if (key === "Escape") hide(); });
onUpdate(() => {
  if (path !== location.pathname) {
    [list, path] = [[], location.pathname];
    hide();
  }
  showList();
});
