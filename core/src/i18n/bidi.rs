//! Text of somebody else in a line of ours: letters that run from right to left, and control signs of direction, change nothing
//! around it.

/// The signs that begin a part with a direction of its own, and the one that ends it (Unicode UAX 9).
const ISOLATES: [char; 3] = ['\u{2066}', '\u{2067}', '\u{2068}'];
const FIRST_STRONG: char = '\u{2068}';
const END: char = '\u{2069}';

/// A name, a comment or another text of somebody else, isolated if it could change the direction of what stands beside it. All that it
/// opens is closed, and it closes nothing that it has not opened.
pub fn isolated(text: &str) -> String {
    if !text.chars().any(is_directed) {
        return text.into();
    }
    let mut out = String::from(FIRST_STRONG);
    let mut open = 0_usize;
    for sign in text.chars() {
        match sign {
            END if open == 0 => continue,
            END => open -= 1,
            _ if ISOLATES.contains(&sign) => open += 1,
            _ => {}
        }
        out.push(sign);
    }
    out.extend(std::iter::repeat_n(END, open + 1));
    out
}

/// True for control signs of direction, and for letters from right to left.
fn is_directed(sign: char) -> bool {
    matches!(sign,
        '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        | '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::isolated;

    #[test]
    fn ordinary_names_stay_as_they_are() {
        for name in ["", "Anna", "Šárka – Ὀδυσσεύς", "王皓"] {
            assert_eq!(isolated(name), name);
        }
    }

    #[test]
    fn what_changes_direction_is_closed_behind_itself() {
        assert_eq!(isolated("אבי"), "\u{2068}אבי\u{2069}");
        assert_eq!(isolated("\u{202e}0-1"), "\u{2068}\u{202e}0-1\u{2069}", "the end closes an override, too");
        assert_eq!(isolated("a\u{2069}b"), "\u{2068}ab\u{2069}", "it does not end ours");
        assert_eq!(isolated("a\u{2067}b"), "\u{2068}a\u{2067}b\u{2069}\u{2069}");
        assert_eq!(isolated("a\u{2067}b\u{2069}c"), "\u{2068}a\u{2067}b\u{2069}c\u{2069}");
    }
}
