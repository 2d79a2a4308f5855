// The worker that reads a photographed score sheet. A request is a list: the name of a function of the program and its arguments; the
// answer is a report, or null if it failed. `begin` and `add` get the file of a picture in place of its pixels.
const PROGRAM = 'notabene-photo-reader';
// Longer side in pixels, and bytes of a file: a letter of the sheet has more than enough pixels then.
const MOST_SIDE = 4096;
const MOST_BYTES = 100_000_000;
const url = (name) => new URL(name, import.meta.url).href;

const started = (async () => {
  const program = await import(url(`${PROGRAM}.js`));
  await program.default({ module_or_path: url(`${PROGRAM}_bg.wasm`) });
  return program;
})();

// The browser turns the picture as its file says.
const open = async (call, file, ...given) => {
  if (file.size > MOST_BYTES) return 'refused\tlarge';
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return 'refused\tno-picture';
  const scale = Math.min(1, MOST_SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return call(context.getImageData(0, 0, width, height).data, width, height, ...given);
};

addEventListener('message', async ({ data: [name, ...given] }) => {
  const call = async (program) =>
    given[0] instanceof Blob ? open(program[name], ...given) : program[name](...given);
  const report = await started.then(call).catch(() => null);
  postMessage(report ?? null);
});
