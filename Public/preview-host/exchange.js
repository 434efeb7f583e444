// Shows another page without loading it again: what both pages have stays, with its scroll position, focus and typed text.
import { initialState, isControl, morph, stateOf } from "./morph.js";

export const $ = (selector, page = document) => page.querySelector(selector);
export const $$ = (selector, page = document) => [...page.querySelectorAll(selector)];
const root = document.documentElement;
const partOf = (address) => new URL(address, location).pathname + new URL(address, location).search;

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

// The window of a frame, unless a link has led the frame to another site, whose documents cannot be used.
export const windowOf = (frame) => frame.contentDocument?.defaultView;

// Shows a document in a frame, without an entry in the browser's history. A view in use stays.
const asked = new WeakMap();
export const showInFrame = (frame, address) => {
  const shown = frame.contentDocument?.URL;
  if (shown === "about:blank") frame.src = address;
  else if (!shown || partOf(shown) !== partOf(address)) {
    asked.set(frame, address);
    frame.contentWindow.location.replace(address);
  }
};

// Whether the page is one that the reader returns to.
let isReturning = false;
const rules = {
  key: (element) => element.id || element.dataset.key || element.dataset.page || element.dataset.remember || element.dataset.control || "",
  // A matrix is measured again.
  isReplaced: (element) => element.matches(".matrix"),
  keeps: (element) => element.matches(".sprite, #siteAnnouncer, .finder-results, .finder-status"),
  keepsAttribute: (element, name, value) => {
    if (name === "src" && element.matches("iframe")) return true;
    if (name === "open" && element.matches("details")) return true;
    if (/^(role|aria-pressed)$/.test(name) && element.matches(".state")) return true;
    if (!ownNames(element).includes(name)) return false;
    const known = served.get(element);
    if (!known) return false;
    const isSame = known[name] === value;
    known[name] = value;
    return isSame;
  },
  // The views of a large tree, more cards, and what was found in a preview, were filled in.
  keepsChildren: (element) => element.matches("[data-frame], [data-whole], [data-filled], .inspection-status, .inspection-findings"),
  before: (element) => isControl(element) && initialState(element),
  after: (element, fresh, before) => {
    if (element.matches("iframe")) showInFrame(element, fresh.getAttribute("src"));
    // What is being typed stays, unless the reader goes back.
    const isTyped = document.activeElement === element && !isReturning;
    const isChanged = before !== false && before !== initialState(fresh) && !isTyped;
    if (isChanged) element[stateOf(element)] = fresh[stateOf(fresh)];
  },
};

// The stylesheets and scripts by their addresses. In an export, these are relative to the page that was loaded first.
const addressOf = (element, base = location) => new URL(element.getAttribute("href") ?? element.getAttribute("src"), base).href;
const loaded = new Map($$("link[rel=stylesheet], script[src]").map((element) => [addressOf(element), element]));
$$("link[rel=icon]").forEach((icon) => icon.setAttribute("href", addressOf(icon)));
const plainName = (address) => address.replace(/\.[0-9a-f]{16}(?=\.\w+(\?|$))/, "");
const isOtherVersion = (address) => (other) => other !== address && plainName(other) === plainName(address);
const missingSheets = (page, base, known) =>
  $$("link[rel=stylesheet]", page).map((sheet) => addressOf(sheet, base)).filter((address) => !known.has(address));

// Adds stylesheets to a document, and waits for them. A new version of a sheet replaces the old one.
const addSheets = (addresses, known, shown = document) => Promise.all(addresses.map((address) => {
  const old = [...known.keys()].filter(isOtherVersion(address));
  return new Promise((resolve) => {
    const added = shown.createElement("link");
    added.rel = "stylesheet";
    added.href = address;
    added.dataset.emulated = "";
    const finish = (removed) => {
      for (const other of removed) {
        known.get(other)?.remove();
        known.delete(other);
      }
      resolve();
    };
    added.onload = () => finish(old);
    // The next page asks for it again.
    added.onerror = () => finish([address]);
    // Its place among the others decides which rules apply.
    if (old.length > 0) known.get(old.at(-1)).after(added);
    else shown.head.append(added);
    known.set(address, added);
  });
}));

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
  const group = link?.closest("[role=group][aria-label], nav[aria-label]")?.getAttribute("aria-label");
  const label = link?.getAttribute("aria-label") || link?.textContent.trim();
  return [group, label].filter(Boolean).join(": ");
};

export const closeMenus = () => {
  for (const menu of $$("details.menu[open]")) {
    if (menu.contains(document.activeElement)) $("summary", menu).focus();
    menu.open = false;
  }
};

const keepFocus = (focused, isOther) => {
  for (const sheet of $$(".sheet:popover-open")) if (isOther) sheet.hidePopover();
  if (document.activeElement !== document.body || !focused) return;
  const same = document.getElementById(focused.id) ?? document.getElementById(focused.dataset.focusNext);
  (same || $("#siteMain")).focus({ preventScroll: true });
};

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

const readPage = async (response) => new DOMParser().parseFromString(await response.text(), "text/html");

// Sends what was just entered in the previews, because a tool may replace them. Does not wait for one that hangs.
const finishEntries = () => Promise.race([
  Promise.all($$(".canvas iframe").map((frame) => windowOf(frame)?.finishEntries?.())),
  new Promise((resolve) => { setTimeout(resolve, 500); }),
]);

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
const load = async (address, { entry = "push", init = {}, link, scroll, refuse, read = readPage } = {}) => {
  running?.abort();
  const controller = running = Object.assign(new AbortController(), { part: partOf(address) });
  const waiting = setTimeout(() => { root.dataset.loading = ""; }, 150);
  let response;
  try {
    if (entry !== "none") await finishEntries();
    response = await fetch(address, { ...init, signal: controller.signal });
    const page = await read(response, controller.signal);
    if (!$("#siteMain", page)) throw new TypeError("not a page of the site");
    if (refuse && !response.ok) return refuse(page);
    await addSheets(missingSheets(page, response.url, loaded), loaded);
    if (controller.signal.aborted) return;
    const isForm = init.method === "POST" && !response.redirected;
    const target = isForm ? location.href : response.url + new URL(address, location).hash;
    // In an export, the tools of a preview lead to other files with the same title.
    const isOther = new URL(target).pathname !== new URL(shown, location).pathname && page.title !== document.title;
    const focused = document.activeElement === document.body ? null : document.activeElement;
    if (entry === "push" && target !== location.href) {
      history.replaceState({ scroll: scrollY }, "");
      history.pushState(null, "", target);
    } else if (entry !== "none") history.replaceState(history.state, "", target);
    shown = partOf(location.href);
    // The reader may have scrolled while the page was asked for.
    isReturning = scroll !== undefined;
    const place = scroll ?? (entry === "none" ? scrollY : undefined);
    show(page);
    if (addModules(page, response.url)) return location.reload();
    for (const prepare of preparations) prepare();
    if (entry !== "none") closeMenus();
    keepFocus(focused, isOther);
    const anchor = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (place !== undefined) scrollTo(0, place);
    else if (anchor && isOther) anchor.scrollIntoView();
    else if (isOther) scrollTo(0, 0);
    if (isOther) for (const box of $$(".canvas, .panel")) box.scrollTo(0, 0);
    if (entry === "push") announce(isOther ? document.title : description(link));
  } catch (error) {
    if (error.name === "AbortError") return;
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
// Shows what was entered on the page with a path, whose new address `address` returns. A page that the reader has asked
// for meanwhile comes first.
export const visitInPlace = async (path, address, options) => {
  await chosen.catch(() => {});
  if (location.pathname === path) await visit(address(), { entry: "replace", ...options });
};

// Shows the preview in a frame as it is now. If at most its style has changed, the document stays, with what was entered.
const refreshed = new WeakMap();
const refreshFrame = async (frame) => {
  const shown = frame.contentDocument;
  if (!shown || shown.URL === "about:blank") return;
  const address = asked.get(frame);
  const turn = {};
  refreshed.set(frame, turn);
  const page = await readPage(await fetch(shown.URL));
  // Another document was asked for meanwhile, which a reload would prevent, or a newer version of this one.
  if (asked.get(frame) !== address || refreshed.get(frame) !== turn) return;
  const isSame = shown.body.dataset.content && shown.body.dataset.content === page.body.dataset.content;
  const known = new Map($$("link[rel=stylesheet]", shown).map((sheet) => [sheet.href, sheet]));
  const missing = missingSheets(page, shown.URL, known);
  if (isSame && missing.length === 0) return;
  // The script that emulates states has changed the stylesheets.
  if (!isSame || shown.documentElement.dataset.emulated) {
    frame.contentWindow.location.reload();
    return;
  }
  await addSheets(missing, known, shown);
  frame.dispatchEvent(new Event("load"));
};

// Shows the previews on the page as they are now.
export const refreshFrames = (frames = $$("iframe")) => {
  for (const frame of frames) refreshFrame(frame).catch(() => windowOf(frame)?.location.reload());
};

// Waits for the pages that were asked for, also for those that are asked for meanwhile.
const settled = (visited = last) => visited.catch(() => {}).then(() => visited === last || settled());

// Shows the current page as it is now, but not instead of one that was asked for just before. With `frames`, the previews on it, too, at the same time.
export const refresh = async ({ frames = false } = {}) => {
  await settled();
  // A matrix is replaced as a whole.
  if (frames) refreshFrames($$("iframe:not(.matrix *)"));
  await visit(location.href, { entry: "none" });
};

// Shows a part of the current page as it is now, and whether problems are still searched.
export const refreshPart = async (selector) => {
  await settled();
  const address = location.href;
  const page = await readPage(await fetch(address));
  const [old, fresh] = [$(selector), $(selector, page)];
  if (location.href !== address || !old || !fresh) return;
  morph(old, fresh, rules);
  $(".shell").toggleAttribute("data-looking", Boolean($("[data-looking]", page)));
};

// Links and forms that lead to pages of the site.
const isPlain = (event) => !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button);
const leadsToPage = (address) => {
  const url = new URL(address, location);
  return url.origin === location.origin && !/^\/(render|live|assets)\/|\.(?!html$)\w+$/.test(url.pathname);
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
