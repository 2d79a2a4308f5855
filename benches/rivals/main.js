// Plays the search of the package against programs that others made, and prints a table: `cargo xtask rivals`.
//
// node main.js [NAME[:STRENGTH]] [GAMES] [MILLISECONDS], from the folder into which the chore copies it: there the rivals
// are installed, and the package lies beside.
import init, { Game } from '../../../pkg/node.js';
import search from '../../../pkg/search_node.js';
import { match } from './match.js';
import { RIVALS } from './programs.js';

const [wanted = 'all', games = '40', milliseconds = '150'] = process.argv.slice(2);

const HEAD = [
  ['against', 'games', 'won', 'drawn', 'lost', 'score', 'ms a move, ours', 'and its', 'plies'],
  ['-', '-', '-', '-', '-', '-', '-', '-', '-'],
];

const row = (cells) => `| ${cells.join(' | ')} |`;
const percent = (share) => (100 * share).toFixed(0);

/** A line of the table. The standard error is that of pairs: the two games of an opening are not independent. */
function line({ title, pairs, won, drawn, lost, own, its, plies }) {
  const played = won + drawn + lost;
  const shares = pairs.filter((pair) => pair.length === 2).map(([a, b]) => (a + b) / 2);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const spread = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1);
  const score = (won + drawn / 2) / played;
  const error = shares.length > 1 ? ` ± ${percent(Math.sqrt(spread / shares.length))}` : '';
  const result = `${percent(score)}${error} %`;
  const times = [own, its].map((time) => (time.total / time.moves).toFixed(0));
  return [title, played, won, drawn, lost, result, ...times, (plies / played).toFixed(0)];
}

await init();
await search();
const [only, strength] = wanted.split(':');
const names = only === 'all' ? Object.keys(RIVALS) : [only];
const unknown = names.find((name) => !RIVALS[name]);
if (unknown) throw new Error(`no rival is called ${unknown}; there are ${Object.keys(RIVALS).join(', ')}`);
const table = [];
for (const name of names) {
  const made = RIVALS[name];
  const rival = await made.start(strength ?? made.strength, Number(milliseconds));
  console.log(`\n${rival.title}`);
  const result = await match({ Game, made, rival, games: Number(games), milliseconds: Number(milliseconds) });
  rival.end?.();
  if (result.failed) process.exitCode = 1;
  table.push(line({ title: rival.title, ...result }));
}
console.log(['', ...[...HEAD, ...table].map(row)].join('\n'));
