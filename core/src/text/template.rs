//! Sentences with places for facts: `{The piece} goes to {field}.`
//!
//! A place names a fact of the message, after a form of the language if one is wanted (`{the piece}`,
//! `{or right}`). A capital letter at its start makes the words begin with one. The sentences are data,
//! so that a language costs the page a few kilobytes instead of code for each of them.

use super::fact::{Arg, Ownership, Spoken};
use super::msg::Msg;
use super::{Piece, Player};
use crate::digits::push_number;

/// What the sentences of a language are made with.
pub(super) struct Grammar {
    /// A noun in a form such as `the`, `a`, `plural`; bare if the form is empty.
    pub noun: fn(&str, Piece) -> Words,
    /// A player in a form such as `to`.
    pub player: fn(&str, Player) -> &'static str,
    /// A piece with its colour, bare or in the form `a`.
    pub owned: fn(&str, Ownership) -> Words,
    /// Why a letter is needed: one rival, several rivals.
    pub rivals: [&'static str; 2],
    /// A move for the ear, as the sentences to be joined.
    pub spoken: fn(&Spoken) -> [&'static str; 3],
    /// The words between the last two of a list.
    pub and: &'static str,
    /// The same for a choice.
    pub or: &'static str,
}

/// What is put together to a word with its article.
pub(super) type Words = [&'static str; 3];

/// Messages whose sentence depends on their facts.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Special {
    /// `GoesTo` for a pawn.
    PawnGoesTo,
    /// `NoSuchPiece` for a pawn that was not named further.
    NoSuchPawn,
    /// `NoSuchPiece` with a rank.
    NoneOnRank,
    /// `NoSuchPiece` with a file.
    NoneOnFile,
    /// `NoSuchPiece` with the letter alone.
    NoneAtAll,
    /// `FieldIs` of an empty field.
    #[cfg(feature = "screen")]
    EmptyField,
    /// `FieldReachable` of an empty field.
    #[cfg(feature = "screen")]
    EmptyReachable,
    /// `Holds` with one way to go.
    #[cfg(feature = "screen")]
    OneWay,
    /// `Ambiguous` between pawns: no letter tells them apart.
    WhichPawn,
    /// `NotItsWay` with the way that a piece of chess goes.
    WayOf(Piece),
    /// `GoesToRing` for a pawn.
    #[cfg(feature = "families")]
    PawnGoesToRing,
    /// `WayRound` with the way that a piece of Scharten goes.
    #[cfg(feature = "families")]
    RoundWayOf(Piece),
}

/// The kinds of pieces, for cases that depend on them.
const PIECES: [Piece; 8] = [
    Piece::King,
    Piece::Queen,
    Piece::Rook,
    Piece::Bishop,
    Piece::Knight,
    Piece::Pawn,
    Piece::Man,
    Piece::Crowned,
];

impl Special {
    /// The cases that do not depend on a piece.
    const PLAIN: &[Special] = &[
        Special::PawnGoesTo,
        Special::NoSuchPawn,
        Special::NoneOnRank,
        Special::NoneOnFile,
        Special::NoneAtAll,
        Special::WhichPawn,
        #[cfg(feature = "screen")]
        Special::EmptyField,
        #[cfg(feature = "screen")]
        Special::EmptyReachable,
        #[cfg(feature = "screen")]
        Special::OneWay,
        #[cfg(feature = "families")]
        Special::PawnGoesToRing,
    ];

    /// How many cases there are.
    #[cfg(not(feature = "sentences"))]
    pub(super) const COUNT: usize =
        Special::PLAIN.len() + PIECES.len() * (1 + cfg!(feature = "families") as usize);

    /// All cases, in the order of their sentences in a file.
    pub(super) fn all() -> Vec<Special> {
        let mut all = Special::PLAIN.to_vec();
        PIECES.iter().for_each(|piece| all.push(Special::WayOf(*piece)));
        #[cfg(feature = "families")]
        PIECES.iter().for_each(|piece| all.push(Special::RoundWayOf(*piece)));
        all
    }
}

/// The sentence of each message; those that only a feature says are left out without it.
#[cfg(feature = "sentences")]
macro_rules! sentences {
    (
        $msg:ident, $($pattern:pat => $sentence:expr,)*
        $(@feature $feature:literal { $($more:pat => $said:expr,)* })*
    ) => {
        match $msg {
            $($pattern => $sentence,)*
            $($(#[cfg(feature = $feature)] $more => $said,)*)*
        }
    };
}
#[cfg(feature = "sentences")]
pub(super) use sentences;

pub(super) fn special(msg: &Msg) -> Option<Special> {
    Some(match msg {
        Msg::GoesTo { piece: Piece::Pawn, .. } => Special::PawnGoesTo,
        Msg::NoSuchPiece { piece, from } => match (piece, from.as_bytes()) {
            (Piece::Pawn, []) => Special::NoSuchPawn,
            (_, [b'1'..=b'8']) => Special::NoneOnRank,
            (_, [_]) => Special::NoneOnFile,
            (_, []) => Special::NoneAtAll,
            _ => return None,
        },
        #[cfg(feature = "screen")]
        Msg::FieldIs { holds: None, .. } => Special::EmptyField,
        #[cfg(feature = "screen")]
        Msg::FieldReachable { holds: None, .. } => Special::EmptyReachable,
        #[cfg(feature = "screen")]
        Msg::Holds { ways: 1, .. } => Special::OneWay,
        Msg::Ambiguous { piece: Piece::Pawn, .. } => Special::WhichPawn,
        Msg::NotItsWay { piece } => Special::WayOf(*piece),
        #[cfg(feature = "families")]
        Msg::GoesToRing { piece: Piece::Pawn, .. } => Special::PawnGoesToRing,
        #[cfg(feature = "families")]
        Msg::WayRound { piece } => Special::RoundWayOf(*piece),
        _ => return None,
    })
}

type Facts<'a> = [(&'static str, Arg<'a>)];

/// A message by its sentence in a language.
pub(super) fn say(grammar: &Grammar, sentence: &str, msg: &Msg) -> String {
    let mut out = String::with_capacity(96);
    fill(grammar, sentence, &msg.args(), &mut out);
    out
}

fn fill(grammar: &Grammar, sentence: &str, facts: &Facts, out: &mut String) {
    let mut rest = sentence;
    while let Some((before, inside)) = cut(rest, b'{') {
        out.push_str(before);
        let (place, after) = cut(inside, b'}').unwrap_or((inside, ""));
        let start = out.len();
        let lower = place.to_ascii_lowercase();
        put(grammar, &lower, facts, out);
        if lower != place {
            capitalise(out, start);
        }
        rest = after;
    }
    out.push_str(rest);
}

/// What stands before and behind the first of a character of ASCII.
pub(crate) fn cut(text: &str, at: u8) -> Option<(&str, &str)> {
    let place = text.bytes().position(|byte| byte == at)?;
    Some((text.get(..place)?, text.get(place + 1..)?))
}

/// Puts down the words for a place.
fn put(grammar: &Grammar, place: &str, facts: &Facts, out: &mut String) {
    let (form, name) = cut(place, b' ').unwrap_or(("", place));
    let Some((_, fact)) = facts.iter().find(|(n, _)| *n == name) else { return };
    match *fact {
        Arg::Piece(piece) => put_all(&(grammar.noun)(form, piece), out),
        Arg::Player(player) => out.push_str((grammar.player)(form, player)),
        Arg::Text(text) => out.push_str(text),
        Arg::Letter(letter) => out.push(letter),
        Arg::Number(number) => push_number(out, number),
        Arg::Owned(it) | Arg::Maybe(Some(it)) => put_all(&(grammar.owned)(form, it), out),
        Arg::Maybe(None) => {}
        Arg::List(items) if form.is_empty() => {
            fill(grammar, grammar.rivals[usize::from(items.len() > 1)], facts, out);
        }
        Arg::List(items) => list(items, if form == "or" { grammar.or } else { grammar.and }, out),
        Arg::Spoken(said) => spoken(grammar, said, out),
    }
}

fn put_all(words: &Words, out: &mut String) {
    words.iter().for_each(|word| out.push_str(word));
}

fn spoken(grammar: &Grammar, said: &Spoken, out: &mut String) {
    let mut facts: Vec<(&'static str, Arg)> =
        vec![("piece", Arg::Piece(said.piece)), ("from", Arg::Text(&said.from)), ("to", Arg::Text(&said.to))];
    if let Some(piece) = said.takes {
        facts.push(("takes", Arg::Piece(piece)));
    }
    if let Some(piece) = said.becomes {
        facts.push(("becomes", Arg::Piece(piece)));
    }
    #[cfg(feature = "families")]
    if let Some(rook) = &said.rook {
        facts.push(("rook", Arg::Text(rook)));
    }
    #[cfg(feature = "families")]
    facts.push(("jumps", Arg::Number(said.jumps)));
    (grammar.spoken)(said).iter().for_each(|part| fill(grammar, part, &facts, out));
}

/// `a`, `a and b`, `a, b and c`.
fn list(items: &[String], and: &str, out: &mut String) {
    for (i, item) in items.iter().enumerate() {
        if i > 0 && i + 1 == items.len() {
            out.push(' ');
            out.push_str(and);
            out.push(' ');
        } else if i > 0 {
            out.push_str(", ");
        }
        out.push_str(item);
    }
}

/// Puts the letter at a place in upper case: sentences may begin with a word that stands inside others,
/// too. All words that can stand first begin with a letter of ASCII; the tables of Unicode would weigh
/// 4 KB.
fn capitalise(text: &mut str, at: usize) {
    if let Some(first) = text.get_mut(at..at + 1) {
        first.make_ascii_uppercase();
    }
}
