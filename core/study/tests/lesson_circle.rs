//! Circling: the offered rows and words spell every right answer, and reveal none.

use crate::lessons::{COURSES, attempt, course};
use notabene_core::i18n::Language;
use notabene_study::circle::{self, SignRow, TaughtSigns};
use notabene_study::{Exercise, Input, SheetCell};

/// The selection that spells a text; none if there is no such selection.
fn picked(rows: &[SignRow], text: &str) -> Option<Vec<Option<usize>>> {
    fn go(rows: &[SignRow], left: &str, so_far: &mut Vec<Option<usize>>) -> bool {
        let Some((row, rest)) = rows.split_first() else { return left.is_empty() };
        let signs = row.signs.iter().map(|sign| sign.text.as_str()).enumerate();
        for (n, sign) in signs.map(|(n, sign)| (Some(n), sign)).chain([(None, "")]) {
            if let Some(left) = left.strip_prefix(sign) {
                so_far.push(n);
                if go(rest, left, so_far) {
                    return true;
                }
                so_far.pop();
            }
        }
        false
    }
    let mut found = Vec::new();
    // A bracket is closed by itself.
    let bare = if text.starts_with('(') { text.trim_end_matches(')') } else { text };
    go(rows, bare, &mut found).then_some(found)
}

fn is_circled(exercise: &Exercise) -> bool {
    let input = exercise.kind.input();
    input.is_written() && ![Input::SheetHead, Input::WriteLine].contains(&input)
}

#[test]
fn the_rows_make_every_right_answer() {
    let mut made = 0;
    for name in COURSES {
        let course = course(name);
        for (lesson, it) in course.lessons.iter().enumerate() {
            for exercise in it.exercises.iter().filter(|it| is_circled(it)) {
                let scene = attempt(&course, &exercise.id).scene().unwrap();
                let moves = if exercise.kind.is_game() { exercise.board.moves.len() } else { 1 };
                for (language, step) in
                    course.languages.clone().into_iter().flat_map(|l| (0..moves).map(move |step| (l, step)))
                {
                    let rows = circle::rows(&course, (lesson, exercise), step, &scene, language);
                    for (cell, text) in exercise.right_cells(step, language) {
                        if cell == SheetCell::Result || text.is_empty() {
                            continue;
                        }
                        let words = circle::words(&course, lesson, language, 0);
                        if words.contains(&text) {
                            made += 1;
                            continue;
                        }
                        let chosen = picked(&rows, &text);
                        let chosen = chosen.unwrap_or_else(|| panic!("{} {language:?} {text}", exercise.id));
                        assert_eq!(circle::text(&rows, &chosen), text, "{}", exercise.id);
                        made += 1;
                    }
                }
            }
        }
    }
    assert!(made > 120, "{made}");
}

/// Rare signs are offered in the whole lesson that teaches them, and in all later ones.
#[test]
fn the_rows_say_nothing_about_the_answer() {
    for name in COURSES {
        let course = course(name);
        for (lesson, it) in course.lessons.iter().enumerate() {
            let mut seen: Option<(String, Vec<SignRow>)> = None;
            for exercise in
                it.exercises.iter().filter(|it| is_circled(it) && it.kind.input() != Input::WriteField)
            {
                let numbered = exercise.right_cells(0, Language::En)[0].1.contains('…');
                let scene = attempt(&course, &exercise.id).scene().unwrap();
                let rows = circle::rows(&course, (lesson, exercise), 0, &scene, Language::En);
                // A number of the task itself is offered for both players.
                let rows = rows[usize::from(numbered)..].to_vec();
                let board = format!("{:?} {:?} {}", scene.board.grid, scene.board.naming, scene.castles);
                match &seen {
                    Some((other, known)) if *other == board => assert_eq!(rows, *known, "{}", exercise.id),
                    _ => seen = Some((board, rows)),
                }
            }
        }
    }
    let course = course("notation");
    let at = |id: &str| course.lessons.iter().position(|lesson| lesson.id == id).unwrap();
    assert_eq!(TaughtSigns::up_to_lesson(&course, at("L05")), TaughtSigns::default());
    let taught = TaughtSigns::up_to_lesson(&course, at("L08"));
    assert!(taught.from && taught.promotion && taught.passing && !taught.number);
    let taught = TaughtSigns::up_to_lesson(&course, at("L13"));
    assert!(taught.from && taught.promotion && taught.passing && taught.number);
}

/// The word of resignation has no fixed place, and is not alone.
#[test]
fn words_are_offered_in_turn() {
    let course = course("notation");
    let at = |id: &str| course.lessons.iter().position(|lesson| lesson.id == id).unwrap();
    assert!(circle::words(&course, at("L08"), Language::En, 0).is_empty());
    let place = |turn| {
        let words = circle::words(&course, at("L09"), Language::Nl, turn);
        assert_eq!(words.len(), 3);
        words.iter().position(|word| word == "geeft op").unwrap()
    };
    let mut places: Vec<usize> = (0..3).map(place).collect();
    places.sort_unstable();
    assert_eq!(places, [0, 1, 2]);
    assert_eq!(
        circle::words(&course, at("L13"), Language::Nl, 1),
        circle::words(&course, at("L09"), Language::Nl, 1)
    );
}

/// Boards with up to 72 fields have their tens.
#[test]
fn every_number_of_a_board_can_be_circled() {
    let course = course("draughts");
    let (lesson, n) = course.find("J5-4").unwrap();
    let exercise = &course.lessons[lesson].exercises[n];
    for game in ["draughts/international", "draughts/canadian"] {
        let table = notabene_core::game::registry::open(game, None, None).unwrap();
        let scene = table.scene();
        let rows = circle::rows(&course, (lesson, exercise), 0, &scene, Language::En);
        for field in 1..=u32::from(scene.board.grid.len()) {
            let text = format!("{field}x1");
            assert!(picked(&rows, &text).is_some(), "{game} {text}");
        }
    }
}
