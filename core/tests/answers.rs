//! Answers to moves that are not written in the strict form: a question, a remark, or silent acceptance.

use notabene_core::exchange::Export;
use notabene_core::game::{Explained, Game, Go, Strictness, Typing, registry, strict};
use notabene_core::i18n::Language;
use notabene_core::notation::{LETTERS, Letters, Style};
use serde_json::Value;

fn rows() -> Vec<Value> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/data/answers.json");
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn words(value: &Value) -> Vec<String> {
    value.as_array().map_or_else(Vec::new, |all| all.iter().map(|v| v.as_str().unwrap().into()).collect())
}

fn table(row: &Value) -> Game {
    registry::open(row["game"].as_str().unwrap_or("chess"), row["position"].as_str(), None).unwrap()
}

/// Every answer is a whole sentence in every language, without doubled signs.
fn is_sentence(said: &str) -> bool {
    !said.contains("..") && !said.contains(". .") && !said.contains('{') && said.len() > 8
}

#[test]
fn every_text_is_answered_as_recorded() {
    let (rows, mut failed) = (rows(), Vec::new());
    assert!(rows.len() > 100);
    for row in &rows {
        let language = Language::from_code(row["language"].as_str().unwrap()).unwrap();
        let style = Style::of(Letters::find(language.code()).unwrap());
        let how = match row["mode"].as_str() {
            Some("tournament") => Strictness::Tournament,
            _ => Strictness::Guided,
        };
        let mut table = table(row);
        let before = table.text(Export::Position);
        let (text, mut said) = (row["text"].as_str().unwrap(), Vec::new());
        let got = match strict::enter(&mut table, text, &style, how) {
            Ok(Explained { id, remarks, .. }) => {
                said.extend(remarks.iter().map(|remark| remark.message.clone()));
                let kinds: Vec<&str> = remarks.iter().map(|remark| remark.message.id()).collect();
                serde_json::json!({ "played": id, "remarks": kinds })
            }
            Err(refusal) => {
                assert_eq!(table.text(Export::Position), before, "{row}: nothing is played");
                assert!(text.is_char_boundary(refusal.at.min(text.len())), "{row}");
                said.push(refusal.because.clone());
                serde_json::json!({ "kind": refusal.because.id(), "offers": refusal.nearest })
            }
        };
        let wanted = match row["played"].as_str() {
            Some(id) => serde_json::json!({ "played": id, "remarks": row["remarks"] }),
            None => serde_json::json!({ "kind": row["kind"], "offers": row["offers"] }),
        };
        if got != wanted {
            failed.push(format!("{row}\n    got {got}"));
        }
        for msg in said {
            for language in Language::ALL {
                let sentence = language.say(&msg);
                assert!(is_sentence(&sentence), "{row}: {sentence}");
            }
            if let Some(part) = row["says"][language.code()].as_str() {
                assert!(language.say(&msg).contains(part), "{row}: {}", language.say(&msg));
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn an_offer_is_played_as_it_is_written() {
    for row in rows() {
        let style = Style::of(Letters::find(row["language"].as_str().unwrap()).unwrap());
        for offer in words(&row["offers"]) {
            let mut table = table(&row);
            let typed = table.type_offer(&offer, &Typing::of_moves(style, Strictness::Guided));
            let text: Option<String> =
                typed.played.first().map(|played| played.tokens.iter().map(|t| &*t.text).collect());
            assert_eq!(text.as_ref(), Some(&offer), "{row}");
        }
    }
}

/// A piece letter in lower case may be a file: a piece move is never replaced by a pawn move.
#[test]
fn a_small_letter_is_never_played_as_another_piece() {
    let positions = [
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
        "r3k2r/pp1bqppp/2nbpn2/2pp4/2PP4/2NBPN2/PP1BQPPP/R3K2R w KQkq - 0 1",
        "4k3/8/2p2n2/3P4/1n6/8/8/4K3 b - - 0 1",
        "4k3/8/8/2b5/1P1P1P2/2QBN3/PPPRP3/4K3 w - - 0 1",
    ];
    let mut asked = 0;
    for (letters, fen) in LETTERS.iter().flat_map(|letters| positions.map(|fen| (letters, fen))) {
        let style = Style::of(letters);
        let table = registry::open("chess", Some(fen), None).unwrap();
        for (id, text) in table.moves(&style) {
            let Some(piece) = letters.pieces.iter().find(|piece| text.starts_with(**piece)) else { continue };
            let small = piece.to_lowercase() + &text[piece.len()..];
            let mut again = registry::open("chess", Some(fen), None).unwrap();
            match strict::enter(&mut again, &small, &style, Strictness::Guided) {
                Ok(played) => assert_eq!(played.id, id, "{small} in {}", letters.code),
                Err(refusal) => {
                    asked += usize::from(refusal.because.id() == "small_letter");
                    assert!(refusal.nearest.contains(&text), "{small} in {}: {refusal:?}", letters.code);
                }
            }
        }
    }
    assert!(asked > 20, "{asked}");
}

/// A record whose moves have letters of several languages, or numbers without dots, is read to its end.
#[test]
fn records_of_mixed_hands_are_read() {
    use notabene_core::exchange::import::{ImportTarget, import};
    use notabene_core::record::next_game;
    let read = |text: &str, code: &str| {
        let style = Style::of(Letters::find(code).unwrap());
        let found = next_game(text, 0).unwrap();
        let read = import(text, found, &style, ImportTarget::Game);
        let kinds: Vec<&str> = read.faults.iter().map(|fault| fault.message.id()).collect();
        let table = read.table.unwrap().unwrap();
        let moves = table.text(Export::Moves(Style::of(Letters::english())));
        (read.plies, kinds, moves)
    };
    let (plies, kinds, moves) = read("1.e4 e5 2.Nf3 Cc6 3.Bb5 a6", "en");
    assert_eq!((plies, &kinds[..], &*moves), (6, &["language_letter"][..], "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"));
    let (plies, _, moves) = read("1.e4 e5 2.Nf3 Cc6 3.Fb5 a6", "fr");
    assert_eq!((plies, &*moves), (6, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"));
    let (plies, kinds, _) = read("1 e4 e5 2 Cf3 Cc6", "fr");
    assert_eq!((plies, kinds.len()), (4, 0));
    // An ambiguous letter is refused.
    let (plies, kinds, _) = read("1.d4 d5 2.Nf3 Cf6 3.Cd2 e6", "en");
    assert!(plies < 6 && !kinds.is_empty(), "{plies} {kinds:?}");
}

/// In Chess960 castling may move one piece only: the squares of both are marked, so that it looks like castling.
#[test]
fn castling_of_one_piece_marks_the_rook_too() {
    use notabene_core::game::Mark;
    use notabene_core::geometry::{CHESS, Naming};
    let marks = |fen: &str, text: &str| {
        let mut table = registry::open("chess960", Some(fen), None).unwrap();
        table.enter(text, &Style::of(Letters::english())).unwrap();
        assert!(table.status().announce.is_some(), "it is announced");
        let name = |mark: (_, Mark)| (Naming::CHESS.name(&CHESS, mark.0), mark.1);
        let mut marks: Vec<(String, Mark)> = table.scene().marks.into_iter().map(name).collect();
        marks.retain(|(_, mark)| matches!(mark, Mark::LastFrom | Mark::LastTo));
        marks
    };
    let king_stays = marks("4k3/8/8/8/8/8/8/6KR w H - 0 1", "O-O");
    for wanted in [("h1", Mark::LastFrom), ("f1", Mark::LastTo), ("g1", Mark::LastTo)] {
        assert!(king_stays.contains(&(wanted.0.into(), wanted.1)), "{king_stays:?}");
    }
    let rook_stays = marks("4k3/8/8/8/8/8/8/4KR2 w F - 0 1", "O-O");
    for wanted in [("e1", Mark::LastFrom), ("g1", Mark::LastTo), ("f1", Mark::LastTo)] {
        assert!(rook_stays.contains(&(wanted.0.into(), wanted.1)), "{rook_stays:?}");
    }
}

/// Both daggers may be chosen, and what is written so is read without a remark.
#[test]
fn daggers_are_written_and_read() {
    use notabene_core::notation::{CheckSign, Mate};
    let style = Style { check: CheckSign::Dagger, mate: Mate::DoubleDagger, ..Style::of(Letters::english()) };
    for (fen, id, text) in [
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "Ra8†"),
        ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "d1d8", "Rd8‡"),
    ] {
        let table = registry::open("chess", Some(fen), None).unwrap();
        assert!(table.moves(&style).contains(&(id.into(), text.into())));
        let read = table.read(text, &style).unwrap();
        assert_eq!((read.id.as_str(), read.remarks.len()), (id, 0));
    }
}

/// Several moves are played in a row, each with its own undo step; an illegal one stops the row.
#[test]
fn several_moves_are_played_up_to_the_first_that_is_refused() {
    let french = Style::of(Letters::find("fr").unwrap());
    let enter = |text: &str, how: Strictness| {
        let mut table = registry::open("chess", None, None).unwrap();
        let typed = table.type_text(text, &Typing::of_moves(french, how));
        let moves = table.text(Export::Moves(Style::pgn()));
        (moves, typed.refusal.map(|(word, why)| (text[word].to_string(), why.because.id())))
    };
    let guided = |text: &str| enter(text, Strictness::Guided);
    let all = "1. e4 e5 2. Nf3 Nc6".to_string();
    for text in [
        "e4 e5 Cf3 Cc6",
        "1 e4 e5 2 Cf3 Cc6",
        "1. e4 e5 2. Cf3 Cc6",
        "1.e4 e5 2.Cf3 Cc6",
        "  e4\u{a0}e5 !  Cf3 2... Cc6 *",
    ] {
        assert_eq!(guided(text), (all.clone(), None), "{text}");
    }
    let stopped = |word: &str, reason| Some((word.to_string(), reason));
    assert_eq!(guided("e4 e5 Cf4 d6"), ("1. e4 e5".into(), stopped("Cf4", "not_its_way")));
    assert_eq!(guided("e4 e5 Cf3 cc6 d4"), ("1. e4 e5 2. Nf3".into(), stopped("cc6", "small_letter")));
    let mate = guided("f3 e5 g4 Dh4# a3");
    assert_eq!(mate, ("1. f3 e5 2. g4 Qh4#".into(), stopped("a3", "stays_in_check")));
    // As exact as required, at the first attempt.
    let (moves, rest) = enter("Pe4 e5", Strictness::Tournament);
    assert_eq!((moves.as_str(), rest), ("", stopped("Pe4", "pawn_letter")));
    // A text of one move, or one that does not begin with a move, is answered as a whole.
    for text in ["e4", "e2 e4", "C f3", "e4 !", "cavalier f3", "bonjour e4", "Cf4 e5", "", " ", "1. 2. 3."] {
        let mut table = registry::open("chess", None, None).unwrap();
        let whole = strict::enter(&mut table, text, &french, Strictness::Guided);
        let refused = whole.err().map(|why| (text.to_string(), why.because.id()));
        assert_eq!(guided(text), (table.text(Export::Moves(Style::pgn())), refused), "{text}");
    }
    let mut table = registry::open("draughts/international", None, None).unwrap();
    let text = "1. 32-28 19-23 28x19 2-3 7-12";
    let typed = table.type_text(text, &Typing::of_moves(french, Strictness::Guided));
    assert_eq!((typed.played.len(), typed.rest(text)), (3, "2-3 7-12"));
    for _ in 0..3 {
        assert!(table.status().can_undo);
        table.go(Go::Undo);
    }
    assert!(!table.status().can_undo);
}
