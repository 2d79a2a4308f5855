//! Score sheets: the places of a line, and how they compare.

use super::course::{Cell, Exercise, Quality};
use super::exercise::StepContext;
use super::exercise::sheet::{Compared, SheetRules};
use super::{Diagram, Judged, Verdict, diagram};
use crate::game::{Game, Go};
use crate::i18n::{Language, Msg};
use crate::notation::signs::{from, joined};
use crate::record::Score;

/// The places of a line in a course file: `white Td1 | black abandon | result 1-0`. Nothing if a place is not
/// known. A line that begins with no place is one of moves.
pub(super) fn cells(text: &str) -> Vec<(Cell, String)> {
    let mut all = Vec::new();
    for part in text.split('|') {
        let part = part.trim();
        let (word, value) = part.split_once(' ').unwrap_or((part, ""));
        match Cell::ALL.into_iter().find(|(name, _)| *name == word) {
            Some((_, cell)) => all.push((cell, String::from(value.trim()))),
            None if all.is_empty() && !text.contains('|') => return vec![(Cell::Moves, part.into())],
            None => return Vec::new(),
        }
    }
    all
}

/// A small letter for a capital one of Latin; the tables of Unicode for all others weigh more than a lesson.
fn small(c: char) -> char {
    match c {
        'À'..='Þ' if c != '×' => char::from_u32(c as u32 + 32).unwrap_or(c),
        c => c.to_ascii_lowercase(),
    }
}

/// Whether two texts are the same for a teacher who reads names: capitals and blanks do not count, nor which blanks.
pub(super) fn alike(one: &str, other: &str) -> bool {
    let plain = |text: &str| -> String { text.chars().filter(|c| !c.is_whitespace()).map(small).collect() };
    plain(one) == plain(other)
}

/// Whether two texts have the same characters, blanks at the ends and double ones aside.
pub(super) fn same(one: &str, other: &str) -> bool {
    one.split_whitespace().eq(other.split_whitespace())
}

/// A written move without the number before it: `34. … Td1` is `Td1`.
pub(super) fn unnumbered(text: &str) -> &str {
    let text = text.trim();
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    match rest.trim_start().starts_with(['.', '…']) && rest.len() < text.len() {
        true => rest.trim_start_matches(['.', '…', ' ', '\u{a0}', '\u{202f}']),
        false => text,
    }
}

/// The moves of a line with the numbers before them, if any: `1.e4 e5` is `1` with `e4`, and `e5` alone.
fn split(text: &str) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    let mut number = String::new();
    for word in text.split_whitespace() {
        let rest = unnumbered(word);
        if rest.len() < word.len() {
            number = word.chars().take_while(char::is_ascii_digit).collect();
        }
        if !rest.is_empty() {
            all.push((std::mem::take(&mut number), rest.into()));
        }
    }
    all
}

/// Whether what stands in the cells is what was played on the board.
pub(super) fn are_moves(board: &Diagram, cells: &[(Cell, String)], language: Language) -> bool {
    let Ok(mut table) = board.table() else { return false };
    let style = diagram::style(language);
    let mut told: Vec<String> = Vec::new();
    for (cell, text) in cells {
        match cell {
            Cell::Moves => told.extend(split(text).into_iter().map(|(_, text)| text)),
            // After the last move a word such as "resigns" may stand there.
            Cell::White | Cell::Black if !text.is_empty() && told.len() < board.moves.len() => {
                told.push(text.clone());
            }
            _ => {}
        }
    }
    table.go(Go::First);
    for (id, text) in board.moves.iter().zip(&told) {
        if !table.read(text, &style).is_ok_and(|explained| explained.id == *id) {
            return false;
        }
        table.go(Go::Forward);
    }
    told.len() == board.moves.len()
}

/// What was filled in, compared with an answer that the course knows. What the answer does not name may be
/// anything, unless it is the right one.
fn fits(wanted: &[(Cell, String)], given: &[(Cell, &str)], rules: &SheetRules, prompt: &str) -> bool {
    wanted.iter().all(|(cell, text)| cell_fits(*cell, (text, value(given, *cell)), rules, prompt))
}

fn value<'g>(given: &[(Cell, &'g str)], cell: Cell) -> &'g str {
    given.iter().find(|(other, _)| *other == cell).map_or("", |(_, text)| text.trim())
}

fn cell_fits(cell: Cell, (right, given): (&str, &str), rules: &SheetRules, prompt: &str) -> bool {
    match cell {
        Cell::Result => Score::find(given) == Score::find(right) && given.is_empty() == right.is_empty(),
        _ => (rules.fits)(&Compared { cell, right, given, prompt }),
    }
}

/// Whether a text has a part in it. A plain loop: the searcher of the standard library weighs more than this row.
pub(super) fn holds(text: &str, part: &str) -> bool {
    text.char_indices().any(|(at, _)| from(text, at).starts_with(part))
}

/// Whether a date is written as the task itself writes it.
pub(super) fn in_prompt(given: &str, prompt: &str) -> bool {
    given.bytes().filter(u8::is_ascii_digit).count() > 4 && holds(prompt, given)
}

/// A line of moves with its blanks in the same places.
pub(super) fn spaced(text: &str) -> String {
    let mut out = String::new();
    for (number, text) in split(text) {
        let dot = if number.is_empty() { "" } else { "." };
        out.push_str(&joined(&[&number, dot, " ", &text, " "]));
    }
    out
}

/// What is said of a sheet that was filled in.
pub(super) fn judge(step: &mut StepContext, given: &[(Cell, &str)], rules: &SheetRules) -> Verdict {
    let (exercise, language) = (step.exercise, step.language);
    let prompt = exercise.prompt.in_language(language);
    let Some(right) = exercise.right(0) else { return Verdict::right() };
    let wanted = cells(right.text.in_language(language));
    let off: Vec<Cell> = wanted
        .iter()
        .filter(|(cell, text)| !cell_fits(*cell, (text, value(given, *cell)), rules, prompt))
        .map(|(cell, _)| *cell)
        .collect();
    if off.is_empty() {
        return Verdict::right();
    }
    for answer in exercise.answers.iter().filter(|answer| answer.is != Quality::Right) {
        if fits(&cells(answer.text.in_language(language)), given, rules, prompt) {
            let verdict = match (answer.is, answer.hint) {
                (Quality::Also, _) => return Verdict::right(),
                (Quality::Noted, Some(n)) => return Verdict::noted(step.hint(n)),
                (_, Some(n)) => Verdict::wrong(step.hint(n)),
                _ => Verdict::wrong(msg!(LookBox)),
            };
            return Verdict { cells: off.clone(), ..verdict.but(boxes(&wanted, &off)) };
        }
    }
    let mut noted = None;
    for (n, cell) in off.iter().enumerate() {
        let verdict = match &mut step.table {
            Some(table) if rules.of_moves => {
                moves(exercise, table, (*cell, value(given, *cell)), &wanted, language)
            }
            _ => Verdict::wrong(msg!(LookBox)),
        };
        match verdict.is {
            Judged::Wrong | Judged::Unanswered => {
                let off = off.get(n..).unwrap_or_default().to_vec();
                return Verdict { cells: off.clone(), ..verdict.but(boxes(&wanted, &off)) };
            }
            Judged::Noted => noted = noted.or(Some(verdict)),
            Judged::Right => {}
        }
    }
    noted.unwrap_or_else(Verdict::right)
}

/// How many places are right.
fn boxes(wanted: &[(Cell, String)], off: &[Cell]) -> Option<Msg> {
    let (right, all) = ((wanted.len() - off.len()) as u32, wanted.len() as u32);
    (right > 0).then(|| msg!(GoodBoxes { right, all }))
}

/// What is said of moves on a sheet: the first that is not as it was played.
fn moves(
    exercise: &Exercise,
    table: &mut Game,
    (cell, given): (Cell, &str),
    wanted: &[(Cell, String)],
    language: Language,
) -> Verdict {
    let asked = wanted.iter().find(|(other, _)| *other == cell).map_or("", |(_, text)| text);
    if given.is_empty() || cell == Cell::Result {
        return Verdict::wrong(msg!(LookBox));
    }
    let first =
        usize::from(cell == Cell::Black && wanted.iter().any(|(c, t)| *c == Cell::White && !t.is_empty()));
    let ids = exercise.board.moves.iter().skip(first);
    let given = split(given);
    let mut noted: Option<Msg> = None;
    let mut found = None;
    table.go(Go::First);
    (0..first).for_each(|_| table.go(Go::Forward));
    for (n, (id, (number, text))) in ids.zip(&given).enumerate() {
        let right = split(asked);
        let numbered = right.get(n).is_none_or(|(wanted, _)| wanted == number);
        found = match table.read(text, &diagram::style(language)) {
            Ok(explained) if explained.id == *id => match explained.remarks.first() {
                Some(remark) if remark.slip => Some(remark.says.clone()),
                _ if !numbered => Some(msg!(LookNumber { text: text.clone() })),
                remark => {
                    noted = noted.or_else(|| remark.map(|remark| remark.says.clone()));
                    None
                }
            },
            Ok(_) => Some(msg!(LookMove { text: text.clone() })),
            Err(refusal) => Some(refusal.because),
        };
        if found.is_some() {
            break;
        }
        table.go(Go::Forward);
    }
    table.go(Go::Last);
    match found {
        Some(msg) => Verdict::wrong(msg),
        None if cell == Cell::Moves && given.len() != split(asked).len() => {
            let (given, asked) = (given.len() as u32, split(asked).len() as u32);
            Verdict::wrong(msg!(LookLine { given, asked }))
        }
        None if given.len() != split(asked).len() => Verdict::wrong(msg!(LookBox)),
        None => noted.map_or_else(Verdict::right, Verdict::noted),
    }
}
