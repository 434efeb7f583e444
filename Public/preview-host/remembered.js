// Restores what the reader arranged before the page is painted: the tree and its groups, the place of the panels, and the
// catalog with the heights of its pictures.
(() => {
  "use strict";
  // A browser can block site data.
  const remembered = (name) => {
    try {
      return localStorage.getItem(`preview-host.${name}`);
    } catch {
      return null;
    }
  };
  const isClosed = (name) => remembered(name) === "closed";
  const root = document.documentElement;
  if (isClosed("tree")) root.dataset.tree = "closed";
  for (const name of ["density", "steps"]) if (remembered(name)) root.dataset[name] = remembered(name);
  root.dataset.drawer = remembered("drawer") ?? (innerWidth < 1500 ? "bottom" : "side");
  for (const name of ["drawer-width", "drawer-height"]) {
    if (remembered(name)) root.style.setProperty(`--${name}`, remembered(name));
  }
  // A group is complete when another element follows it. The group of the current preview stays open.
  const close = () => {
    for (const group of document.querySelectorAll("[data-remember][open]")) {
      const isCurrent = group.querySelector("[aria-current]");
      if (group.nextSibling && !isCurrent && isClosed(group.dataset.remember)) group.open = false;
    }
  };
  const heights = () => {
    try {
      return new Map(JSON.parse(remembered("heights")));
    } catch {
      return new Map();
    }
  };
  const known = heights();
  const measure = () => {
    for (const picture of known.size ? document.querySelectorAll(".card > .card-picture:not([style])") : []) {
      const height = known.get(picture.dataset.frame);
      if (height) picture.style.setProperty("--content-height", `${height}px`);
    }
  };
  const arrange = () => {
    close();
    measure();
  };
  const reading = new MutationObserver(arrange);
  reading.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    reading.disconnect();
    arrange();
  });
})();
