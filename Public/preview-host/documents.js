// Reads documents, and exchanges their stylesheets.
export const $ = (selector, page = document) => page.querySelector(selector);
export const $$ = (selector, page = document) => [...page.querySelectorAll(selector)];
export const partOf = (address) => new URL(address, location).pathname + new URL(address, location).search;
// The address of the first page, which is not the root of the host behind some proxies and in an export. Scripts are two folders below.
export const home = new URL("../../", import.meta.url);

// Whether a document is there as a whole. One that another has replaced while it was read has no body.
export const isWhole = (page) => page?.readyState === "complete" && page.body !== null;

// Functions that change a page that was read, before it is shown.
const changes = [];
export const onRead = (change) => { changes.push(change); };
export const parsePage = (text, address) => {
  const page = Document.parseHTMLUnsafe(text);
  for (const change of changes) change(page, address);
  return page;
};
export const readPage = async (response) => parsePage(await response.text(), response.url);

// Whether two addresses with digests are those of different versions of a file.
const plainName = (address) => address.replace(/\.[0-9a-f]{16}(?=\.\w+(\?|$))/, "");
export const isOtherVersion = (address) => (other) => other !== address && plainName(other) === plainName(address);

// In an export, addresses are relative to the page that was loaded first.
export const addressOf = (element, base = location) =>
  new URL(element.getAttribute("href") ?? element.getAttribute("src"), base).href;
export const missingSheets = (page, base, known) =>
  $$("link[rel=stylesheet]", page).map((sheet) => addressOf(sheet, base)).filter((address) => !known.has(address));

// Adds stylesheets to a document, and waits for them. A new version of a sheet replaces the old one.
export const addSheets = (addresses, known, shown = document) => Promise.all(addresses.map((address) => {
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

// The name of a preview in its address. In an export, the file has more after it.
export const slugOf = ({ pathname }) => decodeURIComponent(pathname.split("/").at(-1).replace(/(\.[\w-]+)*\.html$/, ""));
