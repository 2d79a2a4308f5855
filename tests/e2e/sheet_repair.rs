//! Repair of sheets in the worker: a real sheet with two questions, two copies of one game.

use crate::app::App;
use crate::sheet::{look, open};

/// A sheet as people write it: pieces take pieces, half squares, a slip, and two places that nobody can read.
const REAL: &str = "1. | e4 | e5\n2. | Cf3 | Ce6\n3. | Fb5 | a6\n4. | FxC | dxF\n5. | … | Fg4\n6. | h3 | FxC\n7. | DxF | …\n8. | d3 | O-O-O\n";

fn a_real_sheet_is_repaired_with_two_questions(app: &App) {
    open(app, "repair");
    app.fill("[name=sheet]", REAL);
    app.click("[data-do=look]");
    app.wait_until("it is asked", || app.has(".question [data-do=answer]"));
    let first = app.attribute(".question", "data-place");
    app.click(".question [data-do=answer]");
    let next = || app.has(".question") && app.attribute(".question", "data-place") != first;
    app.wait_until("the next question", next);
    app.click(".question [data-do=answer]");
    app.wait_until("all is known", || !app.has(".question"));
    app.click("[data-repair='0'] [data-do=take]");
    app.wait_until("the sheet can be played", || look(app, "repair", 15).contains("right"));
}

fn two_copies_are_put_together(app: &App) {
    app.anew("fr");
    open(app, "repair");
    app.fill("[name=sheet]", "1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Fa4 Cf6");
    app.click("[data-do=copy-move]");
    app.fill("[name=sheet]", "1. e4 e5 2. Cf3 Ce6 3. Fb5 … 4. Fa4");
    app.click("[data-do=look]");
    app.wait_until("the differences are shown", || app.text(".copies").contains("Ce6 | Cc6 → Cc6"));
    app.click("[data-repair='0'] [data-do=take]");
    app.wait_until("the sheet can be played", || look(app, "repair", 6).contains("right"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn sheets_are_repaired_in_the_worker() {
    let app = App::french();
    steps!(&app, [a_real_sheet_is_repaired_with_two_questions, two_copies_are_put_together]);
}
