//! Numbers as text. Avoids the formatter of the standard library: its widths, signs and bases add code
//! size.

/// Appends a character. Never inlined: encoding a character takes more code than a call.
#[inline(never)]
pub fn push(text: &mut String, c: char) {
    text.push(c);
}

/// Appends a number in decimal digits.
pub fn push_number(text: &mut String, number: u32) {
    if number > 9 {
        push_number(text, number / 10);
    }
    push(text, (b'0' + (number % 10) as u8) as char);
}

/// Parses a number of decimal digits only; none for other characters or on overflow.
pub fn number(digits: &str) -> Option<u32> {
    if digits.is_empty() {
        return None;
    }
    let mut number = 0u32;
    for digit in digits.bytes() {
        if !digit.is_ascii_digit() {
            return None;
        }
        number = number.checked_mul(10)?.checked_add(u32::from(digit - b'0'))?;
    }
    Some(number)
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
    }
}
