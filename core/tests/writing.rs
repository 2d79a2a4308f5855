//! Explanations of moves that are not right, and their places: in all languages.

use notabene_core::game::{Explained, Game, Strictness, registry, strict};
use notabene_core::geometry::{CHESS, Field, Naming};
use notabene_core::i18n::Language;
use notabene_core::notation::{Letters, Refusal, Rival, Style, TokenPart};

fn at(name: &str) -> Field {
    Naming::CHESS.field(&CHESS, name).unwrap()
}
fn style(language: &str) -> Style {
    Style::of(Letters::find(language).unwrap())
}
fn chess(fen: &str) -> Game {
    registry::open("chess", Some(fen), None).unwrap()
}
fn enter(fen: &str, text: &str, language: &str, how: Strictness) -> Result<Explained, Refusal> {
    strict::enter(&mut chess(fen), text, &style(language), how)
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// After 1.e4 d5.
const CENTRE: &str = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const KNIGHTS: &str = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
const PINNED: &str = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
const CHECKED: &str = "4r1k1/8/8/8/8/8/3P4/4K1N1 w - - 0 1";
const PAWN: &str = "8/3P2k1/8/8/8/8/8/4K3 w - - 0 1";

/// A text that is refused: cause, fields that show it, place in the text, and what is offered.
struct Case {
    fen: &'static str,
    /// In English, French and Dutch letters.
    text: [&'static str; 3],
    id: &'static str,
    fields: &'static [&'static str],
    at: usize,
    /// The first offer in English; empty if nothing has to be offered.
    offer: &'static str,
}

const fn case(fen: &'static str, text: [&'static str; 3], id: &'static str) -> Case {
    Case { fen, text, id, fields: &[], at: 0, offer: "" }
}

const CASES: [Case; 29] = [
    Case { at: 1, ..case(START, ["Ni4", "Ci4", "Pi4"], "not_a_field") },
    Case { at: 0, ..case(START, ["e9", "e9", "e9"], "not_a_field") },
    Case { at: 1, offer: "Nf3", ..case(START, ["N3f", "C3f", "P3f"], "square_order") },
    Case { offer: "Nf3", ..case(START, ["Sf3", "Sf3", "Sf3"], "language_letter") },
    Case { offer: "Nf3", ..case(START, ["nf3", "cf3", "pf3"], "piece_case") },
    Case { offer: "Nf3", at: 1, ..case(START, ["N f3", "C f3", "P f3"], "no_space") },
    Case { fields: &["g1"], offer: "Nf3", ..case(KNIGHTS_HOME, ["f3", "f3", "f3"], "letter_missing") },
    Case { ..case(PAWN, ["Qd1", "Dd1", "Dd1"], "no_such_piece") },
    Case { fields: &["a2"], ..case(START, ["Ra4", "Ta4", "Ta4"], "blocked") },
    Case { fields: &["c1"], ..case("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", ["Bc4", "Fc4", "Lc4"], "not_its_way") },
    Case { fields: &["e2", "e8", "e1"], ..case(PINNED, ["Nc3", "Cc3", "Pc3"], "pinned") },
    Case { fields: &["e1", "e8"], ..case(CHECKED, ["Nf3", "Cf3", "Pf3"], "stays_in_check") },
    Case { fields: &["e2", "e8"], ..case(CHECKED, ["Ke2", "Re2", "Ke2"], "into_check") },
    Case { fields: &["e2"], ..case(START, ["Ne2", "Ce2", "Pe2"], "own_piece") },
    Case { fields: &["d3"], ..case(START, ["exd3", "exd3", "exd3"], "nothing_to_take") },
    Case { fields: &["f3", "b1"], offer: "Nbd2", at: 1, ..case(KNIGHTS, ["Nd2", "Cd2", "Pd2"], "ambiguous") },
    Case { fields: &["e4"], offer: "exd5", ..case(CENTRE, ["xd5", "xd5", "xd5"], "pawn_file") },
    Case { fields: &["d8"], offer: "d8Q", at: 2, ..case(PAWN, ["d8", "d8", "d8"], "promo_missing") },
    Case { fields: &["d8"], ..case(PAWN, ["d8K", "d8R", "d8K"], "promo_bad") },
    Case { fields: &["e1"], ..case(KNIGHTS, ["O-O", "O-O", "O-O"], "castling_no_right") },
    Case { fields: &["f1"], ..case(START, ["O-O", "O-O", "O-O"], "castling_blocked") },
    Case {
        fields: &["e1", "e8"],
        ..case("4r1k1/8/8/8/8/8/8/4K2R w K - 0 1", ["O-O", "O-O", "O-O"], "castling_in_check")
    },
    Case {
        fields: &["f1", "f8"],
        ..case("5rk1/8/8/8/8/8/8/4K2R w K - 0 1", ["O-O", "O-O", "O-O"], "castling_through_check")
    },
    Case {
        fields: &["g1", "g8"],
        ..case("k5r1/8/8/8/8/8/8/4K2R w K - 0 1", ["O-O", "O-O", "O-O"], "castling_into_check")
    },
    Case { fields: &["g8"], ..case(START, ["Nf6", "Cf6", "Pf6"], "not_your_turn") },
    Case { fields: &["e4"], ..case(START, ["e4e5", "e4e5", "e4e5"], "empty_field") },
    Case { fields: &["e5"], ..case(BLOCKED_PAWN, ["e5", "e5", "e5"], "pawn_blocked") },
    Case { ..case(START, ["", "", ""], "nothing") },
    Case { at: 2, ..case(START, ["e4y", "e4y", "e4y"], "syntax") },
];
/// The square f3 can be reached by the knight only.
const KNIGHTS_HOME: &str = "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1";
const BLOCKED_PAWN: &str = "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1";

#[test]
fn every_cause_has_its_sentence_its_fields_and_its_place_in_each_language() {
    for case in &CASES {
        for (language, text) in [Language::En, Language::Fr, Language::Nl].into_iter().zip(case.text) {
            let who = format!("{text} in {} ({})", language.code(), case.id);
            let refusal = enter(case.fen, text, language.code(), Strictness::Guided).expect_err(&who);
            assert_eq!(refusal.because.id(), case.id, "{who}");
            let fields: Vec<Field> = case.fields.iter().map(|f| at(f)).collect();
            assert_eq!(sorted(&refusal.fields), sorted(&fields), "{who}");
            assert_eq!(refusal.at, case.at, "{who}");
            let said = language.say(&refusal.because);
            assert!(said.chars().count() > 12 && said.ends_with('.'), "{who}: {said}");
            let offered = refusal.nearest.first().map(String::as_str).unwrap_or_default();
            assert!(case.offer.is_empty() || !offered.is_empty(), "{who} offers nothing");
            if language == Language::En && !case.offer.is_empty() {
                assert_eq!(offered, case.offer, "{who}");
            }
            for offer in &refusal.nearest {
                let played = enter(case.fen, offer, language.code(), Strictness::Tournament);
                assert!(played.is_ok_and(|e| e.remarks.is_empty()), "{who}: {offer} is not right");
            }
        }
    }
}

fn sorted(fields: &[Field]) -> Vec<u8> {
    let mut all: Vec<u8> = fields.iter().map(|f| f.0).collect();
    all.sort_unstable();
    all
}

#[test]
fn the_sentences_of_the_commonest_causes() {
    let say = |fen, text, language: Language| {
        let refusal = enter(fen, text, language.code(), Strictness::Guided).unwrap_err();
        language.say(&refusal.because)
    };
    assert_eq!(
        say(KNIGHTS, "Nd2", Language::En),
        "Which knight? Those on b1 and f3 can go there. Add b or f: write Nbd2 or Nfd2."
    );
    assert_eq!(
        say(KNIGHTS, "Pd2", Language::Nl),
        "Welke? De paarden op b1 en f3 kunnen daarheen. Zet b of f erbij: schrijf Pbd2 of Pfd2."
    );
    assert_eq!(
        say(KNIGHTS, "Cd2", Language::Fr),
        "C’est possible avec plusieurs pièces\u{a0}: les cavaliers en b1 et f3 peuvent y aller. \
         Ajoute b ou f\u{a0}: écris Cbd2 ou Cfd2."
    );
    assert_eq!(say(START, "Ba3", Language::En), "The way is blocked: there is a white pawn on b2.");
    assert_eq!(say(START, "Dd3", Language::Fr), "Le chemin est barré\u{a0}: il y a un pion blanc en d2.");
    assert_eq!(
        say(PINNED, "Pc3", Language::Nl),
        "Het paard mag deze zet niet doen: dat stuk beschermt je koning tegen de toren op e8."
    );
}

/// Remarks: the move is played, with these remarks.
#[test]
fn what_is_only_unusual_is_played_with_a_remark() {
    for (fen, text, id) in [
        (START, "Pe4", "pawn_letter"),
        (CENTRE, "ed5", "x_missing"),
        (START, "Ngf3", "not_needed"),
        (START, "g1f3", "long_form"),
        (START, "e2e4", "long_form"),
        (START, "Ng1-f3", "long_form"),
        (START, "Nf3+", "check_wrong"),
        (PAWN, "d8=Q", "promo_sign"),
    ] {
        let got = enter(fen, text, "en", Strictness::Guided);
        let said = got.map(|e| e.remarks.first().map_or("", |r| r.message.id())).unwrap_or_default();
        assert_eq!(said, id, "{text}");
    }
}

#[test]
fn a_tournament_accepts_taste_but_no_slip() {
    for (text, refused) in [("Pe4", true), ("Nf3+", true), ("N-f3", true), ("Ng1-f3", false), ("Ngf3", false)]
    {
        let got = enter(START, text, "en", Strictness::Tournament);
        assert_eq!(got.is_err(), refused, "{text}: {got:?}");
        let Err(refusal) = got else { continue };
        assert_eq!(refusal.nearest.len(), 1, "{text}: the right form is offered");
        assert!(enter(START, &refusal.nearest[0], "en", Strictness::Tournament).is_ok());
    }
}

#[test]
fn pgn_wants_its_export_form_to_the_letter() {
    for (fen, text, answer) in [
        (START, "Nf3", Ok("Cf3")),
        (START, "Cf3", Err("language_letter")),
        (START, "Ngf3", Err("not_needed")),
        (START, "g1f3", Err("long_form")),
        (START, "Nf3!", Err("pgn_form")),
        (START, "1. Nf3", Err("pgn_form")),
        (CENTRE, "ed5", Err("x_missing")),
        (PAWN, "d8Q", Err("promo_sign")),
        (PAWN, "d8=Q", Ok("d8D")),
        ("k7/8/1K6/8/8/8/8/7R w - - 0 1", "Rh8", Err("mate_missing")),
        ("4k2r/8/8/8/8/8/8/4K2R w K - 0 1", "0-0", Err("castle_zero")),
    ] {
        // The screen stays French whatever is written.
        let got = enter(fen, text, "fr", Strictness::Pgn);
        let written = |e: Explained| e.tokens.iter().map(|t| t.text.as_str()).collect::<String>();
        match (got, answer) {
            (Ok(explained), Ok(right)) => assert_eq!(written(explained), right),
            (Err(refusal), Err(id)) => {
                assert_eq!(refusal.because.id(), id, "{text}");
                let again = enter(fen, &refusal.nearest[0], "fr", Strictness::Pgn);
                assert!(again.is_ok_and(|e| e.remarks.is_empty()), "{text}: {:?}", refusal.nearest);
            }
            (got, _) => panic!("{text}: {got:?}"),
        }
    }
}

#[test]
fn a_refused_text_changes_nothing() {
    let mut table = chess(START);
    let before = table.sheet(&style("en"));
    for how in [Strictness::Guided, Strictness::Tournament, Strictness::Pgn] {
        assert!(strict::enter(&mut table, "Nf4", &style("en"), how).is_err());
        assert!(table.sheet(&style("en")) == before);
    }
}

/// Rivals are listed with the letter that distinguishes them, pinned ones with the pinning piece.
#[test]
fn rivals_are_named_with_who_holds_them_back() {
    let table = chess(KNIGHTS);
    let rivals = |table: &Game, text: &str| {
        let tokens = table.read(text, &style("en")).unwrap().tokens;
        let of = |part: TokenPart| tokens.iter().find(|t| t.part == part).cloned();
        (of(TokenPart::Piece).unwrap(), of(TokenPart::From))
    };
    let able = Rival { from: at("f3"), to: at("d2"), held_by: None };
    assert_eq!(rivals(&table, "Nbd2").1.unwrap().rivals, [able]);
    let table = chess("4r1k1/8/8/8/8/2N5/4N3/4K3 w - - 0 1");
    let (piece, from) = rivals(&table, "Nd5");
    assert_eq!((piece.rivals, from), (vec![], None));
    let table = chess("4r1k1/8/8/8/8/8/N3N3/4K3 w - - 0 1");
    let (piece, from) = rivals(&table, "Nc3");
    assert_eq!(from, None, "a pinned rival needs no letter");
    assert_eq!(piece.rivals, [Rival { from: at("e2"), to: at("c3"), held_by: Some(at("e8")) }]);
    assert_eq!(
        Language::En.say(&piece.message),
        "This sign stands for the knight. Nothing else is needed: any other knight (on e2) has to stay and protect its king."
    );
}

/// Check highlights the king and all attackers, whoever moved.
#[test]
fn a_check_shows_the_king_and_its_attackers() {
    let table = chess("4k3/8/8/8/8/8/4N3/4RK2 w - - 0 1");
    let tokens = table.read("Nc3", &style("en")).unwrap().tokens;
    let check = tokens.iter().find(|t| t.part == TokenPart::Check).unwrap();
    assert_eq!(check.fields, [at("e8"), at("e1")]);
}

/// Texts unlike any legal move get no suggestion; similar ones still do.
#[test]
fn nonsense_is_offered_no_moves() {
    let offers = |game: &str, text: &str| {
        let table = registry::open(game, None, None).unwrap();
        table.read(text, &style("en")).expect_err(text).nearest
    };
    let nonsense = [
        "zzz", "hello", "9x9", "123", "abc", "Z4", "zz4", "i4", "a-b", "1-0", "salut", "z", "x", "éà",
        "你好", "@z9",
    ];
    for game in ["chess", "scharten", "scharten-loud", "draughts/international", "draughts/russian"] {
        for text in nonsense {
            // The dartboard has a line i.
            if text != "i4" || !game.starts_with("scharten") {
                assert_eq!(offers(game, text), [""; 0], "{game}: {text}");
            }
        }
    }
    for (text, right) in [("Nf9", &["Nf3"][..]), ("e9", &["e3", "e4"]), ("e5", &["e3", "e4"])] {
        assert_eq!(offers("chess", text), right, "{text}");
    }
}

/// Phones and pages of text have blanks of other widths: they mean no more than the plain one.
#[test]
fn every_blank_is_a_blank() {
    for (game, plain) in [("chess", "1. e4 !"), ("draughts/international", "1. 32-28 !"), ("chess", "C f3")] {
        let table = registry::open(game, None, None).unwrap();
        let read = |text: &str| table.read(text, &style("fr")).map_err(|refusal| refusal.because);
        for blank in ["\u{a0}", "\u{202f}"] {
            assert_eq!(read(&plain.replace(' ', blank)), read(plain), "{game}: {plain} with {blank:?}");
        }
    }
}
