// A preview that is alone in its window: it shows a saved file as its frame on a page does, and says where its links lead.
import { home } from "./documents.js";
import { watchEntries } from "./entries.js";
import { mayBePreview, watchLinks } from "./links.js";
import { refreshFrames } from "./previews.js";

const own = document.querySelector("script[data-changes]").dataset;

// What the functions for frames need.
const itself = { contentDocument: document, contentWindow: window, dispatchEvent: () => {} };
watchEntries(document);

// A program that takes pictures waits until nothing is asked for, so the stream of changes begins later.
const pause = 1000;
let events;
let waiting;
const follow = () => {
  clearTimeout(waiting);
  events?.close();
  if (document.hidden) return;
  events = new EventSource(own.changes);
  events.addEventListener("message", () => refreshFrames([itself]));
  // A browser does not connect again after a refusal, such as that of a host that ends.
  events.addEventListener("error", () => { if (events.readyState === EventSource.CLOSED) waiting = setTimeout(follow, 2 * pause); });
};
waiting = setTimeout(follow, pause);
document.addEventListener("visibilitychange", follow);

// A notice beside the body, whose style is not that of the preview.
const style = `
  p { position: fixed; inset: auto 0 16px; z-index: 2147483647; display: flex; gap: 12px; inline-size: fit-content;
    max-inline-size: calc(100% - 32px); box-sizing: border-box; margin: 0 auto; padding: 10px 16px; border: 1px solid GrayText;
    border-radius: 8px; background: Canvas; color: CanvasText; font: 14px/20px system-ui, sans-serif; overflow-wrap: anywhere; }
  a { flex: none; color: LinkText; }`;
const host = document.createElement("div");
const notice = document.createElement("p");
Object.assign(notice, { lang: own.lang, dir: own.dir, hidden: true });
notice.setAttribute("role", "status");
// Its link leads where it says.
notice.addEventListener("click", (event) => event.stopPropagation());
host.attachShadow({ mode: "open" }).append(Object.assign(document.createElement("style"), { textContent: `${style} [hidden] { display: none }` }), notice);

const show = ({ address, method }) => {
  const isOfHost = address.startsWith(home.origin);
  const shown = document.createElement("bdi");
  shown.textContent = [method, isOfHost ? address.slice(home.origin.length) : address].filter(Boolean).join(" ");
  const [before, after] = own.text.split("{address}");
  const text = document.createElement("span");
  text.append(before, shown, after);
  notice.replaceChildren(text);
  if (!method && !isOfHost && /^(https?|mailto|tel|sms):/.test(address)) {
    notice.append(Object.assign(document.createElement("a"), { href: address, target: "_blank", rel: "noreferrer", textContent: own.open }));
  }
  document.documentElement.append(host);
  notice.hidden = false;
};
const hide = () => { notice.hidden = true; };
addEventListener("pointerdown", ({ target }) => { if (target !== host) hide(); });
addEventListener("keydown", ({ key }) => { if (key === "Escape") hide(); });

const documentOf = (address) => address.replace(`${home.href}previews/`, `${home.href}render/`);
watchLinks(window, async (pressed) => {
  const address = documentOf(pressed.address);
  const isPreview = !pressed.method && mayBePreview(address) && await fetch(address, { method: "HEAD" }).then(({ ok }) => ok, () => false);
  if (isPreview) location.assign(address);
  else show(pressed);
});
