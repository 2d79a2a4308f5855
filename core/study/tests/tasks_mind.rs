//! Tasks that are done in the head: the moves of each prompt are played, and lead to the position for which the answer is
//! true.
//!
//! `cargo xtask tasks` makes ten thousand of every skill; an ordinary run fewer.

use notabene_core::exchange::Export;
use notabene_core::game::position_editor::PositionEditor;
use notabene_core::game::{Game, Mark};
use notabene_core::geometry::Field;
use notabene_core::i18n::Language;
use notabene_core::notation::{Form, Style};
use notabene_core::position::Glyph;
use notabene_study::task::{self, Skill, Task};
use notabene_study::{AnswerGrade, Attempt, GivenAnswer, Input, Quality};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::sync::Arc;

const EN: Language = Language::En;

fn count() -> u32 {
    std::env::var("NOTABENE_TASKS").ok().and_then(|text| text.parse().ok()).unwrap_or(600)
}

fn skills(begin: &'static str) -> impl Iterator<Item = &'static Skill> {
    task::skills().filter(move |skill| skill.id.starts_with("mind/") && skill.id.contains(begin))
}

/// Tasks of a skill, its games in turn.
fn tasks(skill: &'static Skill) -> impl Iterator<Item = Task> {
    let games: Vec<&str> = skill.games().collect();
    (0..count()).map(move |seed| {
        let game = games[seed as usize % games.len()];
        task::generate(skill, game, seed).unwrap_or_else(|| panic!("{skill:?} {game} {seed}"))
    })
}

/// Asks something of many tasks of each skill.
fn each(begin: &'static str, ask: impl Fn(&Task)) {
    assert!(skills(begin).count() > 1, "{begin}");
    skills(begin).flat_map(tasks).for_each(|task| ask(&task));
}

fn attempt(task: &Task) -> Attempt {
    Attempt::new(Arc::new(task::course(std::slice::from_ref(task))), 0, 0).unwrap()
}

fn position(table: &Game) -> String {
    table.text(Export::Position)
}

fn style(table: &Game, language: Language) -> Style {
    let style = notabene_study::style(language);
    let numbered = table.scene().board.naming.numbers.is_some();
    if numbered { style } else { Style { unlettered: Form::Pdn, ..style } }
}

/// The moves that a prompt tells, without their numbers and dots.
fn told(task: &Task, language: Language) -> Vec<String> {
    let (_, text) = task.exercise.prompt.in_language(language).rsplit_once(": ").unwrap();
    let mut moves: Vec<String> = Vec::new();
    for word in text.replace('\u{a0}', " ").split_whitespace() {
        let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let is_numbered = rest.len() < word.len() && rest.starts_with(['.', '…']);
        let word = if is_numbered { rest } else { word }.trim_start_matches(['.', '…']);
        match word {
            "" => {}
            "e.p." => moves.last_mut().unwrap().push_str(" e.p."),
            word => moves.push(word.into()),
        }
    }
    moves
}

/// The game after the moves of the prompt, and their ids.
fn replayed(task: &Task, language: Language) -> (Game, Vec<String>) {
    let mut board = task.exercise.board.clone();
    board.moves.clear();
    let mut table = board.table().unwrap();
    let mut ids = Vec::new();
    for text in told(task, language) {
        let style = style(&table, language);
        let played = table.enter(&text, &style);
        let id = &task.exercise.id;
        ids.push(played.unwrap_or_else(|refusal| panic!("{id}: {text} {refusal:?}")).id);
    }
    (table, ids)
}

fn right(task: &Task, language: Language) -> &str {
    let answers = &task.exercise.answers;
    let mut right = answers.iter().filter(|answer| answer.quality == Quality::Right);
    let (one, more) = (right.next().unwrap(), right.next());
    assert!(more.is_none(), "{}", task.exercise.id);
    one.text.in_language(language)
}

/// The number of half-moves follows from the difficulty, and is the same in each language; the board shows none of them.
fn check_moves(task: &Task) {
    let (it, id) = (&task.exercise, &task.exercise.id);
    let (table, ids) = replayed(task, EN);
    let most = match task.skill.difficulty {
        1 => 1..=2,
        2 => 3..=4,
        3 => 5..=5,
        4 => 6..=6,
        _ => 7..=8,
    };
    assert!(most.contains(&ids.len()), "{id} {}", ids.len());
    for language in Language::ALL {
        let (other, same) = replayed(task, language);
        assert_eq!(same, ids, "{id} {}", language.code());
        assert_eq!(position(&other), position(&table), "{id}");
    }
    let attempt = attempt(task);
    let mut start = it.board.clone();
    start.moves.clear();
    assert_eq!(position(attempt.table().unwrap()), position(&start.table().unwrap()), "{id}");
    assert!(
        attempt.preview_moves().is_none() && attempt.visible_moves().is_none_or(|most| most == 0),
        "{id}"
    );
}

/// Where the piece of a field is after the moves, by what each of them does to the board.
fn followed(task: &Task, from: &str) -> Option<Field> {
    let mut board = task.exercise.board.clone();
    board.moves.clear();
    let mut table = board.table().unwrap();
    let on = table.scene().board;
    let mut at = on.naming.field(&on.grid, from).unwrap();
    for text in told(task, EN) {
        let before = table.scene();
        let piece = before.pieces.iter().find(|piece| piece.field == at).unwrap().id;
        let style = style(&table, EN);
        table.enter(&text, &style).unwrap();
        // The pieces of a scene keep their numbers.
        at = table.scene().pieces.iter().find(|other| other.id == piece)?.field;
    }
    Some(at)
}

#[test]
fn a_piece_is_found_where_the_moves_lead_it() {
    each("place", |task| {
        check_moves(task);
        let (it, id) = (&task.exercise, &task.exercise.id);
        assert_eq!(it.kind.input(), Input::TapField);
        let prompt = it.prompt.in_language(EN);
        let from = prompt.split_once("piece from ").unwrap().1.split(' ').next().unwrap();
        let on = it.board.board().unwrap();
        let field = |name: &str| on.naming.field(&on.grid, name).unwrap();
        let wanted = field(right(task, EN));
        assert_eq!(followed(task, from), Some(wanted), "{id} {prompt}");
        let mut causes = Vec::new();
        for answer in &it.answers {
            let mut attempt = attempt(task);
            let verdict = attempt.answer(GivenAnswer::Field(field(answer.text.in_language(EN))), EN);
            let is_right = answer.quality == Quality::Right;
            assert_eq!(verdict.grade == AnswerGrade::Right, is_right, "{id}");
            if !is_right {
                causes.push(attempt.cause(&verdict).to_string());
            }
        }
        assert_eq!(causes[0], "mind-from", "{id}");
        assert!(causes.iter().all(|cause| cause.starts_with("mind-")), "{id} {causes:?}");
        let is_long = told(task, EN).len() > 2;
        assert!(!is_long || causes.contains(&"mind-between".into()), "{id} {causes:?}");
        let (help, shown) = (attempt(task).help(EN).feedback.in_language(EN), right(task, EN));
        let named: Vec<&str> = help.split(|c: char| !c.is_ascii_alphanumeric()).collect();
        assert!(named.contains(&from) && !named.contains(&shown), "{id} {help}");
    });
}

#[test]
fn check_is_seen_and_comes_as_often_as_none() {
    for skill in skills("check") {
        let mut answers = BTreeMap::<&str, [u32; 2]>::new();
        for task in tasks(skill) {
            check_moves(&task);
            let id = &task.exercise.id;
            assert!(told(&task, EN).iter().all(|text| !text.contains(['+', '#'])), "{id}");
            let (table, _) = replayed(&task, EN);
            let is_check = table.scene().marks.iter().any(|(_, mark)| *mark == Mark::Check);
            let wanted = match (is_check, table.moves(&Style::pgn()).is_empty()) {
                (false, _) => "No",
                (true, false) => "Yes, it is check",
                (true, true) => "Yes, and it is mate",
            };
            assert_eq!(right(&task, EN), wanted, "{id}");
            answers.entry(task.game).or_default()[usize::from(is_check)] += 1;
        }
        println!("{skill:?}, without and with check: {answers:?}");
        for (game, [no, yes]) in answers {
            let share = f64::from(yes) / f64::from(no + yes);
            assert!((0.4..0.6).contains(&share), "{skill:?} {game} {share}");
        }
    }
}

#[test]
fn one_move_alone_is_possible() {
    let (causes, new) = (RefCell::new(BTreeMap::<String, u32>::new()), Cell::new([0, 0]));
    each("possible", |task| {
        check_moves(task);
        let (it, id) = (&task.exercise, &task.exercise.id);
        for language in Language::ALL {
            let (table, _) = replayed(task, language);
            for answer in &it.answers {
                let text = answer.text.in_language(language);
                let read = table.read(text, &style(&table, language));
                assert_eq!(read.is_ok(), answer.quality == Quality::Right, "{id} {text} {read:?}");
            }
        }
        if told(task, EN).len().is_multiple_of(2) {
            let start = it.board.table_before().unwrap();
            let is_new = start.read(right(task, EN), &style(&start, EN)).is_err();
            let [old, now] = new.get();
            new.set(if is_new { [old, now + 1] } else { [old + 1, now] });
        }
        for (n, answer) in it.answers.iter().enumerate() {
            let mut attempt = attempt(task);
            let verdict = attempt.answer(GivenAnswer::Option(n), EN);
            assert_eq!(verdict.grade == AnswerGrade::Right, answer.quality == Quality::Right, "{id}");
            if answer.quality == Quality::Wrong {
                *causes.borrow_mut().entry(attempt.cause(&verdict).into()).or_default() += 1;
            }
        }
    });
    let (causes, [old, new]) = (causes.into_inner(), new.get());
    println!("{causes:?}; possible at first: {old}, only after the moves: {new}");
    assert!(causes.len() > 4 && old > new / 4 && new > old / 4, "{causes:?}");
}

#[test]
fn the_next_move_is_written() {
    each("write", |task| {
        check_moves(task);
        let (it, id) = (&task.exercise, &task.exercise.id);
        assert_eq!(it.kind.input(), Input::WriteMove);
        let (mut table, ids) = replayed(task, EN);
        let (next, before) = it.board.moves.split_last().unwrap();
        assert_eq!(before, ids, "{id}");
        let prompt = it.prompt.in_language(EN);
        let words: Vec<&str> = prompt.split_whitespace().collect();
        let named =
            |word: &str| words[words.iter().position(|other| *other == word).unwrap() + 1].trim_matches('.');
        let ends = [named("from"), named("to")].join("-");
        let moves = table.moves(&Style { form: Form::Coordinate, ..Style::pgn() });
        let alike: Vec<_> = moves
            .iter()
            .filter(|(_, text)| text.trim_end_matches(['+', '#']).replace('x', "-") == ends)
            .collect();
        assert_eq!(alike.len(), 1, "{id} {ends} {moves:?}");
        assert_eq!(&alike[0].0, next, "{id}");
        for language in Language::ALL {
            let mut attempt = attempt(task);
            let wrong = attempt.answer(GivenAnswer::Text("?"), language);
            assert_eq!(wrong.grade, AnswerGrade::Wrong, "{id}");
            let shown = attempt.table().unwrap().scene();
            let start = self::attempt(task).table().unwrap().scene();
            assert_eq!(shown.pieces, start.pieces, "{id}: the board stays as it was");
            let verdict = attempt.answer(GivenAnswer::Text(right(task, language)), language);
            assert!(verdict.grade == AnswerGrade::Right && verdict.done, "{id}");
        }
        let style = style(&table, EN);
        assert_eq!(&table.enter(right(task, EN), &style).unwrap().id, next, "{id}");
    });
}

/// The pieces of a position as text.
fn pieces(game: &str, text: &str) -> Vec<Option<Glyph>> {
    PositionEditor::read(game, text).unwrap_or_else(|problem| panic!("{text} {problem:?}")).pieces
}

/// The cause that is named for a wrong board.
fn named_cause(task: &Task, n: usize, right: &[Option<Glyph>]) -> String {
    let (it, id) = (&task.exercise, &task.exercise.id);
    let board = it.board.board().unwrap();
    let here = pieces(task.game, it.answers[n].text.in_language(EN));
    let differs = |field: &Field| here[field.index()] != right[field.index()];
    let fields: Vec<Field> = board.grid.fields().filter(differs).collect();
    // A capture that is left out has all its pieces on the board.
    assert!((1..30).contains(&fields.len()), "{id} {n} {fields:?}");
    let mut attempt = attempt(task);
    let verdict = attempt.answer(GivenAnswer::Option(n), EN);
    assert_eq!(verdict.grade, AnswerGrade::Wrong, "{id}");
    for language in Language::ALL {
        let said = verdict.remark.as_ref().unwrap().in_language(language);
        let named = said.split(|c: char| !c.is_ascii_alphanumeric());
        let mut named = named.filter_map(|word| board.naming.field(&board.grid, word));
        assert!(named.any(|field| fields.contains(&field)), "{id} {said} {fields:?}");
    }
    attempt.cause(&verdict).into()
}

#[test]
fn the_right_board_is_chosen_among_four_and_each_wrong_one_has_its_cause() {
    let causes = RefCell::new(BTreeMap::<String, u32>::new());
    each("board", |task| {
        check_moves(task);
        let (it, id) = (&task.exercise, &task.exercise.id);
        let (table, ids) = replayed(task, EN);
        assert_eq!((it.kind.input(), it.answers.len()), (Input::ChooseBoard, 4), "{id}");
        assert_eq!(it.board.moves, ids, "{id}");
        let right_pieces = pieces(task.game, right(task, EN));
        assert_eq!(right_pieces, pieces(task.game, &position(&table)), "{id}");
        let mut all: Vec<_> = (0..4).map(|n| pieces(task.game, it.answers[n].text.in_language(EN))).collect();
        all.sort_by_key(|pieces| format!("{pieces:?}"));
        all.dedup();
        assert_eq!(all.len(), 4, "{id}: two boards are alike");
        for n in (0..4).filter(|n| it.answers[*n].quality == Quality::Wrong) {
            *causes.borrow_mut().entry(named_cause(task, n, &right_pieces)).or_default() += 1;
        }
        let mut attempt = attempt(task);
        assert!(attempt.is_blind() && attempt.visible_moves() == Some(0), "{id}");
        let n = it.answers.iter().position(|answer| answer.quality == Quality::Right).unwrap();
        assert_eq!((attempt.help(EN).is_answer, attempt.help(EN).option), (false, Some(n)), "{id}");
        assert!(attempt.answer(GivenAnswer::Option(n), EN).done, "{id}");
        assert_eq!(attempt.visible_moves(), None, "{id}: the moves can be stepped through");
    });
    let causes = causes.into_inner();
    println!("{causes:?}");
    let all = ["captured", "castling", "colour", "field", "left-out", "promotion", "twin"];
    let named: Vec<&str> = causes.keys().filter_map(|cause| cause.strip_prefix("board-")).collect();
    assert_eq!(named, all, "{causes:?}");
}

#[test]
fn moves_that_are_followed_in_the_head_are_shown_once_the_task_is_done() {
    for task in skills("").flat_map(|skill| tasks(skill).take(60)) {
        let task = &task;
        let (it, id) = (&task.exercise, &task.exercise.id);
        let mut attempt = attempt(task);
        assert!(attempt.is_blind() && attempt.visible_moves() == Some(0), "{id}");
        let n = it.answers.iter().position(|answer| answer.quality == Quality::Right).unwrap();
        let board = it.board.board().unwrap();
        let text = right(task, EN);
        let end = it.board.arrangement().unwrap().pieces;
        let given = match it.kind.input() {
            Input::TapField => GivenAnswer::Field(board.naming.field(&board.grid, text).unwrap()),
            input if input.has_options() => GivenAnswer::Option(n),
            Input::SetUp => GivenAnswer::Pieces(&end),
            _ => GivenAnswer::Text(text),
        };
        assert!(attempt.answer(given, EN).done, "{id}");
        assert_eq!(attempt.visible_moves(), None, "{id}");
        let told = told(task, EN).len();
        assert!((told..=told + 1).contains(&it.board.moves.len()), "{id}");
    }
}

#[test]
fn a_position_is_set_up_and_what_is_wrong_is_marked_and_said() {
    let all: Vec<&'static Skill> = task::skills().filter(|skill| skill.id.contains("set-up")).collect();
    let all = all.into_iter().chain(task::skills().filter(|skill| skill.id.starts_with("recall/")));
    for task in all.flat_map(|skill| tasks(skill).take(200)) {
        let (it, id) = (&task.exercise, &task.exercise.id);
        let (start, end) = (it.set_up_start().unwrap(), it.board.arrangement().unwrap());
        match it.look() {
            // Pieces that are recalled: as many as the prompt says, and none at first.
            Some(seconds) => {
                let count = end.pieces.iter().flatten().count().to_string();
                let prompt = it.prompt.in_language(EN);
                assert!(prompt.contains(&count) && prompt.contains(&seconds.to_string()), "{id} {prompt}");
                assert!(start.pieces.iter().all(Option::is_none), "{id}");
            }
            None => {
                check_moves(&task);
                let (table, _) = replayed(&task, EN);
                assert_eq!(end.pieces, pieces(task.game, &position(&table)), "{id}");
            }
        }
        let mut attempt = attempt(&task);
        let verdict = attempt.answer(GivenAnswer::Pieces(&start.pieces), EN);
        let differs = |field: &Field| start.piece_at(*field) != end.piece_at(*field);
        let mut fields: Vec<Field> = end.board.grid.fields().filter(differs).collect();
        fields.sort();
        let mut marked = verdict.fields.clone();
        marked.sort();
        match it.look() {
            Some(_) => assert_eq!(verdict.grade, AnswerGrade::Unanswered, "{id}"),
            None => assert_eq!((verdict.grade, marked), (AnswerGrade::Wrong, fields), "{id}"),
        }
        // One piece too few.
        let at = end.board.grid.fields().find(|at| end.piece_at(*at).is_some()).unwrap();
        let mut without = end.pieces.clone();
        without[at.index()] = None;
        let verdict = attempt.answer(GivenAnswer::Pieces(&without), EN);
        assert_eq!((verdict.grade, &verdict.fields), (AnswerGrade::Wrong, &vec![at]), "{id}");
        let said = verdict.remark.unwrap().in_language(EN);
        assert!(said.contains(&end.board.naming.name(&end.board.grid, at)), "{id} {said}");
        assert!(attempt.answer(GivenAnswer::Pieces(&end.pieces), EN).done, "{id}");
    }
}

/// The mean of a number over tasks of a skill.
fn mean(skill: &'static Skill, of: fn(&Task) -> usize) -> f64 {
    let all: Vec<usize> = tasks(skill).take(120).map(|task| of(&task)).collect();
    all.iter().sum::<usize>() as f64 / all.len() as f64
}

#[test]
fn difficulty_rises_from_skill_to_skill() {
    for group in ["place", "check", "possible", "write", "board", "set"] {
        let is_of = |skill: &&Skill| skill.id.trim_start_matches("mind/").split('-').next() == Some(group);
        let mut all: Vec<&'static Skill> = skills("").filter(is_of).collect();
        all.sort_by_key(|skill| skill.difficulty);
        assert!(all.len() > 1, "{group}");
        let lengths: Vec<f64> = all.iter().map(|skill| mean(skill, |task| told(task, EN).len())).collect();
        println!("{group}: {lengths:?} half-moves");
        assert!(lengths.is_sorted_by(|one, next| one + 1.0 < *next), "{group} {lengths:?}");
    }
    // A piece of the wrong colour is seen at once: longer lines have other boards.
    let look_alikes = |task: &Task| task.hints.iter().filter(|hint| hint.key != "board-colour").count();
    let all: Vec<f64> = skills("board").map(|skill| mean(skill, look_alikes)).collect();
    assert!(all.is_sorted() && all[0] < all[2], "{all:?}");
}

/// Prints some tasks, for people to look at.
#[test]
#[ignore = "for people to look at"]
fn print_tasks() {
    for skill in skills("") {
        for (n, game) in skill.games().enumerate() {
            let task = task::generate(skill, game, n as u32).unwrap();
            let it = &task.exercise;
            println!("{} {}: {}", it.id, it.board.position, it.prompt.in_language(EN));
            for answer in &it.answers {
                let hint = answer
                    .hint
                    .map(|n| format!("{} {}", task.hints[n].key, task.hints[n].text.in_language(EN)));
                println!(
                    "    {:?} {} {}",
                    answer.quality,
                    answer.text.in_language(EN),
                    hint.unwrap_or_default()
                );
            }
        }
    }
}
