//! The room of Chess960: numbers both ways, draws, castling and what forbids it.

use crate::app::App;
use crate::browser::{Pointer, key};
use crate::gallery::Check::{Sides, WithoutAxe};
use crate::gallery::{Gallery, THEMES};
use crate::layout::SIZES;
use serde_json::Value;

/// The room, on a screen in French.
fn room() -> App {
    let app = App::french();
    app.visit("#chess960");
    app.find("main.room .card");
    app
}

/// The next person in the room.
#[track_caller]
fn again(app: &App) {
    app.anew("fr");
    app.visit("#chess960");
    app.find("main.room .card");
}

fn value(app: &App, name: &str) -> String {
    app.property(&format!("main.room input[name={name}]"), "value")
}

/// Waits until the position has this number by Scharnagl, this one of the club, and these pieces.
#[track_caller]
fn expect_position(app: &App, scharnagl: &str, club: &str, pieces: &str) {
    let expected = [scharnagl, club, pieces].map(String::from);
    app.expect("the position", expected, || ["scharnagl", "club", "pieces"].map(|n| value(app, n)));
}

fn text_of(app: &App, card: &str, css: &str) -> String {
    app.text(&format!("[data-card={card}] {css}"))
}

/// The files of king and rooks in the demonstration, from 0.
fn stands(app: &App) -> Value {
    let read = "return Array.from(document.querySelectorAll('.glides'), e => e.style.transform)";
    app.script(read, &[])
}

fn at(files: &[u8]) -> Value {
    files.iter().map(|x| format!("translateX({}%)", u32::from(*x) * 100)).collect()
}

fn a_position_is_played_and_castling_of_one_piece_is_announced(app: &App) {
    again(app);
    // King on g1, rook on h1: castling leaves the king where it is.
    app.fill("main.room input[name=pieces]", "TFCFDCRT");
    app.wait_until("it is no position yet", || !text_of(app, "pick", ".wrong").is_empty());
    app.fill("main.room input[name=pieces]", "TFDCFCRT");
    app.wait_until("it is a position", || text_of(app, "pick", ".wrong").is_empty());
    app.click("[data-do=play]");
    app.wait_until("the game is there", || !app.has("main.room") && app.in_view(".surface"));
    app.wait_until("it is a game of Chess960", || app.kept().contains("\nchess960\n"));
    app.tap_squares(Pointer::Mouse, &["f1", "g3", "a7", "a6", "g1", "h1"]);
    app.expect_paper(&["Cg3", "a6", "O-O"]);
    app.wait_until("it is announced", || app.text(".status .words").contains("Je roque"));
}

fn keys_alone_find_throw_castle_and_play(app: &App) {
    reach(app, "input[name=scharnagl]");
    app.script("document.activeElement.select()", &[]);
    app.keys("959");
    expect_position(app, "959", "17", "TRTCCDFF");
    reach(app, "[data-die='4']");
    app.keys(key::ENTER);
    app.expect("the throws", 1, || app.count(".throws li"));
    reach(app, "[data-castle=O-O]");
    app.keys(key::ENTER);
    app.expect("castled", at(&[6, 0, 5]), || stands(app));
    reach(app, "[data-trial]");
    app.keys(key::RIGHT);
    app.keys(key::RIGHT);
    app.keys(key::UP);
    assert!(app.has("[data-trial='10']:focus"), "arrows go over the small board");
    app.keys(key::DOWN);
    app.keys(key::ENTER);
    app.wait_until("the bishop is gone", || app.has(".verdicts .may"));
    app.script("document.querySelector('[data-do=play]').focus()", &[]);
    app.keys(key::ENTER);
    app.wait_until("the game is there", || !app.has("main.room"));
}

/// Goes on with the Tab key until something has the focus, and sees that the focus shows.
#[track_caller]
fn reach(app: &App, css: &str) {
    for _ in 0..120 {
        if app.has(&format!("{css}:focus")) {
            let shown = "return getComputedStyle(document.activeElement).outlineStyle !== 'none'";
            assert_eq!(app.script(shown, &[]), true, "{css} shows its focus");
            return;
        }
        app.keys(key::TAB);
    }
    panic!("Tab did not reach {css}");
}

/// The page of Chess960 with all its texts.
pub fn texts(gallery: &mut Gallery) {
    let app = room();
    app.find(".notes details");
    app.script("document.querySelectorAll('main details').forEach(d => d.open = true)", &[]);
    gallery.look(&app, "room", &SIZES, &THEMES, &[Sides, WithoutAxe]);
}

/// The king between its rooks, on c1.
const CASTLING: &str = "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w KQkq - 0 1";

fn a_king_may_be_dragged_onto_its_rook(app: &App) {
    app.french_anew("chess960", CASTLING, "* ");
    app.drag_piece(Pointer::Mouse, "c1", "g1");
    app.expect_paper(&["O-O"]);
    app.drag_piece(Pointer::Mouse, "c8", "b8");
    app.expect_paper(&["O-O", "O-O-O"]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn chess960_is_thrown_castled_and_played_by_mouse_and_keys() {
    let app = room();
    steps!(
        &app,
        [
            keys_alone_find_throw_castle_and_play,
            a_position_is_played_and_castling_of_one_piece_is_announced,
            a_king_may_be_dragged_onto_its_rook
        ]
    );
}
