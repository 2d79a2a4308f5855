// The worker that reads QR codes, where the browser has no reader of its own. A request is a picture; the answer is the list of
// texts in it, or nothing if it failed.
const PROGRAM = 'notabene-scanner';
const url = (name) => new URL(name, import.meta.url).href;

const started = (async () => {
  const { default: init, read_codes } = await import(url(`${PROGRAM}.js`));
  await init({ module_or_path: url(`${PROGRAM}_bg.wasm`) });
  return read_codes;
})();

const codes = async (picture) => {
  const read = await started;
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  context.drawImage(picture, 0, 0);
  picture.close();
  return read(context.getImageData(0, 0, width, height).data, width, height);
};

addEventListener('message', async ({ data }) => {
  postMessage(await codes(data).catch(() => null));
});
