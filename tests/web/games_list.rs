//! The list of my games: damaged ones, thousands of them, every size of screen, and the ways that lead there.

use crate::app::App;
use crate::games::{choose, count, expect_games, leave, press, visit};
use crate::records::{THREE, english};
use wasm_bindgen_test::*;

#[wasm_bindgen_test]
async fn damaged_games_are_told_and_harm_no_other() {
    let app = english().await;
    visit(&app).await;
    choose(&app, "input[name=games-file]", "three.pgn", THREE);
    expect_games(&app, 3, &[]).await;
    let damage = "const open = indexedDB.open('notabene');
        open.onsuccess = () => {
            const change = open.result.transaction(['summaries', 'texts'], 'readwrite');
            const rows = change.objectStore('summaries');
            rows.put('nonsense', 'bad1');
            rows.put(7, 'bad2');
            rows.getAllKeys().onsuccess = e => {
                const id = e.target.result.find(key => !key.startsWith('bad'));
                rows.get(id).onsuccess = e => {
                    sessionStorage.setItem('lost', e.target.result.match(/white=(.*)/)[1]);
                    change.objectStore('texts').put('nothing', id);
                };
            };
            change.oncomplete = () => (open.result.close(), done(true));
        }";
    assert_eq!(app.script_later(damage, &[]).await, true);
    app.reload().await;
    app.find("main.my-games").await;
    app.wait_until("it is told", || app.texts(".my-games [role=alert]").concat().contains('2')).await;
    expect_games(&app, 3, &[]).await;
    // The game whose text is damaged is answered, and the others open.
    let lost = app.script("return sessionStorage.getItem('lost')", &[]);
    let lost = lost.as_str().expect("the name of a player").to_string();
    // The other player of a game may have the same name.
    let white = format!("{lost} – ");
    press(&app, &white, &white).await;
    app.wait_until("it is told", || !app.texts(".games-done").concat().is_empty()).await;
    let sound = if lost == "Eva" { "Cleo" } else { "Eva" };
    press(&app, sound, sound).await;
    app.wait_until("its moves are there", || app.count(".sheet .move") > 0).await;
    visit(&app).await;
    expect_games(&app, 3, &[]).await;
    assert_eq!(app.console(), [""; 0], "the console");
}

#[wasm_bindgen_test]
async fn links_lead_to_the_list_from_every_window_and_by_a_key() {
    let app = App::open().await;
    app.keys("g").await;
    app.find("main.my-games").await;
    leave(&app).await;
    for window in ["records", "new"] {
        app.click(&format!("[data-control={window}]")).await;
        app.click("dialog[open] a[href='#games/mine']").await;
        app.find("main.my-games").await;
        app.wait_until("the window is closed", || !app.has("dialog[open]")).await;
        leave(&app).await;
    }
}

/// The longest task of the page, in milliseconds, while a list of so many games without names is opened.
async fn longest_task(app: &App, games: usize) -> f64 {
    app.tap_squares(&["e2", "e4"]).await;
    visit(app).await;
    expect_games(app, 1, &["on the board"]).await;
    leave(app).await;
    let copies = "const open = indexedDB.open('notabene');
        open.onsuccess = () => {
            const change = open.result.transaction(['summaries', 'texts'], 'readwrite');
            const [summaries, texts] = ['summaries', 'texts'].map((name) => change.objectStore(name));
            summaries.getAll().onsuccess = ({ target: { result: [summary] } }) => {
                const [, id] = summary.match(/id=(.*)/);
                texts.get(id).onsuccess = ({ target: { result: text } }) => {
                    for (let n = 1; n < arguments[0]; n++) {
                        const copy = `copy${n}`;
                        summaries.put(summary.replace(id, copy), copy);
                        texts.put(text, copy);
                    }
                };
            };
            change.oncomplete = () => (open.result.close(), done(true));
        }";
    app.script_later(copies, &[games.into()]).await;
    let observe = "window.longest = 0;
        new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
        }).observe({ entryTypes: ['longtask'] });";
    app.script(observe, &[]);
    visit(app).await;
    app.wait_until("all are there", || {
        count(app).chars().filter(char::is_ascii_digit).collect::<String>().contains(&games.to_string())
    })
    .await;
    app.let_draw(2).await;
    app.script("return window.longest", &[]).as_f64().unwrap_or_default()
}

/// A measurement: a busy machine may need longer, and no test fails for it.
#[wasm_bindgen_test]
async fn of_thousands_of_games_only_those_in_view_are_drawn() {
    let app = english().await;
    let longest = longest_task(&app, 5_000).await;
    wasm_bindgen_test::console_log!("5,000 games: longest task {longest} ms");
    let drawn = app.count("main.my-games ul li");
    assert!((1..100).contains(&drawn), "{drawn} rows");
    assert_eq!(app.attribute("main.my-games ul li", "aria-setsize").as_deref(), Some("5000"));
}
