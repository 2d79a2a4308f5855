//! Quiet Scharten, from its first move to mate; castling over the middle, support, options and decisions.

use crate::app::App;
use crate::browser::{Point, Pointer};
use crate::gallery::Check::{Sides, WithoutAxe};
use crate::gallery::{DESK, Gallery, THEMES};
use crate::records::{english, expect_closed, open_text, saved};
use notabene::core::geometry::{Board, DARTBOARD, Layout, Naming};

/// A pawn before its last rank, and a king that has never moved.
const PROMOTION: &str = "1k8/5P4/10/10/10/10/10/5K4 w e1 - 0 1";
/// A rook on g8 meets a knight on c8, a double field; beside it a rook on g7 and a knight on c7.
const DOUBLE: &str = "3n3R2/3n3R2/10/3k6/10/10/10/5K4 w - - 0 1";

/// The middle of a field of the dartboard, seen from White.
#[track_caller]
fn field(app: &App, name: &str) -> Point {
    let at = Naming::DARTBOARD.field(&DARTBOARD, name).unwrap_or_else(|| panic!("{name} is no field"));
    let middle = Layout { board: Board::DARTBOARD, flipped: false }.centre(at);
    let frame = app.frame("svg.board");
    Point { x: frame.left + middle.x / 100.0 * frame.width, y: frame.top + middle.y / 100.0 * frame.height }
}

#[track_caller]
fn tap(app: &App, names: &[&str]) {
    for name in names {
        app.tap(Pointer::Mouse, field(app, name));
    }
}

#[track_caller]
fn expect_status(app: &App, status: &str) {
    app.expect("the status", Some(status.to_string()), || app.attribute(".status", "data-status"));
}

/// Starts a game from the dialog.
#[track_caller]
fn begin(app: &App, game: &str) {
    app.click("[data-control=new]");
    app.click(&format!("dialog [data-game='{game}'] input"));
    app.click("dialog button[type=submit]");
    expect_closed(app);
}

/// Goes to the page of the game and waits for its texts.
#[track_caller]
fn page(app: &App) {
    app.script("location.hash = '#scharten'", &[]);
    app.find("main.decisions [data-notes=scharten] details");
    app.find("main.decisions [data-notes=decisions] details");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_quiet_game_is_played_by_taps_to_mate() {
    let app = english();
    begin(&app, "scharten");
    app.expect("all pieces", 36, || app.count(".pieces .piece"));
    for (taps, written) in [
        (["f2", "f4"], "f4"),
        (["d7", "d6"], "d6"),
        // Round the ring, from the last line to the first.
        (["i1", "o8"], "Ro8"),
        (["e8", "d7"], "Kd7"),
        (["o8", "o3"], "Ro3"),
        (["d7", "e6"], "Ke6"),
        // The queen looks over the middle, the rook supports her along the ring.
        (["e2", "e4"], "e4#"),
    ] {
        tap(&app, &taps);
        app.expect_current(&[written]);
    }
    app.expect_paper(&["f4", "d6", "Ro8", "Kd7", "Ro3", "Ke6", "e4#"]);
    expect_status(&app, "checkmate");
    app.expect("the result", "1-0", || app.text(".sheet .result"));
    app.shot("mate");
    tap(&app, &["d1", "d2"]);
    app.expect_paper(&["f4", "d6", "Ro8", "Kd7", "Ro3", "Ke6", "e4#"]);
    app.pick(crate::app::LETTERS, "nl");
    app.expect_paper(&["f4", "d6", "To8", "Kd7", "To3", "Ke6", "e4#"]);
    app.reload();
    app.find(".piece");
    expect_status(&app, "checkmate");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_promoted_rook_castles_over_the_middle() {
    let app = english();
    open_text(&app, PROMOTION);
    expect_closed(&app);
    app.expect("the pieces", 3, || app.count(".pieces .piece"));
    tap(&app, &["e7", "e8"]);
    app.expect("the choices", 4, || app.count(".choices [data-choice]"));
    app.click(".choices [data-choice='1']");
    app.expect_paper(&["e8R"]);
    assert_eq!(
        (app.text("#looked"), app.count(".overlay .reach")),
        (String::new(), 0),
        "nobody asked to look"
    );
    tap(&app, &["a8", "a7", "e1", "e3"]);
    app.expect_paper(&["e8R", "Ka7", "Ke3+"]);
    let number =
        |name: &str| Naming::DARTBOARD.field(&DARTBOARD, name).map(|f| f.0.to_string()).unwrap_or_default();
    let holds = |name: &str| app.board()[number(name)].as_str().unwrap_or_default().to_string();
    assert!(holds("e3").contains("white king"), "{}", holds("e3"));
    assert!(holds("e2").contains("white rook"), "{}", holds("e2"));
    app.shot("castled");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_capture_without_support_is_refused_with_its_reason() {
    let app = english();
    open_text(&app, DOUBLE);
    expect_closed(&app);
    app.resize(1024, 768);
    let controls = app.frame(".controls").top;
    tap(&app, &["g8", "c8"]);
    app.expect_notice();
    app.expect_paper(&[]);
    assert!((app.frame(".controls").top - controls).abs() < 1.0, "nothing jumps under the finger");
    let told = app.text(".status .words");
    assert!(told.contains("c8") && told.contains("support of 1"), "{told}");
    assert!(app.count("svg.board .overlay *") > 0, "the field is shown");
    app.shot("unsupported");
    // On the fat ring no support is needed.
    tap(&app, &["g7", "c7"]);
    app.expect_paper(&["Rxc7+"]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn chosen_rules_hold_for_the_next_game_and_stay_with_it() {
    let app = english();
    page(&app);
    let pressed = |option: &str| {
        app.attribute(&format!("[data-option={option}] [aria-pressed=true]"), "data-value")
            .unwrap_or_default()
    };
    let usual = ["support", "unmoved", "diagonal", "misses"].map(pressed);
    assert_eq!((usual[0].as_str(), usual[2].as_str(), usual[3].as_str()), ("value", "straight", "3"));
    app.click("[data-option=diagonal] [data-value=turning]");
    app.click("[data-option=misses] [data-value='5']");
    app.expect("what is pressed", "turning", || pressed("diagonal"));
    app.click("[data-do=scharten]");
    app.wait_until("the game is there", || app.in_view_now(".page-link"));
    app.expect("all pieces", 36, || app.count(".pieces .piece"));
    app.wait_until("what was agreed is told", || app.text(".page-link .agreed").contains("Diagonals"));
    app.shot("agreed");
    tap(&app, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
    app.reload();
    app.expect_paper(&["e4"]);
    let pgn = saved(&app);
    assert!(pgn.contains("[Variant \"Scharten\"]"), "{pgn}");
    assert!(pgn.contains("[Rules \"diagonal=turning\"]"), "{pgn}");

    begin(&app, "chess");
    app.expect("all pieces", 32, || app.count(".pieces .piece"));
    app.wait_until("chess has no such page", || !app.in_view_now(".page-link"));
    open_text(&app, &pgn);
    expect_closed(&app);
    app.expect("all pieces", 36, || app.count(".pieces .piece"));
    page(&app);
    app.expect("what is pressed", "turning", || pressed("diagonal"));
    assert!(app.text("[data-option=diagonal] .in-game").contains("turning"));
    assert!(app.text("[data-decision='1'] .in-game").contains("turning"));
    assert!(app.text("[data-option=support] .in-game").contains("value"));
    app.click("[data-option=diagonal] [data-value=straight]");
    app.expect("a quiet game knows of no darts", "3", || pressed("misses"));
    app.click("[data-do=scharten-loud]");
    app.expect("the kings", 2, || app.count(".pieces .piece"));
    app.wait_until("nothing else is agreed", || app.text(".page-link .agreed").is_empty());
    assert!(app.kept().contains("scharten-loud") && !app.kept().contains("[Rules"), "{}", app.kept());
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn turning_diagonals_are_other_moves() {
    // Dd2g5 of the figures needs a diagonal that turns, Df2g5 a straight one.
    let turning = "[Variant \"Scharten\"]\n[Rules \"diagonal=turning\"]\n[SetUp \"1\"]\n[FEN \"10/10/2K7/10/10/2k7/4q5/10 b - - 0 1\"]\n\n*";
    let app = english();
    open_text(&app, turning);
    expect_closed(&app);
    tap(&app, &["d2", "g5"]);
    app.expect_paper(&["Qg5"]);
    open_text(&app, &turning.replace("turning", "straight"));
    expect_closed(&app);
    app.expect_paper(&[]);
    tap(&app, &["d2", "g5"]);
    app.expect_notice();
    app.expect_paper(&[]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn every_result_of_the_game_can_be_written() {
    let app = english();
    begin(&app, "scharten");
    tap(&app, &["e2", "e4"]);
    app.click("[data-control=beside]");
    for (score, shown) in [
        ("1-0", "1-0"),
        ("0-1", "0-1"),
        ("1/2-1/2", "½-½"),
        ("0-0", "0-0"),
        ("1/2-0", "½-0"),
        ("0-1/2", "0-½"),
    ] {
        app.click(&format!("[data-score='{score}']"));
        app.expect("the result", shown, || app.text(".sheet .result"));
    }
    app.close_dialog();
    app.reload();
    app.expect("the result", "0-½", || app.text(".sheet .result"));
    begin(&app, "chess");
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.click("[data-control=beside]");
    app.find("[data-score='1-0']");
    // Only an arbiter of chess decides so.
    app.click("[data-score='0-0']");
    app.expect("the result", "0-0", || app.text(".sheet .result"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_chooser_tells_what_each_game_is() {
    let app = english();
    app.click("[data-control=new]");
    app.find("dialog .option");
    let games = app.texts("dialog .option");
    assert!(games.len() > 4, "{games:?}");
    assert!(games[2].starts_with("Scharten, quiet") && games[2].contains("dartboard"), "{games:?}");
    assert!(games[3].starts_with("Scharten, loud") && games[3].contains("darts"), "{games:?}");
    app.shot("chooser");
    app.click("dialog [data-game=scharten-loud] input");
    app.click("dialog button[type=submit]");
    expect_closed(&app);
    app.expect("the kings", 2, || app.count(".pieces .piece"));
    // The way to the rules stands beside the board.
    app.click(".page-link a[href='#scharten']");
    app.find("main.decisions");
}

/// The page of Scharten in three languages.
pub fn texts(gallery: &mut Gallery) {
    let app = App::open();
    let mut seen = Vec::new();
    for language in ["en", "fr", "nl"] {
        app.speak(language);
        page(&app);
        app.wait_until("the texts are in this language", || {
            let titles = app.texts("[data-notes] summary");
            !titles.is_empty() && !seen.contains(&titles)
        });
        app.expect("the decisions", 17, || app.count("[data-decision] summary"));
        let titles = app.texts("[data-notes] summary");
        for (n, title) in app.texts("[data-decision] summary").iter().enumerate() {
            assert!(title.starts_with(&format!("D{n} · ")), "{title}");
        }
        seen.push(titles);
        app.script("document.querySelectorAll('main.decisions details').forEach(d => d.open = true)", &[]);
        gallery.look(&app, &format!("Scharten {language}"), &[DESK], &THEMES, &[]);
    }
    gallery.look(&app, "Scharten on a phone", &[(360, 740)], &["light"], &[Sides, WithoutAxe]);
}
