//! Courses that pupils get: a remark in the file says so, which readers of every version skip.

/// The remark.
const MARK: &str = "# for pupils";

/// The text of a course as pupils get it: their devices show it without the way to change it.
pub fn for_pupils(text: &str) -> String {
    match is_for_pupils(text) {
        true => text.into(),
        false => format!("{}\n{MARK}\n", text.trim_end()),
    }
}

/// True for the text of a course as pupils get it.
pub fn is_for_pupils(text: &str) -> bool {
    text.lines().rev().map(str::trim).find(|line| !line.is_empty()) == Some(MARK)
}
