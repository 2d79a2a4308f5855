//! Boards on other pages: the element and the attributes, on the pages of the demo.

use crate::browser::{
    Browser, Log, Point, Pointer, key, places,
    server::{Mount, Server},
    strings,
};
use serde_json::Value;
use std::ops::Deref;
use std::path::PathBuf;

/// The folder under which everything is served: it must work in any.
const BASE: &str = "/club/games/";

/// A browser on a page with boards.
pub struct Site {
    server: Server,
    browser: Browser,
}

impl Deref for Site {
    type Target = Browser;
    fn deref(&self) -> &Browser {
        &self.browser
    }
}

fn pages() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/embed")
}

impl Site {
    /// Opens a page below the folder of Notabene, or, beginning with `/host/`, one of those for tests.
    pub fn open(path: &str) -> Site {
        Site::open_beside(Vec::new(), path)
    }

    /// Likewise, with more folders on the server.
    pub fn open_beside(more: Vec<Mount>, path: &str) -> Site {
        Site::open_with(more, path, Log::Console)
    }

    /// Likewise, in a browser that logs requests.
    pub fn open_logged(path: &str) -> Site {
        Site::open_with(Vec::new(), path, Log::Requests)
    }

    fn open_with(more: Vec<Mount>, path: &str, log: Log) -> Site {
        let mounts = [(BASE, places::dist()), ("/host/", pages())].into_iter().chain(more).collect();
        let site = Site { server: Server::start(mounts), browser: Browser::from_pool(log) };
        site.visit(path);
        site
    }

    pub fn visit(&self, path: &str) {
        let base = if path.starts_with('/') { "" } else { BASE };
        self.goto(&self.server.url(&[base, path].concat()));
    }

    /// Opens an empty page: nothing of an earlier step is left but what is in the cache.
    pub fn fresh(&self) {
        self.visit("/host/blank.html");
    }

    pub fn origin(&self) -> String {
        self.server.origin()
    }

    /// Switches the network off or on.
    pub fn cut_network(&self, is_cut: bool) {
        self.server.silence(is_cut);
    }

    /// The address of a file of Notabene.
    pub fn home(&self) -> String {
        self.server.url(BASE)
    }

    /// Puts markup into the page; scripts in it run.
    #[track_caller]
    pub fn add(&self, markup: &str) {
        let add = "document.body.append(document.createRange().createContextualFragment(arguments[0]))";
        self.script(add, &[markup.into()]);
    }

    /// The result of a script with the shadow root `root` of the board in an element.
    #[track_caller]
    pub fn in_board(&self, css: &str, body: &str) -> Value {
        let find = "const host = document.querySelector(arguments[0]), root = host?.shadowRoot;
            if (!root) return null;\n";
        self.script(&[find, body].concat(), &[css.into()])
    }

    /// The texts of all such elements in a board.
    #[track_caller]
    pub fn board_texts(&self, css: &str, inside: &str) -> Vec<String> {
        let read = format!("return Array.from(root.querySelectorAll(`{inside}`), e => e.textContent.trim())");
        strings(&self.in_board(css, &read))
    }

    /// The number of such elements in a board.
    #[track_caller]
    pub fn board_count(&self, css: &str, inside: &str) -> u64 {
        self.in_board(css, &format!("return root.querySelectorAll(`{inside}`).length")).as_u64().unwrap_or(0)
    }

    /// Waits until a board has its pieces.
    #[track_caller]
    pub fn expect_board(&self, css: &str) {
        self.wait_until(&format!("{css} has a board"), || self.board_count(css, ".piece") > 0);
    }

    /// Waits until a board shows this move as the current one.
    #[track_caller]
    pub fn expect_current(&self, css: &str, moves: &[&str]) {
        self.expect("the current move", moves, || self.board_texts(css, ".move.current"));
    }

    /// Clicks on something in a board.
    #[track_caller]
    pub fn press(&self, css: &str, inside: &str) {
        let click = format!("const e = root.querySelector(`{inside}`); e?.click(); return !!e");
        assert_eq!(self.in_board(css, &click), true, "{inside} in {css}");
    }

    /// The middle of a square of a board seen from White.
    #[track_caller]
    pub fn square_of(&self, css: &str, name: &str) -> Point {
        let scroll = "root.querySelector('svg.board').scrollIntoView({block: 'center'});
            const r = root.querySelector('svg.board').getBoundingClientRect(); return [r.left, r.top, r.width]";
        let list = self.in_board(css, scroll);
        let number = |n: usize| list[n].as_f64().expect("a number");
        let (file, rank) = crate::browser::file_and_rank(name);
        let middle = |n: u8| (f64::from(n) + 0.5) / 8.0 * number(2);
        Point { x: number(0) + middle(file), y: number(1) + middle(7 - rank) }
    }

    /// Plays a move by tapping on two squares.
    #[track_caller]
    pub fn tap_move(&self, css: &str, from: &str, to: &str) {
        self.tap(Pointer::Mouse, self.square_of(css, from));
        self.tap(Pointer::Mouse, self.square_of(css, to));
    }
}

/// Records all events of boards in `window.told`.
pub const LISTEN: &str = "window.told = [];
    for (const kind of ['ready', 'size', 'move', 'step', 'result', 'error'])
        document.addEventListener('notabene-' + kind, (e) => told.push({ event: kind, ...e.detail }));";

pub fn told(site: &Site, kind: &str) -> Vec<Value> {
    let all = site.script("return window.told ?? []", &[]);
    all.as_array().into_iter().flatten().filter(|told| told["event"] == kind).cloned().collect()
}

/// No page asks another server for anything.
#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn pages_of_the_demo() {
    let site = Site::open_logged("/host/blank.html");
    steps!(
        &site,
        [
            a_game_on_a_club_page_is_walked_by_buttons_keys_and_methods,
            a_strict_policy_is_kept_by_all_three_doors,
            ten_boards_share_one_program_and_open_when_they_come_near
        ]
    );
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn boards_play_obey_and_tell() {
    let site = Site::open("/host/blank.html");
    steps!(
        &site,
        [
            keys_act_only_on_the_board_that_has_the_focus,
            own_moves_stand_beside_the_game_and_one_comes_back,
            what_is_only_to_be_looked_at_cannot_be_played,
            a_wrong_option_is_told_inside_and_the_board_is_there,
            a_game_is_loaded_by_a_method_and_told_by_events
        ]
    );
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn boards_fit_their_pages_in_words_and_width() {
    let site = Site::open("/host/blank.html");
    steps!(
        &site,
        [
            a_board_speaks_the_language_of_its_page_and_keeps_nothing,
            without_its_language_a_board_speaks_that_of_the_page_again,
            a_number_never_parts_from_its_move,
            without_the_script_the_text_is_read
        ]
    );
}

fn a_game_on_a_club_page_is_walked_by_buttons_keys_and_methods(site: &Site) {
    site.visit("demo/club.html");
    site.expect_board("#game");
    site.expect_current("#game", &[]);
    site.press("#game", "[data-control=next]");
    site.expect_current("#game", &["e4"]);
    // A click on the board gives it the keyboard focus.
    site.tap(Pointer::Mouse, site.square_of("#game", "e6"));
    site.keys(key::RIGHT);
    site.expect_current("#game", &["e5"]);
    site.keys(key::END);
    site.expect_current("#game", &["Rd8#"]);
    site.script("document.querySelector('#game').goto(3)", &[]);
    site.expect_current("#game", &["Nf3"]);
    site.expect("the ply", 3, || site.script("return document.querySelector('#game').ply", &[]));
    let pgn = site.script("return document.querySelector('#game').pgn", &[]);
    assert!(pgn.as_str().is_some_and(|pgn| pgn.contains("[White \"Paul Morphy\"]")), "{pgn}");
    assert_eq!(site.foreign_requests(&site.origin()), [""; 0], "requests to other servers");
    assert_eq!(site.console(), [""; 0], "the console");
}

fn keys_act_only_on_the_board_that_has_the_focus(site: &Site) {
    site.fresh();
    site.add("<input id=field value=ab>");
    site.add(&format!("<script type=module src='{}embed.js'></script>", site.home()));
    for id in ["one", "two"] {
        site.add(&format!(
            "<notabene-board id={id} moves='1. e4 e5 2. Nf3' show-explain=false>x</notabene-board>"
        ));
        site.expect_board(&format!("#{id}"));
    }
    site.keys(key::RIGHT);
    site.click("#field");
    site.keys(key::RIGHT);
    site.keys("fj");
    site.expect_current("#one", &[]);
    site.expect_current("#two", &[]);
    site.tap(Pointer::Mouse, site.square_of("#two", "e5"));
    site.keys(key::RIGHT);
    site.expect_current("#two", &["e4"]);
    site.expect_current("#one", &[]);
    assert_eq!(site.console(), [""; 0], "the console");
}

fn own_moves_stand_beside_the_game_and_one_comes_back(site: &Site) {
    site.fresh();
    site.script(LISTEN, &[]);
    site.add(&format!(
        "<script type=module src='{}embed.js'></script>
        <notabene-board id=it moves='1. e4 e5 2. Nf3 Nc6' initial-ply=2>x</notabene-board>",
        site.home()
    ));
    site.expect_board("#it");
    site.expect_current("#it", &["e5"]);
    site.tap_move("#it", "d2", "d4");
    site.expect_current("#it", &["d4"]);
    site.expect("the moves", 1, || told(site, "move").len());
    assert_eq!(told(site, "move")[0]["own"], true);
    site.tap_move("#it", "e5", "d4");
    site.expect_current("#it", &["exd4"]);
    site.press("#it", "[data-do=back]");
    site.expect_current("#it", &["e5"]);
    site.expect("the game as it was given", vec!["e4", "e5", "Nf3", "Nc6"], || {
        site.board_texts("#it", ".move")
    });
    site.expect("the way to the own moves", vec!["Your own moves"], || {
        site.board_texts("#it", "[data-do=again]")
    });
    site.press("#it", "[data-do=again]");
    site.expect_current("#it", &["exd4"]);
    // The next move of the game is a step in it.
    site.press("#it", "[data-do=back]");
    site.expect_current("#it", &["e5"]);
    site.tap_move("#it", "g1", "f3");
    site.expect_current("#it", &["Nf3"]);
    site.expect("the moves", 2, || told(site, "move").len());
    assert_eq!(site.board_count("#it", ".hidden [data-do=back]"), 1);
    assert_eq!(site.console(), [""; 0], "the console");
}

fn what_is_only_to_be_looked_at_cannot_be_played(site: &Site) {
    site.fresh();
    site.add(&format!(
        "<script type=module src='{}embed.js'></script>
        <notabene-board id=closed read-only moves='1. e4' show-moves=true>x</notabene-board>
        <notabene-board id=given allow-own-moves=false moves='1. e4 e5'>x</notabene-board>",
        site.home()
    ));
    for id in ["#closed", "#given"] {
        site.expect_board(id);
        site.tap_move(id, "d2", "d4");
        assert_eq!(site.board_count(id, ".mark.held"), 0, "{id}");
        assert_eq!(site.board_texts(id, ".move.current"), [""; 0], "{id}");
    }
    site.press("#closed", "[data-control=last]");
    site.expect_current("#closed", &["e4"]);
    // The permitted actions can be changed while the board exists.
    site.script("document.querySelector('#closed').removeAttribute('read-only')", &[]);
    site.expect("it is open", "true", || {
        site.in_board("#closed", "return root.querySelector('.notabene').dataset.plays")
    });
    site.tap_move("#closed", "e7", "e5");
    site.expect_current("#closed", &["e5"]);
}

fn a_strict_policy_is_kept_by_all_three_doors(site: &Site) {
    site.visit("demo/strict.html");
    site.expect_board("#element");
    site.expect_current("#element", &["Nc6"]);
    site.tap_move("#element", "f1", "b5");
    site.expect_current("#element", &["Bb5"]);
    site.expect_board("#data");
    assert_eq!(site.board_count("#data", ".piece"), 40);
    site.script("document.querySelector('#frame').scrollIntoView()", &[]);
    let inside = "const tree = document.querySelector('#frame').contentDocument.querySelector('body > div');
        return tree?.shadowRoot?.querySelectorAll('.piece').length ?? 0";
    site.expect("the pieces in the frame", 32, || site.script(inside, &[]));
    // A violated policy is reported on the console.
    assert_eq!(site.console(), [""; 0], "the console");
    assert_eq!(site.foreign_requests(&site.origin()), [""; 0], "requests to other servers");
}

fn ten_boards_share_one_program_and_open_when_they_come_near(site: &Site) {
    // What was asked for before is of other pages.
    site.fresh();
    site.requests();
    site.resize(400, 800);
    site.visit("demo/ten.html");
    let board = |n: usize| format!("figure:nth-of-type({n}) notabene-board");
    site.expect_board(&board(1));
    assert_eq!(site.board_count(&board(10), "slot"), 1, "the last is still its text");
    for n in 1..=10 {
        site.script("document.querySelector(arguments[0]).scrollIntoView()", &[board(n).into()]);
        site.expect_board(&board(n));
    }
    let requests = site.requests();
    let programs = requests.iter().filter(|url| url.ends_with("_bg.wasm")).count();
    assert_eq!(programs, 1, "{requests:?}");
    // Each plays for itself.
    site.tap_move(&board(8), "e3", "d3");
    assert_eq!(site.board_count(&board(8), ".mark.last"), 2);
    assert_eq!(site.board_count(&board(10), ".mark.last"), 0);
    let names = "return new Set([...document.querySelectorAll('notabene-board')].map(
        (e) => e.shadowRoot.querySelectorAll('[aria-live], [role=alert]').length)).size";
    assert_eq!(site.script(names, &[]), 1, "live regions of each");
    assert_eq!(site.console(), [""; 0], "the console");
}

fn a_wrong_option_is_told_inside_and_the_board_is_there(site: &Site) {
    site.fresh();
    site.script(LISTEN, &[]);
    site.add(&format!(
        "<script type=module src='{}embed.js'></script>
        <notabene-board id=theme theme=pink ng-version=7>x</notabene-board>
        <notabene-board id=game game=halma>x</notabene-board>
        <notabene-board id=pgn pgn='1. e4 e5 2. Ke3'>x</notabene-board>
        <div id=data data-notabene-colour=red>x</div>",
        site.home()
    ));
    for (id, word) in [("#theme", "projector"), ("#game", "halma"), ("#pgn", "pgn"), ("#data", "colour")] {
        // Each has its room from the start, so that the later ones are not near.
        site.script("document.querySelector(arguments[0]).scrollIntoView()", &[id.into()]);
        site.expect_board(id);
        site.wait_until(&format!("{id} tells {word}"), || {
            site.board_texts(id, ".amiss li").iter().any(|line| line.contains(word))
        });
        assert_eq!(site.board_texts(id, ".amiss li").len(), 1, "{id}");
    }
    let told = told(site, "error");
    assert_eq!(told.len(), 4, "{told:?}");
    assert!(told.iter().all(|e| e["message"].as_str().is_some_and(|text| text.len() > 10)), "{told:?}");
    // After the correction the message disappears.
    site.script("document.querySelector('#theme').setAttribute('theme', 'dark')", &[]);
    site.expect("nothing is wrong", 0, || site.board_count("#theme", ".amiss li"));
    site.expect("the theme", "dark", || {
        site.in_board("#theme", "return root.querySelector('.notabene').dataset.theme")
    });
}

fn without_the_script_the_text_is_read(site: &Site) {
    site.block(&["*embed.js"]);
    site.visit("demo/club.html");
    site.wait_until("the page is there", || site.has("#game"));
    let read = "const e = document.querySelector('#game'); return [e.innerText, e.offsetHeight > 0]";
    let seen = site.script(read, &[]);
    assert!(seen[0].as_str().is_some_and(|text| text.contains("17. Rd8# 1-0")), "{seen}");
    assert_eq!(seen[1], true);
    site.block(&[]);
}

fn a_board_speaks_the_language_of_its_page_and_keeps_nothing(site: &Site) {
    site.visit("demo/narrow.html");
    site.expect_board("notabene-board");
    site.expect("the letters", vec!["e4", "e5", "Cf3", "Cc6"], || {
        site.board_texts("notabene-board", ".move").into_iter().take(4).collect::<Vec<_>>()
    });
    site.wait_until("it is French", || {
        site.board_texts("notabene-board", ".status .words").iter().any(|text| text.contains("Blancs"))
    });
    site.press("notabene-board", "[data-control=next]");
    site.expect("nothing is kept", 0, || site.script("return localStorage.length", &[]));
    let wide = site.script("return document.querySelector('notabene-board').scrollWidth <= 320", &[]);
    assert_eq!(wide, true, "it fits its column");
}

fn a_game_is_loaded_by_a_method_and_told_by_events(site: &Site) {
    site.fresh();
    site.script(LISTEN, &[]);
    site.add(&format!(
        "<script type=module src='{}embed.js'></script><notabene-board id=it>x</notabene-board>",
        site.home()
    ));
    site.expect_board("#it");
    site.expect("it is ready", 1, || told(site, "ready").len());
    assert_eq!(told(site, "ready")[0]["id"], "it");
    site.script("document.querySelector('#it').load({moves: '1. f3 e5 2. g4 Qh4#', initialPly: 3})", &[]);
    site.expect_current("#it", &["g4"]);
    site.script("document.querySelector('#it').goto('last')", &[]);
    site.expect("the end", 1, || told(site, "result").len());
    assert_eq!(told(site, "result")[0]["result"], "0-1");
    assert_eq!(told(site, "result")[0]["reason"], "checkmate");
    // Nonsense changes nothing and throws nothing.
    site.script(
        "const e = document.querySelector('#it'); e.goto('sideways'); e.goto(null); e.set(null); e.set({theme: {}}); e.load(7)",
        &[],
    );
    site.expect_current("#it", &["Qh4#"]);
    assert_eq!(site.console(), [""; 0], "the console");
}

fn a_number_never_parts_from_its_move(site: &Site) {
    site.fresh();
    site.add(&format!(
        "<script type=module src='{}embed.js'></script><div id=room style='width: 600px'>
        <notabene-board id=it moves='1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d4 exd4 6. cxd4 Bb4+ 7. Nc3 Nxe4 {{A word.}}
        8. O-O Bxc3 (8... Nxc3 9. bxc3) 9. d5 Bf6 10. Re1 Ne7 11. Rxe4 d6'>x</notabene-board></div>",
        site.home()
    ));
    site.expect_board("#it");
    // Each number or its dots, and the following move, are on one line.
    let parted = "const rows = [...root.querySelectorAll('.sheet tbody tr:not(.lines), .sheet .pair')];
        const line = (e) => { const r = e.getBoundingClientRect(); return r.top + r.height / 2; };
        return rows.map((row) => [row.querySelector('.number'), row.querySelector('.move')])
            .filter(([number, move]) => number && move && Math.abs(line(number) - line(move)) > 8)
            .map(([number, move]) => number.textContent + ' ' + move.textContent)";
    for width in (230..=600).step_by(10) {
        site.script("document.querySelector('#room').style.width = arguments[0] + 'px'", &[width.into()]);
        assert_eq!(strings(&site.in_board("#it", parted)), [""; 0], "{width}");
    }
    assert!(site.board_count("#it", ".sheet tbody tr:not(.lines)") >= 11);
    // Nothing overflows the narrow list.
    let out = "const s = root.querySelector('.sheet'); return s.scrollWidth - s.clientWidth";
    site.script("document.querySelector('#room').style.width = '260px'", &[]);
    assert_eq!(site.in_board("#it", out), 0);
}

fn without_its_language_a_board_speaks_that_of_the_page_again(site: &Site) {
    site.fresh();
    site.add(&format!(
        "<script type=module src='{}embed.js'></script><div lang=nl>
        <notabene-board id=it language=fr moves='1. e4 e5 2. Nf3'>x</notabene-board></div>",
        site.home()
    ));
    site.expect_board("#it");
    let language = || site.in_board("#it", "return root.querySelector('.notabene').lang");
    site.expect("French", "fr", language);
    site.script("document.querySelector('#it').removeAttribute('language')", &[]);
    site.expect("Dutch", "nl", language);
    site.expect("the letters", vec!["e4", "e5", "Pf3"], || site.board_texts("#it", ".move"));
}
