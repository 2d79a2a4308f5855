//! Sentences with places for facts: `{The piece} goes to {field}.`
//!
//! A place names a fact of the message, after a form of the language if one is wanted (`{the piece}`,
//! `{or right}`). A capital letter at its start makes the words begin with one. The sentences are data,
//! so that a language costs the page a few kilobytes instead of code for each of them.

use super::msg::{Arg, Msg, Ownership, Spoken};
use super::{Piece, Player};

/// What the sentences of a language are made with.
pub(super) struct Grammar {
    /// The sentence of a message.
    pub sentence: fn(&Msg) -> &'static str,
    /// A noun in a form such as `the`, `a`, `plural`; bare if the form is empty.
    pub noun: fn(&str, Piece) -> String,
    /// A player in a form such as `to`.
    pub player: fn(&str, Player) -> &'static str,
    /// A piece with its colour, bare or in the form `a`.
    pub owned: fn(&str, Ownership) -> String,
    /// Why a letter is needed: one rival, several rivals.
    pub rivals: [&'static str; 2],
    /// A move for the ear, as the sentences to be joined.
    pub spoken: fn(&Spoken) -> [&'static str; 4],
    /// The words between the last two of a list.
    pub and: &'static str,
    /// The same for a choice.
    pub or: &'static str,
}

type Facts<'a> = [(&'static str, Arg<'a>)];

/// A message in a language.
pub(super) fn say(grammar: &Grammar, msg: &Msg) -> String {
    let mut out = String::with_capacity(96);
    fill(grammar, (grammar.sentence)(msg), &msg.args(), &mut out);
    out
}

fn fill(grammar: &Grammar, sentence: &str, facts: &Facts, out: &mut String) {
    let mut rest = sentence;
    while let Some(open) = rest.find('{') {
        out.push_str(&rest[..open]);
        let inside = &rest[open + 1..];
        let close = inside.find('}').unwrap_or(inside.len());
        let place = &inside[..close];
        let lower = place.to_ascii_lowercase();
        let words = words(grammar, &lower, facts);
        out.push_str(&if lower == place { words } else { capital(&words) });
        rest = inside.get(close + 1..).unwrap_or_default();
    }
    out.push_str(rest);
}

/// The words for a place.
fn words(grammar: &Grammar, place: &str, facts: &Facts) -> String {
    let (form, name) = place.split_once(' ').unwrap_or(("", place));
    let Some((_, fact)) = facts.iter().find(|(n, _)| *n == name) else { return String::new() };
    match *fact {
        Arg::Piece(piece) => (grammar.noun)(form, piece),
        Arg::Player(player) => (grammar.player)(form, player).to_string(),
        Arg::Text(text) => text.to_string(),
        Arg::Letter(letter) => letter.to_string(),
        Arg::Number(number) => number.to_string(),
        Arg::Owned(it) | Arg::Maybe(Some(it)) => (grammar.owned)(form, it),
        Arg::Maybe(None) => String::new(),
        Arg::List(items) if form.is_empty() => {
            let mut out = String::new();
            fill(grammar, grammar.rivals[usize::from(items.len() > 1)], facts, &mut out);
            out
        }
        Arg::List(items) => list(items, if form == "or" { grammar.or } else { grammar.and }),
        Arg::Spoken(said) => spoken(grammar, said),
    }
}

fn spoken(grammar: &Grammar, said: &Spoken) -> String {
    let mut facts: Vec<(&'static str, Arg)> =
        vec![("piece", Arg::Piece(said.piece)), ("from", Arg::Text(&said.from)), ("to", Arg::Text(&said.to))];
    facts.extend(said.takes.map(|piece| ("takes", Arg::Piece(piece))));
    facts.extend(said.becomes.map(|piece| ("becomes", Arg::Piece(piece))));
    let mut out = String::new();
    (grammar.spoken)(said).iter().for_each(|part| fill(grammar, part, &facts, &mut out));
    out
}

/// `a`, `a and b`, `a, b and c`.
fn list(items: &[String], and: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [many @ .., last] => [&many.join(", "), " ", and, " ", last].concat(),
    }
}

/// The first letter in upper case: sentences may begin with a word that stands inside others, too. All
/// words that can stand first begin with a letter of ASCII; the tables of Unicode would weigh 4 KB.
fn capital(text: &str) -> String {
    let mut text = text.to_string();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}
