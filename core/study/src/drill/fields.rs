//! Names and fields: right parts of an answer, and hints.

use super::{AnswerGrade, DrillMistake, DrillTask, DrillVerdict};
use notabene_core::geometry::{Field, Shape};
use notabene_core::i18n::{Msg, head};
use notabene_core::msg;
use notabene_core::position::Side;

/// Longest text that is parsed as the name of a field.
const LONGEST: usize = 16;

/// Judges a written name.
pub(super) fn judge_name(task: &DrillTask, asked: Field, text: &str) -> Result<DrillVerdict, DrillMistake> {
    let right = task.name(asked);
    let typed = text.trim();
    if typed == right {
        return Ok(DrillVerdict::right(msg!(DrillRight { text: right })));
    }
    let fault = |look: Msg| DrillMistake {
        praise: Vec::new(),
        correction: look.clone(),
        hint: look,
        meant: Vec::new(),
    };
    if typed.is_empty() {
        return Err(fault(msg!(DrillNothing)));
    }
    let small = typed.to_ascii_lowercase();
    if typed.len() <= LONGEST && small == right {
        let note = DrillVerdict::right(msg!(FileCase { right }));
        return Ok(DrillVerdict { grade: AnswerGrade::Noted, ..note });
    }
    let naming = task.board.naming;
    if let Some(named) = naming.field(&task.board.grid, &small).filter(|_| typed.len() <= LONGEST) {
        return Err(name_mistake(task, asked, named));
    }
    if turned_round(&small).as_deref() == Some(&right) {
        return Err(fault(msg!(SquareOrder { right })));
    }
    // Any other field serves as an example.
    let like = task.board.grid.fields().find(|other| *other != asked);
    let like = like.map(|other| task.name(other)).unwrap_or_default();
    Err(fault(msg!(DrillNoField { text: head(typed, 12), like })))
}

/// Returns `e4` for `4e`; `None` for longer texts.
fn turned_round(text: &str) -> Option<String> {
    let (digit, letter) = text.split_at_checked(text.len().checked_sub(1)?)?;
    Some(format!("{letter}{digit}")).filter(|_| text.len() <= LONGEST)
}

/// Judges a tapped field.
pub(super) fn judge_field(task: &DrillTask, asked: Field, at: Field) -> Result<DrillVerdict, DrillMistake> {
    if at == asked {
        return Ok(DrillVerdict {
            right: vec![at],
            ..DrillVerdict::right(msg!(DrillRight { text: task.name(asked) }))
        });
    }
    if at.0 >= task.board.grid.len() {
        let look = task_again(task, asked);
        return Err(DrillMistake {
            praise: Vec::new(),
            correction: look.clone(),
            hint: look,
            meant: Vec::new(),
        });
    }
    let mut fault = name_mistake(task, asked, at);
    // A pupil who taps has not read the name of the field.
    fault.praise.insert(0, msg!(DrillThat { field: task.name(at) }));
    Err(fault)
}

fn task_again(task: &DrillTask, asked: Field) -> Msg {
    msg!(DrillFind { field: task.name(asked) })
}

/// Explains the confusion of two fields.
fn name_mistake(task: &DrillTask, asked: Field, named: Field) -> DrillMistake {
    let ((x, y), (named_x, named_y)) = (task.board.grid.xy(asked), task.board.grid.xy(named));
    let naming = task.board.naming;
    let meant = vec![named];
    if naming.numbers.is_some() {
        let mut good = Vec::new();
        if y == named_y {
            good.push(msg!(DrillGoodRow));
        }
        let look = if y == named_y { msg!(DrillLookAlong) } else { msg!(DrillLookRow) };
        return DrillMistake { praise: good, correction: look, hint: row(task, asked), meant };
    }
    let mut good = Vec::new();
    if x == named_x {
        good.push(msg!(DrillGoodSign { sign: naming.file(x).into() }));
    }
    if y == named_y {
        good.push(msg!(DrillGoodSign { sign: naming.rank(y).to_string() }));
    }
    let grid = task.board.grid;
    // Read from the wrong side of the board.
    let turned = grid.field(grid.files - 1 - x, grid.ranks - 1 - y) == Some(named);
    let square = task.board.shape != Shape::Rings;
    let look = match (x == named_x, square) {
        _ if turned && square && task.side == Side::Black => msg!(DrillLookTurned),
        (false, true) => msg!(DrillLookFile),
        (true, true) => msg!(DrillLookRank),
        (false, false) => msg!(DrillLookLine),
        (true, false) => msg!(DrillLookRing),
    };
    DrillMistake { praise: good, correction: look, hint: count(task, asked, x == named_x), meant }
}

/// The hint for a field before any answer.
pub(super) fn hint(task: &DrillTask, asked: Field) -> Msg {
    match task.board.naming.numbers {
        Some(_) => row(task, asked),
        None => count(task, asked, false),
    }
}

/// Hint: counting to the letter of a field, or along its line to its rank.
fn count(task: &DrillTask, asked: Field, ranks: bool) -> Msg {
    let (x, y) = task.board.grid.xy(asked);
    let naming = task.board.naming;
    let mut signs = String::new();
    for n in 0..=if ranks { y } else { x } {
        if n > 0 {
            signs.push_str(", ");
        }
        match ranks {
            true => signs.push_str(&naming.rank(n).to_string()),
            false => signs.push(naming.file(n)),
        }
    }
    if ranks { msg!(DrillCountRanks { signs }) } else { msg!(DrillCountFiles { signs }) }
}

/// The numbers of the row of a field.
fn row(task: &DrillTask, asked: Field) -> Msg {
    let grid = task.board.grid;
    let (_, y) = grid.xy(asked);
    let mut names = Vec::new();
    // In the order of their numbers, which may run from either side.
    for field in task.board.in_order().filter(|field| grid.xy(*field).1 == y) {
        names.push(task.name(field));
    }
    let (first, last) = (names.first().cloned(), names.last().cloned());
    msg!(DrillRow { first: first.unwrap_or_default(), last: last.unwrap_or_default() })
}
