//! The ways over the board that come to one capture.

use super::bits::Bits as _;
use super::rules::Prefer;
use super::search::{Hunt, Search, Step, Sweep, each};
use super::seen::MOST;
use super::{Move, Position};
use crate::geometry::Field;

/// Enough bits for every board: nobody waits for ways.
type B = u128;

/// The fields of a way, and what it captures, in their order.
pub(super) type Route = (Vec<Field>, Vec<Field>);

/// A search for the ways of one move.
struct Guide {
    search: Search<B>,
    hunt: Hunt<B>,
    goal: Step<B>,
    /// All fields in the order of their names.
    names: Vec<B>,
    route: Vec<B>,
    taken: Vec<B>,
    found: Vec<Route>,
    /// So many ways are wanted.
    most: usize,
    /// So many steps may still be gone.
    left: usize,
}

/// The ways to a move, the first one in the order of the fields' names first, each with what it captures one
/// after the other. A move that stops too early has ways only where such moves are asked for. A way is written as PDN 3.0 has it: its start, after each capture the field where it turns
/// or, going straight on, the one right behind the captured piece, and its end.
pub(super) fn routes(p: &Position, m: &Move, most: usize, early: bool) -> Vec<Route> {
    if m.taken.is_empty() {
        return vec![(vec![m.from, m.to], Vec::new())];
    }
    let mut search = Search::new(p.rules);
    // A state is told from another by where it may go on, too.
    (search.all, search.early) = (true, early);
    let one = |field: Field| search.one(field);
    let goal =
        Step { from: one(m.from), to: one(m.to), taken: search.inner(m.taken), crowned: m.crowned, worth: 0 };
    let names = p.rules.board.in_order().map(one).collect();
    let hunt = search.hunt(&search.place(p), goal.from);
    let first = search.first(&hunt);
    let (route, taken, found) = (vec![goal.from], Vec::new(), Vec::new());
    let ordered = p.rules.prefers.contains(&Prefer::KingsSoonest);
    let wanted = if ordered { MOST_WAYS } else { most };
    let mut guide = Guide { search, hunt, goal, names, route, taken, found, most: wanted, left: MOST };
    guide.explore(first);
    let mut found = guide.found;
    if ordered {
        // Of the orders of one capture only those are allowed that meet kings soonest.
        let them = p.kings(p.turn.other());
        let order = |way: &Route| way.1.iter().fold(0, |order, f| 2 * order + u64::from(them.contains(*f)));
        let best = found.iter().map(order).max();
        found.retain(|way| Some(order(way)) == best);
    }
    found.truncate(most);
    found
}

/// No move is shown in more ways.
pub(super) const MOST_WAYS: usize = 100;

/// A jump towards the goal.
struct Leap {
    victim: B,
    at: B,
    /// How it goes on; none where it ends.
    next: Option<Sweep<B>>,
}

impl Guide {
    /// Follows all ways from here, and says whether one leads to the goal.
    fn explore(&mut self, s: Sweep<B>) -> bool {
        let Some(left) = self.left.checked_sub(1) else { return false };
        self.left = left;
        let leaps = self.leaps(&s);
        let mut leads = false;
        for i in 0..self.names.len() {
            // From one field only one jump leads to another.
            let Some(leap) = leaps.iter().find(|leap| self.names.get(i) == Some(&leap.at)) else { continue };
            if self.found.len() >= self.most {
                return true;
            }
            self.route.push(leap.at);
            self.taken.push(leap.victim);
            leads |= match leap.next {
                None => self.keep(),
                Some(next) => self.hopeful(&next) && self.explore(next),
            };
            self.route.pop();
            self.taken.pop();
        }
        if !leads {
            self.search.seen.fresh(s.taken, self.search.code(&self.hunt, &s));
        }
        leads
    }

    fn hopeful(&self, s: &Sweep<B>) -> bool {
        !self.search.seen.holds(s.taken, self.search.code(&self.hunt, s))
    }

    fn leaps(&self, s: &Sweep<B>) -> Vec<Leap> {
        let (search, h, goal, mut leaps) = (&self.search, &self.hunt, &self.goal, Vec::new());
        for way in each(s.ways) {
            let Some(jump) = search.jump(h, s, way).filter(|jump| jump.victim.meets(goal.taken)) else {
                continue;
            };
            let (victim, taken) = (jump.victim, search.taking(h, s, jump.victim));
            let (mut lands, ends) = (jump.lands, leaps.len());
            if search.early && taken.taken == goal.taken {
                lands = B::NONE;
            }
            while let Some(at) = lands.pop() {
                let next = search.landed(h, &taken, at, way, at == jump.behind);
                if let Some(next) = next.filter(|next| search.goes_on(h, next)) {
                    leaps.push(Leap { victim, at, next: Some(next) });
                }
            }
            let there = search.ends(h, &jump).meets(goal.to) && taken.taken == goal.taken;
            if leaps.len() == ends && there && search.crowned(h, &taken, goal.to) == goal.crowned {
                leaps.push(Leap { victim, at: goal.to, next: None });
            }
        }
        leaps
    }

    fn keep(&mut self) -> bool {
        let fields = |places: &[B]| {
            places.iter().map(|place| self.search.tables.field(place.index())).collect::<Vec<_>>()
        };
        self.found.push((fields(&self.route), fields(&self.taken)));
        true
    }
}
