//! Importing games from records of other programs: identification, start, and replay.

use super::content::{Content, Evidence};
use super::identify;
use super::mend::mend;
use super::reading::{Reading, Replay};
pub use super::source::Source;
use crate::game::registry::{self, Variant};
use crate::game::setup::Start;
use crate::game::{Game, OpenResult, Problem};
use crate::i18n::head;

use crate::notation::{AnyPosition, Letters, Notation, Style};
use crate::position::{Ending, Position as _, Results};
use crate::record::{self, Fault, FoundGame, MoveCounter, NodeId, Record, Replayed, Score, Visitor as _};

/// The requested result of an import.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ImportTarget {
    /// Its length, end and problems.
    Count,
    /// The moves and positions of its main line as text.
    Lines,
    /// The game itself.
    Game,
}

/// The result of importing a game.
pub struct Imported {
    /// The game, if requested.
    pub table: Option<OpenResult>,
    /// The moves and positions, if requested.
    pub lines: String,
    /// Number of half-moves of the main line.
    pub plies: usize,
    /// Number of moves in all lines.
    pub moves: usize,
    /// The position at the end of the main line.
    pub last: String,
    /// The result.
    pub score: Option<Score>,
    /// Notation of results in the game.
    pub results: Results,
    /// The detected piece letters, if they differ from the requested ones.
    pub letters: Option<&'static Letters>,
    /// True if only the moves identify the game.
    pub guessed: bool,
    /// Problems with their places.
    pub faults: Vec<Problem>,
    /// The end of the game as a byte offset.
    pub end: usize,
    /// True if it had a mark for the current node, and a result.
    pub whole: bool,
    /// The classification of the text; computed only if the game itself was requested.
    pub content: Content,
}

impl Default for Imported {
    fn default() -> Imported {
        Imported {
            table: None,
            lines: String::new(),
            plies: 0,
            moves: 0,
            last: String::new(),
            score: None,
            results: Results::Usual,
            letters: None,
            guessed: false,
            faults: Vec::new(),
            end: 0,
            whole: false,
            content: Content::default(),
        }
    }
}

/// Imports one game of a text.
pub fn import(text: &str, found: FoundGame, style: &Style, want: ImportTarget) -> Imported {
    let evidence = (want == ImportTarget::Game).then(|| Evidence::of(text, &found));
    let mut source = Source { text, found: Some(found), style };
    let mut imported = match identify::variant_of(&source) {
        Ok((game, guessed)) => {
            if guessed {
                note_unknown_variant(&mut source);
            }
            Imported { guessed, ..game.import(&mut source, want) }
        }
        Err(problem) => {
            let at = source.found.map_or(0, |found| found.at[0]);
            Imported { faults: vec![Problem { at, ..problem }], ..Imported::default() }
        }
    };
    if let Some(evidence) = evidence {
        imported.content = evidence.content(imported.moves);
    }
    imported
}

/// Reports the name of a game that is not known.
fn note_unknown_variant(source: &mut Source) {
    for name in ["Variant", "GameType"] {
        let at = source.tag_at(name);
        let Some(found) = &mut source.found else { return };
        let value = found.tags.get(name).map(str::trim).filter(|value| !value.is_empty());
        if let Some(value) = value.map(|value| head(value, 40)) {
            found.faults.push(Fault { at, message: msg!(VariantUnknown { name: value }) });
            return;
        }
    }
}

/// Replays the moves of a record from its start.
fn run(
    game: &'static Variant,
    start: Result<AnyPosition, Problem>,
    begin: &dyn Fn(Start) -> Option<AnyPosition>,
    source: &mut Source,
    want: ImportTarget,
) -> Imported {
    let mut out = Imported::default();
    // Taken, not copied: cloning messages would add as much code as parsing a word of a record.
    let faults = source.found.as_mut().map(|found| std::mem::take(&mut found.faults));
    let Some(found) = &source.found else {
        out.faults.push(Problem { message: msg!(PgnEmpty), at: 0 });
        return out;
    };
    out.faults.extend(faults.unwrap_or_default().into_iter().map(Problem::from));
    out.score = found.tags.score(found.dialect);
    match start {
        Err(problem) => out.faults.push(Problem { at: found.at[0], ..problem }),
        Ok(start) => fill(game, start, begin, found, source, want, &mut out),
    }
    out
}

fn fill(
    game: &'static Variant,
    start: AnyPosition,
    begin: &dyn Fn(Start) -> Option<AnyPosition>,
    found: &FoundGame,
    source: &Source,
    want: ImportTarget,
    out: &mut Imported,
) {
    let replay = Replay { begin, source, moves: [found.at[1], found.at[2]] };
    let are_listed = want == ImportTarget::Lines;
    let mut read = replay.first(start, are_listed.then_some(&mut out.lines));
    out.letters = replay.with_other_letters(&mut read);
    replay.with_mixed_letters(&mut read);
    if are_listed && (out.letters.is_some() || read.mixed) {
        out.lines = replay.list(&read);
    }
    out.results = read.start.results();
    let other = result_conflict(found, out.score, &mut read.replayed);
    settle_score(source, found, &mut read, out);
    if want == ImportTarget::Game {
        let (session, marked) = at_saved_move(game, replay.record(found, other, &read, out.score));
        out.whole = marked && read.replayed.score.is_some();
        out.table = Some(Ok(session));
    }
    let Reading { replayed, counter, .. } = read;
    (out.plies, out.moves, out.last) = (counter.plies, replayed.moves, counter.last.to_text());
    out.end = replayed.end;
    out.faults.extend(replayed.faults.into_iter().map(Problem::from));
}

/// The result: as written after the moves, else in the tags, else in a comment or in place of the moves, else by the board.
fn settle_score(source: &Source, found: &FoundGame, read: &mut Reading, out: &mut Imported) {
    let known = |score: &Score| score.fits(out.results);
    let is_decided = |score: &Score| *score != Score::Open;
    let (written, tag) = (read.replayed.score, out.score.filter(known));
    let decided = written.filter(is_decided).or(tag.filter(is_decided));
    let score = decided.or_else(|| score_in_comment(source.text, found, &read.replayed)).or(tag).or(written);
    out.score = score.map(|score| score.turned(out.results));
    let decided = decided_by_board(&read.counter).filter(|_| matches!(out.score, None | Some(Score::Open)));
    match decided {
        Some(score) => out.score = Some(score),
        None => note_board(source, &read.counter.last, out.score, &mut read.replayed),
    }
}

/// The result of a game without one at its end: its last comment says it, `{1-0}`, or it stands in place of all moves, `+-`.
fn score_in_comment(text: &str, found: &FoundGame, read: &Replayed) -> Option<Score> {
    if read.score.is_some() {
        return None;
    }
    let is_forfeit = read.moves == 0 && found.tags.get("FEN").is_none();
    let alone =
        || text.get(found.at[1]..found.at[2]).filter(|body| is_forfeit && body.len() < LONGEST_RESULT);
    read.score_in_comment
        .or_else(|| Score::find_in(alone()?, found.dialect).filter(|score| *score != Score::Neither))
}

/// Maximum length of a result in place of all moves, in bytes.
const LONGEST_RESULT: usize = 40;

/// The result of the tag, if it contradicts the one after the moves, which takes precedence: reported as a fault.
fn result_conflict<'a>(found: &'a FoundGame, tag: Option<Score>, read: &mut Replayed) -> &'a str {
    let open = [None, Some(Score::Open)];
    if tag == read.score || open.contains(&tag) || open.contains(&read.score) {
        return "";
    }
    let other = found.tags.get("Result").unwrap_or_default();
    read.faults.push(Fault { at: read.result_at, message: msg!(PdnResults { other: other.into() }) });
    other
}

/// The result of a game that has ended by the rules.
fn decided_by_board(counter: &MoveCounter) -> Option<Score> {
    match counter.last.outcome(1) {
        Some(outcome) => Some(Score::of(outcome.winner)),
        None => counter.is_drawn().then_some(Score::Draw),
    }
}

/// Reports a written result that is not the one of the last position; it is kept.
fn note_board(source: &Source, last: &AnyPosition, score: Option<Score>, read: &mut Replayed) {
    let Some(outcome) = last.outcome(1) else { return };
    let written = score.unwrap_or(Score::Open);
    if written.is_odd() || record::decides(&outcome, written) || matches!(outcome.by, Ending::Draw(_)) {
        return;
    }
    let results = last.results();
    let (score, right) = (written.written(results).into(), Score::of(outcome.winner).written(results).into());
    let is_at_end = read.score.is_some_and(|score| score != Score::Open);
    let at = if is_at_end { read.result_at } else { source.tag_at("Result") };
    read.faults.push(Fault { at, message: msg!(ResultAgainstBoard { score, right }) });
}

/// A game at the marked node; without a mark at the start.
fn at_saved_move(game: &'static Variant, record: Record) -> (Game, bool) {
    let mut session = Game::with(game, record);
    let here = session.record.take_current_mark();
    session.at = here.unwrap_or(NodeId(0));
    session.order_edits();
    (session, here.is_some())
}

impl Variant {
    /// Imports a record as this variant, or as the other variant indicated by its start although not by its tags.
    pub(super) fn import(&'static self, source: &mut Source, want: ImportTarget) -> Imported {
        let start = self.start_with_rules(source);
        match (&start, self.rather.map(|(wrong, other)| (wrong, registry::find(other)))) {
            (Err(problem), Some((wrong, Ok(other)))) if problem.message.kind() == wrong => {
                other.import(source, want)
            }
            _ => run(self, start, &|start| self.start_position(start).ok(), source, want),
        }
    }

    /// The start of a record. An invalid part of its rules is reported, and played by default: the moves are
    /// worth more than a tag.
    fn start_with_rules(&self, source: &mut Source) -> Result<AnyPosition, Problem> {
        let mut start = self.start_position(source.start());
        while let Err(problem) = &start
            && problem.is_of_rules()
            && source.ignore(problem)
        {
            start = self.start_position(source.start());
        }
        let is_empty = source
            .found
            .as_ref()
            .is_some_and(|found| found.tags.get("FEN").is_some_and(|text| text.trim().is_empty()));
        let is_other_game =
            |problem: &Problem| self.rather.is_some_and(|(wrong, _)| wrong == problem.message.kind());
        match start {
            Ok(start) if !is_empty => Ok(start),
            Err(problem) if is_other_game(&problem) => Err(problem),
            start => mend(self, source).map_or(start, Ok),
        }
    }
}
