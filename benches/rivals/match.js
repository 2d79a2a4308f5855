// A match: pairs of games with the same opening and both colours, refereed by the rules of the package.

/** Random plies before a game. */
const OPENING = 4;
/** Plies after which a game counts as drawn. */
const LONGEST = 300;
/** The first opening; the next pair has the next seed. */
const SEED = 1;

/** Random numbers below one, the same for the same seed (mulberry32). */
function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The ids of a few random moves. */
function opening(Game, kind, seed) {
  const next = random(seed);
  const game = new Game({ game: kind });
  const ids = [];
  while (ids.length < OPENING) {
    const { moves } = game.moves();
    const { id } = moves[Math.floor(next() * moves.length)];
    game.play(id);
    ids.push(id);
  }
  game.free();
  return ids;
}

/** Time of a player: in all, and its moves. */
class Clock {
  total = 0;
  moves = 0;
  last = null;

  async measure(work) {
    const begin = performance.now();
    const answer = await work();
    this.last = performance.now() - begin;
    this.total += this.last;
    this.moves += 1;
    return answer;
  }
}

/** How a game ended, or null: by the rules, by a draw that may be claimed, or by its length. */
function ending(game, plies) {
  const { outcome, claims } = game.status();
  if (outcome) return outcome;
  if (claims.length) return { winner: null, by: claims[0] };
  return plies >= LONGEST ? { winner: null, by: 'length' } : null;
}

/** One game. Our score of it, how it ended and its plies. */
async function play({ Game, made, rival, start, ours, milliseconds, own, its }) {
  const game = new Game({ game: made.game });
  start.forEach((id) => game.play(id));
  const first = game.position;
  const moves = [];
  rival.begin?.();
  // Nobody has used any time yet.
  its.last = null;
  let end;
  while (!(end = ending(game, start.length + moves.length))) {
    const position = game.position;
    if (game.status().turn === ours) {
      const limit = made.equal ? Math.max(1, Math.round(its.last ?? milliseconds)) : milliseconds;
      const best = await own.measure(() => game.best({ milliseconds: limit }));
      moves.push(game.play(best.id).id);
    } else {
      const legal = game.moves().moves.map((move) => move.id);
      const answer = await its.measure(() => rival.move({ position, first, moves }));
      const id = rival.find ? rival.find(answer, legal) : answer;
      if (!legal.includes(id)) throw new Error(`${JSON.stringify(answer)} is not legal in ${position}: ${legal.join(' ')}`);
      moves.push(game.play(id).id);
    }
  }
  game.free();
  const score = end.winner ? Number(end.winner === ours) : 0.5;
  return { score, by: end.by, plies: start.length + moves.length };
}

/** All games of a match: the scores of each pair, and sums. */
export async function match({ Game, made, rival, games, milliseconds }) {
  const sums = { pairs: [], won: 0, drawn: 0, lost: 0, plies: 0, failed: 0, own: new Clock(), its: new Clock() };
  for (let pair = 0; pair < games / 2; pair++) {
    const start = opening(Game, made.game, SEED + pair);
    const scores = [];
    for (const ours of ['white', 'black']) {
      const { own, its } = sums;
      try {
        const { score, by, plies } = await play({ Game, made, rival, start, ours, milliseconds, own, its });
        scores.push(score);
        sums[score === 1 ? 'won' : score ? 'drawn' : 'lost'] += 1;
        sums.plies += plies;
        console.log(`${pair + 1} ${start.join(' ')} as ${ours}: ${score} by ${by} after ${plies} plies`);
      } catch (error) {
        // A game that cannot go on does not count; why has to be looked into.
        sums.failed += 1;
        console.log(`${pair + 1} ${start.join(' ')} as ${ours} failed: ${error.stack}`);
      }
    }
    sums.pairs.push(scores);
  }
  return sums;
}
