// Games of a long text, read piece by piece while the page goes on.
import { bad } from './load.js';

// Characters read at a time, and milliseconds after which the page gets its turn.
const PART = 1 << 14;
const TURN = 8;

// Work after `scheduler.yield` is preferred to frames, of which ten a second would be left.
const turn = () => globalThis.scheduler?.postTask?.(() => {}) ?? new Promise((done) => setTimeout(done));

// The pieces of a source as text, each with the bytes or characters read so far.
async function* pieces(source, encoding) {
  if (typeof source === 'string') {
    for (let at = 0; at < source.length; at += PART) yield [source.slice(at, at + PART), Math.min(source.length, at + PART)];
    return;
  }
  if (typeof source?.stream === 'function') source = source.stream();
  else if (source?.body !== undefined) source = source.body;
  let decoder;
  let [read, first] = [0, []];
  for await (const piece of iterated(source)) {
    const size = piece.byteLength ?? piece.length;
    // A single piece may be the whole file.
    for (let at = 0; at < size; at += PART) {
      const part = typeof piece === 'string' ? piece.slice(at, at + PART) : new Uint8Array(piece.buffer ?? piece, (piece.byteOffset ?? 0) + at, Math.min(PART, size - at));
      const sofar = read + Math.min(size, at + PART);
      if (typeof part === 'string') yield [part, sofar];
      else if (decoder) yield [decoder.decode(part, { stream: true }), sofar];
      else {
        // The mark of UTF-16 has two bytes.
        first = [...first, ...part];
        if (first.length < 2) continue;
        decoder = new TextDecoder(encoding ?? marked(first));
        yield [decoder.decode(new Uint8Array(first), { stream: true }), sofar];
      }
    }
    read += size;
  }
  decoder ??= new TextDecoder(encoding);
  yield [decoder.decode(first.length < 2 ? new Uint8Array(first) : undefined), read];
}

// The encoding that the first two bytes of a file tell; otherwise UTF-8.
const marked = ([one, two]) => (one === 0xff && two === 0xfe ? 'utf-16le' : one === 0xfe && two === 0xff ? 'utf-16be' : 'utf-8');

function iterated(source) {
  if (source?.[Symbol.asyncIterator] || source?.[Symbol.iterator]) return source;
  if (typeof source?.getReader === 'function') return chunks(source.getReader());
  throw bad('source', 'a text, a File, a ReadableStream, a Response or an iterable of their pieces', source);
}

// A stream in browsers where it cannot be iterated.
async function* chunks(reader) {
  try {
    for (let next; !(next = await reader.read()).done; ) yield next.value;
  } finally {
    await reader.cancel().catch(() => {});
  }
}

// Lines and the columns of the last one, in a text.
const breaks = (text) => text.split('\n').length - 1;
const tail = (text) => text.length - 1 - text.lastIndexOf('\n');

/** Yields the games of a source; see `Game.stream`. */
export async function* stream(Game, source, { style, signal, onProgress, encoding } = {}) {
  const total = typeof source === 'string' ? source.length : source?.size;
  let [text, index, line, column] = ['', 0, 0, 0];
  let need = PART;
  let since = performance.now();
  let done = 0;
  // The games of the text that are complete.
  function* games(isLast) {
    const { games, errors, ends } = Game.importPart(text, isLast, style);
    let from = 0;
    for (const [n, end] of ends.entries()) {
      const own = errors.filter((error) => error.game === n);
      const placed = own.map((error) => ({
        ...error, game: index + n, line: error.line + line, column: error.column + (error.line === 1 ? column : 0),
      }));
      signal?.throwIfAborted();
      yield { ...games[n], index: index + n, text: text.slice(from, end), errors: placed };
      from = end;
    }
    const consumed = text.slice(0, from);
    column = consumed.includes('\n') ? tail(consumed) : column + consumed.length;
    line += breaks(consumed);
    index += ends.length;
    text = text.slice(from);
    need = Math.max(PART, 2 * text.length);
  }
  for await (const [piece, read] of pieces(source, encoding)) {
    signal?.throwIfAborted();
    done = read;
    text += piece;
    if (text.length >= need) yield* games(false);
    onProgress?.({ read, total, games: index });
    if (performance.now() - since > TURN) {
      await turn();
      since = performance.now();
    }
  }
  signal?.throwIfAborted();
  yield* games(true);
  onProgress?.({ read: done, total, games: index });
}
