//! Laws of records of draughts, in every variant and with all options: records round-trip without loss,
//! damaged texts are harmless, and no word is lost.

use crate::common::Dice;
use crate::common::games::{damaged, nasty, opened, seen};
use crate::common::laws::laws;
use notabene_core::exchange::{Export, collection, link, save};
use notabene_core::game::{Edit, Game, Go, registry};
use notabene_core::i18n::Language;
use notabene_core::notation::Style;
use notabene_core::position::Side;
use notabene_core::record::{NodeId, Score};
use proptest::prelude::*;

const AGREED: [&str; 5] =
    ["", "irregular=allowed", "huffing=on", "draws=document", "irregular=allowed,huffing=on"];

/// Random play with variations, notes, tags and agreements, at a random place.
fn game(dice: &mut Dice, moves: usize) -> Game {
    let all: Vec<&registry::Variant> = registry::VARIANTS.iter().filter(|game| game.is_pdn()).collect();
    let id = all[dice.below(all.len())].id;
    let agreed = Some(AGREED[dice.below(AGREED.len())]);
    let style = Style::pgn();
    let mut table = registry::open(id, None, agreed).unwrap();
    if dice.below(3) == 0 {
        // From a position in the middle of a game, with its counters.
        for _ in 0..dice.below(40) {
            let moves = table.moves(&style);
            let Some((id, _)) = moves.get(dice.below(moves.len().max(1))) else { break };
            let _ = table.enter(id, &style);
        }
        let position = table.text(Export::Position);
        table = registry::open(id, Some(&position), agreed).unwrap();
    }
    let mut nodes = vec![NodeId(0)];
    for _ in 0..moves {
        if dice.below(6) == 0 {
            table.go(Go::To(nodes[dice.below(nodes.len())]));
        }
        if !irregular(&mut table, dice) {
            let moves = table.moves(&style);
            let Some((id, _)) = moves.get(dice.below(moves.len().max(1))) else { continue };
            let _ = table.enter(id, &style);
        }
        nodes.push(table.sheet(&style).at);
        match dice.below(8) {
            0 => table.edit(Edit::Comment(nasty(dice)), &style).unwrap(),
            1 => table.edit(Edit::Mark([1, 2, 5, 7, 10, 146][dice.below(6)]), &style).unwrap(),
            2 => table.edit(Edit::Clock(Some(dice.below(99) as u32 * 500)), &style).unwrap(),
            3 => table.edit(Edit::Offer, &style).unwrap_or_default(),
            _ => {}
        }
    }
    for name in ["White", "Event", "Annotator"] {
        let value = nasty(dice);
        table.edit(Edit::Tag(name.into(), value), &style).unwrap();
    }
    match dice.below(4) {
        0 => {
            table.go(Go::First);
            table.go(Go::Last);
            let _ = table.edit(Edit::Resign([Side::White, Side::Black][dice.below(2)]), &style);
        }
        1 => {
            let scores = table.status().scores;
            table.edit(Edit::Score(scores[dice.below(scores.len())]), &style).unwrap();
        }
        _ => {}
    }
    table.go(Go::To(nodes[dice.below(nodes.len())]));
    table
}

/// Plays a quiet move although something could be captured, now and then; `false` if that cannot be.
fn irregular(table: &mut Game, dice: &mut Dice) -> bool {
    if table.status().rules.is_empty() || dice.below(2) == 0 {
        return false;
    }
    let fields: Vec<String> = table.scene().fields.iter().map(|field| field.name.clone()).collect();
    let style = Style::pgn();
    (0..12).any(|_| {
        let [from, to] = [0, 1].map(|_| fields[dice.below(fields.len())].clone());
        table.enter(&format!("{from}-{to}"), &style).is_ok()
    })
}

proptest! {
    #![proptest_config(laws(90))]

    /// Writing, reading and writing again gives the same text and the same game.
    #[test]
    fn pdn_saves_and_links_come_back(seed in any::<u64>(), moves in 0..50usize) {
        let mut table = game(&mut Dice(seed), moves);
        let (pdn, kept, short) = (table.text(Export::Pgn), table.text(Export::Save), table.text(Export::Link));
        let (back, damage) = save::read(&kept);
        prop_assert_eq!(damage, None, "{}", kept);
        let linked = link::read(&short).map_err(|p| TestCaseError::fail(format!("{p:?}")))?;
        for back in [back.unwrap(), linked] {
            prop_assert_eq!(seen(&back), seen(&table), "{}", kept);
            prop_assert_eq!(&back.text(Export::Save), &kept);
            prop_assert_eq!((back.status().game, back.status().rules), (table.status().game, table.status().rules));
        }
        let mut games = opened(&pdn);
        prop_assert_eq!(games.len(), 1, "{}", pdn);
        let (back, faults) = games.remove(0);
        let mut back = back.unwrap();
        prop_assert_eq!(faults, 0, "{}", pdn);
        prop_assert_eq!(&back.text(Export::Pgn), &pdn);
        [&mut back, &mut table].into_iter().for_each(|table| table.go(Go::First));
        prop_assert_eq!(seen(&back), seen(&table), "{}", pdn);
        prop_assert_eq!(back.status().score, table.status().score);
    }

    /// Damaged texts are read or refused, and what was read is whole in itself.
    #[test]
    fn damage_does_no_harm(seed in any::<u64>(), moves in 0..30usize) {
        let mut dice = Dice(seed);
        let table = game(&mut dice, moves);
        for _ in 0..4 {
            let pdn = damaged(&table.text(Export::Pgn), &mut dice);
            for (back, _) in opened(&pdn) {
                let Some(back) = back else { continue };
                let written = back.text(Export::Save);
                let (again, damage) = save::read(&written);
                prop_assert_eq!(damage, None, "{} from {}", written, pdn);
                prop_assert_eq!(&again.unwrap().text(Export::Save), &written, "{}", pdn);
                let linked = link::read(&back.text(Export::Link)).map(|t| t.text(Export::Save));
                prop_assert_eq!(linked, Ok(written), "{}", pdn);
            }
            let _ = collection::import(&pdn, &Style::pgn(), Language::default());
            collection::lines(&pdn, &mut |_| ());
            let _ = save::read(&damaged(&table.text(Export::Save), &mut dice));
            let _ = link::read(&damaged(&table.text(Export::Link), &mut dice));
        }
    }

    /// Words that are not moves, and illegal moves, become comments.
    #[test]
    fn no_word_is_lost(seed in any::<u64>(), moves in 0..30usize) {
        let mut dice = Dice(seed);
        let table = game(&mut dice, moves);
        let pdn = table.text(Export::Pgn);
        let (head, text) = pdn.split_once("\n\n").unwrap();
        let mut words: Vec<String> = text.split_whitespace().map(String::from).collect();
        let mut markers = Vec::new();
        for n in 0..1 + dice.below(10) {
            let at = dice.below(words.len() + 1);
            match dice.below(7) {
                1 => words.insert(at, "(".into()),
                2 => words.insert(at, ")".into()),
                3 => words.insert(at, "/FEN \"W:W1:B5\"/".into()),
                _ => {
                    let marker = format!("{}{n}", ["Lost", "word-", "99-98x", "k9:z", "/FEN", "Žxĉ"][dice.below(6)]);
                    markers.push(marker.clone());
                    words.insert(at, marker);
                }
            }
        }
        let text = format!("{head}\n\n{}", words.join(" "));
        let mut out = String::new();
        for (table, _) in opened(&text) {
            out += &table.unwrap().text(Export::Pgn);
        }
        for marker in markers {
            prop_assert!(out.contains(&marker), "{} of {}\nis not in\n{}", marker, text, out);
        }
    }

    #[test]
    fn noise_does_no_harm(noise in "[-0-9a-hx:. (){}*!?/FENWBK\"$;\\[\\]\n]{0,80}") {
        for text in [noise.clone(), format!("[GameType \"20\"]\n{noise}"), format!("1. 32-28 {noise}")] {
            for (table, _) in opened(&text) {
                let _ = table.map(|table| table.text(Export::Link));
            }
            collection::lines(&text, &mut |_| ());
        }
        let _ = registry::open_position(&noise, "draughts/russian");
    }
}

/// Long texts of any kind are read in a time that grows with their length.
#[test]
fn long_texts_take_no_ages() {
    for part in [
        "1-",
        "1 - ",
        "32-28 ",
        "(32-28",
        "/FEN \"",
        "/FEN \"W:W1:B5\"/ ",
        "a1",
        "*",
        "(!",
        "x ",
        "[FEN \"W:",
    ] {
        let text = format!("1. 32-28 {}", part.repeat(8_000));
        let _ = collection::import(&text, &Style::pgn(), Language::default());
        let _ = opened(&text);
    }
}

/// A result that a game does not know is none.
#[test]
fn only_known_results_count() {
    let status = |text: &str| opened(text).remove(0).0.unwrap().status().score;
    assert_eq!(status("[GameType \"20\"]\n[Result \"1/2-0\"]\n\n1. 32-28 *"), Score::Open);
    assert_eq!(status("[GameType \"20\"]\n[Result \"0-0\"]\n\n1. 32-28 *"), Score::Neither);
    assert_eq!(status("[Result \"2-0\"]\n\n1. e4 *"), Score::Open);
}

/// A piece huffed by a king that might have captured it on the same path, alone or with more pieces: it is huffed
/// after saving and reading, too.
#[test]
fn a_huffed_piece_stays_huffed() {
    for (start, slip, huff) in
        [("W:W20,K25:B7,22,K29", "25x18", "29-8~18"), ("B:WK9,17,21,25:B4,11,12,14,15", "11-16", "9-23~14")]
    {
        let mut table = registry::open("draughts/pool", Some(start), Some("huffing=on")).unwrap();
        for id in [slip, huff] {
            table.enter(id, &Style::pgn()).unwrap_or_else(|r| panic!("{id}: {:?}", r.because));
        }
        let kept = table.text(Export::Save);
        let (back, damage) = save::read(&kept);
        assert_eq!(damage, None, "{kept}");
        let sheet = back.unwrap().sheet(&Style::pgn());
        // The last cell that is filled.
        let row = sheet.rows.last().unwrap();
        let last = [&row.second, &row.first].into_iter().flatten().next().unwrap();
        assert_eq!(last.tokens.iter().map(|t| t.text.as_str()).collect::<String>(), huff, "{kept}");
    }
}
