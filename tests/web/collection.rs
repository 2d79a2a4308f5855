//! Texts from outside: those without a game change nothing, and the games of a file are reachable one after the other.

use crate::app::App;
use crate::records::{english, expect_closed, open_text};
use wasm_bindgen_test::*;

/// All words on the shown page, windows included.
fn seen(app: &App) -> String {
    app.script("return document.body.innerText", &[]).as_str().unwrap_or_default().to_string()
}

async fn expect_seen(app: &App, words: &str) {
    app.wait_until(&format!("{words:?} is seen"), || seen(app).contains(words)).await;
}

#[wasm_bindgen_test]
async fn a_text_without_a_game_changes_nothing() {
    let app = english().await;
    open_text(&app, "1. e4 e5 2. Nf3 *").await;
    expect_closed(&app).await;
    let before = app.kept();
    for junk in ["{\"a\":1}", "Rendez-vous samedi", "1-0", "<p>Hello</p>", "1. e9 e5"] {
        open_text(&app, junk).await;
        expect_seen(&app, "There is no game in this text").await;
        let box_of = || app.property("dialog[open] textarea[name=record]", "value");
        assert_eq!(box_of(), junk, "the text stays in the box");
        if junk.contains("e9") {
            expect_seen(&app, "Line 1, character 4").await;
        }
        app.close_dialog().await;
        app.expect_paper(&["e4", "e5", "Nf3"]).await;
        assert_eq!(app.kept(), before, "{junk}");
    }
    // Pasted on the page, and dropped on it as a file.
    for (class, event, fill) in [
        ("ClipboardEvent", "paste", "box.setData('text/plain', arguments[0])"),
        ("DragEvent", "drop", "box.items.add(new File([arguments[0]], 'a.json'))"),
    ] {
        let body = format!(
            "const box = new DataTransfer(); {fill};
             document.body.dispatchEvent(new {class}('{event}', {{
                bubbles: true, cancelable: true, dataTransfer: box, clipboardData: box}}))"
        );
        app.script(&body, &["{\"a\":1}".into()]);
        expect_seen(&app, "There is no game in this text").await;
        let box_of = || app.property("dialog[open] textarea[name=record]", "value");
        app.expect("the text is in the box", "{\"a\":1}", box_of).await;
        app.close_dialog().await;
        assert_eq!(app.kept(), before, "{event}");
    }
}
