// Frames for documents that scripts examine and nobody sees.
export const makeHiddenFrame = () => {
  const frame = document.createElement("iframe");
  frame.className = "hidden-frame";
  frame.inert = true;
  frame.setAttribute("aria-hidden", "true");
  document.documentElement.append(frame);
  return frame;
};
export const loadInFrame = (frame, address) => new Promise((resolve) => {
  frame.addEventListener("load", resolve, { once: true });
  frame.src = address;
});
