//! Answers without a penalty, corrections that change nothing, and verdicts that are given only once.

use crate::lessons::{COURSES, attempt, course};
use notabene_core::i18n::{Label, Language};
use notabene_core::msg;
use notabene_study::{
    AnswerGrade, Attempt, GivenAnswer, Input, SheetCell, Verdict, below_title, compare_letters,
};
use std::sync::Arc;

const FR: Language = Language::Fr;
const NL: Language = Language::Nl;

/// The hint, as a sentence.
fn look(verdict: &Verdict) -> String {
    verdict.remark.as_ref().map(|look| look.in_language(FR)).unwrap_or_default()
}

/// An empty answer asks the pupil to write: no mistake, no lost star, and the exercise continues.
#[test]
fn an_empty_answer_costs_nothing() {
    let mut tried = 0;
    for name in COURSES {
        let course = course(name);
        for (n, lesson) in course.lessons.iter().enumerate() {
            for (m, exercise) in lesson.exercises.iter().enumerate() {
                let mut attempt = Attempt::new(Arc::clone(&course), n, m).unwrap();
                let cells: Vec<(SheetCell, &str)> =
                    exercise.cells().iter().map(|cell| (*cell, " ")).collect();
                let given = match exercise.kind.input() {
                    Input::TapField | Input::Choose => continue,
                    Input::PlayMove => GivenAnswer::Move(""),
                    input if input.is_sheet() => GivenAnswer::Cells(&cells),
                    _ => GivenAnswer::Text(" "),
                };
                let verdict = attempt.answer(given, FR);
                assert_eq!(verdict.grade, AnswerGrade::Unanswered, "{}", exercise.id);
                assert!(!verdict.counts() && !verdict.done && attempt.step().0 == 0, "{}", exercise.id);
                assert_eq!(look(&verdict), "Écris d’abord ta réponse.");
                tried += 1;
            }
        }
    }
    assert!(tried > 60, "{tried}");
    let mut attempt = attempt(&course("notation"), "L05-1");
    attempt.answer(GivenAnswer::Text(""), NL);
    attempt.answer(GivenAnswer::Text("Pf3"), NL);
    assert_eq!(attempt.stars(), Some(3));
}

/// A correction that corrects nothing does not count, however it is spelt.
#[test]
fn a_correction_is_another_text_than_what_was_given() {
    let notation = course("notation");
    for text in ["Cg1-f3", "Cg1f3", " Cg1 - f3", "cg1-f3"] {
        let mut attempt = attempt(&notation, "L03-3");
        let verdict = attempt.answer(GivenAnswer::Text(text), FR);
        assert_eq!(verdict.grade, AnswerGrade::Wrong, "{text}");
        assert!(attempt.answer(GivenAnswer::Text("Cf3"), FR).done);
        assert_eq!(attempt.stars(), Some(2));
    }
    assert!(
        look(&attempt(&notation, "L03-3").answer(GivenAnswer::Text("Cg1f3"), FR))
            .contains("encore la forme longue")
    );
    for name in COURSES {
        let course = course(name);
        let all = course.lessons.iter().flat_map(|lesson| &lesson.exercises);
        for exercise in all.filter(|exercise| exercise.kind.input() == Input::CorrectMove) {
            for language in course.languages.iter().copied() {
                let given = exercise.given.in_language(language).to_string();
                let verdict = attempt(&course, &exercise.id).answer(GivenAnswer::Text(&given), language);
                assert_eq!(verdict.grade, AnswerGrade::Wrong, "{} {given}", exercise.id);
            }
        }
    }
}

/// A line of moves has no boxes to point at.
#[test]
fn a_line_that_is_too_short_is_told_by_its_moves() {
    let notation = course("notation");
    let line =
        |text: &str| attempt(&notation, "L11-5").answer(GivenAnswer::Cells(&[(SheetCell::Moves, text)]), FR);
    assert_eq!(
        look(&line("1.e4 e5 2.Cf3")),
        "Compte les coups de ta ligne. Écrits\u{a0}: 3\u{202f}; joués\u{a0}: 6."
    );
    for text in ["1.e4", "1.e4 e5 2.Cf3 Cc6 3.Fc4 Cf6 4.d3", "1.e4 e5 2.Cf3 Cc6 3.Fc4", "1.e4 e6", "e4"] {
        let verdict = line(text);
        assert!(!verdict.counts() && !look(&verdict).contains("case marquée"), "{text}");
    }
}

/// The title of a card and the remark below it do not both contain "Right".
#[test]
fn right_is_said_once() {
    let mut remarks = 0;
    for language in Language::ALL {
        let title = language.label(Label::LearnNoted);
        let word: String = title.chars().take_while(|c| c.is_alphabetic()).collect();
        let right = || String::from("Cf3");
        let remarks_on_moves = [
            msg!(LongForm { right: right() }),
            msg!(XMissing { right: right() }),
            msg!(CheckMissing { right: right() }),
            msg!(MateMissing { right: right() }),
            msg!(MateOtherSign { right: right() }),
            msg!(PromoSign { right: right() }),
            msg!(CastleZero { right: right() }),
            msg!(CastleCase { right: right() }),
        ];
        let mut all: Vec<String> = remarks_on_moves.iter().map(|message| language.say(message)).collect();
        for name in COURSES {
            let course = course(name);
            all.extend(course.hints.iter().map(|hint| hint.text.in_language(language).to_string()));
        }
        for message in all.iter().filter(|message| message.starts_with(&word)) {
            let below = below_title(title, message);
            assert!(!below.contains(&word) && below.len() > 5, "{message}: {below}");
            assert!(below.starts_with(|c: char| !c.is_lowercase()), "{below}");
            remarks += 1;
        }
        assert_eq!(below_title(title, "e4"), "e4");
        assert_eq!(below_title("", "Juste."), "Juste.");
    }
    assert!(remarks > 30, "{remarks}");
    assert_eq!(
        below_title("Right! One more thing:", "Right, and it is check: Qe7+."),
        "And it is check: Qe7+."
    );
    assert_eq!(below_title("Right!", "Rightly so."), "Rightly so.");
}

/// A small letter that may be a piece or a file is asked about where a move is to be played by writing it; the question
/// costs no star.
#[test]
fn a_small_letter_is_asked_about_before_a_move_is_played() {
    let text = "notabene course 1\ncourse small\ngame chess\ntitle\n  fr Essai\nlead\n  fr Essai\nlesson S1\ntitle\n  fr Essai\n\
        goal\n  fr Essai\npoint\n  fr Essai\nexercise S1-1 play\nprompt\n  fr Joue.\n\
        board rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\nright Nc6\n";
    let course = notabene_study::read(text).unwrap_or_else(|problems| panic!("{problems:?}"));
    let course = Arc::new(course);
    let mut it = attempt(&course, "S1-1");
    let verdict = it.answer(GivenAnswer::Move("cc6"), FR);
    assert_eq!(verdict.grade, AnswerGrade::Unanswered, "{verdict:?}");
    assert!(look(&verdict).contains("c6 ou Cc6"), "{}", look(&verdict));
    assert!(it.answer(GivenAnswer::Move("Cc6"), FR).done);
    assert_eq!(it.stars(), Some(3));
    // Exact texts cause no question: the pawn is another move.
    let mut it = attempt(&course, "S1-1");
    assert_eq!(it.answer(GivenAnswer::Move("c6"), FR).grade, AnswerGrade::Wrong);
}

#[test]
fn letters_that_are_right_are_told_from_others() {
    let right = |typed, right| -> String {
        let letters = compare_letters(typed, right);
        letters.into_iter().map(|(letter, is_right)| if is_right { letter } else { '_' }).collect()
    };
    assert_eq!(right("Cg1f3", "Cf3"), "C__f3");
    assert_eq!(right(" Tae1 ", "Tfe1"), "T_e1");
    assert_eq!(right("3fC", "Cf3"), "__C");
    assert_eq!(right("", "e4"), "");
    assert_eq!(right(&"e4".repeat(500), "e4").len(), 80, "long texts are cut");
}

#[test]
fn options_come_in_every_order_and_each_once() {
    let course = course("notation");
    let choose = |it: &&notabene_study::Exercise| it.kind.input() == Input::Choose;
    let exercise = course.lessons.iter().flat_map(|lesson| &lesson.exercises).find(choose).unwrap();
    let orders: std::collections::BTreeSet<Vec<usize>> =
        (0..50).map(|seed| exercise.option_order(seed)).collect();
    assert_eq!(orders.len(), (1..=exercise.answers.len()).product::<usize>());
    for mut order in orders {
        order.sort_unstable();
        assert_eq!(order, (0..exercise.answers.len()).collect::<Vec<_>>());
    }
}
