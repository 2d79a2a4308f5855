//! Fields: their names, and where they lie.

use super::build;
use super::moment::{BuiltExercise, Moment};
use super::skill::{Family, Skill, every};
use crate::{Diagram, Localized};
use notabene_core::geometry::Field;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::position::{Position as _, Side};
use notabene_core::record::{Ink, Shape};

/// The games of these skills.
const EVERY: Family = Family(every);

pub(super) static SKILLS: &[Skill] = &[
    EVERY.of_position("field/name", Label::DrillKindName, 1, |moment| name(moment, |_, _| {})),
    EVERY.of_position("field/find", Label::DrillKindFind, 1, |moment| find(moment, |_, _| {})),
    EVERY.of_position("field/name-bare", Label::SkillBareName, 2, |moment| name(moment, bare)),
    EVERY.of_position("field/find-bare", Label::SkillBareFind, 2, |moment| find(moment, bare)),
    EVERY.of_position("field/name-turned", Label::SkillTurnedName, 3, |moment| name(moment, turned)),
    EVERY.of_position("field/find-turned", Label::SkillTurnedFind, 3, |moment| find(moment, turned)),
];

/// Without letters and numbers at the edge, seen by the side to move.
fn bare(board: &mut Diagram, side: Side) {
    board.bare = true;
    board.black_below = side == Side::Black;
}

/// Without letters and numbers at the edge, seen by the other side.
fn turned(board: &mut Diagram, side: Side) {
    bare(board, side.other());
}

/// Any field of the board.
fn any(moment: &mut Moment) -> Option<Field> {
    let fields: Vec<Field> = moment.before.board().grid.fields().collect();
    fields.get(moment.mixer.below(fields.len())).copied()
}

fn name(moment: &mut Moment, seen: fn(&mut Diagram, Side)) -> Option<BuiltExercise> {
    let mut board = moment.board();
    seen(&mut board, moment.before.turn());
    board.highlighted = vec![Shape { from: any(moment)?, to: None, ink: Ink::Green }];
    let exercise = build::exercise("name", build::localized(&msg!(TaskName)), board)?;
    Some(BuiltExercise { exercise, hints: Vec::new() })
}

fn find(moment: &mut Moment, seen: fn(&mut Diagram, Side)) -> Option<BuiltExercise> {
    let mut board = moment.board();
    seen(&mut board, moment.before.turn());
    let on = moment.before.board();
    let field = on.naming.name(&on.grid, any(moment)?);
    let prompt = build::localized(&msg!(DrillFind { field: field.clone() }));
    let mut exercise = build::exercise("find", prompt, board)?;
    exercise.answers = vec![build::right_answer(Localized::same(&field))];
    Some(BuiltExercise { exercise, hints: Vec::new() })
}
