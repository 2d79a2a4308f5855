//! PGN and PDN as text: lexemes, games, replay; and the export form.

pub(super) mod lexeme;
pub(super) mod lexer;
pub(super) mod player;
pub(super) mod read;
pub(super) mod visitor;
pub(super) mod write;
