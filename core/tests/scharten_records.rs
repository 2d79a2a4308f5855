//! Scharten on paper: records, saves and links, results, what was agreed, and how players end a game.

use crate::common::{own, text};
use notabene_core::exchange::{Export, collection, link, save};
use notabene_core::game::{Edit, Game, Go, registry};
use notabene_core::i18n::{Language, Msg};
use notabene_core::msg;
use notabene_core::notation::{Letters, Style};
use notabene_core::position::Side;
use notabene_core::record::{End, Score};
use serde_json::{Value, json};

fn dutch() -> Style {
    Style::of(Letters::find("nl").unwrap())
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
fn edit(table: &mut Game, edit: Edit) -> Result<(), Msg> {
    table.edit(edit, &Style::pgn()).map_err(|problem| problem.message)
}
/// The moves of the main line in PGN, with all annotations.
fn moves(table: &Game) -> String {
    table.text(Export::Pgn).split_once("\n\n").unwrap().1.trim().replace('\n', " ")
}
/// A game from a save, from a link and from its PGN.
fn again(table: &Game) -> [Game; 3] {
    let (kept, damage) = save::read(&table.text(Export::Save));
    assert_eq!(damage, None);
    let linked = link::read(&table.text(Export::Link)).unwrap();
    let read = collection::nth(&table.text(Export::Pgn), 0, &Style::pgn()).unwrap();
    [kept.unwrap(), linked, read]
}
fn imported(text: &str) -> Value {
    serde_json::to_value(collection::import(text, &Style::pgn(), Language::default())).unwrap()
}
fn tag<'a>(pgn: &'a str, name: &str) -> Option<&'a str> {
    let line = pgn.lines().find(|line| line.starts_with(&format!("[{name} ")))?;
    line.split('"').nth(1)
}

#[test]
fn whole_games_go_through_every_form() {
    for row in &own("scharten/games.json") {
        let start = text(row, "start");
        let id = if start.split(' ').count() > 6 { "scharten-loud" } else { "scharten" };
        let agreed = match &row["rules"] {
            rules if rules["support"] == "count" => "support=count",
            rules if rules["protect_unmoved"] == true => "unmoved=protected",
            _ => "",
        };
        let mut table = registry::open(id, Some(start), Some(agreed)).unwrap();
        for m in row["moves"].as_array().unwrap() {
            table.enter(m.as_str().unwrap(), &dutch()).unwrap_or_else(|e| panic!("{m}: {e:?} in {row}"));
        }
        let score = Score::find(text(row, "result")).unwrap();
        assert_eq!((table.status().score, table.status().word()), (score, text(row, "status")));
        let pgn = table.text(Export::Pgn);
        assert_eq!(tag(&pgn, "Variant"), Some(if id == "scharten" { "Scharten" } else { "Scharten Loud" }));
        assert_eq!(tag(&pgn, "Result"), Some(score.pgn()));
        assert_eq!(tag(&pgn, "Rules").unwrap_or_default(), agreed);
        let usual = registry::open(id, None, None).unwrap().text(Export::Position) == start;
        assert_eq!(tag(&pgn, "FEN").is_none(), usual);
        let short = table.text(Export::Link);
        assert!(
            short.len() < 200 + table.moves(&dutch()).len() + row["plies"].as_u64().unwrap() as usize * 2
        );
        for mut back in again(&table) {
            back.go(Go::Last);
            let status = back.status();
            assert_eq!(back.text(Export::Position), text(row, "final"));
            assert_eq!(
                (status.word(), status.game, status.rules.as_str()),
                (text(row, "status"), id, agreed)
            );
            assert_eq!(back.text(Export::Pgn), pgn);
        }
    }
}

#[test]
fn a_record_names_its_game_in_many_ways() {
    for (variant, id) in [
        ("Scharten", "scharten"),
        ("scharten quiet", "scharten"),
        ("Scharten Loud", "scharten-loud"),
        ("Scharten-loud", "scharten-loud"),
        ("SCHARTEN (LOUD)", "scharten-loud"),
        ("Luid Scharten", "scharten-loud"),
    ] {
        let pgn = format!("[Variant \"{variant}\"]\n\n*");
        let table = collection::nth(&pgn, 0, &Style::pgn()).unwrap();
        assert_eq!(table.status().game, id, "{variant}");
    }
    // Pieces to throw imply the loud game, whatever the tag.
    let pgn = "[Variant \"Scharten\"]\n[SetUp \"1\"]\n[FEN \"5k4/10/10/10/10/10/10/5K4 w e1e8 - 0 1 17/17 0/0\"]\n\n1. @c3 *";
    let table = collection::nth(pgn, 0, &Style::pgn()).unwrap();
    assert_eq!((table.status().game, moves(&table).as_str()), ("scharten-loud", "1. @c3 *"));
}

#[test]
fn what_was_agreed_stays_with_the_game() {
    let all = "support=count, unmoved=protected, diagonal=turning, misses=5";
    let mut table = registry::open(
        "scharten-loud",
        None,
        Some("misses=5,diagonal=turning,unmoved=protected,support=count"),
    )
    .unwrap();
    play(&mut table, "@- @- @- @- @- @- @-");
    assert_eq!((table.status().rules.as_str(), table.status().word()), (all, "ongoing"));
    // A tag of this name cannot override the rules of a game.
    edit(&mut table, Edit::Tag("Rules".into(), "misses=9".into())).unwrap();
    assert_eq!(tag(&table.text(Export::Pgn), "Rules"), Some(all));
    for mut back in again(&table) {
        back.go(Go::Last);
        play(&mut back, "@- @-");
        assert_eq!((back.status().rules.as_str(), back.status().word()), (all, "fogling"));
    }
    assert_eq!(tag(&game("scharten", "e4").text(Export::Pgn), "Rules"), None);
    // In chess such a tag is foreign and is preserved.
    let chess = collection::nth("[Rules \"at home\"]\n\n1. e4 *", 0, &Style::pgn()).unwrap();
    assert_eq!(tag(&chess.text(Export::Pgn), "Rules"), Some("at home"));
}

#[test]
fn every_result_is_written_and_read() {
    let scores = [
        (Score::White, "1-0", "1-0"),
        (Score::Black, "0-1", "0-1"),
        (Score::Draw, "½-½", "1/2-1/2"),
        (Score::HalfWhite, "½-0", "1/2-0"),
        (Score::HalfBlack, "0-½", "0-1/2"),
        (Score::Neither, "0-0", "0-0"),
    ];
    let mut table = game("scharten", "e4 e5");
    assert_eq!(table.status().scores.len(), 7);
    for (score, shown, written) in scores {
        edit(&mut table, Edit::Score(score)).unwrap();
        assert_eq!(table.sheet(&Style::pgn()).result[0].text, shown);
        let pgn = table.text(Export::Pgn);
        assert_eq!((tag(&pgn, "Result"), moves(&table)), (Some(written), format!("1. e4 e5 {written}")));
        for back in again(&table) {
            assert_eq!((back.status().score, back.text(Export::Pgn)), (score, pgn.clone()));
        }
        let dash = shown.replace('-', "–");
        let spaced = shown.replace('-', " - ");
        for form in [shown, written, dash.as_str(), spaced.as_str()] {
            let text = format!("[Variant \"Scharten\"]\n\n1. e4 e5 {form}\n");
            let back = collection::nth(&text, 0, &Style::pgn()).unwrap();
            assert_eq!((back.status().score, moves(&back)), (score, format!("1. e4 e5 {written}")), "{form}");
            let tagged = format!("[Variant \"Scharten\"]\n[Result \"{form}\"]\n\n1. e4 e5 *\n");
            assert_eq!(collection::nth(&tagged, 0, &Style::pgn()).unwrap().status().score, score, "{form}");
        }
    }
    // Each reports the points.
    edit(&mut table, Edit::Score(Score::HalfBlack)).unwrap();
    assert_eq!(Language::En.say(&table.status().message), "Half a point for Black, none for the other side.");
}

/// Links live long: what was written once must always open.
#[test]
fn links_that_are_out_in_the_world_open() {
    let mut quiet = game("scharten", "e4 e5 Nc3");
    edit(&mut quiet, Edit::Score(Score::HalfBlack)).unwrap();
    let mut loud = registry::open("scharten-loud", None, Some("misses=5, support=count")).unwrap();
    play(&mut loud, "@e2 @e7 @- e6");
    for (table, known) in
        [(&quiet, "1EACZSZXN1bHQpgWmJeZLViIRg"), (&loud, "1HgB25urg4N7k6HrG3urc6FhA2tLm5srmemoBRU0BoJA")]
    {
        assert_eq!(table.text(Export::Link), known);
        let back = link::read(known).unwrap();
        assert_eq!(back.text(Export::Save), table.text(Export::Save));
    }
    assert_eq!(link::read("1EAAQA").unwrap().status().game, "scharten");
    assert_eq!(link::read("1GAAQA").unwrap().status().game, "scharten-loud");
}

#[test]
fn two_zeros_are_castling_in_chess() {
    let mut chess = game("chess", "e4 e5 Nf3 Nf6 Bc4 Bc5");
    chess.enter("0-0", &Style::pgn()).unwrap();
    let text = "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0 1-0";
    let read = collection::nth(text, 0, &Style::pgn()).unwrap();
    assert_eq!(moves(&read), "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O O-O 1-0");
    // As a result it is the decision of an arbiter of chess.
    let tagged = collection::nth("[Result \"0-0\"]\n\n1. e4 *", 0, &Style::pgn()).unwrap();
    assert_eq!(tagged.status().score, Score::Neither);
}

#[test]
fn remarks_and_beds_stay_as_comments() {
    let pgn = "[Variant \"Scharten Loud\"]\n\n1. @e2 {T19} @e7 {D3, luckily} 2. N@f2 0-1 Wit geeft op\n\n\
        [Variant \"Scharten\"]\n\n1. e4 e5 1/2-0 Remise voor wit.\n2. d4\n";
    let bad = imported(pgn);
    assert!(bad["errors"][0]["kind"].is_string(), "a knight cannot be thrown before the pawns");
    let pgn = pgn.replace("2. N@f2", "2. @f2");
    let answer = imported(&pgn);
    assert_eq!(
        (answer["errors"].as_array().unwrap().len(), &answer["games"][1]["result"]),
        (0, &json!("1/2-0")),
        "{answer}"
    );
    let table = collection::nth(&pgn, 0, &Style::pgn()).unwrap();
    assert_eq!(moves(&table), "1. @e2 {T19} 1... @e7 {D3, luckily} 2. @f2 {Wit geeft op} 0-1");
    // In brackets or braces, in any family; text like moves is another game.
    for (said, kept) in [
        ("(Wit geeft op)", "{Wit geeft op} 1-0"),
        ("{Wit geeft op,\nte vroeg.}", "{Wit geeft op, te vroeg.} 1-0"),
        ("", "1-0"),
        ("1. d4", "1-0"),
        ("d4 d5", "1-0"),
    ] {
        let text = format!("1. e4 1-0 {said}\n\n[Event \"x\"]\n\n1. c4 *");
        assert_eq!(
            moves(&collection::nth(&text, 0, &Style::pgn()).unwrap()),
            format!("1. e4 {kept}"),
            "{said}"
        );
        let games = imported(&text)["games"].as_array().unwrap().len();
        assert_eq!(games, if said.contains("d4") { 3 } else { 2 }, "{said}");
    }
    let quiet = collection::nth(&pgn, 1, &Style::pgn()).unwrap();
    assert_eq!(moves(&quiet), "1. e4 e5 {Remise voor wit.} 1/2-0");
    for back in again(&table) {
        assert_eq!(moves(&back), moves(&table));
    }
}

/// A game as a Dutch score sheet has it: other letters, `e.p.`, offers, and who gave up.
#[test]
fn a_dutch_record_is_read_by_those_who_write_english() {
    let games = own("scharten/games.json");
    for row in games.iter().filter(|row| row["rules"].is_null() && !text(row, "start").contains(" - 14 69")) {
        let loud = text(row, "start").split(' ').count() > 6;
        let variant = if loud { "Scharten Loud" } else { "Scharten" };
        let mut pgn = format!("[Variant \"{variant}\"]\n\n");
        for (n, m) in row["moves"].as_array().unwrap().iter().enumerate() {
            let number = if n % 2 == 0 { format!("{}. ", n / 2 + 1) } else { String::new() };
            let offer = if n == 20 { " (=)" } else { "" };
            pgn += &format!("{number}{}{offer}{}", m.as_str().unwrap(), if n % 8 == 7 { "\n" } else { " " });
        }
        pgn += &format!("{} Zwart geeft op\n\n[Event \"next\"]\n\n1. e4 *\n", text(row, "result"));
        let answer = imported(&pgn);
        assert_eq!(answer["errors"], json!([]), "{pgn}");
        let game = &answer["games"][0];
        assert_eq!((&game["plies"], &game["final"]), (&row["plies"], &row["final"]));
        assert_eq!(answer["games"].as_array().unwrap().len(), 2);
        // Pawns and kings are the same in both.
        let dutch =
            row["moves"].as_array().unwrap().iter().any(|m| m.as_str().unwrap().starts_with(['T', 'L', 'D']));
        assert_eq!(game["letters"] == "nl", dutch, "{row}");
    }
}

#[test]
fn games_of_all_families_stand_in_one_file() {
    let text = "[Event \"a\"]\n\n1. e4 e5 1-0\n\n[Event \"b\"]\n[Variant \"Scharten\"]\n\n1. d4 Nc6 0-0\n\n\
        [Event \"c\"]\n[Variant \"Chess960\"]\n[FEN \"bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR w EHeh - 0 1\"]\n\n1. e4 *\n\n\
        [Event \"d\"]\n[Variant \"Scharten Loud\"]\n\n1. @d4 @- 1/2-1/2\n";
    let answer = imported(text);
    let results: Vec<&Value> = answer["games"].as_array().unwrap().iter().map(|g| &g["result"]).collect();
    assert_eq!((json!(results), &answer["errors"]), (json!(["1-0", "0-0", "*", "1/2-1/2"]), &json!([])));
    assert_eq!(answer["games"][3]["final"], "5k4/10/10/10/4P5/10/10/5K4 w d4e1e8 - 1 2 16/17 0/1");
    let mut lines = Vec::new();
    collection::lines(text, &mut |game| lines.push(game.lines().count()));
    assert_eq!(lines, [4, 4, 2, 4]);
}

#[test]
fn a_pasted_position_opens_its_game() {
    for id in ["scharten", "scharten-loud", "chess"] {
        let start = registry::open(id, None, None).unwrap().text(Export::Position);
        assert_eq!(registry::open_position(&start, "chess").unwrap().unwrap().status().game, id);
    }
    let of = |text: &str| {
        registry::open_position(text, "chess").map(|opened| match opened {
            Ok(table) => table.status().game,
            Err(problem) => problem.message.id(),
        })
    };
    assert_eq!(of("5k4/10/10/10/10/10/10/4QK4 w"), Some("scharten"));
    assert_eq!(of("rkbqnbnr/pppppppp/8/8/8/8/PPPPPPPP/RKBQNBNR w KQkq - 0 1"), Some("chess960"));
    // An unplayable position is opened, with a problem.
    assert_eq!(of("5k4/10/10/10/10/10/10/4Q5 w"), Some("setup_kings"));
    assert_eq!(of("5k4/10/10/10/10/10/10/1R3K3R w a1e1i1 - 0 1"), Some("setup_check"));
    assert_eq!(of("5k4/10/10/10/10/10/10/4QKQ3 w - - 0 1 17/17 0/0"), Some("setup_check"));
    assert_eq!(of("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1"), Some("setup_check"));
    // Unreadable positions likewise, with the message of the closest game.
    assert_eq!(of("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1"), Some("fen_castling"));
    assert_eq!(of("5k4/10/10/10/10/10/10/5X4 w - - 0 1"), Some("fen_board"));
    assert_eq!(of("5k4/10/10/10/10/10/10/5K4 w e3 - 0 1"), Some("setup_unmoved"));
    assert_eq!(of("5k4/10/10/10/10/10/10/5K4 x - - 0 1"), Some("fen_turn"));
    assert_eq!(of("4k3/8/8/8/8/8/8/4K3 x - - 0 1"), Some("fen_turn"));
    for text in ["", "e4", "1. e4 e5 *", "w", "[Event \"?\"]", "5k4", "8/8/8"] {
        assert_eq!(of(text), None, "{text}");
    }
}

#[test]
fn bad_positions_are_answered_with_reason_and_place() {
    let kind = |id: &str, text: &str| {
        let problem =
            registry::open(id, Some(text), None).err().unwrap_or_else(|| panic!("{text} is a position"));
        (problem.message.id(), problem.at)
    };
    let of = |text: &str| kind("scharten", text);
    assert_eq!(of("5k4/10/10/10/10/10/10/4X5 w"), ("fen_board", 23));
    assert_eq!(of("5k4/10/10/10/10/10/10/4Q6 w").0, "fen_rank");
    assert_eq!(of("5k4/10/10/10/10/10/5K4 w").0, "fen_ranks");
    assert_eq!(of("5k4/10/10/10/10/10/10/5K4 x").0, "fen_turn");
    assert_eq!(of("5k4/10/10/10/10/10/10/5K4 w e9").0, "text_unmoved");
    assert_eq!(of("5k4/10/10/10/10/10/10/5K4 w - z").0, "fen_passed");
    assert_eq!(of("5k4/10/10/10/10/10/10/5K4 w - - x").0, "fen_counter");
    assert_eq!(kind("scharten-loud", "5k4/10/10/10/10/10/10/5K4 w - - 0 1 17").0, "text_throws");
    assert_eq!(of("5k4/10/10/10/10/10/10/5K4 w - - 0 1 17/17 0/0 more").0, "fen_rest");
    assert_eq!(of("10/10/10/10/10/10/10/5K4 w"), ("setup_kings", 0));
    assert_eq!(of("5k3P/10/10/10/10/10/10/5K4 w"), ("setup_pawn", 0));
    assert_eq!(of("5k4/10/10/10/10/10/10/5K4 w a1"), ("setup_unmoved", 0));
    assert_eq!(of("5k4/10/10/10/10/10/10/5K4 w - e3"), ("setup_en_passant", 0));
    assert_eq!(of("5k4/4QQ4/10/10/10/10/10/5K4 w"), ("setup_check", 0));
    assert_eq!(of("5k4/10/10/10/10/10/10/5K4 w - - 0 1 17/17 0/0"), ("setup_throws", 0));
    assert_eq!(kind("scharten-loud", "5k4/10/10/10/10/10/10/5K4 w"), ("setup_no_throws", 0));
}

#[test]
fn time_and_resignation_win_only_for_who_could_mate() {
    let lone = "5k4/10/10/10/10/10/10/R4K4 b - - 0 1";
    for (act, end, word) in
        [(Edit::Resign as fn(Side) -> Edit, End::Resigned, "resigned"), (Edit::Flag, End::Time, "time")]
    {
        for (id, fen, side, score) in [
            ("scharten", lone, Side::Black, Score::White),
            ("scharten", lone, Side::White, Score::Black),
            ("chess", "4k3/8/8/8/8/8/8/R3K3 b - - 0 1", Side::White, Score::Draw),
            ("chess", "4k3/8/8/8/8/8/8/R3K3 b - - 0 1", Side::Black, Score::White),
        ] {
            let mut table = registry::open(id, Some(fen), None).unwrap();
            edit(&mut table, act(side)).unwrap();
            let status = table.status();
            assert_eq!((status.score, status.end, status.word()), (score, Some(end), word), "{fen} {side:?}");
            for back in again(&table) {
                assert_eq!((back.status().score, back.status().end), (score, Some(end)));
                assert_eq!(back.status().message, status.message);
            }
            // A flag fall may be reported twice if there is no winner.
            let again = edit(&mut table, act(side));
            assert_eq!(again.is_ok(), (score, end) == (Score::Draw, End::Time), "{fen} {side:?}");
            if end == End::Time && score == Score::Draw {
                edit(&mut table, act(side.other())).unwrap();
            }
            assert_eq!((table.status().score, table.status().end), (score, Some(end)));
            table.go(Go::Undo);
            assert_eq!((table.status().score, table.status().end), (Score::Open, None));
        }
    }
}

#[test]
fn when_both_have_no_time_left_nobody_wins() {
    let mut table = game("scharten", "e4 e5");
    edit(&mut table, Edit::Flag(Side::White)).unwrap();
    let message = Language::En.say(&table.status().message);
    assert_eq!(
        (table.status().score, message.as_str()),
        (Score::Black, "White has no time left. Black wins.")
    );
    edit(&mut table, Edit::Flag(Side::Black)).unwrap();
    assert_eq!((table.status().score, table.status().message), (Score::Draw, msg!(DrawOnTime)));
    assert_eq!(moves(&table), "1. e4 e5 {[%end time]} 1/2-1/2");
    for side in Side::BOTH {
        edit(&mut table, Edit::Flag(side)).unwrap();
        assert_eq!((table.status().score, table.status().message), (Score::Draw, msg!(DrawOnTime)));
    }
    for mut back in again(&table) {
        back.go(Go::Last);
        assert_eq!((back.status().score, back.status().message), (Score::Draw, msg!(DrawOnTime)));
    }
}

#[test]
fn draws_are_claimed_also_by_a_move_still_to_be_played() {
    let mut table = game("scharten", "Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1");
    assert_eq!(edit(&mut table, Edit::Claim(None)), Err(msg!(ClaimRepetition { times: 2 })));
    edit(&mut table, Edit::Claim(Some("Nb8".into()))).unwrap();
    assert_eq!((table.status().word(), table.status().score), ("draw:repetition3", Score::Draw));
    let fifty = "5k4/10/10/10/10/10/10/R4K4 w - - 99 80";
    let mut table = registry::open("scharten", Some(fifty), None).unwrap();
    edit(&mut table, Edit::Claim(Some("Ro2".into()))).unwrap();
    assert_eq!(table.status().word(), "draw:moves50");
}

/// A habit of chess players: moves follow, so it cannot be the result (contradictions X48).
#[test]
fn zeros_in_the_middle_of_a_game_are_no_result() {
    let record = |text: &str| format!("[Variant \"Scharten\"]\n\n{text}");
    for (text, kept, score, errors) in [
        (
            "1. g4 g5 2. 0-0 a6 3. a3 a5 *",
            "1. g4 g5 {0-0 a6 3. a3 a5} *",
            Score::Open,
            &["zeros_are_result"][..],
        ),
        ("1. g4 g5 2. 0-0 0-0 1-0", "1. g4 g5 {0-0 0-0} 1-0", Score::White, &["zeros_are_result"]),
        (
            "1. g4 g5 (1... 0-0 2. a3) (1... 0-0 0-0) 0-0",
            "1. g4 g5 {0-0 2. a3 0-0 0-0} 0-0",
            Score::Neither,
            &["zeros_are_result", "zeros_are_result"],
        ),
        (
            "1. g4 g5 0-0 {Both cheated.} {Shame!} *",
            "1. g4 g5 {Both cheated. Shame!} 0-0",
            Score::Neither,
            &[],
        ),
        ("1. g4 g5 0-0 Niemand wint\n*", "1. g4 g5 {Niemand wint} 0-0", Score::Neither, &[]),
        ("1. g4 g5 0-0", "1. g4 g5 0-0", Score::Neither, &[]),
        // Half a point is never castling: behind it the next game begins.
        ("1. g4 g5 1/2-0 2. a3", "1. g4 g5 1/2-0", Score::HalfWhite, &[]),
    ] {
        let text = record(text);
        let answer = imported(&text);
        let kinds: Vec<&str> =
            answer["errors"].as_array().unwrap().iter().map(|e| e["kind"].as_str().unwrap()).collect();
        assert_eq!(
            (kinds.as_slice(), &answer["games"][0]["result"]),
            (errors, &json!(score.pgn())),
            "{text}"
        );
        let table = collection::nth(&text, 0, &Style::pgn()).unwrap();
        assert_eq!((moves(&table).as_str(), table.status().score), (kept, score), "{text}");
        let games = answer["games"].as_array().unwrap().len();
        assert_eq!(games, if text.contains("1/2") { 2 } else { 1 }, "{text}");
    }
    let answer = imported(&record("1. g4 g5 2. 0-0 a6 3. a3 a5 *"));
    assert_eq!((&answer["errors"][0]["line"], &answer["errors"][0]["column"]), (&json!(3), &json!(13)));
    // If castling is possible, its right form is suggested.
    let castles =
        "[Variant \"Scharten\"]\n[FEN \"5R4/10/2k7/10/10/10/10/1R3K3R w a1e1i1e8 - 0 1\"]\n\n1. 0-0 Kc6 *";
    assert_eq!(imported(castles)["errors"][0]["kind"], "castling_by_king");
}

#[test]
fn words_behind_the_last_move_are_one_remark() {
    for variant in ["Scharten", "Standard"] {
        let text = format!("[Variant \"{variant}\"]\n\n1. e4 e5 Wit geeft op\n\n[Event \"next\"]\n\n1. e4 *");
        let answer = imported(&text);
        let errors = answer["errors"].as_array().unwrap();
        assert_eq!((errors.len(), &errors[0]["kind"]), (1, &json!("pgn_stray")), "{answer}");
        let table = collection::nth(&text, 0, &Style::pgn()).unwrap();
        assert_eq!(moves(&table), "1. e4 e5 {Wit geeft op} *");
    }
    let brace = collection::nth("1. e4 foo } bar *", 0, &Style::pgn()).unwrap();
    assert!(again(&brace).iter().all(|back| back.text(Export::Pgn) == brace.text(Export::Pgn)));
    let chess = collection::nth("1. e4 d5 oh dear ed foo 2... Nf6 *", 0, &Style::pgn()).unwrap();
    assert_eq!(moves(&chess), "1. e4 d5 {oh dear} 2. exd5 {foo} 2... Nf6 *");
}

#[test]
fn behind_the_end_of_a_game_nothing_else_is_wrong() {
    let check = "5k4/10/10/10/5r2b1/10/10/5K4 w e1e8 - 0 1 17/17 0/0";
    let quiet = "5k4/10/10/10/10/10/10/5K4 w e1e8 - 1 1 17/17 2/0";
    for (fen, text) in [(check, "1. @- Ke7 *"), (check, "1. @- @- *"), (quiet, "1. @- @- 2. Ke2 *")] {
        let answer = imported(&format!("[Variant \"Scharten Loud\"]\n[FEN \"{fen}\"]\n\n{text}"));
        let kinds: Vec<&Value> = answer["errors"].as_array().unwrap().iter().map(|e| &e["kind"]).collect();
        assert_eq!(kinds, [&json!("game_over")], "{text}");
    }
    assert_eq!(imported("1. f3 e5 2. g4 Qh4# 3. Ke2 *")["errors"][0]["kind"], "game_over");
}
