//! Results of every form, fields of draughts without signs, and texts of which nothing is read: through all doors.

use super::jsonl;
use super::reports::{OPEN, expect, read};
use serde_json::json;

/// The points of international draughts for a result.
fn two(result: &str) -> String {
    match result {
        "1-0" => "2-0".into(),
        "0-1" => "0-2".into(),
        _ => "1-1".into(),
    }
}

#[test]
fn results_in_brackets_and_of_games_that_were_not_played() {
    // In brackets, of games that were not played, and with other signs behind them: at the end of the moves, in the tag.
    for (behind, result) in [
        ("(1-0)", "1-0"),
        ("( 0-1 )", "0-1"),
        ("(\u{bd}-\u{bd})", "1/2-1/2"),
        ("(1/2-1/2)", "1/2-1/2"),
        ("(1:0)", "1-0"),
        ("(1-0F)", "1-0"),
        ("(0-1 +)", "0-1"),
        ("[1-0]", "1-0"),
        ("[\u{bd}-\u{bd}]", "1/2-1/2"),
        ("1-0F", "1-0"),
        ("0-1f", "0-1"),
        ("0-1ff", "0-1"),
        ("1/2-1/2 F", "1/2-1/2"),
        ("1-0 ff", "1-0"),
        ("1-0/", "1-0"),
        ("\u{bd}-\u{bd}/", "1/2-1/2"),
        ("+:-", "1-0"),
        ("-:+", "0-1"),
        ("+ : \u{2212}", "1-0"),
        ("(+:-)", "1-0"),
    ] {
        let text = format!("1. e4 e5 {behind}\n\n[White \"Next\"]\n\n1. d4 d5 0-1");
        expect(&text, &[("e4 e5", result), ("d4 d5", "0-1")], &[]);
        expect(&format!("[Result \"{behind}\"]\n\n1. e4 e5"), &[("e4 e5", result)], &[]);
        expect(
            &format!("[GameType \"20\"]\n\n1. 32-28 19-23 {behind}"),
            &[("32-28 19-23", &*two(result))],
            &[],
        );
        // The next game begins behind it.
        let close = format!("1. e4 e5 {behind}\n1. d4 d5 0-1");
        expect(&close, &[("e4 e5", result), ("d4 d5", "0-1")], &[]);
    }
    // A comment behind the last move, if nothing else tells the result.
    expect("1. e4 e5 {1-0}", &[("e4 e5", "1-0")], &[]);
    expect("1. e4 e5 { 1/2-1/2 }\n\n[White \"Next\"]\n\n1. d4 *", &[("e4 e5", "1/2-1/2"), ("d4", OPEN)], &[]);
    expect("1. e4 e5 {1-0} *", &[("e4 e5", OPEN)], &[]);
    expect("1. e4 {1-0} e5", &[("e4 e5", OPEN)], &[]);
    expect("1. e4 e5 {+-}", &[("e4 e5", OPEN)], &[]);
    expect("1. e4 e5 {0-0}", &[("e4 e5", OPEN)], &[]);
    expect("[Result \"0-1\"]\n\n1. e4 e5 {1-0}", &[("e4 e5", "0-1")], &[]);
    expect("[Result \"{1-0}\"]\n\n1. e4 e5", &[("e4 e5", "1-0")], &[]);
    // In place of all moves.
    for (alone, result) in [("+-", "1-0"), ("-/+", "0-1"), ("+:-", "1-0"), ("(1-0)", "1-0")] {
        expect(
            &format!("[White \"A\"]\n\n{alone}\n\n[White \"B\"]\n\n1. e4 *"),
            &[("", result), ("e4", OPEN)],
            &[],
        );
    }
    // Variations and remarks stay what they are.
    let variation = "1. e4 (1... e5) 1... c5 *";
    assert!(read(variation).games[0].0.starts_with("e4 c5"));
    expect("1. e4 (1-0) e5 2. Nf3 (1/2-1/2) 2... Nc6 0-1", &[("e4 e5 Nf3 Nc6", "0-1")], &[]);
    expect("1. e4 e5 (1... c5 1-0) 2. Nf3 *", &[("e4 e5 Nf3", OPEN)], &[]);
    expect("1. e4 e5 +- 2. Nf3 -+ *", &[("e4 e5 Nf3", OPEN)], &[]);
    expect("[1-0]\n[White \"A\"]\n\n1. e4 *", &[("e4", OPEN)], &[]);
}

/// Fields of draughts without a sign between them.
#[test]
fn fields_with_blanks_are_moves() {
    let moves = "32-28 18-23 37-32 23-29";
    for (text, count) in [
        ("1. 32 28 18 23 2. 37 32 23 29 *", 4),
        ("1. 32.28 18.23 2. 37.32 23.29 *", 4),
        ("1.32.28 18.23 2.37.32 23.29 *", 4),
        ("1. 32/28 18/23 2. 37/32 23/29 *", 4),
        ("1. 32,28 18,23 2. 37,32 23,29 *", 4),
        ("1 32 28 18 23 2 37 32 23 29 *", 4),
        ("32 28 18 23 37 32 23 29 *", 4),
        ("3228 1823 3732 2329 *", 4),
        ("1. 32  28, 18  23, 2. 37  32, 23  29 *", 4),
        ("1. 32\u{a0}28 18\u{a0}23 2. 37\u{a0}32 23\u{a0}29 *", 4),
        ("1. 32 - 28 18 - 23 2. 37 32 23 29 *", 2),
    ] {
        for head in ["[GameType \"20\"]\n\n", ""] {
            // Four digits without a sign may be anything without the name of the game.
            if head.is_empty() && text.starts_with("3228") {
                continue;
            }
            let read = read(&format!("{head}{text}"));
            assert_eq!(
                read.games,
                [(moves.to_string(), OPEN.to_string())],
                "{head}{text}: {:?}",
                read.errors
            );
            assert_eq!(read.errors.len(), count, "{head}{text}: {:?}", read.errors);
            assert!(read.errors.iter().all(|error| error.ends_with(" x_other")), "{:?}", read.errors);
        }
    }
    // Captures, with all their fields, too.
    let takes = "[GameType \"20\"]\n\n1. 32 28 19 23 2. 28 19 14 23 *";
    assert_eq!(read(takes).games[0].0, "32-28 19-23 28x19 14x23");
    let both = "[GameType \"20\"]\n[FEN \"W:W28:B22,12\"]\n\n1. 28 17 8 *";
    assert_eq!(read(both).games[0].0, "28x8");
    // A text that is no move is reported with its place, and the game stops there.
    let wrong = read("[GameType \"20\"]\n\n1. 32 28 18 29 2. 37 32 *");
    assert_eq!((wrong.games[0].0.as_str(), wrong.errors.len()), ("32-28", 2));
    assert!(wrong.errors[1].starts_with("0 3:10 "), "{:?}", wrong.errors);
    // Three digits are no field, but the number of a move.
    assert_eq!(read("[GameType \"20\"]\n\n100 32 28 18 23 *").games[0].0, "32-28 18-23");
    // Numbers of moves without dots.
    expect("[GameType \"20\"]\n\n1 32-28 18-23 2 37-32 *", &[("32-28 18-23 37-32", OPEN)], &[]);
    for (typed, right) in [("32.28", "32-28"), ("32/28", "32-28"), ("32 28", "32-28"), ("32,28", "32-28")] {
        let ask = json!({ "op": "read", "game": "draughts/international", "text": typed });
        assert_eq!(jsonl::answer(&ask.to_string())["id"], right, "{typed}");
    }
}

/// A text with signs of which nothing is read says so.
#[test]
fn nothing_is_left_out_in_silence() {
    for text in [
        "12 34 56",
        "1. 12 34",
        "1. 2. 3.",
        "[White \"A\"]\n\n1. 2. 3.",
        "[White \"A\"]\n\n42",
        "[GameType \"20\"]\n\n1. 2. 3.",
        "[GameType \"20\"]\n\n1. 32 *",
        "[GameType \"20\"]\n\n60 61 62 63",
        "} ] .",
        "hello",
        "\u{2026}",
    ] {
        let answer = jsonl::answer(&json!({ "op": "import", "text": text }).to_string());
        assert!(!answer["errors"].as_array().unwrap().is_empty(), "{text}: {answer}");
    }
    // Games without a move, and no text.
    for text in ["", " \n", "[White \"A\"]\n\n*", "[White \"A\"]\n\n1. *", "[White \"A\"]\n\n1-0", "{x} *"] {
        let answer = jsonl::answer(&json!({ "op": "import", "text": text }).to_string());
        assert!(answer["errors"].as_array().unwrap().is_empty(), "{text}: {answer}");
    }
}
