//! Games of ten thousand half-moves: they open, scroll and are walked like others, as only what is seen is drawn.

use crate::app::App;
use crate::browser::key;
use crate::records::{english, open_text};
use serde_json::json;

const PLIES: usize = 10_000;

/// Opens a game in which the knights move out and back. It is long drawn, which is reported.
fn with_long_game() -> App {
    let app = english();
    let moves: Vec<&str> = ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().cycle().take(PLIES).collect();
    open_text(&app, &(moves.join(" ") + " *"));
    app.wait_until("the draw is told", || {
        app.texts("dialog[open] .problems li").iter().any(|said| said.contains("already drawn"))
    });
    app.close_dialog();
    app
}

/// The number of the move in the middle of the list.
fn middle(app: &App) -> usize {
    let body = "const frame = document.querySelector('main:not(.hidden) .sheet').getBoundingClientRect();
        const row = [...document.querySelectorAll('main:not(.hidden) .sheet tbody tr:not(.blank)')]
            .find((row) => row.getBoundingClientRect().bottom > frame.top + frame.height / 2);
        return row ? parseInt(row.textContent) : 0";
    app.script(body, &[]).as_u64().unwrap_or_default() as usize
}

fn scroll_to(app: &App, part: f64) {
    let body = "const sheet = document.querySelector('main:not(.hidden) .sheet');
        sheet.scrollTop = (sheet.scrollHeight - sheet.clientHeight) * arguments[0]";
    app.script(body, &[json!(part)]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_very_long_game_opens_scrolls_and_is_walked() {
    let app = with_long_game();
    app.expect("the first move", true, || {
        app.texts(".sheet .move").first().is_some_and(|text| text == "Nf3")
    });
    assert!(app.count(".sheet .move") < 1000, "{} moves are drawn", app.count(".sheet .move"));
    app.click("[data-control=last]");
    app.wait_until("the last move is drawn and current", || {
        app.has(&format!(".sheet .move.current[data-node='{PLIES}']"))
    });
    app.wait_until("it is seen", || app.in_view_now(".sheet .move.current"));
    app.shot("long-end");
    assert!(app.count(".sheet .move") < 1000);
    // The middle of the list is about the middle of the game.
    scroll_to(&app, 0.5);
    app.wait_until("the middle is drawn", || (PLIES / 5..PLIES * 3 / 10).contains(&middle(&app)));
    app.let_settle();
    app.shot("long-middle");
    assert!((PLIES / 5..PLIES * 3 / 10).contains(&middle(&app)), "{}", middle(&app));
    // A move there is selected without scrolling.
    let shown = middle(&app);
    let node = 2 * shown;
    app.click(&format!(".sheet .move[data-node='{node}']"));
    app.wait_until("it is current", || app.has(&format!(".sheet .move.current[data-node='{node}']")));
    app.let_settle();
    assert!(middle(&app).abs_diff(shown) <= 2, "{} for {shown}", middle(&app));
    // Step by step through the places where other rows are drawn.
    for _ in 0..8 {
        let before = middle(&app);
        app.script("document.querySelector('main:not(.hidden) .sheet').scrollTop += 600", &[]);
        app.wait_until("rows come", || middle(&app) > before);
        app.let_settle();
        assert!(middle(&app) < before + 40, "from {before} to {}", middle(&app));
    }
    // By keys: one move forward from the current one, which is scrolled into view.
    app.script("document.querySelector('main:not(.hidden) .sheet').focus()", &[]);
    app.keys(key::RIGHT);
    let next = format!(".sheet .move.current[data-node='{}']", node + 1);
    app.wait_until("the next move is current", || app.has(&next));
    app.wait_until("it is seen", || app.in_view_now(&next));
    assert!(middle(&app).abs_diff(shown) <= 20, "{} for {shown}", middle(&app));
    app.click("[data-control=first]");
    app.wait_until("the start is drawn", || app.has(".sheet .move[data-node='1']"));
    assert_eq!(app.console(), [""; 0]);
}
