// Runs before the element is defined: what happens is kept, and a board gets properties that are none yet.
const happened = [];
for (const type of ['beforemove', 'move', 'select', 'premove', 'draw', 'error']) {
  document.addEventListener(`notabene-${type}`, (event) => {
    const { from, to, field, premove, drawing, kind } = event.detail;
    const squares = (move) => (move ? [move.from, move.to].filter(Boolean).join('-') : 'none');
    const what = { select: field ?? 'none', premove: squares(premove), draw: squares(drawing), error: kind };
    happened.push(`${type} ${what[type] ?? `${from}-${to}`}`);
    if (type === 'error') event.preventDefault();
  });
}
// Events since the last call.
const since = () => happened.splice(0).join(', ');
const board = (id) => document.getElementById(id);
// The middle of a field in the window.
const middle = (id, field) => {
  const here = board(id);
  const { left, top, width, height } = here.shadowRoot.querySelector(`[data-cell="${here.fields.indexOf(field)}"]`).getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};
// The names of the marks that are drawn, in their order.
const marks = (id) => Array.from(board(id).shadowRoot.querySelectorAll('.marks > g'), (mark) => mark.getAttribute('class').replace('mark ', '')).join(' ');
addEventListener('DOMContentLoaded', () => Object.assign(board('one'), { destinations: new Map([['e2', ['e3', 'e4']], ['g1', ['f3', 'h3']]]) }));
