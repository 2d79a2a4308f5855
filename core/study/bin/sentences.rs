//! Writes the texts of each language for the page into its folders `texts` and `courses`: compact texts of the messages
//! (`say.fr.txt` with the part loaded by every visitor, `more.fr.txt` with other games than chess, and so on),
//! longer texts, examples of courses and translated courses. Into `famous` go the lists of famous games and the words on
//! them. Writes the first screen into the page.
//!
//! The folder of the page is the first argument, by default the output folder of Trunk.

mod first_screen;

use notabene_core::i18n::{Language, Part, serialize};
use notabene_study as study;
use notabene_study::famous::{self, FAMILIES};
use std::io;
use std::path::{Path, PathBuf};

/// The course excluded from translations in `core/build/source.rs`.
const EXAMPLE: &str = "example";

fn main() -> io::Result<()> {
    let staged = || std::env::var_os("TRUNK_STAGING_DIR");
    let page = std::env::args_os().nth(1).or_else(staged).map(PathBuf::from).unwrap_or_default();
    let [texts, courses] = ["texts", "courses"].map(|name| page.join(name));
    std::fs::create_dir_all(&texts)?;
    std::fs::create_dir_all(&courses)?;
    for language in Language::ALL {
        for part in Part::ALL {
            std::fs::write(file(&texts, part.name(), language), serialize(language, part))?;
        }
        for name in names("texts")? {
            copy(language, "texts", &name, &texts)?;
        }
        copy(language, "courses", EXAMPLE, &courses)?;
        for name in language.courses() {
            translate(language, name, &courses)?;
        }
    }
    write_famous_games(&page.join("famous"))?;
    first_screen::write(&page)
}

/// Writes the list of famous games and the words on them in each language. The page fetches the list when it is opened,
/// the words with a game.
fn write_famous_games(to: &Path) -> io::Result<()> {
    std::fs::create_dir_all(to)?;
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/famous");
    let games: io::Result<Vec<String>> =
        FAMILIES.iter().map(|family| std::fs::read_to_string(games.join(family.file))).collect();
    let games = games?;
    let words_in = |language| std::fs::read_to_string(locale(language, "famous").join("words.txt"));
    let author = words_in(Language::default())?;
    for language in Language::ALL {
        let words = famous::with_fallback(&author, &words_in(language).unwrap_or_default());
        std::fs::write(file(to, "list", language), famous::make_list(&games, &words))?;
        std::fs::write(file(to, "words", language), words)?;
    }
    Ok(())
}

/// Writes a course with its texts in a language.
fn translate(language: Language, name: &str, to: &Path) -> io::Result<()> {
    let course =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/courses").join(name).with_extension("txt");
    let own = locale(language, "courses").join(name).with_extension("txt");
    let [course, own] = [std::fs::read_to_string(course)?, std::fs::read_to_string(own)?];
    let translated = study::translated(&course, &own);
    let translated = translated.map_err(|problems| io::Error::other(format!("{name}: {problems:?}")))?;
    std::fs::write(file(to, name, language), translated)
}

/// A file of the page.
fn file(folder: &Path, name: &str, language: Language) -> PathBuf {
    folder.join(format!("{name}.{}.txt", language.code()))
}

/// The folder of a language with its texts or courses.
fn locale(language: Language, kind: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales").join(language.code()).join(kind)
}

/// Names of the texts of the reference.
fn names(kind: &str) -> io::Result<Vec<String>> {
    let list = std::fs::read_dir(locale(Language::default(), kind))?;
    let names = list.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    Ok(names.filter_map(|name| Some(name.strip_suffix(".txt")?.to_string())).collect())
}

/// Copies a text of a language, or of the first fallback that has it.
fn copy(language: Language, kind: &str, name: &str, to: &Path) -> io::Result<()> {
    let speakers = std::iter::once(&language).chain(language.fallbacks());
    let mut files = speakers.map(|speaker| locale(*speaker, kind).join(name).with_extension("txt"));
    let found =
        files.find(|file| file.exists()).ok_or_else(|| io::Error::other(format!("no text {name}")))?;
    std::fs::write(file(to, name, language), std::fs::read(found)?)
}
