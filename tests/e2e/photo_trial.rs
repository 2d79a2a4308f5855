//! A score sheet that was not printed here: it is read as a trial, and somebody is asked where its first row is.

use crate::access::{load_axe, serious};
use crate::app::App;
use crate::forms::FORMS;
use crate::photo::{MOVES, answer, choose, next_question};
use crate::sheet::{SIZES, open};
use crate::sheets::{Camera, Held, Pen};
use crate::writing::{Dice, Drawings, Hand};
use notabene_ink::photo::address::data_address;
use notabene_ink::sign::signs;

/// The picture of a French form whose first row is left free.
fn picture() -> String {
    let mut dice = Dice::new(5);
    let drawings = Drawings::read(include_str!("../../core/ink/tests/data/drawings.txt"));
    let mut paper = FORMS[1].print(&drawings, 120.0, &mut dice);
    let hand = Hand::random(&mut dice, 0.4);
    for (at, text) in MOVES.iter().enumerate() {
        let pen = Pen::even(0.45, 0.9, 0.5);
        paper.write(at + 2, &signs(text).expect("signs of moves"), &hand, &drawings, pen, &mut dice);
    }
    let camera =
        Camera { side: 2400, tilt: 0.03, turns: 0, bent: 0.2, blur: 0.6, noise: 0.0, jpeg: 0.0, shade: 0.2 };
    data_address(&camera.shoot_held(&paper, &Held { angle: 2.0, beyond: -0.03, fold: [0.0; 2] }, &mut dice).0)
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_sheet_of_another_printer_is_read_as_a_trial_after_a_question_about_its_first_row() {
    let app = App::french();
    open(&app, "repair");
    load_axe(&app);
    app.click("[data-do=photo]");
    choose(&app, "photo-file", &picture());
    app.find(".photo-first-row img");
    for (width, height) in SIZES {
        app.resize(width, height);
        app.shot(&format!("photo-first-row-{width}"));
    }
    assert_eq!(serious(&app), Vec::<String>::new());
    assert!(app.text(".photo .trial").contains("essai"), "{}", app.text(".photo"));
    let before = app.attribute(".photo-first-row img", "src");
    app.click("[data-do=photo-row-below]");
    app.wait_until("the next row is shown", || {
        app.has(".photo-first-row") && app.attribute(".photo-first-row img", "src") != before
    });
    let then = app.attribute(".photo-first-row img", "src");
    app.reload();
    app.find(".photo-first-row img");
    app.expect("the picture is read again, and the answer given again", then, || {
        app.attribute(".photo-first-row img", "src")
    });
    app.click("[data-do=photo-row-is]");
    app.wait_until("it is answered", || !app.has(".photo-first-row"));
    while let Some(ply) = next_question(&app) {
        answer(&app, ply);
    }
    let sheet = app.property("[name=sheet]", "value");
    assert!(MOVES.iter().take(4).all(|text| sheet.contains(text)), "{sheet}");
    assert!(app.text(".photo .trial").contains("appareil"), "{}", app.text(".photo"));
    app.shot("photo-trial");
}
