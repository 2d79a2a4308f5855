//! Numbered texts of the languages: compiled in, or loaded lazily from a file.
//!
//! A file has a line for each text: a fingerprint of all messages, the messages of its part, in the first part the
//! words referenced by messages of all parts, and the labels. Native programs have all texts. Others embed those that
//! they need ([`embed_messages`], [`embed_lessons`], [`embed_labels`]), and the linker drops the rest; a page embeds
//! none, uses one language at a time and loads the output of [`serialize`].

use super::message::kinds::{FINGERPRINT, KINDS, LABEL_TEXTS, LABELS, MESSAGE_TEXTS};
use super::{Label, Language, MessageKind, Msg};
use std::borrow::Cow;
use std::ops::Range;
use std::sync::OnceLock;

/// The files of the texts of a language.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Loaded by every visitor: the sentences of chess and of the screen, and shared words.
    First,
    /// Sentences of other games, of their pages and of the Chess960 room.
    More,
    /// Sentences of lessons, drills, score sheets and clocks.
    School,
    /// Sentences of boards on other pages that not all of these need. Requires no other part.
    Viewer,
}

impl Part {
    /// All parts, in loading order: each requires those before it.
    pub const ALL: [Part; 4] = [Part::First, Part::More, Part::School, Part::Viewer];

    /// The prefix of its file names.
    pub const fn name(self) -> &'static str {
        match self {
            Part::First => "say",
            Part::More => "more",
            Part::School => "school",
            Part::Viewer => "viewer",
        }
    }

    /// The part of a kind of message.
    pub fn of(kind: MessageKind) -> Part {
        part(&KINDS, kind as usize)
    }

    /// The range of the kinds of messages in its file.
    const fn kinds(self) -> Range<usize> {
        KINDS[self as usize]..KINDS[self as usize + 1]
    }

    /// The range of the labels in its file.
    const fn labels(self) -> Range<usize> {
        LABELS[self as usize]..LABELS[self as usize + 1]
    }
}

/// The part that contains an index.
fn part(starts: &[usize], n: usize) -> Part {
    let part =
        Part::ALL.into_iter().rev().find(|part| starts.get(*part as usize).is_some_and(|start| n >= *start));
    part.unwrap_or(Part::First)
}

/// A text split into lines.
struct CatalogLines {
    text: Cow<'static, str>,
    /// The start of each line, and the end of the last.
    starts: Vec<u32>,
}

impl CatalogLines {
    fn new(text: Cow<'static, str>) -> CatalogLines {
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at as u32 + 1);
        let starts = std::iter::once(0).chain(ends).collect();
        CatalogLines { text, starts }
    }

    fn get(&self, n: usize) -> &str {
        match self.starts.get(n..n.saturating_add(2)) {
            Some(&[start, next]) => self.text.get(start as usize..next as usize - 1).unwrap_or_default(),
            _ => "",
        }
    }
}

/// Lines by [`Language`] and [`Part`].
type Catalogs = [[OnceLock<CatalogLines>; Part::ALL.len()]; Language::ALL.len()];

/// Messages and words that are available.
static MESSAGES_KNOWN: Catalogs = empty_catalogs();
/// Labels that are available.
static LABELS_KNOWN: Catalogs = empty_catalogs();

const fn empty_catalogs() -> Catalogs {
    [const { [const { OnceLock::new() }; Part::ALL.len()] }; Language::ALL.len()]
}

/// Texts compiled into the program, by [`Language`].
type Embedded = [&'static str; Language::ALL.len()];

fn embed(known: &Catalogs, part: Part, texts: Embedded) {
    for (parts, text) in known.iter().zip(texts) {
        parts[part as usize].get_or_init(|| CatalogLines::new(Cow::Borrowed(text)));
    }
}

/// Makes the messages of [`Part::First`] and [`Part::More`] available in all languages. A program for wasm that
/// calls it is linked with their texts; native programs have them without a call.
pub fn embed_messages() {
    embed(&MESSAGES_KNOWN, Part::First, const { MESSAGE_TEXTS[Part::First as usize] });
    embed(&MESSAGES_KNOWN, Part::More, const { MESSAGE_TEXTS[Part::More as usize] });
}

/// Makes the messages of [`Part::School`] available in all languages, see [`embed_messages`].
pub fn embed_lessons() {
    embed(&MESSAGES_KNOWN, Part::School, const { MESSAGE_TEXTS[Part::School as usize] });
}

/// Makes all labels available in all languages, see [`embed_messages`].
pub fn embed_labels() {
    for (part, texts) in Part::ALL.into_iter().zip(LABEL_TEXTS) {
        embed(&LABELS_KNOWN, part, texts);
    }
}

/// Makes all texts available: native programs load no files.
#[cfg(not(target_arch = "wasm32"))]
fn embed_all() {
    static EMBEDDED: std::sync::Once = std::sync::Once::new();
    EMBEDDED.call_once(|| {
        embed_messages();
        embed_lessons();
        embed_labels();
    });
}

fn lines(known: &'static Catalogs, language: Language, part: Part) -> Option<&'static CatalogLines> {
    #[cfg(not(target_arch = "wasm32"))]
    embed_all();
    known[language as usize][part as usize].get()
}

/// The line of the first message, after the fingerprint.
const FIRST: usize = 1;

fn message_line(language: Language, part: Part, n: usize) -> &'static str {
    lines(&MESSAGES_KNOWN, language, part).map_or("", |lines| lines.get(FIRST + n))
}

/// The sentence of a kind of message.
pub(super) fn sentence(language: Language, msg: &Msg) -> &'static str {
    let n = msg.kind() as usize;
    let part = part(&KINDS, n);
    message_line(language, part, n - part.kinds().start)
}

/// A numbered line of words referenced by sentences.
pub(super) fn piece_words(language: Language, n: usize) -> &'static str {
    message_line(language, Part::First, Part::First.kinds().len() + n)
}

/// The text of a label.
pub(super) fn label(language: Language, label: Label) -> &'static str {
    let n = label as usize;
    let part = part(&LABELS, n);
    lines(&LABELS_KNOWN, language, part).map_or("", |lines| lines.get(n - part.labels().start))
}

/// The text of a file.
pub fn serialize(language: Language, part: Part) -> String {
    [MESSAGE_TEXTS, LABEL_TEXTS].map(|texts| texts[part as usize][language as usize]).concat()
}

/// The messages and the labels of a file; none if its fingerprint does not match this program.
fn read(part: Part, text: &str) -> Option<[CatalogLines; 2]> {
    let fits = text.strip_prefix(FINGERPRINT).is_some_and(|rest| rest.starts_with('\n'));
    let mut ends = text.bytes().enumerate().rev().filter(|(_, byte)| *byte == b'\n');
    // Labels come last.
    let (end, _) = ends.nth(part.labels().len()).filter(|_| fits)?;
    let (messages, labels) = text.split_at_checked(end + 1)?;
    Some([messages, labels].map(|text| CatalogLines::new(Cow::Owned(text.into()))))
}

/// Loads the texts of a file; `false` if the fingerprint does not match this program, or if they are available
/// already. The texts are stored for the life of the program.
pub fn load(language: Language, part: Part, text: &str) -> bool {
    let Some([messages, labels]) = read(part, text) else { return false };
    let (language, part) = (language as usize, part as usize);
    LABELS_KNOWN[language][part].set(labels).is_ok() && MESSAGES_KNOWN[language][part].set(messages).is_ok()
}

/// True if the messages of the part are available in the language.
pub fn is_known(language: Language, part: Part) -> bool {
    lines(&MESSAGES_KNOWN, language, part).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_as_it_is_compiled_in() {
        for (language, part) in Language::ALL.into_iter().flat_map(|l| Part::ALL.map(|part| (l, part))) {
            let [messages, labels] = read(part, &serialize(language, part)).expect("a file of this program");
            assert_eq!(messages.text, MESSAGE_TEXTS[part as usize][language as usize]);
            assert_eq!(labels.text, LABEL_TEXTS[part as usize][language as usize]);
            assert_eq!(labels.starts.len(), part.labels().len() + 1);
        }
    }

    #[test]
    fn a_file_of_another_program_is_refused() {
        let text = serialize(Language::Fr, Part::First);
        let (first, rest) = text.split_once('\n').unwrap();
        for other in [&format!("{first}0\n{rest}"), &format!("0{first}\n{rest}"), first, ""] {
            assert!(read(Part::First, other).is_none());
        }
    }
}
