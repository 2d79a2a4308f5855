//! Messages for the parts of a written move of draughts, and its spoken form.

use super::{DraughtsNaming, rivals};
use crate::draughts::{Move, Position};
use crate::geometry::Field;
use crate::i18n::{Disambiguated, Effect, MovePath, Msg, Piece, Spoken};
use crate::notation::token::TokenPart;
use crate::notation::{noun, player};
use crate::position::{Figure, Position as _};

/// The word for the piece on a field.
pub(super) fn piece(p: &Position, at: Field) -> Piece {
    let king = p.kings(p.turn()).contains(at) || p.kings(p.turn().other()).contains(at);
    noun(if king { Figure::Crowned } else { Figure::Man })
}

type Says = (Msg, Vec<Field>);

/// The message for the `n`th part of a written move; a huffed piece has no index.
pub(super) fn token_message(
    p: &Position,
    m: &Move,
    manner: &DraughtsNaming,
    part: TokenPart,
    n: usize,
    at: Field,
    rivals: u32,
) -> Says {
    let field = manner.name(p, at);
    match part {
        TokenPart::Bracket => (msg!(BracketsOfBlack), Vec::new()),
        // Pieces have no letters: the origin field identifies the piece.
        TokenPart::From => (msg!(StartNamed { piece: piece(p, at), field }), vec![at]),
        TokenPart::To => end_message(p, m, manner),
        TokenPart::Via if rivals == 0 => (msg!(StopsOn { field }), vec![at]),
        // Rivals have the same origin and target.
        TokenPart::Via => {
            let (from, to) = (manner.name(p, m.from), manner.name(p, m.to));
            (msg!(StopTells { count: rivals + 1, from, to, field }), vec![at])
        }
        TokenPart::Takes if n == 0 => (huff_message(p, manner, at), vec![at]),
        _ => sign_message(p, m, manner, n),
    }
}

/// The message for the `n`th sign: the first one counts all captured pieces, the others name their own piece.
fn sign_message(p: &Position, m: &Move, manner: &DraughtsNaming, n: usize) -> Says {
    let taken = p.trace(m).taken;
    if n == 1 && taken.len() > 1 {
        let them = p.kings(p.turn().other());
        let mut kings = taken.clone();
        kings.retain(|at| them.contains(*at));
        let (count, fields) = (taken.len() as u32, manner.names(p, &taken));
        let message = match &kings[..] {
            [] => msg!(TakesSeveral { count, fields }),
            kings => msg!(TakesWithKings { count, fields, kings: manner.names(p, kings) }),
        };
        return (message, taken);
    }
    match taken.get(n - 1) {
        Some(&at) => (msg!(Takes { piece: piece(p, at), field: manner.name(p, at) }), vec![at]),
        None => (msg!(Dash), Vec::new()),
    }
}

/// The message for the target, with the promotion of a man.
fn end_message(p: &Position, m: &Move, manner: &DraughtsNaming) -> Says {
    let (field, who) = (manner.name(p, m.to), piece(p, m.from));
    let route = p.trace(m).route;
    let inner = route.get(1..route.len().saturating_sub(1)).unwrap_or_default();
    let passed = inner.iter().find(|at| who == Piece::Man && p.crowns(**at)).copied();
    let message = match (passed, m.crowned) {
        (Some(via), true) if !p.crowns(m.to) => msg!(CrownedOnTheWay { field, via: manner.name(p, via) }),
        (_, true) => msg!(CrownedThere { field }),
        (Some(via), false) => msg!(StaysMan { field, via: manner.name(p, via) }),
        (None, false) => msg!(GoesTo { piece: who, field }),
    };
    let mut fields = vec![m.to];
    fields.extend(passed);
    (message, fields)
}

/// The message for a huffed piece.
fn huff_message(p: &Position, manner: &DraughtsNaming, at: Field) -> Msg {
    msg!(Huffs { piece: piece(p, at), field: manner.name(p, at) })
}

/// A move in spoken form.
pub(super) fn spoken(p: &Position, m: &Move) -> Msg {
    let manner = DraughtsNaming::native(p);
    let route = if rivals(p, m, &mut Vec::new()) > 0 { p.trace(m).route } else { Vec::new() };
    let inner = route.get(1..route.len().saturating_sub(1)).unwrap_or_default();
    let said = Spoken {
        piece: piece(p, m.from),
        from: manner.name(p, m.from),
        to: manner.name(p, m.to),
        apart: Disambiguated::No,
        takes: m.taken.iter().next().map(|at| piece(p, at)),
        becomes: m.crowned.then_some(noun(Figure::Crowned)),
        castles: None,
        en_passant: false,
        thrown: None,
        rook: None,
        jumps: m.taken.len(),
        via: manner.names(p, inner),
        path: MovePath::Plain,
        effect: Effect::Quiet,
    };
    msg!(Said { number: p.number(), player: player(p.turn()), said })
}

/// The message for one of several captures with the same target.
pub(super) fn choice(p: &Position, m: &Move) -> Msg {
    let manner = DraughtsNaming::native(p);
    if let Some(at) = m.huffed {
        return huff_message(p, &manner, at);
    }
    let route = p.trace(m).route;
    let stops = route.get(1..).unwrap_or_default();
    msg!(GoesBy { fields: manner.names(p, stops), count: m.taken.len() })
}
