//! The first screen as static markup: the words of the navigation and the start of a game of chess. It is painted before
//! the program is there, which takes its place; `www/boot.js` chooses the language.

use notabene_core::game::registry::chess;
use notabene_core::geometry::{Layout, draw};
use notabene_core::i18n::{Label, Language, PLACES};
use notabene_core::position::{Figure, Glyph, Side};
use std::io;
use std::path::{Path, PathBuf};

/// Placeholder in the page.
const PLACE: &str = "NOTABENE_FIRST_SCREEN";

/// Writes the first screen into the page of a folder.
pub fn write(folder: &Path) -> io::Result<()> {
    let file = folder.join("index.html");
    let page = std::fs::read_to_string(&file)?;
    if !page.contains(PLACE) {
        return Err(io::Error::other("index.html has no place for the first screen"));
    }
    std::fs::write(file, page.replace(PLACE, &markup()?))
}

fn markup() -> io::Result<String> {
    let layout = Layout { board: chess().scene().board, flipped: false };
    Ok([
        symbols()?,
        head(),
        "<main class=\"page\"><section class=\"board-frame outside\">".into(),
        names("ranks", &layout.rank_names()),
        names("files", &layout.file_names()),
        "<div class=\"surface\"><svg class=\"board\" viewBox=\"0 0 100 100\" aria-hidden=\"true\">".into(),
        fields(&layout),
        pieces(&layout),
        "</svg></div></section><section class=\"side\"></section></main>".into(),
    ]
    .concat())
}

/// The drawings that the first screen uses, hidden.
fn symbols() -> io::Result<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../www/pieces");
    let mut used: Vec<String> = Vec::new();
    used.extend(["king", "queen", "rook", "bishop", "knight", "pawn"].map(|name| format!("piece-{name}")));
    used.push("fig-knight".into());
    used.extend(PLACES.iter().map(|place| format!("icon-{}", place.icon)));
    let mut all = String::new();
    for file in ["pieces.svg", "figurines.svg", "icons_board.svg", "icons.svg"] {
        all += &std::fs::read_to_string(folder.join(file))?;
    }
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

/// The header with the navigation; each word in all languages.
fn head() -> String {
    let mut out = String::from(
        "<header class=\"head\"><a class=\"brand\" href=\"#\">\
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

/// A word in the default language, with those of all languages as data.
fn word(label: Label) -> String {
    let data =
        Language::ALL.map(|language| format!(" data-{}=\"{}\"", language.code(), language.label(label)));
    format!("<span{}>{}</span>", data.concat(), Language::default().label(label))
}

fn names(class: &str, names: &[String]) -> String {
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
    let name = match glyph.figure {
        Figure::King => "king",
        Figure::Queen => "queen",
        Figure::Rook => "rook",
        Figure::Bishop => "bishop",
        Figure::Knight => "knight",
        Figure::Pawn => "pawn",
        Figure::Man => "man",
        Figure::Crowned => "crowned",
    };
    [colour, name]
}
