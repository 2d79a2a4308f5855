//! Embedding code for a board on another page, in three ways, and the two files for embedding by a pasted
//! link.

use super::{Options, game};
use crate::exchange::Export;
use crate::exchange::picture::escape;
use crate::notation::Style;

/// The way of embedding a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum EmbedMethod {
    /// A custom element.
    Element,
    /// An ordinary element with attributes.
    Data,
    /// An iframe, for pages that allow no scripts.
    Frame,
}

/// The name of the option for a record: PDN has one of its own.
pub fn option_of(record: &str) -> &'static str {
    let as_is = |name| {
        let mut options = Options::default();
        // A too long record is reported when it is shown.
        let _ = options.set(name, record);
        game(&options, "")
    };
    let chess = as_is("pgn");
    let draughts = chess.table.variant().is_pdn();
    if draughts || (!chess.faults.is_empty() && as_is("pdn").faults.is_empty()) { "pdn" } else { "pgn" }
}

/// Options that only scripts know: the address of a file of games, and the seconds between two looks at it.
pub(super) const FILE: [&str; 2] = ["src", "refresh"];

impl Options {
    /// Shows the games of a file at an address, and looks every so many seconds whether it has changed; 0 for never. Scripts
    /// fetch it (`www/embed.js`): the board itself knows no files.
    pub fn set_file(&mut self, address: &str, seconds: u32) {
        self.0.retain(|(name, _)| !FILE.contains(name));
        self.0.push(("src", address.trim().into()));
        if seconds > 0 {
            self.0.push(("refresh", seconds.to_string()));
        }
    }
}

/// The moves of the first game of a record, as readers without scripts see them; empty without any.
pub fn readable_moves(record: &str, style: &Style) -> String {
    let mut options = Options::default();
    // Too long a text has no readable moves.
    let is_set = options.set(option_of(record), record).is_ok();
    let shown = game(&options, "");
    if is_set { shown.table.text(Export::Moves(*style)) } else { String::new() }
}

/// The options as an address fragment (behind `#`).
pub fn fragment(options: &Options) -> String {
    let mut out = String::new();
    for (name, value) in options.iter() {
        if !out.is_empty() {
            out.push('&');
        }
        out.push_str(name);
        out.push('=');
        percent_encode(value, &mut out);
    }
    out
}

/// Percent-encodes a text for an address: all but letters, digits and `-._~` (RFC 3986, 2).
fn percent_encode(text: &str, out: &mut String) {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            out.push(byte as char);
        } else {
            let digit = |n: u8| DIGITS.get(usize::from(n)).copied().unwrap_or(b'0') as char;
            [b'%' as char, digit(byte >> 4), digit(byte & 15)].iter().for_each(|sign| out.push(*sign));
        }
    }
}

fn attribute(name: &[&str], value: &str, out: &mut String) {
    out.push(' ');
    name.iter().for_each(|part| out.push_str(part));
    out.push_str("=\"");
    // Editors turn line breaks into paragraphs.
    for (n, line) in value.lines().enumerate() {
        out.push_str(if n > 0 { "&#10;" } else { "" });
        escape(line, out);
    }
    out.push('"');
}

/// The line that loads the boards. `home` is the address of the folder of Notabene, with a trailing slash.
pub fn script_line(home: &str) -> String {
    let mut out = String::from("<script type=\"module\"");
    attribute(&["src"], &format!("{home}embed.js"), &mut out);
    out.push_str("></script>\n");
    out
}

/// The HTML code for a page. `home` is the address of the folder of Notabene, with a trailing slash; `inside` is the
/// fallback text without scripts; `title` is the title of an iframe.
pub fn code(door: EmbedMethod, options: &Options, home: &str, inside: &str, title: &str) -> String {
    let mut out = script_line(home);
    if door == EmbedMethod::Frame {
        out.push_str(&frame(options, home, title));
        out.push('\n');
        return out;
    }
    let (tag, prefix) =
        if door == EmbedMethod::Data { ("div", "data-notabene-") } else { ("notabene-board", "") };
    out.push('<');
    out.push_str(tag);
    options.iter().for_each(|(name, value)| attribute(&[prefix, name], value, &mut out));
    if door == EmbedMethod::Data && options.iter().next().is_none() {
        attribute(&[prefix, "game"], "chess", &mut out);
    }
    out.push('>');
    escape(inside, &mut out);
    ["</", tag, ">\n"].iter().for_each(|part| out.push_str(part));
    out
}

/// The initial size of an iframe, until it reports its height.
const WIDTH: &str = "720";
const HEIGHT: &str = "560";

fn frame(options: &Options, home: &str, title: &str) -> String {
    let mut out = String::from("<iframe");
    attribute(&["src"], &format!("{home}embed.html#{}", fragment(options)), &mut out);
    attribute(&["title"], title, &mut out);
    attribute(&["width"], "100%", &mut out);
    attribute(&["height"], HEIGHT, &mut out);
    // An attribute, not a style: the page may forbid inline styles (CSP).
    attribute(&["frameborder"], "0", &mut out);
    attribute(&["loading"], "lazy", &mut out);
    out.push_str("></iframe>");
    out
}

/// The two files for pasting (oEmbed 1.0, 2.3.4.4): a page for the pasted address, and its oEmbed response. `at` is the
/// address of the folder for both, `name` their name without extension.
pub fn oembed_files(options: &Options, home: &str, at: &str, name: &str, title: &str) -> [String; 2] {
    let mut page = String::from("<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>");
    escape(title, &mut page);
    page.push_str("</title>\n<link rel=\"alternate\" type=\"application/json+oembed\"");
    attribute(&["href"], &format!("{at}{name}.json"), &mut page);
    page.push_str(">\n");
    page.push_str(&code(EmbedMethod::Frame, options, home, "", title));
    let mut json =
        String::from("{\"version\":\"1.0\",\"type\":\"rich\",\"provider_name\":\"Notabene\",\"title\":");
    quote_attribute(title, &mut json);
    json.push_str(",\"html\":");
    quote_attribute(&frame(options, home, title), &mut json);
    [",\"width\":", WIDTH, ",\"height\":", HEIGHT, "}\n"].iter().for_each(|part| json.push_str(part));
    [page, json]
}

/// Appends a JSON string (RFC 8259, 7).
fn quote_attribute(text: &str, out: &mut String) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out.push('"');
}
