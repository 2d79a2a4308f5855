//! The checkable statements of the source documents about chess, Chess960 and notation.

use crate::common::*;
use notabene_core::chess::{Array, ClubList, Draw, Position, Role, Rules, START, Step, Thrown, Way, Wing};
use notabene_core::geometry::{Board, CHESS, Layout, Naming, Point, Shade};
use notabene_core::notation::*;
use notabene_core::position::{Ending, Position as _, Side};
use notabene_study::chess960;
use serde_json::Value;
use std::collections::BTreeMap;

fn style(input: &Value) -> Style {
    let letters = Letters::find(input["lang"].as_str().unwrap_or("en")).unwrap();
    let promotion = match input["promo"].as_str() {
        Some("=") => Promotion::Sign,
        Some("()") => Promotion::Brackets,
        _ => Promotion::Plain,
    };
    let plain = Style::of(letters);
    Style { promotion, en_passant: plain.en_passant && input["ep"] != false, ..plain }
}

fn board(input: &Value) -> Position {
    position(text(input, "fen"), Rules::Chess)
}

fn array(input: &Value) -> Array {
    Array::from_letters(text(input, "array")).unwrap()
}

fn side(name: &str) -> Side {
    if name.starts_with('b') { Side::Black } else { Side::White }
}

fn moves(input: &Value) -> Vec<notabene_core::chess::Move> {
    let mut p = Position::start(&Array::chess(), Rules::Chess);
    let ids = input["moves"].as_array().unwrap().iter().map(|id| id.as_str().unwrap());
    ids.map(|id| {
        let m = p.by_id(id).unwrap();
        p.play_unchecked(&m);
        m
    })
    .collect()
}

/// The key by which the claims call a verdict.
fn verdict(p: &Position, input: &Value) -> String {
    let asked = p.by_id(text(input, "uci")).unwrap();
    let key = |id: &str| match id {
        "promo_bad" => "promo".to_string(),
        "dash_needless" => "no_space".into(),
        other => other.into(),
    };
    match judge(p, &asked, text(input, "answer"), &style(input)) {
        MoveVerdict::Right => "right".into(),
        MoveVerdict::Noted(message) => format!("note:{}", key(message.id())),
        MoveVerdict::Wrong(message) => format!("wrong:{}", key(message.id())),
    }
}

fn castled(input: &Value) -> String {
    let file = |key: &str| text(input, key).as_bytes()[0] - b'a';
    let black = text(input, "colour") == "b";
    let mut rank = [b'1'; 8];
    rank[usize::from(file("king"))] = b'K';
    rank[usize::from(file("rook"))] = b'R';
    let rank = String::from_utf8(rank.to_vec()).unwrap();
    let (low, high) = if black { ("3K4".into(), rank.to_lowercase()) } else { (rank, "3k4".to_string()) };
    // Pawns shield the other king.
    let right = (b'A' + file("rook")) as char;
    let right = if black { right.to_ascii_lowercase() } else { right };
    let turn = text(input, "colour");
    let fen = format!("{high}/pppppppp/8/8/8/8/PPPPPPPP/{low} {turn} {right} - 0 1");
    let p = position(&fen, Rules::Chess960);
    let wing = if text(input, "side") == "h" { "O-O" } else { "O-O-O" };
    let m = p.read(wing, &Style::pgn()).unwrap().m;
    let mover = p.turn();
    let after = p.play(&m).unwrap();
    let king = after.king(mover);
    let rook = after.all(mover, Role::Rook).next().unwrap();
    format!("K{} R{}", after.field_name(king), after.field_name(rook))
}

/// The file of the thrown piece, from the pieces on the board.
fn dice_step(input: &Value) -> String {
    let step = match text(input, "step") {
        "king" => Step::King,
        "left rook" => Step::LeftRook,
        "right rook" => Step::RightRook,
        "light bishop" => Step::LightBishop,
        "dark bishop" => Step::DarkBishop,
        _ => Step::Queen,
    };
    let mut places = [None; 8];
    if let Some(free) = input["free"].as_str() {
        let taken = (0..8).filter(|x| !free.contains((b'a' + *x as u8) as char));
        taken.for_each(|x: usize| places[x] = Some(Role::Rook));
    }
    if let Some(king) = input["king"].as_str() {
        places[usize::from(king.as_bytes()[0] - b'a')] = Some(Role::King);
    }
    let files = step.files(&places);
    let die = input["die"].as_u64().unwrap() as usize;
    Naming::CHESS.file(files[(die - 1) % files.len()]).to_string()
}

/// In how many sequences of lawful throws each array is drawn.
fn all_draws(way: Way) -> BTreeMap<u16, u32> {
    let mut open = vec![Draw::new(way)];
    let mut found = BTreeMap::new();
    while let Some(draw) = open.pop() {
        match draw.array() {
            Some(array) => *found.entry(array.scharnagl()).or_default() += 1,
            None => open.extend((1..=6).filter_map(|die| {
                let mut next = draw;
                (next.throw(die) != Thrown::TooHigh).then_some(next)
            })),
        }
    }
    found
}

fn distribution(what: &str) -> String {
    let ways = all_draws(Way::Club);
    let all: u32 = ways.values().sum();
    let chance = |n: u32| {
        assert_eq!(all % n, 0);
        format!("1/{}", all / n)
    };
    match what {
        "reachable" => ways.len().to_string(),
        "min" => chance(*ways.values().min().unwrap()),
        "max" => chance(*ways.values().max().unwrap()),
        _ => chance(ways[&START]),
    }
}

fn answer(check: &str, input: &Value) -> Option<String> {
    let white = Layout { board: Board::CHESS, flipped: false };
    let square = || Naming::CHESS.field(&CHESS, text(input, "square")).unwrap();
    let start = Position::start(&Array::chess(), Rules::Chess);
    Some(match check {
        "san" => {
            let p = board(input);
            p.text(&p.by_id(text(input, "uci")).unwrap(), &style(input))
        }
        "accepts" => verdict(&board(input), input),
        "letters" => style(input).letters.pieces.join(" "),
        "figurine" => {
            let p = board(input);
            let style = Style { form: Form::Figurine, ..style(input) };
            p.text(&p.by_id(text(input, "uci")).unwrap(), &style)
        }
        "other_notation" => {
            let form = match text(input, "system") {
                "coordinate" => Form::Coordinate,
                "long" => Form::Long,
                "smith" => Form::Smith,
                "numeric" => Form::Iccf,
                "descriptive_en" => Form::Descriptive,
                other => panic!("{other}"),
            };
            let p = board(input);
            p.text(&p.by_id(text(input, "uci")).unwrap(), &Style { form, ..style(input) })
        }
        "movetext" => movetext(&start, &moves(input), &style(input)),
        "columns" => {
            let rows = columns(&start, &moves(input), &style(input));
            let row = |(n, w, b): (u32, String, String)| format!("{n} {w} {b}").trim().to_string();
            rows.into_iter().map(row).collect::<Vec<_>>().join(" | ")
        }
        "single" => {
            let p = board(input);
            single(&p, &p.by_id(text(input, "uci")).unwrap(), &style(input))
        }
        "status" => {
            let mut p = board(input);
            if let Some(id) = input["uci"].as_str() {
                p.play_unchecked(&p.by_id(id).unwrap());
            }
            match p.outcome(1).map(|o| o.by) {
                Some(Ending::Checkmate) => "checkmate",
                Some(Ending::Stalemate) => "stalemate",
                _ if p.in_check() => "check",
                _ => "ongoing",
            }
            .into()
        }
        "count_to" => {
            let p = board(input);
            let role = Role::from_letter(text(input, "piece").chars().next().unwrap());
            let to = Naming::CHESS.field(&CHESS, text(input, "to")).unwrap();
            let found = p
                .moves()
                .iter()
                .filter(|m| Some(m.role) == role && m.to == to)
                .map(|m| p.field_name(m.from))
                .collect::<std::collections::BTreeSet<_>>();
            found.into_iter().collect::<Vec<_>>().join(" ")
        }
        "claim_with_move" => {
            let mut p = board(input);
            let mut seen = vec![p.clone()];
            for id in input["moves"].as_array().unwrap() {
                p.play_unchecked(&p.by_id(id.as_str().unwrap()).unwrap());
                seen.push(p.clone());
            }
            p.play_unchecked(&p.by_id(text(input, "announced")).unwrap());
            let times = 1 + seen.iter().filter(|q| p.repeats(q)).count() as u32;
            if p.claims(times).is_empty() { "no" } else { "yes" }.into()
        }
        "corner" => {
            let flipped = text(input, "view") == "black";
            let x = if text(input, "where") == "left" { 1.0 } else { 99.0 };
            let field = Layout { flipped, ..white }.field_at(Point { x, y: 99.0 }).unwrap();
            Naming::CHESS.name(&CHESS, field)
        }
        "square_colour" => match white.shade(square()) {
            Shade::Light => "light".into(),
            Shade::Dark => "dark".into(),
            Shade::Red | Shade::Green | Shade::Plain => "neither".into(),
        },
        "piece_on" => {
            let (side, role) = start.piece(square()).unwrap();
            format!("{side:?} {role:?}").to_lowercase()
        }
        "start_ranks" => {
            let own = Role::ALL.into_iter().flat_map(|r| start.all(side(text(input, "side")), r));
            let ranks: std::collections::BTreeSet<u8> = own.map(|f| f.0 / 8 + 1).collect();
            ranks.into_iter().map(|r| r.to_string()).collect::<Vec<_>>().join(" ")
        }
        "castle" => castled(input),
        "castle_legal" => {
            let p = position(text(input, "fen"), Rules::Chess960);
            if p.by_id(text(input, "uci")).is_some() { "legal" } else { "illegal" }.into()
        }
        "count960" => {
            let king = input["king"].as_str().map(|k| usize::from(k.as_bytes()[0] - b'a'));
            let fits = |a: &Array| king.is_none_or(|x| a.roles()[x] == Role::King);
            Array::all().filter(fits).count().to_string()
        }
        "valid960" => if Array::from_letters(text(input, "array")).is_ok() { "yes" } else { "no" }.into(),
        "mirror" => array(input).mirror().letters(),
        "scharnagl" => array(input).scharnagl().to_string(),
        "club_block" => {
            let file = text(input, "king").chars().next();
            let block = chess960::king_files().into_iter().find(|f| Some(f.file) == file).unwrap();
            format!("{}-{}", block.first, block.last)
        }
        "club_mirror_all" => {
            let list = ClubList::default();
            let mirrors = |n: &u16| list.array(961 - n) == list.array(*n).map(|a| a.mirror());
            format!("{} for all {}", (1..=960).all(|n| mirrors(&n)), (1..=960).filter(mirrors).count())
        }
        "club_pairs" => {
            let none_alone = Array::all().all(|a| a.mirror() != a);
            format!("{} pairs", if none_alone { Array::all().count() / 2 } else { 0 })
        }
        "club" => {
            let number = input["club"].as_u64().unwrap() as u16;
            assert!(notabene_core::chess::certain(number), "only certain numbers are claims");
            ClubList::default().array(number).unwrap().letters()
        }
        "dice" => {
            let mut draw = Draw::new(Way::Club);
            for die in input["rolls"].as_array().unwrap() {
                draw.throw(die.as_u64().unwrap() as u8);
            }
            draw.array().unwrap().letters()
        }
        "dice_step" => dice_step(input),
        "dice_distribution" => distribution(text(input, "what")),
        "fair_die" => {
            let ways = all_draws(Way::Fair);
            let all: u32 = ways.values().sum();
            let each = ways.values().next().unwrap();
            assert!(ways.len() == 960 && ways.values().all(|n| n == each));
            format!("every array {each} of {all}")
        }
        // The cases of one table: king before rook, on the eight files but the edges for the king.
        "table21" => {
            let pairs = |w: Wing| {
                let of = |k: u8| (0..8).filter(move |r| *r != k && (*r < k) == (w == Wing::A)).count();
                (1..7).map(of).sum::<usize>()
            };
            assert_eq!(pairs(Wing::A), pairs(Wing::H));
            pairs(Wing::A).to_string()
        }
        _ => return None,
    })
}

#[test]
fn statements_of_the_sources_hold() {
    let mut answered: BTreeMap<String, u32> = BTreeMap::new();
    for row in own("claims/claims.json") {
        if !["chess", "chess960", "notation", "scoresheet"].contains(&text(&row, "system"))
            && row["id"] != "SC-172"
        {
            continue;
        }
        let Some(got) = answer(text(&row, "check"), &row["input"]) else { continue };
        assert_eq!(got, text(&row, "expected"), "{row}");
        for accepted in row["accepted"].as_array().into_iter().flatten() {
            let p = board(&row["input"]);
            let reading = p.read(accepted.as_str().unwrap(), &style(&row["input"]));
            let id = reading.map(|r| p.id(&r.m)).unwrap_or_else(|e| panic!("{accepted}: {e:?}"));
            assert_eq!(id, text(&row["input"], "uci"), "{accepted} of {row}");
        }
        *answered.entry(text(&row, "check").into()).or_default() += 1;
    }
    let checks = own("claims/claims.json");
    let checks = checks.iter().filter(|r| r["system"] == "chess960").map(|r| text(r, "check"));
    let open: Vec<&str> = checks.filter(|c| *c != "none" && !answered.contains_key(*c)).collect();
    assert!(open.is_empty(), "every claim about Chess960 that can be checked is: {open:?}");
    let total: u32 = answered.values().sum();
    assert!(total > 250, "only {total} claims were answered: {answered:?}");
}

#[test]
fn the_arrays_are_numbered_both_ways() {
    assert_eq!(Array::from_scharnagl(START), Some(Array::chess()));
    assert_eq!(Array::from_scharnagl(960), None);
    for row in own("chess/chess960-numbers.json") {
        let n = row["n"].as_u64().unwrap() as u16;
        let array = Array::from_scharnagl(n).unwrap();
        assert_eq!(array.letters(), text(&row, "rank"));
        assert_eq!(array.scharnagl(), n);
        assert_eq!(u64::from(array.mirror().scharnagl()), row["mirror"].as_u64().unwrap());
        let p = Position::start(&array, Rules::Chess960);
        assert_eq!(
            (p.fen().as_str(), p.shredder_fen().as_str()),
            (text(&row, "fen"), text(&row, "shredder"))
        );
    }
}
