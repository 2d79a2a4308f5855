//! A game from memory: read, taken away, written by keys and by touch, with what was wrong move by move.

use crate::app::App;
use crate::app::key;
use crate::opponent::press;
use crate::records::english;
use crate::results::handed_in;
use crate::sheet::{place, play};
use notabene::core::exchange::result::{AnswerCount, TaskKind};
use wasm_bindgen_test::*;

/// Address of a game of seven moves; White gives mate.
const LEGAL: &str = "famous/chess/legal-mate";

/// Writes with keys into the cell that is open.
async fn write(app: &App, ply: usize, text: &str) {
    app.wait_until("the cell waits", || {
        app.has(&format!("[data-paper=memory] [data-ply='{ply}'][aria-current=step]"))
    })
    .await;
    app.fill("[data-pen=memory]", text).await;
    app.keys(key::ENTER).await;
}

/// The answer to the last move.
fn answer(app: &App) -> String {
    app.text(".practice .says")
}

/// Reads the first moves of a famous game.
async fn read_famous(app: &App, length: &str) {
    app.script("location.hash = arguments[0]", &[LEGAL.into()]);
    app.click("main.famous [data-way=memory-chosen]").await;
    app.find(".practice[data-practice=memory] [data-do=begin]").await;
    app.pick("select[name=length]", length).await;
    press(app, "Read the game").await;
    app.find("[data-paper=memory] [data-ply='0']").await;
}

#[wasm_bindgen_test]
async fn a_famous_game_is_read_and_written_from_memory_with_its_mistakes_at_the_end() {
    let app = english().await;
    read_famous(&app, "3").await;
    // Only the moves to recall, one by one on the board or by their cells.
    app.expect("six half-moves", "Bg4".to_string(), || place(&app, "memory", 5)).await;
    assert_eq!(place(&app, "memory", 6), "");
    let start = app.board();
    app.click(".reading [data-control=next]").await;
    app.wait_until("the first move is on the board", || app.board() != start).await;
    app.click("[data-paper=memory] [data-ply='5']").await;
    app.wait_until("the last one", || app.has("[data-paper=memory] [data-ply='5'][aria-current=step]")).await;
    // The place in the game survives a reload.
    let last = app.board();
    app.reload().await;
    app.expect("the same place", last, || app.board()).await;
    // Nothing is played on the board of a game that is read.
    play(&app, "b1", "c3").await;
    assert_eq!(place(&app, "memory", 6), "");
    press(&app, "Now write it from memory").await;
    app.expect("the start", start, || app.board()).await;
    assert_eq!(place(&app, "memory", 0), "");
    write(&app, 0, "e4").await;
    write(&app, 1, "e5").await;
    // Another legal move, which does not tell the right one; then no move.
    write(&app, 2, "Nc3").await;
    app.wait_until("it is another move", || {
        answer(&app).contains("Nc3 is possible, but this game went another way")
    })
    .await;
    assert!(!answer(&app).contains("Nf3"));
    write(&app, 2, "Nf9").await;
    app.wait_until("it is refused", || !answer(&app).is_empty() && !answer(&app).contains("is possible"))
        .await;
    app.reload().await;
    write(&app, 2, "Nf3").await;
    write(&app, 3, "d6").await;
    for words in ["bishop on f1", "goes to c4", "Bc4"] {
        press(&app, "Help me").await;
        app.wait_until(words, || app.text(".guess-help .hint").contains(words)).await;
    }
    // By finger, on the board.
    play(&app, "f1", "c4").await;
    app.wait_until("it is found", || place(&app, "memory", 4) == "Bc4").await;
    write(&app, 5, "Bg4").await;
    app.expect("the count", "Right moves: 4 of 6.".to_string(), || app.text(".differs .told")).await;
    let lines = app.texts(".differences li");
    for (line, words) in
        lines.iter().zip(["You wrote Nc3. The move was Nf3.", "You had help with this move: Bc4."])
    {
        assert!(line.contains(words), "{line}");
    }
    assert_eq!(lines.len(), 2);
    let result = handed_in(&app).await;
    assert_eq!((result.kind, result.count), (TaskKind::Memory, AnswerCount::new(4, 6)));
    app.reload().await;
    app.expect("the mistakes stay", 2, || app.count(".differences li")).await;
    let end = app.board();
    app.click(".differences [data-difference='0']").await;
    app.wait_until("the board shows both moves", || app.board() != end && app.count(".overlay .drawn") == 2)
        .await;
    press(&app, "Read the game again").await;
    app.expect("the moves are there", "Nf3".to_string(), || place(&app, "memory", 2)).await;
    app.expect("no mistakes", 0, || app.count(".differences li")).await;
}
