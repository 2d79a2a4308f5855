//! A game from memory: read, taken away, written by keys and by touch, with what was wrong move by move.

use crate::app::App;
use crate::browser::{Pointer, key};
use crate::gallery::Check::{Sides, WithoutAxe};
use crate::gallery::{DESK, Gallery, HANDS, THEMES};
use crate::layout::assert_no_side_scroll;
use crate::opponent::press;
use crate::records::english;
use crate::results::handed_in;
use crate::sheet::{open, place, play};
use notabene::core::exchange::result::{AnswerCount, TaskKind};

/// Address of a game of seven moves; White gives mate.
const LEGAL: &str = "famous/chess/legal-mate";

/// Writes with keys into the cell that is open.
#[track_caller]
fn write(app: &App, ply: usize, text: &str) {
    app.wait_until("the cell waits", || {
        app.has(&format!("[data-paper=memory] [data-ply='{ply}'][aria-current=step]"))
    });
    app.fill("[data-pen=memory]", text);
    app.keys(key::ENTER);
}

/// The answer to the last move.
fn answer(app: &App) -> String {
    app.text(".practice .says")
}

/// Reads the first moves of a famous game.
#[track_caller]
fn read_famous(app: &App, length: &str) {
    app.script("location.hash = arguments[0]", &[LEGAL.into()]);
    app.click("main.famous [data-way=memory-chosen]");
    app.find(".practice[data-practice=memory] [data-do=begin]");
    app.pick("select[name=length]", length);
    press(app, "Read the game");
    app.find("[data-paper=memory] [data-ply='0']");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_famous_game_is_read_and_written_from_memory_with_its_mistakes_at_the_end() {
    let app = english();
    read_famous(&app, "3");
    // Only the moves to recall, one by one on the board or by their cells.
    app.expect("six half-moves", "Bg4".to_string(), || place(&app, "memory", 5));
    assert_eq!(place(&app, "memory", 6), "");
    let start = app.board();
    app.click(".reading [data-control=next]");
    app.wait_until("the first move is on the board", || app.board() != start);
    app.click("[data-paper=memory] [data-ply='5']");
    app.wait_until("the last one", || app.has("[data-paper=memory] [data-ply='5'][aria-current=step]"));
    app.shot("memory-reading");
    // The place in the game survives a reload.
    let last = app.board();
    app.reload();
    app.expect("the same place", last, || app.board());
    // Nothing is played on the board of a game that is read.
    play(&app, Pointer::Touch, "b1", "c3");
    assert_eq!(place(&app, "memory", 6), "");
    press(&app, "Now write it from memory");
    app.expect("the start", start, || app.board());
    assert_eq!(place(&app, "memory", 0), "");
    write(&app, 0, "e4");
    write(&app, 1, "e5");
    // Another legal move, which does not tell the right one; then no move.
    write(&app, 2, "Nc3");
    app.wait_until("it is another move", || {
        answer(&app).contains("Nc3 is possible, but this game went another way")
    });
    assert!(!answer(&app).contains("Nf3"));
    write(&app, 2, "Nf9");
    app.wait_until("it is refused", || !answer(&app).is_empty() && !answer(&app).contains("is possible"));
    app.reload();
    write(&app, 2, "Nf3");
    write(&app, 3, "d6");
    for words in ["bishop on f1", "goes to c4", "Bc4"] {
        press(&app, "Help me");
        app.wait_until(words, || app.text(".guess-help .hint").contains(words));
    }
    // By finger, on the board.
    play(&app, Pointer::Touch, "f1", "c4");
    app.wait_until("it is found", || place(&app, "memory", 4) == "Bc4");
    write(&app, 5, "Bg4");
    app.expect("the count", "Right moves: 4 of 6.".to_string(), || app.text(".differs .told"));
    let lines = app.texts(".differences li");
    for (line, words) in
        lines.iter().zip(["You wrote Nc3. The move was Nf3.", "You had help with this move: Bc4."])
    {
        assert!(line.contains(words), "{line}");
    }
    assert_eq!(lines.len(), 2);
    app.shot("memory-end");
    let result = handed_in(&app);
    assert_eq!((result.kind, result.count), (TaskKind::Memory, AnswerCount::new(4, 6)));
    app.reload();
    app.expect("the mistakes stay", 2, || app.count(".differences li"));
    let end = app.board();
    app.click(".differences [data-difference='0']");
    app.wait_until("the board shows both moves", || app.board() != end && app.count(".overlay .drawn") == 2);
    app.shot("memory-difference");
    press(&app, "Read the game again");
    app.expect("the moves are there", "Nf3".to_string(), || place(&app, "memory", 2));
    app.expect("no mistakes", 0, || app.count(".differences li"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn one_column_of_a_game_of_draughts_is_recalled_on_a_phone() {
    let app = english();
    app.resize(360, 740);
    app.script("location.hash = 'famous/draughts'", &[]);
    app.click("main.famous .place-link");
    app.click("main.famous [data-way=memory-chosen]");
    app.pick("select[name=length]", "3");
    app.pick("select[name=columns]", "white");
    app.finger("[data-do=begin]");
    app.find("[data-paper=memory] [data-ply='5']");
    let moves: Vec<String> = (0..6).map(|ply| place(&app, "memory", ply)).collect();
    app.shot("memory-phone-reading");
    assert_no_side_scroll(&app, "reading");
    app.finger("[data-do=write]");
    for ply in [1, 3, 5] {
        app.wait_until("the other has moved", || place(&app, "memory", ply - 1) == moves[ply - 1]);
        write(&app, ply, &moves[ply]);
    }
    app.expect("all right", "Everything is right: 3 of 3.".to_string(), || app.text(".differs .told"));
    app.shot("memory-phone-end");
    assert_no_side_scroll(&app, "end");
}

/// A game that is read, and then written from memory.
pub fn stages(gallery: &mut Gallery) {
    let app = App::speaking("fr");
    app.script("location.hash = '#practise'", &[]);
    app.click(".place-link[href='#sheet/memory']");
    app.click(".practice[data-practice=memory] [data-do=begin]");
    app.find("[data-paper=memory] [data-ply='0']");
    for stage in ["reading", "writing"] {
        let state = format!("memory, {stage}");
        gallery.look(&app, &state, &[DESK], &THEMES, &[]);
        gallery.look(&app, &state, &HANDS, &["light"], &[Sides, WithoutAxe]);
        if stage == "reading" {
            app.click("[data-do=write]");
            app.find("[data-paper=memory] [data-ply='0'][aria-current=step]");
        }
    }
    // Another mode and back: the game is still there.
    open(&app, "guess");
    open(&app, "memory");
    app.find("[data-paper=memory] [data-ply='0'][aria-current=step]");
}
