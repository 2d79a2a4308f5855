//! Moves of records and typed moves that people understand although they are written in another way.

use notabene_core::exchange::{Export, import, save};
use notabene_core::game::{Game, registry};
use notabene_core::notation::{Letters, Style};
use notabene_core::record;

fn style(code: &str) -> Style {
    Style::of(Letters::find(code).unwrap())
}

/// The first game of a text: its moves, and the kinds of its faults.
fn read(text: &str, code: &str) -> (String, Vec<&'static str>) {
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
