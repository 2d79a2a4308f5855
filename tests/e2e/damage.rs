//! Damaged storage: every page opens, and nothing in the storage is discarded.

use crate::app::App;
use crate::pages::pages;
use serde_json::json;

/// All storage keys of a device.
const KEYS: [&str; 54] = [
    "learners",
    "minutes",
    "game",
    "game.row",
    "before",
    "settings",
    "progress",
    "clock",
    "draft",
    "writing",
    "print",
    "print.work",
    "print.board",
    "class",
    "pupil",
    "seed",
    "course.own1",
    "sheet.game",
    "sheet.hand",
    "sheet.columns",
    "sheet.filled",
    "sheet.told",
    "sheet.dictated",
    "sheet.order.game",
    "sheet.order.hand",
    "sheet.order",
    "sheet.rehearsal.game",
    "sheet.rehearsal.hand",
    "sheet.rehearsal",
    "sheet.rehearsal.clock",
    "sheet.pair.game",
    "sheet.pair",
    "sheet.repair",
    "sheet.repair.before",
    "sheet.repair.copy",
    "sheet.photo",
    "sheet.guess.game",
    "sheet.guess",
    "sheet.memory",
    "sheet.memory.game",
    "sheet.memory.found",
    "sheet.chosen",
    "correspondence",
    "correspondence.name",
    "ink.hand",
    "ink.pad",
    "ink.cells.write",
    "ink.cells.dictation",
    "ink.cells.order",
    "ink.cells.rehearsal",
    "ink.cells.guess",
    "ink.cells.memory",
    "ink.cells.white",
    "ink.cells.black",
];

/// Invalid contents.
const GARBAGE: [&str; 7] = [
    "",
    "nonsense",
    "\u{0}\n\n=\n|\u{1F600}\\",
    "notabene 9\nchess\n1. e4 *",
    "notabene progress 1\nnotation L01-1=\u{FFFD} =\n",
    "language=xx\ntheme=\nclock=true\nform=long\n",
    "-1 99999999999999999999 NaN 0 0 0 0 0\n[Event \"?\"]\n1. e9 {",
];

/// Parts of pages that have an address of their own, and old addresses.
const PARTS_OF_PAGES: [&str; 20] = [
    "print/work",
    "print/boards",
    "print/diplomas",
    "courses/own1",
    "courses/own1/1",
    "courses/own1/1/1",
    "device",
    "me/parents",
    "sheet/write",
    "sheet/dictation",
    "sheet/order",
    "sheet/rehearsal",
    "sheet/guess",
    "sheet/memory",
    "sheet/repair",
    "sheet/hand",
    "famous/chosen",
    "more",
    "play",
    "teach/lesson",
];

/// Every page of the app, beginning with the game, and their parts.
pub fn all_pages() -> impl Iterator<Item = &'static str> {
    [""].into_iter().chain(pages()).chain(PARTS_OF_PAGES)
}

fn fill(app: &App, text: &str) {
    let put = "for (const key of arguments[0]) localStorage.setItem('notabene.1.' + key, arguments[1])";
    app.script(put, &[json!(&KEYS[..]), text.into()]);
}

/// Goes to a page, and waits for it.
pub fn open(app: &App, page: &str) {
    app.script("location.hash = arguments[0]", &[page.into()]);
    // The game is hidden while another page is shown.
    let shown = if page.is_empty() { "main.page:not(.hidden)" } else { "main.page.hidden ~ main" };
    app.wait_until(&format!("#{page} is shown"), || app.has(shown) || app.has("body > .fault:not(.aside)"));
}

/// Looks at a page; what went wrong there.
fn faults(app: &App, page: &str) -> Vec<String> {
    open(app, page);
    let mut out = app.texts("body > .fault:not(.aside)");
    out.extend(app.console());
    out
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn garbage_in_any_place_harms_no_page() {
    let app = App::french();
    for text in GARBAGE {
        fill(&app, text);
        app.visit("");
        app.reload();
        app.find(".piece");
        for page in all_pages() {
            assert_eq!(faults(&app, page), [""; 0], "#{page} with {text:?}");
            fill(&app, text);
        }
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn what_cannot_be_read_is_told_and_put_aside() {
    let app = App::french();
    let put = "localStorage.setItem('notabene.1.' + arguments[0], arguments[1])";
    let aside = "return localStorage.getItem('notabene.1.damaged.' + arguments[0])";
    for (key, page) in [("progress", "learn"), ("clock", "clock"), ("sheet.hand", "sheet/write")] {
        app.script(put, &[key.into(), "what was mine".into()]);
        app.visit("");
        app.reload();
        app.find(".piece");
        app.script("location.hash = arguments[0]", &[page.into()]);
        app.find(".aside");
        app.wait_until("it is told", || app.text(".aside").contains(key));
        app.shot(&key.replace('.', "-"));
        assert_eq!(app.script(aside, &[key.into()]), "what was mine");
    }
}
