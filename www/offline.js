// Keeps the site on the device once the first screen stands, and tells the program when there is a newer version.
// Nothing is loaded again before somebody asks for it. Only pages of their own do this: none that stands in another.
const HOUR = 3_600_000;

const keep = async (container) => {
  // Without one, what comes is no new version, but the first.
  let known = container.controller !== null;
  let chosen = false;
  const newer = () => window.dispatchEvent(new Event('notabene-newer'));
  const registration = await container.register(new URL('sw.js', import.meta.url), { updateViaCache: 'none' });
  const offer = () => registration.waiting && container.controller && newer();
  const watch = () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => coming.state === 'installed' && offer());
  };
  registration.addEventListener('updatefound', watch);
  watch();
  offer();
  container.addEventListener('controllerchange', () => {
    if (chosen) location.reload();
    // Another window took the new version.
    else if (known) newer();
    known = true;
  });
  window.addEventListener('notabene-use', () => {
    chosen = true;
    if (registration.waiting) registration.waiting.postMessage('use');
    else location.reload();
  });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < HOUR) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
};

/** Where nothing can be kept, a newer version is a page that is loaded again. */
const ahead = () => {
  window.addEventListener('notabene-use', () => location.reload());
};

/** Takes away what this folder keeps, and what stands for it. */
const forget = async () => {
  const home = new URL('./', import.meta.url);
  const all = (await caches.keys()).filter((name) => name.startsWith(`notabene ${home.pathname} `));
  await Promise.all(all.map((name) => caches.delete(name)));
  const registration = await navigator.serviceWorker.getRegistration(home);
  if (registration?.scope === home.href) await registration.unregister();
};

if (window === window.top) {
  const container = window.isSecureContext ? navigator.serviceWorker : undefined;
  // What was just forgotten is not kept again before the next visit.
  const forgotten = location.hash === '#me/forgotten';
  if (container && !forgotten) keep(container).catch(ahead);
  else if (!forgotten) ahead();
  if (container) {
    window.addEventListener('notabene-forget', (event) => {
      event.preventDefault();
      // A cache that the browser refuses to delete stays.
      forget().catch(console.error).finally(() => location.reload());
    });
  }
}
