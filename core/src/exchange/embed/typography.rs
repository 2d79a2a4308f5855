//! Reverses changes by content management systems to a game typed into a page: curly quotes around tag values, dashes
//! and ellipses in moves, and character references. Comments are unchanged.

/// The game as typed.
pub(super) fn undo_typography(text: &str) -> String {
    let text = dereferenced(text);
    let mut out = String::with_capacity(text.len());
    let mut rest = text.as_str();
    let (mut in_comment, mut in_value) = (false, false);
    while let Some(c) = rest.chars().next() {
        if !in_comment
            && !in_value
            && c == '['
            && let Some((tag, after)) = tag(rest)
        {
            out.push_str(&tag);
            rest = after;
            continue;
        }
        match c {
            '{' => in_comment = true,
            '}' => in_comment = false,
            // A value in plain quotes is unchanged; it ends with its line at the latest.
            '"' if !in_comment => in_value = !in_value,
            '\n' => in_value = false,
            _ => {}
        }
        match plain(c).filter(|_| !in_comment && !in_value) {
            Some(plain) => out.push_str(plain),
            None => out.push(c),
        }
        rest = &rest[c.len_utf8()..];
    }
    out
}

/// The typed form of a sign outside of comments; none if it is the same.
fn plain(c: char) -> Option<&'static str> {
    Some(match c {
        // Hyphens, dashes and minus.
        '\u{2010}'..='\u{2015}' | '\u{2212}' => "-",
        '…' => "...",
        '×' => "x",
        // Spaces without a break, and marks without a width.
        '\u{a0}' | '\u{202f}' | '\u{2009}' => " ",
        '\u{200b}' | '\u{2060}' | '\u{feff}' => "",
        _ => return None,
    })
}

fn is_quote(c: char) -> bool {
    matches!(c, '"' | '“' | '”' | '„' | '‟' | '″' | '«' | '»' | '‘' | '’' | '‚' | '\'' | '′' | '`')
}

/// Maximum length of a tag value in bytes, to bound the cost of unclosed tags.
const LONGEST_VALUE: usize = 500;

/// Converts a tag whose value is in other quotes to PGN. Returns the rest of the text. None for anything else.
fn tag(text: &str) -> Option<(String, &str)> {
    let inside = text.strip_prefix('[')?;
    let name = inside.trim_start();
    let end = name.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|end| *end > 0)?;
    let (name, value) = name.split_at(end);
    let value = value.trim_start();
    let quote = value.chars().next().filter(|c| is_quote(*c) && *c != '"')?;
    // A tag is on one line; a value that contains a bracket ends at the bracket after a quote.
    let end = |(at, c): &(usize, char)| *c == '\n' || *at > LONGEST_VALUE;
    let line = value.char_indices().find(end).map_or(value, |(at, _)| &value[..at]);
    let ends = |at: &usize| {
        line[..*at].trim_end().ends_with(is_quote) && line[..*at].trim_end().len() > quote.len_utf8()
    };
    let end = line.match_indices(']').map(|(at, _)| at).find(ends)?;
    let value_text = value[..end].trim_end();
    let value_text = &value_text[quote.len_utf8()..];
    let value_text = value_text.strip_suffix(is_quote)?;
    // French quotes have spaces inside, and some systems write one quote as two.
    let value_text = value_text.trim_matches(|c: char| c.is_whitespace() || c == quote && quote == '\'');
    let escaped = value_text.replace('\\', "\\\\").replace('"', "\\\"");
    Some((format!("[{name} \"{escaped}\"]"), &value[end + 1..]))
}

/// Named character references that content management systems create for typed signs.
const NAMES: [(&str, char); 14] = [
    ("quot", '"'),
    ("ldquo", '“'),
    ("rdquo", '”'),
    ("bdquo", '„'),
    ("lsquo", '‘'),
    ("rsquo", '’'),
    ("laquo", '«'),
    ("raquo", '»'),
    ("Prime", '″'),
    ("ndash", '–'),
    ("mdash", '—'),
    ("hellip", '…'),
    ("times", '×'),
    ("nbsp", '\u{a0}'),
];
/// Maximum length of these references.
const LONGEST_REFERENCE: usize = 12;

/// Decodes the character references of typed signs. Others are unchanged.
fn dereferenced(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        match reference(rest) {
            Some((sign, after)) => {
                out.push(sign);
                rest = after;
            }
            None => {
                out.push('&');
                rest = &rest[1..];
            }
        }
    }
    out + rest
}

/// Parses a character reference at the start of a text. Returns the rest.
fn reference(text: &str) -> Option<(char, &str)> {
    let inside = text.strip_prefix('&')?;
    // Systems that escape twice have `&amp;` before it.
    let inside = inside.strip_prefix("amp;").unwrap_or(inside);
    let end = inside.bytes().take(LONGEST_REFERENCE).position(|b| b == b';')?;
    let (name, after) = (&inside[..end], &inside[end + 1..]);
    let number = |digits: &str, radix| u32::from_str_radix(digits, radix).ok().and_then(char::from_u32);
    let sign = match name.strip_prefix('#') {
        Some(digits) => match digits.strip_prefix(['x', 'X']) {
            Some(digits) => number(digits, 16),
            None => number(digits, 10),
        },
        None => NAMES.iter().find(|(known, _)| *known == name).map(|(_, sign)| *sign),
    }?;
    let is_typed = is_quote(sign) || plain(sign).is_some();
    is_typed.then_some((sign, after))
}
