//! The courses compared with the plan of the lessons: complete, and judged as planned.

use crate::lessons::{COURSES, attempt, course};
use notabene_core::exchange::Export;
use notabene_core::game::{Tap, Touch};
use notabene_core::i18n::Language;
use notabene_study::{
    AnswerGrade, Attempt, Course, GivenAnswer, Input, Quality, SheetCell, TapOutcome, Verdict,
};
use serde_json::Value;
use std::sync::Arc;

/// The languages of the plan.
const PLANNED: [Language; 3] = [Language::Fr, Language::En, Language::Nl];

fn plan() -> Value {
    serde_json::from_str(include_str!("data/lessons/curriculum.json")).unwrap()
}

/// A text of the plan in a language; texts common to all languages are plain strings.
fn said(value: &Value, language: Language) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        Value::Object(_) => language.set_blanks(&said(&value[language.code()], language)),
        Value::Null => String::new(),
        other => panic!("{other}"),
    }
}

/// The exercises of the plan with the course they belong to.
fn exercises(plan: &Value) -> Vec<(&str, &Value)> {
    let lessons = plan["lessons"].as_array().unwrap();
    let mut all = Vec::new();
    for lesson in lessons {
        for exercise in lesson["exercises"].as_array().unwrap() {
            all.push((lesson["course"].as_str().unwrap(), exercise));
        }
    }
    all
}

fn courses() -> Vec<(&'static str, Arc<Course>)> {
    COURSES.map(|name| (name, course(name))).to_vec()
}

fn find<'c>(all: &'c [(&'static str, Arc<Course>)], name: &str) -> &'c Arc<Course> {
    &all.iter().find(|(other, _)| *other == name).unwrap().1
}

fn kind(exercise: &Value) -> &'static str {
    match exercise["type"].as_str().unwrap() {
        "click_square" => "find",
        "name_square" => "name",
        "play_move" => "play",
        "write_move" => "write",
        "choose" => "choose",
        "correct" => "correct",
        "fill_line" if exercise["position"]["sheet"] == "header" => "head",
        "fill_line" if exercise["position"]["sheet"] == "linear" => "line",
        "fill_line" => "row",
        "mini_game" if exercise["answer"]["mode"] == "play" => "play-game",
        "mini_game" => "write-game",
        other => panic!("{other}"),
    }
}

#[test]
fn the_courses_have_everything_of_the_plan() {
    let (plan, all) = (plan(), courses());
    let lessons = plan["lessons"].as_array().unwrap();
    assert_eq!(lessons.len(), all.iter().map(|(_, c)| c.lessons.len()).sum::<usize>());
    for language in PLANNED {
        for told in lessons {
            let course = find(&all, told["course"].as_str().unwrap());
            let lesson = course.lessons.iter().find(|l| l.id == told["id"].as_str().unwrap()).unwrap();
            assert_eq!(lesson.title.in_language(language), said(&told["title"], language));
            assert_eq!(lesson.goal.in_language(language), said(&told["goal"], language));
            let points: Vec<String> =
                told["points"].as_array().unwrap().iter().map(|p| said(p, language)).collect();
            let ours: Vec<&str> = lesson.points.iter().map(|p| p.text.in_language(language)).collect();
            assert_eq!(ours, points, "{}", lesson.id);
            let ids = |e: &Value| e["id"].as_str().unwrap().to_string();
            let wanted: Vec<String> = told["exercises"].as_array().unwrap().iter().map(ids).collect();
            assert_eq!(lesson.exercises.iter().map(|e| e.id.clone()).collect::<Vec<_>>(), wanted);
        }
        for (key, hint) in plan["hints"].as_object().unwrap() {
            let ours: Vec<&str> = all
                .iter()
                .flat_map(|(_, c)| &c.hints)
                .filter(|hint| hint.key == *key)
                .map(|hint| hint.text.in_language(language))
                .collect();
            assert!(!ours.is_empty() && ours.iter().all(|o| *o == said(hint, language)), "{key}: {ours:?}");
        }
    }
    assert_eq!(exercises(&plan).len(), 207);
    assert_eq!(plan["hints"].as_object().unwrap().len(), 208);
}

#[test]
fn every_exercise_asks_what_the_plan_asks() {
    let (plan, all) = (plan(), courses());
    for (name, told) in exercises(&plan) {
        let attempt = attempt(find(&all, name), told["id"].as_str().unwrap());
        let ours = attempt.exercise();
        assert_eq!(ours.kind.keyword(), kind(told), "{}", ours.id);
        for language in PLANNED {
            assert_eq!(ours.prompt.in_language(language), said(&told["prompt"], language));
            assert_eq!(ours.given.in_language(language), said(&told["given"], language));
            if let Some(options) = told["options"].as_array() {
                let options: Vec<String> = options.iter().map(|o| said(o, language)).collect();
                let shown: Vec<&str> = ours.answers.iter().map(|a| a.text.in_language(language)).collect();
                assert_eq!(shown, options, "{}", ours.id);
                let right = ours.answers.iter().position(|a| a.quality == Quality::Right).unwrap();
                assert_eq!(told["answer"]["option"], right);
            }
        }
        let position = &told["position"];
        assert_eq!(ours.board.black_below, position["view"] == "black", "{}", ours.id);
        assert_eq!(ours.board.bare, position["coordinates"] == false, "{}", ours.id);
        let lit = position["highlight"].as_array().map_or(0, Vec::len);
        assert_eq!(ours.board.highlighted.len(), lit, "{}", ours.id);
        let scene = attempt.scene().unwrap();
        let text = position["fen"].as_str().or(position["text"].as_str());
        if let (Some(text), [], Some(table)) = (text, &ours.board.moves[..], attempt.table()) {
            let shown = table.text(Export::Position);
            let words = |text: &str| text.split([' ', ':']).take(2).map(String::from).collect::<Vec<_>>();
            if name != "draughts" {
                assert_eq!(words(&shown), words(text), "{}", ours.id);
            }
        }
        assert_eq!(scene.shapes.len(), lit);
    }
}

/// An answer and the planned verdict.
struct Case<'p> {
    given: &'p Value,
    hint: Option<&'p str>,
    is: AnswerGrade,
}

/// The answers of the plan to a step: the right one apart.
fn cases<'p>(told: &'p Value, step: usize) -> Vec<Case<'p>> {
    let mut all = Vec::new();
    for wrong in told["wrong"].as_array().unwrap() {
        if wrong["step"].as_u64().is_none_or(|n| n as usize == step + 1) {
            let is = if wrong["verdict"] == "note" { AnswerGrade::Noted } else { AnswerGrade::Wrong };
            all.push(Case { given: &wrong["answer"], hint: wrong["hint"].as_str(), is });
        }
    }
    all
}

/// Further texts that count in a step.
fn accepted(told: &Value, step: usize, language: Language) -> Vec<String> {
    let list = match &told["accepted"] {
        Value::Array(steps) => steps.get(step).map_or(&Value::Null, |step| &step[language.code()]),
        by_language => &by_language[language.code()],
    };
    list.as_array().map(|all| all.iter().map(|t| said(t, language)).collect()).unwrap_or_default()
}

fn cells(value: &Value, language: Language) -> Vec<(SheetCell, String)> {
    let cell = |name: &str| match name {
        "date" => Some(SheetCell::Date),
        "event" => Some(SheetCell::Event),
        "round" => Some(SheetCell::Round),
        "table" => Some(SheetCell::Table),
        "white" => Some(SheetCell::White),
        "white_club" => Some(SheetCell::WhiteClub),
        "black" => Some(SheetCell::Black),
        "black_club" => Some(SheetCell::BlackClub),
        "result" => Some(SheetCell::Result),
        _ => None,
    };
    let cells = value.as_object().unwrap().iter();
    cells.filter_map(|(name, text)| Some((cell(name)?, said(text, language)))).collect()
}

/// Moves of the plan as this program calls them.
fn id(value: &Value) -> String {
    match value {
        Value::Array(ends) => ends.iter().map(|end| end.as_str().unwrap()).collect(),
        other => other.as_str().unwrap().trim_matches(['(', ')']).into(),
    }
}

/// Gives an answer of the plan in the way of its kind.
fn give(attempt: &mut Attempt, value: &Value, language: Language) -> Verdict {
    match attempt.exercise().kind.input() {
        Input::TapField => {
            let board = attempt.scene().unwrap().board;
            let field = board.naming.field(&board.grid, &said(value, language)).unwrap();
            match attempt.tap(field, Touch::Tap, language) {
                TapOutcome::Judged(verdict) => verdict,
                other => panic!("{other:?}"),
            }
        }
        Input::PlayMove => attempt.answer(GivenAnswer::Move(&id(value)), language),
        Input::Choose => {
            let text = said(value, language);
            let options = &attempt.exercise().answers;
            let n = options.iter().position(|a| a.text.in_language(language) == text).unwrap();
            attempt.answer(GivenAnswer::Option(n), language)
        }
        Input::SheetHead | Input::SheetRow => {
            let value = if value["fr"].is_object() { &value[language.code()] } else { value };
            let cells = cells(value, language);
            let given: Vec<(SheetCell, &str)> =
                cells.iter().map(|(cell, text)| (*cell, text.as_str())).collect();
            attempt.answer(GivenAnswer::Cells(&given), language)
        }
        Input::WriteLine => {
            attempt.answer(GivenAnswer::Cells(&[(SheetCell::Moves, &said(value, language))]), language)
        }
        _ => attempt.answer(GivenAnswer::Text(&said(value, language)), language),
    }
}

/// The right answers of the plan, each of which alone is right in its step.
fn right(told: &Value) -> Vec<Vec<Value>> {
    let answer = &told["answer"];
    match told["type"].as_str().unwrap() {
        "click_square" => vec![answer["squares"].as_array().unwrap().clone()],
        "play_move" => vec![match (&answer["uci"], &answer["move"]) {
            (Value::String(uci), _) => vec![Value::from(uci.clone())],
            (_, Value::Array(moves)) if told["any"] == true => moves.clone(),
            (_, one) => vec![one.clone()],
        }],
        "fill_line" if answer["header"].is_object() => vec![vec![answer["header"].clone()]],
        "fill_line" if answer["text"].is_null() => vec![vec![answer.clone()]],
        "mini_game" => {
            let step = |step: &Value| match (answer["mode"].as_str(), &step["uci"]) {
                (Some("write"), _) => vec![step["text"].clone()],
                (_, Value::Null) => vec![step["move"].clone()],
                (_, uci) => vec![uci.clone()],
            };
            answer["steps"].as_array().unwrap().iter().map(step).collect()
        }
        _ => vec![vec![answer["text"].clone()]],
    }
}

#[test]
fn every_answer_of_the_plan_is_judged_as_it_says_in_every_language() {
    let (plan, all) = (plan(), courses());
    let (mut rights, mut wrongs, mut notes) = (0, 0, 0);
    for (name, told) in exercises(&plan) {
        let course = find(&all, name);
        for language in PLANNED {
            let mut attempt = attempt(course, told["id"].as_str().unwrap());
            let steps = right(told);
            for (step, right) in steps.iter().enumerate() {
                let at = format!("{} in {} step {step}", told["id"], language.code());
                for case in cases(told, step).iter().filter(|case| case.is == AnswerGrade::Wrong) {
                    let verdict = give(&mut attempt, case.given, language);
                    let hint = said(&plan["hints"][case.hint.unwrap()], language);
                    let look = verdict.remark.as_ref().map(|say| say.in_language(language));
                    assert_eq!(
                        (verdict.grade, look.as_ref()),
                        (AnswerGrade::Wrong, Some(&hint)),
                        "{at} {}",
                        case.given
                    );
                    assert!(!verdict.done && attempt.step().0 == step, "{at}");
                    wrongs += 1;
                }
                // Each right answer ends an attempt of its own.
                for value in right {
                    let verdict = give(&mut fresh(course, told, &steps, step, language), value, language);
                    assert_eq!((verdict.grade, verdict.remark), (AnswerGrade::Right, None), "{at} {value}");
                    rights += 1;
                }
                for text in accepted(told, step, language) {
                    let mut attempt = fresh(course, told, &steps, step, language);
                    let verdict = give(&mut attempt, &Value::from(text.clone()), language);
                    assert!(verdict.counts(), "{at} {text}: {verdict:?}");
                    rights += 1;
                }
                for case in cases(told, step).iter().filter(|case| case.is == AnswerGrade::Noted) {
                    let mut attempt = fresh(course, told, &steps, step, language);
                    let verdict = give(&mut attempt, case.given, language);
                    let hint = said(&plan["hints"][case.hint.unwrap()], language);
                    let look = verdict.remark.map(|say| say.in_language(language));
                    assert_eq!(
                        (verdict.grade, look),
                        (AnswerGrade::Noted, Some(hint)),
                        "{at} {}",
                        case.given
                    );
                    notes += 1;
                }
                give(&mut attempt, &right[0], language);
            }
            let result = told["answer"]["result"].as_str();
            if let ("write-game", Some(result)) = (attempt.exercise().kind.keyword(), result) {
                assert!(attempt.asks_result() && !attempt.is_done());
                assert!(!attempt.answer(GivenAnswer::Text("0-1"), language).counts());
                assert!(attempt.answer(GivenAnswer::Text(result), language).done);
            }
            assert!(attempt.is_done(), "{}", told["id"]);
            let is_wrong = |step| cases(told, step).iter().any(|case| case.is == AnswerGrade::Wrong);
            let stars = if (0..steps.len()).any(is_wrong) { 2 } else { 3 };
            assert_eq!(
                attempt.stars(),
                Some(stars),
                "{}: wrong answers came before the right one",
                told["id"]
            );
        }
    }
    assert!(rights > 600 && wrongs > 700 && notes > 30, "{rights} {wrongs} {notes}");
}

/// An attempt in which all steps before one were answered at once.
fn fresh(
    course: &Arc<Course>,
    told: &Value,
    steps: &[Vec<Value>],
    step: usize,
    language: Language,
) -> Attempt {
    let mut attempt = attempt(course, told["id"].as_str().unwrap());
    for right in &steps[..step] {
        assert!(give(&mut attempt, &right[0], language).counts());
    }
    attempt
}

/// The movetext of the plan equals the record: the written game beside the board.
#[test]
fn games_are_written_as_the_plan_has_them() {
    let (plan, all) = (plan(), courses());
    for (name, told) in exercises(&plan).into_iter().filter(|(_, told)| told["type"] == "mini_game") {
        let attempt = attempt(find(&all, name), told["id"].as_str().unwrap());
        for language in PLANNED {
            let text = attempt.exercise().movetext(language);
            // The plan leaves out the numbers of a few moves from the middle of a game.
            let plain =
                text.replace("1.", "").replace("2.", "").split_whitespace().collect::<Vec<_>>().join(" ");
            let wanted = said(&told["answer"]["movetext"], language);
            assert!(text == wanted || name == "draughts" && plain == wanted, "{}: {text}", told["id"]);
        }
    }
}

/// Moves of the plan by taps: right ones stay on the board, legal wrong ones are undone.
#[test]
fn moves_can_be_tapped() {
    let (plan, all) = (plan(), courses());
    let mut tapped = 0;
    for (name, told) in exercises(&plan).into_iter().filter(|(_, told)| told["type"] == "play_move") {
        let course = find(&all, name);
        let language = Language::Nl;
        let mut attempt = attempt(course, told["id"].as_str().unwrap());
        let board = attempt.scene().unwrap().board;
        let before = attempt.scene().unwrap();
        let wrongs = told["wrong"].as_array().unwrap().iter().map(|w| (&w["answer"], w["hint"].as_str()));
        let rights = &right(told)[0];
        for (value, hint) in wrongs.chain(rights.iter().take(1).map(|r| (r, None))) {
            let text = id(value);
            let names: Vec<String> = match board.naming.numbers {
                Some(_) => text.split(['-', 'x']).map(String::from).collect(),
                None => vec![text[..2].into(), text[2..4].into()],
            };
            let field = |n: usize| board.naming.field(&board.grid, &names[n]).unwrap();
            let first = attempt.tap(field(0), Touch::Tap, language);
            assert_eq!(first, TapOutcome::Board(Tap::Held), "{} {text}", told["id"]);
            let mut last = attempt.tap(field(names.len() - 1), Touch::Tap, language);
            if let TapOutcome::Board(Tap::Choose(choices)) = &last {
                let key = text[4..].to_ascii_uppercase();
                let letters = ["Q", "R", "B", "N"].into_iter().zip(["D", "T", "L", "P"]);
                let dutch = letters.into_iter().find(|(en, _)| *en == key).unwrap().1;
                let n = choices.iter().position(|choice| choice.key == dutch).unwrap();
                last = attempt.choose(Some(n), language);
            }
            match (last, hint) {
                // The piece is led on: a sweep that is not finished is no answer yet.
                (TapOutcome::Board(Tap::Held), Some("d_go_on")) => {
                    assert_eq!(attempt.choose(None, language), TapOutcome::Board(Tap::Released));
                }
                (TapOutcome::Judged(verdict), Some(hint)) => {
                    let look = verdict.remark.unwrap().in_language(language);
                    assert_eq!(look, said(&plan["hints"][hint], language), "{} {text}", told["id"]);
                    let now = attempt.scene().unwrap();
                    assert_eq!(now.pieces, before.pieces, "{} {text}", told["id"]);
                }
                (TapOutcome::Judged(verdict), None) => assert!(verdict.done, "{} {text}", told["id"]),
                other => panic!("{} {text}: {other:?}", told["id"]),
            }
            tapped += 1;
        }
        assert_ne!(attempt.scene().unwrap().pieces, before.pieces);
        assert!(attempt.stars().is_some());
    }
    assert!(tapped > 50);
}
