// The worker that reads ink, photographed score sheets and QR codes. A request is a list: an id, the name of a function of the program
// and its arguments; the answer is the id with the result, or with null if it failed. A picture as the first argument
// takes the place of its pixels, width and height: a file, or an image of a camera.
const PROGRAM = 'notabene-reader';
// Longer side in pixels, and bytes of a file: a letter of a sheet has more than enough pixels then.
const MOST_SIDE = 4096;
const MOST_BYTES = 100_000_000;
const url = (name) => new URL(name, import.meta.url).href;

const started = (async () => {
  const program = await import(url(`${PROGRAM}.js`));
  await program.default({ module_or_path: url(`${PROGRAM}_bg.wasm`) });
  return program;
})();
// A failure is told to whoever asks; nobody may have asked yet.
started.catch(() => undefined);

function pixels(picture) {
  const scale = Math.min(1, MOST_SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return [context.getImageData(0, 0, width, height).data, width, height];
}

async function call(name, given) {
  const { [name]: read } = await started;
  let [picture, ...rest] = given;
  if (picture instanceof Blob) {
    if (picture.size > MOST_BYTES) return 'refused\tlarge';
    // The browser turns the picture as its file says.
    picture = await createImageBitmap(picture).catch(() => undefined);
    if (!picture) return 'refused\tno-picture';
  }
  return picture instanceof ImageBitmap ? read(...pixels(picture), ...rest) : read(...given);
}

addEventListener('message', async ({ data: [id, name, ...given] }) => {
  postMessage([id, await call(name, given).catch(() => null)]);
});
