//! The tournament rehearsal: Notabene, a clock, the sheet by hand in the right order, marks at the end.

use crate::app::App;
use crate::browser::{Pointer, key};
use crate::gallery::Check::{Sides, WithoutAxe};
use crate::gallery::{DESK, Gallery, HANDS, THEMES};
use crate::opponent::oppose;
use crate::results::handed_in;
use crate::sheet::{look, open, place, play};
use notabene::core::exchange::result::{AnswerCount, TaskKind};
use notabene_core::exchange::save;
use notabene_core::game::Game;
use notabene_core::notation::{Letters, Style};

/// Writes with keys into the place that is open.
#[track_caller]
fn write(app: &App, text: &str) {
    app.fill("[data-pen=order]", text);
    app.keys(key::ENTER);
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
fn turn(app: &App, ply: usize, written: Option<&str>) -> String {
    let moves = game(app).moves(&style());
    let plain = |id: &str, text: &str| id.len() == 4 && !text.starts_with('O');
    let (id, text) = moves.into_iter().find(|(id, text)| plain(id, text)).expect("a move");
    play(app, Pointer::Mouse, &id[..2], &id[2..4]);
    app.wait_until("the clock comes next", || app.has("[data-deed=press][aria-current=step]"));
    app.click("[data-do=press]");
    app.wait_until("the note comes next", || app.has("[data-deed=own][aria-current=step]"));
    write(app, written.unwrap_or(&text));
    app.wait_until("it is written", || !place(app, "order", ply).is_empty());
    text
}

/// Waits for the other's move, and writes it.
fn note(app: &App, ply: usize) {
    app.wait_until("the other has moved", || app.has("[data-deed=theirs][aria-current=step]"));
    app.wait_until("it is saved", || game(app).played().len() == ply + 1);
    let text = latest(app);
    write(app, &text);
    app.wait_until("it is written", || place(app, "order", ply) == text);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_game_with_clock_and_sheet_is_rehearsed_and_marked_at_the_end() {
    let app = App::speaking("en");
    open(&app, "rehearsal");
    app.pick("select[name=time]", "90+30");
    app.expect("the time", true, || {
        app.texts(".chess-clock .time").iter().all(|time| time.starts_with("1:30"))
    });
    turn(&app, 0, None);
    note(&app, 1);
    assert!(!look(&app, "order", 0).contains("right"), "nothing is marked before the end");
    app.reload();
    app.wait_until("it goes on after a reload", || app.has("[data-deed=play][aria-current=step]"));
    turn(&app, 2, Some("Qh5"));
    note(&app, 3);
    let times = app.texts(".chess-clock .time");
    app.wait_until("the clock runs", || app.texts(".chess-clock .time") != times);
    // Nothing is played for the other.
    app.click("[data-do=resign]");
    app.wait_until("the game is over", || game(&app).status().is_over());
    let stands = app.texts(".chess-clock .time");
    app.click("[data-do=mark-sheet]");
    app.wait_until("one place is wrong", || app.count(".differences li") == 1);
    assert!(look(&app, "order", 2).contains("amiss") && look(&app, "order", 0).contains("right"));
    assert_eq!(app.texts(".chess-clock .time"), stands, "the clock has stopped");
    app.reload();
    app.wait_until("the marks stay", || look(&app, "order", 2).contains("amiss"));
    app.shot("rehearsal-marked");
    let result = handed_in(&app);
    assert_eq!((result.kind, result.task.as_str()), (TaskKind::Rehearsal, "chess"));
    assert_eq!(result.count, AnswerCount::new(3, 4));
    // A new game takes the sheet away only when it was asked for twice.
    app.click("[data-do=new]");
    app.click("[data-do=new]");
    app.wait_until("the sheet is empty", || place(&app, "order", 0).is_empty());
    app.expect("nothing is compared", 0, || app.count(".differences li"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_game_in_the_right_order_is_handed_in_at_its_end() {
    let app = App::speaking("en");
    open(&app, "order");
    // The own move is written before it is played: too early.
    app.fill("[data-pen=order]", "e4");
    app.keys(key::ENTER);
    app.wait_until("it is refused", || app.has("[data-deed=play][aria-current=step]"));
    app.reload();
    app.wait_until("it goes on after a reload", || app.has("[data-deed=play][aria-current=step]"));
    assert!(!app.has("[data-do=hand-in]"), "the game goes on");
    play(&app, Pointer::Mouse, "e2", "e4");
    app.click("[data-do=press]");
    write(&app, "e4");
    app.wait_until("it is written", || place(&app, "order", 0) == "e4");
    app.click("[data-do=resign]");
    app.find("[data-do=hand-in]");
    let result = handed_in(&app);
    assert_eq!((result.kind, result.task.as_str()), (TaskKind::Order, "chess"));
    assert!(result.count.right >= 1 && result.count.asked >= result.count.right);
    assert!(result.mistakes.iter().any(|mistake| mistake.kind == "order" && mistake.count == 1));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn whoever_has_black_notes_the_first_move_of_the_opponent() {
    let app = App::speaking("en");
    open(&app, "rehearsal");
    app.pick("select[name=level]", "2");
    app.pick("select[name=side]", "black");
    note(&app, 0);
    app.wait_until("the own move comes next", || app.has("[data-deed=play][aria-current=step]"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn an_opponent_on_the_main_board_does_not_stop_that_of_the_rehearsal() {
    let app = App::speaking("en");
    oppose(&app, "White", "1");
    open(&app, "rehearsal");
    app.pick("select[name=time]", "60");
    app.reload();
    for ply in [0, 2] {
        turn(&app, ply, None);
        note(&app, ply + 1);
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_head_of_the_sheet_stays_after_a_reload() {
    let app = App::speaking("en");
    open(&app, "rehearsal");
    let field = "[data-paper=order] input[name=White]";
    app.fill(field, "Mia");
    app.keys(key::TAB);
    app.wait_until("it is saved", || {
        let kept = app.script("return localStorage.getItem('notabene.1.sheet.rehearsal.game')", &[]);
        kept.as_str().is_some_and(|text| text.contains("Mia"))
    });
    app.reload();
    app.expect("the name", "Mia", || app.property(field, "value"));
}

/// A rehearsal after its first move.
pub fn begun(gallery: &mut Gallery) {
    let app = App::speaking("fr");
    open(&app, "rehearsal");
    turn_in_french(&app);
    gallery.look(&app, "rehearsal", &[DESK], &THEMES, &[]);
    gallery.look(&app, "rehearsal", &HANDS, &["light"], &[Sides, WithoutAxe]);
}

fn turn_in_french(app: &App) {
    play(app, Pointer::Mouse, "g1", "f3");
    app.wait_until("the clock comes next", || app.has("[data-deed=press][aria-current=step]"));
    app.click("[data-do=press]");
    write(app, "Cf3");
    app.wait_until("it is written", || place(app, "order", 0) == "Cf3");
}
