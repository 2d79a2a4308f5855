//! Moves written by hand in the write box of the game.

use crate::access::{load_axe, serious};
use crate::app::App;
use crate::browser::{Pointer, key};
use crate::layout::assert_no_side_scroll;
use crate::pen::{confirm, write};

/// The pad of the write box.
const PAD: &str = ".write .ink-pad";
/// Button that opens it.
const BUTTON: &str = ".write [data-control=ink]";
/// Button of the letters.
const LETTERS: &str = ".write [data-control=pad]";
/// Lines of the pad beside that of the stroke that is drawn.
const LINES: &str = ".write .ink-pad .ink-line";

#[test]
#[ignore = "needs dist/, axe-core and Chromium: run `cargo xtask test`"]
fn the_pad_of_the_write_box() {
    let app = App::unopened();
    steps!(
        &app,
        [
            a_game_is_played_by_hand_and_no_ink_is_lost,
            keys_and_letters_do_all_that_the_pad_does,
            the_pad_of_the_box_fits_every_screen
        ]
    );
}

fn a_game_is_played_by_hand_and_no_ink_is_lost(app: &App) {
    app.anew("fr");
    assert_eq!(app.attribute(BUTTON, "aria-label").as_deref(), Some("Écrire à la main"));
    app.click(BUTTON);
    write(app, Pointer::Mouse, PAD, "e4");
    confirm(app, "e4");
    app.expect_paper(&["e4"]);
    app.expect("the pad is empty for the next move", 1, || app.count(LINES));
    app.tap_squares(Pointer::Mouse, &["e7", "e5"]);
    app.expect_paper(&["e4", "e5"]);
    write(app, Pointer::Touch, PAD, "Ch3");
    confirm(app, "Ch3");
    app.expect_paper(&["e4", "e5", "Ch3"]);
    write(app, Pointer::Pen, PAD, "Cc6");
    app.wait_until("it is read", || app.has("[data-do=ink-take]"));
    assert!(app.count(LINES) > 1);
    // Hidden and shown again, the ink is still there.
    app.click(BUTTON);
    app.wait_until("the pad is closed", || !app.in_view_now(PAD));
    app.click(BUTTON);
    app.wait_until("the pad is open", || app.in_view_now(PAD));
    assert!(app.count(LINES) > 1, "nothing written is lost");
    confirm(app, "Cc6");
    app.expect_paper(&["e4", "e5", "Ch3", "Cc6"]);
    assert!(app.console().is_empty(), "{:?}", app.console());
}

fn keys_and_letters_do_all_that_the_pad_does(app: &App) {
    app.anew("fr");
    app.script("document.querySelector(arguments[0]).focus()", &[BUTTON.into()]);
    app.keys(key::ENTER);
    app.find(PAD);
    app.fill(".write input", "e4");
    app.keys(key::ENTER);
    app.expect_paper(&["e4"]);
    // However often they change places, and each button says which of them is there.
    for _ in 0..2 {
        app.click(LETTERS);
        app.wait_until("letters take the place of the pad", || app.in_view_now(".write .pad"));
        assert!(!app.in_view_now(PAD));
        assert_eq!(pressed(app), [Some("false".into()), Some("true".into())]);
        app.click(BUTTON);
        app.wait_until("and the pad theirs", || app.in_view_now(PAD));
        assert!(!app.in_view_now(".write .pad"));
        assert_eq!(pressed(app), [Some("true".into()), Some("false".into())]);
    }
}

/// The states of the buttons of the pad and of the letters.
fn pressed(app: &App) -> [Option<String>; 2] {
    [BUTTON, LETTERS].map(|button| app.attribute(button, "aria-pressed"))
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_pad_that_could_not_be_fetched_is_fetched_when_the_button_is_pressed_again() {
    let app = App::french();
    app.block(&["*_lazy_*"]);
    app.click(BUTTON);
    app.expect_notice();
    app.fill(".write input", "e4");
    app.keys(key::ENTER);
    app.expect_paper(&["e4"]);
    app.block(&[]);
    app.click(BUTTON);
    app.click(BUTTON);
    app.wait_until("the pad is there", || app.in_view_now(PAD));
    write(&app, Pointer::Pen, PAD, "e5");
    confirm(&app, "e5");
    app.expect_paper(&["e4", "e5"]);
}

fn the_pad_of_the_box_fits_every_screen(app: &App) {
    app.anew("fr");
    app.click(BUTTON);
    app.find(PAD);
    load_axe(app);
    let mut faults = Vec::new();
    for (width, height) in [(360, 740), (740, 360), (768, 1024), (1024, 768), (1280, 800), (1920, 1080)] {
        app.resize(width, height);
        if !app.in_view_now(PAD) {
            app.click(".paper-head [data-control=pencil]");
        }
        app.wait_until("the pad is in view", || app.in_view_now(PAD));
        assert!(app.in_view_now(".surface"), "the board is in view at {width}x{height}");
        write(app, Pointer::Touch, PAD, "e4");
        app.wait_until("it is read", || app.in_view_now("[data-do=ink-take]"));
        app.shot(&format!("ink-box-{width}"));
        assert_no_side_scroll(app, &format!("{width}x{height}"));
        faults.extend(serious(app).iter().map(|fault| format!("{width}: {fault}")));
        app.click("[data-do=ink-clear]");
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
