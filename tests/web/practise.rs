//! Practice: ten fresh tasks of today, skills over time, and what is kept of them.

use crate::app::App;
use crate::door::tap;
use crate::learn::square;
use crate::records::english;
use notabene::core::i18n::Language;
use notabene::study::schedule::{Planned, Schedule};
use notabene::study::{Input, Quality};
use wasm_bindgen_test::*;

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

async fn open(app: &App) {
    app.script("location.hash = '#practise'", &[]);
    app.find(".today .tasks a").await;
}

/// Writes into the places of an answer.
const WRITE: &str = "const [n, text] = arguments; const cell = document.querySelectorAll('.answer input')[n];
    cell.focus(); cell.value = text; cell.dispatchEvent(new InputEvent('input', { bubbles: true }));";

/// Gives the right answer of a task that is open on the screen.
async fn solve(app: &App, planned: &Planned) {
    let task = planned.task().expect("the task is made again from its seed");
    let exercise = &task.exercise;
    let right =
        exercise.answers.iter().position(|answer| answer.quality == Quality::Right).expect("a right answer");
    let text = exercise.answers[right].text.in_language(Language::En);
    match exercise.kind.input() {
        input if input.has_options() => app.click(&format!("[data-option='{right}']")).await,
        Input::TapField => app.fields(&[square(text)]).await,
        Input::PlayMove => app.fields(&[square(&text[..2]), square(&text[2..4])]).await,
        _ => {
            let wanted = exercise.right_cells(0, Language::En);
            for (n, (_, text)) in wanted.iter().enumerate() {
                app.script(WRITE, &[n.into(), text.as_str().into()]);
            }
            app.click("[data-do=check]").await;
        }
    }
}

#[wasm_bindgen_test]
async fn a_child_does_the_tasks_of_today() {
    let app = english().await;
    tap(&app, "Practise").await;
    app.expect("ten tasks", 10, || app.count(".today .tasks a")).await;
    let tasks = today(&app);
    assert!(tasks.iter().all(|task| task.game == "chess" && task.stars == 0), "{tasks:?}");
    tap(&app, "Begin").await;
    for (n, task) in tasks.iter().enumerate() {
        app.find(".lesson-text.task .prompt").await;
        app.expect("the task", format!("#learn/today/tasks/{}", n + 1), || hash(&app)).await;
        solve(&app, task).await;
        app.expect_stars(3).await;
        app.click("[data-do=next]").await;
    }
    app.expect("back at practice", "#practise".to_string(), || hash(&app)).await;
    app.expect("the result", true, || {
        app.text(".today .onward").starts_with("All done for today. Right first time: 10 of 10")
    })
    .await;
    let skills: std::collections::BTreeSet<&str> = tasks.iter().map(|task| task.skill.as_str()).collect();
    app.expect("the skills", skills.len(), || app.count(".skills tbody tr")).await;
    assert!(today(&app).iter().all(|task| task.stars == 3));
    // Ten more, at once.
    tap(&app, "Ten more").await;
    app.expect("open tasks", 10, || app.count(".today .tasks [data-done=false]")).await;
    assert_ne!(today(&app), tasks);
    assert_eq!(app.console(), [""; 0], "the console");
}

#[wasm_bindgen_test]
async fn what_was_done_survives_a_reload_and_a_mistake_is_remembered() {
    let app = english().await;
    open(&app).await;
    let tasks = today(&app);
    let choice =
        tasks.iter().position(|task| task.task().is_some_and(|t| t.exercise.kind.input() == Input::Choose));
    let n = choice.expect("a task with a choice is among the first ten");
    let exercise = tasks[n].task().expect("a task").exercise;
    let wrong =
        exercise.answers.iter().position(|answer| answer.quality != Quality::Right).expect("a wrong answer");
    app.click(&format!(".today .tasks li:nth-child({}) a", n + 1)).await;
    app.click(&format!("[data-option='{wrong}']")).await;
    app.wait_until("the mistake is told", || app.has(".said .look")).await;
    solve(&app, &tasks[n]).await;
    app.expect_stars(2).await;
    assert_eq!(schedule(&app).mistakes(&tasks[n].skill).count(), 1, "the kind of mistake is a card");
    app.reload().await;
    // The same task, in another language.
    app.find(".lesson-text.task .prompt").await;
    app.expect("the stars of the task", 2, || app.count(".exercises [aria-current=page] .star.won")).await;
    open(&app).await;
    app.expect("done", 1, || app.count(".today .tasks [data-done=true]")).await;
    assert_eq!(today(&app)[n].stars, 2);
    app.speak("fr").await;
    app.wait_until("in French", || app.text(".today h2").starts_with("Aujourd’hui")).await;
    app.click(".today .onward a").await;
    app.wait_until("the task is in French", || !app.text(".prompt").is_empty()).await;
}

#[wasm_bindgen_test]
async fn games_are_chosen_and_what_is_done_stays() {
    let app = english().await;
    open(&app).await;
    let first = today(&app);
    let mut done = schedule(&app);
    done.done_planned(&first[0], 3, now(&app));
    app.script("localStorage.setItem(arguments[0], arguments[1])", &[KEY.into(), done.text().into()]);
    app.click(".practice-games summary").await;
    app.click("[data-game='draughts/russian']").await;
    app.click("[data-game=chess]").await;
    app.wait_until("the tasks of the game", || {
        let games: Vec<String> = app.texts(".today .tasks small");
        games.len() == 10 && games[1..].iter().all(|game| game == "Russian")
    })
    .await;
    app.expect("done", 1, || app.count(".today .tasks [data-done=true]")).await;
    // One game stays chosen.
    app.click("[data-game='draughts/russian']").await;
    assert_eq!(
        app.script("return document.querySelector(\"[data-game='draughts/russian']\").checked", &[]),
        true
    );
    app.reload().await;
    app.expect("kept", true, || app.text(".practice-games summary").contains("Russian")).await;
    app.click(".today .onward a").await;
    app.find(".lesson-text.task .prompt").await;
}
