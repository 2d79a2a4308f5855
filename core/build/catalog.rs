//! The catalog of all locales: kinds of messages, labels, and the texts of every language.

use super::compile::{Compiler, Words, find};
use super::source::{File, Found, GRAMMAR, LABEL, Language, Locale, files, languages, locale};
use super::types::Variable;
use fluent_syntax::ast::{Expression, InlineExpression, PatternElement};
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::collections::BTreeSet;
use std::path::Path;

/// Parts in loading order, as in `### part:`; each requires those before it.
pub const PARTS: [&str; 4] = ["first", "more", "school", "viewer"];

/// A kind of message, or a label.
pub struct Item {
    /// Id of Fluent.
    pub id: String,
    /// Index in [`PARTS`].
    pub part: usize,
    /// Lines of the comment without those of variables.
    pub docs: Vec<String>,
    pub variables: Vec<Variable>,
}

impl Item {
    pub fn is_label(&self) -> bool {
        self.id.starts_with(LABEL)
    }

    /// Name of the enum variant.
    pub fn name(&self) -> String {
        camel(self.id.strip_prefix(LABEL).unwrap_or(&self.id))
    }
}

/// Texts of a language.
pub struct Texts {
    pub language: Language,
    /// Indices of the fallback languages, the nearest first.
    pub fallbacks: Vec<usize>,
    /// Messages of each of [`PARTS`], and in the first the referenced words.
    pub parts: Vec<String>,
    /// Labels of each of [`PARTS`].
    pub labels: Vec<String>,
    /// Ids of the messages and labels missing in the language.
    pub missing: Vec<String>,
    /// Variables used by each message, in the order of the kinds.
    #[allow(dead_code)] // read by tests
    pub used: Vec<BTreeSet<String>>,
}

/// The compiled locales.
pub struct Catalog {
    /// Kinds of messages, by part.
    pub kinds: Vec<Item>,
    /// Labels, by part.
    pub labels: Vec<Item>,
    /// Languages, in display order.
    pub texts: Vec<Texts>,
    /// Prefixes of the names of each month in all languages.
    pub months: Vec<BTreeSet<String>>,
    /// First line of all texts: a hash of the messages they belong to.
    pub fingerprint: String,
}

/// `draw-repetition5` as `DrawRepetition5`.
pub fn camel(id: &str) -> String {
    let mut out = String::new();
    for word in id.split('-') {
        let mut letters = word.chars();
        out.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        out.extend(letters);
    }
    out
}

/// Reads the folder of locales; errors name file and line.
pub fn catalog(folder: &Path) -> Result<Catalog, Vec<String>> {
    let languages = languages(folder).map_err(|e| vec![e])?;
    let files = files(folder, &languages).map_err(|e| vec![e])?;
    let mut errors = Vec::new();
    let locales: Vec<Locale> =
        languages.iter().map(|language| locale(&files, &language.code, &mut errors)).collect();
    let reference = languages.iter().position(|language| language.fallback.is_none()).unwrap_or_default();
    let mut items = Vec::new();
    for found in locales[reference].messages.iter().filter(|found| found.file.stem != GRAMMAR) {
        match item(found) {
            Ok(item) => items.push(item),
            Err(error) => errors.push(error),
        }
    }
    items.sort_by_key(|item| item.part);
    let fingerprint = fingerprint(&items);
    let (labels, kinds): (Vec<Item>, Vec<Item>) = items.into_iter().partition(Item::is_label);
    let mut texts = Vec::new();
    for (n, language) in languages.iter().enumerate() {
        errors.extend(strangers(&locales[n], &locales[reference], &files));
        let places = chain(&languages, n);
        let chain: Vec<&Locale> = places.iter().filter_map(|place| locales.get(*place)).collect();
        let own = speak(language, &chain, [&kinds, &labels], &fingerprint, &mut errors);
        texts.push(Texts { fallbacks: places.into_iter().skip(1).collect(), ..own });
    }
    let months = months(&locales, &mut errors);
    match errors.is_empty() {
        true => Ok(Catalog { kinds, labels, texts, months, fingerprint }),
        false => Err(errors),
    }
}

/// Number of months.
const MONTHS: usize = 12;

/// Reads the message `months` of each grammar that has it.
fn months(locales: &[Locale], errors: &mut Vec<String>) -> Vec<BTreeSet<String>> {
    let mut all = vec![BTreeSet::new(); MONTHS];
    for found in locales.iter().filter_map(|locale| locale.get("months")) {
        let text = label(found).unwrap_or_default();
        let own: Vec<&str> = text.split(',').collect();
        if own.len() != MONTHS || own.iter().any(|month| month.trim().is_empty()) {
            errors.push(found.error("months are twelve beginnings of words, with commas between them"));
        }
        for (month, starts) in all.iter_mut().zip(own) {
            month.extend(starts.split_whitespace().map(String::from));
        }
    }
    all
}

/// Indices of a language and of its fallbacks.
fn chain(languages: &[Language], first: usize) -> Vec<usize> {
    let mut all = vec![first];
    while let Some(code) = all.last().and_then(|last| languages.get(*last)?.fallback.as_ref()) {
        match languages.iter().position(|language| language.code == *code) {
            Some(next) if !all.contains(&next) => all.push(next),
            _ => break,
        }
    }
    // A cycle of fallbacks still ends with the reference.
    let reference = languages.iter().position(|language| language.fallback.is_none());
    all.extend(reference.filter(|reference| !all.contains(reference)));
    all
}

/// Parses a message of the reference.
fn item(found: &Found) -> Result<Item, String> {
    let part = PARTS.iter().position(|part| *part == found.part);
    let part =
        part.ok_or_else(|| found.error("no `### part: first`, `more`, `school` or `viewer` before it"))?;
    let mut item = Item { id: found.id().into(), part, docs: Vec::new(), variables: Vec::new() };
    for line in found.comment() {
        match Variable::read(line) {
            Some(Ok(variable)) => item.variables.push(variable),
            Some(Err(error)) => return Err(found.error(&error)),
            None => item.docs.push((*line).into()),
        }
    }
    if found.id().strip_prefix(LABEL).is_some() && !item.variables.is_empty() {
        return Err(found.error("a label has no variables"));
    }
    Ok(item)
}

/// Messages missing in the reference, or in another file there.
fn strangers(own: &Locale, reference: &Locale, files: &[File]) -> Vec<String> {
    let mut errors = Vec::new();
    for found in own.messages.iter().filter(|found| found.file.stem != GRAMMAR) {
        match reference.get(found.id()) {
            None => errors.push(found.error(&format!("unknown message {}", found.id()))),
            Some(other) if other.file.stem != found.file.stem => {
                errors.push(found.error(&format!("{} belongs into {}.ftl", found.id(), other.file.stem)));
            }
            Some(_) if !found.message.attributes.is_empty() => errors.push(found.error("unknown attribute")),
            Some(_) => {}
        }
    }
    let stems: BTreeSet<&str> = reference.messages.iter().map(|found| found.file.stem.as_str()).collect();
    let strange = files.iter().filter(|file| !stems.contains(file.stem.as_str()));
    errors.extend(strange.map(|file| file.error(&file.text, "unknown file")));
    errors
}

/// Compiles the texts of a language.
fn speak(
    language: &Language,
    chain: &[&Locale],
    [kinds, labels]: [&[Item]; 2],
    fingerprint: &str,
    errors: &mut Vec<String>,
) -> Texts {
    let mut parts = vec![format!("{fingerprint}\n"); PARTS.len()];
    let mut names = vec![String::new(); PARTS.len()];
    let mut words = Words::default();
    let (mut missing, mut used) = (Vec::new(), Vec::new());
    for item in kinds.iter().chain(labels) {
        let Some(found) = find(chain, &item.id) else { continue };
        if found.file.language != language.code {
            missing.push(item.id.clone());
        }
        // A message from a fallback uses the words of that language.
        let from = chain.iter().position(|locale| locale.get(&item.id).is_some()).unwrap_or_default();
        let mut compiler = Compiler { chain: &chain[from..], words: &mut words, used: BTreeSet::new() };
        let text = match item.is_label() {
            true => label(found),
            false => compiler.message(found, &item.variables),
        };
        if !item.is_label() {
            used.push(compiler.used);
        }
        match text {
            Ok(text) if text.is_empty() => errors.push(found.error("an empty text")),
            Ok(text) if item.is_label() => names[item.part] += &(text + "\n"),
            Ok(text) => parts[item.part] += &(text + "\n"),
            Err(error) => errors.push(error),
        }
    }
    words.0.iter().for_each(|line| parts[0] += &format!("{line}\n"));
    let fallbacks = Vec::new();
    Texts { language: language.clone(), fallbacks, parts, labels: names, missing, used }
}

/// The text of a label, which has no placeables.
fn label(found: &Found) -> Result<String, String> {
    let mut out = String::new();
    for element in found.message.value.iter().flat_map(|pattern| &pattern.elements) {
        match element {
            PatternElement::TextElement { value } if !value.contains('\n') => out += value,
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => out += &unescape_unicode_to_string(value),
            _ => return Err(found.error("a label is one line without variables")),
        }
    }
    Ok(out)
}

/// A hash of all ids, variables and parts (FNV-1a).
fn fingerprint(items: &[Item]) -> String {
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    for item in items {
        let line = format!("{} {} {:?}\n", item.part, item.id, item.variables);
        line.bytes().for_each(|byte| sum = (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    }
    format!("{sum:016x}")
}
