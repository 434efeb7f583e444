// Runs axe-core in the preview, and lists what it finds.
import { onUpdate } from "./exchange.js";
import { onLoad } from "./frames.js";

const $ = (selector, page = document) => page.querySelector(selector);
const element = (name, className, text) => {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
};

const load = (frame, address) => new Promise((resolve, reject) => {
  if (frame.contentWindow.axe) return resolve();
  const script = frame.contentDocument.createElement("script");
  script.src = address;
  script.onload = resolve;
  script.onerror = () => reject(new Error(address));
  frame.contentDocument.head.append(script);
});

// Points at an element of the preview.
const point = (frame, selector) => {
  const page = frame.contentDocument;
  for (const other of page.querySelectorAll("[data-pointed]")) {
    other.style.outline = "";
    delete other.dataset.pointed;
  }
  const found = page.querySelector(selector);
  if (!found) return;
  found.style.outline = "3px solid #d33";
  found.dataset.pointed = "";
  found.scrollIntoView({ block: "center" });
};

const item = (finding, panel, frame, isUndecided) => {
  const made = element("li", "accessibility-finding");
  const title = element("p", "fault-message", finding.help);
  title.lang = "en";
  if (isUndecided) title.append(" ", element("span", "count", panel.dataset.undecided));
  made.append(title);
  const places = element("p", "accessibility-places");
  for (const node of finding.nodes) {
    const button = element("button", "place", node.target.join(" "));
    button.type = "button";
    button.setAttribute("aria-label", `${panel.dataset.show}: ${node.target.join(" ")}`);
    button.addEventListener("click", () => point(frame, node.target.join(" ")));
    places.append(button);
  }
  made.append(places);
  const link = element("a", "count", finding.id);
  [link.href, link.target, link.rel] = [finding.helpUrl, "_blank", "noreferrer"];
  made.append(link);
  return made;
};

// The rules of WCAG 2.2, levels A and AA. Others are about whole pages, and a preview is a part of one.
const rules = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };

let runs = 0;
const run = async (panel, frame) => {
  const current = ++runs;
  const status = $(".accessibility-status", panel);
  status.textContent = panel.dataset.running;
  try {
    await load(frame, panel.dataset.axe);
    const { violations, incomplete } = await frame.contentWindow.axe.run(frame.contentDocument, rules);
    if (current !== runs) return;
    const items = [...violations.map((finding) => item(finding, panel, frame, false)), ...incomplete.map((finding) => item(finding, panel, frame, true))];
    $(".accessibility-findings", panel).replaceChildren(...items);
    status.textContent = violations.length === 0 ? panel.dataset.well : "";
    panel.dataset.count = violations.length;
  } catch (error) {
    status.textContent = `${panel.dataset.failed} ${error.message}`;
  }
};

onUpdate(() => {
  const panel = $("[data-axe]");
  const frame = $("#preview-frame");
  if (!panel || !frame) return;
  const start = () => { if (panel.isConnected && frame.contentDocument?.URL !== "about:blank") run(panel, frame); };
  if (!panel.dataset.watched) {
    panel.dataset.watched = "";
    frame.addEventListener("load", start);
    if (frame.contentDocument?.readyState === "complete") start();
  }
});
