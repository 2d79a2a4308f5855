//! Boards alone: the entry `notabene/board` of the package, in Chrome under a strict Content-Security-Policy. Taps, drags, keys and
//! drawings are real ones; positions and destinations are set as a program sets them.
//!
//! Needs the package, npm and Chromium: `cargo xtask test` sees to all of them.
#![cfg(not(target_arch = "wasm32"))]

mod browser;

use browser::project::Project;
use browser::server::Server;
use browser::{Browser, Point, Pointer, key};
use serde_json::Value;

/// A page with two boards.
struct Page {
    browser: Browser,
    server: Server,
}

impl Page {
    #[track_caller]
    fn open(title: &str) -> Page {
        let page = Page::serve(Project::new(title));
        page.browser.wait_until("both boards are drawn", || {
            page.value("['one', 'two'].every((id) => board(id).fields?.length)") == true
        });
        page
    }

    /// The page in a browser, which need not be drawn.
    #[track_caller]
    fn serve(project: Project) -> Page {
        let browser = Browser::start();
        project.write("page.html", include_str!("data/board/page.html"));
        project.write("page.css", include_str!("data/board/page.css"));
        project.write("early.js", include_str!("data/board/early.js"));
        project.write("page.js", include_str!("data/board/page.js"));
        let server = Server::start(vec![("/site/", project.folder)]);
        browser.goto(&server.url("/site/page.html"));
        Page { browser, server }
    }

    /// The value of an expression.
    #[track_caller]
    fn value(&self, of: &str) -> Value {
        self.browser.script(&format!("return {of}"), &[])
    }

    /// The text of an expression, as soon as it is as expected.
    #[track_caller]
    fn shows(&self, of: &str, expected: &str) {
        let text = || self.value(of).as_str().unwrap_or_default().to_string();
        self.browser.expect(of, expected, text);
    }

    /// Runs a statement, and lets the boards draw.
    #[track_caller]
    fn run(&self, code: &str) {
        self.browser.script(code, &[]);
        self.browser.let_draw(1);
    }

    /// The middle of a field.
    #[track_caller]
    fn at(&self, board: &str, field: &str) -> Point {
        let middle = self.browser.script("return middle(...arguments)", &[board.into(), field.into()]);
        let axis = |n: usize| middle[n].as_f64().expect("a place");
        Point { x: axis(0), y: axis(1) }
    }

    #[track_caller]
    fn tap(&self, field: &str) {
        self.browser.tap(Pointer::Mouse, self.at("one", field));
    }

    /// Events since the last call.
    #[track_caller]
    fn happened(&self, expected: &str) {
        let since = self.value("since()");
        assert_eq!(since.as_str(), Some(expected));
    }

    /// Nothing was asked of another server, and nothing complained of.
    #[track_caller]
    fn close(self) {
        assert_eq!(self.browser.foreign_requests(&self.server.origin()), [""; 0]);
        assert_eq!(self.browser.console(), [""; 0]);
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn a_piece_is_tapped_or_dragged_to_where_the_program_lets_it() {
    let page = Page::open("field-moves");
    // Set before the element was defined.
    assert_eq!(page.value("[...board('one').destinations.keys()].join()"), "e2,g1");
    page.tap("e2");
    page.shows("marks('one')", "last last held target target");
    page.tap("e5");
    page.shows("marks('one')", "last last");
    page.happened("select e2, select none");
    page.tap("e2");
    page.tap("e4");
    page.shows("board('one').position", AFTER_E4);
    page.happened("select e2, select none, beforemove e2-e4, move e2-e4");
    // Until the program says what can be moved now, nothing can.
    page.tap("g1");
    page.happened("");
    page.run(
        "board('one').set({ position: null, lastMove: null, destinations: { g1: ['f3'], b8: ['c6'] } })",
    );
    page.browser.drag(Pointer::Mouse, page.at("one", "g1"), page.at("one", "g4"));
    page.shows("board('one').position", START);
    page.browser.drag(Pointer::Touch, page.at("one", "g1"), page.at("one", "f3"));
    page.shows("board('one').pieceAt('f3')?.kind ?? ''", "knight");
    // With `both` the destinations say whose turn it is, and it is White's no more.
    page.run("since(); board('one').destinations = { f3: ['g1'], b8: ['c6'] }");
    page.browser.drag(Pointer::Mouse, page.at("one", "b8"), page.at("one", "c6"));
    page.happened("select b8, select none, beforemove b8-c6, move b8-c6");
    page.run("board('one').set({ orientation: 'black', destinations: { f3: ['g1'] } })");
    page.browser.drag(Pointer::Mouse, page.at("one", "f3"), page.at("one", "g1"));
    page.happened("select f3, select none, beforemove f3-g1, move f3-g1");
    page.close();
}

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn the_program_refuses_a_move_or_says_what_the_piece_becomes() {
    let page = Page::open("field-veto");
    page.run("board('one').addEventListener('notabene-beforemove', (event) => { if (event.detail.to === 'e3') event.preventDefault(); })");
    page.tap("e2");
    page.tap("e3");
    page.shows("board('one').position", START);
    page.happened("select e2, select none, beforemove e2-e3");
    page.run(
        "board('one').set({ position: '8/P7/8/8/8/8/8/k1K5 w - - 0 1', destinations: { a7: ['a8'] } });
        board('one').addEventListener('notabene-beforemove', ({ detail }) => (detail.promotion = 'knight'))",
    );
    page.browser.drag(Pointer::Mouse, page.at("one", "a7"), page.at("one", "a8"));
    page.shows("board('one').position", "N7/8/8/8/8/8/8/k1K5 b - - 0 1");
    // A position that is set while a move is told counts more than the move.
    page.run(
        "board('one').set({ position: '8/8/8/8/8/8/P7/k1K5 w - - 0 1', destinations: { a2: ['a3'] } });
        board('one').addEventListener('notabene-move', () => (board('one').position = '8/8/8/8/8/8/8/k1K5 b - - 0 1'))",
    );
    page.browser.drag(Pointer::Mouse, page.at("one", "a2"), page.at("one", "a3"));
    page.shows("board('one').position", "8/8/8/8/8/8/8/k1K5 b - - 0 1");
    page.close();
}

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn keys_move_pieces_and_screen_readers_hear_of_it() {
    let page = Page::open("field-keys");
    let cell = "board('one').shadowRoot.activeElement?.getAttribute('aria-label') ?? ''";
    page.run("board('one').focusField('e2')");
    page.shows(cell, "e2, white pawn");
    page.browser.keys(&format!("{}{}{}", key::ENTER, key::UP, key::UP));
    page.shows(cell, "e4, empty, can be reached");
    page.browser.keys(" ");
    page.shows(cell, "e4, white pawn");
    page.shows("board('one').shadowRoot.querySelector('[role=status]').textContent", "e4, white pawn");
    page.happened("select e2, select none, beforemove e2-e4, move e2-e4");
    page.browser.keys(&format!("{}{}", key::HOME, key::LEFT));
    page.shows(cell, "a4, empty");
    page.browser.keys_with("\u{E009}", key::END);
    page.shows(cell, "h1, white rook");
    page.run("board('one').destinations = { e7: ['e5'] }; board('one').focusField('e7')");
    page.browser.keys(&format!("{}{}", key::ENTER, key::ESCAPE));
    page.happened("select e7, select none");
    assert_eq!(page.value("board('one').shadowRoot.querySelector('[role=grid]').ariaLabel"), "First board");
    // The other board is round and speaks French.
    page.run("board('two').focusField('e1')");
    page.browser.keys(key::UP);
    page.shows("board('two').shadowRoot.activeElement.ariaLabel", "e2, pion blanc");
    // Nothing can be moved there.
    page.browser.keys(key::ENTER);
    page.happened("");
    page.close();
}

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn a_premove_waits_for_the_turn_of_its_player() {
    let page = Page::open("field-premove");
    let wait = format!(
        "board('one').set({{ position: '{AFTER_E4}', movable: 'white', premoves: true, lastMove: null, destinations: null }})"
    );
    page.run(&wait);
    page.tap("g1");
    page.tap("f3");
    page.shows("marks('one')", "premove premove");
    page.shows("board('one').shadowRoot.querySelector('[role=status]').textContent", "Premove: g1 to f3.");
    page.happened("select g1, select none, premove g1-f3");
    // A tap elsewhere or Escape takes it back.
    page.tap("h5");
    page.happened("premove none");
    page.browser.drag(Pointer::Mouse, page.at("one", "d2"), page.at("one", "d4"));
    page.happened("select d2, select none, premove d2-d4");
    page.browser.keys(key::ESCAPE);
    page.happened("premove none");
    // With the answer it is played if it is possible, otherwise dropped.
    page.browser.drag(Pointer::Mouse, page.at("one", "d2"), page.at("one", "d4"));
    page.run("since()");
    let answer = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    page.run(&format!("board('one').set({{ position: '{answer}', destinations: {{ d2: ['d3', 'd4'] }} }})"));
    page.happened("beforemove d2-d4, move d2-d4, premove none");
    page.shows("board('one').position", "rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2");
    page.run(&wait);
    page.browser.drag(Pointer::Mouse, page.at("one", "a1"), page.at("one", "a5"));
    page.run("since()");
    page.run(&format!("board('one').set({{ position: '{answer}', destinations: {{ d2: ['d3'] }} }})"));
    page.happened("premove none");
    page.shows("board('one').position", answer);
    page.close();
}

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn the_reader_draws_arrows_and_circles() {
    let page = Page::open("field-draw");
    let drawn = "JSON.stringify(board('one').drawings)";
    page.browser.draw(page.at("one", "e2"), page.at("one", "e4"), &[]);
    page.shows(drawn, r#"[{"from":"e2","to":"e4","color":"green","colour":"green"}]"#);
    page.browser.draw(page.at("one", "d5"), page.at("one", "d5"), &[key::SHIFT]);
    page.shows(drawn, r#"[{"from":"e2","to":"e4","color":"green","colour":"green"},{"from":"d5","color":"red","colour":"red"}]"#);
    page.happened("draw e2-e4, draw d5");
    page.run("board('one').shapes = [{ from: 'a1', to: 'a8', color: '#ff00ff' }]");
    page.shows("String(board('one').shadowRoot.querySelectorAll('.overlay > g').length)", "3");
    page.browser.draw(page.at("one", "e2"), page.at("one", "e4"), &[]);
    page.shows(drawn, r#"[{"from":"d5","color":"red","colour":"red"}]"#);
    page.tap("h5");
    page.shows(drawn, "[]");
    page.happened("draw e2-e4, draw none");
    page.run("board('one').drawable = false");
    page.browser.draw(page.at("one", "e2"), page.at("one", "e4"), &[]);
    page.shows(drawn, "[]");
    page.close();
}

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn every_game_has_its_board_and_what_is_wrong_is_told() {
    let page = Page::open("field-games");
    let count = |game: &str| {
        page.run(&format!(
            "board('one').set({{ game: '{game}', position: null, lastMove: null, destinations: null }})"
        ));
        let numbers = "[board('one').fields.length, board('one').shadowRoot.querySelectorAll('.piece').length, \
            board('one').shadowRoot.querySelectorAll('[role=gridcell]').length].join(' ')";
        page.value(numbers)
    };
    for (game, expected) in [
        ("chess960", "64 32 64"),
        ("scharten", "80 36 80"),
        ("scharten-loud", "80 2 80"),
        ("draughts", "50 40 50"),
        ("draughts/russian", "32 24 32"),
        ("draughts/canadian", "72 60 72"),
        ("draughts/turkish", "64 32 64"),
    ] {
        assert_eq!(count(game), expected, "{game}");
    }
    // A piece of the round board moves over its centre; a capture in draughts takes what the program says.
    page.run("board('one').set({ game: 'scharten' }); board('one').move('e2', 'e7')");
    assert_eq!(page.value("board('one').pieceAt('e7').side"), "white");
    page.run(
        "board('one').set({ game: 'draughts', position: 'W:W28:B22,11' });
        board('one').move('28', '17', { captured: ['22'], promotion: 'crowned' })",
    );
    page.shows("board('one').position", "B:WK17:B11");
    page.happened("");
    // Wrong values are thrown by calls, and nothing has changed.
    let thrown = "arguments[0].map((options) => {
        try { board('one').set(options); return 'nothing'; } catch ({ kind, at }) { return `${kind} ${at}`; }
    }).join()";
    let wrong = serde_json::json!([
        { "position": "W:W28:B99" }, { "game": "halma" }, { "lastMove": ["e4"] }, { "orientation": "left" },
        { "fen": "8" }, { "shapes": [{ "from": "1", "colour": "url(x)" }] }, { "highlights": [{ "field": "1", "mark": "a\"b" }] },
    ]);
    let kinds = page.browser.script(&format!("return {thrown}"), &[wrong]);
    assert_eq!(
        kinds,
        "pdn_field 7,no_such_game 0,not_a_field 0,bad_argument 0,bad_argument 0,bad_argument 0,bad_argument 0"
    );
    page.shows("board('one').position", "B:WK17:B11");
    // Attributes have no caller: an event tells of them. What can be shown is shown.
    page.run(
        "board('one').setAttribute('position', 'W:W1:Bx'); board('one').setAttribute('coordinates', 'above')",
    );
    page.happened("error bad_argument, error pdn_field");
    page.shows("board('one').position", "B:WK17:B11");
    page.close();
}

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn an_error_is_told_once_and_a_refused_change_loses_nothing() {
    let page = Page::open("field-errors");
    page.run("board('one').lastMove = ['zz', 'e4']");
    page.happened("error not_a_field");
    page.shows("marks('one')", "last");
    page.run("board('one').set({ turn: 'black', movable: 'white', premoves: true, destinations: null })");
    page.run("board('one').label = 'Another name'");
    page.happened("");
    page.tap("g1");
    page.tap("f3");
    page.happened("select g1, select none, premove g1-f3");
    let refused = "(() => {
        try { board('one').set({ game: 'draughts', position: 'W:W28:B99' }); } catch ({ kind }) { return kind; }
    })()";
    page.shows(refused, "pdn_field");
    page.browser.let_draw(1);
    page.shows("Object.values(board('one').premove ?? {}).join('-')", "g1-f3");
    page.shows("marks('one')", "last premove premove");
    // The name that is wrong is told again when it is set again.
    let again =
        "(() => { try { board('one').set({ lastMove: ['zz'] }); } catch ({ kind }) { return kind; } })()";
    page.shows(again, "not_a_field");
    page.happened("");
    page.close();
}

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn a_gesture_ends_when_the_program_changes_the_board_meanwhile() {
    let page = Page::open("field-meanwhile");
    page.run(
        "board('one').set({ lastMove: null, destinations: null });
        globalThis.meanwhile = (options) => board('one').addEventListener('pointerdown', () => board('one').set(options), { once: true })",
    );
    let held = "String(board('one').shadowRoot.querySelectorAll('.piece.up').length)";
    // The piece that took the dragged one is not dragged.
    let captured = "rnb1kbnr/pppppppp/8/8/8/8/PPPPqPPP/RNBQKBNR w KQkq - 0 1";
    page.run(&format!("meanwhile({{ position: '{captured}' }})"));
    page.browser.drag(Pointer::Mouse, page.at("one", "e2"), page.at("one", "e4"));
    page.happened("select e2");
    page.shows("board('one').position", captured);
    page.shows(held, "0");
    // A dragged piece stays in the hand if others move.
    let answered = "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    page.run(&format!(
        "board('one').set({{ position: null, selected: null }}); meanwhile({{ position: '{answered}' }})"
    ));
    page.browser.drag(Pointer::Mouse, page.at("one", "e2"), page.at("one", "e4"));
    page.happened("select e2, select none, beforemove e2-e4, move e2-e4");
    // A smaller board does not have the field any more.
    page.run("board('one').set({ position: null }); meanwhile({ game: 'draughts' })");
    page.browser.drag(Pointer::Mouse, page.at("one", "h8"), page.at("one", "h6"));
    page.happened("select h8");
    page.shows("String(board('one').fields.length)", "50");
    page.run("board('one').game = 'draughts/canadian'");
    page.run("meanwhile({ game: 'draughts' })");
    page.browser.draw(page.at("one", "72"), page.at("one", "60"), &[]);
    page.happened("");
    page.shows("JSON.stringify([board('one').fields.length, board('one').drawings])", "[50,[]]");
    page.close();
}

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn a_board_is_taken_out_and_put_back_and_many_live_on_a_page() {
    let page = Page::open("field-life");
    page.tap("e2");
    page.run("globalThis.kept = board('one'); kept.remove(); kept.set({ lastMove: ['a2', 'a3'] }); document.body.append(kept)");
    page.shows("marks('one')", "last last held target target");
    page.tap("e4");
    page.shows("board('one').position", AFTER_E4);
    page.run(
        "for (let n = 0; n < 20; n++) {
            const made = document.createElement('notabene-field-board');
            made.id = `more-${n}`;
            document.body.append(made);
            made.set({ game: n % 2 ? 'scharten' : 'draughts', orientation: 'black' });
        }",
    );
    page.shows(
        "String([...document.querySelectorAll('[id^=more]')].every((made) => made.fields.length > 49))",
        "true",
    );
    // A listener that takes the board away during its own move harms nothing.
    page.run(
        "board('one').set({ position: null, destinations: null });
        board('one').addEventListener('notabene-beforemove', (event) => event.target.remove(), { once: true })",
    );
    page.tap("d2");
    page.tap("d4");
    page.run("document.body.append(kept)");
    page.shows("board('one').position", START);
    page.close();
}

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn a_board_without_its_program_says_so_and_asks_for_it_again() {
    let project = Project::new("field-missing");
    let program = project.folder.join("node_modules/notabene/board/board_bg.wasm");
    let away = program.with_extension("away");
    std::fs::rename(&program, &away).expect("the program of the package");
    std::fs::remove_file(program.with_file_name("board_wasm.js")).expect("the program as a script");
    let page = Page::serve(project);
    page.shows("happened.join(', ')", "error not_loaded, error not_loaded");
    let thrown = "(() => { try { board('one').pieceAt('e2'); } catch ({ kind }) { return kind; } })()";
    page.shows(thrown, "not_loaded");
    page.run(
        "globalThis.thrown = [];
        addEventListener('error', ({ message }) => thrown.push(message));
        const target = board('one').shadowRoot.querySelector('[part=surface]');
        const touches = [new Touch({ identifier: 1, target, clientX: 50, clientY: 50 })];
        target.dispatchEvent(new TouchEvent('touchstart', { touches, changedTouches: touches, cancelable: true }))",
    );
    page.shows("thrown.join() || 'nothing'", "nothing");
    std::fs::rename(&away, &program).expect("the program of the package");
    page.run("const one = board('one'); document.body.append(one)");
    page.shows("board('one').fields.length ? board('one').pieceAt('e2').kind : ''", "pawn");
}

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn the_entry_can_be_imported_without_a_browser() {
    let project = Project::new("field-node");
    let code = "import { NAME, FieldBoard } from 'notabene/board';\nconsole.log(NAME, typeof FieldBoard);";
    assert_eq!(project.node("import.mjs", code), "notabene-field-board function");
}

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn pieces_are_seen_to_move_unless_the_reader_wants_less_motion() {
    let page = Page::open("field-motion");
    let moving = "board('one').shadowRoot.querySelectorAll('.piece').values().filter((it) => it.getAnimations().length).toArray().length";
    let answer = |position: &str| {
        page.browser.script(&format!("board('one').set({{ position: '{position}', animation: 5000 }})"), &[]);
        page.browser.let_draw(2);
        page.value(moving)
    };
    assert_eq!(answer(AFTER_E4), 1);
    // Another board, and the same from the other side, are there at once.
    page.run("board('one').flip()");
    assert_eq!(page.value(moving), 0);
    let still = serde_json::json!({"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]});
    page.browser.devtools("Emulation.setEmulatedMedia", &still);
    assert_eq!(answer(START), 0);
    page.close();
}

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn a_page_changes_colours_and_pieces() {
    let page = Page::open("field-looks");
    page.run("board('one').style.setProperty('--notabene-dark', 'rgb(1, 2, 3)')");
    let dark = "getComputedStyle(board('one').shadowRoot.querySelector('.fields .dark')).fill";
    page.shows(dark, "rgb(1, 2, 3)");
    let href =
        "board('one').shadowRoot.querySelector('.piece[part=\"piece white king\"] use').getAttribute('href')";
    page.shows(href, "#piece-king");
    page.run(
        "board('one').pieces = '<symbol id=\"white-king\" viewBox=\"0 0 1 1\"><circle r=\"1\"/></symbol>'",
    );
    page.shows(href, "#white-king");
    page.shows(&href.replace("white", "black"), "#piece-king");
    page.run("board('one').set({ pieces: null, highlights: [{ field: 'e4', mark: 'threat', color: 'red' }], check: true })");
    page.shows(href, "#piece-king");
    page.shows("marks('one')", "last last check threat tinted");
    page.close();
}

/// A program of the guide, and what it does with a move of its reader.
const GUIDE: &str = include_str!("../docs/board.md");

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn the_program_of_the_guide_plays_by_the_rules() {
    let (project, browser) = (Project::new("field-guide"), Browser::start());
    let code = GUIDE.split("```js\n").find(|part| part.contains("new Game(")).expect("a program");
    let (code, _) = code.split_once("```").expect("its end");
    let (imports, rest) = code.split_once("await init();").expect("it begins");
    let moved = "await board.ready;
        board.dispatchEvent(new CustomEvent('notabene-move', { detail: { from: 'c3', to: 'd4' } }));
        console.log(board.position, [...board.destinations.get('b6')].join());";
    let element = "document.body.append(document.createElement('notabene-field-board'));";
    let program = [imports, element, "await init();", rest, moved].concat();
    let printed = project.chrome(&browser, "guide", &program, 1);
    assert_eq!(printed, "B:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,e3,g3,d4:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8 c5,a5");
}
