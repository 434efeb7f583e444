// What the site's pages do with their script beyond what they do without.
const visible = (elements) => [...elements].filter((element) => element.checkVisibility());
const type = (input, text) => {
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
};

const expectFilter = async (reader) => {
  const page = await reader.open("/?locale=en");
  const all = page.querySelectorAll(".card");
  const input = page.querySelector("[data-filter='cards']");
  type(input, "no such view");
  reader.expect(visible(all).length === 0, "a filter that nothing fits hides every card");
  reader.expect(visible(page.querySelectorAll(".filtered-empty")).length === 1, "a filter that nothing fits says so");
  type(input, "board");
  const shown = visible(all).length;
  reader.expect(shown > 0 && shown < all.length, `the filter 'board' shows some cards, ${shown} of ${all.length}`);
  reader.expect(page.location.search.includes("q=board"), "the filter stands in the address");
  page.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true }));
  reader.expect(page.activeElement === input, "the key / leads to the filter");
};

const expectPanels = async (reader) => {
  const page = await reader.open("/previews/TaskListViewModel/with-tasks?locale=en");
  const frame = page.querySelector("#preview-frame");
  reader.expect(await reader.until(() => frame.style.blockSize !== ""), "the frame is as high as its preview");
  page.querySelector(".tabs a[href*='panel=template']").click();
  const isSwapped = await reader.until(() => page.querySelector("code[data-language='mustache']"));
  reader.expect(isSwapped, "a tab shows its panel");
  reader.expect(page.querySelector("#preview-frame") === frame, "the preview stays when its panel changes");
  reader.expect(page.location.search.includes("panel=template"), "the panel stands in the address");
  reader.expect(page.activeElement.matches("#drawer [aria-current]"), "the panel's tab keeps the focus");
};

const expectOverlay = async (reader) => {
  const page = await reader.open("/snapshots/TaskListViewModel/empty?locale=de");
  const [recorded, current] = page.querySelectorAll(".compare-frames iframe");
  const places = () => [recorded, current].map((frame) => {
    const { x, y, width, height } = frame.getBoundingClientRect();
    return `${[x, y, width, height]}`;
  });
  reader.expect(new Set(places()).size === 2, "before and after stand beside each other");
  page.querySelector("#compare-over").click();
  reader.expect(new Set(places()).size === 1, `before and after lie over each other: ${places().join(" and ")}`);
  type(page.querySelector("[data-opacity]"), "20");
  const { opacity } = page.defaultView.getComputedStyle(current.closest("figure"));
  reader.expect(opacity === "0.2", `the slider changes how much of the new picture shows: ${opacity}`);
};

export const expectScripts = async (reader) => {
  await expectFilter(reader);
  await expectPanels(reader);
  await expectOverlay(reader);
};
