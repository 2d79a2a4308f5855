//! Data of the device: saved as a file, restored, deleted.

use crate::app::{App, Visitor};
use crate::browser::{Pointer, key};
use crate::layout::assert_no_side_scroll;
use crate::offline::{count_keeping, expect_kept, keeping};
use notabene::core::i18n::Language;
use serde_json::Value;

/// The stored items, by their storage keys.
fn stored(app: &App) -> Value {
    app.script("return Object.fromEntries(Object.entries(localStorage).sort())", &[])
}

/// Catches what the page lets the browser save.
fn saved(app: &App) -> String {
    let catch = "window.saved = null; HTMLAnchorElement.prototype.click = function () {
        window.saved = {name: this.download, href: this.href}; }";
    app.script(catch, &[]);
    app.click("[data-do=save-all]");
    app.wait_until("a file is saved", || app.script("return !!window.saved", &[]) == true);
    assert_eq!(app.script("return window.saved.name", &[]), "notabene.backup.txt");
    let text = app.script("return decodeURIComponent(window.saved.href.split(',')[1])", &[]);
    text.as_str().expect("a text").to_string()
}

fn choose(app: &App, text: &str) {
    let put = "const box = new DataTransfer(); box.items.add(new File([arguments[0]], 'x.txt'));
        const input = document.querySelector('input[name=backup]');
        input.files = box.files; input.dispatchEvent(new Event('change', {bubbles: true}))";
    app.script(put, &[text.into()]);
}

fn visit(app: &App) {
    app.script("location.hash = '#device'", &[]);
    app.find("main.device [data-do=save-all]");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn everything_goes_into_a_file_and_comes_back_on_another_device() {
    let app = App::french();
    app.set("Theme", "dark");
    app.tap_squares(Pointer::Mouse, &["e2", "e4", "e7", "e5"]);
    app.expect_paper(&["e4", "e5"]);
    app.script(
        "localStorage.setItem('notabene.1.progress', 'notabene progress 1\\nnotation L01-1=3\\n')",
        &[],
    );
    visit(&app);
    app.shot("device");
    let (file, kept) = (saved(&app), stored(&app));
    assert!(file.starts_with("Notabene backup 1\n"), "{file}");
    drop(app);
    let other = App::french();
    other.tap_squares(Pointer::Mouse, &["d2", "d4"]);
    other.expect_paper(&["d4"]);
    visit(&other);
    // Foreign items in the storage are not touched.
    other.script("localStorage.setItem('someone.else', 'x')", &[]);
    choose(&other, &file);
    other.find("[data-do=replace-all]");
    other.expect("the safe choice has the focus", "replace-no", || {
        other.script("return document.activeElement.dataset.do ?? ''", &[]).as_str().unwrap_or("").to_string()
    });
    other.shot("asks");
    assert!(stored(&other)["notabene.1.progress"].is_null(), "not before the yes");
    other.script("window.untouched = true", &[]);
    other.click("[data-do=replace-all]");
    other.wait_until("it is loaded again", || other.script("return !window.untouched", &[]) == true);
    other.find("main.device [data-do=save-all]");
    assert_eq!(other.attribute("html", "data-theme").as_deref(), Some("dark"));
    other.script("location.hash = ''", &[]);
    other.expect_paper(&["e4", "e5"]);
    let mut expected = kept;
    expected["someone.else"] = "x".into();
    assert_eq!(stored(&other), expected);
    // All former data is restored.
    visit(&other);
    other.shot("way-back");
    other.script("window.untouched = true", &[]);
    other.click("[data-do=replace-undo]");
    other.wait_until("it is loaded again", || other.script("return !window.untouched", &[]) == true);
    other.find("main.device [data-do=save-all]");
    assert!(!other.has("[data-do=replace-undo]"));
    other.visit("");
    other.expect_paper(&["d4"]);
    assert!(stored(&other)["notabene.1.progress"].is_null());
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn everything_is_forgotten_when_asked_twice() {
    let app = Visitor::new().speaking("fr").kept_offline().open();
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
    expect_kept(&app);
    app.script("localStorage.setItem('notabene.0.old', 'x'); localStorage.setItem('else', 'y')", &[]);
    visit(&app);
    // By keys alone, and first with a no.
    app.script("document.querySelector('[data-do=forget-all]').focus()", &[]);
    app.keys(key::ENTER);
    app.expect("the safe choice has the focus", "forget-no", || {
        app.script("return document.activeElement.dataset.do ?? ''", &[]).as_str().unwrap_or("").to_string()
    });
    app.shot("asks");
    app.keys(key::ENTER);
    app.find("[data-do=forget-all]");
    assert!(!stored(&app)["notabene.1.game"].is_null());
    app.script("window.untouched = true", &[]);
    count_keeping(&app);
    app.click("[data-do=forget-all]");
    app.click("[data-do=forget-yes]");
    app.wait_until("it is loaded again", || app.script("return !window.untouched", &[]) == true);
    app.find("main.device");
    app.wait_until("it is told", || !app.text(".device .note").is_empty());
    app.shot("forgotten");
    assert_eq!(stored(&app), serde_json::json!({"else": "y"}), "nothing is kept of somebody who only looks");
    assert_eq!(keeping(&app), 0);
    assert_eq!(app.script_later("caches.keys().then(all => done(all.length))", &[]), 0);
    let count = "navigator.serviceWorker.getRegistrations().then(all => done(all.length))";
    assert_eq!(app.script_later(count, &[]), 0);
    app.visit("");
    app.reload();
    app.expect_paper(&[]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn it_fits_every_screen_and_every_button_fits_a_finger() {
    let app = App::french();
    for language in Language::CODES {
        app.resize(1024, 768);
        app.visit("");
        app.speak(language);
        visit(&app);
        app.click("[data-do=forget-all]");
        choose(&app, "Notabene backup 1\n[aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa]\n|\nsomething else\n");
        app.find(".came .problems li");
        app.script("dispatchEvent(new Event('notabene-newer'))", &[]);
        app.find(".newer button");
        for (width, height) in [(360, 740), (400, 860), (860, 400), (1024, 768), (1920, 1080)] {
            app.resize(width, height);
            app.shot(&format!("{language}-{width}"));
            assert_no_side_scroll(&app, &format!("{language} at {width}x{height}"));
            for css in ["[data-do=save-all]", "[data-do=forget-yes]", "[data-do=use-newer]", "label.button"] {
                assert!(app.frame(css).height >= 44.0, "{css} at {width}x{height}");
            }
        }
        app.click(".newer [data-do=not-now]");
    }
}
