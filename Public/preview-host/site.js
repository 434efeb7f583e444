// Improves pages that also work without it: filtering while typing, shortcuts, copying, the tree, panels without a reload.
(() => {
  "use strict";
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const root = document.documentElement;
  const announce = (text) => { $("#announcer").textContent = text; };

  // How well the names of a preview match the search: 0 is the best match, Infinity is no match.
  const rank = (names, feature, words) => {
    const text = names.join(" ");
    if (!words.every((word) => `${feature} ${text}`.includes(word))) return Infinity;
    const query = words.join(" ");
    if (names.includes(query)) return 0;
    if (names.some((name) => name.startsWith(query))) return 1;
    return words.every((word) => text.includes(word)) ? 2 : 3;
  };
  // The first of the best matches in a card or a view of the tree, which its link opens.
  const best = (item, feature, words) => {
    const { names, previews } = item.dataset;
    const found = previews.split("\n").map((line) => {
      const [name, slug] = line.split("\t");
      return { slug, rank: rank(`${line}\t${names}`.toLowerCase().split("\t"), feature, words) };
    });
    return found.reduce((first, other) => (other.rank < first.rank ? other : first));
  };
  // Filters the tree or the cards. The address contains the filter of the catalog.
  const filter = (input) => {
    const list = $(`[data-filtered="${input.dataset.filter}"]`);
    if (!list) return;
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const items = $$("[data-previews]", list);
    for (const group of $$(".feature, .tree-feature", list)) {
      const name = $(":is(.feature-title, summary) > span", group).textContent.toLowerCase();
      let shown = 0;
      for (const item of $$("[data-previews]", group)) {
        const { slug, rank } = best(item, name, words);
        item.hidden = rank === Infinity;
        item.dataset.rank = rank;
        if (item.hidden) continue;
        shown += 1;
        const link = $("a", item);
        link.pathname = link.pathname.replace(/[^/]*$/, encodeURIComponent(slug));
      }
      group.hidden = shown === 0;
      const count = $(".feature-title > .count", group);
      if (count) count.textContent = shown.toLocaleString(root.lang);
    }
    const found = items.some((item) => !item.hidden);
    const empty = $(".tree-empty, .filtered-empty", list);
    if (empty) empty.hidden = found;
    if (!found && empty) announce(empty.textContent);
  };
  const filtered = (href, text) => {
    const address = new URL(href);
    if (text) address.searchParams.set("q", text);
    else address.searchParams.delete("q");
    return address.href;
  };
  const remember = (input) => {
    history.replaceState(null, "", filtered(location.href, input.value));
    for (const link of $$(".topbar-end a, .category-filter a")) link.href = filtered(link.href, input.value);
  };
  for (const input of $$("[data-filter]")) {
    input.addEventListener("input", () => {
      filter(input);
      if (input.dataset.filter === "cards") remember(input);
    });
    input.form.addEventListener("submit", (event) => {
      const found = $$(`[data-filtered="${input.dataset.filter}"] [data-rank]:not([hidden])`);
      const [first] = found.sort((one, other) => one.dataset.rank - other.dataset.rank);
      if (!first || !input.value.trim()) return;
      event.preventDefault();
      $("a", first).click();
    });
    if (input.value) filter(input);
  }

  // Copies a text of the button or of another element, or the page's address. A list may show a folder only once.
  const copied = (button) => {
    const use = $("use", button);
    const icon = use?.getAttribute("href");
    use?.setAttribute("href", "#icon-check");
    button.dataset.done = "";
    announce($("#announcer").dataset.copied);
    setTimeout(() => { use?.setAttribute("href", icon); delete button.dataset.done; }, 1200);
  };
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-copy], [data-copy-from], [data-copy-address]");
    if (!button) return;
    const { copy, copyFrom, copyAddress } = button.dataset;
    const folder = button.closest("[data-folder]")?.dataset.folder ?? "";
    const own = copyFrom ? document.getElementById(copyFrom).textContent : folder + button.textContent;
    const text = copyAddress === undefined ? copy || own : location.href;
    navigator.clipboard?.writeText(text).then(() => copied(button));
  });

  // Colors code without an element for each word.
  const rules = {
    html: [["comment", /<!--[\s\S]*?-->/g], ["tag", /<\/?[\w-]+|\/?>/g], ["name", /\s[\w:-]+(?==")/g], ["string", /"[^"<>]*"/g]],
    json: [["name", /"(?:[^"\\]|\\.)*"(?=\s*:)/g], ["string", /"(?:[^"\\]|\\.)*"(?!\s*:)/g], ["tag", /\b(?:true|false|null|-?\d[\d.eE+-]*)\b/g]],
  };
  const swiftWords = "actor|as|async|await|break|case|catch|class|continue|default|defer|do|else|enum|extension|false|fileprivate|for|func|guard|if|import|in|init|internal|is|let|nil|package|private|protocol|public|return|self|Self|some|any|static|struct|switch|throw|throws|true|try|var|where|while";
  rules.swift = [["name", /[@#]\w+/g], ["tag", new RegExp(`\\b(?:${swiftWords})\\b`, "g")], ["string", /"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"/g], ["comment", /\/\/.*|\/\*[\s\S]*?\*\//g]];
  rules.mustache = [...rules.html, ["mustache", /\{\{[\s\S]*?\}\}/g]];
  const colour = () => {
    const code = $("code[data-language]");
    if (!window.Highlight || !code || matchMedia("(forced-colors: active)").matches) return;
    CSS.highlights.clear();
    for (const [kind, rule] of rules[code.dataset.language] ?? []) {
      const ranges = [...code.textContent.matchAll(rule)].slice(0, 4000).map((match) => {
        const range = new Range();
        range.setStart(code.firstChild, match.index);
        range.setEnd(code.firstChild, match.index + match[0].length);
        return range;
      });
      CSS.highlights.set(`code-${kind}`, new Highlight(...ranges));
    }
  };

  // Replaces panels in place, so that the preview keeps its state.
  const swap = async (link) => {
    const page = await fetch(link.href).then((response) => response.text());
    const other = new DOMParser().parseFromString(page, "text/html");
    const id = link.dataset.swap;
    document.getElementById(id).replaceWith(other.getElementById(id));
    for (const sheet of $$("link[rel=stylesheet]", other)) {
      if (!$(`link[href="${sheet.getAttribute("href")}"]`)) document.head.append(sheet);
    }
    document.body.className = other.body.className;
    for (const selector of [".mobile-tabs", "#toolbar", "#sidebar .tree"]) {
      const [old, fresh] = [$(selector), $(selector, other)];
      if (old && fresh) old.replaceWith(fresh);
    }
    for (const input of $$("#sidebar [data-filter]")) if (input.value) filter(input);
    history.replaceState(null, "", link.href);
    colour();
    $(`#${id} [aria-current]`)?.focus();
  };
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-swap]");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    swap(link).catch(() => { location.href = link.href; });
  });

  // Shows what was called when the preview has been used.
  let using;
  const showUse = async () => {
    const page = await fetch(location.href).then((response) => response.text());
    const other = new DOMParser().parseFromString(page, "text/html");
    const parts = $(".panel .operations, .panel-waiting") ? [".tabs", ".mobile-tabs", ".panel"] : [".tabs", ".mobile-tabs"];
    for (const selector of parts) {
      const [old, fresh] = [$(selector), $(selector, other)];
      if (old && fresh && old.innerHTML !== fresh.innerHTML) old.replaceChildren(...fresh.childNodes);
    }
  };
  addEventListener("message", (event) => {
    if (event.origin !== location.origin || event.source !== $("#preview-frame")?.contentWindow) return;
    clearTimeout(using);
    using = setTimeout(() => showUse().catch(() => {}), 50);
  });

  // Sets the opacity of the new picture above the old one.
  for (const slider of $$("[data-opacity]")) {
    const show = () => { $(`#${slider.dataset.opacity}`)?.style.setProperty("--opacity", slider.value / 100); };
    slider.addEventListener("input", show);
    show();
  }

  // Adds copy buttons to code in the docs. Code that is wider than the page can be scrolled with the keyboard.
  const copyCode = $("#copy-code");
  for (const code of $$(".prose pre")) {
    if (copyCode) {
      const block = document.createElement("div");
      block.className = "code-block";
      code.replaceWith(block);
      block.append(code, copyCode.content.cloneNode(true));
      $("[data-copy]", block).dataset.copy = code.textContent;
    }
    if (code.scrollWidth <= code.clientWidth) continue;
    code.tabIndex = 0;
    code.setAttribute("role", "group");
    code.setAttribute("aria-label", code.closest(".prose").dataset.codeLabel);
  }

  // Ends the frame where the preview ends, so that the background shows it.
  const fit = (frame) => {
    const page = frame.contentDocument?.documentElement;
    if (!page) return;
    frame.parentElement.classList.add("frame-fitted");
    const size = () => {
      frame.style.blockSize = `${Math.ceil(page.getBoundingClientRect().height)}px`;
      scale(frame);
    };
    new ResizeObserver(size).observe(page);
    size();
  };

  // Scales a chosen width that is larger than the canvas, and shows the scale.
  const scale = (frame) => {
    const box = frame.closest(".frame-chosen");
    if (!box) return;
    const canvas = box.parentElement;
    const room = canvas.clientWidth - 2 * parseFloat(getComputedStyle(canvas).paddingInlineStart);
    const share = Math.min(1, room / frame.offsetWidth);
    box.style.setProperty("--scale", share);
    box.style.inlineSize = `${frame.offsetWidth * share}px`;
    box.style.blockSize = `${frame.offsetHeight * share}px`;
    if (share === 1) delete canvas.dataset.scale;
    else canvas.dataset.scale = share.toLocaleString(root.lang, { style: "percent" });
  };

  // Removes scroll bars from small pictures.
  for (const picture of $$(".card-picture iframe")) {
    const crop = () => {
      const page = picture.contentDocument?.documentElement;
      if (page) page.style.overflow = "hidden";
    };
    picture.addEventListener("load", crop);
    crop();
  }

  // Marks previews while problems are found.
  const mark = async () => {
    const page = await fetch(location.href).then((response) => response.text());
    const other = new DOMParser().parseFromString(page, "text/html");
    for (const problem of $$(".card-problem", other)) {
      const address = $(".card-link", problem.parentElement).pathname;
      const link = $$(".card-link").find((link) => link.pathname === address);
      if (link && !$(".card-problem", link.parentElement)) link.after(problem);
    }
    if ($(".looking", other)) setTimeout(mark, 1000);
    else $(".looking")?.remove();
  };
  if ($(".looking")) setTimeout(mark, 300);

  // Hides the tree next to the page. remembered.js hides it on the next page.
  $(".sidebar-button")?.addEventListener("click", (event) => {
    if (!matchMedia("(min-width: 900px)").matches) return;
    event.preventDefault();
    if (root.dataset.tree) delete root.dataset.tree;
    else root.dataset.tree = "closed";
    localStorage.setItem("preview-host.tree", root.dataset.tree ?? "open");
  });

  // Shortcuts: each key presses the link or button that names it.
  const press = (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
    const target = event.target;
    if (target.closest?.("input, textarea, select, [contenteditable]")) {
      if (event.key === "Escape" && target.matches("[type=search]")) target.blur();
      return;
    }
    if (event.key === "/") {
      event.preventDefault();
      const sheet = $("#sidebar");
      const input = $(".main [type=search]") ?? $("[type=search]");
      if (sheet?.contains(input) && getComputedStyle(sheet).display === "none") {
        if (root.dataset.tree) delete root.dataset.tree;
        else sheet.showPopover();
      }
      input?.focus();
      input?.select();
    } else if (event.key === "Escape") {
      for (const menu of $$("details.menu[open]")) {
        if (menu.contains(document.activeElement)) $("summary", menu).focus();
        menu.open = false;
      }
    } else if (event.key.length === 1) {
      $(`[aria-keyshortcuts="${CSS.escape(event.key)}"]`)?.click();
    }
  };
  document.addEventListener("keydown", press);

  // Lists only the shortcuts that work on this page.
  const hasTarget = (key) => $(key === "/" ? "[type=search]" : `[aria-keyshortcuts="${CSS.escape(key)}"]`);
  $("#keys")?.addEventListener("beforetoggle", () => {
    for (const row of $$(".key-list > div")) row.hidden = !$$("kbd", row).some((key) => hasTarget(key.textContent));
  });
  document.addEventListener("click", (event) => {
    for (const menu of $$("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
  });
  const frame = $("#preview-frame");
  if (frame) {
    new ResizeObserver(() => scale(frame)).observe($(".canvas"));
    const ready = () => {
      fit(frame);
      frame.contentDocument?.addEventListener("keydown", press);
    };
    frame.addEventListener("load", ready);
    if (frame.contentDocument?.readyState === "complete" && frame.contentDocument.URL !== "about:blank") ready();
  }

  // Stores the closed groups of the tree for remembered.js, and scrolls to the current preview.
  for (const group of $$("[data-remember]")) {
    const key = `preview-host.${group.dataset.remember}`;
    group.addEventListener("toggle", () => {
      if (group.open) localStorage.removeItem(key);
      else localStorage.setItem(key, "closed");
    });
  }
  const showCurrent = () => {
    const sidebar = $("#sidebar");
    const link = $("#sidebar :is(.tree, .docs-nav) [aria-current='page']");
    if (!link) return;
    const [inner, outer] = [link, sidebar].map((element) => element.getBoundingClientRect());
    sidebar.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2;
  };
  showCurrent();
  $("#sidebar")?.addEventListener("toggle", showCurrent);
  // Scrolls a row so that its current link and the focused link are fully visible.
  const show = (link) => link?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const rows = ":is(.topnav, .category-filter, .tabs, .mobile-tabs)";
  for (const link of $$(`${rows} [aria-current]`)) show(link);
  document.addEventListener("focusin", (event) => show(event.target.closest(`${rows} a`)));
  colour();
  document.addEventListener("preview-host-update", colour);
})();
