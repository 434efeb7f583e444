// Tests views that are written in Swift: their layout by measuring boxes, and what happens when they are used.
const box = (element) => element.getBoundingClientRect();
const isNear = (one, other, tolerance = 1) => Math.abs(one - other) <= tolerance;
const byID = (page, id) => page.querySelector(`[data-testid="${id}"]`);
const texts = (page) => page.querySelector(".ui-view").textContent;

// Tests a layout that is mirrored from right to left: `start` and `end` are the edges of a box in reading order.
const expectEdges = async (reader, locale) => {
  const page = await reader.open(`/render/HandOverViewModel/ready?locale=${locale}`);
  const isMirrored = page.documentElement.dir === "rtl";
  const start = (element) => (isMirrored ? -box(element).right : box(element).left);
  const end = (element) => (isMirrored ? -box(element).left : box(element).right);
  const expect = (isSo, text) => reader.expect(isSo, `${locale}: ${text}`);
  const stack = page.querySelector(".ui-view > .ui-vstack");
  const [title, description] = page.querySelectorAll(".ui-view > .ui-vstack > .ui-text");
  const middle = (element) => (box(element).left + box(element).right) / 2;
  expect(isNear(middle(title), middle(stack)), "a VStack centers its children");
  expect(isNear(box(description).top - box(title).bottom, 20), "the spacing of a VStack is between its children");
  const details = page.querySelector(".ui-vstack .ui-vstack");
  expect(isNear(box(details).width, box(stack).width - 32), "a frame of infinite width fills what the padding leaves");
  const [label, value] = details.querySelectorAll("dt, dd");
  expect(isNear(start(label), start(details) + 16), "the label of LabeledContent is at the start");
  expect(isNear(end(value), end(details) - 16), "the value of LabeledContent is at the end");
  const divider = details.querySelector("hr");
  expect(isNear(box(divider).width, box(details).width - 32), "a Divider in a VStack is horizontal");
  expect(box(divider).height <= 2, "a Divider is a line");
  const [cancel, action] = ["cancelButton", "handOverButton"].map((id) => byID(page, id));
  expect(isNear(start(cancel), start(stack) + 16), "what is before a Spacer is at the start");
  expect(isNear(end(action), end(stack) - 16), "what is after a Spacer is at the end");
  expect(isNear(box(cancel).top + box(cancel).height / 2, box(action).top + box(action).height / 2),
    "an HStack centers its children");
  const image = page.querySelector(".ui-image");
  expect(isNear(box(image).width, 64), "a frame has its width");
  expect(isNear(box(image.querySelector("svg")).height, 64), "a resizable image fills its frame");
};

const expectStacks = async (reader) => {
  let page = await reader.open("/render/WorkbenchCardViewModel/long-queue?locale=de&view=swift");
  const card = page.querySelector(".ui-hstack");
  const [image, column] = card.children;
  reader.expect(isNear(box(image).top, box(column).top), "an HStack aligns its children at the top");
  reader.expect(isNear(box(column).left - box(image).right, 16), "the spacing of an HStack is between its children");
  reader.expect(isNear(box(column).right, box(card).right - 16), "a child of infinite width fills an HStack");
  const lines = [...column.querySelectorAll(".ui-text")].filter((text) => text.getClientRects().length > 0);
  reader.expect(lines.every((line) => box(line).right <= box(card).right + 1), "long texts wrap");
  const starts = [...column.children].map((child) => box(child).left);
  reader.expect(starts.every((left) => isNear(left, starts[0])), "a leading VStack aligns its children at the start");
  reader.expect(page.documentElement.scrollWidth <= page.documentElement.clientWidth, "no view is wider than the page");

  page = await reader.open("/render/WaitingTicketViewModel/own-ticket?locale=en");
  const row = page.querySelector(".ui-hstack");
  const position = row.children[0];
  reader.expect(box(position).width >= 32, "a minimum width is kept");
  reader.expect(isNear(box(row).width, box(page.querySelector(".ui-view")).width), "an HStack with a Spacer fills its width");
  const { borderRadius } = page.defaultView.getComputedStyle(row);
  reader.expect(borderRadius === "10px", `a corner radius applies to the background: ${borderRadius}`);

  page = await reader.open("/render/ToolCheckoutViewModel?locale=en");
  const scroll = page.querySelector(".ui-scroll");
  reader.expect(scroll !== null && scroll.tabIndex === 0, "a ScrollView can be scrolled with the keyboard");
  const tool = byID(page, "toolButton");
  reader.expect(isNear(box(tool).width, box(scroll).width, 2), "a plain button of infinite width fills its row");

  page = await reader.open("/render/SignUpViewModel?locale=en");
  const submit = byID(page, "submitButton");
  const field = byID(page, "emailField");
  reader.expect(box(submit).width >= box(field).width, "a button whose label has infinite width fills its form");
};

const enter = (page, id, text) => {
  const field = byID(page, id);
  field.focus();
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  return field;
};

// Fills a form: it is refused, corrected and submitted, and the page is never loaded again.
const expectForm = async (reader) => {
  const page = await reader.open("/render/SignUpViewModel?locale=en");
  const field = enter(page, "emailField", "nobody");
  reader.expect(await reader.until(() => texts(page).includes("one @")), "a field is validated while it is filled in");
  reader.expect(page.activeElement === field && field.value === "nobody", "focus and text stay in the field");
  reader.expect(page.location.pathname.startsWith("/live/"), "the first input begins a session");
  reader.expect(await reader.until(() => byID(page, "submitButton").disabled), "an error disables the button");
  enter(page, "emailField", "mina@example.org");
  reader.expect(await reader.until(() => !texts(page).includes("one @")), "a corrected field has no message");
  enter(page, "passwordField", "correct-Horse-7");
  enter(page, "nameField", "Mina");
  await reader.until(() => texts(page).includes("Everyone in the workshop"));
  byID(page, "submitButton").click();
  reader.expect(await reader.until(() => page.querySelector(".ui-sheet")), "what a task presents arrives by itself");
  page.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  reader.expect(await reader.until(() => !page.querySelector(".ui-sheet")), "Escape dismisses a sheet");
  reader.expect(byID(page, "emailField") === field, "the controls are the same elements all the time");
};

// Books a bench: with a stepper, a slider, a date, a menu, a group, another screen and back, and a dialog.
const expectBooking = async (reader, locale) => {
  const page = await reader.open(`/render/BookingViewModel/new-booking?locale=${locale}`);
  const expect = (isSo, text) => reader.expect(isSo, `${locale}: ${text}`);
  const isMirrored = page.documentElement.dir === "rtl";
  const end = (element) => (isMirrored ? -box(element).left : box(element).right);
  const text = (id) => byID(page, id)?.textContent;
  expect(page.documentElement.scrollWidth <= page.documentElement.clientWidth, "no control is wider than the page");
  const [title, menu] = [page.querySelector(".ui-navigation-title"), byID(page, "menu")];
  expect(box(menu).top < box(title).bottom, "the toolbar is beside the title of the first screen");
  expect(box(page.querySelector(".ui-navigation")).bottom >= page.documentElement.clientHeight - 24, "a screen fills the page");
  const [less, more] = byID(page, "peopleStepper").querySelectorAll("button");
  expect(less.disabled && !more.disabled, "a stepper stops at its bounds");
  expect(end(more) > end(less), "the button that increases is at the end");
  expect([less, more].every((button) => box(button).height >= 44), "the buttons of a stepper are large enough");
  more.click();
  expect(await reader.until(() => text("people") === "2"), "a stepper changes its value");
  enter(page, "hoursSlider", "3.5");
  expect(await reader.until(() => text("hours").includes("3")), "a slider changes its value");
  const date = enter(page, "arrivalPicker", "2026-06-01T09:30");
  byID(page, "rulesGroup").querySelector("summary").click();
  await reader.until(() => byID(page, "rulesGroup").querySelector("input").value === "on");
  await reader.until(() => !page.querySelector("[aria-busy=true]"));
  menu.click();
  const item = byID(page, "repeatButton");
  expect(item.getClientRects().length > 0, "a menu shows its items");
  const items = box(item.closest("[popover]"));
  expect(items.left >= 0 && items.right <= page.documentElement.clientWidth, "a menu is on the page");
  item.click();
  expect(await reader.until(() => text("materialCount") === "2"), "an item of a menu runs its action");
  expect(!item.getClientRects().length, "a menu closes after its item is chosen");
  expect(date.value === "2026-06-01T09:30", "a date keeps what was entered");
  expect(byID(page, "rulesGroup").open, "a group stays expanded");
  const sign = page.defaultView.getComputedStyle(byID(page, "materialsLink"), "::after").display;
  expect((sign === "none") === !byID(page, "materialsLink").closest(".ui-form, .ui-list"), `only a link in a list has a sign: ${sign}`);
  byID(page, "materialsLink").click();
  expect(await reader.until(() => byID(page, "material-gloves")), "a link shows its screen");
  const heading = page.querySelector(".ui-navigation-title");
  expect(page.activeElement === heading, "the focus is on the title of the new screen");
  const back = page.querySelector(".ui-back");
  expect(end(back) < end(heading), "the button that goes back is at the start");
  byID(page, "material-apron").click();
  await reader.until(() => byID(page, "material-apron").checked);
  back.click();
  expect(await reader.until(() => text("materialCount") === "3"), "the screen before keeps its state");
  byID(page, "bookButton").click();
  expect(await reader.until(() => page.querySelector(".ui-confirmation")), "a dialog asks");
  page.querySelector(".ui-dismiss").click();
  expect(await reader.until(() => !page.querySelector(".ui-confirmation")), "a dialog can be dismissed");
};

const expectOperations = async (reader) => {
  let page = await reader.open("/previews/HandOverViewModel/ready?locale=en&panel=operations");
  const frame = page.querySelector("#preview-frame");
  await reader.until(() => byID(frame.contentDocument, "handOverButton"));
  reader.expect(page.querySelector(".panel-waiting") !== null, "the panel waits for the view to be used");
  byID(frame.contentDocument, "handOverButton").click();
  const isListed = await reader.until(() => page.querySelector(".operations-events")?.textContent.includes("handOver("));
  reader.expect(isListed, "the panel lists what a button called");
  page = await reader.open("/previews/HandOverViewModel/ready?locale=en&panel=operations");
  reader.expect(page.querySelector("#preview-frame").src.includes("/live/"), "a loaded page shows the session");
};

// Tests the form of a template: its messages, what is kept, and the call of its operation.
const expectTemplate = async (reader) => {
  let page = await reader.open("/render/SignInViewModel/empty?locale=en");
  const message = (name) => page.querySelector(`#${name}-messages`);
  const email = page.querySelector("#email");
  email.focus();
  email.value = "amal@example";
  email.dispatchEvent(new Event("input", { bubbles: true }));
  reader.expect(await reader.until(() => message("email")), "a field of a template is validated as the user types");
  reader.expect(!message("name"), "a field without an entry is not validated");
  reader.expect(page.activeElement === email, "the field keeps the focus");
  byID(page, "submitButton").click();
  reader.expect(await reader.until(() => message("name")), "a button that submits a form validates all fields");
  reader.expect(email.value === "amal@example", "an entry is kept");

  page = await reader.open("/render/SettingsViewModel/everything-off?locale=en");
  const toggle = byID(page, "newsletter");
  const before = toggle.checked;
  toggle.click();
  const radio = page.querySelector("input[type=radio]:not(:checked)");
  radio.click();
  await reader.until(() => page.defaultView.location.pathname.startsWith("/live/"));
  await reader.until(() => !page.querySelector("[aria-busy=true]"));
  reader.expect(radio.checked && toggle.checked !== before, "controls outside of fields keep what is chosen");

  page = await reader.open("/previews/SettingsViewModel/everything-off?locale=en&panel=operations");
  const events = page.querySelector(".operations-events")?.textContent ?? "";
  reader.expect(events.includes("selectTheme") && events.includes("theme:"), "the panel lists a call with its values");
};

export const expectSwiftViews = async (reader) => {
  reader.resize(390);
  for (const locale of ["en", "ar"]) await expectEdges(reader, locale);
  await expectStacks(reader);
  await expectForm(reader);
  for (const locale of ["en", "ar"]) await expectBooking(reader, locale);
  await expectTemplate(reader);
  reader.resize(1280);
  await expectOperations(reader);
};
