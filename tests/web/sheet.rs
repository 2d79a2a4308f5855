//! The score sheet: it fills itself, and a pupil fills it in by finger and by keys.

use crate::app::App;
use crate::app::key;
use wasm_bindgen_test::*;

/// Goes to a way of practising.
pub async fn open(app: &App, way: &str) {
    let address = if way.is_empty() { "#sheet".to_string() } else { format!("#sheet/{way}") };
    app.script("location.hash = arguments[0]", &[address.as_str().into()]);
    app.find(&format!(".practice[data-practice='{way}'] h2")).await;
}

/// Plays a move on the board of the page.
pub async fn play(app: &App, from: &str, to: &str) {
    for name in [from, to] {
        app.click(&format!(".practice .grid [data-cell='{}']", crate::app::square(name))).await;
    }
}

/// The text of a place of a sheet.
pub fn place(app: &App, paper: &str, ply: usize) -> String {
    app.texts(&format!("[data-paper={paper}] [data-ply='{ply}'] .ink")).concat()
}

/// The classes of a place.
pub fn look(app: &App, paper: &str, ply: usize) -> String {
    app.attribute(&format!("[data-paper={paper}] [data-ply='{ply}']"), "class").unwrap_or_default()
}

#[wasm_bindgen_test]
async fn one_column_may_be_left_to_the_program() {
    let app = App::french().await;
    open(&app, "write").await;
    app.pick("[name=columns]", "black").await;
    play(&app, "e2", "e4").await;
    app.expect("White's move writes itself", "e4".to_string(), || place(&app, "write", 0)).await;
    play(&app, "e7", "e5").await;
    app.wait_until("Black's place waits", || app.has("[data-paper=write] [data-ply='1'][aria-current=step]"))
        .await;
    app.fill("[data-pen=write]", "e5").await;
    app.keys(key::ENTER).await;
    app.wait_until("it is right", || look(&app, "write", 1).contains("right")).await;
}

#[wasm_bindgen_test]
async fn a_sheet_in_two_tabs_goes_on_from_what_the_other_wrote() {
    let app = App::french().await;
    open(&app, "write").await;
    let write = async |from: &str, to: &str, ply: usize, text: &str| {
        play(&app, from, to).await;
        app.fill("[data-pen=write]", text).await;
        app.keys(key::ENTER).await;
        app.expect("it is on the sheet", text.to_string(), || place(&app, "write", ply)).await;
    };
    write("e2", "e4", 0, "e4").await;
    let remember = "window.other = Object.entries(localStorage)
        .filter(([name]) => name.startsWith('notabene.1.sheet.'))";
    app.script(remember, &[]);
    write("e7", "e5", 1, "e5").await;
    // The other tab has saved another state of game and sheet.
    let other = "for (const [name, text] of window.other) localStorage.setItem(name, text);
        for (const [key] of window.other) window.dispatchEvent(new StorageEvent('storage', { key }));";
    app.script(other, &[]);
    app.expect("its sheet is here", String::new(), || place(&app, "write", 1)).await;
    app.expect("its sheet is here", "e4".to_string(), || place(&app, "write", 0)).await;
    write("e7", "e6", 1, "e6").await;
}

#[wasm_bindgen_test]
async fn the_sheet_fills_itself_and_its_head_is_kept_with_the_game() {
    let app = App::french().await;
    app.tap_squares(&["e2", "e4", "e7", "e5", "g1", "f3"]).await;
    app.expect_paper(&["e4", "e5", "Cf3"]).await;
    app.click(".places a[href='#sheet']").await;
    app.find("[data-paper=auto]").await;
    app.expect("the places", ["e4", "e5", "Cf3"].map(String::from), || {
        [0, 1, 2].map(|n| place(&app, "auto", n))
    })
    .await;
    assert_eq!(app.count("[data-paper=auto] tbody tr"), 60, "two blocks of thirty rows");
    app.fill("[data-paper=auto] input[name=White]", "Zoé").await;
    app.script("document.activeElement.blur()", &[]);
    app.fill("[data-paper=auto] input[name=WhiteTeam]", "Tour & <Roi>").await;
    app.script("document.activeElement.blur()", &[]);
    app.wait_until("the head is kept", || app.kept().contains("[WhiteTeam \"Tour & <Roi>\"]")).await;
    app.click("[data-paper=auto] [data-ply='0']").await;
    app.wait_until("the move is the one on the board", || {
        app.attribute("[data-paper=auto] [data-ply='0']", "aria-current").as_deref() == Some("step")
    })
    .await;
    app.click("[data-turn=copy]").await;
    app.expect("the leaf", Some("copy".to_string()), || app.attribute("[data-paper=auto]", "data-leaf"))
        .await;
    app.reload().await;
    app.find("[data-paper=auto]").await;
    app.expect("the name", "Zoé", || app.property("[data-paper=auto] input[name=White]", "value")).await;
    assert!(app.console().iter().all(|line| !line.contains("error")), "{:?}", app.console());
}
