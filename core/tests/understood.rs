//! Moves of records and typed moves that people understand although they are written in another way.

use notabene_core::exchange::{Export, import, save};
use notabene_core::game::position_editor::PositionEditor;
use notabene_core::game::{Game, registry};
use notabene_core::notation::{Letters, Style};
use notabene_core::record;

pub(super) fn style(code: &str) -> Style {
    Style::of(Letters::find(code).unwrap())
}

/// The first game of a text: its moves, and the kinds of its faults.
pub(super) fn read(text: &str, code: &str) -> (String, Vec<&'static str>) {
    let found = record::next_game(text, 0).unwrap();
    let read = import::import(text, found, &style(code), import::ImportTarget::Game);
    let faults = read.faults.iter().map(|fault| fault.message.id()).collect();
    (read.table.unwrap().unwrap().text(Export::Moves(Style::pgn())), faults)
}

fn game(id: &str, position: Option<&str>) -> Game {
    registry::open(id, position, None).unwrap()
}

/// A letter or a name of a piece before a square belongs to it, in all languages; nothing else is played.
#[test]
fn a_piece_before_a_square_belongs_to_it() {
    let moves = "1. e4 e5 2. Nf3 Nc6";
    let rows = [
        ("en", "N", "Knight", "pawn"),
        ("fr", "C", "Cavalier", "pion"),
        ("nl", "P", "Paard", "pion"),
        ("de", "S", "Springer", "Bauer"),
        ("es", "C", "Caballo", "peón"),
    ];
    for (code, letter, name, pawn) in rows {
        let of_letter = format!("1. e4 e5 2. {letter} f3 {letter} c6 *");
        assert_eq!(read(&of_letter, code), (moves.into(), vec!["no_space"; 2]), "{of_letter}");
        let of_name = format!("1. {pawn} e4 e5 2. {name} f3 {} c6 *", name.to_lowercase());
        assert_eq!(read(&of_name, code), (moves.into(), vec!["piece_name"; 3]), "{of_name}");
    }
    assert_eq!(read("1. e4 e5 2. ♘ f3 ♞ c6 *", "en").0, moves);
    // Names that people use beside those of the books.
    for text in [
        "1. e4 e5 2. Pferd f3 Springer c6 *",
        "1. e4 e5 2. horse f3 Horse c6 *",
        "1. e4 e5 2. Cheval f3 cavalier c6 *",
    ] {
        assert_eq!(read(text, "en").0, moves, "{text}");
    }
    // A sign of a bad move stands before the move as well.
    assert_eq!(read("1. e4 e5 2. ?Nf3 ??Nc6 *", "en").0, moves);
    assert_eq!(read("1. e4 d5 2. pawn takes d5 Queen x d5 *", "en").0, "1. e4 d5 2. exd5 Qxd5");
    // Nothing else is played: the pawn could go there.
    let (moves, faults) = read("1. e4 e5 2. N f4 Nc6 *", "en");
    assert_eq!((moves.as_str(), faults.len()), ("1. e4 e5", 1));
    let (moves, faults) = read("1. e4 e5 2. Queen a3 Nc6 *", "en");
    assert_eq!((moves.as_str(), faults.len()), ("1. e4 e5", 1));
    // The sign of a novelty stands behind a move.
    assert_eq!(read("1. e4 N e5 D 2. Nf3 Nc6 *", "en").0, "1. e4 e5 2. Nf3 Nc6");
}

/// Letters of other alphabets that look alike are understood, with a remark.
#[test]
fn letters_that_look_alike_are_understood() {
    let text = "1. d4 d5 2. \u{441}4 \u{441}6 3. Nc3 Nf6 *";
    assert_eq!(read(text, "en"), ("1. d4 d5 2. c4 c6 3. Nc3 Nf6".into(), vec!["look_alike"; 2]));
    let start = game("chess", None);
    let typed = |text: &str, code: &str| match start.read(text, &style(code)) {
        Ok(read) => {
            format!("{} {:?}", read.id, read.remarks.iter().map(|r| r.message.id()).collect::<Vec<_>>())
        }
        Err(refusal) => format!("{} {:?}", refusal.because.id(), refusal.nearest),
    };
    assert_eq!(typed("\u{435}4", "en"), "e2e4 [\"look_alike\"]");
    assert_eq!(typed("\u{421}f3", "fr"), "g1f3 [\"look_alike\"]");
    assert_eq!(typed("N\u{430}3", "en"), "b1a3 [\"look_alike\"]");
    assert_eq!(typed("Kf3", "ru"), "g1f3 [\"look_alike\"]");
    // The Russian knight looks like a king: with only one of them possible it is clear.
    assert_eq!(typed("\u{41a}f3", "en"), "language_letter [\"Nf3\"]");
    let both = game("chess", Some("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1"));
    let refusal = both.read("\u{41a}e2", &style("en")).unwrap_err();
    assert_eq!(refusal.nearest, ["Ke2", "Ne2"]);
    let refusal = start.read("  N\u{430}9", &style("en")).unwrap_err();
    assert_eq!((refusal.because.id(), refusal.at), ("not_a_field", 3));
    let draughts = game("draughts/russian", None);
    let read = draughts.read("\u{441}3-d4", &style("en")).unwrap();
    assert_eq!((read.id.as_str(), read.remarks[0].message.id()), ("c3-d4", "look_alike"));
}

/// Pawns have figurines, too.
#[test]
fn figurines_of_pawns_are_letters() {
    let text = "1. ♙e4 ♟e5 2. ♘f3 ♞c6 *";
    assert_eq!(read(text, "en"), ("1. e4 e5 2. Nf3 Nc6".into(), Vec::new()));
    let read = game("chess", None).read("♙\u{fe0e}e4", &style("en")).unwrap();
    assert_eq!((read.id.as_str(), read.remarks[0].message.id()), ("e2e4", "pawn_letter"));
}

/// The null move of ChessBase.
#[test]
fn two_angle_brackets_are_a_null_move() {
    assert_eq!(read("1. e4 <> 2. d4 *", "en"), (read("1. e4 -- 2. d4 *", "en").0, Vec::new()));
    assert_eq!(read("1. <e4> e5 *", "en").0, "1. e4 e5");
    assert_eq!(game("chess", None).read("<>", &style("en")).unwrap_err().because.id(), "null_move");
}

/// A sign behind a move without a word is a sign, not a move that is missing.
#[test]
fn a_bad_null_move_or_set_up_position_does_not_stop_a_record() {
    for sign in ["?", "??", "$2", "$4"] {
        let record = format!("1. e4 {{Why?}} 1... -- {sign} 2. d4 e5 *");
        let moves = read("1. e4 -- 2. d4 e5 *", "en").0;
        assert_eq!(read(&record, "en"), (moves, Vec::new()), "{sign}");
    }
    let saved = "notabene 2\ndraughts/frysk\n[GameType \"97,W,10,10,N2,0\"]\n[FEN \"B:W26,36,37:B6,14,15,17,K49\"]\n\
                 [Rules \"irregular=allowed, huffing=on\"]\n\n1... 49-44 2. 26-21 {[%offer]} 2...\n\
                 /FEN \"W:W21,36,37:B6,14,17,20,K44\"/? 3. 36-31 {[%here]} *\n";
    let (game, damage) = save::read(saved);
    assert_eq!(damage, None);
    assert_eq!(game.unwrap().sheet(&Style::pgn()).cells().len(), 4);
}

/// What is understood when typed does not stop a record.
#[test]
fn a_move_that_is_understood_does_not_stop_a_record() {
    let castling = "1. e4 e5 2. nf3 nc6 3. Bc4 Bc5 4. Ke1-g1 Nf6 *";
    let moves = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6";
    assert_eq!(read(castling, "en"), (moves.into(), vec!["piece_case", "piece_case", "castling_as_king"]));
    let room = "[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/4K1R1 w G - 0 1\"]\n\n1. Kxg1 Kd7 *";
    assert_eq!(read(room, "en"), ("1. O-O Kd7".into(), vec!["castling_as_king"]));
    let taken = "1. e4 d5 2. PxP QxP 3. Nc3 Q5 *";
    let (moves, faults) = read(taken, "en");
    assert_eq!((moves.as_str(), &faults[..2]), ("1. e4 d5 2. exd5 Qxd5 3. Nc3", &["takes_piece"; 2][..]));
    for (second, third) in [("pxp", "Qxp"), ("e:P", "Q:P"), ("e:d", "Q:d"), ("exd", "Qx5")] {
        let (moves, _) = read(&format!("1. e4 d5 2. {second} {third} *"), "en");
        assert_eq!(moves, "1. e4 d5 2. exd5 Qxd5", "{second} {third}");
    }
    // Several moves fit: nothing is invented.
    let doubt = "[FEN \"3r2k1/r7/8/8/8/8/R7/3R2K1 w - - 0 1\"]\n\n1. RxR Kf7 *";
    assert_eq!(read(doubt, "en"), (String::new(), vec!["takes_doubt"]));
}

/// The short form of Russian books: the file of the piece, and its target.
#[test]
fn the_short_form_of_draughts_is_read() {
    let text =
        "[GameType \"25\"]\n[Result \"1/2-1/2\"]\n\n1. ed4 dc5 2. fe3 cd6 3. cb4 ba5 4. db6 ac7 1/2-1/2";
    let (moves, faults) = read(text, "en");
    assert_eq!(faults, Vec::<&str>::new());
    let full = "1. e3-d4 d6-c5 2. f2-e3 c7-d6 3. c3-b4 b6-a5 4. d4:b6 a5:c7";
    assert_eq!(moves.replace('x', ":"), full);
    // Without the name of the game, too: no pawn of chess takes on its first move.
    let (bare, _) = read("1. ed4 dc5 2. fe3 cd6 3. cb4 ba5 4. db6 ac7 1/2-1/2", "en");
    assert_eq!(bare, moves);
    assert_eq!(read("12. cd4 dc5 *", "en").1.len(), 1, "a part of a game of chess");
    let typed =
        |id: &str, position: Option<&str>, text: &str| match game(id, position).read(text, &style("en")) {
            Ok(read) => read.id,
            Err(refusal) => format!("{} {}", refusal.because.id(), refusal.nearest.join(" ")),
        };
    assert_eq!(typed("draughts/russian", None, "cd4"), "c3-d4");
    assert_eq!(typed("draughts/brazilian", None, "c-d4"), typed("draughts/brazilian", None, "c3-d4"));
    assert_eq!(typed("draughts/czech", None, "cd4"), typed("draughts/czech", None, "c3-d4"));
    assert_eq!(typed("draughts/russian", None, "cb6").split(' ').next(), Some("not_its_way"));
    assert_eq!(typed("draughts/russian", None, "cc").split(' ').next(), Some("syntax"));
    // Two kings on one file.
    let kings = Some("W:WKc1,Kc3:Bh8");
    assert_eq!(typed("draughts/russian", kings, "cd2"), "ambiguous c1-d2 c3-d2");
    assert_eq!(typed("draughts/russian", kings, "c1d2"), "c1-d2");
    // A file on the way tells two captures apart.
    let ways = Some("W:WKa1:Bb2,d6,f6,d2");
    let refusal = game("draughts/russian", ways).read("ah", &style("en")).unwrap_err();
    assert_eq!(refusal.because.id(), "syntax");
    assert_eq!(typed("draughts/russian", Some("W:Wc3:Bh8"), "ed4").split(' ').next(), Some("no_such_piece"));
}

/// Castling without its dashes, with blanks or in words is castling, not the number of a move.
#[test]
fn castling_is_read_in_every_form() {
    let begin = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4.";
    for castling in [
        "00",
        "OO",
        "oo",
        "0-0",
        "0 - 0",
        "O - O",
        "O\u{2013}O",
        "00!",
        "short castling",
        "Petit roque",
        "kurze Rochade",
        "enroque corto",
        "korte rochade",
    ] {
        let (moves, _) = read(&format!("{begin} {castling} Nf6 5. d3 *"), "en");
        assert_eq!(moves, "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. d3", "{castling}");
    }
    // Nothing is skipped where it is not allowed.
    for castling in ["000", "OOO", "0 - 0 - 0", "long castling"] {
        let (moves, faults) = read(&format!("{begin} {castling} Nf6 *"), "en");
        assert_eq!(moves, "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5", "{castling}");
        assert_eq!(faults.len(), 1, "{castling}: {faults:?}");
    }
    // Where the game goes on without it, it is a remark, as other words are.
    assert_eq!(
        read("1. d4 d5 2. c4 oo c5 3. cxd5 Qxd5 4. Nf3 *", "en").0,
        "1. d4 d5 2. c4 c5 3. cxd5 Qxd5 4. Nf3"
    );
    assert_eq!(
        read("1. e4 c5 2. Nf3 ed Nc6 3. d4 cxd4 4. Nxd4 Nf6 5. Rxh7 *", "en").0,
        "1. e4 c5 2. Nf3 Nc6 3. d4 cxd4 4. Nxd4 Nf6"
    );
    assert_eq!(read("1. e4 e5 0000 2. d4 *", "en").0, read("1. e4 e5 -- 2. d4 *", "en").0);
}

/// Half a move in a record is understood, or the game stops there: what follows would be played by the other side.
#[test]
fn half_a_move_in_a_record_is_no_remark() {
    for (text, code, moves) in [
        ("1. e4 e5 2. Nf Nc6 *", "en", "1. e4 e5 2. Nf3 Nc6"),
        ("1. e4 e5 2. Nf *", "en", "1. e4 e5 2. Nf3"),
        ("1. e4 e5 2. \u{2658}f \u{265e}c6 *", "en", "1. e4 e5 2. Nf3 Nc6"),
        ("1. e4 d5 2. Qg dxe4 *", "en", "1. e4 d5 2. Qg4 dxe4"),
        ("1. e4 d5 2. e: Q: 3. Nc3 *", "en", "1. e4 d5 2. exd5 Qxd5 3. Nc3"),
        ("1. e4 d5 2. e:5 Qx *", "en", "1. e4 d5 2. exd5 Qxd5"),
        ("1. e4 d5 2. e x d5 Q x d5 *", "en", "1. e4 d5 2. exd5 Qxd5"),
        ("1. d4 e5 2. e5: Nc6 *", "en", "1. d4 e5 2. dxe5 Nc6"),
        ("1. e4 e5 2. Nf3 Nc6 3. Ne5: Ne5: *", "en", "1. e4 e5 2. Nf3 Nc6 3. Nxe5 Nxe5"),
        ("1. e4 e5 2. Cf Cc6 *", "fr", "1. e4 e5 2. Nf3 Nc6"),
        ("1. e4 e5 2. Pf Pc6 *", "nl", "1. e4 e5 2. Nf3 Nc6"),
        ("1. e4 e5 2. Sf Sc6 *", "de", "1. e4 e5 2. Nf3 Nc6"),
        ("1. e4 e5 2. Cf Cc6 *", "es", "1. e4 e5 2. Nf3 Nc6"),
        ("1. e4 e5 2. Cf Cc6 3. Fb5 a6 *", "en", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"),
        // Several moves fit, or none.
        ("1. e4 e5 2. Ne Nc6 3. Nxe5 *", "en", "1. e4 e5 2. Ne2 Nc6"),
        ("1. e4 e5 2. ed Nc6 3. d4 *", "en", "1. e4 e5"),
        // Remarks of two letters.
        ("1. e4 e5 Be 2. Nf3 *", "en", "1. e4 e5 2. Nf3"),
        ("1. e4 e5 {x} De volgende zet 2. Cf3 *", "fr", "1. e4 e5 2. Nf3"),
        ("1. e4 e5 De opening van Ruy 2. Cf3 *", "fr", "1. e4 e5 2. Nf3"),
    ] {
        assert_eq!(read(text, code).0, moves, "{text}");
    }
}

/// A letter apart from its square tells the language of a record as one beside it does.
#[test]
fn letters_apart_from_their_squares_tell_the_language() {
    let moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6";
    for text in [
        "1. e4 e5 2. C f3 C c6 3. F b5 a6 *",
        "1. e4 e5 2. C f3 Cc6 3. F b5 a6 *",
        "1. e4 e5 2. S f3 S c6 3. L b5 a6 *",
        "1. e4 e5 2. P f3 P c6 3. L b5 a6 *",
        "1. e4 e5 2. C f3 C c6 3. A b5 a6 *",
        "1. e4 e5 2. \u{41a} f3 \u{41a} c6 3. \u{421} b5 a6 *",
    ] {
        for code in ["en", "nl", "fr"] {
            assert_eq!(read(text, code).0, moves, "{text} for {code}");
        }
    }
    assert_eq!(read("1. d4 d5 2. c4 e6 3. C c3 *", "en").0, "1. d4 d5 2. c4 e6 3. Nc3");
    let takes = "1. e4 d5 2. e x d5 D x d5 3. C c3 D a5 *";
    assert_eq!(read(takes, "en").0, "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5");
}

/// Pieces in small letters that are files, too: no pawn takes on its own file.
#[test]
fn small_letters_of_pieces_may_be_files() {
    let typed = |position: &str, code: &str, text: &str| match game("chess", Some(position))
        .read(text, &style(code))
    {
        Ok(read) => format!("{} {}", read.id, read.remarks[0].message.id()),
        Err(refusal) => format!("{} {}", refusal.because.id(), refusal.nearest.join(" ")),
    };
    let pawns = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    for (code, text) in [
        ("de", "bxb"),
        ("de", "b:b"),
        ("de", "BxB"),
        ("da", "bxb"),
        ("hu", "gxg"),
        ("nl", "pxp"),
        ("nl", "PxP"),
    ] {
        assert_eq!(typed(pawns, code, text), "e4d5 takes_piece", "{code} {text}");
    }
    assert_eq!(typed("3q3k/8/8/8/8/8/8/3Q3K w - - 0 1", "fr", "dxd"), "d1d8 takes_piece");
    assert_eq!(typed("7k/8/8/3p4/4P3/8/8/R6K w - - 0 1", "de", "exd"), "e4d5 pawn_files_only");
    let two = "4k3/8/8/1p1p4/2P5/8/8/4K3 w - - 0 1";
    assert_eq!(typed(two, "de", "bxb"), "takes_doubt cxb5 cxd5");
    assert_eq!(read("1. e4 d5 2. bxb Dxd5 3. Sc3 *", "de").0, "1. e4 d5 2. exd5 Qxd5 3. Nc3");
}

/// Piece takes piece in words, in every language of the screens; the one move is named.
#[test]
fn piece_takes_piece_in_words() {
    let typed = |position: &str, code: &str, text: &str| match game("chess", Some(position))
        .read(text, &style(code))
    {
        Ok(read) => read.id,
        Err(refusal) => format!("{} {}", refusal.because.id(), refusal.nearest.join(" ")),
    };
    let rooks = "3r2k1/8/8/8/8/8/8/3R2K1 w - - 0 1";
    for (code, text, right) in [
        ("en", "rook takes rook", "Rxd8+"),
        ("en", "Rook x Rook", "Rxd8+"),
        ("fr", "tour prend tour", "Txd8+"),
        ("nl", "toren slaat toren", "Txd8+"),
        ("de", "Turm schl\u{e4}gt Turm", "Txd8+"),
        ("es", "torre toma torre", "Txd8+"),
    ] {
        assert_eq!(typed(rooks, code, text), format!("piece_name {right}"), "{text}");
    }
    let pawns = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    assert_eq!(typed(pawns, "en", "pawn takes pawn"), "piece_name exd5");
    assert_eq!(typed(pawns, "de", "Bauer nimmt Bauer"), "piece_name exd5");
    // A pawn does not become what stands in the place of the captured piece.
    let promotion = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    assert!(typed(promotion, "en", "PxB").starts_with("takes_none"), "{}", typed(promotion, "en", "PxB"));
    for text in ["PxN=Q", "PxN(Q)", "axN=Q"] {
        assert_eq!(typed(promotion, "en", text), "a7b8q", "{text}");
    }
}

/// The judgement of a position behind a typed move is understood; an idea is no move.
#[test]
fn judgements_behind_typed_moves() {
    let typed = |id: &str, text: &str| match game(id, None).read(text, &style("en")) {
        Ok(read) => {
            format!("{} {:?}", read.id, read.remarks.iter().map(|r| r.message.id()).collect::<Vec<_>>())
        }
        Err(refusal) => format!("{} {:?}", refusal.because.id(), refusal.nearest),
    };
    for behind in [
        "\u{b1}",
        " \u{b1}",
        "+-",
        " +-",
        "-+",
        "+/-",
        " +/-",
        "-/+",
        "=/+",
        "+/=",
        "+=",
        " +=",
        "\u{2a72}",
        "\u{221e}",
        "!\u{b1}",
        "! +-",
        " $14",
        "+\u{2212}",
        "\u{2192}",
    ] {
        assert_eq!(typed("chess", &format!("e4{behind}")), "e2e4 [\"judgement_behind\"]", "{behind}");
        let draughts = typed("draughts/international", &format!("32-28{behind}"));
        assert_eq!(draughts, "32-28 [\"judgement_behind\"]", "{behind}");
        assert!(typed("scharten", &format!("b3{behind}")).ends_with("[\"judgement_behind\"]"), "{behind}");
    }
    for behind in ["!", "?!", "\u{203c}", " \u{2049}", "=", " (=)"] {
        assert_eq!(typed("chess", &format!("e4{behind}")), "e2e4 []", "{behind}");
    }
    // A check and an offer.
    let check = game("chess", Some("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")).read("Ra8+=", &style("en")).unwrap();
    assert_eq!((check.id.as_str(), check.remarks.len()), ("a1a8", 0));
    for idea in ["\u{2206}e4", "\u{394}e4", "\u{25b3} e4", "\u{2313}e4", "\u{2206}32-28"] {
        for id in ["chess", "scharten", "draughts/international"] {
            assert!(typed(id, idea).starts_with("no_move_idea"), "{id} {idea}: {}", typed(id, idea));
        }
    }
    assert_eq!(typed("chess", "\u{2206}e4"), "no_move_idea [\"e4\"]");
    assert_eq!(typed("chess", "e5\u{b1}").split(' ').next(), Some("not_your_turn"));
    assert_eq!(
        read("1. e4 e5 2. Nf3 \u{394}Bb5 Nc6 \u{2313}d6 *", "en"),
        ("1. e4 e5 2. Nf3 Nc6".into(), Vec::new())
    );
}

/// A frame copied around a position does not count; a fault in it has its place in the whole text.
#[test]
fn positions_are_read_with_what_is_copied_around_them() {
    const FEN: &str = "7k/5K2/4R3/8/8/8/8/8 w - - 0 1";
    for (before, behind) in [
        ("FEN: ", ""),
        ("fen:", ""),
        ("FEN=", ""),
        ("\"", "\""),
        ("\u{201c}", "\u{201d}"),
        ("\u{201e}", "\u{201c}"),
        ("\u{ab}\u{a0}", "\u{a0}\u{bb}"),
        ("FEN: \"", "\""),
        ("[FEN \"", "\"]"),
        ("position fen ", ""),
        ("(", ")"),
        ("  ", "\n"),
    ] {
        let text = format!("{before}{FEN}{behind}");
        assert_eq!(registry::open("chess", Some(&text), None).unwrap().text(Export::Position), FEN, "{text}");
        let pasted = registry::open_position(&text, "chess").unwrap().unwrap();
        assert_eq!(pasted.text(Export::Position), FEN, "{text}");
        assert_eq!(PositionEditor::read("chess", &text).unwrap().text(), FEN, "{text}");
        let wrong = format!("{before}7k/5K3{behind}");
        let problem = registry::open("chess", Some(&wrong), None).err().unwrap();
        assert!(problem.at >= before.len() && problem.at <= before.len() + 6, "{wrong}: {problem:?}");
    }
    for blank in ["\u{a0}", "_", "\u{2003}"] {
        let text = FEN.replace(' ', blank);
        assert_eq!(registry::open("chess", Some(&text), None).unwrap().text(Export::Position), FEN);
    }
    let draughts = game("draughts/international", Some("FEN: \"W:W31,32:B1,2\""));
    assert_eq!(draughts.text(Export::Position), "W:W31,32:B1,2");
    // The tag of a record.
    for value in [format!("FEN: {FEN}"), format!("'{FEN}'"), format!("position fen {FEN}")] {
        let (moves, faults) = read(&format!("[FEN \"{value}\"]\n\n1. Rh6# 1-0"), "en");
        assert_eq!((moves.as_str(), faults), ("1. Rh6#", vec!["fen_mended"]), "{value}");
    }
    // A record that begins with its position is no position.
    assert!(registry::open_position(&format!("[FEN \"{FEN}\"]\n\n1. Rh6# 1-0"), "chess").is_none());
}
