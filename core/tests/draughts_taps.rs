//! Draughts by taps: captures by their end, stop by stop, and by choice.

use notabene_core::exchange::Export;
use notabene_core::game::{Game, Go, Mark, Tap, Touch, registry};
use notabene_core::geometry::Field;
use notabene_core::notation::Style;

/// Two captures of a king that share their ends (PDN 3.0).
const SHARED: &str = "W:WK47:B14,19,29,31,42";
/// Captures that lead round to their start.
const ROUND: &str = "W:WK5,25,K30,49:B3,18,K24,34,38,42";

fn game(id: &str, position: &str) -> Game {
    registry::open(&format!("draughts/{id}"), Some(position), None)
        .unwrap_or_else(|p| panic!("{position}: {p:?}"))
}
fn at(table: &Game, name: &str) -> Field {
    let grid = table.scene().board.grid;
    grid.fields().find(|f| table.field_name(*f) == name).unwrap_or_else(|| panic!("no field {name}"))
}
fn taps(table: &mut Game, fields: &str) -> Tap {
    let mut last = Tap::Nothing;
    for name in fields.split(' ') {
        let field = at(table, name);
        last = table.tap(field, Touch::Tap, &Style::pgn());
    }
    last
}
fn marked(table: &Game, mark: Mark) -> Vec<String> {
    let found = table.scene().marks.into_iter().filter(|(_, m)| *m == mark);
    let mut names: Vec<String> = found.map(|(f, _)| table.field_name(f)).collect();
    names.sort();
    names
}
#[track_caller]
fn expect_played(table: &mut Game, fields: &str, moves: &[&str]) {
    let tap = taps(table, fields);
    assert!(matches!(tap, Tap::Played(_)), "{fields}: {tap:?}");
    let sheet = table.sheet(&Style::pgn());
    let cells = sheet.rows.iter().flat_map(|row| row.first.iter().chain(&row.second));
    let written: Vec<String> = cells.map(|cell| cell.text()).collect();
    assert_eq!(written, moves, "{fields}");
}

#[test]
fn an_end_that_names_one_move_plays_it() {
    let mut table = game("international", "W:W27,32,37,38:B18,22,23,31");
    // The long way is a duty; its end is enough.
    let ends: Vec<String> = table.moves(&Style::pgn()).into_iter().map(|(id, _)| id).collect();
    for id in ends {
        let mut table = game("international", "W:W27,32,37,38:B18,22,23,31");
        let (from, to) = (id.split('x').next().unwrap(), id.split('x').next_back().unwrap());
        let tap = taps(&mut table, &format!("{from} {to}"));
        assert!(matches!(tap, Tap::Played(_) | Tap::Choose(_)), "{id}: {tap:?}");
    }
    assert!(matches!(taps(&mut table, "38 33"), Tap::Refused(_)), "a quiet move leaves the capture undone");
}

#[test]
fn an_end_that_two_moves_share_is_a_choice_in_full() {
    let mut table = game("international", SHARED);
    let Tap::Choose(choices) = taps(&mut table, "47 36") else { panic!("nothing to choose") };
    let texts: Vec<&str> = choices.iter().map(|choice| choice.text.as_str()).collect();
    let mut sorted = texts.clone();
    sorted.sort();
    assert_eq!(sorted, ["47x38x20x9x36", "47x38x24x13x36"]);
    assert!(choices[0].path.0.len() == 5 && choices[0].path.1.len() == 4, "{:?}", choices[0].path);
    assert_eq!(marked(&table, Mark::Held), ["47"], "the piece stays in the hand");
    assert!(matches!(table.choose(Some(1)), Tap::Played(_)));
    assert_eq!(
        table.sheet(&Style::pgn()).rows[0].first.as_ref().map(|c| c.text()).as_deref(),
        Some(texts[1])
    );
}

#[test]
fn the_same_is_shown_stop_by_stop() {
    for (way, written) in [
        ("47 38 20 36", "47x38x20x9x36"),
        ("47 24 36", "47x38x24x13x36"),
        ("47 20 36", "47x38x20x9x36"),
        ("47 38 24 13 36", "47x38x24x13x36"),
        // Straight on, any free field before the next piece is accepted.
        ("47 33 24 36", "47x38x24x13x36"),
        // After a chooser that was left alone.
        ("47 36 20 36", "47x38x20x9x36"),
    ] {
        expect_played(&mut game("international", SHARED), way, &[written]);
    }
}

#[test]
fn the_next_stops_and_the_ends_are_marked() {
    let mut table = game("international", SHARED);
    taps(&mut table, "47");
    assert_eq!(
        (marked(&table, Mark::Stop), marked(&table, Mark::Capture)),
        (vec!["38".into()], vec!["36".into()])
    );
    taps(&mut table, "38");
    assert_eq!(marked(&table, Mark::Stop), ["20", "24"]);
    assert_eq!(marked(&table, Mark::Held), ["38", "47"]);
    assert_eq!(table.scene().path.len(), 2, "the way so far is drawn");
    taps(&mut table, "20");
    assert_eq!(marked(&table, Mark::Stop), ["9"]);
}

#[test]
fn a_captured_piece_is_no_stop() {
    let mut table = game("international", SHARED);
    assert!(matches!(taps(&mut table, "47 42"), Tap::Refused(_)));
    assert_eq!(marked(&table, Mark::Held), Vec::<String>::new());
}

#[test]
fn a_capture_leads_round_to_its_start() {
    let mut table = game("international", ROUND);
    let Tap::Choose(choices) = taps(&mut table, "30 30") else { panic!("nothing to choose") };
    assert_eq!(choices.len(), 2, "{choices:?}");
    assert_eq!(table.choose(None), Tap::Released);
    let tap = taps(&mut table, "30 27 30");
    assert!(matches!(tap, Tap::Played(_)), "{tap:?}");
    // All captured except the man on 3, which no path reaches.
    assert_eq!(table.scene().sweep.map(|sweep| sweep.taken.len()), Some(4));
    // A piece with other targets is put back.
    let mut table = game("international", SHARED);
    assert_eq!(taps(&mut table, "47 47"), Tap::Released);
}

#[test]
fn another_own_piece_is_taken_up_instead() {
    let mut table = game("international", "W:W27,32,38:B18,22,23,41");
    assert_eq!(taps(&mut table, "27 32"), Tap::Held);
    assert_eq!(marked(&table, Mark::Held), ["32"]);
}

#[test]
fn a_piece_is_dropped_on_the_end() {
    let mut table = game("russian", "W:Wf4:Be5,e7,g7");
    taps(&mut table, "f4");
    let end = at(&table, "h6");
    assert!(matches!(table.tap(end, Touch::Drop, &Style::pgn()), Tap::Played(_)));
    assert!(table.text(Export::Position).contains("Kh6"), "{}", table.text(Export::Position));
}

#[test]
fn a_turkish_king_comes_down_where_it_likes() {
    let mut table = game("turkish", "B:WKc1,c3,h5,Kf8:BKa1");
    expect_played(&mut table, "a1 c2", &["a1xc2"]);
}

/// Every legal capture of every position in the data can be played by taps: by its end, or stop by stop.
#[test]
fn every_move_of_the_data_is_reached_by_taps() {
    let text =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/data/draughts/moves.json"));
    let rows: Vec<serde_json::Value> = serde_json::from_str(&text.expect("the data")).expect("rows");
    let mut reached = 0;
    for row in rows.iter().filter(|row| row["fen"].as_str().is_some_and(|fen| fen.len() < 120)) {
        let (variant, fen) = (row["variant"].as_str().unwrap(), row["fen"].as_str().unwrap());
        let Ok(mut table) = registry::open(&format!("draughts/{variant}"), Some(fen), None) else { continue };
        let legal = table.moves(&Style::pgn());
        for (id, text) in &legal {
            let stops = id.replace([':', 'x', '-'], " ");
            let mut tap = Tap::Nothing;
            for stop in stops.split(' ') {
                tap = taps(&mut table, stop);
                if matches!(tap, Tap::Played(_)) {
                    break;
                }
            }
            // If even the whole path is ambiguous, the move is among the choices.
            if let Tap::Choose(choices) = &tap {
                let own = choices.iter().position(|choice| choice.text == *text);
                tap = table.choose(own);
            }
            assert!(matches!(tap, Tap::Played(_)), "{variant} {fen} {id}: {tap:?}");
            let sheet = table.sheet(&Style::pgn());
            let cell = sheet.rows.last().and_then(|row| row.first.as_ref().or(row.second.as_ref()));
            assert_eq!(cell.map(|cell| cell.text()).as_ref(), Some(text), "{variant} {fen} {id}");
            reached += 1;
            table.go(Go::Undo);
        }
    }
    assert!(reached > 1000, "{reached}");
}
