// Copies a preview as a text that the host writes, or as Markdown with its picture, and saves the picture.
import { showCopied } from "./copied.js";
import { $, parsePage } from "./documents.js";

// What failed, or is waited for, below the tools until the next press.
const note = (text) => {
  const place = $(".tool-note");
  place.textContent = text;
  place.hidden = !text;
  if (text) addEventListener("click", () => { place.hidden = true; }, { once: true });
};

// A browser lets a page copy only at once after a press, so it gets the promise of the text.
const copy = (text) => {
  if (!globalThis.ClipboardItem) return text.then((text) => navigator.clipboard.writeText(text));
  const blob = text.then((text) => new Blob([text], { type: "text/plain" }));
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
};
const textAt = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(response.statusText);
  return response.text();
};
export const copyFile = async (button) => {
  try {
    await copy(textAt(button.dataset.copyFile));
    showCopied(button);
  } catch {
    note(button.closest("[data-failed]").dataset.failed);
  }
};

// The address of the picture, as wide as the canvas shows the preview.
const pictureAddress = () => {
  const link = $("[data-picture]");
  if (!link) return null;
  const address = new URL(link.href);
  if (!address.searchParams.has("width")) address.searchParams.set("width", $("#preview-frame").offsetWidth);
  return address.href;
};
export const copyMarkdown = async (button) => {
  const title = button.dataset.copyMarkdown.replace(/[[\]\\]/g, "\\$&");
  const picture = pictureAddress();
  await copy(Promise.resolve(`[${picture ? `![${title}](${picture})` : title}](${location.href})`));
  showCopied(button);
};

const save = (blob, name) => {
  const link = document.createElement("a");
  [link.href, link.download] = [URL.createObjectURL(blob), name];
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
const reason = async (response) => {
  const text = await response.text();
  return response.headers.get("content-type").startsWith("text/plain") ? text : parsePage(text).title;
};
export const savePicture = async (link) => {
  if (link.ariaBusy) return;
  link.ariaBusy = "true";
  note(link.dataset.waits);
  try {
    const response = await fetch(pictureAddress());
    if (!response.ok) return note(await reason(response));
    save(await response.blob(), link.dataset.picture);
    note("");
  } catch (error) {
    note(error.message);
  } finally {
    link.ariaBusy = null;
  }
};
