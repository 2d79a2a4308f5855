//! Games of a file that a page names, and rounds that are being played: readers follow, and nobody is disturbed.

use crate::embed::Site;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

const BEGUN: &str = "[White \"Anna\"] [Black \"Bo\"] [Result \"*\"]\n1. e4 e5 *\n\n[White \"Cleo\"] [Black \"Dirk\"] [Result \"*\"]\n1. d4 *\n";
const LATER: &str = "[White \"Anna\"] [Black \"Bo\"] [Result \"*\"]\n1. e4 e5 2. Nf3 *\n\n[White \"Cleo\"] [Black \"Dirk\"] [Result \"0-1\"]\n1. d4 d5 0-1\n";

fn write(folder: &Path, name: &str, text: &str) {
    fs::write(folder.join(name), text).expect("a file of the round");
}

/// A page beside a folder with the files of a round.
struct Round {
    site: Site,
    folder: TempDir,
}

/// Opens a page with a board.
fn show(site: &Site, markup: &str) {
    site.fresh();
    site.add(&format!("<script type=module src='{}embed.js'></script>", site.home()));
    site.add(markup);
}

/// Looks at the file again: true if it has changed.
fn looks(site: &Site) -> bool {
    site.script_later("document.querySelector('#b').refresh().then(done)", &[]) == true
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn games_come_from_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let site = Site::open_beside(vec![("/round/", folder.path().into())], "/host/blank.html");
    let round = Round { site, folder };
    steps!(
        &round,
        [
            a_round_that_is_being_played_is_followed_from_its_file,
            files_of_draughts_are_read_and_missing_ones_told,
            files_of_old_programs_keep_their_letters,
            a_script_loads_the_games_of_a_file
        ]
    );
}

fn a_round_that_is_being_played_is_followed_from_its_file(round: &Round) {
    let Round { site, folder } = round;
    write(folder.path(), "round5.pgn", BEGUN);
    show(
        site,
        "<notabene-board id=b lang=en src='/round/round5.pgn' initial-ply=last refresh=600>Round 5</notabene-board>",
    );
    site.expect_board("#b");
    site.expect("the list", vec!["1. Anna – Bo", "2. Cleo – Dirk"], || {
        site.board_texts("#b", ".games option")
    });
    site.expect_current("#b", &["e5"]);
    assert!(!looks(site), "nothing is new");
    write(folder.path(), "round5.pgn", LATER);
    assert!(looks(site), "a move was played");
    // At the end of the game its reader follows it.
    site.expect_current("#b", &["Nf3"]);
    site.expect("the list", vec!["1. Anna – Bo", "2. Cleo – Dirk 0-1"], || {
        site.board_texts("#b", ".games option")
    });
    // Elsewhere he stays; with own moves nothing is changed under him.
    site.script("document.querySelector('#b').goto(1)", &[]);
    site.expect_current("#b", &["e4"]);
    write(folder.path(), "round5.pgn", BEGUN);
    assert!(looks(site));
    site.expect("the moves", vec!["e4", "e5"], || site.board_texts("#b", ".move"));
    site.expect_current("#b", &["e4"]);
    site.tap_move("#b", "c7", "c5");
    site.expect_current("#b", &["c5"]);
    write(folder.path(), "round5.pgn", LATER);
    assert!(!looks(site), "own moves stay");
    site.expect_current("#b", &["c5"]);
    // A file that has gone changes nothing, and comes back.
    fs::remove_file(folder.path().join("round5.pgn")).expect("a file");
    site.script("document.querySelector('#b').shadowRoot.querySelector('[data-do=back]').click()", &[]);
    assert!(!looks(site));
    site.expect("the moves", vec!["e4", "e5"], || site.board_texts("#b", ".move"));
    // Another game of the page is not overwritten by the file.
    site.script("document.querySelector('#b').load('1. d4 d5')", &[]);
    site.expect("the other game", vec!["d4", "d5"], || site.board_texts("#b", ".move"));
    write(folder.path(), "round5.pgn", LATER);
    assert!(!looks(site), "the file is followed no more");
    site.expect("the other game", vec!["d4", "d5"], || site.board_texts("#b", ".move"));
}

fn files_of_draughts_are_read_and_missing_ones_told(round: &Round) {
    let Round { site, folder } = round;
    write(folder.path(), "club.pdn", "[GameType \"20\"]\n1. 32-28 18-23 *\n");
    show(
        site,
        "<script>window.told = []; addEventListener('notabene-error', e => told.push(e.detail.option))</script>
        <notabene-board id=b lang=en src='/round/club.pdn'>Club</notabene-board>
        <notabene-board id=c lang=en src='/round/none.pgn'>1. e4 e5</notabene-board>",
    );
    site.expect_board("#b");
    site.expect("the moves", vec!["32-28", "18-23"], || site.board_texts("#b", ".move"));
    // The text inside is the game then.
    site.script("document.querySelector('#c').scrollIntoView()", &[]);
    site.expect_board("#c");
    site.expect("the moves", vec!["e4", "e5"], || site.board_texts("#c", ".move"));
    site.expect("the error", serde_json::json!(["src"]), || site.script("return window.told", &[]));
    let missing = vec!["The games in the file “/round/none.pgn” could not be loaded."];
    site.expect("the sentence under the board", missing, || site.board_texts("#c", ".amiss li"));
    // Another file takes the place of the first.
    site.script("document.querySelector('#c').setAttribute('src', '/round/club.pdn')", &[]);
    site.expect("the moves", vec!["32-28", "18-23"], || site.board_texts("#c", ".move"));
    site.expect("no sentence any more", vec![""; 0], || site.board_texts("#c", ".amiss li"));
    // One that never ends, and one that never begins: time passes at once here.
    let endless = "window.fetched = fetch; const pull = (it) => it.enqueue(new Uint8Array(4_000_000));
        window.fetch = async () => new Response(new ReadableStream({ pull }))";
    let slow = "window.fetch = fetched; AbortSignal.timeout = () => AbortSignal.abort(new DOMException('', 'TimeoutError'))";
    for (name, stub) in [("endless", endless), ("slow", slow)] {
        site.script(stub, &[]);
        let address = format!("/round/{name}.pgn");
        site.script(
            "document.querySelector('#c').setAttribute('src', arguments[0])",
            &[address.as_str().into()],
        );
        let said = vec![format!("The games in the file “{address}” could not be loaded.")];
        site.expect("the sentence under the board", said, || site.board_texts("#c", ".amiss li"));
    }
    site.expect("the errors", serde_json::json!(["src", "src", "src"]), || {
        site.script("return window.told", &[])
    });
}

fn files_of_old_programs_keep_their_letters(round: &Round) {
    let Round { site, folder } = round;
    let record = "[White \"Müller\"]\n[Black \"Bo\"]\n\n1. e4 e5 *\n\n[White \"Anna\"]\n\n1. d4 *\n";
    let latin: Vec<u8> = record.chars().map(|c| c as u8).collect();
    let wide: Vec<u8> =
        [0xfeff].into_iter().chain(record.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    for (name, bytes) in [("latin.pgn", latin), ("wide.pgn", wide)] {
        fs::write(folder.path().join(name), bytes).expect("a file");
    }
    let board =
        |name: &str| format!("<notabene-board id=b lang=en src='/round/{name}.pgn'>x</notabene-board>");
    show(site, &board("latin"));
    for name in ["latin", "wide"] {
        site.script(
            "document.querySelector('#b').setAttribute('src', arguments[0])",
            &[format!("/round/{name}.pgn").into()],
        );
        site.expect("the moves", vec!["e4", "e5"], || site.board_texts("#b", ".move"));
        let first = || site.board_texts("#b", ".games option").into_iter().next().unwrap_or_default();
        site.expect(name, "1. Müller – Bo".to_string(), first);
    }
}

fn a_script_loads_the_games_of_a_file(round: &Round) {
    let Round { site, folder } = round;
    write(folder.path(), "round5.pgn", BEGUN);
    show(
        site,
        "<script>window.told = []; addEventListener('notabene-error', e => told.push(e.detail.option))</script>
        <notabene-board id=b lang=en moves='1. c4'>1. c4</notabene-board>",
    );
    site.expect_board("#b");
    let load = |options: &str| _ = site.script(&format!("document.querySelector('#b').load({options})"), &[]);
    let moves = || site.board_texts("#b", ".move");
    load("{ src: '/round/round5.pgn', initialPly: 'last', refresh: 600 }");
    site.expect("the moves", vec!["e4", "e5"], moves);
    site.expect_current("#b", &["e5"]);
    write(folder.path(), "round5.pgn", LATER);
    assert!(looks(site), "the file is followed");
    site.expect_current("#b", &["Nf3"]);
    // A game that comes later is not overwritten by an earlier file, and one that is missing leaves all as it is.
    load("{ src: '/round/round5.pgn' }");
    load("'1. d4 d5'");
    site.expect("the other game", vec!["d4", "d5"], moves);
    load("{ src: '/round/none.pgn' }");
    site.expect("the error", serde_json::json!(["src"]), || site.script("return window.told", &[]));
    assert_eq!(moves(), ["d4", "d5"]);
}
