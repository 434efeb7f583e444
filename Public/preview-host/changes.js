// Shows changes of files at once. The tabs of a browser share one stream of events.
(() => {
  "use strict";
  const $ = (selector, page = document) => page.querySelector(selector);

  // Replaces the parts around a preview, and the preview itself. Scroll positions and the focus stay.
  const update = async () => {
    const response = await fetch(location.href);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const [frame, fresh] = [$("#preview-frame"), $("#preview-frame", page)];
    if (!frame || !fresh) return location.reload();
    const focused = document.activeElement?.id;
    const name = (sheet) => sheet.getAttribute("href").replace(/\.[0-9a-f]+\.css$/, "");
    for (const sheet of page.querySelectorAll("link[rel=stylesheet]")) {
      if ($(`link[href="${sheet.getAttribute("href")}"]`)) continue;
      const old = [...document.querySelectorAll("link[rel=stylesheet]")].find((other) => name(other) === name(sheet));
      if (old) sheet.addEventListener("load", () => old.remove());
      document.head.append(sheet);
    }
    for (const selector of [".notices", "#drawer", "#toolbar", ".mobile-tabs", "#sidebar .tree"]) {
      const [old, part] = [$(selector), $(selector, page)];
      if (!old || !part || old.innerHTML === part.innerHTML) continue;
      const scrolled = [...old.querySelectorAll("*"), old].filter((element) => element.scrollTop);
      const tops = scrolled.map((element) => [element.className, element.scrollTop]);
      old.replaceWith(part);
      for (const [className, top] of tops) {
        const same = [...part.querySelectorAll("*"), part].find((element) => element.className === className);
        if (same) same.scrollTop = top;
      }
    }
    if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
    const { pathname, search } = new URL(fresh.src);
    const shown = frame.contentWindow.location;
    if (shown.pathname + shown.search === pathname + search) shown.reload();
    else frame.src = fresh.src;
    document.dispatchEvent(new Event("preview-host-update"));
  };

  // A hidden page is updated when it is shown.
  let waiting;
  let last = Promise.resolve();
  const changed = () => {
    clearTimeout(waiting);
    if (document.hidden) {
      document.addEventListener("visibilitychange", changed, { once: true });
      return;
    }
    waiting = setTimeout(() => { last = last.then(update).catch(() => {}); }, 20);
  };

  // A page in a frame is part of another one.
  if (window.parent !== window) return;
  const channel = new BroadcastChannel("preview-host-changes");
  channel.addEventListener("message", changed);
  const listen = () => new Promise(() => {
    const events = new EventSource("/changes");
    const tell = () => {
      changed();
      channel.postMessage("");
    };
    let wasLost = false;
    events.addEventListener("message", tell);
    events.addEventListener("error", () => { wasLost = true; });
    events.addEventListener("open", () => {
      if (wasLost) tell();
      wasLost = false;
    });
  });
  // The lock is free again when the page that holds it is left.
  if (navigator.locks) navigator.locks.request("preview-host-changes", listen);
  else listen();
})();
