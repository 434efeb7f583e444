// Tests the scripts of the site's pages.
const visible = (elements) => [...elements].filter((element) => element.checkVisibility());
const type = (input, text) => {
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
};

const press = (page, key, target = page.body) => {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
};

const expectFilter = async (reader) => {
  const page = await reader.open("/?locale=en");
  const all = page.querySelectorAll(".card");
  const input = page.querySelector("[data-filter='cards']");
  type(input, "no such view");
  reader.expect(visible(all).length === 0, "a filter without matches hides every card");
  const showsMessage = () => visible(page.querySelectorAll(".filtered-empty")).length === 1;
  reader.expect(await reader.until(showsMessage), "a filter without matches shows a message");
  type(input, "board");
  const shown = visible(all).length;
  reader.expect(shown > 0 && shown < all.length, `the filter 'board' shows some cards, ${shown} of ${all.length}`);
  reader.expect(page.location.search.includes("q=board"), "the filter is in the address");
  const links = [...page.querySelectorAll(".filters a")];
  reader.expect(links.every((link) => link.search.includes("q=board")), "switches and categories keep the filter");
  press(page, "/");
  reader.expect(page.activeElement === input, "the key / focuses the filter");
};

// Enter opens the best match of a name or an address.
const expectBestMatch = async (reader) => {
  const searches = [
    ["/previews/TaskListViewModel/with-tasks", "failed", "/previews/CloseRepairViewModel/failed"],
    ["/previews/TaskListViewModel/with-tasks", "Long owner", "/previews/TaskRowViewModel/long-owner"],
    ["/previews/TaskListViewModel/with-tasks", "waiting-for-parts", "/previews/ColumnViewModel/waiting-for-parts"],
    ["/previews/TaskListViewModel/with-tasks", "sessioncardviewmodel", "/previews/SessionCardViewModel/pending"],
    ["/previews/TaskListViewModel/with-tasks", "tasks failed", "/previews/TaskListViewModel/failed"],
    ["/", "failed", "/previews/CloseRepairViewModel/failed"],
    ["/", "ViewModel ready", "/previews/CloseRepairViewModel/ready"],
    ["/", "tasklistview", "/previews/TaskListViewModel/with-tasks"],
  ];
  for (const [address, text, wanted] of searches) {
    const page = await reader.open(`${address}?locale=en`);
    const input = page.querySelector("[data-filter]");
    type(input, text);
    let opened = "nothing";
    page.addEventListener("click", (event) => {
      opened = event.target.closest("a").pathname;
      event.preventDefault();
    });
    input.form.requestSubmit();
    reader.expect(opened === wanted, `'${text}' on ${address} opens ${wanted}, not ${opened}`);
  }
};

// The stored state is restored before deferred scripts run, so that nothing moves after the page is shown.
const expectRemembered = async (reader) => {
  const address = "/previews/TaskListViewModel/with-tasks?locale=en";
  for (const name of ["tree", "feature-Account", "feature-Tasks"]) localStorage.setItem(`preview-host.${name}`, "closed");
  const page = await reader.open(address, { deferred: false });
  const isOpen = (name) => page.querySelector(`[data-remember="feature-${name}"]`).open;
  reader.expect(page.documentElement.dataset.tree === "closed", "a hidden tree stays hidden");
  reader.expect(!isOpen("Account") && isOpen("Board"), "a closed group stays closed, and another one stays open");
  reader.expect(isOpen("Tasks"), "the group of the current preview is open");
  localStorage.clear();
};

const expectSmallPreview = async (reader) => {
  const page = await reader.open("/previews/CardViewModel/unassigned?locale=en");
  const frame = page.querySelector("#preview-frame");
  reader.expect(await reader.until(() => frame.style.blockSize !== ""), "the frame has the height of a small preview");
  const [inner, outer] = [frame, frame.parentElement].map((element) => element.getBoundingClientRect().height);
  reader.expect(inner > 0 && inner === outer, `the frame of a small preview fills its box: ${inner} of ${outer}`);
};

const isInView = (element, box) => {
  const [inner, outer] = [element, box].map((each) => each.getBoundingClientRect());
  return inner.height > 0 && inner.top > outer.top + 40 && inner.bottom < outer.bottom - 40;
};

const expectTree = async (reader) => {
  const page = await reader.open("/previews/TaskListViewModel/with-tasks?locale=en");
  const sidebar = page.querySelector("#siteSidebar");
  const current = sidebar.querySelector(".tree [aria-current='page']");
  reader.expect(isInView(current, sidebar), "the tree shows the current preview with its neighbors");
  reader.resize(390);
  sidebar.scrollTop = 0;
  sidebar.showPopover();
  const isShown = await reader.until(() => isInView(current, sidebar));
  reader.expect(isShown, "the sheet on a phone shows the current preview with its neighbors");
  const sections = visible(sidebar.querySelectorAll(".sheet-sections a"));
  reader.expect(sections.length > 3, "the sheet on a phone has links to the other sections");
  reader.resize(1280);
};

const expectWidth = async (reader) => {
  const page = await reader.open("/previews/LandingPageViewModel/next-date?locale=ar&width=1280");
  const canvas = page.querySelector(".canvas");
  const frame = page.querySelector("#preview-frame");
  reader.expect(await reader.until(() => canvas.dataset.scale), "a width that is larger than the canvas is scaled");
  const { left, right } = frame.getBoundingClientRect();
  const room = canvas.getBoundingClientRect();
  reader.expect(left >= room.left && right <= room.right, `the whole width is visible: ${left} to ${right}`);
  reader.expect(frame.contentWindow.innerWidth === 1280, `the preview has the width: ${frame.contentWindow.innerWidth}`);
};

const expectDocs = async (reader) => {
  const page = await reader.open("/docs/GettingStarted?locale=en");
  const blocks = [...page.querySelectorAll(".prose pre")];
  const copies = blocks.map((code) => code.parentElement.querySelector("[data-copy]")?.dataset.copy);
  const isEach = blocks.length > 0 && blocks.every((code, index) => code.textContent === copies[index]);
  reader.expect(isEach, "each code block has a button that copies it");
  reader.resize(768);
  const folded = page.querySelector(".contents-folded");
  const places = [page.querySelector("h1"), folded, page.querySelector(".prose p")]
    .map((element) => element.getBoundingClientRect().top);
  const isBetween = places[0] < places[1] && places[1] < places[2];
  reader.expect(isBetween, `the table of contents is below the title: ${places}`);
  reader.resize(1280);
};

const expectOverlay = async (reader) => {
  const page = await reader.open("/snapshots/TaskListViewModel/empty?locale=de");
  const [recorded, current] = page.querySelectorAll(".compare-frames iframe");
  const places = () => [recorded, current].map((frame) => {
    const { x, y, width, height } = frame.getBoundingClientRect();
    return `${[x, y, width, height]}`;
  });
  reader.expect(new Set(places()).size === 2, "the pictures are side by side");
  page.querySelector("#compare-over").click();
  reader.expect(new Set(places()).size === 1, `the pictures are overlaid: ${places().join(" and ")}`);
  type(page.querySelector("[data-opacity]"), "20");
  const { opacity } = page.defaultView.getComputedStyle(current.closest("figure"));
  reader.expect(opacity === "0.2", `the slider changes the opacity of the new picture: ${opacity}`);
};

export const expectScripts = async (reader) => {
  await expectFilter(reader);
  await expectBestMatch(reader);
  await expectRemembered(reader);
  await expectSmallPreview(reader);
  await expectTree(reader);
  await expectWidth(reader);
  await expectDocs(reader);
  await expectOverlay(reader);
};
