//! Explanations of written moves of draughts: the parts of a move, remarks, and refusals with
//! their reason, their place, the fields that show it and the right forms.

use crate::common;
use crate::common::board::{board, style, the};
use notabene_core::draughts::{Position, rules};
use notabene_core::game::{Strictness, registry, strict};
use notabene_core::i18n::Language;
use notabene_core::msg;
use notabene_core::notation::{Capture, Form, Letters, MoveVerdict, Notation, Style, TokenPart, judge};
use notabene_core::position::Position as _;

/// A text that is refused: cause, place, fields, and what is offered.
struct Case {
    game: &'static str,
    fen: &'static str,
    text: &'static str,
    id: &'static str,
    at: usize,
    fields: &'static [&'static str],
    offers: &'static [&'static str],
}

#[rustfmt::skip]
const CASES: &[Case] = &[
    Case { game: "international", fen: "W:W28,48:B23,5", text: "48-42", id: "must_take", at: 0, fields: &["28"], offers: &["28x19"] },
    Case { game: "international", fen: "W:W28,48:B23,5", text: " 12. 48-42", id: "must_take", at: 5, fields: &["28"], offers: &["28x19"] },
    Case { game: "international", fen: "W:W28:B12,13,23,K33,K44", text: "28x50", id: "takes_more", at: 0, fields: &["28"], offers: &["28x17"] },
    Case { game: "international", fen: "W:W28,48:B23,5", text: "28x23", id: "jumps_over", at: 3, fields: &["23"], offers: &["28x19"] },
    Case { game: "international", fen: "W:W28:B23,19", text: "28x14", id: "no_room", at: 3, fields: &["23", "19"], offers: &["28-22"] },
    Case { game: "international", fen: "W:W28:B5", text: "28-33", id: "only_forward", at: 3, fields: &["28"], offers: &["28-22", "28-23"] },
    Case { game: "international", fen: "W:W28:B5", text: "28-24", id: "not_its_way", at: 3, fields: &["28"], offers: &["28-22", "28-23"] },
    Case { game: "international", fen: "W:W42:B20", text: "42-31", id: "one_field", at: 3, fields: &["42"], offers: &["42-38", "42-37"] },
    Case { game: "international", fen: "W:WK47,42:B20", text: "47-33", id: "blocked", at: 3, fields: &["42"], offers: &["47-41", "47-36"] },
    Case { game: "international", fen: "W:WK47,42:B20", text: "47-42", id: "own_piece", at: 3, fields: &["42"], offers: &["47-41", "47-36"] },
    Case { game: "international", fen: "W:W28:B5", text: "29-24", id: "empty_field", at: 0, fields: &["29"], offers: &[] },
    Case { game: "international", fen: "W:W28:B5", text: "5-10", id: "not_your_turn", at: 0, fields: &["5"], offers: &[] },
    Case { game: "international", fen: "W:W28:B5", text: "51-46", id: "no_such_field", at: 0, fields: &[], offers: &[] },
    Case { game: "international", fen: "W:W28:B5", text: "28-e4", id: "light_field", at: 3, fields: &[], offers: &[] },
    Case { game: "international", fen: "W:W28:B5", text: "28", id: "half_move", at: 0, fields: &["28"], offers: &["28-22", "28-23"] },
    Case { game: "international", fen: "W:W28:B5", text: "17-", id: "half_move_alone", at: 0, fields: &["17"], offers: &[] },
    Case { game: "international", fen: "W:W28:B5", text: "28-22 5-10", id: "takes_nothing", at: 6, fields: &["5"], offers: &["28-22", "28-23"] },
    Case { game: "international", fen: "W:W28:B5", text: "Nf3", id: "syntax", at: 0, fields: &[], offers: &[] },
    Case { game: "international", fen: "W:W28:B5", text: " ", id: "nothing", at: 1, fields: &[], offers: &[] },
    Case { game: "international", fen: "B:W23,29,30,38,39:BK35", text: "35x19x32", id: "must_go_on", at: 6, fields: &["49", "43"], offers: &["35x34"] },
    Case { game: "international", fen: "B:W23,29,30,38,39:BK35", text: "35x19x32x43x34x25", id: "jumped_twice", at: 15, fields: &["30"], offers: &["35x34"] },
    Case { game: "international", fen: "B:W23,29,30,38,39:BK35", text: "35x19x32x43x34x18", id: "still_stands", at: 15, fields: &["23"], offers: &["35x34"] },
    Case { game: "international", fen: "B:W23,29,30,38,39:BK35", text: "35x19x32x43x34x45", id: "takes_nothing", at: 15, fields: &["45"], offers: &["35x34"] },
    Case { game: "international", fen: "W:WK46:B28,13,16", text: "46x10", id: "lands_to_take", at: 3, fields: &["19"], offers: &["46x8", "46x2"] },
    Case { game: "killer", fen: "W:WK46:BK28,5", text: "46x10", id: "lands_behind", at: 3, fields: &["28"], offers: &["46x23"] },
    Case { game: "russian", fen: "W:WKd2:Be3,c5,e5,f6", text: "d2:a3", id: "which_way", at: 3, fields: &["f4", "d6", "g5", "e7"], offers: &["d2:f4:d6:a3", "d2:g5:e7:a3"] },
    Case { game: "italian", fen: "W:W9,31:BK5,6,28,27", text: "9x2", id: "man_takes_king", at: 2, fields: &["5"], offers: &["31x24", "31x22"] },
    Case { game: "czech", fen: "W:Wc3,Ka3:Bd4,b4", text: "c3xe5", id: "king_takes_first", at: 0, fields: &["a3", "c3"], offers: &["a3xg1", "a3xf2", "a3xe3"] },
    Case { game: "frisian", fen: "W:W28,38:B33,23,22", text: "28x39", id: "takes_more", at: 0, fields: &["38", "28"], offers: &["38x27"] },
    Case { game: "english", fen: "W:WK1:B20", text: "1-10", id: "one_field", at: 2, fields: &["1"], offers: &["1-6", "1-5"] },
    Case { game: "brazilian", fen: "W:Wc3:Bh8", text: "a9-b8", id: "no_such_field", at: 0, fields: &[], offers: &[] },
];

#[test]
fn every_refusal_has_its_reason_its_place_and_right_forms() {
    let style = style(Form::Pdn);
    for case in CASES {
        let p = board(case.game, case.fen);
        let refusal = p.read(case.text, &style).expect_err(case.text);
        let fields: Vec<String> = refusal.fields.iter().map(|f| p.field_name(*f)).collect();
        let mut offers: Vec<&str> = refusal.nearest.iter().map(String::as_str).collect();
        let mut expected = case.offers.to_vec();
        offers.sort_unstable();
        expected.sort_unstable();
        assert_eq!((refusal.because.id(), refusal.at), (case.id, case.at), "{}", case.text);
        assert_eq!((sorted(fields), offers), (sorted(case.fields.to_vec()), expected), "{}", case.text);
        for offer in case.offers {
            assert_eq!(p.read(offer, &style).unwrap().remarks, [], "{offer}");
        }
        // Typing and tapping give equal answers.
        if let Some((from, to)) = case.text.split_once(['-', 'x']).filter(|(_, to)| to.len() <= 2) {
            let field = |name: &str| p.rules.board.naming.field(&p.rules.board.grid, name);
            if let (Some(from), Some(to)) = (field(from), field(to)) {
                assert_eq!(
                    p.explain_illegal(from, to).map(|why| why.message),
                    Some(refusal.because),
                    "{}",
                    case.text
                );
            }
        }
    }
}

fn sorted<T: Into<String>>(texts: Vec<T>) -> Vec<String> {
    let mut texts: Vec<String> = texts.into_iter().map(Into::into).collect();
    texts.sort();
    texts
}

#[test]
fn reasons_are_sentences_in_three_languages() {
    let said = |game, fen, text: &str| {
        let refusal = board(game, fen).read(text, &style(Form::Pdn)).unwrap_err();
        [Language::En, Language::Fr, Language::Nl].map(|l| l.say(&refusal.because))
    };
    assert_eq!(
        said("international", "W:W28:B12,13,23,K33,K44", "28x50"),
        [
            "Pieces taken here: 2; with 28x17: 3. You must take the most.",
            "Pièces prises ici\u{a0}: 2\u{202f}; avec 28x17\u{a0}: 3. Il faut prendre le plus de pièces.",
            "Stukken die je hier slaat: 2; met 28x17: 3. Meerslag gaat voor.",
        ]
    );
    assert_eq!(
        said("international", "W:W28,48:B23,5", "48-42"),
        [
            "If you can take, you must: 28x19.",
            "La prise est obligatoire\u{a0}: 28x19.",
            "Slaan is verplicht: 28x19."
        ]
    );
    assert_eq!(
        said("international", "W:W28:B5", "51-46"),
        [
            "“51” is not a square. Here they go from 1 to 50.",
            "«\u{a0}51\u{a0}» n’est pas une case. Ici, elles vont de 1 à 50.",
            "“51” is geen veld. Hier gaan ze van 1 tot 50.",
        ]
    );
    assert_eq!(
        said("turkish", "W:WKd4:Bd6,d7", "i1-i2")[0],
        "“i1” is not a square. Here they go from a1 to h8."
    );
}

/// The tokens of a move as texts, parts and sentences.
fn told(p: &Position, id: &str, form: Form, language: Language) -> Vec<String> {
    let say = |t: &notabene_core::notation::Token| {
        format!("{} {}: {}", t.text, t.part.name(), language.say(&t.message))
    };
    p.write(&the(p, id), &style(form)).iter().map(say).collect()
}

#[test]
fn every_part_of_a_move_says_why_it_is_there() {
    let p = board("international", "W:W28,48:B5");
    assert_eq!(
        told(&p, "28-22", Form::Pdn, Language::En),
        [
            "28 from: The man on 28 moves. Pieces have no letters here: the square says which one it is.",
            "- dash: The dash: nothing is taken.",
            "22 to: The man goes to 22.",
        ]
    );
    let p = board("international", "B:W23,29,30,38,39:BK35");
    assert_eq!(
        told(&p, "35x19x32x43x34", Form::Manoury, Language::Fr)[..3],
        [
            "( bracket: Les coups des Noirs sont entre parenthèses.",
            "35 from: La dame en 35 joue. Ici, les pièces n’ont pas de lettre\u{a0}: la case dit laquelle joue.",
            "x takes: Prise de 4 pièces, en 30, 23, 38 et 39.",
        ]
    );
    // The way is written because two captures share their ends.
    let p = board("russian", "W:WKd2:Be3,c5,e5,f6");
    assert_eq!(
        told(&p, "d2:f4:d6:a3", Form::Pdn, Language::Nl),
        [
            "d2 from: De dam op d2 speelt. Stukken hebben hier geen letter: het veld zegt welk stuk het is.",
            ": takes: Er worden 3 stukken geslagen, op e3, e5 en c5.",
            "f4 via: Van d2 naar a3 zijn er 2 verschillende slagen. Daarom schrijf je de weg: deze gaat over f4.",
            ": takes: De schijf op e5 wordt geslagen.",
            "d6 via: Van d2 naar a3 zijn er 2 verschillende slagen. Daarom schrijf je de weg: deze gaat over d6.",
            ": takes: De schijf op c5 wordt geslagen.",
            "a3 to: De dam gaat naar a3.",
        ]
    );
    // The long form needs no disambiguation.
    let p = board("international", "B:W23,29,30,38,39:BK35");
    let told = told(&p, "35x19x32x43x34", Form::Long, Language::En);
    assert_eq!(told[2], "19 via: On its way it comes down on 19.");
}

#[test]
fn crowning_is_told_at_the_end() {
    let last = |game, fen, id: &str| {
        let p = board(game, fen);
        told(&p, id, Form::Pdn, Language::En).pop().unwrap()
    };
    assert_eq!(
        last("international", "W:W7,48:B45", "7-1"),
        "1 to: The man reaches 1, on the last row, and becomes a king. No sign is written for that."
    );
    assert_eq!(
        last("international", "W:W12:B8,9,25,35", "12x3x14"),
        "14 to: The man goes to 14. It touched the last row on 3 but had to go on, so it stays a man."
    );
    assert_eq!(
        last("russian", "W:Wb6:Bc7,f6", "b6:d8:g5"),
        "g5 to: On d8 the man became a king, and as a king it goes on to g5."
    );
}

#[test]
fn remarks_name_one_thing_and_the_right_form() {
    let noted = |form, game, fen, text: &str| {
        let read = board(game, fen).read(text, &style(form)).unwrap_or_else(|e| panic!("{text}: {e:?}"));
        read.remarks.into_iter().map(|r| (r.message.id(), r.slip)).collect::<Vec<_>>()
    };
    let pdn = |text| noted(Form::Pdn, "international", "W:W28,48:B23,5", text);
    for right in ["28x19", "28x19!", "7. 28x19?!", "7.28x19", "28x19(!)"] {
        assert_eq!(pdn(right), [], "{right}");
    }
    assert_eq!(pdn("28-19"), [("dash_takes", true)]);
    for other in ["28X19", "28×19", "28:19", "28*19", "28 19", "2819", "28 x 19", "028x19"] {
        assert_eq!(pdn(other), [("x_other", false)], "{other}");
    }
    assert_eq!(pdn("e5xg7"), [("fields_called", false)]);
}

#[test]
fn names_of_fields_of_another_kind_are_understood() {
    let p = board("international", "W:W28,48:B5");
    let read = p.read("f5-e6", &style(Form::Pdn)).unwrap_err();
    assert_eq!(read.because.id(), "light_field");
    let (m, letters) = (the(&p, "28-22"), style(Form::Coordinate));
    let written = Notation::text(&p, &m, &letters);
    let read = p.read(&written, &style(Form::Pdn)).unwrap();
    assert_eq!((read.m, read.remarks[0].message.id()), (m, "fields_called"));
    let read = p.read("28-22", &letters).unwrap();
    assert_eq!((read.m, read.remarks[0].message.id()), (m, "fields_called"));
    // Numbers where the game has letters count from the top left: 1 is b8.
    let p = board("russian", "W:Wc3:Bh8");
    let read = p.read("22-18", &style(Form::Pdn)).unwrap();
    assert_eq!(p.id(&read.m), "c3-d4");
}

#[test]
fn ways_may_be_written_in_part() {
    let p = board("russian", "W:WKd2:Be3,c5,e5,f6");
    for (text, id) in [("d2:f4:a3", "d2:f4:d6:a3"), ("d2:e7:a3", "d2:g5:e7:a3"), ("d2xg5a3", "d2:g5:e7:a3")] {
        let read = p.read(text, &style(Form::Pdn)).unwrap();
        assert_eq!((p.id(&read.m).as_str(), read.remarks[0].message.id()), (id, "whole_way"), "{text}");
    }
    let p = board("international", "B:W23,29,30,38,39:BK35");
    for text in ["35x19x34", "35x19x32x43x34", "35x43x34"] {
        let read = p.read(text, &style(Form::Pdn)).unwrap();
        assert_eq!(read.remarks[0].message.id(), "long_form", "{text}");
    }
    assert_eq!(p.read("35x34", &style(Form::Long)).unwrap().remarks[0].message.id(), "whole_way");
    // Straight on, any field between may be written as the landing field of a king.
    let p = board("international", "W:WK46:B37,19,10");
    let m = p.legal_moves()[0];
    assert_eq!(p.id(&m), "46x32x14x5");
    for text in ["46x28x14x5", "46x23x14x5"] {
        let read = p.read(text, &style(Form::Pdn)).unwrap();
        assert_eq!((read.m, read.remarks[0].message.id()), (m, "long_form"), "{text}");
    }
    // Two fields are the whole path of one capture and the ends of another: the exact path takes precedence.
    let p = board("russian", "B:Wd6,e7,g7,g5,e5,c5:BKf8");
    let both: Vec<_> = p.legal_moves().into_iter().filter(|m| p.field_name(m.to) == "b4").collect();
    if both.len() > 1 {
        let read = p.read("f8:b4", &style(Form::Pdn)).unwrap();
        assert_eq!(read.m.taken.len(), 1);
    }
}

#[test]
fn brackets_belong_to_black_in_the_french_print() {
    let manoury = style(Form::Manoury);
    let times = Style { capture: Capture::Times, ..manoury };
    let p = board("international", "B:W21,38:B17,8");
    let m = p.legal_moves()[0];
    assert_eq!(Notation::text(&p, &m, &manoury), "(17x26)");
    assert_eq!(Notation::text(&p, &m, &times), "(17×26)");
    let noted = |p: &Position, text: &str, style: &Style| {
        let read = p.read(text, style).unwrap();
        read.remarks.first().map(|r| (r.message.id(), r.slip))
    };
    assert_eq!(noted(&p, "(17×26)", &times), None);
    assert_eq!(noted(&p, "(17×26)!", &times), None);
    assert_eq!(noted(&p, "17×26", &times), Some(("brackets_wrong", false)));
    assert_eq!(noted(&p, "(17x26)", &style(Form::Pdn)), Some(("x_other", false)));
    let p = board("international", "W:W28:B5");
    assert_eq!(noted(&p, "(28-22)", &manoury), Some(("brackets_wrong", true)));
    // Numbers everywhere, as the game has them or from the top left.
    assert_eq!(
        Notation::text(
            &board("russian", "W:Wc3:Bh8"),
            &the(&board("russian", "W:Wc3:Bh8"), "c3-d4"),
            &manoury
        ),
        "22-18"
    );
    let p = Position::start(&rules::THAI);
    assert!(p.texts(&manoury, ' ').starts_with('('));
}

#[test]
fn moves_are_said_aloud() {
    let said = |game, fen, id: &str, language: Language| {
        let p = board(game, fen);
        language.say(&p.spoken(&the(&p, id)))
    };
    let turk = "B:W23,29,30,38,39:BK35";
    assert_eq!(
        said("international", turk, "35x19x32x43x34", Language::En),
        "Move 1, Black: king 35 takes 34, 4 pieces"
    );
    assert_eq!(
        said("international", "W:W28,48:B23,5", "28x19", Language::Fr),
        "Coup 1 des Blancs\u{a0}: 28 prend 19"
    );
    assert_eq!(
        said("international", "W:W7,48:B45", "7-1", Language::Nl),
        "Zet 1, wit: van 7 naar 1, wordt dam"
    );
}

#[test]
fn answers_are_judged() {
    let p = board("international", "W:W28:B12,13,23,K33,K44");
    let (asked, style) = (p.legal_moves()[0], style(Form::Pdn));
    assert_eq!(judge(&p, &asked, "28x17", &style), MoveVerdict::Right);
    let verdict = |text| match judge(&p, &asked, text, &style) {
        MoveVerdict::Right => "right",
        MoveVerdict::Noted(msg) | MoveVerdict::Wrong(msg) => msg.id(),
    };
    assert_eq!(verdict("28x19x8x17"), "long_form");
    assert_eq!(verdict("28-17"), "dash_takes");
    assert_eq!(verdict("28x50"), "takes_more");
    let p = board("international", "W:W28:B5");
    assert!(
        matches!(judge(&p, &the(&p, "28-22"), "28-23", &style), MoveVerdict::Wrong(msg) if msg.id() == "other_move")
    );
}

#[test]
fn how_exactly_a_move_must_be_written_is_a_choice() {
    let french = Style::of(Letters::find("fr").unwrap());
    let enter = |text: &str, how| {
        let mut table = registry::open("draughts/international", Some("W:W28,48:B23,5"), None).unwrap();
        strict::enter(&mut table, text, &french, how).map(|e| e.remarks.len()).map_err(|r| r.because.id())
    };
    assert_eq!(enter("28-19", Strictness::Guided), Ok(1));
    assert_eq!(enter("28-19", Strictness::Tournament), Err("dash_takes"));
    assert_eq!(enter("28×19", Strictness::Tournament), Ok(1));
    assert_eq!(enter("28×19", Strictness::Pgn), Err("x_other"));
    assert_eq!(enter("28x19", Strictness::Pgn), Ok(0));
}

/// Any text is answered, none breaks anything.
#[test]
fn hostile_texts_are_answered() {
    let mut dice = common::Dice(3);
    let signs: Vec<char> = "0123456789abhl-x:×()~ !.…–é🂡\u{301}".chars().collect();
    for rules in rules::ALL {
        let p = Position::start(rules);
        for _ in 0..400 {
            let text: String = (0..dice.below(14)).map(|_| signs[dice.below(signs.len())]).collect();
            match p.read(&text, &style(Form::Pdn)) {
                Ok(read) => assert!(p.legal_moves().contains(&read.m)),
                Err(refusal) => assert!(text.is_char_boundary(refusal.at), "{text:?} at {}", refusal.at),
            }
            let _ = (p.by_id(&text), p.find(&text, &style(Form::Manoury)));
        }
        assert!(p.read(&"28x19".repeat(5000), &style(Form::Pdn)).is_err());
    }
    assert_eq!(TokenPart::Via.name(), "via");
}

/// Spellings of children: the king by its letter, a cross for any long move.
#[test]
fn a_letter_of_the_king_and_a_needless_cross_are_passed_over() {
    let king = board("international", "W:WK46,31:BK5");
    let read = |text: &str| {
        let read = king.read(text, &style(Form::Pdn)).unwrap_or_else(|e| panic!("{text}: {e:?}"));
        (king.id(&read.m), read.remarks.into_iter().map(|r| (r.message, r.slip)).collect::<Vec<_>>())
    };
    for text in ["K46-41", "D46-41"] {
        assert_eq!(read(text), ("46-41".into(), vec![(msg!(XOther { right: "46-41".into() }), false)]));
    }
    for text in ["46x28", "46-28x", "46:28", "46-28 x"] {
        assert_eq!(read(text), ("46-28".into(), vec![(msg!(XNeedless { right: "46-28".into() }), true)]));
    }
    let message =
        |game: &str, text: &str| board(game, "W:WK2:BK1").read(text, &style(Form::Pdn)).unwrap_err().because;
    let no = |text: &str, first: &str, last: &str| {
        msg!(NoSuchField { text: text.into(), first: first.into(), last: last.into() })
    };
    assert_eq!(message("international", "51-46"), no("51", "1", "50"));
    assert_eq!(message("international", "a12-46"), no("a12", "1", "50"));
    assert_eq!(message("italian", "K1-33"), no("33", "1", "32"));
    assert_eq!(
        board("brazilian", "W:Wc3:Bh8").read("33-3", &style(Form::Pdn)).unwrap_err().because,
        no("33", "a1", "h8")
    );
}
