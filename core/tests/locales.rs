//! Fluent files of all languages: complete, consistent, well typeset; and build errors for wrong ones.

#[path = "../build/mod.rs"]
#[allow(dead_code)]
mod build;

use build::catalog::{Catalog, PARTS, catalog};
use build::source::{GRAMMAR, Locale, files, languages, locale};
use build::types::{PIECES, PLAYERS};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use notabene_core::i18n::{Language, Piece, Player, with_no_break_spaces};
use notabene_core::msg;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales")
}

fn read() -> Catalog {
    catalog(&folder()).unwrap_or_else(|errors| panic!("{}", errors.join("\n")))
}

#[test]
fn every_message_is_said_in_every_finished_language() {
    let catalog = read();
    for texts in catalog.texts.iter().filter(|texts| texts.language.complete) {
        assert!(texts.missing.is_empty(), "{} lacks {:?}", texts.language.code, texts.missing);
    }
    let offered: Vec<_> = catalog.texts.iter().map(|texts| texts.language.code.as_str()).collect();
    assert_eq!(offered, Language::ALL.map(Language::code));
}

/// A variable used in one language and missing in another is a mistake of the translation.
#[test]
fn every_language_tells_the_same_facts() {
    let catalog = read();
    let reference = catalog.texts.iter().find(|texts| texts.language.fallback.is_none()).unwrap();
    for texts in &catalog.texts {
        for ((kind, own), used) in catalog.kinds.iter().zip(&texts.used).zip(&reference.used) {
            assert_eq!(own, used, "{} in {}", kind.id, texts.language.code);
        }
    }
}

fn sources(folder: &Path, out: &mut Vec<PathBuf>) {
    for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() { sources(&path, out) } else { out.push(path) }
    }
}

/// The JavaScript package embeds neither labels nor the messages of lessons. Its class `Game` does without the files that
/// make such messages.
#[test]
fn the_javascript_api_says_nothing_that_it_does_not_embed() {
    const NOT_IN_API: [&str; 5] = [
        "exchange/backup.rs",
        "exchange/embed.rs",
        "exchange/library_backup.rs",
        "exchange/result.rs",
        "game/timed.rs",
    ];
    let core = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in ["src/notation", "src/record", "src/game", "src/exchange", "../src/api"] {
        sources(&core.join(folder), &mut files);
    }
    files.push(core.join("../src/api.rs"));
    let catalog = read();
    let of_lessons: Vec<String> =
        catalog.kinds.iter().filter(|kind| PARTS[kind.part] == "school").map(|kind| kind.name()).collect();
    assert!(of_lessons.len() > 100 && files.len() > 80, "{} {}", of_lessons.len(), files.len());
    for file in files.iter().filter(|file| !NOT_IN_API.iter().any(|apart| file.ends_with(apart))) {
        let text = std::fs::read_to_string(file).unwrap();
        assert!(!text.contains(".label("), "{} shows a label", file.display());
        for made in
            ["msg!(", "MessageKind::", "facts::"].into_iter().flat_map(|before| text.split(before).skip(1))
        {
            let name = made.trim_start().split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
            assert!(!of_lessons.iter().any(|other| other == name), "{} makes {name}", file.display());
        }
    }
}

/// Each variable is told, but for those that a message has only because another is said in its place.
#[test]
fn no_fact_is_given_in_vain() {
    const REWORDED: [&str; 1] = ["aloud"];
    let catalog = read();
    let reference = catalog.texts.iter().find(|texts| texts.language.fallback.is_none()).unwrap();
    for (kind, used) in catalog.kinds.iter().zip(&reference.used) {
        for variable in kind.variables.iter().filter(|_| !REWORDED.contains(&kind.id.as_str())) {
            assert!(used.contains(&variable.name), "{} does not tell ${}", kind.id, variable.name);
        }
    }
}

/// Words are in the order of the enums that index them.
#[test]
fn words_stand_in_the_order_of_their_enums() {
    let pieces = [
        Piece::King,
        Piece::Queen,
        Piece::Rook,
        Piece::Bishop,
        Piece::Knight,
        Piece::Pawn,
        Piece::Man,
        Piece::Crowned,
    ];
    assert_eq!(pieces.map(|piece| PIECES[piece as usize]), pieces.map(Piece::name));
    let players = [Player::White, Player::Black];
    assert_eq!(players.map(|player| PLAYERS[player as usize]), players.map(Player::name));
}

/// The words of a pattern, with a character for each placeable.
fn words(pattern: &Pattern<&str>, out: &mut Vec<String>) {
    let mut line = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => line += value,
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                line.push('x');
                variants.iter().for_each(|variant| words(&variant.value, out));
            }
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => line += value,
            PatternElement::Placeable { .. } => line.push('x'),
        }
    }
    out.push(line);
}

fn texts(locale: &Locale) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for found in &locale.messages {
        let mut lines = Vec::new();
        let attributes = found.message.attributes.iter().map(|attribute| &attribute.value);
        found.message.value.iter().chain(attributes).for_each(|pattern| words(pattern, &mut lines));
        let at = format!("{}:{} {}", found.file.path, found.file.line(found.id()), found.id());
        // Parts of sentences may be empty.
        let may_be_empty = found.file.stem == GRAMMAR;
        assert!(may_be_empty || lines.iter().all(|line| !line.trim().is_empty()), "{at} says nothing");
        all.extend(lines.into_iter().map(|line| (at.clone(), line)));
    }
    all
}

#[test]
fn texts_keep_the_rules_of_print() {
    let languages = languages(&folder()).unwrap();
    let files = files(&folder(), &languages).unwrap();
    for language in &languages {
        let mut errors = Vec::new();
        let own = locale(&files, &language.code, &mut errors);
        assert!(errors.is_empty(), "{errors:?}");
        for (at, text) in texts(&own) {
            assert!(!text.contains(['\'', '"', '\t']), "{at}: a straight sign in {text}");
            assert!(!text.contains("  "), "{at}: two blanks in {text}");
            if language.signs_apart {
                assert_eq!(text, with_no_break_spaces(&text), "{at}: blanks that may break");
                let tight =
                    |pair: &[char]| pair[0].is_alphabetic() && matches!(pair[1], ';' | '!' | '?' | '»');
                let signs: Vec<char> = text.replace("Frysk!", "Frysk").chars().collect();
                assert!(!signs.windows(2).any(tight), "{at}: no blank in {text}");
            }
        }
    }
}

/// One of something is no plural: "1 move", never "1 moves".
#[test]
fn one_is_singular_in_every_language() {
    notabene_core::i18n::embed_messages();
    let one = [
        msg!(MovesToGo { moves: 1 }),
        msg!(MemoryMoves { moves: 1 }),
        msg!(StrokeOfLength { count: 1 }),
        msg!(WorkLowered { asked: 2, fits: 1 }),
        msg!(HandLines { count: 1 }),
        msg!(StarsOf { stars: 1, most: 1 }),
        msg!(ParentsWeek { minutes: 1, days: 1 }),
    ];
    let two = [
        msg!(MovesToGo { moves: 2 }),
        msg!(MemoryMoves { moves: 2 }),
        msg!(StrokeOfLength { count: 2 }),
        msg!(WorkLowered { asked: 3, fits: 2 }),
        msg!(HandLines { count: 2 }),
        msg!(StarsOf { stars: 2, most: 2 }),
        msg!(ParentsWeek { minutes: 2, days: 2 }),
    ];
    for language in Language::ALL {
        for (one, two) in one.iter().zip(&two) {
            let (one, two) = (language.say(one), language.say(two));
            let digits = |text: &str| text.replace(['1', '2', '3'], "#");
            assert_ne!(digits(&one), digits(&two), "{one} / {two}");
        }
    }
    assert_eq!(Language::En.say(&one[0]), "1 move to the next time control");
    assert_eq!(Language::Fr.say(&one[0]), "encore 1 coup jusqu’au temps suivant");
    assert_eq!(Language::Nl.say(&one[0]), "nog 1 zet tot de tijdcontrole");
}

/// Who teaches, arbitrates or runs a website is an adult whom the program does not know.
#[test]
fn teachers_arbiters_and_webmasters_are_addressed_formally() {
    let familiar = |code: &str| match code {
        "fr" => "tu toi ton ta tes",
        "nl" => "je jij jou jouw",
        "de" => "du dich dir dein deine deinen deinem deiner",
        "es" => "tú tu tus ti te",
        _ => "",
    };
    let for_adults = "label-wall label-remote label-embed label-class label-learn-own label-print label-build \
                      label-parents parents- print- result- class- course-";
    let for_pupils = "label-build-task label-build-first";
    let starts = |id: &str, with: &str| with.split_whitespace().any(|start| id.starts_with(start));
    let languages = languages(&folder()).unwrap();
    let files = files(&folder(), &languages).unwrap();
    for language in &languages {
        let own = locale(&files, &language.code, &mut Vec::new());
        for (at, text) in texts(&own) {
            let id = at.rsplit(' ').next().unwrap_or_default();
            let pupil = text.to_lowercase();
            let mut words = pupil.split(|c: char| !c.is_alphabetic());
            let found =
                words.find(|word| familiar(&language.code).split_whitespace().any(|other| other == *word));
            let spoken_to = starts(id, for_adults) && !starts(id, for_pupils);
            assert!(!spoken_to || found.is_none(), "{at}: {found:?} in {text}");
        }
    }
}

/// Files of the same names, so that translators find their way.
#[test]
fn every_language_has_the_same_files() {
    let languages = languages(&folder()).unwrap();
    let files = files(&folder(), &languages).unwrap();
    let of = |code: &str| files.iter().filter(|f| f.language == code).map(|f| &f.stem).collect::<Vec<_>>();
    for language in languages.iter().filter(|language| language.complete) {
        assert_eq!(of(&language.code), of("en"), "{}", language.code);
    }
    let folders =
        std::fs::read_dir(folder()).unwrap().filter(|e| e.as_ref().unwrap().path().is_dir()).count();
    assert_eq!(folders, languages.len(), "a folder without a line in the list of languages");
}

/// A folder of locales with a few messages, and one more language.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, other: &str) -> Scratch {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("locales").join(name);
        drop(std::fs::remove_dir_all(&folder));
        for code in ["en", "xx"] {
            std::fs::create_dir_all(folder.join(code)).unwrap();
        }
        let grammar = std::fs::read_to_string(self::folder().join("en/grammar.ftl")).unwrap();
        std::fs::write(folder.join("languages.txt"), "en | English\nxx | Pseudo | en\n").unwrap();
        std::fs::write(folder.join("en/grammar.ftl"), grammar).unwrap();
        let english = "### part: first\n\n# A move.\n# $piece (Piece) - what moves\n# $field (String) - where to\n\
                       goes-to = The { PIECE($piece) } goes to { $field }.\n\nlabel-undo = Undo\n";
        std::fs::write(folder.join("en/game.ftl"), english).unwrap();
        std::fs::write(folder.join("xx/game.ftl"), other).unwrap();
        Scratch(folder)
    }

    fn errors(&self) -> String {
        catalog(&self.0).err().unwrap_or_default().join("\n")
    }
}

#[test]
fn another_language_is_a_folder_and_a_line() {
    let other = "goes-to = { $piece ->\n    [pawn] { $field }!\n   *[other] Xx { PIECE($piece, case: \"upper\") } { $field }\n}\n";
    let catalog = catalog(&Scratch::new("good", other).0).unwrap();
    let xx = &catalog.texts[1];
    assert_eq!(xx.missing, ["label-undo"], "the reference says it");
    let lines: Vec<&str> = xx.parts[0].lines().skip(1).collect();
    assert_eq!(lines[0], "{a?pawn|{b}!|Xx {a^0} {b}}");
    assert_eq!(xx.labels[0], "Undo\n");
    assert_eq!(lines[1], "king|queen|rook|bishop|knight|pawn|man|king", "words of the reference");
    let code = build::rust::code(&catalog).unwrap();
    assert!(code.contains("Xx,") && code.contains("pub enum Label"), "{code}");
    let scratch = Scratch::new("settings", other);
    std::fs::create_dir_all(scratch.0.join("xx/courses")).unwrap();
    for name in ["example", "notation"] {
        std::fs::write(scratch.0.join(format!("xx/courses/{name}.txt")), "").unwrap();
    }
    std::fs::write(
        scratch.0.join("languages.txt"),
        "en | English\nxx | Pseudo | en | dates=. | signs=apart\n",
    )
    .unwrap();
    let language = &languages(&scratch.0).unwrap()[1];
    assert_eq!((&*language.date_separator, language.signs_apart), (".", true));
    assert_eq!(language.courses, ["notation"], "an example is no translation");
}

#[test]
fn the_build_tells_where_a_locale_is_wrong() {
    for (name, text, error) in [
        ("id", "goes = x", "locales/xx/game.ftl:1: unknown message goes"),
        ("variable", "# A move.\ngoes-to = { $filed }", "locales/xx/game.ftl:2: unknown variable $filed"),
        ("function", "goes-to = { NOUN($piece) }", "game.ftl:1: unknown function NOUN"),
        ("type", "goes-to = { PLAYER($piece) }", "game.ftl:1: $piece has another type"),
        ("plain", "goes-to = { $piece }", "game.ftl:1: $piece is shown by a function"),
        ("form", "goes-to = { PIECE($piece, form: \"at\") }", "game.ftl:1: piece-king has no .at"),
        ("option", "goes-to = { PIECE($piece, from: \"at\") }", "game.ftl:1: unknown option from"),
        (
            "key",
            "goes-to = { $piece ->\n    [rock] x\n   *[other] y\n}",
            "game.ftl:2: unknown variant [rock]",
        ),
        ("syntax", "label-undo = x\ngoes-to = { $piece", "locales/xx/game.ftl:2: "),
        ("empty", "label-undo = {\"\"}", "game.ftl:1: an empty text"),
        ("place", "label-undo = { $piece }", "game.ftl:1: a label is one line without variables"),
        (
            "twice",
            "label-undo = x\nlabel-undo = y",
            "game.ftl:2: label-undo is in locales/xx/game.ftl already",
        ),
        ("lines", "goes-to =\n    x\n    y", "a text goes over one line"),
        ("reference", "goes-to = { label-undo }", "game.ftl:1: no label-undo in grammar.ftl"),
        ("attribute", "label-undo = x\n    .a = y", "game.ftl:1: unknown attribute"),
    ] {
        let errors = Scratch::new(name, text).errors();
        assert!(errors.contains(error), "{name}: {errors}");
    }
    let scratch = Scratch::new("list", "label-undo = x");
    let grammar = "list-and = { $last } & { $first }";
    std::fs::write(scratch.0.join("xx/grammar.ftl"), grammar).unwrap();
    let english =
        "### part: first\n# $all (List) - fields\nall = { LIST($all, type: \"and\") }\nlabel-undo = x";
    std::fs::write(scratch.0.join("en/game.ftl"), english).unwrap();
    std::fs::write(scratch.0.join("xx/game.ftl"), "all = { LIST($all, type: \"and\") }").unwrap();
    assert!(scratch.errors().contains("game.ftl:1: list-and is not { $first } ... { $last }"));
    let scratch = Scratch::new("file", "goes-to = x");
    std::fs::write(scratch.0.join("xx/other.ftl"), "label-undo = x").unwrap();
    assert!(scratch.errors().contains("locales/xx/other.ftl:1: label-undo belongs into game.ftl"));
    let scratch = Scratch::new("months", "label-undo = x");
    std::fs::write(scratch.0.join("xx/grammar.ftl"), "months = a, b").unwrap();
    assert!(scratch.errors().contains("locales/xx/grammar.ftl:1: months are twelve"));
    std::fs::write(scratch.0.join("languages.txt"), "en | English\nxx | Pseudo | en | date=.\n").unwrap();
    assert!(scratch.errors().contains("languages.txt:2: unknown setting date=."));
    std::fs::write(scratch.0.join("languages.txt"), "en | English\nxx | Pseudo\n").unwrap();
    assert!(scratch.errors().contains("2 languages without fallback"));
    std::fs::write(scratch.0.join("languages.txt"), "en | English\nyy | Other | en\n").unwrap();
    assert!(scratch.errors().contains("yy"));
}
