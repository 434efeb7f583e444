// Shows a preview of an export as its address says: with a theme, a direction, a size of text, guides and states. The host
// writes them into the document. It runs before anything is painted, and before the script that emulates media features.
{
  const root = document.documentElement;
  const own = document.currentScript.dataset;
  const chosen = new URLSearchParams(location.search);
  const valueOf = (name, ...values) => (values.includes(chosen.get(name)) ? chosen.get(name) : null);
  const set = (name, value, shown = value) => { if (value) root.setAttribute(name, shown); };

  set("dir", valueOf("dir", "ltr", "rtl"));
  const text = valueOf("text", "125", "150", "200");
  set("data-text", text);
  set("data-background", valueOf("background", "light", "dark", "checks"));
  set("data-outline", valueOf("outline", "on"), "");
  set("data-screen", valueOf("screen", "on", "framed"));
  set("data-grid", valueOf("grid", "on"), "");

  // A class or another attribute shows the theme to the stylesheets. The body is not there yet.
  const theme = own.pinned ?? valueOf("theme", "light", "dark");
  const [place, name, value] = own[theme]?.split(" ") ?? [];
  const mark = (element) => {
    if (name === "class") element.classList.add(value);
    else element.setAttribute(name, value);
  };
  if (theme) document.querySelector("meta[name=color-scheme]").content = theme;
  if (place === "html") mark(root);
  if (place === "body") {
    const reading = new MutationObserver(() => {
      if (!document.body) return;
      mark(document.body);
      reading.disconnect();
    });
    reading.observe(root, { childList: true });
  }

  const features = {
    "prefers-color-scheme": theme, "prefers-contrast": valueOf("contrast", "more"),
    "prefers-reduced-motion": valueOf("motion", "reduce"), "text-size": text,
  };
  set("data-emulated-media", Object.entries(features).filter((feature) => feature[1]).map((feature) => feature.join(":")).join(" "));

  const state = valueOf("state", "hover", "focus", "active");
  set("data-emulated-state", state);
  if (state) {
    const script = document.createElement("script");
    [script.type, script.src] = ["module", own.states];
    document.head.append(script);
  }
}
