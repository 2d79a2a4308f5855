//! Page of free drills on squares and moves: an unlimited series of short tasks.

mod choose;
mod run;
mod running;
mod write;

use crate::components::BackLink;
use crate::pages::drill::choose::Choices;
use crate::pages::drill::running::RunningDrill;
use crate::state::board_contexts::BoardContexts;
use crate::state::board_overrides::HighlightTone;
use crate::state::corrupt_storage::{self};
use crate::state::current_game::CurrentGame;
use crate::state::navigation::Navigation;
use crate::state::practice;
use crate::state::router::after_slash;
use crate::state::storage;
use crate::views::answer::AnswerInput;
use crate::views::{board, focus_visible};
use leptos::prelude::*;
use notabene_core::exchange::result::TaskResult;
use notabene_core::game::Coordinates;
use notabene_core::game::registry;
use notabene_core::geometry::{Board, Shape};
use notabene_core::i18n::{Label, Msg};
use notabene_core::record::NodeId;
use notabene_ink::Ink;
use notabene_study::drill::{Area, Drill, DrillKind, DrillTask, DrillVerdict, Series, bare_board};
use notabene_study::practice::PracticeTopic;
use notabene_study::storage_key::StorageKey;
use notabene_study::{Progress, hand_in};

/// Shared state of the page. Copies are handles to the same signals.
type PageContext = DrillState;

/// Shared state of the page.
#[derive(Copy, Clone)]
struct DrillState {
    /// Board of the page.
    current: CurrentGame,
    // Choices.
    game: RwSignal<&'static str>,
    /// Kind of drill; its special move is the one chosen last.
    kind: RwSignal<DrillKind>,
    area: RwSignal<Area>,
    black: RwSignal<bool>,
    named: RwSignal<bool>,
    level: RwSignal<AnswerInput>,
    // Current drill; `None` while choosing.
    drill: RwSignal<Option<Drill>>,
    task: RwSignal<Option<DrillTask>>,
    verdict: RwSignal<Option<DrillVerdict>>,
    series: RwSignal<Series>,
    /// Text entered so far.
    written: RwSignal<String>,
    /// Ink on the pad.
    ink: RwSignal<Ink>,
    /// Circled sign of each row.
    circled: RwSignal<Vec<Option<usize>>>,
    /// Number of tasks since the minute began; `None` while not counting.
    counted: RwSignal<Option<u32>>,
    /// Count of minutes begun and cancelled.
    minutes: RwSignal<u32>,
    /// Other message.
    note: RwSignal<Option<Msg>>,
    /// Result of the series that has just ended.
    ended: RwSignal<Option<Msg>>,
    /// Begin of the series, in seconds.
    begun: RwSignal<u64>,
    /// Result to hand in.
    result: RwSignal<Option<TaskResult>>,
}

impl DrillState {
    /// The first choices, on the board of the page.
    fn new(current: CurrentGame, game: &'static str) -> DrillState {
        DrillState {
            current,
            game: RwSignal::new(game),
            kind: RwSignal::new(DrillKind::Find),
            area: RwSignal::new(Area::WHOLE),
            black: RwSignal::new(false),
            named: RwSignal::new(true),
            level: RwSignal::new(AnswerInput::saved()),
            drill: RwSignal::new(None),
            task: RwSignal::new(None),
            verdict: RwSignal::new(None),
            series: RwSignal::new(Series::default()),
            written: RwSignal::new(String::new()),
            ink: RwSignal::new(Ink::default()),
            circled: RwSignal::new(Vec::new()),
            counted: RwSignal::new(None),
            minutes: RwSignal::new(0),
            note: RwSignal::new(None),
            ended: RwSignal::new(None),
            begun: RwSignal::new(0),
            result: RwSignal::new(None),
        }
    }
}

/// Elements of the page.
pub fn page() -> AnyView {
    let current = CurrentGame::here();
    let game = current.status.with_untracked(|status| status.game);
    let Ok(table) = registry::open(game, None, None) else {
        let text = current.label_signal(Label::BackToGame);
        return view! { <BackLink text/> }.into_any();
    };
    let own = BoardContexts::own(table);
    own.provide();
    let cx = DrillState::new(own.current, game);
    // `#drill/write-pawn` begins with the choice of writing pawn moves.
    let kind = Navigation::here().address.with_untracked(|address| DrillKind::by_name(after_slash(address)));
    kind.into_iter().for_each(|kind| cx.kind.set(kind));
    view! { <DrillPage cx/> }.into_any()
}

/// The board, and the choices or the running drill beside it.
#[component]
fn DrillPage(cx: PageContext) -> impl IntoView {
    let prefs = cx.current.prefs;
    follow_choices(cx);
    focus_visible::follow_input_kind();
    let is_running = Memo::new(move |_| cx.drill.with(Option::is_some));
    let content = move || match is_running.get() {
        true => view! { <RunningDrill cx/> }.into_any(),
        false => view! { <Choices cx/> }.into_any(),
    };
    let note = move || cx.note.with(|note| note.as_ref().map(|note| prefs.message_text(note)));
    view! {
        <board::Board/>
        <section class="side">
            <h1>{prefs.label_signal(Label::DrillTitle)}</h1>
            <div class=move || if is_running.get() { "part running stack" } else { "part stack apart" }>{content}</div>
            <p class="note callout unless-empty" role="status">{note}</p>
        </section>
    }
}

/// Effects that follow the choices: orientation, coordinates, highlighted area, moves played.
fn follow_choices(cx: PageContext) {
    let current = cx.current;
    Effect::new(move || current.overrides.flipped.set(Some(cx.black.get())));
    Effect::new(move || {
        let names = if cx.named.get() { Coordinates::Outside } else { Coordinates::Hidden };
        current.overrides.coordinates.set(Some(names));
    });
    Effect::new(move || {
        let (game, area) = (cx.game.get(), cx.area.get());
        if cx.drill.with(Option::is_some) {
            return;
        }
        let scene = bare_board(game);
        let fields = scene.as_ref().map(|scene| area.fields(&scene.board));
        let some = cx.is_fields() && area != Area::WHOLE;
        let fields = fields.filter(|_| some).map(|fields| fields.iter().collect());
        current.overrides.highlight(fields.unwrap_or_default(), HighlightTone::Shown);
        current.overrides.tap_handler.set(Some(std::rc::Rc::new(|_| {})));
        current.overrides.scene.set(scene);
    });
    Effect::new(move || {
        if current.sheet.with(|sheet| sheet.at) != NodeId(0) {
            untrack(|| run::on_move_played(cx));
        }
    });
}

impl DrillState {
    /// True if squares are asked for, not moves.
    fn is_fields(&self) -> bool {
        self.kind.with(|kind| matches!(kind, DrillKind::Name | DrillKind::Find))
    }

    /// True if the board has squares: only chess boards use that name.
    fn is_squared(&self) -> bool {
        let board = self.board();
        board.shape == Shape::Squares && board.naming.numbers.is_none()
    }

    /// Kinds of moves in the chosen game.
    fn specials(&self) -> Vec<PracticeTopic> {
        PracticeTopic::of_game(self.game.get())
    }

    /// Board of the chosen game.
    fn board(&self) -> Board {
        // Not from the scene, which changes with every highlight.
        self.current.layout.with(|layout| layout.board)
    }

    /// Notation style of the player.
    fn style(&self) -> notabene_core::notation::Style {
        self.current.prefs.with(|p| p.style())
    }

    /// Longest saved series of a drill.
    fn best_series(&self, drill: &Drill) -> u32 {
        load_progress().best(&course_name(drill), &drill.kind().name())
    }

    /// Result of the series at its end. None if no task was done.
    fn result_to_hand_in(&self) -> Option<TaskResult> {
        let now = practice::local_seconds();
        let of_drill =
            |drill: &Drill| self.series.with_untracked(|series| hand_in::drill(drill, series, now));
        let result = self.drill.with_untracked(|drill| drill.as_ref().and_then(of_drill))?;
        Some(result.lasting(self.begun.get_untracked(), now))
    }

    /// Saves the series if it is the longest.
    fn save_best_series(&self, drill: &Drill) {
        let at_once = self.series.with_untracked(Series::at_once);
        let mut all = load_progress();
        if all.record(&course_name(drill), &drill.kind().name(), at_once) {
            storage::save(StorageKey::Progress, &all.text());
        }
    }
}

/// Counts a mistake for parents and teachers.
fn record_mistake(drill: &Drill) {
    let mut all = load_progress();
    all.count_mistake(&course_name(drill), "", &drill.kind().name());
    storage::save(StorageKey::Progress, &all.text());
}

/// Returns the saved progress; read each time, as lessons in another window write it, too.
fn load_progress() -> Progress {
    corrupt_storage::load_progress()
}

/// Name of a game's drills among the courses.
fn course_name(drill: &Drill) -> String {
    format!("drill/{}", drill.game())
}
