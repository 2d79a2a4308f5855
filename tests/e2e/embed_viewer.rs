//! The viewer of boards on other pages: players, clocks, evaluations, menu, running text and moves that play themselves.

use crate::browser::{Pointer, key};
use crate::embed::Site;
use serde_json::Value;

/// A game with all that servers write.
pub const GAME: &str = "[Event \"Club evening\"]\n[Round \"3\"]\n[Date \"2024.05.??\"]\n[White \"Anna Ek\"]\n[Black \"Bo Vos\"]\n\
    [WhiteTitle \"WFM\"]\n[WhiteElo \"2105\"]\n[BlackElo \"1987\"]\n[Result \"1-0\"]\n[TimeControl \"300+3\"]\n\n\
    1. e4 {[%eval 0.35] [%clk 0:05:01] Best by test.} e5 {[%clk 0:04:59]} (1... c5 {Sicilian.} 2. Nf3) 2. Bc4 {[%clk 0:04:50]} Nc6 \
    {[%clk 0:04:40]} 3. Qh5 Nf6 4. Qxf7# {[%eval #0]} 1-0";

/// Opens a page with one board.
pub fn show(site: &Site, attributes: &str, pgn: &str) {
    site.fresh();
    let pgn = pgn.replace('"', "&quot;").replace('\n', "&#10;");
    site.add(&format!(
        "<script type=module src='{}embed.js'></script>
        <notabene-board id=b lang=en {attributes} pgn=\"{pgn}\">x</notabene-board>",
        site.home()
    ));
    site.expect_board("#b");
}

/// The text that is seen of the first such element.
fn seen(site: &Site, inside: &str) -> String {
    let read = format!(
        "const e = root.querySelector(`{inside}`); return e && e.checkVisibility() ? e.innerText.trim() : ''"
    );
    site.in_board("#b", &read).as_str().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
}

fn goes_to(site: &Site, ply: &str) {
    site.script("document.querySelector('#b').goto(arguments[0])", &[ply.into()]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_viewer_shows_and_does_what_is_asked_for() {
    let site = Site::open("/host/blank.html");
    steps!(
        &site,
        [
            players_clocks_and_evaluations_stand_at_the_board,
            the_menu_copies_and_saves_the_game,
            the_menu_is_opened_and_closed_by_keys,
            comments_stand_behind_their_moves,
            moves_play_themselves_until_somebody_stops_them,
            own_moves_stay_in_the_list_as_variations
        ]
    );
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_viewer_fits_into_its_page() {
    let site = Site::open("/host/blank.html");
    steps!(
        &site,
        [colours_and_sizes_of_the_page_reach_the_board, a_board_with_everything_fits_narrow_and_wide_pages]
    );
}

fn players_clocks_and_evaluations_stand_at_the_board(site: &Site) {
    show(site, "show-header=auto", GAME);
    site.expect("the event", "Club evening · (3) · 2024-05".to_string(), || seen(site, ".viewer-event"));
    let names = || site.board_texts("#b", ".viewer-player .viewer-names");
    site.expect("the players, Black above", vec!["Bo Vos1987", "WFMAnna Ek2105"], names);
    assert_eq!(site.board_texts("#b", ".viewer-points"), ["0", "1"]);
    let clocks = || site.board_texts("#b", ".viewer-clock");
    site.expect("the clocks at the start", vec!["05:00", "05:00"], clocks);
    goes_to(site, "1");
    site.expect("after a move of White", vec!["05:00", "05:01"], clocks);
    site.expect("the evaluation", "Evaluation: +0.35".to_string(), || seen(site, ".viewer-eval"));
    goes_to(site, "3");
    site.expect("the clocks", vec!["04:59", "04:50"], clocks);
    site.press("#b", "[data-control=flip]");
    site.expect("White above", vec!["04:50", "04:59"], clocks);
    goes_to(site, "last");
    site.expect("mate", "Evaluation: #0".to_string(), || seen(site, ".viewer-eval"));
    for (option, inside) in
        [("show-header", ".viewer-event"), ("show-clocks", ".viewer-clock"), ("show-evals", ".viewer-eval")]
    {
        site.script("document.querySelector('#b').setAttribute(arguments[0], 'false')", &[option.into()]);
        site.expect(option, String::new(), || seen(site, inside));
    }
    site.expect("no times in the list", String::new(), || seen(site, ".move .clock"));
    assert_eq!(site.console(), [""; 0], "the console");
}

fn the_menu_copies_and_saves_the_game(site: &Site) {
    show(site, "show-menu=auto", "1. e4 e5 2. Nf3");
    site.script(
        "window.copied = []; Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => void copied.push(text) } });
        HTMLAnchorElement.prototype.click = function () { window.saved = [this.download, decodeURIComponent(this.href)] }",
        &[],
    );
    site.press("#b", "[data-do=menu]");
    site.wait_until("the menu is open", || !seen(site, "[data-do=copy-game]").is_empty());
    site.press("#b", "[data-do=copy-game]");
    site.expect("it is told", "Copied".to_string(), || seen(site, ".viewer-menu .viewer-said"));
    site.press("#b", "[data-do=copy-position]");
    let copied = || site.script("return copied", &[]);
    site.wait_until("both are copied", || copied().as_array().is_some_and(|all| all.len() == 2));
    let of_board =
        |name: &str| site.script("return document.querySelector('#b')[arguments[0]]", &[name.into()]);
    assert_eq!(copied(), Value::from(vec![of_board("pgn"), of_board("position")]));
    site.press("#b", "[data-do=save-game]");
    let saved = site.script("return saved", &[]);
    assert_eq!(saved[0], "game.pgn");
    assert!(saved[1].as_str().is_some_and(|text| text.contains("1. e4 e5 2. Nf3")), "{saved}");
    let link = site.in_board("#b", "return root.querySelector('.viewer-menu a').href");
    assert!(
        link.as_str().is_some_and(|link| link.starts_with(&site.home()) && link.contains("#g=")),
        "{link}"
    );
    // Where copying is not allowed the text is there to be copied by hand.
    site.script("navigator.clipboard.writeText = async () => { throw new Error('no') }", &[]);
    site.press("#b", "[data-do=copy-game]");
    let by_hand = || site.in_board("#b", "return root.querySelector('textarea')?.value ?? ''");
    site.expect("the text", of_board("pgn"), by_hand);
    assert!(seen(site, ".viewer-menu .viewer-said").contains("does not allow"));
    assert_eq!(site.console(), [""; 0], "the console");
}

fn the_menu_is_opened_and_closed_by_keys(site: &Site) {
    show(site, "show-menu=true", "1. e4 e5 2. Nf3");
    site.in_board("#b", "root.querySelector('[data-do=menu]').focus()");
    let focus = || site.in_board("#b", "return root.activeElement?.dataset.do ?? ''");
    site.keys(key::ENTER);
    let expanded = || site.in_board("#b", "return root.querySelector('[data-do=menu]').ariaExpanded");
    site.expect("it is open", "true", expanded);
    site.keys(key::TAB);
    site.wait_until("an item has the focus", || focus() == "copy-game");
    site.keys(key::ESCAPE);
    site.expect("it is closed", "false", expanded);
    site.expect("the focus comes back", "menu", focus);
}

fn comments_stand_behind_their_moves(site: &Site) {
    show(site, "comments=inline", GAME);
    let text = || seen(site, ".viewer-moves");
    let order = ["e4", "Best by test.", "e5", "c5", "Sicilian.", "Nf3", "Bc4", "Nc6", "1-0"];
    site.wait_until("the running text", || {
        let text = text();
        let places: Option<Vec<usize>> = order.iter().map(|word| text.find(word)).collect();
        places.is_some_and(|places| places.is_sorted())
    });
    assert!(seen(site, ".paper").is_empty(), "the list of moves is away");
    let bare = text().replace(' ', "");
    assert!(bare.contains("(1.…c5Sicilian.2.Nf3)"), "{bare}");
    // However narrow the text is, a bracket stands on the line of its move.
    let alone = "return Array.from({ length: 60 }, (_, n) => {
        const pane = root.querySelector('.viewer-moves'), line = pane.querySelector('.variation'), range = document.createRange();
        pane.style.width = `${140 + 5 * n}px`;
        const middle = (box) => (box.top + box.bottom) / 2;
        const walk = document.createTreeWalker(line, NodeFilter.SHOW_TEXT), at = (mark) => {
            for (walk.currentNode = line; walk.nextNode();) if (walk.currentNode.data === mark) return range.selectNode(walk.currentNode), range.getBoundingClientRect();
        };
        const [first, last] = [line.querySelector('.number'), [...line.querySelectorAll('.move')].at(-1)].map((e) => e.getBoundingClientRect());
        const apart = [[at('('), first], [at(')'), last]].map(([a, b]) => Math.abs(middle(a) - middle(b)));
        pane.style.width = '';
        return Math.max(...apart);
    }).filter((apart) => apart > 12)";
    assert_eq!(site.in_board("#b", alone), serde_json::json!([]), "brackets that stand alone");
    site.press("#b", ".viewer-moves .variation .move");
    site.expect("the current move", vec!["c5"], || site.board_texts("#b", ".viewer-moves .move.current"));
    // The explain line knows the moves of the running text.
    site.wait_until("it is explained", || !site.board_texts("#b", ".characters [data-token]").is_empty());
    site.script("document.querySelector('#b').removeAttribute('comments')", &[]);
    site.wait_until("the list is back", || !seen(site, ".paper").is_empty());
    assert!(text().is_empty());
    assert_eq!(site.console(), [""; 0], "the console");
}

fn moves_play_themselves_until_somebody_stops_them(site: &Site) {
    show(site, "autoplay=1", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6");
    site.expect_current("#b", &["e4"]);
    site.expect_current("#b", &["e5"]);
    let label = || site.in_board("#b", "return root.querySelector('[data-do=play]').ariaLabel");
    assert_eq!(label(), "Pause");
    site.press("#b", "[data-do=play]");
    site.expect("it stands", "Play the moves one by one", label);
    goes_to(site, "first");
    site.press("#b", "[data-do=play]");
    site.expect_current("#b", &["e4"]);
    // Whoever goes another way stops them, too.
    goes_to(site, "6");
    site.expect("it stands", "Play the moves one by one", label);
    // From the end they begin again, and stop there.
    goes_to(site, "last");
    site.press("#b", "[data-do=play]");
    site.expect_current("#b", &["e4"]);
    goes_to(site, "7");
    site.press("#b", "[data-do=play]");
    site.expect_current("#b", &["Nf6"]);
    site.expect("it stands at the end", "Play the moves one by one", label);
    assert_eq!(site.console(), [""; 0], "the console");
}

fn own_moves_stay_in_the_list_as_variations(site: &Site) {
    show(site, "own-moves=variations initial-ply=2", "1. e4 e5 2. Nf3 Nc6");
    site.tap_move("#b", "d2", "d4");
    site.expect_current("#b", &["d4"]);
    site.press("#b", "[data-do=back]");
    site.expect_current("#b", &["e5"]);
    let moves = || site.board_texts("#b", ".paper .move");
    site.expect("a variation", vec!["e4", "e5", "Nf3", "d4", "Nc6"], || {
        let mut all = moves();
        all.sort_by_key(|text| ["e4", "e5", "Nf3", "d4", "Nc6"].iter().position(|known| known == text));
        all
    });
    assert_eq!(site.board_count("#b", ".paper .variation .move"), 1);
    site.press("#b", "[data-do=menu]");
    site.press("#b", "[data-do=drop-own]");
    site.expect("the game as it was given", vec!["e4", "e5", "Nf3", "Nc6"], moves);
    // A reader can choose the same on any board.
    site.script("document.querySelector('#b').removeAttribute('own-moves')", &[]);
    goes_to(site, "2");
    site.tap_move("#b", "d2", "d4");
    site.press("#b", "[data-do=menu]");
    site.press("#b", "[data-do=keep-own]");
    site.expect_current("#b", &["e5"]);
    site.expect("a variation", 1, || site.board_count("#b", ".paper .variation .move"));
    assert_eq!(site.console(), [""; 0], "the console");
}

fn colours_and_sizes_of_the_page_reach_the_board(site: &Site) {
    show(
        site,
        "show-header=true theme=dark style='--notabene-dark: rgb(1, 2, 3); --notabene-size: 200px'",
        GAME,
    );
    let fill = || site.in_board("#b", "return getComputedStyle(root.querySelector('.fields .dark')).fill");
    site.expect("the dark fields", "rgb(1, 2, 3)", fill);
    let width = || site.in_board("#b", "return Math.round(root.querySelector('.board-frame').offsetWidth)");
    assert!(width().as_u64().is_some_and(|width| width <= 240), "{}", width());
    // Around it is as good.
    site.script("document.querySelector('#b').removeAttribute('style')", &[]);
    site.script("document.body.style.setProperty('--notabene-dark', 'rgb(4, 5, 6)')", &[]);
    site.expect("the dark fields", "rgb(4, 5, 6)", fill);
    let names = "return getComputedStyle(root.querySelector('.viewer-rating')).color";
    site.script("document.body.style.setProperty('--notabene-faint', 'rgb(7, 8, 9)')", &[]);
    site.expect("lesser text of the viewer", "rgb(7, 8, 9)", || site.in_board("#b", names));
    site.tap(Pointer::Mouse, site.square_of("#b", "a4"));
}

fn a_board_with_everything_fits_narrow_and_wide_pages(site: &Site) {
    show(site, "puzzle=false comments=inline autoplay=30 write-box initial-ply=3", GAME);
    site.press("#b", "[data-do=menu]");
    for theme in ["light", "dark"] {
        site.script("document.querySelector('#b').setAttribute('theme', arguments[0])", &[theme.into()]);
        for width in [360, 740, 1024] {
            site.resize(width, 900);
            site.let_draw(2);
            let wide = site.script("return document.documentElement.scrollWidth <= innerWidth", &[]);
            assert_eq!(wide, true, "{width} pixels");
            let cut = "return [...root.querySelectorAll('button, .viewer-player, input')].filter((e) => e.checkVisibility() &&
                (e.scrollWidth > e.clientWidth + 1 || e.getBoundingClientRect().right > innerWidth)).map((e) => e.outerHTML.slice(0, 90))";
            assert_eq!(site.in_board("#b", cut), serde_json::json!([]), "{width} pixels");
            site.shot(&format!("viewer-{theme}-{width}"));
        }
    }
    let frame = format!(
        "<iframe id=f width=360 height=520 src='{}embed.html#show-menu=true&initial-ply=3&pgn={}'></iframe>",
        site.home(),
        GAME.replace('\n', "%0A").replace('"', "%22").replace('#', "%23").replace('\'', "%27")
    );
    site.add(&frame);
    site.script("document.querySelector('#f').scrollIntoView()", &[]);
    let inside =
        "const tree = document.querySelector('#f').contentDocument?.querySelector('body > div')?.shadowRoot;
        return [...tree?.querySelectorAll('.viewer-name') ?? []].map((e) => e.textContent)";
    site.expect("the players in the frame", serde_json::json!(["Bo Vos", "Anna Ek"]), || {
        site.script(inside, &[])
    });
    site.shot("viewer-frame");
    assert_eq!(site.console(), [""; 0], "the console");
}
