//! Castling of chess and Chess960: both sides, and what belongs to it.

use super::build::{self, play, write};
use super::moment::{BuiltExercise, Moment};
use super::skill::{Family, Skill, square};
use crate::practice::MoveView;
use crate::{Diagram, Localized, diagram};
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::notation::{Notation as _, TokenPart};
use notabene_core::position::{Figure, Position as _};
use notabene_core::record::{Ink, Shape};

const MINOR: &[Figure] = &[Figure::Pawn, Figure::Bishop, Figure::Knight, Figure::Queen];

/// The games of these skills.
const CHESS: Family = Family(square);

pub(super) static SKILLS: &[Skill] = &[
    CHESS.skill("chess/castling-short", Label::SkillCastlingShort, 2, MINOR, is_short, write),
    CHESS.skill("chess/castling-long", Label::SkillCastlingLong, 2, MINOR, is_long, write),
    CHESS.skill("chess/read-castling", Label::SkillReadCastling, 2, MINOR, castles, play),
    CHESS.skill("chess/castling-side", Label::SkillCastlingSide, 3, MINOR, castles, side),
    CHESS.skill("chess/castling-check", Label::SkillCastlingCheck, 5, MINOR, is_with_check, write),
];

/// The king castles.
pub(super) fn castles(seen: &MoveView) -> bool {
    seen.trace.with.is_some()
}
/// The king goes to the g-file.
fn is_short(seen: &MoveView) -> bool {
    castles(seen) && has_text(seen, "O-O")
}
/// The king goes to the c-file.
fn is_long(seen: &MoveView) -> bool {
    castles(seen) && has_text(seen, "O-O-O")
}
fn has_text(seen: &MoveView, text: &str) -> bool {
    seen.tokens().iter().any(|token| token.part == TokenPart::Castles && token.text == text)
}
/// The rook attacks the king after castling.
fn is_with_check(seen: &MoveView) -> bool {
    castles(seen) && seen.attacks()
}

/// The king castles with the lit rook: which sign is it?
fn side(moment: &mut Moment) -> Option<BuiltExercise> {
    let (rook, _) = moment.trace().with?;
    let board =
        Diagram { highlighted: vec![Shape { from: rook, to: None, ink: Ink::Green }], ..moment.board() };
    let tokens = moment.before.write(&moment.m, &notabene_core::notation::Style::pgn());
    let own = tokens.iter().find(|token| token.part == TokenPart::Castles)?.text.clone();
    let other = if own == "O-O" { "O-O-O" } else { "O-O" };
    let goal = *moment.trace().route.last()?;
    let (letters, name) =
        (|language| diagram::style(language).letters.pieces[0], diagram::name(&moment.before.board(), goal));
    let king = build::in_each_language(|language| format!("{}{name}", letters(language)));
    build::choose(
        moment,
        build::localized(&msg!(TaskCastle)),
        board,
        Localized::same(&own),
        [
            (Localized::same(other), "castling-side", msg!(HintCastleSide)),
            (king, "castling-king", msg!(HintCastleKing)),
        ],
    )
}
