//! Dates as written by children.

use notabene_core::digits::number;
use notabene_core::i18n::{Language, MONTHS};
use notabene_core::notation::letters::is_letter;

/// Day, month and year, if a text has all three: `2025-05-14`, `14/5/2025`, `14.05.25`, `14 mai 2025`.
fn parts(text: &str) -> Option<(u32, u32, u32)> {
    let (mut numbers, mut month) = (Vec::new(), None);
    for word in text.split(|c: char| !is_letter(c) && !c.is_ascii_digit()).filter(|word| !word.is_empty()) {
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        match word.get(..digits).and_then(number) {
            Some(n) => numbers.push(n),
            None => {
                let small = word.to_ascii_lowercase();
                let place =
                    MONTHS.iter().position(|starts| starts.iter().any(|start| small.starts_with(start)));
                month = month.or(place.map(|place| place as u32 + 1));
            }
        }
    }
    let full = |year: u32| if year < 100 { year + 2000 } else { year };
    Some(match (&numbers[..], month) {
        ([day, year], Some(month)) => (*day, month, full(*year)),
        ([year, month, day], None) if *year > 31 => (*day, *month, *year),
        // If the month cannot be one, the date was written the American way: month first.
        ([month, day, year], None) if *day > 12 => (*day, *month, full(*year)),
        ([day, month, year], None) => (*day, *month, full(*year)),
        _ => return None,
    })
}

/// True if two texts are the same date.
pub(super) fn same(one: &str, other: &str) -> bool {
    parts(one).is_some_and(|day| parts(other) == Some(day))
}

/// Formats a date in numbers as children of a language write it: day, month, year. Other texts are returned unchanged.
pub fn local(text: &str, language: Language) -> String {
    let Some((day, month, year)) = parts(text) else { return text.into() };
    let sign = language.date_separator();
    format!("{day:02}{sign}{month:02}{sign}{year}")
}
