//! Times of long and hostile inputs, each at one size and twice that size. `cargo bench -p notabene-core --bench long`.
//! Upper limits are tested by `tests/doubling.rs`, which counts steps instead.

use notabene_core::exchange::{Export, collection};
use notabene_core::game::{Game, Go};
use notabene_core::i18n::Language;
use notabene_core::notation::{Form as Writing, Letters, Style};
use std::hint::black_box;
use std::time::{Duration, Instant};

fn import(text: &str, style: &Style) {
    black_box(collection::import(text, style, Language::En));
}

fn games(n: usize, moves: &str) -> String {
    (0..n).map(|n| format!("[Event \"{n}\"]\n[White \"Ann\"]\n\n{moves}\n\n")).collect()
}

fn long_game(plies: usize) -> Game {
    let round = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let moves: Vec<&str> = round.into_iter().cycle().take(plies).collect();
    let opened = collection::nth(&(moves.join(" ") + " *"), 0, &Style::pgn());
    opened.unwrap_or_else(|problem| panic!("{problem:?}"))
}

/// Computes the screen after a click.
fn look(table: &Game) {
    let style = Style::pgn();
    black_box((table.sheet(&style), table.scene(), table.status(), table.text(Export::Save)));
}

fn time(act: impl FnOnce()) -> Duration {
    let begun = Instant::now();
    act();
    begun.elapsed()
}

/// Name, size, and the time for an input of a size.
type Case = (&'static str, usize, fn(usize) -> Duration);

const CASES: [Case; 8] = [
    ("good games", 4_000, |n| {
        let moves = "1. e4 {good} e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 1/2-1/2";
        let text = games(n, moves);
        time(|| import(&text, &Style::pgn()))
    }),
    ("games with a comment that nobody closed", 16_000, |n| {
        let text = games(n, "1. e4 {one} e5 {never closed").replace('}', "");
        time(|| import(&text, &Style::pgn()))
    }),
    ("distinct tags in one game", 32_000, |n| {
        let tags: String = (0..n).map(|n| format!("[Tag{n} \"{n}\"]\n")).collect();
        time(|| import(&(tags + "\n1. e4 *"), &Style::pgn()))
    }),
    ("words that are no descriptive moves", 2_000, |n| {
        let style = Style { form: Writing::Descriptive, ..Style::of(Letters::english()) };
        let text = format!("1. P-K4 {}*", "NONSENSE ".repeat(n));
        time(|| import(&text, &style))
    }),
    ("a long game opened", 24_000, |n| time(|| drop(black_box(long_game(n))))),
    ("a click in it, the first one", 24_000, |n| {
        let mut table = long_game(n);
        table.go(Go::Last);
        time(|| look(&table))
    }),
    ("a click in it", 24_000, |n| {
        let mut table = long_game(n);
        table.go(Go::Last);
        look(&table);
        table.go(Go::Back);
        time(|| look(&table))
    }),
    ("all of it taken back", 12_000, |n| {
        let mut table = long_game(n);
        table.go(Go::Last);
        time(|| (0..n).for_each(|_| table.go(Go::Undo)))
    }),
];

fn main() {
    println!("{:44} {:>7} {:>10} {:>10}", "", "size", "once", "twice");
    for (what, size, run) in CASES {
        let [once, twice] = [size, 2 * size].map(|size| run(size).as_secs_f64() * 1000.0);
        println!("{what:44} {size:>7} {once:>7.1} ms {twice:>7.1} ms");
    }
}
