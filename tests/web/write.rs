//! Moves are written: played, played with a remark, or answered with the reason and the right form.

use crate::app::App;
use crate::app::{key, strings};
use wasm_bindgen_test::*;

const BOX: &str = ".write input";

const SENTENCE: &str = ".explain .sentence";

/// Writes a move and presses Enter.
async fn write(app: &App, text: &str) {
    app.fill(BOX, text).await;
    app.keys(key::ENTER).await;
}

async fn expect_refused(app: &App, text: &str, sentence: &str, lit: &[&str], wrong: &str) {
    write(app, text).await;
    app.expect("the reason", sentence, || app.text(SENTENCE)).await;
    app.expect("the text", text, || app.property(BOX, "value")).await;
    assert_eq!(app.text(".echo mark"), wrong, "the wrong place of {text}");
    let lights =
        "return Array.from(document.querySelectorAll('.overlay .fault[data-lit]'), e => e.dataset.lit)";
    let mut shown = strings(&app.script(lights, &[]));
    let mut fields: Vec<String> = lit.iter().map(|name| number(name)).collect();
    shown.sort();
    fields.sort();
    assert_eq!(shown, fields, "the lit fields of {text}");
}

fn number(name: &str) -> String {
    let bytes = name.as_bytes();
    (u32::from(bytes[1] - b'1') * 8 + u32::from(bytes[0] - b'a')).to_string()
}

#[wasm_bindgen_test]
async fn a_written_move_is_played_and_the_box_is_ready_for_the_next() {
    let app = App::french().await;
    app.script("document.activeElement.blur()", &[]);
    app.keys("/").await;
    app.wait_until("the box has the focus", || app.has(".write input:focus")).await;
    for text in ["e4", "e5", "Cf3", "b8c6"] {
        app.keys(text).await;
        app.keys(key::ENTER).await;
    }
    app.expect_paper(&["e4", "e5", "Cf3", "Cc6"]).await;
    app.expect("the remark on an id", "Juste. La forme courte est Cc6.", || app.text(SENTENCE)).await;
    assert_eq!(app.property(BOX, "value"), "");
    assert!(app.has(".write input:focus"));
}

/// White: king e1, rook a1, knights d5 and e2 (pinned by the rook on e8), pawn d2.
const HELD: &str = "4r1k1/8/8/3N4/8/8/3PN3/R3K3 w Q - 0 1";

#[wasm_bindgen_test]
async fn causes_are_told_shown_on_the_board_and_marked_in_the_text() {
    let app = App::french_with("chess", HELD, "*").await;
    let nb = '\u{a0}';
    let no_field =
        format!("«{nb}i4{nb}» n’est pas une case. Les colonnes vont de a à h, les rangées de 1 à 8.");
    expect_refused(&app, "Ci4", &no_field, &[], "i4").await;
    let order = format!("La lettre de la case vient avant le chiffre{nb}: Cb6.");
    expect_refused(&app, "C6b", &order, &[], "6b").await;
    let foreign = format!("«{nb}N{nb}» est une lettre d’une autre langue (English). Ici, on écrit Cb6.");
    expect_refused(&app, "Nb6", &foreign, &[], "Nb6").await;
    let small = format!("La lettre d’une pièce est majuscule{nb}: Cb6.");
    expect_refused(&app, "cb6", &small, &[], "cb6").await;
    expect_refused(
        &app,
        "Cg3",
        &format!("Le cavalier ne peut pas jouer ce coup{nb}: il protège ton roi contre la tour en e8."),
        &["e2", "e8", "e1"],
        "Cg3",
    )
    .await;
    let blocked = format!("Le chemin est barré{nb}: il y a un roi blanc en e1.");
    expect_refused(&app, "Tf1", &blocked, &["e1"], "Tf1").await;
    expect_refused(&app, "Dd4", "Tu n’as pas de dame.", &[], "Dd4").await;
    app.expect_paper(&[]).await;
}

#[wasm_bindgen_test]
async fn the_switch_beside_the_box_says_how_exactly_to_write_and_is_kept() {
    let app = App::french().await;
    write(&app, "Pe4").await;
    app.expect_paper(&["e4"]).await;
    app.expect("the remark", "Un pion n’a pas de lettre\u{a0}: e4.", || app.text(SENTENCE)).await;
    app.pick(".write select", "tournament").await;
    write(&app, "Pe5").await;
    app.wait_until("it is refused", || app.has(".explain.refused")).await;
    app.expect("the right form", vec!["e5"], || app.texts(".offer")).await;
    app.expect_paper(&["e4"]).await;
    app.pick(".write select", "pgn").await;
    app.reload().await;
    app.expect("the switch", "pgn", || app.property(".write select", "value")).await;
    write(&app, "Cf6").await;
    app.expect("the right form", vec!["Nf6"], || app.texts(".offer")).await;
    app.click(".offer").await;
    app.expect_paper(&["e4", "Cf6"]).await;
}

#[wasm_bindgen_test]
async fn a_text_that_looks_like_markup_is_only_a_text() {
    let app = App::french().await;
    write(&app, "<img src=x onerror=alert(1)>&\"'").await;
    app.wait_until("it is refused", || app.has(".echo mark")).await;
    assert!(!app.has(".explain img"), "nothing of it became an element");
    assert!(app.text(".echo").ends_with("<img src=x onerror=alert(1)>&\"'"), "{}", app.text(".echo"));
}
