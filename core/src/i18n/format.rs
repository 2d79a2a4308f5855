//! Evaluates compact sentence patterns; `core/build/compile.rs` documents their syntax.

use super::catalog::piece_words;
use super::fact::Fact;
use super::{Language, aloud};
use std::borrow::Cow;

/// Formats a pattern with its facts.
pub(super) fn fill(language: Language, pattern: &str, facts: &[Fact], out: &mut String) {
    let mut rest = pattern;
    while let Some(at) = rest.bytes().position(|byte| matches!(byte, b'{' | b'\\')) {
        let (before, special) = rest.split_at(at);
        out.push_str(before);
        let Some(inside) = special.strip_prefix('{') else {
            // The character after a backslash is literal.
            let end = special.char_indices().nth(2).map_or(special.len(), |(end, _)| end);
            out.push_str(special.get(1..end).unwrap_or_default());
            rest = special.get(end..).unwrap_or_default();
            continue;
        };
        let (place, after) = split_at_sign(inside, b'}');
        fill_placeholder(language, place, facts, out);
        rest = after;
        // `exd6 e.p.` at the end of a sentence already has its full stop.
        if out.ends_with('.') && rest.starts_with('.') && !rest.starts_with("..") {
            rest = rest.get(1..).unwrap_or_default();
        }
    }
    out.push_str(rest);
}

/// Splits at the first sign outside of nested placeables.
fn split_at_sign(text: &str, sign: u8) -> (&str, &str) {
    let bytes = text.as_bytes();
    let (mut depth, mut at) = (0usize, 0);
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'\\' => at += 1,
            byte if *byte == sign && depth == 0 => {
                return (text.get(..at).unwrap_or_default(), text.get(at + 1..).unwrap_or_default());
            }
            b'{' => depth += 1,
            b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        at += 1;
    }
    (text, "")
}

/// Formats a placeable: the letter of the fact, the function and its arguments.
fn fill_placeholder(language: Language, place: &str, facts: &[Fact], out: &mut String) {
    let (letter, rest) = place.split_at_checked(1).unwrap_or_default();
    let (by, rest) = rest.split_at_checked(1).unwrap_or_default();
    let n = letter.bytes().next().unwrap_or_default().wrapping_sub(b'a');
    let Some(fact) = facts.get(usize::from(n)) else { return };
    let line = || rest.parse().map_or("", |n| piece_words(language, n));
    match (by, fact) {
        ("", _) => plain(fact, out),
        ("=", _) => out.push_str(word(line(), fact)),
        ("^", _) => upper(word(line(), fact), out),
        (",", Fact::List(items)) => list(line(), items, out),
        ("@", Fact::Spoken(spoken)) => fill(language, line(), &aloud::facts(spoken), out),
        _ => fill(language, choose(rest, &key(by, fact)), facts, out),
    }
}

fn plain(fact: &Fact, out: &mut String) {
    match fact {
        Fact::Text(text) => out.push_str(text),
        Fact::Letter(letter) => out.push(*letter),
        Fact::Number(number) => out.push_str(&number.to_string()),
        _ => {}
    }
}

/// The word of a fact in a line of words: by kind of piece, by player, or by both.
fn word<'a>(words: &'a str, fact: &Fact) -> &'a str {
    let n = match fact {
        Fact::Piece(piece) => *piece as usize,
        Fact::Player(player) => *player as usize,
        Fact::Owned(it) => 8 * it.player as usize + it.piece as usize,
        _ => return "",
    };
    words.split('|').nth(n).unwrap_or_default()
}

/// Appends a word with its first letter in upper case. Only Latin-1 is supported: the Unicode tables would be
/// larger than this module.
fn upper(word: &str, out: &mut String) {
    let mut letters = word.chars();
    match letters.next() {
        Some(small @ ('a'..='z' | 'à'..='ö' | 'ø'..='þ')) => out.push(char::from(small as u8 - 32)),
        other => out.extend(other),
    }
    out.push_str(letters.as_str());
}

/// Formats a list: `a`, `a and b`, `a, b and c`, with the separator and the last separator.
fn list(words: &str, items: &[String], out: &mut String) {
    let (more, last) = split_at_sign(words, b'|');
    for (n, item) in items.iter().enumerate() {
        match n {
            0 => {}
            _ if n + 1 == items.len() => out.push_str(last),
            _ => out.push_str(more),
        }
        out.push_str(item);
    }
}

/// The selector key of a fact.
fn key<'a>(by: &str, fact: &'a Fact) -> Cow<'a, str> {
    let name = match (by, fact) {
        ("/", Fact::Text(place)) => match place.as_bytes() {
            [] => "none",
            [b'1'..=b'8'] => "rank",
            [_] => "file",
            _ => "field",
        },
        ("+", Fact::Text(right)) if right.contains(['+', '†']) => "check",
        ("+", _) => "none",
        (_, Fact::Text(word)) => word,
        (_, Fact::Piece(piece)) => piece.name(),
        (_, Fact::Player(player)) => player.name(),
        (_, Fact::Owned(it)) => it.piece.name(),
        (_, Fact::Nothing) => "nothing",
        (_, Fact::Number(number)) => return Cow::Owned(number.to_string()),
        (_, Fact::List(items)) => return Cow::Owned(items.len().to_string()),
        (_, Fact::Letter(_) | Fact::Spoken(_)) => "",
    };
    Cow::Borrowed(name)
}

/// The variant of a key; the last one has no key and is the default.
fn choose<'a>(variants: &'a str, key: &str) -> &'a str {
    let mut rest = variants;
    loop {
        let (name, after) = split_at_sign(rest, b'|');
        if name.len() == rest.len() {
            return rest;
        }
        let (pattern, next) = split_at_sign(after, b'|');
        if name == key {
            return pattern;
        }
        rest = next;
    }
}

#[cfg(test)]
mod tests {
    use super::upper;

    #[test]
    fn sentences_begin_with_capitals_of_latin_1() {
        for (word, sentence) in
            [("zwart", "Zwart"), ("élan", "Élan"), ("über", "Über"), ("÷", "÷"), ("1", "1")]
        {
            let mut out = String::new();
            upper(word, &mut out);
            assert_eq!(out, sentence);
        }
    }
}
