//! Handing a link to the device (`navigator.share`), where it has something for that.

use crate::app::App;
use serde_json::json;
use wasm_bindgen_test::*;

/// The window of links on a device that does this with what it is handed.
async fn with_device(act: &str) -> App {
    let app = App::speaking("en").await;
    app.give_clipboard();
    let share = format!("window.handed = []; window.settled = false;
        Object.defineProperty(navigator, 'share', {{ configurable: true, value: (what) => {{ handed.push(what); {act} }} }})");
    app.script(&share, &[]);
    open(&app).await;
    app
}

async fn open(app: &App) {
    app.click("[data-control=records]").await;
    app.click("dialog[open] [data-do=share]").await;
    app.find("dialog[open] .sharing").await;
}

/// Shares, and returns the shared link.
async fn send(app: &App) -> String {
    app.click("dialog[open] [data-do=share-send]").await;
    app.expect("handed on once", 1, || app.script("return handed.length", &[])).await;
    app.property("dialog[open] .sharing input[name=link]", "value")
}

fn said(app: &App) -> String {
    app.text("dialog[open] .copied")
}

#[wasm_bindgen_test]
async fn the_device_gets_title_and_link() {
    let app = with_device("window.settled = true; return Promise.resolve();").await;
    let link = send(&app).await;
    assert!(link.contains("/#g=1"), "{link}");
    assert_eq!(app.script("return handed[0]", &[]), json!({"title": "Notabene", "url": link}));
    assert_eq!(said(&app), "");
    assert_eq!(app.console(), [""; 0], "the console");
}

#[wasm_bindgen_test]
async fn who_thinks_better_of_it_hears_nothing() {
    let refuse = "return Promise.reject(new DOMException('', 'AbortError')).finally(() => { window.settled = true; });";
    let app = with_device(refuse).await;
    send(&app).await;
    app.wait_until("it was refused", || app.script("return !!window.settled", &[]) == true).await;
    // A message would appear after the request to the clipboard, which precedes this.
    assert_eq!(app.copied().await, "", "nothing was copied");
    assert_eq!(said(&app), "");
    assert_eq!(app.console(), [""; 0], "the console");
}

#[wasm_bindgen_test]
async fn what_the_device_cannot_send_is_copied() {
    let errors = [
        "return Promise.reject(new DOMException('', 'NotAllowedError'));",
        "return Promise.reject(undefined);",
        "throw new TypeError('no');",
    ];
    for error in errors {
        let app = with_device(error).await;
        let link = send(&app).await;
        app.expect(error, "Copied", || said(&app)).await;
        assert_eq!(app.copied().await, link, "{error}");
        assert_eq!(app.console(), [""; 0], "the console");
    }
}

#[wasm_bindgen_test]
async fn without_such_a_device_there_is_no_such_button() {
    let app = App::speaking("en").await;
    app.script("Object.defineProperty(navigator, 'share', { configurable: true, value: undefined })", &[]);
    open(&app).await;
    app.find("dialog[open] [data-do=share-copy]").await;
    assert!(!app.has("dialog[open] [data-do=share-send]"));
}
