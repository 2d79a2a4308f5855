//! Printed sheets and diagrams: what is chosen by words.

use crate::app::App;
use wasm_bindgen_test::*;

/// Morphy's game at the opera, in the saved form.
const OPERA: &str = "notabene 2\nchess\n[Event \"Opéra\"]\n[Date \"1858.11.02\"]\n[Round \"1\"]\n[White \"Paul Morphy\"]\n\
    [Black \"Duc et comte\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 \
    7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 \
    15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0\n";

/// The page for printing, with that game on the desk.
async fn press() -> App {
    let app = App::french().await;
    open(&app, OPERA).await;
    app
}

async fn open(app: &App, game: &str) {
    app.put_kept(game);
    // Resets the print options of earlier visits.
    app.script("localStorage.removeItem('notabene.1.print')", &[]);
    app.visit("").await;
    app.reload().await;
    app.find(".piece").await;
    app.visit("#print").await;
    app.find("main.printing .leaves").await;
}

/// Chooses paper and sheets; all that is not named is none.
async fn choose(app: &App, format: &str, choices: &[(&str, &str)]) {
    app.click(&format!("[data-format={format}]")).await;
    let wanted = |name: &str| choices.iter().find(|(n, _)| *n == name).map(|(_, value)| *value);
    for (name, none) in [("blank", "0"), ("planted", "0"), ("boards", "none")] {
        app.pick(&format!(".choosing select[name={name}]"), wanted(name).unwrap_or(none)).await;
    }
    for name in ["filled", "copies"] {
        let tick = format!(".choosing input[name={name}]");
        let is = app.script("return document.querySelector(arguments[0]).checked", &[tick.as_str().into()])
            == true;
        if is != wanted(name).is_some() {
            app.click(&tick).await;
        }
    }
}

#[wasm_bindgen_test]
async fn named_diagrams_and_what_is_wrong_with_a_name() {
    let app = press().await;
    choose(&app, "a4", &[("boards", "chosen")]).await;
    app.fill(".choosing input[name=named]", "2. 5-6 17").await;
    app.expect("the captions", vec!["2.Cf3", "5…dxe5", "6…Cf6", "17.Td8#"], || app.texts("figcaption b"))
        .await;
    app.fill(".choosing input[name=named]", "2. Cf3").await;
    app.wait_until("the reason is told", || app.text(".tells").contains("Cf3")).await;
    app.fill(".choosing input[name=named]", "2. 44").await;
    app.wait_until("the number is told", || app.text(".tells").contains("44")).await;
    assert_eq!(app.texts("figcaption b"), ["2.Cf3"]);
    // Other letters, at once.
    app.set("PieceLetters", "en").await;
    app.visit("#print").await;
    app.expect("the captions", vec!["2. Nf3"], || app.texts("figcaption b")).await;
}
