//! Planted mistakes and the repair of sheets that do not replay.

use crate::common::Dice;
use crate::common::laws::laws;
use crate::common::sheets::*;
use notabene_core::game::played::Played;
use notabene_core::i18n::Language;
use notabene_core::notation::Style;
use notabene_core::repair::Correction;
use notabene_study::score_sheet::dictation::compare;
use notabene_study::score_sheet::grading::grade_all;
use notabene_study::score_sheet::handwriting::Handwriting;
use notabene_study::score_sheet::seeded_mistake::{
    Budget, MOST_WORK, MistakeKind, SeededMistake, seed_any, seed_mistake, seed_within,
};
use notabene_study::score_sheet::smallest_repair::{Diagnosis, repair};
use proptest::prelude::*;
use std::collections::BTreeMap;

/// A game with two promotions and both castlings.
const PROMOTIONS: &str = "e4 d5 exd5 c6 dxc6 Nf6 cxb7 e6 bxa8=Q Be7 Nf3 O-O Bc4 a5 O-O a4 Nc3 a3 b3 Nbd7 Qc6 h6 d3 \
    Ne5 Qa8 Nd5 Nxd5 exd5 Bb5 Bg4";

fn mended(played: &Played, texts: &[String], style: &Style) -> Diagnosis {
    repair(played.position_at(0), texts, style)
}

/// A planted mistake exists, is found by grading and comparing, and is corrected by repairing.
fn check(played: &Played, planted: &SeededMistake, style: &Style) {
    let (right, wrong) = (played.texts(style), planted.sheet.entries());
    assert_ne!(right, wrong);
    let marked = grade_all(played, &planted.sheet, style);
    let first = marked.iter().position(|marked| !marked.is_right());
    assert_eq!(first, Some(planted.ply), "{planted:?}");
    assert!(marked[planted.ply].is_slip(), "{planted:?}");
    let compared = compare(played, &planted.sheet, style);
    let plies: Vec<usize> = compared.differences.iter().map(|difference| difference.ply).collect();
    assert_eq!(plies[0], planted.ply, "{planted:?}");
    // A mistake is reported once, or for each of its places.
    assert!(plies.len() <= planted.places, "{planted:?}: {plies:?}");
    let found = mended(played, wrong, style);
    assert_eq!(found.reach, planted.reach);
    let best = &found.repairs[0];
    assert_eq!(best.fixes.len(), 1, "{planted:?}: {best:?}");
    let fix = &best.fixes[0];
    assert_eq!(fix.ply, planted.ply, "{planted:?}: {fix:?}");
    assert!(best.is_complete, "{planted:?}: {best:?}");
    match planted.kind {
        MistakeKind::LeftOut => assert!(fix.choices.contains(&planted.right), "{planted:?}: {fix:?}"),
        _ => assert_eq!(best.texts, right, "{planted:?}"),
    }
    for ply in 0..right.len() {
        let here = (planted.ply..planted.ply + planted.places).contains(&ply);
        assert_eq!(planted.check_place(ply).is_ok(), here, "{planted:?} at {ply}");
    }
    for language in Language::ALL {
        assert!(!language.say(&planted.message).contains(['{', '}']));
        assert!(!language.say(&fix.message()).contains(['{', '}']));
    }
}

#[test]
fn every_kind_of_mistake_can_be_planted_found_and_repaired() {
    let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
    for (moves, code) in [(OPERA, "fr"), (IMMORTAL, "nl"), (PROMOTIONS, "en"), (PROMOTIONS, "fr")] {
        let (played, style) = (chess(moves).played(), style(code));
        for kind in MistakeKind::ALL {
            for number in [1, 20] {
                let Some(planted) = seed_mistake(&played, kind, number, &style) else { continue };
                assert_eq!(planted.kind, kind);
                check(&played, &planted, &style);
                assert_eq!(Some(planted), seed_mistake(&played, kind, number, &style), "the same number");
                *kinds.entry(format!("{kind:?}")).or_default() += 1;
            }
        }
    }
    assert_eq!(kinds.len(), MistakeKind::ALL.len(), "{kinds:?}");
}

#[test]
fn mistakes_are_planted_in_every_game() {
    for game in GAMES {
        let (played, style) = (random(game, 5, 40).played(), style("fr"));
        let kinds = MistakeKind::ALL.iter().filter_map(|kind| seed_mistake(&played, *kind, 3, &style));
        let planted: Vec<SeededMistake> = kinds.collect();
        planted.iter().for_each(|planted| check(&played, planted, &style));
        assert!(planted.len() >= 5, "{game}: {}", planted.len());
    }
}

/// A game of three hundred half-moves is tried no longer than any other, and what is left is all that a next one gets.
#[test]
fn planting_has_one_budget_for_all_tries() {
    let style = style("fr");
    for game in ["chess", "draughts/international"] {
        let (mut budget, mut planted) = (Budget::default(), 0);
        for number in 0..8 {
            let played = random(game, 7, 120).played();
            planted += u32::from(seed_within(&played, None, number, &style, &mut budget).is_some());
            assert!(budget.spent() <= MOST_WORK);
        }
        assert!(planted > 0 && budget.spent() > 0, "{game}");
    }
}

/// Games of every kind have a place for a mistake: the law below is not about nothing.
#[test]
fn nearly_every_game_takes_a_mistake() {
    let some = |game: &&str| seed_any(&random(game, 21, 30).played(), 4, &style("nl")).is_some();
    assert_eq!(GAMES.iter().filter(|game| some(game)).count(), GAMES.len());
}

#[test]
fn other_numbers_give_other_mistakes() {
    let (played, style) = (chess(IMMORTAL).played(), style("en"));
    let planted: Vec<SeededMistake> = (0..12).map(|n| seed_any(&played, n, &style).unwrap()).collect();
    let mut seen: Vec<(usize, &str)> = planted.iter().map(|p| (p.ply, p.text.as_str())).collect();
    seen.sort_unstable();
    seen.dedup();
    assert!(seen.len() > 8, "{seen:?}");
    assert!(seed_any(&chess("").played(), 1, &style).is_none(), "nothing can be wrong on an empty sheet");
}

/// A sheet of the opera game with some places changed.
fn opera(changes: &[(usize, &str)], style: &Style) -> Vec<String> {
    let mut texts = chess(OPERA).played().texts(style);
    changes.iter().for_each(|(ply, text)| texts[*ply] = (*text).into());
    texts
}

#[test]
fn likely_slips_of_the_pen_are_read_as_they_were_meant() {
    let (played, style) = (chess(OPERA).played(), style("en"));
    for (ply, text, way) in [
        (17, "6xb5", Correction::Reading), // a b like a 6
        (12, "Qh3", Correction::Reading),  // b and h
        (14, "Pc3", Correction::Reading),  // a Dutch letter
        (2, "Cf3", Correction::Reading),   // a French letter
        (4, "d3", Correction::Reading),    // plays on, and stumbles later
        (21, "Nd7", Correction::Reading),  // which knight?
        (6, "e5", Correction::Reading),    // a pawn without its file
        (22, "0-0", Correction::Reading),  // the other castling
        (8, "Q f3", Correction::Reading),  // a blank, and no x
        (13, "QE7", Correction::Reading),  // large letters
        (32, "Rd8+", Correction::Form),    // mate is no check
        (20, "Bxb5+ Nbd7", Correction::Two),
    ] {
        let mut texts = opera(&[(ply, text)], &style);
        if way == Correction::Two {
            texts.remove(ply + 1);
        }
        let found = mended(&played, &texts, &style);
        let best = &found.repairs.first().unwrap_or_else(|| panic!("{text}: {found:?}"));
        assert_eq!(best.texts, played.texts(&style), "{text}: {best:?}");
        assert_eq!((best.fixes[0].ply, best.fixes[0].kind), (ply, way), "{text}");
        assert_eq!(best.fixes[0].from, text);
        assert!(best.is_complete && best.reach == 33);
    }
}

#[test]
fn moves_left_out_swapped_or_written_twice_are_found() {
    let (played, style) = (chess(OPERA).played(), style("en"));
    let right = played.texts(&style);
    let first = |texts: &[String]| mended(&played, texts, &style).repairs.remove(0);

    let mut twice = right.clone();
    twice.insert(11, right[11].clone());
    let best = first(&twice);
    assert_eq!((best.fixes[0].kind, &best.texts), (Correction::Twice, &right));

    let mut empty = right.clone();
    empty[9] = String::new();
    let best = first(&empty);
    assert_eq!((best.fixes[0].kind, best.fixes[0].ply, &best.texts), (Correction::Missing, 9, &right));

    let mut swapped = right.clone();
    swapped.swap(14, 15);
    let best = first(&swapped);
    assert_eq!((best.fixes[0].kind, best.fixes[0].ply, &best.texts), (Correction::Columns, 14, &right));

    // Both moves of a row are missing: any that let the rest go on are shown.
    let mut pair = right;
    pair.drain(2..4);
    let best = first(&pair);
    assert!(best.is_complete && best.texts.len() == 33, "{best:?}");
    assert_eq!((best.fixes.len(), best.fixes[0].kind), (1, Correction::Missing));
    assert_eq!(best.fixes[0].to.split(' ').count(), 2);
}

#[test]
fn several_mistakes_are_mended_together() {
    let (played, style) = (chess(OPERA).played(), style("fr"));
    let texts = opera(&[(6, "e5"), (17, "cx65"), (27, "D6e")], &style);
    let found = mended(&played, &texts, &style);
    assert_eq!((found.reach, found.is_complete), (6, false));
    let best = &found.repairs[0];
    assert_eq!(best.texts, played.texts(&style));
    let plies: Vec<usize> = best.fixes.iter().map(|fix| fix.ply).collect();
    assert_eq!(plies, [6, 17, 27]);
}

#[test]
fn a_right_sheet_needs_nothing() {
    for game in GAMES {
        let (played, style) = (random(game, 11, 30).played(), style("nl"));
        let found = mended(&played, &played.texts(&style), &style);
        assert!(found.is_complete && found.repairs.is_empty(), "{game}: {found:?}");
    }
    let start = chess("").played();
    assert!(mended(&start, &[], &style("en")).is_complete);
}

#[test]
fn what_cannot_be_mended_says_where_it_stops() {
    let (played, style) = (chess(OPERA).played(), style("en"));
    let found = mended(&played, &opera(&[(8, "~~~~~~~~~~")], &style)[..9], &style);
    assert_eq!(found.reach, 8);
    assert_eq!(Language::En.say(&found.message), "It stops at move 5, White: “~~~~~~~~~~”.");
}

/// Unreadable places get every move with which the game can continue; nothing is corrected twice.
#[test]
fn places_that_cannot_be_read_are_filled() {
    for game in ["chess", "chess960", "draughts/turkish"] {
        let (played, style) = (random(game, 3, 80).played(), style("fr"));
        let mut texts = played.texts(&style);
        let lost = [texts.len() / 4, texts.len() / 2];
        lost.iter().for_each(|ply| texts[*ply] = "~?~".into());
        let found = mended(&played, &texts, &style);
        let best = &found.repairs[0];
        assert!(best.is_complete, "{game}: {best:?}");
        assert_eq!(best.fixes.iter().map(|fix| fix.ply).collect::<Vec<_>>(), lost, "{game}");
        for (fix, ply) in best.fixes.iter().zip(lost) {
            let right = played.steps[ply].written(&style);
            assert!(fix.choices.contains(&right) || fix.to == right, "{game}: {fix:?}");
        }
    }
}

/// An unreadable place with many possible moves gets no proposal: neither the first nor a similar one.
#[test]
fn nonsense_is_not_taken_for_a_move() {
    let start = random("chess", 3, 0).played();
    for nonsense in ["zzz", "hello", "9x9", "???", ""] {
        let texts = ["e4", nonsense, "Nf3", "Nc6"].map(String::from);
        let found = repair(start.position_at(0), &texts, &style("en"));
        assert_eq!(found.repairs.len(), 1, "{nonsense}: {found:?}");
        let fix = &found.repairs[0].fixes[0];
        assert!(fix.is_open() && found.repairs[0].is_complete, "{nonsense}: {fix:?}");
        let message = Language::En.say(&fix.message());
        assert!(message.contains(&format!("{} are possible", fix.choices.len())), "{message}");
    }
    // A few possible moves are listed, and a similar one is chosen.
    let message = |texts: &[&str]| {
        let texts: Vec<String> = texts.iter().map(|text| String::from(*text)).collect();
        let found = repair(start.position_at(0), &texts, &style("en"));
        let fix = &found.repairs[0].fixes[0];
        (fix.is_open(), Language::En.say(&fix.message()))
    };
    assert_eq!(message(&["e4", "e5", "Nf9", "Nc6"]), (false, "Read Nf9 as Nf3.".into()));
    // The only move there is.
    assert_eq!(message(&["e4", "f6", "Qh5+", "zzz", "Qxg6+"]), (false, "Read zzz as g6.".into()));
}

/// Three hundred places of nonsense are handled without delay.
#[test]
fn nonsense_costs_little() {
    for game in ["chess", "scharten", "draughts/international"] {
        let start = random(game, 3, 0).played();
        let mut dice = Dice(9);
        let texts: Vec<String> = (0..300)
            .map(|_| {
                (0..1 + dice.below(5))
                    .map(|_| ['e', '4', 'N', 'x', '-', '3', '2', ' '][dice.below(8)])
                    .collect()
            })
            .collect();
        let began = std::time::Instant::now();
        let found = repair(start.position_at(0), &texts, &style("en"));
        assert!(!found.is_complete);
        assert!(began.elapsed().as_secs() < 60, "{game}: {:?}", began.elapsed());
    }
}

proptest! {
    #![proptest_config(laws(24))]

    #[test]
    fn planted_mistakes_are_found_and_repaired(game in 0..GAMES.len(), seed: u64, number: u32, plies in 8..40usize, code in 0..3usize) {
        let played = random(GAMES[game], seed, plies).played();
        let style = style(["en", "fr", "nl"][code]);
        if let Some(planted) = seed_any(&played, number, &style) {
            check(&played, &planted, &style);
        }
    }

    #[test]
    fn no_text_breaks_the_repair(game in 0..GAMES.len(), texts in prop::collection::vec(".{0,12}", 0..12)) {
        let start = random(GAMES[game], 1, 0).played();
        let found = repair(start.position_at(0), &texts, &style("fr"));
        for repair in &found.repairs {
            prop_assert!(repair.reach >= found.reach && !repair.fixes.is_empty());
            prop_assert_eq!(repair.texts.len(), repair.reach);
        }
        let sheet = Handwriting::of(style("fr").letters, &texts);
        compare(&start, &sheet, &style("fr"));
    }
}
