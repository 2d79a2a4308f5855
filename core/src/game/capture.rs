//! Multi-captures on the screen: the paths shown by taps, mandatory captures, alternative
//! captures, and counters.

use super::game::Game;
use super::pieces::PieceOn;
use crate::geometry::{Field, Grid};
use crate::i18n::Msg;
use crate::notation::{AnyMove, AnyPosition, Notation, Style, player};
use crate::position::{Counted, DrawRule, Position as _, Tally, Trace, Worth};
use crate::record;

/// A possible capture, in games that compare captures.
#[derive(Clone, PartialEq, Debug)]
pub struct CaptureCandidate {
    /// The written capture, with its full path.
    pub text: String,
    /// Its path: origin, stops, destination.
    pub route: Vec<Field>,
    /// Captured pieces, in order.
    pub taken: Vec<Field>,
    /// True if it is legal.
    pub allowed: bool,
    /// Its value.
    pub worth: Worth,
    /// Its value, and the reason why it is legal or not, as a message.
    pub message: Msg,
}

/// The multi-capture just made, stop by stop.
#[derive(Clone, PartialEq, Debug)]
pub struct CaptureAnimation {
    /// Its path: origin, stops, destination.
    pub route: Vec<Field>,
    /// Captured pieces, one between two stops.
    pub taken: Vec<(PieceOn, usize)>,
    /// True if pieces are removed as soon as they are jumped, not at the end.
    pub at_once: bool,
}

/// True if a field lies between two others, on one line with them.
fn between(grid: &Grid, a: Field, b: Field, at: Field) -> bool {
    let place = |field: Field| {
        let (x, y) = grid.xy(field);
        (i32::from(x), i32::from(y))
    };
    let (a, b, at) = (place(a), place(b), place(at));
    let (u, v) = ((at.0 - a.0, at.1 - a.1), (b.0 - at.0, b.1 - at.1));
    u != (0, 0) && v != (0, 0) && u.0 * v.1 == u.1 * v.0 && u.0 * v.0 >= 0 && u.1 * v.1 >= 0
}

/// The captured piece on each leg of a path, in order.
pub(super) fn legs(grid: &Grid, route: &[Field], taken: &[Field]) -> Vec<Option<Field>> {
    let mut legs: Vec<Option<Field>> = Vec::with_capacity(route.len());
    for leg in route.windows(2) {
        let [from, to] = [leg[0], leg[1]];
        let victim = taken.iter().find(|f| !legs.contains(&Some(**f)) && between(grid, from, to, **f));
        legs.push(victim.copied());
    }
    legs
}

/// A path of a move, and the progress of taps along it.
struct RouteProgress {
    route: Vec<Field>,
    legs: Vec<Option<Field>>,
    at: usize,
}

impl RouteProgress {
    /// True if a piece may land on a field at a stop: if it goes straight on after a
    /// capture, that is any free field before the next captured piece.
    fn is_stop(&self, grid: &Grid, n: usize, at: Field) -> bool {
        match (self.route.get(n - 1..), self.legs.get(n)) {
            (Some([_, here, ..]), _) if *here == at => true,
            (Some([before, here, next, ..]), Some(Some(victim))) => {
                between(grid, *before, *next, *here) && between(grid, *here, *victim, at)
            }
            _ => false,
        }
    }
    /// The next stop on a field.
    fn find(&self, grid: &Grid, at: Field) -> Option<usize> {
        (self.at + 1..self.route.len()).find(|n| self.is_stop(grid, *n, at))
    }
}

/// A move available to the held piece.
pub(super) struct OpenRoute<M> {
    pub m: M,
    pub trace: Trace,
    grid: Grid,
    /// Its paths, none of which is complete.
    routes: Vec<RouteProgress>,
}

impl<M> OpenRoute<M> {
    /// True if a field ends the move.
    pub fn ends(&self, at: Field) -> bool {
        self.trace.ends.contains(&at) || self.routes.iter().any(|way| way.route.last() == Some(&at))
    }
    /// True if it can pass a field.
    pub fn passes(&self, at: Field) -> bool {
        self.routes.iter().any(|way| way.find(&self.grid, at).is_some_and(|n| n + 1 < way.route.len()))
    }
    /// The next landing fields of the piece.
    pub fn next(&self) -> impl Iterator<Item = Field> + '_ {
        self.routes.iter().filter_map(|way| match way.route.get(way.at..) {
            Some([_, next, _, ..]) => Some(*next),
            _ => None,
        })
    }
}

/// The moves that begin with the held fields. Darts are not thrown by taps on the board.
pub(super) fn open_routes(session: &Game, moves: Vec<AnyMove>) -> Vec<OpenRoute<AnyMove>> {
    let (now, mut open) = (session.position(), Vec::new());
    let Some((from, tapped)) = session.held_path.split_first() else { return open };
    let grid = now.grid();
    for m in moves {
        let trace = now.trace(&m);
        if trace.route.len() < 2 || trace.route.first() != Some(from) {
            continue;
        }
        let routes = if trace.taken.is_empty() { vec![trace.route.clone()] } else { now.routes(&m) };
        let mut ways = Vec::new();
        for route in routes {
            let legs = legs(&grid, &route, &trace.taken);
            let mut way = RouteProgress { route, legs, at: 0 };
            // A path that does not pass all of the fields is finished at once.
            for field in tapped {
                way.at = way.find(&grid, *field).unwrap_or(way.route.len());
            }
            if way.at + 1 < way.route.len() {
                ways.push(way);
            }
        }
        if !ways.is_empty() {
            open.push(OpenRoute { m, trace, grid, routes: ways });
        }
    }
    open
}

/// The pieces that must capture; empty if there is no capture, or no duty.
pub(super) fn due(now: &AnyPosition) -> Vec<Field> {
    let mut due = Vec::new();
    if !now.is_duty() {
        return due;
    }
    for m in now.legal_moves() {
        let trace = now.trace(&m);
        match trace.route.first() {
            Some(from) if !trace.taken.is_empty() && !due.contains(from) => due.push(*from),
            _ => {}
        }
    }
    due
}

/// Maximum number of listed captures.
const MOST: usize = 24;

/// All complete captures, if the rules compare them and there is more than one to compare.
pub(super) fn candidates(now: &AnyPosition) -> Vec<CaptureCandidate> {
    let captures = now.captures();
    if captures.len() < 2 {
        return Vec::new();
    }
    let legal = now.legal_moves();
    let (mut all, mut others) = (Vec::new(), Vec::<CaptureCandidate>::new());
    for m in captures.iter().take(MOST) {
        let (trace, text, allowed) = (now.trace(m), now.id(m), legal.contains(m));
        let worth = now.worth(m);
        let takes = match worth.kings {
            0 => msg!(CaptureTakes { pieces: worth.pieces }),
            kings => msg!(CaptureTakesKings { pieces: worth.pieces, kings }),
        };
        // An illegal written capture gets the same message, shared by all captures of equal worth.
        let message = match others.last().filter(|other| other.worth == worth) {
            _ if allowed => takes,
            Some(other) => other.message.clone(),
            None => now.read(&text, &Style::pgn()).map_or_else(|refusal| refusal.because, |_| takes),
        };
        let list = if allowed { &mut all } else { &mut others };
        list.push(CaptureCandidate { text, route: trace.route, taken: trace.taken, allowed, worth, message });
    }
    all.append(&mut others);
    all
}

/// The captured pieces of the last move, stop by stop, in games with jumps.
pub(super) fn capture_animation(session: &Game, trace: Trace) -> Option<CaptureAnimation> {
    let parent = session.record.tree.parent(session.at)?;
    let before = session.record.position(parent);
    if trace.taken.is_empty() || !before.is_duty() {
        return None;
    }
    let legs = legs(&before.grid(), &trace.route, &trace.taken);
    let (glyphs, ids) = (before.pieces(), session.pieces(parent));
    let mut taken = Vec::with_capacity(legs.len());
    for (n, field) in legs.into_iter().enumerate() {
        let glyph = glyphs.iter().find(|(f, _)| Some(*f) == field);
        let id = ids.iter().find(|(_, f)| Some(*f) == field);
        if let (Some((field, glyph)), Some((id, _))) = (glyph, id) {
            taken.push((PieceOn { id: *id, field: *field, glyph: *glyph }, n));
        }
    }
    Some(CaptureAnimation { route: trace.route, taken, at_once: trace.at_once })
}

/// The counters towards the end of the game that have begun to matter.
pub(super) fn tallies(session: &Game) -> Vec<(Tally, Msg)> {
    let now = session.position();
    let times = record::times(now, &session.record.repeatable_positions(session.at));
    let mut all = Vec::new();
    for tally in now.tallies(times) {
        let Tally { what, done, most } = tally;
        // Players count the moves of each side.
        let (moves, of) = (done / 2, most / 2);
        let (least, message) = match what {
            Counted::Draw(DrawRule::Repetition) => (2, msg!(CountRepetition { times: done, most })),
            Counted::Draw(DrawRule::Quiet) => (2, msg!(CountQuiet { moves, most: of })),
            Counted::Draw(DrawRule::Balance) => (2, msg!(CountBalance { moves, most: of })),
            Counted::Draw(DrawRule::FewPieces | DrawRule::MainRoad) => {
                (0, msg!(CountFew { moves, most: of }))
            }
            Counted::King(side, field) => {
                let (player, field) = (player(side), now.field_name(field));
                (1, msg!(CountKing { player, field, moves: done, most }))
            }
        };
        if done >= least {
            all.push((tally, message));
        }
    }
    all
}

/// The options of the side to move if the last move broke the duty to capture: have it taken back, or
/// huff the piece that failed to capture.
pub(super) fn slip(session: &Game) -> Option<Msg> {
    let now = session.position();
    // Only if the players agreed on non-default options.
    now.options().filter(|rules| !rules.is_empty())?;
    if !now.is_duty() {
        return None;
    }
    let idle = now.legal_moves().iter().find_map(|m| now.trace(m).huffed);
    if let Some(field) = idle {
        return Some(msg!(MayHuff { field: now.field_name(field) }));
    }
    let played = session.record.tree.get(session.at)?;
    let before = session.record.position_before(session.at);
    let slipped = before.blunders().contains(&played.m);
    slipped.then(|| msg!(MayForce { player: player(now.turn()) }))
}
