//! The checkable statements of the source about draughts.

use crate::common::board::{at, board, game, style};
use crate::common::{own, text};
use notabene_core::draughts::{Move, Position};
use notabene_core::geometry::{Field, NE, NW, SE, SW};
use notabene_core::notation::{Form, Notation};
use notabene_core::position::{Ending, Figure, Position as _, Side};
use serde_json::Value;
use std::collections::BTreeMap;

fn position(input: &Value) -> Position {
    board("international", text(input, "fen"))
}

fn start() -> Position {
    Position::start(game("international"))
}

/// A fact about a numbered field.
fn square(input: &Value) -> String {
    let p = start();
    let grid = p.rules.board.grid;
    let field = at(&p, &input["square"].to_string());
    let (x, y) = grid.xy(field);
    match text(input, "what") {
        "corner" => match (x, y) {
            (0, 0) => "bottom left".into(),
            (9, 9) => "top right".into(),
            (0, 9) | (9, 0) => "light corner".into(),
            _ => "no corner".into(),
        },
        "start" => match p.pieces().into_iter().find(|(f, _)| *f == field) {
            Some((_, glyph)) => glyph.side.name().into(),
            None => "empty".into(),
        },
        // Rows are counted from Black's side, as the numbers are.
        "row" => (grid.ranks - y).to_string(),
        "neighbours" => {
            let near = [NW, NE, SW, SE].into_iter().filter_map(|h| grid.ray(field, h).next());
            let mut numbers: Vec<u32> = near.map(|f: Field| p.field_name(f).parse().unwrap()).collect();
            numbers.sort_unstable();
            numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
        }
        other => panic!("{other}"),
    }
}

/// The legal moves as the source writes them: Black's in brackets.
fn moves(input: &Value) -> String {
    let p = position(input);
    let manoury = style(Form::Manoury);
    let mut texts: Vec<String> = match input["full"] == true {
        false => p.texts(&manoury, '\n').lines().map(String::from).collect(),
        true => p.legal_moves().iter().map(|m| whole(&p, m)).collect(),
    };
    texts.sort();
    texts.join(" ")
}

/// The whole way of a move, in brackets if it is Black's.
fn whole(p: &Position, m: &Move) -> String {
    let black = p.turn() == Side::Black;
    if black { format!("({})", p.id(m)) } else { p.id(m) }
}

fn played(input: &Value) -> Position {
    let mut p = position(input);
    for m in input["moves"].as_array().into_iter().flatten() {
        let read = p.read(m.as_str().unwrap(), &style(Form::Manoury)).unwrap();
        p.play_unchecked(&read.m);
    }
    p
}

fn result(p: &Position) -> &'static str {
    match p.outcome(1) {
        None => "*",
        Some(outcome) => match outcome.winner {
            Some(Side::White) => "1-0",
            Some(Side::Black) => "0-1",
            None => "1/2-1/2",
        },
    }
}

/// Plays a number of plies of kings alone, without captures and without a chance for one; the first path
/// that is found.
fn shuffled(p: &Position, plies: u64) -> Option<Position> {
    if plies == 0 {
        return Some(p.clone());
    }
    assert!(p.outcome(1).is_none(), "over with {plies} to go: {}", p.to_fen());
    let after = |m: Move| {
        let mut next = p.clone();
        next.play_unchecked(&m);
        shuffled(&next, plies - 1)
    };
    let calm = |m: &Move| {
        let mut next = p.clone();
        next.play_unchecked(m);
        let free = m.taken.is_empty() && next.legal_moves().iter().all(|reply| reply.taken.is_empty());
        free && p.kings(p.turn()).contains(m.from)
    };
    p.legal_moves().into_iter().filter(calm).find_map(after)
}

/// Positions with the material of a row: White has the single king.
fn material(what: &str) -> Position {
    board(
        "international",
        match what {
            "K v KKK" => "W:WK46:BK2,K3,K4",
            "K v KKm" => "W:WK46:BK2,K3,20",
            "K v Kmm" => "W:WK46:BK2,15,20",
            "K v KK" => "W:WK46:BK2,K3",
            // More pieces, so that only moves without progress count.
            "" => "W:WK47,50,45:BK4,1,6",
            other => panic!("{other}"),
        },
    )
}

fn draw(input: &Value) -> &'static str {
    let verdict = |p: &Position, times| match p.outcome(times) {
        Some(outcome) if matches!(outcome.by, Ending::Draw(_)) && outcome.winner.is_none() => "draw",
        None => "play on",
        Some(other) => panic!("{other:?} in {}", p.to_fen()),
    };
    if let Some(times) = input["same_position"].as_u64() {
        return verdict(&start(), times as u32);
    }
    let each = input["king_moves_each"].as_u64().or(input["moves_each"].as_u64()).unwrap();
    let p = material(input["material"].as_str().unwrap_or_default());
    let end = shuffled(&p, 2 * each).unwrap_or_else(|| panic!("no quiet way for {input}"));
    verdict(&end, 1)
}

fn answer(check: &str, input: &Value) -> Option<String> {
    Some(match check {
        "d_square" => square(input),
        "d_count" => {
            let side = if text(input, "side") == "w" { Side::White } else { Side::Black };
            let p = start();
            let own = p.pieces().into_iter().filter(|(_, glyph)| glyph.side == side);
            own.filter(|(_, glyph)| glyph.figure == Figure::Man).count().to_string()
        }
        "d_moves" => moves(input),
        "d_after" => played(input).to_fen(),
        "d_legal" => {
            let read = position(input).read(text(input, "move"), &style(Form::Manoury));
            if read.is_ok() { "legal" } else { "illegal" }.into()
        }
        "d_capcount" => {
            let read = position(input).read(text(input, "move"), &style(Form::Manoury)).unwrap();
            read.m.taken.len().to_string()
        }
        "d_result" => result(&played(input)).into(),
        "d_draw" => draw(input).into(),
        _ => return None,
    })
}

/// The rows about draughts with a check, by kind: all of them are answered.
const ROWS: [(&str, u32); 8] = [
    ("d_after", 5),
    ("d_capcount", 1),
    ("d_count", 2),
    ("d_draw", 8),
    ("d_legal", 4),
    ("d_moves", 15),
    ("d_result", 3),
    ("d_square", 22),
];

#[test]
fn statements_of_the_source_hold() {
    let rows = own("claims/claims.json");
    let ours = |row: &&Value| text(row, "id").starts_with("DR-") && row["check"] != "none";
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
    for kind in ["d_square", "d_moves", "d_after", "d_legal", "d_result"] {
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
fn statements_about_ways_of_playing_hold() {
    let rows = own("claims/claims.json");
    let said = |id: &str| rows.iter().any(|row| row["id"] == id);
    assert!(["DR-045", "DR-082", "DR-088", "DR-092"].into_iter().all(said));
    // 045: marks of strength change nothing.
    let p = start();
    for marked in ["32-28!", "32-28?", "32-28 !?", "32-28(!)", "12. 32-28!!"] {
        let read = p.read(marked, &style(Form::Manoury)).unwrap();
        assert_eq!((p.id(&read.m).as_str(), read.remarks.len()), ("32-28", 0), "{marked}");
    }
    // 082: Turkish men go along rows and columns, Frisian men capture straight, too.
    let p = board("turkish", "W:Wd4:Ba8");
    assert_eq!(p.texts(&style(Form::Pdn), ' ').split(' ').count(), 3);
    let p = board("frisian", "W:W38:B28");
    assert_eq!(p.texts(&style(Form::Pdn), ' '), "38x18");
    // 088: the rafle leads from the start to the target.
    let p = board("international", "B:W23,29,30,38,39:BK35");
    assert_eq!(p.texts(&style(Form::Long), ' '), "35x19x32x43x34");
    // 092: a Russian man is a king in passing; an International one is not.
    let (russian, brazilian) = (board("russian", "W:Wf6:Bg7,c7"), board("brazilian", "W:Wf6:Bg7,e7"));
    let m = russian.by_id("f6:h8").or_else(|| russian.legal_moves().first().copied()).unwrap();
    assert!(m.crowned);
    let m = brazilian.legal_moves()[0];
    assert_eq!((m.taken.len(), m.crowned), (1, true));
}
