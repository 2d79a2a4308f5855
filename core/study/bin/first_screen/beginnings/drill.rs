//! Free drills: the bare board of chess, and the choices.

use super::{framed, layout, lead, new_page, translated, word};
use notabene_core::i18n::Label;

/// Kinds of drills on squares and moves; the first is chosen.
const KINDS: [Label; 4] =
    [Label::DrillFindSquare, Label::DrillNameSquare, Label::DrillKindPlay, Label::DrillKindWrite];

/// The page, as it begins for somebody who has a game of chess on the board.
pub fn page() -> String {
    let kinds = KINDS.iter().enumerate().map(|(n, kind)| {
        format!("<button class=\"choice\" data-kind aria-pressed=\"{}\">{}</button>", n == 0, word(*kind))
    });
    let game = translated("option", |language| language.label(Label::Chess).into());
    let inside = format!(
        "{}<section class=\"side\"><h1>{}</h1><div class=\"part stack apart\">{}\
         <div class=\"ended callout stack tight unless-empty cheered\"></div><div></div>{}{}\
         <div class=\"row inline\"><button class=\"main\" data-do=\"begin\">{}</button></div>\
         <details class=\"more stack apart\"><summary class=\"strong\">{}</summary></details></div></section>",
        framed(&layout(), "", ""),
        word(Label::DrillTitle),
        lead(Label::DrillLead),
        group(Label::KindOfGame, &format!("<select>{game}</select>")),
        group(Label::DrillWhat, &kinds.collect::<String>()),
        word(Label::DrillBegin),
        word(Label::DrillMore)
    );
    new_page("drill", "page drill", &inside)
}

/// Choices below their question.
fn group(question: Label, choices: &str) -> String {
    format!(
        "<div class=\"group stack tight\"><p class=\"what strong\">{}</p><div class=\"row inline tight\">{choices}</div></div>",
        word(question)
    )
}
