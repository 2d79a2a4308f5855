// Stands in for `sw.js` while Notabene is being worked on (`cargo xtask serve`): keeps nothing, and takes away what
// a published copy at the same address has kept, as that would hide every change.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(Promise.all([
  registration.unregister(),
  caches.keys().then((all) => Promise.all(all
    .filter((name) => name.startsWith(`notabene ${new URL('./', location.href).pathname} `))
    .map((name) => caches.delete(name)))),
])));
