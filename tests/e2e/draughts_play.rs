//! Draughts in the browser: captures by their end, stop by stop, from the chooser and from the list.

use crate::app::{App, Visitor};
use crate::browser::{Point, Pointer, key};
use crate::gallery::Check::InView;
use crate::gallery::Gallery;
use crate::layout::SIZES;
use notabene::core::exchange::Export;
use notabene::core::game::registry;
use notabene::core::i18n::Language;

/// Two captures of a king that share their ends (PDN 3.0).
const SHARED: &str = "W:WK47:B14,19,29,31,42";

/// 28 captures two; 37 could capture one.
const MAJORITY: &str = "W:W28,37,48,49:B22,12,31,3,4";

/// The accessible name of a field.
#[track_caller]
pub fn cell(game: &str, name: &str) -> usize {
    let table = registry::open(game, None, None).unwrap_or_else(|p| panic!("{game}: {p:?}"));
    let mut fields = table.scene().board.grid.fields();
    fields.find(|f| table.field_name(*f) == name).unwrap_or_else(|| panic!("{name} is no field")).index()
}

/// Taps on fields, one after the other.
#[track_caller]
pub fn tap(app: &App, pointer: Pointer, game: &str, names: &str) {
    for name in names.split(' ') {
        let frame = app.frame(&format!("svg.board .fields [data-field='{}']", cell(game, name)));
        let at = Point { x: frame.left + frame.width / 2.0, y: frame.top + frame.height / 2.0 };
        app.tap(pointer, at);
    }
}

/// The app in English with a position of a game.
pub fn with(game: &str, position: &str) -> App {
    let app = App::speaking("en");
    begin(&app, game, position);
    app
}

/// Begins a step in English with a position of a game.
fn begin(app: &App, game: &str, position: &str) {
    let table = registry::open(game, Some(position), None).unwrap_or_else(|p| panic!("{position}: {p:?}"));
    Visitor::new().speaking("en").with_game(&table.text(Export::Save)).take_over(app);
    app.expect("the pieces", table.scene().pieces.len(), || app.count(".pieces .piece"));
}

const INTERNATIONAL: &str = "draughts/international";

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn captures_are_chosen() {
    let app = App::unopened();
    steps!(
        &app,
        [
            the_list_says_why_and_plays,
            captures_are_made_with_keys_alone,
            a_finished_game_shows_nobodys_disc_and_asks_for_no_move,
            on_a_phone_board_and_list_stay_in_view
        ]
    );
}

fn the_list_says_why_and_plays(app: &App) {
    begin(app, INTERNATIONAL, MAJORITY);
    app.click("[data-control=captures]");
    app.expect("the captures", &["28x17x8", "37x26"][..], || app.texts(".captures .way"));
    assert_eq!(app.count(".captures li.allowed"), 1);
    assert!(app.texts(".captures .refused .says").concat().contains("28x8: 2"));
    app.point_at("[data-capture='37x26']");
    app.expect("its way is drawn", 1, || app.count(".overlay .led"));
    app.shot("list");
    assert!(!app.in_view_now("[data-do=capture]"), "nothing is played by looking");
    app.click("[data-capture='37x26']");
    assert!(!app.in_view_now(".refused [data-do=capture]"), "what is not allowed cannot be played");
    app.click("[data-capture='28x17x8']");
    app.click(".allowed [data-do=capture]");
    app.expect_paper(&["28x8"]);
    app.point_at(".status");
    app.expect("the way is gone", 0, || app.count(".overlay .led"));
}

fn captures_are_made_with_keys_alone(app: &App) {
    begin(app, INTERNATIONAL, SHARED);
    let press = |name: &str| {
        let focus = "document.querySelector(`.grid [data-cell='${arguments[0]}']`).focus()";
        app.script(focus, &[cell(INTERNATIONAL, name).into()]);
        app.keys(key::ENTER);
    };
    press("47");
    press("36");
    app.expect("the choices", 2, || app.count(".choices [data-choice]"));
    assert!(app.has(".choices button:focus"), "the focus is in the choice");
    app.keys(key::ESCAPE);
    app.expect("no choices", 0, || app.count(".choices"));
    app.expect("the piece is put back", 0, || app.count("svg.board .mark.held"));
    press("47");
    press("20");
    press("36");
    app.expect_paper(&["47x38x20x9x36"]);
    app.click("[data-control=undo]");
    app.script("document.querySelector('[data-control=captures]').focus()", &[]);
    app.keys(key::ENTER);
    app.keys(key::TAB);
    app.expect("the way of what has the focus is drawn", 1, || app.count(".overlay .led"));
    app.keys(key::ENTER);
    app.keys(key::TAB);
    app.keys(key::ENTER);
    app.expect("it is played", 1, || app.count(".sheet .move"));
}

fn on_a_phone_board_and_list_stay_in_view(app: &App) {
    begin(app, INTERNATIONAL, MAJORITY);
    app.resize(360, 740);
    let board = app.frame("svg.board");
    app.touch("[data-control=captures]");
    app.expect("the captures", 2, || app.count(".captures li"));
    let (now, list) = (app.frame("svg.board"), app.frame(".captures"));
    assert!((now.top - board.top).abs() < 1.0, "the board stays where it is");
    assert!(list.top >= now.top + now.height - 1.0 && list.top + list.height <= 741.0, "{list:?}");
    app.touch("[data-capture='28x17x8']");
    let play = app.frame(".allowed [data-do=capture]");
    assert!(play.height >= 44.0 && play.width >= 44.0, "{play:?}");
    app.shot("phone");
    app.touch(".allowed [data-do=capture]");
    app.expect_paper(&["28x8"]);
    tap(app, Pointer::Touch, INTERNATIONAL, "3 12");
    app.expect("the moves", 2, || app.count(".sheet .move"));
}

/// The number of rows like the last one that fit on the paper below the column heads.
fn rows_in_sight(app: &App) -> f64 {
    let seen = "const part = css => document.querySelector(css).getBoundingClientRect();
        const head = document.querySelector('.sheet thead'), pane = part('.sheet');
        const top = getComputedStyle(head).position === 'absolute' ? 0 : head.getBoundingClientRect().height;
        const bottom = Math.min(pane.bottom, innerHeight);
        return (bottom - pane.top - top) / part('.sheet tbody tr:last-child').height;";
    app.script(seen, &[]).as_f64().unwrap_or_default()
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn two_lines_of_the_paper_are_seen_in_a_class_room() {
    let app = with(INTERNATIONAL, "W:W28,37,48,K49:B22,12,31,3,K4");
    app.resize(1024, 768);
    tap(&app, Pointer::Mouse, INTERNATIONAL, "28 8");
    app.expect("the move", 1, || app.count(".sheet .move"));
    let check = |what: &str| {
        for language in Language::CODES {
            app.speak(language);
            for theme in ["light", "dark", "projector"] {
                app.script("document.documentElement.dataset.theme = arguments[0]", &[theme.into()]);
                app.shot(&format!("paper-{what}-{language}-{theme}"));
                let rows = rows_in_sight(&app);
                assert!(rows >= 2.0, "{what}, {language}, {theme}: {rows} rows");
            }
        }
    };
    check("list");
    // A duty that was forgotten, where the players agreed that this may be.
    app.visit("#draughts");
    app.click("[data-option=irregular] [data-value=allowed]");
    app.click("[data-do='draughts/international']");
    app.expect("a new game", 40, || app.count(".pieces .piece"));
    tap(&app, Pointer::Mouse, INTERNATIONAL, "32 28 19 23 34 30");
    app.expect("the moves", 3, || app.count(".sheet .move"));
    assert!(app.has(".slip"));
    check("slip");
}

/// The choice between captures beside or below the board.
pub fn choices(gallery: &mut Gallery) {
    let app = with(INTERNATIONAL, SHARED);
    tap(&app, Pointer::Mouse, INTERNATIONAL, "47 36");
    app.expect("the choices", 2, || app.count(".choices [data-choice]"));
    for (width, height) in SIZES {
        app.resize(width, height);
        let (board, choices) = (app.frame("svg.board"), app.frame(".choices"));
        let beside = choices.left >= board.left + board.width - 1.0;
        assert!(beside || choices.top >= board.top + board.height - 1.0, "{width}: {choices:?}");
        let state = format!("choices {width}x{height}");
        gallery.look_at_size(&app, &state, &["light"], &[InView(".choices")]);
    }
}

fn a_finished_game_shows_nobodys_disc_and_asks_for_no_move(app: &App) {
    begin(app, INTERNATIONAL, "B:W23,29,30,38,39:BK35");
    assert!(app.frame(".status .turn").width > 0.0, "somebody is to move");
    // White cannot move.
    begin(app, INTERNATIONAL, "W:W46:B37,41,32");
    assert_eq!(app.frame(".status .turn").width, 0.0);
    assert_eq!(app.frame(".sheet .empty").width, 0.0);
}
