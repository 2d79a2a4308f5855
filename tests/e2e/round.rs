//! The round board of Scharten: hands, keys, looking at fields, magnifying, and pieces on their way.

use crate::app::App;
use crate::browser::{Point, Pointer, key, number};
use crate::gallery::{DESK, Gallery, THEMES};
use crate::layout::SIZES;
use serde_json::json;

/// A rook that can go over the centre, a knight beside it, and a far king.
const ROOK: &str = "k9/10/10/10/10/5R4/5N4/5K4 w - - 0 1";

/// A lone king.
const ALONE: &str = "k9/10/10/10/10/10/10/5K4 w - - 0 1";

fn open(position: &str) -> App {
    let app = App::french_with("scharten", position, "*");
    app.find(".board-frame.round");
    app
}

/// The next person, with that position on the board.
#[track_caller]
fn again(app: &App, position: &str) {
    app.french_anew("scharten", position, "*");
    app.find(".board-frame.round");
}

fn tap(app: &App, names: &[&str]) {
    names.iter().for_each(|name| app.tap(Pointer::Mouse, app.field(name)));
}

/// The name of the field that has the focus.
fn focused(app: &App) -> String {
    let cell = app.script("return document.activeElement.dataset.cell", &[]);
    let n: usize = cell.as_str().and_then(|n| n.parse().ok()).expect("a field has the focus");
    format!("{}{}", &"oabcdefghi"[n % 10..=n % 10], n / 10 + 1)
}

/// Counts the ways that pieces follow from now on, by the number of their places.
fn watch(app: &App) {
    let patch = "window.ways = []; const old = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
            window.ways.push(frames.transform.map(t => t.replace(/ scale.*/, '')));
            return old.call(this, frames, options);
        }";
    app.script(patch, &[]);
}

fn ways(app: &App) -> Vec<Vec<String>> {
    serde_json::from_value(app.script("return window.ways", &[])).expect("lists of places")
}

fn a_piece_that_is_carried_or_must_not_move_does_not_glide(app: &App) {
    again(app, ROOK);
    watch(app);
    app.drag(Pointer::Mouse, app.field("e3"), app.field("e6"));
    app.expect_paper(&["Te6"]);
    assert_eq!(ways(app).len(), 0, "the piece was carried there by hand");
    let still = json!({"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]});
    app.devtools("Emulation.setEmulatedMedia", &still);
    tap(app, &["o8", "o7", "e6", "h6"]);
    app.expect_paper(&["Te6", "Ro7", "Th6"]);
    assert_eq!(ways(app).len(), 0, "the player wants no motion");
    let moving = "return document.getAnimations().filter(a => a.effect.target.matches('.piece')).length";
    assert_eq!(app.script(moving, &[]), 0);
}

fn nothing_happens_on_the_bull(app: &App) {
    again(app, ROOK);
    let frame = app.frame("svg.board");
    let bull = Point { x: frame.left + frame.width / 2.0, y: frame.top + frame.height / 2.0 };
    tap(app, &["e3"]);
    app.find(".mark.held");
    app.tap(Pointer::Mouse, bull);
    assert!(app.has(".mark.held"), "the rook is still in hand");
    tap(app, &["e5"]);
    app.expect_paper(&["Te5"]);
}

fn either_side_can_sit_below(app: &App) {
    again(app, ROOK);
    let (white, black) = (app.field("e1"), app.field("e8"));
    assert!(white.y > black.y);
    app.click("[data-control=flip]");
    app.wait_until("the board is turned", || app.field("e1") == black);
    assert_eq!(app.field("e8"), white);
    tap(app, &["e3", "e6"]);
    app.expect_paper(&["Te6"]);
}

fn a_field_tells_who_could_capture_there(app: &App) {
    again(app, ROOK);
    app.hover(app.field("g3"));
    app.wait_until("the line speaks of g3", || {
        app.text("#looked").starts_with("g3, triple (treble), valeur 3")
    });
    assert!(app.text("#looked").contains("1 + 3, il faut 3"), "{}", app.text("#looked"));
    assert_eq!(app.count(".reach .of-white .way"), 2, "rook and knight reach g3");
    assert_eq!(app.count(".reach .of-black .way"), 0);
    app.hover(Point { x: 2.0, y: 2.0 });
    app.wait_until("the line is silent", || app.text("#looked").is_empty());
    assert!(!app.has(".reach"));
    app.script("document.querySelector('.grid [tabindex=\"0\"]').focus()", &[]);
    app.wait_until("the line speaks of o1", || app.text("#looked").starts_with("o1, double, valeur 2"));
    let described = "return document.activeElement.getAttribute('aria-describedby')";
    assert_eq!(app.script(described, &[]), "looked");
    let label = app.attribute("[data-cell='0']", "aria-label").unwrap_or_default();
    assert!(label.contains("double"), "{label}");
}

fn a_finger_looks_by_resting_and_chess_has_nothing_to_look_at(app: &App) {
    again(app, ROOK);
    app.resize(360, 740);
    let speaks = || app.text("#looked").starts_with("h6, ");
    app.rest_until(app.field("h6"), "the line speaks of h6", speaks);
    app.let_draw(2);
    assert!(speaks(), "it stays when the finger goes");
    assert!(!app.has(".status.notice"), "resting is no tap");
    app.resize(DESK.0, DESK.1);
    app.anew("fr");
    app.hover(app.square("e4", false));
    assert_eq!(app.text("#looked"), "");
}

fn the_middle_can_be_magnified_on_a_phone(app: &App) {
    again(app, &ALONE.replacen("/10/10/10/10/", "/10/10/10/5R4/", 1));
    app.resize(360, 740);
    let size = || app.frame(&format!("[data-cell='{}']", number("e4"))).width;
    let small = size();
    app.click("[data-control=zoom]");
    app.wait_until("the middle is large", || size() > 1.7 * small);
    assert!(size() >= 24.0, "a field of the little ring is {} wide", size());
    app.shot("near");
    app.keys(key::ESCAPE);
    app.wait_until("the whole board is back", || (size() - small).abs() < 0.5);
    app.click("[data-control=zoom]");
    app.wait_until("the middle is large", || size() > 1.7 * small);
    app.tap(Pointer::Touch, app.field("e4"));
    app.find(".mark.held");
    app.tap(Pointer::Touch, app.field("e5"));
    app.expect_paper(&["Te5"]);
    app.wait_until("the whole board is back", || (size() - small).abs() < 0.5);
}

fn the_focus_stays_in_sight_while_the_middle_is_magnified(app: &App) {
    again(app, ROOK);
    app.resize(360, 740);
    app.click("[data-control=zoom]");
    let near = || app.has(".surface.near");
    app.wait_until("the middle is large", near);
    app.script("document.querySelector(arguments[0]).focus()", &["[data-cell='35']".into()]);
    assert!(near(), "e4 is in sight");
    app.keys(&key::DOWN.repeat(3));
    assert_eq!(focused(app), "e1");
    app.wait_until("the whole board is back", || !near());
    assert!(app.in_view("[data-cell='5']"));
}

fn a_position_is_set_up_on_the_round_board(app: &App) {
    again(app, ROOK);
    app.visit("#setup");
    app.find(".setup button");
    app.script(
        "[...document.querySelectorAll('.setup button')].find(e => /Depuis la partie/.test(e.textContent)).click()",
        &[],
    );
    app.find(".setup .board-frame.round");
    app.click("[data-tool='black-knight']");
    let place = |name: &str| {
        let frame = app.frame(&format!(".setup [data-cell='{}']", number(name)));
        Point { x: frame.left + frame.width / 2.0, y: frame.top + frame.height / 2.0 }
    };
    app.tap(Pointer::Mouse, place("h5"));
    let label = || app.attribute(&format!(".setup [data-cell='{}']", number("h5")), "aria-label");
    app.wait_until("a knight stands there", || label().is_some_and(|label| label.contains("cavalier noir")));
    app.click("[data-tool='hand']");
    app.drag(Pointer::Mouse, place("h5"), place("o4"));
    app.wait_until("the knight has gone", || label().is_some_and(|label| label.contains("vide")));
    let position = app.property("#fen", "value");
    assert!(position.contains("/n9/5R4/"), "{position}");
}

/// The round board with the line of a field.
pub fn round_board(gallery: &mut Gallery) {
    let app = open(ROOK);
    app.find(".board-frame.round .piece");
    for (width, height) in SIZES {
        app.resize(width, height);
        app.hover(app.field("g3"));
        app.wait_until("the line speaks of g3", || app.text("#looked").starts_with("g3"));
        gallery.look_at_size(&app, &format!("round board {width}x{height}"), &THEMES, &[]);
        app.hover(app.field("e3"));
    }
}

fn an_arrow_follows_the_way_of_the_piece(app: &App) {
    again(app, ROOK);
    app.draw(app.field("e3"), app.field("h3"), &[]);
    app.find("[data-drawn] .stroke");
    let d = app.attribute("[data-drawn] .stroke", "d").unwrap_or_default();
    assert_eq!(d.matches('A').count(), 3, "three steps along the ring: {d}");
    let fill = "return getComputedStyle(document.querySelector('[data-drawn] .stroke')).fill";
    assert_eq!(app.script(fill, &[]), "none", "the names of inks are no colours of fields");
    app.draw(app.field("e3"), app.field("o7"), &[]);
    app.wait_until("there are two", || app.count("[data-drawn]") == 2);
    let straight = app
        .script("return [...document.querySelectorAll('[data-drawn] .stroke')].pop().getAttribute('d')", &[]);
    assert!(!straight.as_str().unwrap_or_default().contains('A'), "the rook cannot go there: {straight}");
}

fn numbers_of_the_dartboard_are_a_choice(app: &App) {
    again(app, ALONE);
    assert_eq!((app.count(".sign-file"), app.count(".sign-sector")), (20, 0));
    app.click("[data-open=settings]");
    app.find("dialog[open] .switch");
    app.script(
        "[...document.querySelectorAll('dialog .switch')].find(e => e.textContent.includes('cible')).click()",
        &[],
    );
    app.close_dialog();
    app.wait_until("the numbers are there", || app.count(".sign-sector") == 20);
    app.set("Coordinates", "none");
    app.wait_until("no names are seen", || !app.in_view_now(".sign-file"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_round_board_is_played_and_drawn_on_with_a_mouse() {
    let app = open(ROOK);
    steps!(
        &app,
        [
            nothing_happens_on_the_bull,
            either_side_can_sit_below,
            a_field_tells_who_could_capture_there,
            an_arrow_follows_the_way_of_the_piece,
            numbers_of_the_dartboard_are_a_choice,
            a_position_is_set_up_on_the_round_board,
            a_piece_that_is_carried_or_must_not_move_does_not_glide
        ]
    );
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_round_board_has_room_on_a_phone() {
    let app = open(ROOK);
    steps!(
        &app,
        [
            the_middle_can_be_magnified_on_a_phone,
            the_focus_stays_in_sight_while_the_middle_is_magnified,
            a_finger_looks_by_resting_and_chess_has_nothing_to_look_at
        ]
    );
}
