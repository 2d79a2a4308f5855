//! Legal play in every game: moves, lines, seeds, limits.

use crate::common::{self, Visitor, every_game, random_positions};
use notabene_search::{LEVELS, Level, Options, Score, Searchable, Table};

/// Positions of each game.
const POSITIONS: u32 = 600;

struct Legal {
    searched: u32,
}

impl Visitor for Legal {
    fn visit<P: Searchable<Move: Copy + std::fmt::Debug>>(&mut self, game: &str, start: P) {
        let mut table = Table::new(0);
        random_positions(&start, 7, POSITIONS, |p, history| {
            let n = self.searched;
            let level = Level::new(n as u8 % (LEVELS + 1));
            let options = Options::default()
                .with_level(level)
                .with_depth(1 + n % 3)
                .with_nodes(400)
                .with_seed(n.into());
            let found = p.search(history, &mut table, &options, &mut || false).expect(game);
            let legal = p.legal_moves();
            assert!(legal.contains(&found.best), "{game}: {:?}", found.best);
            assert_eq!(found.line.first(), Some(&found.best), "{game}");
            let mut at = p.clone();
            for m in &found.line {
                assert!(at.legal_moves().contains(m), "{game}: {m:?} in {:?}", found.line);
                at.play_unchecked(m);
            }
            self.searched += 1;
        });
    }
}

#[test]
fn every_chosen_move_and_every_line_is_legal() {
    let mut legal = Legal { searched: 0 };
    every_game(&mut legal);
    assert!(legal.searched > 12_000, "{}", legal.searched);
}

struct Seeded;

impl Visitor for Seeded {
    fn visit<P: Searchable<Move: Copy + std::fmt::Debug>>(&mut self, game: &str, start: P) {
        let play = |seed: u64| {
            let (mut p, mut history, mut table) = (start.clone(), Vec::new(), Table::new(0));
            let mut moves = Vec::new();
            let options = Options::default().with_level(Level::new(1)).with_seed(seed);
            while let Some(found) = p.search(&history, &mut table, &options, &mut || false)
                && moves.len() < 16
            {
                moves.push(found.best);
                history.push(p.clone());
                p.play_unchecked(&found.best);
            }
            moves
        };
        assert!(play(5) == play(5), "{game}");
        assert!((6..12).any(|seed| play(seed) != play(5)), "{game}: the seed makes a difference");
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    every_game(&mut Seeded);
}

#[test]
fn limits_end_the_search() {
    let start = common::chess("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4");
    let options = Options::default().with_nodes(3_000);
    let found = start.search(&[], &mut Table::new(1), &options, &mut || false).unwrap();
    assert!(found.nodes <= 3_000 && found.depth > 1);
    let options = Options::default().with_depth(3);
    let found = start.search(&[], &mut Table::new(1), &options, &mut || false).unwrap();
    assert_eq!(found.depth, 3);
    let mut asked = 0;
    let mut stop = || {
        asked += 1;
        asked > 4
    };
    let found = start.search(&[], &mut Table::new(1), &Options::default(), &mut stop).unwrap();
    assert!(found.nodes < 6_000, "{}", found.nodes);
    let at_once = start.search(&[], &mut Table::new(1), &Options::default(), &mut || true).unwrap();
    assert_eq!(at_once.depth, 1);
}

#[test]
fn a_finished_game_has_no_move() {
    for fen in ["7k/5Q2/6K1/8/8/8/8/8 b - - 0 70", "3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 20"] {
        let options = Options::default();
        assert!(common::chess(fen).search(&[], &mut Table::new(0), &options, &mut || false).is_none());
    }
}

#[test]
fn level_1_does_not_mate_in_the_first_ten_moves() {
    let early = common::chess("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 9");
    let late = common::chess("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 11");
    let best = |p: &notabene_rules::chess::Position, seed| {
        let options = Options::default().with_level(Level::new(1)).with_seed(seed);
        p.search(&[], &mut Table::new(0), &options, &mut || false).unwrap().score
    };
    assert!((0..40).all(|seed| best(&early, seed) != Score::Mate(1)));
    assert!((0..40).any(|seed| best(&late, seed) == Score::Mate(1)));
}

#[test]
fn absurd_positions_are_searched_too() {
    let options = Options::default().with_nodes(1_500);
    let mut table = Table::new(0);
    let chess = common::chess("6rk/6pp/8/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/KQQQQQQQ w - - 0 1");
    assert!(chess.search(&[], &mut table, &options, &mut || false).is_some());
    let queens = common::scharten("5k4/10/10/2QQQQQQ2/2QQQQQQ2/2QQQQQQ2/2QQQQQQ2/5K4 b - - 0 1");
    // Perhaps it is mate.
    let _ = queens.search(&[], &mut table, &options, &mut || false);
    let kings = common::draughts("canadian", "W:WK69,K71,K72,K58,K60:B17,19,21,28,30,32,40,42,44,51,53,55");
    assert!(kings.search(&[], &mut table, &options, &mut || false).is_some());
}

/// Whole games of every game, faster and more than the tests above play.
struct Games {
    each: u64,
}

impl Visitor for Games {
    fn visit<P: Searchable<Move: Copy + std::fmt::Debug>>(&mut self, game: &str, start: P) {
        for seed in 0..self.each {
            let (mut p, mut history, mut table) = (start.clone(), Vec::new(), Table::new(0));
            while p.outcome(1).is_none() && history.len() < 300 {
                let level = Level::new(1 + ((seed + history.len() as u64) % 3) as u8);
                let options = Options::default().with_level(level).with_nodes(300).with_seed(seed);
                let found = p.search(&history, &mut table, &options, &mut || false).expect(game);
                assert!(p.legal_moves().contains(&found.best), "{game}: {:?}", found.best);
                history.push(p.clone());
                p.play_unchecked(&found.best);
            }
        }
    }
}

#[test]
#[ignore = "minutes: ten thousand games"]
fn ten_thousand_games_are_legal() {
    every_game(&mut Games { each: 440 });
}
