// Reports the sizes of views that depend on their own size.
import { $$ } from "./documents.js";

const pause = 100;
// The most reports for one size of the window, so that a view whose size depends on its content comes to an end.
const most = 6;

const readers = () => $$("[data-geometry]");

// The content of a reader, without its padding: from the start and the top of the page.
const placeOf = (reader) => {
  const style = getComputedStyle(reader);
  const [start, end, top, bottom] = ["inline-start", "inline-end", "block-start", "block-end"]
    .map((side) => Number.parseFloat(style.getPropertyValue(`padding-${side}`)));
  const box = reader.getBoundingClientRect();
  const left = style.direction === "rtl" ? document.documentElement.clientWidth - box.right : box.left + scrollX;
  return [left + start, box.top + scrollY + top, reader.offsetWidth - start - end, reader.offsetHeight - top - bottom]
    .map((length) => Math.round(length));
};

// The places as the host reads them.
export const sizes = () => readers().map((reader) => [reader.dataset.geometry, ...placeOf(reader)].join(" "));

// Whether a reader has another size than the one for which the host has evaluated it.
const isOther = (reader) => {
  const known = reader.dataset.size.split(" ");
  return placeOf(reader).slice(2).some((length, index) => Math.abs(length - known[index]) >= 1);
};

// Calls a function when a reader has another size.
export const watchSizes = (report) => {
  let [reports, waiting] = [0, undefined];
  const check = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (reports >= most || !readers().some(isOther)) return;
      reports += 1;
      report();
    }, pause);
  };
  const observer = new ResizeObserver(check);
  addEventListener("resize", () => { reports = 0; });
  return () => {
    observer.disconnect();
    for (const reader of readers()) observer.observe(reader);
  };
};
