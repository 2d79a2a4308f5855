//! Who is learning: names and faces, texts of each learner, the report for parents.

use crate::app::App;
use serde_json::Value;
use wasm_bindgen_test::*;

/// Anna, who was here first, and Tom, who is learning.
const TWO: &str =
    r#"{"list":[{"id":"","name":"Anna","face":0},{"id":"tom00","name":"Tom","face":1}],"current":"tom00"}"#;

/// A saved text.
fn saved(app: &App, name: &str) -> Value {
    app.script("return localStorage.getItem('notabene.1.' + arguments[0])", &[name.into()])
}

/// Writes a name into the form, and sends it.
async fn send_name(app: &App, name: &str) {
    app.find("input[name=learner]").await;
    app.script("document.querySelector('input[name=learner]').value = arguments[0]", &[name.into()]);
    app.click("[data-do=who-save]").await;
}

async fn expect_names(app: &App, names: &[&str]) {
    app.expect("the names", names.to_vec(), || app.texts(".learner b")).await;
}

/// Somebody who has done a lesson, with a mistake that came again, and ten minutes of today.
async fn tom(language: &str) -> App {
    let progress =
        "notabene progress 2\nnotation L01-1=3 L01-2=3 L01-3=3 L01-4=3 L01-5=2\n?notation L01/L01-2-b=3\n";
    let settings = format!("language={language}");
    let today = js_sys::Date::new_0();
    let days = (today.get_time() / 60_000.0 - today.get_timezone_offset()) / 1440.0;
    let minutes = format!("{{\"days\":{{\"{}\":600}}}}", days.floor());
    let kept = [
        ("notabene.1.learners", TWO),
        ("notabene.1.settings", "language=en"),
        ("notabene.1.l.tom00.settings", &settings),
        ("notabene.1.l.tom00.progress", progress),
        ("notabene.1.l.tom00.minutes", &minutes),
    ];
    App::open_with(&kept).await
}

#[wasm_bindgen_test]
async fn a_name_is_added_and_changed() {
    let app = App::french().await;
    app.visit("#me").await;
    expect_names(&app, &["Moi"]).await;
    assert!(!app.has("[data-do=who-remove]"), "the last one stays");
    app.click("[data-do=who-add]").await;
    send_name(&app, "  ").await;
    app.expect("a name is asked for", "Écris d’abord un nom.".to_string(), || app.text(".who .warning"))
        .await;
    app.click("input[name=face][value='3']").await;
    send_name(&app, " Tom ").await;
    expect_names(&app, &["Moi", "Tom"]).await;
    assert_eq!(app.text(".who .warning"), "");
    assert_eq!(app.attribute(".learner", "aria-pressed").as_deref(), Some("true"), "the first one goes on");
    let list: Value =
        serde_json::from_str(saved(&app, "learners").as_str().expect("a list")).expect("a list");
    assert_eq!(list["list"][1]["face"], 3);
    assert_eq!(list["current"], "");
    let id = list["list"][1]["id"].as_str().expect("an id");
    let settings = saved(&app, &format!("l.{id}.settings"));
    assert!(settings.as_str().is_some_and(|text| text.contains("language=fr")), "{settings}");
    // The own name.
    app.click("[data-do=who-change]").await;
    send_name(&app, "TOM").await;
    app.expect("it is taken", "Quelqu’un a déjà ce nom ici.".to_string(), || app.text(".who .warning")).await;
    send_name(&app, "Anna").await;
    expect_names(&app, &["Anna", "Tom"]).await;
    // Nobody is removed without a question.
    app.click("[data-do=who-remove]").await;
    app.wait_until("it is asked", || app.text(".who [role=alert]").contains("Anna")).await;
    app.click("[data-do=who-stay]").await;
    app.find("[data-do=who-add]").await;
    expect_names(&app, &["Anna", "Tom"]).await;
}

#[wasm_bindgen_test]
async fn each_learner_has_texts_of_their_own() {
    let app = tom("fr").await;
    app.expect("the own language", Some("fr".to_string()), || app.attribute("html", "lang")).await;
    app.tap_squares(&["e2", "e4"]).await;
    app.expect_paper(&["e4"]).await;
    app.wait_until("the own game", || saved(&app, "l.tom00.game").as_str().is_some()).await;
    assert!(saved(&app, "game").is_null(), "not that of Anna");
    app.reload().await;
    app.expect_paper(&["e4"]).await;
    assert_eq!(saved(&app, "settings"), "language=en");
}

#[wasm_bindgen_test]
async fn a_removed_learner_comes_back_or_goes_for_good() {
    let removed = r#"{"list":[{"id":"","name":"Anna","face":0}],"current":"","removed":{"id":"tom00","name":"Tom","face":1},"place":1}"#;
    let kept = [
        ("notabene.1.settings", "language=fr"),
        ("notabene.1.learners", removed),
        ("notabene.1.progress", "notabene progress 2\nnotation L01-1=3\n"),
        ("notabene.1.l.tom00.progress", "notabene progress 2\nnotation L01-1=1\n"),
    ];
    let app = App::open_with(&kept).await;
    app.visit("#me").await;
    app.click("[data-do=who-undo]").await;
    expect_names(&app, &["Anna", "Tom"]).await;
    app.wait_until("nobody is away", || !app.has(".who-removed")).await;
    let app = App::open_with(&kept).await;
    app.visit("#me").await;
    app.click("[data-do=who-delete]").await;
    app.click("[data-do=who-keep]").await;
    app.click("[data-do=who-delete]").await;
    app.click("[data-do=who-delete-yes]").await;
    app.wait_until("nobody is away", || !app.has(".who-removed")).await;
    app.wait_until("the texts are gone", || saved(&app, "l.tom00.progress").is_null()).await;
    assert!(!saved(&app, "progress").is_null(), "those of Anna stay");
}

#[wasm_bindgen_test]
async fn parents_read_minutes_and_what_is_learnt() {
    let app = tom("fr").await;
    app.visit("#me/parents").await;
    app.wait_until("the report is there", || app.has("[data-part=hard] li a")).await;
    assert!(app.text(".for-parents h1").contains("Tom"));
    let minutes = app.text("[data-part=minutes] p");
    assert!(minutes.contains("10 minutes") && minutes.contains("1 jour"), "{minutes}");
    assert_eq!(app.count(".day-chart li"), 14);
    assert_eq!(app.count("[data-part=can] li"), 1);
    assert_eq!(app.attribute("[data-part=next] li a", "href").as_deref(), Some("#learn/notation/L02"));
    assert_eq!(app.attribute("[data-part=hard] li a", "href").as_deref(), Some("#learn/notation/L01"));
    let words = app.texts(".for-parents :is(h1, h2, h3, p, a)").join(" ");
    assert!(!words.to_lowercase().contains(" ton ") && words.contains("votre enfant"), "{words}");
}

#[wasm_bindgen_test]
async fn the_old_address_of_the_device_leads_there() {
    let app = App::french().await;
    app.visit("#device").await;
    app.find("main.me [data-do=save-all]").await;
    app.find("main.me .who").await;
    assert_eq!(app.count("main.me h1"), 1);
}
