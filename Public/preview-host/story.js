// Leads from Storybook's address of a story, `iframe.html?id=…`, to its document in an export, which has no server.
const id = new URLSearchParams(location.search).get("id");
if (id) {
  const { previews } = await (await fetch("index.json")).json();
  const story = previews.find((preview) => preview.story === id);
  if (story) location.replace(story.document);
}
