//! Laws of Scharten records: after any actions and darts the game can be saved, shared, written
//! and read; and damage is harmless.

use crate::common::games::*;
use crate::common::laws::laws;
use crate::common::*;
use notabene_core::exchange::{Export, collection, link, save};
use notabene_core::game::{Edit, Game, Go, Touch, registry};
use notabene_core::geometry::Field;
use notabene_core::i18n::Language;
use notabene_core::notation::Style;
use notabene_core::position::Side;
use notabene_core::record::{Ink, NodeId, Score, Shape};
use proptest::prelude::*;

/// A game of the family, with or without something agreed.
fn begun(dice: &mut Dice) -> Game {
    let id = ["scharten", "scharten-loud"][dice.below(2)];
    let rules = ["", "", "support=count", "diagonal=turning", "unmoved=protected, misses=5"][dice.below(5)];
    registry::open(id, None, Some(rules)).unwrap()
}

fn nodes(table: &Game) -> Vec<NodeId> {
    let sheet = table.sheet(&Style::pgn());
    let cells = sheet.rows.iter().flat_map(|row| {
        let lines = row.lines.iter().flat_map(|line| line.cells.iter().map(|(_, cell)| cell.node));
        [&row.first, &row.second].into_iter().flatten().map(|cell| cell.node).chain(lines)
    });
    cells.collect()
}

/// One action of a player on a game.
fn touched(table: &mut Game, dice: &mut Dice) {
    let style = Style::pgn();
    let side = Side::BOTH[dice.below(2)];
    let field = Field(dice.below(80) as u8);
    match dice.below(32) {
        0..14 => {
            let moves = table.moves(&style);
            if let Some((id, _)) = moves.get(dice.below(moves.len().max(1))) {
                drop(table.enter(id, &style));
            }
        }
        14..16 => drop(table.tap(field, Touch::Dart, &style)),
        16 => drop(table.enter("@-", &style)),
        17 => drop(table.tap(field, Touch::Tap, &style)),
        18 => drop(table.choose(Some(dice.below(3)))),
        19 => table.go([Go::Back, Go::First, Go::Last, Go::Forward][dice.below(4)]),
        20..22 => table.go([Go::Undo, Go::Redo][dice.below(2)]),
        22 => drop(table.edit(Edit::Comment(nasty(dice)), &style)),
        23 => drop(table.edit(Edit::Mark(dice.below(256) as u8), &style)),
        24 => {
            let nodes = nodes(table);
            let node = nodes.get(dice.below(nodes.len().max(1))).copied().unwrap_or(NodeId(0));
            match dice.below(4) {
                0 => drop(table.edit(Edit::Promote(node), &style)),
                1 => drop(table.edit(Edit::Remove(node), &style)),
                _ => table.go(Go::To(node)),
            }
        }
        25 => drop(table.edit(Edit::Offer, &style)),
        26 => {
            let ends = [Edit::Agree, Edit::Resign(side), Edit::Flag(side), Edit::Claim(None)];
            drop(table.edit(ends[dice.below(4)].clone(), &style));
        }
        27 => drop(table.edit(
            Edit::Score(Score::choices(notabene_core::position::Results::Shares)[dice.below(7)]),
            &style,
        )),
        28 => drop(table.edit(Edit::Shape(Shape { from: field, to: None, ink: Ink::Red }), &style)),
        29 => drop(table.edit(Edit::Clock(Some(dice.below(99) as u32 * 500)), &style)),
        _ => {
            let name = ["White", "Event", "Result", "Rules", "FEN"][dice.below(5)];
            drop(table.edit(Edit::Tag(name.into(), nasty(dice)), &style));
        }
    }
}

fn played(seed: u64, deeds: usize) -> Game {
    let mut dice = Dice(seed);
    let mut table = begun(&mut dice);
    for _ in 0..deeds {
        touched(&mut table, &mut dice);
    }
    table.choose(None);
    // Clears the tags that each export generates.
    for name in ["Result", "Rules", "FEN"] {
        table.edit(Edit::Tag(name.into(), String::new()), &Style::pgn()).unwrap();
    }
    table
}

proptest! {
    #![proptest_config(laws(150))]

    #[test]
    fn every_game_that_hands_and_darts_can_make_is_whole(seed in any::<u64>(), deeds in 1..140usize) {
        let mut table = played(seed, deeds);
        let (kept, short, status) = (table.text(Export::Save), table.text(Export::Link), table.status());
        prop_assert!(short.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_'));
        let (back, damage) = save::read(&kept);
        prop_assert_eq!(damage, None, "{}", kept);
        let linked = link::read(&short).map_err(|p| TestCaseError::fail(format!("{p:?}")))?;
        for mut back in [back.unwrap(), linked] {
            prop_assert_eq!(seen(&back), seen(&table), "{}", kept);
            let now = back.status();
            prop_assert_eq!((now.word(), now.score, &now.rules, now.game), (status.word(), status.score, &status.rules, status.game));
            prop_assert_eq!(&back.text(Export::Save), &kept);
            let mut steps = 0;
            while back.status().can_undo && steps < 1000 {
                back.go(Go::Undo);
                steps += 1;
            }
            prop_assert!(back.sheet(&Style::pgn()).rows.is_empty(), "{}", kept);
            for _ in 0..steps {
                back.go(Go::Redo);
            }
            prop_assert!(!back.status().can_redo);
        }
        let pgn = table.text(Export::Pgn);
        let mut games = opened(&pgn);
        prop_assert_eq!(games.len(), 1, "{}", pgn);
        let (back, faults) = games.remove(0);
        let mut back = back.unwrap();
        prop_assert_eq!((faults, &back.text(Export::Pgn)), (0, &pgn));
        table.go(Go::First);
        back.go(Go::First);
        prop_assert_eq!(seen(&back), seen(&table), "{}", pgn);
        // Every piece has its own identity, and the field of the position.
        back.go(Go::Last);
        let pieces = back.scene().pieces;
        let mut ids: Vec<_> = pieces.iter().map(|p| p.id).collect();
        ids.sort();
        ids.dedup();
        let letters = back.text(Export::Position).split(' ').next().unwrap().bytes().filter(u8::is_ascii_alphabetic).count();
        prop_assert_eq!((ids.len(), pieces.len()), (letters, letters));
    }

    #[test]
    fn damage_does_no_harm(seed in any::<u64>(), deeds in 1..80usize) {
        let table = played(seed, deeds);
        let mut dice = Dice(seed ^ 1);
        for _ in 0..4 {
            let pgn = damaged(&table.text(Export::Pgn), &mut dice);
            for (back, _) in opened(&pgn) {
                let Some(back) = back else { continue };
                let written = back.text(Export::Save);
                let (again, damage) = save::read(&written);
                prop_assert_eq!(damage, None, "{} from {}", written, pgn);
                prop_assert_eq!(&again.unwrap().text(Export::Save), &written, "{}", pgn);
                let linked = link::read(&back.text(Export::Link)).map(|t| t.text(Export::Save));
                prop_assert_eq!(linked, Ok(written), "{}", pgn);
            }
            let _ = collection::import(&pgn, &Style::pgn(), Language::default());
            collection::lines(&pgn, &mut |_| ());
            if let (Ok(back), _) = save::read(&damaged(&table.text(Export::Save), &mut dice)) {
                let _ = (back.text(Export::Link), back.sheet(&Style::pgn()), back.status(), back.scene());
            }
            if let Ok(back) = link::read(&damaged(&table.text(Export::Link), &mut dice)) {
                let kept = back.text(Export::Save);
                let (again, damage) = save::read(&kept);
                prop_assert_eq!(damage, None, "{}", kept);
                prop_assert_eq!(again.unwrap().text(Export::Save), kept);
            }
        }
    }

    #[test]
    fn noise_does_no_harm(noise in "\\PC{0,60}", bits in "[A-Za-z0-9_-]{0,60}") {
        for id in ["scharten", "scharten-loud"] {
            let _ = registry::open(id, Some(&noise), Some(&noise));
            let _ = registry::open(id, None, Some(&noise));
            let _ = save::read(&format!("notabene 1\n{id}\n{noise}"));
            let _ = save::read(&format!("notabene 2\n{id}\n{noise}"));
        }
        // The sixth bit belongs to the length of the start.
        for game in ["E", "F", "G", "H"] {
            if let Ok(table) = link::read(&format!("1{game}{bits}")) {
                let kept = table.text(Export::Save);
                prop_assert_eq!(save::read(&kept).0.map(|t| t.text(Export::Save)), Ok(kept));
            }
        }
        let mut table = registry::open("scharten-loud", None, None).unwrap();
        let _ = table.enter(&noise, &Style::pgn());
        let _ = collection::import(&format!("[Variant \"Scharten Loud\"]\n{noise}\n1. @a1 {noise}"), &Style::pgn(), Language::Nl);
    }
}
