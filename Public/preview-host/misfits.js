// What does not fit in a document: a frame of the site, or the page that `check --browser` has opened.
import { findings } from "./findings.js";

const longest = 200;
const kinds = ["overflow", "cut"];

// Returns the elements that do not fit, with their start tags and texts.
export const misfits = async (page, width) => {
  await page.fonts.ready;
  const found = findings(page);
  return kinds.flatMap((kind) => found[kind].map((element) => ({
    kind, width, tag: element.cloneNode(false).outerHTML, text: element.textContent.replace(/\s+/g, " ").trim().slice(0, longest),
  })));
};
