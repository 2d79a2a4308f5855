//! The paths of a player, without a browser.

use notabene_core::exchange::{Export, save, vocabulary};
use notabene_core::game::{Game, Go, Mark, Tap, Touch, registry};
use notabene_core::geometry::{CHESS, Field, Naming};
use notabene_core::msg;
use notabene_core::notation::{Letters, Style};
use notabene_core::position::{Ending, Figure};

fn at(name: &str) -> Field {
    Naming::CHESS.field(&CHESS, name).unwrap()
}
fn french() -> Style {
    Style::of(Letters::find("fr").unwrap())
}
fn chess(fen: &str) -> Game {
    registry::open("chess", Some(fen), None).unwrap()
}
fn taps(table: &mut Game, fields: &[&str]) -> Tap {
    fields.iter().map(|f| table.tap(at(f), Touch::Tap, &french())).last().unwrap()
}
fn rows(table: &Game) -> Vec<String> {
    let text = |cell: Option<notabene_core::game::MoveCell>| cell.map(|c| c.text()).unwrap_or_default();
    let row = |r: notabene_core::game::MoveRow| format!("{}. {} {}", r.number, text(r.first), text(r.second));
    table.sheet(&french()).rows.into_iter().map(|r| row(r).trim().to_string()).collect()
}

#[test]
fn two_taps_play_and_write_a_move() {
    let mut table = registry::open("chess", None, None).unwrap();
    assert_eq!(taps(&mut table, &["g1"]), Tap::Held);
    let targets = table.scene().marks.into_iter().filter(|m| m.1 == Mark::Target).map(|m| m.0);
    assert_eq!(targets.collect::<Vec<_>>(), [at("f3"), at("h3")]);
    assert!(matches!(taps(&mut table, &["f3"]), Tap::Played(_)));
    assert!(matches!(taps(&mut table, &["e7", "e5"]), Tap::Played(_)));
    assert_eq!(rows(&table), ["1. Cf3 e5"]);
    assert_eq!(table.text(Export::Moves(french())), "1.Cf3 e5");
}

#[test]
fn a_piece_is_put_back_by_a_second_tap_and_another_taken_up_instead() {
    let mut table = registry::open("chess", None, None).unwrap();
    assert_eq!(taps(&mut table, &["g1", "g1"]), Tap::Released);
    assert_eq!(taps(&mut table, &["g1", "b1"]), Tap::Held);
    assert_eq!(table.scene().marks[0], (at("b1"), Mark::Held));
    assert_eq!(taps(&mut table, &["b1", "e5"]), Tap::Nothing);
}

#[test]
fn an_illegal_tap_is_answered_with_the_reason() {
    let mut table = registry::open("chess", None, None).unwrap();
    let refused = |tap: Tap| if let Tap::Refused(why) = tap { why.message.id() } else { panic!("{tap:?}") };
    assert_eq!(refused(taps(&mut table, &["a1", "a4"])), "blocked");
    assert_eq!(refused(taps(&mut table, &["e2", "e5"])), "not_its_way");
    assert_eq!(refused(taps(&mut table, &["e2", "d3"])), "nothing_to_take");
    assert_eq!(refused(taps(&mut table, &["e7"])), "not_your_turn");
    let mut pinned = chess("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1");
    assert_eq!(refused(taps(&mut pinned, &["e2", "c3"])), "pinned");
    assert_eq!(refused(taps(&mut pinned, &["e1", "g1"])), "castling_no_right");
}

#[test]
fn a_promotion_asks_what_the_pawn_becomes() {
    let mut table = chess("8/3P2k1/8/8/8/8/8/4K3 w - - 0 1");
    let Tap::Choose(choices) = taps(&mut table, &["d7", "d8"]) else { panic!() };
    let texts: Vec<&str> = choices.iter().map(|c| c.text.as_str()).collect();
    assert_eq!(texts, ["d8D", "d8T", "d8F", "d8C"]);
    assert_eq!(choices[3].glyph.unwrap().figure, Figure::Knight);
    assert!(matches!(table.choose(Some(3)), Tap::Played(_)));
    assert_eq!(rows(&table), ["1. d8C"]);
    table.go(Go::Undo);
    taps(&mut table, &["d7", "d8"]);
    assert_eq!(table.choose(None), Tap::Released);
    assert!(table.scene().marks.is_empty());
}

#[test]
fn castling_by_the_king_or_onto_the_rook() {
    for taps_ in [["e1", "g1"], ["e1", "h1"]] {
        let mut table = chess("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        assert!(matches!(taps(&mut table, &taps_), Tap::Played(_)));
        assert_eq!(rows(&table), ["1. O-O"]);
        let rook = table.scene().pieces.into_iter().find(|p| p.field == at("f1")).unwrap();
        assert_eq!((rook.glyph.figure, rook.id.0), (Figure::Rook, 2), "the rook keeps its identity");
    }
    let fen = "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w KQkq - 0 1";
    for (taps_, text) in [(["c1", "g1"], "1. O-O"), (["c1", "e1"], "1. O-O"), (["c1", "b1"], "1. O-O-O")] {
        let mut table = registry::open("chess960", Some(fen), None).unwrap();
        assert!(matches!(taps(&mut table, &taps_), Tap::Played(_)), "{taps_:?}");
        assert_eq!(rows(&table), [text]);
    }
}

#[test]
fn a_king_move_that_could_be_castling_asks() {
    let mut table = registry::open("chess960", Some("5k2/8/8/8/8/8/8/5K1R w H - 0 1"), None).unwrap();
    let Tap::Choose(choices) = taps(&mut table, &["f1", "g1"]) else { panic!() };
    let texts: Vec<&str> = choices.iter().map(|c| c.text.as_str()).collect();
    assert_eq!(texts, ["Rg1", "O-O+"]);
    assert_eq!(choices[1].message, msg!(ChooseCastling));
    assert!(matches!(table.choose(Some(1)), Tap::Played(_)));
}

#[test]
fn one_walks_takes_back_and_tries_other_moves() {
    let mut table = registry::open("chess", None, None).unwrap();
    for m in ["e4", "e5", "Cf3", "Cc6"] {
        table.enter(m, &french()).unwrap();
    }
    table.go(Go::Back);
    table.go(Go::Back);
    table.enter("Fc4", &french()).unwrap();
    let sheet = table.sheet(&french());
    assert_eq!(rows(&table), ["1. e4 e5", "2. Cf3 Cc6"]);
    assert_eq!(sheet.rows[1].lines[0].cells[0].1.text(), "Fc4");
    assert_eq!(sheet.rows[1].lines[0].cells[0].0[0].text, "2.");
    table.go(Go::Undo);
    assert!(table.sheet(&french()).rows[1].lines.is_empty());
    table.go(Go::Redo);
    assert_eq!(table.sheet(&french()).rows[1].lines.len(), 1);
    for _ in 0..9 {
        table.go(Go::Undo);
    }
    assert!(table.sheet(&french()).rows.is_empty() && !table.status().can_undo);
    for _ in 0..9 {
        table.go(Go::Redo);
    }
    assert_eq!(rows(&table), ["1. e4 e5", "2. Cf3 Cc6"]);
    assert_eq!(table.sheet(&french()).rows[1].lines.len(), 1);
    // Repeating the move enters the existing line.
    table.go(Go::First);
    table.enter("e4", &french()).unwrap();
    table.go(Go::Last);
    let sheet = table.sheet(&french());
    assert_eq!(Some(sheet.at), sheet.rows[1].second.as_ref().map(|cell| cell.node));
    assert!(sheet.rows.iter().map(|row| row.lines.len()).eq([0, 1]));
}

#[test]
fn a_game_ends_and_says_so() {
    let mut table = registry::open("chess", None, None).unwrap();
    for m in ["f3", "e5", "g4", "Dh4"] {
        table.enter(m, &french()).unwrap();
    }
    let status = table.status();
    assert_eq!((status.word(), status.message.id()), ("checkmate", "won_by_mate"));
    // An illegal move still gets its reason, any other text `GameOver`.
    assert_eq!(table.enter("a3", &french()).unwrap_err().because.id(), "stays_in_check");
    assert_eq!(table.enter("Zz", &french()).unwrap_err().because, msg!(GameOver));
    assert_eq!(taps(&mut table, &["a2"]), Tap::Refused(msg!(GameOver).into()));
    assert!(table.scene().marks.contains(&(at("e1"), Mark::Check)));
}

#[test]
fn repetition_is_counted_from_the_moves() {
    let mut table = registry::open("chess", None, None).unwrap();
    let mut words = Vec::new();
    for round in 0..4 {
        for m in ["Cf3", "Cf6", "Cg1", "Cg8"] {
            table.enter(m, &french()).unwrap();
        }
        words.push((round, table.status().message.id(), table.status().word()));
    }
    assert_eq!(words[0].1, "to_move");
    assert_eq!(words[1].1, "may_claim_repetition");
    assert_eq!(words[3].2, "repetition5");
    assert_eq!(table.status().outcome.unwrap().by, Ending::Repetition5);
}

#[test]
fn a_damaged_save_gives_what_is_left() {
    let (table, problem) = save::read(
        "notabene 1\nchess\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\ne2e4 e7e5 g1g5 b8c6",
    );
    assert_eq!(rows(&table.unwrap()), ["1. e4 e5"]);
    assert_eq!(problem.unwrap().at, 2);
    for bad in ["", "notabene 2\nchess\n", "notabene 1\nludo\n\n", "notabene 1\nchess\nnonsense\n"] {
        assert!(save::read(bad).0.is_err(), "{bad}");
    }
}

#[test]
fn problems_have_names_and_places() {
    let kind = |r: Result<Game, notabene_core::game::Problem>| r.err().map(|p| (p.message.id(), p.at));
    assert_eq!(kind(registry::open("ludo", None, None)), Some(("no_such_game", 0)));
    assert_eq!(kind(registry::open("chess", Some("8/8/8/8/8/8/8/8 w"), None)), Some(("setup_kings", 0)));
    assert_eq!(kind(registry::open("chess", Some("8/8/8/8/8/8/8/9 w"), None)), Some(("fen_board", 14)));
    assert_eq!(registry::array_text("960").unwrap_err().message.id(), "no_such_array");
    let mut table = registry::open("chess", None, None).unwrap();
    let moves = ["e4", "e5", "e5"].map(String::from);
    let problem = vocabulary::play(&mut table, &moves, &Style::pgn()).unwrap_err();
    assert_eq!((problem.message.id(), problem.at), ("pawn_blocked", 2));
}

#[test]
fn no_own_piece_beyond_the_rook_means_castling() {
    for n in 0..960 {
        let fen = registry::array_text(&n.to_string()).unwrap();
        let start = registry::open("chess960", Some(&fen), None).unwrap();
        let scene = start.scene();
        let own = |figure| {
            scene.pieces.iter().filter(move |p| p.glyph.side == scene.turn && p.glyph.figure == figure)
        };
        let king = own(Figure::King).next().unwrap().field;
        for other in [Figure::Bishop, Figure::Knight, Figure::Queen].into_iter().flat_map(own) {
            let mut table = registry::open("chess960", Some(&fen), None).unwrap();
            table.tap(king, Touch::Tap, &french());
            assert_eq!(table.tap(other.field, Touch::Tap, &french()), Tap::Held, "{fen} {:?}", other.field);
        }
    }
}

#[test]
fn a_piece_dropped_on_an_own_one_goes_back_with_the_reason() {
    let mut table = registry::open("chess", None, None).unwrap();
    taps(&mut table, &["g1"]);
    let Tap::Refused(why) = table.tap(at("e2"), Touch::Drop, &french()) else { panic!() };
    assert_eq!(why.message.id(), "own_piece");
    assert!(table.scene().marks.is_empty());
    assert_eq!(table.tap(at("e4"), Touch::Drop, &french()), Tap::Nothing);
}

#[test]
fn chess_knows_no_castling_from_other_squares() {
    let fen = "4k3/8/8/8/8/8/8/RK5R w KQ - 0 1";
    assert_eq!(registry::open("chess", Some(fen), None).err().unwrap().message, msg!(SetupCastling));
    assert!(registry::open("chess960", Some(fen), None).is_ok());
}

#[test]
fn counting_too_deep_is_a_problem_not_a_crash() {
    let table = chess("k7/8/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!(vocabulary::perft(&table, 3).unwrap(), 54);
    assert_eq!(vocabulary::perft(&table, u32::MAX).unwrap_err().message.id(), "too_deep");
}

#[test]
fn after_opening_a_kept_game_the_line_on_the_board_is_taken_back_first() {
    let mut table = registry::open("chess", None, None).unwrap();
    for m in ["e4", "e5", "Cf3"] {
        table.enter(m, &french()).unwrap();
    }
    table.go(Go::Back);
    table.go(Go::Back);
    table.enter("c5", &french()).unwrap();
    let (table, damage) = save::read(&table.text(Export::Save));
    let mut table = table.unwrap();
    assert_eq!(damage, None);
    table.go(Go::Undo);
    assert_eq!(rows(&table), ["1. e4 e5", "2. Cf3"]);
    assert!(table.sheet(&french()).rows[0].lines.is_empty());
    for _ in 0..3 {
        table.go(Go::Undo);
    }
    assert!(rows(&table).is_empty() && !table.status().can_undo);
}

#[test]
fn a_save_that_breaks_off_is_told() {
    let head = "notabene 1\nchess\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n";
    for tail in ["e2e4", "e2e4 ( d2d4 d7d5", "e2e4 ( d2d4 * d7d5", "e2e4 * \ne7e4"] {
        let (table, damage) = save::read(&format!("{head}{tail}"));
        assert!(table.is_ok() && damage.is_some(), "{tail}");
    }
    for whole in ["*", "e2e4 *", "* e2e4 ( d2d4 ) e7e5"] {
        assert_eq!(save::read(&format!("\u{feff}{head}{whole}")).1, None, "{whole}");
    }
}

#[test]
fn promotions_are_picked_by_letter_even_beside_figurines() {
    let mut table = chess("8/3P2k1/8/8/8/8/8/4K3 w - - 0 1");
    let style = Style { form: notabene_core::notation::Form::Figurine, ..french() };
    table.tap(at("d7"), Touch::Tap, &style);
    let Tap::Choose(choices) = table.tap(at("d8"), Touch::Tap, &style) else { panic!() };
    assert_eq!(choices.iter().map(|c| c.key.as_str()).collect::<Vec<_>>(), ["D", "T", "F", "C"]);
}

#[test]
fn causes_fit_what_was_written() {
    let start = registry::open("chess", None, None).unwrap();
    let cause = |text: &str| {
        let refusal = start.read(text, &Style::pgn()).unwrap_err();
        (refusal.because.id(), refusal.at)
    };
    assert_eq!(cause("ed"), ("nothing_on_file", 0));
    assert_eq!(cause("eh"), ("not_its_way", 0));
    assert_eq!(cause("    e4zz"), ("syntax", 6));
    let table = chess("8/3P2k1/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(
        table.read("d8q", &Style::pgn()).unwrap_err().because,
        msg!(PieceCase { right: "d8=Q".into() })
    );
}
