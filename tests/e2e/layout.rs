//! No overflow: on a phone, on an old computer, on a projector.

use crate::app::App;
use crate::browser::{Pointer, strings};
use crate::gallery::Check::{InView, Sides, WithoutAxe};
use crate::gallery::Gallery;
use crate::learners::learners_and_their_report_fit_every_screen;
use crate::memory::one_column_of_a_game_of_draughts_is_recalled_on_a_phone;
use crate::mind::{
    a_position_is_set_up_by_keys_on_every_screen, four_boards_fit_every_screen_in_every_language,
};
use crate::practise::ten_tasks_fit_every_screen_by_keys_alone;
use crate::strokes::strokes_are_chosen_by_keys_and_the_page_fits_every_screen;
use crate::systems::a_card_shows_the_move_in_every_system_and_follows_the_game;

pub use crate::gallery::SIZES;

fn the_board_is_in_view_at_once_and_nothing_sticks_out(app: &App) {
    let mut gallery = Gallery::default();
    for (width, height) in SIZES {
        app.resize(width, height);
        app.reload();
        app.find(".piece");
        let state = format!("at once {width}x{height}");
        gallery.look_at_size(app, &state, &["light", "projector"], &[Sides, InView(".surface"), WithoutAxe]);
    }
    gallery.expect_no_fault();
}

fn dialogs_and_the_about_page_do_not_stick_out(app: &App) {
    for (width, height) in SIZES {
        app.resize(width, height);
        for open in ["settings", "new game"] {
            match open {
                "settings" => app.open_settings(),
                _ => app.click("[data-control=new]"),
            }
            app.find("dialog[open]");
            app.shot(&format!("dialog-{width}"));
            assert!(
                app.in_view("dialog[open]"),
                "{open} at {width}x{height}: {:?}",
                app.frame("dialog[open]")
            );
            let inside =
                "const d = document.querySelector('dialog[open]'); return d.scrollWidth <= d.clientWidth";
            assert_eq!(app.script(inside, &[]), true, "{open} at {width}x{height} scrolls sideways");
            app.close_settings();
        }
        app.visit("#about");
        app.find("main.about");
        app.shot(&format!("about-{width}"));
        assert_no_side_scroll(app, &format!("about at {width}x{height}"));
        app.visit("");
    }
}

/// Ten moves of a Spanish game, from square to square.
const SPANISH: &str = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 \
    f1e1 b7b5 a4b3 d7d6 c2c3 e8g8 h2h3 c6b8 d2d4 b8d7";

fn the_board_stays_in_view_while_ten_moves_are_played_on_a_phone(app: &App) {
    app.resize(360, 740);
    for (n, move_) in SPANISH.split_whitespace().enumerate() {
        app.tap_squares(Pointer::Touch, &[&move_[..2], &move_[2..]]);
        app.expect("the number of moves", n + 1, || app.count(".sheet .move"));
        // The page may scroll a little later than the move is written.
        app.script_later("requestAnimationFrame(() => requestAnimationFrame(() => done()))", &[]);
        if !app.in_view(".surface") {
            app.shot("board-gone");
            panic!("after {} half-moves the board is {:?}", n + 1, app.frame(".surface"));
        }
    }
    assert_no_side_scroll(app, "after ten moves");
    app.shot("ten-moves");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_board_is_in_view_and_nothing_sticks_out() {
    let app = App::french();
    steps!(
        &app,
        [
            the_board_is_in_view_at_once_and_nothing_sticks_out,
            dialogs_and_the_about_page_do_not_stick_out,
            the_board_stays_in_view_while_ten_moves_are_played_on_a_phone
        ]
    );
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_pages_of_practice_fit_every_screen() {
    let app = App::speaking("en");
    steps!(
        &app,
        [
            ten_tasks_fit_every_screen_by_keys_alone,
            strokes_are_chosen_by_keys_and_the_page_fits_every_screen,
            four_boards_fit_every_screen_in_every_language,
            a_position_is_set_up_by_keys_on_every_screen,
            one_column_of_a_game_of_draughts_is_recalled_on_a_phone,
            a_card_shows_the_move_in_every_system_and_follows_the_game,
            learners_and_their_report_fit_every_screen
        ]
    );
}

#[track_caller]
pub fn assert_no_side_scroll(app: &App, when: &str) {
    let widths = "const e = document.documentElement; return [e.scrollWidth, e.clientWidth]";
    let widths = app.script(widths, &[]);
    let fits = widths[0].as_u64() <= widths[1].as_u64();
    assert!(fits, "{when}: the page is {} wide of {}: {:?}", widths[0], widths[1], sticking_out(app));
}

/// The elements that end right of the page, as far as one sees them.
fn sticking_out(app: &App) -> Vec<String> {
    let list = "const room = document.documentElement.clientWidth;
        const wide = e => e.getBoundingClientRect().right > room + 0.5;
        const name = e => e.tagName + '.' + (e.getAttribute('class') || '') + ' ' +
            Math.round(e.getBoundingClientRect().right);
        return Array.from(document.querySelectorAll('body *')).filter(wide).map(name).slice(0, 12)";
    strings(&app.script(list, &[]))
}
