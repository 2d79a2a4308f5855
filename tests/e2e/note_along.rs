//! Noting a recorded game along: at a pace, in one column, with a pause, and marked by itself at the end.

use crate::app::App;
use crate::browser::key;
use crate::sheet::{look, open, place};

/// The button of a pause.
const GO_ON: &str = "Continuer";

/// Writes with keys into the cell that is open.
#[track_caller]
fn write(app: &App, ply: usize, text: &str) {
    app.wait_until("the cell waits", || app.has(&format!("[data-ply='{ply}'][aria-current=step]")));
    app.fill("[data-pen=dictation]", text);
    app.keys(key::ENTER);
    app.wait_until("it is written", || place(app, "dictation", ply) == text);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_recorded_game_is_noted_along_at_a_pace() {
    let app = App::french();
    open(&app, "rehearsal");
    app.click("a[href='#sheet/dictation']");
    app.find("[data-do=begin]");
    app.pick("select[name=pace]", "3");
    app.pick("select[name=columns]", "white");
    app.click("[data-do=begin]");
    app.find("[data-paper=dictation] [data-ply='0']");
    // The game does not wait for the pupil, and Black's column fills itself.
    app.wait_until("Black's move is there", || place(&app, "dictation", 1) == "e5");
    assert!(app.has("[data-ply='0'][aria-current=step]"), "the pen waits where something is missing");
    write(&app, 0, "e4");
    app.shot("note-along");
    // A pause stops the moves, also over a reload.
    app.click("[data-do=pause]");
    app.wait_until("it stands", || app.text("[data-do=pause]") == GO_ON);
    let told = app.count("[data-paper=dictation] [data-ply]");
    app.reload();
    app.wait_until("it still stands", || app.text("[data-do=pause]") == GO_ON);
    assert_eq!(app.count("[data-paper=dictation] [data-ply]"), told);
    app.click("[data-do=pause]");
    app.wait_until("all is dictated", || app.has("[data-ply='6']"));
    assert_eq!(place(&app, "dictation", 5), "Cf6");
    assert!(!app.has(".differences li") && !look(&app, "dictation", 0).contains("right"));
    // Catching up: the last cell marks the sheet, and only own moves count.
    for (ply, text) in [(2, "Fc4"), (4, "Dg4"), (6, "Dxf7#")] {
        write(&app, ply, text);
    }
    app.wait_until("it is compared", || app.count(".differences li") == 1);
    assert!(look(&app, "dictation", 0).contains("right") && look(&app, "dictation", 4).contains("amiss"));
    assert!(!look(&app, "dictation", 1).contains("right"), "the other column is not marked");
}
