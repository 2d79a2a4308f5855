//! The loud game: darts on the screen and real ones, lost darts, darts in check.

use crate::app::App;
use crate::browser::{Point, Pointer};
use crate::gallery::{DESK, Gallery, THEMES};
use crate::layout::SIZES;

/// The start of a loud game.
const START: &str = "5k4/10/10/10/10/10/10/5K4 w e1e8 - 0 1 17/17 0/0";

/// A rook on e6 attacks the king on e2, a field of value 1; e3 and e4 between them belong to White.
const CHECK: &str = "5k4/10/5r4/10/10/10/5K4/10 w e8 - 0 1 17/17 0/0";

fn loud(position: &str) -> App {
    App::french_with("scharten-loud", position, "*")
}

/// Begins a step with such a game.
fn begin(app: &App, position: &str) {
    app.french_anew("scharten-loud", position, "*");
}

/// Stores a number that replaces chance and time.
fn seeded(app: &App, seed: u32) {
    app.script("localStorage.setItem('notabene.1.seed', arguments[0])", &[seed.to_string().into()]);
}

/// Selects a dart to throw.
#[track_caller]
fn take(app: &App) {
    app.click("[data-do=throw]");
    app.find("dialog[open] .dart-throw");
}

#[track_caller]
fn expect_status(app: &App, status: &str) {
    app.expect("the status", Some(status.to_string()), || app.attribute(".status", "data-status"));
}

/// The pieces that a side has still to throw, and its lost darts.
fn heap(app: &App, side: &str) -> (Vec<String>, usize) {
    let row = format!(".heap[data-side={side}]");
    (app.texts(&format!("{row} b")), app.count(&format!("{row} .dart.lost")))
}

/// A place on the drawn board, in millimetres from the bull.
#[track_caller]
fn on_board(app: &App, x: f64, y: f64) -> Point {
    let frame = app.frame("dialog[open] .dartboard");
    let part = |mm: f64| (mm / 226.0 + 1.0) / 2.0;
    Point { x: frame.left + part(x) * frame.width, y: frame.top + part(y) * frame.height }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn darts_are_thrown() {
    let app = App::unopened();
    steps!(
        &app,
        [
            an_exact_dart_places_its_piece_and_its_bed_is_written_down,
            the_same_seed_throws_the_same_dart_and_a_shaky_hand_spreads,
            in_check_nobody_throws_without_knowing_what_is_at_stake,
            who_throws_at_once_again_and_again_loses_no_dart
        ]
    );
}

fn an_exact_dart_places_its_piece_and_its_bed_is_written_down(app: &App) {
    begin(app, START);
    assert_eq!(heap(app, "white"), (["9", "2", "2", "2", "2"].map(String::from).to_vec(), 0));
    take(app);
    app.pick("dialog select[data-setting=Hand]", "exact");
    app.tap(Pointer::Mouse, on_board(app, 0.0, 103.0));
    app.expect("what the dart came to", "T3\u{a0}: pion en e3.", || app.text(".dart-throw .told"));
    app.find(".landing .dart");
    app.shot("landed");
    app.click("[data-do=again]");
    app.wait_until("Black has a dart in hand", || app.has(".in-hand .black"));
    app.tap(Pointer::Mouse, on_board(app, 0.0, -166.0));
    app.wait_until("the field is taken", || app.text(".dart-throw .told").contains("D20, c’est e8"));
    app.click("[data-do=back]");
    app.expect_paper(&["@e3", "@-"]);
    app.expect_notice();
    assert!(app.kept().contains("{T3}") && app.kept().contains("D20}"), "{}", app.kept());
    assert_eq!(heap(app, "white"), (["8", "2", "2", "2", "2"].map(String::from).to_vec(), 0));
    assert_eq!(heap(app, "black").1, 1);
    app.reload();
    app.expect_paper(&["@e3", "@-"]);
    assert_eq!(heap(app, "black").1, 1, "lost darts are kept");
    // Fields are numbered rank by rank, from 0.
    let e3 = &app.board()["25"];
    assert!(e3.as_str().is_some_and(|says| says.contains("pion blanc")), "{e3}");
    app.click("[data-control=undo]");
    app.click("[data-control=undo]");
    app.expect_paper(&[]);
    assert_eq!(heap(app, "white").0[0], "9");
}

fn the_same_seed_throws_the_same_dart_and_a_shaky_hand_spreads(app: &App) {
    begin(app, START);
    take(app);
    app.pick("dialog select[data-setting=Hand]", "shaky");
    app.close_dialog();
    let mut beds = Vec::new();
    for seed in [7, 7, 8, 9, 10] {
        seeded(app, seed);
        take(app);
        app.find(".dart-throw .target");
        app.tap(Pointer::Mouse, on_board(app, 0.0, 103.0));
        app.find(".dart-throw.landed");
        beds.push(app.attribute(".landing .dart", "style"));
        app.click("[data-do=back]");
        app.click("[data-control=undo]");
        app.expect_paper(&[]);
    }
    assert_eq!(beds[0], beds[1]);
    assert!(beds[2..].iter().all(|bed| *bed != beds[0]), "{beds:?}");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn darts_on_every_screen() {
    let app = App::unopened();
    steps!(
        &app,
        [
            the_aim_drifts_unless_the_player_wants_no_motion,
            the_letters_to_tap_are_those_of_the_game,
            fingers_tell_the_bed_on_a_phone,
            everything_fits_beside_and_over_a_loud_game
        ]
    );
}

fn the_aim_drifts_unless_the_player_wants_no_motion(app: &App) {
    begin(app, START);
    let sight = || app.attribute(".dartboard .sight", "style");
    take(app);
    app.find(".sight");
    let first = sight();
    app.wait_until("the sight drifts", || sight() != first);
    app.close_dialog();
    let still = serde_json::json!({"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]});
    app.devtools("Emulation.setEmulatedMedia", &still);
    take(app);
    app.find(".sight");
    let first = sight();
    app.let_draw(20);
    assert_eq!(sight(), first, "the sight stands still");
}

fn in_check_nobody_throws_without_knowing_what_is_at_stake(app: &App) {
    begin(app, CHECK);
    take(app);
    app.wait_until("the stake is told", || app.text(".stake").contains("aide en e3 ou e4."));
    assert!(!app.has("dialog .target"), "nothing to throw at before that");
    app.shot("stake");
    app.click("[data-do=rather]");
    app.wait_until("the window is closed", || !app.has("dialog[open]"));
    app.expect_paper(&[]);
    take(app);
    app.click("[data-do=anyway]");
    app.expect("the fields that help", 2, || app.count(".bed.good"));
    app.expect("the aim is on one", Some("T3".to_string()), || app.attribute(".lit", "data-aimed"));
    app.pick("dialog select[data-setting=Hand]", "exact");
    app.tap(Pointer::Mouse, on_board(app, 0.0, 103.0));
    app.expect("what the dart came to", "T3\u{a0}: pion en e3.", || app.text(".dart-throw .told"));
    app.click("[data-do=back]");
    app.expect_paper(&["@e3"]);
    expect_status(app, "ongoing");

    app.click("[data-control=undo]");
    take(app);
    app.click("[data-do=anyway]");
    app.tap(Pointer::Mouse, on_board(app, -60.0, 120.0));
    app.wait_until("it does not help", || app.text(".dart-throw .told").contains("n’a pas paré l’échec"));
    app.shot("wasted");
    app.click("[data-do=back]");
    expect_status(app, "dart_in_check");

    app.click("[data-control=undo]");
    take(app);
    app.click("[data-do=anyway]");
    app.click("[data-do=beside]");
    app.find(".dart-throw.lost");
    app.click("[data-do=back]");
    expect_status(app, "dart_in_check");
}

fn who_throws_at_once_again_and_again_loses_no_dart(app: &App) {
    begin(app, START);
    take(app);
    app.pick("dialog select[data-setting=Hand]", "exact");
    let aimed = || app.attribute(".lit", "data-aimed").unwrap_or_default();
    for (n, bed) in ["F3", "F20", "F19", "F1"].into_iter().enumerate() {
        if n > 0 {
            app.click("[data-do=again]");
        }
        app.expect("the aim", bed, aimed);
        app.click("[data-do=now]");
        app.find(".dart-throw.placed");
    }
    app.click("[data-do=again]");
    // A loss is announced before the throw.
    app.expect("the aim", "F17", aimed);
    app.hover(on_board(app, 0.0, -103.0));
    app.wait_until("it is said", || app.text(".bed-name").contains("fléchette perdue"));
}

fn the_letters_to_tap_are_those_of_the_game(app: &App) {
    for (game, position, darts, castling) in [
        ("scharten-loud", START, 1, 0),
        ("scharten", "5k4/10/10/10/10/10/10/1R3K4 w a1e1 - 0 1", 0, 0),
        ("chess", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 0, 2),
    ] {
        app.french_anew(game, position, "*");
        app.resize(360, 740);
        app.touch("[data-control=pencil]");
        app.wait_until("the letters are there", || app.in_view_now(".pad"));
        assert_eq!(app.count("[data-letter='@']"), darts, "{game}");
        assert_eq!(app.count("[data-letter^='O-O']"), castling, "{game}");
        let (pad, keys) = (app.frame(".write"), app.frame(".pad"));
        assert!(keys.top + keys.height <= pad.top + pad.height + 1.0, "{game}: {keys:?} in {pad:?}");
    }
}

fn fingers_tell_the_bed_on_a_phone(app: &App) {
    begin(app, START);
    app.resize(360, 740);
    app.touch("[data-do=throw]");
    app.find("dialog[open] .dart-throw");
    assert!(app.in_view("dialog[open]"), "{:?}", app.frame("dialog[open]"));
    app.touch("[data-way=real]");
    app.find("[data-ring]");
    assert!(app.in_view("dialog[open]"), "{:?}", app.frame("dialog[open]"));
    // In the sector of the 7: the button corrects the ring.
    app.tap(Pointer::Touch, on_board(app, -90.0, 120.0));
    app.wait_until("a bed of the 7", || app.text(".bed-name").contains(" 7"));
    for ring in ["D7", "F7", "T7", "L7", "25", "50", "0"] {
        let frame = app.frame(&format!("[data-ring='{ring}']"));
        assert!(frame.width >= 44.0 && frame.height >= 44.0, "{ring}: {frame:?}");
    }
    app.touch("[data-ring=T7]");
    app.wait_until("the treble", || app.text(".bed-name").contains("triple (treble) 7 · c3"));
    app.shot("phone-real");
    app.touch("[data-do=take]");
    app.expect("what the dart came to", "T7\u{a0}: pion en c3.", || app.text(".dart-throw .told"));
    app.touch("[data-do=again]");
    app.find(".in-hand .black");
    app.touch("[data-way=screen]");
    app.pick("dialog select[data-setting=Hand]", "exact");
    app.tap(Pointer::Touch, on_board(app, 0.0, -120.0));
    app.expect("the aim", Some("F20".to_string()), || app.attribute(".lit", "data-aimed"));
    assert!(!app.has(".dart-throw.landed"), "a finger aims; the button throws");
    app.shot("phone-aim");
    app.touch("[data-do=now]");
    app.find(".dart-throw.landed");
    app.touch("[data-do=back]");
    app.expect_paper(&["@c3", "@e7"]);
    app.shot("phone-game");
}

fn everything_fits_beside_and_over_a_loud_game(app: &App) {
    begin(app, START);
    for theme in ["light", "projector"] {
        app.set("Theme", theme);
        fits(app, theme);
    }
}

/// Looks at all sizes in some colours.
#[track_caller]
fn fits(app: &App, theme: &str) {
    for (width, height) in SIZES {
        app.resize(width, height);
        app.reload();
        app.find(".piece");
        for part in [".surface", ".heaps", "[data-do=throw]", ".controls"] {
            assert!(app.in_view(part), "{part} at {width}x{height}: {:?}", app.frame(part));
        }
        let wide = "const e = document.documentElement; return e.scrollWidth <= e.clientWidth";
        assert_eq!(app.script(wide, &[]), true, "{width}x{height} scrolls sideways");
        for way in ["screen", "real"] {
            take(app);
            app.click(&format!("[data-way={way}]"));
            app.shot(&format!("{theme}-{way}-{width}"));
            let inside = "const d = document.querySelector('dialog[open]');
                return d.scrollWidth <= d.clientWidth && d.scrollHeight <= d.clientHeight + 1";
            assert_eq!(app.script(inside, &[]), true, "{way} at {width}x{height} scrolls");
            assert!(app.in_view("dialog[open]"), "{way} at {width}x{height}");
            app.close_dialog();
        }
    }
}

/// The throw of a dart, from the heaps to where it landed.
pub fn throws(gallery: &mut Gallery) {
    let app = loud(CHECK);
    let look = |gallery: &mut Gallery, state: &str| gallery.look(&app, state, &[DESK], &THEMES, &[]);
    look(gallery, "heaps");
    take(&app);
    app.find(".stake");
    look(gallery, "stake");
    app.click("[data-do=anyway]");
    app.find(".sight");
    look(gallery, "aim");
    app.click("[data-way=real]");
    app.click("[data-ring=T3]");
    look(gallery, "real dart");
    app.click("[data-do=take]");
    app.find(".dart-throw.landed");
    app.let_settle();
    look(gallery, "landed");
}
