//! The comparison of positions, and the page of draughts: animated strokes, the table of games, options.

use crate::app::App;
use crate::browser::becomes;
use crate::gallery::{DESK, Gallery, THEMES};
use crate::layout::SIZES;
use crate::records::english;

/// A man that could go on as a king, with majority against free choice.
const PASSING: &str = "W:WKh2,a1,c5,e3:Bb4,b6,d4,d6,f6";

/// Opens a saved position of a game, and goes to a page.
fn opened(app: &App, game: &str, fen: &str, hash: &str) {
    let head = format!("[Event \"?\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n[Result \"*\"]");
    app.put_kept(&format!("notabene 2\n{game}\n{head}\n\n{{[%here]}} *\n"));
    app.script("location.hash = ''", &[]);
    app.reload();
    app.find(".board path[data-field]");
    app.script("location.hash = arguments[0]", &[hash.into()]);
}

fn answers(app: &App) -> usize {
    app.count(".answers .card")
}

fn of(game: &str, rest: &str) -> String {
    format!(".answers [data-game='draughts/{game}'] {rest}")
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_turkish_stroke_is_asked_of_every_game_and_one_is_begun_from_it() {
    let app = english();
    opened(&app, "draughts/international", "B:W23,29,30,38,39:BK35", "compare");
    app.expect("games on 100 squares", 6, || answers(&app));
    let first = app.texts(&of("international", ".ways button"));
    assert_eq!(first.len(), 1, "{first:?}");
    // The large board shows the selected capture.
    let picture = || app.attribute("[data-part=large] img", "src").unwrap_or_default();
    let before = picture();
    app.click(&of("frisian", ".ways button"));
    app.expect("the capture is drawn", true, || picture() != before);
    assert_eq!(app.attribute(&of("frisian", ".ways button"), "aria-pressed").as_deref(), Some("true"));
    assert!(app.text(&of("breakthrough", ".words")).contains("first king"), "it is over there");
    // A tap on a name begins that game.
    app.click(&of("killer", "h2 button"));
    app.expect("back at the board", 0, || answers(&app));
    app.expect("the pieces", 6, || app.count(".pieces .piece"));
    assert!(app.kept().contains("draughts/killer"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn answers_differ_and_say_why_at_every_size_and_in_every_language() {
    let app = english();
    for (language, why) in [
        ("en", "Men do not capture backward."),
        ("fr", "Les pions ne prennent pas en arrière."),
        ("nl", "Schijven slaan niet achteruit."),
    ] {
        app.speak(language);
        opened(&app, "draughts/russian", PASSING, "compare");
        app.expect("games on 64 squares", 10, || answers(&app));
        app.expect("a reason", true, || app.texts(&of("english", ".why")).iter().any(|text| text == why));
    }
    assert!(app.texts(&of("brazilian", ".ways button")).len() < app.texts(&of("pool", ".ways button")).len());
    for (width, height) in SIZES {
        app.resize(width, height);
        let wide = || app.script("return document.documentElement.scrollWidth > innerWidth", &[]);
        app.expect("nothing is cut off", serde_json::json!(false), wide);
        app.shot(&format!("draughts-compare-{width}"));
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn other_games_are_told_that_there_is_nothing_to_compare() {
    let app = english();
    app.script("location.hash = 'compare'", &[]);
    app.find("main.compare [role=status]");
    app.expect("no answers", 0, || answers(&app));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_stroke_is_put_on_the_board_and_walked() {
    let app = english();
    opened(&app, "draughts/international", "W:W31:B20", "draughts");
    app.find("[data-lesson=turc]");
    app.expect("all strokes", 7, || app.count("[data-lesson]"));
    // The strokes are open, to be read.
    app.find("[data-lesson=turc][open]");
    app.click("[data-do=turc]");
    app.expect("the position", 6, || app.count(".pieces .piece"));
    app.click("[data-control=next]");
    app.expect("four are taken", 2, || app.count(".pieces .piece"));
    app.click("[data-control=next]");
    app.expect("the king is taken", 1, || app.count(".pieces .piece"));
    app.expect("White has won", Some("no_moves".to_string()), || app.attribute(".status", "data-status"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_page_tells_rules_words_and_games_and_begins_by_other_rules() {
    let app = english();
    opened(&app, "draughts/international", "W:W31:B20", "draughts");
    app.expect("all games in the table", 17, || app.count(".national tbody tr"));
    assert!(app.text(".national [data-game='draughts/turkish']").contains("2 × 16"));
    app.expect("words and rules", true, || app.count("[data-notes=draughts] details") > 7);
    for (width, height) in SIZES {
        app.resize(width, height);
        app.script("document.querySelectorAll('details').forEach(d => d.open = true)", &[]);
        let wide = || app.script("return document.documentElement.scrollWidth > innerWidth", &[]);
        app.expect("nothing is cut off", serde_json::json!(false), wide);
        app.shot(&format!("draughts-page-{width}"));
    }
    app.click("[data-option=irregular] [data-value=allowed]");
    app.click("[data-do='draughts/international']");
    app.find(".board path[data-field]");
    let agreed = becomes(|| app.kept().contains("irregular=allowed"));
    assert!(agreed, "{}", app.kept());
}

/// The pages of draughts with all their texts.
pub fn texts(gallery: &mut Gallery) {
    let app = english();
    for (page, ready) in [("compare", ".answers .card"), ("draughts", ".national tbody tr")] {
        opened(&app, "draughts/russian", PASSING, page);
        app.find(ready);
        app.script("document.querySelectorAll('details').forEach(d => d.open = true)", &[]);
        gallery.look(&app, page, &[DESK], &THEMES, &[]);
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_king_and_a_man_on_the_same_field_are_not_the_same() {
    let app = english();
    opened(&app, "draughts/russian", "W:Wf4,a1:Be5,e7,g7", "compare");
    app.expect("games on 64 squares", 10, || answers(&app));
    for game in ["brazilian", "pool"] {
        let why = app.texts(&of(game, ".why"));
        assert_eq!(why, ["A man that passes the last row goes on as a man."], "{game}");
    }
    // The large board becomes that of the selected variant, with its numbers.
    let picture = || app.attribute("[data-part=large] img", "src").unwrap_or_default();
    assert!(!picture().contains("%3E32%3C"), "letters");
    app.click(&of("spanish", ".ways button"));
    app.expect("numbers", true, || picture().contains("%3E32%3C"));
}
