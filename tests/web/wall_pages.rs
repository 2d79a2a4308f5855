//! Lessons, drills and the free board on the wall.

use crate::app::{App, square};
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

/// The teacher's own course with positions to set up.
const SET_UP_COURSE: &str = "notabene course 1

course own
game chess
title
  en Positions
lead
  en Set up.

lesson S
title
  en Set up
goal
  en To see it in the head.

point
  en Look.

exercise after set-up
prompt
  en Set up the position after 1.e4 e5 2.Nf3.
board start
moves e4 e5 Nf3

exercise look set-up
prompt
  en Look at the pieces, then set them up.
pieces 8/8/3k4/8/4K3/8/8/8 w - - 0 1
number 5
";

#[wasm_bindgen_test]
async fn a_class_sets_up_a_position_together_by_finger_and_sees_what_is_wrong() {
    let app = App::speaking("en").await;
    app.visit("#learn").await;
    app.find(".own textarea").await;
    let put = "document.querySelector('details.own').open = true;
        document.querySelector('.own textarea').value = arguments[0]";
    app.script(put, &[SET_UP_COURSE.into()]);
    app.click("[data-do=add-course]").await;
    app.find("[data-course=own1] .lesson-list a").await;
    app.visit("#wall/learn/own1/S/after").await;
    app.find("main.wall .wall-set-up .palette").await;
    let cell = |name: &str| format!("main.wall .grid [data-cell='{}']", square(name));
    let pieces = || app.count("main.wall .pieces .piece");
    // Pieces are moved with two taps each.
    for (from, to) in [("e2", "e4"), ("e7", "e5")] {
        app.click(&cell(from)).await;
        app.wait_until("the piece is in the hand", || app.has("main.wall .marks .lit")).await;
        app.click(&cell(to)).await;
        app.wait_until("the piece stands there", || !app.has("main.wall .marks .lit")).await;
    }
    app.click("main.wall [data-do=check]").await;
    app.wait_until("the count", || {
        app.texts("main.wall .wall-saying p").iter().any(|t| t.contains("31 of 32"))
    })
    .await;
    app.expect("two fields are marked", 2, || app.count("main.wall .marks .lit")).await;
    // A knight from the pieces beside the board; the other is taken off.
    app.click("main.wall .wall-set-up [aria-label='White knight']").await;
    app.click(&cell("f3")).await;
    app.expect("a piece more", 33, pieces).await;
    app.reload().await;
    app.expect("they stay over a reload", 33, pieces).await;
    app.click("main.wall .wall-set-up [data-piece=eraser]").await;
    app.click(&cell("g1")).await;
    app.expect("a piece less", 32, pieces).await;
    app.click("main.wall [data-do=check]").await;
    app.find(".wall-right").await;
    app.expect("the pieces go away", 0, || app.count("main.wall .palette")).await;
    // The next one is seen until the teacher goes on.
    app.keys(" ").await;
    app.expect("the pieces are seen", 2, pieces).await;
    assert!(!app.has("main.wall .palette"));
    app.keys(" ").await;
    app.expect("an empty board", 0, pieces).await;
    app.find("main.wall .wall-set-up .palette").await;
    app.keys("   ").await;
    app.find(".wall-right").await;
    app.expect("the answer stands there", 2, pieces).await;
}
