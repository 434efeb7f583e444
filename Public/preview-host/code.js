// Code on the site's pages: its colors, and the buttons that copy it.
import { $ } from "./documents.js";
import { onUpdate } from "./exchange.js";

// Colors code without an element for each word. Each rule finds the next piece of code, and its groups are the colors. What
// is inside of a tag has rules of its own.
const swiftWords = "actor|as|async|await|break|case|catch|class|continue|default|defer|do|else|enum|extension|false|fileprivate|for|func|guard|if|import|in|init|internal|is|let|nil|package|private|protocol|public|return|self|Self|some|any|static|struct|switch|throw|throws|true|try|var|where|while";
const json = /(?<name>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<tag>\b(?:true|false|null)\b|-?\d[\d.eE+-]*)/g;
const swift = new RegExp(`(?<comment>//.*|/\\*[\\s\\S]*?\\*/)|(?<string>"""[\\s\\S]*?"""|"(?:[^"\\\\\\n]|\\\\.)*")|(?<name>[@#]\\w+)|(?<tag>\\b(?:${swiftWords})\\b)`, "g");
const html = /(?<comment><!--[\s\S]*?-->)|(?<tag><\/?[a-z][\w:-]*)/gi;
const insideTag = /(?<tag>\/?>)|(?<string>"[^"]*"|'[^']*')|(?<name>[^\s"'<>/=]+)/g;
const mustache = /\{\{[\s\S]*?\}\}/g;
const yaml = /(?<=^|\s)(?<comment>#.*)|(?<string>"(?:[^"\\]|\\.)*"|'[^']*')|(?<=^[ \t-]*)(?<name>[\w.-]+(?=:(?:\s|$)))/gm;
const rules = { html, json, swift, yaml, mustache: html };
// Panels name the language of their code, and Markdown has a class for it.
const languageOf = (code) => code.dataset.language ?? code.className.replace("language-", "");

// The pieces of a text with their colors.
const piecesOf = (text, language) => {
  const pieces = [];
  const rest = language === "mustache" ? text.replace(mustache, (tag) => " ".repeat(tag.length)) : text;
  let [rule, at] = [rules[language], 0];
  while (rule) {
    rule.lastIndex = at;
    const match = rule.exec(rest);
    if (!match) break;
    at = rule.lastIndex;
    const [kind] = Object.entries(match.groups).find(([, piece]) => piece !== undefined);
    pieces.push([kind, match.index, at]);
    if (rule === html && kind === "tag") rule = insideTag;
    else if (rule === insideTag && kind === "tag") rule = html;
  }
  if (language === "mustache") for (const { index, 0: tag } of text.matchAll(mustache)) pieces.push(["mustache", index, index + tag.length]);
  return pieces;
};

// Code that is wider than its box fades at the edge behind which it goes on, and can be wrapped.
const isWide = (code) => code.scrollWidth > code.clientWidth + 1;
const markEdge = (code) => {
  const isAtEnd = Math.abs(code.scrollLeft) + code.clientWidth >= code.scrollWidth - 1;
  code.parentElement.toggleAttribute("data-more", !isAtEnd);
};
const sizes = new ResizeObserver((entries) => {
  for (const { target: code } of entries) {
    if (!code.isConnected) {
      sizes.unobserve(code);
      continue;
    }
    const wrap = $(".code-wrap", code.parentElement);
    if (wrap) wrap.hidden = !isWide(code) && wrap.ariaPressed === "false";
    markEdge(code);
    if (!isWide(code) || code.hasAttribute("tabindex")) continue;
    code.tabIndex = 0;
    code.setAttribute("role", "group");
    code.setAttribute("aria-label", code.closest(".prose").dataset.codeLabel);
  }
});
document.addEventListener("scroll", ({ target }) => { if (target.matches?.(".code-block > pre")) markEdge(target); }, true);
document.addEventListener("click", ({ target }) => {
  const wrap = target.closest?.(".code-wrap");
  if (!wrap) return;
  const isWrapped = wrap.ariaPressed === "true";
  wrap.ariaPressed = String(!isWrapped);
  const block = wrap.closest(".code-block");
  block.toggleAttribute("data-wrapped", !isWrapped);
  markEdge($("pre", block));
});

// Adds copy buttons to code in the docs, before it has colors, which moved code loses.
onUpdate(() => {
  const copy = $("#copyCode");
  for (const code of document.querySelectorAll(".prose pre")) {
    if (copy && !code.closest(".code-block")) {
      const block = document.createElement("div");
      block.className = "code-block";
      code.replaceWith(block);
      block.append(code, copy.content.cloneNode(true));
      $("[data-copy]", block).dataset.copy = code.textContent;
      block.toggleAttribute("data-short", code.textContent.split("\n").length < 4);
    }
    sizes.observe(code);
  }
});

const maxPieces = 12_000;
onUpdate(() => {
  if (!window.Highlight) return;
  CSS.highlights.clear();
  if (matchMedia("(forced-colors: active)").matches) return;
  const kinds = {};
  for (const code of document.querySelectorAll("code[data-language], .prose pre > code[class^=language-]")) {
    for (const [kind, start, end] of piecesOf(code.textContent, languageOf(code)).slice(0, maxPieces)) {
      const range = new Range();
      range.setStart(code.firstChild, start);
      range.setEnd(code.firstChild, end);
      (kinds[kind] ??= []).push(range);
    }
  }
  for (const [kind, ranges] of Object.entries(kinds)) CSS.highlights.set(`code-${kind}`, new Highlight(...ranges));
});
