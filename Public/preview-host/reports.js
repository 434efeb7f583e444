// What was found in documents: remembered, so that a host that starts again gets it at once, and sent to the host.
import { recallList, rememberList } from "./memory.js";

const storage = "examined";
// Some MB of what a browser remembers of a site.
const longest = 2_000_000;
const keyOf = ({ name, locale, view }) => [name, locale, view].join(" ");

// The results of the documents of a catalog by their names. Those of other documents are forgotten.
export const rememberResults = (documents) => {
  const keys = new Set(documents.map(keyOf));
  const all = new Map(recallList(storage).filter(([key]) => keys.has(key)));
  let saving;
  const save = () => {
    const list = [...all];
    while (list.length && JSON.stringify(list).length > longest) list.splice(0, Math.ceil(list.length / 4));
    rememberList(storage, list);
  };
  return {
    all,
    set: (document, result) => {
      all.set(keyOf(document), result);
      clearTimeout(saving);
      saving = setTimeout(save, 1000);
    },
  };
};
export const recallResult = (all, document, digest) => {
  const known = all.get(keyOf(document));
  return known?.digest === digest ? known : null;
};

// Sends results, several at a time, each request below the limit of the host. A visitor who may not change anything sends nothing.
const largest = 40_000;
const pause = 1000; // milliseconds
export const makeReporter = (address, problems) => {
  let [waiting, isRefused, last, shown] = [[], false, performance.now(), problems];
  const sizeOf = (list) => encodeURIComponent(JSON.stringify(list)).length;
  const post = async (list) => {
    const body = new URLSearchParams({ results: JSON.stringify(list) });
    const response = await fetch(address, { method: "POST", body });
    isRefused = response.status === 403;
    return response.ok ? (await response.json()).problems ?? shown : shown;
  };
  return {
    add: ({ name, locale, view }, { digest, violations, misfits }) => {
      waiting.push({ name, locale, view, digest, violations, misfits });
    },
    isDue: () => performance.now() - last > pause || sizeOf(waiting) > largest / 2,
    // Whether the number of problems has changed.
    send: async () => {
      last = performance.now();
      const before = shown;
      while (waiting.length && !isRefused) {
        let count = waiting.length;
        while (count > 1 && sizeOf(waiting.slice(0, count)) > largest) count = Math.ceil(count / 2);
        shown = await post(waiting.splice(0, count));
      }
      return shown !== before;
    },
  };
};
