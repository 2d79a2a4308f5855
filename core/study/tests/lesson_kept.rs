//! The data of an attempt beside its verdicts: progress in a game, the kind of a mistake, dates, nonsense.

use crate::lessons::{self, COURSES, attempt, course};
use notabene_core::i18n::Language;
use notabene_study::{AnswerGrade, Attempt, GameCell, GivenAnswer, Input, SheetCell, SheetResult, Verdict};

const FR: Language = Language::Fr;
const EN: Language = Language::En;
const NL: Language = Language::Nl;

/// The hint, as a sentence.
fn look(verdict: &Verdict, language: Language) -> String {
    verdict.remark.as_ref().map(|look| look.in_language(language)).unwrap_or_default()
}

/// The verdict on a text written in an exercise of the first course.
fn written(id: &str, text: &str, language: Language) -> String {
    look(&attempt(&course("notation"), id).answer(GivenAnswer::Text(text), language), language)
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    for name in COURSES {
        let course = course(name);
        let games = course.lessons.iter().flat_map(|lesson| &lesson.exercises);
        for exercise in games.filter(|it| it.kind.is_game()) {
            let id = &exercise.id;
            let right = |step| exercise.right_cells(step, EN).remove(0).1;
            let give = |attempt: &mut Attempt, step| {
                let text = right(step);
                let written = exercise.kind.input().is_written();
                attempt.answer(if written { GivenAnswer::Text(&text) } else { GivenAnswer::Move(&text) }, EN)
            };
            let mut first = attempt(&course, id);
            assert_eq!(first.resume_point(), 0, "{id}");
            assert_eq!(give(&mut first, 0).grade, AnswerGrade::Right, "{id}");
            assert_eq!(first.answer(GivenAnswer::Text("Ka9"), EN).grade, AnswerGrade::Wrong);
            let mut again = attempt(&course, id);
            again.resume(first.resume_point());
            assert_eq!((again.step(), again.resume_point()), (first.step(), first.resume_point()), "{id}");
            assert_eq!(again.scene(), first.scene(), "{id}");
            let mut step = 1;
            while !again.is_done() {
                let verdict = give(&mut again, step);
                assert_eq!(verdict.grade, AnswerGrade::Right, "{id} {step}");
                step += 1;
            }
            assert_eq!(again.stars(), Some(2), "{id}: the mistake counts");
            assert_eq!(again.resume_point(), 0);
            // Saved texts may be damaged.
            for place in [1, 3, 4_000, u32::MAX] {
                let mut fresh = attempt(&course, id);
                fresh.resume(place);
                assert_eq!(fresh.step().0, 0, "{id} {place}");
            }
        }
    }
}

#[test]
fn a_mistake_has_a_kind() {
    let course = course("notation");
    let mut known = attempt(&course, "L05-1");
    let verdict = known.answer(GivenAnswer::Text("cf3"), FR);
    let hint =
        course.hints.iter().find(|hint| hint.key == known.mistake_kind(&verdict)).expect("a typical one");
    assert_eq!(look(&verdict, FR), hint.text.in_language(FR));
    let verdict = known.answer(GivenAnswer::Text("Nh3"), EN);
    assert_eq!(known.mistake_kind(&verdict), "write");
}

#[test]
fn dates_are_asked_for_as_children_write_them() {
    let course = course("notation");
    let exercises = course.lessons.iter().flat_map(|lesson| &lesson.exercises);
    let head = exercises.into_iter().find(|it| it.kind.input() == Input::SheetHead).expect("a head");
    for (language, date) in [(FR, "14/05/2025"), (EN, "14/05/2025"), (NL, "14-05-2025")] {
        let wanted = head.right_cells(0, language);
        assert_eq!(wanted[0], (SheetCell::Date, date.to_string()));
        let cells: Vec<(SheetCell, &str)> =
            wanted.iter().map(|(cell, text)| (*cell, text.as_str())).collect();
        let mut attempt = attempt(&course, &head.id);
        assert!(attempt.answer(GivenAnswer::Cells(&cells), language).done, "{language:?}");
        let mut helped = lessons::attempt(&course, &head.id);
        helped.help(language);
        assert!(helped.help(language).feedback.in_language(language).contains(date));
    }
}

#[test]
fn nonsense_is_told_what_a_move_is() {
    for text in ["hallo", "sdfg", "blablabla 3"] {
        assert_eq!(
            written("L05-1", text, NL),
            "Dat is nog geen zet. Een zet zegt altijd waar hij uitkomt.",
            "{text}"
        );
    }
    assert_ne!(written("L05-1", "Nz9", EN), written("L05-1", "hallo", EN));
}

#[test]
fn the_sheet_of_a_game_shows_what_is_to_be_known() {
    let cells = |attempt: &Attempt| -> Vec<GameCell> {
        attempt.game_sheet(EN).rows.into_iter().flat_map(|(_, cells)| cells).flatten().collect()
    };
    // A game to be played: all its moves are read.
    let mut played = attempt(&course("notation"), "L01-1");
    let before = cells(&played);
    assert!(before.iter().all(|cell| !cell.text.is_empty() && !cell.is_past));
    assert_eq!(before.iter().position(|cell| cell.is_asked), Some(0));
    let first = played.exercise().right_cells(0, EN).remove(0).1;
    assert_eq!(played.answer(GivenAnswer::Move(&first), EN).grade, AnswerGrade::Right);
    let after = cells(&played);
    assert!(after[0].is_past && !after[0].is_asked && after[1].is_asked);
    // A game to be written: a move is seen once it is written.
    let mut written = attempt(&course("draughts"), "J6-4");
    assert_eq!(written.game_sheet(EN).rows[0].0, 1);
    assert_eq!(cells(&written)[0].text, "✎");
    assert!(cells(&written)[1..].iter().all(|cell| cell.text.is_empty()));
    let mut step = 0;
    while !written.is_done() {
        let right = written.exercise().right_cells(step, EN).remove(0).1;
        assert_eq!(written.answer(GivenAnswer::Text(&right), EN).grade, AnswerGrade::Right);
        step += 1;
    }
    assert!(cells(&written).iter().all(|cell| cell.is_past && !cell.is_asked && cell.text != "✎"));
    let result = written.exercise().result.clone();
    let shown = if result.is_empty() { SheetResult::Hidden } else { SheetResult::Shown(result) };
    assert_eq!(written.game_sheet(EN).result, shown);
}
