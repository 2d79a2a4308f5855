//! NAGs: numeric annotation glyphs (PGN standard, 10) and their printed signs.

use super::letters::is_letter;

/// Numbers and signs; of several signs with one meaning the first is written. Longer
/// signs precede their prefixes.
const SIGNS: [(u8, &str); 43] = [
    (3, "!!"),
    (5, "!?"),
    (1, "!"),
    (4, "??"),
    (6, "?!"),
    (2, "?"),
    (3, "‼"),
    (4, "⁇"),
    (5, "⁉"),
    (6, "⁈"),
    (7, "□"),
    (44, "=∞"),
    (44, "=/∞"),
    (14, "+="),
    (14, "⩲"),
    (14, "+/="),
    (15, "=+"),
    (15, "⩱"),
    (15, "=/+"),
    (10, "="),
    (13, "∞"),
    (16, "±"),
    (16, "+/-"),
    (16, "+/−"),
    (17, "∓"),
    (17, "-/+"),
    (17, "−/+"),
    (18, "+−"),
    (18, "+-"),
    (19, "−+"),
    (19, "-+"),
    (22, "⨀"),
    (32, "↑↑"),
    (36, "↑"),
    (40, "→"),
    (132, "⇆"),
    (138, "⊕"),
    (140, "∆"),
    (140, "△"),
    (140, "Δ"),
    (141, "∇"),
    (142, "⌓"),
    (146, "N"),
];

/// Evaluations and other signs that are not part of a move, even without a blank before them.
const GLUED: &str = "‼⁇⁉⁈□⩲⩱∞±∓⨀↑→⇆⊕∆△Δ∇⌓";

/// Parses a NAG at the start of a text, as a separate word. Returns its length in bytes.
pub(crate) fn parse_prefix(text: &str) -> Option<(u8, usize)> {
    let (mark, sign) = *SIGNS.iter().filter(|(mark, _)| *mark != 146).find(|(_, s)| text.starts_with(s))?;
    let next = text[sign.len()..].chars().next();
    // `+3` or `=Q` is something else; `!` may be followed by anything.
    let alone =
        next.is_none_or(|c| !is_letter(c) && !c.is_ascii_digit()) || !sign.starts_with(['+', '-', '=']);
    alone.then_some((mark, sign.len()))
}

/// The judgements of a position that end a word, each with the text before it: `Nf3+-`, and the novelty `Nd5N`.
pub(crate) fn attached(word: &str) -> impl Iterator<Item = (&str, u8)> {
    let judging = |sign: &str| sign.starts_with(['+', '-', '=', 'N']) && sign.is_ascii();
    let signs = SIGNS.iter().filter(move |(_, sign)| word.ends_with(['=', '+', '-', 'N']) && judging(sign));
    signs.filter_map(move |(mark, sign)| Some((word.strip_suffix(sign)?, *mark)))
}

/// True if a character is a NAG even in the middle of a word.
pub(crate) fn is_sign(c: char) -> bool {
    !c.is_ascii() && GLUED.contains(c)
}

/// A text without the judgement of the position at its end, and that judgement: `e4 ±`, `Nf3+-`, `e4 $14`. The signs
/// of good and bad moves belong to the move.
pub(super) fn without_judgement(text: &str) -> Option<(&str, &str)> {
    let bare = text.trim_end();
    let number = bare.rfind('$').filter(|at| is_number(&bare[*at..]));
    let signs = SIGNS.iter().filter(|(mark, sign)| *mark > 6 && *mark != 146 && bare.ends_with(sign));
    let at = number.or_else(|| Some(bare.len() - signs.map(|(_, sign)| sign.len()).max()?))?;
    let (before, sign) = bare.split_at(at);
    Some((before.trim_end(), sign)).filter(|(before, _)| !before.is_empty())
}

/// True for `$14`.
fn is_number(text: &str) -> bool {
    text.strip_prefix('$').is_some_and(|n| !n.is_empty() && n.bytes().all(|digit| digit.is_ascii_digit()))
}

/// True if a word is a sign and nothing else.
pub(crate) fn is_whole(word: &str) -> bool {
    is_number(word) || parse_prefix(word).is_some_and(|(_, length)| length == word.len())
}

/// The sign of a NAG; without one it is shown as `$n`.
pub fn sign(mark: u8) -> Option<&'static str> {
    SIGNS.iter().find(|(n, _)| *n == mark).map(|(_, sign)| *sign)
}

/// A NAG for display: its sign, or `$n`.
pub fn shown(mark: u8) -> String {
    sign(mark).map_or_else(|| format!("${mark}"), str::to_string)
}

/// True if a NAG judges the move itself (`!`, `?` and their pairs): it is written directly after it.
pub const fn is_judgement(mark: u8) -> bool {
    matches!(mark, 1..=6)
}
