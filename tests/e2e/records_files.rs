//! Files that are very long.

use crate::app::App;
use crate::browser::PATIENCE;
use crate::records::{english, expect_closed};
use std::time::Instant;

/// The longest silence of the page that is forgiven, in milliseconds. Nobody waits that long unasked.
const LONGEST_GAP: f64 = 1000.0;

/// Number of measurements: the smallest gap excludes the time of other programs.
const TRIES: usize = 3;

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn ten_megabytes_are_read_and_the_page_stays_alive() {
    let app = english();
    let mut gap = silence_while_reading(&app);
    for _ in 1..TRIES {
        if gap >= LONGEST_GAP {
            app.reload();
            gap = gap.min(silence_while_reading(&app));
        }
    }
    assert!(gap < LONGEST_GAP, "the page was silent for {gap} ms");
    assert!(app.count(".games .game") <= 200, "the list stays short");
    app.click(".games .game");
    expect_closed(&app);
    app.expect("the moves", 14, || app.count(".sheet .move"));
}

/// Reads ten megabytes, and returns the longest gap between timers of the page in milliseconds.
#[track_caller]
fn silence_while_reading(app: &App) -> f64 {
    app.click("[data-control=records]");
    app.find("dialog[open] input[name=file]");
    let begun = Instant::now();
    let put = "const game = `[Event \"Long\"]\n[White \"Ada\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n`
            + '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 {a comment} 6. Re1 b5 7. Bb3 d6 1-0\\n\\n';
        window.games = Math.ceil(10 * 1024 * 1024 / game.length);
        window.gap = 0; window.bars = 0;
        let last = performance.now();
        const look = () => {
            const now = performance.now();
            window.gap = Math.max(window.gap, now - last); last = now;
            if (document.querySelector('progress')) window.bars++;
        };
        setInterval(look, 0);
        const frame = () => { look(); requestAnimationFrame(frame); };
        frame();
        const box = new DataTransfer();
        box.items.add(new File([game.repeat(window.games)], 'long.pgn'));
        const input = document.querySelector('input[name=file]');
        last = performance.now(); window.gap = 0;
        input.files = box.files; input.dispatchEvent(new Event('change', {bubbles: true}));
        return window.games";
    let games = app.script(put, &[]).as_u64().unwrap_or_default();
    let count = games.to_string();
    while !app.has(".games .game") {
        assert!(begun.elapsed() < PATIENCE * 6, "after {:?}: {:?}", begun.elapsed(), app.texts(".reading"));
    }
    app.expect("the number of games", true, || app.text(".search").contains(&count));
    let gap = app.script("return window.gap", &[]).as_f64().unwrap_or(f64::MAX);
    println!("10 MB, {games} games: {:?}, longest gap {gap:.0} ms", begun.elapsed());
    assert!(app.script("return window.bars", &[]).as_u64().unwrap_or(0) > 0, "a bar shows how far it is");
    assert!(!app.has("progress"), "it goes when all is read");
    gap
}
