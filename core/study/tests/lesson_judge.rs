//! Verdicts on unforeseen answers: what is right first, one thing to look at, never a bare "wrong".

use crate::common::laws::laws;
use crate::lessons::{COURSES, attempt, course, finish};
use notabene_core::game::{Go, Tap, Touch};
use notabene_core::geometry::Field;
use notabene_core::i18n::Language;
use notabene_study::{
    AnswerGrade, Attempt, Course, GivenAnswer, Input, Quality, SheetCell, TapOutcome, Verdict,
};
use proptest::prelude::*;
use std::sync::Arc;

const FR: Language = Language::Fr;
const EN: Language = Language::En;
const NL: Language = Language::Nl;

/// The right parts and the hint, as sentences.
fn says(verdict: &Verdict, language: Language) -> (String, String) {
    let say = |say: &Option<_>| say.as_ref().map(|s: &notabene_study::Feedback| s.in_language(language));
    (say(&verdict.praise).unwrap_or_default(), say(&verdict.remark).unwrap_or_default())
}

fn write(id: &str, text: &str, language: Language) -> Verdict {
    let course = course(if id.starts_with('L') { "notation" } else { of(id) });
    attempt(&course, id).answer(GivenAnswer::Text(text), language)
}

fn of(id: &str) -> &'static str {
    match id.as_bytes().first() {
        Some(b'N') => "chess960",
        Some(b'S') => "scharten",
        Some(b'J') => "draughts",
        _ => "notation",
    }
}

#[test]
fn what_is_right_already_comes_first() {
    // The move is Nf3.
    let verdict = write("L05-1", "Nh3", EN);
    assert_eq!(verdict.grade, AnswerGrade::Wrong);
    let (good, look) = says(&verdict, EN);
    assert_eq!(good, "Already right: N.");
    assert!(look.contains("landed"), "{look}");
    assert!(!verdict.fields.is_empty());
    // Typical mistakes get theirs, too.
    let (good, look) = says(&write("L05-1", "cf3", FR), FR);
    assert_eq!(good, "Déjà juste\u{a0}: f3.");
    assert!(look.len() > 10);
    // The move is exf8N.
    let (good, _) = says(&write("L08-5", "exf8Q", EN), EN);
    assert_eq!(good, "Already right: e and f8.");
    assert_eq!(says(&write("L08-5", "f8N", EN), EN).0, "Already right: f8 and N.");
    // Letters in other words are no part of a move: Raxd1, O-O, 32-28.
    for (id, text) in
        [("L07-1", "hallo"), ("L07-1", "Ka"), ("L08-2", "O-O-O"), ("J2-1", "Kd8"), ("J2-1", "28")]
    {
        assert_eq!(says(&write(id, text, EN), EN).0, "", "{id} {text}");
    }
    assert_eq!(says(&write("J2-1", "32x28", EN), EN).0, "Already right: 32 and 28.");
    assert_eq!(says(&write("L07-1", "Rad2", EN), EN).0, "Already right: R and a.");
}

#[test]
fn the_reader_of_moves_answers_what_no_course_foresaw() {
    // Knights do not go there.
    let (_, look) = says(&write("L05-1", "Nf5", EN), EN);
    assert!(look.to_lowercase().contains("knight"), "{look}");
    // Another language's letter: first which letter is wrong, at the second try what is right.
    let course = course("notation");
    let mut tries = attempt(&course, "L05-1");
    let mut look = || says(&tries.answer(GivenAnswer::Text("Sf3"), EN), EN).1;
    let first = look();
    assert!(first.contains("Deutsch") && first.contains("“S”") && !first.contains("Nf3"), "{first}");
    let second = look();
    assert!(second.contains("Deutsch") && second.contains("Nf3"), "{second}");
    let (_, look) = says(&write("L05-1", "", NL), NL);
    assert!(look.len() > 5);
    // Long notation is understood, with a remark.
    let verdict = write("L05-1", "Ng1-f3", EN);
    assert_eq!(verdict.grade, AnswerGrade::Noted);
    assert!(verdict.done && verdict.remark.is_some());
}

#[test]
fn pgn_and_other_spellings_count() {
    for (id, text, language) in [
        ("L08-1", "d8=Q", EN),
        ("L08-1", "d7-d8Q", EN),
        ("L08-2", "0-0", NL),
        ("L06-3", "d4xe5", FR),
        ("L06-3", " dxe5 ", FR),
        ("L06-5", "dxe6 e.p.", EN),
        ("L06-1", "B×f3", EN),
        ("L11-2", "34...Rd1", EN),
        ("L11-2", "34. … Rd1", EN),
        ("L05-1", "♘f3", EN),
        ("J3-3", "28:8", NL),
        ("J6-2", "( 17x26 )", FR),
        ("N2-3", "0-0", FR),
    ] {
        let verdict = write(id, text, language);
        assert!(verdict.counts(), "{id} {text}: {verdict:?}");
    }
}

#[test]
fn fields_are_told_by_what_is_right_of_them() {
    let course = course("notation");
    let mut attempt = attempt(&course, "L04-1");
    let board = attempt.scene().unwrap().board;
    let field = |name: &str| board.naming.field(&board.grid, name).unwrap();
    let tapped = |attempt: &mut Attempt, name: &str| match attempt.tap(field(name), Touch::Tap, EN) {
        TapOutcome::Judged(verdict) => verdict,
        other => panic!("{other:?}"),
    };
    // The task is e4.
    let verdict = tapped(&mut attempt, "e7");
    assert_eq!(says(&verdict, EN).0, "The letter e is right.");
    assert!(says(&verdict, EN).1.contains("e7"));
    assert_eq!(verdict.fields, [field("e7")]);
    assert_eq!(says(&tapped(&mut attempt, "b4"), EN).0, "The number 4 is right.");
    assert_eq!(says(&tapped(&mut attempt, "a8"), EN).0, "");
    assert!(tapped(&mut attempt, "e4").done);
    assert_eq!(attempt.stars(), Some(2));
    // The named field is shown beside the highlighted one.
    let verdict = write("L04-2", "c3", NL);
    assert_eq!(says(&verdict, NL).0, "De letter c is goed.");
    assert!(!verdict.fields.is_empty());
    let (good, look) = says(&write("L04-2", "x6", EN), EN);
    assert_eq!(good, "The number 6 is right.");
    assert!(look.contains("a1") && look.contains("h8"), "{look}");
    let (_, look) = says(&write("J1-3", "99", EN), EN);
    assert!(look.contains('1') && look.contains("50"), "{look}");
}

#[test]
fn help_is_a_hint_first_and_then_the_answer() {
    for name in COURSES {
        let course = course(name);
        let exercises = course.lessons.iter().flat_map(|l| &l.exercises);
        for exercise in exercises {
            for language in Language::ALL {
                let mut attempt = attempt(&course, &exercise.id);
                let hint = attempt.help(language);
                let answer = attempt.help(language);
                let (hint_says, message) =
                    (hint.feedback.in_language(language), answer.feedback.in_language(language));
                assert!(!hint.is_answer && answer.is_answer, "{}", exercise.id);
                assert_ne!(hint_says, message, "{}", exercise.id);
                assert!(!hint_says.contains('{') && !message.contains('{'));
                match exercise.kind.input() {
                    Input::Choose => {
                        assert_eq!(exercise.answers[answer.option.unwrap()].quality, Quality::Right);
                        assert!(hint.option.is_none());
                    }
                    Input::TapField | Input::PlayMove => assert!(!answer.fields.is_empty()),
                    _ => {
                        let right = exercise.right_answer(0).unwrap().text.in_language(language);
                        assert!(exercise.kind.input().is_sheet() || message.contains(right), "{message}");
                    }
                }
                // It is still to be done, and is worth one star.
                assert_eq!(attempt.stars(), None);
                finish(&mut attempt, language);
                assert_eq!(attempt.stars(), Some(1), "{}", exercise.id);
            }
        }
    }
}

#[test]
fn what_is_right_at_once_has_three_stars() {
    for name in COURSES {
        let course = course(name);
        for exercise in course.lessons.iter().flat_map(|l| &l.exercises) {
            let mut attempt = attempt(&course, &exercise.id);
            finish(&mut attempt, FR);
            assert_eq!(attempt.stars(), Some(3), "{}", exercise.id);
            // Later actions do not change them.
            attempt.answer(GivenAnswer::Text("a9"), FR);
            attempt.answer(GivenAnswer::Option(7), FR);
            attempt.tap(Field(0), Touch::Tap, FR);
            assert_eq!((attempt.stars(), attempt.is_done()), (Some(3), true), "{}", exercise.id);
        }
    }
}

#[test]
fn a_game_goes_on_from_where_it_is() {
    let course = course("notation");
    let mut game = attempt(&course, "L12-5");
    assert_eq!(game.step(), (0, 13));
    // The move to be written is on the board.
    let moved = |game: &Attempt| game.table().unwrap().sheet(&notabene_core::notation::Style::pgn()).at;
    let first = moved(&game);
    assert!(game.answer(GivenAnswer::Text("e4"), EN).counts());
    assert_ne!(moved(&game), first);
    // Answering from an earlier position is accepted, and the board returns to the next move.
    game.table_mut().unwrap().go(Go::First);
    assert!(game.answer(GivenAnswer::Text("e5"), EN).counts());
    assert_eq!(game.step(), (2, 13));
    assert!(!game.answer(GivenAnswer::Text("Nc3"), EN).counts());
    assert_eq!(game.step(), (2, 13), "what was right is kept");
    assert!(game.answer(GivenAnswer::Text("Nf3"), EN).counts());
    assert_eq!(game.step(), (3, 13));

    let mut game = attempt(&course, "L01-1");
    assert!(game.answer(GivenAnswer::Move("e4"), EN).counts());
    let verdict = game.answer(GivenAnswer::Move("d5"), EN);
    assert_eq!(verdict.grade, AnswerGrade::Wrong);
    assert!(says(&verdict, EN).1.contains("d5"));
    assert!(game.answer(GivenAnswer::Move("e7e5"), EN).counts());
    // The language may change in the middle of a game.
    assert!(game.answer(GivenAnswer::Move("Dh5"), FR).counts());
    assert_eq!(game.step().0, 3);
}

#[test]
fn sheets_tell_which_boxes_are_right() {
    let course = course("notation");
    let mut head = attempt(&course, "L02-1");
    let cells = head.exercise().cells();
    assert_eq!(cells.len(), 9);
    let given = [
        (SheetCell::Date, "14 May 2025"),
        (SheetCell::Event, "spring tournament"),
        (SheetCell::Round, "3"),
        (SheetCell::Table, "7"),
        (SheetCell::White, "MIA"),
        (SheetCell::WhiteClub, "Park  Club"),
        (SheetCell::Black, "NOÉ"),
        (SheetCell::BlackClub, "Harbor Club"),
    ];
    let verdict = head.answer(GivenAnswer::Cells(&given), EN);
    assert_eq!(verdict.cells, [SheetCell::BlackClub]);
    assert_eq!(says(&verdict, EN).0, "Boxes right: 8 of 9.");
    for date in
        ["2025-05-14", "14/5/2025", "14.05.25", "5/14/2025", "14 mai 2025", "14 mei 2025", "14 may 25"]
    {
        let mut attempt = attempt(&course, "L02-1");
        let mut given = given;
        given[0].1 = date;
        given[7].1 = "Harbour Club";
        assert!(attempt.answer(GivenAnswer::Cells(&given), EN).done, "{date}");
    }
    for date in ["14", "13/5/2025", "14 juin 2025", "mai 2025", "", "14 5", "2024-05-14"] {
        let mut attempt = attempt(&course, "L02-1");
        let mut given = given;
        given[0].1 = date;
        given[7].1 = "Harbour Club";
        assert_eq!(attempt.answer(GivenAnswer::Cells(&given), EN).cells, [SheetCell::Date], "{date}");
    }

    let row = |white, black, language| {
        let mut row = attempt(&course, "L02-2");
        row.answer(GivenAnswer::Cells(&[(SheetCell::White, white), (SheetCell::Black, black)]), language)
    };
    assert!(row("e4", "e5", FR).done);
    let noted = row("e2-e4", "e5", FR);
    assert!(noted.done && noted.grade == AnswerGrade::Noted);
    let verdict = row("e4", "e6", EN);
    assert_eq!((verdict.grade, &verdict.cells[..]), (AnswerGrade::Wrong, &[SheetCell::Black][..]));
    assert!(says(&verdict, EN).1.contains("e6"));
    assert_eq!(row("e4", "", EN).cells, [SheetCell::Black]);
    let verdict = row("Pe4", "e5", NL);
    assert_eq!(verdict.cells, [SheetCell::White], "P is a knight in Dutch");

    let line = |text: &str, language| {
        let mut line = attempt(&course, "L11-5");
        line.answer(GivenAnswer::Cells(&[(SheetCell::Moves, text)]), language)
    };
    assert!(line("1.e4 e5 2.Nf3 Nc6 3.Bc4 Nf6", EN).done);
    assert!(line("1. e4 e5\n2. Cf3  Cc6 3 . Fc4 Cf6", FR).counts() || !line("x", FR).counts());
    let verdict = line("1. e4 e5 2. Nf3 Nf6 3. Bc4 Nf6", EN);
    assert!(says(&verdict, EN).1.contains("Nf6"), "{verdict:?}");
    assert!(!line("1. e4 e5 2. Nf3 Nc6 3. Bc4", EN).counts());
    assert!(!line("1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. d3", EN).counts());
    assert!(!line("1. e4 e5 3. Nf3 Nc6 3. Bc4 Nf6", EN).counts());
}

#[test]
fn what_is_not_asked_for_changes_nothing() {
    let course = course("notation");
    let mut write = attempt(&course, "L05-1");
    assert_eq!(write.tap(Field(4), Touch::Tap, EN), TapOutcome::Board(Tap::Nothing));
    let verdict = write.answer(GivenAnswer::Option(0), EN);
    assert!(!verdict.counts() && verdict.remark.is_some());
    assert!(write.answer(GivenAnswer::Text("Nf3"), EN).done);
    assert_eq!(write.stars(), Some(3), "a tap in the wrong place is no mistake");
    let mut play = attempt(&course, "L05-2");
    assert_eq!(play.tap(Field(20), Touch::Tap, EN), TapOutcome::Board(Tap::Nothing));
    assert!(Attempt::new(Arc::clone(&course), 99, 0).is_none());
    assert!(Attempt::new(Arc::clone(&course), 0, 99).is_none());
}

#[test]
fn boards_without_kings_can_be_seen() {
    let course = course("chess960");
    let attempt = attempt(&course, "N1-4");
    assert!(attempt.table().is_none());
    let scene = attempt.scene().unwrap();
    assert_eq!((scene.pieces.len(), scene.fields.len()), (3, 64));
}

#[test]
fn every_point_can_be_shown_move_by_move() {
    let mut shown = 0;
    for name in COURSES {
        for lesson in &course(name).lessons {
            for board in lesson.points.iter().filter_map(|point| point.show.as_ref()) {
                shown += 1;
                if board.pieces_only {
                    assert!(board.picture().is_ok());
                    continue;
                }
                let mut table = board.table().unwrap();
                table.go(Go::First);
                for _ in &board.moves {
                    assert!(!table.status().at_end);
                    table.go(Go::Forward);
                }
                assert!(table.status().at_end);
            }
        }
    }
    assert!(shown > 70, "{shown}");
}

#[test]
fn the_question_of_one_lesson_is_answered_in_another() {
    let course = course("notation");
    let lesson = |id: &str| course.lessons.iter().find(|l| l.id == id).unwrap();
    let question = lesson("L07").question.as_ref().unwrap();
    assert_eq!(question.answered, "L13");
    let veiled: Vec<bool> = lesson("L13").points.iter().map(|p| p.veiled).collect();
    assert_eq!(veiled, [false, true, true], "a hint, then the answer");
}

#[test]
fn the_summary_has_an_example_for_each_step() {
    for name in COURSES {
        let course = course(name);
        assert!(!course.summary.is_empty());
        for step in &course.summary {
            for language in Language::ALL {
                let [before, part, after] = step.parts(language);
                assert!(!part.is_empty() && !before.contains('[') && !after.contains(']'));
            }
        }
    }
    let course = course("notation");
    assert_eq!(course.summary[0].parts(FR), ["", "C", "f3"]);
    assert_eq!(course.summary[1].parts(NL), ["T", "a", "xd1"]);
}

fn every(course: &Arc<Course>, n: usize) -> Attempt {
    let ids: Vec<&str> = course.lessons.iter().flat_map(|l| &l.exercises).map(|e| e.id.as_str()).collect();
    attempt(course, ids[n % ids.len()])
}

/// Absurd texts, and some that are nearly right.
fn hostile() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "[a-hA-HKQRBNPODTFCL0-9xX+#=.\\-()… ½]{0,14}",
        "[\\p{Emoji}é–\u{202e}\u{feff}]{0,8}",
        Just(String::new()),
        Just("9".repeat(10_000)),
        Just("é".repeat(10_000)),
        Just("1.e4 ".repeat(2_000)),
        Just("|".repeat(500)),
    ]
}

proptest! {
    #![proptest_config(laws(400))]
    #[test]
    fn hostile_answers_never_panic_and_always_get_a_reason(
        which in 0..4usize, n in 0..200usize, text in hostile(), field in 0..128u8, language in 0..3usize,
    ) {
        let course = course(COURSES[which]);
        let language = Language::ALL[language];
        let mut attempt = every(&course, n);
        let step = attempt.step();
        let cells = [(SheetCell::White, text.as_str()), (SheetCell::Date, text.as_str()), (SheetCell::Moves, text.as_str())];
        for given in [
            GivenAnswer::Text(&text), GivenAnswer::Move(&text), GivenAnswer::Cells(&cells), GivenAnswer::Cells(&[]),
            GivenAnswer::Option(n), GivenAnswer::Field(Field(field)),
        ] {
            let verdict = attempt.answer(given, language);
            prop_assert!(verdict.counts() || verdict.remark.is_some_and(|say| say.in_language(language).len() > 3));
        }
        attempt.tap(Field(field), Touch::Tap, language);
        attempt.tap(Field(field), Touch::Drop, language);
        attempt.choose(Some(n), language);
        attempt.help(language);
        prop_assert!(attempt.scene().is_some() && attempt.step().1 == step.1);
    }
}

/// The verdict on a first attempt never contains the right form, whatever the slip of spelling; on a second it does.
#[test]
fn the_first_try_gives_no_right_form_away() {
    let (course, mut seen) = (course("notation"), 0);
    // The move is Nf3.
    for text in ["Sf3", "nf3", "NF3", "N3f", "f3N", "N f3", "Knight f3", "f3"] {
        let mut tries = attempt(&course, "L05-1");
        let first = tries.answer(GivenAnswer::Text(text), EN);
        let second = tries.answer(GivenAnswer::Text(text), EN);
        assert_eq!((first.grade, second.grade), (AnswerGrade::Wrong, AnswerGrade::Wrong), "{text}");
        let (first, second) = (says(&first, EN).1, says(&second, EN).1);
        assert!(!first.contains("Nf3") && first.len() > 10, "{text}: {first}");
        seen += usize::from(second.contains("Nf3"));
    }
    assert!(seen >= 2, "{seen}");
    // After a request for a hint it is given at once.
    let mut helped = attempt(&course, "L05-1");
    helped.help(EN);
    let told = says(&helped.answer(GivenAnswer::Text("Sf3"), EN), EN).1;
    assert!(told.contains("Nf3"), "{told}");
}

#[test]
fn nothing_is_said_of_a_position_that_the_board_does_not_show() {
    // The pawn has moved from e7 to e5: on the board e7 is empty.
    for (text, language) in [("Te7", FR), ("Re7", EN), ("Be7", EN)] {
        let (_, look) = says(&write("L05-4", text, language), language);
        assert!(
            look.contains("e7") && !look.to_lowercase().contains("own") && !look.contains("propre"),
            "{look}"
        );
        assert!(look.contains("started") || look.contains("départ"), "{look}");
    }
}
