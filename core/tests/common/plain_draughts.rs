//! An independent, slow implementation of draughts, written from the text of the rules alone, to check the engine.
//!
//! Squares are (column, row) seen by White from the bottom left. Uses nothing of the engine.

use crate::common::Dice;
use std::collections::{BTreeMap, BTreeSet};

pub type Square = (i8, i8);
type Dir = (i8, i8);

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    pub white: bool,
    pub king: bool,
}

#[derive(Copy, Clone, PartialEq)]
enum Names {
    /// a1 to h8.
    Letters,
    /// 1 at the top left, rows from left to right, downwards.
    Down,
    /// 1 at the bottom right, rows from right to left, upwards.
    Up,
}

#[derive(Copy, Clone, PartialEq)]
enum Must {
    Free,
    MostPieces,
    MostPiecesThenKings,
    KingFirst,
    Italian,
    Frisian,
}

#[derive(Copy, Clone, PartialEq)]
enum FarRow {
    GoesOn,
    KingAtOnce,
    Stops,
}

/// A row of the table of rules.
#[derive(Copy, Clone)]
pub struct Game {
    pub id: &'static str,
    pub size: i8,
    a1: bool,
    every: bool,
    names: Names,
    pub white_begins: bool,
    men: i8,
    gap: i8,
    back: bool,
    long: bool,
    spares_kings: bool,
    must: Must,
    at_once: bool,
    far: FarRow,
    eight: bool,
    killer: bool,
    thai: bool,
    king_ends: bool,
}

const INTERNATIONAL: Game = Game {
    id: "international",
    size: 10,
    a1: true,
    every: false,
    names: Names::Down,
    white_begins: true,
    men: 4,
    gap: 0,
    back: true,
    long: true,
    spares_kings: false,
    must: Must::MostPieces,
    at_once: false,
    far: FarRow::GoesOn,
    eight: false,
    killer: false,
    thai: false,
    king_ends: false,
};
const SMALL: Game = Game { id: "brazilian", size: 8, men: 3, names: Names::Letters, ..INTERNATIONAL };
const FREE: Game = Game { must: Must::Free, ..SMALL };
const ENGLISH: Game = Game {
    id: "english",
    back: false,
    long: false,
    white_begins: false,
    names: Names::Down,
    far: FarRow::Stops,
    ..FREE
};
const SPANISH: Game = Game {
    id: "spanish",
    a1: false,
    names: Names::Up,
    back: false,
    far: FarRow::Stops,
    must: Must::MostPiecesThenKings,
    ..SMALL
};
const FRISIAN: Game = Game { id: "frisian", eight: true, must: Must::Frisian, ..INTERNATIONAL };

pub const GAMES: [Game; 17] = [
    INTERNATIONAL,
    SMALL,
    Game { id: "canadian", size: 12, men: 5, ..INTERNATIONAL },
    Game { id: "russian", far: FarRow::KingAtOnce, ..FREE },
    ENGLISH,
    Game { id: "pool", names: Names::Down, white_begins: false, ..FREE },
    Game { id: "italian", a1: false, white_begins: true, spares_kings: true, must: Must::Italian, ..ENGLISH },
    SPANISH,
    Game { id: "portuguese", ..SPANISH },
    Game { id: "czech", back: false, far: FarRow::Stops, must: Must::KingFirst, ..SMALL },
    Game { id: "turkish", every: true, men: 2, gap: 1, at_once: true, ..SMALL },
    FRISIAN,
    Game {
        id: "thai",
        names: Names::Up,
        white_begins: false,
        men: 2,
        back: false,
        far: FarRow::Stops,
        at_once: true,
        thai: true,
        ..FREE
    },
    Game { id: "frysk", men: 1, ..FRISIAN },
    Game { id: "breakthrough", king_ends: true, ..INTERNATIONAL },
    Game { id: "antidraughts", ..INTERNATIONAL },
    Game { id: "killer", killer: true, ..INTERNATIONAL },
];

/// The identity of a move: from, to, captured squares.
pub type Key = (Square, Square, BTreeSet<Square>);

/// A move with all its paths as they are written.
#[derive(Clone, Default, Debug)]
pub struct Deed {
    pub crowned: bool,
    pub ways: BTreeSet<Vec<Square>>,
}

/// A capture with its path.
#[derive(Clone)]
struct Sweep {
    way: Vec<Square>,
    taken: Vec<Square>,
    last: Dir,
    king: bool,
}

#[derive(Clone)]
pub struct Board {
    pub game: Game,
    pub pieces: BTreeMap<Square, Piece>,
    pub white: bool,
    /// The king that moved last of White and of Black, and its consecutive moves.
    pub walks: [Option<(Square, u8)>; 2],
}

fn plus(a: Square, d: Dir, n: i8) -> Square {
    (a.0 + d.0 * n, a.1 + d.1 * n)
}

impl Game {
    pub fn is_square(&self, (x, y): Square) -> bool {
        let inside = (0..self.size).contains(&x) && (0..self.size).contains(&y);
        inside && (self.every || ((x + y) % 2 == 0) == self.a1)
    }
    /// All squares in the order of their names.
    pub fn squares(&self) -> Vec<Square> {
        let mut all: Vec<Square> = (0..self.size)
            .flat_map(|x| (0..self.size).map(move |y| (x, y)))
            .filter(|s| self.is_square(*s))
            .collect();
        match self.names {
            Names::Letters => all.sort(),
            Names::Down => all.sort_by_key(|(x, y)| (-y, *x)),
            Names::Up => all.sort_by_key(|(x, y)| (*y, -x)),
        }
        all
    }
    pub fn name(&self, square: Square) -> String {
        match self.names {
            Names::Letters => format!("{}{}", (b'a' + square.0 as u8) as char, square.1 + 1),
            _ => (1 + self.squares().iter().position(|s| *s == square).unwrap()).to_string(),
        }
    }
    pub fn far_row(&self, white: bool) -> i8 {
        if white { self.size - 1 } else { 0 }
    }
    pub fn start(self) -> Board {
        let mut pieces = BTreeMap::new();
        for (x, y) in self.squares() {
            let own = |y: i8| (self.gap..self.gap + self.men).contains(&y);
            if own(y) || own(self.size - 1 - y) {
                pieces.insert((x, y), Piece { white: own(y), king: false });
            }
        }
        Board { game: self, pieces, white: self.white_begins, walks: [None; 2] }
    }
    /// An arbitrary arrangement: a number of pieces, every `kings`th a king.
    pub fn random(self, dice: &mut Dice, count: usize, kings: usize) -> Board {
        let squares = self.squares();
        let mut board =
            Board { game: self, pieces: BTreeMap::new(), white: dice.below(2) == 0, walks: [None; 2] };
        for _ in 0..count {
            let at = squares[dice.below(squares.len())];
            let piece = Piece { white: dice.below(2) == 0, king: dice.below(kings) == 0 };
            let king = piece.king && !self.king_ends;
            if king || at.1 != self.far_row(piece.white) {
                board.pieces.insert(at, Piece { king, ..piece });
            }
        }
        board
    }
}

impl Board {
    fn dirs(&self, piece: Piece, takes: bool) -> Vec<Dir> {
        let up = if piece.white { 1 } else { -1 };
        if self.game.every {
            let mut all = vec![(0, up), (1, 0), (-1, 0)];
            all.extend(piece.king.then_some((0, -up)));
            return all;
        }
        let mut all = vec![(1, up), (-1, up)];
        if piece.king || takes && (self.game.back || self.game.eight) {
            all.extend([(1, -up), (-1, -up)]);
        }
        if takes && self.game.eight {
            all.extend([(0, 2), (0, -2), (2, 0), (-2, 0)]);
        }
        all
    }

    /// The occupant of a square during a sweep: the piece has left its start, the captured ones remain
    /// unless they are removed at once.
    fn there(&self, sweep: &Sweep, at: Square) -> Option<Piece> {
        let gone = at == sweep.way[0] || self.game.at_once && sweep.taken.contains(&at);
        if gone { None } else { self.pieces.get(&at).copied() }
    }

    /// The sweeps with one more capture in a direction, one for each landing.
    fn jumps(&self, sweep: &Sweep, piece: Piece, dir: Dir) -> Vec<Sweep> {
        let g = &self.game;
        let at = *sweep.way.last().unwrap();
        let long = piece.king && g.long;
        let mut n = 1;
        while long && g.is_square(plus(at, dir, n)) && self.there(sweep, plus(at, dir, n)).is_none() {
            n += 1;
        }
        let over = plus(at, dir, n);
        let Some(victim) = self.there(sweep, over) else { return vec![] };
        let spared = g.spares_kings && victim.king && !piece.king;
        if victim.white == piece.white || sweep.taken.contains(&over) || spared {
            return vec![];
        }
        let mut all = vec![];
        let mut to = plus(over, dir, 1);
        while g.is_square(to) && self.there(sweep, to).is_none() {
            let mut next = sweep.clone();
            if sweep.last == dir {
                // Straight on: the written square is right behind the previously captured piece.
                *next.way.last_mut().unwrap() = plus(*sweep.taken.last().unwrap(), dir, 1);
            }
            let far = !piece.king && to.1 == g.far_row(piece.white);
            next.king |= far && g.far == FarRow::KingAtOnce;
            next.way.push(to);
            next.taken.push(over);
            next.last = dir;
            all.push(next);
            to = plus(to, dir, 1);
            if !long || g.thai {
                break;
            }
        }
        all
    }

    fn sweeps(&self, sweep: &Sweep, out: &mut Vec<Sweep>) {
        let g = &self.game;
        let piece = Piece { king: sweep.king, white: self.white };
        let dirs = self.onward(sweep);
        if dirs.is_empty() {
            return out.push(sweep.clone());
        }
        for dir in dirs {
            let landings = self.jumps(sweep, piece, dir);
            let goes_on = |s: &Sweep| {
                let now = Piece { king: s.king, ..piece };
                self.onward(s).into_iter().any(|d| !self.jumps(s, now, d).is_empty())
            };
            if landings.iter().any(goes_on) {
                landings.iter().filter(|s| goes_on(s)).for_each(|s| self.sweeps(s, out));
            } else if g.killer
                && piece.king
                && landings.first().is_some_and(|s| self.pieces[s.taken.last().unwrap()].king)
            {
                out.extend(landings.into_iter().take(1));
            } else {
                out.extend(landings);
            }
        }
    }

    fn all_sweeps(&self) -> Vec<Sweep> {
        let mut out = vec![];
        for (at, piece) in self.pieces.iter().filter(|(_, p)| p.white == self.white) {
            let none = Sweep { way: vec![*at], taken: vec![], last: (9, 9), king: piece.king };
            self.sweeps(&none, &mut out);
        }
        out
    }

    fn deeds(&self, sweeps: Vec<Sweep>) -> BTreeMap<Key, Deed> {
        let mut all = BTreeMap::<Key, Deed>::new();
        for s in sweeps {
            let (from, to) = (s.way[0], *s.way.last().unwrap());
            let man = !self.pieces[&from].king;
            let deed = all.entry((from, to, s.taken.iter().copied().collect())).or_default();
            deed.crowned = man && (s.king || to.1 == self.game.far_row(self.white));
            deed.ways.insert(s.way);
        }
        all
    }

    /// All complete captures, allowed or not.
    pub fn captures(&self) -> BTreeMap<Key, Deed> {
        self.deeds(self.all_sweeps())
    }

    /// The legal moves. Of the paths of a move only the legal ones.
    pub fn moves(&self) -> BTreeMap<Key, Deed> {
        if self.game.king_ends && self.pieces.values().any(|p| p.king) {
            return BTreeMap::new();
        }
        let all = self.all_sweeps();
        let value = |s: &Sweep| -> Vec<i32> {
            let kings: Vec<i32> = s.taken.iter().map(|t| i32::from(self.pieces[t].king)).collect();
            let (n, k) = (kings.len() as i32, kings.iter().sum::<i32>());
            let king = i32::from(self.pieces[&s.way[0]].king);
            match self.game.must {
                Must::Free => vec![],
                Must::MostPieces => vec![n],
                Must::MostPiecesThenKings => vec![n, k],
                Must::KingFirst => vec![king],
                Must::Italian => [vec![n, king, k], kings].concat(),
                Must::Frisian => vec![n + k, -k, king],
            }
        };
        let best = all.iter().map(value).max();
        if best.is_some() {
            return self.deeds(all.into_iter().filter(|s| Some(value(s)) == best).collect());
        }
        self.deeds(self.quiet())
    }

    fn quiet(&self) -> Vec<Sweep> {
        let mut quiet = vec![];
        for (at, piece) in self.pieces.iter().filter(|(_, p)| p.white == self.white) {
            let walked = self.walks[usize::from(!self.white)].is_some_and(|(king, n)| king == *at && n >= 3);
            if walked && self.game.eight && self.has_men(self.white) {
                continue;
            }
            for dir in self.dirs(*piece, false) {
                let mut n = 1;
                while self.game.is_square(plus(*at, dir, n)) && !self.pieces.contains_key(&plus(*at, dir, n))
                {
                    quiet.push(Sweep {
                        way: vec![*at, plus(*at, dir, n)],
                        taken: vec![],
                        last: dir,
                        king: piece.king,
                    });
                    n += 1;
                    if !(piece.king && self.game.long) {
                        break;
                    }
                }
            }
        }
        quiet
    }

    /// Moves that break only the duty to capture: quiet moves, captures that are too small or stop too early.
    pub fn slips(&self) -> BTreeSet<(Key, bool)> {
        let all = self.all_sweeps();
        if all.is_empty() {
            return BTreeSet::new();
        }
        let mut open: Vec<Sweep> = vec![];
        for (at, piece) in self.pieces.iter().filter(|(_, p)| p.white == self.white) {
            open.push(Sweep { way: vec![*at], taken: vec![], last: (9, 9), king: piece.king });
        }
        let (mut found, mut seen) = (self.quiet(), BTreeSet::new());
        while let Some(sweep) = open.pop() {
            let piece = Piece { king: sweep.king, white: self.white };
            for dir in self.onward(&sweep) {
                for next in self.jumps(&sweep, piece, dir) {
                    let at = *next.way.last().unwrap();
                    let victim = *next.taken.last().unwrap();
                    let taken: BTreeSet<Square> = next.taken.iter().copied().collect();
                    if !seen.insert((next.way[0], at, taken, next.king, next.last, victim)) {
                        continue;
                    }
                    let behind = !self.game.killer || !piece.king || !self.pieces[&victim].king;
                    if behind || at == plus(victim, dir, 1) {
                        found.push(next.clone());
                    }
                    open.push(next);
                }
            }
        }
        let told = |(key, deed): (Key, Deed)| (key, deed.crowned);
        let legal: BTreeSet<(Key, bool)> = self.moves().into_iter().map(told).collect();
        // The same captures may or may not lead over the far row: checked for each sweep.
        let each = found.into_iter().flat_map(|sweep| self.deeds(vec![sweep])).map(told);
        each.filter(|slip| !legal.contains(slip)).collect()
    }

    /// The directions in which a sweep may continue.
    fn onward(&self, sweep: &Sweep) -> Vec<Dir> {
        let (g, at) = (&self.game, *sweep.way.last().unwrap());
        let piece = Piece { king: sweep.king, white: self.white };
        if g.far == FarRow::Stops && !piece.king && at.1 == g.far_row(piece.white) && !sweep.taken.is_empty()
        {
            return vec![];
        }
        let mut dirs = self.dirs(piece, true);
        dirs.retain(|d| !(g.every && sweep.last == (-d.0, -d.1)));
        dirs
    }

    fn has_men(&self, white: bool) -> bool {
        self.pieces.values().any(|p| p.white == white && !p.king)
    }

    pub fn play(&mut self, (from, to, taken): &Key, crowned: bool) {
        let mover = self.pieces.remove(from).unwrap();
        self.pieces.retain(|at, _| !taken.contains(at));
        self.pieces.insert(*to, Piece { king: mover.king || crowned, ..mover });
        let before = self.walks[usize::from(!self.white)];
        let row = before.filter(|(at, _)| at == from).map_or(0, |(_, n)| n);
        self.walks[usize::from(!self.white)] = (mover.king && taken.is_empty()).then_some((*to, row + 1));
        for (i, white) in [true, false].into_iter().enumerate() {
            let gone = self.walks[i].is_some_and(|(at, _)| !self.pieces.contains_key(&at));
            if gone || !self.has_men(white) {
                self.walks[i] = None;
            }
        }
        self.white = !self.white;
    }

    /// The position in PDN, without the counter.
    pub fn text(&self) -> String {
        let list = |white: bool| {
            let squares = self.game.squares();
            let own = squares
                .iter()
                .filter_map(|s| self.pieces.get(s).filter(|p| p.white == white).map(|p| (s, p)));
            let names: Vec<String> = own
                .map(|(s, p)| format!("{}{}", if p.king { "K" } else { "" }, self.game.name(*s)))
                .collect();
            names.join(",")
        };
        format!("{}:W{}:B{}", if self.white { "W" } else { "B" }, list(true), list(false))
    }
}
