//! Slips around Scharten: agreements that cannot be, darts that lose the game, castling by the king onto a
//! rook. What is answered must be true.

use notabene_core::exchange::{Export, collection};
use notabene_core::game::decisions::PAGES;
use notabene_core::game::{Game, registry};
use notabene_core::i18n::{Language, MessageKind, Msg};
use notabene_core::msg;
use notabene_core::notation::Style;
use notabene_core::scharten::{OPTIONS, Rules, Values};
use serde_json::{Value, json};

fn imported(text: &str) -> Value {
    serde_json::to_value(collection::import(text, &Style::pgn(), Language::default())).unwrap()
}
fn at(id: &str, position: &str) -> Game {
    registry::open(id, Some(position), None).unwrap_or_else(|e| panic!("{position}: {e:?}"))
}
fn refused(table: &Game, text: &str) -> Msg {
    table.read(text, &Style::pgn()).unwrap_err().because
}

#[test]
fn a_value_that_cannot_be_is_told_with_those_that_can() {
    let refused =
        |rules: &str| registry::open("scharten-loud", None, Some(rules)).err().map(|p| (p.message, p.at));
    let number = |value: &str| msg!(OptionNumber { name: "misses".into(), value: value.into(), most: 99 });
    assert_eq!(refused("misses=100"), Some((number("100"), 7)));
    assert_eq!(refused("misses=4;support=count"), Some((number("4;support=count"), 7)));
    let can_be = vec!["value".into(), "count".into()];
    let message = msg!(OptionValue { name: "support".into(), value: "all".into(), can_be });
    assert_eq!(Language::En.say(&message), "“support” can be value or count, but not “all”.");
    assert_eq!(refused("misses=4, support = all"), Some((message, 20)));
    assert_eq!(refused("misses=4, noise=1"), Some((msg!(NoSuchOption { name: "noise=1".into() }), 10)));
}

#[test]
fn a_bad_agreement_costs_no_moves() {
    for (rules, kept, lost, kinds) in [
        ("noise=loud", None, "noise=loud", &["no_such_option"][..]),
        ("Misses=4", None, "Misses=4", &["no_such_option"]),
        ("foo", None, "foo", &["no_such_option"]),
        (
            "misses=5, unmoved=unprotected ,support=count, x",
            Some("support=count, misses=5"),
            "unmoved=unprotected x",
            &["option_value", "no_such_option"],
        ),
        ("support=ällé,misses=5", Some("misses=5"), "support=ällé", &["option_value"]),
    ] {
        let pgn = format!("[Variant \"Scharten Loud\"]\n[Rules \"{rules}\"]\n\n1. @e2 @e7 2. @- *");
        let answer = imported(&pgn);
        let told: Vec<&str> =
            answer["errors"].as_array().unwrap().iter().map(|e| e["kind"].as_str().unwrap()).collect();
        assert_eq!((told.as_slice(), &answer["games"][0]["plies"]), (kinds, &json!(3)), "{rules}");
        let table = collection::nth(&pgn, 0, &Style::pgn()).unwrap();
        let text = table.text(Export::Pgn);
        let tag = text.lines().find_map(|line| line.strip_prefix("[Rules \"")?.strip_suffix("\"]"));
        assert_eq!(tag, kept, "{rules}");
        assert!(text.contains(&format!("{{{lost}}}")), "{text}");
    }
    // Hundreds of them are reported once.
    let many = "x,".repeat(500);
    let answer = imported(&format!("[Variant \"Scharten\"]\n[Rules \"misses=5,{many}\"]\n\n1. e4 *"));
    assert_eq!((answer["errors"].as_array().unwrap().len(), &answer["games"][0]["plies"]), (9, &json!(1)));
    // The start of the other game is still found behind it.
    let loud = "[Variant \"Scharten\"]\n[Rules \"x\"]\n[FEN \"5k4/10/10/10/10/10/10/5K4 w e1e8 - 0 1 17/17 0/0\"]\n\n1. @c3 *";
    assert_eq!(collection::nth(loud, 0, &Style::pgn()).unwrap().status().game, "scharten-loud");
}

#[test]
fn what_the_page_offers_is_what_the_rules_accept() {
    let page = &PAGES[0];
    let names: Vec<&str> = page.choices.iter().map(|choice| choice.name).collect();
    assert_eq!(names, OPTIONS.map(|option| option.name));
    for (choice, option) in page.choices.iter().zip(OPTIONS) {
        assert_eq!(
            (choice.default, choice.only_game.is_some()),
            (option.usual, option.special),
            "{}",
            choice.name
        );
        for value in choice.values {
            let text = format!("{}={}", choice.name, value.name);
            let rules = Rules::LOUD.with_options(&text).unwrap_or_else(|e| panic!("{text}: {e:?}"));
            let written = rules.options();
            assert_eq!(written, if value.name == choice.default { "" } else { &text }, "{text}");
            assert_eq!(choice.value(&written), value.name);
            assert_eq!(value.label.is_none(), matches!(option.values, Values::UpTo(_)));
        }
    }
    // As in the rules: the last one counts, and names are in lower case.
    let misses = page.choices.iter().find(|choice| choice.name == "misses").unwrap();
    assert_eq!(misses.value("misses=4, misses = 7"), "7");
    assert_eq!(misses.value("Misses=4"), misses.default);
}

#[test]
fn the_king_onto_its_rook_is_castling_in_every_form() {
    let table = at("scharten", "5R4/10/2k7/10/10/10/10/1R3K3R w a1e1i1e8 - 0 1");
    let either = |right: [&str; 2]| msg!(CastlingEitherWay { right: right.map(String::from).to_vec() });
    for text in ["e1i1", "e1-i1", "Ki1", "Ke1i1"] {
        let message = refused(&table, text);
        assert!(
            matches!(message.kind(), MessageKind::CastlingAsKing | MessageKind::CastlingEitherWay),
            "{text}: {message:?}"
        );
    }
    let king = refused(&table, "e1b1");
    assert_ne!(king.id(), "no_such_piece", "{king:?}");
    // One rook with two ways to it: the shorter first.
    let lone = at("scharten", "10/10/2k7/10/10/10/10/1R3K4 w a1e1 - 0 1");
    assert_eq!(refused(&lone, "Ka1"), either(["Kc1", "Kg1"]));
    assert_eq!(refused(&lone, "e1a1"), either(["Kc1", "Kg1"]));
    let right = lone.read("Ka1", &Style::pgn()).unwrap_err().nearest;
    assert_eq!(right, ["Kc1", "Kg1"]);
    let message = Language::En.say(&refused(&lone, "Ka1"));
    assert_eq!(message, "This is castling, and it can go either way round. Write Kc1 or Kg1.");
}

#[test]
fn a_dart_that_loses_says_so() {
    let check = "5k4/10/10/10/5r2b1/10/10/5K4 w e1e8 - 0 1 17/17 0/0";
    let last = "5k4/10/10/10/10/10/10/5K4 w e1e8 - 1 1 17/17 2/0";
    let calm = "5k4/10/10/10/10/10/10/5K4 w e1e8 - 1 1 17/17 1/0";
    for (position, text, id) in [
        (check, "@-", "dart_lost_in_check"),
        (check, "@a1", "lands_in_vain"),
        (check, "@e2", "lands_on"),
        (last, "@-", "dart_lost_last"),
        (last, "@a1", "lands_on"),
        (calm, "@-", "dart_lost"),
    ] {
        let read = at("scharten-loud", position).read(text, &Style::pgn()).unwrap();
        assert_eq!(read.tokens.last().unwrap().message.id(), id, "{position} {text}");
    }
}

#[test]
fn darts_are_understood_in_many_hands() {
    let pawn = at("scharten-loud", "5k4/10/10/10/10/10/10/5K4 w e1e8 - 0 1 17/17 0/0");
    let knight = at("scharten-loud", "5k4/10/10/10/10/10/10/PPPPPKPPPP w e1e8 - 0 1 8/17 0/0");
    for (table, text, right, remarks) in [
        (&pawn, "@−", "@-", &[][..]),
        (&pawn, "@–", "@-", &[]),
        (&pawn, "♙@c3", "@c3", &["pawn_letter"]),
        (&pawn, "♟\u{fe0e}@c3", "@c3", &["pawn_letter"]),
        (&pawn, "p@c3", "@c3", &["pawn_letter"]),
        (&knight, "n@c3", "N@c3", &["piece_case"]),
        (&knight, "♘@c3", "N@c3", &[]),
    ] {
        let read = table.read(text, &Style::pgn()).unwrap_or_else(|e| panic!("{text}: {e:?}"));
        let written: String = read.tokens.iter().map(|t| t.text.as_str()).collect();
        let found: Vec<&str> = read.remarks.iter().map(|r| r.message.id()).collect();
        assert_eq!((written.as_str(), found.as_slice()), (right, remarks), "{text}");
    }
    assert_eq!(refused(&pawn, "n@c3").id(), "throws_other");
    assert_eq!(refused(&pawn, "p@c8").id(), "throws_outside");
}
