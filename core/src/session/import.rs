//! Games from records of other programs: which game it is, where it begins, and what becomes of it.

use super::content::{Content, Evidence};
use super::game::Game;
use super::setup::Start;
use super::table::Problem;
use super::{Opened, open};
use crate::notation::AnyPosition;
use crate::notation::signs::{from, joined, upto};
use crate::notation::{LETTERS, Letters, Notation, Style};
use crate::position::Position as _;
use crate::position::Results;
use crate::record::{self, Counter, Fault, Found, NodeId, Record, Recorder, Replayed, Score, Scribe};
use crate::text::Kind;

/// A game in a text.
pub struct Source<'a> {
    /// The whole text.
    pub text: &'a str,
    /// Where the game is; none if there is none.
    pub found: Option<Found>,
    /// How its moves are written.
    pub style: &'a Style,
}

impl Source<'_> {
    /// Where the game begins.
    pub(super) fn start(&self) -> Start<'_> {
        let tag = |name| self.found.as_ref().and_then(|found| found.tags.get(name)).map(str::trim);
        Start { position: tag("FEN"), rules: tag("Rules").unwrap_or_default() }
    }
}

impl Source<'_> {
    /// The same record with moves allowed that break the duty to capture (FMJD 5.4).
    fn leniently(&self) -> Source<'_> {
        let mut found = self.found.clone();
        if let Some(found) = &mut found {
            let rules = joined(&[found.tags.get("Rules").unwrap_or_default(), ",", LENIENT]);
            found.tags.set("Rules", rules.trim_start_matches(','));
        }
        Source { text: self.text, found, style: self.style }
    }

    /// Takes the part of the tag `Rules` away that a problem names. The problem is told, and what was
    /// written goes on as a comment. Of a tag with many such parts nothing stays.
    pub(super) fn forgo(&mut self, problem: &Problem) -> bool {
        let Some(found) = &mut self.found else { return false };
        let rules = found.tags.get("Rules").unwrap_or_default().trim();
        let start = upto(rules, problem.at).bytes().rposition(|b| b == b',').map_or(0, |comma| comma + 1);
        let all = found.faults.len() >= MOST_FAULTS;
        let start = if all { 0 } else { start };
        let part = if all { rules } else { from(rules, start).split(',').next().unwrap_or_default() };
        let lost = part.trim().to_string();
        let mut rest: String = upto(rules, start).into();
        rest.push_str(from(rules, start + part.len() + 1));
        found.faults.push(Fault { at: found.at[0], says: problem.says.clone() });
        found.lose(&lost);
        found.tags.set("Rules", &rest);
        !lost.is_empty()
    }
}

/// The part of the tag `Rules` that allows such moves.
const LENIENT: &str = "irregular=allowed";

/// So many faults of the tags are told one by one.
const MOST_FAULTS: usize = 8;

/// What is wanted of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Want {
    /// Its length, end and problems.
    Count,
    /// The moves and positions of its main line as text.
    Lines,
    /// The game on the table.
    Game,
}

/// What came of reading a game.
pub struct Imported {
    /// The game, if it was wanted.
    pub table: Option<Opened>,
    /// The moves and positions, if they were wanted.
    pub lines: String,
    /// Half-moves of the main line.
    pub plies: usize,
    /// Moves of all lines.
    pub moves: usize,
    /// The position at the end of the main line.
    pub last: String,
    /// The result.
    pub score: Option<Score>,
    /// How the game writes its results.
    pub results: Results,
    /// The letters in which it turned out to be written, if they were not those asked for.
    pub letters: Option<&'static Letters>,
    /// Whether only the moves tell which game it is.
    pub guessed: bool,
    /// What is wrong, and where.
    pub faults: Vec<Problem>,
    /// Where the game ends, in bytes.
    pub end: usize,
    /// Whether it had a mark for the move on the board, and a result.
    pub whole: bool,
    /// What the text holds; only found out if the game was wanted on the table.
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

/// Reads one game of a text.
pub fn import(text: &str, found: Found, style: &Style, want: Want) -> Imported {
    let evidence = (want == Want::Game).then(|| Evidence::of(text, &found));
    let mut source = Source { text, found: Some(found), style };
    let mut imported = match open::of_source(&source) {
        Ok((game, guessed)) => Imported { guessed, ..game.import(&mut source, want) },
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

/// The same for a family of games whose start is known, or cannot be.
pub(super) fn run(
    game: &'static open::Variant,
    start: Result<AnyPosition, Problem>,
    begin: &dyn Fn(Start) -> Option<AnyPosition>,
    source: &mut Source,
    want: Want,
) -> Imported {
    let mut out = Imported::default();
    // Taken, not copied: copying messages would weigh as much as reading a word of a record.
    let faults = source.found.as_mut().map(|found| std::mem::take(&mut found.faults));
    let Some(found) = &source.found else {
        out.faults.push(Problem { says: msg!(PgnEmpty), at: 0 });
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
    game: &'static open::Variant,
    mut start: AnyPosition,
    begin: &dyn Fn(Start) -> Option<AnyPosition>,
    found: &Found,
    source: &Source,
    want: Want,
    out: &mut Imported,
) {
    let moves = [found.at[1], found.at[2]];
    let place = |text: &str| begin(Start { position: Some(text), rules: "" });
    let play_mixed = |start: &AnyPosition, style: &Style, mixed: bool, scribe: &mut dyn Scribe| {
        record::replay_with(start, &place, source.text, moves, style, mixed, scribe)
    };
    let play =
        |start: &AnyPosition, style: &Style, scribe: &mut dyn Scribe| play_mixed(start, style, false, scribe);
    let mut counter = Counter::new(start.clone());
    let mut style = *source.style;
    let wants_lines = want == Want::Lines;
    let mut first = |start: &AnyPosition, counter: &mut Counter| {
        if wants_lines {
            let mut read = record::Lines::new(source.style);
            let replayed = play(start, source.style, &mut read);
            out.lines = read.text;
            return replayed;
        }
        play(start, source.style, counter)
    };
    let mut replayed = first(&start, &mut counter);
    if replayed.faults.iter().any(|fault| fault.says == msg!(PdnSetUp))
        && let Some(lenient) = begin(source.leniently().start())
    {
        // What a set-up stands for may be a move that breaks the duty to capture.
        let mut other = Counter::new(lenient.clone());
        let read = play(&lenient, source.style, &mut other);
        if read.moves > replayed.moves {
            (start, counter) = (lenient, other);
            replayed = if wants_lines { first(&start, &mut counter) } else { read };
        }
    }
    // Words that are no moves in one language are none in the others.
    let unread = |fault: &Fault| {
        !matches!(
            fault.says.kind(),
            Kind::PgnStray | Kind::PgnTag | Kind::PgnTags | Kind::PgnComment | Kind::PgnAfterDraw
        )
    };
    let wrong = !wants_lines && replayed.faults.iter().any(unread);
    let better = || other_letters(&start, source.text, moves, &style, &replayed);
    if let Some((letters, better)) = wrong.then(better).flatten() {
        style.letters = letters;
        (out.letters, replayed) = (Some(letters), better);
        counter = Counter::new(start.clone());
        play(&start, &style, &mut counter);
    }
    let foreign = |fault: &Fault| fault.says.kind() == Kind::LanguageLetter;
    let mut mixed = !wants_lines && replayed.faults.iter().any(foreign);
    if mixed {
        // Letters of several languages in one record: each move that can only be one is played.
        let mut other = Counter::new(start.clone());
        let read = play_mixed(&start, &style, true, &mut other);
        mixed = read.moves > replayed.moves;
        if mixed {
            (replayed, counter) = (read, other);
        }
    }
    out.results = start.results();
    let known = |score: &Score| score.fits(out.results);
    let other = contradicted(found, out.score, &mut replayed);
    out.score = replayed.score.filter(|s| *s != Score::Open).or(out.score.filter(known)).or(replayed.score);
    out.score = out.score.map(|score| score.turned(out.results));
    if want == Want::Game {
        let mut record = Record::new(start);
        record.tags = found.tags.clone();
        record.tags.tidy(found.dialect);
        if record.start.options().is_some() {
            // Made anew from the rules of the game.
            record.tags.set("Rules", "");
        }
        if found.dialect.draughts {
            record.tags.set("GameType", "");
        }
        if !found.lost.is_empty() {
            record.say(Record::ROOT, &found.lost);
        }
        if !other.is_empty() {
            record.say(Record::ROOT, other);
        }
        play_mixed(&record.start.clone(), &style, mixed, &mut Recorder::new(&mut record));
        record.score = out.score.unwrap_or(Score::Open);
        if record.score.is_odd() {
            record.tags.set(record::ARBITER, "");
        }
        let (session, marked) = seated(game, record);
        out.whole = marked && replayed.score.is_some();
        out.table = Some(Ok(session));
    }
    (out.plies, out.moves, out.last) = (counter.plies, replayed.moves, counter.last.to_text());
    out.end = replayed.end;
    out.faults.extend(replayed.faults.into_iter().map(Problem::from));
}

/// The result of the tag, if another stands behind the moves, which counts: that is told.
fn contradicted<'a>(found: &'a Found, tag: Option<Score>, read: &mut Replayed) -> &'a str {
    let open = [None, Some(Score::Open)];
    if !found.dialect.draughts || tag == read.score || open.contains(&tag) || open.contains(&read.score) {
        return "";
    }
    let other = found.tags.get("Result").unwrap_or_default();
    read.faults.push(Fault { at: read.place, says: msg!(PdnResults { other: other.into() }) });
    other
}

/// A game on the table, at the move that is marked for it; without one at the start.
fn seated(game: &'static open::Variant, record: Record) -> (Game, bool) {
    let mut session = Game::with(game, record);
    let here = session.record.take_here();
    session.at = here.unwrap_or(NodeId(0));
    session.order_edits();
    (session, here.is_some())
}

/// A single letter may fit by chance: among so many languages some piece nearly always can go there.
const PROOF: usize = 2;

/// The letters of another language in which more of a game can be read.
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
        let least = best.as_ref().map_or(known.moves, |(_, replayed)| replayed.moves);
        let read = record::replay(start, text, moves, &Style { letters, ..*style }, &mut record::Nobody);
        if read.moves > least {
            best = Some((letters, read));
        }
    }
    best
}
