//! Playing against Notabene: at the lowest level, with hints, taking back, a reload, and without a network.

use crate::app::{App, Visitor};
use crate::browser::{Pointer, is_foreign, key};
use crate::draughts_play::tap;
use crate::layout::assert_no_side_scroll;
use crate::offline::expect_kept;
use crate::records::english;
use notabene::core::exchange::Export;
use notabene::core::game::registry;
use serde_json::Value;

/// Words of the opponent while it thinks.
const THINKS: &str = "Notabene is thinking…";

/// Finds a visible element by its role and its words, and clicks on it.
const PRESS: &str = "
    const [css, words] = arguments;
    const root = document.querySelector('dialog[open]') ?? document.body;
    const name = (it) => (it.getAttribute('aria-label') ?? it.closest('label')?.textContent ?? it.textContent).trim();
    const found = [...root.querySelectorAll(css)].find((it) => name(it) === words && it.getClientRects().length);
    found?.click();
    return !!found;
";

#[track_caller]
pub fn press(app: &App, words: &str) {
    app.wait_until(&format!("the button {words}"), || {
        app.script(PRESS, &["button".into(), words.into()]) == true
    });
}

#[track_caller]
pub fn choose(app: &App, words: &str) {
    app.wait_until(&format!("the choice {words}"), || {
        app.script(PRESS, &["input[type=radio]".into(), words.into()]) == true
    });
}

/// Activity of the opponent in words; empty while people are on move.
fn doing(app: &App) -> String {
    app.script("return document.querySelector(\"[aria-label='Play against Notabene'] [role=status]\")?.textContent ?? '?'", &[])
        .as_str()
        .unwrap_or_default()
        .to_string()
}

#[track_caller]
pub fn expect_own_turn(app: &App) {
    app.expect("it is the turn of the person", String::new(), || doing(app));
}

/// Asks for an opponent of the game on the board.
#[track_caller]
pub fn oppose(app: &App, side: &str, level: &str) {
    press(app, "Play against Notabene");
    choose(app, side);
    app.click(&format!("dialog[open] input[name=level][value='{level}']"));
    press(app, "Play");
    app.wait_until("the window is closed", || !app.has("dialog[open]"));
}

/// Begins a new game with an opponent from the window for new games.
#[track_caller]
fn begin(app: &App, game: &str, side: &str, level: &str) {
    app.click("[data-control=new]");
    app.find("dialog[open] form");
    app.script(
        "const [game] = arguments;
        const list = document.querySelector('dialog[open] [data-control=others]');
        const card = [...document.querySelectorAll('dialog[open] input[name=game]')].find((it) => it.value === game);
        if (!card) { list.value = game; list.dispatchEvent(new Event('change', { bubbles: true })); }
        else card.click();",
        &[game.into()],
    );
    choose(app, "Play against Notabene");
    choose(app, side);
    app.click(&format!("dialog[open] input[name=level][value='{level}']"));
    press(app, "Start");
    app.wait_until("the window is closed", || !app.has("dialog[open]"));
}

/// The number of written moves, once there are so many.
#[track_caller]
fn expect_moves(app: &App, count: usize) {
    app.expect("the written moves", count, || app.count(".sheet .move"));
}

/// Plays the first quiet move of a piece by keys and ears: any legal move will do.
#[track_caller]
fn play_hint(app: &App) {
    press(app, "Hint");
    // Its answer may leave only a capture.
    app.wait_until("the hint is said", || {
        ["Try ", "Take "].iter().any(|words| app.text(".status").starts_with(words))
    });
}

fn the_opponent_begins_as_white_and_the_board_is_turned(app: &App) {
    begin(app, "chess", "Black", "2");
    expect_moves(app, 1);
    expect_own_turn(app);
    // The own pieces stand below.
    assert_eq!(app.script("return document.querySelector('.ranks').textContent[0]", &[]), "1");
    // Taken back, the opponent begins again.
    press(app, "Take back");
    expect_own_turn(app);
    expect_moves(app, 1);
}

fn it_throws_darts_with_its_own_hand_in_the_next_game(app: &App) {
    app.script("localStorage.setItem('notabene.1.seed', '7')", &[]);
    begin(app, "scharten-loud", "Black", "3");
    expect_moves(app, 1);
    expect_own_turn(app);
    // A person throws, too, and it answers.
    press(app, "Throw a dart. To throw: pawn");
    press(app, "Miss on purpose");
    app.find(".dart-throw.landed");
    app.keys(key::ESCAPE);
    expect_moves(app, 3);
    expect_own_turn(app);
    app.shot("opponent-loud");
    let record = app.kept();
    assert!(record.contains('{'), "the bed that was hit is written beside the dart: {record}");
    play_hint(app);
}

fn it_plays_international_draughts(app: &App) {
    begin(app, "draughts/international", "White", "1");
    expect_own_turn(app);
    tap(app, Pointer::Mouse, "draughts/international", "32 28");
    expect_moves(app, 2);
    expect_own_turn(app);
    play_hint(app);
    app.shot("opponent-draughts");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn it_plays_without_a_network() {
    let app = Visitor::new().speaking("en").kept_offline().open();
    expect_kept(&app);
    app.cut_network(true);
    app.reload();
    oppose(&app, "White", "1");
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    expect_moves(&app, 2);
    expect_own_turn(&app);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn window_and_strip_fit_everywhere() {
    let app = english();
    for (width, height) in [(1024, 768), (360, 740), (768, 1024), (740, 360), (1920, 1080)] {
        app.resize(width, height);
        app.reload();
        app.click("[data-control=new]");
        choose(&app, "Play against Notabene");
        app.shot(&format!("opponent-new-{width}"));
        let small = "return [...document.querySelectorAll('dialog[open] :is(.own-side, .who) label, dialog[open] [name=level]')]
            .map((it) => Math.round(it.getBoundingClientRect().height)).filter((height) => height < 44)";
        assert_eq!(app.script(small, &[]), Value::Array(vec![]), "{width}x{height}");
        assert_no_side_scroll(&app, &format!("the window at {width}x{height}"));
        press(&app, "Start");
        expect_own_turn(&app);
        assert!(app.in_view(".surface"), "{width}x{height}: {:?}", app.frame(".surface"));
        let buttons = "return [...document.querySelectorAll('.opponent button')]
            .map((it) => Math.round(it.getBoundingClientRect().height)).filter((height) => height < 44)";
        assert_eq!(app.script(buttons, &[]), Value::Array(vec![]), "{width}x{height}");
        assert_no_side_scroll(&app, &format!("the board at {width}x{height}"));
        app.shot(&format!("opponent-board-{width}"));
        press(&app, "Change");
        app.shot(&format!("opponent-window-{width}"));
        press(&app, "Stop");
        app.wait_until("people play", || !app.has(".opponent.on"));
        app.shot(&format!("opponent-off-{width}"));
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_child_plays_chess_at_the_lowest_level_with_a_program_that_people_never_fetch() {
    let app = Visitor::new().speaking("en").logging_requests().open();
    app.tap_squares(Pointer::Mouse, &["e2", "e4", "e7", "e5"]);
    app.expect_paper(&["e4", "e5"]);
    let page = |url: &String| url.contains("opponent") && !url.contains("sw.js");
    let requests = app.requests();
    assert!(!requests.iter().any(page), "people play with each other: {requests:?}");
    begin(&app, "chess", "White", "1");
    expect_own_turn(&app);
    app.shot("opponent-begins");
    for (n, squares) in [["e2", "e4"], ["d2", "d3"], ["g1", "f3"]].into_iter().enumerate() {
        app.tap_squares(Pointer::Mouse, &squares);
        expect_moves(&app, 2 * n + 2);
        expect_own_turn(&app);
    }
    // It thought in a worker of the site, fetched only now.
    let (all, own) = (app.requests(), format!("{}/", app.origin()));
    assert!(all.iter().any(|url| url.contains("/opponent.js")), "{all:?}");
    assert!(!requests.iter().chain(&all).any(|url| is_foreign(url, &own)), "{requests:?} {all:?}");
    assert_eq!(app.console(), [""; 0]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_person_gets_hints_thinks_again_and_goes_away_while_it_thinks() {
    let app = english();
    oppose(&app, "White", "1");
    steps!(
        &app,
        [
            a_hint_is_said_and_shown_and_goes_with_the_next_move,
            both_half_moves_are_taken_back_and_a_search_is_cancelled,
            it_goes_on_after_a_reload_and_stops_when_asked,
            a_link_opened_while_it_thinks_has_no_opponent
        ]
    );
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn it_plays_every_kind_of_game_from_either_side() {
    let app = english();
    steps!(
        &app,
        [
            the_opponent_begins_as_white_and_the_board_is_turned,
            it_throws_darts_with_its_own_hand_in_the_next_game,
            it_plays_international_draughts
        ]
    );
}

fn a_hint_is_said_and_shown_and_goes_with_the_next_move(app: &App) {
    expect_own_turn(app);
    press(app, "Hint");
    app.wait_until("the hint is said", || app.text(".status").starts_with("Try the "));
    let seen = "return getComputedStyle(document.querySelector('.marks .lit .shape')).stroke";
    assert_ne!(app.script(seen, &[]), "none", "the hint is seen on the board");
    app.shot("opponent-hint");
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.wait_until("the hint is gone", || !app.has(".marks .lit"));
    expect_moves(app, 2);
}

fn both_half_moves_are_taken_back_and_a_search_is_cancelled(app: &App) {
    press(app, "Take back");
    expect_moves(app, 0);
    press(app, "Redo");
    expect_moves(app, 2);
    expect_own_turn(app);
    // The strongest level thinks for two seconds: long enough to think better of it.
    press(app, "Change");
    app.click("dialog[open] input[name=level][value='8']");
    press(app, "Play");
    app.tap_squares(Pointer::Mouse, &["d2", "d4"]);
    app.expect("it thinks", THINKS.to_string(), || doing(app));
    // Nobody moves its pieces meanwhile.
    app.tap_squares(Pointer::Mouse, &["a7"]);
    app.wait_until("it says so", || app.text(".status").contains("Wait a moment"));
    press(app, "Take back");
    expect_own_turn(app);
    expect_moves(app, 2);
    app.tap_squares(Pointer::Mouse, &["b1", "c3"]);
    expect_moves(app, 4);
}

fn it_goes_on_after_a_reload_and_stops_when_asked(app: &App) {
    begin(app, "chess", "White", "8");
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect("it thinks", THINKS.to_string(), || doing(app));
    app.reload();
    expect_moves(app, 2);
    expect_own_turn(app);
    // A link opened while it thinks brings another game, without an opponent.
    app.tap_squares(Pointer::Mouse, &["g1", "f3"]);
    app.expect("it thinks", THINKS.to_string(), || doing(app));
    begin(app, "chess", "White", "1");
    expect_moves(app, 0);
    expect_own_turn(app);
    press(app, "Change");
    press(app, "Stop");
    app.wait_until("people play", || !app.has(".opponent.on"));
    app.tap_squares(Pointer::Mouse, &["e2", "e4", "e7", "e5"]);
    app.expect_paper(&["e4", "e5"]);
    app.reload();
    app.expect_paper(&["e4", "e5"]);
    assert!(!app.has(".opponent.on"));
}

fn a_link_opened_while_it_thinks_has_no_opponent(app: &App) {
    begin(app, "chess", "White", "8");
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect("it thinks", THINKS.to_string(), || doing(app));
    let mut other = registry::open("chess", None, None).unwrap();
    assert!(other.play_id("d2d4"));
    app.script("location.hash = 'g=' + arguments[0]", &[other.text(Export::Link).into()]);
    app.wait_until("people play", || !app.has(".opponent.on"));
    app.click("[data-control=last]");
    app.expect_paper(&["d4"]);
    // The way back to the other game leads to its opponent, too.
    app.click(".came-bar .main");
    expect_moves(app, 2);
    expect_own_turn(app);
}
