//! Laws of the rules of draughts, for all games: over random play and random arrangements.

use crate::common::Dice;
use crate::common::laws::laws;
use notabene_core::draughts::{Move, Position, Rules, Setup, Told, rules};
use notabene_core::geometry::{Field, FieldSet};
use notabene_core::notation::Notation as _;
use notabene_core::position::{Ending, Figure, Position as _, Side};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn played(rules: &'static Rules, dice: &mut Dice, plies: usize) -> Position {
    let mut p = Position::start(rules);
    for _ in 0..plies {
        let moves = p.legal_moves();
        if moves.is_empty() {
            break;
        }
        p.play_unchecked(&moves[dice.below(moves.len())]);
    }
    p
}

/// Any pieces anywhere, but for men where they would be crowned.
fn arranged(rules: &'static Rules, dice: &mut Dice, count: usize) -> Position {
    let fields: Vec<Field> = rules.board.in_order().collect();
    let mut setup = Setup::from(&Position::start(rules));
    (setup.men, setup.kings) = Default::default();
    setup.turn = Side::BOTH[dice.below(2)];
    let kings = 3 + dice.below(6);
    for _ in 0..count {
        let (at, side) = (fields[dice.below(fields.len())], dice.below(2));
        let (last, taken) = ([rules.board.grid.ranks - 1, 0][side], [setup.men, setup.kings].concat());
        if taken.iter().any(|set| set.contains(at)) {
            continue;
        }
        if dice.below(kings) == 0 && rules.goal != rules::Goal::FirstKing {
            setup.kings[side].insert(at);
        } else if rules.board.grid.xy(at).1 != last {
            setup.men[side].insert(at);
        }
    }
    if setup.men.iter().chain(&setup.kings).all(|set| set.is_empty()) {
        return Position::start(rules);
    }
    setup.position(rules).unwrap_or_else(|e| panic!("{}: {e:?}", setup.text(rules)))
}

fn any_position() -> impl Strategy<Value = Position> {
    (0..rules::ALL.len(), any::<u64>(), 0..120usize, any::<bool>()).prop_map(|(game, seed, n, set)| {
        let (rules, mut dice) = (rules::ALL[game], Dice(seed));
        if set { arranged(rules, &mut dice, 1 + n / 5) } else { played(rules, &mut dice, n) }
    })
}

/// The board turned by half a turn, with the colours swapped.
fn mirrored(p: &Position) -> Position {
    let mut setup = Setup::from(p);
    let all = |set: FieldSet| FieldSet(set.iter().fold(0, |all, f| all | 1 << turned(p, f).0));
    setup.men = [all(setup.men[1]), all(setup.men[0])];
    setup.kings = [all(setup.kings[1]), all(setup.kings[0])];
    setup.turn = setup.turn.other();
    setup.tired.swap(0, 1);
    for tired in setup.tired.iter_mut().flatten() {
        tired.king = turned(p, tired.king);
    }
    setup.position(p.rules).unwrap()
}

fn turned(p: &Position, field: Field) -> Field {
    let grid = p.rules.board.grid;
    let (x, y) = grid.xy(field);
    grid.field(grid.files - 1 - x, grid.ranks - 1 - y).unwrap()
}

fn here(p: &Position) -> String {
    format!("{} {}", p.rules.id, p.to_fen())
}

fn key(m: &Move) -> (u8, u8, u128, bool) {
    (m.from.0, m.to.0, m.taken.0, m.crowned)
}

proptest! {
    #![proptest_config(laws(600))]

    /// No move occurs twice, and every move is identified by its number and by its name.
    #[test]
    fn moves_and_their_names_are_one_to_one(p in any_position()) {
        let moves = p.legal_moves();
        let ids: BTreeSet<String> = moves.iter().map(|m| p.id(m)).collect();
        prop_assert_eq!(ids.len(), moves.len(), "{}", here(&p));
        prop_assert_eq!(moves.iter().map(key).collect::<BTreeSet<_>>().len(), moves.len());
        for m in &moves {
            prop_assert_eq!(p.by_id(&p.id(m)), Some(*m), "{} in {}", p.id(m), here(&p));
            prop_assert!(p.play(m).is_ok());
        }
    }

    /// A path begins and ends with its move, over free fields; captured pieces belong to the other side.
    #[test]
    fn ways_and_traces_say_what_happens(p in any_position()) {
        let (us, them) = (p.turn(), p.turn().other());
        let order: Vec<Field> = p.board().in_order().collect();
        let place = |f: &Field| order.iter().position(|o| o == f);
        for m in p.legal_moves() {
            let (trace, routes) = (p.trace(&m), p.routes(&m));
            prop_assert_eq!(&trace.route, &routes[0], "{:?} in {}", m, here(&p));
            for route in &routes {
                prop_assert_eq!((route.first(), route.last()), (Some(&m.from), Some(&m.to)));
                let steps = if m.taken.is_empty() { 1 } else { m.taken.len() as usize };
                prop_assert_eq!(route.len(), 1 + steps, "{:?} in {}", route, here(&p));
                let stands = |f: &Field| (p.of(us).contains(*f) || p.of(them).contains(*f)) && *f != m.from;
                let free = |f: &Field| !stands(f) || trace.at_once && m.taken.contains(*f);
                prop_assert!(route.iter().all(free), "{:?} in {}", route, here(&p));
            }
            let mut named: Vec<Vec<Option<usize>>> = routes.iter().map(|r| r.iter().map(place).collect()).collect();
            prop_assert!(named.is_sorted(), "the first way is not the first by its names: {:?} in {}", routes, here(&p));
            named.dedup();
            prop_assert_eq!(named.len(), routes.len());
            // Captured in the order of the path: each lies between its two stops.
            let taken: BTreeSet<Field> = trace.taken.iter().copied().collect();
            prop_assert_eq!(&taken, &m.taken.iter().collect());
            prop_assert_eq!(taken.len(), trace.taken.len());
            prop_assert!(taken.iter().all(|f| p.of(them).contains(*f)));
            let grid = p.grid();
            for (n, victim) in trace.taken.iter().enumerate() {
                let [(ax, ay), (vx, vy), (bx, by)] = [trace.route[n], *victim, trace.route[n + 1]].map(|f| grid.xy(f));
                let between = |a: u8, v: u8, b: u8| a <= v && v <= b || b <= v && v <= a;
                let line = (i32::from(bx) - i32::from(ax)) * (i32::from(vy) - i32::from(ay));
                let other = (i32::from(by) - i32::from(ay)) * (i32::from(vx) - i32::from(ax));
                prop_assert!(between(ax, vx, bx) && between(ay, vy, by) && line == other, "{:?} in {}", trace, here(&p));
            }
            prop_assert_eq!(trace.becomes, m.crowned.then_some(Figure::Crowned));
            prop_assert!(!m.crowned || p.men(us).contains(m.from));
        }
    }

    /// Playing a move moves one piece and removes the captured ones, and nothing else.
    #[test]
    fn playing_does_what_the_move_says(p in any_position()) {
        let (us, them) = (p.turn(), p.turn().other());
        for m in p.legal_moves() {
            let next = p.play(&m).unwrap();
            let without = |set: FieldSet, gone: FieldSet| set.0 & !gone.0;
            prop_assert_eq!(next.of(them).0, without(p.of(them), m.taken), "{:?} in {}", m, here(&p));
            prop_assert_eq!(next.kings(them).0, without(p.kings(them), m.taken));
            let mut own = p.of(us);
            own.remove(m.from);
            own.insert(m.to);
            prop_assert_eq!(next.of(us), own);
            let king = p.kings(us).contains(m.from) || m.crowned;
            prop_assert_eq!(next.kings(us).contains(m.to), king);
            prop_assert_eq!(next.kings(us).len(), p.kings(us).len() + u32::from(m.crowned));
            prop_assert_eq!(next.turn(), them);
            prop_assert!([0, p.quiet_plies() + 1].contains(&next.quiet_plies()));
            prop_assert!(next.quiet_plies() == 0 || m.taken.is_empty() && !m.crowned);
            prop_assert_eq!(next.number(), p.number() + u32::from(them == p.first()));
        }
    }

    /// A side without a move has lost, and an end for lack of moves has no move.
    #[test]
    fn the_end_is_where_no_moves_are(p in any_position()) {
        let none = p.legal_moves().is_empty();
        prop_assert!(!none || p.outcome(1).is_some(), "{}", here(&p));
        match p.outcome(1).map(|o| (o.by, o.winner)) {
            None => prop_assert!(!none),
            Some((Ending::NoMoves, winner)) => {
                let loses = p.rules.goal == rules::Goal::Lose;
                prop_assert!(none, "{}", here(&p));
                prop_assert_eq!(winner, Some(if loses { p.turn() } else { p.turn().other() }));
            }
            Some((Ending::FirstKing, winner)) => prop_assert!(!p.kings(winner.unwrap()).is_empty()),
            Some((Ending::Draw(_), winner)) => prop_assert_eq!(winner, None),
            Some(other) => prop_assert!(false, "{:?} in {}", other, here(&p)),
        }
    }

    /// The rules know no colour: the board turned round has the same moves, turned round.
    #[test]
    fn the_board_turned_round_has_the_same_moves(p in any_position()) {
        let other = mirrored(&p);
        let turn = |m: &Move| {
            let taken = m.taken.iter().fold(0u128, |all, f| all | 1 << turned(&p, f).0);
            (turned(&p, m.from).0, turned(&p, m.to).0, taken, m.crowned)
        };
        let ours: BTreeSet<_> = p.legal_moves().iter().map(turn).collect();
        prop_assert_eq!(ours, other.legal_moves().iter().map(key).collect(), "{}", here(&p));
        prop_assert_eq!(p.perft(2), other.perft(2), "{}", here(&p));
        let ours: BTreeSet<_> = p.captures().iter().map(turn).collect();
        prop_assert_eq!(ours, other.captures().iter().map(key).collect(), "{}", here(&p));
    }

    /// Counting is counting lists.
    #[test]
    fn counting_counts_lists(p in any_position()) {
        fn slow(p: &Position, depth: u32) -> u64 {
            if depth == 0 {
                return 1;
            }
            p.legal_moves().iter().map(|m| slow(&p.play(m).unwrap(), depth - 1)).sum()
        }
        for depth in 0..3 {
            prop_assert_eq!(p.perft(depth), slow(&p, depth), "{} {}", depth, here(&p));
        }
    }

    /// The worth of captures decides which are allowed: those come first among all captures.
    #[test]
    fn allowed_captures_are_the_best(p in any_position()) {
        let (all, moves) = (p.captures(), p.legal_moves());
        let captures: Vec<&Move> = moves.iter().filter(|m| !m.taken.is_empty()).collect();
        prop_assert!(captures.is_empty() || captures.len() == moves.len(), "{}", here(&p));
        if all.is_empty() { return Ok(()) }
        prop_assert!(all.iter().take(captures.len()).all(|m| captures.contains(&m)), "{}", here(&p));
        prop_assert_eq!(all.iter().filter(|m| captures.contains(m)).count(), captures.len(), "{}", here(&p));
        for m in &all {
            let worth = p.worth(m);
            prop_assert_eq!(worth.pieces, m.taken.len());
            prop_assert_eq!(worth.by_king, p.kings(p.turn()).contains(m.from));
            prop_assert!(worth.kings <= worth.pieces);
        }
    }

    /// A position survives its text and an arrangement.
    #[test]
    fn a_position_survives_its_text(p in any_position()) {
        let text = p.to_fen();
        prop_assert_eq!(Setup::from_text(p.rules, &text).unwrap().text(p.rules), text);
        // A plain text lacks the consecutive moves of kings.
        let mut telling = Setup::from(&p);
        telling.told = Told { clock: true, kings: p.rules.king_moves_in_row > 0 };
        let text = telling.text(p.rules);
        let back = Setup::from_text(p.rules, &text).unwrap().position(p.rules).unwrap();
        prop_assert!(back.repeats(&p), "{} became {}", text, back.to_fen());
        prop_assert_eq!(back.to_fen(), text);
        prop_assert_eq!(&back, &p);
        prop_assert_eq!(back.legal_moves(), p.legal_moves());
        prop_assert_eq!(Setup::from(&p).position(p.rules).unwrap(), p);
    }

    /// A piece can go exactly where nothing objects.
    #[test]
    fn objections_are_the_other_side_of_legality(p in any_position()) {
        let moves = p.legal_moves();
        for from in p.grid().fields() {
            for to in p.grid().fields().filter(|to| *to != from) {
                let possible = moves.iter().any(|m| (m.from, m.to) == (from, to));
                prop_assert_eq!(p.objection(from, to).is_none(), possible, "{:?} {:?} in {}", from, to, here(&p));
            }
        }
    }

    /// Whatever is written for a position, it is read or refused at a place within.
    #[test]
    fn hostile_positions_never_panic(p in any_position(), seed in any::<u64>(), noise in "\\PC{0,30}") {
        let mut dice = Dice(seed);
        let signs: Vec<char> = "WBK,:-.?GPH F+0123456789abch\u{200b}é🦄".chars().collect();
        for _ in 0..8 {
            let mut text: Vec<char> = p.to_fen().chars().collect();
            for _ in 0..1 + dice.below(4) {
                let at = dice.below(text.len() + 1);
                match dice.below(3) {
                    0 => text.insert(at, signs[dice.below(signs.len())]),
                    1 if at < text.len() => drop(text.remove(at)),
                    _ if at < text.len() => text[at] = signs[dice.below(signs.len())],
                    _ => {}
                }
            }
            let text: String = text.into_iter().collect();
            for text in [text, noise.clone()] {
                match Setup::from_text(p.rules, &text) {
                    Err(e) => prop_assert!(e.at <= text.len(), "{:?} of {:?}", e, text),
                    Ok(setup) => {
                        let Ok(read) = setup.position(p.rules) else { continue };
                        let again = Setup::from_text(p.rules, &read.to_fen()).unwrap().position(p.rules).unwrap();
                        prop_assert_eq!(&again.to_fen(), &read.to_fen(), "{}", text);
                        prop_assert_eq!(read.perft(1), read.legal_moves().len() as u64);
                    }
                }
            }
        }
    }
}

/// Random play and arrangements reach all cases of the laws.
#[test]
fn random_positions_have_everything() {
    let (mut ways, mut ended) = (0, 0);
    for rules in rules::ALL {
        let mut dice = Dice(7);
        let (mut several, mut crowned) = (0, 0);
        for n in 0..1200 {
            let p = if n % 2 == 0 {
                arranged(rules, &mut dice, 8 + n % 16)
            } else {
                played(rules, &mut dice, 90)
            };
            let moves = p.legal_moves();
            several += moves.iter().filter(|m| m.taken.len() > 1).count();
            crowned += moves.iter().filter(|m| m.crowned).count();
            ways += moves.iter().filter(|m| p.routes(m).len() > 1).count();
            ended += usize::from(p.outcome(1).is_some());
        }
        assert!(several > 20 && crowned > 20, "{} {several} {crowned}", rules.id);
    }
    assert!(ways > 100 && ended > 100, "{ways} {ended}");
}
