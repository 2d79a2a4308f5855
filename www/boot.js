// Starts the program. A file of its own, so that the content security policy
// ("script-src 'self' 'wasm-unsafe-eval'") needs neither a nonce nor a hash.
const me = document.querySelector('script[data-wasm]');
const url = (name) => new URL(name, document.baseURI).href;
// `?embed&language=fr`: the app in a frame of another page, which makes the choices (see embed.js).
const asked = new URLSearchParams(location.search);
const framed = asked.has('embed');
// What serves later visits waits until the first screen stands and the browser has nothing else to do. A frame in
// another page leaves nothing on the device.
const idle = window.requestIdleCallback ?? ((then) => setTimeout(then, 500));
// What the program is going to ask for comes along with it on a first visit, and not after it: the sentences, and with
// an address of something else than the game the second program. Later visits find all that on the device.
const along = (file) => {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '' });
  link.href = url(file);
  document.head.append(link);
};
const kept = () => {
  try {
    return localStorage.getItem('notabene.1.settings')?.match(/^language=(.*)/m)?.[1];
  } catch {
    // Where nothing may be kept, the browser's language is spoken.
    return undefined;
  }
};
if (!navigator.serviceWorker?.controller) {
  const spoken = [framed ? asked.get('language') : kept(), navigator.language, 'en'];
  const language = spoken.map((code) => code?.split(/[-_]/)[0].toLowerCase()).find((code) => /^(en|fr|nl)$/.test(code));
  along(`texts/say.${language}.txt?${me.dataset.wasm}`);
  if (location.hash.length > 1) along(me.dataset.js.replace('.js', '_annex.wasm'));
}
if (!framed) addEventListener('notabene-shown', () => idle(() => import('./offline.js')), { once: true });
try {
  const { default: init, app } = await import(url(me.dataset.js));
  await init({ module_or_path: url(me.dataset.wasm) });
  // The browser may do something else before the first screen is made.
  await new Promise((next) => setTimeout(next));
  if (framed) {
    document.documentElement.dataset.framed = '';
    (await import(url('embed.js'))).reportHeight();
  }
  const lines = [...asked].map(([name, value]) => `${name}=${value.replaceAll('\n', ' ')}`);
  app(me.dataset.wasm, framed ? lines.join('\n') : undefined);
} catch (error) {
  const note = document.getElementById('loading');
  if (note) note.textContent = 'Notabene: ' + error;
  throw error;
}
