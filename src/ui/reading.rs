//! Reading a text of games: in short turns, so that the page stays alive however long it is; then the list
//! of its games, and what could not be read.

use super::before;
use super::dom::{El, Live, el};
use super::state::{Desk, Over};
use leptos::prelude::*;
use notabene_core::msg;
use notabene_core::record::{self, Found};
use notabene_core::session::import::{self, Want};
use notabene_core::session::{Problem, open, share};
use notabene_core::text::{Label, Msg};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

/// A text on its way.
pub struct Reading {
    text: String,
    /// Bytes that have been looked at.
    at: Cell<usize>,
    /// The games: what they are called, and where they begin.
    games: RefCell<Vec<(String, usize)>>,
    /// What is searched for, in small letters.
    wanted: RefCell<String>,
    /// What is wrong, in order.
    problems: RefCell<Vec<Problem>>,
}

impl Reading {
    fn new(text: String) -> Reading {
        let (games, wanted, problems) = Default::default();
        Reading { text, at: Cell::new(0), games, wanted, problems }
    }
    /// Nothing could be read at all.
    pub fn failed(why: Msg) -> Reading {
        let reading = Reading::new(String::new());
        reading.problems.borrow_mut().push(Problem { says: why, at: 0 });
        reading
    }
}

type Shared = Live<Option<Rc<Reading>>>;

/// How long the page may be silent, in milliseconds.
const TURN: f64 = 12.0;
/// How many games the list shows at a time.
const SHOWN: usize = 200;
/// How many problems are shown.
const PROBLEMS: usize = 20;

/// Begins to read a text: a link, a position, or records.
pub fn begin(desk: &'static Desk, shared: Shared, text: String) {
    let trimmed = text.trim();
    if let Some(fragment) = share::within(trimmed) {
        return match share::read(fragment) {
            Ok(arrived) => before::put(desk, arrived),
            Err(problem) => shared.set(Some(Rc::new(Reading::failed(problem.says)))),
        };
    }
    if let Some(opened) = open::of_position(trimmed, desk.status.with_untracked(|s| s.game)) {
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
fn turn(desk: &'static Desk, shared: Shared, reading: Rc<Reading>) {
    let now = || js_sys::Date::now();
    let end = now() + TURN;
    while now() < end {
        let Some(found) = record::next_game(&reading.text, reading.at.get()) else {
            reading.at.set(reading.text.len());
            return done(desk, shared, reading);
        };
        reading.at.set(found.at[2]);
        reading.games.borrow_mut().push((title(&found), found.at[0]));
    }
    let mine = shared.now().flatten().is_some_and(|other| Rc::ptr_eq(&other, &reading));
    if mine {
        shared.set(Some(reading.clone()));
        set_timeout(move || turn(desk, shared, reading), Duration::ZERO);
    }
}

/// A single game is opened at once.
fn done(desk: &'static Desk, shared: Shared, reading: Rc<Reading>) {
    let games: Vec<usize> = reading.games.borrow().iter().map(|(_, at)| *at).collect();
    match games[..] {
        [] => reading.problems.borrow_mut().push(Problem { says: msg!(PgnEmpty), at: 0 }),
        [at] => return choose(desk, shared, &reading, at),
        _ => {}
    }
    shared.set(Some(reading));
}

/// `White – Black, Event 1972, 1-0`
fn title(found: &Found) -> String {
    let tags = &found.tags;
    let tag = |name| tags.get(name).filter(|v| !v.starts_with('?'));
    // Where Black begins, as in checkers, records name Black first, and the result is in that order.
    let draughts = found.dialect.draughts;
    let first = tags.0.iter().find(|(name, _)| name == "White" || name == "Black");
    let [one, other] = match first.is_some_and(|(name, _)| draughts && name == "Black") {
        true => ["Black", "White"],
        false => ["White", "Black"],
    };
    let mut title = [tag(one).unwrap_or("?"), " – ", tag(other).unwrap_or("?")].concat();
    for more in ["Event", "Date", "Result"].into_iter().filter_map(tag) {
        title.push_str(" · ");
        title.push_str(more);
    }
    title
}

/// Opens a game of the text. Problems are shown; without any the window closes.
fn choose(desk: &'static Desk, shared: Shared, reading: &Rc<Reading>, at: usize) {
    let Some(found) = record::next_game(&reading.text, at) else { return };
    let style = desk.prefs.with_untracked(|p| p.style());
    let imported = import::import(&reading.text, found, &style, Want::Table);
    let clean = imported.faults.is_empty();
    *reading.problems.borrow_mut() = imported.faults;
    if let Some(Ok(table)) = imported.table {
        desk.lay(table);
        // Closed and opened again it would forget what it has to tell.
        if clean {
            desk.over.set(Over::Nothing);
        }
        if let Some(letters) = imported.letters {
            desk.notice.set(Some(msg!(PgnLetters { language: letters.name.into() })));
        }
        let (id, language) =
            (desk.status.with_untracked(|s| s.game), desk.prefs.with_untracked(|p| p.language));
        if let Some(game) = open::find(id).ok().filter(|_| imported.guessed) {
            desk.notice.set(Some(msg!(PdnGuessed { game: language.label(game.label).into() })));
        }
    }
    shared.set(Some(reading.clone()));
}

/// How far it is, the list, and the problems.
pub fn view(desk: &'static Desk, shared: Shared) -> El {
    el("div", "reading").each(move || match shared.get() {
        None => Vec::new(),
        Some(reading) => {
            // The list comes when all is read: made anew at every turn it would slip away from a finger.
            if reading.at.get() < reading.text.len() {
                return vec![progress(desk, &reading)];
            }
            let mut parts = Vec::new();
            if !reading.problems.borrow().is_empty() {
                parts.push(problems(desk, &reading));
            }
            if reading.games.borrow().len() > 1 {
                parts.push(search(desk, shared, &reading));
                parts.push(list(desk, shared, &reading));
            }
            parts
        }
    })
}

fn progress(desk: &'static Desk, reading: &Reading) -> El {
    let [value, max] = [reading.at.get(), reading.text.len()].map(|n| n.to_string());
    let label = desk.say(&msg!(GamesFound { games: reading.games.borrow().len() as u32 }));
    let bar = el("progress", "").attr("value", &value).attr("max", &max).attr("aria-label", &label);
    el("label", "search").with([el("span", "").text(&label), bar])
}

fn problems(desk: &'static Desk, reading: &Reading) -> El {
    let item = |problem: &Problem| {
        let says = desk.say(&problem.says);
        if reading.text.is_empty() {
            return el("li", "").text(&says);
        }
        let (line, column) = record::place(&reading.text, problem.at);
        let place = desk.say(&msg!(AtPlace { line, column }));
        el("li", "").with([el("b", "").text(&place), el("span", "").text(&says)])
    };
    let all = reading.problems.borrow();
    let list = el("ul", "problems").with(all.iter().take(PROBLEMS).map(item));
    el("div", "").attr("role", "alert").with([list])
}

fn search(desk: &'static Desk, shared: Shared, reading: &Rc<Reading>) -> El {
    let count = msg!(GamesFound { games: reading.games.borrow().len() as u32 });
    let label = el("span", "").attr("role", "status").text(&desk.say(&count));
    let input = el("input", "").attr("type", "search").attr("name", "search");
    let input = input.live("placeholder", move || desk.label(Label::SearchGames).into());
    let wanted = reading.wanted.borrow().clone();
    let reading = reading.clone();
    let input =
        input.live("aria-label", move || desk.label(Label::SearchGames).into()).value(move || wanted.clone());
    // When the word is complete, so that the field is not made anew under the fingers.
    let input = input.on("change", move |e| {
        *reading.wanted.borrow_mut() = event_target_value(&e).to_ascii_lowercase();
        shared.set(Some(reading.clone()));
    });
    el("label", "search").with([label, input])
}

fn list(desk: &'static Desk, shared: Shared, reading: &Rc<Reading>) -> El {
    let wanted = reading.wanted.borrow();
    let fits = |title: &str| wanted.is_empty() || holds(&title.to_ascii_lowercase(), &wanted);
    let games = reading.games.borrow();
    let some = games.iter().enumerate().filter(|(_, (title, _))| fits(title)).take(SHOWN);
    let item = |(n, (title, at)): (usize, &(String, usize))| {
        let (reading, at) = (reading.clone(), *at);
        let text = [&(n + 1).to_string(), ". ", title].concat();
        let open = el("button", "game").attr("type", "button").attr("data-game", &n.to_string()).text(&text);
        el("li", "").with([open.click(move || choose(desk, shared, &reading, at))])
    };
    el("ul", "games").with(some.map(item).collect::<Vec<_>>())
}

/// Whether a text has another in it.
fn holds(text: &str, part: &str) -> bool {
    text.as_bytes().windows(part.len().max(1)).any(|w| w == part.as_bytes())
}
