//! The room of Chess960: numbers both ways, draws, castling and what forbids it.

use crate::app::App;
use crate::app::key;
use serde_json::Value;
use wasm_bindgen_test::*;

/// The room, on a screen in French.
async fn room() -> App {
    let app = App::french().await;
    app.visit("#chess960").await;
    app.find("main.room .card").await;
    app
}

fn value(app: &App, name: &str) -> String {
    app.property(&format!("main.room input[name={name}]"), "value")
}

/// Waits until the position has this number by Scharnagl, this one of the club, and these pieces.
async fn expect_position(app: &App, scharnagl: &str, club: &str, pieces: &str) {
    let expected = [scharnagl, club, pieces].map(String::from);
    app.expect("the position", expected, || ["scharnagl", "club", "pieces"].map(|n| value(app, n))).await;
}

fn text_of(app: &App, card: &str, css: &str) -> String {
    app.text(&format!("[data-card={card}] {css}"))
}

#[wasm_bindgen_test]
async fn a_position_is_found_by_either_number_and_by_its_pieces() {
    let app = room().await;
    expect_position(&app, "518", "626", "TCFDRFCT").await;
    assert_eq!(text_of(&app, "pick", ".badge"), "donné par le club");
    app.fill("main.room input[name=scharnagl]", "959").await;
    expect_position(&app, "959", "17", "TRTCCDFF").await;
    assert_eq!(text_of(&app, "pick", ".badge"), "reconstitué");
    app.fill("main.room input[name=club]", "335").await;
    expect_position(&app, "534", "335", "TCFRDFCT").await;
    app.fill("main.room input[name=pieces]", "bbqnnrkr").await;
    expect_position(&app, "0", &value(&app, "club"), "FFDCCTRT").await;
    app.fill("main.room input[name=scharnagl]", "960").await;
    app.keys(key::ENTER).await;
    app.wait_until("the reason is told", || text_of(&app, "pick", ".wrong").contains("960")).await;
}

#[wasm_bindgen_test]
async fn two_tapped_pieces_change_places_and_a_wrong_rank_says_why() {
    let app = room().await;
    app.click("[data-file=d1]").await;
    app.click("[data-file=e1]").await;
    expect_position(&app, "534", "335", "TCFRDFCT").await;
    app.click("[data-file=a1]").await;
    app.click("[data-file=d1]").await;
    app.wait_until("the reason is told", || text_of(&app, "pick", ".wrong").contains("entre les deux tours"))
        .await;
    assert_eq!(app.attribute("[data-do=play]", "aria-disabled").as_deref(), Some("true"));
    app.click("[data-file=d1]").await;
    app.click("[data-file=a1]").await;
    expect_position(&app, "534", "335", "TCFRDFCT").await;
}

#[wasm_bindgen_test]
async fn mirror_draw_and_coin_give_other_positions() {
    let app = room().await;
    app.click("[data-do=mirror]").await;
    expect_position(&app, "534", "335", "TCFRDFCT").await;
    app.click("[data-do=draw]").await;
    app.wait_until("another position is drawn", || value(&app, "club") != "335").await;
    app.click("[data-do=coin]").await;
    app.find(".coin").await;
    let tails = app.has(".coin.tails");
    let club: u32 = value(&app, "club").parse().expect("a number");
    assert_eq!(club > 480, tails, "tails mirror: {club}");
    assert!(text_of(&app, "pick", ".told").contains("reconstituée"), "the number is called reconstructed");
}

#[wasm_bindgen_test]
async fn the_list_is_searched_and_walked() {
    let app = room().await;
    app.expect("a page of the list", 12, || app.count("[data-card=list] tbody tr")).await;
    app.click("[data-do=later]").await;
    app.wait_until("the next page is there", || app.has("tr[data-club='13']")).await;
    app.click("[data-king=d1]").await;
    app.wait_until("the block begins at its number", || app.has("tr[data-club='277']")).await;
    assert_eq!(app.property("input[name=search]", "value"), "???R");
    app.fill("input[name=search]", "626").await;
    app.click("tr[data-club='626'] button").await;
    expect_position(&app, "518", "626", "TCFDRFCT").await;
    assert_eq!(app.texts("[data-card=files] .count"), ["108", "168", "204", "204", "168", "108"]);
}

/// The files of king and rooks in the demonstration, from 0.
fn stands(app: &App) -> Value {
    let read = "return Array.from(document.querySelectorAll('.glides'), e => e.style.transform)";
    app.script(read, &[])
}

fn at(files: &[u8]) -> Value {
    files.iter().map(|x| format!("translateX({}%)", u32::from(*x) * 100)).collect()
}

#[wasm_bindgen_test]
async fn castling_is_shown_from_any_position() {
    let app = room().await;
    app.expect("king and rooks", at(&[4, 0, 7]), || stands(&app)).await;
    app.click("[data-castle=O-O]").await;
    app.expect("castled towards h", at(&[6, 0, 5]), || stands(&app)).await;
    app.click("[data-castle=O-O-O]").await;
    app.expect("castled towards a", at(&[2, 3, 7]), || stands(&app)).await;
    app.click("[data-do=back]").await;
    app.expect("put back", at(&[4, 0, 7]), || stands(&app)).await;
    app.click("[data-card=castling] summary").await;
    app.expect("the cases of both tables", 42, || app.count("[data-case]")).await;
    app.click("[data-side=black]").await;
    app.click("[data-case=dc]").await;
    app.expect("Kd8 Rc8 castled", at(&[2, 3]), || stands(&app)).await;
    assert!(text_of(&app, "castling", ".told").starts_with("La tour part la première"));
    assert!(app.has(".glides:first-of-type.second"), "the king waits for the rook");
    app.click("[data-case=gh]").await;
    app.expect("Kg8 Rh8 castled", at(&[6, 5]), || stands(&app)).await;
    app.wait_until("it is announced", || text_of(&app, "castling", ".announce").contains("Je roque")).await;
}

#[wasm_bindgen_test]
async fn what_forbids_castling_is_told() {
    let app = room().await;
    let said = || app.texts(".verdicts p");
    app.wait_until("the bishop on c1 forbids it", || said().iter().any(|t| t.contains("c1 doit être vide")))
        .await;
    app.click("[data-trial='2']").await;
    app.wait_until("without it castling is allowed", || app.has(".verdicts .may")).await;
    app.click("[data-extra='1']").await;
    app.click("[data-trial='26']").await;
    app.wait_until("a rook on c4 forbids it", || said().iter().any(|t| t.contains("le roi serait en échec")))
        .await;
    app.click("[data-do=rook]").await;
    app.expect("both ways are allowed", 2, || app.count(".verdicts .may")).await;
    app.click("[data-do=own]").await;
    app.expect("both ways are allowed", 2, || app.count(".verdicts .may")).await;
}

#[wasm_bindgen_test]
async fn the_room_stays_after_a_reload_and_speaks_the_language_of_the_screen() {
    let app = App::french().await;
    app.click("[data-control=new]").await;
    app.click("dialog .option:nth-of-type(2) input[type=radio]").await;
    app.click("dialog a[href='#rules/chess960']").await;
    app.find("main.room .card").await;
    app.reload().await;
    app.find("main.room .card").await;
    assert!(app.has(".page.hidden"), "the game is behind it");
    app.expect("the texts", 6, || app.count(".notes details")).await;
    app.speak("nl").await;
    app.wait_until("the texts are in Dutch", || app.text(".notes h2").contains("eerste rij")).await;
    app.keys(key::LEFT).await;
    app.click("main.room a.button").await;
    app.wait_until("the game is back", || !app.has("main.room")).await;
}

#[wasm_bindgen_test]
async fn texts_that_do_not_come_are_told() {
    let app = App::french().await;
    // The page itself loads; its texts do not.
    app.script(
        "const real = window.fetch;
        const lost = () => Promise.reject(new Error('no network'));
        window.fetch = (url) => String(url).includes('texts/') ? lost() : real(url);",
        &[],
    );
    app.script("location.hash = '#chess960'", &[]);
    app.wait_until("it is told", || app.texts(".notes .note").iter().any(|t| t.contains("pas pu"))).await;
    app.script("location.hash = '#about'", &[]);
    app.find("main.about h1").await;
    app.wait_until("it is told", || app.texts(".notes .note").iter().any(|t| t.contains("pas pu"))).await;
}

#[wasm_bindgen_test]
async fn the_throws_of_the_page_give_the_usual_position() {
    let _styles = crate::seen::Styled::new();
    let app = room().await;
    app.click("[data-do=mirror]").await;
    for (n, die) in [4, 1, 3, 3, 1, 2].into_iter().enumerate() {
        app.click(&format!("[data-die='{die}']")).await;
        app.expect("the throws", n + 1, || app.count(".throws li")).await;
    }
    app.expect("the pieces of the die", 8, || app.count("[data-card=dice] .place svg")).await;
    app.click("[data-do=take]").await;
    expect_position(&app, "518", "626", "TCFDRFCT").await;
    app.click("[data-do=again]").await;
    app.click("[data-way=fair]").await;
    app.expect("no throws", 0, || app.count(".throws li")).await;
    for _ in 0..100 {
        if app.script("return getComputedStyle(document.querySelector('[data-do=take]')).display", &[])
            != "none"
        {
            break;
        }
        app.click(".room [data-do=throw]").await;
    }
    app.click("[data-do=take]").await;
    assert!(!value(&app, "club").is_empty(), "what is thrown is a position");
}
