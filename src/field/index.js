// Entry `notabene/board`: defines <notabene-field-board>, a board of any game without rules. Its program is loaded when the
// first board comes onto the page.
import { FieldBoard } from './element.js';
import { load } from './program.js';

/** The name of the element. */
export const NAME = 'notabene-field-board';

export { FieldBoard };

/** Loads the program from somewhere else, or before there is a board. */
export default function init(source) {
  return load(source);
}

if (globalThis.customElements && !customElements.get(NAME)) customElements.define(NAME, FieldBoard);
