//! The library of saved games: conditions for saving, stable summaries, search and order, files of many games.

use crate::common::laws::laws;
use notabene_core::exchange::library::{
    Files, GameSummary, Listed, SortOrder, content, entry, from_entry, from_file, is_entry, is_id,
    search_and_sort,
};
use notabene_core::exchange::library_backup::read_backup;
use notabene_core::exchange::{Export, backup, save};
use notabene_core::game::registry::{VARIANTS, chess, open};
use notabene_core::game::{Edit, Game, Go};
use notabene_core::notation::Style;
use notabene_core::record::next_game;
use proptest::prelude::*;

fn style() -> Style {
    Style::pgn()
}

fn played(moves: &str) -> Game {
    let mut table = chess();
    for m in moves.split_whitespace() {
        table.enter(m, &style()).unwrap_or_else(|_| panic!("{m} can be played"));
    }
    table
}

fn summary(id: &str, table: &Game) -> GameSummary {
    GameSummary { id: id.into(), revision: 1, ..GameSummary::of(table) }
}

#[test]
fn a_new_game_is_not_worth_keeping_whatever_it_is() {
    for game in VARIANTS {
        let table = open(game.id, None, None);
        // Games that have many starts need one.
        let Ok(table) = table else { continue };
        assert!(!table.overview().is_worth_saving(), "{}", game.id);
    }
    let start = "bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w KQkq - 0 1";
    let drawn = open("chess960", Some(start), None).expect("a start of Chess960");
    assert!(!drawn.overview().is_worth_saving(), "one of 960 starts is nobody's work");
}

#[test]
fn a_move_a_tag_a_word_or_a_position_is_worth_keeping() {
    assert!(played("e4").overview().is_worth_saving());
    let mut tagged = chess();
    tagged.edit(Edit::Tag("White".into(), "Ada".into()), &style()).expect("a tag");
    assert!(tagged.overview().is_worth_saving());
    tagged.edit(Edit::Tag("White".into(), String::new()), &style()).expect("no tag");
    assert!(!tagged.overview().is_worth_saving());
    let set_up = open("chess", Some("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), None).expect("a position");
    assert!(set_up.overview().is_worth_saving());
    let mut taken_back = played("e4");
    taken_back.go(Go::Undo);
    assert!(!taken_back.overview().is_worth_saving());
}

#[test]
fn a_summary_says_what_a_list_shows() {
    let pgn = "[Event \"Cup\"]\n[Date \"1972.07.11\"]\n[White \"Ada\"]\n[Black \"?\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n";
    let found = next_game(pgn, 0).expect("a game");
    let (made, text) = from_file(pgn, found, &style()).expect("a game worth keeping");
    assert_eq!((made.game.as_str(), made.plies, made.moves()), ("chess", 3, 2));
    assert_eq!(
        [&made.white, &made.black, &made.event, &made.date, &made.result].map(String::as_str),
        ["Ada", "", "Cup", "1972.07.11", "1-0"]
    );
    assert_eq!(made.title().as_deref(), Some("Ada – ?"));
    assert!(made.position.starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/"), "{}", made.position);
    let again = save::read(&text).0.expect("it opens again");
    assert_eq!(GameSummary::of(&again), made);
}

#[test]
fn the_place_of_the_board_is_no_part_of_the_content() {
    let mut table = played("e4 e5 Nf3");
    let before = content(&table);
    table.go(Go::First);
    assert_eq!(content(&table), before);
    table.go(Go::Last);
    table.go(Go::Undo);
    assert_ne!(content(&table), before);
}

#[test]
fn summaries_come_back_and_damage_is_none() {
    let mut made = summary("k3f09a", &played("e4 e5"));
    made.rename("  Ma\npartie = la mienne  ");
    assert_eq!(made.name, "Ma partie = la mienne");
    (made.created, made.changed, made.writer) = (1, 1_700_000_000_000, "w1".into());
    let text = made.to_text();
    assert_eq!(GameSummary::read(&text), Some(made));
    assert_eq!(GameSummary::read(&format!("{text}\nlater=thing\nno equals sign")), GameSummary::read(&text));
    for damaged in
        ["", "nonsense", "notabene game 1", "notabene game 1\nid=a", "notabene game 2\nid=a\ngame=chess"]
    {
        assert_eq!(GameSummary::read(damaged), None, "{damaged}");
    }
    assert_eq!(GameSummary::read("notabene game 1\nid=../x\ngame=chess"), None);
    assert_eq!(GameSummary::read("notabene game 1\nid=a\ngame=chess\nplies=many"), None);
    assert!(is_id("a0") && !is_id("") && !is_id("A") && !is_id(&"a".repeat(33)));
}

fn rows() -> Vec<Listed> {
    let row = |id: &str, white: &str, name: &str, plies, changed, game: &str| {
        let made = GameSummary {
            id: id.into(),
            white: white.into(),
            name: name.into(),
            game: game.into(),
            plies,
            changed,
            ..GameSummary::default()
        };
        Listed::new(made, || "Partie du 1er mai".into(), if game == "chess" { "Échecs" } else { "Dames" })
    };
    vec![
        row("a", "Zoé", "", 10, 3, "chess"),
        row("b", "Élodie", "", 30, 1, "draughts/international"),
        row("c", "", "Ma finale", 20, 2, "chess"),
        row("d", "", "", 5, 4, "chess"),
    ]
}

#[test]
fn search_takes_all_words_without_accents_or_capitals() {
    let rows = rows();
    let found = |wanted: &str| -> String {
        search_and_sort(&rows, wanted, SortOrder::Changed)
            .into_iter()
            .map(|n| rows[n].summary.id.clone())
            .collect()
    };
    assert_eq!(found(""), "dacb");
    assert_eq!(found("ELODIE"), "b");
    assert_eq!(found("zoe echecs"), "a");
    assert_eq!(found("finale"), "c");
    assert_eq!(found("mai"), "d");
    assert_eq!(found("zoe finale"), "");
}

#[test]
fn lists_have_four_orders() {
    let rows = rows();
    let ids = |order| -> String {
        search_and_sort(&rows, "", order).into_iter().map(|n| rows[n].summary.id.clone()).collect()
    };
    assert_eq!(ids(SortOrder::Changed), "dacb");
    assert_eq!(ids(SortOrder::Name), "bcda");
    assert_eq!(ids(SortOrder::Game), "bdac");
    assert_eq!(ids(SortOrder::Length), "bcad");
}

#[test]
fn many_games_become_a_file_for_each_kind_of_record_and_come_back() {
    let draughts = {
        let mut table = open("draughts/international", None, None).expect("draughts");
        table.enter("32-28", &style()).expect("a move");
        table
    };
    let mut files = Files::default();
    for table in [&played("e4 c5"), &draughts, &played("d4")] {
        files.add(&table.text(Export::Save));
    }
    files.add("nonsense");
    assert_eq!((files.games, files.unreadable), (3, 1));
    let mut back = Vec::new();
    for text in [&files.pgn, &files.pdn] {
        let mut at = 0;
        while let Some(found) = next_game(text, at) {
            at = found.at[2];
            let (made, _) = from_file(text, found, &style()).expect("a game");
            back.push((made.game, made.plies, made.content));
        }
    }
    let all = [&played("e4 c5"), &played("d4"), &draughts];
    let expected: Vec<_> =
        all.into_iter().map(GameSummary::of).map(|made| (made.game, made.plies, made.content)).collect();
    assert_eq!(back, expected);
    assert!(!files.pgn.contains("%here"), "{}", files.pgn);
}

#[test]
fn games_go_into_a_backup_and_come_back() {
    let table = played("e4 e5");
    let made = summary("k1", &table);
    let kept = entry(&made, &table.text(Export::Save));
    assert!(is_entry(&kept) && notabene_core::exchange::backup::is_name(&kept.name));
    assert_eq!(from_entry(&kept), Some((made, table.text(Export::Save))));
    let other = notabene_core::exchange::backup::BackupEntry { name: "library.k2".into(), ..kept };
    assert_eq!(from_entry(&other), None, "a name that is not its own");
}

#[test]
fn a_backup_with_a_damaged_game_is_refused_at_its_place() {
    let table = played("e4 e5");
    let good = entry(&summary("k1", &table), &table.text(Export::Save));
    let text = backup::write(std::slice::from_ref(&good));
    assert_eq!(read_backup(&text), Ok(vec![good.clone()]));
    let damaged = backup::BackupEntry { name: "library.k2".into(), ..good.clone() };
    let text = backup::write(&[good, damaged]);
    let problem = read_backup(&text).expect_err("the name is not its own");
    assert!(text[problem.at..].starts_with("[library.k2]"), "{problem:?}");
}

#[test]
fn a_summary_whose_game_is_no_text_is_none() {
    assert_eq!(GameSummary::read("notabene game 1\ngame=\0\nid=a\n"), None);
}

proptest! {
    #![proptest_config(laws(64))]
    #[test]
    fn any_text_is_a_summary_or_none(text in "(?s)(notabene game 1\n)?((id|game|plies|name|x)=.{0,9}\n){0,6}.{0,20}") {
        if let Some(made) = GameSummary::read(&text) {
            prop_assert_eq!(GameSummary::read(&made.to_text()), Some(made));
        }
    }
}
