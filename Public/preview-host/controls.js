// Lets the preview follow its controls: the address and the frame change, while the focus and typed text stay.
(() => {
  "use strict";
  const typingPause = 150;
  const prefix = "arg.";
  const form = () => document.getElementById("controls");
  const isEntry = (element) => element.matches("textarea, select, input:not([type=hidden])");

  // The changed arguments. What equals the starting value is left out, as in all addresses.
  const changed = () => {
    const entries = new Map([...new FormData(form())].filter(([name]) => name.startsWith(prefix)));
    const texts = new Map();
    for (const control of form().querySelectorAll("[data-control]")) {
      const { control: path, start, startNil } = control.dataset;
      const name = prefix + path;
      const nilName = `${name}.nil`;
      if (!entries.has(name)) continue;
      if (entries.get(nilName) === "true") {
        if (startNil === undefined) texts.set(nilName, "true");
      } else if (entries.get(name) !== start || (startNil !== undefined && control.querySelector(`[name="${CSS.escape(nilName)}"]`))) {
        texts.set(name, entries.get(name));
      }
    }
    return texts;
  };

  // The address of this page with other arguments.
  const address = () => {
    const url = new URL(location.href);
    for (const name of [...url.searchParams.keys()]) if (name.startsWith(prefix)) url.searchParams.delete(name);
    for (const [name, text] of changed()) url.searchParams.set(name, text);
    return url.href;
  };

  const state = (entry) => (entry.type === "checkbox" ? "checked" : "value");
  const entries = () => new Map([...form().querySelectorAll("*")].filter(isEntry).map((entry) => [entry, entry[state(entry)]]));
  const key = (element) => element.dataset?.control ?? element.dataset?.part ?? (element.id || element.name);
  const matches = (old, fresh) => old.nodeName === fresh.nodeName && (old.nodeType !== Node.ELEMENT_NODE || key(old) === key(fresh));

  // Makes an element like another one. What was entered since the page was asked for stays, and groups stay open.
  const morph = (old, fresh, sent) => {
    if (old.nodeType !== Node.ELEMENT_NODE) {
      if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
      return;
    }
    const kept = ["open", "style", "tabindex"];
    for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !kept.includes(name)) old.removeAttribute(name);
    for (const { name, value } of fresh.attributes) {
      if (!kept.includes(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
    if (!old.matches("textarea")) morphChildren(old, fresh, sent);
    if (!isEntry(old)) return;
    const name = state(old);
    if (old !== sent.active && old[name] === sent.get(old) && old[name] !== fresh[name]) old[name] = fresh[name];
  };

  const morphChildren = (old, fresh, sent) => {
    let next = old.firstChild;
    for (const child of [...fresh.childNodes]) {
      let same = next;
      while (same && !matches(same, child)) same = same.nextSibling;
      if (!same) {
        old.insertBefore(child, next);
        continue;
      }
      while (next !== same) {
        const gone = next;
        next = next.nextSibling;
        gone.remove();
      }
      next = same.nextSibling;
      morph(same, child, sent);
    }
    while (next) {
      const gone = next;
      next = next.nextSibling;
      gone.remove();
    }
  };

  // Shows the answer of the server: the preview, the addresses of all links, and what does not fit.
  const show = (page, sent) => {
    const fresh = page.getElementById("controls");
    if (!form()) return;
    if (!fresh) {
      const error = form().querySelector("[data-controls-error]");
      error.textContent = page.querySelector("h1")?.parentElement.textContent.trim() ?? page.title;
      error.hidden = false;
      return;
    }
    morph(form(), fresh, sent);
    for (const selector of [".notices", ".tabs", ".mobile-tabs", "#toolbar", ".drawer-toggle"]) {
      const [old, other] = [document.querySelector(selector), page.querySelector(selector)];
      if (old && other && !old.contains(document.activeElement)) old.replaceWith(other);
    }
    const [frame, other] = [document.getElementById("preview-frame"), page.getElementById("preview-frame")];
    const { pathname, search } = new URL(other.getAttribute("src"), location.href);
    const shown = frame.contentWindow?.location;
    if (shown && shown.pathname + shown.search !== pathname + search) shown.replace(pathname + search);
  };

  // Asks for a page with other values. Only the last answer counts.
  let number = 0;
  const ask = async (url, sent) => {
    const current = ++number;
    const response = await fetch(url);
    const text = await response.text();
    if (current !== number) return;
    if (response.ok) history.replaceState(history.state, "", response.url);
    show(new DOMParser().parseFromString(text, "text/html"), sent);
  };

  let typing;
  const enter = (pause) => {
    clearTimeout(typing);
    typing = setTimeout(() => {
      if (form()) ask(address(), Object.assign(entries(), { active: document.activeElement })).catch(() => {});
    }, pause);
  };

  document.addEventListener("input", ({ target }) => {
    if (!target.form || target.form !== form()) return;
    // A text that is entered is not nil.
    const none = target.matches("textarea") && document.getElementById(`${target.id}.nil`);
    if (none) none.checked = false;
    enter(target.matches("select, [type=checkbox]") ? 0 : typingPause);
  });
  document.addEventListener("submit", (event) => {
    if (event.target !== form()) return;
    event.preventDefault();
    enter(0);
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("[data-control-reset]");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    clearTimeout(typing);
    const path = link.dataset.controlReset;
    ask(link.href, Object.assign(entries(), { active: null })).then(() => {
      const entry = path ? document.getElementById(`control-${path}`) : form()?.querySelector("textarea, select, input:not([type=hidden])");
      if (!link.isConnected) entry?.focus();
    }).catch(() => { location.href = link.href; });
  });
  // The arrow keys count a number up and down.
  document.addEventListener("keydown", (event) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const entry = event.target;
    if (!step || !entry.matches?.("#controls [data-step]") || !/^-?\d{1,15}$/.test(entry.value)) return;
    event.preventDefault();
    entry.value = Number(entry.value) + step;
    enter(typingPause);
  });
})();
