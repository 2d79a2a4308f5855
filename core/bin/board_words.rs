//! Writes the words of boards alone (`src/field/`) as a script: for each language what a field and its piece are called, from
//! the sentences of the screen, and the sentences of `locales/LANG/board/words.txt`. A board needs no other sentences.
//!
//! The file is the first argument.

use notabene_core::game::free_board::FIGURES;
use notabene_core::i18n::{Label, Language, Msg, Ownership, facts, with_no_break_spaces};
use notabene_core::notation::{noun, player};
use notabene_core::position::Side;
use std::io;
use std::path::Path;

/// The place of a field in a sentence.
const PLACE: &str = "$";

fn main() -> io::Result<()> {
    let file = std::env::args_os().nth(1).ok_or_else(|| io::Error::other("board_words FILE"))?;
    let mut out =
        String::from("// Words of boards, made from the sentences of all languages.\nexport default {\n");
    let reference = own(Language::default())?;
    for language in Language::ALL {
        let own = own(language)?;
        if own.iter().map(|(key, _)| key).ne(reference.iter().map(|(key, _)| key)) {
            return Err(io::Error::other(format!("board/words.txt of {} has other keys", language.code())));
        }
        let (board, code) = (language.label(Label::Board), language.code());
        out += &format!("  {code}: {{\n    board: {board:?},\n");
        for (key, text) in own {
            let text = if language.code() == "fr" { with_no_break_spaces(&text) } else { text };
            out += &format!("    {key}: {text:?},\n");
        }
        let is = |field, holds| facts::FieldIs { field, holds }.msg();
        let can_be_reached = |field, holds| facts::FieldReachable { field, holds }.msg();
        out += &fields(language, "fields", is);
        out += &fields(language, "targets", can_be_reached);
        out += "  },\n";
    }
    std::fs::write(file, out + "};\n")
}

/// The sentences of a field with each piece, and without one.
fn fields(language: Language, name: &str, msg: fn(String, Option<Ownership>) -> Msg) -> String {
    let mut out = format!("    {name}: {{\n");
    let mut push = |key: &str, holds| {
        out += &format!("      {key:?}: {:?},\n", language.say(&msg(PLACE.into(), holds)));
    };
    push("", None);
    for side in Side::BOTH {
        for figure in FIGURES {
            let key = format!("{} {}", side.name(), figure.name());
            push(&key, Some(Ownership { player: player(side), piece: noun(figure) }));
        }
    }
    out + "    },\n"
}

/// The sentences of boards alone, each with its key.
fn own(language: Language) -> io::Result<Vec<(String, String)>> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let file = |code: &str| locales.join(code).join("board/words.txt");
    let speakers = std::iter::once(&language).chain(language.fallbacks());
    let found = speakers.map(|speaker| file(speaker.code())).find(|file| file.exists());
    let text = std::fs::read_to_string(found.unwrap_or_else(|| file(language.code())))?;
    let pairs = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" | "));
    Ok(pairs.map(|(key, text)| (key.trim().into(), text.trim().into())).collect())
}
