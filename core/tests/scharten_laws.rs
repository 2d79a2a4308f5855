//! Laws of Scharten that hold in every position: checked over random play.

use crate::common::Dice;
use crate::common::laws::laws;
use notabene_core::geometry::{DARTBOARD, Field};
use notabene_core::pieces::Role;
use notabene_core::position::{Ending, Position as _, Side};
use notabene_core::scharten::*;
use proptest::prelude::*;

/// A position of random play: throws and moves in turn, captures preferred now and then, and sometimes a dart
/// that loses.
fn played(rules: Rules, seed: u64, plies: usize) -> Position {
    let mut dice = Dice(seed);
    let mut p = Position::start(rules);
    for _ in 0..plies {
        let moves = p.moves();
        let blunders = p.blunders();
        if !blunders.is_empty() && dice.below(8) == 0 {
            p.play_unchecked(&blunders[dice.below(blunders.len())]);
        } else if moves.is_empty() {
            break;
        } else {
            let wish = dice.below(4);
            let wanted = |m: &&Move| match wish {
                0 => p.piece(m.to).is_some(),
                1 => m.is_throw() && m.kind != Kind::Lost,
                _ => !m.is_throw() || dice_miss(seed, m),
            };
            let some: Vec<&Move> = moves.iter().filter(wanted).collect();
            let m =
                if some.is_empty() { moves[dice.below(moves.len())] } else { *some[dice.below(some.len())] };
            p.play_unchecked(&m);
        }
    }
    p
}

fn dice_miss(seed: u64, m: &Move) -> bool {
    m.kind == Kind::Lost && seed.is_multiple_of(3)
}

fn any_rules() -> impl Strategy<Value = Rules> {
    (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>(), 1..5u8).prop_map(
        |(loud, straight, value, protect_unmoved, misses)| Rules {
            loud,
            diagonal: if straight { Diagonal::Straight } else { Diagonal::Turning },
            support: if value { Support::Value } else { Support::Count },
            protect_unmoved,
            misses,
        },
    )
}

fn any_position() -> impl Strategy<Value = Position> {
    (any_rules(), any::<u64>(), 0..220usize).prop_map(|(rules, seed, plies)| played(rules, seed, plies))
}

/// The fields of the pieces after a move, by its trace alone.
fn traced(p: &Position, m: &Move) -> Vec<(Field, Side)> {
    let trace = p.trace(m);
    let mut pieces: Vec<(Field, Side)> = p.pieces().into_iter().map(|(f, g)| (f, g.side)).collect();
    pieces.retain(|(f, _)| !trace.taken.contains(f));
    for (field, _) in &mut pieces {
        match trace.with {
            _ if trace.route.first() == Some(field) => *field = *trace.route.last().unwrap(),
            Some((from, to)) if from == *field => *field = to,
            _ => {}
        }
    }
    pieces.extend(trace.placed.map(|at| (at, p.turn())));
    pieces.sort();
    pieces
}

/// The fields of the ring of a field.
fn ring(at: Field) -> impl Iterator<Item = Field> {
    DARTBOARD.fields().filter(move |f| Ring::of(*f) == Ring::of(at))
}

fn next_to(a: Field, b: Field) -> bool {
    let mut setup = Setup::empty();
    setup.board[a.index()] = Some((Side::White, Role::King));
    let far = DARTBOARD.fields().find(|f| *f != a && *f != b).unwrap();
    setup.board[far.index()] = Some((Side::Black, Role::King));
    // The attack of a king is independent of check.
    setup.turn = Side::Black;
    match setup.position(Rules::QUIET) {
        Ok(p) => p.attackers_of(b, Side::White).contains(a),
        Err(_) => {
            setup.turn = Side::White;
            setup.position(Rules::QUIET).is_ok_and(|p| p.attackers_of(b, Side::White).contains(a))
        }
    }
}

proptest! {
    #![proptest_config(laws(150))]

    #[test]
    fn a_position_survives_its_text(p in any_position()) {
        let text = p.text();
        let back = Setup::from_text(&text).unwrap().position(p.rules());
        prop_assert_eq!(back.as_ref(), Ok(&p), "{}", text);
        prop_assert_eq!(back.unwrap().text(), text);
        prop_assert_eq!(p.rules().with_options(""), Ok(p.rules()));
        let plain = if p.rules().loud { Rules::LOUD } else { Rules::QUIET };
        prop_assert_eq!(plain.with_options(&p.rules().options()), Ok(p.rules()));
    }

    /// Every capture is an attack, and every effective attack on an enemy is a capture unless the own
    /// king forbids it.
    #[test]
    fn captures_are_attacks_that_hold(p in any_position()) {
        let (us, moves) = (p.turn(), p.moves());
        for m in moves.iter().filter(|m| !m.is_throw() && m.kind != Kind::EnPassant && p.piece(m.to).is_some()) {
            prop_assert!(p.attackers_of(m.to, us).contains(m.from), "{m:?} in {}", p.text());
            prop_assert!(p.look(m.to).unwrap().holds[us.index()], "{m:?} in {}", p.text());
        }
        if p.outcome(1).is_some() {
            return Ok(());
        }
        for to in DARTBOARD.fields().filter(|f| p.piece(*f).is_some_and(|(side, _)| side != us)) {
            for from in p.attackers_of(to, us).iter() {
                let legal = moves.iter().any(|m| m.from == from && m.to == to);
                let why = p.objection(from, to);
                let by_king = matches!(why, Some(Objection::Pinned(_) | Objection::IntoCheck(_) | Objection::StaysInCheck(_)));
                let unsupported = matches!(why, Some(Objection::Unsupported { needs, has }) if has < needs);
                prop_assert!(legal || by_king || unsupported, "{from:?} {to:?} {why:?} in {}", p.text());
                let is_king = p.piece(to) == Some((us.other(), Role::King));
                prop_assert!(!is_king || !legal, "a king is never taken: {}", p.text());
            }
        }
    }

    /// A piece can go exactly where nothing objects.
    #[test]
    fn objections_are_to_all_moves_that_are_not_legal(p in any_position()) {
        let moves = p.moves();
        let traces: Vec<_> = moves.iter().filter(|m| !m.is_throw()).map(|m| (m.from, p.trace(m))).collect();
        for from in DARTBOARD.fields() {
            for to in DARTBOARD.fields() {
                let can = traces.iter().any(|(start, t)| *start == from && (t.route.ends_with(&[to]) || t.ends.contains(&to)));
                let lost = matches!(p.outcome(1).map(|o| o.by), Some(Ending::Fogling | Ending::DartInCheck));
                prop_assert!(lost || can == p.objection(from, to).is_none(), "{from:?} {to:?} in {}", p.text());
            }
        }
    }

    /// Foreseen checks, rivals and ends are what playing and listing show.
    #[test]
    fn foresight_agrees_with_playing(p in any_position()) {
        let moves = p.moves();
        let insight = Insight::new(&p);
        prop_assert_eq!(p.perft(1), moves.len() as u64);
        prop_assert_eq!(p.can_move(), !moves.is_empty());
        for m in moves.iter() {
            let after = p.play(m).unwrap();
            let blow = match (after.in_check(), after.can_move()) {
                (false, _) => CheckEffect::None,
                (true, true) => CheckEffect::Check,
                (true, false) => CheckEffect::Mate,
            };
            prop_assert_eq!(insight.blow(m), blow, "{:?} in {}", m, p.text());
            // No side stays in check; a lost dart changes nothing.
            let mut back = Setup::from(&after);
            back.turn = p.turn();
            prop_assert!(!back.position(p.rules()).is_ok_and(|p| p.in_check()), "{m:?} in {}", p.text());
            let same = |o: &&Move| o.role == m.role && o.to == m.to && o.from != m.from && !o.is_throw();
            let officers = !matches!(m.role, Role::Pawn | Role::King) && !m.is_throw();
            let listed = moves.iter().filter(same).filter(|_| officers).map(|o| o.from).collect();
            prop_assert_eq!(insight.rivals(m).able, listed, "{:?} in {}", m, p.text());
        }
    }

    /// A trace alone leads to the next position; its path passes only empty fields.
    #[test]
    fn traces_tell_what_moves_do(p in any_position()) {
        let all = p.moves().to_vec().into_iter().chain(p.blunders());
        for m in all {
            let mut after = p.clone();
            after.play_unchecked(&m);
            let mut stand: Vec<_> = after.pieces().into_iter().map(|(f, g)| (f, g.side)).collect();
            stand.sort();
            prop_assert_eq!(traced(&p, &m), stand, "{:?} in {}", m, p.text());
            let trace = p.trace(&m);
            if m.is_throw() || m.role == Role::Knight {
                prop_assert_eq!(trace.path, vec![]);
                continue;
            }
            let path = trace.path;
            let close = m.from.0 % 10 == m.to.0 % 10 && m.from.0.abs_diff(m.to.0) == 10 || m.from.0.abs_diff(m.to.0) == 1;
            prop_assert!(!path.is_empty() || close || next_to(m.from, m.to), "{m:?} in {}", p.text());
            if let [first, between @ .., last] = &path[..] {
                prop_assert_eq!((*first, *last), (m.from, m.to));
                prop_assert!(between.iter().all(|f| p.piece(*f).is_none()), "{m:?} in {}", p.text());
                prop_assert!(path.windows(2).all(|w| next_to(w[0], w[1])), "{m:?} {path:?} in {}", p.text());
                // The long way round a ring only if the short one is blocked.
                let short = || ring(m.from).any(|f| !path.contains(&f) && p.piece(f).is_some());
                prop_assert!(path.len() <= 11 || short(), "{m:?} {path:?} in {}", p.text());
            }
        }
    }

    /// A dart means a legal move or a losing throw, wherever it lands.
    #[test]
    fn darts_mean_what_is_listed(p in any_position()) {
        let (moves, blunders) = (p.moves(), p.blunders());
        let throws = p.throws();
        prop_assert_eq!(throws.is_some(), p.rules().loud);
        prop_assert!(blunders.is_empty() || p.in_check());
        let mut meant = Vec::new();
        for landed in DARTBOARD.fields().map(Some).chain([None]) {
            let Some(m) = p.throw(landed) else {
                prop_assert!(p.to_throw(p.turn()).is_empty() || p.outcome(1).is_some());
                continue;
            };
            let good = m.kind == Kind::Dart;
            let safe = moves.contains(&m);
            prop_assert!(safe != blunders.contains(&m), "{m:?} in {}", p.text());
            prop_assert_eq!(landed.is_some_and(|at| throws.as_ref().unwrap().good.contains(at)), good);
            let mut after = p.clone();
            after.play_unchecked(&m);
            let by = after.outcome(1).map(|o| (o.winner, o.by));
            if !safe {
                prop_assert_eq!(by, Some((Some(p.turn().other()), Ending::DartInCheck)));
            }
            prop_assert_eq!(m.kind == Kind::Lost, after.to_throw(p.turn()) == p.to_throw(p.turn()));
            if !meant.contains(&m) {
                meant.push(m);
            }
        }
        let listed = moves.iter().chain(&blunders).filter(|m| m.is_throw()).count();
        prop_assert_eq!(meant.len(), listed, "{}", p.text());
    }

    /// Damaged text is refused or is a valid position.
    #[test]
    fn damaged_text_does_no_harm(p in any_position(), places in prop::collection::vec((any::<prop::sample::Index>(), any::<char>()), 1..6), cut in any::<prop::sample::Index>()) {
        let mut text: Vec<char> = p.text().chars().collect();
        for (place, c) in places {
            let i = place.index(text.len());
            text[i] = if c.is_ascii() { c } else { *[' ', '1', '0', 'K', 'p', '/', '9', 'e', '8', 'é'].get(c as usize % 10).unwrap() };
        }
        text.truncate(text.len() - cut.index(text.len()) / 4);
        let text: String = text.into_iter().collect();
        match Setup::from_text(&text) {
            Err(e) => prop_assert!(text.is_char_boundary(e.at), "{text}: {e:?}"),
            Ok(setup) => {
                prop_assert_eq!(&Setup::from_text(&setup.text()), &Ok(setup.clone()));
                prop_assert_eq!(setup.position(p.rules()).err().unwrap_or_default(), setup.reasons(p.rules()));
                if let Ok(p) = setup.position(p.rules()) {
                    prop_assert_eq!(p.can_move(), !p.moves().is_empty());
                    let _ = (p.outcome(1), p.throws(), p.blunders());
                    prop_assert!(DARTBOARD.fields().all(|f| p.look(f).is_some()));
                    prop_assert!(DARTBOARD.fields().all(|f| p.piece(f).is_some() || p.objection(f, f) == Some(Objection::Empty)));
                }
            }
        }
    }

    /// Arrangements that make no sense are answered with their reasons.
    #[test]
    fn any_arrangement_is_played_or_refused_with_reasons(rules in any_rules(), seed in any::<u64>(), crowd in 1..81usize, loud in any::<bool>()) {
        let mut dice = Dice(seed);
        let mut setup = Setup::empty();
        let sides = Side::BOTH;
        for _ in 0..crowd {
            setup.board[dice.below(80)] = Some((sides[dice.below(2)], Role::ALL[dice.below(6)]));
        }
        for side in sides.into_iter().filter(|_| seed.is_multiple_of(2)) {
            for piece in &mut setup.board {
                if *piece == Some((side, Role::King)) {
                    *piece = Some((side, Role::Queen));
                }
            }
            setup.board[dice.below(80)] = Some((side, Role::King));
        }
        (0..dice.below(9)).for_each(|_| setup.unmoved.insert(Field(dice.below(80) as u8)));
        setup.passed = (dice.below(3) == 0).then(|| Field(dice.below(256) as u8));
        setup.to_throw = loud.then(|| [dice.below(19) as u8, dice.below(19) as u8]);
        setup.misses = [dice.below(3) as u8, dice.below(3) as u8];
        let reasons = setup.reasons(rules);
        match setup.position(rules) {
            Err(why) => prop_assert!(!why.is_empty() && why == reasons),
            Ok(p) => {
                prop_assert!(reasons.is_empty());
                let _ = (p.moves().len(), p.blunders(), p.throws(), p.outcome(5), p.claims(3));
                prop_assert_eq!(Setup::from_text(&p.text()).unwrap().position(rules), Ok(p));
            }
        }
        prop_assert_eq!(reasons.contains(&SetupError::Throws), rules.loud != loud || setup.to_throw.is_some_and(|t| t.contains(&18)));
    }
}
