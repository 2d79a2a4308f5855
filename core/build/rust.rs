//! Rust code for the catalog: kinds of messages with their facts, labels, languages.

use super::catalog::{Catalog, Item, PARTS, Texts, camel};
use super::types::Variable;
use std::fmt::Write;

/// The generated module.
pub fn code(catalog: &Catalog) -> Result<String, std::fmt::Error> {
    let mut out = String::new();
    kinds(&mut out, &catalog.kinds)?;
    facts(&mut out, &catalog.kinds)?;
    labels(&mut out, &catalog.labels)?;
    languages(&mut out, &catalog.texts)?;
    parts(&mut out, catalog)?;
    writeln!(out, "/// Beginnings of the names of each month in all languages.")?;
    writeln!(out, "pub const MONTHS: [&[&str]; {}] = [", catalog.months.len())?;
    for starts in &catalog.months {
        writeln!(out, "    &{:?},", starts.iter().collect::<Vec<_>>())?;
    }
    writeln!(out, "];")?;
    Ok(out)
}

/// Names of the files with a part of a language: its messages, its labels.
pub fn files(part: usize, code: &str) -> [String; 2] {
    ["", ".labels"].map(|kind| format!("{}{kind}.{code}.txt", PARTS[part]))
}

fn doc(out: &mut String, indent: &str, lines: &[String]) -> std::fmt::Result {
    for line in lines {
        let line = line.replace('[', "\\[").replace('<', "\\<");
        writeln!(out, "{indent}/// {line}")?;
    }
    Ok(())
}

fn list<'a>(all: impl Iterator<Item = &'a Item>, text: impl Fn(&Item) -> String) -> String {
    all.map(|item| text(item) + ", ").collect()
}

fn docs(item: &Item) -> Vec<String> {
    match item.docs.is_empty() {
        true => vec![format!("`{}` in `core/locales`.", item.id)],
        false => item.docs.clone(),
    }
}

fn kinds(out: &mut String, kinds: &[Item]) -> std::fmt::Result {
    writeln!(
        out,
        "/// A kind of message.\n#[derive(Copy, Clone, PartialEq, Eq, Debug)]\n#[repr(u16)]\n#[non_exhaustive]"
    )?;
    writeln!(out, "pub enum MessageKind {{")?;
    for kind in kinds {
        doc(out, "    ", &docs(kind))?;
        writeln!(out, "    {},", kind.name())?;
    }
    let names = |kind: &Item| {
        let names: Vec<&str> = kind.variables.iter().map(|variable| variable.name.as_str()).collect();
        format!("&{names:?}")
    };
    let ids: Vec<String> = kinds.iter().map(|kind| kind.id.replace('-', "_")).collect();
    writeln!(out, "}}\n\nimpl MessageKind {{")?;
    writeln!(
        out,
        "    pub(in crate::i18n) const ALL: &[MessageKind] = &[{}];",
        list(kinds.iter(), |k| format!("MessageKind::{}", k.name()))
    )?;
    // Lessons come last: programs without them do not embed their ids.
    let games = kinds.iter().take_while(|kind| PARTS[kind.part] != "school").count();
    let (of_games, of_lessons) = ids.split_at(games);
    writeln!(out, "    pub(in crate::i18n) const GAME_IDS: Ids = {};", joined(of_games))?;
    writeln!(out, "    pub(in crate::i18n) const LESSON_IDS: Ids = {};", joined(of_lessons))?;
    writeln!(out, "    pub(in crate::i18n) const GAME_KINDS: usize = {games};")?;
    writeln!(out, "    pub(in crate::i18n) const NAMES: &[&[&str]] = &[{}];\n}}\n", list(kinds.iter(), names))
}

/// Ids as one text with the end of each: two bytes for a kind instead of eight.
fn joined(ids: &[String]) -> String {
    let ends = (1..=ids.len()).map(|count| ids[..count].iter().map(String::len).sum());
    format!("Ids {{ text: {:?}, ends: &{:?} }}", ids.concat(), ends.collect::<Vec<usize>>())
}

fn facts(out: &mut String, kinds: &[Item]) -> std::fmt::Result {
    writeln!(out, "/// Facts of each kind of message.\npub mod facts {{\n    use super::*;")?;
    for kind in kinds {
        let name = kind.name();
        doc(out, "    ", &docs(kind))?;
        writeln!(out, "    pub struct {name} {{")?;
        for variable in &kind.variables {
            doc(out, "        ", std::slice::from_ref(&variable.about))?;
            writeln!(out, "        pub {}: {},", variable.name, variable.of.rust())?;
        }
        let add = |variable: &Variable| format!("msg.add(self.{}); ", variable.name);
        let body = match kind.variables.iter().map(add).collect::<String>() {
            facts if facts.is_empty() => format!("Msg::of(MessageKind::{name})"),
            facts => format!("let mut msg = Msg::of(MessageKind::{name}); {facts}msg"),
        };
        writeln!(
            out,
            "    }}\n    impl {name} {{\n        /// The message with these facts.\n        #[inline(always)]"
        )?;
        writeln!(out, "        pub fn msg(self) -> Msg {{ {body} }}\n    }}")?;
    }
    writeln!(out, "}}\n")?;
    let sample = |kind: &Item| {
        let fields = kind.variables.iter().map(|variable| format!("{}: Sample::sample()", variable.name));
        format!("facts::{} {{ {} }}.msg()", kind.name(), fields.collect::<Vec<_>>().join(", "))
    };
    writeln!(out, "#[cfg(test)]\nimpl Msg {{\n    /// One message of each kind.")?;
    writeln!(
        out,
        "    pub(in crate::i18n) fn samples() -> Vec<Msg> {{\n        use crate::i18n::tests::Sample;"
    )?;
    writeln!(out, "        vec![{}]\n    }}\n}}\n", list(kinds.iter(), sample))
}

fn labels(out: &mut String, labels: &[Item]) -> std::fmt::Result {
    writeln!(
        out,
        "/// Words on a button, heading or option.\n#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]"
    )?;
    writeln!(out, "#[repr(u16)]\npub enum Label {{")?;
    for label in labels {
        doc(out, "    ", &docs(label))?;
        writeln!(out, "    {},", label.name())?;
    }
    let all = list(labels.iter(), |label| format!("Label::{}", label.name()));
    writeln!(
        out,
        "}}\n\n#[cfg(test)]\nimpl Label {{\n    pub(in crate::i18n) const ALL: &[Label] = &[{all}];\n}}\n"
    )
}

fn languages(out: &mut String, texts: &[Texts]) -> std::fmt::Result {
    // The reference first, as the default.
    let mut sorted: Vec<&Texts> = texts.iter().collect();
    sorted.sort_by_key(|texts| texts.language.fallback.is_some());
    enum_of_languages(out, &sorted)?;
    methods_of_languages(out, texts, &sorted)?;
    texts_of_parts(out, &sorted)
}

fn variant(texts: &Texts) -> String {
    format!("Language::{}", camel(&texts.language.code))
}

fn enum_of_languages(out: &mut String, sorted: &[&Texts]) -> std::fmt::Result {
    writeln!(out, "/// A language of the screen. The letters of the pieces are chosen separately.")?;
    writeln!(out, "#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]\npub enum Language {{")?;
    for (n, texts) in sorted.iter().enumerate() {
        let default = if n == 0 { "    #[default]\n" } else { "" };
        writeln!(out, "    /// {}.\n{default}    {},", texts.language.name, camel(&texts.language.code))?;
    }
    writeln!(out, "}}\n")
}

fn methods_of_languages(out: &mut String, texts: &[Texts], sorted: &[&Texts]) -> std::fmt::Result {
    let offered: Vec<String> = texts.iter().map(variant).collect();
    writeln!(out, "impl Language {{\n    /// All languages, in the order in which they are offered.")?;
    writeln!(out, "    pub const ALL: [Language; {}] = [{}];", offered.len(), offered.join(", "))?;
    let codes: Vec<&String> = sorted.iter().map(|texts| &texts.language.code).collect();
    writeln!(out, "    /// Codes of all languages, the reference first.")?;
    writeln!(out, "    pub const CODES: [&'static str; {}] = {codes:?};", codes.len())?;
    for (doc, name, of) in [
        ("The code by ISO 639-1.", "code", (|texts| &texts.language.code) as fn(&Texts) -> &String),
        ("The name of the language in the language itself.", "name", |texts| &texts.language.name),
        ("The separator between day, month and year.", "date_separator", |texts| {
            &texts.language.date_separator
        }),
    ] {
        text_of_languages(out, texts, doc, name, of)?;
    }
    let lists = |out: &mut String, doc: &str, head: &str, of: &dyn Fn(&Texts) -> String| {
        writeln!(out, "    /// {doc}\n    pub const fn {head} {{\n        match self {{")?;
        for texts in texts {
            writeln!(out, "            {} => &[{}],", variant(texts), of(texts))?;
        }
        writeln!(out, "        }}\n    }}")
    };
    let offered = |place: &usize| variant(&texts[*place]);
    lists(
        out,
        "The fallback languages, the nearest first.",
        "fallbacks(self) -> &'static [Language]",
        &|texts| texts.fallbacks.iter().map(offered).collect::<Vec<_>>().join(", "),
    )?;
    lists(
        out,
        "The courses of the page that have a file with their texts in this language, see `read_with` of `notabene-study`.",
        "courses(self) -> &'static [&'static str]",
        &|texts| format!("{:?}", texts.language.courses).trim_matches(['[', ']']).into(),
    )?;
    let apart = texts.iter().filter(|texts| texts.language.signs_apart);
    let apart: Vec<String> = apart.map(variant).collect();
    let apart =
        if apart.is_empty() { "false".into() } else { format!("matches!(self, {})", apart.join(" | ")) };
    writeln!(out, "    /// True if `:`, `;`, `!` and `?` are preceded by a space.")?;
    writeln!(out, "    pub const fn sets_signs_apart(self) -> bool {{\n        {apart}\n    }}")?;
    writeln!(out, "}}\n")
}

/// Writes a method that returns a text of each language.
fn text_of_languages(
    out: &mut String,
    texts: &[Texts],
    doc: &str,
    name: &str,
    of: fn(&Texts) -> &String,
) -> std::fmt::Result {
    writeln!(out, "    /// {doc}\n    pub const fn {name}(self) -> &'static str {{\n        match self {{")?;
    for texts in texts {
        writeln!(out, "            {} => {:?},", variant(texts), of(texts))?;
    }
    writeln!(out, "        }}\n    }}")
}

/// Constants, not statics: a program is linked with the parts that it names.
fn texts_of_parts(out: &mut String, languages: &[&Texts]) -> std::fmt::Result {
    for (n, name, what) in [(0, "MESSAGE_TEXTS", "Messages"), (1, "LABEL_TEXTS", "Labels")] {
        writeln!(out, "/// {what} of each part in each language, by `Part` and `Language`.")?;
        writeln!(
            out,
            "pub(in crate::i18n) const {name}: [[&str; {}]; {}] = [",
            languages.len(),
            PARTS.len()
        )?;
        for part in 0..PARTS.len() {
            let include = |texts: &&Texts| {
                let file = &files(part, &texts.language.code)[n];
                format!("include_str!(concat!(env!(\"OUT_DIR\"), \"/{file}\"))")
            };
            writeln!(out, "    [{}],", languages.iter().map(include).collect::<Vec<_>>().join(", "))?;
        }
        writeln!(out, "];\n")?;
    }
    Ok(())
}

fn parts(out: &mut String, catalog: &Catalog) -> std::fmt::Result {
    let starts = |items: &[Item]| {
        let start = |part| items.iter().filter(|item| item.part < part).count();
        (0..=PARTS.len()).map(start).collect::<Vec<_>>()
    };
    writeln!(out, "/// The start of the kinds of each part, and the end of the last.")?;
    writeln!(
        out,
        "pub(in crate::i18n) const KINDS: [usize; {}] = {:?};",
        PARTS.len() + 1,
        starts(&catalog.kinds)
    )?;
    writeln!(out, "/// The start of the labels of each part, and the end of the last.")?;
    writeln!(
        out,
        "pub(in crate::i18n) const LABELS: [usize; {}] = {:?};",
        PARTS.len() + 1,
        starts(&catalog.labels)
    )?;
    writeln!(out, "/// First line of each text that belongs to this program.")?;
    writeln!(out, "pub(in crate::i18n) const FINGERPRINT: &str = {:?};", catalog.fingerprint)
}
