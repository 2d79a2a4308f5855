//! Records of draughts: PDN as written by people and programs, read and written again; saves, links, results.

use crate::common::{own, text};
use notabene_core::exchange::{Export, collection, import, link, save};
use notabene_core::game::{Edit, Game, Go, registry};
use notabene_core::i18n::{Language, Msg};
use notabene_core::msg;
use notabene_core::notation::Style;
use notabene_core::position::Side;
use notabene_core::record::{self, End, Score};
use serde_json::Value;

fn imported(text: &str) -> Value {
    serde_json::to_value(collection::import(text, &Style::pgn(), Language::default())).unwrap()
}

/// The games of a text on the table, with what is wrong in each.
fn opened(text: &str) -> Vec<(Game, Vec<Msg>)> {
    let (mut games, mut at) = (Vec::new(), 0);
    while let Some(found) = record::next_game(text, at) {
        at = found.at[2];
        let read = import::import(text, found, &Style::pgn(), import::ImportTarget::Game);
        let faults = read.faults.into_iter().map(|fault| fault.message).collect();
        games.push((read.table.unwrap().unwrap(), faults));
    }
    games
}

/// The only game of a text, in which nothing is wrong.
fn one(text: &str) -> Game {
    let mut games = opened(text);
    assert_eq!((games.len(), &games[0].1), (1, &Vec::new()), "{text}");
    games.remove(0).0
}

fn play(table: &mut Game, moves: &str) {
    for m in moves.split_whitespace() {
        table.enter(m, &Style::pgn()).unwrap_or_else(|e| panic!("{m}: {e:?}"));
    }
}

fn game(id: &str, moves: &str) -> Game {
    let mut table = registry::open(id, None, None).unwrap();
    play(&mut table, moves);
    table
}

/// The moves of the main line.
fn main_line(table: &Game) -> Vec<String> {
    let sheet = table.sheet(&Style::pgn());
    let cells = sheet.rows.iter().flat_map(|row| row.first.iter().chain(&row.second));
    cells.map(|cell| cell.text()).collect()
}

/// First and last square of a move, without leading zeros.
fn ends(text: &str) -> String {
    let text = if text.len() == 4 && text.starts_with(|c: char| c.is_ascii_alphabetic()) {
        format!("{}-{}", &text[..2], &text[2..])
    } else {
        text.to_string()
    };
    let all: Vec<&str> = text.split(['-', 'x', ':']).map(|square| square.trim_start_matches('0')).collect();
    [all[0], all[all.len() - 1]].join(" ")
}

/// The comments of a game.
fn comments(table: &Game) -> String {
    let sheet = table.sheet(&Style::pgn());
    let cells = sheet.rows.iter().flat_map(|row| row.first.iter().chain(&row.second));
    let said: Vec<String> = cells.map(|cell| cell.note.comment.clone()).collect();
    [sheet.opening, said.join(" ")].join(" ")
}

fn tag<'a>(pdn: &'a str, name: &str) -> Option<&'a str> {
    let line = pdn.lines().find(|line| line.starts_with(&format!("[{name} ")))?;
    line.split('"').nth(1)
}

/// The moves of the main line in PDN, with all annotations.
fn moves(table: &Game) -> String {
    table.text(Export::Pgn).split_once("\n\n").unwrap().1.trim().replace('\n', " ")
}

/// A game from a save, from a link and from its PDN.
fn again(table: &Game) -> [Game; 3] {
    let (kept, damage) = save::read(&table.text(Export::Save));
    assert_eq!(damage, None, "{}", table.text(Export::Save));
    let linked = link::read(&table.text(Export::Link)).unwrap();
    [kept.unwrap(), linked, one(&table.text(Export::Pgn))]
}

/// `2-0` and `1-0` mean the same.
fn score(text: &str) -> &str {
    match text {
        "2-0" => "1-0",
        "0-2" => "0-1",
        "1-1" => "1/2-1/2",
        other => other,
    }
}

#[test]
fn pdn_is_read_as_people_write_it() {
    for row in own("draughts/pdn-cases.json") {
        let (id, pdn) = (text(&row, "id"), text(&row, "text"));
        let (read, games) = (imported(pdn), opened(pdn));
        let wanted = row["games"].as_array().unwrap();
        assert_eq!(
            (read["games"].as_array().unwrap().len(), games.len()),
            (wanted.len(), wanted.len()),
            "{id}"
        );
        for (n, game) in wanted.iter().enumerate() {
            let (table, faults) = &games[n];
            for (name, value) in game["tags"].as_object().into_iter().flatten() {
                assert_eq!(read["games"][n]["tags"][name], *value, "{id}");
            }
            let result = read["games"][n]["result"].as_str().unwrap();
            assert_eq!(score(result), score(text(game, "result")), "{id}");
            let list = |moves: &Value| -> Vec<String> {
                let all = moves.as_array().into_iter().flatten();
                all.map(|m| ends(m.as_str().unwrap())).collect()
            };
            let (first, then) = (list(&game["moves"]), list(&game["then"]["moves"]));
            // A set-up replaces a move, too.
            let skipped = usize::from(!then.is_empty());
            let played: Vec<String> = main_line(table).iter().map(|m| ends(m)).collect();
            // Some moves are legal in no variant: those become comments, with a reported problem.
            let legal = played.len().min(first.len());
            assert_eq!(played[..legal], first[..legal], "{id}");
            assert_eq!(
                faults.is_empty(),
                played.len() == first.len() + skipped + then.len(),
                "{id}: {faults:?}"
            );
            let said: String = comments(table).split(' ').collect();
            for m in game["moves"].as_array().unwrap()[legal..].iter().map(|m| m.as_str().unwrap()) {
                assert!(said.contains(m), "{id}: {m} is lost: {said}");
            }
            if faults.is_empty() && skipped == 1 {
                assert_eq!(played[first.len() + 1..], then, "{id}");
            }
        }
    }
}

#[test]
fn most_of_the_cases_can_be_played() {
    let clean = |row: &&Value| opened(text(row, "text")).iter().all(|(_, faults)| faults.is_empty());
    let rows = own("draughts/pdn-cases.json");
    let wrong: Vec<&str> = rows.iter().filter(|row| !clean(row)).map(|row| text(row, "id")).collect();
    // Their moves are legal nowhere; see `pdn_is_read_as_people_write_it`.
    assert_eq!(wrong, ["pdn-03", "pdn-04", "pdn-13", "pdn-14", "pdn-16", "pdn-18"]);
}

#[test]
fn records_without_a_tag_are_known_by_their_moves() {
    let known = |text: &str| one(text).status().game;
    assert_eq!(known("1. 32-28 19-23 2. 28x19 14x23 *"), "draughts/international");
    assert_eq!(known("1. 11-15 23-19 2. 8-11 22-17 *"), "draughts/english");
    assert_eq!(known("1. 21-17 12-15 2. 23-19 11-14 *"), "draughts/italian");
    assert_eq!(known("1. c3-d4 d6-e5 2. b2-c3 *"), "draughts/czech");
    assert_eq!(known("1. e3-d4 f6-e5 2. d4:f6 g7:e5 *"), "draughts/russian");
    assert_eq!(known("1. a3-a4 b6-b5 2. c3-c4 *"), "draughts/turkish");
    assert_eq!(known("{Club} 1. 32-28 *"), "draughts/international");
    // Chess in coordinates stays chess.
    assert_eq!(known("1. e2-e4 e7-e5 2. g1-f3 *"), "chess");
    assert_eq!(known("1. e4 e5 1-0"), "chess");
    assert_eq!(known("[FEN \"4k3/8/8/8/3P4/3K4/8/8 w - - 0 1\"]\n\n1. d4-d5 *"), "chess");
}

#[test]
fn tags_name_the_game() {
    for game in registry::VARIANTS.iter().filter(|game| game.is_pdn()) {
        let pdn = registry::open(game.id, None, None).unwrap().text(Export::Pgn);
        assert_eq!(one(&pdn).status().game, game.id, "{pdn}");
        assert_eq!(tag(&pdn, "FEN"), None, "the usual start is not written");
    }
    let known = |tags: &str| one(&format!("{tags}\n\n*")).status().game;
    assert_eq!(known("[GameType 20]"), "draughts/international");
    assert_eq!(known("[GameType \"25,W,8,8,A0,0\"]"), "draughts/russian");
    assert_eq!(known("[GameType \"20\"]\n[Variant \"Killer\"]"), "draughts/killer");
    assert_eq!(known("[Variant \"Frisian draughts\"]"), "draughts/frisian");
    assert_eq!(known("[GameType \"0\"]"), "chess");
}

#[test]
fn a_guess_is_known_as_one() {
    let guessed = |text: &str| {
        let found = record::next_game(text, 0).unwrap();
        import::import(text, found, &Style::pgn(), import::ImportTarget::Count).guessed
    };
    assert!(guessed("1. 32-28 19-23 *"));
    assert!(!guessed("[GameType \"20\"]\n\n1. 32-28 19-23 *") && !guessed("1. e4 *"));
}

#[test]
fn game_types_are_written_in_full() {
    let wanted = [
        ("international", "20,W,10,10,N2,0"),
        ("english", "21,B,8,8,N1,0"),
        ("italian", "22,W,8,8,N2,1"),
        ("pool", "23,B,8,8,N1,0"),
        ("spanish", "24,W,8,8,N1,1"),
        ("russian", "25,W,8,8,A0,0"),
        ("brazilian", "26,W,8,8,A0,0"),
        ("canadian", "27,W,12,12,N2,0"),
        ("portuguese", "28,W,8,8,N1,1"),
        ("czech", "29,W,8,8,A0,0"),
        ("turkish", "30,W,8,8,A0,0"),
        ("thai", "31,B,8,8,N2,0"),
        ("frisian", "40,W,10,10,N2,0"),
    ];
    for (id, game_type) in wanted {
        let table = registry::open(&format!("draughts/{id}"), None, None).unwrap();
        assert_eq!(tag(&table.text(Export::Pgn), "GameType"), Some(game_type), "{id}");
    }
}

#[test]
fn results_are_written_as_the_game_counts_them() {
    let written = |id: &str, score: Score| {
        let mut table = registry::open(id, None, None).unwrap();
        table.edit(Edit::Score(score), &Style::pgn()).unwrap();
        let pdn = table.text(Export::Pgn);
        for back in again(&table) {
            assert_eq!(back.status().score, score, "{id}");
        }
        let shown: String = table.sheet(&Style::pgn()).result.iter().map(|t| t.text.clone()).collect();
        (tag(&pdn, "Result").unwrap().to_string(), shown)
    };
    let of = |id: &str| [Score::White, Score::Draw, Score::Black, Score::Neither].map(|s| written(id, s).0);
    assert_eq!(of("draughts/international"), ["2-0", "1-1", "0-2", "0-0"]);
    assert_eq!(of("draughts/canadian"), ["2-0", "1-1", "0-2", "0-0"]);
    assert_eq!(of("draughts/russian"), ["1-0", "1/2-1/2", "0-1", "0-0"]);
    // The first number belongs to the side that begins.
    assert_eq!(of("draughts/english"), ["0-1", "1/2-1/2", "1-0", "0-0"]);
    assert_eq!(written("draughts/international", Score::Draw).1, "1-1");
    assert_eq!(written("draughts/english", Score::Black).1, "1-0");
    assert_eq!(written("draughts/russian", Score::Draw).1, "½-½");
}

#[test]
fn the_first_number_of_a_result_is_of_the_side_that_begins() {
    let won = |pdn: &str| one(pdn).status().score.winner();
    assert_eq!(won("[GameType \"21\"]\n[Result \"1-0\"]\n\n1. 11-15 23-19 1-0"), Some(Side::Black));
    assert_eq!(won("[GameType \"21\"]\n[Result \"1-0\"]\n\n1. 11-15 23-19 *"), Some(Side::Black));
    assert_eq!(won("[GameType \"22\"]\n\n1. 21-17 12-15 1-0"), Some(Side::White));
    assert_eq!(won("[GameType \"20\"]\n\n1. 32-28 2-0"), Some(Side::White));
    assert_eq!(won("[GameType \"20\"]\n\n1. 32-28 1-0"), Some(Side::White));
    assert_eq!(won("[GameType \"20\"]\n[Result \"0-2\"]\n\n1. 32-28 *"), Some(Side::Black));
}

#[test]
fn everything_beside_the_moves_comes_back() {
    let pdn = "[White \"A\"]\n[GameType \"20\"]\n\n{Before} 1. 32-28! {[%clk 1:55:21] good} 19-23?! \
               (18-23 $2 2. 38-32 (2. 37-32? 23-29!! {Black wins}) 12-18) 2. 28x19(!) 14x23* 3. 33-28 $1 $146 *";
    let table = one(pdn);
    assert_eq!(
        moves(&table),
        "{Before} 1. 32-28! {[%clk 1:55:21] good} 1... 19-23?! ( 1... 18-23? 2. 38-32 ( 2. 37-32? \
         23-29!! {Black wins} ) 2... 12-18 ) 2. 28x19! 14x23 $7 3. 33-28! $146 *"
    );
    for back in again(&table) {
        assert_eq!(back.text(Export::Pgn), table.text(Export::Pgn));
    }
}

#[test]
fn clocks_of_both_sides_stay() {
    let table = one("1. 32-28 {[%clock w0:00:10 B0:00:03]} 19-23 {[%emt 0:03] [%egt 1:00]} *");
    let said = comments(&table);
    assert!(said.contains("[%clock B0:00:03]") && said.contains("[%emt 0:03] [%egt 1:00]"), "{said}");
    for back in again(&table) {
        assert_eq!(back.text(Export::Pgn), table.text(Export::Pgn));
    }
}

#[test]
fn answers_in_brackets_are_moves_of_black() {
    let table = one("32-28 (19-23!) 28x19 (14x23) 37-32 (10-14?!) 2-0");
    assert_eq!(main_line(&table), ["32-28", "19-23", "28x19", "14x23", "37-32", "10-14"]);
    assert_eq!(moves(&table), "1. 32-28 19-23! 2. 28x19 14x23 3. 37-32 10-14?! *");
    // A line that begins with Black begins with a bracket.
    let table = one("[FEN \"B:W36,38:B16,17\"]\n\n(17-22) 38-33 *");
    assert_eq!(main_line(&table), ["17-22", "38-33"]);
    // A variation has a move of the side that has moved.
    let table = one("1. 32-28 (33-29) 19-23 *");
    assert_eq!(main_line(&table), ["32-28", "19-23"]);
    assert_eq!(moves(&table), "1. 32-28 ( 1. 33-29 ) 1... 19-23 *");
}

#[test]
fn what_french_books_print_is_read_back() {
    let style = Style { form: notabene_core::notation::Form::Manoury, ..Style::pgn() };
    let mut table = game("draughts/international", "");
    for n in 0..70 {
        let moves = table.moves(&style);
        let Some((id, _)) = moves.get(n * 5 % moves.len().max(1)) else { break };
        table.enter(id, &style).unwrap();
    }
    let printed = table.text(Export::Moves(style));
    let read = one(&format!("{printed} B+"));
    assert_eq!(main_line(&read), main_line(&table), "{printed}");
    assert!(printed.contains('(') && read.status().score == Score::White, "{printed}");
}

#[test]
fn a_set_up_is_the_irregular_move_before_it() {
    let pdn = "1. 31-26 17-21 /FEN \"B:B1-16,18-21:W26,28,33-50\"/ {White forgot to capture} 2... 20-25 *";
    let table = one(pdn);
    assert_eq!(main_line(&table), ["31-26", "17-21", "32-28", "20-25"]);
    assert_eq!(table.status().rules, "irregular=allowed");
    let written = table.text(Export::Pgn);
    assert_eq!(tag(&written, "Rules"), Some("irregular=allowed"));
    assert!(
        written.replace('\n', " ").contains(" 2. /FEN \"B:W"),
        "other programs cannot know the move: {written}"
    );
    for back in again(&table) {
        assert_eq!(back.text(Export::Pgn), written);
        assert_eq!(main_line(&back), main_line(&table));
    }
    // An unreachable position is reported, and the following moves are preserved.
    let (table, faults) = opened("1. 32-28 /FEN \"B:B1:W50\"/ 1... 1-6 *").remove(0);
    assert_eq!(faults, [msg!(PdnSetUp)]);
    assert!(comments(&table).contains("/FEN \"B:B1:W50\"/ 1... 1-6"));
    let (table, faults) = opened("1. 32-28 /FEN \"B::\"/ 2. 37-32 *").remove(0);
    assert_eq!((faults, comments(&table).contains("37-32")), (vec![msg!(MustPlay)], true));
    // A set-up of the current position changes nothing.
    assert_eq!(main_line(&one("[GameType \"20\"]\n\n/FEN \"W:W31-50:B1-20\"/ 1. 32-28 *")), ["32-28"]);
}

#[test]
fn faults_have_their_places() {
    let read = imported("[Event \"x\"]\n[GameType \"20\"]\n\n1. 32-28 19-23\n2. 28-22 14x23 2-0\n");
    let error = &read["errors"][0];
    assert_eq!((error["line"].as_u64(), error["column"].as_u64()), (Some(5), Some(4)), "{read}");
    assert_eq!(read["games"][0]["plies"], 2);
    assert_eq!(read["games"][0]["result"], "2-0");
}

#[test]
fn agreements_go_through_every_form() {
    for rules in ["irregular=allowed", "huffing=on", "draws=document"] {
        let mut table = registry::open("draughts/international", None, Some(rules)).unwrap();
        play(&mut table, "32-28 19-23 28x19 14x23");
        assert_eq!(tag(&table.text(Export::Pgn), "Rules"), Some(rules));
        for back in again(&table) {
            assert_eq!(back.status().rules, rules);
            assert_eq!(back.text(Export::Pgn), table.text(Export::Pgn));
        }
    }
}

#[test]
fn saves_and_links_of_every_game_come_back() {
    for game in registry::VARIANTS.iter().filter(|game| game.is_pdn()) {
        let mut table = registry::open(game.id, None, None).unwrap();
        let empty = table.text(Export::Link).len();
        assert!(empty <= 8, "{}: {empty} signs for the usual start", game.id);
        for n in 0..60 {
            let moves = table.moves(&Style::pgn());
            if moves.is_empty() || table.status().is_over() {
                break;
            }
            let (id, _) = &moves[n * 7 % moves.len()];
            table.enter(id, &Style::pgn()).unwrap();
        }
        let last = table.text(Export::Position);
        for mut back in again(&table) {
            back.go(Go::Last);
            assert_eq!(back.status().game, game.id);
            assert_eq!(back.text(Export::Position), last, "{}", table.text(Export::Pgn));
            assert_eq!(back.text(Export::Pgn), table.text(Export::Pgn));
        }
    }
}

#[test]
fn how_players_ended_a_game_comes_back() {
    let mut table = game("draughts/international", "32-28 19-23");
    table.edit(Edit::Resign(Side::White), &Style::pgn()).unwrap();
    assert_eq!(tag(&table.text(Export::Pgn), "Result"), Some("0-2"));
    for mut back in again(&table) {
        back.go(Go::Last);
        assert_eq!((back.status().end, back.status().score), (Some(End::Resigned), Score::Black));
    }
}

#[test]
fn pasted_positions_find_their_game() {
    let opened = |text: &str, now: &str| registry::open_position(text, now).map(|t| t.unwrap().status().game);
    assert_eq!(opened("W:W31,50:B1,K20", "chess"), Some("draughts/international"));
    assert_eq!(opened("W:W31,50:B1,K20", "draughts/frisian"), Some("draughts/frisian"));
    assert_eq!(opened("B:W71:B1", "chess"), Some("draughts/canadian"));
    assert_eq!(opened("W:Wa1,Kc3:Bh8", "draughts/russian"), Some("draughts/russian"));
    assert_eq!(opened("8/8/8/8/8/k7/8/K6R w - - 0 1", "draughts/russian"), Some("chess"));
    assert_eq!(opened("1. 32-28", "chess"), None);
}

#[test]
fn italian_tags_have_their_meaning() {
    let table = one(
        "[Bianco \"X\"]\n[Nero \"Y\"]\n[Dati \"Torneo\"]\n[Risultato \"1-0\"]\n\n1. 21-17 12-15 {Bianco Vince} *",
    );
    let pdn = table.text(Export::Pgn);
    let tags = ["White", "Black", "Event", "Result"].map(|name| tag(&pdn, name).unwrap());
    assert_eq!(tags, ["X", "Y", "Torneo", "1-0"]);
    assert!(!pdn.contains("Bianco \""));
}

/// A game continues past a position that could be claimed as a draw: the result of the record is preserved.
#[test]
fn a_written_result_outlives_a_draw_that_nobody_called() {
    let pdn = "[GameType \"20\"]\n[FEN \"W:WK46,31:BK45,16\"]\n[Result \"2-0\"]\n\n\
        1. 46-41 45-50 2. 41-46 50-45 3. 46-41 45-50 4. 41-46 50-45 {Black ran out of time} 2-0";
    let table = one(pdn);
    assert_eq!((table.sheet(&Style::pgn()).rows.len(), table.status().score), (4, Score::White));
    let written = table.text(Export::Pgn);
    assert!(written.contains("[Result \"2-0\"]"), "{written}");
    assert_eq!(one(&written).status().score, Score::White);
    let (kept, problem) = save::read(&table.text(Export::Save));
    assert_eq!((kept.map(|table| table.status().score), problem), (Ok(Score::White), None));
    let linked = link::read(&table.text(Export::Link)).unwrap();
    assert_eq!(linked.status().score, Score::White);
    // Without one, or with a draw, the rules speak.
    for result in ["*", "1-1"] {
        assert_eq!(one(&pdn.replace("2-0", result)).status().score, Score::Draw, "{result}");
    }
}

/// A contradiction of tag and text is reported with its place, and nothing is lost.
#[test]
fn results_that_contradict_each_other_are_told() {
    let pdn = "[GameType \"20\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 0-2";
    let read =
        import::import(pdn, record::next_game(pdn, 0).unwrap(), &Style::pgn(), import::ImportTarget::Game);
    let faults: Vec<_> = read.faults.iter().map(|fault| (fault.at, fault.message.clone())).collect();
    assert_eq!(faults, [(pdn.len() - 3, msg!(PdnResults { other: "2-0".into() }))]);
    let table = read.table.unwrap().unwrap();
    assert_eq!(table.status().score, Score::Black);
    let written = table.text(Export::Pgn);
    assert!(written.contains("[Result \"0-2\"]") && written.contains("{2-0}"), "{written}");
    for agreeing in [pdn.replace("0-2", "2-0"), pdn.replace("0-2", "*"), pdn.replace("2-0", "*")] {
        assert!(opened(&agreeing)[0].1.is_empty(), "{agreeing}");
    }
}

/// Programs of draughts write both clocks; the small letter is that of the player who has moved.
#[test]
fn the_clock_of_the_player_who_moved_is_read() {
    let pdn = "[GameType \"20\"]\n\n1. 32-28 { [%clock w0:05:00 B0:04:58.5] } 17-22 \
        { good [%clock W0:04:57 b0:04:55] } 2. 28x17 { [%clock W0:04:57 B0:04:55] } \
        11x22 { [%emt 0:00:03] } 3. 37-32 { [%clock w0:04:50] } *";
    let clocks = |table: &Game| -> Vec<(Option<u32>, String)> {
        let sheet = table.sheet(&Style::pgn());
        let cells = sheet.rows.iter().flat_map(|row| row.first.iter().chain(&row.second));
        cells.map(|cell| (cell.note.clock, cell.note.comment.clone())).collect()
    };
    let wanted = [
        (Some(300_000), "[%clock B0:04:58.5]"),
        (Some(295_000), "[%clock W0:04:57] good"),
        (None, "[%clock W0:04:57 B0:04:55]"),
        (None, "[%emt 0:00:03]"),
        (Some(290_000), ""),
    ]
    .map(|(clock, comment)| (clock, String::from(comment)));
    let table = one(pdn);
    assert_eq!(clocks(&table), wanted);
    assert_eq!(clocks(&one(&table.text(Export::Pgn))), wanted);
}

#[test]
fn a_mark_before_the_first_move_is_kept() {
    let game = one("[GameType \"20\"]\n\n$4 {nothing yet} 1. 32-28 *");
    let (back, damage) = save::read(&game.text(Export::Save));
    assert_eq!(damage, None);
    assert_eq!(back.unwrap().text(Export::Save), game.text(Export::Save));
    assert!(game.text(Export::Save).contains("$4"), "{}", game.text(Export::Save));
}
