// Starts the program. A file of its own, so that the content security policy
// ("script-src 'self' 'wasm-unsafe-eval'") needs neither a nonce nor a hash.
const me = document.querySelector('script[data-wasm]');
const { js, wasm, version } = me.dataset;
// The files of each lazy part, by the name of its page.
const parts = JSON.parse(me.dataset.parts ?? '{}');
const url = (name) => new URL(name, document.baseURI).href;
// `?embed&language=fr`: the app in a frame of another page, which makes the choices (see embed.js).
const asked = new URLSearchParams(location.search);
const framed = asked.has('embed');
const worker = navigator.serviceWorker?.controller;
// What serves later visits waits until the first screen stands and the browser has nothing else to do. A frame in
// another page leaves nothing on the device.
const idle = window.requestIdleCallback ?? ((then) => setTimeout(then, 500));
const pause = (time) => new Promise((next) => setTimeout(next, time));

// Without Cache-Control browsers keep this page for days. A kept page asks the server for its version, and one whose
// program is gone asks again without any cache. Loading again gets the page from the server.
const visit = performance.getEntriesByType('navigation')[0];
const isKept = !worker && visit?.type !== 'reload' && visit?.transferSize === 0;
const isOld = async (cache) => {
  const answer = await fetch(location.href.split('#')[0], { cache });
  const newest = answer.ok ? /data-version="?([0-9a-f]+)/.exec(await answer.text())?.[1] : undefined;
  return newest !== undefined && newest !== version;
};
// Versions that were given up in this window: none is given up twice, whatever the server sends.
const GIVEN_UP = 'notabene.versions';
const forgive = () => {
  try {
    sessionStorage.removeItem(GIVEN_UP);
  } catch {
    // Nothing can be kept here, so nothing was.
  }
};
const mayReload = () => {
  try {
    const before = sessionStorage.getItem(GIVEN_UP)?.split(' ') ?? [];
    if (before.includes(version)) return false;
    sessionStorage.setItem(GIVEN_UP, [...before, version].join(' '));
    return true;
  } catch {
    return visit?.type !== 'reload';
  }
};
const reload = () => {
  if (!mayReload()) return false;
  location.reload();
  return true;
};
/** Loads the page again if the server has another version; whether it does. */
const heal = async () => (await isOld('reload').catch(() => false)) && reload();

// What the program is going to ask for comes along with it on a first visit, and not after it: the sentences, and the part
// of the program with the page of the address. Later visits find all that on the device.
const along = (file) => {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '' });
  link.href = url(file);
  document.head.append(link);
};
/** A setting that is stored on the device. */
const kept = (name) => {
  try {
    // Who is learning has settings behind a prefix; the first one has none.
    const learner = localStorage.getItem('notabene.1.learners')?.match(/"current":"([a-z0-9]+)"/)?.[1];
    const prefix = learner ? `l.${learner}.` : '';
    return localStorage.getItem(`notabene.1.${prefix}settings`)?.match(new RegExp(`^${name}=(.*)`, 'm'))?.[1];
  } catch {
    // Where nothing may be kept, the browser's language is spoken.
    return undefined;
  }
};
/** The files of the part with the page of an address, and of the part with what is behind its first screen. */
const partsOf = (address) => {
  if (/^.(=|%)/.test(address)) return parts.open_link ?? [];
  const words = address.split('/');
  const names = words.map((_, n) => words.slice(0, n + 1).join('_'));
  const at = names.findLastIndex((name) => parts[name]);
  return [...(parts[names[at]] ?? []), ...((at < words.length - 1 && parts[`${names[at]}_more`]) || [])];
};
/** Whether something is stored on the device. */
const isVisited = () => {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
};
const spoken = [framed ? asked.get('language') : kept('language'), navigator.language, 'en'];
const language = spoken.map((code) => code?.split(/[-_]/)[0].toLowerCase()).find((code) => /^(NOTABENE_LANGUAGES)$/.test(code));

// The first screen is painted before the program is there: on a first visit, the start of a game of chess in words of
// the visitor; later, and for another page than the game, only what does not change, in the colours that were chosen.
const look = document.documentElement.dataset;
const theme = framed ? asked.get('theme') : kept('theme');
if (theme) look.theme = theme;
const first = document.getElementById('first');
for (const word of first?.querySelectorAll(`[data-${language}]`) ?? []) word.textContent = word.dataset[language];
if (framed) first?.remove();
else if (location.hash.length > 1 || isVisited()) first?.querySelector('main')?.remove();
// Addresses of earlier versions lead to the pages that took their place.
const renamed = (first?.querySelector('[data-renamed]')?.dataset.renamed ?? '').split(',').map((pair) => pair.split(' '));
const asks = location.hash.slice(1);
const [old, now] = renamed.find(([name]) => asks === name || asks.startsWith(`${name}/`)) ?? [];
const address = now ? now + asks.slice(old.length) : asks;
const page = first?.querySelector(`[data-page="${CSS.escape(address)}"]`);
// The place of the address is marked in the bar.
const places = [...(first?.querySelectorAll('.places a') ?? [])];
const here = page?.dataset.place ?? address.split('/')[0];
if (page || places.some(({ hash }) => hash === `#${here}`)) {
  for (const place of places) place.ariaCurrent = place.hash.slice(1) === here ? 'page' : 'false';
}
// A later visitor may have another game, board or clock.
if (page && !(isVisited() && 'new' in page.dataset)) {
  page.hidden = false;
  if (page.matches('.wall')) Object.assign(look, { theme: 'projector', wall: 'true' });
  if (!isVisited()) for (const picture of page.querySelectorAll('[data-src]')) picture.src = picture.dataset.src;
  // Links in one line are moved as the program moves them.
  const link = page.querySelector('.practices [aria-current=page]');
  if (link) link.parentElement.scrollLeft = link.offsetLeft - link.parentElement.offsetLeft - 32;
}
// A tap on a painted button or link is done as soon as the program is there: it stands in the same place. The first
// screen is inert, so that its elements are found by their boxes; a tap beside them means nothing.
let tapped;
const remember = ({ clientX, clientY }) => {
  const isUnder = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
  };
  if ([...(first?.querySelectorAll('a, button') ?? [])].some(isUnder)) tapped = { clientX, clientY };
};
addEventListener('click', remember);

// The first screen is painted before anything else is fetched, so that nothing delays it: on a slow device the program would
// take the time in which it is drawn. Hidden pages are not painted, and later visits have everything on the device.
const painted = () => new Promise((next) => new PerformanceObserver(next).observe({ type: 'paint', buffered: true }));
if (!worker && !framed && !document.hidden) await Promise.race([painted(), pause(2000)]);
if (!worker) {
  along(wasm);
  along(`texts/say.${language}.txt?v=${version}`);
  for (const file of new Set(partsOf(address))) along(js.replace(/[^/]*$/, `${file}.wasm`));
}

const newest = isKept ? isOld('no-cache').catch(() => false) : undefined;
let isShown = false;
addEventListener(
  'notabene-shown',
  () => {
    isShown = true;
    removeEventListener('click', remember);
    if (tapped) document.elementFromPoint(tapped.clientX, tapped.clientY)?.closest('a, button')?.click();
    // Not before: without the styles of the lesson a page is as high as its frame and more, and both would grow.
    if (framed) return void import(url(`embed.js?v=${version}`)).then((embed) => embed.reportHeight(), console.error);
    forgive();
    // Without it nothing is kept before the next visit.
    idle(() => import(url(`offline.js?v=${version}`)).catch(() => undefined));
    // It came too late for the start: it is offered.
    newest?.then((isThere) => isThere && dispatchEvent(new Event('notabene-newer')));
  },
  { once: true },
);
// A part of the program that is wanted is not there. Nothing of a page in use is loaded again by itself.
addEventListener('notabene-missing', async () => {
  if (!isShown) await heal();
  else if (await isOld('reload').catch(() => false)) dispatchEvent(new Event('notabene-renewed'));
});

const start = async () => {
  const isBare = [...document.querySelectorAll('head link[rel=stylesheet]')].some((link) => !link.sheet);
  if (isBare && (await heal())) return;
  const { default: init, app } = await import(url(js));
  await init({ module_or_path: url(wasm) });
  // The browser may do something else before the first screen is made.
  await pause(0);
  if (newest && (await Promise.race([newest, pause(1000)])) && reload()) return;
  if (framed) document.documentElement.dataset.framed = '';
  const lines = [...asked].map(([name, value]) => `${name}=${value.replaceAll('\n', ' ')}`);
  app(version, framed ? lines.join('\n') : undefined);
};
try {
  await start();
} catch (error) {
  if (!(await heal())) {
    first?.remove();
    const note = document.getElementById('loading');
    if (note) note.textContent = 'Notabene: ' + error;
    throw error;
  }
}
