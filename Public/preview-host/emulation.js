// Media features that a preview has instead of those of the browser, in what its scripts ask for and add. What the host
// sends is changed already, except in an export. It runs before the scripts of the preview, which must not find it.
if (document.documentElement.dataset.emulatedMedia) {
  const features = new Map(document.documentElement.dataset.emulatedMedia.split(" ").map((feature) => feature.split(":")));
  const textSize = (features.get("text-size") ?? 100) / 100;
  const theme = features.get("prefers-color-scheme");

  // Each condition about a feature always or never matches. Lengths are relative to the size of text.
  const condition = (all, name, value) => {
    const emulated = features.get(name.toLowerCase());
    if (!emulated) return all;
    return !value || value.toLowerCase() === emulated ? "(min-width: 0)" : "(max-width: -1px)";
  };
  const changed = (query) => {
    const text = String(query).replace(/\(\s*(prefers-[\w-]+)\s*(?::\s*([\w-]+)\s*)?\)/gi, condition);
    if (textSize === 1) return text;
    return text.replace(/(\d*\.?\d+)(r?(?:em|ex|ch|ic|cap|lh))\b/gi, (_, number, unit) => number * textSize + unit);
  };
  const changeMedia = (media) => {
    const text = changed(media.mediaText);
    if (text !== media.mediaText) media.mediaText = text;
  };
  const changeScheme = (style) => {
    const scheme = style?.colorScheme ?? "";
    if (!theme || !/\blight\b/.test(scheme) || !/\bdark\b/.test(scheme)) return;
    style.setProperty("color-scheme", theme, style.getPropertyPriority("color-scheme"));
  };
  const changeRules = (rules) => {
    for (const rule of rules) {
      if (rule.media) changeMedia(rule.media);
      changeScheme(rule.style);
      if (rule.styleSheet) changeRules(rule.styleSheet.cssRules);
      if (rule.cssRules) changeRules(rule.cssRules);
    }
  };

  const matchMedia = window.matchMedia;
  window.matchMedia = (query) => matchMedia.call(window, changed(query));

  // Stylesheets that scripts construct.
  const own = CSSStyleSheet.prototype;
  const { replace, replaceSync, insertRule } = own;
  own.replaceSync = function (text) {
    replaceSync.call(this, text);
    changeRules(this.cssRules);
  };
  own.replace = async function (text) {
    await replace.call(this, text);
    changeRules(this.cssRules);
    return this;
  };
  own.insertRule = function (text, index = 0) {
    const place = insertRule.call(this, text, index);
    changeRules([this.cssRules[place]]);
    return place;
  };
  window.CSSStyleSheet = new Proxy(CSSStyleSheet, {
    construct(target, options, newTarget) {
      const sheet = Reflect.construct(target, options, newTarget);
      changeMedia(sheet.media);
      return sheet;
    },
  });

  // Elements that scripts add. What the host sends says that it is changed already.
  const changeSheet = ({ sheet }) => { if (sheet) changeRules(sheet.cssRules); };
  const scripted = new WeakSet();
  const added = (element) => {
    scripted.add(element);
    element.dataset.emulated = "";
    changeScheme(element.style);
    if (element.media) element.media = changed(element.media);
    if (element.localName === "link") element.addEventListener("load", () => changeSheet(element));
  };
  const kinds = "style, link, source, [style*='color-scheme']";
  const observer = new MutationObserver((records) => {
    const nodes = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(({ nodeType }) => nodeType === Node.ELEMENT_NODE);
    const elements = nodes.flatMap((node) => [node, ...node.querySelectorAll(kinds)])
      .filter((element) => element.matches(kinds) && !("emulated" in element.dataset));
    elements.forEach(added);
    // A style with another text has other rules. The parser only adds to what the host sends.
    const edited = records.filter(({ target, removedNodes }) => document.readyState !== "loading" || removedNodes.length || scripted.has(target))
      .map(({ target }) => target);
    new Set([...elements, ...edited].filter(({ localName }) => localName === "style")).forEach(changeSheet);
  });
  const observe = (tree) => observer.observe(tree, { childList: true, subtree: true });
  observe(document);
  // The stylesheets of a document of an export are there already, because scripts wait for them.
  for (const element of document.querySelectorAll(`:is(${kinds}):not([data-emulated])`)) {
    added(element);
    changeSheet(element);
  }
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const shadow = attachShadow.call(this, options);
    observe(shadow);
    return shadow;
  };
}
