//! Handing a link to the device (`navigator.share`), where it has something for that.

use crate::app::App;
use serde_json::json;

/// A page on which the device does this with what it is handed.
fn with_device(act: &str) -> App {
    let app = App::open();
    let source = format!("window.handed = []; navigator.share = (what) => {{ handed.push(what); {act} }};");
    app.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": source }));
    let grant = json!({"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]});
    app.devtools("Browser.grantPermissions", &grant);
    app.reload();
    app.find("svg.board:not(#first *)");
    app.speak("en");
    app.click("[data-control=records]");
    app.click("dialog[open] [data-do=share]");
    app.find("dialog[open] .sharing");
    app
}

/// Shares, and returns the shared link.
#[track_caller]
fn send(app: &App) -> String {
    app.click("dialog[open] [data-do=share-send]");
    app.expect("handed on once", 1, || app.script("return handed.length", &[]));
    app.property("dialog[open] .sharing input[name=link]", "value")
}

fn said(app: &App) -> String {
    app.text("dialog[open] .copied")
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_device_gets_title_and_link() {
    let app = with_device("window.settled = true; return Promise.resolve();");
    let link = send(&app);
    assert!(link.contains("/club/games/#g=1"), "{link}");
    assert_eq!(app.script("return handed[0]", &[]), json!({"title": "Notabene", "url": link}));
    assert_eq!(said(&app), "");
    assert_eq!(app.console(), [""; 0], "the console");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn who_thinks_better_of_it_hears_nothing() {
    let refuse = "return Promise.reject(new DOMException('', 'AbortError')).finally(() => { window.settled = true; });";
    let app = with_device(refuse);
    send(&app);
    app.wait_until("it was refused", || app.script("return !!window.settled", &[]) == true);
    // A message would appear after the request to the clipboard, which precedes this.
    let asked = app.script_later("navigator.clipboard.readText().then(done, e => done('' + e))", &[]);
    assert_eq!(asked, "", "nothing was copied");
    assert_eq!(said(&app), "");
    assert_eq!(app.console(), [""; 0], "the console");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn what_the_device_cannot_send_is_copied() {
    let errors = [
        "return Promise.reject(new DOMException('', 'NotAllowedError'));",
        "return Promise.reject(undefined);",
        "throw new TypeError('no');",
    ];
    for error in errors {
        let app = with_device(error);
        let link = send(&app);
        app.expect(error, "Copied", || said(&app));
        let copied = app.script_later("navigator.clipboard.readText().then(done, e => done('' + e))", &[]);
        assert_eq!(copied, link, "{error}");
        assert_eq!(app.console(), [""; 0], "the console");
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn without_such_a_device_there_is_no_such_button() {
    let app = App::open();
    app.devtools(
        "Page.addScriptToEvaluateOnNewDocument",
        &json!({"source": "Object.defineProperty(Navigator.prototype, 'share', { value: undefined });"}),
    );
    app.reload();
    app.find("svg.board:not(#first *)");
    app.click("[data-control=records]");
    app.click("dialog[open] [data-do=share]");
    app.find("dialog[open] [data-do=share-copy]");
    assert!(!app.has("dialog[open] [data-do=share-send]"));
}
