//! A plain second generator of draughts, which the fast one is compared with. It copies whole captures at every
//! jump and merges equal ones at the end.
#![allow(dead_code)] // each test file uses its own part

use notabene_core::draughts::rules::{Goal, Lands, Leaves, Prefer, Promotes};
use notabene_core::draughts::{Move, Position};
use notabene_core::geometry::{Field, FieldSet, Heading};
use notabene_core::position::{Position as _, Side};

/// A complete capture with its way: fields and captured pieces in their order.
#[derive(Clone)]
struct Way {
    m: Move,
    route: Vec<Field>,
    order: Vec<Field>,
}

/// A capture under way.
#[derive(Clone)]
struct Capture<'p> {
    p: &'p Position,
    route: Vec<Field>,
    order: Vec<Field>,
    taken: FieldSet,
    king: bool,
    last: Option<Heading>,
}

fn occupied(p: &Position) -> FieldSet {
    FieldSet(p.of(Side::White).0 | p.of(Side::Black).0)
}

fn crowns(p: &Position, field: Field) -> bool {
    let grid = p.rules.board.grid;
    grid.xy(field).1 == if p.turn() == Side::White { grid.ranks - 1 } else { 0 }
}

fn seen(p: &Position, h: Heading) -> Heading {
    if p.turn() == Side::White { h } else { h.flip() }
}

fn ways(p: &Position) -> Vec<Way> {
    let mut out = Vec::new();
    for from in p.of(p.turn()).iter() {
        let king = p.kings(p.turn()).contains(from);
        let taken = FieldSet::default();
        Capture { p, route: vec![from], order: vec![], taken, king, last: None }.explore(&mut out);
    }
    out
}

impl<'p> Capture<'p> {
    fn explore(&self, out: &mut Vec<Way>) -> bool {
        let r = self.p.rules;
        let mut found = false;
        for &h in if self.king { r.king_takes } else { r.man_takes } {
            let h = seen(self.p, h);
            if !r.turns_back && self.last == Some(h.back()) {
                continue;
            }
            let after = self.jumps(h);
            found |= !after.is_empty();
            let mut went_on = false;
            for capture in &after {
                went_on |= !capture.stopped() && capture.explore(out);
            }
            if !went_on {
                out.extend(after.into_iter().filter(|c| c.may_end(h)).map(Capture::finish));
            }
        }
        found
    }

    fn at(&self) -> Field {
        self.route.last().copied().unwrap_or(Field(0))
    }

    fn may_end(&self, h: Heading) -> bool {
        let (r, them) = (self.p.rules, self.p.turn().other());
        let king = self.order.last().is_some_and(|f| self.p.kings(them).contains(*f));
        let behind = |victim: Field| r.board.grid.ray(victim, h).next() == Some(self.at());
        r.lands != Lands::BehindKing || !king || self.order.last().is_some_and(|v| behind(*v))
    }

    fn jumps(&self, h: Heading) -> Vec<Capture<'p>> {
        let (p, r) = (self.p, self.p.rules);
        let mut busy = occupied(p);
        self.route.first().into_iter().for_each(|f| busy.remove(*f));
        if r.leaves == Leaves::AtOnce {
            busy = FieldSet(busy.0 & !self.taken.0);
        }
        let mut ray = r.board.grid.ray(self.at(), h);
        let long = self.king && r.flying;
        let victim = if long { ray.find(|f| busy.contains(*f)) } else { ray.next() };
        let them = p.turn().other();
        let fair = |v: &Field| {
            p.of(them).contains(*v)
                && !self.taken.contains(*v)
                && (self.king || r.man_takes_king || !p.kings(them).contains(*v))
        };
        let Some(victim) = victim.filter(fair) else { return Vec::new() };
        let reach = if long && r.lands != Lands::Behind { usize::MAX } else { 1 };
        ray.take_while(|f| !busy.contains(*f))
            .take(reach)
            .map(|to| {
                let mut next = self.clone();
                next.route.push(to);
                next.order.push(victim);
                next.taken.insert(victim);
                next.king |= r.promotes == Promotes::InPassing && crowns(p, to);
                next.last = Some(h);
                next
            })
            .collect()
    }

    fn stopped(&self) -> bool {
        !self.king && self.p.rules.promotes == Promotes::AndStops && crowns(self.p, self.at())
    }

    fn finish(self) -> Way {
        let (from, to) = (self.route.first().copied().unwrap_or(Field(0)), self.at());
        let man = self.p.men(self.p.turn()).contains(from);
        let crowned = man && (self.king || crowns(self.p, to));
        let m = Move { from, to, taken: self.taken, crowned, huffed: None };
        Way { m, route: self.route, order: self.order }
    }
}

fn score(p: &Position, way: &Way, by: Prefer) -> u64 {
    let them = p.kings(p.turn().other());
    let pieces = u64::from(way.m.taken.len());
    let kings = u64::from(FieldSet(way.m.taken.0 & them.0).len());
    match by {
        Prefer::Pieces => pieces,
        Prefer::Kings => kings,
        Prefer::ByKing => u64::from(p.kings(p.turn()).contains(way.m.from)),
        Prefer::KingsSoonest => way.order.iter().fold(0, |n, f| 2 * n + u64::from(them.contains(*f))),
        Prefer::Value => 199 * kings + 100 * (pieces - kings),
    }
}

fn best(p: &Position) -> Vec<Way> {
    let mut ways = ways(p);
    for by in p.rules.prefers {
        let most = ways.iter().map(|way| score(p, way, *by)).max();
        ways.retain(|way| Some(score(p, way, *by)) == most);
    }
    ways
}

fn distinct(ways: Vec<Way>) -> Vec<Move> {
    let mut out: Vec<Move> = Vec::new();
    for way in ways {
        if !out.contains(&way.m) {
            out.push(way.m);
        }
    }
    out
}

/// All complete captures.
pub fn captures(p: &Position) -> Vec<Move> {
    distinct(ways(p))
}

/// The legal moves, but for the rule on kings that move too often.
pub fn legal(p: &Position) -> Vec<Move> {
    if p.rules.goal == Goal::FirstKing && Side::BOTH.iter().any(|side| !p.kings(*side).is_empty()) {
        return Vec::new();
    }
    let captures = distinct(best(p));
    if captures.is_empty() { quiet(p) } else { captures }
}

fn quiet(p: &Position) -> Vec<Move> {
    let (mut out, r, busy) = (Vec::new(), p.rules, occupied(p));
    for from in p.of(p.turn()).iter() {
        let king = p.kings(p.turn()).contains(from);
        for &h in if king { r.king_moves } else { r.man_moves } {
            let reach = if king && r.flying { usize::MAX } else { 1 };
            let ray = r.board.grid.ray(from, seen(p, h));
            for to in ray.take_while(|t| !busy.contains(*t)).take(reach) {
                let crowned = !king && crowns(p, to);
                out.push(Move { from, to, taken: FieldSet::default(), crowned, huffed: None });
            }
        }
    }
    out
}

/// All ways to a move, in any order.
pub fn routes(p: &Position, m: &Move) -> Vec<Vec<Field>> {
    if m.taken.is_empty() {
        return vec![vec![m.from, m.to]];
    }
    let mut found: Vec<Vec<Field>> = Vec::new();
    for way in ways(p).into_iter().filter(|way| way.m == Move { huffed: None, ..*m }) {
        let route = plain(p, &way);
        if !found.contains(&route) {
            found.push(route);
        }
    }
    found
}

/// The way as it is written: after each capture the turning field, or the field right behind the captured
/// piece where it goes straight on (PDN 3.0).
fn plain(p: &Position, way: &Way) -> Vec<Field> {
    let grid = p.rules.board.grid;
    let mut route = way.route.clone();
    let heading = |a: Field, b: Field| {
        let ((ax, ay), (bx, by)) = (grid.xy(a), grid.xy(b));
        let sign = |a: u8, b: u8| (b as i8 - a as i8).signum();
        (sign(ax, bx), sign(ay, by))
    };
    for i in 1..route.len().saturating_sub(1) {
        if heading(route[i - 1], route[i]) == heading(route[i], route[i + 1]) {
            let (dx, dy) = heading(route[i - 1], route[i]);
            let straight = p.rules.man_takes.iter().chain(p.rules.king_takes);
            let step = straight.copied().find(|h| (h.dx.signum(), h.dy.signum()) == (dx, dy));
            let behind = step.and_then(|h| grid.ray(way.order[i - 1], h).next());
            route[i] = behind.unwrap_or(route[i]);
        }
    }
    route
}
