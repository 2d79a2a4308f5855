//! Files: chosen, dropped, in other codings, and no texts at all.

use crate::app::App;
use crate::records::{THREE, english, expect_closed};
use serde_json::{Value, json};
use wasm_bindgen_test::*;

/// Chooses a file with these bytes.
async fn choose(app: &App, bytes: &[u8]) {
    if !app.has("dialog[open]") {
        app.click("[data-control=records]").await;
    }
    app.find("dialog[open] input[name=file]").await;
    let put = "const box = new DataTransfer();
        box.items.add(new File([new Uint8Array(arguments[0])], 'game.pgn'));
        const input = document.querySelector('input[name=file]');
        input.files = box.files; input.dispatchEvent(new Event('change', {bubbles: true}))";
    app.script(put, &[json!(bytes)]);
}

#[wasm_bindgen_test]
async fn a_file_is_opened_and_what_is_no_text_is_answered() {
    let app = english().await;
    choose(&app, b"1. e4 e5 2. f4 *").await;
    expect_closed(&app).await;
    app.expect_paper(&["e4", "e5", "f4"]).await;
    let png: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x10\x08\x06\0\0\0\x1f\xf3\xffa\0\0";
    choose(&app, png).await;
    app.wait_until("the reason is told", || {
        app.texts(".problems li").iter().any(|t| t.contains("not a text"))
    })
    .await;
    app.close_dialog().await;
    app.expect_paper(&["e4", "e5", "f4"]).await;
}

#[wasm_bindgen_test]
async fn a_file_in_latin_1_keeps_its_accents() {
    let app = english().await;
    choose(&app, b"[White \"Andr\xe9\"]\n[Black \"Zo\xeb\"]\n\n1. e4 {tr\xe8s bien} *\n").await;
    expect_closed(&app).await;
    app.wait_until("the comment is there", || {
        app.texts(".sheet .comment").iter().any(|t| t.contains("très bien"))
    })
    .await;
    app.click("[data-control=records]").await;
    app.expect("White", "André", || app.property(".who input[name=White]", "value")).await;
}

/// An event on the page that carries something.
fn carried(app: &App, class: &str, event: &str, fill: &str, what: &[Value]) {
    let body = format!(
        "const box = new DataTransfer(); {fill};
         document.body.dispatchEvent(new {class}('{event}', {{
            bubbles: true, cancelable: true, dataTransfer: box, clipboardData: box}}))"
    );
    app.script(&body, what);
}

const FILE: &str = "box.items.add(new File([arguments[0]], 'games.pgn'))";

#[wasm_bindgen_test]
async fn files_are_dropped_and_texts_pasted_on_the_page() {
    let app = english().await;
    carried(&app, "DragEvent", "drop", FILE, &["1. d4 Nf6 *".into()]);
    app.expect_paper(&["d4", "Nf6"]).await;
    carried(&app, "DragEvent", "drop", FILE, &[THREE.into()]);
    app.expect("the list", 3, || app.count("dialog[open] .games .game")).await;
    app.close_dialog().await;
    app.expect_paper(&["d4", "Nf6"]).await;
    let paste = "box.setData('text/plain', arguments[0])";
    carried(&app, "ClipboardEvent", "paste", paste, &["1. c4 e5 2. Nh9 *".into()]);
    app.wait_until("the problem is told", || {
        app.texts("dialog[open] .problems li").iter().any(|t| t.contains("h9"))
    })
    .await;
    app.close_dialog().await;
    app.expect_paper(&["c4", "e5"]).await;
    carried(&app, "ClipboardEvent", "paste", paste, &["8/8/8/8/8/4k3/4p3/4K3 w - - 0 1".into()]);
    app.expect("a position", 3, || app.count(".pieces .piece")).await;
    app.wait_until("no window is open", || !app.has("dialog[open]")).await;
    // An unplayable one is reported, and removes nothing.
    for wrong in ["5k4/10/10/10/10/10/10/1R3K3R w a1e1i1 - 0 1", "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1"] {
        carried(&app, "ClipboardEvent", "paste", paste, &[wrong.into()]);
        let told = || app.texts("dialog[open] .problems li").concat();
        app.wait_until("it is told", || told().contains("Black is in check")).await;
        app.close_dialog().await;
        assert_eq!(app.count(".pieces .piece"), 3);
    }
}
