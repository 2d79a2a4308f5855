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

fn an_ambiguous_move_names_the_letters_and_one_tap_takes_a_right_form_over(app: &App) {
    app.french_anew("chess", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "*");
    let sentence = "C’est possible avec plusieurs pièces\u{a0}: les cavaliers en b1 et f3 peuvent y aller. \
        Ajoute b ou f\u{a0}: écris Cbd2 ou Cfd2.";
    expect_refused(app, "Cd2", sentence, &["b1", "f3"], "d2");
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

fn a_finger_writes_with_the_letters_on_the_screen_of_a_phone(app: &App) {
    app.anew("fr");
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

fn a_drop_that_is_not_legal_lights_the_field_to_blame(app: &App) {
    app.drag_piece(Pointer::Mouse, "a1", "a4");
    app.expect_notice();
    app.wait_until("a2 is lit", || app.has(".overlay .fault[data-lit='8']"));
    app.shot("drop");
    app.tap_squares(Pointer::Mouse, &["e2"]);
    app.wait_until("the light is out", || !app.has(".overlay .fault"));
}

fn figurines_are_drawn(app: &App) {
    app.anew("fr");
    app.tap_squares(Pointer::Mouse, &["e2", "e4", "e7", "e5", "g1", "f3", "b8", "c6"]);
    app.expect_paper(&["e4", "e5", "Cf3", "Cc6"]);
    assert_eq!(app.count(".sheet .fig"), 0, "letters are no drawings");
    app.set("Notation", "figurine");
    app.expect("the figurines", 2, || app.count(".sheet .move .fig"));
    // The drawing has to show: a wrong name of a symbol would leave a gap.
    let shown = app.script("return document.querySelector('.sheet .fig use').getBBox().width > 0", &[]);
    assert_eq!(shown, true, "the figurine is a drawing");
    app.shot("figurines");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn moves_are_written_dragged_and_drawn() {
    let app = App::french();
    steps!(
        &app,
        [
            a_drop_that_is_not_legal_lights_the_field_to_blame,
            an_ambiguous_move_names_the_letters_and_one_tap_takes_a_right_form_over,
            figurines_are_drawn,
            a_finger_writes_with_the_letters_on_the_screen_of_a_phone
        ]
    );
}
