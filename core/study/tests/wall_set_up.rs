//! Positions that a class sets up together on the projector.

use notabene_core::geometry::Field;
use notabene_core::i18n::Language;
use notabene_core::notation::{Letters, Style};
use notabene_core::position::{Figure, Side};
use notabene_study::projector::{ProjectedPage, ProjectorAction, ProjectorContent, pieces_to_put};
use notabene_study::{self as study, AnswerGrade};
use std::sync::Arc;

const EN: Language = Language::En;

fn english() -> Style {
    Style::of(Letters::english())
}

/// The page of an exercise in which a position is set up.
fn set_up_page(exercise: &str) -> ProjectedPage {
    let course = study::read(include_str!("data/lessons/kinds.txt")).expect("a course");
    let show = ProjectorContent::lesson("kinds", "K", exercise, &course);
    ProjectedPage::open(&show, Some(&Arc::new(course))).expect("a page")
}

fn pieces(stage: &ProjectedPage) -> Vec<Field> {
    stage.scene().expect("a board").pieces.iter().map(|piece| piece.field).collect()
}

#[test]
fn a_class_sets_up_the_position_after_moves_together() {
    let mut stage = set_up_page("set-up-1");
    let board = stage.scene().unwrap().board;
    let field = |name: &str| board.naming.field(&board.grid, name).unwrap();
    let moved = |from, to| ProjectorAction::Move(field(from), field(to));
    stage.replay(&[moved("e2", "e4"), moved("e7", "e5"), ProjectorAction::Check], EN, &english());
    assert_eq!((stage.grade(), stage.is_done()), (Some(AnswerGrade::Wrong), false));
    let lit = stage.scene().unwrap().marks;
    assert_eq!(lit.iter().map(|(at, _)| *at).collect::<Vec<_>>(), [field("g1"), field("f3")]);
    assert!(stage.feedback(EN).iter().any(|line| line.contains("31")), "{:?}", stage.feedback(EN));
    // The knight as a new piece; what was said of the position before goes away.
    let knight = pieces_to_put(stage.set_up().unwrap())
        .position(|glyph| glyph.figure == Figure::Knight && glyph.side == Side::White)
        .unwrap();
    let put = ProjectorAction::Put(field("f3"), Some(knight as u8));
    stage.replay(&[put, ProjectorAction::Put(field("g1"), None)], EN, &english());
    assert_eq!(stage.grade(), None);
    // Fields and pieces that do not exist change nothing.
    let none = [ProjectorAction::Put(Field(120), Some(0)), ProjectorAction::Move(Field(120), Field(121))];
    stage.replay(&none, EN, &english());
    stage.replay(&[ProjectorAction::Check], EN, &english());
    assert_eq!((stage.grade(), stage.is_done(), stage.next()), (Some(AnswerGrade::Right), true, None));
    assert!(stage.set_up().is_none());
}

#[test]
fn a_position_is_seen_until_the_next_step_and_the_answer_is_put_on_the_board() {
    let mut stage = set_up_page("set-up-2");
    let all = pieces(&stage);
    assert_eq!((all.len(), stage.set_up().is_none()), (2, true));
    assert_eq!(stage.next(), Some(ProjectorAction::Step));
    stage.replay(&[ProjectorAction::Step], EN, &english());
    assert_eq!((pieces(&stage), stage.set_up().is_some()), (vec![], true));
    for expected in [ProjectorAction::Help, ProjectorAction::Help, ProjectorAction::Solve] {
        assert_eq!(stage.next(), Some(expected));
        stage.replay(&[expected], EN, &english());
    }
    assert_eq!((pieces(&stage), stage.is_done(), stage.next()), (all, true, None));
}
