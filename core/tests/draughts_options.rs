//! Options of draughts: irregular moves, huffing, draws as in the source.

use crate::common::laws::laws;
use crate::common::{Dice, own, text};
use notabene_core::draughts::{Agreed, Move, OPTIONS, Position, Setup, rules};
use notabene_core::game::{decisions, registry};
use notabene_core::geometry::Field;
use notabene_core::options::{OptionError, OptionFault, Values};
use notabene_core::position::{Ending, Position as _};
use proptest::prelude::*;

const IRREGULAR: Agreed = Agreed { irregular: true, huffing: false, document: false };
const HUFFING: Agreed = Agreed { irregular: false, huffing: true, document: false };

fn position(id: &str, fen: &str, agreed: Agreed) -> Position {
    let rules = rules::ALL.into_iter().find(|rules| rules.id == id).unwrap();
    Setup::from_text(rules, fen).unwrap().position(rules).unwrap().agreeing(agreed)
}
fn name(p: &Position, field: Field) -> String {
    p.rules.board.naming.name(&p.rules.board.grid, field)
}
/// Moves as texts: the whole way, with what is huffed in brackets.
fn texts(p: &Position, moves: &[Move]) -> Vec<String> {
    let text = |m: &Move| {
        let way: Vec<String> = p.trace(m).route.iter().map(|f| name(p, *f)).collect();
        let sign = if m.taken.is_empty() { "-" } else { "x" };
        way.join(sign) + &m.huffed.map(|f| format!("[{}]", name(p, f))).unwrap_or_default()
    };
    let mut texts: Vec<String> = moves.iter().map(text).collect();
    texts.sort();
    texts
}
fn the(p: &Position, written: &str) -> Move {
    let all: Vec<Move> = p.legal_moves().into_iter().chain(p.blunders()).collect();
    let found = all.iter().find(|m| texts(p, &[**m]) == [written]);
    *found.unwrap_or_else(|| panic!("{written} among {:?}", texts(p, &all)))
}
fn after(p: &Position, written: &str) -> Position {
    let mut next = p.clone();
    next.play_unchecked(&the(p, written));
    next
}

#[test]
fn options_are_written_and_read() {
    for text in ["", "irregular=allowed", "huffing=on", "irregular=allowed, huffing=on, draws=document"] {
        assert_eq!(Agreed::read(text).unwrap().text(), text);
    }
    assert_eq!(
        Agreed::read(" draws = document ,irregular=allowed").unwrap().text(),
        "irregular=allowed, draws=document"
    );
    assert_eq!(Agreed::read("irregular=refused, huffing=off, draws=fmjd"), Ok(Agreed::default()));
    for (text, at, fault) in [
        ("huff=on", 0, OptionFault::Name),
        ("support=count", 0, OptionFault::Name),
        ("draws=document, é=1", 16, OptionFault::Name),
        ("irregular", 9, OptionFault::Value(&OPTIONS[0])),
        ("huffing=yes", 8, OptionFault::Value(&OPTIONS[1])),
        ("huffing=on,draws=", 17, OptionFault::Value(&OPTIONS[2])),
    ] {
        assert_eq!(Agreed::read(text), Err(OptionError { at, fault }), "{text}");
    }
}

#[test]
fn a_game_is_opened_with_what_was_agreed() {
    for rules in rules::ALL {
        let id = format!("draughts/{}", rules.id);
        let table = registry::open(&id, None, Some("huffing=on, irregular=allowed")).unwrap();
        assert_eq!(table.status().rules, "irregular=allowed, huffing=on", "{id}");
        let usual = registry::open(&id, None, None).unwrap();
        assert_eq!(usual.status().rules, "", "{id}");
        let wrong = registry::open(&id, None, Some("huffing=maybe")).map(|_| ()).unwrap_err();
        assert_eq!((wrong.message.id(), wrong.at), ("option_value", 8), "{id}");
    }
    assert_eq!(Position::start(&rules::FRISIAN).options(), Some(String::new()));
}

#[test]
fn the_page_offers_every_option() {
    let page = decisions::page_of_game("draughts/international").unwrap();
    assert_eq!(page.choices.len(), OPTIONS.len());
    for (choice, option) in page.choices.iter().zip(&OPTIONS) {
        assert_eq!((choice.name, choice.default), (option.name, option.usual));
        let values: Vec<&str> = choice.values.iter().map(|value| value.name).collect();
        assert!(matches!(option.values, Values::Names(names) if values == names), "{}", option.name);
    }
    // An option of one game changes no other.
    let document = Agreed { document: true, ..Agreed::default() };
    for rules in rules::ALL {
        let differs = Position::start(rules).agreeing(document).draws() != Position::start(rules).draws();
        assert_eq!(differs, rules.document.is_some(), "{}", rules.id);
    }
}

#[test]
fn irregular_moves_break_only_the_duty_to_capture() {
    let fen = "W:W28,48:B23,13,5";
    let usual = position("international", fen, Agreed::default());
    assert!(usual.blunders().is_empty());
    let p = position("international", fen, IRREGULAR);
    assert_eq!(texts(&p, &p.legal_moves()), ["28x19x8"]);
    // Quiet moves, and a capture that stops too early.
    assert_eq!(texts(&p, &p.blunders()), ["28-22", "28x19", "48-42", "48-43"]);
    // Less than the maximum; kings that land where they cannot continue.
    let p = position("international", "W:W28,46:B12,13,23,K33,K44", IRREGULAR);
    assert!(texts(&p, &p.blunders()).contains(&"28x39x50".to_string()));
    let p = position("international", "W:WK46:B28,13", IRREGULAR);
    let slips = texts(&p, &p.blunders());
    for slip in ["46x23", "46x19", "46x14", "46x10", "46x5", "46-41", "46-37", "46-32"] {
        assert!(slips.contains(&slip.to_string()), "{slip} among {slips:?}");
    }
    // Without a duty nothing is irregular; and what breaks another rule stays impossible.
    let p = position("international", "W:W28:B5", IRREGULAR);
    assert!(p.blunders().is_empty());
    let p = position("italian", "W:W18,21:B5,K14,17", IRREGULAR);
    assert!(p.blunders().iter().all(|m| !m.taken.contains(Field(18))));
    let p = position("frisian", "W:WK46,35,28:B22:+0+346", IRREGULAR);
    assert!(p.blunders().iter().all(|m| name(&p, m.from) != "46"));
    let p = position("breakthrough", "W:WK46,28:B22", IRREGULAR);
    assert!(p.blunders().is_empty());
}

#[test]
fn irregular_moves_are_played_and_the_game_goes_on() {
    let p = position("international", "W:W28,48:B23,13,5", IRREGULAR);
    assert_eq!(after(&p, "48-43").to_fen(), "B:W28,43:B5,13,23");
    assert_eq!(after(&p, "28x19").to_fen(), "B:W19,48:B5,13");
    // A man that stops on the last row is crowned.
    let p = position("international", "W:W12:B7,8,9", IRREGULAR);
    assert_eq!(texts(&p, &p.legal_moves()), ["12x3x14"]);
    assert_eq!(after(&p, "12x3").to_fen(), "B:WK3:B7,9");
    // Even so the move is none of the legal ones.
    assert!(p.play(&the(&p, "12x3")).is_err());
}

#[test]
fn a_piece_that_should_have_captured_may_be_huffed() {
    let p = position("international", "W:W28,48:B23,12,5", HUFFING);
    let after_slip = after(&p, "48-43");
    let moves = texts(&after_slip, &after_slip.legal_moves());
    // Black must capture, or huffs 28 first; then its men are free to move.
    assert_eq!(moves.iter().filter(|m| !m.contains('[')).count(), 1, "{moves:?}");
    assert_eq!(moves.iter().filter(|m| m.ends_with("[28]")).count(), 5, "{moves:?}");
    let huffed = after(&after_slip, "5-10[28]");
    assert_eq!(huffed.to_fen(), "W:W43:B10,12,23");
    assert_eq!(huffed.quiet_plies(), 0);
    // Only the next move may huff, and a piece that has moved is huffed on its target.
    assert!(huffed.legal_moves().iter().all(|m| m.huffed.is_none()));
    let moved = after(&p, "28-22");
    assert!(moved.legal_moves().iter().any(|m| m.huffed.is_some_and(|f| name(&moved, f) == "22")));
    // Whoever captured as he should cannot be huffed; nor without the option.
    assert!(after(&p, "28x19").legal_moves().iter().all(|m| m.huffed.is_none()));
    let let_stand = after(&position("international", "W:W28,48:B23,12,5", IRREGULAR), "48-43");
    assert!(let_stand.legal_moves().iter().all(|m| m.huffed.is_none()));
    // The last piece may be huffed, too: then the other side has lost.
    let p = position("international", "W:W28:B23,5", HUFFING);
    let bare = after(&after(&p, "28-22"), "5-10[22]");
    assert_eq!(bare.outcome(1).map(|o| o.by), Some(Ending::NoMoves));
}

#[test]
fn a_huff_may_free_a_side_that_could_not_move() {
    let p = position("international", "W:W36,26,31:B21,35", HUFFING);
    let moves = p.legal_moves().len() + p.blunders().len();
    assert!(moves > 1);
    for m in p.blunders() {
        let mut next = p.clone();
        next.play_unchecked(&m);
        assert_eq!(next.outcome(1).is_some(), next.legal_moves().is_empty());
    }
}

#[test]
fn options_change_nothing_while_nothing_is_irregular() {
    let both = Agreed { irregular: true, huffing: true, document: false };
    for row in own("draughts/moves.json") {
        let (id, fen) = (text(&row, "variant"), text(&row, "fen"));
        let (usual, lenient) = (position(id, fen, Agreed::default()), position(id, fen, both));
        assert_eq!(lenient.legal_moves(), usual.legal_moves());
    }
    for rules in rules::ALL {
        assert_eq!(
            Position::start(rules).agreeing(both).perft(4),
            Position::start(rules).perft(4),
            "{}",
            rules.id
        );
    }
}

proptest! {
    #![proptest_config(laws(48))]

    #[test]
    fn any_game_with_slips_and_huffs_stays_sound(n in 0usize..17, seed in any::<u64>()) {
        let both = Agreed { irregular: true, huffing: true, document: true };
        let mut p = Position::start(rules::ALL[n]).agreeing(both);
        let mut dice = Dice(seed | 1);
        for _ in 0..60 {
            let (legal, slips) = (p.legal_moves(), p.blunders());
            prop_assert_eq!(p.outcome(1).is_some_and(|o| matches!(o.by, Ending::NoMoves | Ending::FirstKing)), legal.is_empty());
            prop_assert!(slips.iter().all(|m| !legal.contains(m)));
            let all: Vec<Move> = legal.into_iter().chain(slips).collect();
            if all.is_empty() {
                break;
            }
            let m = all[dice.below(all.len())];
            let trace = p.trace(&m);
            prop_assert_eq!((trace.route.first(), trace.route.last()), (Some(&m.from), Some(&m.to)));
            prop_assert_eq!(trace.taken.iter().copied().collect::<notabene_core::geometry::FieldSet>(), m.taken);
            let before = p.pieces().len();
            p.play_unchecked(&m);
            prop_assert_eq!(before - p.pieces().len(), m.taken.len() as usize + usize::from(m.huffed.is_some()));
            p.tallies(1);
        }
    }
}
