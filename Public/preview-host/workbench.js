// The canvas and the panels of a preview.
import { onUpdate, refresh } from "./exchange.js";
import { onLoad, watchSize } from "./frames.js";

const $ = (selector, page = document) => page.querySelector(selector);
const root = document.documentElement;
const isReversed = () => root.dir === "rtl";

// Scales a chosen width that is larger than the canvas, and shows the scale.
const scale = (frame) => {
  const box = frame.closest(".frame-chosen");
  const canvas = frame.closest(".canvas");
  if (!box) {
    frame.parentElement.removeAttribute("style");
    delete canvas.dataset.scale;
    return;
  }
  const room = canvas.clientWidth - 2 * parseFloat(getComputedStyle(canvas).paddingInlineStart);
  const share = Math.min(1, room / frame.offsetWidth);
  box.style.setProperty("--scale", share);
  box.style.inlineSize = `${frame.offsetWidth * share}px`;
  box.style.blockSize = `${frame.offsetHeight * share}px`;
  if (share === 1) delete canvas.dataset.scale;
  else canvas.dataset.scale = share.toLocaleString(root.lang, { style: "percent" });
};

// Ends the frame where the preview ends, so that the background shows it.
const size = (frame, page = frame.contentDocument?.documentElement) => {
  if (page && !frame.hasAttribute("height")) frame.style.blockSize = `${Math.ceil(page.getBoundingClientRect().height)}px`;
  scale(frame);
};
// Keys that are pressed in the preview work as on the page.
const relay = (event) => {
  if (event.target.closest("input, textarea, select, [contenteditable]")) return;
  const { key, ctrlKey, metaKey, altKey } = event;
  const copy = new KeyboardEvent("keydown", { key, ctrlKey, metaKey, altKey, bubbles: true, cancelable: true });
  if (!document.body.dispatchEvent(copy)) event.preventDefault();
};
onUpdate(() => {
  const frame = $("#preview-frame");
  if (!frame) return;
  size(frame);
  onLoad(frame, () => {
    frame.parentElement.dataset.fitted = "";
    frame.contentDocument?.addEventListener("keydown", relay);
    watchSize(frame, (page) => size(frame, page));
    if (frame.contentDocument) size(frame);
  });
});
addEventListener("resize", () => { if ($("#preview-frame")) size($("#preview-frame")); });

// Shows what was called when the preview has been used.
let using;
addEventListener("message", (event) => {
  if (event.origin !== location.origin || event.source !== $("#preview-frame")?.contentWindow) return;
  clearTimeout(using);
  using = setTimeout(() => refresh().catch(() => {}), 50);
});

// The panels: their side, their size, and the one that was open last.
const remember = (name, value) => localStorage.setItem(`preview-host.${name}`, value);
const isBeside = () => root.dataset.drawer === "side" && matchMedia("(min-width: 900px)").matches;
const room = () => $(".workbench-page .main").getBoundingClientRect();
const share = (size) => `${Math.round(1000 * Math.min(0.85, Math.max(0.12, size))) / 10}%`;
const resize = (size) => {
  const name = isBeside() ? "drawer-width" : "drawer-height";
  root.style.setProperty(`--${name}`, share(size));
  remember(name, share(size));
  describeGrip();
};
const currentShare = () => {
  const { width, height } = $("#drawer").getBoundingClientRect();
  return isBeside() ? width / room().width : height / room().height;
};
const describeGrip = () => {
  const grip = $(".drawer-grip");
  if (!grip) return;
  grip.setAttribute("aria-orientation", isBeside() ? "vertical" : "horizontal");
  grip.setAttribute("aria-valuenow", Math.round(100 * currentShare()));
  grip.setAttribute("aria-valuemin", 12);
  grip.setAttribute("aria-valuemax", 85);
};
const shareAt = ({ clientX, clientY }) => {
  const { left, right, bottom, width, height } = room();
  if (!isBeside()) return (bottom - clientY) / height;
  return (isReversed() ? clientX - left : right - clientX) / width;
};
document.addEventListener("pointerdown", (event) => {
  const grip = event.target.closest?.(".drawer-grip");
  if (!grip) return;
  event.preventDefault();
  grip.setPointerCapture(event.pointerId);
  root.dataset.dragging = "";
  const move = (event) => resize(shareAt(event));
  grip.addEventListener("pointermove", move);
  grip.addEventListener("lostpointercapture", () => {
    grip.removeEventListener("pointermove", move);
    delete root.dataset.dragging;
  }, { once: true });
});
document.addEventListener("keydown", (event) => {
  if (!event.target.matches?.(".drawer-grip")) return;
  const wider = isReversed() ? "ArrowRight" : "ArrowLeft";
  const narrower = isReversed() ? "ArrowLeft" : "ArrowRight";
  const step = { ArrowUp: 0.02, [wider]: 0.02, ArrowDown: -0.02, [narrower]: -0.02 }[event.key];
  if (!step) return;
  event.preventDefault();
  resize(currentShare() + step);
});
document.addEventListener("click", (event) => {
  if (!event.target.closest?.(".drawer-side")) return;
  root.dataset.drawer = root.dataset.drawer === "side" ? "bottom" : "side";
  remember("drawer", root.dataset.drawer);
  describeGrip();
});
onUpdate(() => {
  describeGrip();
  const toggle = $(".drawer-toggle");
  if (!toggle) return;
  const panel = $("#drawer .tabs [aria-current]");
  if (panel) return remember("panel", new URL(panel.href).searchParams.get("panel"));
  const last = localStorage.getItem("preview-host.panel");
  const tab = last && $(`#drawer .tabs a[href*="panel=${CSS.escape(last)}"]`);
  if (tab) toggle.href = tab.href;
});
