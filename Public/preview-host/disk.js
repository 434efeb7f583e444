// A browser runs no modules of a page that is opened from disk. So such a page of an export works as without JavaScript, and
// says so. No module can do it.
if (location.protocol === "file:") {
  document.documentElement.dataset.fromDisk = "";
  document.addEventListener("DOMContentLoaded", () => {
    document.querySelector(".from-disk").hidden = false;
    for (const picture of document.querySelectorAll("[data-frame] > noscript")) picture.outerHTML = picture.textContent;
  });
}
