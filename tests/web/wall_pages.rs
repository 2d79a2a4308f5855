//! Lessons, drills and the free board on the wall.

use crate::app::App;
use wasm_bindgen_test::*;

#[wasm_bindgen_test]
async fn what_a_lesson_tells_is_shown_paragraph_by_paragraph() {
    let app = App::french().await;
    app.visit("#wall/learn/notation/L01").await;
    app.find("main.wall .wall-asks").await;
    let mut seen = vec![app.text("main.wall .wall-asks")];
    for _ in 0..40 {
        app.keys(" ").await;
        let now = app.text("main.wall .wall-asks");
        if seen.last() != Some(&now) {
            seen.push(now);
        }
        if app.script("return location.hash", &[]).as_str().is_some_and(|hash| hash.contains("/L01-")) {
            break;
        }
    }
    assert!(seen.len() > 2, "{seen:?}");
    app.visit("#wall/learn/notation/L99").await;
    app.reload().await;
    app.wait_until("it is told that it is not there", || {
        app.texts("main.wall .wall-asks").iter().any(|text| text.contains("n’est pas là"))
    })
    .await;
}

#[wasm_bindgen_test]
async fn an_address_without_a_drill_says_so() {
    let app = App::french().await;
    for address in ["#wall/drill/juggle/chess", "#wall/drill/find/marbles", "#wall/nowhere"] {
        app.visit(address).await;
        app.wait_until(address, || app.text(".wall-words").contains("pas d’exercice à cette adresse")).await;
    }
    app.click(".wall-words a[href='#drill']").await;
    app.find("main.drill").await;
}
