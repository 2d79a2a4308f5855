//! Names in code: words, and what stands in string literals.

/// True for a character of a name.
pub fn is_of_word(c: char) -> bool {
    c.is_alphanumeric() || c == '-' || c == '_'
}

/// The words of a text.
pub fn words(text: &str) -> impl Iterator<Item = String> {
    text.split(|c| !is_of_word(c)).filter(|word| !word.is_empty()).map(str::to_string)
}

/// The string literals of a Rust file.
pub fn literals(code: &str) -> impl Iterator<Item = &str> {
    let mut rest = code;
    std::iter::from_fn(move || {
        let start = rest
            .match_indices('"')
            .find(|(n, _)| !rest[..*n].ends_with('\'') || !rest[n + 1..].starts_with('\''))?
            .0;
        let marks = rest[..start].len() - rest[..start].trim_end_matches('#').len();
        let is_raw = rest[..start - marks].ends_with('r');
        let after = &rest[start + 1..];
        let end = if is_raw {
            after.find(&["\"", &"#".repeat(marks)].concat())?
        } else {
            let mut escaped = false;
            after.find(|c| {
                let ends = c == '"' && !escaped;
                escaped = c == '\\' && !escaped;
                ends
            })?
        };
        rest = &after[end + 1..];
        Some(&after[..end])
    })
}
