//! The level that is suggested after games against Notabene.

use crate::common::laws::laws;
use notabene_core::game::opponent::Opponent;
use notabene_core::game::registry;
use notabene_core::notation::Style;
use notabene_core::position::Side;
use notabene_study::level_results::{LevelResults, Outcome};
use proptest::prelude::*;

/// Results of games of chess: `3+` is a win at level 3, `3-` a loss, `3=` a draw.
fn chess(results: &str) -> LevelResults {
    let mut all = LevelResults::default();
    for (n, word) in results.split_whitespace().enumerate() {
        let (level, sign) = word.split_at(1);
        let outcome = match sign {
            "+" => Outcome::Won,
            "-" => Outcome::Lost,
            _ => Outcome::Drawn,
        };
        all.record(&n.to_string(), "chess", level.parse().unwrap(), outcome);
    }
    all
}

#[test]
fn two_games_in_a_row_change_the_level() {
    let expected = [
        ("1+", 1),
        ("1+ 1+", 2),
        ("1+ 1-", 1),
        ("3+ 3= 3+", 3),
        ("3+ 3+ 4-", 4),
        ("3+ 3+ 4- 4-", 3),
        ("3+ 4+", 4),
        ("2- 2-", 1),
        ("1- 1-", 1),
        ("8+ 8+", 8),
        ("5=", 5),
    ];
    for (results, level) in expected {
        assert_eq!(chess(results).suggested("chess"), Some(level), "{results}");
    }
    assert_eq!(chess("").suggested("chess"), None);
}

#[test]
fn every_family_has_a_level_of_its_own() {
    let mut all = chess("4+ 4+");
    all.record("d1", "draughts/frisian", 2, Outcome::Lost);
    assert_eq!((all.suggested("chess"), all.suggested("chess960")), (Some(5), Some(5)));
    assert_eq!(["draughts/international", "draughts/frisian"].map(|game| all.suggested(game)), [Some(2); 2]);
    assert_eq!(["scharten", "scharten-loud"].map(|game| all.suggested(game)), [None; 2]);
}

#[test]
fn a_game_that_ends_once_more_counts_once() {
    let mut all = chess("1+");
    all.record("0", "chess", 1, Outcome::Won);
    assert_eq!(all.suggested("chess"), Some(1));
    // The mate was taken back, and the game drawn.
    all.record("1", "chess", 1, Outcome::Won);
    all.record("1", "chess", 1, Outcome::Drawn);
    assert_eq!(all.suggested("chess"), Some(1));
}

#[test]
fn an_outcome_is_that_of_the_learner() {
    let mut game = registry::chess();
    let [white, black] = [Side::White, Side::Black].map(|side| Opponent { side, level: 1 });
    for id in ["f2f3", "e7e5", "g2g4"] {
        game.enter(id, &Style::pgn()).unwrap();
    }
    assert_eq!(Outcome::of(&game, white), None);
    game.enter("d8h4", &Style::pgn()).unwrap();
    assert_eq!(Outcome::of(&game, white), Some(Outcome::Won));
    assert_eq!(Outcome::of(&game, black), Some(Outcome::Lost));
}

#[test]
fn what_is_saved_is_read_again_and_damage_costs_only_itself() {
    let all = chess("1+ 1+ 2=");
    assert_eq!(LevelResults::read(&all.text()), all);
    let text = all.text().replacen("\"level\":1", "\"level\":99", 1);
    assert_eq!(LevelResults::read(&text).suggested("chess"), Some(2));
    for damaged in ["", "[", "{}", "[1,null,{}]", "\u{0}"] {
        assert_eq!(LevelResults::read(damaged), LevelResults::default(), "{damaged}");
    }
}

proptest! {
    #![proptest_config(laws(200))]

    #[test]
    fn any_results_suggest_a_level_that_there_is(games in proptest::collection::vec((1u8..=8, 0usize..3), 0..100)) {
        let mut all = LevelResults::default();
        for (n, (level, outcome)) in games.iter().enumerate() {
            let outcome = [Outcome::Won, Outcome::Drawn, Outcome::Lost][*outcome];
            all.record(&n.to_string(), "chess", *level, outcome);
        }
        let last = games.last().map(|(level, _)| *level);
        let is_near = |(level, last): (u8, u8)| (1..=Opponent::LEVELS).contains(&level) && level.abs_diff(last) <= 1;
        prop_assert_eq!(all.suggested("chess").zip(last).map(is_near), last.map(|_| true));
        prop_assert_eq!(LevelResults::read(&all.text()), all);
    }
}
