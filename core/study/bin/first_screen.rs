//! The first screen as static markup: the words of the navigation, the start of a game of chess and what stands beside it on
//! a first visit; for other pages their beginnings. It is painted before the program is there, which takes its place;
//! `www/boot.js` chooses language and page. Likewise the board of a frame on another page, into which
//! `www/frame.js` puts the pieces.

mod beginnings;

use notabene_core::exchange::picture::escape;
use notabene_core::game::registry::chess;
use notabene_core::geometry::{Layout, draw};
use notabene_core::i18n::{Label, Language, PLACES, sections, text_of_row};
use notabene_core::position::{Glyph, Side};
use notabene_study::place::RENAMED;
use std::io;
use std::path::Path;

/// The pieces of chess, as the drawings call them.
const PIECES: [&str; 6] = ["king", "queen", "rook", "bishop", "knight", "pawn"];

/// Writes the first screen into the page of a folder, and the first board into its page for frames.
pub fn write(folder: &Path) -> io::Result<()> {
    fill(&folder.join("index.html"), "NOTABENE_FIRST_SCREEN", &screen()?)?;
    fill(&folder.join("embed.html"), "NOTABENE_FIRST_BOARD", &framed_board()?)
}

/// Puts a text in the place of a word of a file.
fn fill(file: &Path, place: &str, text: &str) -> io::Result<()> {
    let page = std::fs::read_to_string(file)?;
    if !page.contains(place) {
        return Err(io::Error::other(format!("{} has no {place}", file.display())));
    }
    std::fs::write(file, page.replace(place, text))
}

fn screen() -> io::Result<String> {
    let layout = layout();
    let board = board(&layout, &pieces(&layout));
    Ok([
        symbols(&used_symbols())?,
        head(),
        "<main class=\"page\">".into(),
        board,
        side(),
        "</main>".into(),
        beginnings::pages()?,
    ]
    .concat())
}

/// The board of a frame, without pieces, with all that its styles ask for, and beside it what begins a game of chess.
fn framed_board() -> io::Result<String> {
    const WALK: [&str; 4] = ["first", "prev", "next", "last"];
    const OTHERS: [&str; 2] = ["undo", "flip"];
    let mut used = Vec::from(PIECES.map(|name| format!("piece-{name}")));
    used.extend(WALK.iter().chain(&OTHERS).map(|name| format!("icon-{name}")));
    let [undo, flip] = OTHERS.map(|icon| control(icon, None));
    let walk = WALK.map(|icon| control(icon, None)).concat();
    let buttons = format!(
        "<div class=\"group\">{walk}</div><div class=\"group\"><div class=\"taking-back\">{undo}</div>{flip}</div>"
    );
    Ok([
        symbols(&used)?,
        "<div class=\"notabene\" data-lettered=\"true\"><div class=\"stage\"><div class=\"stand\">".into(),
        board(&layout(), "<g class=\"pieces\"></g>"),
        "</div><div class=\"beside pile\"><div class=\"told\">".into(),
        status(),
        "</div><div class=\"walk\"><div class=\"controls\">".into(),
        buttons,
        "</div></div><div class=\"paper pile plate\"><div class=\"sheet\"><table><thead><tr><th class=\"number\"></th><th>".into(),
        word(Label::White),
        "</th><th>".into(),
        word(Label::Black),
        "</th></tr></thead></table><p class=\"empty\">".into(),
        word(Label::NoMovesYet),
        "</p></div></div><div class=\"said\"><section class=\"explain plate silent\"><div class=\"glass across\">\
         <div class=\"characters across grow\"></div></div><p class=\"sentence\"></p><p class=\"hint\">".into(),
        word(Label::ExplainHint),
        "</p></section></div></div></div></div>".into(),
    ]
    .concat())
}

/// The line with the state of a game of chess that begins.
fn status() -> String {
    let message = chess().status().message;
    [
        "<p class=\"status across plate\" data-status=\"ongoing\"><span class=\"turn white\"></span><span class=\"words\">",
        &in_all_languages(|language| language.say(&message)),
        "</span></p>",
    ]
    .concat()
}

fn layout() -> Layout {
    Layout { board: chess().scene().board, flipped: false }
}

/// The board with its coordinates and these pieces.
fn board(layout: &Layout, pieces: &str) -> String {
    framed(layout, pieces, "")
}

/// Board with its coordinates, pieces, and more elements in its frame.
fn framed(layout: &Layout, pieces: &str, more: &str) -> String {
    [
        "<section class=\"board-frame outside\">",
        &named("ranks", &layout.rank_names()),
        &named("files", &layout.file_names()),
        "<div class=\"surface\"><svg class=\"board\" viewBox=\"0 0 100 100\" aria-hidden=\"true\">",
        &fields(layout),
        pieces,
        "</svg></div>",
        more,
        "</section>",
    ]
    .concat()
}

/// The buttons beside the board, in two groups: icon, and its word if it has one.
const CONTROLS: [&[(&str, Option<Label>)]; 2] = [
    &[("first", None), ("prev", None), ("next", None), ("last", None)],
    &[
        ("undo", Some(Label::ShortUndo)),
        ("redo", Some(Label::ShortRedo)),
        ("flip", Some(Label::ShortFlip)),
        ("menu", Some(Label::ShortGame)),
    ],
];

/// The doors of a first visit: title, line. Their drawings come with the program.
const DOORS: [(Label, Label); 3] = [
    (Label::StartPlay, Label::DoorPlayLine),
    (Label::StartLearn, Label::DoorLearnLine),
    (Label::StartToday, Label::DoorTodayLine),
];

/// The column beside the board.
fn side() -> String {
    let groups = CONTROLS.map(|group| {
        let buttons: Vec<String> = group.iter().map(|(icon, label)| control(icon, *label)).collect();
        format!("<div class=\"group\">{}</div>", buttons.concat())
    });
    let doors = DOORS.map(|(title, line)| {
        format!(
            "<a class=\"door as-text pile centre\"><span class=\"drawing\"></span><span><b class=\"large\">{}</b><small>{}</small></span></a>",
            word(title),
            word(line)
        )
    });
    let languages =
        Language::ALL.map(|language| format!("<button class=\"quiet\">{}</button>", language.name()));
    [
        "<section class=\"side\">",
        &status(),
        "<section class=\"opponent across\"><button data-do=\"oppose\">",
        &word(Label::PlayNotabene),
        "</button></section><div class=\"paper pile plate\"><div class=\"paper-head across\"><h2>",
        &word(Label::Moves),
        "</h2><span class=\"pick\"><button class=\"quiet\"></button></span></div><div class=\"sheet\"></div><div class=\"start pile\"><p class=\"start-lead across between strong\">",
        &word(Label::StartLead),
        "<span class=\"mascot\"></span></p><nav class=\"doors\">",
        &doors.concat(),
        "</nav><p class=\"start-teach\"><a>",
        &word(Label::DoorTeach),
        "</a></p><div class=\"start-languages\">",
        &languages.concat(),
        "</div></div></div><section class=\"explain plate silent\"></section><div class=\"write\"><button class=\"quiet\"></button></div><div class=\"controls\">",
        &groups.concat(),
        "</div></section>",
    ]
    .concat()
}

fn icon(name: &str) -> String {
    format!(
        "<svg class=\"icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><use href=\"#icon-{name}\"/></svg>"
    )
}

fn control(icon: &str, label: Option<Label>) -> String {
    format!("<button>{}{}</button>", self::icon(icon), label.map(word).unwrap_or_default())
}

/// The names of the drawings that the first screen uses.
fn used_symbols() -> Vec<String> {
    let mut used = Vec::from(PIECES.map(|name| format!("piece-{name}")));
    used.push("fig-knight".into());
    used.extend(PLACES.iter().map(|place| format!("icon-{}", place.icon)));
    used.extend(beginnings::ICONS.iter().map(|icon| format!("icon-{icon}")));
    used.extend(CONTROLS.concat().iter().map(|(icon, _)| format!("icon-{icon}")));
    used.sort();
    used.dedup();
    used
}

/// Drawings, hidden.
fn symbols(used: &[String]) -> io::Result<String> {
    let files = ["pieces.svg", "figurines.svg", "icons_board.svg", "icons.svg"];
    let all = files.iter().map(|file| symbol_file(file)).collect::<io::Result<String>>()?;
    let found = all.lines().filter(|line| {
        let id = line.strip_prefix("<symbol id=\"").and_then(|rest| rest.split('"').next());
        id.is_some_and(|id| used.iter().any(|name| name == id))
    });
    let found: Vec<&str> = found.collect();
    match found.len() == used.len() {
        true => Ok(format!("<svg class=\"sprites\" aria-hidden=\"true\">{}</svg>", found.concat())),
        false => Err(io::Error::other(format!("{} of {} drawings", found.len(), used.len()))),
    }
}

/// A file of drawings of pieces.
fn symbol_file(name: &str) -> io::Result<String> {
    site_file(&format!("pieces/{name}"))
}

/// A file of the site.
fn site_file(name: &str) -> io::Result<String> {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www").join(name))
}

/// The header with the navigation; each word in all languages.
fn head() -> String {
    let renamed = RENAMED.map(|(old, new)| format!("{old} {new}")).join(",");
    let mut out = format!(
        "<header class=\"head\" data-renamed=\"{renamed}\"><a class=\"brand as-text\" href=\"#\">\
         <svg viewBox=\"0 0 20 20\" aria-hidden=\"true\"><use href=\"#fig-knight\"/></svg>\
         <span>Notabene</span></a><nav class=\"places\">",
    );
    for (n, place) in PLACES.iter().enumerate() {
        let current = if n == 0 { "page" } else { "false" };
        draw(
            &mut out,
            "<a href=\"#$\" aria-current=\"$\"><svg class=\"icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">\
             <use href=\"#icon-$\"/></svg>$</a>",
            &[],
            &[place.page, current, place.icon, &word(place.label)],
        );
    }
    out + "</nav></header>"
}

/// A word in the default language, with those of all other languages as data.
fn word(label: Label) -> String {
    in_all_languages(|language| language.label(label).into())
}

/// A sentence of a longer text, by the key of its row.
fn row_of_text(name: &str, key: &str) -> io::Result<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales");
    let read = |language: Language| {
        let file = folder.join(language.code()).join("texts").join(name).with_extension("txt");
        Ok((language, text_of_row(&sections(&std::fs::read_to_string(file)?), key, 2)))
    };
    let all = Language::ALL.into_iter().map(read).collect::<io::Result<Vec<_>>>()?;
    let text = |language| all.iter().find(|(other, _)| *other == language).map(|(_, text)| text.clone());
    Ok(in_all_languages(|language| text(language).unwrap_or_default()))
}

fn in_all_languages(text: impl Fn(Language) -> String) -> String {
    translated("span", text)
}

/// An element with a text in all languages.
fn translated(tag: &str, text: impl Fn(Language) -> String) -> String {
    let text = |language| {
        let mut out = String::new();
        escape(&text(language), &mut out);
        out
    };
    let others = Language::ALL.into_iter().filter(|language| *language != Language::default());
    let data: String =
        others.map(|language| format!(" data-{}=\"{}\"", language.code(), text(language))).collect();
    format!("<{tag}{data}>{}</{tag}>", text(Language::default()))
}

/// Names beside the board.
fn named(class: &str, names: &[String]) -> String {
    let spans: Vec<String> = names.iter().map(|name| format!("<span>{name}</span>")).collect();
    format!("<div class=\"{class}\" aria-hidden=\"true\">{}</div>", spans.concat())
}

fn fields(layout: &Layout) -> String {
    let mut out = format!("<g class=\"fields\"><path class=\"light\" d=\"{}\"/>", layout.ground());
    for field in layout.board.grid.fields().filter(|field| layout.shade(*field).is_dark()) {
        draw(&mut out, "<path class=\"dark\" d=\"$\"/>", &[], &[&layout.outline(field)]);
    }
    out + "</g>"
}

fn pieces(layout: &Layout) -> String {
    let mut out = String::from("<g class=\"pieces\">");
    for piece in chess().scene().pieces {
        let (centre, size) = (layout.centre(piece.field), layout.unit(piece.field));
        let corner = [centre.x - size / 2.0, centre.y - size / 2.0];
        draw(
            &mut out,
            "<g class=\"piece $\"><use href=\"#piece-$\" x=\"~\" y=\"~\" width=\"~\" height=\"~\"/></g>",
            &[corner[0], corner[1], size, size],
            &look(piece.glyph),
        );
    }
    out + "</g>"
}

/// The colour and the name of a piece, as the drawings call them.
fn look(glyph: Glyph) -> [&'static str; 2] {
    let colour = if glyph.side == Side::White { "white" } else { "black" };
    [colour, glyph.figure.name()]
}
