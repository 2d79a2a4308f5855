//! First ranks in letters: `RNBQKBNR`, `TCFDRFCT`.

use super::Letters;
use super::letters::{strip, strip_small};
use super::style::LETTERED;
use crate::pieces::Role;

/// Parses pieces from the left, in capitals or small letters; `?` stands for any piece. None for
/// any other sign.
pub fn pieces(text: &str, letters: &Letters) -> Option<Vec<Option<Role>>> {
    let mut out = Vec::new();
    let mut rest = text.trim();
    while let Some(first) = rest.chars().next() {
        if first == '?' {
            out.push(None);
            rest = &rest[1..];
            continue;
        }
        let found = strip(&letters.pieces, rest).or_else(|| strip_small(&letters.pieces, rest));
        let (at, after) = found?;
        out.push(Some(LETTERED[at]));
        rest = after;
    }
    Some(out)
}

/// Serialises pieces as letters.
pub fn letters_of(roles: &[Role], letters: &Letters) -> String {
    let letter = |role: &Role| LETTERED.iter().position(|r| r == role).map_or("", |i| letters.pieces[i]);
    roles.iter().map(letter).collect()
}
