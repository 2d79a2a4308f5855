//! Draws and aims by the rules of each game.

use crate::common::{chess, draughts, mate, scharten, search};
use notabene_rules::position::Position;
use notabene_search::{Options, Score, Searchable, Table};

fn hundredths(score: Score) -> i32 {
    match score {
        Score::Hundredths(n) => n,
        Score::Mate(n) => panic!("mate in {n}"),
    }
}

#[test]
fn material_that_cannot_win_is_a_draw() {
    assert_eq!(search(&chess("8/8/3k4/8/8/3KB3/8/8 w - - 0 1"), 4).score, Score::Hundredths(0));
    assert_eq!(search(&chess("8/8/3k4/8/8/3KN3/8/8 b - - 0 1"), 4).score, Score::Hundredths(0));
    assert_eq!(search(&scharten("10/10/3k6/10/10/3KB5/10/10 w - - 0 1"), 3).score, Score::Hundredths(0));
}

#[test]
fn a_lost_game_is_saved_by_perpetual_check() {
    // The queen checks for ever on g5 and f6.
    let p = chess("5rk1/5p1p/5Q2/8/q7/1r6/7K/8 w - - 0 1");
    assert_eq!(search(&p, 7).score, Score::Hundredths(0));
}

#[test]
fn stalemate_is_no_win() {
    // Qf7 and Qg6 would be stalemate.
    let p = chess("7k/8/8/5KQ1/8/8/8/8 w - - 0 1");
    let found = search(&p, 5);
    let mut after = p.clone();
    after.play_unchecked(&found.best);
    assert!(after.outcome(1).is_none_or(|outcome| outcome.winner.is_some()));
    assert!(mate(&found).is_some_and(|n| n > 0));
}

#[test]
fn the_counter_of_fifty_moves_is_respected() {
    // A mate in two comes too late at 99 plies.
    let late = search(&chess("7k/8/8/5KQ1/8/8/8/8 w - - 99 90"), 5);
    assert_eq!(late.score, Score::Hundredths(0));
}

#[test]
fn earlier_positions_of_the_game_count_in_repetitions() {
    let start = chess("6k1/5ppp/8/8/8/8/1r3PPP/1R4K1 w - - 0 1");
    let mut history = Vec::new();
    let mut p = start.clone();
    // Both sides move their kings to and fro, twice.
    for _ in 0..2 {
        for (from, to) in [("g1", "f1"), ("g8", "f8"), ("f1", "g1"), ("f8", "g8")] {
            let square = |name: &str| name.as_bytes()[0] - b'a' + 8 * (name.as_bytes()[1] - b'1');
            let m = *p.moves().iter().find(|m| (m.from.0, m.to.0) == (square(from), square(to))).unwrap();
            history.push(p.clone());
            p.play_unchecked(&m);
        }
    }
    assert!(p.repeats(&start));
    let options = Options::default().with_depth(4);
    let found = p.search(&history, &mut Table::new(0), &options, &mut || false);
    assert!(found.is_some(), "the game goes on until somebody claims");
}

#[test]
fn a_flying_king_on_the_long_road_is_not_beaten_by_two() {
    // Russian: three pieces on the board, the lone king holds the main road: a draw within a few moves.
    let p = draughts("russian", "W:WKc1,Ke1:BKh8");
    assert!(hundredths(search(&p, 9).score).abs() < 150);
}

#[test]
fn antidraughts_is_won_by_losing_everything() {
    // White can give its last man away, or keep it.
    let p = draughts("antidraughts", "W:W33:B22,12");
    let found = search(&p, 8);
    let usual = search(&draughts("international", "W:W33:B22,12"), 8);
    assert!(found.score != usual.score);
    let one = draughts("antidraughts", "W:W32:B21");
    let more = draughts("antidraughts", "W:W32,47,48,49,50:B21");
    let value = |score: Score| match score {
        Score::Hundredths(n) => n,
        Score::Mate(n) => 20_000 * n.signum(),
    };
    assert!(value(search(&one, 2).score) > value(search(&more, 2).score));
    // Offering the last man wins at once.
    let offer = draughts("antidraughts", "W:W28:B17");
    assert!(mate(&search(&offer, 6)).is_some_and(|n| n > 0), "{:?}", search(&offer, 6));
}

#[test]
fn breakthrough_is_won_by_the_first_king() {
    let p = draughts("breakthrough", "W:W9,30:B41");
    let found = search(&p, 4);
    assert_eq!(mate(&found), Some(1), "{found:?}");
}

#[test]
fn the_winner_in_draughts_leaves_no_move() {
    let p = draughts("english", "B:B14:W22");
    let found = search(&p, 8);
    assert!(found.depth >= 1);
    let blocked = draughts("international", "W:W6,11,12:B1");
    assert!(search(&blocked, 3).depth >= 1);
}
