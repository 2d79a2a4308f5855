//! What people write on real score sheets in place of a move: piece takes piece, half squares, doubled signs.

use crate::common;
use notabene_core::game::{Game, Strictness, registry, strict};
use notabene_core::i18n::Language;
use notabene_core::notation::{Letters, Style};
use notabene_study::{self as study, AnswerGrade, Attempt, GivenAnswer};
use std::collections::BTreeMap;
use std::sync::Arc;

fn style(code: &str) -> Style {
    Style::of(Letters::find(code).unwrap())
}

/// True if a text has the shape of a move.
fn is_well_formed(text: &str) -> bool {
    let bare = text.trim_end_matches(['+', '#']);
    if matches!(bare, "O-O" | "O-O-O" | "0-0" | "0-0-0") {
        return true;
    }
    let bare = bare.strip_suffix(['Q', 'R', 'B', 'N']).map_or(bare, |rest| rest.trim_end_matches('='));
    let rest = bare.trim_start_matches(['K', 'Q', 'R', 'B', 'N']);
    if bare.len() - rest.len() > 1 {
        return false;
    }
    let bytes = rest.as_bytes();
    let [start @ .., b'a'..=b'h', b'1'..=b'8'] = bytes else { return false };
    let start = start.strip_suffix(b"x").unwrap_or(start);
    matches!(start, [] | [b'a'..=b'h'] | [b'1'..=b'8'] | [b'a'..=b'h', b'1'..=b'8'])
}

/// An answer: `understood`, or the kind of the refusal.
fn answer(game: &Game, text: &str, style: &Style) -> (String, Vec<String>) {
    match game.read(text, style) {
        Ok(read) => {
            let kinds: Vec<&str> = read.remarks.iter().map(|remark| remark.message.id()).collect();
            (format!("ok {} {}", read.id, kinds.join(" ")), Vec::new())
        }
        Err(refusal) => {
            assert!(refusal.at <= text.len() && text.is_char_boundary(refusal.at), "{text}: {}", refusal.at);
            for language in Language::ALL {
                assert!(language.say(&refusal.because).chars().count() > 12);
            }
            (refusal.because.id().into(), refusal.nearest)
        }
    }
}

/// The moves that a cell of a sheet may mean, or the cell of its copy.
fn meanings(game: &Game, cells: [&[Option<String>]; 2], style: &Style) -> Vec<String> {
    let mut ids = Vec::new();
    for text in cells.into_iter().filter_map(|cells| cells.first()?.as_deref()) {
        match game.read(text, style) {
            Ok(read) => ids.push(read.id),
            Err(refusal) => {
                ids.extend(refusal.nearest.iter().filter_map(|text| Some(game.read(text, style).ok()?.id)));
            }
        }
    }
    ids.sort();
    ids.dedup();
    ids
}

/// Plays the meaning of a cell after which most of the following cells can be read; false if there is none.
fn play_on(game: &mut Game, cells: [&[Option<String>]; 2], style: &Style) -> bool {
    let follows = |id: &String| {
        let mut trial = game.clone();
        trial.enter(id, style).unwrap();
        (1..9)
            .take_while(|n| {
                let rest = cells.map(|cells| cells.get(*n..).unwrap_or_default());
                let next = rest.into_iter().filter_map(|cells| cells.first()?.as_deref());
                next.into_iter().any(|text| trial.enter(text, style).is_ok())
            })
            .count()
    };
    let mut ids = meanings(game, cells, style);
    if ids.len() > 1 {
        ids.sort_by_key(|id| std::cmp::Reverse(follows(id)));
    }
    ids.first().is_some_and(|id| game.enter(id, style).is_ok())
}

/// Every text of real sheets that has not the shape of a move is understood, offered, or refused with a reason that
/// names its kind.
#[test]
fn texts_of_real_sheets_are_answered() {
    let rows = common::external_rows("chess/external/sheets/hcs-dev.json");
    let cells = |row: &serde_json::Value| -> Vec<Option<String>> {
        row["moves"].as_array().unwrap().iter().map(|cell| cell.as_str().map(String::from)).collect()
    };
    let english = style("en");
    let mut answers: BTreeMap<String, (bool, String, Vec<String>)> = BTreeMap::new();
    for row in &rows {
        let (own, mut reached) = (cells(row), true);
        let copy = rows.iter().find(|other| other["game"] == row["game"] && other["copy"] != row["copy"]);
        let copy = copy.map(cells).unwrap_or_default();
        let mut game = registry::open("chess", None, None).unwrap();
        for (ply, cell) in own.iter().enumerate() {
            if let Some(text) = cell.as_deref().filter(|text| !is_well_formed(text)) {
                let (what, nearest) = answer(&game, text, &english);
                let better = answers.get(text).is_none_or(|(known, ..)| !known && reached);
                if better {
                    answers.insert(text.into(), (reached, what, nearest));
                }
            }
            reached &= play_on(&mut game, [&own[ply..], copy.get(ply..).unwrap_or_default()], &english);
        }
    }
    // The reasons that name a kind of writing, and those of the rules.
    const NAMED: [&str; 22] = [
        "sign_too_many",
        "takes_none",
        "takes_doubt",
        "half_square_none",
        "half_square_doubt",
        "sign_too_many_doubt",
        "perhaps",
        "promo_missing",
        "ambiguous",
        "square_order",
        "file_case",
        "piece_case",
        "pawn_letter",
        "letter_missing",
        "no_such_piece",
        "not_its_way",
        "nothing_on_file",
        "own_piece",
        "empty_field",
        "blocked",
        "slip_doubt",
        "syntax",
    ];
    let mut understood = 0;
    for (text, (reached, what, nearest)) in &answers {
        println!("{text:10} {reached:5} {what} {}", nearest.join(" "));
        let is_named = NAMED.contains(&what.as_str());
        assert!(what.starts_with("ok ") || is_named, "{text}: {what}");
        // Signs without a piece or a square are no move.
        assert!(what != "syntax" || text == "xx", "{text}");
        let offers = ["takes_doubt", "half_square_doubt", "sign_too_many_doubt", "perhaps", "ambiguous"];
        assert!(!offers.contains(&what.as_str()) || !nearest.is_empty(), "{text}: {what}");
        understood += usize::from(what.starts_with("ok "));
    }
    assert!(rows.is_empty() || answers.len() >= 100 && understood >= 30, "{understood} of {}", answers.len());
}

/// A text in a position: the move and the remark, or the refusal with its place and what is offered.
struct Case {
    fen: &'static str,
    /// In English, French, Dutch, German and Spanish letters.
    texts: [&'static str; 5],
    /// The id of the move; empty if it is refused.
    id: &'static str,
    kind: &'static str,
    /// What is offered in English.
    offers: &'static [&'static str],
}

const LANGUAGES: [&str; 5] = ["en", "fr", "nl", "de", "es"];

const fn understood(
    fen: &'static str,
    texts: [&'static str; 5],
    id: &'static str,
    kind: &'static str,
) -> Case {
    Case { fen, texts, id, kind, offers: &[] }
}

const fn refused(
    fen: &'static str,
    texts: [&'static str; 5],
    kind: &'static str,
    offers: &'static [&'static str],
) -> Case {
    Case { fen, texts, id: "", kind, offers }
}

const fn same(text: &'static str) -> [&'static str; 5] {
    [text; 5]
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const ROOKS: &str = "3r2k1/8/8/8/8/8/8/3R2K1 w - - 0 1";
const FOUR_ROOKS: &str = "3r2k1/r7/8/8/8/8/R7/3R2K1 w - - 0 1";
const PAWNS: &str = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
const PROMOTION: &str = "7r/6P1/8/8/8/8/k7/4K3 w - - 0 1";
const KNIGHT: &str = "4k3/8/8/4p3/8/5N2/8/4K3 w - - 0 1";
const TWO_KNIGHTS: &str = "4k3/8/8/4p3/8/5N2/6N1/4K3 w - - 0 1";
const BISHOP: &str = "4k3/8/2n5/1B6/8/8/8/4K3 w - - 0 1";
const ADVANCED: &str = "4k3/8/3p4/4P3/8/8/8/4K3 w - - 0 1";
const CHECKING: &str = "4k2n/8/8/8/1n5Q/8/8/4K3 w - - 0 1";
const PASSED: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";

const CASES: [Case; 43] = [
    // Piece takes piece.
    understood(ROOKS, ["RxR", "TxT", "TxT", "TxT", "TxT"], "d1d8", "takes_piece"),
    understood(ROOKS, ["R x R", "T x T", "T x T", "T x T", "T x T"], "d1d8", "takes_piece"),
    understood(ROOKS, ["RXR+", "TXT+", "TXT+", "TXT+", "TXT+"], "d1d8", "takes_piece"),
    understood(ROOKS, ["R:R", "T:T", "T:T", "T:T", "T:T"], "d1d8", "takes_piece"),
    understood(ROOKS, ["RR", "TT", "TT", "TT", "TT"], "d1d8", "takes_piece"),
    understood(ROOKS, ["rxr", "txt", "txt", "txt", "txt"], "d1d8", "takes_piece"),
    understood(ROOKS, ["♖x♜", "♖x♜", "♖x♜", "♖x♜", "♖x♜"], "d1d8", "takes_piece"),
    refused(FOUR_ROOKS, ["RxR", "TxT", "TxT", "TxT", "TxT"], "takes_doubt", &["Rxd8+", "Rxa7"]),
    understood(FOUR_ROOKS, ["RxR+", "TxT+", "TxT+", "TxT+", "TxT+"], "d1d8", "takes_piece"),
    understood(FOUR_ROOKS, ["RxRa7", "TxTa7", "TxTa7", "TxTa7", "TxTa7"], "a2a7", "takes_piece"),
    understood(FOUR_ROOKS, ["RdxR", "TdxT", "TdxT", "TdxT", "TdxT"], "d1d8", "takes_piece"),
    refused(START, ["RxN", "TxC", "TxP", "TxS", "TxC"], "takes_none", &[]),
    understood(PAWNS, ["PxP", "PxP", "♙x♟", "BxB", "PxP"], "e4d5", "takes_piece"),
    understood(PAWNS, ["exP", "exP", "ex♟", "exB", "exP"], "e4d5", "takes_piece"),
    understood(PAWNS, ["pxp", "pxp", "♙x♟", "pxp", "pxp"], "e4d5", "takes_piece"),
    understood(PAWNS, ["exPd5", "exPd5", "ex♟d5", "exBd5", "exPd5"], "e4d5", "takes_piece"),
    understood(PASSED, ["PxP e.p.", "PxP e.p.", "♙x♟ e.p.", "BxB e.p.", "PxP e.p."], "e5d6", "takes_piece"),
    understood(PROMOTION, ["gxRQ", "gxTD", "gxTD", "gxTD", "gxTD"], "g7h8q", "takes_piece"),
    understood(PROMOTION, ["PxR=Q", "PxT=D", "♙xT=D", "BxT=D", "PxT=D"], "g7h8q", "takes_piece"),
    refused(
        PROMOTION,
        ["gxR", "gxT", "gxT", "gxT", "gxT"],
        "promo_missing",
        &["gxh8Q", "gxh8R", "gxh8B", "gxh8N"],
    ),
    understood(KNIGHT, ["NxPe5", "CxPe5", "Px♟e5", "SxBe5", "CxPe5"], "f3e5", "takes_piece"),
    understood(KNIGHT, ["NxP", "CxP", "Px♟", "SxB", "CxP"], "f3e5", "takes_piece"),
    refused(KNIGHT, ["NxPd4", "CxPd4", "Px♟d4", "SxBd4", "CxPd4"], "perhaps", &["Nxe5"]),
    understood(BISHOP, ["Bb5xNc6", "Fb5xCc6", "Lb5xPc6", "Lb5xSc6", "Ab5xCc6"], "b5c6", "takes_piece"),
    understood(CHECKING, ["QxN+", "DxC+", "DxP+", "DxS+", "DxC+"], "h4h8", "takes_piece"),
    // Half a square.
    understood(BISHOP, ["Bxc", "Fxc", "Lxc", "Lxc", "Axc"], "b5c6", "half_square"),
    understood(BISHOP, ["Bx6", "Fx6", "Lx6", "Lx6", "Ax6"], "b5c6", "half_square"),
    refused(BISHOP, ["Bc", "Fc", "Lc", "Lc", "Ac"], "half_square_doubt", &["Bc4", "Bxc6+"]),
    understood(BISHOP, ["Bb5x", "Fb5x", "Lb5x", "Lb5x", "Ab5x"], "b5c6", "half_square"),
    refused(KNIGHT, ["Nh", "Ch", "Ph", "Sh", "Ch"], "half_square_doubt", &["Nh2", "Nh4"]),
    understood(KNIGHT, ["Nxe", "Cxe", "Pxe", "Sxe", "Cxe"], "f3e5", "half_square"),
    understood(ADVANCED, same("e5x"), "e5d6", "half_square"),
    understood(ADVANCED, same("e5xd"), "e5d6", "half_square"),
    understood(ADVANCED, same("xd"), "e5d6", "half_square"),
    understood(ADVANCED, same("ex6"), "e5d6", "half_square"),
    refused(START, ["N5", "C5", "P5", "S5", "C5"], "half_square_none", &[]),
    // A sign too many.
    refused(ADVANCED, same("exdd6"), "sign_too_many", &[]),
    refused(ADVANCED, same("exd66"), "sign_too_many", &[]),
    refused(KNIGHT, ["Nxee5", "Cxee5", "Pxee5", "Sxee5", "Cxee5"], "sign_too_many", &[]),
    refused(KNIGHT, ["Ndd4", "Cdd4", "Pdd4", "Sdd4", "Cdd4"], "sign_too_many", &[]),
    refused(KNIGHT, ["NNd4", "CCd4", "PPd4", "SSd4", "CCd4"], "sign_too_many", &[]),
    refused(TWO_KNIGHTS, ["Nde4", "Cde4", "Pde4", "Sde4", "Cde4"], "no_such_piece", &[]),
    refused(KNIGHT, ["Ng5d4", "Cg5d4", "Pg5d4", "Sg5d4", "Cg5d4"], "no_such_piece", &[]),
];

/// Each kind of writing in part has its own answer, in the letters of each language.
#[test]
fn moves_written_in_part_are_understood_offered_or_refused_by_kind() {
    for case in &CASES {
        for (code, text) in LANGUAGES.into_iter().zip(case.texts) {
            let game = registry::open("chess", Some(case.fen), None).unwrap();
            let style = style(code);
            let who = format!("{text} in {code}, {}", case.fen);
            match game.read(text, &style) {
                Ok(read) => {
                    assert_eq!(read.id, case.id, "{who}");
                    let kinds: Vec<&str> = read.remarks.iter().map(|remark| remark.message.id()).collect();
                    assert_eq!(kinds, [case.kind], "{who}");
                    assert!(read.remarks[0].slip, "{who}");
                }
                Err(refusal) => {
                    assert_eq!(
                        (case.id, case.kind),
                        ("", refusal.because.id()),
                        "{who} {:?}",
                        refusal.nearest
                    );
                    if code == "en" && !case.offers.is_empty() {
                        assert_eq!(refusal.nearest, case.offers, "{who}");
                    }
                    for offer in &refusal.nearest {
                        assert!(
                            game.read(offer, &style).is_ok_and(|read| read.remarks.is_empty()),
                            "{who}: {offer}"
                        );
                    }
                }
            }
        }
    }
}

/// An official score sheet needs the square: the slip is answered with the right form.
#[test]
fn at_a_tournament_the_square_is_written() {
    let mut game = registry::open("chess", Some(ROOKS), None).unwrap();
    let refusal = strict::enter(&mut game, "RxR", &style("en"), Strictness::Tournament).unwrap_err();
    assert_eq!((refusal.because.id(), &refusal.nearest[..]), ("takes_piece", &["Rxd8+".to_string()][..]));
    let played = strict::enter(&mut game, "RxR", &style("en"), Strictness::Guided).unwrap();
    assert_eq!(played.id, "d1d8");
}

/// Chess960 and Scharten share the reader.
#[test]
fn other_games_with_letters_are_read_alike() {
    let game = registry::open("chess960", Some(FOUR_ROOKS), None).unwrap();
    assert_eq!(answer(&game, "RxRd8", &style("en")).0, "ok d1d8 takes_piece");
    let game = registry::open("scharten", None, None).unwrap();
    assert_eq!(answer(&game, "Na33", &style("en")).0, "sign_too_many");
    assert_eq!(answer(&game, "NxP", &style("en")).0, "takes_none");
    assert_eq!(answer(&game, "RxR", &style("fr")).0, "takes_none");
}

/// The letters of another language are named.
#[test]
fn letters_of_another_language_are_named() {
    let game = registry::open("chess", Some(ROOKS), None).unwrap();
    assert_eq!(answer(&game, "TxT", &style("en")), ("language_letter".into(), vec!["Rxd8+".into()]));
}

/// Texts that are no moves stay what they are; long ones cost nothing.
#[test]
fn other_texts_are_no_moves() {
    let game = registry::open("chess", None, None).unwrap();
    for text in ["xx", "x", "--x", "hello", "e4y", "Nf3Nc6", "Nf3 Nc6", &"Nx".repeat(30), &"R".repeat(64)] {
        let (what, _) = answer(&game, text, &style("en"));
        assert!(!what.starts_with("ok "), "{text}: {what}");
    }
}

/// Lessons answer them with what is missing, and do not give the move away at first.
#[test]
fn lessons_have_an_answer_of_their_own() {
    let text = "notabene course 1\ncourse small\ngame chess\ntitle\n  en Try\nlead\n  en Try\nlesson S1\ntitle\n  en Try\n\
        goal\n  en Try\npoint\n  en Try\nexercise S1-1 write\nprompt\n  en Write.\n\
        board 3r2k1/8/8/8/8/8/8/3R2K1 w - - 0 1\nmoves d1d8\nright Rxd8+\n";
    let course = Arc::new(study::read(text).unwrap_or_else(|problems| panic!("{problems:?}")));
    for text in ["RxR", "Rxd", "R8", "Rd88", "RxN"] {
        let mut attempt = Attempt::new(Arc::clone(&course), 0, 0).unwrap();
        let verdict = attempt.answer(GivenAnswer::Text(text), Language::En);
        assert_eq!(verdict.grade, AnswerGrade::Wrong, "{text}");
        let said = verdict.remark.map(|remark| remark.in_language(Language::En)).unwrap_or_default();
        let wanted = match text {
            "RxN" => "None of your moves takes a knight with a rook.",
            "Rd88" => "One sign is too many. Which one?",
            _ => "Where does it go? Write both, the letter and the number.",
        };
        assert_eq!(said, wanted, "{text}");
    }
}
