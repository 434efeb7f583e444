// Code on the site's pages: its colors, and the buttons that copy it.
import { $, onUpdate } from "./exchange.js";

// Colors code without an element for each word.
const rules = {
  html: [["comment", /<!--[\s\S]*?-->/g], ["tag", /<\/?[\w-]+|\/?>/g], ["name", /\s[\w:-]+(?==")/g], ["string", /"[^"<>]*"/g]],
  json: [["name", /"(?:[^"\\]|\\.)*"(?=\s*:)/g], ["string", /"(?:[^"\\]|\\.)*"(?!\s*:)/g], ["tag", /\b(?:true|false|null|-?\d[\d.eE+-]*)\b/g]],
};
const swiftWords = "actor|as|async|await|break|case|catch|class|continue|default|defer|do|else|enum|extension|false|fileprivate|for|func|guard|if|import|in|init|internal|is|let|nil|package|private|protocol|public|return|self|Self|some|any|static|struct|switch|throw|throws|true|try|var|where|while";
rules.swift = [["name", /[@#]\w+/g], ["tag", new RegExp(`\\b(?:${swiftWords})\\b`, "g")], ["string", /"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"/g], ["comment", /\/\/.*|\/\*[\s\S]*?\*\//g]];
rules.mustache = [...rules.html, ["mustache", /\{\{[\s\S]*?\}\}/g]];

const rangesOf = (code, rule) => [...code.textContent.matchAll(rule)].slice(0, 4000).map((match) => {
  const range = new Range();
  range.setStart(code.firstChild, match.index);
  range.setEnd(code.firstChild, match.index + match[0].length);
  return range;
});
onUpdate(() => {
  if (!window.Highlight) return;
  CSS.highlights.clear();
  if (matchMedia("(forced-colors: active)").matches) return;
  const kinds = {};
  for (const code of document.querySelectorAll("code[data-language]")) {
    for (const [kind, rule] of rules[code.dataset.language] ?? []) (kinds[kind] ??= []).push(...rangesOf(code, rule));
  }
  for (const [kind, ranges] of Object.entries(kinds)) CSS.highlights.set(`code-${kind}`, new Highlight(...ranges));
});

// Adds copy buttons to code in the docs. Code that is wider than the page can be scrolled with the keyboard.
onUpdate(() => {
  const copy = $("#copyCode");
  for (const code of document.querySelectorAll(".prose pre")) {
    if (copy && !code.closest(".code-block")) {
      const block = document.createElement("div");
      block.className = "code-block";
      code.replaceWith(block);
      block.append(code, copy.content.cloneNode(true));
      $("[data-copy]", block).dataset.copy = code.textContent;
    }
    if (code.scrollWidth <= code.clientWidth) continue;
    code.tabIndex = 0;
    code.setAttribute("role", "group");
    code.setAttribute("aria-label", code.closest(".prose").dataset.codeLabel);
  }
});
