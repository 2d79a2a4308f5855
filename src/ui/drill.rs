//! The page of free drills: fields and moves, one short task after the other, as many as one likes.

mod choose;
mod run;
mod write;

use super::answer::Level;
use super::aside::{self, PROGRESS};
use super::dom::{El, el};
use super::live::later;
use super::prefs::Coordinates;
use super::state::{Desk, Tone};
use super::{board, keyed, store};
use leptos::prelude::*;
use notabene_core::game::registry;
use notabene_core::geometry::{Board, Shape};
use notabene_core::i18n::{Label, Msg};
use notabene_core::record::NodeId;
use notabene_core::study::Progress;
use notabene_core::study::drill::{Area, Drill, DrillKind, Series, Task, Verdict, bare};
use notabene_core::study::practice::Special;

/// What the parts of the page share: lent for good, so that closures carry a reference only.
type Hall = &'static Gym;

/// What the parts of the page share.
struct Gym {
    /// The board of the page.
    desk: Desk,
    // What is chosen.
    game: RwSignal<&'static str>,
    /// The kind of drill; the special move in it is the one that was chosen last.
    kind: RwSignal<DrillKind>,
    area: RwSignal<Area>,
    black: RwSignal<bool>,
    named: RwSignal<bool>,
    level: RwSignal<Level>,
    // What is being done; none while it is chosen.
    drill: RwSignal<Option<Drill>>,
    task: RwSignal<Option<Task>>,
    verdict: RwSignal<Option<Verdict>>,
    series: RwSignal<Series>,
    /// What is written so far.
    written: RwSignal<String>,
    /// The signs that are circled, one in each row.
    circled: RwSignal<Vec<Option<usize>>>,
    /// How many tasks were done since the minute began; none while nobody counts.
    counted: RwSignal<Option<u32>>,
    /// Counts the minutes begun and broken off.
    minutes: RwSignal<u32>,
    /// What else is to be told.
    note: RwSignal<Option<Msg>>,
    /// The result of the series that has just ended.
    ended: RwSignal<Option<Msg>>,
}

/// What stands on the page.
pub fn page(desk: Desk) -> Vec<El> {
    let game = desk.status.with_untracked(|s| s.game);
    let Ok(table) = registry::open(game, None, None) else { return vec![super::dom::back(desk)] };
    let own = desk.beside(table);
    own.provide();
    let hall: Hall = Box::leak(Box::new(Gym {
        desk: own,
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
    }));
    follow(hall);
    keyed::follow();
    let running = Memo::new(move |_| hall.drill.with(Option::is_some));
    let part = move || if running.get() { run::running(hall) } else { choose::choosing(hall) };
    let class = move || if running.get() { "part running" } else { "part" };
    let note = move || hall.note.with(|note| note.as_ref().map(|note| own.say(note)).unwrap_or_default());
    let side = el("section", "side").with([
        el("h1", "").label(own, Label::DrillTitle),
        el("div", "").class(class).each(part),
        el("p", "note").attr("role", "status").says(note),
    ]);
    vec![board::Board(), side]
}

/// What follows what was chosen: the side of the board, the names, the area while it is chosen, and the moves
/// that are played.
fn follow(hall: Hall) {
    let desk = hall.desk;
    later(Box::new(move || desk.overrides.flipped.set(Some(hall.black.get()))));
    later(Box::new(move || {
        let names = if hall.named.get() { Coordinates::Outside } else { Coordinates::Hidden };
        desk.overrides.names.set(Some(names));
    }));
    later(Box::new(move || {
        let (game, area) = (hall.game.get(), hall.area.get());
        if hall.drill.with(Option::is_some) {
            return;
        }
        let scene = bare(game);
        let fields = scene.as_ref().map(|scene| area.fields(&scene.board));
        let some = hall.is_fields() && area != Area::WHOLE;
        let fields = fields.filter(|_| some).map(|fields| fields.iter().collect());
        desk.overrides.light(fields.unwrap_or_default(), Tone::Shown);
        desk.overrides.tap_handler.set(Some(std::rc::Rc::new(|_| {})));
        desk.overrides.scene.set(scene);
    }));
    later(Box::new(move || {
        if desk.sheet.with(|sheet| sheet.at) != NodeId(0) {
            untrack(|| run::played(hall));
        }
    }));
}

impl Gym {
    /// Whether fields are asked for, and not moves.
    fn is_fields(&self) -> bool {
        self.kind.with(|kind| matches!(kind, DrillKind::Name | DrillKind::Find))
    }

    /// Whether the board has squares: those of chess have that name of their own.
    fn is_squared(&self) -> bool {
        let board = self.board();
        board.shape == Shape::Squares && board.naming.numbers.is_none()
    }

    /// The kinds of moves of the chosen game.
    fn specials(&self) -> Vec<Special> {
        Special::of_game(self.game.get())
    }

    /// The board of the chosen game.
    fn board(&self) -> Board {
        // Not of the scene, which changes with every light on it.
        self.desk.layout.with(|layout| layout.board)
    }

    /// The style in which the player writes.
    fn style(&self) -> notabene_core::notation::Style {
        self.desk.prefs.with(|p| p.style())
    }

    /// The longest series that was kept of a drill.
    fn best(&self, drill: &Drill) -> u32 {
        reached().best(&course(drill), &drill.kind().name())
    }

    /// Keeps the series if it is the longest.
    fn keep(&self, drill: &Drill) {
        let at_once = self.series.with_untracked(Series::at_once);
        let mut all = reached();
        if all.keep(&course(drill), &drill.kind().name(), at_once) {
            store::keep(PROGRESS, &all.text());
        }
    }
}

/// Counts a mistake for parents and teachers.
fn miss(drill: &Drill) {
    let mut all = reached();
    all.miss(&course(drill), "", &drill.kind().name());
    store::keep(PROGRESS, &all.text());
}

/// All that was reached: read each time, as lessons in another window write it, too.
fn reached() -> Progress {
    aside::progress()
}

/// What the drills of a game are called among the courses.
fn course(drill: &Drill) -> String {
    ["drill/", drill.game()].concat()
}
