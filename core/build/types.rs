//! Variables of messages: their types, and the permitted selector keys.

/// Type of a variable, as named in comments of the reference.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Type {
    Piece,
    Player,
    String,
    Letter,
    Number,
    SmallNumber,
    List,
    OwnedPiece,
    /// The content of a square: a piece of a player, or nothing.
    Square,
    SpokenMove,
    /// A piece, or nothing.
    MaybePiece,
    /// One of some words.
    Word(&'static [&'static str]),
}

/// Kinds of pieces, in the order of `i18n::Piece`.
pub const PIECES: [&str; 8] = ["king", "queen", "rook", "bishop", "knight", "pawn", "man", "crowned"];
/// Players, in the order of `i18n::Player`.
pub const PLAYERS: [&str; 2] = ["white", "black"];
/// Key of a square without a piece.
const NOTHING: &str = "nothing";

impl Type {
    /// Types as named in comments, and their Rust types.
    const NAMED: [(&str, Type, &str); 10] = [
        ("Piece", Type::Piece, "Piece"),
        ("Player", Type::Player, "Player"),
        ("String", Type::String, "String"),
        ("Letter", Type::Letter, "char"),
        ("Number", Type::Number, "u32"),
        ("SmallNumber", Type::SmallNumber, "u8"),
        ("List", Type::List, "Vec<String>"),
        ("OwnedPiece", Type::OwnedPiece, "Ownership"),
        ("Square", Type::Square, "Option<Ownership>"),
        ("SpokenMove", Type::SpokenMove, "Spoken"),
    ];

    pub fn named(name: &str) -> Option<Type> {
        Type::NAMED.iter().find(|(known, ..)| *known == name).map(|(_, found, _)| *found)
    }

    /// The Rust type.
    pub fn rust(self) -> &'static str {
        Type::NAMED.iter().find(|(_, known, _)| *known == self).map_or("", |(.., rust)| rust)
    }

    /// True if a placeable may show it without a function.
    pub fn is_plain(self) -> bool {
        matches!(self, Type::String | Type::Letter | Type::Number | Type::SmallNumber)
    }

    pub fn is_number(self) -> bool {
        matches!(self, Type::Number | Type::SmallNumber)
    }

    /// Permitted selector keys; none for numbers and types without selectors.
    pub fn keys(self) -> Vec<&'static str> {
        match self {
            Type::Piece | Type::OwnedPiece => PIECES.to_vec(),
            Type::Square | Type::MaybePiece => PIECES.into_iter().chain([NOTHING]).collect(),
            Type::Player => PLAYERS.to_vec(),
            Type::Word(words) => words.to_vec(),
            _ => Vec::new(),
        }
    }
}

/// A variable of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable {
    pub name: String,
    pub of: Type,
    /// Its description.
    pub about: String,
}

impl Variable {
    /// Parses a line `$piece (Piece) - the piece that moves`; none for other lines.
    pub fn read(line: &str) -> Option<Result<Variable, String>> {
        let rest = line.strip_prefix('$')?;
        let parts = rest.split_once(" (").and_then(|(name, rest)| {
            let (of, about) = rest.split_once(") - ")?;
            Some((name, of, about))
        });
        let Some((name, of, about)) = parts else {
            return Some(Err(format!("expected `$name (Type) - meaning` instead of `{line}`")));
        };
        let variable = Type::named(of).map(|of| Variable { name: name.into(), of, about: about.into() });
        Some(variable.ok_or_else(|| format!("unknown type {of}")))
    }
}

/// Variables of the message `spoken`, in the order of the facts of `i18n/aloud.rs`.
const SPOKEN: [(&str, Type); 13] = [
    ("piece", Type::Piece),
    ("from", Type::String),
    ("to", Type::String),
    ("file", Type::String),
    ("rank", Type::String),
    ("becomes", Type::MaybePiece),
    ("rook", Type::String),
    ("jumps", Type::Number),
    ("via", Type::List),
    ("shape", Type::Word(&SHAPES)),
    ("apart", Type::Word(&["no", "file", "line", "rank", "field"])),
    ("manner", Type::Word(&["plain", "en-passant", "jumps", "centre", "ring"])),
    ("effect", Type::Word(&["quiet", "check", "mate"])),
];

const SHAPES: [&str; 16] = [
    "castling-a",
    "castling-h",
    "round-castling",
    "dart",
    "dart-lost",
    "man",
    "man-takes",
    "man-takes-by",
    "crowned",
    "crowned-takes",
    "crowned-takes-by",
    "pawn",
    "pawn-takes",
    "piece",
    "piece-from",
    "piece-takes",
];

/// Variables of the message `spoken`.
pub fn spoken() -> Vec<Variable> {
    variables(&SPOKEN)
}

/// Variables of the messages that join a list.
pub fn joined() -> Vec<Variable> {
    variables(&[("first", Type::String), ("last", Type::String)])
}

fn variables(list: &[(&str, Type)]) -> Vec<Variable> {
    let of = |(name, of): &(&str, Type)| Variable { name: (*name).into(), of: *of, about: String::new() };
    list.iter().map(of).collect()
}
