// The heights of pictures. The browser remembers them, so that a page that is opened again has its layout before any script.
import { recallList, rememberList } from "./memory.js";

const maxRemembered = 500;
const known = new Map(recallList("heights").filter((entry) => Array.isArray(entry)));
let writing;
const note = (address, height) => {
  if (known.get(address) === height) return;
  known.delete(address);
  known.set(address, height);
  clearTimeout(writing);
  writing = setTimeout(() => rememberList("heights", [...known].slice(-maxRemembered)), 500);
};

// A picture is as high as its content, which has twice its size. One that is much too high ends earlier, but none is cut off
// where a quarter more would show all.
export const fitPicture = (box, page) => {
  const content = Math.ceil(page.getBoundingClientRect().height / 2);
  const most = Number.parseFloat(getComputedStyle(box).getPropertyValue("--card-most"));
  const height = content > most * 1.25 ? most : content;
  box.style.setProperty("--content-height", `${height}px`);
  box.toggleAttribute("data-cut", height < content);
  note(box.dataset.frame, height);
};
