//! Grading of handwritten moves: comparison with the played move, as by a teacher.
//!
//! First the right parts, then one thing to correct; the right form only on request.

use super::handwriting::{EntryParts, Handwriting, split_entry};
use notabene_core::game::played::{Played, PlayedPly};
use notabene_core::geometry::Field;
use notabene_core::i18n::{Fact, MessageKind, Msg, Piece};
use notabene_core::msg;
use notabene_core::notation::marks::MARKS;
use notabene_core::notation::{
    AnyMove, AnyPosition, Notation as _, Refusal, Remark, Style, Token, TokenPart, player,
};
use notabene_core::position::Position as _;

/// The mark of a teacher for one place of a sheet.
#[derive(Clone, PartialEq, Debug)]
pub enum GradedMove {
    /// Nothing is written there.
    Empty,
    /// Right without remarks.
    Right,
    /// Right, with remarks.
    Note(Vec<Msg>),
    /// Wrong.
    Slip(SheetMistake),
}

/// A slip, with the parts that are right.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetMistake {
    /// The parts that are right already.
    pub praise: Option<Msg>,
    /// One thing to correct.
    pub correction: Msg,
    /// Fields that show it on the board before the move.
    pub fields: Vec<Field>,
    /// The other move that the text means, in its strict form; `None` if it means none.
    pub other: Option<String>,
    /// The right form, on request.
    pub right: String,
}

impl GradedMove {
    /// True if the move is right, remarks or not.
    pub const fn is_right(&self) -> bool {
        matches!(self, GradedMove::Right | GradedMove::Note(_))
    }
    /// True if the text is wrong; false if there is none.
    pub const fn is_slip(&self) -> bool {
        matches!(self, GradedMove::Slip(_))
    }
}

/// Grades the text for a half-move. The letters are those of the style.
pub fn grade(played: &Played, ply: usize, written: &str, style: &Style) -> GradedMove {
    let place = split_entry(written);
    if written.trim().is_empty() {
        return GradedMove::Empty;
    }
    let Some(step) = played.ply(ply) else {
        return GradedMove::Slip(SheetMistake {
            praise: None,
            correction: msg!(LookTooMany),
            fields: Vec::new(),
            other: None,
            right: String::new(),
        });
    };
    // An equal text is right even if it cannot be parsed, such as that of a null move.
    if place.text == step.written(style) {
        return with_remarks(step, &place, Vec::new());
    }
    let wrong = |look: SlipReason| {
        let tokens = step.before.write(&step.m, style);
        let good = look.praise.or_else(|| praise(&tokens, place.text));
        GradedMove::Slip(SheetMistake {
            praise: good,
            correction: look.message,
            fields: look.fields,
            other: look.other,
            right: step.written(style),
        })
    };
    match step.before.explain(place.text, style) {
        Ok((_, explained)) if explained.id == step.before.id(&step.m) => {
            let slip =
                explained.remarks.iter().find(|remark| remark.slip).map(|remark| remark.message.clone());
            let judged = || place.text.contains(['!', '?']).then(|| msg!(LookMarks));
            match slip.or_else(judged) {
                Some(message) => {
                    wrong(SlipReason { praise: Some(msg!(GoodMove)), ..SlipReason::of(message) })
                }
                None => with_remarks(step, &place, explained.remarks),
            }
        }
        Ok((key, _)) => {
            wrong(misplaced(played, ply, place.text, style).unwrap_or_else(|| other_move(step, key, style)))
        }
        Err(refusal) => {
            wrong(misplaced(played, ply, place.text, style).unwrap_or_else(|| refused(step, refusal, style)))
        }
    }
}

/// Grades all places of a sheet, in the letters of its player, up to the last move or the last filled place.
pub fn grade_all(played: &Played, sheet: &Handwriting, style: &Style) -> Vec<GradedMove> {
    let style = Style { letters: sheet.letters, ..*style };
    let mut all = Vec::with_capacity(played.len());
    (0..played.len().max(sheet.len())).for_each(|ply| all.push(grade(played, ply, sheet.get(ply), &style)));
    // A game may begin in the second column: then a row begins one half-move later.
    let odd = usize::from(played.position_at(0).turn() != played.position_at(0).first());
    for (row, pair) in all.get_mut(odd..).unwrap_or_default().chunks_mut(2).enumerate() {
        if let [GradedMove::Slip(first), GradedMove::Slip(second)] = pair
            && let Some(number) = turned(played, sheet, odd + 2 * row, &style)
        {
            first.correction = msg!(LookColumns { number });
            second.correction = msg!(LookColumns { number });
        }
    }
    all
}

/// Returns the number of a row whose two moves are in each other's column; `None` if they are not.
fn turned(played: &Played, sheet: &Handwriting, ply: usize, style: &Style) -> Option<u32> {
    let holds = |ply: usize, place: usize| {
        let step = played.ply(ply)?;
        let text = split_entry(sheet.get(place)).text;
        (step.before.find(text, style) == Some(step.m)).then(|| step.before.number())
    };
    holds(ply + 1, ply)?;
    holds(ply, ply + 1)
}

/// The thing to correct, and its place.
struct SlipReason {
    praise: Option<Msg>,
    message: Msg,
    fields: Vec<Field>,
    other: Option<String>,
}

impl SlipReason {
    fn of(message: Msg) -> SlipReason {
        SlipReason { praise: None, message, fields: Vec::new(), other: None }
    }
}

/// Returns the right move with its remarks.
fn with_remarks(step: &PlayedPly, place: &EntryParts, remarks: Vec<Remark>) -> GradedMove {
    let mut notes = Vec::new();
    remarks.into_iter().for_each(|remark| notes.push(remark.message));
    match (step.offer, place.offer) {
        (true, false) => notes.push(msg!(NoteOffer)),
        (false, true) => notes.push(msg!(NoteNoOffer)),
        _ => {}
    }
    if notes.is_empty() { GradedMove::Right } else { GradedMove::Note(notes) }
}

/// Explains a text that means another move: which, with the fields of both.
fn other_move(step: &PlayedPly, key: AnyMove, style: &Style) -> SlipReason {
    let before = &step.before;
    let text = before.text(&key, style);
    let (mut fields, mut names) = (before.move_ends(&step.m), Vec::new());
    for field in before.move_ends(&key) {
        names.push(before.field_name(field));
        fields.push(field);
    }
    let message = match names.is_empty() {
        true => msg!(LookOtherPlain { text: text.clone() }),
        false => msg!(LookOther { text: text.clone(), fields: names }),
    };
    SlipReason { praise: None, message, fields, other: Some(text) }
}

/// Explains a text that means no legal move, unless the reason contains the right form of another move.
fn refused(step: &PlayedPly, refusal: Refusal, style: &Style) -> SlipReason {
    let named = match refusal.because.right() {
        Some(Fact::Text(right)) => step.before.find(right, style),
        _ => None,
    };
    match named.filter(|key| *key != step.m) {
        Some(other) => other_move(step, other, style),
        // The move was made: a message about the side to move would be about another one.
        None if refusal.because.kind() == MessageKind::NotYourTurn => SlipReason::of(msg!(LookTo)),
        None => SlipReason { praise: None, message: refusal.because, fields: refusal.fields, other: None },
    }
}

/// Explains a right text in the wrong place: two moves in one place, the move before, a move too early.
fn misplaced(played: &Played, ply: usize, text: &str, style: &Style) -> Option<SlipReason> {
    let is = |ply: usize, text: &str| {
        played.ply(ply).is_some_and(|step| step.before.find(text, style) == Some(step.m))
    };
    for (blank, _) in text.match_indices(' ') {
        let (first, second) = text.split_at(blank);
        if is(ply, first.trim()) && is(ply + 1, second.trim()) {
            return Some(SlipReason { praise: Some(msg!(GoodMove)), ..SlipReason::of(msg!(LookTwoMoves)) });
        }
    }
    let number = |ply: usize| played.position_at(ply).number();
    let side = |ply: usize| player(played.position_at(ply).turn());
    if is(ply + 1, text) {
        return Some(SlipReason::of(msg!(LookLater { number: number(ply + 1), player: side(ply + 1) })));
    }
    let last = ply.checked_sub(1)?;
    is(last, text).then(|| SlipReason::of(msg!(LookEarlier { number: number(last), player: side(last) })))
}

/// Returns the right parts of a text: the piece, the field, half of its name.
pub fn praise(right: &[Token], text: &str) -> Option<Msg> {
    let part = |part: TokenPart| right.iter().find(|token| token.part == part);
    let body = text.trim().trim_end_matches(MARKS);
    if let Some(castles) = part(TokenPart::Castles) {
        let signs = |text: &str| text.chars().filter(|c| matches!(c, 'O' | '0' | 'o')).count();
        return (signs(body) >= 2 && signs(&castles.text) >= 2).then(|| msg!(GoodCastling));
    }
    let to = right.iter().rfind(|token| token.part == TokenPart::To)?;
    let piece = match part(TokenPart::Piece) {
        Some(letter) if body.starts_with(letter.text.as_str()) => lettered_piece(letter),
        Some(_) => None,
        // With piece letters, a text without one means a pawn.
        None => lettered_pawn(to, body),
    };
    let field = body.ends_with(to.text.as_str()) || before_promotion(body, &to.text);
    match (piece, field) {
        (Some(piece), true) => Some(msg!(GoodPieceField { piece, field: to.text.clone() })),
        (Some(piece), false) => Some(half_field(body, &to.text).unwrap_or_else(|| msg!(GoodPiece { piece }))),
        (None, true) => Some(msg!(GoodField { field: to.text.clone() })),
        (None, false) => half_field(body, &to.text).or_else(|| start(right, body)),
    }
}

/// Praises the right start field of a move without a letter: `32` of `32-28`.
fn start(right: &[Token], body: &str) -> Option<Msg> {
    let from = right.first().filter(|token| token.part == TokenPart::From && token.text.len() > 1)?;
    body.starts_with(from.text.as_str()).then(|| msg!(GoodStart { field: from.text.clone() }))
}

/// Returns the piece of a letter, as a word.
fn lettered_piece(letter: &Token) -> Option<Piece> {
    match letter.message.facts().first() {
        Some(Fact::Piece(piece)) => Some(*piece),
        _ => None,
    }
}

/// Returns the pawn, if a text without a letter is right for the piece that moves to a field. Men of draughts have no
/// letters anyway.
fn lettered_pawn(to: &Token, body: &str) -> Option<Piece> {
    let pawn = matches!(to.message.facts().first(), Some(Fact::Piece(Piece::Pawn)));
    // A text unlike a move is no pawn move either.
    let like_a_move = body.len() <= 3 || body.bytes().any(|byte| byte.is_ascii_digit());
    (pawn && like_a_move && body.starts_with(|c: char| c.is_ascii_lowercase())).then_some(Piece::Pawn)
}

/// True if a field precedes the letter of a promotion: `e8D`, `e8=D`, `e8(D)`.
fn before_promotion(body: &str, field: &str) -> bool {
    let bare = body.trim_end_matches(|c: char| c == ')' || c.is_uppercase());
    bare.len() < body.len() && bare.trim_end_matches(['=', '(', '/']).ends_with(field)
}

/// Returns half of the name of a field: its letter, or its digit.
fn half_field(body: &str, field: &str) -> Option<Msg> {
    let two = |text: &str| {
        let mut chars = text.chars();
        let last = chars.next_back()?;
        Some((chars.next_back()?, last))
    };
    let ((file, rank), (x, y)) = (two(field)?, two(body)?);
    if !file.is_ascii_lowercase() || field.len() != 2 {
        return None;
    }
    match (file == x, rank == y) {
        (true, false) => Some(msg!(GoodFile { file })),
        (false, true) => Some(msg!(GoodRank { rank })),
        _ => None,
    }
}

/// Returns a message about the first played move that is not written yet: every move is noted as soon as it has been
/// played (page "Notation d’une partie d’échecs", "Remarques importantes").
pub fn missing_moves(played: &Played, sheet: &Handwriting) -> Option<Msg> {
    let first = (0..played.len()).find(|ply| sheet.get(*ply).is_empty())?;
    let at: &AnyPosition = played.position_at(first);
    Some(msg!(StillToWrite { number: at.number(), player: player(at.turn()) }))
}
