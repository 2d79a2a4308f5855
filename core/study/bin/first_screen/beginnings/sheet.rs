//! The score sheet: each way of writing or practising with its sentence; pictures where it begins with some.

use super::{icon, page, picture, word};
use notabene_core::i18n::Label;
use notabene_study::score_sheet::mode::{MODES, ModePlace, SheetMode};
use std::io;

/// All ways but that of a link, which is no address.
pub fn modes() -> io::Result<String> {
    MODES.iter().filter(|mode| mode.place != ModePlace::Link).map(mode).collect()
}

fn mode(mode: &SheetMode) -> io::Result<String> {
    let more = if mode.name == "repair" { ways_in()? } else { String::new() };
    let inside = format!(
        "<nav class=\"practices inline\">{}</nav><div class=\"practice stack\" data-practice=\"{}\">\
         <div class=\"way\"><h2>{}</h2><p>{}</p></div>{more}</div>",
        links(mode),
        mode.name,
        word(mode.title),
        word(mode.hint)
    );
    Ok(page(&mode.address(), "room sheets", &word(mode.page_title()), &inside))
}

/// Links to the other ways, or back to the place where this one is chosen.
fn links(here: &SheetMode) -> String {
    if let Some((_, label)) = here.way_back() {
        return format!("<a class=\"button\">{}{}</a>", icon("prev"), word(label));
    }
    let ways = MODES.iter().filter(|mode| mode.place == ModePlace::Sheet).map(|mode| {
        let current = if mode == here { "page" } else { "false" };
        format!("<a class=\"button choice\" aria-current=\"{current}\">{}</a>", word(mode.title))
    });
    ways.collect::<String>() + &format!("<a class=\"button\">{}</a>", word(Label::PrintTitle))
}

/// The ways in of the reading of a sheet: a picture, and words. Who comes back may find a sheet in their place.
fn ways_in() -> io::Result<String> {
    const WAYS: [(&str, Label, Label); 3] = [
        ("art/sheet-write.svg", Label::RepairType, Label::RepairTypeLine),
        ("art/sheet-photo.svg", Label::PhotoButton, Label::RepairPhotoLine),
        ("art/trainer-writing.svg", Label::ModeHand, Label::RepairHandLine),
    ];
    let way = |(file, title, line): (&str, Label, Label)| {
        Ok(format!(
            "<button class=\"place-card plate\"><img alt=\"\" data-src=\"{}\">\
             <span class=\"words stack tight\"><b class=\"large\">{}</b><small>{}</small></span></button>",
            picture(file)?,
            word(title),
            word(line)
        ))
    };
    let ways = WAYS.into_iter().map(way).collect::<io::Result<String>>()?;
    Ok(format!(
        "<div class=\"desk-top\" data-new hidden><div class=\"play-side stack\"><div class=\"hidden\"></div></div>\
         <div class=\"pen-side stack\"><div class=\"ways-in tiles\">{ways}</div></div>\
         <div class=\"paper-side stack\"><div class=\"hidden\"></div></div></div>"
    ))
}
