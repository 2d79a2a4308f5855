//! Reading moves as they were written before, and one move in all systems.

use crate::common::laws::laws;
use crate::common::*;
use notabene_core::chess::{Array, Position, Rules};
use notabene_core::exchange::vocabulary::StyleSpec;
use notabene_core::game::systems::{SYSTEMS, System, in_all_letters, systems, write_in_system};
use notabene_core::game::{Game, registry};
use notabene_core::notation::{Form, Letters, MoveVerdict, Notation, Refusal, Style};
use proptest::prelude::*;

fn style(language: &str, name: &str) -> Style {
    let (language, notation) = (Some(language.into()), Some(name.into()));
    StyleSpec { language, notation, ..StyleSpec::default() }.style().unwrap()
}

/// The id of the move that is read, and the kinds of the remarks.
fn read(fen: &str, text: &str, style: &Style) -> Result<(String, Vec<&'static str>), Refusal> {
    let p = position(fen, Rules::Chess);
    let read = p.read(text, style)?;
    Ok((p.id(&read.m), read.remarks.iter().map(|remark| remark.message.id()).collect()))
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn the_forms_of_the_handbooks_are_read() {
    let [en, fr, es] = ["en", "fr", "es"].map(|code| style(code, "descriptive"));
    let (smith, iccf, koch) = (style("en", "smith"), style("en", "iccf"), style("en", "koch"));
    for (text, style, id) in [
        ("N-KB3", &en, "g1f3"),
        ("P-K4", &en, "e2e4"),
        ("P-QR3", &en, "a2a3"),
        ("C3FR", &fr, "g1f3"),
        ("P4R", &fr, "e2e4"),
        ("C3AR", &es, "g1f3"),
        ("g1f3", &smith, "g1f3"),
        ("7163", &iccf, "g1f3"),
        ("7163", &koch, "g1f3"),
    ] {
        assert_eq!(read(START, text, style), Ok((id.into(), vec![])), "{text}");
    }
    let black = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    assert_eq!(read(black, "P-K4", &en), Ok(("e7e5".into(), vec![])));
    assert_eq!(read(black, "P4R", &fr), Ok(("e7e5".into(), vec![])));
    assert_eq!(read("4k3/8/8/3p4/2P5/8/8/4K3 w - - 0 1", "c4d5p", &smith), Ok(("c4d5".into(), vec![])));
}

#[test]
fn a_capture_in_passing_is_told_from_another() {
    let fen = "4k3/8/8/1p2pP2/2P5/8/8/4K3 w - e6 0 2";
    for language in ["en", "fr"] {
        let style = style(language, "descriptive");
        for (text, id) in [("PxP", "c4b5"), ("PxP e.p.", "f5e6")] {
            assert_eq!(read(fen, text, &style), Ok((id.into(), vec![])), "{text}");
        }
    }
}

#[test]
fn other_spellings_are_understood_with_the_right_one() {
    let en = style("en", "descriptive");
    let form = vec!["system_form"];
    for text in ["Kt-KB3", "n-kb3", "N-KB3+", "N(KN1)-KB3", "N/KN1-KB3", "N KB3", "1. N-KB3!", "Nf3", "g1f3"]
    {
        let (id, remarks) = read(START, text, &en).unwrap();
        assert_eq!(id, "g1f3", "{text}");
        assert!(remarks.is_empty() || remarks == form, "{text}: {remarks:?}");
    }
    let takes = "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1";
    assert_eq!(read(takes, "KPxP", &en), Ok(("e4d5".into(), form.clone())));
    assert_eq!(read(takes, "BPxP", &en), Ok(("c4d5".into(), form.clone())));
    assert_eq!(read(takes, "PFDxP", &style("fr", "descriptive")), Ok(("c4d5".into(), form.clone())));
    // Modern notation stays readable, whatever its letters mean in the old one.
    let queen = "4k3/8/8/8/3q4/2P5/8/4K3 w - - 0 1";
    for (code, text) in [("fr", "cxd4"), ("en", "cxd4"), ("fr", "PxD"), ("en", "PxQ")] {
        assert_eq!(read(queen, text, &style(code, "descriptive")).unwrap().0, "c3d4", "{text}");
    }
    let smith = style("en", "smith");
    assert_eq!(read(takes, "c4d5", &smith), Ok(("c4d5".into(), form.clone())));
    assert_eq!(read(takes, "c4-d5", &smith), Ok(("c4d5".into(), form.clone())));
    let p = position(takes, Rules::Chess);
    assert!(p.read("c4d5n", &smith).unwrap().remarks[0].slip);
    assert_eq!(read(takes, "34-45", &style("en", "iccf")), Ok(("c4d5".into(), form)));
    let castles = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    for (text, name) in [("O-O", "descriptive"), ("0-0", "descriptive"), ("e1g1c", "smith"), ("5171", "iccf")]
    {
        assert_eq!(read(castles, text, &style("en", name)).unwrap().0, "e1g1", "{text}");
    }
}

#[test]
fn refusals_say_why() {
    let [en, smith, iccf] = ["descriptive", "smith", "iccf"].map(|name| style("en", name));
    let pinned = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
    let promotes = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    for (fen, text, style, cause) in [
        (pinned, "N-QB3", &en, "pinned"),
        (pinned, "e2c3", &smith, "pinned"),
        (pinned, "5233", &iccf, "pinned"),
        (START, "R-R3", &en, "blocked"),
        (START, "1113", &iccf, "blocked"),
        (START, "b1b3", &smith, "not_its_way"),
        (START, "5254 5755", &iccf, "digits_count"),
        (START, "525", &iccf, "digits_count"),
        (START, "5294", &iccf, "digits_field"),
        (START, "3343", &iccf, "empty_field"),
        (START, "N-B3", &en, "system_doubt"),
        (START, "NxP", &en, "takes_none"),
        (START, "P-K5", &en, "not_its_way"),
        (START, "7163Q", &iccf, "syntax"),
        (promotes, "P-R8", &en, "promo_missing"),
        (promotes, "a7a8", &smith, "promo_missing"),
        (promotes, "1718", &iccf, "promo_missing"),
        (promotes, "5152Q", &smith, "syntax"),
        (promotes, "e1e2Q", &smith, "promo_none"),
        (promotes, "", &en, "nothing"),
        (promotes, "N-KB3", &en, "no_such_piece"),
    ] {
        let refusal = read(fen, text, style).unwrap_err();
        assert_eq!(refusal.because.id(), cause, "{text}");
        assert!(refusal.at <= text.len(), "{text}");
    }
    let refusal = read(promotes, "P-R8", &en).unwrap_err();
    assert_eq!(refusal.nearest, ["P-R8=Q+", "P-R8=R+", "P-R8=B", "P-R8=N"]);
    let refusal = read(START, "N-B3", &en).unwrap_err();
    assert_eq!(refusal.nearest, ["N-QB3", "N-KB3"]);
}

#[test]
fn french_tells_two_pieces_apart_by_where_they_stand() {
    let fr = style("fr", "descriptive");
    for (fen, id, text) in [
        ("7k/8/8/8/8/8/8/R4R1K w - - 0 1", "a1d1", "T1TD-1D"),
        ("7k/8/8/8/6R1/8/8/6RK w - - 0 1", "g4g2", "T4C-2C"),
        ("7k/8/2n1n3/8/3N4/8/8/7K w - - 0 1", "d4e6", "CxC(6R)"),
        ("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", "P8T=D"),
    ] {
        let p = position(fen, Rules::Chess);
        let written = p.text(&p.by_id(id).unwrap(), &fr);
        assert_eq!(written.replace("CR", "C"), text, "{fen}");
        assert_eq!(read(fen, &written, &fr), Ok((id.into(), vec![])));
    }
}

/// A table with a game on it.
fn table(game: &str, moves: &[&str]) -> Game {
    let mut table = registry::open(game, None, None).unwrap();
    moves.iter().for_each(|text| drop(table.enter(text, &Style::pgn()).unwrap()));
    table
}

fn card(table: &Game, own: &Style) -> Vec<(&'static str, String)> {
    let node = table.sheet(own).at;
    let text =
        |system: &System| write_in_system(table, node, system, own).iter().map(|t| t.text.as_str()).collect();
    systems(table).into_iter().map(|system| (system.id, text(system))).collect()
}

#[test]
fn one_move_in_all_systems() {
    let french = Style::of(Letters::find("fr").unwrap());
    let game = table("chess", &["e4", "e5", "Nf3"]);
    assert_eq!(
        card(&game, &french),
        [
            ("short", "Cf3"),
            ("figurine", "♘f3"),
            ("long", "Cg1-f3"),
            ("coordinate", "g1-f3"),
            ("iccf", "7163"),
            ("smith", "g1f3"),
            ("descriptive-en", "N-KB3"),
            ("descriptive-fr", "C3FR"),
            ("koch", "7163"),
            ("stamma", "g f 3"),
        ]
        .map(|(id, text)| (id, text.to_string()))
    );
    let node = game.sheet(&french).at;
    let all = in_all_letters(&game, node, &french);
    assert_eq!(all.iter().map(|(names, _)| names.len()).sum::<usize>(), 33);
    assert!(all.iter().any(|(names, text)| names.contains(&"Deutsch") && text == "Sf3"));
    let game = table("draughts/international", &["32-28", "19-23", "28x19"]);
    assert_eq!(
        card(&game, &french),
        [("pdn", "28x19"), ("manoury", "28x19"), ("way", "28x19"), ("algebraic", "e5xg7")]
            .map(|(id, text)| (id, text.to_string()))
    );
    assert!(in_all_letters(&game, game.sheet(&french).at, &french).is_empty());
    let game = table("scharten", &[]);
    assert_eq!(systems(&game).len(), 4);
}

#[test]
fn stamma_calls_pieces_by_the_file_on_which_they_began() {
    let own = Style::pgn();
    let stamma = SYSTEMS.iter().find(|system| system.id == "stamma").unwrap();
    let game = table(
        "chess",
        &["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "O-O", "Nf6", "Nc3", "O-O", "Nd5", "Nxd5", "exd5", "Nd4"],
    );
    let sheet = game.sheet(&own);
    let cells = sheet.rows.iter().flat_map(|row| [&row.first, &row.second]).flatten();
    let texts: Vec<String> = cells
        .clone()
        .map(|cell| write_in_system(&game, cell.node, stamma, &own).iter().map(|t| t.text.as_str()).collect())
        .collect();
    assert_eq!(
        texts.join(", "),
        "p e 4, p e 5, g f 3, b c 6, f c 4, f c 5, e g 1, g f 6, b c 3, e g 8, b d 5, g d 5, p d 5, b d 4"
    );
    let third = cells.clone().nth(2).unwrap().node;
    let judged = |text: &str| game.judge(third, text, &stamma.style(&own));
    assert_eq!(judged("g f 3"), MoveVerdict::Right);
    assert_eq!(judged("Gf3"), MoveVerdict::Right);
    assert!(matches!(judged("Nf3"), MoveVerdict::Noted(msg) if msg.id() == "system_form"));
    assert!(matches!(judged("b c 3"), MoveVerdict::Wrong(msg) if msg.id() == "other_move"));
    assert!(matches!(judged("Nf4"), MoveVerdict::Wrong(msg) if msg.id() == "not_its_way"));
    assert!(matches!(judged(""), MoveVerdict::Wrong(msg) if msg.id() == "nothing"));
}

/// Every text of the card is accepted by its test field.
#[test]
fn every_system_takes_what_it_writes() {
    for game in ["chess", "chess960", "scharten", "draughts/international", "draughts/russian"] {
        for seed in 0..6 {
            let mut table = registry::open(game, None, None).unwrap();
            let (mut dice, own) = (Dice(seed), Style::pgn());
            for _ in 0..30 {
                let moves = table.moves(&own);
                if moves.is_empty() || table.enter(&moves[dice.below(moves.len())].0, &own).is_err() {
                    break;
                }
                let node = table.sheet(&own).at;
                for system in systems(&table) {
                    let text: String =
                        write_in_system(&table, node, system, &own).iter().map(|t| t.text.as_str()).collect();
                    let verdict = table.judge(node, &text, &system.style(&own));
                    assert_eq!(verdict, MoveVerdict::Right, "{game} {}: {text}", system.id);
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(laws(16))]

    /// Write, then read: the same move without a remark, in every historic form.
    #[test]
    fn old_texts_are_read_as_they_were_written(
        number in prop_oneof![Just(518u16), 0..960u16],
        seed in any::<u64>(),
        plies in 0..120usize,
    ) {
        let p = played(number, seed, plies);
        let forms = [("en", Form::Smith), ("en", Form::Iccf), ("en", Form::Descriptive), ("fr", Form::Descriptive),
            ("es", Form::Descriptive), ("nl", Form::Descriptive)];
        for (code, form) in forms {
            let style = Style { form, ..Style::of(Letters::find(code).unwrap()) };
            for m in p.moves().iter() {
                let text = p.text(m, &style);
                let read = p.read(&text, &style);
                prop_assert!(read.as_ref().is_ok_and(|read| read.m == *m && read.remarks.is_empty()),
                    "{text} in {}: {read:?}", p.fen());
                prop_assert_eq!(p.find(&text, &style), Some(*m));
            }
        }
    }

    /// Whatever is typed, the answer is a move or a reason.
    #[test]
    fn any_text_is_answered(seed in any::<u64>(), plies in 0..60usize, text in "\\PC{0,20}", old in "[KQRBNP1-8a-h()x=:+ .-]{0,12}") {
        let p = Position::start(&Array::chess(), Rules::Chess);
        let q = played(518, seed, plies);
        for form in [Form::Smith, Form::Iccf, Form::Descriptive] {
            for code in ["en", "fr"] {
                let style = Style { form, ..Style::of(Letters::find(code).unwrap()) };
                for text in [&text, &old] {
                    for p in [&p, &q] {
                        match p.read(text, &style) {
                            Ok(read) => prop_assert!(p.moves().contains(&read.m)),
                            Err(refusal) => prop_assert!(refusal.at <= text.len() + 1),
                        }
                    }
                }
            }
        }
    }
}
