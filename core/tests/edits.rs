//! Annotations beside the moves, ends declared by players, and records of other programs.

use crate::common::edited::{kept, moves};
use notabene_core::exchange::import::{self, ImportTarget};
use notabene_core::exchange::{Export, collection, link, save};
use notabene_core::game::{Edit, Game, Go, Problem, Tap, Touch, registry};
use notabene_core::geometry::{CHESS, Field, Naming};
use notabene_core::i18n::{Language, Msg};
use notabene_core::msg;
use notabene_core::notation::{Letters, Style, TokenPart};
use notabene_core::position::{Claim, Ending, Side};
use notabene_core::record::{self, End, Ink, NodeId, Note, Score, Shape};
use serde_json::{Value, json};

fn at(name: &str) -> Field {
    Naming::CHESS.field(&CHESS, name).unwrap()
}
fn play(table: &mut Game, moves: &str) {
    for m in moves.split_whitespace() {
        table.enter(m, &Style::pgn()).unwrap_or_else(|e| panic!("{m}: {e:?}"));
    }
}
fn game(moves: &str) -> Game {
    let mut table = registry::open("chess", None, None).unwrap();
    play(&mut table, moves);
    table
}
fn chess(fen: &str) -> Game {
    registry::open("chess", Some(fen), None).unwrap()
}
fn edit(table: &mut Game, edit: Edit) -> Result<(), Msg> {
    table.edit(edit, &Style::pgn()).map_err(|problem| problem.message)
}
/// The annotations of the move on the board, which must be in the main line.
fn note(table: &Game) -> Note {
    let sheet = table.sheet(&Style::pgn());
    let mut cells = sheet.rows.iter().flat_map(|r| [&r.first, &r.second]).flatten();
    cells.find(|c| c.node == sheet.at).map(|c| c.note.clone()).unwrap()
}

#[test]
fn a_comment_is_what_was_said_last() {
    let mut table = game("e4 e5");
    edit(&mut table, Edit::Comment("  two\r\nlines \u{1} and\ttabs ".into())).unwrap();
    assert_eq!(note(&table).comment, "two lines and tabs");
    edit(&mut table, Edit::Comment("braces {inside} and [%eval 0.3]".into())).unwrap();
    assert_eq!(note(&table).comment, "braces (inside) and [%eval 0.3]");
    edit(&mut table, Edit::Comment("[%here] [%end agreed] are words of a person".into())).unwrap();
    assert_eq!(note(&table).comment, "[ %here] [ %end agreed] are words of a person");
    assert_eq!(note(&kept(&table)), note(&table));
    edit(&mut table, Edit::Comment(String::new())).unwrap();
    assert_eq!(moves(&table), "1. e4 e5 *");
    table.go(Go::First);
    edit(&mut table, Edit::Comment("before".into())).unwrap();
    assert_eq!(table.sheet(&Style::pgn()).opening, "before");
    assert_eq!(moves(&table), "{before} 1. e4 e5 *");
}

#[test]
fn of_the_marks_that_judge_only_one_stays() {
    let mut table = game("e4");
    for (mark, left) in
        [(1, vec![1]), (3, vec![3]), (14, vec![3, 14]), (6, vec![14, 6]), (6, vec![14]), (14, vec![])]
    {
        edit(&mut table, Edit::Mark(mark)).unwrap();
        assert_eq!(note(&table).marks, left, "after {mark}");
    }
    edit(&mut table, Edit::Mark(14)).unwrap();
    edit(&mut table, Edit::Mark(1)).unwrap();
    assert_eq!(record::marks(&note(&table)), ["!", "+="]);
    assert_eq!(moves(&table), "1. e4 $14 $1 *");
}

#[test]
fn clocks_and_shapes_are_set_and_taken_away() {
    let mut table = game("e4");
    edit(&mut table, Edit::Clock(Some(3_723_050))).unwrap();
    let shape = |to: Option<&str>, ink| Shape { from: at("e4"), to: to.map(at), ink };
    for s in [shape(None, Ink::Green), shape(Some("e5"), Ink::Red), shape(Some("d5"), Ink::Green)] {
        edit(&mut table, Edit::Shape(s)).unwrap();
    }
    assert_eq!(moves(&table), "1. e4 {[%csl Ge4][%cal Re4e5,Ge4d5][%clk 1:02:03.05]} *");
    assert_eq!(note(&kept(&table)), note(&table));
    // Repeating it removes it; another colour replaces the colour.
    edit(&mut table, Edit::Shape(shape(Some("e5"), Ink::Blue))).unwrap();
    edit(&mut table, Edit::Shape(shape(None, Ink::Green))).unwrap();
    assert_eq!(note(&table).shapes, [shape(Some("d5"), Ink::Green), shape(Some("e5"), Ink::Blue)]);
    edit(&mut table, Edit::NoShapes).unwrap();
    edit(&mut table, Edit::Clock(None)).unwrap();
    assert_eq!(moves(&table), "1. e4 *");
}

#[test]
fn tags_are_set_changed_and_taken_away() {
    let mut table = game("e4");
    let tag = |name: &str, value: &str| Edit::Tag(name.into(), value.into());
    edit(&mut table, tag("White", "Zoë \"Z\" \\ [x]")).unwrap();
    edit(&mut table, tag("WhiteClub", "Les\nTours")).unwrap();
    let pgn = table.text(Export::Pgn);
    assert!(pgn.contains("[White \"Zoë \\\"Z\\\" \\\\ [x]\"]\n"), "{pgn}");
    assert!(pgn.contains("[Result \"*\"]\n[WhiteClub \"Les Tours\"]\n"), "{pgn}");
    assert_eq!(kept(&table).sheet(&Style::pgn()).tags, table.sheet(&Style::pgn()).tags);
    edit(&mut table, tag("WhiteClub", " ")).unwrap();
    assert_eq!(table.sheet(&Style::pgn()).tags.get("WhiteClub"), None);
    // Names in any case are the usual ones.
    edit(&mut table, tag("bLACK", "Ben")).unwrap();
    assert_eq!(table.sheet(&Style::pgn()).tags.get("Black"), Some("Ben"));
    // An unreadable name would damage the record.
    for name in ["", "two words", "x\"]\n\n1. e4", "Ünï"] {
        assert_eq!(edit(&mut table, tag(name, "x")), Err(msg!(PgnTag)), "{name}");
    }
}

#[test]
fn a_draw_needs_an_offer_and_ends_the_game() {
    let mut table = registry::open("chess", None, None).unwrap();
    assert_eq!(edit(&mut table, Edit::Offer), Err(msg!(NoOffer)));
    play(&mut table, "e4 e5");
    assert_eq!(edit(&mut table, Edit::Agree), Err(msg!(NoOffer)));
    edit(&mut table, Edit::Offer).unwrap();
    edit(&mut table, Edit::Offer).unwrap();
    assert_eq!(edit(&mut table, Edit::Agree), Err(msg!(NoOffer)));
    edit(&mut table, Edit::Offer).unwrap();
    let sheet = table.sheet(&Style::pgn());
    let offer = sheet.rows[0].second.as_ref().unwrap().tokens.last().unwrap();
    assert_eq!(
        (offer.text.as_str(), offer.part, &offer.message),
        ("(=)", TokenPart::Offer, &msg!(OffersDraw))
    );
    assert!(sheet.result.is_empty() && table.status().draw_offered);
    edit(&mut table, Edit::Agree).unwrap();
    let status = table.status();
    assert_eq!(
        (status.word(), status.message.clone(), status.score),
        ("agreed", msg!(DrawAgreed), Score::Draw)
    );
    assert!(status.is_over() && status.can_undo);
    let result = table.sheet(&Style::pgn()).result;
    assert_eq!((result[0].text.as_str(), result[0].part), ("½-½", TokenPart::Result));
    assert_eq!(moves(&table), "1. e4 e5 {[%offer][%end agreed]} 1/2-1/2");
    assert_eq!(kept(&table).status(), Clone::clone(&status));
    // After the end there are no moves and no other end.
    assert_eq!(table.enter("Nf3", &Style::pgn()).unwrap_err().because, msg!(GameOver));
    assert_eq!(table.tap(at("g1"), Touch::Tap, &Style::pgn()), Tap::Refused(msg!(GameOver).into()));
    assert_eq!(edit(&mut table, Edit::Resign(Side::White)), Err(msg!(GameOver)));
    // The end is undone first, then the move.
    table.go(Go::Undo);
    assert_eq!((table.status().word(), moves(&table)), ("ongoing", "1. e4 e5 {[%offer]} *".into()));
    table.go(Go::Undo);
    assert_eq!(moves(&table), "1. e4 *");
}

#[test]
fn who_gives_up_loses_unless_the_other_can_never_mate() {
    let mut table = game("e4 e5");
    edit(&mut table, Edit::Resign(Side::White)).unwrap();
    let status = table.status();
    assert_eq!((status.word(), status.score, status.end), ("resigned", Score::Black, Some(End::Resigned)));
    assert_eq!(status.message.id(), "resigns");
    assert!(table.text(Export::Pgn).contains("[Result \"0-1\"]"));
    let result = &table.sheet(&Style::pgn()).result[0];
    assert_eq!((result.text.as_str(), result.message.id()), ("0-1", "win_is"));
    // King and queen resign against the bare king: drawn (FIDE 5.1.2).
    let mut table = chess("8/8/8/4k3/8/8/8/KQ6 w - - 0 1");
    edit(&mut table, Edit::Resign(Side::White)).unwrap();
    assert_eq!((table.status().score, table.status().word()), (Score::Draw, "resigned"));
    assert_eq!(moves(&table), "{[%end resigned]} 1/2-1/2");
    let mut table = chess("8/8/8/4k3/8/8/8/KQ6 w - - 0 1");
    edit(&mut table, Edit::Resign(Side::Black)).unwrap();
    assert_eq!(table.status().score, Score::White);
    // An end by the rules excludes an end by the players.
    let mut table = game("f3 e5 g4 Qh4#");
    assert_eq!(edit(&mut table, Edit::Resign(Side::White)), Err(msg!(GameOver)));
    assert_eq!(table.status().word(), "checkmate");
}

const KNIGHTS: &str = "Nf3 Nf6 Ng1 Ng8 ";

#[test]
fn repetition_is_claimed_on_the_board_and_by_a_written_move() {
    let claim = |text: Option<&str>| Edit::Claim(text.map(String::from));
    let mut table = game(KNIGHTS);
    assert_eq!(edit(&mut table, claim(None)), Err(msg!(ClaimRepetition { times: 2 })));
    assert_eq!(edit(&mut table, claim(Some("Nc3"))), Err(msg!(ClaimRepetition { times: 1 })));
    play(&mut table, "Nf3 Nf6 Ng1");
    assert!(table.status().claims.is_empty());
    // The move is written, not played: the board stays.
    let before = table.text(Export::Position);
    assert!(edit(&mut table, claim(Some("Ng9"))).is_err());
    assert_eq!(edit(&mut table, claim(Some("Nd5"))), Err(msg!(ClaimRepetition { times: 1 })));
    edit(&mut table, claim(Some("Ng8"))).unwrap();
    assert_eq!(table.text(Export::Position), before);
    let status = table.status();
    assert_eq!(
        (status.word(), status.score, status.message),
        ("draw:repetition3", Score::Draw, msg!(DrawRepetition3))
    );
    let mut table = game(&KNIGHTS.repeat(2));
    assert_eq!(table.status().claims, [Claim::Repetition3]);
    assert_eq!(table.status().message, msg!(MayClaimRepetition));
    edit(&mut table, claim(None)).unwrap();
    assert!(moves(&table).ends_with("4. Ng1 Ng8 {[%end repetition]} 1/2-1/2"));
    assert_eq!(kept(&table).status().word(), "draw:repetition3");
}

#[test]
fn fifty_moves_are_claimed_on_the_board_and_by_a_written_move() {
    let claim = |text: Option<&str>| Edit::Claim(text.map(String::from));
    let at = |plies: u32| chess(&format!("8/8/8/4k3/8/8/8/KQ5R w - - {plies} 90"));
    assert_eq!(edit(&mut at(80), claim(None)), Err(msg!(ClaimMoves50 { moves: 40 })));
    assert_eq!(edit(&mut at(98), claim(Some("Rh2"))), Err(msg!(ClaimMoves50 { moves: 49 })));
    assert_eq!(edit(&mut at(98), claim(None)), Err(msg!(ClaimMoves50 { moves: 49 })));
    let mut table = at(99);
    assert_eq!(edit(&mut table, claim(None)), Err(msg!(ClaimMoves50 { moves: 49 })));
    edit(&mut table, claim(Some("Rh2"))).unwrap();
    assert_eq!((table.status().word(), table.status().message), ("draw:moves50", msg!(DrawMoves50)));
    assert!(table.text(Export::Position).contains("KQ5R"));
    let mut table = at(100);
    assert_eq!(table.status().claims, [Claim::Moves50]);
    edit(&mut table, claim(None)).unwrap();
    assert_eq!(moves(&table), "{[%end fifty]} 1/2-1/2");
    assert_eq!(at(150).status().outcome.map(|o| o.by), Some(Ending::Moves75));
}

fn nodes(table: &Game) -> Vec<(String, NodeId)> {
    let sheet = table.sheet(&Style::pgn());
    let mut all = Vec::new();
    for row in &sheet.rows {
        all.extend([&row.first, &row.second].into_iter().flatten().map(|c| (c.text(), c.node)));
        all.extend(row.lines.iter().flat_map(|l| &l.cells).map(|(_, c)| (c.text(), c.node)));
    }
    all
}
fn node(table: &Game, text: &str) -> NodeId {
    nodes(table).into_iter().find(|(t, _)| t == text).unwrap().1
}

#[test]
fn variations_are_promoted_and_removed() {
    let pgn = "1. e4 e5 ({instead} 1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nc3 *";
    let mut table = collection::nth(pgn, 0, &Style::pgn()).unwrap();
    let c3 = node(&table, "c3");
    edit(&mut table, Edit::Promote(c3)).unwrap();
    assert_eq!(moves(&table), "1. e4 e5 ( {instead} 1... c5 2. c3 ( 2. Nf3 d6 ) 2... d5 ) 2. Nc3 *");
    // A comment before the variation belongs to its move in the main line: nothing is lost.
    let c5 = node(&table, "c5");
    edit(&mut table, Edit::Promote(c5)).unwrap();
    let main = "1. e4 c5 {instead} ( 1... e5 2. Nc3 ) 2. c3 ( 2. Nf3 d6 ) 2... d5 *";
    assert_eq!(moves(&table), main);
    assert_eq!(moves(&kept(&table)), main);
    assert_eq!(moves(&link::read(&table.text(Export::Link)).unwrap()), main);
    table.go(Go::To(node(&table, "d5")));
    let c3 = node(&table, "c3");
    edit(&mut table, Edit::Remove(c3)).unwrap();
    assert_eq!(moves(&table), "1. e4 c5 {instead} ( 1... e5 2. Nc3 ) 2. Nf3 d6 *");
    // The board shows the rest of its line.
    assert_eq!(table.sheet(&Style::pgn()).at, c5);
    for gone in [c3, NodeId(999), NodeId(0)] {
        edit(&mut table, Edit::Promote(gone)).unwrap();
        edit(&mut table, Edit::Remove(gone)).unwrap();
        table.go(Go::To(c3));
    }
    assert_eq!(moves(&table), "1. e4 c5 {instead} ( 1... e5 2. Nc3 ) 2. Nf3 d6 *");
    let e4 = node(&table, "e4");
    edit(&mut table, Edit::Remove(e4)).unwrap();
    assert_eq!((moves(&table).as_str(), table.status().can_undo), ("*", false));
}

/// A pending choice is dropped with the board that asked for it.
#[test]
fn nothing_is_chosen_on_another_board() {
    let mut table = chess("8/3P2k1/8/8/8/8/8/4K3 w - - 0 1");
    play(&mut table, "Ke2 Kf7");
    let ke2 = node(&table, "Ke2");
    table.tap(at("d7"), Touch::Tap, &Style::pgn());
    assert!(matches!(table.tap(at("d8"), Touch::Tap, &Style::pgn()), Tap::Choose(_)));
    edit(&mut table, Edit::Remove(ke2)).unwrap();
    assert_eq!(table.choose(Some(0)), Tap::Released);
    assert!(table.sheet(&Style::pgn()).rows.is_empty() && table.scene().marks.is_empty());
}

/// An ending belongs to the line it ended.
#[test]
fn an_ending_goes_with_its_line() {
    let ended = || {
        let mut table = game("e4 e5");
        table.go(Go::Back);
        play(&mut table, "c5");
        table.go(Go::Back);
        table.go(Go::Last);
        edit(&mut table, Edit::Resign(Side::White)).unwrap();
        table
    };
    let mut table = ended();
    let e5 = node(&table, "e5");
    edit(&mut table, Edit::Remove(e5)).unwrap();
    assert_eq!((moves(&table).as_str(), table.status().score), ("1. e4 c5 *", Score::Open));
    let mut table = ended();
    let c5 = node(&table, "c5");
    edit(&mut table, Edit::Promote(c5)).unwrap();
    assert_eq!((moves(&table).as_str(), table.status().score), ("1. e4 c5 ( 1... e5 ) *", Score::Open));
    let mut table = ended();
    edit(&mut table, Edit::Score(Score::White)).unwrap();
    assert_eq!((moves(&table).as_str(), table.status().end), ("1. e4 e5 ( 1... c5 ) 1-0", None));
    // Beside the end of the game one can go on.
    let mut table = ended();
    table.go(Go::Back);
    play(&mut table, "d5");
    assert_eq!(table.status().score, Score::Black);
}

#[test]
fn nothing_is_played_again_after_the_end() {
    let mut table = game("e4 e5 Nf3");
    table.go(Go::Undo);
    edit(&mut table, Edit::Resign(Side::White)).unwrap();
    assert!(!table.status().can_redo);
    table.go(Go::Redo);
    assert_eq!(moves(&table), "1. e4 e5 {[%end resigned]} 0-1");
    table.go(Go::Undo);
    assert!(table.status().can_redo);
    table.go(Go::Redo);
    assert_eq!(moves(&table), "1. e4 e5 2. Nf3 *");
}

/// A result by the moves disappears with them, also in a reopened game.
#[test]
fn a_mate_taken_back_after_opening_leaves_no_result() {
    let table = game("f3 e5 g4 Qh4#");
    for mut back in [kept(&table), link::read(&table.text(Export::Link)).unwrap()] {
        assert_eq!((back.status().score, back.status().word()), (Score::Black, "checkmate"));
        back.go(Go::Undo);
        assert_eq!((back.status().score, back.text(Export::Pgn).contains("0-1")), (Score::Open, false));
    }
}

#[test]
fn a_result_from_paper_is_shown_and_written() {
    let mut table = game("e4 e5");
    for (score, shown, written) in
        [(Score::White, "1-0", "1-0"), (Score::Draw, "½-½", "1/2-1/2"), (Score::Black, "0-1", "0-1")]
    {
        edit(&mut table, Edit::Score(score)).unwrap();
        assert_eq!(table.sheet(&Style::pgn()).result[0].text, shown);
        assert!(table.text(Export::Pgn).contains(&format!("[Result \"{written}\"]")));
        assert!(moves(&table).ends_with(written));
        assert_eq!(table.status().word(), "ongoing");
    }
    // A tag with the result counts where the moves end without one.
    let table = collection::nth("[Result \"1-0\"]\n\n1. e4 *", 0, &Style::pgn()).unwrap();
    assert_eq!(table.status().score, Score::White);
}

fn imported(text: &str, language: &str) -> Value {
    let style = Style::of(Letters::find(language).unwrap());
    serde_json::to_value(collection::import(text, &style, Language::default())).unwrap()
}

#[test]
fn problems_have_their_line_and_column() {
    for end in ["\n", "\r\n", "\r"] {
        let text = ["[White \"é\"]", "", "1. e4 é e5", "é♘ 2. Ke3", "1-0", "[Broken", "2. Zz9"].join(end);
        for text in [text.clone(), format!("\u{feff}{text}")] {
            let read = imported(&text, "en");
            let places: Vec<Value> = read["errors"]
                .as_array()
                .unwrap()
                .iter()
                .map(|e| json!([e["game"], e["line"], e["column"], e["kind"]]))
                .collect();
            let expected = json!([
                [0, 3, 7, "pgn_stray"],
                [0, 4, 1, "pgn_stray"],
                [0, 4, 7, "not_its_way"],
                [1, 7, 4, "not_a_field"],
            ]);
            assert_eq!(json!(places), expected, "{text:?}");
            assert_eq!(read["games"][0]["plies"], 2);
            assert_eq!(read["games"][0]["result"], "1-0");
        }
    }
}

#[test]
fn letters_of_other_languages_are_recognised() {
    for (text, language, letters) in [
        ("1.e4 e5 2.Cf3 Cc6 3.Fb5 a6 4.Fa4 Cf6 5.O-O *", "en", "fr"),
        ("1. e4 e5 2. Sf3 Sc6 3. Lb5 *", "en", "de"),
        ("1.e4 e5 2.Pf3 Pc6 3.Lb5 *", "fr", "nl"),
        ("1. e4 e5 2. Nf3 Nc6 *", "fr", "en"),
    ] {
        let read = imported(text, language);
        assert_eq!((&read["games"][0]["letters"], &read["errors"]), (&json!(letters), &json!([])), "{text}");
        let found = record::next_game(text, 0).unwrap();
        let style = Style::of(Letters::find(language).unwrap());
        let table = import::import(text, found, &style, ImportTarget::Game).table.unwrap().unwrap();
        assert!(moves(&table).starts_with("1. e4 e5 2. Nf3 Nc6"));
    }
    assert_eq!(imported("1. e4 e5 2. Nf3 *", "en")["games"][0]["letters"], Value::Null);
    // A single letter proves nothing: in Turkish this rook move could be played.
    assert_eq!(imported("1. a4 c6 2. Ka3 *", "en")["games"][0]["letters"], Value::Null);
}

#[test]
fn bytes_of_old_programs_are_text_and_binary_files_are_none() {
    assert_eq!(record::decode("1. e4 é♘".as_bytes()).unwrap(), "1. e4 é♘");
    assert_eq!(record::decode(b"[White \"Zo\xeb\"]").unwrap(), "[White \"Zoë\"]");
    assert_eq!(record::decode(b"").unwrap(), "");
    assert_eq!(record::decode(b"%PDF-1.4 text"), None);
    assert_eq!(record::decode(b"PK\x03\x04 text"), None);
    let noise: Vec<u8> = (0..4000u32).map(|i| ((i * i) >> 3) as u8).collect();
    assert_eq!(record::decode(&noise), None);
}

/// Links and saves are stored elsewhere: every old text must open for ever.
#[test]
fn what_version_1_wrote_still_opens() {
    let read = |text: &str| link::read(text).map_err(|Problem { message, .. }| message).unwrap();
    assert_eq!(
        read("1AAAQA").text(Export::Save),
        registry::open("chess", None, None).unwrap().text(Export::Save)
    );
    let told = read("1AACVXaGl0ZULTfh1ZARLRErVNwApMEwrZKxtjWQGB0YGJ0ZGZcarq2St7MzMrkukGHUkD25t7Y0shSECbSU");
    let (tags, lines) = (told.sheet(&Style::pgn()).tags, moves(&told));
    assert_eq!(tags.0, [("White".to_string(), "Zoë \"Z\"".to_string())]);
    assert_eq!(lines, "1. e4 e5 2. Nf3 Nc6 ( 2... d6 $2 {[%clk 0:01:23.5][%offer] é {solid)} ) 3. Bb5 *");
    assert!(told.text(Export::Position).starts_with("rnbqkbnr/ppp2ppp/3p4/4p3/"));
    let other = "1DgTExOLc3OTW5F7g4ODg4ODg4F5wXnBecF5wXqCgoKCgoKCgXoSEopycpJakQO5AlqLW4kBaQGBAYwGDFUsgetkrK3MhA5Mrm0s7cysi6BI";
    let other = read(other);
    assert_eq!((other.status().game, other.status().word()), ("chess960", "resigned"));
    assert_eq!(moves(&other), "1. g3 g6 2. Nd3 Nd6 {[%end resigned]} 0-1");
    let saved = "notabene 1\nchess\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n\
                 e2e4 e7e5 ( c7c5 g1f3 * ( b1c3 ) d7d6 ) f1c4\n";
    let (back, damage) = save::read(saved);
    let back = back.unwrap();
    assert_eq!(damage, None);
    assert_eq!(moves(&back), "1. e4 e5 ( 1... c5 2. Nf3 ( 2. Nc3 ) 2... d6 ) 2. Bc4 *");
    assert!(back.text(Export::Position).contains("/5N2/"));
    // And so must what version 2 of the save wrote.
    let saved = "notabene 2\nchess\n[Event \"?\"]\n[White \"Zoë \\\"Z\\\"\"]\n[Result \"0-1\"]\n\n1. e4 $1 {[%csl Gd4,Re5]\n\
                 [%cal Be2e4][%clk 0:01:23.5][%offer] said} 1... e5 ( {before} 1... c5 {[%here]} ) 2. Nf3 {[%end resigned]} 0-1\n";
    let (back, damage) = save::read(saved);
    let back = back.unwrap();
    assert_eq!(damage, None);
    assert_eq!((back.status().score, back.sheet(&Style::pgn()).at), (Score::Black, node(&back, "c5")));
    let first = back.sheet(&Style::pgn()).rows[0].first.clone().unwrap().note;
    assert_eq!(
        (first.shapes.len(), first.clock, first.offer, first.comment.as_str()),
        (3, Some(83_500), true, "said")
    );
}

#[test]
fn damaged_links_are_refused_whole() {
    for text in ["", "1", "0AAAQA", "éAAAQA", "1AAAQ", "1AAA?A", "1AAAQé", "1AAA QA"] {
        assert_eq!(link::read(text).err().map(|p| p.message), Some(msg!(LinkDamaged)), "{text}");
    }
    // A later version, and a game that is not known yet.
    for text in ["2AAAQA", "9", "1_AAQA"] {
        assert_eq!(link::read(text).err().map(|p| p.message), Some(msg!(LinkNewer)), "{text}");
    }
}

/// Text between the tags is preserved as a comment before the first move.
#[test]
fn what_is_no_tag_and_what_is_a_second_tag_are_kept_as_words() {
    let text = "[White \"Ann\"]\n[ ??? broken\n[White \"Bea\"]\n[White \"Ann\"]\n\n1. e4 *";
    let found = record::next_game(text, 0).unwrap();
    let table = import::import(text, found, &Style::pgn(), ImportTarget::Game).table.unwrap().unwrap();
    let pgn = table.text(Export::Pgn);
    assert!(pgn.contains("[White \"Ann\"]"), "{pgn}");
    assert!(pgn.contains("??? broken") && pgn.contains("White Bea"), "{pgn}");
}
