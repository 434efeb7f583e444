// Elements of a live view that move away before they are removed.
const duration = (element) => {
  const style = getComputedStyle(element);
  const longest = (text) => Math.max(...text.split(",").map(Number.parseFloat));
  return (longest(style.transitionDuration) + longest(style.transitionDelay)) * 1000;
};

// Removes an element after its motion, and returns whether it does. A screen reader and the keyboard do not find it anymore.
export const leave = (element) => {
  if (element.nodeType !== Node.ELEMENT_NODE) return false;
  if (element.hasAttribute("data-leaving")) return true;
  if (!element.dataset.leave || !duration(element)) return false;
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
  const place = { left: offsetLeft, top: offsetTop, width: offsetWidth, height: offsetHeight };
  for (const [name, length] of Object.entries(place)) element.style[name] = `${length}px`;
  element.inert = true;
  element.setAttribute("data-leaving", "");
  // It can come back, which removes the attribute.
  Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => {
    if (element.hasAttribute("data-leaving")) element.remove();
  });
  return true;
};
