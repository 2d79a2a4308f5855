//! Files: chosen, dropped, in other codings, no texts at all, and very long.

use crate::app::App;
use crate::browser::PATIENCE;
use crate::records::{THREE, english, expect_closed};
use serde_json::{Value, json};
use std::time::Instant;

/// Chooses a file with these bytes.
#[track_caller]
fn choose(app: &App, bytes: &[u8]) {
    if !app.has("dialog[open]") {
        app.click("[data-control=records]");
    }
    app.find("dialog[open] input[name=file]");
    let put = "const box = new DataTransfer();
        box.items.add(new File([new Uint8Array(arguments[0])], 'game.pgn'));
        const input = document.querySelector('input[name=file]');
        input.files = box.files; input.dispatchEvent(new Event('change', {bubbles: true}))";
    app.script(put, &[json!(bytes)]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_file_is_opened_and_what_is_no_text_is_answered() {
    let app = english();
    choose(&app, b"1. e4 e5 2. f4 *");
    expect_closed(&app);
    app.expect_paper(&["e4", "e5", "f4"]);
    let png: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x10\x08\x06\0\0\0\x1f\xf3\xffa\0\0";
    choose(&app, png);
    app.wait_until("the reason is told", || {
        app.texts(".problems li").iter().any(|t| t.contains("not a text"))
    });
    app.shot("binary");
    app.close_dialog();
    app.expect_paper(&["e4", "e5", "f4"]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_file_in_latin_1_keeps_its_accents() {
    let app = english();
    choose(&app, b"[White \"Andr\xe9\"]\n[Black \"Zo\xeb\"]\n\n1. e4 {tr\xe8s bien} *\n");
    expect_closed(&app);
    app.wait_until("the comment is there", || {
        app.texts(".sheet .comment").iter().any(|t| t.contains("très bien"))
    });
    app.click("[data-control=records]");
    app.expect("White", "André", || app.property(".who input[name=White]", "value"));
}

/// An event on the page that carries something.
fn carried(app: &App, class: &str, event: &str, fill: &str, what: &[Value]) {
    let body = format!(
        "const box = new DataTransfer(); {fill};
         document.body.dispatchEvent(new {class}('{event}', {{
            bubbles: true, cancelable: true, dataTransfer: box, clipboardData: box}}))"
    );
    app.script(&body, what);
}

const FILE: &str = "box.items.add(new File([arguments[0]], 'games.pgn'))";

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn files_are_dropped_and_texts_pasted_on_the_page() {
    let app = english();
    carried(&app, "DragEvent", "drop", FILE, &["1. d4 Nf6 *".into()]);
    app.expect_paper(&["d4", "Nf6"]);
    carried(&app, "DragEvent", "drop", FILE, &[THREE.into()]);
    app.expect("the list", 3, || app.count("dialog[open] .games .game"));
    app.close_dialog();
    app.expect_paper(&["d4", "Nf6"]);
    let paste = "box.setData('text/plain', arguments[0])";
    carried(&app, "ClipboardEvent", "paste", paste, &["1. c4 e5 2. Nh9 *".into()]);
    app.wait_until("the problem is told", || {
        app.texts("dialog[open] .problems li").iter().any(|t| t.contains("h9"))
    });
    app.close_dialog();
    app.expect_paper(&["c4", "e5"]);
    carried(&app, "ClipboardEvent", "paste", paste, &["8/8/8/8/8/4k3/4p3/4K3 w - - 0 1".into()]);
    app.expect("a position", 3, || app.count(".pieces .piece"));
    app.wait_until("no window is open", || !app.has("dialog[open]"));
    // An unplayable one is reported, and removes nothing.
    for wrong in ["5k4/10/10/10/10/10/10/1R3K3R w a1e1i1 - 0 1", "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1"] {
        carried(&app, "ClipboardEvent", "paste", paste, &[wrong.into()]);
        let told = || app.texts("dialog[open] .problems li").concat();
        app.wait_until("it is told", || told().contains("Black is in check"));
        app.close_dialog();
        assert_eq!(app.count(".pieces .piece"), 3);
    }
}

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
