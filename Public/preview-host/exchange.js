// Shows another page without loading it again: what both pages have stays, with its scroll position, focus and typed text.
import { doWhenBack, noticeIfAway } from "./away.js";
import { $, $$, addSheets, addressOf, home, isOtherVersion, missingSheets, partOf, readPage } from "./documents.js";
import { morph } from "./morph.js";
import { finishEntries, isInUse, refreshFrames, showInFrame } from "./previews.js";

const root = document.documentElement;

// Functions that prepare the elements of a page: now, and after each exchange.
const preparations = [];
export const onUpdate = (prepare) => {
  preparations.push(prepare);
  prepare();
};

export const announce = (text) => {
  const announcer = $("#siteAnnouncer");
  if (announcer) announcer.textContent = text;
};

// Attributes that scripts change, such as the height of a frame, follow the server only when the server changes its mind.
const served = new WeakMap();
const ownNames = (element) => element.dataset?.own?.split(" ") ?? [];
const noteServed = (element) => {
  served.set(element, Object.fromEntries(ownNames(element).map((name) => [name, element.getAttribute(name)])));
};
$$("[data-own]").forEach(noteServed);

// Whether the page is one that the reader returns to.
let isReturning = false;
// Whether the page is one that is shown already.
let isRefresh = false;
const rules = {
  key: (element) => element.id || element.dataset.key || element.dataset.page || element.dataset.remember || element.dataset.control || "",
  keeps: (element) => element.matches(".sprite, #siteAnnouncer, #siteAway, #siteLink, .finder-results, .finder-status"),
  keepsAttribute: (element, name, value) => {
    if (name === "src" && element.matches("iframe")) return true;
    if (name === "open" && element.matches("details")) return true;
    if (name === "tabindex" && element.matches("h1, :is(.tree, [role=toolbar]) :is(a, button, summary)")) return true;
    if (name === "role" && element.role === "toolbar") return true;
    if (/^(role|aria-pressed)$/.test(name) && element.matches(".state, [data-density-choice]")) return true;
    if (/^(style|data-cut)$/.test(name) && element.matches(".card-picture")) return true;
    if (!ownNames(element).includes(name)) return false;
    const known = served.get(element);
    if (!known) return false;
    const isSame = known[name] === value;
    known[name] = value;
    return isSame;
  },
  // The views of a large tree, more cards, and what was found in a preview, were filled in.
  keepsChildren: (element) => element.matches("[data-frame], [data-whole], [data-filled], .inspection-status, .inspection-findings"),
  // What is being typed stays, unless the reader goes back.
  keepsValue: (element) => document.activeElement === element && !isReturning,
  after: (element, fresh) => { if (element.matches("iframe")) showInFrame(element, fresh.getAttribute("src"), isRefresh); },
};

// The stylesheets and scripts by their addresses.
const loaded = new Map($$("link[rel=stylesheet], script[src]").map((element) => [addressOf(element), element]));
$$("link[rel=icon]").forEach((icon) => icon.setAttribute("href", addressOf(icon)));

// Starts the page's own modules. Whether one of them has another version, so that the page has to be loaded again.
const addModules = (page, base) => {
  for (const script of $$("script[src]", page)) {
    const address = addressOf(script, base);
    if (loaded.has(address)) continue;
    if ([...loaded.keys()].some(isOtherVersion(address))) return true;
    const added = document.createElement("script");
    added.type = "module";
    added.src = address;
    loaded.set(address, added);
    document.head.append(added);
  }
  return false;
};

// What a screen reader hears about a pressed link: its group and its label.
const description = (link) => {
  const group = link?.closest(":is([role=group], [role=toolbar], nav)[aria-label]")?.getAttribute("aria-label");
  const label = link?.getAttribute("aria-label") || link?.textContent.trim();
  return [group, label].filter(Boolean).join(": ");
};

export const closeMenus = () => {
  for (const menu of $$("details.menu[open]")) {
    if (menu.contains(document.activeElement)) $("summary", menu).focus();
    menu.open = false;
  }
};

// What an element does when it is pressed. A number in its label may change.
const actionOf = (element) => {
  const { form, type } = element;
  const address = form?.method === "post" && type === "submit" ? form.action : element.href;
  const key = element.id || element.dataset.key || element.rel || (element.matches("summary") ? element.parentElement.className : "");
  const label = (element.getAttribute("aria-label") || element.textContent).replace(/[\d\s.,]+/g, "");
  return { decides: address !== element.href, address, key, label };
};
const isPressable = (element) => element?.matches("a[href], button, summary");
// Whether an element still does the same. A button that decides about another thing does not.
const isSameAction = (one, other) => {
  if (one.decides || other.decides) return one.address === other.address && one.label === other.label;
  return one.key || other.key ? one.key === other.key : one.label === other.label || one.address === other.address;
};

// The focus stays on the same thing, or goes to the heading, so that a second press does nothing that was not meant.
const keepFocus = (focused, action, isOther) => {
  for (const sheet of $$(".sheet:popover-open")) if (isOther) sheet.hidePopover();
  if (!focused) return;
  const isKept = document.activeElement === focused && (!action || isSameAction(action, actionOf(focused)));
  if (isKept || ![focused, document.body].includes(document.activeElement)) return;
  const same = document.activeElement === focused ? null
    : document.getElementById(focused.id) ?? document.getElementById(focused.dataset.focusNext);
  const heading = $("#siteMain h1") ?? $("#siteMain");
  heading.tabIndex = -1;
  (same || heading).focus({ preventScroll: true });
};

// A second click at the same place does nothing if another action is there now.
let pressed;
document.addEventListener("click", (event) => {
  const element = event.target.closest?.("a[href], button, summary");
  if (event.detail < 2) pressed = element && actionOf(element);
  else if (element && !(pressed && isSameAction(pressed, actionOf(element)))) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}, true);

const show = (page) => {
  // The parser reads them as if there were no script.
  for (const element of $$("noscript", page)) element.remove();
  $("#siteFinder", page)?.toggleAttribute("open", $("#siteFinder")?.open);
  document.title = page.title;
  for (const name of ["lang", "dir", "data-theme"]) {
    const value = page.documentElement.getAttribute(name);
    if (value === null) root.removeAttribute(name);
    else root.setAttribute(name, value);
  }
  const scheme = $("meta[name=color-scheme]");
  if (scheme) scheme.content = $("meta[name=color-scheme]", page)?.content ?? scheme.content;
  morph(document.body, page.body, rules);
  $$("[data-own]").filter((element) => !served.has(element)).forEach(noteServed);
};

let shown = partOf(location.href);
let running;

// Gives the page that is shown another address.
export const replaceAddress = (address) => {
  history.replaceState(history.state, "", address);
  shown = partOf(location.href);
};

// Shows the page at an address.
//
// `entry` is "push" for a new entry of the history, "replace" for the current one, and "none" if the address is already
// there. `link` is what was pressed, `scroll` the position to return to, `refuse` shows the page of an error, and `read`
// makes a document of the response.
const load = async (address, options = {}) => {
  const { entry = "push", init = {}, link, scroll, refuse, read = readPage } = options;
  running?.abort();
  const controller = running = Object.assign(new AbortController(), { part: partOf(address) });
  const waiting = setTimeout(() => { root.dataset.loading = ""; }, 150);
  let response;
  try {
    if (entry !== "none") await finishEntries();
    const answer = await fetch(address, { ...init, signal: controller.signal });
    // A proxy answers for a host that is away.
    if ([502, 504].includes(answer.status)) throw new TypeError("the host is away");
    response = answer;
    const page = await read(response, controller.signal);
    if (!$("#siteMain", page)) throw new TypeError("not a page of the site");
    if (refuse && !response.ok) return refuse(page);
    await addSheets(missingSheets(page, response.url, loaded), loaded);
    if (controller.signal.aborted) return;
    const isForm = init.method === "POST" && !response.redirected;
    const target = isForm ? location.href : response.url + new URL(address, location).hash;
    const isOther = new URL(target).pathname !== new URL(shown, location).pathname;
    const focused = document.activeElement === document.body ? null : document.activeElement;
    const action = isPressable(focused) && actionOf(focused);
    if (entry === "push" && target !== location.href) {
      history.replaceState({ scroll: scrollY }, "");
      history.pushState(null, "", target);
    } else if (entry !== "none") history.replaceState(history.state, "", target);
    shown = partOf(location.href);
    // The reader may have scrolled while the page was asked for.
    isReturning = scroll !== undefined;
    isRefresh = entry === "none" && !isReturning;
    const place = scroll ?? (entry === "none" ? scrollY : undefined);
    show(page);
    if (addModules(page, response.url)) return location.reload();
    for (const prepare of preparations) prepare();
    if (entry !== "none") closeMenus();
    keepFocus(focused, action, isOther);
    const anchor = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (place !== undefined) scrollTo(0, place);
    else if (anchor && isOther) anchor.scrollIntoView();
    else if (isOther) scrollTo(0, 0);
    if (isOther) for (const box of $$(".canvas, .panel")) box.scrollTo(0, 0);
    if (entry === "push") announce(isOther ? document.title : description(link));
  } catch (error) {
    if (error.name === "AbortError") return;
    if (!response && await noticeIfAway()) {
      if (entry !== "none" || scroll !== undefined) doWhenBack(() => visit(address, options));
      return;
    }
    // What was sent is not sent again.
    if (init.method === "POST" && response) return location.assign(response.redirected ? response.url : location.href);
    if (init.method === "POST" || entry === "none") throw error;
    location.assign(address);
  } finally {
    clearTimeout(waiting);
    if (running === controller) delete root.dataset.loading;
  }
};

let last = Promise.resolve();
// The last page that the reader has asked for.
let chosen = last;
export const visit = (address, options) => {
  last = load(address, options);
  if (options?.entry !== "replace") chosen = last;
  return last;
};
// Does something as soon as the newest visit is over, and none has begun meanwhile. No other visit can begin in between.
const after = async (newest, action) => {
  for (let visited; visited !== newest();) {
    visited = newest();
    await visited.catch(() => {});
  }
  return action();
};

// Shows what was entered on the page with a path, whose new address `address` returns. A page that the reader has asked
// for meanwhile comes first.
export const visitInPlace = (path, address, options) => after(() => chosen, () => {
  if (location.pathname === path) return visit(address(), { entry: "replace", ...options });
});

// Shows the previews on the page as they are now. The page knows the sessions of those in use, which may begin anew.
const refreshPreviews = async () => {
  const all = $$("iframe");
  const used = all.filter(isInUse);
  refreshFrames(all.filter((frame) => !used.includes(frame)));
  await Promise.race([refreshFrames(used), new Promise((resolve) => { setTimeout(resolve, 1000); })]);
};

// Shows the current page as it is now, but not instead of one that was asked for just before. With `frames`, the previews on it, too, at the same time.
export const refresh = async ({ frames = false } = {}) => {
  if (frames) await after(() => last, refreshPreviews);
  await after(() => last, () => visit(location.href, { entry: "none" }));
};

// Shows parts of the current page as they are now, and whether problems are still searched.
export const refreshParts = (...selectors) => after(() => last, async () => {
  const address = location.href;
  const page = await readPage(await fetch(address));
  if (location.href !== address) return;
  for (const [old, fresh] of selectors.map((selector) => [$(selector), $(selector, page)])) {
    if (old && fresh) morph(old, fresh, rules);
  }
  $(".shell").toggleAttribute("data-looking", Boolean($("[data-looking]", page)));
});

// Links and forms that lead to pages of the site.
const isPlain = (event) => !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button);
const leadsToPage = (address) => {
  const url = new URL(address, location);
  if (!url.href.startsWith(home.href)) return false;
  return !/^(render|live|assets)\/|\.(?!html$)\w+$/.test(url.pathname.slice(home.pathname.length));
};
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]");
  if (!link || !isPlain(event) || link.target || link.hasAttribute("download")) return;
  // A page in another language ends like a file, such as `Forms.de`. A page of an export is a file.
  if (!link.hreflang && !leadsToPage(link.href)) return;
  if (link.hash && partOf(link.href) === shown) return keepScroll();
  event.preventDefault();
  visit(link.href, { link });
});
// The form that is being sent. Sending it twice, as with a key that is pressed twice, would decide twice.
let sending;
document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || form.target || !leadsToPage(form.action)) return;
  event.preventDefault();
  const data = new FormData(form, submitter);
  const address = new URL(form.getAttribute("action"), location);
  if (form.method === "post") {
    if (sending === address.href) return;
    sending = address.href;
    const init = { method: "POST", body: new URLSearchParams(data) };
    visit(address.href, { init, link: submitter })
      .then(() => document.dispatchEvent(new Event("form-sent")))
      .catch(() => { form.submit(); })
      .finally(() => { sending = undefined; });
    return;
  }
  address.search = new URLSearchParams(data);
  visit(address.href, { link: submitter });
});

// The position to return to, in the entry of the page that is shown.
history.scrollRestoration = "manual";
const keepScroll = () => {
  clearTimeout(scrolling);
  if (partOf(location.href) === shown) history.replaceState({ scroll: scrollY }, "");
};
let scrolling;
addEventListener("scroll", () => {
  clearTimeout(scrolling);
  scrolling = setTimeout(keepScroll, 200);
}, { passive: true });
addEventListener("popstate", (event) => {
  clearTimeout(scrolling);
  if (partOf(location.href) !== shown) {
    visit(location.href, { entry: "none", scroll: event.state?.scroll ?? 0 }).catch(() => location.reload());
    return;
  }
  // Another page may still be on its way, which the reader has left again.
  if (running?.part !== shown) running?.abort();
  if (event.state) scrollTo(0, event.state.scroll);
  else document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
});
addEventListener("pagehide", keepScroll);
if (history.state?.scroll) scrollTo(0, history.state.scroll);
