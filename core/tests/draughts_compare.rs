//! One position under the rules of all national games, and the reasons for the differences.

use crate::common::texts;
use notabene_core::exchange::Export;
use notabene_core::game::compare::{GameComparison, compare};
use notabene_core::game::national::{self, TOPICS};
use notabene_core::game::registry;
use notabene_core::geometry::Layout;
use notabene_core::i18n::{Block, sections};
use notabene_core::notation::Style;

fn asked(game: &str, position: &str) -> Vec<GameComparison> {
    let table = registry::open(game, Some(position), None).unwrap_or_else(|p| panic!("{:?}", p.message));
    compare(&table, &Style::pgn())
}

#[track_caller]
fn find<'a>(all: &'a [GameComparison], game: &str) -> &'a GameComparison {
    all.iter().find(|a| a.game.strip_prefix("draughts/") == Some(game)).unwrap_or_else(|| panic!("{game}"))
}

fn texts(answer: &GameComparison) -> Vec<&str> {
    let mut texts: Vec<&str> = answer.moves.iter().map(|way| &way.text[..]).collect();
    texts.sort_unstable();
    texts
}

/// A man that passes the last row, and could go on as a king.
const PASSING: &str = "W:Wf6:Bg7,e7,b6";
/// Men that could capture backward, one or two pieces.
const BACKWARD: &str = "W:Wc5,g3:Bd4,f4,b6,f2,h2";

#[test]
fn the_turkish_stroke_is_the_same_wherever_pieces_leave_at_the_end() {
    let all = asked("draughts/international", "B:W23,29,30,38,39:BK35");
    let games: Vec<&str> = all.iter().map(|a| a.game).collect();
    assert_eq!(games[0], "draughts/international");
    for game in ["frisian", "frysk", "breakthrough", "antidraughts", "killer"] {
        assert!(games.contains(&format!("draughts/{game}").as_str()), "{game}");
    }
    assert_eq!(games.len(), 6, "only games on 100 squares: {games:?}");
    let first = &all[0];
    assert!(first.captures && first.reasons.is_empty() && !first.mirrored);
    assert_eq!(
        (first.moves.len(), first.moves[0].taken.len(), &first.must_capture[..]),
        (1, 4, &["35".to_string()][..])
    );
    assert_eq!(first.moves[0].route.len(), 5, "stop by stop");
    for game in ["killer", "antidraughts"] {
        assert_eq!(texts(find(&all, game)), texts(first));
        assert!(find(&all, game).same_moves && find(&all, game).reasons.is_empty());
    }
    // Black has a king: there the game is over.
    let over = find(&all, "breakthrough");
    assert!(over.moves.is_empty() && over.reasons == ["goal-king"], "{over:?}");
}

#[test]
fn an_answer_names_its_moves_and_explains_itself() {
    let all = asked("draughts/international", "B:W23,29,30,38,39:BK35");
    let keys = |game: &str| {
        let answer = find(&all, game);
        (answer.summary_key(), answer.explanation_keys("draughts/international"))
    };
    assert_eq!(keys("international"), ("takes", vec![]));
    assert_eq!(keys("killer"), ("takes", vec!["same"]));
    assert_eq!(keys("breakthrough"), ("over", vec!["goal-king"]));
    let first = &all[0].moves[0];
    let layout =
        Layout { board: registry::open(all[0].game, None, None).unwrap().scene().board, flipped: false };
    let path = first.svg_path(&layout);
    assert_eq!(path.matches("m0-").count(), first.taken.len(), "a cross for each captured piece: {path}");
    let quiet = asked("draughts/international", "W:W31:B1");
    assert_eq!(quiet[0].summary_key(), "moves");
}

#[test]
fn the_same_way_to_another_piece_is_not_the_same() {
    // Everywhere over f8 to h6: a king in Russian, a man in Brazilian and Pool.
    let all = asked("draughts/russian", "W:Wf4,a1:Be5,e7,g7");
    for (game, why) in [("brazilian", "crown-end"), ("pool", "crown-end")] {
        let other = find(&all, game);
        assert!(!other.same_moves && other.reasons == [why], "{other:?}");
    }
    assert!(find(&asked("draughts/brazilian", "W:Wf4,a1:Be5,e7,g7"), "pool").same_moves);
}

#[test]
fn what_no_move_shows_is_no_reason() {
    // Turkish men have nothing to capture here: none of them passes the last row.
    let all = asked("draughts/russian", "W:Wf4,a1:Be5,e7,g7");
    let turkish = find(&all, "turkish");
    assert!(!turkish.captures && !turkish.reasons.contains(&"crown-end"), "{turkish:?}");
}

#[test]
fn promotion_in_passing_is_told() {
    let all = asked("draughts/russian", PASSING);
    let (russian, brazilian) = (find(&all, "russian"), find(&all, "brazilian"));
    assert!(russian.moves.iter().any(|way| way.taken.len() == 2), "{russian:?}");
    assert_ne!(texts(russian), texts(brazilian));
    assert!(brazilian.reasons.contains(&"crown-end"), "{:?}", brazilian.reasons);
    assert!(find(&all, "english").reasons.contains(&"crown-stops"));
}

#[test]
fn men_backward_and_majority_are_told() {
    let all = asked("draughts/brazilian", BACKWARD);
    let english = find(&all, "english");
    assert!(english.reasons.contains(&"men-forward"), "{:?}", english.reasons);
    let pool = find(&all, "pool");
    assert!(pool.moves.len() > all[0].moves.len(), "pool has the free choice: {pool:?}");
    assert!(pool.reasons.contains(&"take-free"), "{:?}", pool.reasons);
    // Turkish men have the same fields and other moves.
    assert!(find(&all, "turkish").reasons.contains(&"men-straight"));
}

#[test]
fn mirrored_boards_show_the_same_picture() {
    let all = asked("draughts/russian", "W:Wc3:Bd4");
    for answer in &all {
        let mirrored = ["italian", "spanish", "portuguese"].iter().any(|name| answer.game.ends_with(name));
        assert_eq!(answer.mirrored, mirrored, "{}", answer.game);
        // Each position can become the game on the board, and is equal on the board of the comparison.
        let table = registry::open(answer.game, Some(&answer.position), None).unwrap();
        assert_eq!(table.text(Export::Position), answer.position);
        if answer.game != "draughts/turkish" {
            assert_eq!(answer.moves.len(), 1, "{answer:?}");
            assert_eq!(answer.moves[0].route, all[0].moves[0].route, "{}", answer.game);
            assert_eq!(answer.moves[0].taken, all[0].moves[0].taken, "{}", answer.game);
        }
    }
    assert_eq!(all.len(), 10, "all games on 64 squares");
}

#[test]
fn the_game_on_the_board_keeps_its_counters() {
    // The king on 46 has made its three moves in Frisian draughts.
    let all = asked("draughts/frisian", "W:W31,K46:BK5,20:H3:F9:+0+346");
    assert!(all[0].moves.iter().all(|way| !way.text.starts_with("46")), "{:?}", all[0]);
    let frysk = find(&all, "frysk");
    assert!(frysk.moves.len() > all[0].moves.len() && !frysk.same_moves, "{frysk:?}");
}

#[test]
fn what_does_not_fit_is_left_out() {
    // Two neighbours in a row: no other game has them.
    let all = asked("draughts/turkish", "W:Wa1,b1:Bh8");
    assert_eq!(all.iter().map(|a| a.game).collect::<Vec<_>>(), ["draughts/turkish"]);
    let table = registry::open("chess", None, None).unwrap();
    assert!(compare(&table, &Style::pgn()).is_empty());
}

#[test]
fn every_key_has_its_words_in_every_language() {
    for language in texts::languages("national") {
        let all = sections(&texts::text("national", language));
        let rows: Vec<&Vec<String>> = all
            .iter()
            .flat_map(|section| &section.blocks)
            .map(|block| match block {
                Block::Row(cells) => cells,
                other => panic!("{other:?}"),
            })
            .collect();
        assert!(rows.iter().all(|cells| cells.len() == 3));
        let told = |key: &str| rows.iter().filter(|cells| cells[0] == key).count();
        let page = ["lead", "start", "takes", "moves", "over", "same", "mirrored", "none"];
        page.iter().chain(&TOPICS).for_each(|key| assert_eq!(told(key), 1, "{key} {language:?}"));
        let mut used = 0;
        for game in registry::VARIANTS {
            let Some(national) = national::of_game(game.id) else { continue };
            used += 1;
            national.keys.iter().for_each(|key| assert_eq!(told(key), 1, "{key} {language:?}"));
        }
        assert_eq!(used, 17);
    }
}

#[test]
fn the_table_says_what_the_records_say() {
    let of = |game: &str| national::of_game(&format!("draughts/{game}")).unwrap();
    assert_eq!((of("international").size, of("international").men), (10, 20));
    assert_eq!((of("canadian").size, of("canadian").men), (12, 30));
    assert_eq!((of("turkish").size, of("turkish").men), (8, 16));
    assert_eq!((of("thai").size, of("thai").men), (8, 8));
    assert_eq!(of("english").keys[1..5], ["first-black", "men-forward", "king-short", "take-free"]);
    assert_eq!(of("italian").keys[2..5], ["men-spare", "king-short", "take-four"]);
    assert_eq!(of("frisian").keys[2..5], ["men-eight", "king-eight", "take-value"]);
    assert_eq!(of("czech").keys[4], "take-by-king");
    assert!(national::of_game("chess").is_none() && national::of_game("draughts/").is_none());
}
