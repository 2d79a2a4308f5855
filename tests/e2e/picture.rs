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

/// Notes what the page wants to save instead of saving it.
fn catch_saving(app: &App) {
    let catch = "window.saved = null; HTMLAnchorElement.prototype.click = function () {
        window.saved = {name: this.download, href: this.href}; }";
    app.script(catch, &[]);
}

#[track_caller]
fn saved(app: &App, button: &str) -> Value {
    app.script("window.saved = null", &[]);
    app.click(&format!("[data-picture={button}]"));
    app.wait_until("something is saved", || app.script("return window.saved !== null", &[]) == true);
    app.script("return window.saved", &[])
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_svg_is_whole_and_asks_for_nothing() {
    let app = opened();
    catch_saving(&app);
    let file = saved(&app, "save-svg");
    assert_eq!(file["name"], "notabene.svg");
    let look = "const text = decodeURIComponent(arguments[0].slice(arguments[0].indexOf(',') + 1));
        const doc = new DOMParser().parseFromString(text, 'image/svg+xml');
        const count = css => doc.querySelectorAll(css).length;
        const outside = [...doc.querySelectorAll('*')].flatMap(e => [...e.attributes])
            .filter(a => /href|src/.test(a.name) && !a.value.startsWith('#')).length;
        const there = [...doc.querySelectorAll('use')].every(u => doc.querySelector(u.getAttribute('href')));
        return [count('parsererror'), count('path.field'), count('use'), outside, there,
            doc.querySelector('title').textContent]";
    let found = app.script(look, &[file["href"].clone()]);
    assert_eq!(found[0], 0, "it parses");
    assert_eq!((found[1].as_u64(), found[2].as_u64()), (Some(64), Some(32)));
    assert_eq!((found[3].as_u64(), found[4].as_bool()), (Some(0), Some(true)), "nothing from elsewhere");
    assert!(found[5].as_str().unwrap_or_default().contains("/4P3/"), "{}", found[5]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_png_has_twice_the_size_and_shows_the_board() {
    let app = opened();
    catch_saving(&app);
    let file = saved(&app, "save-png");
    assert_eq!(file["name"], "notabene.png");
    assert!(file["href"].as_str().is_some_and(|h| h.starts_with("data:image/png;base64,")));
    let look = "const image = new Image(); image.src = arguments[0]; image.decode().then(() => {
        const c = document.createElement('canvas'); c.width = image.width; c.height = image.height;
        const x = c.getContext('2d'); x.drawImage(image, 0, 0);
        const at = (a, b) => [...x.getImageData(a * image.width, b * image.height, 1, 1).data].join(' ');
        done([image.width, image.height, at(0.005, 0.005), at(0.4585, 0.4263), at(0.5737, 0.4263)]);
    })";
    let found = app.script_later(look, &[file["href"].clone()]);
    assert_eq!((found[0].as_u64(), found[1].as_u64()), (Some(1280), Some(1280)));
    assert_eq!(found[2], "255 255 255 255", "a white margin");
    assert_ne!(found[3], found[4], "fields of two colours");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_picture_is_copied_or_the_reason_is_told() {
    let app = opened();
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

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_window_fits() {
    let app = opened();
    for (width, height) in SIZES {
        app.resize(width, height);
        app.shot(&format!("{width}"));
        assert!(app.in_view("dialog[open]"), "{width}x{height}: {:?}", app.frame("dialog[open]"));
    }
}
