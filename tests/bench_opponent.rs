//! The opponent in Chrome, in the worker of the built page: won positions, first answers, speed, and the frames of the page
//! while it thinks: `cargo xtask bench opponent`.
#![cfg(not(target_arch = "wasm32"))]

mod browser;

use browser::{Browser, Pointer, places, server::Server};
use notabene::core::exchange::Export;
use notabene::core::game::{Game, registry};
use notabene::core::notation::Style;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Won positions: game, kind, length, position and the moves that win, between bars.
const WON: &str = include_str!("../core/search/tests/data/won.txt");
/// Times for a move in milliseconds; what is not solved in one gets the next.
const TIMES: [u32; 3] = [100, 500, 2_000];
/// Requested maximum until the first answer of level 1, in milliseconds.
const FIRST_ANSWER: f64 = 100.0;
/// Requested maximum between two frames, in milliseconds.
const FRAME: f64 = 50.0;
/// Games whose speed is measured.
const GAMES: [&str; 6] =
    ["chess", "scharten", "scharten-loud", "draughts/international", "draughts/frisian", "draughts/english"];
/// Positions of a game in which speed is measured, random plies before each, and the time in milliseconds.
const POSITIONS: u64 = 5;
const PLIES: usize = 12;
const SPEED_TIME: u32 = 2_000;
/// Level of js-chess-engine whose speed is measured: with a higher one a move takes seconds.
const RIVAL_LEVEL: u32 = 4;

/// Serves the page, this comparison, and the packages of others.
fn served() -> Server {
    Server::start(vec![
        ("/club/", places::dist()),
        ("/benches/web/", places::bench()),
        ("/npm/", places::npm().join("..")),
    ])
}

fn opened(server: &Server) -> Browser {
    let browser = Browser::start();
    browser.goto(&server.url("/benches/web/opponent.html"));
    browser.wait_until("the page has started", || browser.script("return window.isReady", &[]) == true);
    browser
}

/// Calls a function of the page.
#[track_caller]
fn call(browser: &Browser, name: &str, args: &[Value]) -> Vec<Value> {
    let script = format!(
        "window.{name}(...[...arguments].slice(0, -1)).then(done, (e) => done(String(e.stack ?? e)))"
    );
    let answer = browser.script_later(&script, args);
    answer.as_array().unwrap_or_else(|| panic!("{name}: {answer}")).clone()
}

/// A won position, as a line for a search.
struct Won {
    family: &'static str,
    line: String,
    moves: Vec<String>,
}

fn won(text: &'static str) -> Won {
    let [game, _, _, position, moves] = text.split(" | ").collect::<Vec<_>>()[..] else { panic!("{text}") };
    Won {
        family: game.split('/').next().unwrap_or(game),
        line: format!("{game}\n\n{position}\n"),
        moves: moves.split(' ').map(|text| id(game, text)).collect(),
    }
}

/// The id of a move out of the file, which writes hyphens in every game.
fn id(game: &str, text: &str) -> String {
    if game.starts_with("draughts") { text.into() } else { text.replace('-', "") }
}

#[test]
#[ignore = "a measurement: run `cargo xtask bench opponent`"]
fn won_positions_are_solved_in_the_browser() {
    let server = served();
    let browser = opened(&server);
    let all: Vec<Won> = WON.lines().map(won).collect();
    let mut unsolved: Vec<&Won> = all.iter().collect();
    for time in TIMES {
        let mut left = Vec::new();
        // A script must not exceed the timeout of the driver.
        for part in unsolved.chunks(40) {
            let lines: Vec<&str> = part.iter().map(|won| won.line.as_str()).collect();
            let found = call(&browser, "moves", &["/club/".into(), json!(lines), time.into()]);
            let is_solved = |(won, answer): (&&Won, &Value)| {
                answer["move"].as_str().is_some_and(|m| won.moves.iter().any(|right| right == m))
            };
            left.extend(
                part.iter().zip(&found).filter(|pair| !is_solved((pair.0, pair.1))).map(|(won, _)| *won),
            );
        }
        println!("{} of {} are solved within {time} ms", all.len() - left.len(), all.len());
        unsolved = left;
    }
    let mut families: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
    for won in &all {
        families.entry(won.family).or_default()[1] += 1;
    }
    for won in &unsolved {
        families.entry(won.family).or_default()[0] += 1;
        println!("not solved: {}", won.line.replace('\n', " "));
    }
    println!("not solved, of all, by family: {families:?}");
    assert!(unsolved.len() * 20 <= all.len(), "{} of {} are not solved", unsolved.len(), all.len());
}

#[test]
#[ignore = "a measurement: run `cargo xtask bench opponent`"]
fn first_answer_of_the_lowest_level() {
    let server = served();
    let browser = opened(&server);
    for game in GAMES {
        let lines: Vec<String> = (1..=6).map(|seed| played(game, seed, 2).text(Export::Line)).collect();
        let times = call(&browser, "firstAnswers", &["/club/".into(), json!(lines)]);
        let times: Vec<f64> = times.iter().filter_map(Value::as_f64).collect();
        let (first, later) = (times[0], times[1..].iter().copied().fold(0.0, f64::max));
        println!(
            "{game}: level 1 answers after {first:.0} ms in a new worker, then after at most {later:.0} ms"
        );
        assert!(later <= FIRST_ANSWER, "{game}: {times:?}");
    }
}

/// A game of random plies, whose choice follows from the seed.
fn played(game: &str, seed: u64, plies: usize) -> Game {
    let mut game = registry::open(game, None, None).expect("a known game");
    let mut bits = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    for _ in 0..plies {
        bits ^= bits << 13;
        bits ^= bits >> 7;
        bits ^= bits << 17;
        let moves = game.moves(&Style::pgn());
        let id = &moves[(bits % moves.len() as u64) as usize].0;
        assert!(game.play_id(id), "{id} is legal");
    }
    game
}

/// Address of the program of the opponent, without the end of its name.
fn program(server: &Server) -> String {
    let names = std::fs::read_dir(places::dist()).expect("the built page");
    let mut names = names.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let found = names.find_map(|name| {
        Some(name.strip_suffix(".js")?.to_string()).filter(|n| n.starts_with("notabene-opponent"))
    });
    server.url(&format!("/club/{}", found.expect("the program of the opponent")))
}

#[test]
#[ignore = "a measurement: run `cargo xtask bench opponent`"]
fn positions_a_second() {
    let server = served();
    let browser = opened(&server);
    for game in GAMES {
        let lines = texts(game, Export::Line);
        let speeds = call(&browser, "speeds", &[program(&server).into(), json!(lines), SPEED_TIME.into()]);
        println!("{game}: {} thousand positions a second", in_thousands(&speeds));
    }
    let positions = texts("chess", Export::Position);
    let script = server.url("/npm/js-chess-engine.js");
    let speeds = call(&browser, "rivalSpeeds", &[script.into(), json!(positions), RIVAL_LEVEL.into()]);
    println!("js-chess-engine, chess: {} thousand positions a second", in_thousands(&speeds));
}

/// Texts of the positions in which speed is measured.
fn texts(game: &str, export: Export) -> Vec<String> {
    (1..=POSITIONS).map(|seed| played(game, seed, PLIES).text(export)).collect()
}

/// The middle of some speeds.
fn in_thousands(speeds: &[Value]) -> String {
    let mut speeds: Vec<f64> = speeds.iter().filter_map(Value::as_f64).collect();
    speeds.sort_by(f64::total_cmp);
    format!("{:.0}", speeds[speeds.len() / 2] / 1_000.0)
}

/// How many times slower the processor of a tablet is.
const SLOWER: u32 = 4;
/// Requested maximum for a score sheet on a tablet, in milliseconds.
const SHEET: f64 = 3_000.0;

#[test]
#[ignore = "a measurement: run `cargo xtask bench opponent`"]
fn score_sheets_are_repaired() {
    let Ok(text) = std::fs::read_to_string(places::data().join("sheets/hcs-dev.json")) else {
        return println!("no transcripts of score sheets: {} has none", places::data().display());
    };
    let sheets: Vec<Value> = serde_json::from_str(&text).expect("a list of sheets");
    let texts = |sheet: &Value| -> Vec<String> {
        let moves = sheet["moves"].as_array().expect("the moves of a sheet");
        moves.iter().map(|text| text.as_str().unwrap_or_default().into()).collect()
    };
    let sheets: Vec<Vec<String>> = sheets.iter().map(texts).collect();
    let server = served();
    let line = registry::chess().text(Export::Line);
    for slower in [1, SLOWER] {
        let browser = opened(&server);
        browser.devtools("Emulation.setCPUThrottlingRate", &json!({"rate": slower}));
        let mut times = Vec::new();
        // A script must not exceed the timeout of the driver.
        for part in sheets.chunks(10) {
            let args = [program(&server).into(), json!(line), Style::pgn().to_code().into(), json!(part)];
            times.extend(call(&browser, "repairs", &args).iter().filter_map(Value::as_f64));
        }
        times.sort_by(f64::total_cmp);
        let (half, last) = (times[times.len() / 2], times[times.len() - 1]);
        println!(
            "{} score sheets, {slower} times slower: {half:.0} ms, the longest {last:.0} ms",
            times.len()
        );
        assert!(last <= SHEET, "{times:?}");
    }
}

/// Clicks on an element of the open window, or of the page, that has these words.
const PRESS: &str = "
    const [css, words] = arguments;
    const root = document.querySelector('dialog[open]') ?? document.body;
    const name = (it) => (it.getAttribute('aria-label') ?? it.closest('label')?.textContent ?? it.textContent).trim();
    const found = [...root.querySelectorAll(css)].find((it) => name(it) === words && it.getClientRects().length);
    found?.click();
    return !!found;
";

/// Records the gaps between frames, and tasks of the page that are longer than a frame may be.
const WATCH: &str = "
    window.gaps = [];
    window.tasks = [];
    let last = performance.now();
    const next = () => {
        const now = performance.now();
        window.gaps.push(now - last);
        last = now;
        requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((it) => it.duration)))
        .observe({ type: 'longtask' });";

#[test]
#[ignore = "a measurement: run `cargo xtask bench opponent`"]
fn the_page_goes_on_while_the_opponent_thinks() {
    let server = served();
    let browser = Browser::start();
    browser.goto(&server.url("/club/"));
    let press = |css: &str, words: &str| {
        browser.wait_until(words, || browser.script(PRESS, &[css.into(), words.into()]) == true);
    };
    browser.wait_until("the window of the opponent", || {
        browser.script(PRESS, &["button".into(), "Play against Notabene".into()]);
        browser.has("dialog[open]")
    });
    press("input[type=radio]", "White");
    browser.pick("dialog[open] select[name=level]", "8");
    press("button", "Play");
    let expect_moves = |count: usize| {
        browser.wait_until("the move is played", || browser.texts(".sheet .move").len() == count)
    };
    // The first move starts the worker; afterwards only its thinking is watched.
    for (n, (from, to)) in [("e2", "e4"), ("d2", "d3"), ("g1", "f3"), ("b1", "c3")].into_iter().enumerate() {
        if n == 1 {
            browser.script(WATCH, &[]);
        }
        for name in [from, to] {
            browser.tap(Pointer::Mouse, browser.square(name, false));
        }
        expect_moves(2 * n + 2);
    }
    let measured = |name: &str| -> Vec<f64> {
        let list = browser.script(&format!("return window.{name}"), &[]);
        list.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
    };
    let (mut gaps, tasks) = (measured("gaps"), measured("tasks"));
    gaps.sort_by(f64::total_cmp);
    let at = |part: f64| gaps[(gaps.len() as f64 * part) as usize];
    println!(
        "{} frames while level 8 thinks: {:.0} ms, at most {:.0} ms (99 of 100: {:.0} ms); long tasks: {tasks:.0?}",
        gaps.len(),
        at(0.5),
        gaps.last().copied().unwrap_or_default(),
        at(0.99)
    );
    assert!(at(0.99) <= FRAME, "frames of {:.0} ms", at(0.99));
}
