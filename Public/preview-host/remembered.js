// Restores what the reader arranged before the page is painted: the tree and its groups, and the place of the panels.
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
  const reading = new MutationObserver(close);
  reading.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    reading.disconnect();
    close();
  });
})();
