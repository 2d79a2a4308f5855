//! Boards of draughts, as players meet them: fields and light squares, numbers, hands, keys, sweeps on their
//! way, setting up, and pictures.

use crate::app::App;
use crate::browser::{Point, Pointer};
use crate::gallery::{Gallery, THEMES};
use notabene::core::draughts::rules::ALL;
use notabene::core::geometry::{Board, Field, Layout};
use serde_json::{Value, json};

/// A man that captures three and is promoted at the end, beside others that stay.
const SWEEP: &str = "W:W32,48:B28,19,9,40";

/// A quiet position with kings of both sides.
const QUIET: &str = "W:W32,33,K50:B8,9,K1";

fn board(id: &str) -> Board {
    let rules = ALL.iter().find(|rules| rules.id == id);
    rules.unwrap_or_else(|| panic!("there is no game {id}")).board
}

/// A game of draughts from a position, in French.
fn open(app: &App, id: &str, position: &str) {
    app.french_anew(&format!("draughts/{id}"), position, "*");
    let fields = usize::from(board(id).grid.len());
    app.expect("the fields", fields, || app.count("svg.board path[data-field]"));
}

/// The middle of a field on the screen.
#[track_caller]
fn at(app: &App, id: &str, name: &str, flipped: bool) -> Point {
    let board = board(id);
    let field = board.naming.field(&board.grid, name).unwrap_or_else(|| panic!("{name} is no field"));
    let middle = Layout { board, flipped }.centre(field);
    let frame = app.frame("svg.board");
    Point { x: frame.left + middle.x / 100.0 * frame.width, y: frame.top + middle.y / 100.0 * frame.height }
}

#[track_caller]
fn tap(app: &App, id: &str, names: &[&str]) {
    names.iter().for_each(|name| app.tap(Pointer::Mouse, at(app, id, name, false)));
}

/// The accessible description of a field.
#[track_caller]
fn holds(app: &App, id: &str, name: &str) -> String {
    let board = board(id);
    let field: Field = board.naming.field(&board.grid, name).unwrap_or_else(|| panic!("{name} is no field"));
    app.board()[field.0.to_string()].as_str().unwrap_or_default().to_string()
}

/// The class of the topmost drawing at the middle of each square.
fn painted(app: &App, squares: u8) -> Vec<String> {
    let look = "const b = document.querySelector('svg.board'), r = b.getBoundingClientRect(), n = arguments[0];
        return Array.from({length: n * n}, (_, i) => {
            const x = r.left + (i % n + 0.5) / n * r.width, y = r.top + (Math.floor(i / n) + 0.5) / n * r.height;
            return document.elementsFromPoint(x, y).find(e => e.closest('.fields')).getAttribute('class');
        })";
    serde_json::from_value(app.script(look, &[squares.into()])).expect("a list of classes")
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn boards_of_draughts_are_seen() {
    let app = App::unopened();
    steps!(
        &app,
        [
            boards_of_every_size_have_their_fields_and_light_squares,
            fields_show_their_numbers_unless_they_stand_beside_the_board_or_nowhere
        ]
    );
}

fn boards_of_every_size_have_their_fields_and_light_squares(app: &App) {
    for (id, position, pieces) in [
        ("international", "W:W31,32,33,K46:B1,2,K5", 7),
        ("russian", "W:Wa1,c1,Ke1:Bb8,Kd8", 5),
        ("canadian", "W:W61,62,K63:B1,2,K12", 6),
        ("italian", "W:W25,26,K27:B1,K2", 5),
        ("turkish", "W:Wa2,b2,Kc3:Ba7,Kb6", 5),
    ] {
        open(app, id, position);
        app.expect("the pieces", pieces, || app.count(".pieces .piece"));
        let (n, fields) = (board(id).grid.files, usize::from(board(id).grid.len()));
        let (field, other) = if id == "turkish" { ("plain", "none") } else { ("dark", "light") };
        let painted = painted(app, n);
        assert_eq!(painted.iter().filter(|class| *class == field).count(), fields, "{id}: {painted:?}");
        let rest = painted.len() - fields;
        assert_eq!(painted.iter().filter(|class| *class == other).count(), rest, "{id}: {painted:?}");
        let corner = if id == "italian" { "light" } else { field };
        assert_eq!(painted[usize::from(n * (n - 1))], corner, "{id}: the corner at the left of White");
        app.shot(&format!("draughts-{id}"));
        assert_eq!(app.console(), [""; 0], "the console");
    }
}

fn fields_show_their_numbers_unless_they_stand_beside_the_board_or_nowhere(app: &App) {
    open(app, "international", QUIET);
    let shown = |css: &str| {
        let seen = "return [...document.querySelectorAll(arguments[0])].filter(e => e.getBoundingClientRect().width > 0)
            .map(e => e.textContent.trim()).filter(t => t).length";
        app.script(seen, &[css.into()]).as_u64().unwrap_or_default()
    };
    let all = || [".names text", ".ranks span", ".files span"].map(shown);
    app.expect("a number on each field", [50, 0, 0], all);
    app.set("FieldNumbers", "outside");
    app.expect("numbers beside the board", [0, 10, 5], all);
    assert_eq!(app.texts(".ranks span").concat(), "161116212631364146");
    app.click("[data-control=flip]");
    app.expect("the numbers turn along", "54321", || app.texts(".files span").concat());
    app.set("FieldNumbers", "none");
    app.expect("no numbers", [0, 0, 0], all);
    app.reload();
    app.find(".piece");
    app.expect("the choice stays", [0, 0, 0], all);
    // Boards with lettered fields have files and ranks beside them, as in chess.
    open(app, "russian", "W:Wa1:Bb8");
    assert_eq!(
        (app.texts(".files span").concat(), app.texts(".ranks span").concat()),
        ("abcdefgh".into(), "87654321".into())
    );
}

#[test]
#[ignore = "needs dist/, axe-core and Chromium: run `cargo xtask test`"]
fn boards_of_draughts_are_used() {
    let app = App::unopened();
    steps!(
        &app,
        [
            men_are_moved_by_mouse_and_finger_from_either_side,
            arrows_and_circles_are_drawn_on_fields,
            a_position_is_set_up_and_played,
            the_largest_board_can_be_used_on_the_smallest_screen
        ]
    );
}

fn men_are_moved_by_mouse_and_finger_from_either_side(app: &App) {
    let id = "international";
    open(app, id, QUIET);
    app.drag(Pointer::Mouse, at(app, id, "32", false), at(app, id, "28", false));
    app.expect("the man", "case 28, pion blanc", || holds(app, id, "28"));
    app.click("[data-control=flip]");
    app.drag(Pointer::Touch, at(app, id, "8", true), at(app, id, "12", true));
    app.expect("the man", "case 12, pion noir", || holds(app, id, "12"));
    app.tap(Pointer::Touch, at(app, id, "50", true));
    app.wait_until("the king is held", || app.has(".mark.held"));
    app.tap(Pointer::Touch, at(app, id, "45", true));
    app.expect("the king", "case 45, dame blanche", || holds(app, id, "45"));
    // The middle of a light square is no target; the man stays.
    let (a, b) = (at(app, id, "9", true), at(app, id, "10", true));
    app.drag(Pointer::Mouse, a, Point { x: (a.x + b.x) / 2.0, y: a.y });
    assert_eq!(holds(app, id, "9"), "case 9, pion noir");
}

/// Notes what is let through values from now on: which property, how many values, which piece.
fn watch(app: &App) {
    let patch = "window.motions = []; const old = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
            const property = frames.transform ? 'transform' : 'opacity';
            window.motions.push([property, frames[property].length, this.getAttribute('class'), options.duration]);
            return old.call(this, frames, options);
        }";
    app.script(patch, &[]);
}

fn motions(app: &App) -> Vec<Value> {
    app.script("return window.motions", &[]).as_array().cloned().unwrap_or_default()
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn captures_are_followed_by_the_eye() {
    let app = App::unopened();
    steps!(
        &app,
        [
            a_sweep_goes_from_stop_to_stop_and_leaves_nothing_behind,
            whoever_carries_a_piece_to_the_end_sees_only_the_taken_ones_leave,
            nothing_moves_for_those_who_want_no_motion
        ]
    );
}

fn a_sweep_goes_from_stop_to_stop_and_leaves_nothing_behind(app: &App) {
    let id = "international";
    open(app, id, SWEEP);
    watch(app);
    tap(app, id, &["32", "3"]);
    app.expect_paper(&["32x3"]);
    let seen = motions(app);
    let of = |property: &str, class: &str| {
        let fits = |m: &&Value| m[0] == property && m[2].as_str().is_some_and(|c| c.starts_with(class));
        seen.iter().filter(fits).count()
    };
    assert_eq!(of("transform", "piece"), 1, "the piece glides: {seen:?}");
    let glide = seen.iter().find(|m| m[0] == "transform").cloned().unwrap_or_default();
    assert_eq!((glide[1].as_u64(), glide[3].as_u64()), (Some(4), Some(600)), "three legs");
    assert_eq!(of("opacity", "ghost black"), 3, "three men leave: {seen:?}");
    assert_eq!(of("opacity", "ghost white"), 1, "it is a man until it is crowned: {seen:?}");
    app.expect("what stands on the board", 3, || app.count(".pieces .piece"));
    // Taken back while all is under way: nothing is seen of it.
    app.keys_with("\u{E009}", "z");
    app.expect("what stands on the board", 6, || app.count(".pieces .piece"));
    app.expect("no ghosts", 0, || app.count(".ghosts > *"));
    app.click("[data-control=redo]");
    app.expect("what stands on the board", 3, || app.count(".pieces .piece"));
    let left = "return document.getAnimations().length + [...document.querySelectorAll('.ghosts > *')]
        .filter(e => getComputedStyle(e).opacity > 0).length";
    app.expect("nothing moves any more", 0, || app.script(left, &[]));
    assert!(
        app.attribute(".mark.path", "d").is_some_and(|d| d.matches('L').count() == 3),
        "the way is drawn"
    );
    app.shot("draughts-swept");
}

fn whoever_carries_a_piece_to_the_end_sees_only_the_taken_ones_leave(app: &App) {
    let id = "international";
    open(app, id, SWEEP);
    watch(app);
    app.drag(Pointer::Mouse, at(app, id, "32", false), at(app, id, "3", false));
    app.expect_paper(&["32x3"]);
    let seen = motions(app);
    assert_eq!(seen.len(), 3, "{seen:?}");
    assert!(seen.iter().all(|m| m[0] == "opacity" && m[2] == "ghost black"), "{seen:?}");
}

fn nothing_moves_for_those_who_want_no_motion(app: &App) {
    let id = "international";
    open(app, id, SWEEP);
    let still = json!({"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]});
    app.devtools("Emulation.setEmulatedMedia", &still);
    watch(app);
    tap(app, id, &["32", "3"]);
    app.expect_paper(&["32x3"]);
    assert_eq!((motions(app).len(), app.count(".ghosts > *")), (0, 0));
}

fn arrows_and_circles_are_drawn_on_fields(app: &App) {
    let id = "international";
    open(app, id, QUIET);
    app.draw(at(app, id, "32", false), at(app, id, "28", false), &[]);
    app.expect("an arrow", 1, || app.count(".overlay .drawn"));
    app.draw(at(app, id, "9", false), at(app, id, "9", false), &[]);
    app.expect("and a circle", 2, || app.count(".overlay .drawn"));
}

fn a_position_is_set_up_and_played(app: &App) {
    app.anew("fr");
    app.visit("#setup");
    app.pick(".kinds select", "draughts/international");
    app.expect("the fields", 50, || app.count(".setup path[data-field]"));
    app.click("[data-act=empty]");
    app.expect("no pieces", 0, || app.count(".setup .pieces .piece"));
    app.expect("two pieces a side", 4, || app.count(".setup .palette [data-tool*='-']"));
    assert_eq!(app.count("[data-right], [data-pick]"), 0, "nothing of chess");
    let frame = app.frame(".setup svg.board");
    let place = |name: &str| {
        let board = board("international");
        let field = board.naming.field(&board.grid, name).expect("a field");
        let at = Layout { board, flipped: false }.centre(field);
        Point { x: frame.left + at.x / 100.0 * frame.width, y: frame.top + at.y / 100.0 * frame.height }
    };
    for (tool, names) in
        [("white-man", ["32", "33"]), ("white-crowned", ["46", "47"]), ("black-man", ["19", "20"])]
    {
        app.click(&format!("[data-tool={tool}]"));
        names.iter().for_each(|name| app.tap(Pointer::Mouse, place(name)));
    }
    app.expect("the pieces", 6, || app.count(".setup .pieces .piece"));
    let label = || app.attribute(".setup .grid [data-cell='0']", "aria-label");
    app.expect("the king is told", Some("case 46, dame blanche".to_string()), label);
    app.wait_until("the text follows", || app.property("#fen", "value").contains("K46,K47"));
    app.shot("draughts-setup");
    app.click("[data-act=play]");
    app.wait_until("the game is there", || !app.has("#fen"));
    app.expect("the pieces", 6, || app.count(".pieces .piece"));
    tap(app, "international", &["32", "28"]);
    app.expect("the man", "case 28, pion blanc", || holds(app, "international", "28"));
}

fn the_largest_board_can_be_used_on_the_smallest_screen(app: &App) {
    open(app, "canadian", "W:W61,62,K63:B1,2,K12");
    app.resize(360, 740);
    let cell = app.frame(".grid [data-cell='0']");
    assert!(cell.width >= 24.0 && cell.height >= 24.0, "{cell:?}");
    assert!(app.in_view("svg.board"));
    // Between two fields a finger means the nearer one.
    let at = at(app, "canadian", "61", false);
    app.tap(Pointer::Touch, Point { x: at.x, y: at.y - cell.height * 0.62 });
    app.wait_until("the man is held", || app.has(".mark.held"));
    let mut gallery = Gallery::default();
    gallery.look_at_size(app, "the largest board", &THEMES, &[]);
    gallery.expect_no_fault();
}
