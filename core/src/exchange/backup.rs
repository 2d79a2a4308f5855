//! Backup: everything stored on a device as one file, to be restored on this or another device.
//!
//! ```text
//! Notabene backup 1
//! [settings]
//! |language=fr
//! [game]
//! |notabene 2
//! |chess
//! end 2 6c62272e07bb0142
//! ```
//! Each entry is named in brackets and followed by its lines, each after a bar; `\\` and `\r` stand for a backslash
//! and a carriage return, so that every text is restored exactly, even from a
//! program that converts line ends. The last line has the number of entries and the FNV-1a hash of all lines before it.
//! The text is untrusted: it may have been cut or changed anywhere, and is accepted as a whole or not at all. The
//! contents of the entries are validated by their readers.

use crate::game::Problem;
use crate::i18n::head;
use std::collections::HashSet;

/// The start of the first line, before the format version.
const TITLE: &str = "Notabene backup ";
/// The written version. There is no earlier one; later ones are rejected.
const VERSION: &str = "1";
/// The start of the last line.
const END: &str = "end ";
/// Maximum length in bytes: tens of thousands of games, and within the memory limit of a page for two copies.
const LONGEST: usize = 128_000_000;
/// Maximum number of entries.
const MOST: usize = 100_000;
/// Maximum length of an entry name.
const LONGEST_NAME: usize = 40;

/// A named entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BackupEntry {
    /// Small letters, digits, dots and hyphens.
    pub name: String,
    /// Any text.
    pub text: String,
}

/// True if an entry may have this name.
pub fn is_name(name: &str) -> bool {
    let sign = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b".-_".contains(&b);
    (1..=LONGEST_NAME).contains(&name.len()) && name.bytes().all(sign)
}

/// Serialises entries. Those with invalid names are skipped.
pub fn write(entries: &[BackupEntry]) -> String {
    let mut out = format!("{TITLE}{VERSION}\n");
    let mut count = 0_usize;
    for entry in entries.iter().filter(|entry| is_name(&entry.name)) {
        count += 1;
        out.push_str(&format!("[{}]\n", entry.name));
        for line in entry.text.split('\n') {
            out.push('|');
            out.push_str(&line.replace('\\', "\\\\").replace('\r', "\\r"));
            out.push('\n');
        }
    }
    let mut hash = Hash::new();
    out.lines().for_each(|line| hash.add(line));
    format!("{out}{END}{count} {}\n", hash.hex())
}

/// Parses a backup.
///
/// # Errors
///
/// The first deviation from the written form, with its byte offset.
pub fn read(text: &str) -> Result<Vec<BackupEntry>, Problem> {
    if text.len() > LONGEST {
        return Err(Problem { message: msg!(BackupLong), at: 0 });
    }
    let mut reader =
        BackupReader { entries: Vec::new(), names: HashSet::new(), is_empty: true, hash: Hash::new() };
    let mut at = text.len() - text.trim_start_matches('\u{feff}').len();
    let mut lines = text.get(at..).unwrap_or_default().split('\n');
    let first = lines.next().unwrap_or_default();
    reader.title(first, at)?;
    at += first.len() + 1;
    for line in lines.by_ref() {
        if reader.line(line.trim_end_matches('\r'), at)? {
            let rest = at + line.len();
            let more = text.get(rest..).unwrap_or_default();
            return match more.find(|c: char| !c.is_whitespace()) {
                Some(n) => Err(Problem { message: msg!(BackupMore), at: rest + n }),
                None => Ok(reader.entries),
            };
        }
        at += line.len() + 1;
    }
    Err(Problem { message: msg!(BackupCut), at: text.len() })
}

struct BackupReader {
    entries: Vec<BackupEntry>,
    /// The names of all entries in a hash set, for constant-time lookup.
    names: HashSet<String>,
    /// True if the last entry has no line yet.
    is_empty: bool,
    hash: Hash,
}

impl BackupReader {
    fn title(&mut self, line: &str, at: usize) -> Result<(), Problem> {
        let line = line.trim_end();
        let Some(version) = line.strip_prefix(TITLE) else {
            return Err(Problem { message: msg!(BackupForeign), at });
        };
        self.hash.add(line);
        match version {
            VERSION => Ok(()),
            _ => Err(Problem {
                message: msg!(BackupVersion { text: head(version, 12) }),
                at: at + TITLE.len(),
            }),
        }
    }

    /// Parses a line. Returns true if it was the last.
    fn line(&mut self, line: &str, at: usize) -> Result<bool, Problem> {
        if let Some(end) = line.strip_prefix(END) {
            let right = format!("{} {}", self.entries.len(), self.hash.hex());
            return match end.trim_end() == right {
                true => Ok(true),
                false => Err(Problem { message: msg!(BackupChanged), at }),
            };
        }
        self.hash.add(line);
        match (line.strip_prefix('|'), line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'))) {
            (Some(rest), _) => self.words(rest, at + 1),
            (_, Some(name)) => self.begin_entry(name, at + 1),
            _ if END.starts_with(line) => Err(Problem { message: msg!(BackupCut), at }),
            _ => Err(Problem { message: msg!(BackupLine { text: head(line, 20) }), at }),
        }?;
        Ok(false)
    }

    fn begin_entry(&mut self, name: &str, at: usize) -> Result<(), Problem> {
        let message = if !is_name(name) || self.entries.len() >= MOST {
            msg!(BackupName { text: head(name, 20) })
        } else if !self.names.insert(name.into()) {
            msg!(BackupTwice { text: name.into() })
        } else {
            self.entries.push(BackupEntry { name: name.into(), text: String::new() });
            self.is_empty = true;
            return Ok(());
        };
        Err(Problem { message, at })
    }

    /// Parses a line of the last entry.
    fn words(&mut self, line: &str, at: usize) -> Result<(), Problem> {
        let Some(entry) = self.entries.last_mut() else {
            return Err(Problem { message: msg!(BackupLine { text: head(line, 20) }), at });
        };
        if !std::mem::take(&mut self.is_empty) {
            entry.text.push('\n');
        }
        let mut signs = line.char_indices();
        while let Some((n, sign)) = signs.next() {
            let stands_for = match sign {
                '\\' => match signs.next() {
                    Some((_, '\\')) => '\\',
                    Some((_, 'r')) => '\r',
                    _ => return Err(Problem { message: msg!(BackupSign), at: at + n }),
                },
                other => other,
            };
            entry.text.push(stands_for);
        }
        Ok(())
    }
}

/// A hash of a text, as sixteen hexadecimal digits.
pub fn fingerprint(text: &str) -> String {
    let mut hash = Hash::new();
    text.lines().for_each(|line| hash.add(line));
    hash.hex()
}

/// 64-bit FNV-1a: detects damage. It does not protect against forgery, and need not: readers of entries validate
/// everything.
struct Hash(u64);

impl Hash {
    const fn new() -> Hash {
        Hash(0xcbf2_9ce4_8422_2325)
    }

    /// Adds a line, with its line end.
    fn add(&mut self, line: &str) {
        for byte in line.bytes().chain([b'\n']) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    /// The hash as sixteen hexadecimal digits.
    fn hex(&self) -> String {
        let digit = |n: u32| char::from_digit((self.0 >> (60 - 4 * n) & 15) as u32, 16).unwrap_or('0');
        (0..16).map(digit).collect()
    }
}
