//! Sentences with places for facts: `{The piece} goes to {field}.`
//!
//! A place names a fact of the message, after a form of the language if one is wanted (`{the piece}`,
//! `{or right}`). A capital letter at its start makes the words begin with one. The sentences are data,
//! so that a language costs the page a few kilobytes instead of code for each of them.

use super::aloud::{Speech, phrases};
use super::fact::{Fact, Ownership, Spoken};
use super::message::Msg;
use super::msg::Kind;
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
    /// A move for the ear, in phrases to be joined.
    pub speech: Speech,
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
    /// `CheckWrong` with a sign of mate where it is check.
    OnlyCheck,
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
        Special::OnlyCheck,
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
    pub(super) const COUNT: usize =
        Special::PLAIN.len() + PIECES.len() * (1 + cfg!(feature = "families") as usize);

    /// The kind of the messages of a case.
    #[cfg(feature = "sentences")]
    pub(super) const fn kind(self) -> Kind {
        match self {
            Special::PawnGoesTo => Kind::GoesTo,
            Special::NoSuchPawn | Special::NoneOnRank | Special::NoneOnFile | Special::NoneAtAll => {
                Kind::NoSuchPiece
            }
            #[cfg(feature = "screen")]
            Special::EmptyField => Kind::FieldIs,
            #[cfg(feature = "screen")]
            Special::EmptyReachable => Kind::FieldReachable,
            #[cfg(feature = "screen")]
            Special::OneWay => Kind::Holds,
            Special::WhichPawn => Kind::Ambiguous,
            Special::OnlyCheck => Kind::CheckWrong,
            Special::WayOf(_) => Kind::NotItsWay,
            #[cfg(feature = "families")]
            Special::PawnGoesToRing => Kind::GoesToRing,
            #[cfg(feature = "families")]
            Special::RoundWayOf(_) => Kind::WayRound,
        }
    }

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
    let piece = match msg.facts().first() {
        Some(Fact::Piece(piece)) => Some(*piece),
        _ => None,
    };
    let pawn = piece == Some(Piece::Pawn);
    let last = msg.facts().last();
    Some(match msg.kind() {
        Kind::GoesTo if pawn => Special::PawnGoesTo,
        Kind::NoSuchPiece => match (pawn, last) {
            (_, Some(Fact::Text(from))) => match (pawn, from.as_bytes()) {
                (true, []) => Special::NoSuchPawn,
                (_, [b'1'..=b'8']) => Special::NoneOnRank,
                (_, [_]) => Special::NoneOnFile,
                (_, []) => Special::NoneAtAll,
                _ => return None,
            },
            _ => return None,
        },
        #[cfg(feature = "screen")]
        Kind::FieldIs if last == Some(&Fact::Nothing) => Special::EmptyField,
        #[cfg(feature = "screen")]
        Kind::FieldReachable if last == Some(&Fact::Nothing) => Special::EmptyReachable,
        #[cfg(feature = "screen")]
        Kind::Holds if last == Some(&Fact::Number(1)) => Special::OneWay,
        Kind::Ambiguous if pawn => Special::WhichPawn,
        Kind::CheckWrong if last.is_some_and(gives_check) => Special::OnlyCheck,
        Kind::NotItsWay => Special::WayOf(piece?),
        #[cfg(feature = "families")]
        Kind::GoesToRing if pawn => Special::PawnGoesToRing,
        #[cfg(feature = "families")]
        Kind::WayRound => Special::RoundWayOf(piece?),
        _ => return None,
    })
}

/// Whether the strict form of a move ends in check.
fn gives_check(right: &Fact) -> bool {
    matches!(right, Fact::Text(right) if right.contains(['+', '†']))
}

/// Facts and their names. A sentence may also call a fact by its place in the list, as those do that are read
/// from a file: then the program need not know the names.
#[derive(Copy, Clone)]
struct Facts<'a> {
    names: &'a [&'static str],
    facts: &'a [Fact],
}

impl<'a> Facts<'a> {
    fn get(self, name: &str) -> Option<&'a Fact> {
        let place = match *name.as_bytes() {
            [digit @ b'0'..=b'9'] => usize::from(digit - b'0'),
            _ => self.names.iter().position(|known| *known == name)?,
        };
        self.facts.get(place)
    }
}

/// A message by its sentence in a language.
pub(super) fn say(grammar: &Grammar, sentence: &str, msg: &Msg) -> String {
    let mut out = String::with_capacity(96);
    #[cfg(feature = "sentences")]
    let names = msg.kind().names();
    #[cfg(not(feature = "sentences"))]
    let names = &[];
    fill(grammar, sentence, Facts { names, facts: msg.facts() }, &mut out);
    out
}

/// A place without a form that begins with a capital letter, in sentences with places for names.
const CAPITAL: &str = "X";

/// A sentence that calls its facts by their places in the list instead of their names.
#[cfg(feature = "sentences")]
pub(super) fn placed(sentence: &str, names: &[&str]) -> String {
    let mut out = String::with_capacity(sentence.len());
    let mut rest = sentence;
    while let Some((before, inside)) = cut(rest, b'{') {
        let (place, after) = cut(inside, b'}').unwrap_or((inside, ""));
        let lower = place.to_ascii_lowercase();
        let (form, name) = cut(place, b' ').unwrap_or((if lower == place { "" } else { CAPITAL }, &lower));
        let n = names.iter().position(|known| *known == name);
        out.push_str(before);
        out.push('{');
        out.push_str(form);
        if !form.is_empty() {
            out.push(' ');
        }
        out.push_str(&n.map_or_else(|| name.into(), |n| n.to_string()));
        out.push('}');
        rest = after;
    }
    out + rest
}

fn fill(grammar: &Grammar, sentence: &str, facts: Facts, out: &mut String) {
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
        // `exd6 e.p.` at the end of a sentence brings its full stop.
        if out.ends_with('.') && rest.starts_with('.') && !rest.starts_with("..") {
            rest = rest.get(1..).unwrap_or_default();
        }
    }
    out.push_str(rest);
}

/// What stands before and behind the first of a character of ASCII.
pub(crate) fn cut(text: &str, at: u8) -> Option<(&str, &str)> {
    let place = text.bytes().position(|byte| byte == at)?;
    Some((text.get(..place)?, text.get(place + 1..)?))
}

/// Puts down the words for a place.
fn put(grammar: &Grammar, place: &str, facts: Facts, out: &mut String) {
    let (form, name) = cut(place, b' ').unwrap_or(("", place));
    let Some(fact) = facts.get(name) else { return };
    let bare = form.is_empty() || form.eq_ignore_ascii_case(CAPITAL);
    match fact {
        Fact::Piece(piece) => put_all(&(grammar.noun)(form, *piece), out),
        Fact::Player(player) => out.push_str((grammar.player)(form, *player)),
        Fact::Text(text) => out.push_str(text),
        Fact::Letter(letter) => out.push(*letter),
        Fact::Number(number) => push_number(out, *number),
        Fact::Owned(it) => put_all(&(grammar.owned)(form, *it), out),
        Fact::Nothing => {}
        Fact::List(items) if bare => {
            fill(grammar, grammar.rivals[usize::from(items.len() > 1)], facts, out);
        }
        Fact::List(items) => list(items, if form == "or" { grammar.or } else { grammar.and }, out),
        Fact::Spoken(said) => spoken(grammar, said, out),
    }
}

fn put_all(words: &Words, out: &mut String) {
    words.iter().for_each(|word| out.push_str(word));
}

/// What is told of a move for the ear.
const SPOKEN: [&str; 9] = ["piece", "from", "to", "file", "rank", "becomes", "rook", "jumps", "via"];

fn spoken(grammar: &Grammar, said: &Spoken, out: &mut String) {
    let text = |text: &str| Fact::Text(text.into());
    #[cfg(feature = "families")]
    let (rook, jumps, via) = (
        said.rook.as_deref().map_or(Fact::Nothing, text),
        Fact::Number(said.jumps),
        Fact::List(said.via.clone()),
    );
    #[cfg(not(feature = "families"))]
    let (rook, jumps, via) = (Fact::Nothing, Fact::Nothing, Fact::Nothing);
    let becomes = said.becomes.map_or(Fact::Nothing, Fact::Piece);
    // The names of lettered fields are a file and a rank.
    let file = text(said.from.get(..1).unwrap_or_default());
    let rank = text(said.from.get(1..).unwrap_or_default());
    let (from, to) = (text(&said.from), text(&said.to));
    let facts = [Fact::Piece(said.piece), from, to, file, rank, becomes, rook, jumps, via];
    let facts = Facts { names: &SPOKEN, facts: &facts };
    phrases(&grammar.speech, said).iter().for_each(|part| fill(grammar, part, facts, out));
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
