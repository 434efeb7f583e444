// Shows changes of files at once. The tabs of a browser share one stream of events.
import { refresh } from "./exchange.js";

// A hidden page is updated when it is shown.
let isWaiting = false;
let last = Promise.resolve();
const changed = () => {
  if (document.hidden) {
    document.addEventListener("visibilitychange", changed, { once: true });
    return;
  }
  // Changes during an update are shown together by the next one.
  if (isWaiting) return;
  isWaiting = true;
  last = last.then(() => {
    isWaiting = false;
    return refresh({ frames: true });
  }).catch(() => {});
};

const listen = (channel) => new Promise(() => {
  const events = new EventSource(document.body.dataset.changes);
  const tell = () => {
    changed();
    channel.postMessage("");
  };
  let wasLost = false;
  events.addEventListener("message", tell);
  events.addEventListener("error", () => { wasLost = true; });
  events.addEventListener("open", () => {
    if (wasLost) tell();
    wasLost = false;
  });
});

// A page in a frame is part of another one, and exported files do not change. The lock is free again when the page that holds it is left.
if (window.parent === window && document.body.dataset.changes) {
  const channel = new BroadcastChannel("preview-host-changes");
  channel.addEventListener("message", changed);
  if (navigator.locks) navigator.locks.request("preview-host-changes", () => listen(channel));
  else listen(channel);
}
