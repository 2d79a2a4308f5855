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
fn draughts_are_compared_and_told() {
    let app = App::unopened();
    steps!(
        &app,
        [
            answers_differ_and_say_why_at_every_size_and_in_every_language,
            the_page_tells_rules_words_and_games_and_begins_by_other_rules
        ]
    );
}

fn answers_differ_and_say_why_at_every_size_and_in_every_language(app: &App) {
    app.anew("en");
    for (language, why) in [
        ("en", "Men do not capture backward."),
        ("fr", "Les pions ne prennent pas en arrière."),
        ("nl", "Schijven slaan niet achteruit."),
    ] {
        app.speak(language);
        opened(app, "draughts/russian", PASSING, "compare");
        app.expect("games on 64 squares", 10, || answers(app));
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

fn the_page_tells_rules_words_and_games_and_begins_by_other_rules(app: &App) {
    app.anew("en");
    opened(app, "draughts/international", "W:W31:B20", "draughts");
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
