//! An ended game accepts no move by any input, and its status stays.

use notabene_core::exchange::import::{self, ImportTarget, Imported};
use notabene_core::exchange::vocabulary::{self, RulesSpec};
use notabene_core::exchange::{Export, collection, link, save};
use notabene_core::game::{Game, Go, Mark, Tap, Touch, registry};
use notabene_core::geometry::Field;
use notabene_core::notation::Style;
use notabene_core::record::next_game;

/// Knights move out and back: after four rounds the position occurs for the fifth time.
const ROUND: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];

fn five_times() -> Game {
    let mut table = registry::chess();
    for text in ROUND.iter().cycle().take(16) {
        table.enter(text, &Style::pgn()).unwrap();
    }
    table
}

fn square(name: &str) -> Field {
    let bytes = name.as_bytes();
    Field(bytes[0] - b'a' + 8 * (bytes[1] - b'1'))
}

/// Tries every way to move.
fn refuses(table: &mut Game, text: &str, from: &str, to: &str) {
    let (style, before) = (Style::pgn(), table.text(Export::Save));
    assert_eq!(table.enter(text, &style).unwrap_err().because.id(), "game_over");
    let said = vocabulary::play(table, &[text.into()], &style).unwrap_err().message;
    assert_eq!(said.id(), "game_over");
    for touch in [Touch::Tap, Touch::Bind, Touch::Drop, Touch::Dart] {
        for field in [from, to] {
            let tap = table.tap(square(field), touch, &style);
            assert!(
                matches!(&tap, Tap::Refused(why) if why.message.id() == "game_over"),
                "{touch:?}: {tap:?}"
            );
        }
    }
    assert_eq!(table.text(Export::Save), before);
    // It still answers which moves would have been legal.
    assert!(table.read(text, &style).is_ok());
    assert_ne!(table.enter("Ke5", &style).unwrap_err().because.id(), "game_over");
}

#[test]
fn after_the_fifth_repetition_nobody_moves() {
    let mut table = five_times();
    assert_eq!(table.status().word(), "repetition5");
    refuses(&mut table, "e4", "e2", "e4");
    assert_eq!(table.status().word(), "repetition5");
    // Another move may be tried before the end.
    table.go(Go::Back);
    assert_eq!(table.status().word(), "ongoing");
    table.enter("e5", &Style::pgn()).unwrap();
    assert_eq!(table.status().word(), "ongoing");
    assert!(table.text(Export::Pgn).contains("( 8... e5 )"), "{}", table.text(Export::Pgn));
}

#[test]
fn after_seventy_five_quiet_moves_nobody_moves() {
    let fen = "4k3/8/8/8/8/8/3R4/4K3 w - - 149 100";
    let mut table = registry::open("chess", Some(fen), None).unwrap();
    table.enter("Rd3", &Style::pgn()).unwrap();
    assert_eq!(table.status().word(), "moves75");
    refuses(&mut table, "Kf8", "e8", "f8");
    // Moves are refused at once where the counter is full from the start.
    let full = registry::open("chess", Some(&fen.replace("149", "150")), None);
    refuses(&mut full.unwrap(), "Rd3", "d2", "d3");
}

#[test]
fn after_an_automatic_draw_of_draughts_nobody_moves() {
    let position = Some("W:WK1:BK50");
    let mut table = vocabulary::open_game("draughts/international", position, &RulesSpec::default()).unwrap();
    let moves = ["1-7", "50-44", "7-1", "44-50"];
    let mut played = 0;
    let refused = moves.iter().cycle().find_map(|text| {
        played += 1;
        table.enter(text, &Style::pgn()).err()
    });
    assert_eq!(refused.unwrap().because.id(), "game_over");
    assert!(table.status().word().starts_with("draw:") && played > 4, "{}", table.status().word());
}

#[test]
fn the_vocabulary_names_the_move_that_came_too_late() {
    let moves: Vec<String> = ROUND.iter().cycle().take(17).map(|text| text.to_string()).collect();
    let problem = vocabulary::play(&mut registry::chess(), &moves, &Style::pgn()).unwrap_err();
    assert_eq!((problem.message.id(), problem.at), ("game_over", 16));
}

#[test]
fn a_choice_that_was_offered_is_gone_with_the_game() {
    use notabene_core::game::Edit;
    use notabene_core::position::Side;
    let mut table = registry::open("chess", Some("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"), None).unwrap();
    table.tap(square("a7"), Touch::Tap, &Style::pgn());
    assert!(matches!(table.tap(square("a8"), Touch::Tap, &Style::pgn()), Tap::Choose(_)));
    table.edit(Edit::Resign(Side::Black), &Style::pgn()).unwrap();
    assert!(matches!(table.choose(Some(0)), Tap::Refused(_)));
    assert_eq!(table.status().word(), "resigned");
}

fn record(end: &str) -> String {
    let rounds: Vec<String> =
        (0..4).map(|n| format!("{}. Nf3 Nf6 {}. Ng1 Ng8", 2 * n + 1, 2 * n + 2)).collect();
    format!("[White \"Ann\"]\n\n{} {end}\n", rounds.join(" "))
}

fn opened(text: &str, want: ImportTarget) -> Imported {
    import::import(text, next_game(text, 0).unwrap(), &Style::pgn(), want)
}

#[test]
fn a_record_that_goes_on_after_the_draw_is_told_and_kept() {
    let text = record("9. e4 e5 10. d4 1-0");
    for want in [ImportTarget::Count, ImportTarget::Game] {
        let read = opened(&text, want);
        let faults: Vec<_> = read.faults.iter().map(|fault| (fault.message.id(), fault.at)).collect();
        assert_eq!(faults, [("pgn_after_draw", text.find("e4").unwrap())]);
        assert_eq!((read.plies, read.letters), (19, None));
    }
    let mut table = opened(&text, ImportTarget::Game).table.unwrap().unwrap();
    table.go(Go::Last);
    // The result is from the record; on the board the draw remains.
    assert_eq!(table.status().word(), "repetition5");
    assert_eq!(table.status().score.pgn(), "1-0");
    refuses(&mut table, "exd4", "e5", "d4");
    assert!(table.text(Export::Pgn).contains("9. e4 e5 10. d4 1-0"));
    // Saved and shared without loss, and without a report of damage.
    let (again, damage) = save::read(&table.text(Export::Save));
    assert_eq!((again.unwrap().text(Export::Pgn), damage), (table.text(Export::Pgn), None));
    assert!(collection::restore(&table.text(Export::Save)).is_ok());
    assert_eq!(link::read(&table.text(Export::Link)).unwrap().text(Export::Pgn), table.text(Export::Pgn));
    // Without a result in the record the rules give the end.
    let open = opened(&record("9. e4 *"), ImportTarget::Game).table.unwrap().unwrap();
    assert_eq!(open.status().score.pgn(), "1/2-1/2");
}

#[test]
fn a_record_that_ends_with_the_draw_is_no_problem() {
    assert!(opened(&record("1/2-1/2"), ImportTarget::Game).faults.is_empty());
    // A variation that tries something else from before the draw is none, either.
    assert!(opened(&record("(8... e5 9. e4) 1/2-1/2"), ImportTarget::Game).faults.is_empty());
}

/// The answers to two taps: the first selects a piece, the second asks why it cannot move there.
fn tapped(table: &mut Game, [from, to]: [Field; 2]) -> &'static str {
    let style = Style::pgn();
    let first = table.tap(from, Touch::Tap, &style);
    assert!(matches!(&first, Tap::Refused(why) if why.message.id() == "game_over"), "{first:?}");
    let goals = table.scene().marks.iter().any(|(_, mark)| matches!(mark, Mark::Target | Mark::Capture));
    assert!(!goals, "nobody may go anywhere");
    match table.tap(to, Touch::Tap, &style) {
        Tap::Refused(why) => why.message.id(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn two_taps_after_mate_are_answered_like_typed_moves() {
    let mut table = registry::chess();
    for text in ["f3", "e5", "g4", "Qh4"] {
        table.enter(text, &Style::pgn()).unwrap();
    }
    let before = table.text(Export::Save);
    for (from, to, text, reason) in [
        ("a2", "a3", "a3", "stays_in_check"),
        ("e1", "f2", "Kf2", "into_check"),
        ("a1", "a4", "Ra4", "blocked"),
        ("b1", "b4", "Nb4", "not_its_way"),
    ] {
        assert_eq!(tapped(&mut table, [square(from), square(to)]), reason, "{text}");
        assert_eq!(table.enter(text, &Style::pgn()).unwrap_err().because.id(), reason, "{text}");
    }
    // A drop is answered alike, the same field twice puts the piece back, and nothing has changed.
    table.tap(square("a2"), Touch::Tap, &Style::pgn());
    let drop = table.tap(square("a3"), Touch::Drop, &Style::pgn());
    assert!(matches!(&drop, Tap::Refused(why) if why.message.id() == "stays_in_check"), "{drop:?}");
    table.tap(square("a2"), Touch::Tap, &Style::pgn());
    assert_eq!(table.tap(square("a2"), Touch::Tap, &Style::pgn()), Tap::Released);
    assert_eq!(table.text(Export::Save), before);
    assert_eq!(table.status().word(), "checkmate");
    // After undoing the last move everything is as before.
    table.tap(square("a2"), Touch::Tap, &Style::pgn());
    table.go(Go::Undo);
    assert!(!table.scene().marks.iter().any(|(_, mark)| *mark == Mark::Held));
}

#[test]
fn two_taps_after_the_end_of_draughts_and_scharten_are_explained() {
    let rules = RulesSpec::default();
    let numbered = |table: &Game, name: &str| {
        let fields = table.scene().fields;
        Field(fields.iter().position(|field| field.name == name).unwrap() as u8)
    };
    // The man on 36 is shut in.
    let mut table = vocabulary::open_game("draughts/international", Some("W:W36:B27,31"), &rules).unwrap();
    assert!(table.status().is_over());
    for (to, text, reason) in
        [("31", "36-31", "jumps_over"), ("22", "36x22", "no_room"), ("41", "36-41", "only_forward")]
    {
        let fields = [numbered(&table, "36"), numbered(&table, to)];
        assert_eq!(tapped(&mut table, fields), reason, "{text}");
        assert_eq!(table.enter(text, &Style::pgn()).unwrap_err().because.id(), reason, "{text}");
    }
    let mate = "10/10/9p/5Bp1pP/1p2P1P3/1P8/3p2Q3/3K1kR3 b - - 3 49";
    let mut table = registry::open("scharten", Some(mate), None).unwrap();
    assert!(table.status().is_over(), "{:?}", table.status());
    for (to, text, reason) in [("f2", "Kf2", "into_check"), ("f3", "Kf3", "way_round")] {
        let fields = [numbered(&table, "e1"), numbered(&table, to)];
        assert_eq!(tapped(&mut table, fields), reason, "{text}");
        assert_eq!(table.enter(text, &Style::pgn()).unwrap_err().because.id(), reason, "{text}");
    }
}
