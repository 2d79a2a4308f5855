//! The first paint of a frame on another page: the position is seen before the program is there, where the program
//! draws it.

use crate::browser::strings;
use crate::embed::Site;
use serde_json::Value;

/// Boxes of the board and its coordinates, and the pieces with theirs, sorted.
const DRAWN: &str = "
    const found = [];
    const walk = (root) => {
        for (const e of root.querySelectorAll('*')) {
            if (e.matches('.surface, .pieces .piece, .ranks, .files') && e.checkVisibility()) found.push(e);
            if (e.shadowRoot) walk(e.shadowRoot);
        }
    };
    walk(document);
    const box = (e) => { const r = e.getBoundingClientRect();
        return [r.left, r.top, r.width, r.height].map(Math.round).join(' ') };
    const what = (e) => e.matches('.piece')
        ? `${e.classList.contains('white') ? 'white' : 'black'} ${e.querySelector('use').getAttribute('href')}`
        : e.matches('.surface') ? 'board' : e.textContent.trim();
    return found.map((e) => `${box(e)} ${what(e)}`).sort()";

/// True once the board is painted.
const IS_PAINTED: &str = "return !!document.querySelector('.first-board')?.shadowRoot";

/// True once the program has taken over.
const IS_THERE: &str = "const host = document.querySelector('body > div');
    return !!host?.shadowRoot?.querySelector('.notabene .grid, .notabene [role=grid]')";

fn drawn(site: &Site) -> Vec<String> {
    strings(&site.script(DRAWN, &[]))
}

/// The first picture, painted without the program, and that of the program.
fn both(site: &Site, options: &str) -> [Vec<String>; 2] {
    let address = format!("embed.html#{options}");
    site.block(&["*_bg.wasm"]);
    site.visit("/host/blank.html");
    site.visit(&address);
    site.wait_until("the first board is painted", || site.script(IS_PAINTED, &[]) == true);
    site.let_settle();
    site.shot(&format!("embed-first-{}", options.len()));
    let painted = drawn(site);
    site.block(&[]);
    site.visit("/host/blank.html");
    site.visit(&address);
    site.wait_until("the program is there", || site.script(IS_THERE, &[]) == true);
    site.wait_until("the pieces are there", || !drawn(site).is_empty());
    site.let_settle();
    [painted, drawn(site)]
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_first_paint_of_a_frame() {
    let site = Site::open("/host/blank.html");
    steps!(
        &site,
        [
            the_position_of_a_frame_is_seen_before_the_program_as_the_program_draws_it,
            other_games_and_later_positions_are_not_guessed
        ]
    );
}

fn the_position_of_a_frame_is_seen_before_the_program_as_the_program_draws_it(site: &Site) {
    for (width, height) in [(360, 480), (900, 520)] {
        site.resize(width, height);
        for options in [
            "moves=1.%20e4%20e5%202.%20Nf3",
            "position=6k1/5ppp/2n5/8/8/8/5PPP/3RQ1K1%20w%20-%20-%200%201&orientation=black",
            "moves=1.%20e4&board-colors=green&theme=light",
            "pgn=%5BFEN%20%228/8/4k3/8/8/4K3/4P3/8%20w%20-%20-%200%201%22%5D%201.%20Kd4&theme=dark&coordinates=none",
        ] {
            let [painted, drawn] = both(site, options);
            assert!(painted.iter().any(|it| it.contains("piece-king")), "{options}: {painted:?}");
            assert_eq!(painted, drawn, "{options} at {width}x{height}");
        }
    }
}

fn other_games_and_later_positions_are_not_guessed(site: &Site) {
    site.block(&["*_bg.wasm"]);
    let pieces = || drawn(site).iter().filter(|it| it.contains("#piece")).count();
    for options in [
        "game=draughts",
        "position=nonsense",
        "pgn=%5BGameType%20%2220%22%5D%201.%2032-28",
        "lesson=notation/L01",
    ] {
        site.visit("/host/blank.html");
        site.visit(&format!("embed.html#{options}"));
        site.wait_until("the frame is there", || site.has("body > div"));
        site.let_settle();
        assert_eq!(
            site.script("return document.querySelector('.first-board')", &[]),
            Value::Null,
            "{options}"
        );
    }
    site.visit("/host/blank.html");
    site.visit("embed.html#moves=1.%20e4%20e5&initial-ply=last");
    site.wait_until("an empty board is painted", || site.script(IS_PAINTED, &[]) == true);
    assert_eq!(pieces(), 0);
}
