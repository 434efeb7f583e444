// Sends what is entered and pressed in a live view, and changes the page in place.
import { $, $$, home, readPage } from "./documents.js";
import { isWritten, keepsOpening, noteServed, watchEntries } from "./entries.js";
import { sizes, watchSizes } from "./geometry.js";
import { leave } from "./leaving.js";
import { morph, stateOf } from "./morph.js";

const typingPause = 150;
const form = () => document.getElementById("live");
const view = (page) => $(".ui-view", page) ?? page.body;

// The rules of an exchange with what was sent.
const rules = (sent) => ({
  key: (element) => element.dataset.node ?? element.id,
  keeps: (element) => element.matches("noscript"),
  // A group of the view is like a checkbox.
  keepsAttribute: (element, name, value) => !groupEntry(element) && keepsOpening(element, name, value),
  keepsChildren: isWritten,
  // What was rejected, or entered since the page was asked for.
  keepsValue: (control) => sent.has(control) && (sent.isRejected || control[stateOf(control)] !== sent.get(control)),
  follows: (control) => control.dataset.node,
  remove: leave,
  after: noteServed,
});
// Whether a group of the view is expanded, which it asks for.
const groupEntry = (element) => element.querySelector(":scope > input[type=hidden]");

// The screen in front, in a stack of screens.
const screen = () => $$("[data-screen]").map((stack) => stack.dataset.screen).join();

// Reads another screen from its title on.
const showScreen = () => {
  scrollTo(0, 0);
  if (document.activeElement === document.body) $(".ui-navigation-title")?.focus();
};

// The sheet or alert in front.
const front = () => $$("[data-dismiss], [data-modal]").pop();

// Makes everything but the sheet or alert in front inert, as behind a modal dialog. The next exchange undoes it.
const coverRest = () => {
  for (let element = front(); element && element !== document.body; element = element.parentElement) {
    for (const other of element.parentElement.children) other.inert ||= other !== element && !other.matches(".ui-notice");
  }
};

// Moves the focus to another sheet or alert in front, and back when it is dismissed.
let behind;
const showFront = (last, focused) => {
  const dialog = front();
  if (dialog?.dataset.node === last) return;
  if (!dialog) return behind?.focus();
  if (last === undefined) behind = focused;
  if (!dialog.contains(document.activeElement)) dialog.querySelector("input:not([type=hidden]), textarea, select, button, a")?.focus();
  // A dialog itself is fixed, so the pages around the frame would not scroll to it.
  const { top, height } = dialog.getBoundingClientRect();
  const place = document.createElement("div");
  place.style.cssText = `position: absolute; inset-block-start: ${top + scrollY}px; block-size: ${height}px`;
  document.body.append(place);
  place.scrollIntoView({ block: "nearest" });
  place.remove();
};

// Shows another state of the view. A page without a view says why there is none.
const show = (page, sent) => {
  if (!page.getElementById("live")) {
    // The page around a frame keeps what was entered.
    if (window.parent !== window) return window.parent.postMessage("lost", location.origin);
    document.documentElement.replaceWith(document.adoptNode(page.documentElement));
    return;
  }
  const focused = $("[autofocus]", page)?.dataset.node;
  sent.isRejected = Boolean($(".ui-notice", page));
  const [lastScreen, lastFront] = [screen(), front()?.dataset.node];
  const wasFocused = $("[autofocus]")?.dataset.node;
  const group = sent.active?.closest(".ui-stepper-buttons");
  morph(document.body, page.body, rules(sent));
  watchEntries(document);
  coverRest();
  if (focused && focused !== wasFocused && document.activeElement === sent.active) {
    $(`[data-node="${CSS.escape(focused)}"]:is(input, textarea, select)`)?.focus();
  }
  if (screen() !== lastScreen) showScreen();
  showFront(lastFront, sent.active);
  // The button of a stepper at its limit passes the focus on to the other one.
  if (document.activeElement === document.body) group?.querySelector("button:enabled")?.focus();
};

// What the controls contain, to find out later whether that has changed.
const entries = () => new Map($$("[form=live]:is(input:not([type=hidden]), textarea, select)")
  .map((control) => [control, control[stateOf(control)]]));

// Asks for a page, one after the other, and shows it.
let last = Promise.resolve();
let asking = 0;
const ask = (request, pause, isQuiet) => {
  clearTimeout(timer);
  asking += 1;
  last = last.then(async () => {
    const sent = Object.assign(entries(), { active: document.activeElement });
    const response = await request();
    if (!response) return;
    const address = response.headers.get("Content-Location");
    if (address) history.replaceState(null, "", address);
    show(await readPage(response), sent);
    observeSizes();
    if (window.parent !== window && !isQuiet) window.parent.postMessage("live", location.origin);
  }).catch(() => {}).then(() => {
    asking -= 1;
    wait(pause);
  });
};

const pauseForHost = 500;
const showAway = (isAway) => {
  const notice = document.getElementById("live-away");
  if (!isAway) return notice?.remove();
  // The page around a frame says so itself.
  if (notice || window.parent !== window) return;
  document.body.prepend(Object.assign(document.createElement("p"), {
    id: "live-away", className: "ui-notice", role: "alert", textContent: form().dataset.away }));
};
// Sends something as soon as the host is there, unless it has become needless.
const reach = async (request, isNeeded) => {
  for (;;) {
    try {
      const response = await request();
      if (![502, 504].includes(response.status)) return response;
    } catch {
      if (!document.defaultView) return undefined;
    }
    showAway(true);
    await new Promise((resolve) => { setTimeout(resolve, pauseForHost); });
    if (!isNeeded()) return undefined;
  }
};
// The response is the page of the view itself.
const post = (address, data) => {
  const body = new URLSearchParams(data);
  body.set("answer-in-place", "");
  return fetch(address, { method: "POST", body });
};
// A session that has ended, such as with the host, begins again with what is entered.
const inSession = async (response, data) => (response?.status === 410 && data ? post(form().dataset.begin, data) : response);

const askAgain = (pause) => ask(async () => inSession(await fetch(location.href), form() && new FormData(form())), pause);

// The session of the view, if it has begun.
const session = () => form()?.getAttribute("action").match(/\/live\/[^/]+\/input/)?.[0];

// Shows what was entered in the same view in another frame or tab.
const others = new BroadcastChannel(`preview-host-live ${home.pathname}`);
others.addEventListener("message", ({ data }) => { if (data === session()) askAgain(200); });

// Shows what running tasks change. Asks less often the longer they run.
let timer;
const wait = (pause) => {
  clearTimeout(timer);
  const isBusy = form()?.hasAttribute("data-busy") ?? false;
  view(document)?.setAttribute("aria-busy", isBusy);
  if (isBusy) timer = setTimeout(() => askAgain(Math.min(2000, pause * 1.5)), pause);
};

// The names of the actions on the page.
const actionNames = () => new Set($$("[form=live][name=action]").map((button) => button.value));

// The action of a button that was pressed before the last answer came. That can have changed what the row of the button
// shows, and so the name of its action. But a row that has moved keeps its name, and one that was beside it has its own.
const actionNow = (action, submitter, shown) => {
  const isSame = !submitter || shown.has(submitter.value) || actionNames().has(action);
  return isSame ? action : submitter.value;
};

let [sends, actions] = [0, 0];
const send = (action, submitter, field) => {
  const [turn, decision] = [sends += 1, actions += action === undefined ? 0 : 1];
  const shown = actionNames();
  // While the host is away, only the last action waits, and what was entered last.
  return sendWhile(() => (action === undefined ? turn === sends : decision === actions), action, submitter, field, shown);
};
const sendWhile = (isNeeded, action, submitter, field, shown) => ask(async () => {
  // A second press, which the first one has made impossible.
  if (submitter && (submitter.disabled || !submitter.isConnected)) return undefined;
  const data = new FormData(form());
  data.delete("action");
  if (action !== undefined) data.set("action", actionNow(action, submitter, shown));
  for (const place of sizes()) data.append("place", place);
  if (field) data.set("submitted-field", field);
  if ($("[data-focus]")) data.set("focused-control", document.activeElement?.name ?? "");
  const response = await inSession(await reach(() => post(form().getAttribute("action"), data), isNeeded), data);
  showAway(false);
  if (session()) others.postMessage(session());
  return response;
}, 200);

// A view that depends on its size is evaluated again with the one that it has here. That begins no session.
const observeSizes = watchSizes(() => {
  const address = form()?.dataset.measure;
  if (!address) return form() && send();
  ask(() => post(address, sizes().map((place) => ["place", place])), 200, true);
});
observeSizes();

let typing;
const stopTyping = () => {
  clearTimeout(typing);
  typing = undefined;
};
const sendEntries = () => {
  stopTyping();
  send();
};
const enter = () => {
  clearTimeout(typing);
  typing = setTimeout(sendEntries, typingPause);
};
// Sends what was entered before the page around the preview changes.
window.finishEntries = () => {
  if (typing !== undefined) sendEntries();
  return last;
};
// Whether the view waits for what was entered, so that nothing else may be shown instead.
window.isAsking = () => asking > 0 || typing !== undefined;
// Shows the view as it is now, after a file has changed or the host was away.
window.refreshView = () => askAgain(200);
document.addEventListener("input", (event) => {
  if (event.target.form === form() && !event.target.validity.badInput) enter();
});
// A view may react to where the focus is.
for (const kind of ["focusin", "focusout"]) {
  document.addEventListener(kind, ({ target }) => { if (target.matches("[data-focus]")) enter(); });
}
// A control of a template that calls an operation when it changes.
document.addEventListener("change", (event) => {
  const { form: owner, dataset } = event.target;
  if (owner !== form() || !dataset.operation) return;
  stopTyping();
  send(dataset.operation);
});
// A group that the user expands is like a checkbox.
document.addEventListener("toggle", ({ target }) => {
  const entry = groupEntry(target);
  if (!target.matches("details") || !entry || target.open === (entry.value === "on")) return;
  entry.value = target.open ? "on" : "";
  enter();
}, true);
document.addEventListener("submit", (event) => {
  if (event.target !== form()) return;
  event.preventDefault();
  event.submitter?.closest("[popover]")?.hidePopover();
  stopTyping();
  send(event.submitter?.value ?? "", event.submitter);
});
// The bar above a keyboard leaves the focus in its field.
document.addEventListener("mousedown", (event) => {
  if (event.target.closest?.(".ui-navigation-keyboard") && !event.target.closest("input, textarea, select")) event.preventDefault();
});
// The second button of a mouse opens the menu of a view.
document.addEventListener("contextmenu", (event) => {
  const view = event.target.closest?.(".ui-context");
  const button = view?.querySelector(":scope > .ui-context-button:enabled");
  if (!button || event.target.closest("input, textarea, select")) return;
  event.preventDefault();
  document.getElementById(button.getAttribute("popovertarget"))?.showPopover({ source: button });
});
// Escape dismisses the sheet or alert in front.
document.addEventListener("keydown", (event) => {
  const dismissed = front();
  if (event.key !== "Escape" || !dismissed || event.isComposing || event.defaultPrevented) return;
  // It closes a menu first.
  if ($(":popover-open")) return;
  event.preventDefault();
  // A sheet that only its own buttons close.
  if (dismissed.dataset.dismiss) send(dismissed.dataset.dismiss);
});
document.addEventListener("keydown", (event) => {
  const field = event.target;
  if (event.key !== "Enter" || event.isComposing || !field.matches?.("input[form=live]:not([type=checkbox], [type=radio])")) return;
  event.preventDefault();
  stopTyping();
  send("", undefined, field.name);
});
watchEntries(document);
coverRest();
wait(200);
