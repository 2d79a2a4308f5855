//! Laws of records: they round-trip without loss after any actions. Checked over random trees of moves
//! with all annotations.

use crate::common::games::*;
use crate::common::laws::laws;
use crate::common::*;
use notabene_core::exchange::Export;
use notabene_core::notation::{AnyMove, AnyPosition};

use notabene_core::exchange::{link, save};
use notabene_core::game::{Edit, Game, Go, registry};
use notabene_core::geometry::Field;
use notabene_core::notation::{Form as Written, *};
use notabene_core::position::{Position as _, Side};
use notabene_core::record::{self, Ink, NodeId, Shape, Visitor};
use proptest::prelude::*;

/// The ids of the moves in all lines.
struct Ids(Vec<String>);

impl Visitor for Ids {
    fn on_move(&mut self, before: &AnyPosition, m: &AnyMove, _: &AnyPosition) {
        self.0.push(before.id(m));
    }
}

proptest! {
    #![proptest_config(laws(150))]

    /// Writing, reading and writing again gives the same text and the same game.
    #[test]
    fn pgn_comes_back(number in any_number(), seed in any::<u64>(), moves in 0..90usize) {
        let table = game(number, seed, moves);
        let pgn = table.text(Export::Pgn);
        let mut games = opened(&pgn);
        prop_assert_eq!(games.len(), 1, "{}", pgn);
        let (back, faults) = games.remove(0);
        let mut back = back.unwrap();
        prop_assert_eq!(faults, 0, "{}", pgn);
        prop_assert_eq!(&back.text(Export::Pgn), &pgn);
        let mut table = table;
        table.go(Go::First);
        back.go(Go::First);
        prop_assert_eq!(seen(&back), seen(&table), "{}", pgn);
        let (_, moves) = pgn.split_once("\n\n").unwrap();
        for line in moves.lines() {
            prop_assert!(line.chars().count() <= 79 || !line.contains(' '), "{}", line);
            prop_assert!(!line.ends_with(' '));
        }
        // Empty lines stand between the paragraphs of a comment alone.
        for (at, _) in moves.match_indices("\n\n") {
            prop_assert!(moves[..at].rfind('{') > moves[..at].rfind('}'), "{}", pgn);
        }
    }

    /// Neither a save nor a link loses anything, and the links need no escaping.
    #[test]
    fn saves_and_links_come_back(number in any_number(), seed in any::<u64>(), moves in 0..90usize) {
        let table = game(number, seed, moves);
        let (kept, short) = (table.text(Export::Save), table.text(Export::Link));
        prop_assert!(short.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_'));
        let (back, damage) = save::read(&kept);
        prop_assert_eq!(damage, None, "{}", kept);
        let linked = link::read(&short).map_err(|p| TestCaseError::fail(format!("{p:?}")))?;
        for back in [back.unwrap(), linked] {
            prop_assert_eq!(seen(&back), seen(&table), "{}", kept);
            prop_assert_eq!(&back.text(Export::Save), &kept);
            prop_assert_eq!(link::read(&back.text(Export::Link)).unwrap().text(Export::Save), kept.clone());
            prop_assert_eq!(back.status().game, table.status().game);
        }
        // The last character is needed, too.
        let cut = Dice(seed).below(short.len());
        prop_assert!(link::read(&short[..cut]).is_err());
        prop_assert!(link::read(&short[..short.len() - 1]).is_err());
    }

    /// An ordinary game makes a short link, also after saving.
    #[test]
    fn links_are_short(seed in any::<u64>()) {
        let mut table = Game::new(&registry::VARIANTS[0], start(518));
        let mut dice = Dice(seed);
        for _ in 0..80 {
            let moves = table.moves(&Style::pgn());
            if moves.is_empty() { return Ok(()) }
            table.enter(&moves[dice.below(moves.len())].0, &Style::pgn()).unwrap();
        }
        let short = table.text(Export::Link);
        prop_assert!(short.len() < 120, "{} characters", short.len());
        let kept = save::read(&table.text(Export::Save)).0.unwrap();
        prop_assert_eq!(kept.text(Export::Link), short);
    }
}

proptest! {
    #![proptest_config(laws(12))]

    /// Games with numbers read back in every language, form and taste.
    #[test]
    fn movetext_reads_back_in_every_style(number in any_number(), seed in any::<u64>(), plies in 0..160usize) {
        let mut dice = Dice(seed);
        let first = start(number);
        let (mut p, mut moves) = (first.clone(), Vec::new());
        for _ in 0..plies {
            let Some(m) = dice.pick(&p) else { break };
            p.play_unchecked(&m);
            moves.push(m);
        }
        for black in [false, true] {
            // Lines that begin with a move of Black have dots before it.
            let skipped = usize::from(black && !moves.is_empty());
            let mut from = first.clone();
            moves[..skipped].iter().for_each(|m| from.play_unchecked(m));
            let mut p = from.clone();
            let ids: Vec<String> = moves[skipped..].iter().map(|m| { let id = p.id(m); p.play_unchecked(m); id }).collect();
            for style in styles(&[Written::Short, Written::Long, Written::Figurine]) {
                let text = movetext(&from, &moves[skipped..], &style);
                let mut read = Ids(Vec::new());
                let replayed = record::replay(&from.clone().into(), &text, [0, text.len()], &style, &mut read);
                prop_assert!(replayed.faults.is_empty(), "{} in {}: {:?} {:?}", text, style.letters.code, style.form, replayed.faults);
                prop_assert_eq!(&read.0, &ids, "{} in {}", text, style.letters.code);
            }
        }
    }
}

/// One action of a player on a game.
fn touched(table: &mut Game, dice: &mut Dice, nodes: &[NodeId]) {
    let style = Style::pgn();
    let node = nodes.get(dice.below(nodes.len().max(1))).copied().unwrap_or(NodeId(dice.below(9) as u32));
    let side = [Side::White, Side::Black][dice.below(2)];
    let field = Field(dice.below(64) as u8);
    match dice.below(30) {
        0..12 => {
            let moves = table.moves(&style);
            if let Some((id, _)) = moves.get(dice.below(moves.len().max(1))) {
                let _ = table.enter(id, &style);
            }
        }
        12 => table.go(Go::Back),
        13 => table.go(Go::To(node)),
        14 => table.go([Go::First, Go::Last, Go::Forward][dice.below(3)]),
        15..17 => table.go(Go::Undo),
        17..19 => table.go(Go::Redo),
        19 => drop(table.tap(field, notabene_core::game::Touch::Tap, &style)),
        20 => drop(table.choose(Some(dice.below(3)))),
        21 => drop(table.edit(Edit::Comment(nasty(dice)), &style)),
        22 => drop(table.edit(Edit::Mark(dice.below(256) as u8), &style)),
        23 => drop(table.edit(Edit::Promote(node), &style)),
        24 => drop(table.edit(Edit::Remove(node), &style)),
        25 => drop(table.edit(Edit::Offer, &style)),
        26 => drop(
            table.edit([Edit::Agree, Edit::Resign(side), Edit::Claim(None)][dice.below(3)].clone(), &style),
        ),
        27 => drop(table.edit(Edit::Shape(Shape { from: field, to: None, ink: Ink::Red }), &style)),
        28 => drop(table.edit(Edit::Clock(Some(dice.below(99) as u32 * 500)), &style)),
        _ => {
            drop(table.edit(Edit::Score([record::Score::Open, record::Score::White][dice.below(2)]), &style))
        }
    }
}

proptest! {
    #![proptest_config(laws(120))]

    /// After any actions the game can be saved, shared and explained.
    #[test]
    fn every_game_that_hands_can_make_is_whole(number in any_number(), seed in any::<u64>(), deeds in 1..120usize) {
        let mut dice = Dice(seed);
        let mut table = game(number, seed, Dice(seed).below(12));
        let style = Style::pgn();
        for _ in 0..deeds {
            let sheet = table.sheet(&style);
            let cells = sheet.rows.iter().flat_map(|r| {
                let lines = r.lines.iter().flat_map(|l| l.cells.iter().map(|(_, c)| c.node));
                [&r.first, &r.second].into_iter().flatten().map(|c| c.node).chain(lines)
            });
            let nodes: Vec<NodeId> = cells.collect();
            touched(&mut table, &mut dice, &nodes);
        }
        table.choose(None);
        let (kept, short, status) = (table.text(Export::Save), table.text(Export::Link), table.status());
        let (back, damage) = save::read(&kept);
        prop_assert_eq!(damage, None, "{}", kept);
        let linked = link::read(&short).map_err(|p| TestCaseError::fail(format!("{p:?}")))?;
        for mut back in [back.unwrap(), linked] {
            prop_assert_eq!(seen(&back), seen(&table), "{}", kept);
            prop_assert_eq!((back.status().word(), back.status().score), (status.word(), status.score));
            // Undoing every move one by one leaves nothing.
            let mut steps = 0;
            while back.status().can_undo && steps < 1000 {
                back.go(Go::Undo);
                steps += 1;
            }
            prop_assert!(back.sheet(&style).rows.is_empty(), "{}", kept);
            for _ in 0..steps {
                back.go(Go::Redo);
            }
            prop_assert!(!back.status().can_redo);
        }
        // An end is at the end of the main line and has its result.
        let last = table.sheet(&style).rows.iter().flat_map(|r| [&r.first, &r.second]).flatten().last().map(|c| c.note.end);
        if status.end.is_some() && last == Some(None) {
            prop_assert!(false, "an ending in the middle: {}", kept);
        }
    }
}
