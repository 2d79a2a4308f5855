//! Files as people and programs write them, made after public reports on other programs: read through all doors.

use super::jsonl;
use notabene_core::exchange::{Export, collection};
use notabene_core::notation::Style;
use notabene_core::record;
use serde_json::{Value, json};

/// A file of `data/reports`.
fn file(name: &str) -> String {
    let path = format!("{}/tests/data/reports/{name}", env!("CARGO_MANIFEST_DIR"));
    record::decode(&std::fs::read(path).unwrap()).unwrap()
}

/// What a text reads to.
#[derive(PartialEq, Debug)]
pub(super) struct Read {
    pub games: Vec<(String, String)>,
    pub errors: Vec<String>,
}

/// The moves and the result of each game, and the errors with their places; the same in all doors.
#[track_caller]
pub(super) fn read(text: &str) -> Read {
    let answer = jsonl::answer(&json!({ "op": "import", "text": text }).to_string());
    let imported = answer["games"].as_array().unwrap();
    let mut lines = Vec::new();
    collection::lines(text, &mut |line| lines.push(line.to_string()));
    assert_eq!(lines.len(), imported.len(), "replay and import find the same games");
    let mut games = Vec::new();
    for (n, game) in imported.iter().enumerate() {
        let moves: Vec<&str> = lines[n].split('\n').step_by(2).filter(|text| !text.is_empty()).collect();
        assert_eq!(moves.len() as u64, game["plies"].as_u64().unwrap(), "game {n} of replay");
        let result = game["result"].as_str().unwrap();
        if let Ok(mut table) = collection::nth(text, n as u32, &Style::pgn()) {
            // On the board as in the list.
            let record = table.text(Export::Pgn);
            assert!(record.contains(&format!("[Result \"{result}\"]")), "{record}");
            let again = collection::nth(&record, 0, &Style::pgn()).unwrap();
            assert_eq!(again.text(Export::Pgn), record, "the record is stable");
            assert_eq!(table.played().len(), moves.len(), "game {n} on the board");
            table.go(notabene_core::game::Go::Last);
            assert_eq!(table.text(Export::Position), game["final"].as_str().unwrap());
        }
        games.push((moves.join(" "), result.to_string()));
    }
    let error = |error: &Value| {
        let part = |name: &str| error[name].to_string().trim_matches('"').to_string();
        let message = part("message");
        assert!(
            !message.chars().any(|c| c.is_control() || ('\u{200b}'..='\u{200f}').contains(&c)),
            "{message}"
        );
        format!("{} {}:{} {}", part("game"), part("line"), part("column"), part("kind"))
    };
    let errors = answer["errors"].as_array().unwrap().iter().map(error).collect();
    Read { games, errors }
}

/// Games as moves and results, errors as game, line, column and kind.
#[track_caller]
pub(super) fn expect(text: &str, games: &[(&str, &str)], errors: &[&str]) {
    let games = games.iter().map(|(moves, result)| ((*moves).into(), (*result).into())).collect();
    let errors = errors.iter().map(|error| (*error).into()).collect();
    assert_eq!(read(text), Read { games, errors }, "{text}");
}

/// The exported record of a game without its tags.
fn movetext(text: &str) -> String {
    let record = collection::nth(text, 0, &Style::pgn()).unwrap().text(Export::Pgn);
    record.split_once("\n\n").unwrap().1.replace('\n', " ").trim().to_string()
}

pub(super) const OPEN: &str = "*";

#[test]
fn results_are_read_whole() {
    let three = [("e4 e5", "1/2-1/2"), ("d4 d5", "1/2-1/2"), ("c4 c5", "1-0")];
    expect(&file("01-half-with-colon-or-spaces.pgn"), &three, &[]);
    let three = [("e4 e5", "1-0"), ("e4 e5", "1/2-1/2"), ("e4 e5", "1/2-1/2")];
    expect(&file("02-result-words.pgn"), &three, &[]);
    assert!(movetext("1. c4 c5 1-0, White wins").contains("{White wins} 1-0"));
    for (behind, result) in [
        ("1/2 : 1/2", "1/2-1/2"),
        ("½:½", "1/2-1/2"),
        ("½", "1/2-1/2"),
        ("1/2", "1/2-1/2"),
        ("0,5-0,5", "1/2-1/2"),
        ("½ — ½", "1/2-1/2"),
        ("1\u{2010}0", "1-0"),
        ("0\u{2212}1", "0-1"),
        ("0\u{a0}:\u{202f}1", "0-1"),
        ("1-0 (25)", "1-0"),
        ("1-0 !", "1-0"),
        ("1\u{ff0d}0", "1-0"),
        ("1\u{2044}2-1\u{2044}2", "1/2-1/2"),
        ("1-0 $1", "1-0"),
        ("1-0 1-0", "1-0"),
        ("1-0+", "1-0"),
        ("1-0)", "1-0"),
        ("0-1 +", "0-1"),
        ("\u{bd}-\u{bd}=", "1/2-1/2"),
        ("1:0#", "1-0"),
        ("1-0 {x} ; y", "1-0"),
        ("1-0 (on time)", "1-0"),
        ("1-0. Black resigned 1-0", "1-0"),
    ] {
        let text = format!("1. e4 e5 {behind}\n\n[White \"Next\"]\n\n1. d4 d5 0-1");
        expect(&text, &[("e4 e5", result), ("d4 d5", "0-1")], &[]);
        // In the tag alone.
        if !behind.contains(['$', '{']) {
            let tag = behind.replace('"', "");
            expect(&format!("[Result \"{tag}\"]\n\n1. e4 e5"), &[("e4 e5", result)], &[]);
        }
    }
    // Only in the tag: brackets, quotes, and results of games that were not played.
    for (tag, result) in [
        ("(1-0)", "1-0"),
        ("\u{201c}0-1\u{201d}", "0-1"),
        ("1-0F", "1-0"),
        ("+:-", "1-0"),
        ("-/+", "0-1"),
        ("1-0*", "1-0"),
    ] {
        expect(&format!("[Result \"{tag}\"]\n\n1. e4 e5"), &[("e4 e5", result)], &[]);
    }
    expect("[GameType \"25\"]\n\n1. c3-d4 d6-c5 1:1", &[("c3-d4 d6-c5", "1/2-1/2")], &[]);
    expect(
        "[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 2:0 *",
        &[("32-28 19-23 28x19 14x23", "2-0")],
        &[],
    );
    // What follows with moves is the next game.
    expect(
        "1. e4 * a e4 1-0 1. d4 d5 0-1",
        &[("e4", OPEN), ("e4", "1-0"), ("d4 d5", "0-1")],
        &["1 1:9 pgn_stray"],
    );
}

#[test]
fn comments_around_games_belong_to_a_game() {
    expect(&file("20-late-remark.pgn"), &[("e4 e5", "1-0"), ("d4", OPEN)], &[]);
    assert!(movetext(&file("20-late-remark.pgn")).contains("{Black lost on time} 1-0"));
    let before = "{Games of the club}\n[White \"Ann\"]\n\n1. e4 e5 1-0";
    expect(before, &[("e4 e5", "1-0")], &[]);
    assert!(movetext(before).starts_with("{Games of the club}"));
    // Without tags behind it a comment is one of the next moves.
    expect("1. e4 e5 1-0\n\n{The second game.} 1. d4 *", &[("e4 e5", "1-0"), ("d4", OPEN)], &[]);
}

#[test]
fn nothing_is_played_from_a_wrong_position() {
    let text = file("04-lost-move-goes-on.pgn");
    let read = read(&text);
    let moves: Vec<&str> = read.games.iter().map(|(moves, _)| moves.as_str()).collect();
    let expected = ["d4 d5 c4 c6 Nc3 Nf6", "d4 d5 Nc3 Nc6", "e4 e5 Nf3 Nc6", "e4 e5", "e4 e5 Nf3 Nc6 Bb5 a6"];
    assert_eq!(moves, expected);
    assert_eq!(read.errors[read.errors.len() - 2..], ["3 15:13 pgn_gap", "4 19:21 pgn_number"]);
    for (text, moves, error) in [
        ("1. e4 e5 2. Nf3 ... 3. Bb5 a6 *", "e4 e5 Nf3", "0 1:21 pgn_gap"),
        ("1. e4 e5 2. Nf3 ? 3. d4 a6 *", "e4 e5 Nf3", "0 1:19 pgn_gap"),
        ("1. e4 e5 2. ... 3. Bb5 a6 *", "e4 e5", "0 1:17 pgn_gap"),
        ("1. e4 e5 2. Nf3 4. d4 a6 *", "e4 e5 Nf3", "0 1:17 pgn_gap"),
        ("1. e4 e5 2. ?? Nc6 *", "e4 e5", "0 1:13 pgn_gap"),
    ] {
        let read = self::read(text);
        assert_eq!(
            (read.games[0].0.as_str(), read.errors.first().map(String::as_str)),
            (moves, Some(error)),
            "{text}"
        );
    }
    let apart = self::read("1. Queen f3 Nf6 *");
    assert_eq!(apart.games[0].0, "", "the pawn does not move in place of the queen");
    assert!(apart.errors[0].starts_with("0 1:4 "), "{:?}", apart.errors);
    // Numbers that only differ are no gap, nor are those that count half-moves.
    for text in [
        "1. e4 2. e5 3. Nf3 4. Nc6 *",
        "12. e4 e5 13. Nf3 Nc6 *",
        "1. e4 e5 1. Nf3 Nc6 *",
        "1. e4 1. e5 2. Nf3 2. Nc6 *",
        "1. e4 e5 2 . Nf3 2... Nc6 *",
    ] {
        expect(text, &[("e4 e5 Nf3 Nc6", OPEN)], &[]);
    }
    // Signs of old programs: a novelty, a diagram.
    expect("1. e4 N e5 D 2. Nf3 Nc6 *", &[("e4 e5 Nf3 Nc6", OPEN)], &["0 1:7 pgn_stray", "0 1:12 pgn_stray"]);
}

#[test]
fn the_short_form_of_russian_draughts_is_read() {
    let moves = "e3-d4 d6-c5 f2-e3 c7-d6 c3-b4 b6-a5 d4:b6 a5:c7";
    expect(&file("03-russian-short.pdn"), &[(moves, "1/2-1/2")], &[]);
}

#[test]
fn blanks_and_dashes_of_all_kinds() {
    let three = ("e4 e5 Nf3", OPEN);
    expect(&file("05-blanks-and-dashes.pgn"), &[three, three, three, ("e4 e5", OPEN)], &[]);
    expect(&file("18-spaced-moves.pgn"), &[("e4 e5 Nf3 Nc6", OPEN)], &[]);
    for blank in [
        "\u{2000}",
        "\u{2003}",
        "\u{200a}",
        "\u{200b}",
        "\u{202f}",
        "\u{205f}",
        "\u{3000}",
        " \u{200e}",
        "\u{2060} ",
        "\u{ad} ",
    ] {
        expect(&format!("1.{blank}e4{blank}e5{blank}2.{blank}Nf3{blank}*"), &[three], &[]);
    }
    for sign in ["\u{200c}", "\u{200e}", "\u{2060}", "\u{ad}", "\u{feff}"] {
        let text = format!("1. {sign}e4 e5{sign} 2. N\u{ad}f3 *");
        expect(&text, &[three], &[]);
    }
    for dash in [
        "\u{2010}",
        "\u{2011}",
        "\u{2012}",
        "\u{2013}",
        "\u{2014}",
        "\u{2015}",
        "\u{2212}",
        " - ",
        " \u{2013} ",
    ] {
        expect(&format!("1. e2{dash}e4 e7{dash}e5 2. Ng1{dash}f3 *"), &[three], &[]);
        expect(&format!("[GameType \"20\"]\n\n1. 32{dash}28 19{dash}23 *"), &[("32-28 19-23", OPEN)], &[]);
    }
    expect("1. e2 - e4 d7 - d5 2. e4 x d5 Qd8 x d5 *", &[("e4 d5 exd5 Qxd5", OPEN)], &[]);
    // A dash between two moves.
    expect("1. e4 - e5 2. Nf3 *", &[three], &["0 1:7 pgn_stray"]);
    // No message shows what cannot be seen.
    let errors = collection::import(
        "1. e4 e5 2. qu\u{200e}atsch\u{200b} Nf3 *",
        &Style::pgn(),
        notabene_core::i18n::Language::En,
    );
    assert!(!json!(errors)["errors"].to_string().contains('\u{200e}'));
    // As typed.
    for typed in ["e2\u{2011}e4", "e2\u{2212}e4", "\u{200e}e4\u{200b}"] {
        let answer = jsonl::answer(&json!({ "op": "read", "text": typed }).to_string());
        assert_eq!(answer["id"], "e2e4", "{typed:?}: {answer}");
    }
}

#[test]
fn small_faults_of_a_position_are_mended() {
    let three = [("Rh6#", "1-0"), ("Nf3", OPEN), ("e4", OPEN)];
    let errors = ["0 3:1 fen_mended", "1 9:1 fen_mended", "2 14:1 fen_mended"];
    expect(&file("06-fen-tag-small-fault.pgn"), &three, &errors);
    for fen in [
        "“7k/5K2/4R3/8/8/8/8/8 w - - 0 1”",
        "7k/5K2/4R3/8/8/8/8/8_w_-_-_0_1",
        "7k/5K2/4R3/8/8/8/8/8\u{a0}w - - 0 1",
        "7k/5K2/4R3/8/8/8/8/8 w K - 0 1",
        "7k/5K2/4R3/8/8/8/8/8 w -- - 0 1",
        "7k/5K2/4R3/8/8/8/8/8 w - e6 0 1",
        "7k/5K2/4R3/8/8/8/8/8 w - - 0 1 more",
        "7k/5K2/4R3/8/8/8/8/8 w - - x 1",
        "7k/5K2/4R3/8/8/8/8/8 White - - 0 1",
        "7k/5K2/4R3/8/8/8/8/8 W - - 0 1",
        "7k/5K2/4R3/8/8/8/8/8/ w - - 0 1",
        "7k/ 5K2/ 4R3/ 8/ 8/ 8/ 8/ 8 w - - 0 1",
        "7k/5\u{41a}2/4R3/8/8/8/8/8 w - - 0 1",
    ] {
        expect(&format!("[FEN \"{fen}\"]\n\n1. Rh6# 1-0"), &[("Rh6#", "1-0")], &["0 1:1 fen_mended"]);
    }
    expect("[FEN “7k/5K2/4R3/8/8/8/8/8 w - - 0 1”]\n\n1. Rh6# 1-0", &[("Rh6#", "1-0")], &[]);
    // Four fields are enough.
    expect("[FEN \"7k/5K2/4R3/8/8/8/8/8 w - -\"]\n\n1. Rh6# 1-0", &[("Rh6#", "1-0")], &[]);
    for usual in ["?", "-", "startpos"] {
        expect(&format!("[FEN \"{usual}\"]\n\n1. e4 *"), &[("e4", OPEN)], &["0 1:1 fen_mended"]);
    }
    let draughts = "[GameType \"20\"]\n[FEN \"w:w31,32:b1,2\"]\n\n1. 31-27 *";
    expect(draughts, &[("31-27", OPEN)], &["0 2:1 fen_mended"]);
    // What is no position stays refused.
    let read = read("[FEN \"7k/5K2/4R3/8 w - - 0 1\"]\n\n1. Rh6# 1-0");
    assert_eq!((read.games[0].0.as_str(), &read.errors[0][..]), ("", "0 1:1 fen_ranks"));
}

#[test]
fn names_of_tags_in_any_case_and_heads_without_event() {
    expect(&file("07-tag-case.pgn"), &[("e4 e5 Bc4 c6", OPEN)], &[]);
    expect(&file("07b-gametype-case.pdn"), &[("32-28 19-23 28x19 14x23", OPEN)], &[]);
    expect("[fen \"7k/5K2/4R3/8/8/8/8/8 w - - 0 1\"]\n[result \"1-0\"]\n\n1. Rh6#", &[("Rh6#", "1-0")], &[]);
    expect(&file("12-heads-without-event.pgn"), &[("", "1-0"), ("", "0-1"), ("", "1/2-1/2")], &[]);
    let close = file("12-heads-without-event.pgn").replace("\n\n", "\n");
    let games = [("", "1-0"), ("", "0-1/1/2-1/2")];
    assert_eq!(read(&close).games[0].1, games[0].1);
    // A tag with two values is one game.
    expect("[Site \"a\"]\n[Site \"b\"]\n\n1. e4 *", &[("e4", OPEN)], &[]);
}

#[test]
fn contradicting_results_are_kept_and_noted() {
    let errors = ["0 4:21 result_against_board", "1 9:10 pdn_results"];
    expect(&file("11-result-against-board.pgn"), &[("f3 e5 g4 Qh4#", "1-0"), ("e4 e5", "1/2-1/2")], &errors);
    expect(
        "[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# *",
        &[("f3 e5 g4 Qh4#", "1-0")],
        &["0 1:1 result_against_board"],
    );
    // Without a contradiction the board decides in silence.
    expect("1. f3 e5 2. g4 Qh4# *", &[("f3 e5 g4 Qh4#", "0-1")], &[]);
}

#[test]
fn judgements_attached_to_moves_and_ideas() {
    let text = file("08-glued-judgement.pgn");
    expect(&text, &[("e4 e5 Nf3 Nc6 Bb5 a6", OPEN), ("e4 e5 Nf3 Nc6", OPEN)], &[]);
    assert_eq!(movetext(&text), "1. e4 e5 2. Nf3 $18 Nc6 3. Bb5 $14 a6 *");
    for (sign, nag) in [("-+", 19), ("+/-", 16), ("-/+", 17), ("=/+", 15), ("+=", 14), ("+−", 18)] {
        let text = format!("1. e4 e5 2. Nf3{sign} Nc6 *");
        assert_eq!(movetext(&text), format!("1. e4 e5 2. Nf3 ${nag} Nc6 *"), "{text}");
    }
    for idea in ["∆Bb5", "∆ Bb5", "\u{394}Bb5", "\u{394} Bb5"] {
        let text = format!("1. e4 e5 2. Nf3 {idea} Nc6 *");
        assert_eq!(movetext(&text), "1. e4 e5 2. Nf3 $140 {Bb5} 2... Nc6 *");
    }
    assert_eq!(movetext("1. e4 e5 2. Nf3 $140 Nc6 *"), "1. e4 e5 2. Nf3 $140 Nc6 *");
    assert_eq!(movetext("1. e4 e5 2. Nf3N Nc6 *"), "1. e4 e5 2. Nf3 $146 Nc6 *");
}

#[test]
fn values_of_tags_keep_their_backslashes() {
    let text = file("10-backslash-in-tag.pgn");
    let value = |text: &str| {
        let answer = jsonl::answer(&json!({ "op": "import", "text": text }).to_string());
        answer["games"][0]["tags"]["Source"].as_str().unwrap().to_string()
    };
    assert_eq!(value(&text), r"C:\games\new.pgn");
    let record = collection::nth(&text, 0, &Style::pgn()).unwrap().text(Export::Pgn);
    assert_eq!(value(&record), r"C:\games\new.pgn");
    assert_eq!(value(r#"[Source "a \"b\" \\ c"]"#), r#"a "b" \ c"#);
    assert_eq!(value("[Source \"C:\\games\\\"]\n\n1. e4 *"), r"C:\games\");
}

#[test]
fn another_colour_drops_only_its_own_arrows() {
    let text = file("15-orange-arrows.pgn");
    expect(&text, &[("e4 e5", OPEN)], &[]);
    let written = movetext(&text);
    assert_eq!(written, "1. e4 {[%csl Rd4][%cal Gd2d4] [%csl Oe4] [%cal Ce7e5]} 1... e5 *");
}

#[test]
fn draughts_are_identified_by_what_is_written() {
    let moves = "e3-d4 f6-g5 c3-b4 g5-h4 b4-a5 g7-f6";
    expect(&file("13-upper-case-fields.pdn"), &[(moves, "0-1")], &[]);
    expect(
        &file("14-american-english.pdn"),
        &[("c3-d4 b6-c5 d4xb6 a7xc5", OPEN)],
        &["0 1:1 variant_unknown"],
    );
}

#[test]
fn a_capture_with_two_ways_is_settled_by_the_moves_that_follow() {
    expect(&file("16-two-ways.pdn"), &[("4x27x38x15 37-41 15-47", OPEN)], &[]);
    // Nothing settles it.
    let text = file("16-two-ways.pdn").replace(" 37-41 2. 15-47", "");
    expect(&text, &[("", OPEN)], &["0 4:4 which_way"]);
}

#[test]
fn files_in_utf_16() {
    expect(&file("19-utf16.pgn"), &[("e4 e5", OPEN)], &[]);
    let units = "[White \"Ann\"]\n\n1. e4 *".encode_utf16();
    let bytes: Vec<u8> = [0xfe, 0xff].into_iter().chain(units.flat_map(u16::to_be_bytes)).collect();
    assert_eq!(record::decode(&bytes).as_deref(), Some("[White \"Ann\"]\n\n1. e4 *"));
}

#[test]
fn unknown_fields_of_a_style_are_refused() {
    for request in [
        json!({ "op": "read", "text": "e4", "style": { "langage": "fr" } }),
        json!({ "op": "moves", "game": "scharten", "rules": { "mises": 3 } }),
    ] {
        assert_eq!(jsonl::answer(&request.to_string())["error"]["kind"], "bad_request", "{request}");
    }
}

#[test]
fn every_file_is_read_alike_through_all_doors() {
    let folder = format!("{}/tests/data/reports", env!("CARGO_MANIFEST_DIR"));
    let mut files = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        read(&file(&entry.unwrap().file_name().into_string().unwrap()));
        files += 1;
    }
    assert_eq!(files, 21);
}

#[test]
fn clock_times_of_two_parts() {
    let clocks = |text: &str| -> Vec<u64> {
        let mut table = collection::nth(text, 0, &Style::pgn()).unwrap();
        assert!(table.text(Export::Pgn).contains("[%clk 1:30]"), "it is not rewritten");
        table = notabene_core::exchange::link::read(&table.text(Export::Link)).unwrap();
        assert!(table.text(Export::Pgn).contains("[%clk 1:30]"), "nor in a link");
        table.played().steps.iter().filter_map(|ply| Some(u64::from(ply.clock?) / 1000)).collect()
    };
    let moves = "1. e4 {[%clk 1:30]} e5 {[%clk 1:29]} 2. Nf3 {[%clk 1:28]} Nc6 {[%clk 1:29]} *";
    // A short game, and a long one.
    assert_eq!(clocks(moves), [90, 89, 88, 89]);
    assert_eq!(clocks(&format!("[TimeControl \"180+2\"]\n\n{moves}")), [90, 89, 88, 89]);
    assert_eq!(clocks(&format!("[TimeControl \"40/5400+30:1800\"]\n\n{moves}")), [5400, 5340, 5280, 5340]);
    // The neighbours tell.
    assert_eq!(clocks(&moves.replace("1:29", "1:29:30")), [5400, 5370, 5280, 5370]);
    assert_eq!(clocks(&moves.replace("1:29", "0:01:29")), [90, 89, 88, 89]);
    // The longest clock there is stands beside a short one.
    let longest = "1. e4 {[%clk 1193:02:47.295]} e5 {[%clk 1:30]} *";
    expect(longest, &[("e4 e5", OPEN)], &[]);
    let round = "Nf3 {[%clk 1:30]} Nf6 {[%clk 1:30]} Ng1 {[%clk 1:30]} Ng8 {[%clk 1:29]} ";
    let slow = clocks(&format!("{}*", round.repeat(3)));
    assert_eq!((slow[0], slow[3]), (5400, 5340));
}

#[test]
fn paragraphs_of_comments_stay() {
    let text = "1. e4 {One folded\nline.\n \nAnother\r\n\r\n\r\n [Event \"third\"] [%csl Gd4]} e5 {x} *";
    let mut table = collection::nth(text, 0, &Style::pgn()).unwrap();
    let record = table.text(Export::Pgn);
    let comment = "One folded line.\n\nAnother\n\n [Event \"third\"]";
    assert!(record.contains(comment), "{record}");
    for again in [
        collection::nth(&record, 0, &Style::pgn()).unwrap(),
        notabene_core::exchange::save::read(&table.text(Export::Save)).0.unwrap(),
        notabene_core::exchange::link::read(&table.text(Export::Link)).unwrap(),
    ] {
        assert_eq!(again.text(Export::Pgn), record);
        assert_eq!(again.played().len(), 2);
    }
    // Typed by a person.
    use notabene_core::game::{Edit, Go};
    table.go(Go::Last);
    table.edit(Edit::Comment("one\ntwo\n\nthree".into()), &Style::pgn()).unwrap();
    assert!(table.text(Export::Pgn).contains("{one two\n\nthree}"), "{}", table.text(Export::Pgn));
}
