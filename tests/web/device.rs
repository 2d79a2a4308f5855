//! Data of the device: saved as a file, restored, deleted.

use crate::app::App;
use serde_json::Value;
use wasm_bindgen_test::*;

/// The stored items, by their storage keys.
fn stored(app: &App) -> Value {
    app.script("return Object.fromEntries(Object.entries(localStorage).sort())", &[])
}

/// Catches what the page lets the browser save.
async fn saved(app: &App) -> String {
    let catch = "window.saved = null; HTMLAnchorElement.prototype.click = function () {
        window.saved = {name: this.download, href: this.href}; }";
    app.script(catch, &[]);
    app.click("[data-do=save-all]").await;
    app.wait_until("a file is saved", || app.script("return !!window.saved", &[]) == true).await;
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

async fn visit(app: &App) {
    app.script("location.hash = '#device'", &[]);
    app.find("main.device [data-do=save-all]").await;
}

#[wasm_bindgen_test]
async fn a_damaged_or_foreign_file_is_answered_and_changes_nothing() {
    let app = App::french().await;
    app.tap_squares(&["e2", "e4"]).await;
    app.expect_paper(&["e4"]).await;
    visit(&app).await;
    let (good, before) = (saved(&app).await, stored(&app));
    let cut = good[..good.len() - 12].to_string();
    for (text, line) in [
        ("[Event \"?\"]\n\n1. e4 *\n".to_string(), "Ligne 1, caractère 1"),
        ("\u{0}\u{1}\u{2}".to_string(), "Ligne 1, caractère 1"),
        (good.replacen("e4", "e3", 1), "Ligne "),
        (cut, "Ligne "),
        (good.replacen("\n[game]\n", "\n[g\u{e4}me]\n", 1), "Ligne 2, caractère 2"),
    ] {
        choose(&app, &text);
        app.expect("one problem", 1, || app.count(".came .problems li")).await;
        app.wait_until("its place is told", || app.text(".came .problems li").contains(line)).await;
        assert!(!app.has("[data-do=replace-all]"));
        assert_eq!(stored(&app), before);
        // A valid file replaces it.
        choose(&app, &good);
        app.click("[data-do=replace-no]").await;
        app.wait_until("nothing is asked any more", || !app.has(".came .problems, [data-do=replace-all]"))
            .await;
    }
}

#[wasm_bindgen_test]
async fn where_there_is_no_room_all_stays_as_it_was() {
    let app = App::french().await;
    app.tap_squares(&["e2", "e4"]).await;
    app.expect_paper(&["e4"]).await;
    visit(&app).await;
    let (good, before) = (saved(&app).await, stored(&app));
    let full = "const old = Storage.prototype.setItem; let room = 1;
        Storage.prototype.setItem = function (name, text) {
            if (room-- === 0) throw new DOMException('full', 'QuotaExceededError');
            return old.call(this, name, text);
        }";
    app.script(full, &[]);
    choose(&app, &good);
    app.click("[data-do=replace-all]").await;
    app.wait_until("it is told", || app.text(".came [role=alert]").contains("place")).await;
    assert_eq!(stored(&app), before);
}
