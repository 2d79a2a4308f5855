//! Moves of draughts: numbers, captures and their ways, kings, the rules of the national games.

use super::build::{self, play, write};
use super::moment::{BuiltExercise, Moment};
use super::skill::{Family, Skill, unlettered};
use crate::diagram;
use crate::practice::MoveView;
use crate::stroke;
use notabene_core::draughts::rules::{self as draughts, Goal, Leaves, Rules};
use notabene_core::game::{compare, registry};
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::notation::{AnyPosition, TokenPart};
use notabene_core::position::{Figure, Position as _};

const ANY: &[Figure] = &[];
const KINGS: &[Figure] = &[Figure::Crowned];

/// The games of these skills.
const DRAUGHTS: Family = Family(unlettered);

pub(super) static SKILLS: &[Skill] = &[
    DRAUGHTS.skill("draughts/step", Label::DrillStep, 1, ANY, is_step, write),
    DRAUGHTS.skill("draughts/read-step", Label::SkillReadStep, 1, ANY, is_step, play),
    DRAUGHTS.skill("draughts/jump", Label::DrillJump, 2, ANY, is_jump, write),
    DRAUGHTS.skill("draughts/read-jump", Label::SkillReadJump, 2, ANY, is_jump, play),
    DRAUGHTS.skill("draughts/promotion", Label::Promotion, 2, ANY, becomes, write),
    DRAUGHTS.skill("draughts/jumps", Label::DrillJumps, 3, ANY, is_jumps, write),
    DRAUGHTS.skill("draughts/read-jumps", Label::SkillReadJumps, 3, ANY, is_jumps, play),
    DRAUGHTS
        .skill("draughts/crowned", Label::SkillCrowned, 3, KINGS, is_crowned, write)
        .in_games(has_kings_that_stay),
    DRAUGHTS.skill("draughts/majority", Label::SkillMajority, 4, ANY, is_majority, duty).in_games(compares),
    DRAUGHTS
        .skill("draughts/national", Label::SkillNational, 4, ANY, is_sole, national)
        .in_games(has_relatives),
    DRAUGHTS.skill("draughts/way", Label::SkillWay, 5, KINGS, has_two_ways, write).in_games(flies),
    DRAUGHTS.skill("draughts/coup-turc", Label::SkillCoupTurc, 5, KINGS, is_coup_turc, play).in_games(stays),
];

fn rules(p: &AnyPosition) -> Option<&'static Rules> {
    match p {
        AnyPosition::Draughts(p) => Some(p.rules),
        _ => None,
    }
}

/// Captures are compared, and the lesser ones are not allowed.
fn compares(p: &AnyPosition) -> bool {
    rules(p).is_some_and(|rules| !rules.prefers.is_empty())
}
/// Kings fly, and the game goes on with them.
fn flies(p: &AnyPosition) -> bool {
    has_kings_that_stay(p) && rules(p).is_some_and(|rules| rules.flying)
}
/// Captured pieces stay on the board until the end of the move.
fn stays(p: &AnyPosition) -> bool {
    flies(p) && rules(p).is_some_and(|rules| rules.leaves == Leaves::AtEnd)
}
/// The game goes on after the first king.
fn has_kings_that_stay(p: &AnyPosition) -> bool {
    rules(p).is_some_and(|rules| rules.goal != Goal::FirstKing)
}
/// Another game is played on the same board.
fn has_relatives(p: &AnyPosition) -> bool {
    let alike =
        |own: &&Rules| draughts::ALL.iter().filter(|other| other.board.grid == own.board.grid).count() > 1;
    rules(p).as_ref().is_some_and(alike)
}

fn is_step(seen: &MoveView) -> bool {
    !seen.takes()
}
fn is_jump(seen: &MoveView) -> bool {
    seen.trace.taken.len() == 1
}
fn is_jumps(seen: &MoveView) -> bool {
    seen.trace.taken.len() > 1
}
fn becomes(seen: &MoveView) -> bool {
    seen.trace.becomes.is_some()
}
fn is_crowned(seen: &MoveView) -> bool {
    seen.figure == Figure::Crowned
}
/// One capture only is allowed.
fn is_sole(seen: &MoveView) -> bool {
    seen.takes() && seen.view.moves.len() == 1
}
/// One capture only is allowed, because others take less.
fn is_majority(seen: &MoveView) -> bool {
    is_sole(seen) && seen.p.captures().len() > 1
}
/// Another capture has the same ends.
fn has_two_ways(seen: &MoveView) -> bool {
    let route = &seen.trace.route;
    let is_alike = |other: &&notabene_core::position::Trace| {
        other.route.first() == route.first()
            && other.route.last() == route.last()
            && other.taken != seen.trace.taken
    };
    is_jumps(seen) && seen.view.traces.iter().any(|other| is_alike(&other)) && seen.has_part(TokenPart::Via)
}

/// A captured piece stays on the board until the end, and keeps the king from a further capture.
fn is_coup_turc(seen: &MoveView) -> bool {
    let Some(rules) = rules(seen.p) else { return false };
    is_crowned(seen) && stroke::is_stopped(rules, seen.p.turn(), &seen.view.pieces, seen.trace)
}

/// The only capture that the rules of the game allow is found and played.
fn duty(moment: &mut Moment) -> Option<BuiltExercise> {
    let variant = registry::find(moment.game).ok()?;
    let prompt = build::in_each_language(|language| {
        language.say(&msg!(TaskDuty { game: language.label(variant.label).into() }))
    });
    build::play_with_prompt(moment, prompt)
}

/// As [`duty`], where another national game allows another move in the position.
fn national(moment: &mut Moment) -> Option<BuiltExercise> {
    let table = moment.board().table().ok()?;
    let all = compare::compare(&table, &diagram::style(notabene_core::i18n::Language::default()));
    let differs = all.iter().skip(1).any(|answer| !answer.same_moves);
    differs.then(|| duty(moment))?
}
