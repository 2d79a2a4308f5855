//! Scenes of draughts: duties, candidates, sweeps, ends and claims.

use notabene_core::exchange::{Export, save};
use notabene_core::game::{Edit, Game, Go, Mark, Tap, Touch, registry};
use notabene_core::i18n::Language;
use notabene_core::notation::Style;
use notabene_core::position::{Ending, Outcome, Side};

fn game(id: &str, position: &str) -> Game {
    registry::open(&format!("draughts/{id}"), Some(position), None)
        .unwrap_or_else(|p| panic!("{position}: {p:?}"))
}
#[track_caller]
fn play(table: &mut Game, moves: &str) {
    for m in moves.split(' ') {
        table.enter(m, &Style::pgn()).unwrap_or_else(|e| panic!("{m}: {e:?}"));
    }
}
fn must(table: &Game) -> Vec<String> {
    let found = table.scene().marks.into_iter().filter(|(_, m)| *m == Mark::Must);
    let mut names: Vec<String> = found.map(|(f, _)| table.field_name(f)).collect();
    names.sort();
    names
}
fn english(table: &Game) -> String {
    Language::En.say(&table.status().message)
}

#[test]
fn pieces_that_must_capture_are_marked() {
    let table = game("international", "W:W28,36,37:B22,23,11");
    assert_eq!(must(&table), ["28"]);
    assert_eq!(english(&table), "White to move, and must capture");
    assert_eq!(must(&registry::open("draughts/international", None, None).unwrap()), Vec::<String>::new());
    // Not in chess, even where nothing but a capture is left.
    let chess = registry::open("chess", Some("7k/7p/8/8/8/8/6q1/7K w - - 0 1"), None).unwrap();
    assert_eq!((must(&chess), english(&chess)), (vec![], "White to move, in check".to_string()));
}

#[test]
fn all_captures_are_listed_with_what_they_take() {
    // 28 captures two, 37 only one.
    let table = game("international", "W:W28,37:B22,12,31");
    let candidates = table.scene().candidates;
    let shown: Vec<(&str, u32, bool)> =
        candidates.iter().map(|c| (c.text.as_str(), c.worth.pieces, c.allowed)).collect();
    assert_eq!(shown, [("28x17x8", 2, true), ("37x26", 1, false)]);
    assert_eq!(Language::En.say(&candidates[0].message), "takes 2");
    assert_eq!(candidates[0].route.len(), 3);
    // A single capture needs no question.
    assert!(game("international", "W:W28:B22").scene().candidates.is_empty());
    assert!(registry::open("chess", None, None).unwrap().scene().candidates.is_empty());
}

#[test]
fn the_last_capture_is_a_sweep_with_its_stops() {
    let mut table = game("international", "W:W28,37:B22,12,31,5");
    let before = table.scene().pieces;
    play(&mut table, "28x8");
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
    let mut chess = registry::open("chess", Some("7k/8/8/8/8/8/6q1/7K w - - 0 1"), None).unwrap();
    play(&mut chess, "Kxg2");
    assert_eq!(chess.scene().sweep, None);
}

#[test]
fn turkish_pieces_leave_one_by_one() {
    let mut table = game("turkish", "W:WKb8:BKg2,Kf3,b4,c5");
    let id = table.moves(&Style::pgn())[0].0.clone();
    play(&mut table, &id);
    let sweep = table.scene().sweep.expect("a sweep");
    assert!(sweep.at_once && sweep.taken.len() == sweep.route.len() - 1, "{sweep:?}");
    assert!(sweep.taken.iter().enumerate().all(|(n, (_, leg))| n == *leg));
}

#[test]
fn whoever_is_blocked_or_bare_has_lost() {
    let mut stuck = game("international", "W:W31,37,50:B26");
    play(&mut stuck, "50-45");
    assert_eq!(english(&stuck), "The other side has no move left. White wins.");
    assert_eq!(stuck.status().word(), "no_moves");
    let mut bare = game("international", "W:W28:B22");
    play(&mut bare, "28x17");
    let won = Some(Outcome { winner: Some(Side::White), by: Ending::NoMoves });
    assert_eq!(
        (bare.status().outcome, english(&bare)),
        (won, "All pieces of the other side are taken. White wins.".into())
    );
}

#[test]
fn in_antidraughts_it_is_the_other_way_round() {
    let mut table = game("antidraughts", "W:W28:B22");
    play(&mut table, "28x17");
    assert_eq!(english(&table), "Whoever has no move left wins here. Black wins.");
}

#[test]
fn black_begins_the_paper_of_english_draughts() {
    let mut table = registry::open("draughts/english", None, None).unwrap();
    play(&mut table, "11-15 23-19");
    let sheet = table.sheet(&Style::pgn());
    assert_eq!((sheet.first, sheet.rows.len()), (Side::Black, 1));
    assert_eq!(sheet.rows[0].first.as_ref().map(|c| c.text()), Some("11-15".into()));
}

#[test]
fn too_many_quiet_moves_are_counted_and_draw_by_themselves() {
    let mut table = game("international", "W:WK47,36:BK5,15:H48:F30");
    let counts = |table: &Game| -> Vec<String> {
        table.scene().tallies.iter().map(|(_, message)| Language::En.say(message)).collect()
    };
    assert_eq!(counts(&table), ["Nothing taken, no man moved; moves of each player: 24 of 25"]);
    play(&mut table, "47-42");
    assert_eq!(table.status().word(), "ongoing");
    play(&mut table, "5-10");
    assert_eq!(table.status().word(), "draw:quiet");
    assert_eq!(english(&table), "Nothing has been taken and no man has moved for too long. It is a draw.");
}

#[test]
fn a_draw_is_claimed_only_where_it_is_there() {
    let mut table = game("czech", "W:WKc1,a3:BKf8,h6");
    let claim = |table: &mut Game| table.edit(Edit::Claim(None), &Style::pgn());
    play(&mut table, "c1-d2 f8-e7 d2-c1 e7-f8 c1-d2 f8-e7 d2-c1");
    let refused = claim(&mut table).expect_err("twice is not enough");
    assert_eq!(refused.message.id(), "claim_nothing");
    play(&mut table, "e7-f8");
    claim(&mut table).unwrap_or_else(|p| panic!("{p:?}"));
    assert_eq!(table.status().word(), "draw:repetition3");
    let (again, problem) = save::read(&table.text(Export::Save));
    assert_eq!((again.map(|t| t.status().word()), problem), (Ok("draw:repetition3"), None));
}

#[test]
fn a_capture_left_undone_may_be_forced_or_let_stand() {
    let start = "W:W28,37:B22,12,31,5";
    let mut table = registry::open("draughts/international", Some(start), Some("irregular=allowed")).unwrap();
    assert_eq!(table.status().slip, None);
    let tap = |table: &mut Game, name: &str| {
        let grid = table.scene().board.grid;
        let field = grid.fields().find(|f| table.field_name(*f) == name).unwrap();
        table.tap(field, Touch::Tap, &Style::pgn())
    };
    tap(&mut table, "37");
    // The smaller capture, which the majority forbids.
    assert!(matches!(tap(&mut table, "26"), Tap::Played(_)));
    let slip = table.status().slip.expect("a slip");
    assert_eq!(slip.id(), "may_force");
    assert!(Language::En.say(&slip).contains("Black may"), "{}", Language::En.say(&slip));
    table.go(Go::Undo);
    assert_eq!((table.status().slip, table.scene().pieces.len()), (None, 6));
    // Regular play leaves nothing to force.
    play(&mut table, "28x8");
    assert_eq!(table.status().slip, None);
    // Not allowed by default.
    let mut strict = game("international", start);
    tap(&mut strict, "37");
    assert!(matches!(tap(&mut strict, "26"), Tap::Refused(_)));
}

#[test]
fn a_piece_that_should_have_captured_may_be_blown_off() {
    let start = "W:W28,33,45:B22,5";
    let mut table = registry::open("draughts/international", Some(start), Some("huffing=on")).unwrap();
    let tap = |table: &mut Game, name: &str| {
        let grid = table.scene().board.grid;
        let field = grid.fields().find(|f| table.field_name(*f) == name).unwrap();
        table.tap(field, Touch::Tap, &Style::pgn())
    };
    tap(&mut table, "45");
    assert!(matches!(tap(&mut table, "40"), Tap::Played(_)), "with huffing a capture may be left undone");
    let slip = table.status().slip.expect("a slip");
    let message = Language::En.say(&slip);
    assert_eq!(message.split('.').next(), Some("The piece on 28 should have captured"));
    assert!(message.contains("leaves the board with your next move"), "{message}");
    tap(&mut table, "5");
    let Tap::Choose(choices) = tap(&mut table, "10") else { panic!("nothing to choose") };
    assert_eq!(choices.len(), 2);
    assert_ne!(choices[0].text, choices[1].text);
    assert_ne!(choices[0].message, choices[1].message);
    assert!(matches!(table.choose(Some(1)), Tap::Played(_)));
    let left = table.scene().pieces.len();
    assert_eq!(left, 4, "the one on 28 is gone");
}

/// Without the duty to capture there is no capture to make: 17-21 huffs at once, and nothing else is shown.
#[test]
fn where_a_capture_may_be_left_undone_nobody_has_to_make_it() {
    for (rules, id) in [
        (None, "to_move_must"),
        (Some("draws=document"), "to_move_must"),
        (Some("huffing=on"), "to_move_may"),
        (Some("irregular=allowed"), "to_move_may"),
    ] {
        let table = registry::open("draughts/international", Some("W:W28,33,45:B22,5"), rules).unwrap();
        assert_eq!(table.status().message.id(), id, "{rules:?}");
    }
    let quiet = registry::open("draughts/international", Some("W:W45:B5"), Some("huffing=on")).unwrap();
    assert_eq!(quiet.status().message.id(), "to_move");
}

/// A draw that only waits for a capture to be made counts no moves.
#[test]
fn nothing_is_counted_where_no_moves_count() {
    let table = |rules| registry::open("draughts/international", Some("W:WK46:BK37"), rules).unwrap();
    assert_eq!(table(Some("draws=document")).scene().tallies, []);
    assert_eq!(table(None).scene().tallies.len(), 1);
}
