//! Blindfold play: pieces, kinds or the whole board hidden, a look for a moment, and the way back, in every game.

use crate::app::App;
use crate::browser::{Point, Pointer, key};
use crate::draughts_play::cell;
use crate::gallery::Check::{InView, Sides, WithoutAxe};
use crate::gallery::{DESK, Gallery, HANDS, THEMES};
use crate::layout::assert_no_side_scroll;
use crate::opponent::{expect_own_turn, oppose, press};

/// The name of a field for a screen reader.
fn told(app: &App, game: &str, name: &str) -> String {
    app.attribute(&format!(".grid [data-cell='{}']", cell(game, name)), "aria-label").unwrap_or_default()
}

#[track_caller]
fn expect_pieces(app: &App, count: usize) {
    app.expect("the pieces", count, || app.count(".page .pieces .piece"));
}

/// The line under the board in words; empty if there is none.
fn line(app: &App) -> String {
    app.script("return document.querySelector('.unseen [role=status]')?.textContent ?? ''", &[])
        .as_str()
        .unwrap_or_default()
        .to_string()
}

/// Hides something, by the words of the settings.
#[track_caller]
fn hide(app: &App, value: &str) {
    app.set("Blindfold", value);
    app.wait_until("the line says it", || !line(app).is_empty());
}

fn middle(app: &App, css: &str) -> Point {
    let frame = app.frame(css);
    Point { x: frame.left + frame.width / 2.0, y: frame.top + frame.height / 2.0 }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn hidden_pieces_are_played() {
    let app = App::unopened();
    steps!(
        &app,
        [
            a_game_goes_on_with_hidden_pieces_by_taps_and_in_writing_and_they_come_back,
            the_way_from_the_page_of_practice_leads_to_a_game_against_notabene
        ]
    );
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn what_is_hidden_is_shown_for_a_look() {
    let app = App::unopened();
    steps!(
        &app,
        [
            a_look_lasts_as_long_as_a_finger_or_a_key_is_down_and_keys_switch_it,
            without_a_board_the_moves_are_written_on_every_screen
        ]
    );
}

fn a_game_goes_on_with_hidden_pieces_by_taps_and_in_writing_and_they_come_back(app: &App) {
    app.anew("en");
    hide(app, "pieces");
    expect_pieces(app, 0);
    assert_eq!(line(app), "The pieces are hidden.");
    assert_eq!((told(app, "chess", "e1"), told(app, "chess", "e4")), ("e1".into(), "e4".into()));
    app.tap_squares(Pointer::Mouse, &["e2"]);
    app.wait_until("the field is held", || app.has(".marks .held"));
    assert_eq!(app.count(".marks .target"), 0, "targets would tell what stands there");
    assert_eq!(app.text("[data-live=game]"), "e2");
    app.tap_squares(Pointer::Mouse, &["e4"]);
    app.tap_squares(Pointer::Touch, &["e7", "e5"]);
    app.drag_piece(Pointer::Mouse, "g1", "f3");
    app.expect_paper(&["e4", "e5", "Nf3"]);
    app.fill(".write input", "Nc6");
    app.keys(key::ENTER);
    app.expect_paper(&["e4", "e5", "Nf3", "Nc6"]);
    app.shot("blindfold-pieces");
    // A returning player sees at once what is hidden.
    app.reload();
    app.wait_until("the line says it again", || line(app).starts_with("The pieces are hidden."));
    expect_pieces(app, 0);
    press(app, "Show the pieces");
    expect_pieces(app, 32);
    assert_eq!((line(app), told(app, "chess", "e1")), (String::new(), "e1, white king".into()));
    let is_on_board = "return document.activeElement?.getAttribute('role') === 'gridcell'";
    app.wait_until("the board has the focus", || app.script(is_on_board, &[]) == true);
    app.reload();
    expect_pieces(app, 32);
}

fn a_look_lasts_as_long_as_a_finger_or_a_key_is_down_and_keys_switch_it(app: &App) {
    app.anew("en");
    hide(app, "pieces");
    let is_shown = || app.count(".page .pieces .piece") == 32;
    app.hold_until(middle(app, "[data-do=look]"), "the mouse shows the pieces", is_shown);
    expect_pieces(app, 0);
    // A finger shows them as long as it is down.
    let watch = "window.looks = 0; new MutationObserver(() => {
        if (document.querySelectorAll('.page .pieces .piece').length === 32) window.looks++;
    }).observe(document.querySelector('.page .pieces'), { childList: true });";
    app.script(watch, &[]);
    app.touch("[data-do=look]");
    app.wait_until("they were shown", || app.script("return window.looks > 0", &[]) == true);
    expect_pieces(app, 0);
    app.script("document.activeElement.blur()", &[]);
    app.hold_key_until("v", "a key shows the pieces", is_shown);
    expect_pieces(app, 0);
    // In the write box the key is a letter.
    app.fill(".write input", "v");
    expect_pieces(app, 0);
    app.fill(".write input", "");
    app.script("document.querySelector('[data-do=look]').focus()", &[]);
    app.keys(key::ENTER);
    expect_pieces(app, 32);
    app.expect("pressed", Some("true".into()), || app.attribute("[data-do=look]", "aria-pressed"));
    app.keys(key::ENTER);
    expect_pieces(app, 0);
    app.keys(key::ENTER);
    expect_pieces(app, 32);
    app.keys(key::ESCAPE);
    expect_pieces(app, 0);
}

fn without_a_board_the_moves_are_written_on_every_screen(app: &App) {
    app.anew("en");
    hide(app, "board");
    let frame = ".page > .board-frame";
    let is_seen = || {
        app.script("return document.querySelector(arguments[0]).checkVisibility()", &[frame.into()]) == true
    };
    let moves = ["e4", "e5", "Nf3", "Nc6", "Bb5"];
    for (n, (width, height)) in
        [(1024, 768), (768, 1024), (360, 740), (740, 360), (1920, 1080)].into_iter().enumerate()
    {
        app.resize(width, height);
        assert!(!is_seen(), "{width}x{height}");
        app.fill(".write input", moves[n]);
        app.keys(key::ENTER);
        app.expect_paper(&moves[..=n]);
        assert!(app.in_view(".unseen [data-do=look]") && app.in_view(".controls"), "{width}x{height}");
        assert_no_side_scroll(app, &format!("{width}x{height}"));
        app.shot(&format!("blindfold-board-{width}"));
        app.hold_until(middle(app, "[data-do=look]"), "a look", || {
            let seen = is_seen();
            app.shot(&format!("blindfold-look-{width}"));
            seen
        });
        app.wait_until("it is hidden again", || !is_seen());
    }
    press(app, "Show the pieces");
    app.wait_until("the board is back", is_seen);
}

fn the_way_from_the_page_of_practice_leads_to_a_game_against_notabene(app: &App) {
    app.anew("en");
    app.script("location.hash = '#practise'", &[]);
    app.click("main.practise [data-do=blindfold] .place-card");
    app.wait_until("the line says it", || line(app).starts_with("The pieces are hidden."));
    expect_pieces(app, 0);
    oppose(app, "White", "1");
    app.fill(".write input", "e4");
    app.keys(key::ENTER);
    app.wait_until("Notabene has answered", || app.count(".sheet .move") == 2);
    expect_own_turn(app);
    expect_pieces(app, 0);
    app.resize(360, 740);
    app.shot("blindfold-opponent-phone");
    assert_no_side_scroll(app, "360x740");
    // The choice stands where an opponent is chosen, too.
    app.resize(1024, 768);
    press(app, "Change");
    app.pick("dialog[open] select[name=blindfold]", "off");
    app.shot("blindfold-choice");
    press(app, "Play");
    expect_pieces(app, 32);
}

/// A board without pieces, and none at all.
pub fn hidden(gallery: &mut Gallery) {
    let app = App::speaking("de");
    for value in ["board", "pieces"] {
        hide(&app, value);
        gallery.look(&app, &format!("hidden {value}"), &[DESK], &THEMES, &[]);
    }
    app.find(".unseen [data-do=look]");
    let seen = [".page .surface", ".unseen [data-do=show-pieces]", ".controls"].map(InView);
    gallery.look(&app, "hidden pieces", &HANDS, &["light"], &[&[Sides, WithoutAxe], &seen[..]].concat());
}
