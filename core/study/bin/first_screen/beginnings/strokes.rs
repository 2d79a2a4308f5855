//! The strokes of draughts: the choices, and the first stroke with its picture.

use super::{data_url, in_all_languages, lead, page as painted, site_file, symbol_file, translated, word};
use notabene_core::exchange::picture::{Picture, thumbnail, without_paper};
use notabene_core::game::registry;
use notabene_core::geometry::Layout;
use notabene_core::i18n::{Label, Language};
use notabene_core::msg;
use notabene_core::notation::Notation as _;
use notabene_core::position::{Position as _, Side};
use notabene_study::stroke::{self, GAMES, LONGEST, MOTIFS, Stroke};
use std::io;

/// The page, with the choices of a first visit: all strokes of the first game.
pub fn page() -> io::Result<String> {
    let (game, id) = GAMES[0];
    let strokes = stroke::read_of_game(game, &site_file(&format!("strokes/{game}.txt"))?);
    let first = strokes.first().ok_or_else(|| io::Error::other(format!("no strokes of {game}")))?;
    let all = strokes.len() as u32;
    let inside = format!(
        "{}<section class=\"card today strokes\" data-new hidden>{}<p class=\"hint\"></p>\
         <p class=\"inline onward\"><a class=\"button main\">{}</a><span class=\"count\">{}</span></p>\
         <h2>{}</h2><ol class=\"tasks stack bare\">{}</ol></section>",
        lead(Label::StrokesLead),
        choices(),
        word(Label::StrokesBegin),
        in_all_languages(|language| language.say(&msg!(StrokeDone { done: 0, all }))),
        word(first.motif.label),
        tile(id, first)?
    );
    Ok(painted("strokes", "room practise", &word(Label::StrokesTitle), &inside))
}

/// The lists of games, motifs and lengths, as wide as their longest words.
fn choices() -> String {
    let all = || option(|language| language.label(Label::StrokesAll).into());
    let games = GAMES.into_iter().filter_map(|(_, id)| registry::find(id).ok());
    let games: String = games.map(|game| option(|language| language.label(game.label).into())).collect();
    let motifs: String =
        MOTIFS.iter().map(|motif| option(|language| language.label(motif.label).into())).collect();
    let lengths: String = (2..=LONGEST).map(|count| option(|language| length(language, count))).collect();
    let lists = [
        (Label::StrokesGame, games),
        (Label::StrokesMotif, all() + &motifs),
        (Label::StrokesLength, all() + &lengths),
    ];
    let lists = lists.map(|(label, options)| {
        format!("<label class=\"pick\">{}<select>{options}</select></label>", word(label))
    });
    format!("<div class=\"names-beside inline apart\">{}</div>", lists.concat())
}

fn option(text: impl Fn(Language) -> String) -> String {
    translated("option", text)
}

/// Length of a stroke in words.
fn length(language: Language, count: usize) -> String {
    match count {
        LONGEST => language.label(Label::StrokesLonger).into(),
        _ => language.say(&msg!(StrokeOfLength { count: count as u32 })),
    }
}

/// A stroke with its picture, from the side that begins.
fn tile(id: &str, stroke: &Stroke) -> io::Result<String> {
    let scene = registry::open(id, Some(&stroke.start.to_text()), None).map(|game| game.scene());
    let scene = scene.map_err(|_| io::Error::other(format!("stroke {} has no position", stroke.number)))?;
    let layout = Layout { board: scene.board, flipped: stroke.start.turn() == Side::Black };
    let symbols = symbol_file("pieces.svg")?;
    let drawn = thumbnail(&Picture {
        scene: &scene,
        layout,
        symbols: &symbols,
        title: "",
        shapes: &[],
        inside: true,
    });
    let count = stroke.length() as u32;
    Ok(format!(
        "<li><a class=\"row-link\" data-done=\"false\"><img class=\"diagram\" alt=\"\" data-src=\"{}\">\
         <span class=\"inline between\"><b>{}</b><small>{}</small></span></a></li>",
        data_url(&without_paper(&drawn)),
        stroke.place,
        in_all_languages(|language| language.say(&msg!(StrokeOfLength { count })))
    ))
}
