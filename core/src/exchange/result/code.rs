//! The code of a result: six bits in a character, and a check sum.

use super::{
    AnswerCount, MOST_MISTAKES, MOST_SKILLS, PupilResult, RESULT_PREFIX, ResultError, ResultMistake,
    SkillResult, TaskKind, TaskResult, pupil_name,
};
use crate::exchange::backup::fingerprint;
use crate::exchange::link::{ALPHABET, BitReader, BitWriter};
use crate::exchange::share::{read_text, write_text};

/// The written version.
const VERSION: char = '1';
/// Number of check characters at the end.
pub(in crate::exchange) const CHECK: usize = 5;
/// Maximum length of a code, more than the longest valid one.
const LONGEST: usize = 8_000;
/// Bits of the kind of task, and of the time.
const KIND_BITS: u32 = 4;
const TIME_BITS: u32 = 28;

/// The code of a result, with its prefix.
pub fn write(result: &PupilResult) -> String {
    let TaskResult { kind, task, time, count, minutes, skills, mistakes } = &result.result;
    let mut w = BitWriter::with_version(VERSION);
    let place = TaskKind::ALL.iter().position(|other| other == kind).unwrap_or_default();
    w.write_bits(place as u32, KIND_BITS);
    w.write_bits(*time, TIME_BITS);
    write_text(&mut w, task);
    write_text(&mut w, &result.pupil);
    write_count(&mut w, *count);
    w.number(minutes.unwrap_or_default());
    w.number(skills.len() as u32);
    let mut last = "";
    for SkillResult { skill, count } in skills {
        write_id(&mut w, last, skill);
        write_count(&mut w, *count);
        last = skill;
    }
    w.number(mistakes.len() as u32);
    last = "";
    for ResultMistake { kind, count } in mistakes {
        write_id(&mut w, last, kind);
        w.number(*count);
        last = kind;
    }
    let body = w.finish();
    [RESULT_PREFIX, &body, &check_characters(&body)].concat()
}

fn write_count(w: &mut BitWriter, count: AnswerCount) {
    w.number(count.right);
    w.number(count.asked);
}

/// Writes a name by what it shares with the one before.
fn write_id(w: &mut BitWriter, last: &str, id: &str) {
    let alike = last.char_indices().zip(id.chars()).take_while(|((_, a), b)| a == b);
    let shared = alike.last().map_or(0, |((at, c), _)| at + c.len_utf8());
    w.number(shared as u32);
    write_text(w, id.get(shared..).unwrap_or_default());
}

/// Reads the code of a result completely or not at all.
///
/// # Errors
///
/// The reason why it is refused.
pub fn read(text: &str) -> Result<PupilResult, ResultError> {
    let text = text.trim();
    let body = strip_prefix(text).ok_or(ResultError::Missing)?;
    if text.len() > LONGEST {
        return Err(ResultError::TooLong);
    }
    // Messengers append the punctuation at the end of a sentence.
    let code = body.trim_end_matches(|c: char| !is_sign(c));
    match code.chars().next() {
        Some(VERSION) => {}
        Some(version) if version.is_ascii_digit() && version > VERSION => return Err(ResultError::Newer),
        _ => return Err(ResultError::Changed),
    }
    let cut = code.len().checked_sub(CHECK).filter(|cut| *cut > 0).ok_or(ResultError::Changed)?;
    let (body, sum) = code.split_at_checked(cut).ok_or(ResultError::Changed)?;
    if !code.chars().all(is_sign) || check_characters(body) != sum {
        return Err(ResultError::Changed);
    }
    let fields = body.get(1..).unwrap_or_default();
    let result = read_fields(&mut BitReader::new(fields))?.ok_or(ResultError::Newer)?;
    let is_whole = write(&result).strip_prefix(RESULT_PREFIX) == Some(code);
    let is_valid = pupil_name(&result.pupil).as_ref() == Some(&result.pupil) && result.result.is_valid();
    if is_whole && is_valid { Ok(result) } else { Err(ResultError::OutOfRange) }
}

/// The text after the prefix. Keyboards of phones begin a message with a capital letter.
pub(super) fn strip_prefix(text: &str) -> Option<&str> {
    text.strip_prefix(RESULT_PREFIX).or_else(|| text.strip_prefix("R="))
}

/// True for a character of codes.
pub(super) fn is_sign(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

/// Reads all after the version; `Ok(None)` for a kind of task of a later version.
fn read_fields(r: &mut BitReader) -> Result<Option<PupilResult>, ResultError> {
    let place = r.read_bits(KIND_BITS).ok_or(ResultError::OutOfRange)?;
    let Some(kind) = TaskKind::ALL.get(place as usize) else { return Ok(None) };
    read_result(*kind, r).map(Some).ok_or(ResultError::OutOfRange)
}

fn read_result(kind: TaskKind, r: &mut BitReader) -> Option<PupilResult> {
    let time = r.read_bits(TIME_BITS)?;
    let (task, pupil) = (read_text(r)?, read_text(r)?);
    let count = read_count(r)?;
    let minutes = Some(r.number()?).filter(|minutes| *minutes > 0);
    let mut last = String::new();
    let mut skills = Vec::new();
    for _ in 0..at_most(r.number()?, MOST_SKILLS)? {
        last = read_id(r, &last)?;
        skills.push(SkillResult { skill: last.clone(), count: read_count(r)? });
    }
    last.clear();
    let mut mistakes = Vec::new();
    for _ in 0..at_most(r.number()?, MOST_MISTAKES)? {
        last = read_id(r, &last)?;
        mistakes.push(ResultMistake { kind: last.clone(), count: r.number()? });
    }
    Some(PupilResult { pupil, result: TaskResult { kind, task, time, count, minutes, skills, mistakes } })
}

fn at_most(count: u32, most: usize) -> Option<u32> {
    (count as usize <= most).then_some(count)
}

fn read_count(r: &mut BitReader) -> Option<AnswerCount> {
    Some(AnswerCount { right: r.number()?, asked: r.number()? })
}

fn read_id(r: &mut BitReader, last: &str) -> Option<String> {
    let shared = last.get(..r.number()? as usize)?;
    Some([shared, &read_text(r)?].concat())
}

/// The check characters of a text: the lowest 30 bits of its FNV-1a hash.
pub(in crate::exchange) fn check_characters(text: &str) -> String {
    let low = fingerprint(text).get(8..).and_then(|digits| u32::from_str_radix(digits, 16).ok());
    let sum = low.unwrap_or_default();
    let sign = |n: usize| char::from(ALPHABET[(sum >> (6 * (CHECK - 1 - n)) & 63) as usize]);
    (0..CHECK).map(sign).collect()
}
