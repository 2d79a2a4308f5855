//! Reading a text of games: in short turns, so that the page stays alive however long it is. One game is put on the
//! board, several are listed, and a text without any changes nothing: it is answered with what is wrong.

use super::before;
use super::collection::Collection;
use super::dom::{El, button, el};
use super::state::{Desk, Over};
use js_sys::JsString;
use leptos::prelude::*;
use notabene_core::exchange::content::{self, Content};
use notabene_core::exchange::import::{self, Imported, Want};
use notabene_core::exchange::share;
use notabene_core::game::{Problem, registry};
use notabene_core::i18n::{Label, MessageKind, Msg};
use notabene_core::msg;
use notabene_core::notation::Letters;
use notabene_core::record::{self, Found};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

/// A game in the list of a file.
pub struct Entry {
    /// `White – Black`
    pub players: String,
    /// ` · Event · 1972 · 1-0`
    pub more: String,
    /// Both for searching: small letters without accents.
    pub folded: String,
    /// The byte at which it begins.
    pub at: usize,
}

/// A text on its way.
pub struct Reading {
    text: Rc<str>,
    /// Bytes that have been looked at.
    at: Cell<usize>,
    games: RefCell<Vec<Entry>>,
    /// What is wrong, in order.
    problems: RefCell<Vec<Problem>>,
    /// Moves that can be read in a text of which only a person knows if it is a game, and where it begins.
    doubt: Cell<Option<(u32, usize)>>,
}

impl Reading {
    fn new(text: String) -> Reading {
        let (games, problems, doubt) = Default::default();
        Reading { text: text.into(), at: Cell::new(0), games, problems, doubt }
    }
    /// Nothing could be read at all.
    pub fn failed(why: Msg) -> Reading {
        let reading = Reading::new(String::new());
        reading.problems.borrow_mut().push(Problem { says: why, at: 0 });
        reading
    }
}

type Shared = RwSignal<Option<Rc<Reading>>, LocalStorage>;

/// How long the page may be silent, in milliseconds.
const TURN: f64 = 12.0;
/// How many problems are shown.
const PROBLEMS: usize = 20;

/// Begins to read a text: a link, a position, or records.
pub fn begin(desk: Desk, shared: Shared, text: String) {
    let trimmed = text.trim();
    if let Some(fragment) = share::within(trimmed) {
        return match share::read(fragment) {
            Ok(arrived) => before::put(desk, arrived),
            Err(problem) => shared.set(Some(Rc::new(Reading::failed(problem.says)))),
        };
    }
    if let Some(opened) = registry::of_position(trimmed, desk.status.with_untracked(|s| s.game)) {
        return match opened {
            Ok(table) => desk.put(table),
            Err(problem) => shared.set(Some(Rc::new(Reading::failed(problem.says)))),
        };
    }
    let reading = Rc::new(Reading::new(text));
    shared.set(Some(reading.clone()));
    turn(desk, shared, reading);
}

/// Looks for games as long as the page may be silent; then lets it breathe.
fn turn(desk: Desk, shared: Shared, reading: Rc<Reading>) {
    if look_on(&reading) {
        return done(desk, shared, reading);
    }
    let mine = shared.try_get_untracked().flatten().is_some_and(|other| Rc::ptr_eq(&other, &reading));
    if mine {
        shared.set(Some(reading.clone()));
        let _ = set_timeout(move || turn(desk, shared, reading), Duration::ZERO);
    }
}

/// Looks for more games as long as the page may be silent; `true` at the end of the text.
fn look_on(reading: &Reading) -> bool {
    let now = || js_sys::Date::now();
    let end = now() + TURN;
    while now() < end {
        let Some(found) = record::next_game(&reading.text, reading.at.get()) else {
            reading.at.set(reading.text.len());
            return true;
        };
        reading.at.set(found.at[2]);
        if content::may_be_game(&reading.text, &found) {
            reading.games.borrow_mut().push(entry(&found));
        }
    }
    false
}

/// Lists the games of a text that was read before, in turns as short, and hands them on.
pub fn list(text: Rc<str>, then: impl FnOnce(Rc<str>, Vec<Entry>) + 'static) {
    list_on(Rc::new(Reading { text, ..Reading::new(String::new()) }), Box::new(then));
}

fn list_on(reading: Rc<Reading>, then: Box<dyn FnOnce(Rc<str>, Vec<Entry>)>) {
    match look_on(&reading) {
        true => then(reading.text.clone(), reading.games.take()),
        false => drop(set_timeout(move || list_on(reading, then), Duration::ZERO)),
    }
}

/// A single game is opened at once; several are listed.
fn done(desk: Desk, shared: Shared, reading: Rc<Reading>) {
    let games = reading.games.take();
    match &games[..] {
        [] => reading.problems.borrow_mut().push(Problem { says: msg!(TextNoGame), at: 0 }),
        [game] => return choose(desk, shared, &reading, game.at, false),
        _ => {
            desk.collection().set(Some(Rc::new(Collection::new(reading.text.clone(), games))));
            return desk.modal.open.set(Over::Collection);
        }
    }
    shared.set(Some(reading));
}

/// `White – Black, Event 1972, 1-0`
fn entry(found: &Found) -> Entry {
    let tags = &found.tags;
    let tag = |name| tags.get(name).filter(|v| !v.starts_with('?'));
    // Where Black begins, as in checkers, records name Black first, and the result is in that order.
    let draughts = found.dialect.draughts;
    let first = tags.0.iter().find(|(name, _)| name == "White" || name == "Black");
    let [one, other] = match first.is_some_and(|(name, _)| draughts && name == "Black") {
        true => ["Black", "White"],
        false => ["White", "Black"],
    };
    let players = [tag(one).unwrap_or("?"), " – ", tag(other).unwrap_or("?")].concat();
    let mut more = String::new();
    for value in ["Event", "Date", "Result"].into_iter().filter_map(tag) {
        more.push_str(" · ");
        more.push_str(value);
    }
    let folded = folded(&[players.as_str(), &more].concat());
    Entry { players, more, folded, at: found.at[0] }
}

/// A text for searching: small letters without accents. The tables for that are those of the browser.
pub fn folded(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let apart: String = JsString::from(text).normalize("NFD").to_lower_case().into();
    apart.chars().filter(|c| !matches!(c, '\u{300}'..='\u{36f}')).collect()
}

/// What is to be told of a game that was opened: letters that nobody expects, or a game that only its moves tell. The
/// letters of PGN are English whatever the screen speaks, and nothing to tell.
pub fn told(desk: Desk, imported: &Imported) -> Option<Msg> {
    if let (true, Some(Ok(table))) = (imported.guessed, &imported.table) {
        let game = registry::find(table.status().game).ok()?;
        let language = desk.prefs.with_untracked(|p| p.language);
        return Some(msg!(PdnGuessed { game: language.label(game.label).into() }));
    }
    let letters = imported.letters.filter(|letters| *letters != Letters::english())?;
    Some(msg!(PgnLetters { language: letters.name.into() }))
}

/// Opens the only game of a text. Problems are shown; without any the window closes. A text that hardly has moves is
/// opened when somebody is `sure`.
fn choose(desk: Desk, shared: Shared, reading: &Rc<Reading>, at: usize, sure: bool) {
    let Some(found) = record::next_game(&reading.text, at) else { return };
    let style = desk.prefs.with_untracked(|p| p.style());
    let mut imported = import::import(&reading.text, found, &style, Want::Game);
    reading.doubt.set(None);
    match imported.content {
        Content::Nothing => {
            let mut problems = vec![Problem { says: msg!(TextNoGame), at: 0 }];
            problems.extend(imported.refusals());
            *reading.problems.borrow_mut() = problems;
        }
        Content::Doubtful if !sure => reading.doubt.set(Some((imported.moves as u32, at))),
        _ => {
            let told = told(desk, &imported);
            let clean = imported.faults.is_empty();
            *reading.problems.borrow_mut() = std::mem::take(&mut imported.faults);
            match imported.table {
                Some(Ok(table)) => {
                    desk.current.open(table);
                    // Closed and opened again it would forget what it has to tell.
                    if clean {
                        desk.modal.open.set(Over::Nothing);
                    }
                    if told.is_some() {
                        desk.notice.set(told);
                    }
                }
                Some(Err(problem)) => reading.problems.borrow_mut().push(problem),
                None => {}
            }
        }
    }
    shared.set(Some(reading.clone()));
}

/// How far it is, the problems, and the question if it is a game.
pub fn view(desk: Desk, shared: Shared) -> El {
    el("div", "reading").each(move || match shared.get() {
        None => Vec::new(),
        Some(reading) => {
            if reading.at.get() < reading.text.len() {
                return vec![progress(desk, &reading)];
            }
            let mut parts = Vec::new();
            if let Some((moves, at)) = reading.doubt.get() {
                parts.push(doubt(desk, shared, &reading, moves, at));
            }
            let all = reading.problems.borrow();
            if !all.is_empty() {
                parts.push(problems(desk, &reading.text, &all));
            }
            parts
        }
    })
}

fn progress(desk: Desk, reading: &Reading) -> El {
    let [value, max] = [reading.at.get(), reading.text.len()].map(|n| n.to_string());
    let label = desk.say(&msg!(GamesFound { games: reading.games.borrow().len() as u32 }));
    let bar = el("progress", "").attr("value", &value).attr("max", &max).attr("aria-label", &label);
    el("label", "search").with([el("span", "").text(&label), bar])
}

/// A text with a few moves among other words: the person decides.
fn doubt(desk: Desk, shared: Shared, reading: &Rc<Reading>, moves: u32, at: usize) -> El {
    let asks = el("p", "").attr("role", "alert").text(&desk.say(&msg!(TextDoubtful { moves })));
    let reading = reading.clone();
    let open =
        button(desk, Label::OpenAsGame, "open-as-game", move || choose(desk, shared, &reading, at, true));
    el("div", "doubt").with([asks, open])
}

/// What is wrong with a text, each with its place.
pub fn problems(desk: Desk, text: &str, all: &[Problem]) -> El {
    let mut places = record::Places::new(text);
    let item = |problem: &Problem| {
        let says = desk.say(&problem.says);
        if text.is_empty() || problem.says.kind() == MessageKind::TextNoGame {
            return el("li", "").text(&says);
        }
        let (line, column) = places.find(problem.at);
        let place = desk.say(&msg!(AtPlace { line, column }));
        el("li", "").with([el("b", "").text(&place), el("span", "").text(&says)])
    };
    let list = el("ul", "problems").with(all.iter().take(PROBLEMS).map(item).collect::<Vec<_>>());
    el("div", "").attr("role", "alert").with([list])
}
