//! Answers that follow from the board of an exercise, and typical mistakes, each with its cause as words for a hint.

use super::board::written_move;
use super::document::CourseDocument;
use crate::score_sheet::wrong_texts;
use crate::verdict::{Feedback, Verdict};
use crate::{Diagram, Exercise, Input, Localized, diagram, judge, move_text, task};
use notabene_core::game::{Go, registry};
use notabene_core::i18n::Language;
use notabene_core::notation::{AnyMove, AnyPosition, Notation as _, Style};
use notabene_core::position::Position as _;

/// Largest number of proposals.
const MOST: usize = 6;

/// A proposed wrong answer.
#[derive(Clone, PartialEq, Debug)]
pub struct ProposedAnswer {
    /// The answer as it stands on the line of its word.
    pub value: String,
    /// The answer as the pupil sees it, in the language that was asked for.
    pub shown: String,
    /// Feedback on it: praise, and one thing to look at.
    pub hint: Vec<Feedback>,
}

impl CourseDocument {
    /// The right answer that follows from the board; `None` if it is for the author to say.
    pub fn derived_answer(&self, block: usize, language: Language) -> Option<String> {
        let exercise = self.exercise_board(block);
        let board = exercise.board.board().ok()?;
        let derived = exercise.kind.derived_answers(&exercise, &board);
        let texts: Vec<String> =
            derived.into_iter().map(|(_, text)| text.in_language(language).to_string()).collect();
        let is_moves = exercise.kind.input() == Input::PlayMove;
        let shown = if is_moves { exercise.board.written(language).join(" ") } else { texts.join(" ") };
        (!texts.is_empty() && !exercise.kind.input().has_options()).then_some(shown)
    }

    /// Typical mistakes of an exercise that it does not have yet, in a language.
    pub fn proposed_mistakes(&self, block: usize, language: Language) -> Vec<ProposedAnswer> {
        let exercise = self.exercise_board(block);
        let answers = self.answers(block);
        let right = answers.iter().find(|answer| answer.quality == crate::Quality::Right);
        let right = right.map_or("", |answer| &answer.value);
        let mut all = proposed(&exercise, right, language).unwrap_or_default();
        all.retain(|one| answers.iter().all(|answer| answer.value != one.value));
        all.truncate(MOST);
        all
    }
}

fn proposed(exercise: &Exercise, right: &str, language: Language) -> Option<Vec<ProposedAnswer>> {
    let board = &exercise.board;
    Some(match exercise.kind.input() {
        Input::TapField => fields(board, right)?,
        Input::WriteField => names(board)?,
        Input::PlayMove if !right.is_empty() || is_only_move(exercise) => moves(board, right, language)?,
        Input::WriteMove | Input::CorrectMove if !exercise.kind.is_game() => written(board, language)?,
        Input::ChooseBoard | Input::SetUp => boards(board),
        _ => Vec::new(),
    })
}

/// True if the only move of the board is the one that is asked for, and not one that was played before.
fn is_only_move(exercise: &Exercise) -> bool {
    let derived = exercise.board.board().map(|board| exercise.kind.derived_answers(exercise, &board));
    exercise.kind.moves_asked(exercise) == 1 && derived.is_ok_and(|answers| !answers.is_empty())
}

/// The remarks of a verdict: praise first.
fn words(verdict: Verdict) -> Vec<Feedback> {
    let plain = |feedback: Feedback| match feedback {
        // The right form would give the answer away.
        Feedback::Msg(message) => Feedback::Msg(judge::hint(&message).unwrap_or(message)),
        text => text,
    };
    verdict.praise.into_iter().chain(verdict.remark.map(plain)).collect()
}

fn proposal(value: String, verdict: Verdict) -> ProposedAnswer {
    ProposedAnswer { shown: value.clone(), value, hint: words(verdict) }
}

/// Fields of the same file or rank, on the other side of the board.
fn fields(board: &Diagram, right: &str) -> Option<Vec<ProposedAnswer>> {
    let empty = board.board().ok()?;
    let field = empty.naming.field(&empty.grid, right)?;
    let (x, y) = empty.grid.xy(field);
    let places = [(x, empty.grid.ranks - 1 - y), (empty.grid.files - 1 - x, y)];
    let near = [(x, y + 1), (x, y.wrapping_sub(1)), (x + 1, y)];
    let found = empty.grid.fields().filter_map(|other| {
        let at = empty.grid.xy(other);
        let rank = places.iter().chain(&near).position(|place| *place == at)?;
        (other != field).then_some((rank, other))
    });
    let mut found: Vec<_> = found.collect();
    found.sort_by_key(|(rank, _)| *rank);
    let one = |(_, other)| proposal(diagram::name(&empty, other), judge::field(&empty, &[field], other));
    Some(found.into_iter().map(one).collect())
}

/// Names of a field that are turned round, and those of its mirror images.
fn names(board: &Diagram) -> Option<Vec<ProposedAnswer>> {
    let empty = board.board().ok()?;
    let lit = board.highlighted.first()?.from;
    let name = diagram::name(&empty, lit);
    let turned: String = name.chars().rev().collect();
    let mut all = Vec::new();
    if turned != name && name.len() < 4 {
        all.push(proposal(turned.clone(), judge::name(&empty, lit, &turned)));
    }
    all.extend(fields(board, &name)?);
    Some(all)
}

/// Other moves of the piece, and moves of other pieces to that field.
fn moves(board: &Diagram, right: &str, language: Language) -> Option<Vec<ProposedAnswer>> {
    let start = Diagram { moves: Vec::new(), ..board.clone() };
    let right = if right.is_empty() { board.moves.first()?.clone() } else { right.into() };
    let start = if board.moves.is_empty() || right == board.moves[0] { start } else { board.clone() };
    let table = start.table().ok()?;
    let id = table.read(&right, &Style::pgn()).ok()?.id;
    let before = table.position();
    let ends = |m: &AnyMove| {
        let route = before.trace(m).route;
        (route.first().copied(), route.last().copied())
    };
    let (from, to) = ends(&before.by_id(&id)?);
    let is_like = |m: &AnyMove| {
        let other = ends(m);
        (other.0 == from || other.1 == to) && before.id(m) != id
    };
    let mut like: Vec<AnyMove> = before.legal_moves().into_iter().filter(is_like).collect();
    like.sort_by_key(|m| ends(m).1 != to);
    like.truncate(MOST);
    let style = diagram::style_on(&table, language);
    let one = |m: AnyMove| {
        let shown = before.text(&m, &style);
        let verdict = judge::move_text(&table, &id, &shown, language);
        ProposedAnswer { shown, ..proposal(written_move(before, &before.id(&m)), verdict) }
    };
    Some(like.into_iter().map(one).collect())
}

/// The position before the last move of a board, and that move.
fn last_move(board: &Diagram) -> Option<(notabene_core::game::Game, String)> {
    let mut table = board.table().ok()?;
    table.go(Go::Back);
    Some((table, board.moves.last()?.clone()))
}

/// Wrong texts of the last move.
fn written(board: &Diagram, language: Language) -> Option<Vec<ProposedAnswer>> {
    let (table, id) = last_move(board)?;
    let right = move_text::written(board, board.moves.len() - 1)?;
    let before: &AnyPosition = table.position();
    let style = diagram::style_on(&table, Language::En);
    let mut all = Vec::new();
    for text in wrong_texts(before, &before.by_id(&id)?, &style) {
        let shown = diagram::lettered(&text, language);
        // In another language the letters might be right.
        let is_wrong = |language: Language| diagram::lettered(&text, language) != right.in_language(language);
        let verdict = judge::move_text(&table, &id, &shown, language);
        if Language::ALL.into_iter().all(is_wrong) && !verdict.counts() && !text.contains('>') {
            all.push(ProposedAnswer { shown, ..proposal(text, verdict) });
        }
    }
    Some(all)
}

/// Boards with one move misread.
fn boards(board: &Diagram) -> Vec<ProposedAnswer> {
    let found = task::misread_boards(board).into_iter();
    let one = |(value, words): (String, Localized)| ProposedAnswer {
        // The text of a position tells nobody anything.
        shown: String::new(),
        value,
        hint: vec![Feedback::Text(words)],
    };
    found.map(one).collect()
}

/// A text with a mistake for an exercise that corrects: the first of the wrong texts of the last move, in a language.
pub fn proposed_given(board: &Diagram, language: Language) -> Option<String> {
    registry::find(&board.game).ok()?;
    written(board, language)?.into_iter().next().map(|one| one.shown)
}

/// Options of a choice about the last move: the right one, then wrong ones with their causes, in a language.
pub fn proposed_options(board: &Diagram, language: Language) -> Option<(String, Vec<ProposedAnswer>)> {
    let right = move_text::written(board, board.moves.len().checked_sub(1)?)?;
    Some((right.in_language(language).into(), written(board, language)?))
}

/// Words of a hint as one text.
pub fn hint_words(hint: &[Feedback], language: Language) -> String {
    let all: Vec<String> = hint.iter().map(|feedback| feedback.in_language(language)).collect();
    all.join(" ")
}
