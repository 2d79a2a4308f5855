//! The picture of a position: a self-contained SVG text.
//!
//! Colours are attributes of the shapes, not in a style sheet, and each kind of piece is a symbol of
//! the picture: so it renders the same in every program and on every website.

use crate::game::{BoardColors, Mark, Scene};
use crate::geometry::{Field, Layout, Point, Shade, Sign, SignOf, draw};
use crate::position::{Figure, Glyph, Side};

/// The input of a picture.
pub struct Picture<'a> {
    /// Pieces and highlights; of the highlights only the last move and check are drawn.
    pub scene: &'a Scene,
    /// The geometry of the fields.
    pub layout: Layout,
    /// Files of SVG symbols called `piece-king` and so on, one symbol a line, with custom properties for
    /// colours.
    pub symbols: &'a str,
    /// True if each field shows its own name; false if names are placed beside the board.
    pub inside: bool,
    /// The text alternative of the picture.
    pub title: &'a str,
    /// Additional shapes as SVG, over the pieces, in the units of the layout. Inserted unchanged.
    pub shapes: &'a [String],
}

/// The width of the picture in pixels, margins included. A PNG is rendered at twice that size.
pub const WIDTH: u32 = 640;

/// Margins in units of the layout: room for names beside and below the board.
const NAMES: f64 = 6.0;
const BARE: f64 = 2.5;

const PAPER: &str = "#ffffff";
const INK: &str = "#22262b";
const EDGE: &str = "#3f4a56";
/// Fields of the default colours; [`in_colors`] replaces them.
const LIGHT: &str = "#fbf7ee";
const DARK: &str = "#7389a0";
/// The dark shade beside red and green.
const DARK_ROUND: &str = "#687d94";
const RED: &str = "#f9d0c6";
const GREEN: &str = "#4c8466";
/// The only shade of a board of one colour.
const PLAIN: &str = "#d8dbdb";
/// The names of fields, on light and on dark fields.
const NAME: [&str; 2] = ["#4c5a69", "#10151a"];
const LAST: &str = "#d6b23a";
const LAST_LINE: &str = "#14324b";
const CHECK: &str = "#b3261e";

/// The height of the names beside the board and around it, and of the ranks between the pieces of a round one, in units
/// of the layout.
const NAME_SIZE: f64 = 3.6;
const RANK_SIZE: f64 = 2.8;

const FONT: &str = "Atkinson Hyperlegible,Verdana,Arial,sans-serif";

/// The custom properties of the symbols with their values for White and Black.
const PAINT: [(&str, [&str; 2]); 7] = [
    ("--piece-fill", ["#fffdf8", "#2a2f36"]),
    ("--piece-line", ["#1d2126", "#15181c"]),
    ("--piece-detail", ["#1d2126", "#f2ece0"]),
    ("--piece-halo", ["none", "#eeebe4"]),
    // A white piece on a light field is visible by its lines only.
    ("--piece-weight", ["2.2", "1.5"]),
    ("--piece-fine", ["1.6", "1.3"]),
    ("--piece-dash", ["none", "2.5 1.6"]),
];

/// Field colours converted to greys for paper: light enough for black pieces, and distinguishable. All other
/// colours become the grey of equal luminance.
const GREYS: [(&str, &str); 7] = [
    (LIGHT, "#ffffff"),
    (DARK, "#c2c2c2"),
    (DARK_ROUND, "#b4b4b4"),
    (RED, "#e4e4e4"),
    (GREEN, "#959595"),
    (PLAIN, "#f0f0f0"),
    (LAST, "#8c8c8c"),
];

/// Gives the fields of a picture other colours.
pub fn in_colors(svg: &str, colors: BoardColors) -> String {
    let [light, dark, round] = colors.fields();
    svg.replace(LIGHT, light).replace(DARK, dark).replace(DARK_ROUND, round)
}

/// Converts a picture to greyscale, for paper.
pub fn in_grey(svg: &str) -> String {
    let mut out = String::with_capacity(svg.len());
    let mut rest = svg;
    while let Some(at) = rest.find('#') {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        let colour = from.get(..7).filter(|colour| colour.bytes().skip(1).all(|b| b.is_ascii_hexdigit()));
        match colour {
            Some(colour) => grey(colour, &mut out),
            None => out.push('#'),
        }
        rest = from.get(colour.map_or(1, str::len)..).unwrap_or_default();
    }
    out.push_str(rest);
    out
}

/// The grey of a colour: from the table, or of equal luminance (Rec. ITU-R BT.601, section 2.5.1).
fn grey(colour: &str, out: &mut String) {
    if let Some((_, grey)) = GREYS.iter().find(|(of, _)| *of == colour) {
        return out.push_str(grey);
    }
    let of = |from: usize| colour.get(from..from + 2).and_then(|two| u32::from_str_radix(two, 16).ok());
    let [red, green, blue] = [1, 3, 5].map(|from| of(from).unwrap_or_default());
    let bright = (299 * red + 587 * green + 114 * blue) / 1000;
    out.push('#');
    for _ in 0..3 {
        for digit in [bright / 16, bright % 16] {
            out.extend(char::from_digit(digit, 16));
        }
    }
}

/// The size of the picture in pixels.
pub fn size(layout: &Layout, inside: bool) -> (u32, u32) {
    let (width, height) = extent(layout, inside);
    (WIDTH, (f64::from(WIDTH) * height / width).round() as u32)
}

/// Width and height in units, margins included.
fn extent(layout: &Layout, inside: bool) -> (f64, f64) {
    let (left, below) = margins(layout, inside);
    let (width, height) = layout.extent();
    (width + left + BARE, height + below + BARE)
}

/// The margins beside and below a board whose names are not in the drawing itself.
fn margins(layout: &Layout, inside: bool) -> (f64, f64) {
    if inside || layout.is_round() { (BARE, BARE) } else { (NAMES, NAMES) }
}

/// The picture as SVG.
pub fn svg(picture: &Picture) -> String {
    render(picture, picture.inside, true)
}

/// The picture without its paper, for pages of any colour. Names of fields have a light outline.
pub fn without_paper(svg: &str) -> String {
    svg.replacen("</defs><rect ", "</defs><rect fill-opacity=\"0\" ", 1)
}

/// The picture without field names, for small sizes.
pub fn thumbnail(picture: &Picture) -> String {
    render(picture, true, false)
}

/// The picture of a round board alone, as wide as its disc with the names at the rim: for a board to cut out.
pub fn disc(picture: &Picture) -> String {
    let layout = &picture.layout;
    let (width, height) = layout.extent();
    let whole = svg(picture);
    let body = whole.split_once("</defs>").map_or("", |(_, body)| body);
    let mut out = String::with_capacity(whole.len());
    let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"~ ~ ~ ~\">";
    draw(&mut out, head, &[BARE, BARE, width, height], &[]);
    let end = body.strip_suffix("</svg>").unwrap_or(body);
    out.push_str(end);
    let rim = "<circle cx=\"~\" cy=\"~\" r=\"~\" fill=\"none\" stroke=\"$\" stroke-width=\"0.15\"/></svg>";
    draw(&mut out, rim, &[BARE + width / 2.0, BARE + height / 2.0, width / 2.0 - 0.1], &[EDGE]);
    out
}

/// The picture with or without margins for names, and with or without names.
fn render(picture: &Picture, inside: bool, is_named: bool) -> String {
    let layout = &picture.layout;
    let (width, height) = extent(layout, inside);
    let (pixels, lines) = size(layout, inside);
    let mut out = String::with_capacity(24_000);
    draw(
        &mut out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"~\" height=\"~\" viewBox=\"0 0 ~ ~\" role=\"img\"><title>",
        &[f64::from(pixels), f64::from(lines), width, height],
        &[],
    );
    escape(picture.title, &mut out);
    out.push_str("</title><defs>");
    symbols(picture, &mut out);
    draw(
        &mut out,
        "</defs><rect width=\"~\" height=\"~\" fill=\"$\"/><g transform=\"translate(~ ~)\">\
         <path fill=\"$\" d=\"$\"/>",
        &[width, height, margins(layout, inside).0, BARE],
        &[PAPER, LIGHT, &layout.ground()],
    );
    layout.board.grid.fields().for_each(|f| field(layout, f, &mut out));
    for dead in layout.dead() {
        // An unplayable part of the board.
        write_pattern(
            &mut out,
            "<path fill=\"$\" stroke=\"$\" stroke-width=\"0.3\" d=\"$\"/>",
            &[PAPER, EDGE, &dead],
        );
    }
    picture.scene.marks.iter().for_each(|(f, m)| mark(layout, *f, *m, &mut out));
    if layout.is_round() && !inside {
        // Names inside the drawing are below the pieces.
        signs(layout, &mut out);
    }
    picture.scene.pieces.iter().for_each(|p| piece(layout, p.field, p.glyph, &mut out));
    if inside && is_named {
        on_fields(layout, &mut out);
    }
    picture.shapes.iter().for_each(|shape| out.push_str(shape));
    if !layout.is_round() {
        frame(layout, &mut out);
    }
    out.push_str("</g>");
    if !inside && !layout.is_round() {
        names(layout, &mut out);
    }
    out.push_str("</svg>");
    out
}

/// Appends the frame of a square board.
fn frame(layout: &Layout, out: &mut String) {
    let (width, height) = layout.extent();
    let frame = "<rect width=\"~\" height=\"~\" fill=\"none\" stroke=\"$\" stroke-width=\"0.5\"/>";
    draw(out, frame, &[width, height], &[EDGE]);
}

/// Appends a pattern without lengths.
fn write_pattern(out: &mut String, pattern: &str, texts: &[&str]) {
    draw(out, pattern, &[], texts);
}

/// Appends a text escaped for SVG. Characters invalid in XML are
/// omitted.
pub fn escape(text: &str, out: &mut String) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\u{0}'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => {}
            c => out.push(c),
        }
    }
}

fn field(layout: &Layout, field: Field, out: &mut String) {
    let fill = match layout.shade(field) {
        Shade::Light => LIGHT,
        Shade::Dark if layout.is_round() => DARK_ROUND,
        Shade::Dark => DARK,
        Shade::Red => RED,
        Shade::Green => GREEN,
        Shade::Plain => PLAIN,
    };
    write_pattern(out, "<path class=\"field\" fill=\"$\" d=\"$", &[fill, &layout.outline(field)]);
    if fill == PLAIN {
        write_pattern(out, "\" stroke=\"$\" stroke-width=\"0.4", &[DARK]);
    }
    out.push_str("\"/>");
}

/// The names of the fields, each in its corner.
fn on_fields(layout: &Layout, out: &mut String) {
    let board = layout.board;
    let group = "<g font-family=\"$\" font-weight=\"700\" paint-order=\"stroke\" stroke-width=\"0.7\" text-anchor=\"$\">";
    let (anchor, below) = if layout.is_round() { ("middle", MIDDLE) } else { ("start", 0.0) };
    write_pattern(out, group, &[FONT, anchor]);
    for field in board.grid.fields() {
        let (at, size) = layout.plate(field);
        // Over the pieces, with an outline in the colour of the field.
        let dark = usize::from(layout.shade(field).is_dark());
        let text = "<text fill=\"$\" stroke=\"$\" x=\"~\" y=\"~\" font-size=\"~\">";
        draw(out, text, &[at.x, at.y + below * size, size], &[NAME[dark], [LIGHT, DARK][dark]]);
        escape(&board.naming.name(&board.grid, field), out);
        out.push_str("</text>");
    }
    out.push_str("</g>");
}

/// The tint and the shape of a highlight: the last move and check as on the screen, nothing for a held piece.
fn mark(layout: &Layout, field: Field, mark: Mark, out: &mut String) {
    let (colour, line, shape) = match mark {
        Mark::LastFrom | Mark::LastTo => (LAST, LAST_LINE, layout.corners(field)),
        Mark::Check => (CHECK, CHECK, layout.circle(field, 0.46)),
        _ => return,
    };
    write_pattern(
        out,
        "<path fill=\"$\" fill-opacity=\"0.42\" d=\"$\"/>\
         <path fill=\"none\" stroke=\"$\" stroke-width=\"0.55\" d=\"$\"/>",
        &[colour, &layout.outline(field), line, &shape],
    );
}

fn piece(layout: &Layout, field: Field, glyph: Glyph, out: &mut String) {
    let (centre, unit) = (layout.centre(field), layout.unit(field));
    draw(
        out,
        "<use href=\"#$-$\" x=\"~\" y=\"~\" width=\"~\" height=\"~\"/>",
        &[centre.x - unit / 2.0, centre.y - unit / 2.0, unit, unit],
        &[glyph.side.name(), glyph.figure.name()],
    );
}

/// Offset of the baseline below the middle of a letter or digit, as a fraction of its size.
const MIDDLE: f64 = 0.36;

/// The group of the names of files and ranks. Names on a wire have a light outline.
const NAMES_GROUP: &str = "<g fill=\"$\" font-family=\"$\" paint-order=\"stroke\" stroke=\"#ffffff\" stroke-width=\"0.8\" \
    stroke-linejoin=\"round\" font-weight=\"700\" text-anchor=\"middle\">";

/// A name around its middle, unless it is empty: nothing is written below the light squares of a numbered board.
fn name(at: Point, size: f64, name: &str, out: &mut String) {
    if name.is_empty() {
        return;
    }
    draw(out, "<text x=\"~\" y=\"~\" font-size=\"~\">", &[at.x, at.y + MIDDLE * size, size], &[]);
    escape(name, out);
    out.push_str("</text>");
}

/// The names of lines and ranks of a round board, inside the drawing.
fn signs(layout: &Layout, out: &mut String) {
    write_pattern(out, NAMES_GROUP, &[INK, FONT]);
    for Sign { at, text, of } in layout.signs(false) {
        name(at, if of == SignOf::Rank { RANK_SIZE } else { NAME_SIZE }, &text, out);
    }
    out.push_str("</g>");
}

/// The names of files and ranks in the margins.
fn names(layout: &Layout, out: &mut String) {
    write_pattern(out, NAMES_GROUP, &[INK, FONT]);
    let (width, height) = layout.extent();
    let unit = width / f64::from(layout.board.grid.files);
    for (i, file) in layout.file_names().iter().enumerate() {
        let at = Point { x: NAMES + (i as f64 + 0.5) * unit, y: height + BARE + NAMES * 0.5 };
        name(at, NAME_SIZE, file, out);
    }
    for (i, rank) in layout.rank_names().iter().enumerate() {
        name(Point { x: NAMES * 0.5, y: BARE + (i as f64 + 0.5) * unit }, NAME_SIZE, rank, out);
    }
    out.push_str("</g>");
}

/// A symbol for each kind of piece on the board, with its colours substituted.
fn symbols(picture: &Picture, out: &mut String) {
    let mut drawn: Vec<Glyph> = Vec::new();
    for piece in &picture.scene.pieces {
        if !drawn.contains(&piece.glyph) {
            drawn.push(piece.glyph);
            symbol(picture.symbols, piece.glyph, out);
        }
    }
}

fn symbol(symbols: &str, glyph: Glyph, out: &mut String) {
    let Some(body) = symbols.lines().find_map(|line| body(line, glyph.figure)) else { return };
    write_pattern(out, "<symbol id=\"$-$\"", &[glyph.side.name(), glyph.figure.name()]);
    painted(body, glyph.side, out);
}

/// The rest of a symbol's line after its name, if it is the symbol of this figure.
fn body(line: &str, figure: Figure) -> Option<&str> {
    line.strip_prefix("<symbol id=\"piece-")?.strip_prefix(figure.name())?.strip_prefix('"')
}

/// Substitutes colours for the custom properties: `var(--name)` or `var(--name,other)`.
fn painted(body: &str, side: Side, out: &mut String) {
    let mut parts = body.split('(');
    let mut before = parts.next().unwrap_or_default();
    for part in parts {
        let (inside, after) = part.split_once(')').unwrap_or((part, ""));
        match before.strip_suffix("var") {
            Some(text) => {
                let (name, other) = inside.split_once(',').unwrap_or((inside, ""));
                let known = PAINT.iter().find(|(n, _)| *n == name);
                out.push_str(text);
                out.push_str(known.map_or(other, |(_, values)| values[side.index()]));
            }
            None => write_pattern(out, "$($)", &[before, inside]),
        }
        before = after;
    }
    out.push_str(before);
}
