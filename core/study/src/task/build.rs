//! Exercises that write, play, correct and choose.

use super::Task;
use super::moment::{BuiltExercise, Moment};
use crate::exercise::{self, StepContext};
use crate::{
    Answer, AnswerGrade, Diagram, Exercise, GivenAnswer, Hint, Input, Localized, Quality, SheetCell, diagram,
    move_text,
};
use notabene_core::game::{Game, Go};
use notabene_core::i18n::{self, Language, Msg, Part as Texts};
use notabene_core::msg;
use notabene_core::notation::{Notation as _, Token, TokenPart, plain_text};
use notabene_core::position::{Position as _, Side};

/// True if the texts of tasks are available in a language.
pub(crate) fn is_known(language: Language) -> bool {
    i18n::is_known(language, Texts::School)
}

/// A text in every language whose texts are available.
pub(crate) fn in_each_language(text: impl Fn(Language) -> String) -> Localized {
    let known = Language::ALL.into_iter().filter(|language| is_known(*language));
    Localized(known.map(|language| (language, text(language))).collect())
}

/// A sentence in every language.
pub(crate) fn localized(msg: &Msg) -> Localized {
    in_each_language(|language| language.say(msg))
}

/// A move of a position in the letters of each language.
pub(super) fn written_move(moment: &Moment) -> Localized {
    in_each_language(|language| moment.before.text(&moment.m, &diagram::style_of(&moment.before, language)))
}

/// The right answer.
pub(crate) fn right_answer(text: Localized) -> Answer {
    Answer { quality: Quality::Right, text, hint: None, step: 0 }
}

/// An exercise of a kind, with the right answers that follow from its board.
pub(crate) fn exercise(word: &str, prompt: Localized, board: Diagram) -> Option<Exercise> {
    let kind = exercise::by_keyword(word)?;
    let mut exercise = Exercise { kind, prompt, board, ..Exercise::default() };
    let derived = kind.derived_answers(&exercise, &exercise.board.board().ok()?);
    exercise.answers =
        derived.into_iter().map(|(step, text)| Answer { step, ..right_answer(text) }).collect();
    Some(exercise)
}

/// The board after the move of a moment, which is watched.
pub(super) fn board_after(moment: &Moment) -> Diagram {
    Diagram { moves: vec![moment.id()], ..moment.board() }
}

/// Builds an exercise: the move is shown, and written.
pub(super) fn write(moment: &mut Moment) -> Option<BuiltExercise> {
    let prompt = match moment.before.turn() {
        Side::White => msg!(DrillWriteWhite),
        Side::Black => msg!(DrillWriteBlack),
    };
    let exercise = exercise("write", localized(&prompt), board_after(moment))?;
    Some(BuiltExercise { exercise, hints: Vec::new() })
}

/// Builds an exercise: the move is read, and played.
pub(super) fn play(moment: &mut Moment) -> Option<BuiltExercise> {
    let text = written_move(moment);
    let prompt = in_each_language(|language| {
        let text = text.in_language(language).into();
        language.say(&match moment.before.turn() {
            Side::White => msg!(DrillPlayWhite { text }),
            Side::Black => msg!(DrillPlayBlack { text }),
        })
    });
    play_with_prompt(moment, prompt)
}

/// Builds an exercise: the move is found and played; the prompt excludes all others.
pub(super) fn play_with_prompt(moment: &Moment, prompt: Localized) -> Option<BuiltExercise> {
    let mut exercise = exercise("play", prompt, moment.board())?;
    exercise.answers = vec![right_answer(Localized::same(&moment.id()))];
    Some(BuiltExercise { exercise, hints: Vec::new() })
}

/// Builds an exercise: the move is written with a slip, and corrected.
pub(super) fn correct(moment: &mut Moment) -> Option<BuiltExercise> {
    let mut exercise = exercise("correct", localized(&msg!(TaskCorrect)), board_after(moment))?;
    let mut table = exercise.board.table().ok()?;
    table.go(Go::First);
    let from = moment.mixer.below(SLIPS.len());
    let mut slips = SLIPS.iter().cycle().skip(from).take(SLIPS.len());
    exercise.given = slips.find_map(|slip| with_slip(&table, &moment.id(), *slip))?;
    Some(BuiltExercise { exercise, hints: Vec::new() })
}

/// A slip of the pen: turns the tokens of a right move into a wrong text; `None` if impossible.
type MistakeMaker = fn(&[Token]) -> Option<String>;

/// Slips of the pen.
const SLIPS: [MistakeMaker; 5] = [
    // Drops the start field.
    |tokens| without(tokens, TokenPart::From),
    // Drops the sign of the capture.
    |tokens| without(tokens, TokenPart::Takes),
    // Writes the piece letter in lower case.
    |tokens| changed(tokens, TokenPart::Piece, str::to_lowercase),
    // Reverses the field.
    |tokens| changed(tokens, TokenPart::To, |text| text.chars().rev().collect()),
    // Drops the new piece of a promotion.
    |tokens| without(tokens, TokenPart::Promotes),
];

fn without(tokens: &[Token], part: TokenPart) -> Option<String> {
    changed(tokens, part, |_| String::new())
}

fn changed(tokens: &[Token], part: TokenPart, change: fn(&str) -> String) -> Option<String> {
    let mut tokens = tokens.to_vec();
    let token = tokens.iter_mut().find(|token| token.part == part)?;
    token.text = change(&token.text);
    Some(plain_text(&tokens))
}

/// Returns a slip that the reader rejects, or remarks on, in every language; otherwise `None`.
fn with_slip(table: &Game, id: &str, slip: MistakeMaker) -> Option<Localized> {
    let mut texts = Vec::new();
    for language in Language::ALL {
        let style = diagram::style_on(table, language);
        let text = slip(&table.read(id, &style).ok()?.tokens)?;
        let is_slip = match table.read(&text, &style) {
            Ok(read) => read.id == id && read.remarks.iter().any(|remark| remark.slip),
            Err(_) => true,
        };
        texts.push((language, text));
        if !is_slip {
            return None;
        }
    }
    Some(Localized(texts))
}

/// Builds a choice: the right option, two wrong ones with their explanations, in any order.
pub(super) fn choose(
    moment: &mut Moment,
    prompt: Localized,
    board: Diagram,
    right_option: Localized,
    wrong: [(Localized, &str, Msg); 2],
) -> Option<BuiltExercise> {
    let mut made = BuiltExercise { exercise: exercise("choose", prompt, board)?, hints: Vec::new() };
    for (text, key, message) in wrong {
        let hint = Some(made.hints.len());
        made.hints.push(Hint { key: key.into(), text: localized(&message) });
        made.exercise.answers.push(Answer { quality: Quality::Wrong, text, hint, step: 0 });
    }
    let place = moment.mixer.below(3);
    made.exercise.answers.insert(place, right_answer(right_option));
    let is_clear = |language: Language| match &made.exercise.answers[..] {
        [a, b, c] => {
            let [a, b, c] = [a, b, c].map(|answer| answer.text.in_language(language));
            a != b && b != c && a != c
        }
        _ => false,
    };
    Language::ALL.into_iter().all(is_clear).then_some(made)
}

/// True if the reader accepts the right answer of a task in every language.
pub(super) fn is_accepted(task: &Task) -> bool {
    let it = &task.exercise;
    Language::ALL
        .into_iter()
        .filter(|language| is_known(*language))
        .all(|language| accepts(it, &task.hints, language))
}

fn accepts(it: &Exercise, hints: &[Hint], language: Language) -> bool {
    let Some(answer) = it.right_answer(0) else { return false };
    let text = answer.text.in_language(language);
    let wanted = it.right_cells(0, language);
    let cells: Vec<(SheetCell, &str)> = wanted.iter().map(|(cell, text)| (*cell, text.as_str())).collect();
    let pieces = it.board.arrangement().map(|end| end.pieces).unwrap_or_default();
    let given = match it.kind.input() {
        input if input.has_options() => return true,
        Input::TapField => {
            let board = it.board.board().ok();
            match board.and_then(|board| board.naming.field(&board.grid, text)) {
                Some(field) => GivenAnswer::Field(field),
                None => return false,
            }
        }
        Input::PlayMove => GivenAnswer::Move(text),
        Input::SetUp => GivenAnswer::Pieces(&pieces),
        input if input.is_sheet() => GivenAnswer::Cells(&cells),
        _ => GivenAnswer::Text(text),
    };
    let mut table = it.kind.open_game(&it.board, 0);
    let mut step = StepContext { hints, exercise: it, table: table.as_mut(), step: 0, language };
    it.kind.judge(&mut step, &given).is_some_and(|verdict| verdict.grade == AnswerGrade::Right)
}

/// The texts of a line of moves, one by one, in a language.
pub(crate) fn texts(board: &Diagram, language: Language) -> Option<Vec<String>> {
    let mut table = board.table().ok()?;
    table.go(Go::First);
    let mut out = Vec::new();
    for id in &board.moves {
        out.push(move_text::text(&table.read(id, &diagram::style_on(&table, language)).ok()?));
        table.go(Go::Forward);
    }
    Some(out)
}
