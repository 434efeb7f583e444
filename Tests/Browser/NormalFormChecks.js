// Whether the normal form of HTML looks as the HTML does: the same text, and every element in the same place.
const round = (number) => Math.round(number * 4) / 4;
const box = (element, origin) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return `${element.localName} unseen`;
  return `${element.localName} ${[x - origin.x, y - origin.y, width, height].map(round)}`;
};
const shown = (section) => {
  const origin = section.getBoundingClientRect();
  const boxes = [...section.querySelectorAll("*")].map((element) => box(element, origin));
  return { html: section.innerHTML, text: section.innerText, boxes };
};
const sections = async (reader, address, scripts) => {
  const page = await reader.open(address, { scripts });
  return new Map([...page.querySelectorAll("section[id^='s']")].map((section) => [section.id, shown(section)]));
};
const isSame = (given, written) => given.text === written?.text && `${given.boxes}` === `${written?.boxes}`;
const difference = (given, written) => {
  if (given.text !== written?.text) return JSON.stringify([given.text, written?.text]);
  return JSON.stringify(given.boxes.map((place, index) => [place, written.boxes[index]]).find(([a, b]) => a !== b) ?? []);
};

// Without scripts too, where `noscript` is shown.
export const expectNormalForm = async (reader) => {
  for (const [name, scripts] of [["with scripts", true], ["without scripts", false]]) {
    const given = await sections(reader, "/assets/given.html", scripts);
    const written = await sections(reader, "/assets/written.html", scripts);
    reader.expect(given.size > 0 && written.size === given.size, `${given.size} sections have a normal form`);
    for (const [id, section] of given) {
      const found = written.get(id);
      const places = () => `${difference(section, found)}\n${section.html}\n--- normal form:\n${found?.html}`;
      const isShown = isSame(section, found);
      reader.expect(isShown, isShown ? id : `${name}, the normal form of ${id} looks otherwise: ${places()}`);
    }
  }
};
