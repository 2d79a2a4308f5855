//! What a game of draughts shows beside its board: duties, candidates, sweeps, ends and claims.
#![cfg(not(target_arch = "wasm32"))]

use notabene_core::notation::Style;
use notabene_core::position::{Ending, Outcome, Side};
use notabene_core::session::{Go, Mark, Table, open};
use notabene_core::text::Language;

type Game = Box<dyn Table>;

fn game(id: &str, position: &str) -> Game {
    open::open(&format!("draughts/{id}"), Some(position), None)
        .unwrap_or_else(|p| panic!("{position}: {p:?}"))
}
#[track_caller]
fn play(table: &mut dyn Table, moves: &str) {
    for m in moves.split(' ') {
        table.enter(m, &Style::pgn()).unwrap_or_else(|e| panic!("{m}: {e:?}"));
    }
}
fn must(table: &dyn Table) -> Vec<String> {
    let found = table.scene().marks.into_iter().filter(|(_, m)| *m == Mark::Must);
    let mut names: Vec<String> = found.map(|(f, _)| table.field_name(f)).collect();
    names.sort();
    names
}
fn english(table: &dyn Table) -> String {
    Language::En.say(&table.status().says)
}

#[test]
fn pieces_that_must_capture_are_marked() {
    let table = game("international", "W:W28,36,37:B22,23,11");
    assert_eq!(must(&*table), ["28"]);
    assert_eq!(english(&*table), "White to move, and has to capture");
    assert_eq!(must(&*open::open("draughts/international", None, None).unwrap()), Vec::<String>::new());
    // Not in chess, even where nothing but a capture is left.
    let chess = open::open("chess", Some("7k/8/8/8/8/8/6q1/7K w - - 0 1"), None).unwrap();
    assert_eq!((must(&*chess), english(&*chess)), (vec![], "White to move, in check".to_string()));
}

#[test]
fn all_captures_are_listed_with_what_they_take() {
    // 28 takes two, 37 only one.
    let table = game("international", "W:W28,37:B22,12,31");
    let candidates = table.scene().candidates;
    let shown: Vec<(&str, u32, bool)> =
        candidates.iter().map(|c| (c.text.as_str(), c.worth.pieces, c.allowed)).collect();
    assert_eq!(shown, [("28x17x8", 2, true), ("37x26", 1, false)]);
    assert_eq!(Language::En.say(&candidates[0].says), "takes 2");
    assert_eq!(candidates[0].route.len(), 3);
    // One capture alone leaves nothing to ask.
    assert!(game("international", "W:W28:B22").scene().candidates.is_empty());
    assert!(open::open("chess", None, None).unwrap().scene().candidates.is_empty());
}

#[test]
fn the_last_capture_is_a_sweep_with_its_stops() {
    let mut table = game("international", "W:W28,37:B22,12,31,5");
    let before = table.scene().pieces;
    play(&mut *table, "28x8");
    let scene = table.scene();
    let sweep = scene.sweep.as_ref().expect("a sweep");
    let names: Vec<String> = sweep.route.iter().map(|f| table.field_name(*f)).collect();
    assert_eq!(names, ["28", "17", "8"]);
    let taken: Vec<(String, usize)> =
        sweep.taken.iter().map(|(p, n)| (table.field_name(p.field), *n)).collect();
    assert_eq!(taken, [("22".to_string(), 0), ("12".to_string(), 1)]);
    assert!(sweep.taken.iter().all(|(p, _)| before.contains(p)), "they keep their identity");
    assert!(!sweep.at_once && scene.path.len() == 3);
    table.go(Go::Back);
    assert_eq!(table.scene().sweep, None);
    // In chess nothing is swept.
    let mut chess = open::open("chess", Some("7k/8/8/8/8/8/6q1/7K w - - 0 1"), None).unwrap();
    play(&mut *chess, "Kxg2");
    assert_eq!(chess.scene().sweep, None);
}

#[test]
fn turkish_pieces_leave_one_by_one() {
    let mut table = game("turkish", "W:WKb8:BKg2,Kf3,b4,c5");
    let id = table.moves(&Style::pgn())[0].0.clone();
    play(&mut *table, &id);
    let sweep = table.scene().sweep.expect("a sweep");
    assert!(sweep.at_once && sweep.taken.len() == sweep.route.len() - 1, "{sweep:?}");
    assert!(sweep.taken.iter().enumerate().all(|(n, (_, leg))| n == *leg));
}

#[test]
fn whoever_is_blocked_or_bare_has_lost() {
    let mut stuck = game("international", "W:W31,37,50:B26");
    play(&mut *stuck, "50-45");
    assert_eq!(english(&*stuck), "The other side has no move left. White wins.");
    assert_eq!(stuck.status().word(), "no_moves");
    let mut bare = game("international", "W:W28:B22");
    play(&mut *bare, "28x17");
    let won = Some(Outcome { winner: Some(Side::White), by: Ending::NoMoves });
    assert_eq!(
        (bare.status().outcome, english(&*bare)),
        (won, "All pieces of the other side are taken. White wins.".into())
    );
}

#[test]
fn in_antidraughts_it_is_the_other_way_round() {
    let mut table = game("antidraughts", "W:W28:B22");
    play(&mut *table, "28x17");
    assert_eq!(english(&*table), "Whoever has no move left wins here. Black wins.");
}

#[test]
fn black_begins_the_paper_of_english_draughts() {
    let mut table = open::open("draughts/english", None, None).unwrap();
    play(&mut *table, "11-15 23-19");
    let sheet = table.sheet(&Style::pgn());
    assert_eq!((sheet.first, sheet.rows.len()), (Side::Black, 1));
    assert_eq!(sheet.rows[0].first.as_ref().map(|c| c.text()), Some("11-15".into()));
}
