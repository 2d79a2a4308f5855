//! Boards after moves that are followed in the head: the right one among four, or set up. Each wrong board has one
//! move misread. And boards that are seen for some seconds.

use super::build::{self, in_each_language, localized, right_answer};
use super::line::PlayedLine;
use super::mind::{QUIET, lines, prompt};
use super::moment::{BuiltExercise, Moment};
use super::skill::Skill;
use crate::practice::Mixer;
use crate::{Answer, Diagram, Exercise, Hint, Localized, Quality, diagram};
use notabene_core::game::position_editor::PositionEditor;
use notabene_core::geometry::Field;
use notabene_core::i18n::{Label, Language, Msg};
use notabene_core::msg;
use notabene_core::notation::{AnyPosition, Notation as _, noun};
use notabene_core::position::{Figure, Glyph, Position as _, Trace};

pub(super) static SKILLS: &[Skill] = &[
    QUIET.of_position("mind/board-short", Label::SkillMindBoardShort, 1, |moment| lines(moment, 1, board)),
    QUIET.of_position("mind/board", Label::SkillMindBoard, 3, |moment| lines(moment, 3, board)),
    QUIET.of_position("mind/board-long", Label::SkillMindBoardLong, 5, |moment| lines(moment, 5, board)),
    QUIET.of_position("mind/set-up", Label::SkillMindSetUp, 2, |moment| lines(moment, 2, set_up)),
    QUIET.of_position("mind/set-up-long", Label::SkillMindSetUpLong, 4, |moment| lines(moment, 4, set_up)),
    QUIET.of_position("recall/few", Label::SkillRecallFew, 2, |moment| recall(moment, 4, 8)),
    QUIET.of_position("recall/some", Label::SkillRecallSome, 3, |moment| recall(moment, 6, 10)),
    QUIET.of_position("recall/many", Label::SkillRecallMany, 5, |moment| recall(moment, 9, 12)),
];

/// Number of boards that are nearly right.
const WRONG: usize = 3;

/// The contents of fields of a board that was misread.
type Changes = Vec<(Field, Option<Glyph>)>;

/// A way to misread a move: the changed fields, and what is said of them; none if the move cannot be misread so.
type Misreading = fn(&ReadMove, &mut Mixer) -> Option<(Changes, Fact)>;

/// The misreadings by their names. The last one is easily seen: long lines have it only if there are no others.
const MISREADINGS: [(&str, Misreading); 7] = [
    ("board-left-out", left_out),
    ("board-captured", captured),
    ("board-field", neighbour),
    ("board-twin", twin),
    ("board-castling", half_castled),
    ("board-promotion", not_promoted),
    (COLOUR, other_side),
];
const COLOUR: &str = "board-colour";
/// Misreadings that few lines allow: these come first.
const RARE: [&str; 2] = ["board-castling", "board-promotion"];

/// A sentence about a move, given the move as it is written in a language.
type Fact = Box<dyn Fn(String) -> Msg>;

/// A move of a line, and the board after the whole line.
struct ReadMove<'l> {
    end: &'l PositionEditor,
    before: &'l AnyPosition,
    trace: &'l Trace,
    mover: Glyph,
    from: Field,
    to: Field,
    /// True if the piece stands at the end where the move led it.
    stays: bool,
}

impl<'l> ReadMove<'l> {
    fn new(line: &'l PlayedLine, end: &'l PositionEditor, n: usize) -> Option<ReadMove<'l>> {
        let (before, trace) = (line.positions.get(n)?, line.traces.get(n)?);
        let (from, to) = (*trace.route.first()?, *trace.route.last()?);
        let mover = piece(before, from)?;
        let leaves = |later: &Trace| {
            let goes = later.route.first() == Some(&to) || later.with.is_some_and(|(rook, _)| rook == to);
            goes || later.taken.contains(&to) || later.huffed == Some(to)
        };
        let stays = !line.traces.iter().skip(n + 1).any(leaves);
        (from != to).then_some(ReadMove { end, before, trace, mover, from, to, stays })
    }
    fn is_empty(&self, at: Field) -> bool {
        self.end.piece_at(at).is_none()
    }
    fn name(&self, at: Field) -> String {
        diagram::name(&self.end.board, at)
    }
}

/// The piece on a field of a position.
fn piece(p: &AnyPosition, at: Field) -> Option<Glyph> {
    p.pieces().into_iter().find(|(field, _)| *field == at).map(|(_, glyph)| glyph)
}

/// The move was left out: its piece still stands where it was.
fn left_out(m: &ReadMove, _: &mut Mixer) -> Option<(Changes, Fact)> {
    let rook = m.trace.with;
    let mut changes = vec![(m.to, None)];
    changes.extend(rook.map(|(_, to)| (to, None)));
    let is_free =
        |at: Field, changes: &Changes| m.is_empty(at) || changes.iter().any(|(other, _)| *other == at);
    let back = [Some(m.from), rook.map(|(from, _)| from)].into_iter().flatten();
    for at in back.chain(m.trace.taken.iter().copied()) {
        if !m.stays || !is_free(at, &changes) {
            return None;
        }
        changes.push((at, piece(m.before, at)));
    }
    let (piece, field) = (noun(m.mover.figure), m.name(m.from));
    Some((changes, Box::new(move |text| msg!(HintBoardLeftOut { piece, field: field.clone(), text }))))
}

/// A captured piece was left standing.
fn captured(m: &ReadMove, mixer: &mut Mixer) -> Option<(Changes, Fact)> {
    let taken: Vec<Field> = m.trace.taken.iter().copied().filter(|at| m.is_empty(*at)).collect();
    let at = *taken.get(mixer.below(taken.len()))?;
    let glyph = piece(m.before, at)?;
    let (piece, field) = (noun(glyph.figure), m.name(at));
    let fact = move |text| msg!(HintBoardCaptured { piece, field: field.clone(), text });
    Some((vec![(at, Some(glyph))], Box::new(fact)))
}

/// The piece stands beside the field to which the move led it.
fn neighbour(m: &ReadMove, mixer: &mut Mixer) -> Option<(Changes, Fact)> {
    let grid = m.end.board.grid;
    let (x, y) = grid.xy(m.to);
    let is_pawn = matches!(m.mover.figure, Figure::Pawn | Figure::Man);
    let is_beside = |at: &Field| {
        let (file, rank) = grid.xy(*at);
        let is_edge = rank == 0 || rank + 1 == grid.ranks;
        file.abs_diff(x) <= 1
            && rank.abs_diff(y) <= 1
            && m.is_empty(*at)
            && *at != m.from
            && !(is_pawn && is_edge)
    };
    let fields: Vec<Field> = grid.fields().filter(is_beside).collect();
    let at = *fields.get(mixer.below(fields.len()))?;
    let glyph = m.end.piece_at(m.to).filter(|_| m.stays)?;
    let (piece, field) = (noun(glyph.figure), m.name(at));
    let fact = move |text| msg!(HintBoardField { piece, field: field.clone(), text });
    Some((vec![(m.to, None), (at, Some(glyph))], Box::new(fact)))
}

/// Another piece of the kind has moved: the one that was meant still stands where it was.
fn twin(m: &ReadMove, mixer: &mut Mixer) -> Option<(Changes, Fact)> {
    let grid = m.end.board.grid;
    let ((x, y), is_pawn) = (grid.xy(m.from), matches!(m.mover.figure, Figure::Pawn | Figure::Man));
    let is_twin = |at: &Field| {
        let (file, rank) = grid.xy(*at);
        let is_likely = !is_pawn || rank == y && file.abs_diff(x) <= 2;
        let is_still = m.end.piece_at(*at) == Some(m.mover) && piece(m.before, *at) == Some(m.mover);
        *at != m.to && *at != m.from && is_likely && is_still
    };
    let twins: Vec<Field> = grid.fields().filter(is_twin).collect();
    let at = *twins.get(mixer.below(twins.len()))?;
    if !m.stays || !m.is_empty(m.from) || m.trace.becomes.is_some() {
        return None;
    }
    let (piece, field) = (noun(m.mover.figure), m.name(at));
    let fact = move |text| msg!(HintBoardTwin { piece, field: field.clone(), text });
    Some((vec![(at, None), (m.from, Some(m.mover))], Box::new(fact)))
}

/// The king has castled, and the rook still stands where it was.
fn half_castled(m: &ReadMove, _: &mut Mixer) -> Option<(Changes, Fact)> {
    let (from, to) = m.trace.with.filter(|(from, _)| m.is_empty(*from))?;
    let rook = piece(m.before, from).filter(|rook| m.end.piece_at(to) == Some(*rook))?;
    let (piece, field) = (noun(rook.figure), m.name(from));
    let fact = move |text| msg!(HintBoardCastling { piece, field: field.clone(), text });
    Some((vec![(to, None), (from, Some(rook))], Box::new(fact)))
}

/// The piece is still what it was before its promotion.
fn not_promoted(m: &ReadMove, _: &mut Mixer) -> Option<(Changes, Fact)> {
    m.trace.becomes.filter(|_| m.stays)?;
    let (piece, field) = (noun(m.mover.figure), m.name(m.to));
    let fact = move |text| msg!(HintBoardPromotion { piece, field: field.clone(), text });
    Some((vec![(m.to, Some(m.mover))], Box::new(fact)))
}

/// The piece has the colour of the other side.
fn other_side(m: &ReadMove, _: &mut Mixer) -> Option<(Changes, Fact)> {
    let glyph = m.end.piece_at(m.to).filter(|glyph| m.stays && glyph.figure != Figure::King)?;
    let (piece, field) = (noun(glyph.figure), m.name(m.to));
    let fact = move |text| msg!(HintBoardColour { piece, field: field.clone(), text });
    Some((vec![(m.to, Some(Glyph { side: glyph.side.other(), ..glyph }))], Box::new(fact)))
}

/// A wrong board and the words on it.
struct WrongBoard {
    key: &'static str,
    pieces: Vec<Option<Glyph>>,
    text: String,
    words: Localized,
}

/// The wrong boards of a line, in the order of its moves.
fn wrong_boards(line: &PlayedLine, end: &PositionEditor, mixer: &mut Mixer) -> Vec<WrongBoard> {
    let mut all = Vec::new();
    for (n, read) in (0..line.moves.len()).filter_map(|n| Some((n, ReadMove::new(line, end, n)?))) {
        for (key, misread) in MISREADINGS {
            let Some((changes, fact)) = misread(&read, mixer) else { continue };
            let mut board = end.clone();
            changes.into_iter().for_each(|(at, glyph)| board.set_piece(at, glyph));
            let words = in_each_language(|language| language.say(&fact(written(line, n, language))));
            all.push(WrongBoard { key, text: board.text(), pieces: board.pieces, words });
        }
    }
    all
}

/// Boards after the moves of a diagram with one of them misread: position and words on it. The order is always the same.
pub(crate) fn misread_boards(board: &Diagram) -> Vec<(String, Localized)> {
    let (mut mixer, mut all) = (Mixer::new(1), Vec::new());
    let line = board.table_before().and_then(|table| PlayedLine::from_moves(table.position(), &board.moves));
    let Some((line, end)) = line.zip(board.arrangement()) else { return all };
    let boards = wrong_boards(&line, &end, &mut mixer);
    for one in choose(boards, line.moves.len() > 2, &end, &mut mixer) {
        all.push((one.text, one.words));
    }
    all
}

/// A move of a line, as it is written in a language.
fn written(line: &PlayedLine, n: usize, language: Language) -> String {
    let Some((p, id)) = line.positions.get(n).zip(line.moves.get(n)) else { return String::new() };
    p.by_id(id).map(|m| p.text(&m, &diagram::style_of(p, language))).unwrap_or_default()
}

/// Chooses the wrong boards: of many kinds, and no two alike.
fn choose(
    mut all: Vec<WrongBoard>,
    is_long: bool,
    end: &PositionEditor,
    mixer: &mut Mixer,
) -> Vec<WrongBoard> {
    let (mut chosen, mut rest): (Vec<WrongBoard>, Vec<WrongBoard>) = (Vec::new(), Vec::new());
    while !all.is_empty() && chosen.len() < WRONG {
        let rare = all.iter().position(|one| RARE.contains(&one.key));
        let one = all.swap_remove(rare.unwrap_or_else(|| mixer.below(all.len())));
        let is_again = chosen.iter().any(|other| other.key == one.key) || is_long && one.key == COLOUR;
        if is_again { rest.push(one) } else { add(&mut chosen, one, end) }
    }
    for one in rest {
        if chosen.len() < WRONG {
            add(&mut chosen, one, end);
        }
    }
    chosen
}

fn add(chosen: &mut Vec<WrongBoard>, one: WrongBoard, end: &PositionEditor) {
    if one.pieces != end.pieces && chosen.iter().all(|other| other.pieces != one.pieces) {
        chosen.push(one);
    }
}

/// An exercise after a line: its wrong boards are answers, each with the words on it.
fn exercise(
    moment: &mut Moment,
    line: &PlayedLine,
    word: &str,
    ask: fn(String) -> Msg,
) -> Option<BuiltExercise> {
    let end = PositionEditor::read(moment.game, &line.end()?.to_text()).ok()?;
    let all = wrong_boards(line, &end, moment.mixer);
    let wrong = choose(all, line.moves.len() > 2, &end, moment.mixer);
    if wrong.len() < WRONG {
        return None;
    }
    let table = line.board(moment).table().ok()?;
    let exercise = build::exercise(word, prompt(&table, ask), line.board(moment))?;
    let mut made = BuiltExercise { exercise, hints: Vec::new() };
    made.exercise.answers = vec![right_answer(Localized::same(&end.text()))];
    for one in wrong {
        let (place, hint) = (moment.mixer.below(made.hints.len() + 2), Some(made.hints.len()));
        let text = Localized::same(&one.text);
        made.hints.push(Hint { key: one.key.into(), text: one.words });
        made.exercise.answers.insert(place, Answer { quality: Quality::Wrong, text, hint, step: 0 });
    }
    Some(made)
}

/// The right board is chosen among four.
fn board(moment: &mut Moment, line: PlayedLine) -> Option<BuiltExercise> {
    exercise(moment, &line, "choose-board", |text| msg!(TaskMindBoard { text }))
}

/// The position after the line is set up. A misread move is named, if nothing else is wrong.
fn set_up(moment: &mut Moment, line: PlayedLine) -> Option<BuiltExercise> {
    exercise(moment, &line, "set-up", |text| msg!(TaskMindSetUp { text }))
}

/// Some pieces of the position before the move are seen for some seconds, and set up from memory.
fn recall(moment: &mut Moment, count: usize, seconds: u32) -> Option<BuiltExercise> {
    let empty = PositionEditor::read(moment.game, &moment.before.to_text()).ok()?.spec().empty;
    let mut board = PositionEditor::read(moment.game, empty).ok()?;
    let mut pieces = moment.before.pieces();
    for _ in 0..count {
        if pieces.is_empty() {
            return None;
        }
        let (at, glyph) = pieces.swap_remove(moment.mixer.below(pieces.len()));
        board.set_piece(at, Some(glyph));
    }
    let shown = Diagram { position: board.text(), pieces_only: true, ..moment.board() };
    let prompt = localized(&msg!(TaskRecall { count: count as u32, number: seconds }));
    let exercise = Exercise { number: seconds, ..build::exercise("set-up", prompt, shown)? };
    Some(BuiltExercise { exercise, hints: Vec::new() })
}
