//! Writing and reading the moves of Scharten: recorded texts, every move in many forms, and refusals with
//! their reasons.

use crate::common::dartboard::{at, plain, position, rules, the};
use crate::common::{own, text};
use notabene_core::i18n::Language;
use notabene_core::notation::{
    Capture, Form, LETTERS, Letters, Mate, MoveVerdict, Notation, Promotion, Reading, Style, TokenPart, judge,
};
use notabene_core::position::Position as _;
use notabene_core::scharten::{Move, Position, Rules};

fn dutch() -> Style {
    Style::of(Letters::find("nl").unwrap())
}

/// The text of a move; positions of Scharten have a text, too.
fn put(p: &Position, m: &Move, style: &Style) -> String {
    Notation::text(p, m, style)
}

fn positions() -> Vec<Position> {
    own("scharten/moves.json")
        .iter()
        .map(|row| position(text(row, "fen"), rules(row, text(row, "fen"))))
        .collect()
}

#[test]
fn every_legal_move_has_its_recorded_text() {
    let style = dutch();
    let mut count = 0;
    for row in own("scharten/moves.json") {
        let p = position(text(&row, "fen"), rules(&row, text(&row, "fen")));
        let Some(moves) = row["moves"].as_array() else { continue };
        let expected: Vec<(String, String)> =
            moves.iter().map(|m| (m[0].as_str().unwrap().into(), m[1].as_str().unwrap().into())).collect();
        assert_eq!(p.write_all(&style), expected, "{}", p.to_text());
        for (id, written) in expected {
            let m = p.by_id(&id).unwrap();
            assert_eq!((p.id(&m), put(&p, &m, &style)), (id, written.clone()));
            let joined: String = p.write(&m, &style).into_iter().map(|t| t.text).collect();
            assert_eq!(joined, written);
            let reading = p
                .read(&written, &style)
                .unwrap_or_else(|e| panic!("{written} in {}: {e:?}", put(&p, &m, &style)));
            assert_eq!((reading.m, reading.remarks), (m, vec![]), "{written} in {}", p.to_text());
            assert_eq!(p.find(&written, &style), Some(m));
            count += 1;
        }
    }
    assert!(count > 10_000, "{count}");
}

#[test]
fn recorded_games_are_played_by_reading() {
    let style = dutch();
    for row in own("scharten/games.json") {
        let start = text(&row, "start");
        let mut p = position(start, rules(&row, start));
        for written in row["moves"].as_array().unwrap().iter().map(|m| m.as_str().unwrap()) {
            let found =
                p.read(written, &style).unwrap_or_else(|e| panic!("{written}: {e:?} in {}", p.to_text()));
            assert_eq!(found.remarks, [], "{written} in {}", p.to_text());
            assert_eq!(p.find(written, &style), Some(found.m));
            assert_eq!(put(&p, &found.m, &style), written);
            p.play_unchecked(&found.m);
        }
        assert_eq!(p.to_text(), text(&row, "final"));
        let outcome = p.outcome(if row["status"] == "repetition5" { 5 } else { 1 }).unwrap();
        assert_eq!(outcome.by.name(), text(&row, "status"));
    }
}

/// Moves written in any language and form are read as the same move, without a remark.
#[test]
fn every_move_comes_back_from_every_form() {
    let all = positions();
    let short = |letters| Style::of(letters);
    let mut styles: Vec<Style> = LETTERS.iter().map(short).collect();
    for letters in ["nl", "fr", "en", "ru", "cy"].map(|code| Letters::find(code).unwrap()) {
        for form in [Form::Long, Form::Figurine, Form::Coordinate] {
            styles.push(Style { form, ..Style::of(letters) });
        }
        styles.push(Style { promotion: Promotion::Sign, capture: Capture::Times, ..Style::of(letters) });
        let brackets = Style { promotion: Promotion::Brackets, mate: Mate::TwoPlus, ..Style::of(letters) };
        styles.push(Style { capture: Capture::Colon, ..brackets });
        styles.push(Style { mate: Mate::NotEqual, en_passant: true, ..Style::of(letters) });
    }
    for (i, p) in all.iter().enumerate() {
        // Each position in some styles, each style in many positions.
        for style in styles.iter().skip(i % 9).step_by(9) {
            for m in p.legal_moves().into_iter().chain(p.blunders()) {
                let written = put(p, &m, style);
                let found = p.read(&written, style);
                let found = found.unwrap_or_else(|e| panic!("{written} ({m:?}) in {}: {e:?}", p.to_text()));
                assert_eq!((found.m, found.remarks), (m, vec![]), "{written} in {}", p.to_text());
            }
        }
    }
}

/// The old forms know only the board of chess: Scharten is then written by its fields.
#[test]
fn old_forms_become_coordinates() {
    let p = Position::start(Rules::QUIET);
    let m = the(&p, "b1c3");
    for form in [Form::Coordinate, Form::Smith, Form::Iccf, Form::Descriptive] {
        let style = Style { form, ..dutch() };
        assert_eq!(put(&p, &m, &style), "b1-c3");
        assert_eq!(p.read("b1-c3", &style).unwrap().remarks, []);
    }
}

#[test]
fn signs_of_the_source_are_read() {
    let p = plain("10/5k4/10/10/10/10/10/R4K4 w - - 0 1");
    let m = the(&p, "o1o7");
    for (written, remarks) in
        [("To7+", 0), ("To7†", 0), ("To7", 1), ("To7‡", 1), ("To7+ (=)", 0), ("1.To7+", 0)]
    {
        let found = p.read(written, &dutch()).unwrap();
        assert_eq!((found.m, found.remarks.len()), (m, remarks), "{written}: {:?}", found.remarks);
    }
    let taking = plain("1k8/10/10/4pP4/10/10/10/1K8 w - d6 0 1");
    for written in ["exd6 e.p.", "exd6", "ed6", "ed", "exd6 e.p."] {
        assert_eq!(taking.id(&taking.read(written, &dutch()).unwrap().m), "e5d6", "{written}");
    }
}

/// A position, what is written in it, and the cause and right forms of the refusal.
const REFUSED: &[(&str, &str, &str, &str)] = &[
    // Spelling.
    (START, "", "nothing", ""),
    (START, "pc3", "piece_case", "Pc3"),
    (START, "PC3", "file_case", "Pc3"),
    (START, "P3c", "square_order", "Pc3"),
    (START, "P c3", "no_space", "Pc3"),
    (START, "Nc3", "language_letter", "Pc3"),
    (START, "j4", "not_on_dartboard", ""),
    (START, "Pe9", "not_on_dartboard", ""),
    (START, "--", "must_play", ""),
    (START, "hallo", "syntax", ""),
    (START, "f3g", "sign_too_many", "f3"),
    // Rules that chess has, in the words of Scharten.
    (START, "Pd5", "way_round", ""),
    (START, "Le3", "blocked", ""),
    (START, "o4", "no_pawn_on_line", ""),
    (START, "Toa5", "none_on_line", ""),
    (START, "T5a5", "no_such_piece", ""),
    (START, "e3e4", "empty_field", ""),
    (START, "e7e5", "not_your_turn", ""),
    (START, "exd3", "nothing_to_take", ""),
    (START, "ed", "nothing_on_line", ""),
    (START, "e4D", "promo_none", "e4"),
    (START, "@c3", "no_darts", ""),
    (START, "O-O", "no_castling_now", ""),
    (START, "0-0", "zeros_are_result", ""),
    (START, "0-0-0", "no_castling_now", ""),
    (START, "Kg1", "castling_blocked", ""),
    (START, "f3d5", "empty_field", ""),
    // Castling is the move of the king.
    (CASTLING, "O-O", "castling_by_king", "Kg1 Kc1"),
    (CASTLING, "0-0-0", "castling_by_king", "Kg1 Kc1"),
    (CASTLING, "Ke3", "way_round", ""),
    (CASTLING, "Ki1", "castling_as_king", "Kg1"),
    (CASTLING, "Ka1", "castling_as_king", "Kc1"),
    // Disambiguation: the rank, or the whole field (contradictions X32).
    (ROOKS, "Tei8", "letter_not_enough", "Te1i8 T8i8"),
    (ROOKS, "Ti8", "ambiguous", "Te1i8 Tii8 T8i8"),
    (ROOKS, "T1i8", "letter_not_enough", "Te1i8 Tii8"),
    // Promotion.
    ("10/5P4/1k8/10/10/1K8/10/10 w - - 0 1", "e8", "promo_missing", "e8D e8T e8L e8P"),
    ("10/5P4/1k8/10/10/1K8/10/10 w - - 0 1", "e8K", "promo_bad", ""),
    ("10/5P4/1k8/10/10/1K8/10/10 w - - 0 1", "e8d", "piece_case", "e8D"),
    // A pawn that has moved; a double step that is blocked.
    ("1k8/10/10/10/10/3P6/10/1K8 w - - 0 1", "c5", "pawn_moved", ""),
    ("1k8/10/10/10/10/3n6/3P6/1K8 w c2 - 0 1", "c4", "blocked", ""),
    ("1k8/10/10/10/10/3n6/3P6/1K8 w c2 - 0 1", "c3", "pawn_blocked", ""),
    // Support (section 5).
    (TREBLE, "Txf6", "needs_support", ""),
    (HELPED, "Txf6", "needs_more_support", ""),
    (DOUBLE, "Txf8", "needs_support", ""),
    // Kings.
    ("8k1/10/10/5r4/10/5N4/5K4/10 w - - 0 1", "Pg4", "pinned", ""),
    ("8k1/10/10/5r4/10/10/5K1N2/10 w - - 0 1", "Pi3", "stays_in_check", ""),
    ("8k1/10/10/5r4/10/10/6K3/10 w - - 0 1", "Ke2", "into_check", ""),
    ("5k4/10/10/10/10/10/5N4/5K4 w - - 0 1", "Ke2", "own_piece", ""),
    ("5k4/10/10/10/10/10/5N4/5K4 w - - 0 1", "Pe2", "from_square", ""),
    ("5k4/10/10/10/10/10/5N4/5K4 w - - 0 1", "g3", "letter_missing", "Pg3"),
    // En passant, and captures without their line.
    ("1k8/10/10/4pP4/10/10/10/1K8 w - d6 0 1", "exd5", "ep_square", "exd6 e.p."),
    ("1k8/10/10/4pP4/10/10/10/1K8 w - d6 0 1", "d6", "pawn_line", "exd6 e.p."),
    // Darts.
    (LOUD, "P@c3", "throws_other", "@c3"),
    (LOUD, "P@c6", "throws_outside", "@-"),
    (LOUD, "@c6", "throws_outside", "@-"),
    (LOUD, "@e1", "throws_onto", "@-"),
    (LOUD, "c3", "throw_sign", "@c3"),
    (LOUD, "@", "syntax", ""),
    (LOUD, "@j3", "not_on_dartboard", ""),
    (LOUD, "@c", "syntax", ""),
    (THROWN, "@c3", "nothing_to_throw", ""),
];

const START: &str = "1rnbqkqbnr/1ppppppppp/10/10/10/10/1PPPPPPPPP/1RNBQKQBNR w \
    a1a2a7a8b1b2b7b8c1c2c7c8d1d2d7d8e1e2e7e8f1f2f7f8g1g2g7g8h1h2h7h8i1i2i7i8 - 0 1";
const CASTLING: &str = "10/10/5k4/10/10/10/10/1R3K3R w a1e1i1 - 0 1";
const ROOKS: &str = "5R4/10/3k6/10/10/2K7/10/5R3R w - - 0 1";
const LOUD: &str = "5k4/10/10/10/10/10/10/5K4 w e1e8 - 0 1 17/17 0/0";
const THROWN: &str = "5k4/10/10/10/10/10/5R4/5K4 w - - 0 1 0/0 0/0";
const TREBLE: &str = "1k8/10/6n2R/10/10/10/10/1K8 w - - 0 1";
const HELPED: &str = "1k8/10/6n2R/5P4/10/10/10/1K8 w - - 0 1";
const DOUBLE: &str = "1k4n2R/10/10/10/10/10/10/1K8 w - - 0 1";

#[test]
fn refusals_say_why_in_every_language() {
    let mut wrong = Vec::new();
    for (fen, written, cause, right) in REFUSED {
        let p = plain(fen);
        let refusal = match p.read(written, &dutch()) {
            Ok(found) => {
                wrong.push(format!("{written} is read as {:?} in {fen}", p.id(&found.m)));
                continue;
            }
            Err(refusal) => refusal,
        };
        let offered = refusal.nearest.join(" ");
        if refusal.because.id() != *cause || !right.is_empty() && offered != *right {
            wrong
                .push(format!("{written}: {:?}, offered {offered}; wanted {cause} {right}", refusal.because));
        }
        for language in Language::ALL {
            let sentence = language.say(&refusal.because);
            assert!(sentence.ends_with('.') && !sentence.contains('{'), "{sentence}");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn support_is_shown_with_its_supporters() {
    let p = plain(HELPED);
    let refusal = p.read("Txf6", &dutch()).unwrap_err();
    assert_eq!(refusal.fields, [at("f6"), at("e5")]);
    let said = |language: Language| language.say(&refusal.because);
    assert_eq!(
        said(Language::Nl),
        "f6 ligt op de ring treble. Om daar te slaan heeft de toren een steun van 2 nodig. Van e5 komt maar 1."
    );
    assert_eq!(
        said(Language::En),
        "f6 is on the treble ring. To take there, the rook needs a support of 2. From e5 comes only 1."
    );
    let why = p.explain_illegal(at("i6"), at("f6")).unwrap();
    assert_eq!((why.message, why.fields), (refusal.because, refusal.fields));
}

/// The parts of a move with their explanations.
fn told(p: &Position, id: &str) -> Vec<(String, &'static str, String)> {
    let tokens = p.write(&the(p, id), &dutch());
    tokens.into_iter().map(|t| (t.text, t.message.id(), Language::Nl.say(&t.message))).collect()
}

fn row(text: &str, id: &'static str, message: &str) -> (String, &'static str, String) {
    (text.into(), id, message.into())
}

#[test]
fn characters_know_lines_rings_and_support() {
    let p = plain("5k4/3r6/10/10/10/10/3r6/5K4 b - - 0 1");
    assert_eq!(
        told(&p, "c7c4"),
        [
            row("T", "piece_moves", "Dit teken staat voor de toren."),
            row("7", "from_rank", "Je schrijft rij 7, want de toren op c2 kan ook naar c4."),
            row("c4", "goes_to_ring", "De toren gaat naar c4, op de ring little."),
        ]
    );
    let tokens = p.write(&the(&p, "c7c4"), &dutch());
    assert_eq!(tokens[1].part, TokenPart::From);
    assert_eq!(tokens[1].rivals.iter().map(|r| (r.from, r.held_by)).collect::<Vec<_>>(), [(at("c2"), None)]);
    // Two pawns hold a capture on a treble.
    let p = plain("1k8/10/6n2R/5P1P2/10/10/10/1K8 w - - 0 1");
    assert_eq!(
        told(&p, "i6f6")[1],
        row(
            "x",
            "takes_held",
            "Het paard op f6 wordt geslagen. Dat veld is 3 waard: het stuk dat slaat telt voor 1, de rest komt van e5 en g5."
        )
    );
    assert_eq!(told(&p, "e5f6")[1].1, "takes_free");
    // The rook on the treble supports with 3, the other one only with 1: it cannot capture, and is no rival.
    let p = plain("1k8/10/6n2R/6R3/10/10/10/1K8 w - - 0 1");
    assert_eq!(
        told(&p, "f5f6")[0],
        row(
            "T",
            "piece_holds",
            "Dit teken staat voor de toren. Meer is niet nodig: van i6 heeft een toren daar te weinig steun om te slaan."
        )
    );
    assert_eq!(put(&p, &the(&p, "f5f6"), &dutch()), "Txf6");
    assert!(p.by_id("i6f6").is_none());
    let p = plain(CASTLING);
    assert_eq!(
        told(&p, "e1g1").last().unwrap(),
        &row(
            "g1",
            "round_castling",
            "Rokade: de koning gaat twee velden, naar g1, en de toren van i1 komt op f1. Je schrijft alleen de koningszet."
        )
    );
    let p = plain("10/5P4/1k8/10/10/1K8/10/10 w - - 0 1");
    assert_eq!(told(&p, "e7e8r")[1].1, "becomes_unmoved");
    assert_eq!(
        told(&p, "e7e8r")[0].2,
        "De pion gaat naar e8, op de ring double. Een pion heeft geen letter."
    );
}

#[test]
fn darts_are_explained() {
    let p = plain(LOUD);
    assert_eq!(
        told(&p, "P@c3"),
        [
            row(
                "@",
                "thrown",
                "De @: de pion wordt met een dart gegooid. Dat is het volgende stuk in de volgorde."
            ),
            row("c3", "lands_on", "De pion komt op c3, op de ring treble."),
        ]
    );
    assert_eq!(told(&p, "@-")[1].1, "dart_lost");
    let p = plain("5k4/10/10/10/10/10/10/5K4 w - - 0 1 8/8 0/0");
    let m = the(&p, "N@f2");
    assert_eq!(put(&p, &m, &dutch()), "P@f2");
    assert_eq!(put(&p, &m, &Style::pgn()), "N@f2");
    assert_eq!(put(&p, &m, &Style { form: Form::Figurine, ..dutch() }), "♘@f2");
    assert_eq!(p.read("P@f2", &dutch()).unwrap().m, m);
    assert_eq!(p.read("@f2", &dutch()).unwrap_err().because.id(), "throws_other");
}

#[test]
fn answers_are_judged() {
    let p = Position::start(Rules::QUIET);
    let m = the(&p, "b1c3");
    assert_eq!(judge(&p, &m, "Pc3", &dutch()), MoveVerdict::Right);
    assert!(matches!(judge(&p, &m, "Pb1c3", &dutch()), MoveVerdict::Noted(_)));
    assert!(
        matches!(judge(&p, &m, "c3", &dutch()), MoveVerdict::Wrong(message) if message.id() == "letter_missing")
    );
}

/// Texts from outside never stop the program.
#[test]
fn any_text_is_answered() {
    let signs = ["@", "o", "O", "-", "0", "P", "x", "e", "4", "8", "D", "+", "=", "é", " ", "(", "♘", "9"];
    for p in [plain(START), plain(LOUD), plain(CASTLING)] {
        for (i, a) in signs.iter().enumerate() {
            for b in &signs {
                for c in &signs[i % 3..] {
                    for text in [format!("{a}{b}{c}"), format!("{a}{b}{c}{a}{b}")] {
                        let text = text.trim().to_string();
                        let found = p.read(&text, &dutch()).ok();
                        // A move written in part is understood, but not found in silence.
                        let is_in_part = |found: &Reading<Move>| {
                            let mut kinds = found.remarks.iter().map(|remark| remark.message.id());
                            kinds.any(|kind| matches!(kind, "takes_piece" | "half_square"))
                        };
                        let found = found.filter(|found| !is_in_part(found));
                        assert_eq!(p.find(&text, &dutch()), found.map(|f| f.m), "{text}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_ear_hears_darts_and_castling() {
    let heard = |fen: &str, id: &str| {
        let p = plain(fen);
        [Language::Fr, Language::En, Language::Nl].map(|language| language.say(&p.spoken(&the(&p, id))))
    };
    assert_eq!(
        heard(CASTLING, "e1g1"),
        [
            "Coup 1 des Blancs\u{a0}: roque\u{a0}: roi en g1, tour en f1",
            "Move 1, White: castles: king g1, rook f1",
            "Zet 1, wit: rokade: koning g1, toren f1",
        ]
    );
    assert_eq!(heard(LOUD, "P@c3")[2], "Zet 1, wit: pion gegooid op c3");
    assert_eq!(heard(LOUD, "@-")[1], "Move 1, White: pawn: the dart is lost");
}

/// Accepted deviations from the written form, and their remarks.
#[test]
fn other_ways_are_understood_with_a_remark() {
    let rows: &[(&str, &str, &str, &[&str])] = &[
        (START, "e2e4", "e2e4", &["long_form"]),
        (START, "e2-e4", "e2e4", &["long_form"]),
        (START, "Pb1c3", "b1c3", &["long_form"]),
        (START, "Pbc3", "b1c3", &["not_needed"]),
        (START, "P-c3", "b1c3", &["dash_needless"]),
        (START, "Pxc3", "b1c3", &["x_needless"]),
        (START, "Pc3#", "b1c3", &["check_wrong"]),
        (CASTLING, "e1g1", "e1g1", &["long_form"]),
        (CASTLING, "Ke1-g1", "e1g1", &["long_form"]),
        (ROOKS, "Te1-i8", "e1i8", &[]),
        (ROOKS, "Tii8", "i1i8", &[]),
        ("10/5P4/1k8/10/10/1K8/10/10 w - - 0 1", "e8=D", "e7e8q", &["promo_sign"]),
        ("10/5P4/1k8/10/10/1K8/10/10 w - - 0 1", "e7e8q", "e7e8q", &["long_form", "promo_sign"]),
        (HELPED, "ef6", "e5f6", &["x_missing"]),
        (HELPED, "ef", "e5f6", &["pawn_files_only"]),
        (LOUD, "@-", "@-", &[]),
        (LOUD, "@–", "@-", &[]),
        (LOUD, "@c3+", "P@c3", &["check_wrong"]),
        ("5k4/10/10/10/10/10/10/5K4 w - - 0 1 8/8 0/0", "P@-", "@-", &["not_needed"]),
    ];
    for (fen, written, id, remarks) in rows {
        let p = plain(fen);
        let found = p.read(written, &dutch()).unwrap_or_else(|e| panic!("{written}: {e:?}"));
        let ids: Vec<_> = found.remarks.iter().map(|r| r.message.id()).collect();
        assert_eq!((p.id(&found.m).as_str(), &ids[..]), (*id, *remarks), "{written}");
    }
    let english = plain(LOUD).read("P@c3", &Style::pgn()).unwrap();
    assert_eq!(english.remarks[0].message.id(), "pawn_letter");
}
