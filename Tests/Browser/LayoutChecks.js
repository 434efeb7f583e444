// Tests that all kinds of pages fit the widths of phones, tablets and small screens.
const widths = [360, 390, 480, 600, 768, 900, 1024, 1280];
const pages = [
  "/", "/coverage", "/docs", "/docs/Templates", "/snapshots", "/snapshots/TaskListViewModel/empty", "/no-such-page",
  "/matrix/TaskListViewModel", "/previews/TaskListViewModel/with-tasks?panel=strings",
  "/previews/TaskListViewModel/with-tasks?tz=America%2FLos_Angeles&width=1280",
];

// A part that scrolls may contain elements that are wider than the page.
const isInScroller = (element) => {
  const { defaultView: view, body } = element.ownerDocument;
  for (let box = element.parentElement; box && box !== body; box = box.parentElement) {
    if (view.getComputedStyle(box).overflowX !== "visible") return true;
  }
  return false;
};
const isOutside = (element, width) => {
  const edge = element.getBoundingClientRect();
  return edge.width > 0 && (edge.left < -1 || edge.right > width + 1) && element.checkVisibility();
};
const name = (element) => element.className || element.textContent.trim() || element.tagName;

const expectFit = (page, width, text, reader) => {
  const wider = page.documentElement.scrollWidth - width;
  reader.expect(wider <= 0, `${text} is at most ${width} wide, too wide by ${wider}`);
  const controls = [...page.querySelectorAll("a, button, input, summary, h1, h2, p, th")];
  const outside = controls.filter((control) => isOutside(control, width) && !isInScroller(control));
  reader.expect(outside.length === 0, `${text} at ${width} has no element outside: ${outside.map(name).slice(0, 3)}`);
};

const expectSheets = (page, width, text, reader) => {
  for (const sheet of page.querySelectorAll(".sheet")) {
    sheet.showPopover();
    const wider = sheet.scrollWidth - sheet.clientWidth;
    reader.expect(wider <= 0, `the sheet #${sheet.id} of ${text} at ${width} does not scroll sideways, too wide by ${wider}`);
    sheet.hidePopover();
  }
};

const expectMenus = (page, width, text, reader) => {
  for (const menu of page.querySelectorAll("details.menu")) {
    if (!menu.checkVisibility()) continue;
    menu.open = true;
    // The tabs of the panels are a list beside their menu.
    const { left, right } = (menu.querySelector(".menu-list") ?? menu.nextElementSibling).getBoundingClientRect();
    reader.expect(left >= 0 && right <= width, `${menu.className} of ${text} at ${width} is in the window: ${left} to ${right}`);
    menu.open = false;
  }
};

// The boxes that can cut off an element: boxes around it that scroll or hide, and the window.
const clips = (element) => {
  const { defaultView: view, documentElement: root } = element.ownerDocument;
  const boxes = element.tabIndex === 0 && !element.matches("[tabindex]")
    ? [{ left: 0, top: 0, right: root.clientWidth, bottom: root.clientHeight }] : [];
  let isFree = false;
  for (let box = element; box && box !== root; box = box.parentElement) {
    const { overflowX, overflowY, position } = view.getComputedStyle(box);
    if (box !== element && !(isFree && position === "static") && `${overflowX}${overflowY}` !== "visiblevisible") {
      const { left, top } = box.getBoundingClientRect();
      const [x, y] = [left + box.clientLeft, top + box.clientTop];
      boxes.push({ left: x, top: y, right: x + box.clientWidth, bottom: y + box.clientHeight });
    }
    if (position === "fixed") break;
    isFree = position === "absolute" || isFree && position === "static";
  }
  return boxes;
};

// The ring around a focused control must be fully visible if there is room for it.
const expectRings = (page, width, text, reader) => {
  const controls = [...page.querySelectorAll("a, button, input, summary, [tabindex='0']")];
  const cut = controls.filter((control) => control.checkVisibility()).filter((control) => {
    control.focus();
    const style = page.defaultView.getComputedStyle(control);
    if (page.activeElement !== control || style.outlineStyle === "none") return false;
    const reach = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth) - 0.5;
    const edge = control.getBoundingClientRect();
    const boxes = clips(control);
    // What is longer than a box that scrolls is always cut off by it.
    const isCut = (start, end, first, last) => boxes.every((box) => end - start + 2 * reach <= box[last] - box[first])
      && boxes.some((box) => start - reach < box[first] || end + reach > box[last]);
    return isCut(edge.left, edge.right, "left", "right") || isCut(edge.top, edge.bottom, "top", "bottom");
  });
  page.activeElement.blur();
  reader.expect(cut.length === 0, `${text} at ${width} cuts off no focus ring: ${cut.map(name).slice(0, 5)}`);
};

const expectPages = async (locale, reader, { scripts }) => {
  for (const address of pages) {
    const page = await reader.open(`${address}${address.includes("?") ? "&" : "?"}locale=${locale}`, { scripts });
    const text = `${address} in ${locale}${scripts ? "" : " without scripts"}`;
    for (const width of widths) {
      reader.resize(width);
      expectFit(page, width, text, reader);
      if (width < 900) expectSheets(page, width, text, reader);
      expectMenus(page, width, text, reader);
      if (scripts && (width === 390 || width === 1280)) expectRings(page, width, text, reader);
    }
  }
};

export const expectLayout = async (locale, reader) => {
  await expectPages(locale, reader, { scripts: true });
  await expectPages(locale, reader, { scripts: false });
};

// Tests pages with a missing text, a file that cannot be read, and the resulting pending changes.
export const expectBrokenLayout = async (reader) => {
  await fetch("/snapshots/verify", { method: "POST" });
  const page = await reader.open("/coverage?locale=en");
  const isBroken = [".coverage-missing", ".topnav .badge", ".notice-error"].every((part) => page.querySelector(part));
  reader.expect(isBroken, "the broken package has a missing text, a pending change and an error");
  for (const locale of ["en", "de", "fr", "ar"]) await expectPages(locale, reader, { scripts: true });
};
