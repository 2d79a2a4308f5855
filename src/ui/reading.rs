//! Reading a text of games in short turns, so that the page answers however long the text is. One game is put on the
//! board, several are listed, and a text without any changes nothing: its problems are shown.

use super::before;
use super::collection::{Collection, OpenedFile};
use super::current_game::CurrentGame;
use super::prefs::Preferences;
use super::state::{Desk, Modal, Over};
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
pub struct GameEntry {
    /// `White – Black`
    pub players: String,
    /// ` · Event · 1972 · 1-0`
    pub more: String,
    /// Both for searching: small letters without accents.
    pub folded: String,
    /// The byte at which it begins.
    pub at: usize,
}

/// A text that may be a game: only a person knows.
#[derive(Copy, Clone)]
struct Doubt {
    /// Count of moves that can be read.
    moves: u32,
    /// The byte at which they begin.
    at: usize,
}

/// A text and how far it was read.
pub struct Reading {
    text: Rc<str>,
    /// Bytes that were searched for games.
    at: Cell<usize>,
    games: RefCell<Vec<GameEntry>>,
    /// Problems in the order of the text.
    problems: RefCell<Vec<Problem>>,
    doubt: Cell<Option<Doubt>>,
}

impl Reading {
    fn new(text: String) -> Reading {
        let (games, problems, doubt) = Default::default();
        Reading { text: text.into(), at: Cell::new(0), games, problems, doubt }
    }
    /// A text that cannot be read at all.
    pub fn failed(why: Msg) -> Reading {
        let reading = Reading::new(String::new());
        reading.problems.borrow_mut().push(Problem { says: why, at: 0 });
        reading
    }
}

/// Longest turn, in milliseconds.
const TURN: f64 = 12.0;
/// Upper limit of the problems shown.
const MAX_PROBLEMS: usize = 20;

/// The text that is read in a window. Copies are handles to the same state.
#[derive(Copy, Clone)]
pub struct Reader {
    desk: Desk,
    current: CurrentGame,
    modal: Modal,
    file: OpenedFile,
    reading: RwSignal<Option<Rc<Reading>>, LocalStorage>,
}

impl Reader {
    /// A reader without a text.
    pub fn new() -> Reader {
        Reader {
            desk: Desk::here(),
            current: expect_context(),
            modal: expect_context(),
            file: expect_context(),
            reading: RwSignal::new_local(None),
        }
    }

    /// Reads a text: a link, a position, or records.
    pub fn begin(self, text: String) {
        let trimmed = text.trim();
        if let Some(fragment) = share::within(trimmed) {
            return match share::read(fragment) {
                Ok(arrived) => before::put(self.desk, arrived),
                Err(problem) => self.fail(problem.says),
            };
        }
        let own = self.current.status.with_untracked(|status| status.game);
        match registry::of_position(trimmed, own) {
            Some(Ok(game)) => self.desk.put(game),
            Some(Err(problem)) => self.fail(problem.says),
            None => self.begin_records(text),
        }
    }

    /// Shows why a text cannot be read at all.
    pub fn fail(self, why: Msg) {
        self.reading.set(Some(Rc::new(Reading::failed(why))));
    }

    fn begin_records(self, text: String) {
        let reading = Rc::new(Reading::new(text));
        self.reading.set(Some(reading.clone()));
        self.turn(reading);
    }

    /// Searches for games for one turn; then the page may do what waits.
    fn turn(self, reading: Rc<Reading>) {
        if look_on(&reading) {
            return self.finish(reading);
        }
        let reads_on =
            self.reading.try_get_untracked().flatten().is_some_and(|other| Rc::ptr_eq(&other, &reading));
        if reads_on {
            self.reading.set(Some(reading.clone()));
            let _ = set_timeout(move || self.turn(reading), Duration::ZERO);
        }
    }

    /// Opens a single game at once, and lists several.
    fn finish(self, reading: Rc<Reading>) {
        let games = reading.games.take();
        match &games[..] {
            [] => reading.problems.borrow_mut().push(Problem { says: msg!(TextNoGame), at: 0 }),
            [game] => return self.open_game(&reading, game.at, false),
            _ => {
                self.file.set(Some(Rc::new(Collection::new(reading.text.clone(), games))));
                return self.modal.open.set(Over::Collection);
            }
        }
        self.reading.set(Some(reading));
    }

    /// Opens the only game of a text, which begins at a byte. Problems are shown; without any the window closes. A text
    /// that hardly has moves is opened only if a person is `sure`.
    fn open_game(self, reading: &Rc<Reading>, at: usize, sure: bool) {
        let Some(found) = record::next_game(&reading.text, at) else { return };
        let style = self.current.prefs.with_untracked(|p| p.style());
        let imported = import::import(&reading.text, found, &style, Want::Game);
        reading.doubt.set(None);
        match imported.content {
            Content::Nothing => *reading.problems.borrow_mut() = no_game(imported),
            Content::Doubtful if !sure => {
                reading.doubt.set(Some(Doubt { moves: imported.moves as u32, at }));
            }
            _ => self.open_imported(reading, imported),
        }
        self.reading.set(Some(reading.clone()));
    }

    fn open_imported(self, reading: &Reading, mut imported: Imported) {
        let note = import_note(self.current.prefs, &imported);
        let is_clean = imported.faults.is_empty();
        *reading.problems.borrow_mut() = std::mem::take(&mut imported.faults);
        match imported.table {
            Some(Ok(game)) => {
                self.current.open(game);
                // Opened again, the window would have lost the problems.
                if is_clean {
                    self.modal.open.set(Over::Nothing);
                }
                if note.is_some() {
                    self.current.notice.set(note);
                }
            }
            Some(Err(problem)) => reading.problems.borrow_mut().push(problem),
            None => {}
        }
    }
}

/// Problems of a text without a game.
fn no_game(imported: Imported) -> Vec<Problem> {
    let mut problems = vec![Problem { says: msg!(TextNoGame), at: 0 }];
    problems.extend(imported.refusals());
    problems
}

/// Searches for more games for one turn; `true` at the end of the text.
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

/// Lists the games of a text that was read before, in short turns, and passes them to `then`.
pub fn list(text: Rc<str>, then: impl FnOnce(Rc<str>, Vec<GameEntry>) + 'static) {
    list_on(Rc::new(Reading { text, ..Reading::new(String::new()) }), Box::new(then));
}

fn list_on(reading: Rc<Reading>, then: Box<dyn FnOnce(Rc<str>, Vec<GameEntry>)>) {
    match look_on(&reading) {
        true => then(reading.text.clone(), reading.games.take()),
        false => drop(set_timeout(move || list_on(reading, then), Duration::ZERO)),
    }
}

/// The entry of a game that was found.
fn entry(found: &Found) -> GameEntry {
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
    GameEntry { players, more, folded, at: found.at[0] }
}

/// A text for searching: small letters without accents. The tables for that are those of the browser.
pub fn folded(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let apart: String = JsString::from(text).normalize("NFD").to_lower_case().into();
    apart.chars().filter(|c| !matches!(c, '\u{300}'..='\u{36f}')).collect()
}

/// Note on an opened game: its pieces have letters of a language, or its variant was found by its moves alone. English
/// letters are those of PGN and need no note.
pub fn import_note(prefs: Preferences, imported: &Imported) -> Option<Msg> {
    if let (true, Some(Ok(game))) = (imported.guessed, &imported.table) {
        let variant = registry::find(game.status().game).ok()?;
        let language = prefs.with_untracked(|p| p.language);
        return Some(msg!(PdnGuessed { game: language.label(variant.label).into() }));
    }
    let letters = imported.letters.filter(|letters| *letters != Letters::english())?;
    Some(msg!(PgnLetters { language: letters.name.into() }))
}

/// Progress, problems, and the question if the text is a game.
#[component]
pub fn ReadingStatus(reader: Reader) -> impl IntoView {
    let status = move || {
        let reading = reader.reading.get()?;
        if reading.at.get() < reading.text.len() {
            return Some(view! { <ReadingProgress reading=&reading/> }.into_any());
        }
        let (text, problems) = (reading.text.clone(), reading.problems.borrow().clone());
        let doubt = reading.doubt.get().map(|doubt| view! { <DoubtQuestion reader reading doubt/> });
        let problems = (!problems.is_empty()).then(|| view! { <ProblemList text problems/> });
        Some(view! { {doubt}{problems} }.into_any())
    };
    view! { <div class="reading">{status}</div> }
}

#[component]
fn ReadingProgress<'a>(reading: &'a Reading) -> impl IntoView + use<> {
    let prefs = expect_context::<Preferences>();
    let [value, max] = [reading.at.get(), reading.text.len()].map(|n| n.to_string());
    let games = reading.games.borrow().len() as u32;
    let words = Signal::derive(move || prefs.say(&msg!(GamesFound { games })));
    view! {
        <label class="search">
            <span>{words}</span>
            <progress value=value max=max aria-label=words></progress>
        </label>
    }
}

/// Question if a text with a few moves among other words is a game.
#[component]
fn DoubtQuestion(reader: Reader, reading: Rc<Reading>, doubt: Doubt) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let Doubt { moves, at } = doubt;
    view! {
        <div class="doubt">
            <p role="alert">{move || prefs.say(&msg!(TextDoubtful { moves }))}</p>
            <button
                type="button"
                data-do="open-as-game"
                on:click=move |_| reader.open_game(&reading, at, true)
            >
                {prefs.words(Label::OpenAsGame)}
            </button>
        </div>
    }
}

/// Problems of a text, each with its line and column.
#[component]
pub fn ProblemList(text: Rc<str>, problems: Vec<Problem>) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let mut places = record::Places::new(&text);
    let items = problems.into_iter().take(MAX_PROBLEMS).map(|Problem { says, at }| {
        if text.is_empty() || says.kind() == MessageKind::TextNoGame {
            return view! { <li>{move || prefs.say(&says)}</li> }.into_any();
        }
        let (line, column) = places.find(at);
        let place = move || prefs.say(&msg!(AtPlace { line, column }));
        view! { <li><b>{place}</b><span>{move || prefs.say(&says)}</span></li> }.into_any()
    });
    view! { <div role="alert"><ul class="problems">{items.collect::<Vec<_>>()}</ul></div> }
}
