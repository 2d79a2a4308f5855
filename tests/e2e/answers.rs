//! Answers to moves that are not written in the strict form: a question, a remark, or silent acceptance.

use crate::app::App;
use crate::browser::{Pointer, key};

const BOX: &str = ".write input";
const SENTENCE: &str = ".explain .sentence";
/// Two kings, and everything still to throw.
const START: &str = "5k4/10/10/10/10/10/10/5K4 w e1e8 - 0 1 17/17 0/0";

fn write(app: &App, text: &str) {
    app.fill(BOX, text);
    app.keys(key::ENTER);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_small_letter_that_may_be_a_file_or_a_piece_is_asked_about() {
    let app = App::french();
    for (n, text) in ["e4", "e5", "Cf3"].iter().enumerate() {
        write(&app, text);
        app.expect("the move", n + 1, || app.count(".sheet .move"));
    }
    write(&app, "cc6");
    app.wait_until("it is asked", || app.text(SENTENCE).contains("une case ou le cavalier"));
    app.expect("both readings", vec!["c6", "Cc6"], || app.texts(".offer"));
    app.expect_paper(&["e4", "e5", "Cf3"]);
    app.shot("small-letter");
    app.click(".offer:last-of-type");
    app.expect_paper(&["e4", "e5", "Cf3", "Cc6"]);
    // The other one is played unchanged, too.
    app.click("[data-control=undo]");
    write(&app, "cc6");
    app.wait_until("it is asked again", || app.count(".offer") == 2);
    app.click(".offer");
    app.expect_paper(&["e4", "e5", "Cf3", "c6"]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn words_and_old_signs_are_taken_and_told() {
    let app = App::french();
    write(&app, "cavalier f3");
    app.expect_paper(&["Cf3"]);
    app.wait_until("its letter is told", || app.text(SENTENCE).contains("Cf3"));
    write(&app, "abandon");
    app.wait_until("it is no move", || app.text(SENTENCE).contains("n’est pas un coup"));
    app.expect_paper(&["Cf3"]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn several_moves_are_played_and_the_rest_stays_in_the_box() {
    let app = App::french();
    write(&app, "1 e4 e5 2 Cf3");
    app.expect_paper(&["e4", "e5", "Cf3"]);
    app.expect("an empty box", "", || app.property(BOX, "value"));
    write(&app, "d6 d4 Cd7 Cd2 Cgf6");
    app.wait_until("it stops at the doubt", || app.text(SENTENCE).contains("plusieurs pièces"));
    app.expect_paper(&["e4", "e5", "Cf3", "d6", "d4", "Cd7"]);
    app.expect("the rest", "Cd2 Cgf6", || app.property(BOX, "value"));
    app.shot("several-moves");
    app.click(".offer");
    app.expect("what is left", "Cgf6", || app.property(BOX, "value"));
    app.keys(key::ENTER);
    app.expect_paper(&["e4", "e5", "Cf3", "d6", "d4", "Cd7", "Cbd2", "Cgf6"]);
    // Each move is undone separately.
    app.click("[data-control=undo]");
    app.expect_paper(&["e4", "e5", "Cf3", "d6", "d4", "Cd7", "Cbd2"]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn two_taps_after_mate_are_explained() {
    let app = App::french();
    write(&app, "f3 e5 g4 Dh4");
    app.expect_paper(&["f3", "e5", "g4", "Dh4#"]);
    app.tap_squares(Pointer::Mouse, &["a1"]);
    app.wait_until("it is over", || app.text(".status .words").contains("partie est finie"));
    app.tap_squares(Pointer::Mouse, &["a4"]);
    app.wait_until("why not", || app.text(".status .words").contains("Le chemin est barré"));
    app.shot("tap-after-mate");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_bed_of_a_real_dart_is_written_in_the_box_too() {
    let app = App::french_with("scharten-loud", START, "*");
    // On the screen darts are thrown, not written.
    write(&app, "triple 19");
    app.wait_until("it is no move", || app.has(".echo mark"));
    app.click("[data-do=throw]");
    app.click("[data-way=real]");
    app.find("[data-ring]");
    app.keys(key::ESCAPE);
    app.wait_until("the window is closed", || !app.has("dialog[open]"));
    write(&app, "T21");
    app.wait_until("no such number", || app.text(SENTENCE).contains("T21"));
    app.expect_paper(&[]);
    write(&app, "20");
    app.wait_until("which single", || app.text(SENTENCE).contains("F20 ou L20"));
    app.expect("the singles", vec!["F20", "L20"], || app.texts(".offer"));
    app.shot("bed-in-the-box");
    app.click(".offer");
    app.expect("a dart", 1, || app.count(".sheet .move"));
    write(&app, "double 5");
    app.expect("the next dart", 2, || app.count(".sheet .move"));
    write(&app, "triple 19");
    app.wait_until("where it landed", || app.text(SENTENCE).contains("T19"));
    write(&app, "bull");
    app.wait_until("it is lost", || app.text(SENTENCE).contains("50"));
    app.expect("all darts", 4, || app.count(".sheet .move"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_lesson_gives_a_hint_before_the_right_form() {
    let app = App::lessons("en", "notation/L05/L05-1");
    app.fill(".cell", "Sf3");
    app.keys(key::ENTER);
    app.wait_until("which letter is wrong", || app.text(".said").contains("Deutsch"));
    assert!(!app.text(".said").contains("Nf3"), "{}", app.text(".said"));
    app.keys(key::ENTER);
    app.wait_until("how it is written", || app.text(".said").contains("Nf3"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn written_castling_of_one_piece_is_announced_like_a_tap() {
    let app = App::french_with("chess960", "4k3/8/8/8/8/8/8/6KR w H - 0 1", "*");
    write(&app, "O-O");
    app.expect_paper(&["O-O"]);
    app.wait_until("it is announced", || app.text(".status .words").contains("Je roque"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_bed_in_words_is_taken_and_a_single_asks_which() {
    let app = App::french_with("scharten-loud", START, "*");
    app.click("[data-do=throw]");
    app.find("dialog[open] .dart-throw");
    app.click("[data-way=real]");
    app.find("[data-ring]");
    let tell = |text: &str| {
        app.fill("input[name=bed]", text);
        app.keys(key::ENTER);
    };
    tell("20");
    app.wait_until("which single", || app.text(".typed .wrong").contains("F20 ou L20"));
    assert!(app.has("[data-ring=F20]"), "its beds are offered");
    tell("T21");
    app.wait_until("no such number", || app.text(".typed .wrong").contains("T21"));
    app.shot("bed-wrong");
    tell("triple 19");
    app.wait_until("the treble 19 was hit", || app.text(".dart-throw .told").contains("T19"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn daggers_may_be_chosen_for_check_and_mate() {
    let app = App::french_with("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "*");
    app.set("Check", "†");
    app.set("Mate", "‡");
    write(&app, "Ta8");
    app.expect_paper(&["Ta8†"]);
    app.visit("");
    app.expect_paper(&["Ta8†"]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_names_of_the_pieces_stand_in_a_table() {
    let app = App::french();
    app.visit("#systems");
    app.wait_until("the table is there", || app.count(".piece-names tbody tr") >= 8);
    let row = app.texts(".piece-names tbody tr:first-child td");
    assert!(row[0].starts_with("roi") && row[4].starts_with("cavalier"), "{row:?}");
    for (width, height) in [(360, 740), (1024, 768)] {
        app.resize(width, height);
        let wide = app.script("return document.documentElement.scrollWidth > innerWidth", &[]);
        assert_eq!(wide, false, "nothing is cut off at {width} x {height}");
        app.script("document.querySelector('.piece-names').scrollIntoView()", &[]);
        app.shot(&format!("piece-names-{width}"));
    }
}
