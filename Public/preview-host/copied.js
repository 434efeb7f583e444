// Shows that something was copied, on the button that was pressed. A menu closes, and its button shows it.
import { $ } from "./documents.js";
import { announce } from "./exchange.js";

const shown = (button) => {
  const menu = button.closest("details.menu");
  if (!menu) return button;
  menu.open = false;
  const summary = $("summary", menu);
  summary.focus();
  return summary;
};
export const showCopied = (pressed) => {
  const button = shown(pressed);
  if ("done" in button.dataset) return;
  const use = $("use", button);
  const icon = use?.getAttribute("href");
  use?.setAttribute("href", "#siteIcon-check");
  button.dataset.done = "";
  announce($("#siteAnnouncer").dataset.copied);
  setTimeout(() => { use?.setAttribute("href", icon); delete button.dataset.done; }, 1200);
};
