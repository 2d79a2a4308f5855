//! Importing games from records of other programs: identification, start, and replay.

use super::content::{Content, Evidence};
use super::identify;
use super::mend::mend;
pub use super::source::Source;
use crate::game::registry::{self, Variant};
use crate::game::setup::Start;
use crate::game::{Game, OpenResult, Problem};
use crate::i18n::{MessageKind, Msg, head};

use crate::notation::{AnyPosition, LETTERS, Letters, Notation, Style};
use crate::position::{Ending, Position as _, Results};
use crate::record::{
    self, Fault, FoundGame, MoveCounter, NodeId, Record, Recorder, Replayed, Score, Visitor,
};

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
    mut start: AnyPosition,
    begin: &dyn Fn(Start) -> Option<AnyPosition>,
    found: &FoundGame,
    source: &Source,
    want: ImportTarget,
    out: &mut Imported,
) {
    let moves = [found.at[1], found.at[2]];
    let place = |text: &str| begin(Start { position: Some(text), rules: "" });
    let play_mixed = |start: &AnyPosition, style: &Style, mixed: bool, visitor: &mut dyn Visitor| {
        record::replay_with(start, &place, source.text, moves, style, mixed, visitor)
    };
    let play = |start: &AnyPosition, style: &Style, visitor: &mut dyn Visitor| {
        play_mixed(start, style, false, visitor)
    };
    let mut counter = MoveCounter::new(start.clone());
    let mut style = *source.style;
    let wants_lines = want == ImportTarget::Lines;
    let mut first = |start: &AnyPosition, counter: &mut MoveCounter| {
        if wants_lines {
            let mut read = record::PositionLister::new(source.style);
            let replayed = play(start, source.style, &mut read);
            out.lines = read.text;
            return replayed;
        }
        play(start, source.style, counter)
    };
    let mut replayed = first(&start, &mut counter);
    if replayed.faults.iter().any(|fault| fault.message == msg!(PdnSetUp))
        && let Some(lenient) = begin(source.lenient().start())
    {
        // A set-up may stand for a move that breaks the duty to capture.
        let mut other = MoveCounter::new(lenient.clone());
        let read = play(&lenient, source.style, &mut other);
        if read.moves > replayed.moves {
            (start, counter) = (lenient, other);
            replayed = if wants_lines { first(&start, &mut counter) } else { read };
        }
    }
    // Words that do not look like moves in one language do not in the others.
    let unread = |fault: &Fault| {
        let other =
            [MessageKind::PgnStray, MessageKind::PgnTag, MessageKind::PgnTags, MessageKind::PgnComment];
        !is_remark(&fault.message) && !other.contains(&fault.message.kind())
    };
    let wrong = !wants_lines && replayed.faults.iter().any(unread);
    let better = || other_letters(&start, source.text, moves, &style, &replayed);
    if let Some((letters, better)) = wrong.then(better).flatten() {
        style.letters = letters;
        (out.letters, replayed) = (Some(letters), better);
        counter = MoveCounter::new(start.clone());
        play(&start, &style, &mut counter);
    }
    let foreign = |fault: &Fault| fault.message.kind() == MessageKind::LanguageLetter;
    let mut mixed = !wants_lines && replayed.faults.iter().any(foreign);
    if mixed {
        // Letters of several languages in one record: every unambiguous move is played.
        let mut other = MoveCounter::new(start.clone());
        let read = play_mixed(&start, &style, true, &mut other);
        mixed = read.moves > replayed.moves;
        if mixed {
            (replayed, counter) = (read, other);
        }
    }
    out.results = start.results();
    let known = |score: &Score| score.fits(out.results);
    let other = result_conflict(found, out.score, &mut replayed);
    let is_known = |score: &Score| *score != Score::Open;
    let tag = out.score.filter(known);
    out.score = replayed
        .score
        .filter(is_known)
        .or(tag.filter(is_known))
        .or_else(|| said(source.text, found, moves, &replayed))
        .or(tag)
        .or(replayed.score);
    out.score = out.score.map(|score| score.turned(out.results));
    let decided = decided_by_board(&counter).filter(|_| matches!(out.score, None | Some(Score::Open)));
    match decided {
        Some(score) => out.score = Some(score),
        None => note_board(source, &counter.last, out.score, &mut replayed),
    }
    if want == ImportTarget::Game {
        let mut record = Record::new(start);
        record.tags = found.tags.clone();
        record.tags.tidy(found.dialect);
        if record.start.options().is_some() {
            // Regenerated from the rules of the game.
            record.tags.set("Rules", "");
        }
        if found.dialect.draughts {
            record.tags.set("GameType", "");
        }
        if !found.lost.is_empty() {
            record.add_comment(Record::ROOT, &found.lost);
        }
        if !other.is_empty() {
            record.add_comment(Record::ROOT, other);
        }
        play_mixed(&record.start.clone(), &style, mixed, &mut Recorder::new(&mut record));
        record.score = out.score.unwrap_or(Score::Open);
        if record.score.is_odd() {
            record.tags.set(record::ARBITER, "");
        }
        let (session, marked) = at_saved_move(game, record);
        out.whole = marked && replayed.score.is_some();
        out.table = Some(Ok(session));
    }
    (out.plies, out.moves, out.last) = (counter.plies, replayed.moves, counter.last.to_text());
    out.end = replayed.end;
    out.faults.extend(replayed.faults.into_iter().map(Problem::from));
}

/// The result of a game without one at its end: its last comment says it, `{1-0}`, or it stands in place of all moves, `+-`.
fn said(text: &str, found: &FoundGame, [start, end]: [usize; 2], read: &Replayed) -> Option<Score> {
    if read.score.is_some() {
        return None;
    }
    let is_forfeit = read.moves == 0 && found.tags.get("FEN").is_none();
    let alone = || text.get(start..end).filter(|body| is_forfeit && body.len() < LONGEST_RESULT);
    read.said.or_else(|| Score::find_in(alone()?, found.dialect).filter(|score| *score != Score::Neither))
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

/// True for faults of a record in which nothing is unread.
pub(super) fn is_remark(message: &Msg) -> bool {
    let remarks = [
        MessageKind::PgnAfterDraw,
        MessageKind::PgnNumber,
        MessageKind::PdnResults,
        MessageKind::ResultAgainstBoard,
        MessageKind::FenMended,
        MessageKind::VariantUnknown,
    ];
    remarks.contains(&message.kind())
}

/// A game at the marked node; without a mark at the start.
fn at_saved_move(game: &'static Variant, record: Record) -> (Game, bool) {
    let mut session = Game::with(game, record);
    let here = session.record.take_current_mark();
    session.at = here.unwrap_or(NodeId(0));
    session.order_edits();
    (session, here.is_some())
}

/// Minimum number of additional moves: a single letter may fit by chance in one of so many languages.
const PROOF: usize = 2;

/// The letters of another language in which more of a game can be parsed.
fn other_letters(
    start: &AnyPosition,
    text: &str,
    moves: [usize; 2],
    style: &Style,
    known: &Replayed,
) -> Option<(&'static Letters, Replayed)> {
    let mut best: Option<(&'static Letters, Replayed)> = None;
    if record::capitals(text, moves) < PROOF {
        return best;
    }
    for letters in LETTERS.iter().filter(|l| *l != style.letters) {
        // A move that is only understood may be so by chance.
        let least = best.as_ref().map_or(known.exact_moves(), |(_, replayed)| replayed.exact_moves());
        let read = record::replay(start, text, moves, &Style { letters, ..*style }, &mut record::NoVisitor);
        if read.exact_moves() > least {
            best = Some((letters, read));
        }
    }
    best
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
