//! Numbers as text.

/// Parses a number of decimal digits only; none for other characters, among them the leading `+` that
/// [`str::parse`] accepts, and on overflow.
pub fn number(digits: &str) -> Option<u32> {
    if digits.starts_with('+') { None } else { digits.parse().ok() }
}

/// Appends a number in decimal digits.
pub fn push_number(text: &mut String, number: u32) {
    text.push_str(&number.to_string());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_and_read() {
        for n in [0, 7, 10, 959, 4_294_967_295] {
            let mut text = String::new();
            push_number(&mut text, n);
            assert_eq!((text.clone(), number(&text)), (n.to_string(), Some(n)));
        }
        for wrong in ["", "+5", "-1", "5 ", "4294967296", "٣"] {
            assert_eq!(number(wrong), None, "{wrong}");
        }
        assert_eq!(number("00000000000000000007"), Some(7));
    }
}
