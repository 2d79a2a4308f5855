//! The reason why a text is not a legal move: slips of spelling first, then the rules.

use super::lettered::{DynGame, GenericMove, IllegalReason, MoveKind};
use super::marks::MARKS;
use super::matching::fits_step;
use super::pattern::{Body, NoPattern, Pattern, StepPattern, after_bare_number};
use super::refusal::Refusal;
use super::shape::Coordinates;
use super::slips::{several_moves, spelling_mistake};
use super::style::Style;
use super::{Explanation, nearest, no_move, noun, player, words};
use crate::geometry::Field;
use crate::i18n::{MessageKind, Msg, head};
use crate::pieces::Role;

/// The reason why a piece cannot move from one square to another, as a message.
pub(super) fn explain_illegal(p: &DynGame, from: Field, to: Field) -> Option<Explanation> {
    let why = words::objection(p, from, to, p.illegal_reason(from, to)?);
    Some(Explanation { message: (p.shape().reword)(why.message), ..why })
}

/// The reason why a text that fits no legal move was refused.
pub(super) fn refusal(
    p: &DynGame,
    text: &str,
    pattern: Result<Pattern, NoPattern>,
    style: &Style,
) -> Refusal {
    let body = &text[after_bare_number(text)..];
    let at = text.len() - body.len();
    let refuse = |why: Explanation, inside: usize| refusal_with(p, why, text, at + inside, style);
    if body.is_empty() {
        return refuse(msg!(Nothing).into(), 0);
    }
    if ["--", "Z0", "0000", "@@@@", "<>", "null", "pass"].contains(&body) {
        return refuse(msg!(NullMove).into(), 0);
    }
    if let Some(message) = no_move::read(body) {
        return refuse(message.into(), 0);
    }
    if let Some((message, inside)) =
        spelling_mistake(p, body, style).or_else(|| several_moves(p, body, style))
    {
        return refuse(message.into(), inside);
    }
    if let Some(why) = pattern.as_ref().ok().and_then(|pattern| p.family_reason(&pattern.body, style)) {
        return refuse(why, 0);
    }
    match pattern {
        Ok(Pattern { body: Body::Castle { h_side, .. }, .. }) => {
            let no_right = || msg!(CastlingNoRight).into();
            refuse(
                p.castling_block(h_side).map_or_else(no_right, |bar| words::castling_block_message(p, bar)),
                0,
            )
        }
        Ok(Pattern { body: Body::Dart { .. }, .. }) => refuse(syntax(text, at).into(), 0),
        Ok(Pattern { body: Body::Step(step), .. }) => {
            let why = against_rules(p, &step, style, true);
            // A missing part is missing at the end.
            let missing = why.message.kind() == MessageKind::PromoMissing;
            refuse(why, if missing { body.len() } else { 0 })
        }
        Err(NoPattern(place)) => match no_field(p.shape(), body) {
            Some((message, inside)) => refuse(message.into(), inside),
            None => refuse(syntax(text, place).into(), place.saturating_sub(at)),
        },
    }
}

/// The refusal of a step parsed from an older notation.
pub(super) fn step_refusal(p: &DynGame, step: &StepPattern, text: &str, style: &Style) -> Refusal {
    refusal_with(p, against_rules(p, step, style, false), text, 0, style)
}

/// A refusal with its cause, place and correct forms.
pub(super) fn refusal_with(p: &DynGame, why: Explanation, text: &str, at: usize, style: &Style) -> Refusal {
    let nearest = nearest::offered_moves(&why.message, || nearest::nearest(p, text, style));
    Refusal { because: (p.shape().reword)(why.message), fields: why.fields, at, nearest }
}

fn syntax(text: &str, place: usize) -> Msg {
    let rest = text.get(place..).filter(|rest| !rest.is_empty()).unwrap_or(text);
    msg!(Syntax { rest: head(rest, 12) })
}

/// A malformed square at the end of a text, such as `i4` or `e9`; and its
/// byte offset.
fn no_field(shape: &Coordinates, body: &str) -> Option<(Msg, usize)> {
    let text = body.trim_end_matches(MARKS);
    let letters = text.trim_end_matches(|c: char| c.is_ascii_digit());
    let mut chars = letters.chars();
    let file = chars.next_back().filter(|c| c.is_ascii_lowercase() && *c != 'x')?;
    let (at, rank) = (chars.as_str().len(), &text[letters.len()..]);
    let is_square = shape.file(file).is_some() && matches!(rank.as_bytes(), [b'1'..=b'8']);
    let message = || (msg!(NotAField { text: text[at..].into() }), at);
    (!is_square && matches!(rank.len(), 1 | 2)).then(message)
}

/// The rule broken by a pattern. If both sides name squares in their own way (`shared` is false), a move
/// of the other side cannot have been meant.
fn against_rules(p: &DynGame, step: &StepPattern, style: &Style, shared: bool) -> Explanation {
    form_mistake(p, step, style).unwrap_or_else(|| {
        let shape = p.shape();
        let Some(to) = step.to(shape) else { return by_files(p, step) };
        // Two squares without a letter mean the piece on the first.
        let stands = step.from(shape).filter(|_| step.role.is_none()).map(|from| (from, p.occupant(from)));
        if let Some((from, None)) = stands {
            return Explanation::at(msg!(EmptyField { field: shape.name(from) }), [from]);
        }
        let standing = stands.and_then(|(_, piece)| piece).map(|(_, role)| role);
        let role = step.role.or(standing).unwrap_or(Role::Pawn);
        let own = candidates(p, step, role);
        let mut best: Option<(Field, IllegalReason)> = None;
        for from in &own {
            let why = p.illegal_reason(*from, to);
            // The first of equals.
            if let Some(why) = why.filter(|why| best.is_none_or(|(_, b)| distance(why) < distance(&b))) {
                best = Some((*from, why));
            }
        }
        match best {
            _ if own.contains(&to) => {
                Explanation::at(msg!(FromSquare { piece: noun(role.figure()), field: shape.name(to) }), [to])
            }
            Some((from, why)) if distance(&why) < FAR => words::objection(p, from, to, why),
            far => {
                let other = || if shared { other_side(p, step) } else { None };
                let meant = promotion_meant(p, step, to, style).or_else(other);
                meant.or_else(|| letter_missing(p, step, to, style)).unwrap_or_else(|| match far {
                    Some((from, why)) => words::objection(p, from, to, why),
                    None => missing(shape, step, role),
                })
            }
        }
    })
}

/// The piece does not exist, or not on that square.
fn missing(shape: &Coordinates, step: &StepPattern, role: Role) -> Explanation {
    let message = msg!(NoSuchPiece { piece: noun(role.figure()), from: disambiguation_text(shape, step) });
    Explanation::at(message, step.from(shape).as_slice())
}

/// The slip of form in the text of a legal move: a missing, superfluous or wrong part.
fn form_mistake(p: &DynGame, step: &StepPattern, style: &Style) -> Option<Explanation> {
    let (all, shape) = (p.generic_moves(), p.shape());
    let (mut right, mut first) = (Vec::<String>::new(), None);
    for m in all.iter().filter(|m| fits_step(p, m, step)) {
        right.push(p.move_text(m, style));
        first.get_or_insert(*m);
    }
    if let Some(m) = first {
        return Some(promotion_mistake(&m, step, right));
    }
    let to = step.to(shape)?;
    let pawn_capture =
        |m: &&GenericMove| m.role == Role::Pawn && m.to == to && shape.x(m.from) != shape.x(to);
    if step.role.is_none() && step.from_file.is_none() {
        let mut pawns: Vec<&GenericMove> = Vec::new();
        for m in all.iter().filter(pawn_capture) {
            pawns.insert(pawns.partition_point(|known| known.from.0 <= m.from.0), m);
        }
        if let Some(why) = pawn_file(p, &pawns, style) {
            return Some(why);
        }
    }
    let in_passing = |m: &&GenericMove| {
        m.kind == MoveKind::EnPassant
            && p.move_facts(m).captured.is_some_and(|(at, _)| at == to)
            && step.from_file.is_none_or(|f| f == shape.x(m.from))
    };
    if step.role.is_none()
        && let Some(m) = all.iter().find(in_passing)
    {
        return Some(Explanation::at(msg!(EpSquare { right: p.move_text(m, style) }), [m.to]));
    }
    let castles = |m: &&GenericMove| {
        m.kind == MoveKind::Castle
            && (m.to == to || p.castling_targets(m)[0] == to || p.means_castling(m, m.from, to))
    };
    // A king move onto its rook in two fields, too.
    let standing = step.from(shape).filter(|_| !step.pawn_letter).and_then(|from| p.occupant(from));
    let role = step.role.or(standing.map(|(_, role)| role));
    let king = role == Some(Role::King) && (step.from_file.is_none() || step.is_full());
    if king && shape.round {
        return castlings(p, all.iter().filter(castles), to, style);
    }
    let m = all.iter().find(castles).filter(|_| king)?;
    Some(Explanation::at(msg!(CastlingAsKing { right: p.move_text(m, style) }), [m.from]))
}

/// The slip of a text that fits a move but for its promotion; `right` are the texts of such moves.
fn promotion_mistake(m: &GenericMove, step: &StepPattern, right: Vec<String>) -> Explanation {
    let message = match (m.promotion(), step.promotion) {
        (Some(_), None) => msg!(PromoMissing { right }),
        (None, Some(_)) => msg!(PromoNone { right: right.into_iter().next().unwrap_or_default() }),
        _ => msg!(PromoBad),
    };
    Explanation::at(message, [m.to])
}

/// A pawn capture without its file: the only pawn that can capture, or an ambiguity.
fn pawn_file(p: &DynGame, captures: &[&GenericMove], style: &Style) -> Option<Explanation> {
    let first = captures.first()?;
    if captures.iter().all(|m| m.from == first.from) {
        return Some(Explanation::at(msg!(PawnFile { right: p.move_text(first, style) }), [first.from]));
    }
    let (mut at, mut fields, mut right, mut add) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for m in captures {
        right.push(p.move_text(m, style));
        // The promotions of one pawn are adjacent in the list.
        if at.last() != Some(&m.from) {
            at.push(m.from);
            fields.push(p.shape().name(m.from));
            add.push(p.shape().file_of(m.from).to_string());
        }
    }
    let piece = noun(Role::Pawn.figure());
    Some(Explanation::at(msg!(Ambiguous { piece, fields, right, add }), at))
}

/// A promotion with the letter of the new piece before the field: `Qd8` for `d8Q`.
fn promotion_meant(p: &DynGame, step: &StepPattern, to: Field, style: &Style) -> Option<Explanation> {
    let role = step.role.filter(|_| step.promotion.is_none() && step.from_rank.is_none())?;
    let (mut right, mut at) = (Vec::new(), Vec::new());
    for m in p.generic_moves() {
        let file = step.from_file.is_none_or(|file| file == p.shape().x(m.from));
        if m.promotion() == Some(role) && m.to == to && file {
            right.push(p.move_text(&m, style));
            at.push(m.from);
        }
    }
    (!right.is_empty()).then(|| Explanation::at(msg!(PromoBehind { right }), at))
}

/// The castling moves meant by a king move onto a rook, the shorter direction first.
fn castlings<'a>(
    p: &DynGame,
    meant: impl Iterator<Item = &'a GenericMove>,
    to: Field,
    style: &Style,
) -> Option<Explanation> {
    let (shape, mut ways) = (p.shape(), Vec::<&GenericMove>::new());
    let far = |m: &GenericMove| shape.apart(shape.x(m.to), shape.x(to));
    for m in meant {
        ways.insert(ways.partition_point(|other| far(other) <= far(m)), m);
    }
    let from = ways.first()?.from;
    let mut right = Vec::new();
    ways.iter().for_each(|m| right.push(p.move_text(m, style)));
    let message = match (right.pop(), right.is_empty()) {
        (Some(right), true) => msg!(CastlingAsKing { right }),
        (last, _) => {
            right.extend(last);
            msg!(CastlingEitherWay { right })
        }
    };
    Some(Explanation::at(message, [from]))
}

/// A pawn capture written by its files (`ed`) that is illegal for every pawn.
fn by_files(p: &DynGame, step: &StepPattern) -> Explanation {
    let (shape, from) = (p.shape(), step.from_file.unwrap_or_default());
    match candidates(p, step, Role::Pawn).first() {
        None => missing(shape, step, Role::Pawn),
        Some(pawn) if shape.adjoin(from, step.to_file) => {
            Explanation::at(msg!(NothingOnFile { file: shape.letter(step.to_file) }), [*pawn])
        }
        Some(pawn) => Explanation::at(msg!(NotItsWay { piece: noun(Role::Pawn.figure()) }), [*pawn]),
    }
}

/// The pieces of the side to move that match a pattern.
fn candidates(p: &DynGame, step: &StepPattern, role: Role) -> Vec<Field> {
    let shape = p.shape();
    let any = step.role.is_none() && step.is_full();
    // A pawn move written as a target only stays on its file.
    let file =
        step.from_file.or((role == Role::Pawn && !any && step.to_rank.is_some()).then_some(step.to_file));
    let mut found = Vec::new();
    for at in (0..shape.len()).map(Field) {
        let piece = p.occupant(at).filter(|(side, r)| *side == p.mover() && (any || *r == role));
        let there = file.is_none_or(|x| x == shape.x(at)) && step.from_rank.is_none_or(|y| y == shape.y(at));
        if piece.is_some() && there {
            found.push(at);
        }
    }
    found
}

/// Distance from which an objection says little about the intended move.
const FAR: u8 = 5;

/// The distance of a tempting move from a legal one: king safety, then a blocked path, then geometry.
fn distance(why: &IllegalReason) -> u8 {
    match why {
        IllegalReason::Pinned(_) | IllegalReason::IntoCheck(_) | IllegalReason::StaysInCheck(_) => 0,
        IllegalReason::Castling(_) | IllegalReason::PawnBlocked => 1,
        IllegalReason::PawnMoved | IllegalReason::Unsupported { .. } => 1,
        IllegalReason::NothingToTake => 2,
        IllegalReason::Blocked(_) => 3,
        IllegalReason::OwnPiece => 4,
        _ => FAR,
    }
}

/// The reason, if the side not to move could play it.
fn other_side(p: &DynGame, step: &StepPattern) -> Option<Explanation> {
    let waiting = p.opponent_moves();
    let m = waiting.iter().find(|m| fits_step(p, m, step))?;
    Some(Explanation::at(msg!(NotYourTurn { player: player(p.mover()) }), [m.from]))
}

/// A target without a letter that another piece, but no pawn, can reach.
fn letter_missing(p: &DynGame, step: &StepPattern, to: Field, style: &Style) -> Option<Explanation> {
    let bare = step.role.is_none() && step.from_file.is_none();
    let all = p.generic_moves();
    let m = all
        .iter()
        .find(|m| m.to == to && m.kind == MoveKind::Plain && m.role != Role::Pawn)
        .filter(|_| bare)?;
    let message = msg!(LetterMissing { piece: noun(m.role.figure()), right: p.move_text(m, style) });
    Some(Explanation::at(message, [m.from]))
}

/// The origin as written in a pattern: `e4`, `e`, `4` or empty.
fn disambiguation_text(shape: &Coordinates, step: &StepPattern) -> String {
    let mut place = String::new();
    if let Some(x) = step.from_file {
        place.push(shape.letter(x));
    }
    if let Some(y) = step.from_rank {
        place.push((b'1' + y) as char);
    }
    place
}
