//! Real games of others on boards of other pages: what a board gives back (`pgn`, `pdn`) has every tag, move, comment and
//! sign that went in. Without the optional collection there is nothing to check.
//!
//! Normalised are only: blanks and line ends, the order of tags and of commands in a comment, marks behind moves (`!` as `$1`, `+`), letters of
//! pieces, names of tags in other languages, braces inside comments, and what cannot be played, which becomes a comment.

use crate::common::shared;
use notabene_core::exchange::Export;
use notabene_core::exchange::embed::{Options, game, missing_file};
use notabene_core::i18n::Language;
use notabene_core::record::{FoundGame, decode, next_game};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Games of a file that are looked at: enough for all that its program writes.
const MOST_GAMES: usize = 60;
/// Files with games that are read in part, as their programs recorded them in part.
const APART: [&str; 2] = ["pgnx-barnes-horton.pgn", "headers-only.pgn"];

fn files() -> Vec<PathBuf> {
    let folders = ["chess/external/games", "draughts/external"].into_iter().filter_map(shared);
    let entries = folders.flat_map(|folder| std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()));
    let is_record = |file: &PathBuf| file.extension().is_some_and(|end| end == "pgn" || end == "pdn");
    let mut all: Vec<PathBuf> = entries.filter(is_record).collect();
    all.sort();
    all
}

/// Words of all comments, and how often each command of programs stands in them.
#[derive(Default, Debug)]
struct Comments {
    words: BTreeMap<String, usize>,
    commands: BTreeMap<String, usize>,
}

impl Comments {
    fn of(moves: &str) -> Comments {
        let mut out = Comments::default();
        let mut rest = moves;
        while let Some(at) = rest.find(['{', ';']) {
            let end = if rest[at..].starts_with('{') { '}' } else { '\n' };
            // A semicolon opens a comment only where no comment is open.
            let inside = &rest[at + 1..];
            let close = inside.find(end).unwrap_or(inside.len());
            out.add(&inside[..close]);
            rest = inside.get(close + 1..).unwrap_or_default();
        }
        out
    }

    fn add(&mut self, comment: &str) {
        let mut rest = comment;
        while let Some((before, command)) = rest.split_once("[%") {
            self.add_words(before);
            let (command, after) = command.split_once(']').unwrap_or((command, ""));
            let name = command.split([' ', ':', '\n', '\r']).next().unwrap_or_default();
            *self.commands.entry(name.into()).or_default() += 1;
            rest = after;
        }
        self.add_words(rest);
    }

    fn add_words(&mut self, text: &str) {
        for word in text.split_whitespace() {
            *self.words.entry(word.replace('{', "(")).or_default() += 1;
        }
    }

    /// Words and commands that are not there, or not as often, in others.
    fn missing_in(&self, other: &Comments) -> Vec<String> {
        let lacks = |of: &BTreeMap<String, usize>, there: &BTreeMap<String, usize>| {
            let fewer = |(word, count): (&String, &usize)| {
                (there.get(word).unwrap_or(&0) < count).then(|| word.clone())
            };
            of.iter().filter_map(fewer).collect::<Vec<_>>()
        };
        let mut missing = lacks(&self.words, &other.words);
        // Arrows and circles of several commands are written in one.
        let merged = |name: &String| ["csl", "cal"].contains(&name.as_str());
        let commands: Vec<String> = lacks(&self.commands, &other.commands);
        missing
            .extend(commands.into_iter().filter(|name| !merged(name) || !other.commands.contains_key(name)));
        missing
    }
}

/// The first thing that a board loses of a game; none if it loses nothing.
fn lost(text: &str, found: &FoundGame, is_pdn: bool) -> Option<String> {
    let whole = &text[found.at[0]..found.at[2]];
    let mut options = Options::default();
    let name = if is_pdn { "pdn" } else { "pgn" };
    options.set(name, whole).expect("no game is too long");
    let shown = game(&options, "");
    if shown.games.len() > 1 {
        return Some(format!("{} games in one", shown.games.len()));
    }
    let back = shown.table.text(Export::Pgn);
    let Some(again) = next_game(&back, 0) else { return Some("nothing comes back".into()) };
    for (name, value) in &found.tags.0 {
        let same = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        // Tags of other languages have their English names then (`Bianco`).
        let kept = again.tags.0.iter().any(|(_, other)| same(other) == same(value));
        // Rights and counters of a position are written in full, and the result follows from the moves.
        let own = ["FEN", "Result", "SetUp", "Variant", "GameType"].contains(&name.as_str());
        if !kept && !own && !value.trim().is_empty() {
            return Some(format!("tag {name}: {value:?} became {:?}", again.tags.get(name)));
        }
    }
    let moves = Comments::of(&text[found.at[1]..found.at[2]]);
    let mut missing = moves.missing_in(&Comments::of(&back[again.at[1]..again.at[2]]));
    // A result in words is written as a result.
    missing.retain(|word| !["Nero", "Bianco", "Vince"].contains(&word.as_str()));
    if !missing.is_empty() {
        return Some(format!("missing in comments: {missing:?}"));
    }
    // The text that came back is the same game: read again, nothing changes any more.
    let mut options = Options::default();
    options.set(name, &back).expect("no game is too long");
    let twice = game(&options, "").table.text(Export::Pgn);
    (twice != back).then(|| "the second reading differs".into())
}

fn losses(file: &Path) -> (usize, Vec<String>) {
    let name = file.file_name().unwrap().to_string_lossy().to_string();
    let text = decode(&std::fs::read(file).unwrap()).unwrap();
    let is_pdn = name.ends_with(".pdn");
    let (mut at, mut games, mut wrong) = (0, 0, Vec::new());
    while let Some(mut found) = next_game(&text, at).filter(|_| games < MOST_GAMES) {
        if is_pdn {
            found.dialect = notabene_core::record::Dialect::PDN;
            found.at[2] = notabene_core::record::end_of_moves(&text, found.at[1], found.dialect);
        }
        at = found.at[2];
        games += 1;
        wrong.extend(lost(&text, &found, is_pdn).map(|what| format!("{name} {games}: {what}")));
    }
    (games, wrong)
}

#[test]
fn boards_give_back_every_word_of_real_games() {
    let all: Vec<PathBuf> =
        files().into_iter().filter(|file| !APART.iter().any(|apart| file.ends_with(apart))).collect();
    if all.is_empty() {
        return;
    }
    assert!(all.len() >= 30, "{} files", all.len());
    let (mut games, mut wrong) = (0, Vec::new());
    for file in all {
        let (count, lost) = losses(&file);
        games += count;
        wrong.extend(lost);
    }
    assert!(wrong.is_empty(), "{} of {games} games\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_file_that_is_not_there_is_named_in_every_language() {
    let missing = missing_file(&format!(" https://club.example/{} ", "x".repeat(200)));
    for language in Language::ALL {
        let says = language.say(&missing);
        assert!(says.contains("https://club.example/x") && says.len() < 200, "{says}");
    }
}
