//! Famous games: every game replays, and has an id, a source and words in every language.

use notabene_core::exchange::import::{self, ImportTarget};
use notabene_core::game::played::Played;
use notabene_core::i18n::Language;
use notabene_core::notation::{Notation as _, Style};
use notabene_core::position::Side;
use notabene_core::record;
use notabene_study::famous::{
    FAMILIES, Family, ID_TAG, SOURCE_TAG, find_game, find_words, found_games, make_list, read_list,
    with_fallback,
};
use notabene_study::score_sheet::guess::{FoundHow, Guess, GuessAnswer};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Least number of games of each family.
const LEAST: [(&str, usize); 4] = [("chess", 60), ("draughts", 25), ("chess960", 10), ("scharten", 6)];
/// Longest words on a game, in characters.
const LONGEST_WORDS: usize = 400;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn file(family: &Family) -> String {
    fs::read_to_string(root().join("../www/famous").join(family.file)).expect("a file of games")
}

fn words(language: Language) -> String {
    let folder = root().join("locales").join(language.code());
    fs::read_to_string(folder.join("famous/words.txt")).expect("words")
}

/// Ids of all games of a family.
fn ids(family: &Family) -> Vec<String> {
    let text = file(family);
    found_games(&text).map(|found| found.tags.get(ID_TAG).expect("an id").into()).collect()
}

fn played(family: &str, id: &str) -> Played {
    let family = FAMILIES.iter().find(|one| one.name == family).expect("a family");
    find_game(&file(family), id).expect("a game").0.played()
}

#[test]
fn every_game_replays_without_faults_and_names_its_source() {
    for family in &FAMILIES {
        let text = file(family);
        for found in found_games(&text) {
            let id = found.tags.get(ID_TAG).expect("an id").to_string();
            assert!(found.tags.get(SOURCE_TAG).is_some_and(|source| source.len() > 3), "{id} has a source");
            let again = record::next_game(&text, found.at[0]).expect("the game again");
            let imported = import::import(&text, again, &Style::pgn(), ImportTarget::Game);
            let faults: Vec<&str> = imported.faults.iter().map(|fault| fault.message.id()).collect();
            assert!(faults.is_empty(), "{id}: {faults:?}");
            assert!(!imported.guessed && imported.plies > 5, "{id}: {} half-moves", imported.plies);
        }
    }
}

#[test]
fn there_are_games_of_all_families_with_different_ids() {
    let mut all = BTreeSet::new();
    for (name, least) in LEAST {
        let family = FAMILIES.iter().find(|family| family.name == name).expect("a family");
        let ids = ids(family);
        assert!(ids.len() >= least, "{name}: {}", ids.len());
        for id in ids {
            let plain = id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            assert!(plain, "{id} stands in an address");
            assert!(all.insert(id.clone()), "{id} is there twice");
        }
    }
}

#[test]
fn every_game_has_words_in_every_language() {
    for language in Language::ALL {
        let words = words(language);
        let lines = words.lines().count();
        let ids: Vec<String> = FAMILIES.iter().flat_map(ids).collect();
        assert_eq!(lines, ids.len(), "{}: a line for each game", language.code());
        for id in ids {
            let (title, text) =
                find_words(&words, &id).unwrap_or_else(|| panic!("{id} in {}", language.code()));
            assert!(!title.is_empty() && text.ends_with(['.', '!', '?']), "{id} in {}", language.code());
            assert!(text.chars().count() < LONGEST_WORDS, "{id} in {}: {text}", language.code());
        }
    }
}

#[test]
fn the_list_begins_with_the_shortest_games_and_is_read_back() {
    let games: Vec<String> = FAMILIES.iter().map(file).collect();
    let list = make_list(&games, &words(Language::default()));
    let all = read_list(&list);
    assert_eq!(all.len(), list.lines().count());
    assert_eq!(all.len(), FAMILIES.iter().map(|family| ids(family).len()).sum::<usize>());
    assert!(all.is_sorted_by_key(|game| game.moves));
    assert!(all.iter().all(|game| !game.title.is_empty() && !game.players.is_empty() && game.moves > 0));
    let is_old = |year: &str| year.parse::<u32>().is_ok_and(|year| year < 1930);
    assert!(all.iter().filter(|game| game.family == "chess").all(|game| is_old(&game.year)));
    let kinds: BTreeSet<&str> =
        all.iter().filter(|game| game.family == "draughts").map(|game| game.variant.as_str()).collect();
    assert!(kinds.len() > 1, "several kinds of draughts: {kinds:?}");
    assert!(read_list("<!doctype html>\n<p>a | b</p>\n\n").is_empty());
}

#[test]
fn words_that_a_language_lacks_are_those_of_the_author() {
    let mixed = with_fallback("a | One | First.\nb | Two | Second.\n", "b | Deux | Le second.\n");
    assert_eq!(mixed, "a | One | First.\nb | Deux | Le second.\n");
    assert_eq!(find_words(&mixed, "b"), Some(("Deux", "Le second.")));
    assert_eq!(find_words(&mixed, "c"), None);
}

#[test]
fn a_game_is_guessed_to_its_end_with_a_mistake_and_help() {
    let (game, style) = (played("chess", "legal-mate"), Style::pgn());
    let mut guess = Guess::new(Some(Side::White), &game);
    for (n, text) in game.texts(&style).iter().enumerate().step_by(2) {
        assert_eq!(guess.plies(), n, "Black's moves are given");
        if n == 2 {
            let other = guess.write(&game, "Nc3", &style);
            assert!(
                matches!(&other, Some(GuessAnswer::Other(why)) if why.id() == "guess_other"),
                "{other:?}"
            );
            assert!(matches!(guess.write(&game, "Zz9", &style), Some(GuessAnswer::Refused(_))));
        }
        if n == 4 {
            let helps: Vec<&str> =
                (0..4).filter_map(|_| guess.ask_help(&game, &style)).map(|(help, _)| help.id()).collect();
            assert_eq!(helps, ["guess_piece", "goes_to", "hint_written", "hint_written"]);
        }
        assert_eq!(Guess::restore(&guess.save(), &game), Some(guess.clone()));
        let found = guess.write(&game, text, &style);
        assert!(matches!(found, Some(GuessAnswer::Found { .. })), "{text}: {found:?}");
    }
    assert!(guess.is_over(&game) && guess.write(&game, "e4", &style).is_none());
    assert_eq!(guess.found()[..3], [FoundHow::AtOnce, FoundHow::Later, FoundHow::Shown]);
    assert_eq!(guess.marks(&game).iter().flatten().count(), 7);
    assert_eq!(guess.score().id(), "guess_score");
}

#[test]
fn moves_of_every_family_are_guessed_on_the_board_and_darts_are_given() {
    let style = Style::pgn();
    for family in &FAMILIES {
        for id in ids(family).iter().take(8) {
            let game = played(family.name, id);
            let mut guess = Guess::new(None, &game);
            while !guess.is_over(&game) {
                let step = game.ply(guess.plies()).expect("a half-move");
                assert!(
                    guess.help(&game, &style).is_none() && !step.written(&style).starts_with('@'),
                    "{id}"
                );
                let found = guess.play(&game, &step.before.id(&step.m), &style);
                assert!(matches!(found, Some(GuessAnswer::Found { .. })), "{id}: {found:?}");
            }
            assert!(guess.found().iter().all(|how| *how == FoundHow::AtOnce), "{id}");
        }
    }
}

#[test]
fn damaged_progress_is_none() {
    let game = played("chess", "legal-mate");
    for text in [
        "",
        "guess 1 ",
        "guess 2 both 0 0 0 ",
        "guess 1 both 99 0 0 22",
        "guess 1 both 2 0 0 2",
        "guess 1 nobody 0 0 0 ",
        "guess 1 both 2 0 0 2x",
    ] {
        assert_eq!(Guess::restore(text, &game), None, "{text}");
    }
    assert!(Guess::restore("guess 1 both 2 0 0 20", &game).is_some());
}
