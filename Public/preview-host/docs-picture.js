// Shows a picture of the docs as large as the window, and with a press in its own size.
const make = (close) => {
  const dialog = document.createElement("dialog");
  dialog.className = "picture-dialog";
  const button = document.createElement("button");
  Object.assign(button, { className: "icon-button picture-close", type: "button" });
  button.setAttribute("aria-label", close);
  const icon = document.querySelector("#siteFinder .icon").cloneNode(true);
  icon.querySelector("use").setAttribute("href", "#siteIcon-close");
  button.append(icon);
  dialog.append(button);
  return dialog;
};

export const showPicture = (image, close) => {
  const dialog = make(close);
  const shown = image.cloneNode();
  shown.removeAttribute("width");
  shown.removeAttribute("height");
  dialog.setAttribute("aria-label", image.alt);
  dialog.append(shown);
  dialog.addEventListener("click", ({ target }) => {
    if (target === shown) dialog.toggleAttribute("data-whole");
    else dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
};
