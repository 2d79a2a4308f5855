//! The tournament rehearsal: Notabene, a clock, the sheet by hand in the right order, marks at the end.

use crate::app::App;
use crate::app::key;
use crate::results::handed_in;
use crate::sheet::{look, open, place, play};
use notabene::core::exchange::result::{AnswerCount, TaskKind};
use notabene_core::exchange::save;
use notabene_core::game::Game;
use notabene_core::notation::{Letters, Style};
use wasm_bindgen_test::*;

/// Writes with keys into the place that is open.
async fn write(app: &App, text: &str) {
    app.fill("[data-pen=order]", text).await;
    app.keys(key::ENTER).await;
}

/// The saved game of the rehearsal.
fn game(app: &App) -> Game {
    let text = app.script("return localStorage.getItem('notabene.1.sheet.rehearsal.game')", &[]);
    save::read(text.as_str().expect("it is saved")).0.unwrap_or_else(|e| panic!("{e:?}"))
}

fn style() -> Style {
    Style::of(Letters::english())
}

/// The latest move in writing.
fn latest(app: &App) -> String {
    game(app).played().texts(&style()).pop().expect("a move was made")
}

/// Plays the first move that is no promotion and no castling, presses, and writes a text for it. Returns the right one.
async fn turn(app: &App, ply: usize, written: Option<&str>) -> String {
    let moves = game(app).moves(&style());
    let plain = |id: &str, text: &str| id.len() == 4 && !text.starts_with('O');
    let (id, text) = moves.into_iter().find(|(id, text)| plain(id, text)).expect("a move");
    play(app, &id[..2], &id[2..4]).await;
    app.wait_until("the clock comes next", || app.has("[data-deed=press][aria-current=step]")).await;
    app.click("[data-do=press]").await;
    app.wait_until("the note comes next", || app.has("[data-deed=own][aria-current=step]")).await;
    write(app, written.unwrap_or(&text)).await;
    app.wait_until("it is written", || !place(app, "order", ply).is_empty()).await;
    text
}

/// Waits for the other's move, and writes it.
async fn note(app: &App, ply: usize) {
    app.wait_until("the other has moved", || app.has("[data-deed=theirs][aria-current=step]")).await;
    app.wait_until("it is saved", || game(app).played().len() == ply + 1).await;
    let text = latest(app);
    write(app, &text).await;
    app.wait_until("it is written", || place(app, "order", ply) == text).await;
}

#[wasm_bindgen_test]
async fn a_game_with_clock_and_sheet_is_rehearsed_and_marked_at_the_end() {
    let app = App::speaking("en").await;
    open(&app, "rehearsal").await;
    app.pick("select[name=time]", "90+30").await;
    app.expect("the time", true, || {
        app.texts(".chess-clock .time").iter().all(|time| time.starts_with("1:30"))
    })
    .await;
    turn(&app, 0, None).await;
    note(&app, 1).await;
    assert!(!look(&app, "order", 0).contains("right"), "nothing is marked before the end");
    app.reload().await;
    app.wait_until("it goes on after a reload", || app.has("[data-deed=play][aria-current=step]")).await;
    turn(&app, 2, Some("Qh5")).await;
    note(&app, 3).await;
    let times = app.texts(".chess-clock .time");
    app.wait_until("the clock runs", || app.texts(".chess-clock .time") != times).await;
    // Nothing is played for the other.
    app.click("[data-do=resign]").await;
    app.wait_until("the game is over", || game(&app).status().is_over()).await;
    let stands = app.texts(".chess-clock .time");
    app.click("[data-do=mark-sheet]").await;
    app.wait_until("one place is wrong", || app.count(".differences li") == 1).await;
    assert!(look(&app, "order", 2).contains("amiss") && look(&app, "order", 0).contains("right"));
    assert_eq!(app.texts(".chess-clock .time"), stands, "the clock has stopped");
    app.reload().await;
    app.wait_until("the marks stay", || look(&app, "order", 2).contains("amiss")).await;
    let result = handed_in(&app).await;
    assert_eq!((result.kind, result.task.as_str()), (TaskKind::Rehearsal, "chess"));
    assert_eq!(result.count, AnswerCount::new(3, 4));
    // A new game takes the sheet away only when it was asked for twice.
    app.click("[data-do=new]").await;
    app.click("[data-do=new]").await;
    app.wait_until("the sheet is empty", || place(&app, "order", 0).is_empty()).await;
    app.expect("nothing is compared", 0, || app.count(".differences li")).await;
}

#[wasm_bindgen_test]
async fn a_reload_at_any_step_loses_nothing() {
    let app = App::speaking("en").await;
    open(&app, "rehearsal").await;
    let comes = async |deed: &str| {
        let next = format!("[data-deed={deed}][aria-current=step]");
        app.wait_until(&format!("{deed} comes next"), || app.has(&next)).await;
        app.reload().await;
        app.wait_until(&format!("{deed} still comes next"), || app.has(&next)).await;
    };
    comes("play").await;
    play(&app, "e2", "e4").await;
    comes("press").await;
    app.click("[data-do=press]").await;
    comes("own").await;
    write(&app, "e4").await;
    app.wait_until("it is written", || place(&app, "order", 0) == "e4").await;
    comes("theirs").await;
    note(&app, 1).await;
    let theirs = place(&app, "order", 1);
    comes("play").await;
    assert_eq!([place(&app, "order", 0), place(&app, "order", 1)], ["e4".to_string(), theirs]);
}

#[wasm_bindgen_test]
async fn a_game_in_the_right_order_is_handed_in_at_its_end() {
    let app = App::speaking("en").await;
    open(&app, "order").await;
    // The own move is written before it is played: too early.
    app.fill("[data-pen=order]", "e4").await;
    app.keys(key::ENTER).await;
    app.wait_until("it is refused", || app.has("[data-deed=play][aria-current=step]")).await;
    app.reload().await;
    app.wait_until("it goes on after a reload", || app.has("[data-deed=play][aria-current=step]")).await;
    assert!(!app.has("[data-do=hand-in]"), "the game goes on");
    play(&app, "e2", "e4").await;
    app.click("[data-do=press]").await;
    write(&app, "e4").await;
    app.wait_until("it is written", || place(&app, "order", 0) == "e4").await;
    app.click("[data-do=resign]").await;
    app.find("[data-do=hand-in]").await;
    let result = handed_in(&app).await;
    assert_eq!((result.kind, result.task.as_str()), (TaskKind::Order, "chess"));
    assert!(result.count.right >= 1 && result.count.asked >= result.count.right);
    assert!(result.mistakes.iter().any(|mistake| mistake.kind == "order" && mistake.count == 1));
}

#[wasm_bindgen_test]
async fn the_head_of_the_sheet_stays_after_a_reload() {
    let app = App::speaking("en").await;
    open(&app, "rehearsal").await;
    let field = "[data-paper=order] input[name=White]";
    app.fill(field, "Mia").await;
    app.script("document.activeElement.blur()", &[]);
    app.wait_until("it is saved", || {
        let kept = app.script("return localStorage.getItem('notabene.1.sheet.rehearsal.game')", &[]);
        kept.as_str().is_some_and(|text| text.contains("Mia"))
    })
    .await;
    app.reload().await;
    app.expect("the name", "Mia", || app.property(field, "value")).await;
}
