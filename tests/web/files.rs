//! Files of the site, as `cargo xtask` writes them, for an app whose server has none.

use notabene::core::i18n::Language;
use notabene::study;
use notabene::study::famous::{self, FAMILIES};

/// Names and texts of files in a folder of a language.
macro_rules! folder {
    ($language:literal, $folder:literal, $($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../core/locales/", $language, "/", $folder, "/", $name, ".txt")))),*]
    };
}

type Texts = &'static [(&'static str, &'static str)];

/// The texts of a language.
struct Locale {
    texts: Texts,
    courses: Texts,
    /// Words on famous games.
    famous: &'static str,
}

macro_rules! locale {
    ($language:literal, $($course:literal)*) => {
        Locale {
            texts: folder!($language, "texts", "about" "chess960" "courses" "decisions" "draughts" "figures"
                "national" "scharten" "strokes"),
            courses: folder!($language, "courses", $($course)*),
            famous: include_str!(concat!("../../core/locales/", $language, "/famous/words.txt")),
        }
    };
}

fn locale(language: Language) -> Locale {
    match language.code() {
        "fr" => locale!("fr", "example" "notation" "draughts" "scharten" "chess960"),
        "nl" => locale!("nl", "example" "notation" "draughts" "scharten" "chess960"),
        "de" => locale!("de", "example" "notation"),
        "es" => locale!("es", "example" "notation"),
        _ => locale!("en", "example"),
    }
}

macro_rules! site_files {
    ($folder:literal, $($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../www/", $folder, "/", $name)))),*]
    };
}

const COURSES: Texts = site_files!("courses", "notation.txt" "draughts.txt" "scharten.txt" "chess960.txt");
const STROKES: Texts =
    site_files!("strokes", "english.txt" "frisian.txt" "international.txt" "russian.txt" "turkish.txt");
const FAMOUS: Texts = site_files!("famous", "chess.pgn" "chess960.pgn" "draughts.pdn" "scharten.pgn");

fn find(texts: Texts, name: &str) -> Option<String> {
    texts.iter().find(|(known, _)| *known == name).map(|(_, text)| (*text).to_string())
}

/// The text of a file by its path; `None` if there is none.
pub fn text(path: &str) -> Option<String> {
    let (folder, name) = path.split_once('/')?;
    let spoken = || {
        let (name, code) = name.strip_suffix(".txt")?.rsplit_once('.')?;
        Some((name, Language::from_code(code).filter(|language| language.code() == code)?))
    };
    match (folder, spoken()) {
        ("texts", Some((name, language))) => find(locale(language).texts, name),
        ("courses", Some(("example", language))) => find(locale(language).courses, "example"),
        ("courses", Some((name, language))) => {
            let course = find(COURSES, &format!("{name}.txt"))?;
            study::translated(&course, &find(locale(language).courses, name)?).ok()
        }
        ("famous", Some((name, language))) => famous_words(name, language),
        ("courses", None) => find(COURSES, name),
        ("strokes", None) => find(STROKES, name),
        ("famous", None) => find(FAMOUS, name),
        _ => None,
    }
}

/// The list of the famous games in a language, or the words on them.
fn famous_words(name: &str, language: Language) -> Option<String> {
    let words = famous::with_fallback(locale(Language::default()).famous, locale(language).famous);
    match name {
        "words" => Some(words),
        "list" => {
            let games: Option<Vec<String>> =
                FAMILIES.iter().map(|family| find(FAMOUS, family.file)).collect();
            Some(famous::make_list(&games?, &words))
        }
        _ => None,
    }
}
