//! Results in any text: links and codes of a message, a file, a list.

use super::code::{is_sign, read, strip_prefix};
use super::{PupilResult, RESULT_PREFIX, ResultError};
use crate::i18n::head;

/// Maximum length of a text in bytes, against memory exhaustion.
const LONGEST_TEXT: usize = 4_000_000;
/// Length of the quoted beginning of a refused text, in characters.
const QUOTED: usize = 24;

/// A result in a text, or a refused part of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundResult {
    /// The beginning of its text, for messages.
    pub text: String,
    /// The result, or the reason why it is refused.
    pub result: Result<PupilResult, ResultError>,
}

/// Finds all results in a text, in their order. Other words are skipped, but links to something else are refused, and
/// a text without any result or link is refused as a whole.
pub fn find_all(text: &str) -> Vec<FoundResult> {
    if text.len() > LONGEST_TEXT {
        return vec![found(text, Err(ResultError::TooLong))];
    }
    let is_between = |c: char| c.is_whitespace() || "<>()[]{}\"'“”„«»,;|".contains(c);
    let words = text.split(is_between).filter(|word| !word.is_empty());
    let all: Vec<FoundResult> = words.filter_map(in_word).collect();
    if all.is_empty() { vec![found(text.trim(), Err(ResultError::Missing))] } else { all }
}

fn found(text: &str, result: Result<PupilResult, ResultError>) -> FoundResult {
    FoundResult { text: head(text, QUOTED), result }
}

/// The result in a word, the fault of a link; `None` for a word that is neither.
fn in_word(word: &str) -> Option<FoundResult> {
    // Some programs percent-encode the sign.
    let plain = word.replacen("%3D", "=", 1).replacen("%3d", "=", 1);
    let code = match plain.split_once('#') {
        Some((_, fragment)) => strip_prefix(fragment).map(|_| fragment),
        None => {
            Some(plain.as_str()).filter(|text| strip_prefix(text).is_some()).or_else(|| after_colon(&plain))
        }
    };
    match code {
        Some(code) => Some(found(code, read(code))),
        None if is_link(&plain) => Some(found(word, Err(ResultError::OtherLink))),
        None => None,
    }
}

/// A code right behind a name: `Anna:r=1…`.
fn after_colon(word: &str) -> Option<&str> {
    let code = word.get(word.find(&[":", RESULT_PREFIX].concat())? + 1..)?;
    strip_prefix(code).filter(|rest| rest.starts_with(is_sign)).map(|_| code)
}

/// True for an address, or for what another kind of link of this site begins with.
fn is_link(word: &str) -> bool {
    let fragment = word.trim_start_matches('#');
    word.contains("://") || ["g=", "p=", "c="].iter().any(|start| fragment.starts_with(start))
}
