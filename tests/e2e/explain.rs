//! Each character of a written move is explained: by mouse, by finger, by keys.

use crate::app::App;
use crate::browser::key;
use crate::gallery::{Gallery, SIZES, THEMES};

/// 1.d4 Cf6 2.c4 e6 3.Cc3 Fb4 4.e3 d5 5.Ce2: the knight on c3 is pinned, so that one letter is enough.
const PINNED: &str = "d2d4 g8f6 c2c4 e7e6 b1c3 f8b4 e2e3 d7d5 g1e2 *";

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const SENTENCE: &str = ".explain .sentence";

fn pinned() -> App {
    App::french_with("chess", START, PINNED)
}

/// Begins a step with that game.
fn begin(app: &App) {
    app.french_anew("chess", START, PINNED);
}

#[track_caller]
fn expect_lit(app: &App, squares: &[&str]) {
    let number = |name: &&str| {
        let bytes = name.as_bytes();
        (u32::from(bytes[1] - b'1') * 8 + u32::from(bytes[0] - b'a')).to_string()
    };
    let mut expected: Vec<String> = squares.iter().map(number).collect();
    expected.sort();
    app.expect("the lit fields", expected, || {
        let read =
            "return Array.from(document.querySelectorAll('.overlay [data-lit]'), e => e.dataset.lit).sort()";
        crate::browser::strings(&app.script(read, &[]))
    });
}

#[track_caller]
fn expect_sentence(app: &App, sentence: &str) {
    app.expect("the sentence", sentence, || app.text(SENTENCE));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn characters_are_explained_by_mouse_and_finger() {
    let app = App::unopened();
    steps!(
        &app,
        [
            a_mouse_over_a_character_explains_it_and_lights_its_fields,
            a_move_that_is_not_on_the_board_is_explained_without_lights_until_it_is_clicked,
            numbers_and_dots_are_explained_too,
            the_legend_has_every_part_with_its_sign_and_closes_with_escape,
            a_finger_goes_to_a_move_and_then_taps_on_its_characters
        ]
    );
}

fn a_mouse_over_a_character_explains_it_and_lights_its_fields(app: &App) {
    begin(app);
    app.point_at("[data-node='9'] .t-to");
    expect_sentence(app, "Le cavalier va en e2.");
    expect_lit(app, &["e2"]);
    assert_eq!(app.attribute(".explain [aria-pressed=true]", "class").as_deref(), Some("t-to"));
    app.shot("to");
    // The piece: a pinned rival is crossed out.
    app.point_at("[data-node='9'] .t-piece");
    expect_lit(app, &["g1", "e2"]);
    assert!(app.has(".overlay .rival.held [class*=cross]"), "the pinned rival is crossed out");
    assert!(app.text(SENTENCE).contains("c3"), "{}", app.text(SENTENCE));
    app.shot("rival");
    // The explanation remains while the mouse moves to the explain line, and disappears with Escape.
    app.point_at(".explain .sentence");
    expect_lit(app, &["g1", "e2"]);
    app.keys(key::ESCAPE);
    expect_lit(app, &[]);
    expect_sentence(app, "");
}

fn a_move_that_is_not_on_the_board_is_explained_without_lights_until_it_is_clicked(app: &App) {
    begin(app);
    app.point_at("[data-node='3'] .t-to");
    app.wait_until("it is explained", || app.text(SENTENCE).starts_with("Le pion va en c4."));
    expect_lit(app, &[]);
    app.expect_current(&["Ce2"]);
    app.click("[data-node='3'] .t-to");
    app.expect_current(&["c4"]);
    expect_lit(app, &["c4"]);
    // The position before the move shows it as well.
    app.keys(key::LEFT);
    app.point_at("[data-node='4'] .t-to");
    app.point_at("[data-node='3'] .t-to");
    expect_lit(app, &["c4"]);
}

fn numbers_and_dots_are_explained_too(app: &App) {
    begin(app);
    app.script("document.querySelector('.paper .sheet').scrollTo(0, 0)", &[]);
    app.point_at("th [data-token='0']");
    expect_sentence(app, "Coup numéro 1.");
    app.click("[data-node='2'] .t-piece");
    app.click(".characters .t-dots");
    expect_sentence(app, "Les points remplacent le coup des Blancs.");
}

fn a_finger_goes_to_a_move_and_then_taps_on_its_characters(app: &App) {
    begin(app);
    app.resize(360, 740);
    app.reload();
    app.find("[data-node='9']");
    app.touch("[data-node='8'] .t-to");
    app.expect_current(&["d5"]);
    expect_lit(app, &[]);
    app.expect("the large characters", vec!["4", "…", "d5"], || app.texts(".characters .text"));
    for n in ["0", "1", "2"] {
        let frame = app.frame(&format!(".characters [data-token='{n}']"));
        assert!(frame.width >= 44.0 && frame.height >= 44.0, "{n} is {frame:?}");
    }
    let before = app.frame(".surface");
    app.touch(".characters .t-to");
    expect_sentence(app, "Le pion va en d5. Un pion n’a pas de lettre.");
    expect_lit(app, &["d5"]);
    assert!(app.in_view(".explain .sentence") && app.in_view(".surface"), "the sentence is beside the board");
    assert_eq!(app.frame(".surface"), before, "nothing jumps");
    app.shot("phone");
}

fn the_legend_has_every_part_with_its_sign_and_closes_with_escape(app: &App) {
    begin(app);
    app.click(".legend summary");
    app.wait_until("it is open", || app.has(".legend[open]"));
    assert!(app.count(".legend li path[d]") >= 14, "{} signs", app.count(".legend li path[d]"));
    assert!(app.in_view(".legend ul"), "{:?}", app.frame(".legend ul"));
    app.keys(key::ESCAPE);
    app.wait_until("it is closed", || !app.has(".legend[open]"));
}

/// A character that is explained, a text that is refused, and the signs.
pub fn explanations(gallery: &mut Gallery) {
    let app = pinned();
    let look = |gallery: &mut Gallery, state: &str| gallery.look(&app, state, &SIZES, &THEMES, &[]);
    app.click(".characters .t-piece");
    app.wait_until("it is lit", || app.has(".overlay [data-lit]"));
    look(gallery, "explained");
    app.keys("/");
    app.fill(".write input", "Tb9");
    app.keys(key::ENTER);
    app.wait_until("it is refused", || app.has(".echo mark"));
    look(gallery, "refused");
    app.keys(key::ESCAPE);
    app.click(".legend summary");
    look(gallery, "legend");
}
