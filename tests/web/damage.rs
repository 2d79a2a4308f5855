//! Damaged storage: every page opens, and nothing in the storage is discarded.

use crate::app::App;
use wasm_bindgen_test::*;

/// Goes to a page, and waits for it.
pub async fn open(app: &App, page: &str) {
    app.script("location.hash = arguments[0]", &[page.into()]);
    // The game is hidden while another page is shown.
    let shown = if page.is_empty() { "main.page:not(.hidden)" } else { "main.page.hidden ~ main" };
    app.wait_until(&format!("#{page} is shown"), || app.has(shown) || app.has("body > .fault:not(.aside)"))
        .await;
}

#[wasm_bindgen_test]
async fn a_damaged_address_is_answered() {
    let app = App::french().await;
    for hash in ["#g=", "#g=!!", "#g=AAAA", "#g=%00%ff", "#nothing"] {
        app.visit("").await;
        app.script("location.hash = arguments[0]", &[hash.into()]);
        app.expect_notice().await;
        expect_no_fault(&app, hash);
    }
    for page in ["learn/none/none", "sheet/\u{0}", "device/<b>"] {
        app.visit("").await;
        open(&app, page).await;
        expect_no_fault(&app, page);
    }
}

fn expect_no_fault(app: &App, address: &str) {
    assert!(!app.has("body > .fault"), "{address}");
    assert!(app.has("main:not(.hidden)"), "{address}");
    assert_eq!(app.errors(), [""; 0], "{address}");
}
