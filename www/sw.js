// Notabene without a network. The build puts three lines before this file: FILES, every file of the site with the
// SHA-256 of what is in it, VERSION, that of the list, and SITE, the version that the pages of this site ask for. Files are kept under their path and that hash, so that a
// new version fetches only what is new, and a page never gets a file of another version than its own.
const HOME = new URL('./', location.href);
// The copies of Notabene in other folders of this server have caches of their own.
const OURS = `notabene ${HOME.pathname} `;
const NOW = OURS + VERSION;

const key = (name) => new URL(`${encodeURI(name)}?${encodeURIComponent(FILES[name])}`, HOME).href;

/** The file of this site that an address means; none for everything else. */
const named = (url) => {
  if (url.origin !== HOME.origin || !url.pathname.startsWith(HOME.pathname)) return undefined;
  let name = url.pathname.slice(HOME.pathname.length);
  try {
    name = decodeURI(name);
  } catch {
    return undefined;
  }
  if (name === '' || name.endsWith('/')) name += 'index.html';
  return Object.hasOwn(FILES, name) ? name : undefined;
};

/** A file from the server, if it is that of this version. What the browser still has may be old. */
const fetched = async (name) => {
  const url = new URL(encodeURI(name), HOME).href;
  const integrity = `sha256-${FILES[name]}`;
  const answer = await fetch(url, { integrity }).catch(() => fetch(url, { integrity, cache: 'reload' }));
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  // Some servers send `index.html` elsewhere; what was sent elsewhere is no answer for a page.
  return answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer;
};

/** The same file, kept by another version. */
const older = async (name) => {
  for (const cacheName of await caches.keys()) {
    const found = cacheName.startsWith(OURS) && (await caches.match(key(name), { cacheName }));
    if (found) return found;
  }
  return undefined;
};

const put = async (name) => {
  const cache = await caches.open(NOW);
  if (!(await cache.match(key(name)))) await cache.put(key(name), (await older(name)) ?? (await fetched(name)));
};

/** What waits until it is wanted where data are to be saved. */
const RARE = /_(?!bg\.)[^_/]+\.wasm$|-ext-|\/(?!say)[^/]*\.txt$|^(board|demo|icons)\/|opponent|scanner|^(ink|photo)\.js$|-reader/;
const OTHER = /\.[a-z]{2,3}\.txt$/;

const install = async () => {
  const spare = navigator.connection?.saveData;
  const language = `.${navigator.language.split('-')[0]}.txt`;
  const late = (name) => OTHER.test(name) && !name.endsWith(language);
  const names = Object.keys(FILES).filter((name) => !(spare && RARE.test(name)));
  names.sort((a, b) => late(a) - late(b));
  // A few at a time: the page may want something, too. What is there stays for the next try.
  const next = async () => {
    for (let name = names.shift(); name; name = names.shift()) await put(name);
  };
  await Promise.all([next(), next(), next(), next()]);
};

const activate = async () => {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NOW);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
};

/** A file that is kept; one that the browser threw away is fetched again. */
const answered = async (name, request) => {
  const there = await caches.match(key(name), { cacheName: NOW });
  if (there) return there;
  try {
    const answer = await fetched(name);
    const copy = answer.clone();
    await (await caches.open(NOW)).put(key(name), copy).catch(() => undefined);
    return answer;
  } catch {
    return fetch(request);
  }
};

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const name = request.method === 'GET' ? named(url) : undefined;
  if (!name) return;
  // Sentences and styles are asked for with a version: none of them fits a page of another one.
  const wanted = url.searchParams.get('v');
  const fits = wanted === null || wanted === SITE;
  event.respondWith(fits ? answered(name, request) : Response.error());
});
addEventListener('message', (event) => event.data === 'use' && skipWaiting());
