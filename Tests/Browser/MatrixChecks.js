// Tests what the matrix finds.
const fill = (text, numbers) => text.replace(/\{(\w+)\}/g, (_, name) => numbers[name]);
const labels = (links) => [...links].map((link) => link.getAttribute("aria-label")).join("; ") || "none";

// Opens a matrix and measures all of it, including previews out of view.
const measured = async (address, reader) => {
  const page = await reader.open(address);
  const status = page.querySelector("#matrix-status");
  const cells = [...page.querySelectorAll("td:not([data-unmeasured])")];
  page.querySelector("[data-next-finding]").click();
  const isMeasuring = () => status.textContent.startsWith(status.dataset.measuring.split("{")[0]);
  const isDone = await reader.until(() => status.textContent !== "" && !isMeasuring());
  reader.expect(cells.length > 0 && isDone, `${address} is measured completely: "${status.textContent}"`);
  return { page, status, cells };
};

// Without pseudo-locales, because the width of accented text depends on the machine's fonts and may be too large.
export const expectNoFinding = async (view, reader) => {
  const { page, status, cells } = await measured(`/matrix/${view}?locale=en`, reader);
  const text = fill(status.dataset.none, { total: cells.filter((cell) => cell.querySelector("iframe")).length });
  const marks = labels(page.querySelectorAll(".matrix-mark"));
  const shown = status.textContent;
  reader.expect(shown === text, `${view}: the status is "${shown}", expected "${text}". Marked: ${marks}`);
};

// The numbers are those of marked previews.
export const expectFindings = async (view, numbers, reader) => {
  const { page, status, cells } = await measured(`/matrix/${view}?locale=en`, reader);
  const text = fill(status.dataset.measured, { total: cells.filter((cell) => cell.querySelector("iframe")).length, ...numbers });
  const marks = labels(page.querySelectorAll(".matrix-mark"));
  reader.expect(status.textContent === text, `${view}: the status is "${status.textContent}", expected "${text}". Marked: ${marks}`);
};

// The attribute data-case of a case contains the expected finding. It must be found once, in the case or an element in it.
const expectMarks = (cell, table, reader) => {
  const frame = cell.querySelector("iframe");
  const counts = { overflow: 0, cut: 0, none: 0 };
  for (const element of frame.contentDocument.querySelectorAll("[data-case]")) {
    const { case: kind, name } = element.dataset;
    counts[kind] += 1;
    const found = [element, ...element.querySelectorAll("*")].filter((inner) => inner.style.outlineStyle === "dashed");
    const wanted = kind === "none" ? 0 : 1;
    reader.expect(found.length === wanted, `${frame.title}: ${name}: found ${found.length} times, expected ${wanted}`);
  }
  const links = [...cell.querySelectorAll("a.matrix-mark:has(use[href='#siteIcon-overflow'], use[href='#siteIcon-cut'])")];
  const texts = ["overflow", "cut"].map((kind) => fill(table.dataset[kind], { count: counts[kind] }));
  const shown = links.map((link) => link.textContent);
  reader.expect(`${shown}` === `${texts}`, `${frame.title}: marked as "${shown}", expected "${texts}"`);
  const { href } = cell.querySelector(".matrix-open");
  reader.expect(links.every((link) => link.href === href), `${frame.title}: marks link to ${href}`);
  reader.expect(cell.classList.contains("has-finding"), `${frame.title}: its cell is highlighted`);
};

export const expectCases = async (view, reader) => {
  const { page, status, cells } = await measured(`/matrix/${view}?locale=en&locales=en-XA,ar-XB,keys`, reader);
  for (const cell of cells) expectMarks(cell, page.querySelector(".matrix"), reader);
  const marked = (...kinds) => page.querySelectorAll(`${kinds.map((kind) => `[data-mark="${kind}"]`)}`).length;
  const numbers = {
    total: cells.filter((cell) => cell.querySelector("iframe")).length, missing: marked("missing"), wrong: marked("wrong", "unreadable"), overflow: cells.length,
    cut: cells.length,
  };
  const text = fill(status.dataset.measured, numbers);
  reader.expect(status.textContent === text, `${view}: the status is "${status.textContent}", expected "${text}"`);
  const marks = [...page.querySelectorAll(".matrix-mark")];
  for (const number of [0, 1]) {
    if (number === 0) page.activeElement.blur();
    page.querySelector("[data-next-finding]").click();
    reader.expect(page.activeElement === marks[number], `${view}: finding ${number + 1} gets the focus`);
  }
};
