//! The paths of a capture over the board.

use super::bits::Bits as _;
use super::search::{Search, each};
use super::seen::MOST;
use super::state::{Hunt, Step, Sweep};
use super::{Move, Position};
use crate::geometry::Field;

/// 128 bits for every board: this search is not speed-critical.
type B = u128;

/// The fields of a path, and its captured pieces in order.
pub(super) type Route = (Vec<Field>, Vec<Field>);

/// A search for the paths of one move.
struct Guide<'p> {
    p: &'p Position,
    search: Search<B>,
    hunt: Hunt<B>,
    goal: Step<B>,
    way: Route,
    found: Vec<Route>,
    /// The order of captured kings on the paths found so far, if the rules compare it.
    order: u32,
    /// Maximum number of paths.
    most: usize,
    /// Remaining search steps.
    left: usize,
}

/// The paths of a move, the first in the order of field names first, each with its captured pieces
/// in order. A move that stops too early has paths only if `early` is set. A path is written as in
/// PDN 3.0: its start, after each capture the field where it turns or, going straight on, the one directly
/// behind the captured piece, and its end.
pub(super) fn routes(p: &Position, m: &Move, most: usize, early: bool) -> Vec<Route> {
    if m.taken.len() < 2 {
        return vec![(vec![m.from, m.to], m.taken.iter().collect())];
    }
    let mut search = Search::new(p.rules);
    // States also differ in their possible continuations.
    (search.all, search.early) = (true, early);
    let (from, to, taken) = (search.one(m.from), search.one(m.to), search.inner(m.taken));
    let goal = Step { from, to, taken, crowned: m.crowned, worth: 0 };
    let hunt = search.hunt(&search.place(p), from);
    let (first, way) = (search.first(&hunt), (vec![m.from], Vec::new()));
    // A later path may capture kings earlier.
    let wanted = if search.ordered { MOST_WAYS } else { most };
    let mut guide =
        Guide { p, search, hunt, goal, way, found: Vec::new(), order: 0, most: wanted, left: MOST };
    guide.explore(first);
    guide.found.truncate(most);
    guide.found
}

/// Maximum number of paths shown for a move.
pub(super) const MOST_WAYS: usize = 100;

/// A jump towards the goal.
struct Leap {
    victim: B,
    at: B,
    next: Sweep<B>,
    /// True if the capture ends there.
    ends: bool,
}

impl Guide<'_> {
    /// Follows all paths from here. Returns true if one leads to the goal.
    fn explore(&mut self, s: Sweep<B>) -> bool {
        let Some(left) = self.left.checked_sub(1) else { return false };
        self.left = left;
        let leaps = self.leaps(&s);
        let mut leads = false;
        for field in self.p.rules.board.in_order() {
            let at = self.search.one(field);
            // From one field only one jump leads to another.
            let Some(leap) = leaps.iter().find(|leap| leap.at == at) else { continue };
            if self.found.len() >= self.most {
                return true;
            }
            self.way.0.push(field);
            self.way.1.push(self.search.tables.field(leap.victim.index()));
            leads |= match leap.ends {
                true => self.keep(&leap.next),
                false => self.hopeful(&leap.next) && self.explore(leap.next),
            };
            self.way.0.pop();
            self.way.1.pop();
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
                    leaps.push(Leap { victim, at, next, ends: false });
                }
            }
            let there = search.ends(h, &jump).meets(goal.to) && taken.taken == goal.taken;
            if leaps.len() == ends && there && search.crowned(h, &taken, goal.to) == goal.crowned {
                leaps.push(Leap { victim, at: goal.to, next: taken, ends: true });
            }
        }
        leaps
    }

    /// Of the orders of one capture only those that capture kings soonest are legal.
    fn keep(&mut self, s: &Sweep<B>) -> bool {
        if s.order > self.order {
            self.order = s.order;
            self.found.clear();
        }
        if s.order == self.order {
            self.found.push(self.way.clone());
        }
        true
    }
}
