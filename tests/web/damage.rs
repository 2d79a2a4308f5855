//! Damaged storage: every page opens, and nothing in the storage is discarded.

use crate::app::App;

/// Every page of the app, and the modes of the score sheet.
pub const PAGES: [&str; 39] = [
    "",
    "about",
    "chess960",
    "scharten",
    "draughts",
    "compare",
    "clock",
    "drill",
    "systems",
    "learn",
    "sheet",
    "print",
    "print/work",
    "print/boards",
    "print/diplomas",
    "class",
    "courses",
    "courses/own1",
    "courses/own1/1",
    "courses/own1/1/1",
    "device",
    "me",
    "me/parents",
    "games/mine",
    "wall",
    "setup",
    "sheet/write",
    "sheet/dictation",
    "sheet/order",
    "sheet/rehearsal",
    "sheet/guess",
    "sheet/memory",
    "sheet/repair",
    "sheet/hand",
    "famous",
    "famous/chosen",
    "more",
    "play",
    "strokes",
];

/// Goes to a page, and waits for it.
pub async fn open(app: &App, page: &str) {
    app.script("location.hash = arguments[0]", &[page.into()]);
    // The game is hidden while another page is shown.
    let shown = if page.is_empty() { "main.page:not(.hidden)" } else { "main.page.hidden ~ main" };
    app.wait_until(&format!("#{page} is shown"), || app.has(shown) || app.has("body > .fault:not(.aside)"))
        .await;
}
