//! Moves of chess and Chess960: pawns, pieces, captures, what tells two pieces apart, promotion, check.

use super::build::{correct, play, write};
use super::skill::{Family, Skill, square};
use crate::practice::MoveView;
use notabene_core::geometry::Field;
use notabene_core::i18n::{Label, MessageKind};
use notabene_core::notation::TokenPart;
use notabene_core::position::{Figure, Position as _};

const ANY: &[Figure] = &[];
const PAWNS: &[Figure] = &[Figure::Pawn];
const LONG: &[Figure] = &[Figure::Queen, Figure::Rook, Figure::Bishop];
const PAIRS: &[Figure] = &[Figure::Knight, Figure::Rook];

/// The games of these skills.
const CHESS: Family = Family(square);

pub(super) static SKILLS: &[Skill] = &[
    CHESS.skill("chess/pawn", Label::DrillPawn, 1, ANY, is_pawn, write),
    CHESS.skill("chess/piece", Label::DrillPiece, 1, ANY, is_piece, write),
    CHESS.skill("chess/read-pawn", Label::SkillReadPawn, 1, ANY, is_pawn, play),
    CHESS.skill("chess/read-piece", Label::SkillReadPiece, 1, ANY, is_piece, play),
    CHESS.skill("chess/capture", Label::Capture, 2, ANY, is_capture, write),
    CHESS.skill("chess/capture-pawn", Label::SkillCapturePawn, 2, ANY, is_pawn_capture, write),
    CHESS.skill("chess/read-capture", Label::SkillReadCapture, 2, ANY, takes, play),
    CHESS.skill("chess/check", Label::PartCheck, 2, ANY, is_check, write),
    CHESS.skill("chess/by-file", Label::DrillByFile, 3, PAIRS, is_by_file, write),
    CHESS.skill("chess/by-rank", Label::DrillByRank, 3, PAIRS, is_by_rank, write),
    CHESS.skill("chess/read-which", Label::SkillReadWhich, 3, PAIRS, is_apart, play),
    CHESS.skill("chess/promotion", Label::Promotion, 3, PAWNS, is_promotion, write),
    CHESS.skill("chess/read-promotion", Label::SkillReadPromotion, 3, PAWNS, becomes, play),
    CHESS.skill("chess/mate", Label::PartMate, 3, LONG, is_mate, write),
    CHESS.skill("chess/correct", Label::SkillCorrect, 3, ANY, is_simple, correct),
    CHESS.skill("chess/pinned-twin", Label::SkillPinnedTwin, 4, PAIRS, has_pinned_twin, write),
    CHESS.skill(
        "chess/capture-promotion",
        Label::SkillCapturePromotion,
        4,
        PAWNS,
        is_capture_promotion,
        write,
    ),
    CHESS.skill("chess/en-passant", Label::PartEnPassant, 4, PAWNS, is_en_passant, write),
    CHESS.skill("chess/read-en-passant", Label::SkillReadEnPassant, 4, PAWNS, is_en_passant, play),
    CHESS.skill("chess/by-both", Label::SkillByBoth, 5, &[Figure::Pawn, Figure::Queen], is_by_both, write),
];

/// A pawn goes forward, and nothing else happens.
pub(super) fn is_pawn(seen: &MoveView) -> bool {
    seen.figure == Figure::Pawn && seen.is_plain()
}
/// A piece goes somewhere, and nothing else happens.
pub(super) fn is_piece(seen: &MoveView) -> bool {
    seen.figure != Figure::Pawn && seen.is_plain()
}
/// Something is taken.
pub(super) fn takes(seen: &MoveView) -> bool {
    seen.takes()
}
/// A piece takes.
pub(super) fn is_capture(seen: &MoveView) -> bool {
    seen.takes() && seen.figure != Figure::Pawn
}
/// A pawn takes, and stays one.
pub(super) fn is_pawn_capture(seen: &MoveView) -> bool {
    seen.takes() && seen.figure == Figure::Pawn && !becomes(seen) && !is_en_passant(seen)
}
/// The king is attacked, and nothing else happens.
pub(super) fn is_check(seen: &MoveView) -> bool {
    seen.is_still() && !becomes(seen) && seen.attacks() && seen.has_part(TokenPart::Check)
}
/// The king is lost.
pub(super) fn is_mate(seen: &MoveView) -> bool {
    seen.attacks() && seen.has_part(TokenPart::Mate)
}
/// A pawn becomes a piece.
pub(super) fn becomes(seen: &MoveView) -> bool {
    seen.trace.becomes.is_some()
}
/// A pawn becomes a piece, and takes nothing.
pub(super) fn is_promotion(seen: &MoveView) -> bool {
    becomes(seen) && !seen.takes()
}
/// A pawn takes and becomes a piece.
pub(super) fn is_capture_promotion(seen: &MoveView) -> bool {
    becomes(seen) && seen.takes()
}
/// More than one piece of the kind can go there.
pub(super) fn is_apart(seen: &MoveView) -> bool {
    seen.figure != Figure::Pawn && seen.trace.with.is_none() && seen.rivals().next().is_some()
}
/// The file or line tells two pieces apart.
pub(super) fn is_by_file(seen: &MoveView) -> bool {
    is_apart(seen) && seen.has_message(&[MessageKind::FromFile, MessageKind::FromLine])
}
/// The rank or ring tells two pieces apart.
pub(super) fn is_by_rank(seen: &MoveView) -> bool {
    is_apart(seen) && seen.has_message(&[MessageKind::FromRank])
}
/// File and rank tell three pieces apart.
fn is_by_both(seen: &MoveView) -> bool {
    is_apart(seen)
        && seen.rivals().nth(1).is_some()
        && seen.tokens().iter().any(|token| token.part == TokenPart::From && token.text.chars().count() > 1)
}
/// A pawn is taken in passing.
fn is_en_passant(seen: &MoveView) -> bool {
    let is_aside = seen.trace.taken.first() != seen.trace.route.last();
    seen.figure == Figure::Pawn && seen.takes() && is_aside && seen.has_part(TokenPart::EnPassant)
}
/// Another piece of the kind could go there, but is pinned: no letter is needed.
fn has_pinned_twin(seen: &MoveView) -> bool {
    let own = seen.glyph();
    let mut others = seen
        .view
        .pieces
        .iter()
        .filter(|(at, glyph)| Some(*glyph) == own && Some(at) != seen.trace.route.first());
    !matches!(seen.figure, Figure::Pawn | Figure::King)
        && others.any(|(at, _)| may_reach(seen, *at))
        && !is_apart(seen)
        && seen.tokens().iter().any(|token| token.rivals.iter().any(|rival| rival.held_by.is_some()))
        && !seen.has_part(TokenPart::From)
}
/// True if a piece could reach the target on an empty board; costly writing is spared where it could not.
fn may_reach(seen: &MoveView, from: Field) -> bool {
    let Some(to) = seen.trace.route.last() else { return false };
    let grid = seen.p.board().grid;
    let ((ax, ay), (bx, by)) = (grid.xy(from), grid.xy(*to));
    let (dx, dy) = (ax.abs_diff(bx), ay.abs_diff(by));
    match seen.figure {
        Figure::Knight => dx.min(dy) == 1 && dx.max(dy) == 2,
        _ => dx == 0 || dy == 0 || dx == dy,
    }
}
/// A move that is written by a piece, its field, and a capture.
pub(super) fn is_simple(seen: &MoveView) -> bool {
    seen.trace.with.is_none() && seen.trace.placed.is_none() && !becomes(seen)
}
