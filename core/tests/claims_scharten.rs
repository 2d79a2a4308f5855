//! The checkable statements of the source about Scharten.

use crate::common::dartboard::{self, at, id, name};
use crate::common::{own, text};
use notabene_core::game::registry;
use notabene_core::geometry::dartboard::Bed;
use notabene_core::geometry::{DARTBOARD, E, Field, Heading, N, NE, NW, Naming, S, SE, SW, Traveller, W};
use notabene_core::notation::{Letters, Notation, Style};
use notabene_core::position::{Ending, Position as _, Side};
use notabene_core::scharten::{Diagonal, Move, Position, Ring, Role, Rules, Setup};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

fn board(input: &Value) -> Position {
    let fen = text(input, "fen");
    dartboard::position(fen, dartboard::rules(input, fen))
}

fn joined(names: impl IntoIterator<Item = String>) -> String {
    names.into_iter().collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>().join(" ")
}

/// The fields one step away, in these directions.
fn steps(from: Field, headings: &[Heading]) -> String {
    let traveller = Traveller { at: from, upside_down: false };
    joined(headings.iter().filter_map(|h| DARTBOARD.step(traveller, *h)).map(|t| name(t.at)))
}

/// The targets of one white piece on a board with only the kings, which are placed in several ways, so
/// that each field is empty once.
fn alone(role: Role, from: Field, rules: Rules) -> BTreeSet<Field> {
    let mut found = BTreeSet::new();
    for kings in [["o1", "e8"], ["c2", "h7"], ["g2", "b7"], ["i1", "d8"]] {
        let mut setup = Setup::empty();
        let kings = kings.map(at);
        if kings.contains(&from) {
            continue;
        }
        setup.board[from.index()] = Some((Side::White, role));
        if role != Role::King {
            setup.board[kings[0].index()] = Some((Side::White, Role::King));
        }
        setup.board[kings[1].index()] = Some((Side::Black, Role::King));
        // The other king is in check here and there; then it is another arrangement that counts.
        let Ok(p) = setup.position(rules) else { continue };
        found.extend(p.legal_moves().into_iter().filter(|m| m.from == from).map(|m| m.to));
    }
    found
}

/// A fact about a field.
fn field(input: &Value) -> String {
    let here = || at(text(input, "field"));
    match text(input, "what") {
        "number of fields" => DARTBOARD.fields().count().to_string(),
        "ring" => Ring::of(here()).name().into(),
        "value" => Ring::of(here()).value().to_string(),
        "dart" => Bed::of(here()).and_then(Bed::number).unwrap().to_string(),
        "line" => {
            let (line, _) = DARTBOARD.xy(here());
            let on_line = |to: &Field| DARTBOARD.xy(*to).0 == line && *to != here();
            joined(alone(Role::Rook, here(), Rules::QUIET).into_iter().filter(on_line).map(name))
        }
        "inward" => {
            let inward = if DARTBOARD.xy(here()).1 < 4 { N } else { S };
            steps(here(), &[inward])
        }
        "diagonal across" => {
            let across = if DARTBOARD.xy(here()).1 < 4 { [NE, NW] } else { [SE, SW] };
            let all = alone(Role::Bishop, here(), Rules::QUIET);
            let steps = steps(here(), &across);
            assert!(steps.split(' ').all(|to| all.contains(&at(to))), "{steps}");
            steps
        }
        "king steps" => {
            let found = joined(alone(Role::King, here(), Rules::QUIET).into_iter().map(name));
            assert_eq!(found, steps(here(), &[N, S, E, W, NE, NW, SE, SW]));
            found
        }
        "knight" => joined(alone(Role::Knight, here(), Rules::QUIET).into_iter().map(name)),
        other => panic!("{other}"),
    }
}

/// A fact about the start of a quiet game.
fn start(input: &Value) -> String {
    let p = Position::start(Rules::QUIET);
    let own = p.pieces().into_iter().filter(|(_, glyph)| glyph.side == Side::White);
    match text(input, "what") {
        "total" => own.count().to_string(),
        "count" => {
            let role = Role::from_letter(text(input, "piece").chars().next().unwrap()).unwrap();
            own.filter(|(_, glyph)| glyph.figure == role.figure()).count().to_string()
        }
        "piece" => match p.piece(at(text(input, "field"))) {
            None => "empty".into(),
            Some((Side::White, role)) => role.letter().to_ascii_uppercase().into(),
            Some((Side::Black, role)) => role.letter().into(),
        },
        "legal moves" => p.legal_moves().len().to_string(),
        other => panic!("{other}"),
    }
}

/// The legal move of a row.
fn asked(p: &Position, input: &Value) -> Option<Move> {
    let promo = input["promo"].as_str().unwrap_or_default();
    let wanted = format!("{}{}{promo}", text(input, "from"), text(input, "to"));
    p.legal_moves().into_iter().find(|m| id(m) == wanted)
}

fn status(p: &Position) -> &'static str {
    match p.outcome(1).map(|o| o.by) {
        Some(Ending::Checkmate) => "checkmate",
        Some(Ending::Stalemate) => "stalemate",
        _ if p.in_check() => "check",
        _ => "no check",
    }
}

fn targets(p: &Position, from: Field) -> String {
    joined(p.legal_moves().into_iter().filter(|m| m.from == from).map(|m| name(m.to)))
}

fn played(input: &Value) -> String {
    let mut p = board(input);
    for step in input["moves"].as_array().unwrap() {
        let m = asked(&p, &json!({"from": step[0], "to": step[1]})).unwrap();
        p.play_unchecked(&m);
    }
    let letter = |(side, role): (Side, Role)| match side {
        Side::White => role.letter().to_ascii_uppercase(),
        Side::Black => role.letter(),
    };
    joined(p.pieces().into_iter().map(|(f, _)| format!("{}{}", name(f), letter(p.piece(f).unwrap()))))
}

/// On how many fields the two definitions of the knight agree: the L, and the nearest fields that a queen
/// on an empty board does not reach.
fn knights(rules: Rules) -> usize {
    let near = |from: Field| -> BTreeSet<Field> {
        let steps = |from: Field| alone(Role::King, from, Rules::QUIET);
        let first = steps(from);
        let mut second: BTreeSet<Field> = first.iter().flat_map(|f| steps(*f)).collect();
        second.remove(&from);
        &second - &first
    };
    let agree = |from: &Field| {
        let queen = alone(Role::Queen, *from, rules);
        &near(*from) - &queen == alone(Role::Knight, *from, rules)
    };
    DARTBOARD.fields().filter(agree).count()
}

fn answer(check: &str, input: &Value) -> Option<String> {
    Some(match check {
        "s_field" => field(input),
        "s_start" => start(input),
        "s_text" => {
            let p = board(input);
            let style = Style::of(Letters::find("nl").unwrap());
            let letters =
                ["K", "Q", "R", "B", "N"].map(|c| style.letter(Role::from_letter(first(c)).unwrap()));
            assert_eq!(letters.concat(), text(input, "letters"));
            asked(&p, input).map_or("illegal".into(), |m| Notation::text(&p, &m, &style))
        }
        "s_legal" => if asked(&board(input), input).is_some() { "legal" } else { "illegal" }.into(),
        "s_status" => status(&board(input)).into(),
        "s_after" => played(input),
        "s_targets" => targets(&board(input), at(text(input, "from"))),
        "s_reach" => if asked(&board(input), input).is_some() { "yes" } else { "no" }.into(),
        "s_attacked" => {
            let look = board(input).look(at(text(input, "field"))).unwrap();
            let by = usize::from(text(input, "by") == "b");
            if look.holds[by] { "yes" } else { "no" }.into()
        }
        "s_knight_def" => {
            assert_eq!(input["rules"]["diagonal"], "turning");
            let rules = Rules { diagonal: Diagonal::Turning, ..Rules::QUIET };
            format!("{} of {} fields", knights(rules), DARTBOARD.len())
        }
        "eleven" => {
            let mut setup = Setup::from(&Position::start(Rules::QUIET));
            for place in setup.board.iter_mut().filter(|place| **place == Some((Side::White, Role::Pawn))) {
                *place = Some((Side::White, Role::Queen));
            }
            let p = setup.position(Rules::QUIET).unwrap();
            let queen = |(_, glyph): &(Field, notabene_core::position::Glyph)| {
                glyph.side == Side::White && glyph.figure == Role::Queen.figure()
            };
            p.pieces().iter().filter(|piece| queen(piece)).count().to_string()
        }
        "letters" => Letters::find(text(input, "lang")).unwrap().pieces.join(" "),
        _ => return None,
    })
}

fn first(text: &str) -> char {
    text.chars().next().unwrap()
}

/// The rows about Scharten with a check, by kind: all of them are answered.
const ROWS: [(&str, u32); 12] = [
    ("eleven", 1),
    ("letters", 1),
    ("s_after", 3),
    ("s_attacked", 1),
    ("s_field", 34),
    ("s_knight_def", 1),
    ("s_legal", 27),
    ("s_reach", 2),
    ("s_start", 27),
    ("s_status", 7),
    ("s_targets", 2),
    ("s_text", 28),
];

#[test]
fn statements_of_the_source_hold() {
    let rows = own("claims/claims.json");
    let ours = |row: &&Value| text(row, "id").starts_with("SC-") && row["check"] != "none";
    let mut answered: BTreeMap<&str, u32> = BTreeMap::new();
    let mut wrong = Vec::new();
    for row in rows.iter().filter(ours) {
        let check = text(row, "check");
        let got = answer(check, &row["input"]).unwrap_or_else(|| panic!("no answer to {row}"));
        if got != text(row, "expected") {
            wrong.push(format!("{got} for {row}"));
        }
        *answered.entry(check).or_default() += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(answered.into_iter().collect::<Vec<_>>(), ROWS);
}

/// A test that cannot fail proves nothing: what is expected is shifted by one row within each kind.
#[test]
fn wrong_answers_are_found() {
    let rows = own("claims/claims.json");
    for kind in ["s_field", "s_start", "s_text", "s_after", "s_targets"] {
        let of: Vec<&Value> = rows.iter().filter(|row| row["check"] == kind).collect();
        let shifted = of.iter().zip(of.iter().cycle().skip(1));
        let hits = shifted.filter(|(row, other)| {
            answer(kind, &row["input"]).as_deref() == other["expected"].as_str()
                && row["expected"] != other["expected"]
        });
        assert_eq!(hits.count(), 0, "{kind}");
    }
}

/// Statements without a check of their own, shown by a few moves.
#[test]
fn statements_about_whole_games_hold() {
    let rows = own("claims/claims.json");
    let said: BTreeSet<&str> = rows.iter().map(|row| text(row, "id")).collect();
    let asked = ["SC-059", "SC-063", "SC-064", "SC-108", "SC-152", "SC-153", "SC-154", "SC-155", "SC-156"];
    assert!(asked.iter().all(|id| said.contains(id)));
    let style = Style::of(Letters::find("nl").unwrap());
    // 059: what is thrown, and in which order.
    let loud = Position::start(Rules::LOUD);
    let order: String = loud.to_throw(Side::White).iter().map(|role| role.letter()).collect();
    assert_eq!((order.as_str(), loud.pieces().len()), ("pppppppppnnbbrrqq", 2));
    // 063: three in a row, and a move resets the count.
    let mut table = registry::open("scharten-loud", None, None).unwrap();
    for (white, over) in
        [("@-", false), ("@-", false), ("Ke2", false), ("@-", false), ("@-", false), ("@-", true)]
    {
        table.enter(white, &style).unwrap();
        assert_eq!(table.status().is_over(), over, "{white}");
        if !over {
            let free = table.moves(&style).into_iter().find(|(id, _)| id.starts_with("P@")).unwrap();
            table.enter(&free.0, &style).unwrap();
        }
    }
    assert_eq!(table.status().word(), "fogling");
    assert_eq!(table.status().outcome.and_then(|o| o.winner), Some(Side::Black));
    // 064: a dart in check that does not end it.
    let check = "5k4/10/10/10/5r4/10/5K4/10 w e8 - 0 1 17/16 0/0";
    let mut table = registry::open("scharten-loud", Some(check), None).unwrap();
    assert!(table.status().in_check, "a rook on its line");
    table.enter("@-", &style).unwrap();
    assert_eq!(table.status().word(), "dart_in_check");
    // 108: a rook that was a pawn has never moved.
    let p = dartboard::plain("1k8/5P4/10/10/10/10/10/5K4 w e1 - 0 1");
    let p = dartboard::after(&p, &["e7e8r"]);
    assert!(p.is_unmoved(at("e8")));
    let p = dartboard::after(&p, &["a8a7", "e1e3"]);
    assert_eq!(p.piece(at("e2")), Some((Side::White, Role::Rook)));
    // 152 to 156: dead positions.
    let ends = |fen: &str| dartboard::plain(fen).outcome(1).map(|o| o.by);
    for (pieces, dead) in
        [("5K4", true), ("3B1K4", true), ("3N1K4", true), ("3R1K4", false), ("3P1K4", false)]
    {
        let fen = format!("5k4/10/10/10/10/10/10/{pieces} b - - 0 1");
        assert_eq!(ends(&fen) == Some(Ending::Dead), dead, "{fen}");
    }
    assert_eq!(ends("5k4/10/10/10/10/10/10/5K4 b - - 0 1 0/1 0/0"), None);
    assert_eq!(ends("5k4/10/10/10/10/10/10/5K4 b - - 0 1 0/0 0/0"), Some(Ending::Dead));
    assert_eq!(Naming::DARTBOARD.files.chars().count(), usize::from(DARTBOARD.files));
}
