//! The picture of a position, saved as SVG and PNG.

use crate::app::App;
use serde_json::Value;
use wasm_bindgen_test::*;

async fn opened() -> App {
    let app = App::speaking("en").await;
    app.tap_squares(&["e2", "e4"]).await;
    app.expect_paper(&["e4"]).await;
    app.click("[data-control=records]").await;
    app.click("[data-do=picture]").await;
    app.find("dialog[open] .picture img").await;
    app
}

/// Notes what the page wants to save instead of saving it.
fn catch_saving(app: &App) {
    let catch = "window.saved = null; HTMLAnchorElement.prototype.click = function () {
        window.saved = {name: this.download, href: this.href}; }";
    app.script(catch, &[]);
}

async fn saved(app: &App, button: &str) -> Value {
    app.script("window.saved = null", &[]);
    app.click(&format!("[data-picture={button}]")).await;
    app.wait_until("something is saved", || app.script("return window.saved !== null", &[]) == true).await;
    app.script("return window.saved", &[])
}

#[wasm_bindgen_test]
async fn the_svg_is_whole_and_asks_for_nothing() {
    let app = opened().await;
    catch_saving(&app);
    let file = saved(&app, "save-svg").await;
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

#[wasm_bindgen_test]
async fn the_png_has_twice_the_size_and_shows_the_board() {
    let app = opened().await;
    catch_saving(&app);
    let file = saved(&app, "save-png").await;
    assert_eq!(file["name"], "notabene.png");
    assert!(file["href"].as_str().is_some_and(|h| h.starts_with("data:image/png;base64,")));
    let look = "const image = new Image(); image.src = arguments[0]; image.decode().then(() => {
        const c = document.createElement('canvas'); c.width = image.width; c.height = image.height;
        const x = c.getContext('2d'); x.drawImage(image, 0, 0);
        const at = (a, b) => [...x.getImageData(a * image.width, b * image.height, 1, 1).data].join(' ');
        done([image.width, image.height, at(0.005, 0.005), at(0.4585, 0.4263), at(0.5737, 0.4263)]);
    })";
    let found = app.script_later(look, &[file["href"].clone()]).await;
    assert_eq!((found[0].as_u64(), found[1].as_u64()), (Some(1280), Some(1280)));
    assert_eq!(found[2], "255 255 255 255", "a white margin");
    assert_ne!(found[3], found[4], "fields of two colours");
}
