//! The scene: the board as plain data for the screen.

use super::capture::{self, CaptureAnimation, CaptureCandidate};
use super::game::Game;
use super::pieces::{PieceOn, ownership};
use crate::geometry::{Board, Field};
use crate::i18n::{MessageKind, Msg};
use crate::notation::{AnyPosition, Notation, noun};
use crate::position::{Glyph, Look, Position as _, Side, Tally, Throws, Trace};
use crate::record::{NodeId, Shape};

/// A highlight of a field.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// The piece here is held.
    Held,
    /// The held piece can move here.
    Target,
    /// The held piece can capture here.
    Capture,
    /// The held king can castle with the rook here.
    Castle,
    /// Origin of the last move.
    LastFrom,
    /// Destination of the last move.
    LastTo,
    /// The king here is in check.
    Check,
    /// The piece here must capture.
    Must,
    /// The held piece can land here on the path of a capture.
    Stop,
    /// The field here is the subject of a question or message.
    Lit,
}

impl Mark {
    /// Identifier in APIs.
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

/// A field as rendered and as read aloud.
#[derive(Clone, PartialEq, Debug)]
pub struct FieldView {
    /// Its name.
    pub name: String,
    /// Its piece, as a message.
    pub message: Msg,
    /// Potential captures there, in games where they depend on support.
    pub look: Option<Look>,
}

/// The board to render.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The board.
    pub board: Board,
    /// The pieces, sorted by identity.
    pub pieces: Vec<PieceOn>,
    /// The highlights.
    pub marks: Vec<(Field, Mark)>,
    /// All fields, by field index.
    pub fields: Vec<FieldView>,
    /// The remaining throws; none in games without darts.
    pub throws: Option<Throws>,
    /// True if castling has signs of its own.
    pub castles: bool,
    /// The capture sign of records in games without piece letters; none in games with piece letters.
    pub takes: Option<char>,
    /// The path of the last move if it is not straight; see [`Trace::path`].
    pub path: Vec<Field>,
    /// The captures to choose from, the best first, if some are illegal or there are several.
    pub candidates: Vec<CaptureCandidate>,
    /// The last move, if it captured several pieces.
    pub sweep: Option<CaptureAnimation>,
    /// Counters towards the end of the game, with a message each.
    pub tallies: Vec<(Tally, Msg)>,
    /// Arrows and circles of the current move.
    pub shapes: Vec<Shape>,
    /// The side to move.
    pub turn: Side,
    /// The last move or the held piece, in spoken form.
    pub spoken: Msg,
}

/// The piece on a field.
fn glyph_at(on_board: &[(Field, Glyph)], field: Field) -> Option<Glyph> {
    on_board.iter().find(|(f, _)| *f == field).map(|(_, glyph)| *glyph)
}

impl Game {
    /// The board to render.
    pub fn scene(&self) -> Scene {
        scene(self)
    }
    /// A move of the game in spoken form; a message for the start before the first move.
    pub fn spoken(&self, node: NodeId) -> Msg {
        let message = spoken(self, node);
        if message.kind() == MessageKind::Said { message.reworded(MessageKind::Aloud) } else { message }
    }
}

fn scene(session: &Game) -> Scene {
    let now = session.position();
    let on_board = now.pieces();
    let trace = last_trace(session);
    let mut marks = last_move(trace.as_ref());
    if let Some(king) = now.check() {
        marks.push((king, Mark::Check));
    }
    let targets = targets(session, &on_board);
    {
        marks.extend(session.held_path.iter().map(|f| (*f, Mark::Held)));
        marks.extend(targets.iter().copied());
        let due = capture::due(now);
        // If every piece can capture, none is highlighted.
        let own = on_board.iter().filter(|(_, glyph)| glyph.side == now.turn()).count();
        if due.len() < own {
            marks.extend(due.into_iter().map(|f| (f, Mark::Must)));
        }
    }
    let mut pieces = Vec::with_capacity(on_board.len());
    for (id, field) in session.pieces(session.at) {
        if let Some(glyph) = glyph_at(&on_board, field) {
            pieces.push(PieceOn { id, field, glyph });
        }
    }
    Scene {
        board: now.board(),
        pieces,
        marks,
        fields: views(now, &targets, &on_board),
        throws: now.throws(),
        castles: now.has_castling(),
        takes: now.capture_sign(),
        path: path(session, trace.as_ref()),
        candidates: capture::candidates(now),
        sweep: trace.and_then(|trace| capture::capture_animation(session, trace)),
        tallies: capture::tallies(session),
        shapes: session.record.note(session.at).shapes.clone(),
        turn: now.turn(),
        spoken: held_message(session, targets.len() as u32, &on_board)
            .unwrap_or_else(|| spoken(session, session.at)),
    }
}

/// All fields with names and messages.
fn views(now: &AnyPosition, targets: &[(Field, Mark)], on_board: &[(Field, Glyph)]) -> Vec<FieldView> {
    let view = |field: Field| {
        let holds = glyph_at(on_board, field).map(ownership);
        let name = now.field_name(field);
        let reachable = targets.iter().any(|(f, _)| *f == field);
        let message = match reachable {
            true => msg!(FieldReachable { field: name.clone(), holds }),
            false => msg!(FieldIs { field: name.clone(), holds }),
        };
        FieldView { name, message, look: now.look(field) }
    };
    now.grid().fields().map(view).collect()
}

/// The board changes of the last move.
fn last_trace(session: &Game) -> Option<Trace> {
    let ply = session.record.tree.get(session.at)?;
    Some(session.record.position_before(session.at).trace(&ply.m))
}

/// The rendered path: that of the held piece so far, otherwise that of the last move if it is not
/// straight.
fn path(session: &Game, last: Option<&Trace>) -> Vec<Field> {
    if session.held_path.len() > 1 {
        return session.held_path.clone();
    }
    let Some(trace) = last else { return Vec::new() };
    if trace.path.is_empty() && trace.route.len() > 2 { trace.route.clone() } else { trace.path.clone() }
}

fn last_move(last: Option<&Trace>) -> Vec<(Field, Mark)> {
    let Some(trace) = last else { return Vec::new() };
    match trace.route[..] {
        // Castling in which only one piece moves shows both: it would look like an ordinary move.
        [from, .., to] => match trace.with {
            Some((rook, goal)) if from == to => {
                vec![(from, Mark::LastTo), (rook, Mark::LastFrom), (goal, Mark::LastTo)]
            }
            Some((rook, goal)) if rook == goal => {
                vec![(from, Mark::LastFrom), (to, Mark::LastTo), (rook, Mark::LastTo)]
            }
            _ => vec![(from, Mark::LastFrom), (to, Mark::LastTo)],
        },
        // A thrown piece has no origin; a lost dart places none.
        _ => trace.placed.map(|at| (at, Mark::LastTo)).into_iter().collect(),
    }
}

/// The announcement of castling that moves only one of the two pieces, as it might be another move.
pub(super) fn announcement(session: &Game) -> Option<Msg> {
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
    Some(msg!(ICastle { piece: noun(glyph_at(&before.pieces(), moves)?.figure) }))
}

fn targets(session: &Game, on_board: &[(Field, Glyph)]) -> Vec<(Field, Mark)> {
    if session.held_path.is_empty() || session.is_over() {
        return Vec::new();
    }
    let mut found: Vec<(Field, Mark)> = Vec::new();
    let mut add = |field: Field, mark: Mark| {
        if !found.iter().any(|(f, _)| *f == field) {
            found.push((field, mark));
        }
    };
    let open = capture::open_routes(session, session.position().legal_moves());
    for trace in open.iter().map(|open| &open.trace) {
        let mark = if trace.taken.is_empty() { Mark::Target } else { Mark::Capture };
        trace.route.last().into_iter().for_each(|to| add(*to, mark));
        // The castling rook is also a target; an empty field that only means castling is not.
        let rook = trace.ends.iter().filter(|f| glyph_at(on_board, **f).is_some());
        rook.for_each(|f| add(*f, Mark::Castle));
    }
    // End fields remain ends if other moves only pass them.
    open.iter().flat_map(|open| open.next()).for_each(|f| add(f, Mark::Stop));
    found
}

/// The held piece, in spoken form.
fn held_message(session: &Game, ways: u32, on_board: &[(Field, Glyph)]) -> Option<Msg> {
    let field = *session.held_path.first()?;
    let held = glyph_at(on_board, field)?;
    Some(msg!(Holds { piece: noun(held.figure), field: session.position().field_name(field), ways }))
}

/// A move of the game, in spoken form.
fn spoken(session: &Game, node: NodeId) -> Msg {
    match (session.record.tree.get(node), session.record.tree.parent(node)) {
        (Some(ply), Some(parent)) => session.record.position(parent).spoken(&ply.m),
        _ => msg!(AtStart),
    }
}
