//! Several games in one record: readers of a page choose in a list above the board. Boards that are removed.

use crate::app::App;
use crate::browser::places;
use crate::embed::Site;
use serde_json::json;

/// Chooses in the list of a board.
#[track_caller]
fn choose(site: &Site, css: &str, at: usize) {
    let pick = format!(
        "const list = root.querySelector('.games select');
        list.selectedIndex = {at};
        list.dispatchEvent(new Event('change', {{ bubbles: true }}));
        return list.checkVisibility()"
    );
    assert_eq!(site.in_board(css, &pick), true, "the list of {css} is seen");
}

/// True if the list of a board is visible.
fn has_list(site: &Site, css: &str) -> bool {
    site.in_board(css, "return root.querySelector('.games select').checkVisibility()") == true
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn records_of_every_kind() {
    let site = Site::open("/host/blank.html");
    steps!(
        &site,
        [
            readers_choose_one_of_several_games,
            a_number_that_no_game_has_is_told,
            a_short_game_is_read_in_the_language_of_its_page,
            a_game_in_curly_quotes_is_shown_with_its_players,
            a_board_may_be_removed_at_any_moment
        ]
    );
}

fn readers_choose_one_of_several_games(site: &Site) {
    site.visit("demo/club.html");
    site.expect_board("#game");
    assert!(!has_list(site, "#game"), "a single game needs no list");
    site.script("document.querySelector('#round').scrollIntoView()", &[]);
    site.expect_board("#round");
    site.expect("the list", vec!["1. Anna – Bo (3) 1-0", "2. Cleo – Dirk (3) 0-1"], || {
        site.board_texts("#round", ".games option")
    });
    let name = "return root.querySelector('.games select').getAttribute('aria-label')";
    assert_eq!(site.in_board("#round", name), "Games");
    assert!(site.board_texts("#round", ".move").contains(&"Qxf7#".into()));
    choose(site, "#round", 1);
    site.expect("the moves", vec!["f3", "e5", "g4", "Qh4#"], || site.board_texts("#round", ".move"));
    let chosen = "return root.querySelector('.games select').selectedIndex";
    site.expect("the choice", 1, || site.in_board("#round", chosen));
    // Own moves are beside the selected game, and disappear with it.
    site.tap_move("#round", "e2", "e4");
    site.expect_current("#round", &["e4"]);
    choose(site, "#round", 0);
    site.wait_until("the first game", || site.board_texts("#round", ".move").contains(&"Qxf7#".into()));
    assert_eq!(site.board_count("#round", ".off .way:not(.hidden)"), 0, "no way back to the other game");
    // The page chooses, too.
    site.script("document.querySelector('#round').setAttribute('game-number', '2')", &[]);
    site.wait_until("the second game", || site.board_texts("#round", ".move").contains(&"Qh4#".into()));
    site.expect("the choice", 1, || site.in_board("#round", chosen));
    assert_eq!(site.console(), [""; 0], "the console");
}

fn a_number_that_no_game_has_is_told(site: &Site) {
    site.fresh();
    site.add(&format!(
        "<script type=module src='{}embed.js'></script>
        <notabene-board id=it game-number=3>1. e4 e5 1-0 1. d4 d5 0-1</notabene-board>",
        site.home()
    ));
    site.expect_board("#it");
    site.wait_until("it is told", || {
        site.board_texts("#it", ".amiss li").iter().any(|line| line.contains("game-number"))
    });
    assert!(site.board_texts("#it", ".move").contains(&"e4".into()), "the first is shown");
}

fn a_short_game_is_read_in_the_language_of_its_page(site: &Site) {
    site.fresh();
    site.add(&format!(
        "<script type=module src='{}embed.js'></script>
        <p lang=fr><notabene-board id=fr moves='1. e4 e5 2. Cf3'>x</notabene-board></p>
        <p lang=fr><notabene-board id=en moves='1. e4 e5 2. Nf3'>x</notabene-board></p>",
        site.home()
    ));
    for id in ["#fr", "#en"] {
        site.expect_board(id);
        site.expect(id, vec!["e4", "e5", "Cf3"], || site.board_texts(id, ".move"));
        assert_eq!(site.board_texts(id, ".amiss li"), [""; 0], "{id}");
    }
}

pub fn a_record_is_pasted_where_the_code_is_made(app: &App) {
    app.visit("#embed");
    app.find("main.building textarea[name=element]");
    let code = |name: &str| app.property(&format!("main.building textarea[name={name}]"), "value");
    // No moves: no record.
    assert!(code("element").contains("<notabene-board game=\"chess\">"), "{}", code("element"));
    app.pick("main.building select[name=source]", "text");
    app.fill("main.building textarea[name=record]", "1. e4 e5 1-0 1. d4 d5 0-1");
    app.keys(crate::browser::key::TAB);
    app.wait_until("the code has the games", || code("frame").contains("embed.html#pgn=1.%20e4%20e5"));
    assert!(code("element").contains("<notabene-board pgn=\"1. e4 e5 1-0 1. d4 d5 0-1\">1. e4 e5"));
    // Each letter counts at once; a file has a door of its own.
    app.pick("main.building select[name=source]", "round");
    app.fill("main.building input[name=file]", "round5.pgn");
    app.wait_until("the code has the file", || code("element").contains("src=\"round5.pgn\" refresh=\"30\""));
    app.pick("main.building select[name=source]", "text");
    let inside = "const page = document.querySelector('.embed-preview').contentDocument;
        const tree = page?.querySelector('body > div')?.shadowRoot;
        return tree?.querySelectorAll('.games option').length ?? 0";
    app.expect("the list in the preview", 2, || app.script(inside, &[]));
    let fits = "const frame = document.querySelector('.embed-preview');
        return Math.abs(frame.contentDocument.documentElement.scrollHeight - frame.clientHeight) <= 2";
    app.wait_until("the preview is as high as what is in it", || app.script(fits, &[]) == true);
    app.fill("main.building textarea[name=record]", "1. 32-28 19-23 2. 28x19 14x23");
    app.keys(crate::browser::key::TAB);
    app.wait_until("draughts are known", || code("frame").contains("embed.html#pdn=1.%2032-28"));
    assert!(code("data").contains("<div data-notabene-pdn=\"1. 32-28"), "{}", code("data"));
    // The preview asked for the file, which is not on this server.
    let other: Vec<String> = app.console().into_iter().filter(|line| !line.contains("(Not Found)")).collect();
    assert_eq!(other, [""; 0], "the console");
}

pub fn frames_fit_that_come_later_or_show_another_board(site: &Site) {
    site.fresh();
    assert!(places::dist().join("embed.html").exists());
    site.add(&format!("<script type=module src='{}embed.js'></script>", site.home()));
    site.wait_until("the script is there", || {
        site.script("return !!customElements.get('notabene-board')", &[]) == true
    });
    let frame =
        format!("<iframe id=it src='{}embed.html#moves=1.%20e4' width=300 height=150></iframe>", site.home());
    site.add(&frame);
    // A frame on its way has no document. A board that need not fit into the height that the frame has.
    let free = "const board = document.querySelector('#it').contentDocument?.querySelector('body > div');
        return !!board?.shadowRoot?.querySelector('.piece') && !board.classList.contains('framed')";
    site.wait_until("the frame fits", || site.script(free, &[]) == true);
    site.wait_until("the frame has grown", || site.frame("#it").height > 400.0);
    let other = json!("embed.html#moves=1.%20d4%20d5&show-explain=false");
    site.script(
        "document.querySelector('#it').contentWindow.location.hash = arguments[0].split('#')[1]",
        &[other],
    );
    let shows =
        "const tree = document.querySelector('#it').contentDocument?.querySelector('body > div')?.shadowRoot;
        return tree?.querySelector('.move')?.textContent ?? ''";
    site.expect("the other game", "d4", || site.script(shows, &[]));
    site.wait_until("the other board fits, too", || site.script(free, &[]) == true);
}

pub fn a_frame_speaks_the_language_of_its_reader(site: &Site) {
    site.fresh();
    let agent = site.script("return navigator.userAgent", &[]);
    let reader = json!({"userAgent": agent, "acceptLanguage": "nl-BE"});
    site.devtools("Emulation.setUserAgentOverride", &reader);
    site.visit("embed.html#moves=1.%20e4");
    let spoken =
        "return document.querySelector('body > div')?.shadowRoot.querySelector('.notabene')?.lang ?? ''";
    site.expect("the language", "nl", || site.script(spoken, &[]));
}

fn a_board_may_be_removed_at_any_moment(site: &Site) {
    site.fresh();
    site.add(&format!(
        "<script type=module src='{}embed.js'></script><notabene-board id=it moves='1. f3 e5 2. g4 Qh4#'>x</notabene-board>",
        site.home()
    ));
    site.expect_board("#it");
    // Removed from the page and inserted again, it works again.
    site.script("const e = document.querySelector('#it'); e.remove(); window.it = e", &[]);
    site.script("document.body.append(window.it)", &[]);
    site.expect_board("#it");
    // It may go in the moment in which its game changes.
    for _ in 0..5 {
        site.script("window.it.goto('last'); window.it.set({theme: 'dark'}); window.it.remove()", &[]);
        site.script("document.body.append(window.it)", &[]);
        site.expect_board("#it");
        site.script("window.it.goto('first'); window.it.remove(); document.body.append(window.it)", &[]);
        site.expect_board("#it");
    }
    // A page may remove it when it hears of it.
    for event in ["ready", "step"] {
        let remove = "const e = window.it; const remove = () => { window.gone = true; e.remove() };
            window.gone = false; e.addEventListener(`notabene-${arguments[0]}`, remove, {once: true});
            if (arguments[0] === 'ready') e.remove(); else e.load({moves: '1. e4 e5'})";
        site.script(remove, &[event.into()]);
        // The same step again, if the board was there already.
        let again = "if (!window.it.isConnected && !window.gone) document.body.append(window.it);
            window.it.goto('first'); window.it.goto('last')";
        site.script(again, &[]);
        site.wait_until(event, || site.script("return window.gone", &[]) == true);
        site.script("document.body.append(window.it)", &[]);
        site.expect_board("#it");
    }
    assert_eq!(site.console(), [""; 0], "the console");
}

fn a_game_in_curly_quotes_is_shown_with_its_players(site: &Site) {
    site.fresh();
    site.add(&format!(
        "<script type=module src='{}embed.js'></script>
        <notabene-board id=it>[White “Anna”] [Black „Bo“]<br />1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1–0</notabene-board>",
        site.home()
    ));
    site.expect_board("#it");
    assert_eq!(site.board_texts("#it", ".amiss li"), [""; 0]);
    let pgn = site.script("return document.querySelector('#it').pgn", &[]);
    assert!(
        pgn.as_str().is_some_and(|pgn| pgn.contains("[White \"Anna\"]") && pgn.contains("Qxf7#")),
        "{pgn}"
    );
}
