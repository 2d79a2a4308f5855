//! The few signals of the app, and all that a player can do.

use super::clock::Timer;
use super::darts::Oche;
use super::games::{self, Arrival};
pub use super::guest::{Guest, Hand, Taker, Tone};
use super::lens::Lens;
use super::live::later;
pub use super::live::{Text, flag, text};
use super::pen::Pen;
use super::prefs::{self, Prefs};
use super::{annex, seats, store, tongue};
use leptos::prelude::*;
use notabene_core::exchange::save;
use notabene_core::game::{
    Game, Go, Mark, MoveChoice, Scene, Sheet, Status, Strictness, Tap, Touch, decisions, registry,
};
use notabene_core::geometry::{Board, Field, Layout};
use notabene_core::i18n::{Label, Msg, Part};
use notabene_core::msg;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Where a text is put that could not be opened, so that nothing is lost.
const DAMAGED: &str = "damaged";

/// What is open over the page.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Over {
    Nothing,
    Chooser,
    Settings,
    Picture,
    Records,
    Beside,
    Darts,
    Card, // the summary of a course
    Share,
    Collection, // the games of an open file
}

impl Over {
    /// What it needs more than the first screen.
    const fn part(self) -> Part {
        match self {
            Over::Card | Over::Share => Part::School,
            _ => Part::More,
        }
    }
}

/// The state of the app. Copies are handles to the same state.
#[derive(Copy, Clone)]
pub struct Desk {
    pub table: RwSignal<Game>,
    pub prefs: RwSignal<Prefs>,
    pub scene: Memo<Scene>,
    pub sheet: Memo<Sheet>,
    pub status: Memo<Status>,
    pub layout: Memo<Layout>,
    /// Why the last tap or text was refused, or another thing to tell once.
    pub notice: RwSignal<Option<Msg>>,
    /// The moves among which to choose, and the field on which they end.
    pub choices: RwSignal<Option<(Field, Vec<MoveChoice>)>>,
    pub over: RwSignal<Over>,
    /// The same as soon as there is all that it needs.
    pub shown: RwSignal<Over>,
    /// Counts the games begun, so that pieces of a new one are not taken for those of the old.
    pub begun: RwSignal<u32>,
    /// What is explained, and what is being written.
    pub lens: Lens,
    /// Arrows and circles on their way.
    pub pen: Pen,
    /// A text that was dropped or pasted on the page and is still to be read.
    pub inbox: RwSignal<Option<String>>,
    /// The games of the file that was opened.
    #[cfg(feature = "app")]
    pub collection: super::collection::Shared,
    /// The dart that is being thrown.
    pub oche: &'static Oche,
    /// The address of the page, behind `#`.
    pub address: RwSignal<String>,
    /// What is different on a page with a board of its own.
    pub guest: &'static Guest,
    /// The clock; none on a board beside the game.
    pub timer: Option<&'static Timer>,
}

impl Desk {
    /// The state, from a game and what is to be told of it.
    #[cfg(feature = "app")]
    pub fn new((table, notice): Kept, prefs: Prefs) -> Desk {
        let address = RwSignal::new(String::new());
        seats::begin(address);
        let desk = Desk::over((table, notice), RwSignal::new(prefs), address);
        Desk { timer: Some(Timer::new(desk)), ..desk }
    }

    /// A board of its own on another page: it shares the choices of the player and the address, and keeps
    /// nothing. The page has to provide it as its context.
    pub fn beside(self, table: Game) -> Desk {
        seats::take(self.address, table, |table| Desk::over((table, None), self.prefs, self.address))
    }

    /// A board on somebody else's page: it has its own choices, and keeps nothing.
    #[cfg(feature = "board")]
    pub fn apart(table: Game, prefs: Prefs) -> Desk {
        Desk::over((table, None), RwSignal::new(prefs), RwSignal::new(String::new()))
    }

    fn over((table, notice): Kept, prefs: RwSignal<Prefs>, address: RwSignal<String>) -> Desk {
        let (table, guest) = (RwSignal::new(table), Guest::new());
        let scene = Memo::new(move |_| guest.scene_of(table));
        let style = Memo::new(move |_| prefs.with(|p| p.style()));
        let sheet = Memo::new(move |_| table.with(|t| t.sheet(&style.get())));
        let status = Memo::new(move |_| table.with(|t| t.status()));
        let flipped = Memo::new(move |_| guest.flipped.get().unwrap_or_else(|| prefs.with(|p| p.flipped)));
        let layout = Memo::new(move |_| {
            let board = scene.with(|s| s.board);
            Layout { board, flipped: flipped.get() }
        });
        let notice = RwSignal::new(notice);
        let (choices, over) = (RwSignal::new(None), RwSignal::new(Over::Nothing));
        let begun = RwSignal::new(0);
        Desk {
            table,
            prefs,
            scene,
            sheet,
            status,
            layout,
            notice,
            choices,
            over,
            shown: RwSignal::new(Over::Nothing),
            begun,
            lens: Lens::new(),
            pen: Pen::new(),
            inbox: RwSignal::new(None),
            #[cfg(feature = "app")]
            collection: RwSignal::new_local(None),
            oche: Oche::new(),
            address,
            guest,
            timer: None,
        }
    }

    /// The state, from inside a component.
    pub fn here() -> Desk {
        expect_context()
    }

    /// Shows what is open over the page once there is all that it needs, and says what could not be said yet.
    pub fn dress(self) {
        later(Box::new(move || match self.over.get() {
            Over::Nothing => self.shown.set(Over::Nothing),
            over => tongue::wanted(
                self,
                over.part(),
                Box::new(move |_| {
                    if self.over.try_get_untracked() != Some(over) {
                        return;
                    }
                    // Sentences and styles may be missing, but not the window itself.
                    match annex::here() {
                        Some(_) => self.shown.set(over),
                        None => {
                            self.over.set(Over::Nothing);
                            self.notice.set(Some(msg!(GameMissing)));
                        }
                    }
                }),
            ),
        }));
        later(Box::new(move || {
            let silent = |msg: &Msg| self.say(msg).is_empty().then(|| Part::of(msg.kind()));
            if let Some(part) = self.notice.with(|n| n.as_ref().and_then(silent)) {
                tongue::wanted(
                    self,
                    part,
                    Box::new(move |known| {
                        if known {
                            self.notice.update(|_| ());
                        }
                    }),
                );
            }
        }));
    }

    /// Keeps game and choices on the device whenever they change, and shows the choices on the page.
    #[cfg(feature = "app")]
    pub fn keep(self) {
        games::begin(self);
        // Nothing is kept of somebody who only looks.
        let mut no_choice = store::load(prefs::KEY).is_none();
        let lettered = Memo::new(move |_| self.scene.with(|s| s.takes.is_none()));
        later(Box::new(move || {
            let prefs = self.prefs.get();
            if !std::mem::take(&mut no_choice) {
                prefs.keep();
            }
            if let Some(root) = document().document_element() {
                // These attributes exist for every element.
                let _ = root.set_attribute("lang", prefs.language.code());
                let _ = root.set_attribute("data-theme", prefs::Named::name(prefs.theme));
                let _ = root.set_attribute("data-lettered", if lettered.get() { "true" } else { "false" });
            }
        }));
    }

    /// The first such element of the page on which the board stands.
    pub fn find(self, css: &str) -> Option<Element> {
        match self.guest.home.try_get_untracked().flatten() {
            Some(home) => home.query_selector(css),
            None => document().query_selector(css),
        }
        .ok()?
    }

    /// Gives the focus to it, and says whether it is there; if not it stays where it is.
    pub fn focus_on(self, css: &str) -> bool {
        let element = self.find(css).and_then(|found| found.dyn_into::<HtmlElement>().ok());
        // An element that cannot take the focus is no reason to stop.
        element.is_some_and(|element| element.focus().is_ok())
    }

    /// Gives the focus to the board; without it the player tabs back, nothing is lost.
    pub fn focus_board(self) -> bool {
        let elsewhere = self.guest.home.try_get_untracked().flatten().is_some();
        self.focus_on(if elsewhere {
            ".grid [tabindex='0']"
        } else {
            "main:not(.hidden) .grid [tabindex='0']"
        })
    }

    /// A message in the language of the screen.
    pub fn say(self, msg: &Msg) -> String {
        self.prefs.with(|p| p.language).say(msg)
    }
    /// The words on a button or heading.
    pub fn label(self, label: Label) -> &'static str {
        self.prefs.with(|p| p.language).label(label)
    }
    /// The same, following the language.
    pub fn words(self, label: Label) -> Text {
        text(move || self.label(label).to_string())
    }
    /// Whether White moves.
    pub fn white_to_move(self) -> bool {
        self.scene.with(|s| s.turn == notabene_core::position::Side::White)
    }

    /// A field is tapped.
    pub fn tap(self, field: Field) -> Tap {
        self.touch(field, Touch::Tap)
    }

    /// A field is tapped, or a piece dropped on it.
    pub fn touch(self, field: Field, touch: Touch) -> Tap {
        if let Some(taker) = self.guest.taker.try_get_untracked().flatten() {
            taker(field);
            return Tap::Released;
        }
        let style = self.prefs.with_untracked(|p| p.style());
        let touch = self.timer.map_or(touch, |timer| timer.binding(touch));
        let tap = match self.guest.hand.try_get_untracked().flatten() {
            Some(hand) => hand.touch(field, touch),
            None => self.change(|t| t.tap(field, touch, &style)),
        };
        self.after(field, &tap);
        if let (Tap::Held, Some(timer)) = (&tap, self.timer) {
            timer.touched();
        }
        tap
    }

    /// Picks one of the offered moves; with none the piece goes back.
    pub fn choose(self, n: Option<usize>) {
        self.lens.step_back();
        if let Some(hand) = self.guest.hand.try_get_untracked().flatten() {
            self.choices.set(None);
            return hand.choose(n);
        }
        if let Tap::Refused(why) = self.change(|t| t.choose(n)) {
            return self.notice.set(Some(why.says));
        }
        self.choices.set(None);
        if n.is_some() {
            self.announce();
        }
    }

    /// Walks through the game.
    pub fn go(self, to: Go) {
        self.notice.set(None);
        self.choices.set(None);
        self.change(|t| t.go(to));
    }

    /// Starts a new game, with what was agreed as the tag `Rules` has it; the reason, if it cannot be.
    pub fn start(self, game: &str, position: Option<&str>, rules: Option<&str>) -> Result<(), Msg> {
        self.replace(registry::open(game, position, rules).map_err(|p| p.says)?, Arrival::New);
        self.over.set(Over::Nothing);
        Ok(())
    }

    /// Puts a game that was made elsewhere on the table, and closes what is over it.
    pub fn put(self, table: Game) {
        self.lay(table);
        self.over.set(Over::Nothing);
    }

    /// Puts another game on the table at once, as there is all that it needs, and gives the old one back.
    pub fn swap(self, table: Game) -> Option<Game> {
        self.notice.set(None);
        self.choices.set(None);
        self.lens.clear();
        self.lens.step_back();
        // What was typed for the old game, and refused, means nothing in another.
        #[cfg(feature = "app")]
        if self.timer.is_some() {
            super::write::forget();
        }
        let old = self.table.try_update_untracked(|old| std::mem::replace(old, table));
        self.table.update(|_| ());
        self.begun.update(|n| *n += 1);
        old
    }

    /// Puts a game that was made elsewhere on the table.
    pub fn lay(self, table: Game) {
        self.replace(table, Arrival::Whole);
    }

    /// The moment when the board gets another game, for all ways in which it can: as soon as there is all that the
    /// new one needs; the old one stays without. On the board of the page the old game is kept first, and a bar
    /// beside the board offers the way back to it.
    pub fn replace(self, table: Game, arrival: Arrival) {
        if !needs_more(&table) {
            return games::replace(self, table, arrival);
        }
        let begun = self.begun.get_untracked();
        let then = move |known: bool| match known {
            // Another may have been begun meanwhile.
            true if self.begun.try_get_untracked() == Some(begun) => games::replace(self, table, arrival),
            true => {}
            false => self.notice.set(Some(msg!(GameMissing))),
        };
        tongue::wanted(self, Part::More, Box::new(then));
    }

    /// Changes what stands beside the moves; what cannot be is answered.
    #[cfg(feature = "app")]
    pub fn edit(self, edit: notabene_core::game::Edit) {
        let style = self.prefs.with_untracked(|p| p.style());
        let problem = self.change(|t| t.edit(edit, &style)).err();
        self.notice.set(problem.map(|p| p.says));
    }

    /// Turns the board round.
    pub fn flip(self) {
        self.prefs.update(|p| p.flipped = !p.flipped);
    }

    /// Changes the game; what was explained before is of no use any more.
    pub fn change<T>(self, f: impl FnOnce(&mut Game) -> T) -> T {
        self.lens.clear();
        let mut out = None;
        self.table.update(|t| out = Some(f(t)));
        out.expect("update runs its closure once")
    }

    fn after(self, field: Field, tap: &Tap) {
        self.choices.set(match tap {
            Tap::Choose(choices) => Some((field, choices.clone())),
            _ => None,
        });
        self.notice.set(match tap {
            Tap::Refused(why) => Some(why.says.clone()),
            _ => None,
        });
        if let Tap::Refused(why) = tap {
            self.lens.blame(why.fields.clone());
        }
        if matches!(tap, Tap::Played(_)) {
            self.lens.step_back();
            self.announce();
        }
    }

    /// Tells what has to be said aloud about the move just played.
    pub fn announce(self) {
        let says = self.status.with_untracked(|s| s.announce.clone());
        if let Some(says) = says.or_else(|| self.gives_check().then(|| msg!(CheckGiven))) {
            self.notice.set(Some(says));
        }
    }

    /// Whether check was given, and the players want it announced: in Scharten that is the custom of informal games
    /// (the source, "Schaak"), in others a choice. Mate is told anyhow.
    fn gives_check(self) -> bool {
        let is_custom = self.scene.with_untracked(|s| s.board == Board::DARTBOARD)
            && self.prefs.with_untracked(|p| p.strictness == Strictness::Guided);
        let check = |scene: &Scene| scene.marks.iter().any(|(_, mark)| *mark == Mark::Check);
        (is_custom || self.prefs.with_untracked(|p| p.says_check))
            && self.scene.with_untracked(check)
            && !self.status.with_untracked(|s| s.is_over())
    }
}

/// A game, and what is to be told of it.
pub type Kept = (Game, Option<Msg>);

/// Whether a game needs styles and sentences that chess does without: those with pages of their own do.
pub fn needs_more(table: &Game) -> bool {
    decisions::of_game(table.status().game).is_some()
}

/// Whether the kept game does.
#[cfg(feature = "app")]
pub fn kept_needs_more() -> bool {
    games::kept_text().is_some_and(|text| decisions::of_game(save::game(&text)).is_some())
}

/// The kept game, or a new one.
#[cfg(feature = "app")]
pub fn opened() -> Kept {
    let Some(text) = games::kept_text() else { return (registry::chess(), None) };
    match save::read(&text) {
        (Ok(table), None) => (table, None),
        (Ok(table), Some(problem)) => {
            store::keep(DAMAGED, &text);
            (table, Some(problem.says))
        }
        (Err(problem), _) => {
            store::keep(DAMAGED, &text);
            (registry::chess(), Some(problem.says))
        }
    }
}
