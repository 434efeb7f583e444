// Restores the state of the tree before it is painted: whether it is hidden, and which groups are closed.
(() => {
  "use strict";
  const isClosed = (name) => localStorage.getItem(`preview-host.${name}`) === "closed";
  if (isClosed("tree")) document.documentElement.dataset.tree = "closed";
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
