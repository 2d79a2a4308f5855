//! Stamma's notation: every piece is named by the file of its initial position, so only a whole game can be written.
//!
//! Essai sur le jeu des échecs (1737), The Noble Game of Chess (1745): `p e 4`, `g f 3`, `f c 4`; pawns are `p`, the
//! rest is the target only. If ambiguous, Notabene writes the origin before it, and after a
//! promotion the new piece: his own forms for both are unknown to us. Castling is written as a king move.

use super::Game;
use crate::geometry::Field;
use crate::notation::{AnyMove, AnyPosition, MoveVerdict, Notation, Refusal, Style, Token, TokenPart, noun};
use crate::position::{Figure, Position as _, Trace};
use crate::record::NodeId;

/// The data of a move in the notation: the letter of the piece, its kind, origin, target, and promotion.
struct NamedMove {
    letter: String,
    figure: Figure,
    from: Field,
    to: Field,
    becomes: Option<Figure>,
}

/// The board before a move, and the initial fields of its pieces.
struct StammaBoard<'s> {
    session: &'s Game,
    before: NodeId,
    /// The field of each piece, and its initial field.
    homes: Vec<(Field, Field)>,
}

impl<'s> StammaBoard<'s> {
    fn new(session: &'s Game, before: NodeId) -> Self {
        let start = session.pieces(crate::record::Record::ROOT);
        let mut began = Vec::with_capacity(start.len());
        for (id, at) in session.pieces(before) {
            let home = start.iter().find(|(other, _)| *other == id).map_or(at, |(_, home)| *home);
            began.push((at, home));
        }
        StammaBoard { session, before, homes: began }
    }

    fn position(&self) -> &AnyPosition {
        self.session.record.position(self.before)
    }

    fn name(&self, field: Field) -> String {
        self.position().field_name(field)
    }

    fn named_move(&self, trace: &Trace) -> Option<NamedMove> {
        let (from, to) = (*trace.route.first()?, *trace.route.last()?);
        let pieces = self.position().pieces();
        let figure = pieces.iter().find(|(at, _)| *at == from).map(|(_, glyph)| glyph.figure)?;
        let home = self.homes.iter().find(|(at, _)| *at == from).map_or(from, |(_, home)| *home);
        let letter = match figure {
            Figure::Pawn => "p".into(),
            _ => self.name(home).get(..1).unwrap_or_default().into(),
        };
        Some(NamedMove { letter, figure, from, to, becomes: trace.becomes })
    }

    /// True if another move has the same letter and target.
    fn is_ambiguous(&self, it: &NamedMove) -> bool {
        let p = self.position();
        let others = p.legal_moves().into_iter().filter_map(|m| self.named_move(&p.trace(&m)));
        let mut others = others.filter(|other| other.from != it.from);
        others.any(|other| other.letter == it.letter && other.to == it.to)
    }

    fn tokens(&self, m: &AnyMove, style: &Style) -> Vec<Token> {
        let Some(it) = self.named_move(&self.position().trace(m)) else { return Vec::new() };
        let piece = noun(it.figure);
        let message = match it.figure {
            Figure::Pawn => msg!(PieceMoves { piece }),
            _ => msg!(BeganOn { piece, file: it.letter.clone() }),
        };
        let mut tokens = vec![Token::new(&it.letter, TokenPart::Piece, message, vec![it.from])];
        if self.is_ambiguous(&it) {
            let message = msg!(StartsOn { field: self.name(it.from) });
            tokens.push(Token::new(&spaced(&self.name(it.from)), TokenPart::From, message, vec![it.from]));
        }
        let message = msg!(GoesTo { piece, field: self.name(it.to) });
        tokens.push(Token::new(&spaced(&self.name(it.to)), TokenPart::To, message, vec![it.to]));
        if let Some(figure) = it.becomes {
            let message = msg!(Becomes { piece: noun(figure) });
            let text = format!(" {}", style.key(figure));
            tokens.push(Token::new(&text, TokenPart::Promotes, message, vec![it.to]));
        }
        tokens
    }
}

/// `f3` as ` f 3`, as in his printed table.
fn spaced(name: &str) -> String {
    let mut out = String::with_capacity(4);
    for c in name.chars() {
        out.push(' ');
        out.push(c);
    }
    out
}

/// A move of the game in Stamma's notation; empty for the start.
pub(super) fn written(session: &Game, node: NodeId, style: &Style) -> Vec<Token> {
    match (session.record.tree.get(node), session.record.tree.parent(node)) {
        (Some(ply), Some(parent)) => StammaBoard::new(session, parent).tokens(&ply.m, style),
        _ => Vec::new(),
    }
}

/// Compares an answer in Stamma's letters with a move of the game.
pub(super) fn judge(session: &Game, node: NodeId, answer: &str, style: &Style) -> MoveVerdict {
    let (Some(ply), Some(parent)) = (session.record.tree.get(node), session.record.tree.parent(node)) else {
        return MoveVerdict::Wrong(msg!(Nothing));
    };
    let board = StammaBoard::new(session, parent);
    let wanted = compact(answer);
    let text = |m: &AnyMove| board.tokens(m, style).iter().map(|t| t.text.as_str()).collect::<String>();
    let right = text(&ply.m);
    if wanted.is_empty() {
        return MoveVerdict::Wrong(msg!(Nothing));
    }
    if compact(&right) == wanted {
        return MoveVerdict::Right;
    }
    if board.position().legal_moves().iter().any(|m| compact(&text(m)) == wanted) {
        return MoveVerdict::Wrong(msg!(OtherMove { right }));
    }
    // Modern notation is accepted, and its reasons apply here.
    let short = Style { form: crate::notation::Form::Short, ..*style };
    match board.position().read(answer, &short) {
        Ok(read) if read.m == ply.m => MoveVerdict::Noted(msg!(SystemForm { right })),
        Ok(_) => MoveVerdict::Wrong(msg!(OtherMove { right })),
        Err(Refusal { because, .. }) => MoveVerdict::Wrong(because),
    }
}

/// A text without blanks and dashes, in lower case.
fn compact(text: &str) -> String {
    let kept = text.chars().filter(|c| c.is_ascii_alphanumeric());
    kept.map(|c| c.to_ascii_lowercase()).collect()
}
