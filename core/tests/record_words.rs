//! Moves of records that are written in part or in words, by letters and names of any language.

use super::reports::{OPEN, expect};
use super::understood::{read, style};
use notabene_core::exchange::import;
use notabene_core::record;

/// Pieces of any language in moves that are written in part, wherever they stand in a record.
#[test]
fn parts_of_moves_in_any_language_are_read_in_records() {
    let begin = "1. e4 d5 2.";
    for (code, rest, moves) in [
        ("en", "exd5 Dxd5 3. Nc3", "exd5 Qxd5 3. Nc3"),
        ("en", "exd5 Dxd 3. Nc3", "exd5 Qxd5 3. Nc3"),
        ("en", "exd5 Dxd", "exd5 Qxd5"),
        ("en", "exd5 D:d 3. Nc3", "exd5 Qxd5 3. Nc3"),
        ("en", "exd5 Dx5 3. Nc3", "exd5 Qxd5 3. Nc3"),
        ("en", "exd5 D: 3. Nc3", "exd5 Qxd5 3. Nc3"),
        ("en", "exd5 Dd5: 3. Nc3", "exd5 Qxd5 3. Nc3"),
        ("en", "exd5 DxB 3. Nc3", "exd5 Qxd5 3. Nc3"),
        ("en", "exd5 DxB 3. Sc3 D5 4. Sf", "exd5 Qxd5 3. Nc3"),
        ("en", "exd5 Sf 3. Nc3", "exd5 Nf6 3. Nc3"),
        ("en", "exd5 Cf 3. Nc3 Nxd5", "exd5 Nf6 3. Nc3 Nxd5"),
        ("fr", "exd5 Sf 3. Cc3", "exd5 Nf6 3. Nc3"),
        ("de", "exd5 Cf 3. Sc3", "exd5 Nf6 3. Nc3"),
        ("nl", "exd5 Qxd 3. Lb5 Ld7", "exd5 Qxd5 3. Bb5+ Bd7"),
        ("es", "exd5 Qxd 3. Ab5 Ad7", "exd5 Qxd5 3. Bb5+ Bd7"),
        ("de", "exd5 Dxd 3. Sc", "exd5 Qxd5 3. Nc3"),
        ("en", "exd5 \u{424}xd 3. Nc3", "exd5 Qxd5 3. Nc3"),
    ] {
        let (found, faults) = read(&format!("{begin} {rest} *"), code);
        assert_eq!(found, format!("1. e4 d5 2. {moves}"), "{code} {rest}: {faults:?}");
        assert!(!faults.is_empty(), "{code} {rest}");
    }
    // The place of the remark.
    let text = "1. e4 d5 2. exd5 Dxd 3. Nc3 *";
    let imported =
        import::import(text, record::next_game(text, 0).unwrap(), &style("en"), import::ImportTarget::Count);
    assert_eq!(imported.faults[0].at, text.find("Dxd").unwrap(), "{:?}", imported.faults);
    // Remarks of other words stay remarks.
    for text in ["1. e4 e5 De 2. Nf3 Nc6 *", "1. e4 e5 Ce coup 2. Nf3 Nc6 *", "1. e4 La e5 2. Nf3 Nc6 *"] {
        assert_eq!(read(text, "en").0, "1. e4 e5 2. Nf3 Nc6", "{text}");
    }
}

/// Piece takes piece in words, in a record of any language.
#[test]
fn piece_takes_piece_in_words_in_records() {
    for (code, pawn, queen) in [
        ("en", "pawn takes pawn", "queen takes pawn"),
        ("en", "Pawn x pawn", "Queen captures the pawn"),
        ("fr", "pion prend pion", "dame prend pion"),
        ("fr", "Le pion prend le pion", "la dame mange le pion"),
        ("nl", "pion slaat pion", "dame neemt pion"),
        ("nl", "de pion slaat de pion", "de dame pakt de pion"),
        ("de", "Bauer schl\u{e4}gt Bauer", "Dame nimmt Bauer"),
        ("de", "der Bauer schl\u{e4}gt den Bauern", "die Dame nimmt den Bauern"),
        ("es", "pe\u{f3}n toma pe\u{f3}n", "dama come pe\u{f3}n"),
        ("es", "el pe\u{f3}n captura al pe\u{f3}n", "la dama toma el peon"),
    ] {
        for other in ["en", code] {
            let text = format!("1. e4 d5 2. {pawn} {queen} 3. Nf3 Bg4 4. Be2 *");
            let moves = "1. e4 d5 2. exd5 Qxd5 3. Nf3 Bg4 4. Be2";
            if other == "en" || code == "en" {
                let (found, faults) = read(&text, other);
                assert_eq!((found.as_str(), faults), (moves, vec!["piece_name"; 2]), "{text}");
            }
            let end = format!("1. e4 d5 2. {pawn}! {queen}, *");
            assert_eq!(read(&end, other).0, "1. e4 d5 2. exd5 Qxd5", "{end}");
        }
    }
    // Several fit, or none: the game stops there with the reason at its place.
    let doubt = "[FEN \"4k3/8/8/1p1p4/2P5/8/8/4K3 w - - 0 1\"]\n\n1. pawn takes pawn Ke7 *";
    let (found, faults) = read(doubt, "en");
    assert_eq!((found.as_str(), faults.len()), ("", 1), "{faults:?}");
    let none = "1. e4 d5 2. bishop takes knight Qxd5 *";
    let (found, faults) = read(none, "en");
    assert_eq!((found.as_str(), faults.len()), ("1. e4 d5", 1), "{faults:?}");
    // A remark.
    for text in [
        "1. e4 d5 pawn takes pawn is best here 2. exd5 Qxd5 3. Nc3 *",
        "1. e4 d5 pawn takes pawn 2. exd5 Qxd5 3. Nc3 *",
    ] {
        assert_eq!(read(text, "en").0, "1. e4 d5 2. exd5 Qxd5 3. Nc3", "{text}");
    }
}

#[test]
fn lines_are_listed_in_letters_of_any_language() {
    // `expect` reads each text by `collection::lines`, too; they are always listed in the letters of PGN.
    for text in [
        "1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 *",
        "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 *",
        "1. e4 e5 2. Pf3 Pc6 3. Lb5 a6 *",
        "1. e4 e5 2. \u{41a}f3 \u{41a}c6 3. \u{421}b5 a6 *",
    ] {
        expect(text, &[("e4 e5 Nf3 Nc6 Bb5 a6", OPEN)], &[]);
        let two = format!("{text}\n\n[White \"Next\"]\n\n1. d4 Nf6 2. Nf3 *");
        expect(&two, &[("e4 e5 Nf3 Nc6 Bb5 a6", OPEN), ("d4 Nf6 Nf3", OPEN)], &[]);
    }
}
