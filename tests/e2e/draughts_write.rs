//! Moves of draughts are written: played, answered with the reason, explained part by part, and shown in the
//! form one likes.

use crate::app::{App, LETTERS};
use crate::browser::strings;

const SENTENCE: &str = ".explain .sentence";

const FIELDS: &str = ".paper select[data-setting=Fields]";

/// The Turkish stroke of the article: 35 captures four in a circle.
const TURKISH: &str = "B:W23,29,30,38,39:BK35";

/// A field of the board of a hundred squares by its number, as the page counts it.
fn place(number: u32) -> String {
    let (row, column) = ((number - 1) / 5, (number - 1) % 5);
    ((9 - row) * 5 + column).to_string()
}

#[track_caller]
fn expect_lit(app: &App, class: &str, numbers: &[u32]) {
    let mut expected: Vec<String> = numbers.iter().map(|n| place(*n)).collect();
    expected.sort();
    app.expect("the lit fields", expected, || {
        let read = "return Array.from(document.querySelectorAll(arguments[0]), e => e.dataset.lit).sort()";
        strings(&app.script(read, &[format!(".overlay {class}[data-lit]").into()]))
    });
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn draughts_are_written() {
    let app = App::unopened();
    steps!(
        &app,
        [the_parts_of_a_capture_are_explained_in_every_form, what_can_be_chosen_fits_the_game_on_the_table]
    );
}

fn the_parts_of_a_capture_are_explained_in_every_form(app: &App) {
    app.french_anew("draughts/international", TURKISH, "35x19x32x43x34 *");
    app.expect_paper(&["35x34"]);
    app.point_at(".sheet .move .t-takes");
    app.expect("the sentence", "Prise de 4 pièces, en 30, 23, 38 et 39.", || app.text(SENTENCE));
    expect_lit(app, ".t-takes", &[23, 30, 38, 39]);
    app.pick(FIELDS, "manoury");
    app.expect_paper(&["(35x34)"]);
    app.point_at(".sheet .move .t-bracket");
    app.expect("the sentence", "Les coups des Noirs sont entre parenthèses.", || app.text(SENTENCE));
    app.pick(FIELDS, "long");
    app.expect_paper(&["35x19x32x43x34"]);
    app.point_at(".sheet .move .t-via");
    app.expect("the sentence", "En chemin, la pièce se pose en 19.", || app.text(SENTENCE));
    expect_lit(app, ".t-via", &[19]);
    app.shot("draughts-way");
    // The choice stays, and the forms of chess are another one.
    app.reload();
    app.expect_paper(&["35x19x32x43x34"]);
    app.put_kept("notabene 1\nchess\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\ng1f3 *\n");
    app.visit("");
    app.expect_paper(&["Cf3"]);
}

fn what_can_be_chosen_fits_the_game_on_the_table(app: &App) {
    let shown = |app: &App, what: &str| {
        let read = "return getComputedStyle(document.querySelector(arguments[0]).closest('label')).display";
        app.script(read, &[what.into()]) != "none"
    };
    app.anew("fr");
    assert_eq!((shown(app, LETTERS), shown(app, FIELDS)), (true, false));
    app.french_anew("draughts/russian", "W:Wc3:Bh8", "*");
    assert_eq!((shown(app, LETTERS), shown(app, FIELDS)), (false, true));
    app.click("[data-control=pad]");
    let keys = "return Array.from(document.querySelectorAll('.pad button'), e => e.dataset.letter)";
    let tapped = strings(&app.script(keys, &[]));
    let mut expected: Vec<String> = "abcdefgh12345678-:".chars().map(String::from).collect();
    expected.extend(["erase".to_string(), "play".into()]);
    assert_eq!(tapped, expected);
    for letter in ["c", "3", "-", "d", "4", "play"] {
        app.click(&format!(".pad button[data-letter='{letter}']"));
    }
    app.expect_paper(&["c3-d4"]);
}
