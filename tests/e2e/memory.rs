//! A game from memory: read, taken away, written by keys and by touch, with what was wrong move by move.

use crate::app::App;
use crate::browser::key;
use crate::gallery::Check::{Sides, WithoutAxe};
use crate::gallery::{DESK, Gallery, HANDS, THEMES};
use crate::layout::assert_no_side_scroll;
use crate::sheet::{open, place};

/// Writes with keys into the cell that is open.
#[track_caller]
fn write(app: &App, ply: usize, text: &str) {
    app.wait_until("the cell waits", || {
        app.has(&format!("[data-paper=memory] [data-ply='{ply}'][aria-current=step]"))
    });
    app.fill("[data-pen=memory]", text);
    app.keys(key::ENTER);
}

/// A step of `layout::the_pages_of_practice_fit_every_screen`.
pub fn one_column_of_a_game_of_draughts_is_recalled_on_a_phone(app: &App) {
    app.anew("en");
    app.resize(360, 740);
    app.script("location.hash = 'famous/draughts'", &[]);
    app.click("main.famous .place-link");
    app.click("main.famous [data-way=memory-chosen]");
    app.pick("select[name=length]", "3");
    app.pick("select[name=columns]", "white");
    app.finger("[data-do=begin]");
    app.find("[data-paper=memory] [data-ply='5']");
    let moves: Vec<String> = (0..6).map(|ply| place(app, "memory", ply)).collect();
    app.shot("memory-phone-reading");
    assert_no_side_scroll(app, "reading");
    app.finger("[data-do=write]");
    for ply in [1, 3, 5] {
        app.wait_until("the other has moved", || place(app, "memory", ply - 1) == moves[ply - 1]);
        write(app, ply, &moves[ply]);
    }
    app.expect("all right", "Everything is right: 3 of 3.".to_string(), || app.text(".differs .told"));
    app.shot("memory-phone-end");
    assert_no_side_scroll(app, "end");
}

/// A game that is read, and then written from memory.
pub fn stages(gallery: &mut Gallery) {
    let app = App::speaking("fr");
    app.script("location.hash = '#practise'", &[]);
    app.click(".place-card[href='#sheet/memory']");
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
