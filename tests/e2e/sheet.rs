//! The score sheet: it fills itself, and a pupil fills it in by finger and by keys.

use crate::app::App;
use crate::browser::{Point, Pointer, file_and_rank, key};
use crate::gallery::Check::Sides;
use crate::gallery::{DESK, Gallery};
use crate::layout::assert_no_side_scroll;

/// Phone, a tablet held either way, an old computer, a projector.
pub const SIZES: [(u32, u32); 5] = [(360, 740), (400, 860), (860, 400), (1024, 768), (1920, 1080)];

/// Goes to a way of practising.
#[track_caller]
pub fn open(app: &App, way: &str) {
    let address = if way.is_empty() { "#sheet".to_string() } else { format!("#sheet/{way}") };
    app.script("location.hash = arguments[0]", &[address.as_str().into()]);
    app.find(&format!(".practice[data-practice='{way}'] h2"));
}

/// The middle of a square of the board on the page, brought into view.
#[track_caller]
pub fn square(app: &App, name: &str, flipped: bool) -> Point {
    app.find(".practice svg.board");
    let center = "document.querySelector('.practice svg.board').scrollIntoView({block: 'center', behavior: 'instant'})";
    app.script(center, &[]);
    let (file, rank) = file_and_rank(name);
    let (column, row) = if flipped { (7 - file, rank) } else { (file, 7 - rank) };
    let frame = app.frame(".practice svg.board");
    let middle = |n: u8, start: f64, size: f64| start + (f64::from(n) + 0.5) / 8.0 * size;
    Point { x: middle(column, frame.left, frame.width), y: middle(row, frame.top, frame.height) }
}

/// Plays a move on the board of the page.
#[track_caller]
pub fn play(app: &App, pointer: Pointer, from: &str, to: &str) {
    app.tap(pointer, square(app, from, false));
    app.tap(pointer, square(app, to, false));
}

/// The text of a place of a sheet.
pub fn place(app: &App, paper: &str, ply: usize) -> String {
    app.texts(&format!("[data-paper={paper}] [data-ply='{ply}'] .ink")).concat()
}

/// The classes of a place.
pub fn look(app: &App, paper: &str, ply: usize) -> String {
    app.attribute(&format!("[data-paper={paper}] [data-ply='{ply}']"), "class").unwrap_or_default()
}

/// Brings an element into view and taps on it with a finger.
#[track_caller]
fn touch(app: &App, css: &str) {
    app.find(css);
    app.script("document.querySelector(arguments[0]).scrollIntoView({block: 'center'})", &[css.into()]);
    app.touch(css);
}

/// Writes into the place that is open with the letters to tap.
#[track_caller]
fn tap_letters(app: &App, letters: &[&str]) {
    for letter in letters {
        touch(app, &format!(".letters-pad [data-letter='{letter}']"));
    }
    touch(app, "[data-do=write]");
}

/// The moves of a short game by squares, and the keys that write it in French.
const MATE: [(&str, &str, &[&str]); 7] = [
    ("e2", "e4", &["e", "4"]),
    ("e7", "e5", &["e", "5"]),
    ("f1", "c4", &["F", "c", "4"]),
    ("b8", "c6", &["C", "c", "6"]),
    ("d1", "h5", &["D", "h", "5"]),
    ("g8", "f6", &["C", "f", "6"]),
    ("h5", "f7", &["D", "x", "f", "7", "#"]),
];

fn a_whole_game_is_played_and_written_by_finger(app: &App) {
    app.resize(400, 860);
    open(app, "write");
    for (n, (from, to, letters)) in MATE.into_iter().enumerate() {
        play(app, Pointer::Touch, from, to);
        app.wait_until("the place is there", || {
            app.has(&format!("[data-paper=write] [data-ply='{n}'][aria-current=step]"))
        });
        if n == 2 {
            // A slip on the way: the piece is right, the field is not.
            assert!(!app.text(".owed").is_empty(), "it says what is still to be written");
            tap_letters(app, &["F", "c", "5"]);
            app.wait_until("it is marked", || look(app, "write", 2).contains("amiss"));
            assert!(app.text(".answer .good").contains("lettre c"), "{}", app.text(".answer"));
            assert_eq!(app.texts("[data-paper=write] [data-ply='2'] .bad"), ["5"]);
            touch(app, "[data-do=ask]");
            app.expect("the right form", "Fc4".to_string(), || app.text(".answer .right .ink"));
            touch(app, "[data-paper=write] [data-ply='2']");
            touch(app, ".letters-pad [data-letter=erase]");
            app.shot("amiss");
        }
        tap_letters(app, letters);
        app.wait_until(&format!("place {n} is right"), || look(app, "write", n).contains("right"));
    }
    app.expect("the last place", "Dxf7#".to_string(), || place(app, "write", 6));
    assert_no_side_scroll(app, "after a whole game");
    touch(app, "[data-do=compare]");
    app.wait_until("all is right", || app.text(".differs .told").contains('7'));
    assert_eq!(app.count(".differences li"), 0);
    // The steps in their order: a later one names the first.
    assert_eq!(app.text("[data-result]"), "");
    touch(app, "[data-step='3']");
    app.wait_until("it says what comes first", || !app.text(".closing .told").is_empty());
    for step in 0..7 {
        touch(app, &format!("[data-step='{step}']"));
    }
    app.expect("the result", ["1-0", "1-0"].map(String::from).to_vec(), || app.texts("[data-result]"));
    assert!(app.has(".field.circled[data-field=White]") && !app.has(".field.circled[data-field=Black]"));
    app.expect("the leaf", Some("copy".to_string()), || app.attribute("[data-paper=write]", "data-leaf"));
    app.shot("closed");
}

/// Presses Tab until something has the focus.
#[track_caller]
fn tab_until(app: &App, css: &str) {
    for _ in 0..60 {
        if app.has(css) {
            return;
        }
        app.keys(key::TAB);
    }
    panic!("Tab did not reach {css}");
}

/// Goes to a square with the arrow keys and presses Enter.
#[track_caller]
fn key_square(app: &App, name: &str) {
    let (file, rank) = file_and_rank(name);
    let at = app.attribute(".practice .grid :focus", "data-cell").expect("the focus is on the board");
    let at: i32 = at.parse().expect("a field is a number");
    let (dx, dy) = (i32::from(file) - at % 8, i32::from(rank) - at / 8);
    let times = |key: &str, n: i32| key.repeat(n.max(0) as usize);
    app.keys(
        &[times(key::RIGHT, dx), times(key::LEFT, -dx), times(key::UP, dy), times(key::DOWN, -dy)].concat(),
    );
    app.keys(key::ENTER);
}

fn a_whole_game_is_played_and_written_with_keys_alone(app: &App) {
    app.resize(DESK.0, DESK.1);
    app.anew("fr");
    open(app, "write");
    tab_until(app, ".practice .grid :focus");
    for (n, (from, to, letters)) in MATE.into_iter().enumerate() {
        key_square(app, from);
        key_square(app, to);
        app.wait_until("the place waits", || {
            app.has(&format!("[data-paper=write] [data-ply='{n}'][aria-current=step]"))
        });
        app.keys("/");
        app.wait_until("the pen has the focus", || app.has("[data-pen=write]:focus"));
        app.keys(&letters.concat());
        app.keys(key::ENTER);
        app.wait_until(&format!("place {n} is right"), || look(app, "write", n).contains("right"));
        app.keys(key::ESCAPE);
        app.wait_until("the board has the focus", || app.has(".practice .grid :focus"));
    }
    // Arrow keys move between places; Enter opens one for correction.
    app.script("document.querySelector('[data-paper=write] [data-ply][tabindex=\"0\"]').focus()", &[]);
    app.keys(key::RIGHT);
    assert!(app.has("[data-paper=write] [data-ply='1']:focus"));
    app.keys(key::ENTER);
    app.wait_until("the pen has the focus", || app.has("[data-pen=write]:focus"));
    app.keys("e6");
    app.keys(key::ENTER);
    app.wait_until("it is marked", || look(app, "write", 1).contains("amiss"));
    // Entries survive a reload, right or wrong.
    app.reload();
    app.find("[data-paper=write]");
    app.expect("the slip", "e6".to_string(), || place(app, "write", 1));
    app.expect("the end", "Dxf7#".to_string(), || place(app, "write", 6));
    app.click("[data-do=compare]");
    app.wait_until("one place differs", || app.count(".differences li") == 1);
    app.click("[data-difference='0']");
    app.expect("both moves are on the board", 2, || app.count(".practice .overlay .drawn"));
    app.shot("difference");
    app.click("[data-do=go-on]");
    app.click("[data-do=to-desk]");
    app.expect_paper(&["e4", "e5", "Fc4", "Cc6", "Dh5", "Cf6", "Dxf7#"]);
}

/// All ways of practising with a sheet: all sizes in one colour, all colours at one size.
pub fn ways(gallery: &mut Gallery) {
    let app = App::french();
    app.resize(DESK.0, DESK.1);
    for way in ["", "write", "dictation", "guess", "memory", "order", "pair", "slip", "repair", "arbiter"] {
        open(&app, way);
        match way {
            "dictation" => app.click("[data-do=begin]"),
            "repair" => app.click("[data-do=example]"),
            _ => {}
        }
        if !way.is_empty() {
            app.find(".practice svg.board .piece");
        }
        let state = format!("sheet {way}");
        gallery.look(&app, &state, &SIZES, &["light"], &[Sides]);
        gallery.look(&app, &state, &[DESK], &["dark", "projector"], &[Sides]);
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_whole_game_is_played_and_written_by_finger_and_by_keys() {
    let app = App::french();
    steps!(
        &app,
        [a_whole_game_is_played_and_written_by_finger, a_whole_game_is_played_and_written_with_keys_alone]
    );
}
