//! Spoken moves, in three languages.

use crate::common;
use notabene_core::game::{Game, Go, registry, spoken};
use notabene_core::i18n::Language;
use notabene_core::notation::Style;

/// The languages in which sentences are quoted here.
const THREE: [Language; 3] = [Language::Fr, Language::En, Language::Nl];

/// The spoken last move of a game, in French, English and Dutch.
fn said(game: &str, position: Option<&str>, moves: &[&str]) -> [String; 3] {
    let mut table = registry::open(game, position, None).unwrap();
    for text in moves {
        table.enter(text, &Style::pgn()).unwrap_or_else(|r| panic!("{text}: {r:?}"));
    }
    let node = table.sheet(&Style::pgn()).at;
    let in_three = |table: &Game| THREE.map(|language| spoken(table, node, language));
    let all = in_three(&table);
    // A listener hears the same after a walk through the game.
    table.go(Go::First);
    assert_eq!(in_three(&table), all);
    all
}

fn chess(fen: &str, text: &str) -> [String; 3] {
    said("chess", Some(fen), &[text])
}

#[test]
fn quiet_moves_captures_check_and_mate() {
    assert_eq!(said("chess", None, &["e4"]), ["pion e4", "pawn e4", "pion e4"]);
    assert_eq!(said("chess", None, &["Nf3"]), ["cavalier en f3", "knight f3", "paard f3"]);
    assert_eq!(
        said("chess", None, &["e4", "d5", "exd5"]),
        ["pion e prend en d5", "e-pawn takes on d5", "e-pion slaat op d5"]
    );
    assert_eq!(
        chess("4k3/8/5p2/8/6N1/8/8/4K3 w - - 0 1", "Nxf6+"),
        ["cavalier prend en f6, échec", "knight takes on f6, check", "paard slaat op f6, schaak"]
    );
    assert_eq!(
        said("chess", None, &["f3", "e5", "g4", "Qh4#"]),
        ["dame en h4, échec et mat", "queen h4, checkmate", "dame h4, schaakmat"]
    );
}

#[test]
fn castling_passing_and_promotion() {
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(chess(castling, "O-O"), ["petit roque", "castles kingside", "korte rokade"]);
    assert_eq!(chess(castling, "O-O-O"), ["grand roque", "castles queenside", "lange rokade"]);
    assert_eq!(
        chess("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6"),
        [
            "pion e prend en d6, en passant",
            "e-pawn takes on d6, en passant",
            "e-pion slaat op d6, en passant"
        ]
    );
    assert_eq!(
        chess("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=Q+"),
        ["pion a8, devient dame, échec", "pawn a8, becomes a queen, check", "pion a8, wordt dame, schaak"]
    );
    assert_eq!(
        chess("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "axb8=N"),
        [
            "pion a prend en b8, devient cavalier",
            "a-pawn takes on b8, becomes a knight",
            "a-pion slaat op b8, wordt paard",
        ]
    );
}

#[test]
fn what_tells_two_pieces_apart_is_said_and_nothing_else() {
    assert_eq!(
        chess("4k3/3p4/8/1N3N2/8/8/8/4K3 w - - 0 1", "Nbd4"),
        ["cavalier de la colonne b va en d4", "knight from the b-file to d4", "paard van de b-lijn naar d4"]
    );
    assert_eq!(
        chess("4k3/3p4/8/1N6/5N2/8/8/4K2N w - - 0 1", "Nd6+"),
        ["cavalier en d6, échec", "knight d6, check", "paard d6, schaak"]
    );
    assert_eq!(
        chess("4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "R1a3"),
        ["tour de la rangée 1 va en a3", "rook from rank 1 to a3", "toren van rij 1 naar a3"]
    );
    assert_eq!(
        chess("8/k7/8/8/4Q2Q/8/K7/4r2Q w - - 0 1", "Qh4xe1"),
        ["dame de h4 prend en e1", "queen from h4 takes on e1", "dame van h4 slaat op e1"]
    );
}

#[test]
fn draughts_are_said_by_their_fields() {
    let of = |fen, text| said("draughts/international", Some(fen), &[text]);
    assert_eq!(
        said("draughts/international", None, &["32-28"]),
        ["de 32 à 28", "from 32 to 28", "van 32 naar 28"]
    );
    assert_eq!(of("W:W28,48:B23,5", "28x19"), ["28 prend 19", "28 takes 19", "28 slaat 19"]);
    assert_eq!(
        of("W:W7,48:B45", "7-1"),
        ["de 7 à 1, devient dame", "from 7 to 1, becomes a king", "van 7 naar 1, wordt dam"]
    );
    assert_eq!(
        of("B:W23,29,30,38,39:BK35", "35x34"),
        ["dame 35 prend 34, 4 pièces", "king 35 takes 34, 4 pieces", "dam 35 slaat 34, 4 stukken"]
    );
}

#[test]
fn scharten_tells_the_way_over_the_centre_and_along_a_ring() {
    let of = |fen, text| said("scharten", Some(fen), &[text]);
    let rook = "1k8/10/10/10/10/10/5R4/1K8 w - - 0 1";
    let [fr, en, nl] = of(rook, "Re7");
    assert_eq!(
        [fr.as_str(), &en, &nl],
        ["tour en e7, par le centre", "rook e7, across the centre", "toren e7, door het midden"]
    );
    let [fr, en, nl] = of(rook, "Rh2");
    assert_eq!(
        [fr.as_str(), &en, &nl],
        ["tour en h2, le long de l’anneau", "rook h2, along the ring", "toren h2, langs de ring"]
    );
    assert_eq!(of(rook, "Re3"), ["tour en e3", "rook e3", "toren e3"]);
    let lines = "5k4/10/N9/10/10/3N6/10/5K4 w - - 0 1";
    assert_eq!(
        of(lines, "Nob5"),
        ["cavalier de la ligne o va en b5", "knight from line o to b5", "paard van de o-lijn naar b5"]
    );
}

/// No spoken move has a placeholder left, and different moves have different words.
#[test]
fn every_move_of_many_positions_has_its_own_words() {
    for seed in 0..30 {
        let p = common::played(518, seed, 4 * seed as usize);
        let moves: Vec<_> = p.moves().iter().copied().collect();
        for language in Language::ALL {
            let mut all: Vec<String> = Vec::new();
            for m in &moves {
                use notabene_core::notation::Notation;
                let said = language.say(&p.spoken(m));
                assert!(!["{", "}", "  ", ", ,"].iter().any(|odd| said.contains(odd)), "{said}");
                all.push(said);
            }
            all.sort();
            all.dedup();
            assert_eq!(all.len(), moves.len(), "{} {}", language.code(), p.fen());
        }
    }
}
