// The canvas and the panels of a preview.
import { $, $$, isWhole } from "./documents.js";
import { onUpdate, refresh, visitInPlace } from "./exchange.js";
import { fitHeight, onLoad, watchSize } from "./frames.js";
import { keyOf } from "./keys.js";
import { recall, remember } from "./memory.js";
import "./preview-tools.js";
import { windowOf } from "./previews.js";
import { isLost, takesText, targetOf } from "./typing.js";

const root = document.documentElement;
const isReversed = () => root.dir === "rtl";

// Scales the preview: as the reader chose, or else a chosen width that is larger than the canvas. Shows the scale.
const fittingShare = (frame, canvas) => {
  if (!frame.closest(".frame-chosen")) return 1;
  const { paddingInlineStart, columnGap } = getComputedStyle(canvas);
  const count = $$(".frame", canvas).length;
  const room = (canvas.clientWidth - 2 * parseFloat(paddingInlineStart) - (count - 1) * (parseFloat(columnGap) || 0)) / count;
  return Math.min(1, room / frame.offsetWidth);
};
const scale = (frame) => {
  const box = frame.parentElement;
  const canvas = frame.closest(".canvas");
  const zoom = Number(canvas.dataset.zoom) / 100 || null;
  frame.style.inlineSize = zoom && !frame.hasAttribute("width") ? `${100 / zoom}%` : "";
  const share = zoom ?? fittingShare(frame, canvas);
  const isScaled = zoom || frame.closest(".frame-chosen");
  box.style.setProperty("--scale", share);
  box.style.inlineSize = isScaled && frame.hasAttribute("width") ? `${frame.offsetWidth * share}px` : "";
  box.style.blockSize = isScaled ? `${frame.offsetHeight * share}px` : "";
  if (share === 1) delete canvas.dataset.scale;
  else canvas.dataset.scale = share.toLocaleString(root.lang, { style: "percent" });
};

// Ends the frame where the preview ends, so that the background shows it. While another preview loads, the frame keeps
// its size, so that the canvas keeps its scroll position.
const loadedPage = ({ contentDocument: page }) => (isWhole(page) ? page.documentElement : null);
const size = (frame, page = loadedPage(frame)) => {
  if (frame.hasAttribute("height")) frame.style.blockSize = `${frame.getAttribute("height")}px`;
  else if (page) fitHeight(frame, page, (height) => { frame.style.blockSize = `${height}px`; });
  scale(frame);
};
// Shortcuts and Escape work in the preview as on the page, unless the preview uses them itself, or what has the focus takes text.
const relay = (event) => {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = event;
  const isShortcut = key === "Escape" || (ctrlKey || metaKey ? keyOf(event) === "k" : key.length === 1);
  if (!isShortcut || event.defaultPrevented || isLost() || takesText(targetOf(event))) return;
  const copy = new KeyboardEvent("keydown", {
    key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, bubbles: true, cancelable: true,
  });
  if (!document.body.dispatchEvent(copy)) event.preventDefault();
};
const frames = () => $$(".canvas iframe");
// The canvas has another size when the window, the tree or a panel has.
const canvasSize = new ResizeObserver(() => { for (const frame of frames()) scale(frame); });
onUpdate(() => {
  canvasSize.disconnect();
  for (const canvas of $$(".canvas")) canvasSize.observe(canvas);
  for (const frame of frames()) {
    size(frame);
    onLoad(frame, () => {
      frame.parentElement.dataset.fitted = "";
      windowOf(frame)?.addEventListener("keydown", relay);
      watchSize(frame, (page) => size(frame, page));
      if (frame.contentDocument) size(frame);
    });
  }
});

// The edges of the frame are dragged, and moved with arrow keys. The address has the size.
const sizeName = { width: "inlineSize", height: "blockSize" };
const currentSize = (frame) => ({ width: frame.offsetWidth, height: frame.offsetHeight });
const showSize = (frame, isShown) => {
  const output = $(".frame-size");
  const { width, height } = currentSize(frame);
  output.textContent = `${width.toLocaleString(root.lang)} × ${height.toLocaleString(root.lang)}`;
  output.hidden = !isShown;
};
// Returns the size that it has then, because an update may remove the attribute before the address has it.
const setSize = (frame, name, pixels) => {
  const { min, max } = $(`[data-grip="${name}"]`).dataset;
  const size = Math.round(Math.min(max, Math.max(min, pixels)));
  frame.setAttribute(name, size);
  frame.style[sizeName[name]] = `${size}px`;
  if (name === "width") frame.parentElement.style.inlineSize = `${size * shareOf(frame)}px`;
  else frame.parentElement.style.blockSize = `${size * shareOf(frame)}px`;
  showSize(frame, true);
  return size;
};
const shareOf = (frame) => Number(frame.parentElement.style.getPropertyValue("--scale")) || 1;
const keepSize = async (path, frame, name, size) => {
  await visitInPlace(path, () => {
    const address = new URL(location.href);
    address.searchParams.set(name, size);
    return address.href;
  });
  setTimeout(() => { if (frame.isConnected) showSize(frame, false); }, 800);
};
// The frame stays in the middle, so its size changes by twice the movement. A frame that is higher than the canvas begins at
// its start.
const heightAt = (frame, clientY) => {
  const canvas = frame.closest(".canvas").getBoundingClientRect();
  const inset = parseFloat(getComputedStyle(frame.closest(".canvas")).paddingBlockStart);
  const centered = 2 * (clientY - (canvas.top + canvas.bottom) / 2);
  return centered < canvas.height - 2 * inset ? centered : clientY - frame.getBoundingClientRect().top;
};
const sizeAt = (frame, name, { clientX, clientY }) => {
  if (name === "height") return heightAt(frame, clientY) / shareOf(frame);
  const { left, right } = frame.getBoundingClientRect();
  return (2 * Math.abs(clientX - (left + right) / 2)) / shareOf(frame);
};
// Follows the pointer from a grip until it is let go.
const drag = (grip, event, move, end) => {
  event.preventDefault();
  grip.setPointerCapture(event.pointerId);
  root.dataset.dragging = "";
  grip.addEventListener("pointermove", move);
  grip.addEventListener("lostpointercapture", () => {
    grip.removeEventListener("pointermove", move);
    delete root.dataset.dragging;
    end?.();
  }, { once: true });
};
document.addEventListener("pointerdown", (event) => {
  const grip = event.target.closest?.("[data-grip]");
  if (!grip) return;
  const [frame, name] = [$("#preview-frame"), grip.dataset.grip];
  let size;
  const move = (event) => { size = setSize(frame, name, sizeAt(frame, name, event)); };
  drag(grip, event, move, () => { if (size) keepSize(location.pathname, frame, name, size); });
});
let moving;
document.addEventListener("keydown", (event) => {
  const name = event.target.dataset?.grip;
  const frame = $("#preview-frame");
  const outwards = name === "height" ? "ArrowDown" : isReversed() ? "ArrowLeft" : "ArrowRight";
  const inwards = { ArrowDown: "ArrowUp", ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" }[outwards];
  const step = { [outwards]: 10, [inwards]: -10 }[event.key];
  if (!name || !step) return;
  event.preventDefault();
  const size = setSize(frame, name, currentSize(frame)[name] + step);
  const path = location.pathname;
  clearTimeout(moving);
  moving = setTimeout(() => keepSize(path, frame, name, size), 300);
});
onUpdate(() => {
  const frame = $("#preview-frame");
  for (const grip of $$("[data-grip]")) {
    grip.setAttribute("aria-valuemin", grip.dataset.min);
    grip.setAttribute("aria-valuemax", grip.dataset.max);
    grip.setAttribute("aria-valuenow", currentSize(frame)[grip.dataset.grip]);
  }
});

// Only the preview fills the window, until the key is pressed again, or Escape.
const setFullScreen = (isFull) => {
  const focused = document.activeElement;
  if (isFull) root.dataset.fullScreen = "";
  else delete root.dataset.fullScreen;
  if (focused !== document.body && !focused.checkVisibility()) $(isFull ? ".leave-full-screen" : ".toolbar [data-full-screen]")?.focus();
};
document.addEventListener("click", (event) => {
  if (event.target.closest?.("button[data-full-screen]")) setFullScreen(!("fullScreen" in root.dataset));
});
addEventListener("popstate", () => setFullScreen(false));
// Other pages have nothing that fills the window.
onUpdate(() => { if (!$(".workbench-page")) setFullScreen(false); });
document.addEventListener("keydown", (event) => { if (event.key === "Escape") setFullScreen(false); });

// Shows what was called when the preview has been used.
let using;
addEventListener("message", (event) => {
  const isUsed = ({ contentWindow }) => contentWindow === event.source;
  if (event.origin !== location.origin || !frames().some(isUsed)) return;
  clearTimeout(using);
  using = setTimeout(() => refresh().catch(() => {}), 50);
});

// The panels: their side, their size, and the one that was open last.
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
  if (grip) drag(grip, event, (event) => resize(shareAt(event)));
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
// The menu of the tabs closes, and its button keeps the focus.
document.addEventListener("click", (event) => {
  const menu = event.target.closest?.(".drawer .tabs")?.previousElementSibling;
  if (menu?.open) $("summary", menu).focus();
});
onUpdate(() => {
  describeGrip();
  const toggle = $(".drawer-toggle");
  if (!toggle) return;
  const panel = $("#drawer .tabs [aria-current]");
  // In an export, the script chooses the panel.
  if (panel) $(".tab-name").textContent = panel.firstChild.textContent;
  if (panel) return remember("panel", new URL(panel.href).searchParams.get("panel"));
  const last = recall("panel");
  // In an export, some tabs lead nowhere.
  const tab = last && $$("#drawer .tabs a[href]").find(({ href }) => new URL(href).searchParams.get("panel") === last);
  if (tab) toggle.href = tab.href;
});
