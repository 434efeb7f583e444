// Shows a page of an export as its address says, as the host would: with the choices of its tools, and with previews and
// links that keep them. A page has one file, and a preview one for each language.
import { $, $$, home, isWhole, onRead } from "./documents.js";

const split = (address) => /^(?<path>[^?#]*)(?:\?(?<query>[^#]*))?(?<hash>#.*)?$/s.exec(address).groups;
const joined = ({ path, hash }, parameters) => `${path}${parameters.size ? `?${parameters}` : ""}${hash ?? ""}`;
const queryOf = (address) => new URLSearchParams(split(address).query);
const pathOf = (address, base) => new URL(address, base).pathname.replace(/(?<=\/)index\.html$/, "");
const folderOf = (address, base) => pathOf(address, base).slice(home.pathname.length).split("/")[0];
const isOfSite = (address, base) => Boolean(URL.parse(address, base)?.href.startsWith(home.href));
const isPage = (address, base) => {
  if (!isOfSite(address, base)) return false;
  const path = pathOf(address, base);
  return (path.endsWith(".html") || path.endsWith("/")) && folderOf(address, base) !== "render";
};

// Returns the address of a page with the parameters of another one, except for its own. Some belong to one page only.
const ofPreview = ["changed", "height", "zoom", "screen", "panel"];
export const withParameters = (address, page) => {
  const parameters = queryOf(page);
  parameters.delete("q");
  if (folderOf(address, page) !== "previews") for (const name of ofPreview) parameters.delete(name);
  if (pathOf(address, page) !== pathOf(page)) parameters.delete("changed");
  for (const [name, value] of queryOf(address)) parameters.set(name, value);
  return joined(split(address), parameters);
};

// Returns the address of a preview's document on a page. Its language, its version and its changed values are a part of its
// name, and what the document itself has chosen stays.
const ofDocument = ["theme", "dir", "text", "background", "outline", "grid", "state", "motion", "contrast"];
export const documentOf = (address, page, defaultLocale = document.documentElement.dataset.exported) => {
  const [parts, own, parameters] = [split(address), queryOf(address), queryOf(page)];
  if (pathOf(address, page).replace("/render/", "/previews/") !== pathOf(page)) parameters.delete("changed");
  const [, name, view, changed] = /^(.*?)(\.swift)?(\.[0-9a-f]{16})?\.html$/s.exec(parts.path);
  const valueOf = (key) => (own.has("locale") && key === "locale" ? null : parameters.get(key));
  const locale = valueOf("locale") === defaultLocale ? null : valueOf("locale");
  const ending = [locale, view?.slice(1) ?? valueOf("view"), changed?.slice(1) ?? valueOf("changed")].filter(Boolean);
  const query = new URLSearchParams(ofDocument.filter((key) => parameters.has(key)).map((key) => [key, parameters.get(key)]));
  for (const [key, value] of own) query.set(key, value);
  if (parameters.has("width") && parameters.has("height")) query.set("screen", parameters.get("screen") ?? "on");
  return joined({ ...parts, path: [name, ...ending, "html"].join(".") }, query);
};

// A tool is a group of links to the page itself. They exclude each other, unless each sets something of its own. The button of
// the panels opens and closes them, and chooses none.
const choicesOf = (page, address) => {
  const links = $$("a[href]:not([aria-expanded])", page).filter((link) => isPage(link.getAttribute("href"), address) && pathOf(link.getAttribute("href"), address) === pathOf(address));
  const groups = Map.groupBy(links, (link) => link.closest("[role=group], ul, nav") ?? link);
  return [...groups.values()].map((members) => {
    const choices = members.map((link) => ({ link, own: queryOf(link.getAttribute("href")) }));
    const names = new Set(choices.flatMap(({ own }) => [...own.keys()]));
    const areSwitches = names.size > 1 && choices.every(({ own }) => own.size === 1);
    return { choices, names, areSwitches };
  });
};
const has = (parameters, own, names) => [...names].every((name) => parameters.get(name) === own.get(name));
const choose = ({ choices, names, areSwitches }, parameters) => {
  const isChosen = [...names].some((name) => parameters.has(name));
  const start = choices.find(({ link }) => link.hasAttribute("aria-current"));
  const current = isChosen ? choices.find(({ own }) => has(parameters, own, names)) : start;
  const shown = current ?? (names.has("changed") ? start : undefined);
  const value = start?.link.getAttribute("aria-current") ?? "true";
  const shortcut = choices.find(({ link }) => link.hasAttribute("aria-keyshortcuts"))?.link.getAttribute("aria-keyshortcuts");
  for (const [index, { link, own }] of choices.entries()) {
    const isOn = areSwitches ? has(parameters, own, own.keys()) : choices[index] === shown;
    const target = new URLSearchParams(parameters);
    for (const name of areSwitches ? own.keys() : names) target.delete(name);
    if (link.hasAttribute("data-control-reset")) target.delete("changed");
    if (!areSwitches || !isOn) for (const [name, text] of own) target.set(name, text);
    link.setAttribute("href", joined(split(link.getAttribute("href")), target));
    if (names.size === 0) continue;
    if (isOn) link.setAttribute("aria-current", value);
    else link.removeAttribute("aria-current");
    if (!shortcut || choices.length === 1) continue;
    link.removeAttribute("aria-keyshortcuts");
    if (choices.at(index - 1) === shown) link.setAttribute("aria-keyshortcuts", shortcut);
  }
};

// The menus of the tools name their current choice.
const ofLook = ["zoom", "text", "background", "outline", "grid", "screen", "state", "motion", "contrast"];
const nameChoices = (page, parameters) => {
  const current = $(".locale-menu [aria-current]", page);
  for (const place of current ? $$(".locale-menu summary, .printed", page) : []) {
    const [name, code] = [$("[lang]", current), $(".menu-code", current)];
    const label = $(".locale-name", place);
    if (place.ariaLabel) place.ariaLabel = place.ariaLabel.replace(label.textContent, name.textContent);
    [label.textContent, label.lang, label.dir] = [name.textContent, name.lang, name.dir];
    $(".locale-code", place).textContent = code.textContent;
  }
  const device = $(".device-name", page);
  const [width, height] = ["width", "height"].map((name) => parameters.get(name));
  const size = height ? `${width ?? "…"} × ${height}` : width && `${width} px`;
  if (device) $("bdi", device).textContent = $(".device-menu [aria-current] bdi", page)?.textContent ?? size ?? device.dataset.none;
  $(".look-menu summary", page)?.classList.toggle("menu-chosen", ofLook.some((name) => parameters.has(name)));
};

// The size of the preview on its canvas, and the dark preview beside the light one.
const sized = (page, parameters) => {
  const frame = $("#preview-frame", page);
  const box = frame.parentElement;
  const { min, max } = $("[data-grip]", page).dataset;
  for (const name of ["width", "height"]) {
    const pixels = Number(parameters.get(name));
    if (!(pixels >= Number(min) && pixels <= Number(max))) continue;
    frame.setAttribute(name, pixels);
    if (name === "width") box.classList.add("frame-sized", "frame-chosen");
  }
  if (/^\d+$/.test(parameters.get("zoom"))) $(".canvas", page).dataset.zoom = parameters.get("zoom");
};
const addDarkFrame = (page) => {
  const box = $("#preview-frame", page).parentElement;
  const dark = box.cloneNode(true);
  for (const grip of $$("[data-grip]", dark)) grip.remove();
  $("iframe", dark).id = "dark-frame";
  box.after(dark);
  $(".canvas", page).classList.add("canvas-both");
};

// The drawer shows one panel. Without a script, it shows all of them one below the other.
const opened = (page, parameters) => {
  const sections = $$(".panel-section", page);
  const known = (name) => name === "closed" || sections.some(({ id }) => id === `panel-${name}`);
  const wanted = parameters.get("panel");
  const isOpen = !page.body.classList.contains("drawer-closed");
  const start = isOpen ? $(".tabs [aria-current]", page)?.hash.replace("#panel-", "") : "closed";
  const panel = known(wanted) ? wanted : start;
  for (const section of sections) section.hidden = section.id !== `panel-${panel}`;
  page.body.classList.toggle("drawer-closed", panel === "closed");
  page.body.classList.toggle("panel-chosen", panel === wanted && panel !== "closed");
  const toggle = $(".drawer-toggle", page);
  const icon = $("use", toggle);
  toggle.ariaExpanded = panel !== "closed";
  icon.setAttribute("href", `#siteIcon-${panel === "closed" ? "raise" : "lower"}`);
  if (panel === "closed") return;
  const closed = new URLSearchParams(parameters);
  closed.delete("panel");
  if (start !== "closed") closed.set("panel", "closed");
  toggle.setAttribute("href", joined({ path: split(toggle.getAttribute("href")).path }, closed));
};

// Leads a frame from the document that the file of the page names to another one, without an entry in the browser's history.
// A browser that shows a page again may load the first one after the script has asked for the other. Returns whether the first
// one was there already.
const lead = (frame, first, wanted) => {
  const check = () => {
    const shown = frame.contentDocument?.URL;
    if (shown === first) frame.contentWindow.location.replace(wanted);
    else if (shown !== "about:blank") frame.removeEventListener("load", check);
    return shown === first;
  };
  frame.addEventListener("load", check);
  return isWhole(frame.contentDocument) && check();
};

const show = (page, address) => {
  const parameters = queryOf(address);
  const defaultLocale = page.documentElement.dataset.exported;
  const documents = (own) => documentOf(own, address, defaultLocale);
  const change = (selector, name, changed) => {
    for (const element of $$(selector, page)) element.setAttribute(name, changed(element.getAttribute(name), element));
  };
  const hasPreview = $("#preview-frame", page) !== null;
  if (hasPreview) sized(page, parameters);
  if (hasPreview && parameters.get("theme") === "both") addDarkFrame(page);
  const tools = choicesOf(page, address);
  const links = new Set(tools.flatMap(({ choices }) => choices.map(({ link }) => link)));
  change("iframe[src]", "src", (src, frame) => {
    const wanted = documents(src).replace("theme=both", `theme=${frame.id === "dark-frame" ? "dark" : "light"}`);
    if (page !== document || wanted === src) return wanted;
    const isThere = lead(frame, new URL(src, address).href, new URL(wanted, address).href);
    return isThere ? src : wanted;
  });
  for (const name of ["data-frame", "data-document"]) change(`[${name}]`, name, documents);
  change("a[href]", "href", (href, link) => {
    if (links.has(link) || href.startsWith("#") || !isOfSite(href, address)) return href;
    if (folderOf(href, address) === "render") return documents(href);
    return isPage(href, address) ? withParameters(href, address) : href;
  });
  for (const form of $$("form[role=search]", page)) {
    for (const [name, value] of queryOf(withParameters(form.getAttribute("action"), address))) {
      const field = page.createElement("input");
      Object.assign(field, { type: "hidden", name, value });
      form.append(field);
    }
  }
  change("[data-whole]", "data-whole", (whole) => withParameters(whole, address));
  for (const tool of tools) choose(tool, parameters);
  nameChoices(page, parameters);
  if (!hasPreview) return;
  opened(page, parameters);
  $("#controls-reset", page)?.toggleAttribute("hidden", !parameters.has("changed"));
};
onRead(show);
show(document, location.href);
