//! Puzzles and the box for written moves on boards of other pages.

use crate::browser::key;
use crate::embed::Site;
use crate::embed_viewer::show;

const LINE: &str = "[White \"Anna\"] [Black \"Bo\"] [Result \"1-0\"]\n1. e4 e5 2. Bc4 Nc6 {Look at f7.} 3. Qh5 Nf6 4. Qxf7# 1-0";

fn said(site: &Site) -> String {
    site.board_texts("#b", ".viewer-puzzle .viewer-said").concat()
}

fn listen(site: &Site) {
    site.script("window.told = []; addEventListener('notabene-result', (e) => told.push(e.detail))", &[]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn puzzles_and_written_moves() {
    let site = Site::open("/host/blank.html");
    steps!(
        &site,
        [
            a_puzzle_takes_wrong_moves_back_and_answers_right_ones,
            a_puzzle_can_be_solved_with_written_moves,
            written_moves_are_played_or_refused_in_words_in_every_game,
            a_refused_text_offers_right_forms_to_choose
        ]
    );
}

fn a_puzzle_takes_wrong_moves_back_and_answers_right_ones(site: &Site) {
    show(site, "puzzle initial-ply=4", LINE);
    listen(site);
    site.expect("what is asked", "Find the move.".to_string(), || said(site));
    let moves = || site.board_texts("#b", ".paper .move");
    site.expect("nothing is given away", vec!["e4", "e5", "Bc4", "Nc6"], moves);
    assert!(site.board_texts("#b", ".viewer-points").concat().is_empty(), "the result is not told");
    site.tap_move("#b", "g1", "f3");
    site.wait_until("it is told", || said(site).contains("not the move"));
    site.expect("it is taken back", vec!["e4", "e5", "Bc4", "Nc6"], moves);
    site.press("#b", "[data-do=hint]");
    site.wait_until("a piece is marked", || site.board_count("#b", ".mark.lit") == 1);
    site.tap_move("#b", "d1", "h5");
    site.expect("it is answered", vec!["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6"], moves);
    site.tap_move("#b", "h5", "f7");
    site.expect("it is solved", "Solved!".to_string(), || said(site));
    site.expect_current("#b", &["Qxf7#"]);
    let told = site.script("return told.map((t) => [t.puzzle, t.wrong, t.hints])", &[]);
    assert!(told.to_string().contains("[\"solved\",1,1]"), "{told}");
    site.wait_until("the result", || site.board_texts("#b", ".viewer-points").concat().contains('1'));
    // Another try begins where the first began.
    site.press("#b", "[data-do=again-puzzle]");
    site.expect("what is asked", "Find the move.".to_string(), || said(site));
    site.expect("nothing is given away", vec!["e4", "e5", "Bc4", "Nc6"], moves);
    site.press("#b", "[data-do=solution]");
    site.expect("the solution", "This is the solution.".to_string(), || said(site));
    site.expect("all moves", 7, || site.board_count("#b", ".paper .move"));
    site.expect_current("#b", &["Nc6"]);
    assert_eq!(site.console(), [""; 0], "the console");
}

fn a_puzzle_can_be_solved_with_written_moves(site: &Site) {
    show(site, "puzzle write-box initial-ply=4", LINE);
    site.expect("what is asked", "Find the move.".to_string(), || said(site));
    site.in_board("#b", "root.querySelector('.viewer-write input').focus()");
    site.keys("Qh5");
    site.keys(key::ENTER);
    site.expect("it is answered", 6, || site.board_count("#b", ".paper .move"));
    site.keys("Qxf7");
    site.keys(key::ENTER);
    site.expect("it is solved", "Solved!".to_string(), || said(site));
}

fn written_moves_are_played_or_refused_in_words_in_every_game(site: &Site) {
    for (game, good, bad, word) in [
        ("chess", "e4", "Ke4", "king"),
        ("chess960", "e4", "e5", ""),
        ("draughts", "32-28", "32-29", ""),
        ("draughts/russian", "c3-d4", "c3-c4", ""),
        ("scharten", "", "Qxx", ""),
    ] {
        site.fresh();
        site.add(&format!(
            "<script type=module src='{}embed.js'></script>
            <notabene-board id=b lang=en write-box show-explain=true game='{game}'>x</notabene-board>",
            site.home()
        ));
        site.expect_board("#b");
        let write = |text: &str| {
            site.in_board("#b", "root.querySelector('.viewer-write input').focus()");
            site.keys(text);
            site.keys(key::ENTER);
        };
        site.wait_until("the box is there", || site.board_count("#b", ".viewer-write input") == 1);
        write(bad);
        let sentence = || site.board_texts("#b", ".explain.refused .sentence").concat();
        site.wait_until(&format!("{game}: {bad} is refused in words"), || {
            let text = sentence();
            text.len() > 10 && text.to_lowercase().contains(word)
        });
        site.in_board("#b", "root.querySelector('.viewer-write input').value = ''");
        if !good.is_empty() {
            write(good);
            site.expect(game, 1, || site.board_count("#b", ".paper .move"));
        }
        assert_eq!(site.console(), [""; 0], "the console");
    }
}

fn a_refused_text_offers_right_forms_to_choose(site: &Site) {
    show(site, "write-box initial-ply=last", "1. e4 e5");
    site.in_board("#b", "root.querySelector('.viewer-write input').focus()");
    site.keys("Nf4");
    site.keys(key::ENTER);
    site.wait_until("a form is offered", || site.board_count("#b", ".offer") > 0);
    site.press("#b", ".offer");
    site.expect("it is played", 3, || site.board_count("#b", ".paper .move"));
    assert_eq!(site.console(), [""; 0], "the console");
}
