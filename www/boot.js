// Starts the program. A file of its own, so that the content security policy
// ("script-src 'self' 'wasm-unsafe-eval'") needs neither a nonce nor a hash.
const me = document.querySelector('script[data-wasm]');
const url = (name) => new URL(name, document.baseURI).href;
try {
  const { default: init } = await import(url(me.dataset.js));
  await init({ module_or_path: url(me.dataset.wasm) });
} catch (error) {
  const note = document.getElementById('loading');
  if (note) note.textContent = 'Notabene: ' + error;
  throw error;
}
