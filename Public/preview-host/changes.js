// Shows changes of files at once. The tabs of a browser share one stream of events.
import { noticeIfAway, onBack } from "./away.js";
import { home } from "./documents.js";
import { refresh } from "./exchange.js";
import { refreshFrames } from "./previews.js";

// The version of the content from which the page was made, at the end of its address of events.
const version = () => /\/changes\/(.+)$/.exec(document.body.dataset.changes)?.[1] ?? "0.0";
// What previews depend on. The third number counts the calls of assistants.
const filesOf = (text) => text.split(".", 2).join(".");

// A hidden page is updated when it is shown.
let isWaiting = false;
let affectsFrames = false;
let last = Promise.resolve();
// The newest version is passed if it is known.
const changed = (newest) => {
  affectsFrames ||= typeof newest !== "string" || filesOf(newest) !== filesOf(version());
  if (document.hidden) {
    document.addEventListener("visibilitychange", changed, { once: true });
    return;
  }
  // Changes during an update are shown together by the next one.
  if (isWaiting) return;
  isWaiting = true;
  last = last.then(() => {
    const frames = affectsFrames;
    isWaiting = affectsFrames = false;
    return refresh({ frames });
  }).catch(() => {});
};

// The newest version that this tab has heard of.
let newest;
// The first event comes at once if the content is newer than the page.
const listen = (channel) => {
  const shown = newest = version();
  const tell = (data) => {
    changed(data);
    channel.postMessage({ told: data });
  };
  let wasLost = false;
  let events;
  let pause;
  const connect = () => {
    events = new EventSource(document.body.dataset.changes);
    events.addEventListener("message", ({ data }) => {
      newest = data;
      if (data !== version()) {
        tell(data);
        return;
      }
      // The page itself is from after the change, such as after its own form, but its previews may be from before.
      refreshFrames();
      channel.postMessage({});
    });
    events.addEventListener("error", () => {
      wasLost = true;
      noticeIfAway();
      channel.postMessage({ isLost: true });
      // A browser does not connect again after a refusal, such as that of a host that ends.
      if (events.readyState === EventSource.CLOSED) pause = setTimeout(connect, 2000);
    });
    events.addEventListener("open", () => {
      newest = shown;
      if (wasLost) tell();
      wasLost = false;
    });
  };
  connect();
  return () => {
    clearTimeout(pause);
    events.close();
  };
};

// Without HTTPS, there are no locks on another computer. Each tab has its own stream while it is in view, because a browser
// opens only six connections to a host.
const listenInView = (channel) => {
  let stop;
  const follow = () => {
    stop?.();
    stop = document.hidden ? undefined : listen(channel);
  };
  follow();
  document.addEventListener("visibilitychange", follow);
};

// A page in a frame is part of another one, and exported files do not change. The lock is free again when the page that holds it is left.
if (window.parent === window && document.body.dataset.changes) {
  // A proxy can have several hosts under one name.
  const name = `preview-host-changes ${home.pathname}`;
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data: { asks, isLost, outdated, told } }) => {
    if (isLost) return noticeIfAway();
    if (asks && newest && asks !== newest) channel.postMessage({ outdated: asks });
    else if (!asks && (!outdated || outdated === version())) changed(told);
  });
  onBack(changed);
  // A form, such as one that accepts snapshots, changes what other tabs show.
  document.addEventListener("form-sent", () => channel.postMessage({}));
  // A page that was made just before a change asks the tab that has heard of it.
  channel.postMessage({ asks: version() });
  if (navigator.locks) navigator.locks.request(name, () => new Promise(() => { listen(channel); }));
  else listenInView(channel);
}
