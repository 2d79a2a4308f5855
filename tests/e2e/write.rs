//! Moves are written: played, played with a remark, or answered with the reason and the right form.

use crate::app::App;
use crate::browser::{Pointer, key, strings};

const BOX: &str = ".write input";
const SENTENCE: &str = ".explain .sentence";

/// Writes a move and presses Enter.
fn write(app: &App, text: &str) {
    app.fill(BOX, text);
    app.keys(key::ENTER);
}

#[track_caller]
fn expect_refused(app: &App, text: &str, sentence: &str, lit: &[&str], wrong: &str) {
    write(app, text);
    app.expect("the reason", sentence, || app.text(SENTENCE));
    app.expect("the text", text, || app.property(BOX, "value"));
    assert_eq!(app.text(".echo mark"), wrong, "the wrong place of {text}");
    let lights =
        "return Array.from(document.querySelectorAll('.overlay .fault[data-lit]'), e => e.dataset.lit)";
    let mut shown = strings(&app.script(lights, &[]));
    let mut fields: Vec<String> = lit.iter().map(|name| number(name)).collect();
    shown.sort();
    fields.sort();
    assert_eq!(shown, fields, "the lit fields of {text}");
}

fn number(name: &str) -> String {
    let bytes = name.as_bytes();
    (u32::from(bytes[1] - b'1') * 8 + u32::from(bytes[0] - b'a')).to_string()
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_written_move_is_played_and_the_box_is_ready_for_the_next() {
    let app = App::french();
    app.script("document.activeElement.blur()", &[]);
    app.keys("/");
    app.wait_until("the box has the focus", || app.has(".write input:focus"));
    for text in ["e4", "e5", "Cf3", "b8c6"] {
        app.keys(text);
        app.keys(key::ENTER);
    }
    app.expect_paper(&["e4", "e5", "Cf3", "Cc6"]);
    app.expect("the remark on an id", "Juste. La forme courte est Cc6.", || app.text(SENTENCE));
    assert_eq!(app.property(BOX, "value"), "");
    assert!(app.has(".write input:focus"));
}

/// White: king e1, rook a1, knights d5 and e2 (pinned by the rook on e8), pawn d2.
const HELD: &str = "4r1k1/8/8/3N4/8/8/3PN3/R3K3 w Q - 0 1";

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn causes_are_told_shown_on_the_board_and_marked_in_the_text() {
    let app = App::french_with("chess", HELD, "*");
    let nb = '\u{a0}';
    let no_field =
        format!("«{nb}i4{nb}» n’est pas une case. Les colonnes vont de a à h, les rangées de 1 à 8.");
    expect_refused(&app, "Ci4", &no_field, &[], "i4");
    app.shot("no-field");
    let order = format!("La lettre de la case vient avant le chiffre{nb}: Cb6.");
    expect_refused(&app, "C6b", &order, &[], "6b");
    let foreign = format!("«{nb}N{nb}» est une lettre d’une autre langue (English). Ici, on écrit Cb6.");
    expect_refused(&app, "Nb6", &foreign, &[], "Nb6");
    let small = format!("La lettre d’une pièce est majuscule{nb}: Cb6.");
    expect_refused(&app, "cb6", &small, &[], "cb6");
    expect_refused(
        &app,
        "Cg3",
        "Le cavalier protège ton roi contre la tour en e8.",
        &["e2", "e8", "e1"],
        "Cg3",
    );
    app.shot("pinned");
    let blocked = format!("Le chemin est barré{nb}: il y a un roi blanc en e1.");
    expect_refused(&app, "Tf1", &blocked, &["e1"], "Tf1");
    expect_refused(&app, "Dd4", "Tu n’as pas de dame.", &[], "Dd4");
    app.expect_paper(&[]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn an_ambiguous_move_names_the_letters_and_one_tap_takes_a_right_form_over() {
    let app = App::french_with("chess", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "*");
    let sentence = "C’est possible avec plusieurs pièces\u{a0}: les cavaliers en b1 et f3 peuvent y aller. \
        Ajoute b ou f\u{a0}: écris Cbd2 ou Cfd2.";
    expect_refused(&app, "Cd2", sentence, &["b1", "f3"], "d2");
    app.expect("the right forms", vec!["Cbd2", "Cfd2"], || app.texts(".offer"));
    app.shot("ambiguous");
    app.click(".offer:last-of-type");
    app.expect_paper(&["Cfd2"]);
    assert!(!app.has(".overlay .fault"), "the lights are out");
    // The rival that made the letter necessary is drawn.
    app.point_at(".sheet .t-from");
    app.wait_until("the rival is drawn", || app.has(".overlay .rival[data-rival='1']"));
    app.shot("rival");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_switch_beside_the_box_says_how_exactly_to_write_and_is_kept() {
    let app = App::french();
    write(&app, "Pe4");
    app.expect_paper(&["e4"]);
    app.expect("the remark", "Un pion n’a pas de lettre\u{a0}: e4.", || app.text(SENTENCE));
    app.pick(".write select", "tournament");
    write(&app, "Pe5");
    app.wait_until("it is refused", || app.has(".explain.refused"));
    app.expect("the right form", vec!["e5"], || app.texts(".offer"));
    app.expect_paper(&["e4"]);
    app.pick(".write select", "pgn");
    app.reload();
    app.expect("the switch", "pgn", || app.property(".write select", "value"));
    write(&app, "Cf6");
    app.expect("the right form", vec!["Nf6"], || app.texts(".offer"));
    app.click(".offer");
    app.expect_paper(&["e4", "Cf6"]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_finger_writes_with_the_letters_on_the_screen_of_a_phone() {
    let app = App::french();
    app.resize(360, 740);
    assert!(!app.in_view_now(BOX), "the box waits behind its pencil");
    app.touch("[data-control=pencil]");
    app.wait_until("the letters are there", || app.in_view_now(".pad"));
    assert_eq!(app.attribute(BOX, "inputmode").as_deref(), Some("none"));
    for key in ["C", "f", "4", "erase", "3", "play"] {
        app.touch(&format!("[data-letter='{key}']"));
    }
    app.expect_paper(&["Cf3"]);
    assert!(app.in_view(".surface") && app.in_view(".pad"), "board and letters are in view");
    let key = app.frame("[data-letter='e']");
    assert!(key.width >= 36.0 && key.height >= 40.0, "a key is {key:?}");
    for key in ["e", "4", "play"] {
        app.touch(&format!("[data-letter='{key}']"));
    }
    app.wait_until("it is refused", || app.has(".echo mark"));
    assert!(app.in_view(".explain .sentence") && app.in_view(".echo"), "the reason is in view");
    app.shot("phone");
    app.touch(".write [data-control=close]");
    app.wait_until("the box is closed", || !app.in_view_now(BOX));
    app.touch("[data-control=pencil]");
    app.expect("the text is still there", "e4", || app.property(BOX, "value"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_drop_that_is_not_legal_lights_the_field_to_blame() {
    let app = App::french();
    app.drag_piece(Pointer::Mouse, "a1", "a4");
    app.expect_notice();
    app.wait_until("a2 is lit", || app.has(".overlay .fault[data-lit='8']"));
    app.shot("drop");
    app.tap_squares(Pointer::Mouse, &["e2"]);
    app.wait_until("the light is out", || !app.has(".overlay .fault"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_text_that_looks_like_markup_is_only_a_text() {
    let app = App::french();
    write(&app, "<img src=x onerror=alert(1)>&\"'");
    app.wait_until("it is refused", || app.has(".echo mark"));
    assert!(!app.has(".explain img"), "nothing of it became an element");
    assert!(app.text(".echo").ends_with("<img src=x onerror=alert(1)>&\"'"), "{}", app.text(".echo"));
}
