//! Ink in Chrome: time from a pointer event to the picture with its ink, on a processor slowed down four times, and time to
//! read a move in the worker: `cargo xtask bench ink`.
//!
//! Only printed: speed is measured, not tested. That ink is drawn and moves are read is asserted.
#![cfg(not(target_arch = "wasm32"))]

mod browser;

use browser::{Browser, Point, Pointer, places, server::Server};
use notabene::core::game::{Game, registry};
use notabene::core::notation::Style;
use notabene_ink::drawing::{Drawing, parse};
use notabene_ink::sign::{Sign, signs};
use notabene_ink::{Ink, Stroke};
use serde_json::json;

/// Slowdown of the processor.
const SLOWER: u32 = 4;
/// Strokes that are drawn, and points of each.
const STROKES: usize = 20;
const POINTS: usize = 60;
/// Readings of each move.
const TIMES: usize = 10;
/// Requested maximum for reading a move, in milliseconds.
const READING: f64 = 50.0;
/// Duration of a frame of a common screen, in milliseconds.
const FRAME: f64 = 16.7;

/// Listeners around those of the pad: durations of its handler, times until the picture is drawn, and pictures without the
/// ink of their events.
const WATCH: &str = "
    window.ink = {handler: [], drawn: [], late: 0};
    const pad = document.querySelector('.ink-part .ink-pad');
    const path = () => Array.from(pad.querySelectorAll('path')).at(-1).getAttribute('d') ?? '';
    let begun = 0, before = '';
    addEventListener('pointermove', () => { begun = performance.now(); before = path(); }, true);
    addEventListener('pointermove', (e) => {
        if (!e.buttons) return;
        window.ink.handler.push(performance.now() - begun);
        if (path() === before) window.ink.late += 1;
        requestAnimationFrame(() => {
            const {port1, port2} = new MessageChannel();
            port1.onmessage = () => window.ink.drawn.push(performance.now() - e.timeStamp);
            port2.postMessage(0);
        });
    });";

/// A worker of the page reads each ink several times; the first reading loads the program.
const READ: &str = "
    const [line, style, inks, times] = arguments;
    const worker = new Worker(new URL('reader.js', document.baseURI), {type: 'module'});
    let id = 0;
    const read = (ink) => new Promise((resolve) => {
        const sent = performance.now();
        worker.onmessage = ({data: [, answer]}) => resolve([performance.now() - sent, answer]);
        worker.postMessage([++id, 'read_ink', line, style, ink, '']);
    });
    (async () => {
        const [loading] = await read(inks[0]);
        const all = [];
        for (let n = 0; n < times; n += 1) for (const ink of inks) all.push(await read(ink));
        return [loading, all];
    })().then(done, (e) => done(String(e)));";

fn served() -> (Server, Browser) {
    (Server::start(vec![("/club/", places::dist())]), Browser::start())
}

/// Prints the median and the slowest of some times.
fn print(what: &str, mut times: Vec<f64>, wanted: f64) {
    times.sort_by(f64::total_cmp);
    let at = |share: usize| {
        times.get((times.len() * share / 100).min(times.len() - 1)).copied().unwrap_or_default()
    };
    println!(
        "{what}: median {:.1} ms, 95 % within {:.1}, slowest {:.1} (wanted: {wanted}), {} times",
        at(50),
        at(95),
        at(100),
        times.len()
    );
}

fn numbers(list: &serde_json::Value) -> Vec<f64> {
    list.as_array().map(|all| all.iter().filter_map(serde_json::Value::as_f64).collect()).unwrap_or_default()
}

#[test]
#[ignore = "a measurement: run `cargo xtask bench ink`"]
fn time_from_a_pointer_to_the_picture() {
    let (server, browser) = served();
    browser.goto(&server.url("/club/#sheet/write"));
    browser.click("[data-do=ink]");
    for name in ["e2", "e4"] {
        browser.tap(Pointer::Mouse, browser.square(name, false));
    }
    browser.find(".ink-part .ink-pad");
    browser.script("document.querySelector('.ink-part .ink-pad').scrollIntoView({block: 'center'})", &[]);
    browser.script(WATCH, &[]);
    browser.devtools("Emulation.setCPUThrottlingRate", &json!({"rate": SLOWER}));
    let frame = browser.frame(".ink-part .ink-pad");
    let line = |n: usize| -> Vec<Point> {
        let point = |i: usize| {
            let turn = i as f64 / 6.0;
            let share = (n as f64 + 0.5) / STROKES as f64;
            Point {
                x: frame.left + frame.width * (0.1 + 0.8 * share) + 20.0 * turn.cos(),
                y: frame.top + frame.height * 0.5 + 20.0 * turn.sin() + i as f64 * 0.3,
            }
        };
        (0..POINTS).map(point).collect()
    };
    // One stroke after the other: a script must not exceed the timeout of the driver.
    (0..STROKES).for_each(|n| browser.write_lines(Pointer::Pen, &[line(n)]));
    browser.wait_until("all is drawn", || browser.count(".ink-part .ink-pad .ink-line") > STROKES);
    let seen = browser.script("return window.ink", &[]);
    print("handler of a movement", numbers(&seen["handler"]), FRAME);
    print("from the event to the picture after it", numbers(&seen["drawn"]), FRAME);
    println!("movements that the handler did not draw: {}", seen["late"]);
    assert!(!numbers(&seen["drawn"]).is_empty(), "ink is drawn");
}

/// The ink of a text, in drawings made for tests.
fn ink(all: &[Drawing], text: &str) -> Ink {
    let (mut left, mut strokes) = (40.0, Vec::new());
    for sign in signs(text).expect("signs of moves") {
        let drawing = all.iter().find(|drawing: &&Drawing| drawing.sign == sign as Sign).expect("a drawing");
        let xs = || drawing.lines.iter().flatten().map(|place| place[0]);
        let (low, high) = (xs().fold(f32::MAX, f32::min), xs().fold(f32::MIN, f32::max));
        for line in &drawing.lines {
            let point = |place: &[f32; 2]| {
                notabene_ink::Point::new((left + place[0] - low) as i16, (80.0 + place[1]) as i16)
            };
            strokes.push(Stroke { points: line.iter().map(point).collect() });
        }
        left += high - low + 30.0;
    }
    Ink { strokes }
}

/// A position of the middle game of chess.
fn position() -> Game {
    let text = "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NB1N2/PP3PPP/R1BQR1K1 w - - 0 11";
    registry::open("chess", Some(text), None).unwrap_or_else(|problem| panic!("{:?}", problem.message))
}

#[test]
#[ignore = "a measurement: run `cargo xtask bench ink`"]
fn time_to_read_a_move() {
    let (server, browser) = served();
    browser.goto(&server.url("/club/"));
    browser.find(".piece");
    let drawings = parse(include_str!("../core/ink/tests/data/drawings.txt")).expect("drawings");
    let texts = ["Ne5", "Bg5", "Bxh7+", "a3", "Rc1", "Nb5", "Qd2", "Bf4", "h3", "Ng5"];
    let inks: Vec<String> = texts.iter().map(|text| ink(&drawings, text).to_text()).collect();
    let game = position();
    let line = notabene::core::exchange::line::of_position(&game, game.played().position_at(0));
    let style = Style::pgn().to_code();
    for slower in [1, SLOWER] {
        browser.devtools("Emulation.setCPUThrottlingRate", &json!({"rate": slower}));
        let answer = browser
            .script_later(READ, &[line.clone().into(), style.clone().into(), json!(inks), TIMES.into()]);
        let read = answer[1].as_array().unwrap_or_else(|| panic!("{answer}"));
        let is_read = |one: &&serde_json::Value| one[1].as_str().is_some_and(|text| text != "unreadable");
        println!(
            "processor {slower} times slower: {} of {} are read",
            read.iter().filter(is_read).count(),
            read.len()
        );
        print("the first reading, with the program", vec![answer[0].as_f64().expect("a time")], READING);
        print("reading a move", read.iter().filter_map(|one| one[0].as_f64()).collect(), READING);
        assert!(read.iter().filter(is_read).count() * 2 > read.len(), "{answer}");
    }
}
