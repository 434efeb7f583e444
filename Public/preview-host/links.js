// The links and forms of a preview. They are things to see and no ways out: where they lead is said, unless it is another
// preview, or the reader asks for a new tab.
import { $, home } from "./documents.js";

const partOfHome = (address) => (address.startsWith(home.href) ? address.slice(home.href.length) : null);
const withoutHash = (address) => address.split("#")[0];

// What the host or the page around a preview shows in its frame.
const isDocument = (address) => /^((render|live|snapshots)\/|iframe\.html)/.test(partOfHome(address) ?? "");
export const mayBePreview = (address) => /^(render|previews)\/[^/?#]+(\/[^/?#]+)?([?#]|$)/.test(partOfHome(address) ?? "");

const xlink = "http://www.w3.org/1999/xlink";
const isLink = (element) =>
  element.matches?.("a, area") && (element.hasAttribute("href") || element.hasAttributeNS(xlink, "href"));
const addressOf = (link) => {
  const text = link.getAttribute("href") ?? link.getAttributeNS(xlink, "href");
  return URL.parse(text, link.baseURI)?.href ?? text;
};
const labelOf = (element) => (element?.getAttribute("aria-label") || element?.textContent || element?.value || "").trim();
const wantsTab = (event) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button > 0;
// A place on the same page, and a file of the project to keep, lead nowhere.
const stays = (link, address) =>
  (address.includes("#") && withoutHash(address) === withoutHash(link.ownerDocument.URL)) ||
  (link.hasAttribute("download") && partOfHome(address)?.startsWith("assets/"));

// What a form sends: what its button says comes before what the form says.
const sentBy = (form, submitter) => {
  const own = (name) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const method = (own("method") ?? "get").toLowerCase();
  const address = URL.parse(own("action") || form.ownerDocument.URL, form.baseURI);
  if (method === "get" && address) address.search = new URLSearchParams(new FormData(form, submitter));
  return { method: method.toUpperCase(), address: address?.href ?? own("action"), label: labelOf(submitter) };
};

// Calls a function with what was pressed in a document. `isOwn` says which documents are those of the host.
const watched = new WeakSet();
export const watchLinks = (window, press, isOwn = () => false) => {
  const { document } = window;
  if (watched.has(document)) return;
  watched.add(document);
  // Only without script, links open in a new tab.
  $("head > base[target]", document)?.remove();
  const told = (event, pressed) => {
    event.preventDefault();
    press(pressed);
  };
  window.addEventListener("click", (event) => {
    const link = event.composedPath().find(isLink);
    if (!link || event.defaultPrevented || wantsTab(event) || isOwn(document)) return;
    const address = addressOf(link);
    if (!stays(link, address)) told(event, { address, label: labelOf(link) });
  });
  window.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || form.id === "live" || isOwn(document)) return;
    const sent = sentBy(form, submitter);
    if (sent.method !== "DIALOG") told(event, sent);
  });
  // What a script or `<meta http-equiv="refresh">` asks for, and a link in a closed shadow.
  window.navigation?.addEventListener("navigate", (event) => {
    const { url, sameDocument } = event.destination;
    const isWay = !event.cancelable || sameDocument || event.downloadRequest !== null || ["reload", "traverse"].includes(event.navigationType);
    if (!isWay && !isDocument(url) && !isOwn(document)) told(event, { address: url, label: "" });
  });
  window.open = (address = "") => {
    press({ address: URL.parse(address, document.baseURI)?.href ?? String(address), label: "" });
    return null;
  };
};
