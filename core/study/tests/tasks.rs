//! Generated tasks: each skill finds them, the reader accepts the right answer and names the cause of wrong ones.
//!
//! `cargo xtask tasks` makes ten thousand of every skill; an ordinary run fewer.

use notabene_core::game::position_editor::PositionEditor;
use notabene_core::game::{Go, registry};
use notabene_core::geometry::Field;
use notabene_core::i18n::Language;
use notabene_core::notation::Style;
use notabene_core::position::Glyph;
use notabene_study::task::{self, Skill, Task};
use notabene_study::{AnswerGrade, Attempt, GivenAnswer, Input, Quality, SheetCell, Verdict};
use std::sync::Arc;

const EN: Language = Language::En;

/// How many tasks of every skill are made.
fn count() -> u32 {
    std::env::var("NOTABENE_TASKS").ok().and_then(|text| text.parse().ok()).unwrap_or(200)
}

/// Tasks of a skill, its games in turn.
fn tasks(skill: &'static Skill, count: u32) -> impl Iterator<Item = Task> {
    let games: Vec<&str> = skill.games().collect();
    assert!(!games.is_empty(), "{skill:?} has no game");
    (0..count).map(move |seed| {
        let game = games[seed as usize % games.len()];
        task::generate(skill, game, seed).unwrap_or_else(|| panic!("{skill:?} {game} {seed}"))
    })
}

fn attempt(task: &Task) -> Attempt {
    Attempt::new(Arc::new(task::course(std::slice::from_ref(task))), 0, 0).unwrap()
}

/// The pieces of a position as text.
fn pieces(task: &Task, text: &str) -> Vec<Option<Glyph>> {
    PositionEditor::read(task.game, text).unwrap().pieces
}

/// Gives a text as an answer, in the way of the exercise.
fn give(task: &Task, text: &str) -> Verdict {
    let mut attempt = attempt(task);
    let board = task.exercise.board.board().unwrap();
    match task.exercise.kind.input() {
        Input::TapField => {
            attempt.answer(GivenAnswer::Field(board.naming.field(&board.grid, text).unwrap()), EN)
        }
        Input::PlayMove => attempt.answer(GivenAnswer::Move(text), EN),
        Input::Choose | Input::ChooseBoard => {
            let is = |answer: &notabene_study::Answer| answer.text.in_language(EN) == text;
            attempt.answer(GivenAnswer::Option(task.exercise.answers.iter().position(is).unwrap()), EN)
        }
        Input::SetUp => attempt.answer(GivenAnswer::Pieces(&pieces(task, text)), EN),
        input if input.is_sheet() => {
            let cells = task.exercise.cells();
            let texts: Vec<&str> = text.split('|').map(str::trim).collect();
            let given: Vec<(SheetCell, &str)> = cells.into_iter().zip(texts).collect();
            attempt.answer(GivenAnswer::Cells(&given), EN)
        }
        _ => attempt.answer(GivenAnswer::Text(text), EN),
    }
}

/// The right answer, as [`give`] takes it.
fn right(task: &Task) -> String {
    let wanted = task.exercise.right_cells(0, EN);
    wanted.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join(" | ")
}

/// Answers that are wrong for certain.
fn wrong(task: &Task) -> Vec<String> {
    let it = &task.exercise;
    let board = it.board.board().unwrap();
    let names = || board.grid.fields().map(|field: Field| board.naming.name(&board.grid, field));
    match it.kind.input() {
        Input::TapField | Input::WriteField => {
            names().filter(|name| *name != right(task)).step_by(17).collect()
        }
        Input::Choose | Input::ChooseBoard => {
            let wrong = it.answers.iter().filter(|answer| answer.quality == Quality::Wrong);
            wrong.map(|answer| answer.text.in_language(EN).into()).collect()
        }
        Input::SetUp => {
            let end = it.board.arrangement().unwrap();
            let holds = |at: &Field| end.piece_at(*at).is_some();
            let mut without = end.board.grid.fields().filter(holds).map(|at| {
                let mut board = end.clone();
                board.set_piece(at, None);
                board.text()
            });
            let known = it.answers.iter().filter(|answer| answer.quality == Quality::Wrong);
            let known = known.map(|answer| answer.text.in_language(EN).to_string());
            known.chain(without.by_ref().take(2)).collect()
        }
        Input::PlayMove => {
            let table = it.board.table().unwrap();
            let all = table.moves(&Style::pgn()).into_iter().map(|(id, _)| id);
            all.filter(|id| *id != right(task)).step_by(7).collect()
        }
        input if input.is_sheet() => {
            let right = right(task);
            let (first, rest) = right.split_once(" | ").unwrap_or((&right, ""));
            let swapped = (!rest.is_empty() && first != rest).then(|| format!("{rest} | {first}"));
            swapped.into_iter().chain([String::from("Qh9 | Qh9")]).collect()
        }
        _ => {
            let mut table = it.board.table().unwrap();
            // The last move is written, without those before it on the board.
            table.go(Go::Back);
            let id = it.board.moves.last().unwrap();
            let all = table.moves(&notabene_study::style(EN)).into_iter();
            let others = all.filter(|(other, _)| other != id).map(|(_, text)| text);
            let given = it.given.in_language(EN);
            let given = (!given.is_empty()).then(|| String::from(given));
            others.step_by(11).chain(given).chain(["?".into(), "Qz9".into()]).collect()
        }
    }
}

/// All that is asked of a task; the number of its wrong answers.
fn check(task: &Task) -> usize {
    let id = &task.exercise.id;
    assert!(!task.exercise.prompt.is_empty(), "{id}");
    let verdict = give(task, &right(task));
    assert_eq!((verdict.grade, verdict.done), (AnswerGrade::Right, true), "{id} {} {verdict:?}", right(task));
    let right_answers = task.exercise.answers.iter().filter(|answer| answer.quality == Quality::Right);
    assert_eq!(right_answers.count(), 1, "{id}");
    let wrong = wrong(task);
    for text in &wrong {
        let verdict = give(task, text);
        let is_wrong = verdict.grade == AnswerGrade::Wrong && verdict.remark.is_some();
        assert!(is_wrong, "{id}: {text} for {} {verdict:?}", right(task));
        let attempt = attempt(task);
        let cause = attempt.cause(&verdict);
        assert!(!cause.is_empty() && cause != task.exercise.kind.keyword(), "{id} {text} {cause}");
    }
    wrong.len()
}

/// Checks the skills of one part of the list: tests run beside each other.
fn check_part(part: usize) {
    for (n, skill) in task::skills().enumerate() {
        if n % 4 == part {
            let wrong: usize = tasks(skill, count()).map(|task| check(&task)).sum();
            let (id, tasks, games) = (skill.id, count(), skill.games().count());
            println!("{id}: {tasks} tasks of {games} games are done, {wrong} wrong answers have their cause");
        }
    }
}

#[test]
fn every_skill_has_tasks_with_one_right_answer_1() {
    check_part(0);
}
#[test]
fn every_skill_has_tasks_with_one_right_answer_2() {
    check_part(1);
}
#[test]
fn every_skill_has_tasks_with_one_right_answer_3() {
    check_part(2);
}
#[test]
fn every_skill_has_tasks_with_one_right_answer_4() {
    check_part(3);
}

#[test]
fn the_same_seed_gives_the_same_task_and_another_one_another() {
    for skill in task::skills() {
        let (one, again): (Vec<_>, Vec<_>) = (tasks(skill, 12).collect(), tasks(skill, 12).collect());
        assert_eq!(one, again, "{skill:?}");
        let mut boards: Vec<_> = one.iter().map(|task| format!("{:?}", task.exercise.board)).collect();
        boards.sort();
        boards.dedup();
        assert!(boards.len() > 6, "{skill:?} {}", boards.len());
    }
}

#[test]
fn skills_have_names_of_their_own_and_every_game_has_some_of_each_difficulty() {
    let mut ids: Vec<&str> = task::skills().map(|skill| skill.id).collect();
    let all = ids.len();
    assert!(all > 60, "{all}");
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), all);
    for id in ids {
        assert_eq!(task::find(id).unwrap().id, id);
        // Names stand in texts that are kept.
        assert!(id.len() < 40 && id.bytes().all(|b| b.is_ascii_lowercase() || b"/-".contains(&b)), "{id}");
    }
    for game in registry::VARIANTS {
        let levels: Vec<u8> = task::of_game(game.id).iter().map(|skill| skill.difficulty).collect();
        assert!(levels.is_sorted() && (1..=4).all(|level| levels.contains(&level)), "{} {levels:?}", game.id);
    }
    assert!(task::of_game("checkers").is_empty());
    assert!(task::generate(task::find("chess/capture").unwrap(), "draughts/russian", 1).is_none());
}

/// The mean number of parts of which the move of a task is written.
fn parts(levels: std::ops::RangeInclusive<u8>) -> f64 {
    let skills = task::skills().filter(|skill| levels.contains(&skill.difficulty));
    let (mut sum, mut moves) = (0, 0);
    for skill in skills {
        for task in tasks(skill, 12) {
            let it = &task.exercise;
            let input = it.kind.input();
            if matches!(input, Input::WriteMove | Input::PlayMove) {
                let mut table = it.board.table().unwrap();
                table.go(Go::Back);
                let id = it.board.moves.last().cloned().unwrap_or_else(|| right(&task));
                sum += table.read(&id, &notabene_study::style(EN)).unwrap().tokens.len();
                moves += 1;
            }
        }
    }
    sum as f64 / f64::from(moves)
}

#[test]
fn difficulty_rises() {
    let (easy, usual, hard) = (parts(1..=1), parts(2..=3), parts(4..=5));
    assert!(easy < usual && usual < hard, "{easy} {usual} {hard}");
}

#[test]
fn tasks_are_a_course_whose_hints_stay_with_their_answers() {
    let skills = ["letter/own", "chess/castling-side", "sheet/result", "sheet/offer"];
    let tasks: Vec<Task> =
        skills.iter().map(|id| task::generate(task::find(id).unwrap(), "chess", 3).unwrap()).collect();
    let course = Arc::new(task::course(&tasks));
    assert_eq!(course.languages, Language::ALL);
    for (n, task) in tasks.iter().enumerate() {
        for option in 0..3 {
            let mut attempt = Attempt::new(Arc::clone(&course), 0, n).unwrap();
            let verdict = attempt.answer(GivenAnswer::Option(option), EN);
            let alone = self::attempt(task).answer(GivenAnswer::Option(option), EN);
            assert_eq!(verdict, alone);
        }
        for language in Language::ALL {
            assert!(!task.exercise.prompt.in_language(language).is_empty());
        }
    }
}

/// Prints some tasks of every skill, for people to look at.
#[test]
#[ignore = "for people to look at"]
fn print_tasks() {
    for skill in task::skills() {
        for task in tasks(skill, 3) {
            let it = &task.exercise;
            println!("{} {}: {}", it.id, skill.difficulty, it.prompt.in_language(EN));
            println!("    {} {:?} {}", it.board.position, it.board.moves, it.given.in_language(EN));
            let answers = it.answers.iter().map(|answer| answer.text.in_language(EN));
            println!("    {}", answers.collect::<Vec<_>>().join(" / "));
        }
    }
}

/// Prints the table of `core/study/src/task/rare.rs`; of the skills with `NOTABENE_RARE` in their names.
#[test]
#[ignore = "a chore of some minutes"]
fn list_rare() {
    const RARE: [&str; 5] =
        ["chess/pinned-twin", "chess/by-both", "chess/castling-check", "draughts/way", "draughts/coup-turc"];
    let most = |id: &str| if id == "chess/by-both" { 24 } else { 40 };
    let only = std::env::var("NOTABENE_RARE").unwrap_or_default();
    for id in RARE.into_iter().filter(|id| id.contains(&only)) {
        let skill = task::find(id).unwrap();
        for game in skill.games() {
            let seeds: Vec<u16> =
                (0..u16::MAX).filter(|seed| task::is_soon(skill, game, *seed)).take(most(id)).collect();
            println!("    (\"{id}\", \"{game}\", &{seeds:?}),");
        }
    }
}
