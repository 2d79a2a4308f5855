//! The wall of a classroom: a game move by move, readable from afar, dark when the teacher wants, with notes in step.

use crate::app::App;
use crate::browser::{Point, Pointer, key};
use crate::gallery::Gallery;
use serde_json::json;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const MOVES: &[&str] = &["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"];

/// A game of some moves, with the first position on the board.
fn lecture() -> String {
    ["* ", &MOVES.join(" ")].concat()
}

/// Opens the projector with that game.
pub fn on_the_wall() -> App {
    let app = App::french_with("chess", START, &lecture());
    show(&app);
    app
}

/// The next teacher, with that game on the wall.
pub fn again(app: &App) {
    app.french_anew("chess", START, &lecture());
    show(app);
}

#[track_caller]
fn show(app: &App) {
    app.expect_paper(&["e4", "e5", "Cf3", "Cc6", "Fb5"]);
    app.keys("p");
    app.find("main.wall .wall-seen");
}

/// The moves in giant letters.
pub fn giants(app: &App) -> Vec<String> {
    app.texts("main.wall .wall-words .wall-move")
}

fn piece_at(app: &App, name: &str) -> String {
    let (file, rank) = crate::browser::file_and_rank(name);
    let cell = format!("main.wall [data-cell='{}']", rank * 8 + file);
    app.attribute(&cell, "aria-label").unwrap_or_default()
}

fn the_game_comes_move_by_move_and_stays_when_the_wall_is_left(app: &App) {
    again(app);
    assert_eq!(giants(app), [""; 0]);
    // Later moves are neither shown nor announced.
    let told = || {
        let tree = app.devtools("Accessibility.getFullAXTree", &json!({}));
        [app.script("return document.body.innerText", &[]).to_string(), tree.to_string()].concat()
    };
    app.devtools("Accessibility.enable", &json!({}));
    assert!(!told().contains("Cf3") && !told().contains("Fb5"));
    app.keys("  ");
    app.expect("two moves", vec!["1.e4", "e5"], || squeezed(&giants(app)));
    assert!(!told().contains("Cf3"));
    app.keys(" ");
    app.expect("three moves", 3, || giants(app).len());
    assert!(piece_at(app, "f3").contains("cavalier"), "{}", piece_at(app, "f3"));
    assert!(!told().contains("Fb5"));
    // The parts have their colours.
    assert_eq!(app.text("main.wall .wall-move.now .t-piece"), "C");
    assert_eq!(app.text("main.wall .wall-move.now .t-to"), "f3");
    app.keys_with(key::SHIFT, " ");
    app.expect("one less", 2, || giants(app).len());
    app.keys(key::RIGHT);
    app.expect("arrows walk too", 3, || giants(app).len());
    // Following moves on demand, and hidden again.
    app.keys("c");
    app.expect("the coming moves", 5, || giants(app).len());
    app.keys("c");
    app.expect("they are gone", 3, || giants(app).len());
    assert!(!told().contains("Fb5"));
    // A reload keeps the state.
    app.reload();
    app.expect("after a reload", 3, || giants(app).len());
    app.keys(key::ESCAPE);
    app.expect_current(&["Cf3"]);
    app.expect_paper(&["e4", "e5", "Cf3", "Cc6", "Fb5"]);
    assert_eq!(app.attribute("html", "data-theme").as_deref(), Some("auto"));
    assert_eq!(app.console(), [""; 0]);
}

/// Without blanks.
pub fn squeezed(texts: &[String]) -> Vec<String> {
    texts.iter().map(|text| text.split_whitespace().collect()).collect()
}

fn the_wall_goes_dark_and_comes_back(app: &App) {
    again(app);
    app.keys(" b");
    app.find(".wall-shell.blank");
    let seen = app.script("return document.body.innerText", &[]).to_string();
    assert!(!seen.contains("e4"), "{seen}");
    // Any key lights it, and does nothing else.
    app.keys(" ");
    app.expect("the same move", vec!["1.e4"], || squeezed(&giants(app)));
    // So does a finger.
    app.keys(".");
    app.find(".wall-shell.blank");
    app.tap(Pointer::Touch, Point { x: 400.0, y: 300.0 });
    app.wait_until("it is light", || !app.has(".wall-shell.blank"));
}

fn controls_are_seen_at_first_and_never_stand_over_the_board(app: &App) {
    again(app);
    let seen = || {
        let read = "return Number(getComputedStyle(document.querySelector('.wall-tools')).opacity)";
        app.script(read, &[]).as_f64().unwrap_or_default() > 0.5
    };
    assert!(seen());
    for (width, height) in [(1024, 768), (768, 1024), (360, 740), (740, 360), (1280, 900), (1920, 1080)] {
        app.resize(width, height);
        app.wait_until("the controls are below the board", || {
            let (board, tools) = (app.frame("main.wall .board-frame"), app.frame(".wall-tools"));
            board.top + board.height <= tools.top + 1.0
        });
        let words = app.texts(".wall-tools .wall-tool:not(.hidden) span");
        assert!(words.iter().all(|word| !word.is_empty()), "{words:?}");
        app.shot(&format!("controls-{width}"));
    }
    // A step by keys puts them away, and the board grows.
    let before = app.frame("main.wall svg.board").height;
    app.keys(" ");
    app.wait_until("they are gone", || !seen());
    app.wait_until("the board has grown", || app.frame("main.wall svg.board").height > before);
    app.touch("[data-do=wall-tools]");
    app.wait_until("a finger calls them", seen);
    app.touch("[data-tool-of-wall=on]");
    app.expect("a move more", 2, || giants(app).len());
    app.touch("[data-tool-of-wall=hide]");
    app.wait_until("a button puts them away", || !seen());
    app.keys("m");
    app.wait_until("their key shows them", seen);
    app.keys("m");
    app.wait_until("and hides them", || !seen());
    app.keys(key::TAB);
    app.script("document.querySelector('[data-tool-of-wall=blank]').focus()", &[]);
    app.wait_until("the focus shows them", seen);
    app.keys(key::ENTER);
    app.find(".wall-shell.blank");
}

fn the_ring_follows_and_arrows_are_drawn_by_mouse_and_finger(app: &App) {
    again(app);
    app.keys("r");
    app.hover(app.square_of_wall("d4"));
    app.wait_until("the ring is there", || app.has(".wall-ring:not(.hidden)"));
    let (ring, at) = (app.frame(".wall-ring"), app.square_of_wall("d4"));
    assert!((ring.left - at.x).abs() < 2.0 && (ring.top - at.y).abs() < 2.0);
    app.draw(app.square_of_wall("g1"), app.square_of_wall("f3"), &[]);
    app.wait_until("an arrow is drawn", || app.count("main.wall .overlay [data-drawn]") == 1);
    app.keys("d");
    app.drag(Pointer::Touch, app.square_of_wall("b1"), app.square_of_wall("c3"));
    app.tap(Pointer::Touch, app.square_of_wall("e5"));
    app.expect("arrows and a circle", 3, || app.count("main.wall .overlay [data-drawn]"));
    app.shot("drawn");
    app.keys("x");
    app.expect("wiped", 0, || app.count("main.wall .overlay [data-drawn]"));
    app.keys("d");
    // No longer the pen: a piece moves.
    app.tap(Pointer::Mouse, app.square_of_wall("d2"));
    app.tap(Pointer::Mouse, app.square_of_wall("d4"));
    app.expect("the move", vec!["1.d4"], || squeezed(&giants(app)));
    // The attempt of a pupil is taken back.
    app.keys_with(CTRL, "z");
    app.expect("no move", 0, || giants(app).len());
}

/// Fingers hold no keys: the colour comes from the controls, or from the digit keys.
fn every_colour_is_drawn_by_finger_too(app: &App) {
    again(app);
    app.resize(1024, 768);
    app.touch("[data-ink=red]");
    let pressed = |name: &str| app.attribute(&format!("[data-ink={name}]"), "aria-pressed");
    app.expect("it is taken", Some("true".into()), || pressed("red"));
    assert_eq!(pressed("green").as_deref(), Some("false"));
    app.keys("m");
    // Choosing a colour starts drawing.
    app.drag(Pointer::Touch, app.square_of_wall("b1"), app.square_of_wall("c3"));
    let drawn = |ink: &str| app.count(&format!("main.wall .overlay .drawn.{ink}"));
    app.expect("a red arrow", 1, || drawn("red"));
    for (key, ink) in [("3", "blue"), ("4", "yellow"), ("1", "green")] {
        app.keys(key);
        app.tap(Pointer::Touch, app.square_of_wall("e5"));
        app.expect(ink, 1, || drawn(ink));
    }
    // One colour replaces the other.
    assert_eq!([drawn("red"), drawn("blue"), drawn("yellow")], [1, 0, 0]);
    // The eraser takes one drawing away, and leaves the others.
    app.keys("5");
    app.tap(Pointer::Touch, app.square_of_wall("e5"));
    app.expect("no circle", 0, || drawn("green"));
    assert_eq!(drawn("red"), 1);
    app.drag(Pointer::Touch, app.square_of_wall("a3"), app.square_of_wall("d2"));
    app.expect("no arrow: the stroke crossed it", 0, || drawn("red"));
    app.keys("2");
    app.drag(Pointer::Touch, app.square_of_wall("b1"), app.square_of_wall("c3"));
    app.keys("1");
    app.tap(Pointer::Touch, app.square_of_wall("e5"));
    app.expect("drawn again", [1, 1], || [drawn("red"), drawn("green")]);
    // A held modifier overrides the selected colour.
    app.keys("2");
    app.draw(app.square_of_wall("a2"), app.square_of_wall("a4"), &[key::ALT]);
    app.expect("a blue arrow", 1, || drawn("blue"));
    assert_eq!(app.console(), [""; 0]);
}

/// Moves taken back on the wall can be replayed there, whatever happens in the notes meanwhile.
fn what_was_taken_back_survives_the_work_in_the_notes(app: &App) {
    again(app);
    app.keys("P");
    app.wait_until("a capital letter is the same key", || !app.has("main.wall"));
    app.keys("P");
    app.find("main.wall .wall-seen");
    app.keys(key::END);
    app.expect("all moves", 5, || giants(app).len());
    let wall = app.window();
    app.keys("n");
    let notes = app.find_window(&[&wall]);
    app.find(".wall-notes [data-ink=yellow]");
    app.look_at(&wall);
    app.keys_with(CTRL, "z");
    app.expect("one less", 4, || giants(app).len());
    app.look_at(&notes);
    app.resize(1280, 900);
    app.expect("one less in the notes", 4, || app.count(".wall-paper .move"));
    app.click("[data-ink=yellow]");
    app.drag(Pointer::Touch, app.square_of_wall("d2"), app.square_of_wall("d4"));
    app.look_at(&wall);
    app.expect("the arrow", 1, || app.count("main.wall .overlay .drawn.yellow"));
    app.keys_with(CTRL, "y");
    app.expect("the move again", 5, || giants(app).len());
    // The notes replay moves taken back there.
    app.look_at(&notes);
    app.expect("it is there, too", 5, || app.count(".wall-paper .move"));
    app.click("[data-tool-of-wall=undo]");
    app.look_at(&wall);
    app.expect("taken back", 4, || giants(app).len());
    app.keys_with(CTRL, "y");
    app.expect("and played again here", 5, || giants(app).len());
    assert_eq!(app.console(), [""; 0]);
}

const CTRL: &str = "\u{E009}";

impl App {
    /// The middle of a square of the wall.
    pub fn square_of_wall(&self, name: &str) -> Point {
        let (file, rank) = crate::browser::file_and_rank(name);
        let frame = self.frame("main.wall svg.board");
        let part = |n: u8| (f64::from(n) + 0.5) / 8.0;
        Point { x: frame.left + part(file) * frame.width, y: frame.top + part(7 - rank) * frame.height }
    }
}

fn the_notes_are_in_step_with_the_wall(app: &App) {
    again(app);
    app.keys("  ");
    app.expect("two moves", 2, || giants(app).len());
    let wall = app.window();
    app.keys("n");
    let notes = app.find_window(&[&wall]);
    app.find(".wall-notes [data-next]");
    app.resize(1280, 900);
    // The teacher sees the following moves, and the meaning of the signs.
    app.expect("the next move", vec!["2.Cf3"], || squeezed(&app.texts("[data-next]")));
    app.expect("the whole game", 5, || app.count(".wall-paper .move"));
    app.wait_until("signs are explained", || app.count(".wall-signs dd") > 0);
    // Forward and back.
    app.click("[data-tool-of-wall=on]");
    app.look_at(&wall);
    app.expect("the move of the notes", 3, || giants(app).len());
    app.keys(" ");
    app.expect("the move of the wall", 4, || giants(app).len());
    app.look_at(&notes);
    app.expect("it is there, too", vec!["3.Fb5"], || squeezed(&app.texts("[data-next]")));
    app.click("[data-tool-of-wall=blank]");
    app.look_at(&wall);
    app.find(".wall-shell.blank");
    app.keys("b");
    app.look_at(&notes);
    app.expect("it is light", Some("false".into()), || {
        app.attribute("[data-tool-of-wall=blank]", "aria-pressed")
    });
    // A click on a move, and a move on the small board.
    app.click(".wall-paper .move");
    app.look_at(&wall);
    app.expect("the first move", vec!["1.e4"], || squeezed(&giants(app)));
    app.look_at(&notes);
    app.tap(Pointer::Mouse, app.square_of_wall("c7"));
    app.tap(Pointer::Mouse, app.square_of_wall("c5"));
    app.look_at(&wall);
    app.expect("a variation", vec!["1.e4", "c5"], || squeezed(&giants(app)));
    // Hostile letters change nothing.
    app.look_at(&notes);
    let hostile = "const c = new BroadcastChannel('notabene.wall.' + location.hash.match(/~(\\w+)/)[1]);
        for (const m of ['x', 'notabene wall 1 state 9 4000000000 1\\nblank ', {a: 1}, null, 'notabene wall 2 state 1 9 1\\n',
            'notabene wall 1 state 77 999999 77\\ndrill nothing\\nblank \\n']) c.postMessage(m);";
    app.script(hostile, &[]);
    app.look_at(&wall);
    app.keys("r");
    // A window that is left has no pointer any more: what was seen meanwhile is noted.
    app.script(
        "const ring = document.querySelector('.wall-ring');
        new MutationObserver(() => { if (!ring.classList.contains('hidden')) document.title = 'ring'; })
            .observe(ring, {attributes: true});",
        &[],
    );
    app.look_at(&notes);
    app.expect("the ring is on", Some("true".into()), || {
        app.attribute("[data-tool-of-wall=ring]", "aria-pressed")
    });
    app.hover(app.square_of_wall("d5"));
    app.look_at(&wall);
    app.expect("the ring of the notes on the wall", "ring".to_string(), || app.title());
    assert!(!app.has(".wall-shell.blank"));
    // The game of this device is that of the wall.
    app.keys(key::ESCAPE);
    app.expect_current(&["c5"]);
    assert_eq!(app.console(), [""; 0]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn notes_find_their_wall_and_walls_do_not_disturb_each_other() {
    let app = on_the_wall();
    let first = app.window();
    let address = app.script("return location.href", &[]).as_str().unwrap_or_default().to_string();
    assert!(address.contains("#wall/~"), "{address}");
    let second = app.open_tab();
    app.visit("#wall");
    app.find("main.wall .wall-seen");
    app.keys("b");
    app.find(".wall-shell.blank");
    app.look_at(&first);
    assert!(!app.has(".wall-shell.blank"));
    // Notes that do not know their wall ask which one is meant.
    let notes = app.open_tab();
    app.visit("#wall/notes");
    app.expect("two walls", 2, || app.count(".wall-list a"));
    let name = address.split('~').nth(1).unwrap_or_default().to_string();
    app.click(&format!(".wall-list a[href*='~{name}']"));
    app.find("[data-tool-of-wall=on]");
    app.click("[data-tool-of-wall=on]");
    app.look_at(&first);
    app.expect("a move", 1, || giants(&app).len());
    app.look_at(&second);
    assert_eq!(giants(&app).len(), 0);
    assert!(app.windows().contains(&notes));
}

/// The wall with a game, its palette, its notes, and an exercise.
pub fn screens(gallery: &mut Gallery) {
    let app = on_the_wall();
    let look = |gallery: &mut Gallery, state: &str| gallery.look_at_size(&app, state, &["projector"], &[]);
    app.keys("   ");
    app.expect("three moves", 3, || giants(&app).len());
    look(gallery, "wall");
    app.keys("m");
    look(gallery, "wall, m");
    app.keys("e");
    app.find(".wall-free .palette");
    look(gallery, "wall, palette");
    app.script("location.hash = location.hash + '/notes'", &[]);
    app.find(".wall-notes .wall-signs");
    gallery.look_at_size(&app, "wall, notes", &["light"], &[]);
    app.visit("#wall/learn/notation/L05/L05-2");
    app.reload();
    app.find("main.wall .wall-asks");
    look(gallery, "wall, exercise");
}

/// Six buttons and one for a menu of the rest, which opens and closes by keys without leaving the wall.
fn six_buttons_are_seen_and_the_rest_is_behind_one(app: &App) {
    again(app);
    let seen = "return [...document.querySelectorAll('.wall-tools button')].filter(e => e.checkVisibility())
        .map(e => e.dataset.toolOfWall ?? e.dataset.ink)";
    let buttons = ["back", "on", "blank", "draw", "timer", "vote", "more"];
    app.expect("the buttons", buttons.map(String::from).to_vec(), || {
        crate::browser::strings(&app.script(seen, &[]))
    });
    for (width, height) in [(360, 740), (768, 1024), (1024, 768), (1366, 768), (1920, 1080)] {
        app.resize(width, height);
        app.script("document.querySelector('[data-tool-of-wall=more]').focus()", &[]);
        app.keys(key::ENTER);
        app.find(".wall-tools .popover-menu:popover-open");
        let menu = app.frame(".wall-tools .popover-menu");
        let is_inside = menu.left >= 0.0
            && menu.top >= 0.0
            && menu.left + menu.width <= f64::from(width)
            && menu.top + menu.height <= f64::from(height);
        assert!(is_inside, "{width}x{height}: the menu is at {menu:?}");
        app.shot(&format!("menu-{width}"));
        app.keys(key::ESCAPE);
        app.wait_until("it is closed", || !app.has(":popover-open"));
        assert!(app.has("main.wall .wall-seen"), "{width}x{height}: the wall stays");
    }
    // The colours stand beside the buttons while somebody draws.
    app.keys("d");
    app.find(".wall-buttons [data-ink=red]");
    app.keys("d");
    app.wait_until("they are in the menu", || app.has(".popover-menu [data-ink=red]"));
    app.touch("[data-tool-of-wall=close]");
    app.wait_until("it is left", || !app.has("main.wall"));
    assert_eq!(app.console(), [""; 0]);
}

fn the_spotlight_leaves_one_place_in_light(app: &App) {
    again(app);
    app.keys("s");
    app.hover(app.square_of_wall("d4"));
    let at = app.square_of_wall("d4");
    let place = "const e = document.querySelector('.wall-spot:not(.hidden)');
        return e && parseFloat(getComputedStyle(e).getPropertyValue('--x'))";
    app.wait_until("it is where the pointer is", || {
        app.script(place, &[]).as_f64().is_some_and(|x| (x - at.x).abs() < 2.0)
    });
    app.shot("wall-spotlight");
    app.keys("s");
    app.wait_until("it is off", || !app.has(".wall-spot:not(.hidden)"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_game_on_the_wall_is_walked_and_goes_dark() {
    let app = App::french();
    steps!(
        &app,
        [the_game_comes_move_by_move_and_stays_when_the_wall_is_left, the_wall_goes_dark_and_comes_back]
    );
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_wall_is_pointed_at_and_drawn_on() {
    let app = App::french();
    steps!(
        &app,
        [
            the_ring_follows_and_arrows_are_drawn_by_mouse_and_finger,
            the_spotlight_leaves_one_place_in_light,
            every_colour_is_drawn_by_finger_too
        ]
    );
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn controls_and_menu_of_the_wall_fit_every_screen() {
    let app = App::french();
    steps!(
        &app,
        [
            controls_are_seen_at_first_and_never_stand_over_the_board,
            six_buttons_are_seen_and_the_rest_is_behind_one
        ]
    );
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn wall_and_notes_lead_each_other() {
    let app = App::french();
    steps!(&app, [what_was_taken_back_survives_the_work_in_the_notes]);
    drop(app);
    let app = App::french();
    steps!(&app, [the_notes_are_in_step_with_the_wall]);
}
