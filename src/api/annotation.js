// Arguments of `annotate`: each part checked, and as text.
import { bad } from './load.js';

const INKS = { green: 'G', red: 'R', blue: 'B', yellow: 'Y' };
const isWhole = (value, most) => Number.isInteger(value) && value >= 0 && value <= most;

function check(is, part, expected, value) {
  if (!is) throw bad(`annotation.${part}`, expected, value);
}

function words(part) {
  return (value) => {
    check(typeof value === 'string', part, 'a string', value);
    return value;
  };
}

function command(shape) {
  const { from, to, color = 'green' } = shape ?? {};
  const isField = (field) => /^[a-z0-9]{1,3}$/.test(field);
  check(isField(from) && (to == null || isField(to)), 'shapes', 'fields of the board', shape);
  check(Object.hasOwn(INKS, color), 'shapes', 'the colors green, red, blue and yellow', color);
  return to == null ? `[%csl ${INKS[color]}${from}]` : `[%cal ${INKS[color]}${from}${to}]`;
}

// Shapes first: only their fields may still be refused, and nothing has changed then.
const PARTS = {
  shapes(value) {
    check(Array.isArray(value), 'shapes', 'an array', value);
    return value.map(command).join('');
  },
  before: words('before'),
  comment: words('comment'),
  nags(value) {
    check(Array.isArray(value) && value.every((nag) => isWhole(nag, 255)), 'nags', 'an array of numbers from 0 to 255', value);
    return value.join();
  },
  clock(value) {
    check(value === null || isWhole(value, 4294967295), 'clock', 'a whole number of milliseconds, or null', value);
    return String(value ?? '');
  },
  eval(value) {
    const text = String(value ?? '');
    check(value === null || /^[#+\-.\d]{0,11}\d$/.test(text), 'eval', 'pawns such as 0.35, "#-3" or null', value);
    return text;
  },
};

/** The parts of an annotation as pairs of name and text. */
export function parts(annotation) {
  const names = Object.keys(PARTS);
  if (typeof annotation !== 'object' || !annotation) throw bad('annotation', `an object with the options ${names.join(', ')}`, annotation);
  const unknown = Object.keys(annotation).find((name) => !names.includes(name));
  if (unknown) throw bad(`annotation.${unknown}`, `one of the options ${names.join(', ')}`, annotation[unknown]);
  const given = names.map((name) => [name, annotation[name]]).filter(([, value]) => value !== undefined);
  return given.map(([name, value]) => [name, PARTS[name](value)]);
}
