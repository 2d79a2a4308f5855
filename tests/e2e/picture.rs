//! The picture of a position: copied and saved as SVG and PNG.

use crate::app::App;
use crate::browser::Pointer;
use crate::layout::SIZES;
use serde_json::Value;

fn opened() -> App {
    let app = App::speaking("en");
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
    app.click("[data-control=records]");
    app.click("[data-do=picture]");
    app.find("dialog[open] .picture img");
    app
}

fn the_picture_is_copied_or_the_reason_is_told(app: &App) {
    let grant = serde_json::json!({"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]});
    app.devtools("Browser.grantPermissions", &grant);
    app.click("[data-picture=copy-svg]");
    app.expect("the answer", "Copied", || app.text(".picture .copied"));
    let text = app.script_later("navigator.clipboard.readText().then(done, e => done('' + e))", &[]);
    assert!(text.as_str().is_some_and(|t| t.starts_with("<svg ")), "{text}");
    app.click("[data-picture=copy-png]");
    let types = "navigator.clipboard.read().then(i => done(i[0].types.join()), e => done('' + e))";
    app.expect("the kind of picture", Value::from("image/png"), || app.script_later(types, &[]));
    app.script("Object.defineProperty(navigator, 'clipboard', {value: undefined})", &[]);
    for button in ["copy-png", "copy-svg"] {
        app.click("[data-picture=save-svg]");
        app.expect("another answer", "Saved", || app.text(".picture .copied"));
        app.click(&format!("[data-picture={button}]"));
        app.wait_until("the reason is told", || app.text(".picture .copied").contains("cannot copy"));
    }
    assert_eq!(app.console(), [""; 0], "the console");
}

fn the_window_fits(app: &App) {
    for (width, height) in SIZES {
        app.resize(width, height);
        app.shot(&format!("{width}"));
        assert!(app.in_view("dialog[open]"), "{width}x{height}: {:?}", app.frame("dialog[open]"));
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_window_of_a_picture_fits_and_copies_it() {
    let app = opened();
    steps!(&app, [the_window_fits, the_picture_is_copied_or_the_reason_is_told]);
}
