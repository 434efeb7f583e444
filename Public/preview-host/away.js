// Notices that the host is away, such as while it is built and started again, and asks for it until it is back.
import { $, home } from "./documents.js";

const pause = 500;
let since;
let waiting;
const followers = [];

export const isAway = () => since !== undefined;
// Calls a function when the host is back, after what the reader has done last.
export const onBack = (follow) => followers.push(follow);
// Does something when the host is back, instead of what was to be done before.
export const doWhenBack = (action) => { waiting = action; };

const show = () => {
  const notice = $("#siteAway");
  if (!notice) return;
  const time = since?.toLocaleTimeString(document.documentElement.lang, { hour: "numeric", minute: "2-digit" });
  $("span", notice).textContent = since ? notice.dataset.text.replace("{time}", time) : "";
  notice.hidden = !since;
};

// A proxy answers for a host that is away.
const isThere = () => fetch(new URL("health", home), { cache: "no-store" }).then(({ ok }) => ok, () => false);
const ask = async () => {
  if (!(await isThere())) return setTimeout(ask, pause);
  since = undefined;
  show();
  const action = waiting;
  waiting = undefined;
  try {
    await action?.();
  } finally {
    for (const follow of followers) follow();
  }
};

// Whether the host is away, after a request has failed. An export has no host.
let asking;
export const noticeIfAway = async () => {
  if (!document.body.dataset.changes) return false;
  if (isAway()) return true;
  asking ??= isThere().finally(() => { asking = undefined; });
  if (await asking || isAway()) return isAway();
  since = new Date();
  show();
  setTimeout(ask, pause);
  return true;
};
