// The properties of a board: usual values, attributes, and the check of what a program sets.
import { bad } from './load.js';

export const SIDES = ['white', 'black'];
/** The kinds of pieces. */
export const KINDS = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn', 'man', 'crowned'];

const isObject = (value) => typeof value === 'object' && value !== null;
const isText = (value) => typeof value === 'string';

function oneOf(values) {
  const expected = `one of ${values.map((value) => (value === null ? 'null' : `"${value}"`)).join(', ')}`;
  return (name, value) => {
    if (values.includes(value)) return value;
    throw bad(name, expected, value);
  };
}

function text(name, value) {
  if (isText(value)) return value;
  throw bad(name, 'a text', value);
}

function optionalText(name, value) {
  return value === null || value === undefined ? null : text(name, value);
}

function flag(name, value) {
  if (typeof value === 'boolean') return value;
  throw bad(name, 'true or false', value);
}

function milliseconds(name, value) {
  if (typeof value === 'number' && value >= 0 && value <= 10_000) return value;
  throw bad(name, 'a number of milliseconds up to 10000', value);
}

function fields(name, value) {
  if (value === null || value === undefined) return null;
  if (!Array.isArray(value) || !value.every(isText)) throw bad(name, 'a list of names of fields', value);
  return [...value];
}

function checked(name, value) {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean' || isText(value)) return value;
  throw bad(name, 'true, false or the name of a field', value);
}

// A map or an object from fields to lists of fields.
function destinations(name, value) {
  if (value === null || value === undefined) return null;
  const entries = value instanceof Map ? [...value] : isObject(value) ? Object.entries(value) : undefined;
  const isList = (list) => isObject(list) && Symbol.iterator in list;
  if (!entries?.every(([from, to]) => isText(from) && isList(to) && [...to].every(isText))) {
    throw bad(name, 'a map from fields to lists of fields, or null', value);
  }
  return new Map(entries.map(([from, to]) => [from, [...to]]));
}

// Classes are written into the drawing.
const CLASS = /^[a-z][a-z0-9-]*$/i;
/** Names of colours as in records; any colour of CSS is one, too. */
export const COLOURS = ['green', 'red', 'blue', 'yellow'];

function highlights(name, value) {
  const list = value ?? [];
  const isGood = (one) => isObject(one) && isText(one.field) && (one.mark === undefined || CLASS.test(one.mark)) && hasColour(one);
  if (!Array.isArray(list) || !list.every(isGood)) throw bad(name, 'a list of { field, mark, colour }', value);
  return list.map(({ field, mark = 'lit', colour }) => ({ field, mark, colour }));
}

const isColour = (colour) => isText(colour) && (COLOURS.includes(colour) || CSS.supports('color', colour));
const hasColour = ({ colour }) => colour === undefined || isColour(colour);

function shapes(name, value) {
  const list = value ?? [];
  const isGood = (one) => isObject(one) && isText(one.from) && (one.to === undefined || isText(one.to)) && hasColour(one);
  if (!Array.isArray(list) || !list.every(isGood)) throw bad(name, 'a list of { from, to, colour }', value);
  return list.map(({ from, to = from, colour = 'green' }) => (to === from ? { from, colour } : { from, to, colour }));
}

const words = (attribute) => attribute.split(/\s+/).filter(Boolean);
const isTrue = (attribute) => attribute !== 'false';
// An attribute that is no number is refused by the check.
const number = (attribute) => (attribute.trim() ? Number(attribute) : attribute);

/** Properties: usual value, check, and how the attribute of that name is read, if there is one. */
export const OPTIONS = {
  game: { usual: 'chess', check: text },
  position: { usual: null, check: optionalText },
  orientation: { usual: 'white', check: oneOf(SIDES) },
  coordinates: { usual: 'outside', check: oneOf(['outside', 'inside', 'none']) },
  theme: { usual: 'auto', check: oneOf(['auto', 'light', 'dark', 'projector']) },
  language: { usual: null, check: optionalText },
  label: { usual: null, check: optionalText },
  readOnly: { usual: false, check: flag, attribute: 'read-only', parse: isTrue },
  turn: { usual: null, check: (name, value) => oneOf([...SIDES, null])(name, value ?? null) },
  movable: { usual: 'both', check: oneOf([...SIDES, 'both', 'none']) },
  destinations: { usual: null, check: destinations, attribute: null },
  showDestinations: { usual: true, check: flag, attribute: 'show-destinations', parse: isTrue },
  premoves: { usual: false, check: flag, parse: isTrue },
  lastMove: { usual: null, check: fields, attribute: 'last-move', parse: words },
  check: { usual: null, check: checked, parse: (attribute) => (['', 'true', 'false'].includes(attribute) ? attribute !== 'false' : attribute) },
  selected: { usual: null, check: optionalText },
  highlights: { usual: [], check: highlights, attribute: null },
  shapes: { usual: [], check: shapes, attribute: null },
  drawings: { usual: [], check: shapes, attribute: null },
  drawable: { usual: true, check: flag, parse: isTrue },
  animation: { usual: 200, check: milliseconds, parse: number },
  pieces: { usual: null, check: optionalText, attribute: null },
};

/** The names of the attributes, each with its property. */
export const ATTRIBUTES = new Map(
  Object.entries(OPTIONS)
    .map(([name, { attribute = name }]) => [attribute, name])
    .filter(([attribute]) => attribute),
);

/** The id of a game: draughts alone are International. */
export const gameId = (game) => (game === 'draughts' ? 'draughts/international' : game);
