//! Moves of Scharten: lines and rings, over the centre, with support, darts.

use super::build::{self, correct, play, write};
use super::castling::castles;
use super::moment::{BuiltExercise, Moment};
use super::moves::{
    becomes, is_by_file, is_by_rank, is_capture, is_check, is_mate, is_pawn, is_pawn_capture, is_piece,
    is_simple, takes,
};
use super::skill::{Family, Skill, round, thrown};
use crate::practice::MoveView;
use crate::{Diagram, Localized};
use notabene_core::geometry::Field;
use notabene_core::i18n::{Label, MessageKind};
use notabene_core::msg;
use notabene_core::position::{Figure, Position as _};
use notabene_core::record::{Ink, Shape};

const ANY: &[Figure] = &[];
const PAWNS: &[Figure] = &[Figure::Pawn];
const MINOR: &[Figure] = &[Figure::Pawn, Figure::Bishop, Figure::Knight, Figure::Queen];
const LONG: &[Figure] = &[Figure::Queen, Figure::Rook, Figure::Bishop];
const PAIRS: &[Figure] = &[Figure::Knight, Figure::Rook];

/// The games of these skills.
const SCHARTEN: Family = Family(round);

pub(super) static SKILLS: &[Skill] = &[
    SCHARTEN.skill("scharten/ring", Label::SkillRing, 1, ANY, |_| true, ring),
    SCHARTEN.skill("scharten/pawn", Label::DrillPawn, 1, ANY, is_pawn, write),
    SCHARTEN.skill("scharten/piece", Label::DrillPiece, 1, ANY, is_piece, write),
    SCHARTEN.skill("scharten/read-piece", Label::SkillReadPiece, 1, ANY, is_piece, play),
    SCHARTEN.skill("scharten/dart", Label::DrillDart, 2, ANY, is_dart, write).in_games(thrown),
    SCHARTEN.skill("scharten/capture", Label::Capture, 2, ANY, is_capture, write),
    SCHARTEN.skill("scharten/capture-pawn", Label::SkillCapturePawn, 2, ANY, is_pawn_capture, write),
    SCHARTEN.skill("scharten/read-capture", Label::SkillReadCapture, 2, ANY, takes, play),
    SCHARTEN.skill("scharten/check", Label::PartCheck, 2, ANY, is_check, write),
    SCHARTEN.skill("scharten/castling", Label::Castling, 3, MINOR, castles, write),
    SCHARTEN.skill("scharten/promotion", Label::Promotion, 3, PAWNS, becomes, write),
    SCHARTEN.skill("scharten/mate", Label::PartMate, 3, LONG, is_mate, write),
    SCHARTEN.skill("scharten/by-line", Label::DrillByFile, 3, PAIRS, is_by_file, write),
    SCHARTEN.skill("scharten/by-ring", Label::DrillByRank, 3, PAIRS, is_by_rank, write),
    SCHARTEN.skill("scharten/correct", Label::SkillCorrect, 3, ANY, is_simple, correct),
    SCHARTEN.skill("scharten/centre", Label::DrillCentre, 4, LONG, |seen| seen.crosses(), write),
    SCHARTEN.skill("scharten/read-centre", Label::SkillReadCentre, 4, LONG, |seen| seen.crosses(), play),
    SCHARTEN.skill("scharten/support", Label::DrillSupport, 5, LONG, is_supported, write),
];

/// True if a dart places a piece.
fn is_dart(seen: &MoveView) -> bool {
    seen.trace.placed.is_some()
}
/// True for a capture that needs the support of others.
fn is_supported(seen: &MoveView) -> bool {
    seen.takes() && seen.has_message(&[MessageKind::TakesHeld])
}

/// Asks for the ring of a lit field, from White's edge inwards and out again.
fn ring(moment: &mut Moment) -> Option<BuiltExercise> {
    let grid = moment.before.board().grid;
    let field = Field(moment.mixer.below(usize::from(grid.len())) as u8);
    let own = usize::from(grid.xy(field).1);
    let ranks = usize::from(grid.ranks);
    // The ring mirrored at the centre, and a neighbour.
    let (mirrored, beside) = (ranks - 1 - own, if own + 1 < ranks { own + 1 } else { own - 1 });
    let other = if beside == mirrored { (own + ranks - 1) % ranks } else { beside };
    let name = |n: usize| Localized::same(&(n + 1).to_string());
    let board = Diagram {
        highlighted: vec![Shape { from: field, to: None, ink: Ink::Green }],
        bare: true,
        ..moment.board()
    };
    build::choose(
        moment,
        build::localized(&msg!(TaskRing)),
        board,
        name(own),
        [(name(mirrored), "ring", msg!(DrillLookRing)), (name(other), "ring", msg!(DrillLookRing))],
    )
}
