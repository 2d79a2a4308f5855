//! What is on the board: plain data for the screen.

use super::capture::{self, Candidate, Sweep};
use super::game::Game;
use super::pieces::{PieceOn, owned};
use crate::geometry::{Board, Field};
use crate::i18n::{MessageKind, Msg};
use crate::notation::{AnyPosition, Notation, noun};
use crate::position::{Glyph, Look, Position as _, Side, Tally, Throws, Trace};
use crate::record::{NodeId, Shape};

/// What is shown on a field beside its piece.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// The piece here is taken up.
    Held,
    /// The held piece may go here.
    Target,
    /// The held piece may take here.
    Capture,
    /// The held king castles with the rook here.
    Castle,
    /// The last move began here.
    LastFrom,
    /// The last move ended here.
    LastTo,
    /// The king here is attacked.
    Check,
    /// The piece here has to capture.
    Must,
    /// The held piece may come down here on the way of a capture.
    Stop,
    /// Something is asked about the field here, or told of it.
    Lit,
}

impl Mark {
    /// The name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Mark::Held => "held",
            Mark::Target => "target",
            Mark::Capture => "capture",
            Mark::Castle => "castle",
            Mark::LastFrom => "last_from",
            Mark::LastTo => "last_to",
            Mark::Check => "check",
            Mark::Must => "must",
            Mark::Stop => "stop",
            Mark::Lit => "lit",
        }
    }
}

/// A field, for eyes and ears.
#[derive(Clone, PartialEq, Debug)]
pub struct FieldView {
    /// Its name.
    pub name: String,
    /// What stands there, in words.
    pub says: Msg,
    /// Who could capture there, where that depends on support.
    pub look: Option<Look>,
}

/// The board as it is to be drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The board.
    pub board: Board,
    /// The pieces, sorted by identity.
    pub pieces: Vec<PieceOn>,
    /// The marks.
    pub marks: Vec<(Field, Mark)>,
    /// All fields, in the order of their numbers.
    pub fields: Vec<FieldView>,
    /// What is still to be thrown; none in games without darts.
    pub throws: Option<Throws>,
    /// Whether castling is written with signs of its own.
    pub castles: bool,
    /// The capture sign of records where pieces have no letters; none where they have.
    pub takes: Option<char>,
    /// The way of the last move where it is not straight; see [`Trace::path`].
    pub path: Vec<Field>,
    /// The captures to choose from, the best first, where not each of them is allowed or there are several.
    pub candidates: Vec<Candidate>,
    /// The last move, if it took several pieces.
    pub sweep: Option<Sweep>,
    /// What is counted towards the end of the game, with a sentence each.
    pub tallies: Vec<(Tally, Msg)>,
    /// Arrows and circles drawn beside the move on the board.
    pub shapes: Vec<Shape>,
    /// Who moves.
    pub turn: Side,
    /// The last move or the held piece, for the ear.
    pub spoken: Msg,
}

/// What stands on a field.
fn at(on_board: &[(Field, Glyph)], field: Field) -> Option<Glyph> {
    on_board.iter().find(|(f, _)| *f == field).map(|(_, glyph)| *glyph)
}

impl Game {
    /// The board as it is to be drawn.
    pub fn scene(&self) -> Scene {
        scene(self)
    }
    /// A move of the game as one player says it to another; a message for the start before the first move.
    pub fn spoken(&self, node: NodeId) -> Msg {
        let said = spoken(self, node);
        if said.kind() == MessageKind::Said { said.reworded(MessageKind::Aloud) } else { said }
    }
}

fn scene(session: &Game) -> Scene {
    let now = session.now();
    let on_board = now.pieces();
    let trace = last_trace(session);
    let mut marks = last_move(trace.as_ref());
    if let Some(king) = now.check() {
        marks.push((king, Mark::Check));
    }
    let targets = targets(session, &on_board);
    {
        marks.extend(session.held.iter().map(|f| (*f, Mark::Held)));
        marks.extend(targets.iter().copied());
        let due = capture::due(now);
        // Where every piece may capture, nothing is to be told.
        let own = on_board.iter().filter(|(_, glyph)| glyph.side == now.turn()).count();
        if due.len() < own {
            marks.extend(due.into_iter().map(|f| (f, Mark::Must)));
        }
    }
    let mut pieces = Vec::with_capacity(on_board.len());
    for (id, field) in session.pieces(session.at) {
        if let Some(glyph) = at(&on_board, field) {
            pieces.push(PieceOn { id, field, glyph });
        }
    }
    Scene {
        board: now.board(),
        pieces,
        marks,
        fields: views(now, &targets, &on_board),
        throws: now.throws(),
        castles: now.castles(),
        takes: now.takes(),
        path: path(session, trace.as_ref()),
        candidates: capture::candidates(now),
        sweep: trace.and_then(|trace| capture::sweep(session, trace)),
        tallies: capture::tallies(session),
        shapes: session.record.note(session.at).shapes.clone(),
        turn: now.turn(),
        spoken: taken_up(session, targets.len() as u32, &on_board)
            .unwrap_or_else(|| spoken(session, session.at)),
    }
}

/// All fields, for eyes and ears.
fn views(now: &AnyPosition, targets: &[(Field, Mark)], on_board: &[(Field, Glyph)]) -> Vec<FieldView> {
    let view = |field: Field| {
        let holds = at(on_board, field).map(owned);
        let name = now.field_name(field);
        let reachable = targets.iter().any(|(f, _)| *f == field);
        let says = match reachable {
            true => msg!(FieldReachable { field: name.clone(), holds }),
            false => msg!(FieldIs { field: name.clone(), holds }),
        };
        FieldView { name, says, look: now.look(field) }
    };
    now.grid().fields().map(view).collect()
}

/// What the last move did to the board.
fn last_trace(session: &Game) -> Option<Trace> {
    let ply = session.record.tree.get(session.at)?;
    Some(session.record.position_before(session.at).trace(&ply.m))
}

/// The way that is shown: as far as the held piece has been led, else that of the last move where it is not
/// straight.
fn path(session: &Game, last: Option<&Trace>) -> Vec<Field> {
    if session.held.len() > 1 {
        return session.held.clone();
    }
    let Some(trace) = last else { return Vec::new() };
    if trace.path.is_empty() && trace.route.len() > 2 { trace.route.clone() } else { trace.path.clone() }
}

fn last_move(last: Option<&Trace>) -> Vec<(Field, Mark)> {
    let Some(trace) = last else { return Vec::new() };
    match trace.route[..] {
        // Castling in which one piece only moves shows both: the other one would look like an ordinary move.
        [from, .., to] => match trace.with {
            Some((rook, goal)) if from == to => {
                vec![(from, Mark::LastTo), (rook, Mark::LastFrom), (goal, Mark::LastTo)]
            }
            Some((rook, goal)) if rook == goal => {
                vec![(from, Mark::LastFrom), (to, Mark::LastTo), (rook, Mark::LastTo)]
            }
            _ => vec![(from, Mark::LastFrom), (to, Mark::LastTo)],
        },
        // A piece that a dart brought came from nowhere; a lost dart brings none.
        _ => trace.placed.map(|at| (at, Mark::LastTo)).into_iter().collect(),
    }
}

/// When castling moves only one of the two pieces, it has to be announced: it might be another move.
pub(super) fn announce(session: &Game) -> Option<Msg> {
    let ply = session.record.tree.get(session.at)?;
    let before = session.record.position_before(session.at);
    let trace = before.trace(&ply.m);
    let (rook, goal) = trace.with?;
    let king_stays = trace.route.first() == trace.route.last();
    let moves = match (king_stays, rook == goal) {
        (true, false) => rook,
        (false, true) => *trace.route.first()?,
        _ => return None,
    };
    Some(msg!(ICastle { piece: noun(at(&before.pieces(), moves)?.figure) }))
}

fn targets(session: &Game, on_board: &[(Field, Glyph)]) -> Vec<(Field, Mark)> {
    if session.held.is_empty() || session.is_over() {
        return Vec::new();
    }
    let mut found: Vec<(Field, Mark)> = Vec::new();
    let mut add = |field: Field, mark: Mark| {
        if !found.iter().any(|(f, _)| *f == field) {
            found.push((field, mark));
        }
    };
    let open = capture::open(session, session.now().legal_moves());
    for trace in open.iter().map(|open| &open.trace) {
        let mark = if trace.taken.is_empty() { Mark::Target } else { Mark::Capture };
        trace.route.last().into_iter().for_each(|to| add(*to, mark));
        // The rook that castles along is a target, too; an empty field that only means castling is not.
        let rook = trace.ends.iter().filter(|f| at(on_board, **f).is_some());
        rook.for_each(|f| add(*f, Mark::Castle));
    }
    // Ends stay ends where other moves only come by.
    open.iter().flat_map(|open| open.next()).for_each(|f| add(f, Mark::Stop));
    found
}

/// The piece that is taken up, for the ear.
fn taken_up(session: &Game, ways: u32, on_board: &[(Field, Glyph)]) -> Option<Msg> {
    let field = *session.held.first()?;
    let held = at(on_board, field)?;
    Some(msg!(Holds { piece: noun(held.figure), field: session.now().field_name(field), ways }))
}

/// A move of the game, for the ear.
fn spoken(session: &Game, node: NodeId) -> Msg {
    match (session.record.tree.get(node), session.record.tree.parent(node)) {
        (Some(ply), Some(parent)) => session.record.position(parent).spoken(&ply.m),
        _ => msg!(AtStart),
    }
}
