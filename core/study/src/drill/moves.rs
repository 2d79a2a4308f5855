//! Moves: right parts of a played or written move, and hints.

use super::{AnswerGrade, DrillMistake, DrillTask, DrillVerdict};
use crate::judge::is_nonsense;
use crate::practice::PracticeMove;
use notabene_core::exchange::Export;
use notabene_core::game::{Game, Strictness, strict};
use notabene_core::geometry::Field;
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::notation::{Form, Refusal, Style, Token, TokenPart, plain_text};

/// A move by its parts: piece, start, target.
struct MoveParts {
    piece: String,
    from: Option<Field>,
    to: Option<Field>,
    castles: bool,
}

fn parts(tokens: &[Token]) -> MoveParts {
    let of = |part: TokenPart| tokens.iter().find(move |token| token.part == part);
    let castles = of(TokenPart::Castles);
    let field = |token: Option<&Token>| token.and_then(|token| token.fields.first().copied());
    MoveParts {
        piece: of(TokenPart::Piece).or(castles).map(|token| token.text.clone()).unwrap_or_default(),
        from: field(of(TokenPart::From)),
        to: field(of(TokenPart::To)),
        castles: castles.is_some(),
    }
}

/// The style in which start and end of each move are written.
fn long(style: &Style) -> Style {
    Style { form: Form::Long, unlettered: Form::Long, ..*style }
}

fn tokens(table: &Game, id: &str, style: &Style) -> Vec<Token> {
    table.read(id, style).map(|explained| explained.tokens).unwrap_or_default()
}

/// The tokens of the move that is asked for.
fn asked(task: &DrillTask, found: &PracticeMove, style: &Style) -> Vec<Token> {
    task.game_before(found).map(|table| tokens(&table, &found.id, style)).unwrap_or_default()
}

/// The text of the move that is asked for.
pub(super) fn text(task: &DrillTask, found: &PracticeMove, style: &Style) -> String {
    plain_text(&asked(task, found, style))
}

/// The fields on which the move begins and ends.
pub(super) fn ends(task: &DrillTask, found: &PracticeMove) -> Vec<Field> {
    let tokens = asked(task, found, &long(&Style::pgn()));
    let mine = parts(&tokens);
    match tokens.iter().find(|token| token.part == TokenPart::Castles) {
        Some(castles) => castles.fields.clone(),
        None => [mine.from, mine.to].into_iter().flatten().collect(),
    }
}

/// The task to play a written move.
pub(super) fn to_play(task: &DrillTask, found: &PracticeMove, style: &Style) -> Msg {
    let text = text(task, found, style);
    match task.game_before(found).map(|table| table.scene().turn) {
        Some(notabene_core::position::Side::Black) => msg!(DrillPlayBlack { text }),
        _ => msg!(DrillPlayWhite { text }),
    }
}

/// The task to write a played move.
pub(super) fn to_write(task: &DrillTask, found: &PracticeMove) -> Msg {
    match task.game_before(found).map(|table| table.scene().turn) {
        Some(notabene_core::position::Side::Black) => msg!(DrillWriteBlack),
        _ => msg!(DrillWriteWhite),
    }
}

/// The hint for a move before any answer: the meaning of its first part.
pub(super) fn hint(task: &DrillTask, found: &PracticeMove, style: &Style) -> Msg {
    let tokens = asked(task, found, style);
    let part = tokens.first().map(|token| token.message.clone());
    part.unwrap_or_else(|| to_write(task, found))
}

/// Judges a move that was played.
pub(super) fn judge_played(
    task: &DrillTask,
    found: &PracticeMove,
    table: &Game,
    style: &Style,
) -> Result<DrillVerdict, DrillMistake> {
    let after = task.game_after(found);
    if after.is_some_and(|after| after.text(Export::Position) == table.text(Export::Position)) {
        return Ok(DrillVerdict::right(msg!(DrillRight { text: text(task, found, style) })));
    }
    let long = long(style);
    let sheet = table.sheet(&long);
    let last = sheet.cell(sheet.at).map(|cell| cell.tokens.clone()).unwrap_or_default();
    let mine = parts(&last);
    let meant = [mine.from, mine.to].into_iter().flatten().collect();
    Err(compare_parts(task, found, &mine, meant, style))
}

/// Judges a move that was written.
pub(super) fn judge_written(
    task: &DrillTask,
    found: &PracticeMove,
    typed: &str,
    style: &Style,
) -> Result<DrillVerdict, DrillMistake> {
    let Some(mut table) = task.game_before(found) else {
        let look = to_write(task, found);
        return Err(DrillMistake {
            praise: Vec::new(),
            correction: look.clone(),
            hint: look,
            meant: Vec::new(),
        });
    };
    let refusal = match strict::enter(&mut table, typed, style, Strictness::Tournament) {
        Ok(entered) if entered.id == found.id => {
            let text = text(task, found, style);
            return Ok(match entered.remarks.into_iter().next() {
                None => DrillVerdict::right(msg!(DrillRight { text })),
                Some(remark) => {
                    DrillVerdict { grade: AnswerGrade::Noted, ..DrillVerdict::right(remark.message) }
                }
            });
        }
        Ok(entered) => {
            let before = task.game_before(found);
            let mine = before.map(|table| tokens(&table, &entered.id, &long(style))).unwrap_or_default();
            let mine = parts(&mine);
            let meant = [mine.from, mine.to].into_iter().flatten().collect();
            return Err(compare_parts(task, found, &mine, meant, style));
        }
        Err(refusal) => refusal,
    };
    Err(correct_refused(task, found, typed, refusal, style))
}

/// The correction of a text that is no move.
fn correct_refused(
    task: &DrillTask,
    found: &PracticeMove,
    typed: &str,
    refusal: Refusal,
    style: &Style,
) -> DrillMistake {
    // The task names the side to move; "it is White's turn" would be about the next move.
    let of_other = refusal.because.id() == "not_your_turn";
    let look = match of_other {
        true => to_write(task, found),
        false if is_nonsense(typed) && !typed.trim().is_empty() => {
            let castles = asked(task, found, style).iter().any(|token| token.part == TokenPart::Castles);
            if castles { msg!(DrillLookCastles) } else { msg!(LookNoMove) }
        }
        false => refusal.because,
    };
    let right = asked(task, found, style);
    let (so_far, next) = parse_start(&right, typed.trim());
    let good = match so_far.is_empty() || so_far.len() > typed.trim().len() {
        true => Vec::new(),
        false => vec![msg!(DrillSoFar { text: so_far })],
    };
    let hint = next.map_or_else(|| look.clone(), |token| token.message.clone());
    DrillMistake { praise: good, correction: look, hint, meant: refusal.fields }
}

/// Returns the part of a text that matches the tokens of a move, and the first token that does not match.
fn parse_start<'t>(tokens: &'t [Token], typed: &str) -> (String, Option<&'t Token>) {
    let (mut so_far, mut rest) = (String::new(), typed);
    for token in tokens {
        match rest.strip_prefix(token.text.as_str()) {
            Some(after) => rest = after,
            None => return (so_far, Some(token)),
        }
        so_far.push_str(&token.text);
    }
    (so_far, None)
}

/// Compares another move with the right one: common parts, and the first difference.
fn compare_parts(
    task: &DrillTask,
    found: &PracticeMove,
    mine: &MoveParts,
    meant: Vec<Field>,
    style: &Style,
) -> DrillMistake {
    let wanted = parts(&asked(task, found, &long(style)));
    let tokens = asked(task, found, style);
    let has = |part: TokenPart| tokens.iter().find(|token| token.part == part);
    let fault = |good: Option<Msg>, look: Msg, part: Option<&Token>| {
        let hint = part.map_or_else(|| look.clone(), |token| token.message.clone());
        DrillMistake { praise: good.into_iter().collect(), correction: look, hint, meant }
    };
    if wanted.castles {
        let look = if mine.castles { msg!(DrillLookRook) } else { msg!(DrillLookCastles) };
        return fault(None, look, has(TokenPart::Castles));
    }
    let (from, to) = (mine.from == wanted.from, mine.to == wanted.to);
    let kind = mine.piece == wanted.piece;
    let good = match (from, to, kind) {
        (true, false, _) => Some(msg!(DrillGoodPiece)),
        (_, true, _) => Some(msg!(DrillGoodTarget)),
        (false, false, true) if !wanted.piece.is_empty() => Some(msg!(DrillGoodLetter)),
        _ => None,
    };
    // One thing to correct: the first part of the notation in which the moves differ.
    match (from, to, kind) {
        (_, _, false) => fault(good, msg!(DrillLookPiece), has(TokenPart::Piece).or(has(TokenPart::To))),
        (true, true, _) => {
            let end = tokens.iter().rev().find(|token| token.part != TokenPart::To);
            fault(good, msg!(DrillLookEnd), end)
        }
        (false, true, _) => fault(good, msg!(DrillLookFrom), has(TokenPart::From).or(has(TokenPart::To))),
        _ => fault(good, msg!(DrillLookTo), has(TokenPart::To)),
    }
}
