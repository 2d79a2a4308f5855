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

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_position_is_found_by_either_number_and_by_its_pieces() {
    let app = room();
    expect_position(&app, "518", "626", "TCFDRFCT");
    assert_eq!(text_of(&app, "pick", ".badge"), "donné par le club");
    app.fill("main.room input[name=scharnagl]", "959");
    expect_position(&app, "959", "17", "TRTCCDFF");
    assert_eq!(text_of(&app, "pick", ".badge"), "reconstitué");
    app.fill("main.room input[name=club]", "335");
    expect_position(&app, "534", "335", "TCFRDFCT");
    app.fill("main.room input[name=pieces]", "bbqnnrkr");
    expect_position(&app, "0", &value(&app, "club"), "FFDCCTRT");
    app.fill("main.room input[name=scharnagl]", "960");
    app.keys(key::ENTER);
    app.wait_until("the reason is told", || text_of(&app, "pick", ".wrong").contains("960"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn two_tapped_pieces_change_places_and_a_wrong_rank_says_why() {
    let app = room();
    app.click("[data-file=d1]");
    app.click("[data-file=e1]");
    expect_position(&app, "534", "335", "TCFRDFCT");
    app.click("[data-file=a1]");
    app.click("[data-file=d1]");
    app.wait_until("the reason is told", || text_of(&app, "pick", ".wrong").contains("entre les deux tours"));
    assert_eq!(app.attribute("[data-do=play]", "aria-disabled").as_deref(), Some("true"));
    app.click("[data-file=d1]");
    app.click("[data-file=a1]");
    expect_position(&app, "534", "335", "TCFRDFCT");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn mirror_draw_and_coin_give_other_positions() {
    let app = room();
    app.click("[data-do=mirror]");
    expect_position(&app, "534", "335", "TCFRDFCT");
    app.click("[data-do=draw]");
    app.wait_until("another position is drawn", || value(&app, "club") != "335");
    app.click("[data-do=coin]");
    app.find(".coin");
    let tails = app.has(".coin.tails");
    let club: u32 = value(&app, "club").parse().expect("a number");
    assert_eq!(club > 480, tails, "tails mirror: {club}");
    assert!(text_of(&app, "pick", ".told").contains("reconstituée"), "the number is called reconstructed");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_list_is_searched_and_walked() {
    let app = room();
    app.expect("a page of the list", 12, || app.count("[data-card=list] tbody tr"));
    app.click("[data-do=later]");
    app.wait_until("the next page is there", || app.has("tr[data-club='13']"));
    app.click("[data-king=d1]");
    app.wait_until("the block begins at its number", || app.has("tr[data-club='277']"));
    assert_eq!(app.property("input[name=search]", "value"), "???R");
    app.fill("input[name=search]", "626");
    app.click("tr[data-club='626'] button");
    expect_position(&app, "518", "626", "TCFDRFCT");
    assert_eq!(app.texts("[data-card=files] .count"), ["108", "168", "204", "204", "168", "108"]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_throws_of_the_page_give_the_usual_position() {
    let app = room();
    app.click("[data-do=mirror]");
    for (n, die) in [4, 1, 3, 3, 1, 2].into_iter().enumerate() {
        app.click(&format!("[data-die='{die}']"));
        app.expect("the throws", n + 1, || app.count(".throws li"));
    }
    app.expect("the pieces of the die", 8, || app.count("[data-card=dice] .place svg"));
    app.shot("thrown");
    app.click("[data-do=take]");
    expect_position(&app, "518", "626", "TCFDRFCT");
    app.click("[data-do=again]");
    app.click("[data-way=fair]");
    app.expect("no throws", 0, || app.count(".throws li"));
    for _ in 0..100 {
        if app.script("return getComputedStyle(document.querySelector('[data-do=take]')).display", &[])
            != "none"
        {
            break;
        }
        app.click(".room [data-do=throw]");
    }
    app.click("[data-do=take]");
    assert!(!value(&app, "club").is_empty(), "what is thrown is a position");
}

/// The files of king and rooks in the demonstration, from 0.
fn stands(app: &App) -> Value {
    let read = "return Array.from(document.querySelectorAll('.glides'), e => e.style.transform)";
    app.script(read, &[])
}

fn at(files: &[u8]) -> Value {
    files.iter().map(|x| format!("translateX({}%)", u32::from(*x) * 100)).collect()
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn castling_is_shown_from_any_position() {
    let app = room();
    app.expect("king and rooks", at(&[4, 0, 7]), || stands(&app));
    app.click("[data-castle=O-O]");
    app.expect("castled towards h", at(&[6, 0, 5]), || stands(&app));
    app.click("[data-castle=O-O-O]");
    app.expect("castled towards a", at(&[2, 3, 7]), || stands(&app));
    app.click("[data-do=back]");
    app.expect("put back", at(&[4, 0, 7]), || stands(&app));
    app.click("[data-card=castling] summary");
    app.expect("the cases of both tables", 42, || app.count("[data-case]"));
    app.click("[data-side=black]");
    app.click("[data-case=dc]");
    app.expect("Kd8 Rc8 castled", at(&[2, 3]), || stands(&app));
    assert!(text_of(&app, "castling", ".told").starts_with("La tour part la première"));
    assert!(app.has(".glides:first-of-type.second"), "the king waits for the rook");
    app.click("[data-case=gh]");
    app.expect("Kg8 Rh8 castled", at(&[6, 5]), || stands(&app));
    app.wait_until("it is announced", || text_of(&app, "castling", ".announce").contains("Je roque"));
    app.shot("castled");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn what_forbids_castling_is_told() {
    let app = room();
    let said = || app.texts(".verdicts p");
    app.wait_until("the bishop on c1 forbids it", || said().iter().any(|t| t.contains("c1 doit être vide")));
    app.click("[data-trial='2']");
    app.wait_until("without it castling is allowed", || app.has(".verdicts .may"));
    app.click("[data-extra='1']");
    app.click("[data-trial='26']");
    app.wait_until("a rook on c4 forbids it", || said().iter().any(|t| t.contains("le roi serait en échec")));
    app.click("[data-do=rook]");
    app.expect("both ways are allowed", 2, || app.count(".verdicts .may"));
    app.click("[data-do=own]");
    app.expect("both ways are allowed", 2, || app.count(".verdicts .may"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_position_is_played_and_castling_of_one_piece_is_announced() {
    let app = room();
    // King on g1, rook on h1: castling leaves the king where it is.
    app.fill("main.room input[name=pieces]", "TFCFDCRT");
    app.wait_until("it is no position yet", || !text_of(&app, "pick", ".wrong").is_empty());
    app.fill("main.room input[name=pieces]", "TFDCFCRT");
    app.wait_until("it is a position", || text_of(&app, "pick", ".wrong").is_empty());
    app.click("[data-do=play]");
    app.wait_until("the game is there", || !app.has("main.room") && app.in_view(".surface"));
    app.wait_until("it is a game of Chess960", || app.kept().contains("\nchess960\n"));
    app.tap_squares(Pointer::Mouse, &["f1", "g3", "a7", "a6", "g1", "h1"]);
    app.expect_paper(&["Cg3", "a6", "O-O"]);
    app.wait_until("it is announced", || app.text(".status .words").contains("Je roque"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_room_stays_after_a_reload_and_speaks_the_language_of_the_screen() {
    let app = App::french();
    app.click("[data-control=new]");
    app.click("dialog .option:nth-of-type(2) input[type=radio]");
    app.click("dialog a[href='#chess960']");
    app.find("main.room .card");
    app.reload();
    app.find("main.room .card");
    assert!(app.has(".page.hidden"), "the game is behind it");
    app.expect("the texts", 6, || app.count(".notes details"));
    app.speak("nl");
    app.wait_until("the texts are in Dutch", || app.text(".notes h2").contains("eerste rij"));
    app.keys(key::LEFT);
    app.click("main.room a.button");
    app.wait_until("the game is back", || !app.has("main.room"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn texts_that_do_not_come_are_told() {
    let app = App::french();
    // The page itself loads; its texts do not.
    app.script(
        "const real = window.fetch;
        const lost = () => Promise.reject(new Error('no network'));
        window.fetch = (url) => String(url).includes('texts/') ? lost() : real(url);",
        &[],
    );
    app.script("location.hash = '#chess960'", &[]);
    app.wait_until("it is told", || app.texts(".notes .note").iter().any(|t| t.contains("pas pu")));
    app.script("location.hash = '#about'", &[]);
    app.find("main.about h1");
    app.wait_until("it is told", || app.texts(".notes .note").iter().any(|t| t.contains("pas pu")));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn keys_alone_find_throw_castle_and_play() {
    let app = room();
    reach(&app, "input[name=scharnagl]");
    app.script("document.activeElement.select()", &[]);
    app.keys("959");
    expect_position(&app, "959", "17", "TRTCCDFF");
    reach(&app, "[data-die='4']");
    app.keys(key::ENTER);
    app.expect("the throws", 1, || app.count(".throws li"));
    reach(&app, "[data-castle=O-O]");
    app.keys(key::ENTER);
    app.expect("castled", at(&[6, 0, 5]), || stands(&app));
    reach(&app, "[data-trial]");
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
