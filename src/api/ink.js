// Entry `notabene/ink`: gives every `Game` the method `readInk`. The reader with its net is a wasm module of its own, so that
// nobody loads it who does not import this entry.
import { Game } from './notabene.js';
import { bad } from './load.js';
import { program } from './program.js';
import * as bindings from './ink_bg.js';

const { init, initSync, called } = program({
  imports: { './ink_bg.js': bindings },
  bindings,
  address: () => new URL('./ink_bg.wasm', import.meta.url),
  script: () => import('./ink_wasm.js'),
  name: 'reader of ink',
  methods: { readInk },
});

/** Loads and starts the reader; starts it again after a panic. */
export default init;
/** Likewise from bytes or a compiled module, without waiting: for Node.js and workers. */
export { initSync };

// Points of one ink and its greatest place, copied lines, signs of the text of one, and signs of strokes as a text, at most.
const POINTS = 65_536;
const PLACE = 32_767;
const LINES = 24;
const SIGNS = 100;
const TEXT = 64 * POINTS;

const INK = 'an array of strokes, or a text like "10,20 30,40|50,20 50,60"';
const STROKE = 'an array of at least one point';
const POINT = `[x, y] or { x, y }, numbers from -${PLACE} to ${PLACE}`;
const MANY = `at most ${POINTS} points`;
const COPIED = `an array of at most ${LINES} objects with the strokes of a line and its text`;

const isNumber = (value) => typeof value === 'number' && value >= -PLACE && value <= PLACE;

// Reads a value of the caller: a proxy or a getter may throw.
function read(name, value, work) {
  try {
    return work();
  } catch (error) {
    if (error?.kind === 'bad_argument') throw error;
    throw Object.assign(bad(name, 'something that can be read', value), { cause: error });
  }
}

// Strokes as the program takes them. Arrays are read by places: an iterator of the caller may have no end.
function written(strokes, name) {
  if (typeof strokes === 'string') {
    if (strokes.length > TEXT) throw bad(name, MANY, strokes);
    return strokes;
  }
  return read(name, strokes, () => {
    if (!Array.isArray(strokes)) throw bad(name, INK, strokes);
    if (strokes.length > POINTS) throw bad(name, MANY, strokes);
    let points = 0;
    const parts = [];
    for (let n = 0; n < strokes.length; n += 1) {
      const [stroke, at] = [strokes[n], `${name}[${n}]`];
      if (!Array.isArray(stroke) || stroke.length === 0) throw bad(at, STROKE, stroke);
      points += stroke.length;
      if (points > POINTS) throw bad(name, MANY, strokes);
      const places = [];
      for (let m = 0; m < stroke.length; m += 1) {
        const point = stroke[m];
        const [x, y] = Array.isArray(point) ? [point[0], point[1]] : [point?.x, point?.y];
        if (!isNumber(x) || !isNumber(y)) throw bad(`${at}[${m}]`, POINT, isNumber(x) ? y : (x ?? point));
        places.push(`${x},${y}`);
      }
      parts.push(places.join(' '));
    }
    return parts.join('|');
  });
}

// Copied lines: of each its text, then its strokes.
function copies(options) {
  if (options === undefined || options === null) return [];
  return read('options', options, () => {
    if (typeof options !== 'object' || Array.isArray(options)) throw bad('options', 'an object with the option copied', options);
    for (const name of Object.keys(options)) {
      if (name !== 'copied') throw bad(name, 'one of the options copied', options[name]);
    }
    const { copied } = options;
    if (copied === undefined || copied === null) return [];
    if (!Array.isArray(copied) || copied.length > LINES) throw bad('copied', COPIED, copied);
    const parts = [];
    for (let n = 0; n < copied.length; n += 1) {
      const line = copied[n];
      if (typeof line !== 'object' || line === null) throw bad(`copied[${n}]`, 'an object with strokes and text', line);
      const { strokes, text } = line;
      if (typeof text !== 'string' || text.length > SIGNS) throw bad(`copied[${n}].text`, `a string of at most ${SIGNS} characters`, text);
      parts.push(text, written(strokes, `copied[${n}].strokes`));
    }
    return parts;
  });
}

const EXPECTED = { bad_point: 'points like 10,20 with blanks between them', bad_stroke: STROKE, too_long: MANY };

// The error for what the program refused.
function refused([reason, line, at], strokes, language) {
  if (reason === 'no_signs') return bad('style.language', 'a language whose pieces have letters in Latin script', language);
  if (reason === 'bad_copy') return bad(`copied[${line}]`, 'strokes that can be its text', undefined);
  const name = line === '-' ? 'strokes' : `copied[${line}].strokes`;
  return Object.assign(bad(name, EXPECTED[reason] ?? 'a call of the same version', strokes), { at: Number(at) });
}

function readInk(strokes, options) {
  const [line, style] = [Game.prototype.export.call(this, 'line'), Game.prototype.styleCode.call(this)];
  const [ink, copied] = [written(strokes, 'strokes'), copies(options)];
  const [verdict, ...texts] = called(() => bindings.read_strokes(line, style, ink, copied)).split('\n');
  switch (verdict) {
    case 'sure':
      return { sure: texts[0] };
    case 'ask':
      return { ask: texts };
    case 'unreadable':
      return { unreadable: true };
    default:
      throw refused(texts, ink, this.style.language);
  }
}
