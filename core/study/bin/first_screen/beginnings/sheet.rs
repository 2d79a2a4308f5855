//! The score sheet: the ways of writing that begin without a board of their own, each with its sentence.

use super::{page, word};
use notabene_core::i18n::Label;
use notabene_study::score_sheet::mode::{MODES, ModePlace, SheetMode};

/// Ways whose first line is where the program draws it: those with a board move the page by a few pixels.
const BEGUN: [&str; 2] = ["", "hand"];

/// The beginning of each of them.
pub fn modes() -> String {
    MODES.iter().filter(|mode| BEGUN.contains(&mode.name)).map(mode).collect()
}

fn mode(mode: &SheetMode) -> String {
    let inside = format!(
        "<nav class=\"practices inline\">{}</nav><div class=\"practice stack\" data-practice=\"{}\">\
         <div class=\"way\"><h2>{}</h2><p>{}</p></div></div>",
        links(mode),
        mode.name,
        word(mode.title),
        word(mode.hint)
    );
    page(&mode.address(), "room sheets", &word(mode.page_title()), &inside)
}

/// Links to the ways of writing.
fn links(here: &SheetMode) -> String {
    let ways = MODES.iter().filter(|mode| mode.place == ModePlace::Sheet).map(|mode| {
        let current = if mode == here { "page" } else { "false" };
        format!("<a class=\"button choice\" aria-current=\"{current}\">{}</a>", word(mode.title))
    });
    ways.collect::<String>() + &format!("<a class=\"button\">{}</a>", word(Label::PrintTitle))
}
