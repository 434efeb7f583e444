// What the browser remembers of a reader. One that blocks site data remembers nothing, and everything else works.
const attempt = (use) => {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
};
export const recall = (name) => attempt((storage) => storage.getItem(`preview-host.${name}`));
export const remember = (name, value) => attempt((storage) => storage.setItem(`preview-host.${name}`, value));
export const forget = (name) => attempt((storage) => storage.removeItem(`preview-host.${name}`));

// A list that was remembered. What another version of the site has written may be anything.
export const recallList = (name) => {
  const list = attempt(() => JSON.parse(recall(name)));
  return Array.isArray(list) ? list : [];
};
export const rememberList = (name, list) => remember(name, JSON.stringify(list));
