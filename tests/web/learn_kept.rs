//! Saved data of lessons: the position in a game, and mistakes by kind for parents and teachers. And the focus.

use crate::app::App;
use crate::app::key;
use crate::learn::square;
use wasm_bindgen_test::*;

impl App {
    /// Taps on two fields of the board of the lessons.
    async fn plays(&self, from: &str, to: &str) {
        self.fields(&[square(from), square(to)]).await;
    }
}

#[wasm_bindgen_test]
async fn a_game_goes_on_where_it_was_left() {
    let app = App::lessons("fr", "notation/L01/L01-1").await;
    let past = || app.count(".game td.past");
    app.plays("e2", "e4").await;
    app.plays("e7", "e5").await;
    app.expect("two moves", 2, past).await;
    app.plays("a2", "a3").await;
    app.wait_until("the mistake is told", || app.has(".said .look")).await;
    app.reload().await;
    app.find(".lesson-text h1").await;
    app.expect("still two moves", 2, past).await;
    for (from, to) in [("d1", "h5"), ("b8", "c6"), ("f1", "c4"), ("g8", "f6"), ("h5", "f7")] {
        app.plays(from, to).await;
    }
    // The mistake before the break counts.
    app.expect_stars(2).await;
    app.reload().await;
    app.find(".lesson-text h1").await;
    app.expect("a game that is done begins anew", 0, past).await;
    // A game that is written, too.
    app.learn("draughts/J6/J6-4").await;
    app.circle(&[(2, "2"), (3, "6"), (4, "-"), (5, "2"), (6, "1")]).await;
    app.finger("[data-do=check]").await;
    app.expect("one move", 1, past).await;
    app.reload().await;
    app.find(".lesson-text h1").await;
    app.expect("still one move", 1, past).await;
    app.circle(&[(1, "("), (2, "1"), (3, "7"), (4, "x"), (5, "2"), (6, "6")]).await;
    app.finger("[data-do=check]").await;
    app.expect("two moves", 2, past).await;
}

#[wasm_bindgen_test]
async fn check_is_announced_when_it_is_wished() {
    for (language, says) in [("fr", "Échec\u{202f}!"), ("en", "Check!"), ("nl", "Schaak!")] {
        let app = App::speaking(language).await;
        app.tap_squares(&["e2", "e4", "f7", "f5", "d1", "h5"]).await;
        assert!(!app.has(".status.notice"), "nothing is announced unasked");
        // Ctrl+Z.
        app.keys_with("\u{e009}", "z").await;
        app.click("[data-open=settings]").await;
        app.click("dialog[open] [data-setting=says_check]").await;
        app.close_dialog().await;
        app.reload().await;
        app.tap_squares(&["d1", "h5"]).await;
        app.expect("it is shown", says.to_string(), || app.text(".status.notice .words")).await;
        app.expect("and said", says.to_string(), || app.text("[data-live=notice]")).await;
        app.tap_squares(&["g7", "g6"]).await;
        app.wait_until("it is over", || !app.has(".status.notice")).await;
    }
}

#[wasm_bindgen_test]
async fn an_empty_check_costs_nothing_and_one_exercise_is_not_a_course() {
    let app = App::lessons("fr", "notation/L13/L13-4").await;
    for _ in 0..3 {
        app.click("[data-do=check]").await;
        app.wait_until("it asks for an answer", || app.text(".said").contains("Écris d’abord ta réponse"))
            .await;
    }
    assert!(!app.text(".said").contains("Bien essayé"));
    app.fill(".cell", "Fcf5").await;
    app.keys(key::ENTER).await;
    app.expect_stars(3).await;
    let onward = app.text(".onward");
    assert!(onward.contains("Il te reste des exercices") && !onward.contains("tout le cours"), "{onward}");
    app.click("[data-do=next]").await;
    app.wait_until("the first that is open", || app.text(".whereabouts").contains("1 sur")).await;
}

#[wasm_bindgen_test]
async fn the_long_form_is_no_short_form_and_right_is_said_once() {
    let app = App::lessons("fr", "notation/L03/L03-3").await;
    app.fill(".cell", "Cg1f3").await;
    app.keys(key::ENTER).await;
    app.wait_until("it is still long", || app.text(".said").contains("encore la forme longue")).await;
    assert_eq!(app.count(".said .star"), 0);
    app.fill(".cell", "Cf3").await;
    app.keys(key::ENTER).await;
    app.expect_stars(2).await;
    app.learn("notation/L06/L06-1").await;
    app.fill(".cell", "Ff3").await;
    app.keys(key::ENTER).await;
    app.wait_until("it counts", || app.text(".said").contains("Juste")).await;
    let said = app.text(".said");
    assert_eq!(said.matches("Juste").count(), 1, "{said}");
}

#[wasm_bindgen_test]
async fn a_course_starts_from_an_example_and_needs_one_language_only() {
    let app = App::lessons("fr", "").await;
    app.click(".own summary").await;
    app.click("[data-do=example-course]").await;
    let text = || app.property(".own textarea", "value");
    app.wait_until("the example is there", || text().contains("notabene course 1")).await;
    app.click("[data-do=example-course]").await;
    app.wait_until("nothing is lost", || app.text(".own .came").contains("contient déjà un texte")).await;
    app.click("[data-do=add-course]").await;
    app.wait_until("a remark, and no error", || app.text(".own .remarks").contains("English")).await;
    assert_eq!(app.count(".own .problems"), 0);
    app.click("[data-do=how-course] summary").await;
    app.find(".own [data-notes=courses] summary").await;
    // Whoever reads in another language finds the course in that of its author.
    app.speak("nl").await;
    app.learn("own1/K1/K1-2").await;
    assert!(app.text(".prompt").contains("Regarde le coup"), "{}", app.text(".prompt"));
    app.fill(".cell", "Cf3").await;
    app.keys(key::ENTER).await;
    app.expect_stars(3).await;
}
