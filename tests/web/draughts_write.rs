//! Moves of draughts are written: played, answered with the reason, explained part by part, and shown in the
//! form one likes.

use crate::app::App;
use crate::app::{key, strings};
use wasm_bindgen_test::*;

const BOX: &str = ".write input";

const SENTENCE: &str = ".explain .sentence";

const START: &str = "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:\
    B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20";

async fn write(app: &App, text: &str) {
    app.fill(BOX, text).await;
    app.keys(key::ENTER).await;
}

/// A field of the board of a hundred squares by its number, as the page counts it.
fn place(number: u32) -> String {
    let (row, column) = ((number - 1) / 5, (number - 1) % 5);
    ((9 - row) * 5 + column).to_string()
}

async fn expect_lit(app: &App, class: &str, numbers: &[u32]) {
    let mut expected: Vec<String> = numbers.iter().map(|n| place(*n)).collect();
    expected.sort();
    app.expect("the lit fields", expected, || {
        let read = "return Array.from(document.querySelectorAll(arguments[0]), e => e.dataset.lit).sort()";
        strings(&app.script(read, &[format!(".overlay {class}[data-lit]").into()]))
    })
    .await;
}

#[wasm_bindgen_test]
async fn a_wrong_move_of_draughts_is_answered_with_its_reason_and_the_right_forms() {
    let app = App::french_with("draughts/international", START, "*").await;
    for text in ["32-28", "19–23", "28-19", "14:23", "33 28"] {
        write(&app, text).await;
        app.expect("an empty box", "", || app.property(BOX, "value")).await;
    }
    app.expect_paper(&["32-28", "19-23", "28x19", "14x23", "33-28"]).await;
    write(&app, "23x32").await;
    // Two pieces may capture; another move is refused, and the two are offered.
    write(&app, "34-30").await;
    app.expect("the reason", "La prise est obligatoire\u{a0}: 37x28 ou 38x27.", || app.text(SENTENCE)).await;
    assert_eq!(app.text(".echo mark"), "34-30");
    expect_lit(&app, ".fault", &[37, 38]).await;
    assert_eq!(app.texts(".offer"), ["37x28", "38x27"]);
    app.click(".offer[data-offer='38x27']").await;
    app.keys(key::ENTER).await;
    app.expect_current(&["38x27"]).await;
    write(&app, "51-46").await;
    let no_field = "«\u{a0}51\u{a0}» n’est pas une case. Ici, elles vont de 1 à 50.";
    app.expect("the reason", no_field, || app.text(SENTENCE)).await;
}
