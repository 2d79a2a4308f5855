//! Boards with and without the viewer on one page: what plain ones fetch, and plain ones that are asked for it later. Darts.

use crate::browser::key;
use crate::embed::Site;
use crate::embed_viewer::GAME;

/// A game with a head.
const HEADED: &str =
    "[White \"Anna\"]\n[WhiteElo \"2105\"]\n[Black \"Bo\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0";

/// Files that only boards with the viewer need.
fn of_viewer(site: &Site) -> Vec<String> {
    let files = ["_lazy_", "style/viewer.", "texts/viewer."];
    site.requests().into_iter().filter(|url| files.iter().any(|file| url.contains(file))).collect()
}

/// Adds a board.
fn add(site: &Site, id: &str, attributes: &str, pgn: &str) {
    let pgn = pgn.replace('"', "&quot;").replace('\n', "&#10;");
    site.add(&format!("<notabene-board id={id} lang=en {attributes} pgn=\"{pgn}\">x</notabene-board>"));
    site.script("document.getElementById(arguments[0]).scrollIntoView()", &[id.into()]);
    site.expect_board(&format!("#{id}"));
}

/// Opens a page with one board.
fn show(site: &Site, attributes: &str, pgn: &str) {
    site.fresh();
    site.add(&format!("<script type=module src='{}embed.js'></script>", site.home()));
    add(site, "b", attributes, pgn);
}

fn listen(site: &Site) {
    let listen = "window.told = []; for (const kind of ['ready', 'move', 'step', 'error'])
        addEventListener('notabene-' + kind, ({ detail, target }) => told.push(kind + ' ' + target.id))";
    site.script(listen, &[]);
}

/// Sets an option of the board by its method.
fn set(site: &Site, name: &str, value: &str) {
    site.script(
        "document.querySelector('#b').set({ [arguments[0]]: arguments[1] })",
        &[name.into(), value.into()],
    );
}

fn has_viewer(site: &Site) -> bool {
    site.board_count("#b", ".viewer-player") == 2
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn plain_boards_fetch_nothing_of_the_viewer() {
    let plain =
        "show-header=false show-menu=false comments=beside own-moves=aside puzzle=false write-box=false";
    let site = Site::open_logged("/host/blank.html");
    show(&site, plain, GAME);
    add(&site, "c", "", "1. e4 e5");
    site.press("#c", "[data-control=next]");
    site.expect_current("#c", &["e4"]);
    site.script("document.querySelector('#c').load('1. d4 d5')", &[]);
    site.script("document.querySelector('#c').set({ theme: 'dark', 'show-menu': false })", &[]);
    site.press("#c", "[data-control=next]");
    site.expect_current("#c", &["d4"]);
    assert_eq!(of_viewer(&site), [""; 0]);
    // One with the viewer makes no difference to those after it.
    add(&site, "d", "show-header=true", GAME);
    site.expect("the players", 2, || site.board_count("#d", ".viewer-player"));
    let fetched = of_viewer(&site);
    assert_eq!(fetched.len(), 3, "a part of the program, styles and sentences: {fetched:?}");
    add(&site, "e", "", "1. c4");
    site.press("#e", "[data-control=next]");
    site.expect_current("#e", &["c4"]);
    for id in ["#b", "#c", "#e"] {
        assert_eq!(site.board_count(id, ".place, [data-do=menu]"), 0, "{id}");
    }
    assert_eq!(of_viewer(&site), [""; 0]);
    assert_eq!(site.console(), [""; 0], "the console");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_plain_board_gets_the_viewer_later() {
    let site = Site::open("/host/blank.html");
    steps!(
        &site,
        [
            a_plain_board_becomes_the_viewer_with_its_game_and_move,
            a_plain_board_becomes_the_viewer_and_keeps_what_its_reader_played,
            a_plain_board_becomes_the_viewer_and_keeps_moves_that_were_put_aside,
            a_board_whose_viewer_cannot_be_had_goes_on_without_it,
            darts_of_loud_scharten_are_thrown_on_a_board,
            without_a_network_every_failure_is_heard
        ]
    );
}

fn a_plain_board_becomes_the_viewer_with_its_game_and_move(site: &Site) {
    show(site, "initial-ply=1", HEADED);
    listen(site);
    site.script("document.querySelector('#b').goto(3)", &[]);
    site.expect_current("#b", &["Bc4"]);
    site.press("#b", "[data-control=flip]");
    site.script("document.querySelector('#b').setAttribute('show-header', 'true')", &[]);
    // Orders that come meanwhile wait for their turn.
    site.script("document.querySelector('#b').goto('next')", &[]);
    site.expect("the players, White above", vec!["Anna2105", "Bo"], || {
        site.board_texts("#b", ".viewer-names")
    });
    site.expect_current("#b", &["Nc6"]);
    assert_eq!(site.board_count("#b", ".stage"), 1, "one board");
    assert_eq!(site.board_count("#b", "[data-do=back]:not(.hidden *)"), 0, "no move of the reader");
    site.press("#b", "[data-control=next]");
    site.expect_current("#b", &["Qh5"]);
    let told = site.script("return told", &[]);
    assert!(!told.to_string().contains("ready") && !told.to_string().contains("error"), "{told}");
    assert_eq!(site.console(), [""; 0], "the console");
}

fn a_plain_board_becomes_the_viewer_and_keeps_what_its_reader_played(site: &Site) {
    show(site, "initial-ply=2", "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6");
    let moves = || site.board_texts("#b", ".paper .move");
    let given = ["e4", "e5", "Nf3", "c5", "Nf3", "Nc6"];
    let sorted = |mut all: Vec<String>| {
        all.sort();
        all
    };
    let expect_moves = |what: &str, own: &[&str]| {
        let wanted = sorted(given.iter().chain(own).map(|text| (*text).to_string()).collect());
        site.expect(what, wanted, || sorted(moves()));
    };
    site.tap_move("#b", "d2", "d4");
    site.tap_move("#b", "e5", "d4");
    site.expect_current("#b", &["exd4"]);
    set(site, "show-menu", "true");
    site.wait_until("the viewer is there", || has_viewer(site));
    site.expect_current("#b", &["exd4"]);
    expect_moves("all moves", &["d4", "exd4"]);
    // They are the reader's own still: a button leads back to the game.
    site.press("#b", "[data-do=back]");
    site.expect_current("#b", &["e5"]);
    expect_moves("the game", &[]);
    site.press("#b", "[data-do=again]");
    site.expect_current("#b", &["exd4"]);
    assert_eq!(site.console(), [""; 0], "the console");
}

fn a_plain_board_becomes_the_viewer_and_keeps_moves_that_were_put_aside(site: &Site) {
    show(site, "initial-ply=2", "1. e4 e5 2. Nf3 Nc6");
    site.tap_move("#b", "d2", "d4");
    site.expect_current("#b", &["d4"]);
    site.press("#b", "[data-do=back]");
    site.expect_current("#b", &["e5"]);
    set(site, "write-box", "true");
    site.wait_until("the viewer is there", || has_viewer(site));
    site.expect_current("#b", &["e5"]);
    assert_eq!(site.board_texts("#b", ".paper .move"), ["e4", "e5", "Nf3", "Nc6"]);
    site.wait_until("the button is named", || {
        site.board_texts("#b", "[data-do=again]").concat().contains("own moves")
    });
    site.press("#b", "[data-do=again]");
    site.expect_current("#b", &["d4"]);
    // A board without a game is all the reader's own.
    add(site, "free", "", "");
    site.tap_move("#free", "e2", "e4");
    site.expect_current("#free", &["e4"]);
    site.script("document.querySelector('#free').setAttribute('write-box', '')", &[]);
    site.expect("the box", 1, || site.board_count("#free", ".viewer-write"));
    site.expect_current("#free", &["e4"]);
    assert_eq!(site.console(), [""; 0], "the console");
}

fn a_board_whose_viewer_cannot_be_had_goes_on_without_it(site: &Site) {
    show(site, "initial-ply=2", "1. e4 e5 2. Nf3 Nc6");
    listen(site);
    // Elements of its styles cannot be made: so it fails on any server.
    site.script("window.kept = CSSStyleSheet.prototype.replaceSync; CSSStyleSheet.prototype.replaceSync = () => { throw new Error('no') }", &[]);
    set(site, "show-menu", "true");
    site.wait_until("it is told", || site.script("return told", &[]).to_string().contains("error b"));
    assert!(!has_viewer(site));
    site.tap_move("#b", "d2", "d4");
    site.expect_current("#b", &["d4"]);
    // The next who asks is heard.
    site.script("CSSStyleSheet.prototype.replaceSync = kept", &[]);
    set(site, "show-menu", "true");
    site.wait_until("the viewer is there", || has_viewer(site));
    site.expect_current("#b", &["d4"]);
}

fn darts_of_loud_scharten_are_thrown_on_a_board(site: &Site) {
    site.fresh();
    site.add(&format!(
        "<script type=module src='{}embed.js'></script>
        <notabene-board id=b lang=en game=scharten-loud position='5k4/10/10/10/10/10/10/5K4 w e1e8 - 0 1 17/17 0/0'>x</notabene-board>",
        site.home()
    ));
    site.expect_board("#b");
    site.expect("the darts of both sides", 2, || site.board_count("#b", ".heap"));
    site.shot("viewer-darts");
    site.press("#b", "[data-do=throw]");
    site.expect("the throw", 1, || site.board_count("#b", ".viewer-dart .dart-throw"));
    site.press("#b", "[data-way=real]");
    site.expect("the drawn board", 1, || site.board_count("#b", ".dartboard"));
    site.shot("viewer-dart");
    site.press("#b", "[data-ring^=T]");
    site.press("#b", "[data-do=take]");
    site.expect("it has landed", 1, || site.board_count("#b", ".dart-throw.landed"));
    site.press("#b", "[data-do=back]");
    site.expect("the throw is away", 0, || site.board_count("#b", ".viewer-dart"));
    site.expect("the focus is at the button for the next dart", "throw", || {
        site.in_board("#b", "return root.activeElement?.dataset.do ?? ''")
    });
    site.expect("it is written", 1, || site.board_count("#b", ".paper .move"));
    // Keys and the board alone will do, too.
    site.in_board("#b", "root.querySelector('[data-do=throw]').focus()");
    site.keys(key::ENTER);
    site.expect("the throw", 1, || site.board_count("#b", ".viewer-dart .dart-throw"));
    site.expect("it has the keys", true, || {
        site.in_board("#b", "return !!root.activeElement?.closest('.viewer-dart')")
    });
    let focus = || site.in_board("#b", "return root.activeElement?.dataset.do ?? ''");
    site.keys(key::ESCAPE);
    site.expect("the throw is away", 0, || site.board_count("#b", ".viewer-dart"));
    site.expect("the focus comes back", "throw", focus);
    // A choice that makes the throw anew keeps the keys in it.
    site.keys(key::ENTER);
    site.expect("the throw", 1, || site.board_count("#b", ".viewer-dart .dart-throw"));
    for way in ["screen", "real"] {
        let choose = format!("root.querySelector('[data-way={way}]').focus()");
        site.in_board("#b", &choose);
        site.keys(key::ENTER);
        site.expect("the choice", "true", || {
            let chosen = format!("return root.querySelector('[data-way={way}]').ariaPressed");
            site.in_board("#b", &chosen)
        });
        site.expect("it has the keys still", true, || {
            site.in_board("#b", "return !!root.activeElement?.closest('.viewer-dart')")
        });
    }
    site.keys(key::ESCAPE);
    site.expect("the throw is away", 0, || site.board_count("#b", ".viewer-dart"));
    site.expect("the focus comes back", "throw", focus);
    for (width, height) in [(360, 740), (1280, 800)] {
        site.resize(width, height);
        site.press("#b", "[data-do=throw]");
        site.expect("the throw", 1, || site.board_count("#b", ".viewer-dart .dart-throw"));
        site.let_draw(2);
        let wide = site.script("return document.documentElement.scrollWidth <= innerWidth", &[]);
        assert_eq!(wide, true, "{width} pixels");
        site.shot(&format!("viewer-dart-{width}"));
        let escape = "root.querySelector('.dart-throw').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))";
        site.in_board("#b", escape);
        site.expect("the throw is away", 0, || site.board_count("#b", ".viewer-dart"));
    }
    assert_eq!(site.console(), [""; 0], "the console");
}

fn without_a_network_every_failure_is_heard(site: &Site) {
    show(site, "", "1. e4 e5");
    listen(site);
    site.script(
        "window.uncaught = [];
        addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)));
        addEventListener('error', ({ error }) => error && uncaught.push(String(error)))",
        &[],
    );
    site.cut_network(true);
    // A language and files of the viewer that were never fetched; then boards that come without a network.
    set(site, "language", "es");
    set(site, "show-menu", "true");
    site.add(
        "<notabene-board id=c lang=nl puzzle pgn='1. e4 e5'>x</notabene-board>
        <notabene-board id=d lang=en src=nothing.pgn refresh=5>x</notabene-board>",
    );
    site.script("document.querySelector('#d').scrollIntoView()", &[]);
    site.wait_until("the failures are told", || {
        let told = site.script("return told", &[]).to_string();
        told.contains("error c") && told.contains("error d")
    });
    site.let_draw(30);
    assert_eq!(site.script("return uncaught", &[]), serde_json::json!([]));
    let uncaught: Vec<String> = site.console().into_iter().filter(|line| line.contains("Uncaught")).collect();
    assert_eq!(uncaught, [""; 0], "the console");
    site.cut_network(false);
    // What failed is fetched when it is asked for again.
    set(site, "show-header", "true");
    site.wait_until("the viewer is there", || has_viewer(site));
}
