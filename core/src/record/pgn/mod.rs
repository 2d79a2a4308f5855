//! PGN and PDN as text: lexemes, games, replay; and the export form.

mod annotate;
mod comment_end;
pub(super) mod event;
pub(super) mod lexeme;
pub(super) mod lexer;
pub(super) mod player;
pub(super) mod read;
pub(super) mod remark;
mod tag;
pub(super) mod visitor;
mod words;
pub(super) mod write;
