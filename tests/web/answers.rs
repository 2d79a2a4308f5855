//! Answers to moves that are not written in the strict form: a question, a remark, or silent acceptance.

use crate::app::App;
use crate::app::key;
use wasm_bindgen_test::*;

const BOX: &str = ".write input";

const SENTENCE: &str = ".explain .sentence";

/// Two kings, and everything still to throw.
const START: &str = "5k4/10/10/10/10/10/10/5K4 w e1e8 - 0 1 17/17 0/0";

async fn write(app: &App, text: &str) {
    app.fill(BOX, text).await;
    app.keys(key::ENTER).await;
}

#[wasm_bindgen_test]
async fn a_small_letter_that_may_be_a_file_or_a_piece_is_asked_about() {
    let app = App::french().await;
    for (n, text) in ["e4", "e5", "Cf3"].iter().enumerate() {
        write(&app, text).await;
        app.expect("the move", n + 1, || app.count(".sheet .move")).await;
    }
    write(&app, "cc6").await;
    app.wait_until("it is asked", || app.text(SENTENCE).contains("une case ou le cavalier")).await;
    app.expect("both readings", vec!["c6", "Cc6"], || app.texts(".offer")).await;
    app.expect_paper(&["e4", "e5", "Cf3"]).await;
    app.click(".offer:last-of-type").await;
    app.expect_paper(&["e4", "e5", "Cf3", "Cc6"]).await;
    // The other one is played unchanged, too.
    app.click("[data-control=undo]").await;
    write(&app, "cc6").await;
    app.wait_until("it is asked again", || app.count(".offer") == 2).await;
    app.click(".offer").await;
    app.expect_paper(&["e4", "e5", "Cf3", "c6"]).await;
}

#[wasm_bindgen_test]
async fn words_and_old_signs_are_taken_and_told() {
    let app = App::french().await;
    write(&app, "cavalier f3").await;
    app.expect_paper(&["Cf3"]).await;
    app.wait_until("its letter is told", || app.text(SENTENCE).contains("Cf3")).await;
    write(&app, "abandon").await;
    app.wait_until("it is no move", || app.text(SENTENCE).contains("n’est pas un coup")).await;
    app.expect_paper(&["Cf3"]).await;
}

#[wasm_bindgen_test]
async fn several_moves_are_played_and_the_rest_stays_in_the_box() {
    let app = App::french().await;
    write(&app, "1 e4 e5 2 Cf3").await;
    app.expect_paper(&["e4", "e5", "Cf3"]).await;
    app.expect("an empty box", "", || app.property(BOX, "value")).await;
    write(&app, "d6 d4 Cd7 Cd2 Cgf6").await;
    app.wait_until("it stops at the doubt", || app.text(SENTENCE).contains("plusieurs pièces")).await;
    app.expect_paper(&["e4", "e5", "Cf3", "d6", "d4", "Cd7"]).await;
    app.expect("the rest", "Cd2 Cgf6", || app.property(BOX, "value")).await;
    app.click(".offer").await;
    app.expect("what is left", "Cgf6", || app.property(BOX, "value")).await;
    app.keys(key::ENTER).await;
    app.expect_paper(&["e4", "e5", "Cf3", "d6", "d4", "Cd7", "Cbd2", "Cgf6"]).await;
    // Each move is undone separately.
    app.click("[data-control=undo]").await;
    app.expect_paper(&["e4", "e5", "Cf3", "d6", "d4", "Cd7", "Cbd2"]).await;
}

#[wasm_bindgen_test]
async fn two_taps_after_mate_are_explained() {
    let app = App::french().await;
    write(&app, "f3 e5 g4 Dh4").await;
    app.expect_paper(&["f3", "e5", "g4", "Dh4#"]).await;
    app.tap_squares(&["a1"]).await;
    app.wait_until("it is over", || app.text(".status .words").contains("partie est finie")).await;
    app.tap_squares(&["a4"]).await;
    app.wait_until("why not", || app.text(".status .words").contains("Le chemin est barré")).await;
}

#[wasm_bindgen_test]
async fn the_bed_of_a_real_dart_is_written_in_the_box_too() {
    let app = App::french_with("scharten-loud", START, "*").await;
    // On the screen darts are thrown, not written.
    write(&app, "triple 19").await;
    app.wait_until("it is no move", || app.has(".echo mark")).await;
    app.click("[data-do=throw]").await;
    app.click("[data-way=real]").await;
    app.find("[data-ring]").await;
    app.keys(key::ESCAPE).await;
    app.wait_until("the window is closed", || !app.has("dialog[open]")).await;
    write(&app, "T21").await;
    app.wait_until("no such number", || app.text(SENTENCE).contains("T21")).await;
    app.expect_paper(&[]).await;
    write(&app, "20").await;
    app.wait_until("which single", || app.text(SENTENCE).contains("F20 ou L20")).await;
    app.expect("the singles", vec!["F20", "L20"], || app.texts(".offer")).await;
    app.click(".offer").await;
    app.expect("a dart", 1, || app.count(".sheet .move")).await;
    write(&app, "double 5").await;
    app.expect("the next dart", 2, || app.count(".sheet .move")).await;
    write(&app, "triple 19").await;
    app.wait_until("where it landed", || app.text(SENTENCE).contains("T19")).await;
    write(&app, "bull").await;
    app.wait_until("it is lost", || app.text(SENTENCE).contains("50")).await;
    app.expect("all darts", 4, || app.count(".sheet .move")).await;
}

#[wasm_bindgen_test]
async fn a_lesson_gives_a_hint_before_the_right_form() {
    let app = App::lessons("en", "notation/L05/L05-1").await;
    app.fill(".cell", "Sf3").await;
    app.keys(key::ENTER).await;
    app.wait_until("which letter is wrong", || app.text(".said").contains("Deutsch")).await;
    assert!(!app.text(".said").contains("Nf3"), "{}", app.text(".said"));
    app.keys(key::ENTER).await;
    app.wait_until("how it is written", || app.text(".said").contains("Nf3")).await;
}

#[wasm_bindgen_test]
async fn written_castling_of_one_piece_is_announced_like_a_tap() {
    let app = App::french_with("chess960", "4k3/8/8/8/8/8/8/6KR w H - 0 1", "*").await;
    write(&app, "O-O").await;
    app.expect_paper(&["O-O"]).await;
    app.wait_until("it is announced", || app.text(".status .words").contains("Je roque")).await;
}

#[wasm_bindgen_test]
async fn a_bed_in_words_is_taken_and_a_single_asks_which() {
    let app = App::french_with("scharten-loud", START, "*").await;
    app.click("[data-do=throw]").await;
    app.find("dialog[open] .dart-throw").await;
    app.click("[data-way=real]").await;
    app.find("[data-ring]").await;
    let tell = async |text: &str| {
        app.fill("input[name=bed]", text).await;
        app.keys(key::ENTER).await;
    };
    tell("20").await;
    app.wait_until("which single", || app.text(".typed .wrong").contains("F20 ou L20")).await;
    assert!(app.has("[data-ring=F20]"), "its beds are offered");
    tell("T21").await;
    app.wait_until("no such number", || app.text(".typed .wrong").contains("T21")).await;
    tell("triple 19").await;
    app.wait_until("the treble 19 was hit", || app.text(".dart-throw .told").contains("T19")).await;
}

#[wasm_bindgen_test]
async fn daggers_may_be_chosen_for_check_and_mate() {
    let app = App::french_with("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "*").await;
    app.set("Check", "†").await;
    app.set("Mate", "‡").await;
    write(&app, "Ta8").await;
    app.expect_paper(&["Ta8†"]).await;
    app.visit("").await;
    app.expect_paper(&["Ta8†"]).await;
}
