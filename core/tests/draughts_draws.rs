//! Ends of games of draughts without capturing everything.

use crate::common::{self, own, text};
use notabene_core::draughts::{Agreed, Move, Position, Setup, rules};
use notabene_core::geometry::Field;
use notabene_core::position::{Claim, Counted, DrawRule, Ending, Outcome, Position as _, Side, Tally};
use notabene_core::record;

fn position(game: &str, fen: &str) -> Position {
    let rules = rules::ALL.into_iter().find(|rules| rules.id == game).unwrap();
    Setup::from_text(rules, fen).unwrap().position(rules).unwrap()
}
fn field(p: &Position, name: &str) -> Field {
    p.rules.board.naming.field(&p.rules.board.grid, name).unwrap()
}
/// The move between two fields.
fn the(p: &Position, written: &str) -> Move {
    let (from, to) = written.split_once(['-', 'x', ':']).unwrap();
    let (from, to) = (field(p, from), field(p, to));
    let all = p.legal_moves();
    *all.iter()
        .find(|m| (m.from, m.to) == (from, to))
        .unwrap_or_else(|| panic!("{written} in {}", p.to_fen()))
}
fn after(p: &Position, moves: &[&str]) -> Position {
    let mut p = p.clone();
    for written in moves {
        let m = the(&p, written);
        p.play_unchecked(&m);
    }
    p
}
fn draw(rule: DrawRule) -> Option<Outcome> {
    Some(Outcome { winner: None, by: Ending::Draw(rule) })
}
fn won(winner: Side, by: Ending) -> Option<Outcome> {
    Some(Outcome { winner: Some(winner), by })
}
fn tally(p: &Position, rule: DrawRule) -> Option<(u32, u32)> {
    let found = p.tallies(1).into_iter().find(|t| t.what == Counted::Draw(rule));
    found.map(|Tally { done, most, .. }| (done, most))
}

#[test]
fn every_draw_of_the_test_data_comes_when_it_should() {
    let rows = own("draughts/draws.json");
    assert_eq!(rows.len(), 25);
    for row in &rows {
        let agreed =
            Agreed { document: text(row, "profile") == "international-document", ..Agreed::default() };
        let mut now = position(text(row, "variant"), text(row, "fen")).agreeing(agreed);
        let mut before: Vec<Position> = Vec::new();
        let moves: Vec<&str> = row["moves"].as_array().unwrap().iter().map(|m| m.as_str().unwrap()).collect();
        let over = row["draw_after_ply"].as_u64().unwrap() as usize;
        for ply in 0..=over {
            let outcome = record::outcome(&now, &before.iter().collect::<Vec<_>>());
            let id = text(row, "id");
            if ply == over {
                let rule = match row["reasons"][0].as_str().unwrap() {
                    "quiet" => DrawRule::Quiet,
                    "repetition" => DrawRule::Repetition,
                    material if material.starts_with("material") => DrawRule::FewPieces,
                    other => panic!("{other}"),
                };
                assert_eq!(outcome, draw(rule), "{id}");
                assert_eq!(now.to_fen(), text(row, "final_fen"), "{id}");
                break;
            }
            assert_eq!(outcome, None, "{id} after {ply} half-moves: {}", now.to_fen());
            let next = after(&now, &moves[ply..=ply]);
            before.push(std::mem::replace(&mut now, next));
        }
    }
}

/// Moves of kings to and fro, each side in turn; the last is left out of an odd number.
fn to_and_fro(p: &Position, moves: [&str; 4], plies: usize) -> Position {
    let again: Vec<&str> = moves.iter().copied().cycle().take(plies).collect();
    after(p, &again)
}

/// A king of each side steps to and fro.
const TO_AND_FRO: [&str; 4] = ["47-36", "1-6", "36-47", "6-1"];

#[test]
fn twenty_five_moves_of_each_by_kings_only_make_a_draw() {
    let p = position("international", "W:WK47,K48,46,45:BK1,K2,35");
    let nearly = to_and_fro(&p, TO_AND_FRO, 49);
    assert_eq!((nearly.outcome(1), tally(&nearly, DrawRule::Quiet)), (None, Some((49, 50))));
    assert_eq!(to_and_fro(&p, TO_AND_FRO, 50).outcome(1), draw(DrawRule::Quiet));
    // A man's move begins anew.
    let anew = after(&to_and_fro(&p, TO_AND_FRO, 48), &["46-41"]);
    assert_eq!((anew.outcome(1), tally(&anew, DrawRule::Quiet)), (None, None));
}

#[test]
fn a_lone_king_holds_against_a_few_pieces_for_so_many_moves() {
    for (game, fen, plies) in [
        ("international", "W:WK47,K48,K49:BK1", 32),
        ("international", "W:WK47,K48,45:BK1", 32),
        ("international", "W:WK47,46,45:BK1", 32),
        ("international", "W:WK47,46:BK1", 10),
        ("international", "W:WK47,K48:BK1", 10),
        ("international", "W:WK47:BK1", 10),
        ("killer", "W:WK47,K48:BK1", 10),
        ("frisian", "W:WK47,K48:BK1", 14),
    ] {
        let p = position(game, fen);
        let last = to_and_fro(&p, TO_AND_FRO, plies - 1);
        let most = plies as u32;
        assert_eq!(
            (last.outcome(1), tally(&last, DrawRule::FewPieces)),
            (None, Some((most - 1, most))),
            "{fen}"
        );
        assert_eq!(to_and_fro(&p, TO_AND_FRO, plies).outcome(1), draw(DrawRule::FewPieces), "{fen}");
    }
    // Three men without a king, or two kings against two pieces, may go on.
    for (game, fen) in [
        ("international", "W:WK47,K48:BK1,35"),
        ("international", "W:WK47,K48,K49,46:BK1"),
        ("antidraughts", "W:WK47,K48:BK1"),
        ("frisian", "W:WK47,46:BK1"),
    ] {
        assert_eq!(tally(&position(game, fen), DrawRule::FewPieces), None, "{game} {fen}");
    }
}

#[test]
fn the_count_goes_on_when_a_man_is_crowned_among_three_and_begins_anew_with_fewer() {
    let p = to_and_fro(&position("international", "W:WK47,6,K48:BK2"), ["47-36", "2-7", "36-47", "7-2"], 4);
    let p = after(&p, &["6-1"]);
    assert_eq!(tally(&p, DrawRule::FewPieces), Some((5, 32)));
    let p = position("international", "B:WK47,K48,K29:BK18");
    let p = after(&p, &["18x45"]);
    assert_eq!(tally(&p, DrawRule::FewPieces), Some((0, 10)));
}

#[test]
fn the_draws_of_the_small_boards_have_their_own_counts() {
    // Three kings against one: 15 in the open, 5 on the main road; with two, 5.
    let open = position("russian", "W:WKc1,Kg1,Kb8:BKa5");
    assert_eq!((tally(&open, DrawRule::FewPieces), tally(&open, DrawRule::MainRoad)), (Some((0, 30)), None));
    let road = after(&open, &["g1-h2", "a5-e1"]);
    assert_eq!(tally(&road, DrawRule::MainRoad), None);
    let road = position("russian", "B:WKh4,Kh6,Kb8:BKa1");
    let road = to_and_fro(&road, ["a1-b2", "h4-g3", "b2-a1", "g3-h4"], 10);
    assert_eq!(tally(&road, DrawRule::FewPieces), Some((10, 30)));
    assert_eq!(road.outcome(1), draw(DrawRule::MainRoad));
    // The balance with kings on both sides: 30 with four or five pieces, 60 with six or seven; men may move.
    for (fen, most) in [("W:WKc1,a3,Kg1:BKb8,h6", 60), ("W:WKc1,a3,c3,Kg1:BKb8,h6", 120)] {
        assert_eq!(tally(&position("brazilian", fen), DrawRule::Balance), Some((0, most)), "{fen}");
    }
    let p = position("brazilian", "W:WKc1,a3,Kg1:BKb8,h6");
    assert_eq!(tally(&after(&p, &["a3-b4", "h6-g5"]), DrawRule::Balance), Some((2, 60)));
    // Canadian, Pool, Spanish, Italian, Czech, English: only rules from their sources.
    for (game, fen, rule, most) in [
        ("canadian", "W:WK67,K68,K69:BK1", DrawRule::FewPieces, Some(32)),
        ("pool", "W:WK29,K30,K31:BK1", DrawRule::FewPieces, Some(26)),
        ("pool", "W:WK29,K30,31:BK1", DrawRule::FewPieces, None),
        ("thai", "W:WK1,K2:BK31", DrawRule::FewPieces, None),
    ] {
        let told = tally(&position(game, fen), rule).map(|(_, most)| most);
        assert_eq!(told, most, "{game}");
    }
    let limit = |game| rules::ALL.into_iter().find(|r| r.id == game).unwrap().draws.quiet;
    assert_eq!(
        ["english", "italian", "spanish", "portuguese", "czech", "russian", "turkish"].map(limit),
        [40, 40, 20, 20, 15, 15, 0]
    );
}

#[test]
fn one_turkish_piece_against_one_is_a_draw() {
    let few = || draw(DrawRule::FewPieces);
    for (fen, outcome) in [
        ("W:WKa1:Bd7", few()),
        ("B:WKa1:BKd7", few()),
        ("W:Wa4:Bd7", few()),
        ("W:WKa1,b1:Bd7", None),
        // The last piece can be captured now.
        ("W:WKd1:Bd7", None),
        ("W:Wd6:Bd7", None),
    ] {
        assert_eq!(position("turkish", fen).outcome(1), outcome, "{fen}");
    }
    // The capture that leaves one piece each ends the game.
    let p = position("turkish", "W:WKd1:Bd7,h6");
    assert_eq!(after(&p, &["d1xd8"]).outcome(1), few());
    assert_eq!(position("english", "W:WK32:BK1").outcome(1), None);
}

#[test]
fn repetitions_draw_at_once_or_on_claim_or_never() {
    let repeated = |game, times| {
        (position(game, START_ENDING).outcome(times), position(game, START_ENDING).claims(times))
    };
    let drawn = || draw(DrawRule::Repetition);
    assert_eq!(repeated("english", 2), (None, vec![]));
    assert_eq!(repeated("english", 3), (drawn(), vec![]));
    assert_eq!(repeated("italian", 3), (None, vec![]));
    assert_eq!(repeated("italian", 4), (drawn(), vec![]));
    assert_eq!(repeated("czech", 3), (None, vec![Claim::Repetition3]));
    assert_eq!(repeated("pool", 9), (None, vec![]));
    assert_eq!(repeated("frisian", 9), (None, vec![]));
    let counted = position("english", START_ENDING).tallies(2);
    assert_eq!(counted, [Tally { what: Counted::Draw(DrawRule::Repetition), done: 2, most: 3 }]);
    // A Turkish man that moved sideways returns: that position repeats.
    let p = position("turkish", "W:Wd2,Ka1:Bd7,Kh8");
    let mut now = p.clone();
    let mut before = Vec::new();
    for written in ["d2-c2", "d7-c7", "c2-d2", "c7-d7"].repeat(2) {
        before.push(now.clone());
        now = after(&now, &[written]);
    }
    assert_eq!(record::times(&now, &before.iter().collect::<Vec<_>>()), 3);
}
const START_ENDING: &str = "W:WK31,K32,30,29:BK1,K2,9,12";

#[test]
fn games_end_without_moves_and_by_the_first_king() {
    for (game, fen, outcome) in [
        ("international", "B:WK34:B", won(Side::White, Ending::NoMoves)),
        ("international", "W:W35:B30,24", won(Side::Black, Ending::NoMoves)),
        ("antidraughts", "W:W35:B30,24", won(Side::White, Ending::NoMoves)),
        ("antidraughts", "B:WK34:B", won(Side::Black, Ending::NoMoves)),
        ("breakthrough", "B:WK2,31:B20", won(Side::White, Ending::FirstKing)),
        ("breakthrough", "W:WK2,31:B20", won(Side::White, Ending::FirstKing)),
        ("breakthrough", "B:W32:B", won(Side::White, Ending::NoMoves)),
        ("international", "B:WK2,31:B20", None),
    ] {
        let p = position(game, fen);
        assert_eq!(p.outcome(1), outcome, "{game} {fen}");
        assert_eq!(p.legal_moves().is_empty(), outcome.is_some(), "{game} {fen}");
    }
    // The loss precedes the draw: Black is blocked on the last ply of the count.
    let p = position("international", "B:W35:B30,24:H50:F40");
    assert_eq!(p.outcome(1), draw(DrawRule::Quiet));
    let p = position("international", "W:W35:B30,24:H50:F40");
    assert_eq!(p.outcome(1), won(Side::Black, Ending::NoMoves));
}

#[test]
fn the_document_draws_one_king_against_two_at_once_unless_something_hangs() {
    let agreed = Agreed { document: true, ..Agreed::default() };
    let document = |fen| position("international", fen).agreeing(agreed).outcome(1);
    assert_eq!(document("W:WK46,K47:BK1"), draw(DrawRule::FewPieces));
    assert_eq!(document("W:WK46,45:BK1"), None);
    assert_eq!(document("W:WK46,K47:BK10"), None);
}

/// A king counted by Frisian rules.
fn tired(p: &Position) -> Vec<(Side, String, u32)> {
    let named = |t: Tally| match t.what {
        Counted::King(side, king) => {
            Some((side, p.rules.board.naming.name(&p.rules.board.grid, king), t.done))
        }
        Counted::Draw(_) => None,
    };
    p.tallies(1).into_iter().filter_map(named).collect()
}

#[test]
fn a_frisian_king_rests_after_three_quiet_moves() {
    let p = position("frisian", "W:WK47,K48,46,35:BK1,15");
    let moves = ["47-36", "1-6", "36-47", "6-1", "47-36", "15-20"];
    assert_eq!(tired(&after(&p, &moves[..3])), [(Side::White, "47".into(), 2), (Side::Black, "6".into(), 1)]);
    let rests = after(&p, &moves);
    // The man's move of Black frees Black's king; White's may not move now.
    assert_eq!(tired(&rests), [(Side::White, "36".into(), 3)]);
    let from = |p: &Position, name: &str| p.legal_moves().iter().filter(|m| m.from == field(p, name)).count();
    assert_eq!(from(&rests, "36"), 0);
    assert!(from(&rests, "48") > 0 && from(&rests, "46") > 0);
    // A move of another king or of a man releases it.
    let other = after(&rests, &["48-43", "20-24"]);
    assert_eq!(tired(&other), [(Side::White, "43".into(), 1)]);
    assert!(from(&other, "36") > 0);
    let man = after(&rests, &["46-41", "20-24"]);
    assert_eq!(tired(&man), []);
    // In other games kings never rest.
    assert_eq!(tired(&after(&position("international", "W:WK47,K48,46,35:BK1,15"), &moves)), []);
}

#[test]
fn the_claims_of_the_source_about_draws_hold() {
    let rows = common::own_value("claims/claims.json");
    let ours = rows.as_array().unwrap().iter().filter(|row| row["check"] == "d_draw");
    let mut seen = 0;
    for row in ours {
        let input = &row["input"];
        let each = |key: &str| input[key].as_u64().map(|n| 2 * n as usize);
        // Kings move to and fro, which repeats positions: those are counted separately.
        let outcome = match (input["same_position"].as_u64(), each("king_moves_each"), each("moves_each")) {
            (Some(times), ..) => position("international", START_ENDING).outcome(times as u32),
            (_, Some(plies), _) => {
                let p = position("international", "W:WK47,K48,46,45:BK1,K2,35");
                to_and_fro(&p, TO_AND_FRO, plies).outcome(1)
            }
            (.., plies) => {
                let fen = match text(input, "material") {
                    "K v KKK" => "W:WK47,K48,K49:BK1",
                    "K v KKm" => "W:WK47,K48,45:BK1",
                    "K v Kmm" => "W:WK47,46,45:BK1",
                    "K v KK" => "W:WK47,K48:BK1",
                    other => panic!("{other}"),
                };
                to_and_fro(&position("international", fen), TO_AND_FRO, plies.unwrap()).outcome(1)
            }
        };
        let said = if outcome.is_some() { "draw" } else { "play on" };
        assert_eq!(said, text(row, "expected"), "{}", text(row, "id"));
        seen += 1;
    }
    assert_eq!(seen, 8);
}

#[test]
fn the_winners_of_the_test_data_have_won() {
    let mut over = 0;
    for row in own("draughts/moves.json") {
        let mut fen = text(&row, "fen").to_string();
        // The king that has moved in a row, Black's first, as lidraughts writes it.
        if let Some(kings) = row["king_moves"].as_object() {
            for side in ["B", "W"] {
                fen += if side == "B" { ":+" } else { "+" };
                let told = kings.get(side).map(|k| k["count"].to_string() + text(k, "square"));
                fen += &told.unwrap_or_else(|| "0".into());
            }
        }
        let p = position(text(&row, "variant"), &fen);
        let winner = match row["winner"].as_str() {
            Some("W") => Some(Side::White),
            Some("B") => Some(Side::Black),
            other => other.map(|other| panic!("{other}")),
        };
        // The document's rule apart, no position of the data is drawn.
        let outcome = p.outcome(1);
        assert_eq!(outcome.and_then(|o| o.winner), winner, "{} {fen}", text(&row, "id"));
        assert_eq!(
            p.legal_moves().len(),
            row["moves"].as_array().unwrap().len(),
            "{} {fen}",
            text(&row, "id")
        );
        over += usize::from(winner.is_some());
    }
    assert!(over > 50, "{over}");
}
