//! The viewer at many sizes and in all colours: axe-core finds no serious fault, nothing sticks out and no words are cut.

use crate::access::{load_axe, serious, serious_in_colours};
use crate::embed::Site;
use crate::embed_viewer::GAME;

/// Phones, tablets, laptops and large screens.
const SIZES: [(u32, u32); 4] = [(360, 740), (768, 1024), (1280, 800), (1920, 1080)];

/// Two players with long names, evaluations, clocks, comments and variations.
const LONG: &str = "[Event \"The forty-second open championship of the northern clubs\"]\n[Site \"Sankt-Petersburg\"]\n[Round \"11\"]\n\
    [Date \"2024.05.18\"]\n[White \"Konstantinopoulou-van den Berg, Maria Alexandra\"]\n[Black \"Wojciechowska, Ewa\"]\n\
    [WhiteTitle \"WGM\"]\n[BlackTitle \"FM\"]\n[WhiteElo \"2405\"]\n[BlackElo \"2287\"]\n[Result \"1/2-1/2\"]\n[TimeControl \"40/5400+30:1800+30\"]\n\n\
    {A quiet start.} 1. e4 {[%eval 0.35] [%clk 1:29:56] Best by test, as somebody once wrote about this very move.} e5 {[%clk 1:29:40]} \
    (1... c5 {Sicilian.} 2. Nf3 (2. Nc3 $5 Nc6 3. f4 {The Grand Prix attack.}) 2... d6 3. d4 cxd4 4. Nxd4) 2. Nf3 {[%eval -1.2] [%clk 1:28:01]} \
    Nc6 {[%clk 1:25:17]} 3. Bb5 $1 a6 {[%eval #-12]} 4. Ba4 Nf6 5. O-O 1/2-1/2";

/// Boards by name: their options, their game, and what is done on them first.
const BOARDS: [(&str, &str, &str, &str); 6] = [
    (
        "inline",
        "comments=inline autoplay=60 write-box own-moves=variations initial-ply=3",
        LONG,
        "root.querySelector('[data-do=menu]').click()",
    ),
    ("beside", "show-header=auto show-clocks=true write-box initial-ply=1", LONG, ""),
    (
        "columns",
        "show-menu=auto show-sheet=true initial-ply=2",
        GAME,
        "root.querySelector('[data-do=menu]').click()",
    ),
    ("puzzle", "puzzle write-box initial-ply=4", GAME, "root.querySelector('[data-do=hint]').click()"),
    (
        "solution",
        "puzzle comments=inline initial-ply=4",
        GAME,
        "root.querySelector('[data-do=solution]').click()",
    ),
    (
        "darts",
        "game=scharten-loud position='5k4/10/10/10/10/10/10/5K4 w e1e8 - 0 1 17/17 0/0'",
        "",
        "root.querySelector('[data-do=throw]').click()",
    ),
];

/// Adds a board in place of the last one.
fn put(site: &Site, attributes: &str, pgn: &str, act: &str) {
    site.script("document.querySelector('#b')?.remove()", &[]);
    let pgn = pgn.replace('"', "&quot;").replace('\n', "&#10;");
    let game = if pgn.is_empty() { pgn } else { format!("pgn=\"{pgn}\"") };
    site.add(&format!("<notabene-board id=b {attributes} {game}>x</notabene-board>"));
    site.expect_board("#b");
    site.wait_until("the viewer is there", || site.board_count("#b", ".viewer-player") == 2);
    site.in_board("#b", act);
}

#[test]
#[ignore = "needs dist/, axe-core and Chromium: run `cargo xtask test`"]
fn the_viewer_is_readable_at_every_size_and_in_all_colours() {
    let site = Site::open("/host/blank.html");
    site.add(&format!("<script type=module src='{}embed.js'></script>", site.home()));
    load_axe(&site);
    let mut faults = Vec::new();
    for (name, attributes, game, act) in BOARDS {
        put(&site, attributes, game, act);
        for theme in ["light", "dark", "projector"] {
            let ground = if theme == "dark" { "#14181d" } else { "#ffffff" };
            site.script(
                "document.querySelector('#b').setAttribute('theme', arguments[0]); document.body.style.background = arguments[1]",
                &[theme.into(), ground.into()],
            );
            for (width, height) in SIZES {
                site.resize(width, height);
                site.let_draw(3);
                let place = format!("{name} {theme} {width}");
                let cut = "const seen = [...root.querySelectorAll('button, .button, .viewer-player, .viewer-player *, .viewer-event, .viewer-said, input, select')];
                    const out = seen.filter((e) => e.checkVisibility() && !e.closest('.for-ears') && e.className !== 'for-ears' &&
                        (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline' || e.getBoundingClientRect().right > innerWidth + 0.5));
                    return out.map((e) => e.outerHTML.slice(0, 90))";
                faults.extend(
                    crate::browser::strings(&site.in_board("#b", cut))
                        .iter()
                        .map(|f| format!("{place}: cut {f}")),
                );
                if site.script("return document.documentElement.scrollWidth > innerWidth", &[]) == true {
                    faults.push(format!("{place}: wider than the page"));
                }
                let found = if theme == "light" { serious(&site) } else { serious_in_colours(&site) };
                faults.extend(found.iter().map(|f| format!("{place}: {f}")));
                site.shot(&format!("looks-{name}-{theme}-{width}"));
                site.script("scrollTo(0, document.body.scrollHeight)", &[]);
                site.shot(&format!("looks-{name}-{theme}-{width}-below"));
                site.script("scrollTo(0, 0)", &[]);
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    assert_eq!(site.console(), [""; 0], "the console");
}
