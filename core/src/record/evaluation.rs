//! Evaluations of engines in comments: `[%eval 0.35]`, `[%eval #-3,20]`.

use super::comment_text::join_paragraphs;
use super::note::Note;

/// The start of the command.
const COMMAND: &str = "[%eval ";
/// Maximum length of an evaluation.
const LONGEST: usize = 12;

impl Note {
    /// The evaluation of an engine: pawns for White such as `0.35`, or moves to mate such as `#-3`.
    pub fn evaluation(&self) -> Option<&str> {
        let (_, rest) = self.comment.split_once(COMMAND)?;
        let (value, _) = rest.split_once(']')?;
        value.split([',', ' ']).next().filter(|value| is_evaluation(value))
    }
    /// Replaces the evaluation; none removes it. `false` if it is not one.
    pub fn set_evaluation(&mut self, value: Option<&str>) -> bool {
        if value.is_some_and(|value| !is_evaluation(value)) {
            return false;
        }
        let mut comment = String::new();
        if let Some(value) = value {
            comment = format!("{COMMAND}{value}]");
        }
        let kept = self.comment.find(COMMAND).and_then(|open| {
            let close = self.comment[open..].find(']')?;
            Some([&self.comment[..open], &self.comment[open + close + 1..]].concat())
        });
        join_paragraphs(&mut comment, kept.as_deref().unwrap_or(&self.comment));
        self.comment = comment;
        true
    }
}

/// True for an evaluation: pawns for White such as `0.35`, or moves to mate such as `#-3`.
pub fn is_evaluation(text: &str) -> bool {
    let known = |b: u8| b.is_ascii_digit() || matches!(b, b'#' | b'-' | b'+' | b'.');
    (1..=LONGEST).contains(&text.len()) && text.bytes().all(known) && text.bytes().any(|b| b.is_ascii_digit())
}
