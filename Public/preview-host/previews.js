// The documents in frames: shown without an entry in the browser's history, and exchanged so that what the reader has
// entered in them stays.
import { isAway, onBack } from "./away.js";
import { $, $$, addSheets, home, isWhole, missingSheets, partOf, readPage } from "./documents.js";
import { entriesOf, isWritten, keepsOpening, noteServed, restoreEntries, watchEntries } from "./entries.js";
import { watchLinks } from "./links.js";
import { morph } from "./morph.js";
import { watchTyping } from "./typing.js";

// The window of a frame, unless a link has led the frame to another site, whose documents cannot be used.
export const windowOf = (frame) => frame.contentDocument?.defaultView;

// Shows a document in a frame. A view in use has an address of its own, and stays until the page leads to another one. When
// a page is only refreshed, `isRefresh`, a view that waits for what was entered stays, too.
const asked = new WeakMap();
const given = new WeakMap();
export const showInFrame = (frame, address, isRefresh = false) => {
  const shown = frame.contentDocument?.URL;
  const before = given.get(frame) ?? frame.getAttribute("src");
  const isSame = shown && partOf(shown) === partOf(address);
  if (isRefresh && !isSame && windowOf(frame)?.isAsking?.()) return;
  given.set(frame, address);
  // While the host is away, it is shown later.
  if (isSame || isAway()) return;
  if (shown === "about:blank") {
    frame.src = address;
    return;
  }
  if (shown && partOf(shown).startsWith(`${home.pathname}live/`) && partOf(before) === partOf(address)) return;
  asked.set(frame, address);
  frame.contentWindow.location.replace(address);
};

// What was done in a document that is loaded again. It is restored when a document is there that is no error.
const noted = new WeakMap();
const isPreview = (page) => page.body?.dataset.content !== undefined;
const pathOf = (page) => new URL(page.URL).pathname;
const reload = (frame) => {
  const page = frame.contentDocument;
  if (isPreview(page)) noted.set(frame, { path: pathOf(page), ...entriesOf(page, noted.get(frame)) });
  frame.contentWindow.location.reload();
};
// A view in use says that it cannot be shown any more.
addEventListener("message", ({ data, source, origin }) => {
  const frame = $$("iframe").find(({ contentWindow }) => contentWindow === source);
  if (data === "lost" && origin === location.origin && frame) reload(frame);
});
const tellPressed = (detail) => document.dispatchEvent(new CustomEvent("link-pressed", { detail }));
const watch = (frame) => {
  const page = frame.contentDocument;
  if (!page || page.URL === "about:blank") return;
  watchTyping(page);
  watchLinks(page.defaultView, tellPressed, (shown) => !isPreview(shown));
  watchEntries(page);
  if (!noted.has(frame) || !isPreview(page)) return;
  // Another document, such as one that a reader has started again, begins anew.
  if (noted.get(frame).path === pathOf(page)) restoreEntries(page, noted.get(frame), document.activeElement === frame);
  noted.delete(frame);
};
document.addEventListener("load", ({ target }) => { if (target.matches?.("iframe")) watch(target); }, true);
for (const frame of $$("iframe")) if (isWhole(frame.contentDocument)) watch(frame);

// Sends what was just entered in the previews, because they may be replaced. Does not wait for one that hangs, but for a
// slow host, because what was entered would be lost.
export const finishEntries = (frames = $$(".canvas iframe")) => Promise.race([
  Promise.all(frames.map((frame) => windowOf(frame)?.finishEntries?.())),
  new Promise((resolve) => { setTimeout(resolve, 3000); }),
]);

// A document with scripts of its own may have changed itself, and one that emulates states has other stylesheets.
const hasScripts = (page) => $$("script[src]:not([data-changes])", page).length > (page.getElementById("live") ? 1 : 0) || page.documentElement.dataset.emulated;
const mustReload = (shown, page, hasNewSheets) => {
  if (!isPreview(shown) || !isPreview(page)) return true;
  if (shown.body.dataset.files !== page.body.dataset.files) return true;
  if (Boolean(shown.getElementById("live")) !== Boolean(page.getElementById("live"))) return true;
  return hasScripts(shown) && (hasNewSheets || shown.body.dataset.content !== page.body.dataset.content);
};

const rules = {
  key: (element) => element.id || element.getAttribute("name") || "",
  keeps: () => false,
  keepsAttribute: keepsOpening,
  keepsChildren: isWritten,
  // What nobody has changed follows by itself.
  keepsValue: () => true,
  after: noteServed,
};
const update = (shown, page) => {
  shown.title = page.title;
  morph(shown.body, page.body, rules);
  watchEntries(shown);
};

// Shows the preview in a frame as it is now. The document stays if it can, with what was entered.
const refreshed = new WeakMap();
const refreshFrame = async (frame) => {
  if (!frame.contentDocument || frame.contentDocument.URL === "about:blank") return;
  const address = asked.get(frame);
  const turn = {};
  refreshed.set(frame, turn);
  await finishEntries([frame]);
  const shown = frame.contentDocument;
  const response = await fetch(shown.URL);
  const page = await readPage(response);
  // A newer version was asked for meanwhile, or another document, which a reload would prevent.
  if (refreshed.get(frame) !== turn) return;
  if (asked.get(frame) !== address || frame.contentDocument !== shown) return refreshNext(frame, shown);
  const { refreshView } = windowOf(frame);
  // A session that is not known, after a restart of the host, begins again with what was entered. One that a reader has
  // ended has a link to its preview, to which the page leads.
  if (response.status === 410 && refreshView) return $("a[href]", page) ? undefined : refreshView();
  const known = new Map($$("link[rel=stylesheet]", shown).map((sheet) => [sheet.href, sheet]));
  const missing = missingSheets(page, shown.URL, known);
  const isSame = shown.body.dataset.content === page.body.dataset.content && shown.body.dataset.files === page.body.dataset.files;
  if (isSame && missing.length === 0 && (isPreview(shown) || shown.body.innerHTML === page.body.innerHTML)) return;
  if (mustReload(shown, page, missing.length > 0)) return reload(frame);
  await addSheets(missing, known, shown);
  if (!isSame) await (refreshView ? refreshView() : update(shown, page));
  frame.dispatchEvent(new Event("load"));
};

// The next document in a frame may have been made before the change, and on its way since then.
const refreshNext = (frame, shown) => {
  if (frame.contentDocument !== shown && isWhole(frame.contentDocument)) return refreshFrame(frame);
  frame.addEventListener("load", () => { refreshFrame(frame).catch(() => {}); }, { once: true });
};

// Shows the previews on the page as they are now.
export const refreshFrames = (frames = $$("iframe")) =>
  Promise.all(frames.map((frame) => refreshFrame(frame).catch(() => {})));

// A frame that was asked for while the host was away has the browser's page of an error, which cannot be used.
onBack(() => {
  for (const frame of $$("iframe")) {
    const address = given.get(frame) ?? frame.getAttribute("src");
    if (!frame.contentDocument) frame.src = address;
    else showInFrame(frame, address);
  }
});

// Whether a preview is in use, which may begin a session anew before the page around it is shown.
export const isInUse = (frame) => Boolean(windowOf(frame)?.refreshView);
