//! The page of free drills: fields and moves, one short task after the other, as many as one likes.

mod choose;
mod run;
mod running;
mod write;

use super::answer::Level;
use super::aside::{self, PROGRESS};
use super::dom::El;
use super::interop::element;
use super::prefs::{Coordinates, Preferences};
use super::state::{Desk, Tone};
use super::{board, keyed, store};
use crate::components::BackLink;
use choose::DrillChoice;
use leptos::prelude::*;
use notabene_core::game::{Game, registry};
use notabene_core::geometry::{Board, Shape};
use notabene_core::i18n::{Label, Msg};
use notabene_core::notation::Style;
use notabene_core::record::NodeId;
use notabene_core::study::Progress;
use notabene_core::study::drill::{Area, Drill, DrillKind, Series, Task, Verdict, bare};
use notabene_core::study::practice::Special;
use running::RunningDrill;
use std::rc::Rc;

/// Context: choices and progress of the drills on the page. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct DrillSession {
    /// The board of the page.
    board: Desk,
    prefs: Preferences,
    /// Id of the chosen game.
    game: RwSignal<&'static str>,
    /// The kind of drill; the special move in it is the one that was chosen last.
    kind: RwSignal<DrillKind>,
    area: RwSignal<Area>,
    /// Black stands below.
    black: RwSignal<bool>,
    /// Names stand beside the board.
    named: RwSignal<bool>,
    level: RwSignal<Level>,
    /// The drill being done; `None` while it is chosen.
    drill: RwSignal<Option<Drill>>,
    task: RwSignal<Option<Task>>,
    verdict: RwSignal<Option<Verdict>>,
    series: RwSignal<Series>,
    /// The answer as written so far.
    written: RwSignal<String>,
    /// The circled sign of each row.
    circled: RwSignal<Vec<Option<usize>>>,
    /// Count of tasks done since the minute began; `None` while nobody counts.
    counted: RwSignal<Option<u32>>,
    /// Count of minutes begun and broken off.
    minutes: RwSignal<u32>,
    /// Another message.
    note: RwSignal<Option<Msg>>,
    /// Result of the series that has just ended.
    ended: RwSignal<Option<Msg>>,
}

/// Content of the page.
pub fn page(_: Desk) -> Vec<El> {
    vec![element(view! { <DrillPage/> })]
}

/// The page with the drills of the game on the board; without drills for it, the way back.
#[component]
fn DrillPage() -> impl IntoView {
    let desk = Desk::here();
    let game = desk.status.with_untracked(|status| status.game);
    match registry::open(game, None, None) {
        Ok(opened) => view! { <DrillBoard game opened/> }.into_any(),
        Err(_) => view! { <BackLink text=desk.prefs.words(Label::BackToGame)/> }.into_any(),
    }
}

/// The board, and the choices or the task beside it.
#[component]
fn DrillBoard(game: &'static str, opened: Game) -> impl IntoView {
    let session = DrillSession::new(Desk::here().beside(opened), game);
    session.board.provide();
    provide_context(session);
    session.show_on_board();
    keyed::follow();
    let running = Memo::new(move |_| session.drill.with(Option::is_some));
    let note = Signal::derive(move || session.say(&session.note));
    view! {
        {board::Board().view()}
        <section class="side">
            <h1>{session.prefs.words(Label::DrillTitle)}</h1>
            <div class=move || if running.get() { "part running" } else { "part" }>
                <Show when=move || running.get() fallback=|| view! { <DrillChoice/> }>
                    <RunningDrill/>
                </Show>
            </div>
            <p class="note" role="status">{note}</p>
        </section>
    }
}

impl DrillSession {
    fn new(board: Desk, game: &'static str) -> DrillSession {
        DrillSession {
            board,
            prefs: board.prefs,
            game: RwSignal::new(game),
            kind: RwSignal::new(DrillKind::Find),
            area: RwSignal::new(Area::WHOLE),
            black: RwSignal::new(false),
            named: RwSignal::new(true),
            level: RwSignal::new(Level::kept()),
            drill: RwSignal::new(None),
            task: RwSignal::new(None),
            verdict: RwSignal::new(None),
            series: RwSignal::new(Series::default()),
            written: RwSignal::new(String::new()),
            circled: RwSignal::new(Vec::new()),
            counted: RwSignal::new(None),
            minutes: RwSignal::new(0),
            note: RwSignal::new(None),
            ended: RwSignal::new(None),
        }
    }

    fn here() -> DrillSession {
        expect_context()
    }

    /// Keeps the board in step with the choices: its side, its names, the area while it is chosen, and the moves
    /// that are played.
    fn show_on_board(self) {
        let (sheet, overrides) = (self.board.sheet, self.board.overrides);
        Effect::new(move |_| overrides.flipped.set(Some(self.black.get())));
        Effect::new(move |_| {
            let names = if self.named.get() { Coordinates::Outside } else { Coordinates::Hidden };
            overrides.names.set(Some(names));
        });
        Effect::new(move |_| {
            let (game, area) = (self.game.get(), self.area.get());
            if self.drill.with(Option::is_none) {
                self.show_area(game, area);
            }
        });
        Effect::new(move |_| {
            if sheet.with(|sheet| sheet.at) != NodeId(0) {
                untrack(|| self.move_played());
            }
        });
    }

    /// Shows the empty board of a game with an area highlighted; tracks the kind of drill.
    fn show_area(self, game: &str, area: Area) {
        let overrides = self.board.overrides;
        let scene = bare(game);
        let fields = scene.as_ref().map(|scene| area.fields(&scene.board));
        let is_part = self.asks_fields() && area != Area::WHOLE;
        let fields = fields.filter(|_| is_part).map(|fields| fields.iter().collect());
        overrides.light(fields.unwrap_or_default(), Tone::Shown);
        overrides.tap_handler.set(Some(Rc::new(|_| {})));
        overrides.scene.set(scene);
    }

    /// True if fields are asked for, and not moves; tracked.
    fn asks_fields(self) -> bool {
        self.kind.with(|kind| matches!(kind, DrillKind::Name | DrillKind::Find))
    }

    /// True for a board of squares, as those of chess are called; tracked.
    fn is_squared(self) -> bool {
        let board = self.shape();
        board.shape == Shape::Squares && board.naming.numbers.is_none()
    }

    /// Kinds of moves of the chosen game, tracked.
    fn specials(self) -> Vec<Special> {
        Special::of_game(self.game.get())
    }

    /// The board of the chosen game, tracked.
    fn shape(self) -> Board {
        // Not of the scene, which changes with every highlighted field.
        self.board.layout.with(|layout| layout.board)
    }

    /// The style in which the player writes, tracked.
    fn style(self) -> Style {
        self.prefs.with(|prefs| prefs.style())
    }

    /// A message in the language of the screen, tracked; empty without one.
    fn say(self, msg: &RwSignal<Option<Msg>>) -> String {
        msg.with(|msg| msg.as_ref().map(|msg| self.prefs.say(msg)).unwrap_or_default())
    }

    /// Saves the series if it is the longest.
    fn save_series(self, drill: &Drill) {
        let at_once = self.series.with_untracked(Series::at_once);
        let mut progress = aside::progress();
        if progress.keep(&course(drill), &drill.kind().name(), at_once) {
            save(&progress);
        }
    }
}

/// The longest saved series of a drill.
fn best(drill: &Drill) -> u32 {
    // Read each time: lessons in another window write it, too.
    aside::progress().best(&course(drill), &drill.kind().name())
}

/// Counts a mistake for parents and teachers.
fn count_mistake(drill: &Drill) {
    let mut progress = aside::progress();
    progress.miss(&course(drill), "", &drill.kind().name());
    save(&progress);
}

fn save(progress: &Progress) {
    store::keep(PROGRESS, &progress.text());
}

/// Name of the drills of a game among the courses.
fn course(drill: &Drill) -> String {
    ["drill/", drill.game()].concat()
}
