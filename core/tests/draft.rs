//! Setting up positions, and pictures of them.

use crate::common::laws::laws;
use crate::common::*;
use notabene_core::chess::Setup;
use notabene_core::exchange::picture::{self, Picture};
use notabene_core::game::position_editor::{self, PositionEditor};
use notabene_core::game::{Game, registry};
use notabene_core::geometry::{CHESS, Field, Layout, Naming};
use notabene_core::msg;
use notabene_core::position::{Figure, Glyph, Side};
use proptest::prelude::*;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";
const SYMBOLS: &str = include_str!("../../www/pieces/pieces.svg");

fn at(name: &str) -> Field {
    Naming::CHESS.field(&CHESS, name).unwrap()
}
fn read(fen: &str) -> PositionEditor {
    PositionEditor::read("chess", fen).unwrap_or_else(|e| panic!("{fen}: {e:?}"))
}
fn glyph(side: Side, figure: Figure) -> Option<Glyph> {
    Some(Glyph { side, figure })
}
fn ids(draft: &PositionEditor) -> Vec<&'static str> {
    draft.reasons().iter().map(|r| r.message.id()).collect()
}

/// The positions of all test data, with whether they are of Chess960.
fn fens() -> Vec<(String, bool)> {
    let rows = |file: &str| own(&format!("chess/{file}.json"));
    let of = |row: serde_json::Value, always| {
        Some((row["fen"].as_str()?.to_string(), always || row["chess960"] == true))
    };
    let mixed = ["census", "perft", "san"].into_iter().flat_map(rows).filter_map(|row| of(row, false));
    let castling = rows("chess960-castling").into_iter().filter_map(|row| of(row, true));
    let all: Vec<_> = mixed.chain(castling).collect();
    assert!(all.len() > 100, "{} positions", all.len());
    all
}

#[test]
fn every_position_of_the_test_data_survives_being_a_draft() {
    for (fen, chess960) in fens() {
        let game = if chess960 { "chess960" } else { "chess" };
        let draft = PositionEditor::read(game, &fen).unwrap();
        let text = draft.text();
        let mut setups = [&fen, &text].map(|t| Setup::from_fen(t).unwrap());
        setups.iter_mut().for_each(|s| s.castling.sort());
        assert_eq!(setups[0], setups[1], "{fen} became {text}");
        assert_eq!(PositionEditor::read(game, &text).unwrap(), draft, "{text} read again");
        assert_eq!(draft.reasons(), [], "{fen} can be played");
    }
}

#[test]
fn pieces_are_put_carried_and_taken_away() {
    let mut draft = read(EMPTY);
    draft.set_piece(at("e1"), glyph(Side::White, Figure::King));
    draft.set_piece(at("e8"), glyph(Side::Black, Figure::King));
    draft.set_piece(at("a2"), glyph(Side::White, Figure::Pawn));
    draft.move_piece(at("a2"), at("a4"));
    assert_eq!(draft.text(), "4k3/8/8/8/P7/8/8/4K3 w - - 0 1");
    assert_eq!(draft.reasons(), []);
    draft.move_piece(at("a4"), at("e8"));
    assert_eq!(ids(&draft), ["setup_kings", "setup_pawn"], "the black king was taken");
    draft.set_piece(at("e8"), None);
    assert_eq!(draft.text(), "8/8/8/8/8/8/8/4K3 w - - 0 1");
    draft.set_piece(Field(200), glyph(Side::White, Figure::Pawn));
    draft.move_piece(Field(200), at("a1"));
    assert_eq!(draft.text(), "8/8/8/8/8/8/8/4K3 w - - 0 1", "there is no such field");
}

#[test]
fn all_reasons_are_told_together_with_their_fields() {
    let reasons = |game: &str, fen: &str| -> Vec<(&'static str, Vec<String>)> {
        let name = |f: &Field| Naming::CHESS.name(&CHESS, *f);
        let draft = PositionEditor::read(game, fen).unwrap();
        draft.reasons().iter().map(|r| (r.message.id(), r.fields.iter().map(name).collect())).collect()
    };
    let of = |id, fields: &[&str]| (id, fields.iter().map(|f| f.to_string()).collect::<Vec<_>>());
    assert_eq!(reasons("chess", EMPTY), [of("setup_kings", &[]), of("setup_kings", &[])]);
    assert_eq!(
        reasons("chess", "P6p/8/8/8/8/8/8/K1K4P b - e3 0 1"),
        [
            of("setup_kings", &["a1", "c1"]),
            of("setup_kings", &[]),
            of("setup_pawn", &["h1"]),
            of("setup_pawn", &["a8"]),
            of("setup_pawn", &["h8"]),
            of("setup_en_passant", &["e3"]),
        ]
    );
    assert_eq!(
        reasons("chess", "4k3/8/8/8/8/8/4r3/4K1R1 b G - 0 1"),
        [of("setup_check", &["e1"]), of("setup_castling", &["g1"])]
    );
    assert_eq!(reasons("chess960", "4k3/8/8/8/8/8/8/4K1R1 w G - 0 1"), []);
    assert_eq!(
        reasons("chess960", "2k5/8/8/8/8/8/8/RR2K2R w ABH"),
        [of("setup_castling", &["a1", "b1", "h1"])]
    );
}

#[test]
fn rights_to_castle_belong_to_rooks() {
    let offered = |draft: &PositionEditor| -> Vec<(String, bool)> {
        draft.switches.iter().map(|s| (Naming::CHESS.name(&CHESS, s.field), s.on)).collect()
    };
    let list = |all: &[(&str, bool)]| all.iter().map(|(f, on)| (f.to_string(), *on)).collect::<Vec<_>>();
    let mut draft = read(START);
    assert_eq!(offered(&draft), list(&[("a1", true), ("h1", true), ("a8", true), ("h8", true)]));
    draft.move_piece(at("h1"), at("h4"));
    assert_eq!(offered(&draft), list(&[("a1", true), ("a8", true), ("h8", true)]));
    draft.set_switch(1, false);
    assert_eq!(draft.text(), "rnbqkbnr/pppppppp/8/8/7R/8/PPPPPPPP/RNBQKBN1 w Qk - 0 1");
    // One rook on each wing: the newest choice wins, and the letter identifies the rook.
    let mut draft = PositionEditor::read("chess960", "4k3/8/8/8/8/8/8/RR2K3 w - - 0 1").unwrap();
    assert_eq!(offered(&draft), list(&[("a1", false), ("b1", false)]));
    draft.set_switch(1, true);
    assert_eq!(draft.text(), "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1");
    draft.set_switch(0, true);
    assert_eq!(draft.text(), "4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1");
    // In chess only a king on e1 and rooks in the corners.
    assert_eq!(offered(&read("4k3/8/8/8/8/8/8/RR1K3R w - - 0 1")), []);
}

#[test]
fn en_passant_is_offered_only_where_it_can_be() {
    let draft = read("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1");
    let names =
        |draft: &PositionEditor| draft.picks[0].options.iter().map(|o| o.1.clone()).collect::<Vec<_>>();
    assert_eq!(names(&draft), ["d6"]);
    let mut draft = read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    assert_eq!(draft.reasons(), []);
    draft.set_turn(Side::Black);
    assert_eq!((names(&draft), draft.picks[0].chosen), (vec![], None), "nothing was passed for Black");
    draft.set_pick(0, Some(at("d6")));
    assert_eq!(draft.picks[0].chosen, None, "what is not offered cannot be chosen");
    assert_eq!(names(&read(START)), [""; 0]);
}

#[test]
fn a_bad_text_is_answered_with_reason_and_place() {
    let board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    for (text, id, at) in [
        ("8/8/8/8/8/8/8/x7".to_string(), "fen_board", 14),
        ("8/7/8/8/8/8/8/8".into(), "fen_rank", 3),
        ("8/8/8".into(), "fen_ranks", 5),
        (format!("{board} x"), "fen_turn", 44),
        (format!("{board} w KX"), "fen_castling", 47),
        (format!("{board} w - e9"), "fen_passed", 48),
        (format!("{board} w - - -1"), "fen_counter", 50),
        (format!("{board} w - - 0 1 x"), "fen_rest", 54),
    ] {
        let problem = PositionEditor::read("chess", &text).unwrap_err();
        assert_eq!((problem.message.id(), problem.at), (id, at), "{text}");
    }
}

#[test]
fn a_draft_is_kept_with_what_was_typed() {
    let draft = read("4k3/8/8/8/8/8/8/4K1NP b - - 3 7");
    let kept = position_editor::save(&draft, "4k3/8 typing\n…");
    assert_eq!(position_editor::read_saved(&kept), Ok((draft, "4k3/8 typing …".to_string())));
    for damaged in [
        "",
        "notabene draft 2\nchess\n",
        "notabene draft 1\ngo\n8/8/8/8/8/8/8/8",
        "notabene draft 1\nchess\nx",
    ] {
        assert_eq!(
            position_editor::read_saved(damaged).unwrap_err().message,
            msg!(DraftDamaged),
            "{damaged:?}"
        );
    }
}

#[test]
fn a_draft_changes_its_game() {
    let draft = PositionEditor::read("chess960", "4k3/8/8/8/8/8/8/4K1R1 w G - 0 1").unwrap();
    let chess = draft.convert_to("chess").unwrap();
    assert_eq!((chess.game(), ids(&chess)), ("chess", vec!["setup_castling"]));
    assert!(draft.convert_to("go").is_err());
}

fn shown(table: &Game, flipped: bool, title: &str, shapes: &[String]) -> String {
    let scene = table.scene();
    let layout = Layout { board: scene.board, flipped };
    picture::svg(&Picture { scene: &scene, layout, symbols: SYMBOLS, inside: false, title, shapes })
}

#[test]
fn a_picture_stands_alone() {
    let table = registry::open("chess", None, None).unwrap();
    let svg = shown(&table, false, "<b> & \"x\" ]]> \u{0}\u{1}", &["<circle r=\"7\"/>".to_string()]);
    let count = |what: &str| svg.matches(what).count();
    assert_eq!(
        (count("class=\"field\""), count("<use "), count("<symbol "), count("</symbol>")),
        (64, 32, 12, 12)
    );
    assert_eq!((count("var("), count("url("), count("currentColor"), count("style")), (0, 0, 0, 0));
    assert_eq!(count("http"), 1, "the name space only");
    assert!(svg.contains("<title>&lt;b&gt; &amp; &quot;x&quot; ]]&gt; </title>"));
    assert_eq!(count("<circle r=\"7\"/>"), 1);
    for used in svg.split("href=\"#").skip(1).map(|rest| rest.split('"').next().unwrap()) {
        assert_eq!(count(&format!("id=\"{used}\"")), 1, "{used}");
    }
}

#[test]
fn a_picture_is_seen_from_the_same_side_and_shows_the_last_move() {
    let mut table = registry::open("chess", None, None).unwrap();
    table.enter("e2e4", &notabene_core::notation::Style::pgn()).unwrap();
    let white = shown(&table, false, "", &[]);
    let black = shown(&table, true, "", &[]);
    let names = |svg: &str| -> String {
        let texts = svg.split("<text ").skip(1).filter_map(|t| t.split('>').nth(1)?.chars().next());
        texts.collect()
    };
    assert_eq!(names(&white), "abcdefgh87654321");
    assert_eq!(names(&black), "hgfedcba12345678");
    assert_eq!(white.matches("fill-opacity").count(), 2, "from and to");
}

proptest! {
    #![proptest_config(laws(256))]

    /// Hostile text never panics, and a parsed text is written identically.
    #[test]
    fn any_text_is_a_draft_or_a_problem(text in "\\PC{0,60}", fen in "[kqrbnpKQRBNP1-8/]{0,40}( [wbx-]( [KQkqA-Ha-h-]{0,5}( [a-i1-9-]{0,2}( [0-9]{0,6}){0,3})?)?)?", bytes in any::<Vec<u8>>()) {
        for text in [&text, &fen, &String::from_utf8_lossy(&bytes).into_owned()] {
            for game in ["chess", "chess960"] {
                match PositionEditor::read(game, text) {
                    Ok(draft) => prop_assert_eq!(&PositionEditor::read(game, &draft.text()).unwrap(), &draft),
                    Err(problem) => prop_assert!(text.get(..problem.at).is_some()),
                }
            }
            let _ = position_editor::read_saved(text);
            let _ = position_editor::read_saved(&format!("notabene draft 1\nchess\n{text}"));
        }
    }

    /// Whatever is done to a draft, its text means the draft, and it can be played or has a reason.
    #[test]
    fn any_work_on_a_draft_can_be_written_down(seed in any::<u64>(), start in prop_oneof![Just(START), Just(EMPTY)], chess960: bool) {
        let game = if chess960 { "chess960" } else { "chess" };
        let mut dice = Dice(seed);
        let mut draft = PositionEditor::read(game, start).unwrap();
        for _ in 0..40 {
            let mut field = || Field(dice.below(66) as u8);
            let (from, to) = (field(), field());
            let pieces: Vec<Glyph> = draft.spec().palette.concat();
            match dice.below(7) {
                0 | 1 => draft.set_piece(to, Some(pieces[dice.below(pieces.len())])),
                2 => draft.set_piece(to, None),
                3 => draft.move_piece(from, to),
                4 => draft.set_turn(if dice.below(2) == 0 { Side::White } else { Side::Black }),
                5 => draft.set_switch(dice.below(6), dice.below(3) > 0),
                _ => { draft.set_pick(0, Some(to)); draft.set_counter(dice.below(3), dice.below(1 << 30) as u32) }
            }
            let text = draft.text();
            prop_assert_eq!(&PositionEditor::read(game, &text).unwrap(), &draft, "{}", text);
            prop_assert_eq!(draft.reasons().is_empty(), registry::open(game, Some(&text), None).is_ok(), "{}", text);
        }
    }
}
