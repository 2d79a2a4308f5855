//! Laws that hold in every position: checked over random play.

use crate::common::laws::laws;
use crate::common::*;
use notabene_core::chess::{Position, Setup};
use notabene_core::exchange::{Export, save};
use notabene_core::game::{Go, registry};
use notabene_core::notation::*;
use notabene_core::position::Position as _;
use proptest::prelude::*;

fn any_position() -> impl Strategy<Value = Position> {
    let number = prop_oneof![Just(518u16), 0..960u16];
    (number, any::<u64>(), 0..160usize).prop_map(|(n, seed, plies)| played(n, seed, plies))
}

proptest! {
    #![proptest_config(laws(60))]

    /// Written moves are read back as the same move, without a remark, in every style and language.
    #[test]
    fn reading_undoes_writing(p in any_position(), pick in any::<u64>()) {
        let moves = p.moves();
        if moves.is_empty() { return Ok(()) }
        let mut dice = Dice(pick);
        for style in styles(&[Form::Short, Form::Long, Form::Figurine, Form::Coordinate]) {
            let m = moves[dice.below(moves.len())];
            let text = p.text(&m, &style);
            let reading = p.read(&text, &style);
            prop_assert!(reading.as_ref().is_ok_and(|r| r.m == m), "{text} in {} of {}: {reading:?}", p.fen(), style.letters.code);
            prop_assert_eq!(reading.unwrap().remarks, vec![], "{} in {}", text, p.fen());
        }
    }

    /// All texts of a position differ, and the fast list equals the slow one.
    #[test]
    fn texts_tell_all_moves_apart(p in any_position()) {
        for style in [Style::pgn(), Style { form: Form::Long, ..Style::pgn() }, Style { form: Form::Coordinate, ..Style::pgn() }] {
            let mut texts: Vec<String> = p.texts(&style, ' ').split(' ').map(String::from).collect();
            let mut slow: Vec<String> = p.moves().iter().map(|m| p.text(m, &style)).collect();
            texts.sort();
            slow.sort();
            prop_assert_eq!(&texts, &if slow.is_empty() { vec![String::new()] } else { slow });
            let n = texts.len();
            texts.dedup();
            prop_assert_eq!(texts.len(), n, "{}", p.fen());
        }
    }

    #[test]
    fn a_position_survives_its_text(p in any_position()) {
        for text in [p.fen(), p.shredder_fen()] {
            let back = Setup::from_fen(&text).unwrap().position(p.rules()).unwrap();
            prop_assert!(back.repeats(&p) && back.fen() == p.fen(), "{} became {}", text, back.fen());
        }
        prop_assert_eq!(&Setup::from(&p).position(p.rules()).unwrap().fen(), &p.fen());
    }

    /// A piece can go exactly where nothing objects.
    #[test]
    fn objections_are_the_other_side_of_legality(p in any_position()) {
        let fields = || notabene_core::geometry::CHESS.fields();
        for from in fields() {
            for to in fields().filter(|to| *to != from) {
                let shown = |m: &notabene_core::chess::Move| {
                    let t = p.trace(m);
                    t.route[0] == from && (t.route[1] == to || t.ends.contains(&to))
                };
                let possible = p.moves().iter().any(shown);
                prop_assert_eq!(p.objection(from, to).is_none(), possible, "{:?} {:?} in {}", from, to, p.fen());
            }
        }
    }

    /// Mutated input is refused or read, never a panic.
    #[test]
    fn hostile_text_never_panics(p in any_position(), pick in any::<u64>(), noise in "\\PC{0,12}") {
        let mut dice = Dice(pick);
        let signs: Vec<char> = "abch18KQRBNxX=+#-–:()e.p…!?O0 \u{200b}é♘К🦄".chars().collect();
        let mut mutate = |text: &str| -> String {
            let mut chars: Vec<char> = text.chars().collect();
            for _ in 0..1 + dice.below(3) {
                let at = dice.below(chars.len() + 1);
                match dice.below(3) {
                    0 => chars.insert(at, signs[dice.below(signs.len())]),
                    1 if at < chars.len() => { chars.remove(at); }
                    _ if at < chars.len() => chars[at] = signs[dice.below(signs.len())],
                    _ => {}
                }
            }
            chars.into_iter().collect()
        };
        for letters in &LETTERS {
            let style = Style::of(letters);
            for m in p.moves().iter().take(3) {
                let text = mutate(&p.text(m, &style));
                let at = p.read(&text, &style).map_or_else(|r| r.at, |_| 0);
                prop_assert!(at <= text.len());
            }
            let _ = p.read(&noise, &style);
        }
        let _ = Setup::from_fen(&mutate(&p.fen())).map(|s| s.position(p.rules()).map(|p| p.perft(2)));
        let _ = Setup::from_fen(&noise);
        let _ = registry::open(&noise, Some(&noise), None);
        let _ = save::read(&mutate("notabene 1\nchess\n8/8/8/8/8/1k6/8/K6R w - - 0 1\nh1h2 ( h1h3 ) *"));
        let _ = save::read(&noise);
    }

    /// A saved game is restored exactly: moves, variations and place.
    #[test]
    fn a_kept_game_comes_back(seed in any::<u64>(), number in 0..960u16) {
        let style = Style::pgn();
        let mut dice = Dice(seed);
        let start = registry::array_text(&number.to_string()).unwrap();
        let mut table = registry::open("chess960", Some(&start), None).unwrap();
        for _ in 0..60 {
            match dice.below(6) {
                0 => table.go(Go::Back),
                1 => table.go(Go::Undo),
                _ => {
                    let moves = table.moves(&style);
                    if moves.is_empty() || table.status().outcome.is_some() { continue }
                    table.enter(&moves[dice.below(moves.len())].0, &style).unwrap();
                }
            }
        }
        let kept = table.text(Export::Save);
        let (back, damage) = save::read(&kept);
        let back = back.unwrap();
        prop_assert_eq!(damage, None);
        prop_assert_eq!(back.text(Export::Save), kept);
        prop_assert_eq!(back.sheet(&style).rows.len(), table.sheet(&style).rows.len());
        prop_assert_eq!(back.scene().marks, table.scene().marks);
    }
}
