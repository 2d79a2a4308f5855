//! Real games of others on a board of another page, and a page with forty boards. Without the optional collection the
//! first has nothing to show.

use crate::browser::places;
use crate::embed::Site;
use notabene::core::exchange::Export;
use notabene::core::exchange::embed::{Options, game};
use notabene::core::record::decode;
use std::path::PathBuf;

/// Longest text of an option in bytes; longer files are shown up to there.
const LONGEST: usize = 200_000;
/// Games of a file that are shown: the first, and some behind it.
const GAMES: [usize; 3] = [1, 2, 5];

fn files() -> Vec<PathBuf> {
    let chess = places::data().join("games");
    let draughts = places::data().join("../../draughts/external");
    let folders = [chess, draughts].into_iter().filter_map(|folder| std::fs::read_dir(folder).ok());
    let mut all: Vec<PathBuf> = folders.flatten().filter_map(|entry| Some(entry.ok()?.path())).collect();
    all.retain(|file| file.extension().is_some_and(|end| end == "pgn" || end == "pdn"));
    all.sort();
    all
}

/// The beginning of a text that is short enough, up to an empty line before a game.
fn beginning(text: &str) -> &str {
    if text.len() <= LONGEST {
        return text;
    }
    let mut end = LONGEST;
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text[..end].rfind("\n[Event ").map_or(&text[..end], |end| &text[..end])
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn real_files_are_shown_without_a_lost_character() {
    let all = files();
    if all.is_empty() {
        eprintln!("skipped: no collection of games");
        return;
    }
    assert!(all.len() >= 30, "{} files", all.len());
    let site = Site::open("/host/blank.html");
    site.add(&format!(
        "<script type=module src='{}embed.js'></script><notabene-board id=b lang=en>x</notabene-board>",
        site.home()
    ));
    site.expect_board("#b");
    for file in all {
        let text = decode(&std::fs::read(&file).expect("a file")).expect("a text");
        let text = beginning(&text);
        let name = if file.extension().is_some_and(|end| end == "pdn") { "pdn" } else { "pgn" };
        for number in GAMES {
            let mut options = Options::default();
            for (name, value) in [(name, text), ("game-number", &number.to_string()), ("initial-ply", "last")]
            {
                options.set(name, value).expect("a possible value");
            }
            let wanted = game(&options, "");
            if number > wanted.games.len().max(1) {
                break;
            }
            let what = format!("{} {number}", file.display());
            let load = "document.querySelector('#b').load({[arguments[0]]: arguments[1], 'game-number': arguments[2], 'initial-ply': 'last'})";
            site.script(load, &[name.into(), text.into(), number.into()]);
            let back = || site.script("const b = document.querySelector('#b'); return b.pdn ?? b.pgn", &[]);
            site.expect(&what, wanted.table.text(Export::Pgn), back);
            let faults = wanted.faults.len();
            site.expect(&format!("problems of {what}"), faults as u64, || {
                site.board_count("#b", ".amiss li")
            });
        }
    }
    assert_eq!(site.console(), [""; 0], "the console");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_page_with_forty_boards_opens_all_and_scrolls_to_its_end() {
    let site = Site::open("/host/blank.html");
    site.add(&format!("<script type=module src='{}embed.js'></script>", site.home()));
    let game = crate::embed_viewer::GAME.replace('"', "&quot;").replace('\n', "&#10;");
    for n in 0..40 {
        site.add(&format!(
            "<p>Board {n}</p><notabene-board id=b{n} lang=en pgn=\"{game}\">x</notabene-board>"
        ));
    }
    for n in 0..40 {
        site.script("document.querySelector(arguments[0]).scrollIntoView()", &[format!("#b{n}").into()]);
        site.expect_board(&format!("#b{n}"));
    }
    // All are there: from the top to the bottom and back, 40 pixels with each picture.
    let scroll = "const times = []; let last = performance.now(), step = 40; scrollTo(0, 0);
        const next = (now) => {
            times.push(now - last); last = now; scrollBy(0, step);
            if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) step = -40;
            if (step > 0 || scrollY > 0) requestAnimationFrame(next);
            else { times.shift(); times.sort((a, b) => a - b); done([times.length, times[times.length >> 1], times[Math.floor(times.length * 0.95)]]) }
        };
        requestAnimationFrame(next);";
    let told = site.script_later(scroll, &[]);
    let number = |n: usize| told[n].as_f64().expect("a number");
    println!("{} pictures; median {:.1} ms, 95 % within {:.1} ms", number(0), number(1), number(2));
    assert!(number(0) > 300.0, "the page is long: {told}");
    assert_eq!(site.console(), [""; 0], "the console");
}
