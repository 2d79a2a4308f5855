//! Course builder: lossless changes of course files, answers, problems, copies and undo.

use crate::lessons::{COURSES, file};
use notabene_core::i18n::Language;
use notabene_study::builder::{
    BlockKind, BlockProblem, CourseDocument, CourseDraft, KIND_LABELS, NewTexts, check_file, for_pupils,
    head_box, hint_words, is_for_pupils, kind_labels, missing_label, valid_part, with_head_box,
};
use notabene_study::{self as study, KINDS, Quality, SheetCell};

const EN: Language = Language::En;

fn texts() -> NewTexts {
    NewTexts { title: "Knights".into(), goal: "Know how knights are written.".into(), point: "Look.".into() }
}

fn started() -> CourseDocument {
    let mut course = CourseDocument::create("mine", "chess", EN, &texts());
    course.add_lesson(EN, &texts());
    course
}

#[track_caller]
fn read(document: &CourseDocument) -> study::Course {
    study::read(document.text()).unwrap_or_else(|problems| panic!("{problems:?}\n{}", document.text()))
}

#[test]
fn a_new_course_with_a_lesson_can_be_read_at_once() {
    let course = read(&started());
    assert_eq!((course.id.as_str(), course.lessons.len()), ("mine", 1));
    assert_eq!(course.lessons[0].title.in_language(EN), "Knights");
}

#[test]
fn every_course_of_notabene_is_the_same_after_it_was_opened() {
    for name in COURSES {
        let text = file(name);
        let document = CourseDocument::new(&text);
        assert_eq!(document.text(), text, "{name}");
        let blocks: String = (0..document.blocks().len()).map(|n| document.block_text(n)).collect();
        assert_eq!(blocks.len(), text.len(), "{name}: each line belongs to one block");
        assert_eq!(document.lessons(), study::read(&text).unwrap().lessons.len(), "{name}");
    }
}

#[test]
fn comments_and_unknown_lines_stay_where_they_are() {
    let text = "# mine\r\nnotabene course 1\r\n\r\ncourse a\r\ntitle\r\n  en A # no comment\r\nlead\r\n  en B\r\n# of the lesson\r\nlesson L1\r\nstrange word\r\ntitle\r\n\r\n  # about the text\r\n  en Old\r\n";
    let mut document = CourseDocument::new(text);
    let lesson = document.lesson(0).unwrap();
    assert_eq!(document.block_text(lesson).lines().next(), Some("# of the lesson"));
    document.set_word_text(lesson, "title", EN, "New");
    assert_eq!(document.text(), text.replace("  en Old", "  en New"));
    document.set_word_text(lesson, "title", Language::Fr, "Neuf");
    assert!(document.text().ends_with("  en New\r\n  fr Neuf\r\n"), "{:?}", document.text());
}

#[test]
fn exercises_of_several_kinds_are_built() {
    let mut course = started();
    let write = course.add_exercise(0, "write").unwrap();
    course.set_word_text(write, "prompt", EN, "Watch the move,\nthen write it.");
    course.set_moves(write, &["g1f3".into()]);
    assert_eq!(course.derived_answer(write, EN).as_deref(), Some("Nf3"));
    let mistakes = course.proposed_mistakes(write, EN);
    assert!(mistakes.len() > 1, "{mistakes:?}");
    for mistake in &mistakes {
        let entry = course.add_answer(write, Quality::Wrong, &mistake.value).unwrap();
        let answer = course.answers(write).into_iter().find(|answer| answer.entry == entry).unwrap();
        course.set_hint_text(write, &answer, EN, "Look at the knight.");
    }
    assert_eq!(course.proposed_mistakes(write, EN), []);
    let play = course.add_exercise(0, "play").unwrap();
    course.set_word_text(play, "prompt", EN, "Play Nf3.");
    course.set_right(play, "Nf3");
    assert!(!course.proposed_mistakes(play, EN).is_empty());
    let find = course.add_exercise(0, "find").unwrap();
    course.set_word_text(find, "prompt", EN, "Tap f3.");
    course.set_right(find, "f3");
    assert!(course.proposed_mistakes(find, EN).iter().any(|one| one.value == "f6"));
    let choose = course.add_exercise(0, "choose").unwrap();
    course.set_kind(choose, "choose");
    course.set_word_text(choose, "prompt", EN, "Which letter?");
    for (answer, text) in course.answers(choose).into_iter().zip(["N", "B", "K"]) {
        course.set_text(choose, answer.entry, EN, text);
    }
    for n in 1..3 {
        let answer = course.answers(choose)[n].clone();
        course.set_hint_text(choose, &answer, EN, "That is another piece.");
    }
    let read = read(&course);
    let kinds: Vec<&str> = read.lessons[0].exercises.iter().map(|exercise| exercise.kind.keyword()).collect();
    assert_eq!(kinds, ["write", "play", "find", "choose"]);
    assert_eq!(read.lessons[0].exercises[0].prompt.in_language(EN), "Watch the move, then write it.");
}

#[test]
fn a_row_from_the_moves_on_the_board_has_its_number_too() {
    let mut course = started();
    let row = course.add_exercise(0, "row").unwrap();
    course.set_word_text(row, "prompt", EN, "Write.");
    course.set_position(row, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 17", false);
    course.set_moves(row, &["e2e4", "e8e7"].map(String::from));
    course.fill_in_sheet(row);
    assert_eq!(
        (course.values(row, "number"), course.values(row, "right")),
        ("17".into(), "white e4 | black Ke7".into())
    );
    assert_eq!(course.problems(), []);
}

#[test]
fn problems_are_named_in_words_that_need_no_file() {
    let mut course = started();
    let choose = course.add_exercise(0, "find").unwrap();
    course.set_kind(choose, "choose");
    let words = |course: &CourseDocument| -> Vec<String> {
        let text = |problem: &BlockProblem| match missing_label(&problem.message) {
            Some(label) => EN.label(label).to_string(),
            None => EN.say(&problem.message),
        };
        course.problems().iter().map(text).collect()
    };
    let all = words(&course);
    assert!(all.iter().any(|text| text == "An answer is still empty."), "{all:?}");
    assert!(all.iter().all(|text| !text.contains("“”")), "{all:?}");
}

#[test]
fn answers_of_one_move_are_no_answers_of_a_game() {
    let mut course = started();
    let block = course.add_exercise(0, "play").unwrap();
    course.set_moves(block, &["e2e4".into()]);
    course.add_answer(block, Quality::Wrong, "d4").unwrap();
    course.set_kind(block, "play-game");
    assert_eq!(course.answers(block), []);
}

#[test]
fn mistakes_are_proposed_for_the_kind_they_are_added_to() {
    let mut proposed = 0;
    for first in &KIND_LABELS {
        for then in &KIND_LABELS {
            let mut course = started();
            let block = course.add_exercise(0, first.keyword).unwrap();
            course.set_word_text(block, "prompt", EN, "Look.");
            course.set_moves(block, &["e2e4", "e7e5", "g1f3"].map(String::from));
            course.set_kind(block, then.keyword);
            let before = course.problems();
            for one in course.proposed_mistakes(block, EN) {
                let entry = course.add_answer(block, Quality::Wrong, &one.value).unwrap();
                let answer = course.answers(block).into_iter().find(|answer| answer.entry == entry).unwrap();
                course.set_hint_text(block, &answer, EN, &hint_words(&one.hint, EN));
                proposed += 1;
                let new = course
                    .problems()
                    .into_iter()
                    .find(|it| before.iter().all(|old| old.message != it.message));
                assert_eq!(new, None, "{} to {}: {}", first.keyword, then.keyword, one.value);
            }
        }
    }
    assert!(proposed > 100, "{proposed}");
}

#[test]
fn a_course_for_pupils_is_the_same_course_and_says_so_once() {
    let text = file("notation");
    assert!(!is_for_pupils(&text));
    let marked = for_pupils(&text);
    assert!(is_for_pupils(&marked));
    assert_eq!(for_pupils(&marked), marked);
    assert_eq!(study::read(&marked).unwrap().lessons.len(), study::read(&text).unwrap().lessons.len());
    assert!(!is_for_pupils(&format!("{marked}lesson L99\n")));
}

#[test]
fn sheets_and_boards_are_proposed_from_the_moves() {
    let mut course = started();
    let moves: Vec<String> = ["e2e4", "e7e5", "g1f3"].map(String::from).into();
    let mut add = |kind: &str, moves: &[String]| {
        let block = course.add_exercise(0, "find").unwrap();
        course.set_kind(block, kind);
        course.set_word_text(block, "prompt", EN, "Write.");
        course.set_moves(block, moves);
        if let Some(right) = course.proposed_sheet(block) {
            course.set_right(block, &right);
        }
        block
    };
    let (row, _, head) = (add("row", &moves[..2]), add("line", &moves), add("head", &[]));
    let (board, set_up) = (add("choose-board", &moves), add("set-up", &moves));
    course.set_value(row, "number", "1");
    assert_eq!(course.values(row, "right"), "white e4 | black e5");
    let mut right = String::new();
    for (cell, text) in [(SheetCell::White, "Mia"), (SheetCell::Result, "1-0"), (SheetCell::Date, "x|y")] {
        right = with_head_box(&right, cell, text);
    }
    assert_eq!(right, "date x/y | white Mia | result 1-0");
    course.set_right(head, &with_head_box(&right, SheetCell::Date, ""));
    assert_eq!(head_box(&course.values(head, "right"), SheetCell::White), "Mia");
    for block in [set_up, board] {
        for one in course.proposed_mistakes(block, EN).into_iter().take(3) {
            let entry = course.add_answer(block, Quality::Wrong, &one.value).unwrap();
            let answer = course.answers(block).into_iter().find(|answer| answer.entry == entry).unwrap();
            course.set_hint_text(block, &answer, EN, &hint_words(&one.hint, EN));
        }
    }
    let read = read(&course);
    assert_eq!(read.lessons[0].exercises.len(), 5);
    assert_eq!(read.lessons[0].exercises[3].answers.len(), 4);
}

#[test]
fn every_kind_has_its_names_for_authors() {
    for kind in KINDS {
        assert!(kind_labels(kind.keyword()).is_some(), "{kind:?}");
    }
    assert_eq!(KIND_LABELS.len(), KINDS.len());
}

#[test]
fn every_kind_can_be_chosen_and_its_problems_are_told_at_its_block() {
    for kind in KINDS {
        let mut course = started();
        let block = course.add_exercise(0, "find").unwrap();
        course.set_kind(block, kind.keyword());
        assert_eq!(course.block(block).unwrap().keyword(), kind.keyword());
        let problems = course.problems();
        assert!(!problems.is_empty(), "{kind:?} needs something");
        assert!(problems.iter().all(|problem| problem.block == block), "{kind:?}: {problems:?}");
        let rest = valid_part(course.text()).expect("the lesson without its exercise");
        assert!(rest.lessons[0].exercises.is_empty());
    }
}

#[test]
fn hints_go_with_the_answers_that_have_them() {
    let mut course = started();
    let find = course.add_exercise(0, "find").unwrap();
    for field in ["f6", "c3"] {
        course.add_answer(find, Quality::Wrong, field);
    }
    let answers = course.answers(find);
    course.set_hint_text(find, &answers[0], EN, "Another rank.");
    let first = course.answers(find)[0].clone();
    assert_eq!(course.hint_text(&first.hint, EN), "Another rank.");
    // A hint of two answers is changed for one of them only.
    let second = course.answers(find)[1].clone();
    course.set_entry_value(find, second.entry, &format!("c3 > {}", first.hint));
    let second = course.answers(find)[1].clone();
    course.set_hint_text(find, &second, EN, "Another file.");
    assert_eq!(course.hint_text(&first.hint, EN), "Another rank.");
    assert_ne!(course.answers(find)[1].hint, first.hint);
    course.remove_with_hints(find);
    assert!(course.blocks().iter().all(|block| block.kind != BlockKind::Hint), "{}", course.text());
}

#[test]
fn parts_and_lessons_change_places_and_undo_brings_all_back() {
    let mut draft = CourseDraft::new(&file("notation"));
    let text = draft.text().to_string();
    let before = draft.document().lesson_titles();
    let second = draft.document().lesson(1).unwrap();
    assert!(draft.edit("", |course| course.move_block(second, true)));
    let after = draft.document().lesson_titles();
    assert_eq!((&after[0], &after[1]), (&before[1], &before[0]));
    let parts = draft.document().parts(0);
    assert!(draft.edit("", |course| course.move_block(parts[0], false)));
    assert!(!draft.edit("", |course| course.move_block(course.parts(0)[0], true)));
    draft.edit("", |course| course.remove_with_hints(course.lesson(3).unwrap()));
    assert_eq!(draft.document().lessons(), before.len() - 1);
    for _ in 0..3 {
        draft.undo();
    }
    assert_eq!(draft.text(), text);
    assert!(!draft.can_undo() && draft.can_redo());
    draft.redo();
    assert_eq!(draft.document().lesson_titles(), after);
}

#[test]
fn letters_of_one_text_are_one_step() {
    let mut draft = CourseDraft::new(started().text());
    for text in ["K", "Kn", "Kni"] {
        draft.edit("title", |course| course.set_word_text(0, "title", EN, text));
    }
    draft.undo();
    assert_eq!(draft.document().block(0).unwrap().text("title", EN), "Knights");
}

#[test]
fn lessons_of_every_course_are_copied_with_all_they_need() {
    for name in COURSES {
        let from = CourseDocument::new(&file(name));
        let mut course = started();
        for lesson in 0..from.lessons() {
            assert_eq!(course.copy_lesson(&from, lesson), Some(lesson + 1));
        }
        // Once more: every name is taken.
        assert_eq!(course.copy_lesson(&from, 0), Some(from.lessons() + 1));
        let copied = read(&course);
        let original = study::read(&file(name)).unwrap();
        for (copy, original) in copied.lessons[1..].iter().zip(&original.lessons) {
            assert_eq!(copy.exercises.len(), original.exercises.len(), "{name}");
            for (copy, original) in copy.exercises.iter().zip(&original.exercises) {
                assert_eq!(
                    (copy.kind, &copy.board, &copy.prompt),
                    (original.kind, &original.board, &original.prompt)
                );
            }
        }
    }
}

#[test]
fn files_that_are_no_courses_are_refused_with_a_reason() {
    let reason = |text: &str| check_file(text).map_err(|problem| problem.message.id());
    assert_eq!(reason(started().text()), Ok(()));
    assert_eq!(reason("notabene course 1\nlesson L1\n"), Ok(()), "an unfinished one");
    for text in ["", "1. e4 e5", "\u{0}\u{1}", "notabene course 2\n", "<html>"] {
        assert_eq!(reason(text), Err("course_start"), "{text:?}");
    }
    assert_eq!(reason(&"x".repeat(2 << 20)), Err("course_long"));
    assert_eq!(reason(&format!("notabene course 1\n{}", "hint a\n".repeat(5000))), Err("course_long"));
}

#[test]
fn every_exercise_alone_is_the_exercise_of_its_course() {
    for name in COURSES {
        let document = CourseDocument::new(&file(name));
        let course = read(&document);
        for (n, lesson) in course.lessons.iter().enumerate() {
            let parts = document.parts(n);
            let exercises = parts.into_iter().filter(|n| document.block(*n).is_some_and(is_exercise));
            for (block, whole) in exercises.zip(&lesson.exercises) {
                let alone = document.exercise_alone(block).expect("a complete exercise");
                let found = &alone.lessons[0].exercises[0];
                assert_eq!((&found.id, &found.board), (&whole.id, &whole.board));
                assert_eq!(found.prompt.in_language(EN), whole.prompt.in_language(EN));
                let hints = |course: &study::Course, exercise: &study::Exercise| {
                    let hint = |n: usize| course.hints[n].key.clone();
                    let answers = exercise.answers.iter();
                    answers
                        .map(|it| (it.text.in_language(EN).to_string(), it.hint.map(hint)))
                        .collect::<Vec<_>>()
                };
                assert_eq!(hints(&alone, found), hints(&course, whole), "{}", whole.id);
            }
        }
    }
}

fn is_exercise(block: &notabene_study::builder::Block) -> bool {
    block.kind == BlockKind::Exercise
}

#[test]
fn an_exercise_alone_needs_nothing_of_the_rest_and_all_of_itself() {
    let mut course = started();
    let block = course.add_exercise(0, "find").expect("an exercise");
    course.set_word_text(block, "prompt", EN, "Tap f3.");
    assert!(course.exercise_alone(block).is_none(), "its answer is missing");
    course.set_right(block, "f3");
    assert!(course.exercise_alone(block).is_some());
    course.set_text(0, 1, EN, "");
    let lesson = course.lesson(0).expect("a lesson");
    course.set_word_text(lesson, "goal", EN, "");
    assert!(study::read(course.text()).is_err());
    assert!(course.exercise_alone(block).is_some(), "the lesson is another matter");
    assert!(course.exercise_alone(lesson).is_none());
}

#[test]
fn answers_to_moves_of_a_game_stand_behind_them_in_order() {
    let mut course = started();
    let block = course.add_exercise(0, "write-game").expect("an exercise");
    course.set_word_text(block, "prompt", EN, "Write the game.");
    course.set_value(block, "moves", "e4 e5 Nf3 Nc6");
    for (step, value) in [(2, "Ng1"), (0, "e5"), (3, "Nb8"), (2, "N3"), (1, "e7")] {
        let entry = course.add_answer_to_step(block, step, Quality::Wrong, value).expect("an entry");
        let answers = course.answers_of_all_steps(block);
        let added = answers.iter().find(|answer| answer.entry == entry).expect("the answer").clone();
        assert_eq!((added.step, added.value.as_str()), (step, value));
        course.set_hint_text(block, &added, EN, &format!("Not {value}."));
    }
    let steps: Vec<usize> = course.answers_of_all_steps(block).iter().map(|answer| answer.step).collect();
    assert_eq!(steps, [0, 1, 2, 2, 3]);
    // The reader adds the right answers, which follow from the moves.
    let exercise = &read(&course).lessons[0].exercises[0];
    assert_eq!(exercise.answers.iter().take(5).map(|answer| answer.step).collect::<Vec<_>>(), steps);
    // With its last answer the move goes.
    let answer = course.answers_of_all_steps(block)[1].clone();
    course.remove_answer(block, &answer);
    assert!(!course.text().contains("move 2\n"), "{}", course.text());
    assert_eq!(read(&course).lessons[0].exercises[0].answers.len(), 8);
}

#[test]
fn help_question_veil_and_summary_are_edited_without_their_lines() {
    let mut course = started();
    let block = course.add_exercise(0, "find").expect("an exercise");
    course.set_word_text(block, "prompt", EN, "Tap f3.");
    course.set_right(block, "f3");
    course.set_help_text(block, EN, "Look at the knight.");
    assert_eq!(course.help_text(block, EN), "Look at the knight.");
    let found = read(&course);
    let help = found.lessons[0].exercises[0].help.expect("a hint");
    assert_eq!(found.hints[help].text.in_language(EN), "Look at the knight.");
    course.set_help_text(block, EN, "");
    assert!(!course.text().contains("help") && !course.text().contains("hint"), "{}", course.text());

    let second = course.add_lesson(EN, &texts());
    let names = course.lesson_names();
    let first = course.lesson(0).expect("a lesson");
    course.set_question(first, &names[second].0);
    course.set_word_text(first, "question", EN, "Why?");
    assert!(study::read(course.text()).is_err(), "the answer is missing");
    let point = course.parts(second)[0];
    course.set_veiled(point, true);
    let found = read(&course);
    assert_eq!(found.lessons[0].question.as_ref().expect("a question").answered, names[second].0);
    assert!(found.lessons[1].points[0].veiled && course.is_veiled(point));
    course.set_veiled(point, false);
    course.set_question(first, "");
    assert!(read(&course).lessons[0].question.is_none());

    course.add_card_step(EN, "The letter.");
    course.add_card_step(EN, "The square.");
    let step = course.card_steps()[0];
    course.set_card_example(step, EN, "[N]f3");
    course.add_card_step(EN, "The sign.");
    let found = read(&course);
    let texts: Vec<&str> = found.summary.iter().map(|step| step.text.in_language(EN)).collect();
    assert_eq!(texts, ["The letter.", "The square.", "The sign."]);
    assert_eq!(found.summary[0].example.in_language(EN), "[N]f3");
    let before = course.text().to_string();
    course.set_card_example(course.card_steps()[1], EN, "N[f3]");
    course.set_card_example(course.card_steps()[1], EN, "");
    assert_eq!(course.text(), before);
    let step = course.card_steps()[0];
    course.remove_card_step(step);
    assert_eq!(read(&course).summary.len(), 2);
}

/// A text without an entry would become that of the new one, and go with it.
#[test]
fn a_step_that_comes_and_goes_takes_no_text_along() {
    for text in ["  en Text\n", "# ours\n  fr Texte\n\nlesson L1\n"] {
        let mut document = CourseDocument::new(text);
        document.add_card_step(Language::En, "a");
        let step = *document.card_steps().last().unwrap();
        assert_eq!(document.block(0).unwrap().entries[step.card].text(Language::En), "a");
        document.remove_card_step(step);
        assert_eq!(document.text(), text);
    }
}
