//! Why a text is not a legal move: slips of spelling first, then the rules.

use super::algebraic::text as written;
use super::coordinates::name;
use super::letters::{LETTERS, small, strip, strip_small};
use super::pattern::{Body, Pattern, Shapeless, Step, after_number, parse};
use super::read::{Refusal, fits_way, hits};
use super::style::{LETTERED, Style};
use super::{noun, player, words};
use crate::chess::{Kind, Move, Objection, Position, Role, Setup};
use crate::geometry::Field;
use crate::position::{Position as _, Side};
use crate::text::Msg;

/// Why a piece cannot go from one square to another, as a sentence.
pub(super) fn because(p: &Position, from: Field, to: Field) -> Option<Msg> {
    p.objection(from, to).map(|why| words::objection(p, from, to, why))
}

/// The reason why a text that fits no legal move was refused.
pub(super) fn refusal(
    p: &Position,
    text: &str,
    pattern: Result<Pattern, Shapeless>,
    style: &Style,
) -> Refusal {
    let body = &text[after_number(text)..];
    let at = text.len() - body.len();
    let refuse = |because| Refusal { because, at, nearest: nearest(p, text, style) };
    if body.is_empty() {
        return refuse(Msg::Nothing);
    }
    if ["--", "Z0", "0000", "@@@@", "null", "pass"].contains(&body) {
        return refuse(Msg::NullMove);
    }
    if let Some(because) = misspelled(p, body, style) {
        return refuse(because);
    }
    match pattern {
        Ok(Pattern { body: Body::Castle { wing, .. }, .. }) => {
            refuse(p.castling_bar(wing).map_or(Msg::CastlingNoRight, words::bar))
        }
        Ok(Pattern { body: Body::Step(step), .. }) => refuse(against_rules(p, &step, style)),
        Err(Shapeless(place)) => {
            let because = no_field(body, style).unwrap_or_else(|| syntax(text, place));
            Refusal { because, at: place, nearest: nearest(p, text, style) }
        }
    }
}

fn syntax(text: &str, place: usize) -> Msg {
    let rest = if place < text.len() { &text[place..] } else { text };
    Msg::Syntax { rest: rest.chars().take(12).collect() }
}

/// Texts that become a legal move when one slip is mended.
fn misspelled(p: &Position, body: &str, style: &Style) -> Option<Msg> {
    let found = |mended: &str, style: &Style| {
        let moves = parse(mended, style).map(|pattern| hits(p, &pattern)).unwrap_or_default();
        moves.into_iter().next()
    };
    let right = |m: &Move| written(p, m, style);
    let mend = |mended: Option<String>, msg: fn(String) -> Msg| {
        let m = found(&mended?, style)?;
        Some(msg(right(&m)))
    };
    let (letter, rest) = split_letter(body, style);
    let pieces = &style.letters.pieces;
    let upper = strip_small(pieces, body).map(|(i, rest)| pieces[i].to_string() + rest);
    None.or_else(|| mend(upper, |right| Msg::PieceCase { right }))
        .or_else(|| mend(large_promotion(body, pieces), |right| Msg::PieceCase { right }))
        .or_else(|| mend(Some(format!("{letter}{}", lower_squares(rest))), |right| Msg::FileCase { right }))
        .or_else(|| mend(swap_squares(letter, rest), |right| Msg::SquareOrder { right }))
        .or_else(|| {
            let joined: String = body.split_whitespace().collect();
            mend((joined != body).then_some(joined), |right| Msg::NoSpace { right })
        })
        .or_else(|| foreign(body, style, &found, &right))
}

/// The piece letter at the start of a text, and the rest.
fn split_letter<'t>(body: &'t str, style: &Style) -> (&'t str, &'t str) {
    match strip(&style.letters.pieces, body) {
        Some((_, rest)) => body.split_at(body.len() - rest.len()),
        None => ("", body),
    }
}

/// `F3` as `f3`; letters that are no files stay.
fn lower_squares(rest: &str) -> String {
    let small = |c: char| if ('A'..='H').contains(&c) { c.to_ascii_lowercase() } else { c };
    let mut out: String = rest.chars().take(2).map(small).collect();
    out.extend(rest.chars().skip(2));
    out
}

/// `3f` as `f3`, at the end of a text.
fn swap_squares(letter: &str, rest: &str) -> Option<String> {
    let marks = rest.trim_end_matches(['+', '#', '!', '?']);
    let mut chars: Vec<char> = marks.chars().collect();
    let n = chars.len();
    if n < 2 || !chars[n - 2].is_ascii_digit() || !chars[n - 1].is_ascii_lowercase() {
        return None;
    }
    chars.swap(n - 2, n - 1);
    Some(letter.chars().chain(chars).collect())
}

/// A letter that means nothing here but a legal move in another language (contradictions X06).
fn foreign(
    body: &str,
    style: &Style,
    found: &impl Fn(&str, &Style) -> Option<Move>,
    right: &impl Fn(&Move) -> String,
) -> Option<Msg> {
    let first = body.chars().next().filter(|c| small(*c) != *c)?;
    let pawn = style.letters.pawn;
    if strip(&style.letters.pieces, body).is_some() || !pawn.is_empty() && body.starts_with(pawn) {
        return None;
    }
    LETTERS.iter().filter(|l| *l != style.letters).find_map(|letters| {
        let m = found(body, &Style { letters, ..*style })?;
        let language = letters.name.into();
        Some(Msg::LanguageLetter { letter: first.to_string(), language, right: right(&m) })
    })
}

/// A place that looks like a square and is none: `i4`, `e9`.
fn no_field(body: &str, style: &Style) -> Option<Msg> {
    let (_, rest) = split_letter(body, style);
    let rest = rest.trim_start_matches(['x', '-', ':']).trim_end_matches(['+', '#', '!', '?']);
    let mut chars = rest.chars();
    let (file, rank) = (chars.next()?, chars.as_str());
    let shaped = file.is_ascii_lowercase() && !rank.is_empty() && rank.len() < 3;
    let digits = rank.bytes().all(|b| b.is_ascii_digit());
    (shaped && digits).then(|| Msg::NotAField { text: rest.to_string() })
}

/// The rule that a pattern breaks.
fn against_rules(p: &Position, step: &Step, style: &Style) -> Msg {
    slip_of_form(p, step, style).unwrap_or_else(|| {
        let Some(to) = step.to() else { return by_files(p, step) };
        // Two squares without a letter mean whatever stands on the first.
        let stands = step.from().filter(|_| step.role.is_none()).map(|from| (from, p.piece(from)));
        if let Some((from, None)) = stands {
            return Msg::EmptyField { field: name(from) };
        }
        let standing = stands.and_then(|(_, piece)| piece).map(|(_, role)| role);
        let role = step.role.or(standing).unwrap_or(Role::Pawn);
        let own: Vec<Field> = candidates(p, p.turn(), step, role).collect();
        let reasons = own.iter().filter_map(|from| Some((*from, p.objection(*from, to)?)));
        let best = reasons.min_by_key(|(_, why)| distance(why));
        match best {
            _ if own.contains(&to) => Msg::FromSquare { piece: noun(role.figure()), field: name(to) },
            Some((from, why)) if distance(&why) < FAR => words::objection(p, from, to, why),
            far => {
                other_side(p, step).or_else(|| letter_missing(p, step, to, style)).unwrap_or_else(
                    || match far {
                        Some((from, why)) => words::objection(p, from, to, why),
                        None => Msg::NoSuchPiece { piece: noun(role.figure()), from: place(step) },
                    },
                )
            }
        }
    })
}

/// The move is legal, but a part of its text is missing, too much or wrong.
fn slip_of_form(p: &Position, step: &Step, style: &Style) -> Option<Msg> {
    let all = p.moves();
    let texts = |moves: &[&Move]| moves.iter().map(|m| written(p, m, style)).collect::<Vec<_>>();
    let same_way: Vec<&Move> = all.iter().filter(|m| fits_way(p, m, step)).collect();
    if let Some(m) = same_way.first() {
        return Some(match (m.promotion(), step.promotion) {
            (Some(_), None) => Msg::PromoMissing { right: texts(&same_way) },
            (None, Some(_)) => Msg::PromoNone { right: written(p, m, style) },
            _ => Msg::PromoBad,
        });
    }
    let to = step.to()?;
    let pawn_capture = |m: &&Move| m.role == Role::Pawn && m.to == to && m.from.0 % 8 != to.0 % 8;
    if step.role.is_none()
        && step.from_file.is_none()
        && let Some(m) = all.iter().find(pawn_capture)
    {
        return Some(Msg::PawnFile { right: written(p, m, style) });
    }
    let in_passing = |m: &&Move| {
        let taken = Field(m.to.0 ^ 8);
        m.kind == Kind::EnPassant && taken == to && step.from_file.is_none_or(|f| f == m.from.0 % 8)
    };
    if step.role.is_none()
        && let Some(m) = all.iter().find(in_passing)
    {
        return Some(Msg::EpSquare { right: written(p, m, style) });
    }
    let castles = |m: &&Move| m.kind == Kind::Castle && (m.to == to || m.castled().king == to.0);
    let king = step.role == Some(Role::King) && (step.from_file.is_none() || step.from().is_some());
    let m = all.iter().find(castles).filter(|_| king)?;
    Some(Msg::CastlingAsKing { right: written(p, m, style) })
}

/// A pawn capture written by its files (`ed`) that no pawn can make.
fn by_files(p: &Position, step: &Step) -> Msg {
    let from = step.from_file.unwrap_or_default();
    match candidates(p, p.turn(), step, Role::Pawn).next() {
        None => Msg::NoSuchPiece { piece: noun(Role::Pawn.figure()), from: place(step) },
        Some(_) if from.abs_diff(step.to_file) == 1 => {
            Msg::NothingOnFile { file: (b'a' + step.to_file) as char }
        }
        Some(_) => Msg::NotItsWay { piece: noun(Role::Pawn.figure()) },
    }
}

/// `a8q` as `a8Q`.
fn large_promotion(body: &str, pieces: &[&str; 5]) -> Option<String> {
    let bare = body.trim_end_matches(['+', '#', '!', '?']);
    let last = bare.chars().last()?;
    let (i, rest) = strip_small(pieces, &bare[bare.len() - last.len_utf8()..])?;
    rest.is_empty().then(|| bare[..bare.len() - last.len_utf8()].to_string() + pieces[i])
}

/// The pieces of a side that a pattern may mean.
fn candidates(p: &Position, side: Side, step: &Step, role: Role) -> impl Iterator<Item = Field> {
    let any = step.role.is_none() && step.from().is_some();
    let roles = LETTERED.into_iter().chain([Role::Pawn]).filter(move |r| any || *r == role);
    let (file, rank, to) = (step.from_file, step.from_rank, step.to());
    // A pawn named by its target alone comes along the file.
    let file = file.or(to.filter(|_| role == Role::Pawn && !any).map(|to| to.0 % 8));
    let fields: Vec<Field> = roles.flat_map(|role| p.all(side, role)).collect();
    fields.into_iter().filter(move |f| file.is_none_or(|x| x == f.0 % 8) && rank.is_none_or(|y| y == f.0 / 8))
}

/// From here on an objection says little about what was meant.
const FAR: u8 = 5;

/// How near a tempting move is to a legal one: the king's safety, then a blocked way, then geometry.
fn distance(why: &Objection) -> u8 {
    match why {
        Objection::Pinned(_) | Objection::IntoCheck(_) | Objection::StaysInCheck(_) => 0,
        Objection::Castling(_) | Objection::PawnBlocked => 1,
        Objection::NothingToTake => 2,
        Objection::Blocked(_) => 3,
        Objection::OwnPiece => 4,
        _ => FAR,
    }
}

/// Whether the side that waits could play it.
fn other_side(p: &Position, step: &Step) -> Option<Msg> {
    let mut setup = Setup::from(p);
    setup.turn = setup.turn.other();
    setup.passed = None;
    let other = setup.position(p.rules()).ok()?;
    let playable = other.moves().iter().any(|m| fits_way(&other, m, step));
    playable.then(|| Msg::NotYourTurn { player: player(p.turn()) })
}

/// A target without a letter that no pawn but another piece can reach.
fn letter_missing(p: &Position, step: &Step, to: Field, style: &Style) -> Option<Msg> {
    let bare = step.role.is_none() && step.from_file.is_none();
    let all = p.moves();
    let m =
        all.iter().find(|m| m.to == to && m.kind == Kind::Plain && m.role != Role::Pawn).filter(|_| bare)?;
    Some(Msg::LetterMissing { piece: noun(m.role.figure()), right: written(p, m, style) })
}

/// What a pattern says about the start: `e4`, `e`, `4` or nothing.
fn place(step: &Step) -> String {
    let file = step.from_file.map(|x| (b'a' + x) as char);
    let rank = step.from_rank.map(|y| (b'1' + y) as char);
    file.into_iter().chain(rank).collect()
}

/// How many right forms are offered.
const OFFERS: usize = 4;

/// Legal moves whose texts differ from a text in one or two characters.
fn nearest(p: &Position, text: &str, style: &Style) -> Vec<String> {
    let plain = |text: &str| text.trim_end_matches(['+', '#', '!', '?', ' ']).to_ascii_lowercase();
    let wanted: Vec<char> = plain(&text[after_number(text)..]).chars().collect();
    let all: Vec<(usize, String)> = p
        .moves()
        .iter()
        .map(|m| {
            let right = written(p, m, style);
            (edits(&wanted, &plain(&right).chars().collect::<Vec<_>>()), right)
        })
        .collect();
    let best = all.iter().map(|(far, _)| *far).min().unwrap_or_default().max(1);
    let near = all.into_iter().filter(|(far, _)| *far <= best && *far <= 2 && *far < wanted.len());
    near.map(|(_, right)| right).take(OFFERS).collect()
}

/// The number of characters to add, drop or change (Levenshtein).
fn edits(a: &[char], b: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}
