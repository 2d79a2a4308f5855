//! Repair of score sheets: slips as people make them, two copies, real transcripts.

use crate::common::laws::laws;
use crate::common::sheets::*;
use crate::jsonl;
use notabene_core::game::registry;
use notabene_core::notation::Style;
use notabene_core::repair::{Correction, Repair, Repairer, repair};
use proptest::prelude::*;
use serde_json::{Value, json};

fn places(sheet: &str) -> Vec<String> {
    sheet.split(' ').map(|text| text.replace('_', "")).collect()
}

fn mended(sheet: &str) -> Repair {
    repair(chess("").played().position_at(0), &places(sheet), &[], &style("en"))
}

/// Writings of real sheets, each in a game.
#[test]
fn people_write_like_this() {
    const RIGHT: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 Nxe5 Qd4 Nf3 Qxe4+ Qe2 Qxe2+ Kxe2 Bg4 d3 O-O-O";
    for (at, text) in [
        (6, "BxN"),
        (7, "dxB"),
        (7, "dxN"),
        (6, "Bxc"),
        (7, "dc"),
        (8, "Nxe"),
        (8, "Nxee5"),
        (8, "NxPe5"),
        (3, "Ne6"),
        (11, "Qxe4"),
        (13, "QxQ+"),
        (14, "KxQ"),
        (15, "Bg"),
        (17, "0-0-0"),
        (1, "e3"),
        (4, "Bb6"),
        (10, "Nf8"),
    ] {
        let mut sheet = places(RIGHT);
        sheet[at] = text.into();
        let found = repair(chess("").played().position_at(0), &sheet, &[], &style("en"));
        assert!(found.is_complete, "{text}: {found:?}");
        assert_eq!(found.moves, places(RIGHT), "{text}: {found:?}");
    }
}

/// Piece takes piece in small letters, in each language.
#[test]
fn small_letters_of_pieces_take_as_capitals_do() {
    // A letter that is a file, too, is a piece where no pawn could take.
    for (code, text) in [
        ("en", "pxp"),
        ("fr", "pxp"),
        ("es", "pxp"),
        ("en", "PxP"),
        ("de", "bxb"),
        ("de", "b:b"),
        ("hu", "gxg"),
        ("nl", "PxP"),
        ("ru", "\u{43f}\u{445}\u{43f}"),
    ] {
        let found =
            repair(chess("").played().position_at(0), &places(&format!("e4 d5 {text}")), &[], &style(code));
        assert_eq!(found.moves, places("e4 d5 exd5"), "{text}: {found:?}");
    }
}

/// Scharten has the same pieces: a recapture of like pieces is no cell that was written twice.
#[test]
fn piece_takes_piece_in_scharten() {
    let right = places("g4 Ro1 Qxf7 Qxf7");
    for (at, text) in [(3, "QxQ"), (2, "QxP"), (3, "qxq"), (3, "Qxf"), (3, "QxQf7")] {
        let mut sheet = right.clone();
        sheet[at] = text.into();
        let start = registry::open("scharten", None, None).expect("the start").played();
        let found = repair(start.position_at(0), &sheet, &[], &style("en"));
        assert!(found.is_complete, "{text}: {found:?}");
        assert_eq!(found.moves, right, "{text}: {found:?}");
    }
}

#[test]
fn moves_in_the_wrong_place_are_put_right() {
    let kinds = |found: &Repair| found.fixes.iter().map(|fix| (fix.ply, fix.kind)).collect::<Vec<_>>();
    const RIGHT: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7";
    for (sheet, fix) in [
        ("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 Nf6 O-O Be7", (8, Correction::Twice)),
        ("e4 e5 Nf3 Nc6 a6 Bb5 Ba4 Nf6 O-O Be7", (4, Correction::Columns)),
        ("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 Be7 Re1 b5 Bb3 d6", (8, Correction::Missing)),
        ("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 _ O-O Be7", (7, Correction::Missing)),
    ] {
        let found = mended(sheet);
        assert!(found.is_complete, "{sheet}: {found:?}");
        assert_eq!(kinds(&found), [fix], "{sheet}: {found:?}");
        let all = [places(RIGHT).len(), 14];
        assert!(all.contains(&found.moves.len()), "{sheet}: {found:?}");
    }
    let two = repair(
        chess("").played().position_at(0),
        &["e4 e5", "", "Nf3", "Nc6"].map(String::from),
        &[],
        &style("en"),
    );
    assert_eq!((two.moves.join(" ").as_str(), kinds(&two)), ("e4 e5 Nf3 Nc6", vec![(0, Correction::Two)]));
    assert_eq!((two.fixes[0].from.as_str(), two.fixes[0].to.as_str()), ("e4 e5", "e4 e5"));
}

#[test]
fn what_one_copy_lacks_the_other_has() {
    let start = chess("").played();
    let [sheet, copy] = ["e4 e5 Nf3 Ne6 Bb5 _ Ba4", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O"].map(places);
    let found = repair(start.position_at(0), &sheet, &copy, &style("en"));
    assert_eq!(found.moves, copy);
    assert!(found.is_complete && found.questions.is_empty(), "{found:?}");
    let seen: Vec<_> =
        found.differences.iter().map(|one| (one.at, one.sheet.as_deref(), one.copy.as_deref())).collect();
    let expected = [
        (3, Some("Ne6"), Some("Nc6")),
        (5, None, Some("a6")),
        (7, None, Some("Nf6")),
        (8, None, Some("O-O")),
    ];
    assert_eq!(seen, expected);
}

#[test]
fn what_is_open_is_asked() {
    // A rook to d1: which one, nobody knows.
    let found = mended("d4 d5 Nc3 Nc6 Bf4 Bf5 Qd3 Bxd3 O-O-O Ba6 e3 e6 Nb5 Nb4 Rd3 Bb5");
    assert!(found.is_complete, "{found:?}");
    let open = mended("e4 _ Nf3 Nc6");
    assert_eq!(open.questions.len(), 1, "{open:?}");
    let fix = &open.fixes[open.questions[0].fix];
    assert!(fix.is_open() && fix.choices.contains(&"e5".into()), "{fix:?}");
    // Two like pieces may have been meant, and the text behind it means whichever is left.
    let rooks = registry::open("chess", Some("3q3k/8/8/8/8/8/5PPP/R4R1K w - - 0 1"), None)
        .expect("a position")
        .played();
    let alike = repair(rooks.position_at(0), &places("Rd1 Qxd1 Rxd1 Kg8"), &[], &style("en"));
    assert_eq!(alike.questions.len(), 1, "{alike:?}");
    let fix = &alike.fixes[alike.questions[0].fix];
    assert!(
        fix.at == 0 && ["Rad1", "Rfd1"].iter().all(|rook| fix.choices.contains(&(*rook).into())),
        "{fix:?}"
    );
    // An answer is no longer in doubt.
    let start = chess("").played();
    let sheet = places("e4 c6 Nf3 Nc6");
    let answered = Repairer::new(start.position_at(0), &sheet, &[], &[1], &style("en")).finish();
    assert_eq!(answered.moves[1], "c6");
}

/// A right sheet needs nothing, in all games.
#[test]
fn right_sheets_stay_as_they_are() {
    for game in GAMES {
        let (played, style) = (random(game, 11, 30).played(), style("nl"));
        let texts = played.texts(&style);
        let found = repair(played.position_at(0), &texts, &[], &style);
        assert_eq!(found.moves, texts, "{game}");
        assert!(found.is_complete && found.fixes.is_empty(), "{game}: {:?}", found.fixes);
    }
}

#[test]
fn json_lines_repair_a_sheet() {
    let sheet = json!(["e4", "e5", "Nf3", null, "Bb5", "a6", "BxN"]);
    let answer = jsonl::answer(
        &json!({ "op": "repair", "sheet": sheet, "copy": ["e4", "e5", "Nf3", "Nc6"] }).to_string(),
    );
    assert_eq!(answer["moves"], json!(["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Bxc6"]), "{answer}");
    assert_eq!(answer["complete"], true);
    let fix = &answer["fixes"][1];
    assert_eq!(
        (&fix["ply"], &fix["kind"], &fix["from"], &fix["to"]),
        (&json!(6), &json!("reading"), &json!("BxN"), &json!("Bxc6"))
    );
    // From a position, with black to move, in another language.
    let position = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let answer = jsonl::answer(&json!({ "op": "repair", "position": position, "sheet": ["e5", "Cf3", "Ce6"], "style": { "language": "fr" } }).to_string());
    assert_eq!(answer["moves"], json!(["e5", "Cf3", "Cc6"]), "{answer}");
}

/// Some of the transcripts of real sheets, which belong to others: skipped without them. The example `repair_figures`
/// measures all.
#[test]
fn real_sheets_are_repaired() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/data/chess/external/sheets/hcs-dev.json");
    let Ok(text) = std::fs::read_to_string(file) else { return };
    let sheets: Vec<Value> = serde_json::from_str(&text).unwrap();
    let (mut all, mut whole, mut reached, mut places) = (0, 0, 0, 0);
    for sheet in sheets.iter().step_by(11) {
        let texts: Vec<String> = sheet["moves"]
            .as_array()
            .unwrap()
            .iter()
            .map(|text| text.as_str().unwrap_or_default().into())
            .collect();
        let found = repair(chess("").played().position_at(0), &texts, &[], &style("en"));
        all += 1;
        whole += usize::from(found.is_complete);
        places += texts.len();
        reached += found.reach;
    }
    assert!(whole * 10 >= all * 9 && reached * 100 >= places * 97, "{whole} of {all}, {reached} of {places}");
}

proptest! {
    #![proptest_config(laws(16))]

    #[test]
    fn no_text_breaks_the_repair(game in 0..GAMES.len(), sheet in prop::collection::vec(".{0,12}", 0..10), copy in prop::collection::vec("[a-hNBx0-9O-]{0,6}", 0..6)) {
        let start = random(GAMES[game], 1, 0).played();
        let style: Style = style("fr");
        let found = repair(start.position_at(0), &sheet, &copy, &style);
        prop_assert!(found.reach <= sheet.len());
        prop_assert_eq!(start.position_at(0).replay(&found.moves, &style), found.moves.len());
        prop_assert_eq!(&found, &repair(start.position_at(0), &sheet, &copy, &style));
        for question in &found.questions {
            prop_assert!(found.fixes[question.fix].choices.len() > 1);
        }
    }
}
