//! Blanks, braces and paragraphs in the text of comments.

/// Replaces braces inside a comment by brackets, so that nothing closes it early.
pub(crate) fn without_braces(text: &str) -> String {
    if !text.bytes().any(|b| b == b'}') {
        return text.into();
    }
    let bracket = |c| match c {
        '{' => '(',
        '}' => ')',
        other => other,
    };
    text.chars().map(bracket).collect()
}

/// Appends a text after a blank; blanks at the ends and line ends inside are normalised.
pub(crate) fn join(text: &mut String, more: &str) {
    for word in more.split_whitespace() {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(word);
    }
}

/// The sign between the paragraphs of a comment: an empty line. Other line ends are those of folded lines.
pub(crate) const PARAGRAPH: &str = "\n\n";

/// Appends a text with paragraphs after a blank, or after an empty line if it begins with one.
pub(crate) fn join_paragraphs(text: &mut String, more: &str) {
    if !more.contains('\n') {
        return join(text, more);
    }
    let mut gap = " ";
    for (n, line) in more.split('\n').enumerate() {
        let mut words = line.split_whitespace().peekable();
        if words.peek().is_none() && n > 0 {
            gap = PARAGRAPH;
        }
        for word in words {
            if !text.is_empty() {
                text.push_str(gap);
            }
            text.push_str(word);
            gap = " ";
        }
    }
}

/// Collapses whitespace to single blanks, and empty lines to one between paragraphs.
pub(crate) fn with_paragraphs(text: &str) -> String {
    let mut out = String::new();
    let text = if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n") } else { text.into() };
    join_paragraphs(&mut out, text.trim());
    out
}

/// Collapses whitespace to single blanks.
pub(crate) fn normalize_spaces(text: &str) -> String {
    let mut out = String::new();
    join(&mut out, text);
    out
}
