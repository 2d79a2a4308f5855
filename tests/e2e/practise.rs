//! Practice: ten fresh tasks of today, skills over time, and what is kept of them.

use crate::app::App;
use crate::browser::key;
use crate::door::tap;
use crate::layout::assert_no_side_scroll;
use crate::learn::square;
use crate::records::english;
use notabene::core::i18n::Language;
use notabene::core::study::schedule::{Planned, Schedule};
use notabene::core::study::{Input, Quality};

/// Storage key of the schedule.
const KEY: &str = "notabene.1.practice";

/// The schedule on the device.
fn schedule(app: &App) -> Schedule {
    let text = app.script("return localStorage.getItem(arguments[0])", &[KEY.into()]);
    Schedule::read(text.as_str().unwrap_or_default())
}

/// The tasks of today, as the device knows them.
fn today(app: &App) -> Vec<Planned> {
    schedule(app).today(&["chess"], now(app))
}

/// Seconds since 1970 on the clock of the place of the browser.
fn now(app: &App) -> u64 {
    let read = "return Math.floor(Date.now() / 1000 - new Date().getTimezoneOffset() * 60)";
    app.script(read, &[]).as_u64().expect("a time")
}

fn hash(app: &App) -> String {
    app.script("return location.hash", &[]).as_str().unwrap_or_default().to_string()
}

fn open(app: &App) {
    app.script("location.hash = '#practise'", &[]);
    app.find(".today .tasks a");
}

/// Writes into the places of an answer.
const WRITE: &str = "const [n, text] = arguments; const cell = document.querySelectorAll('.answer input')[n];
    cell.focus(); cell.value = text; cell.dispatchEvent(new InputEvent('input', { bubbles: true }));";

/// Gives the right answer of a task that is open on the screen.
#[track_caller]
fn solve(app: &App, planned: &Planned) {
    let task = planned.task().expect("the task is made again from its seed");
    let exercise = &task.exercise;
    let right =
        exercise.answers.iter().position(|answer| answer.quality == Quality::Right).expect("a right answer");
    let text = exercise.answers[right].text.in_language(Language::En);
    match exercise.kind.input() {
        input if input.has_options() => app.click(&format!("[data-option='{right}']")),
        Input::TapField => app.fields(&[square(text)]),
        Input::PlayMove => app.fields(&[square(&text[..2]), square(&text[2..4])]),
        _ => {
            let wanted = exercise.right_cells(0, Language::En);
            for (n, (_, text)) in wanted.iter().enumerate() {
                app.script(WRITE, &[n.into(), text.as_str().into()]);
            }
            app.click("[data-do=check]");
        }
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_child_does_the_tasks_of_today() {
    let app = english();
    tap(&app, "Practise");
    app.expect("ten tasks", 10, || app.count(".today .tasks a"));
    app.shot("practise-first");
    let tasks = today(&app);
    assert!(tasks.iter().all(|task| task.game == "chess" && task.stars == 0), "{tasks:?}");
    tap(&app, "Begin");
    for (n, task) in tasks.iter().enumerate() {
        app.find(".lesson-text.task .prompt");
        app.expect("the task", format!("#learn/today/tasks/{}", n + 1), || hash(&app));
        if n < 3 {
            app.shot(&format!("practise-task-{n}"));
        }
        solve(&app, task);
        app.expect_stars(3);
        app.click("[data-do=next]");
    }
    app.expect("back at practice", "#practise".to_string(), || hash(&app));
    app.expect("the result", true, || app.text(".today .onward").starts_with("All done for today: 10 of 10"));
    app.shot("practise-done");
    let skills: std::collections::BTreeSet<&str> = tasks.iter().map(|task| task.skill.as_str()).collect();
    app.expect("the skills", skills.len(), || app.count(".skills tbody tr"));
    assert!(today(&app).iter().all(|task| task.stars == 3));
    // Ten more, at once.
    tap(&app, "Ten more");
    app.expect("open tasks", 10, || app.count(".today .tasks [data-done=false]"));
    assert_ne!(today(&app), tasks);
    assert_eq!(app.console(), [""; 0], "the console");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn what_was_done_survives_a_reload_and_a_mistake_is_remembered() {
    let app = english();
    open(&app);
    let tasks = today(&app);
    let choice =
        tasks.iter().position(|task| task.task().is_some_and(|t| t.exercise.kind.input() == Input::Choose));
    let n = choice.expect("a task with a choice is among the first ten");
    let exercise = tasks[n].task().expect("a task").exercise;
    let wrong =
        exercise.answers.iter().position(|answer| answer.quality != Quality::Right).expect("a wrong answer");
    app.click(&format!(".today .tasks li:nth-child({}) a", n + 1));
    app.click(&format!("[data-option='{wrong}']"));
    app.wait_until("the mistake is told", || app.has(".said .look"));
    solve(&app, &tasks[n]);
    app.expect_stars(2);
    assert_eq!(schedule(&app).mistakes(&tasks[n].skill).count(), 1, "the kind of mistake is a card");
    app.reload();
    // The same task, in another language.
    app.find(".lesson-text.task .prompt");
    app.expect("the stars of the task", 2, || app.count(".exercises [aria-current=page] .star.won"));
    open(&app);
    app.expect("done", 1, || app.count(".today .tasks [data-done=true]"));
    assert_eq!(today(&app)[n].stars, 2);
    app.speak("fr");
    app.wait_until("in French", || app.text(".today h2").starts_with("Aujourd’hui"));
    app.click(".today .onward a");
    app.wait_until("the task is in French", || !app.text(".prompt").is_empty());
    app.shot("practise-fr");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn games_are_chosen_and_what_is_done_stays() {
    let app = english();
    open(&app);
    let first = today(&app);
    let mut done = schedule(&app);
    done.done_planned(&first[0], 3, now(&app));
    app.script("localStorage.setItem(arguments[0], arguments[1])", &[KEY.into(), done.text().into()]);
    app.click(".practice-games summary");
    app.click("[data-game='draughts/russian']");
    app.click("[data-game=chess]");
    app.wait_until("the tasks of the game", || {
        let games: Vec<String> = app.texts(".today .tasks small");
        games.len() == 10 && games[1..].iter().all(|game| game == "Russian")
    });
    app.expect("done", 1, || app.count(".today .tasks [data-done=true]"));
    // One game stays chosen.
    app.click("[data-game='draughts/russian']");
    assert_eq!(
        app.script("return document.querySelector(\"[data-game='draughts/russian']\").checked", &[]),
        true
    );
    app.reload();
    app.expect("kept", true, || app.text(".practice-games summary").contains("Russian"));
    app.click(".today .onward a");
    app.find(".lesson-text.task .prompt");
    app.shot("practise-russian");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_page_fits_every_screen_by_keys_alone() {
    let app = english();
    app.keys(key::TAB);
    for (width, height) in [(1024, 768), (768, 1024), (360, 740), (740, 360), (1920, 1080)] {
        app.resize(width, height);
        let mut done = Schedule::default();
        let time = now(&app);
        for (n, task) in done.today(&["chess"], time).iter().enumerate().take(6) {
            done.done_planned(task, 1 + n as u32 % 3, time);
        }
        app.script("localStorage.setItem(arguments[0], arguments[1])", &[KEY.into(), done.text().into()]);
        open(&app);
        app.reload();
        app.expect("the go-on link", "Go on: task 7".to_string(), || app.text(".today .onward"));
        app.shot(&format!("practise-{width}"));
        assert_no_side_scroll(&app, &format!("{width}x{height}"));
        let small =
            "return [...document.querySelectorAll('.practise a, .practise button, .practise summary')]
            .map((it) => Math.round(it.getBoundingClientRect().height)).filter((height) => height < 44)";
        assert_eq!(app.script(small, &[]), serde_json::json!([]), "{width}x{height}");
    }
    app.script("document.querySelector('.today .onward a').focus()", &[]);
    app.keys(key::ENTER);
    app.find(".lesson-text.task .prompt");
    app.finger(".lesson-head a");
    app.find(".today .tasks a");
}
