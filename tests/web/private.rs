//! Privacy: the page sends requests only to its own server, and writes no errors to the console.

use crate::app::App;
use wasm_bindgen_test::*;

#[wasm_bindgen_test]
async fn texts_of_others_become_no_markup() {
    let app = App::french().await;
    let evil = "<img src=x onerror=\"window.hit = 1\"><script>window.hit = 1</script>";
    let pgn = format!("[Event \"{}\"]\n[White \"{0}\"]\n\n1. e4 {{{evil}}} e5 *", evil.replace('"', "'"));
    let put = "const box = new DataTransfer(); box.setData('text/plain', arguments[0]);
        document.body.dispatchEvent(new ClipboardEvent('paste', {bubbles: true, clipboardData: box}))";
    app.script(put, &[pgn.into()]);
    app.expect_paper(&["e4", "e5"]).await;
    app.wait_until("the comment is there", || {
        app.texts(".sheet .comment").iter().any(|t| t.contains("<img"))
    })
    .await;
    for page in ["", "sheet", "print", "device"] {
        crate::damage::open(&app, page).await;
        assert_eq!(app.count("img[src=x], main script"), 0, "#{page}");
    }
    crate::damage::open(&app, &format!("learn/{evil}")).await;
    assert_eq!(app.count("img[src=x], main script"), 0, "a lesson that is none");
    assert_eq!(app.script("return window.hit ?? 0", &[]), 0);
    assert_eq!(app.console(), [""; 0]);
}
