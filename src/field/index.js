// Entry `notabene/board`: defines <notabene-field-board>, a board of any game without rules. Its program is loaded when the first board
// comes onto the page, or from somewhere else by the default export.
import { FieldBoard } from './element.js';

export { FieldBoard };
export { load as default } from './program.js';

/** The name of the element. */
export const NAME = 'notabene-field-board';

if (globalThis.customElements && !customElements.get(NAME)) customElements.define(NAME, FieldBoard);
