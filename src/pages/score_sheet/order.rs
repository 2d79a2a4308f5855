//! Order trainer: write the opponent's move, play, press the clock, write your own. The program plays the opponent.

use crate::components::{Button, Checkbox, Select};
use crate::pages::rules::lessons::game_of_record;
use crate::pages::score_sheet::cell_input::{CellInput, CellPen};
use crate::pages::score_sheet::closing::LeafChoice;
use crate::pages::score_sheet::mode_parts::{
    self, BoardWithStatus, ConfirmedButton, SheetColumns, SheetLetters, label_option, notation_style,
    provide_board,
};
use crate::pages::score_sheet::order_drill::{OrderDrill, SavedDrill, StorageKeys, load_drill};
use crate::pages::score_sheet::rehearsal_state::Rehearsal;
use crate::pages::score_sheet::sheet_leaf::SheetLeaf;
use crate::pages::score_sheet::sheet_view::{CellAppearance, SheetView};
use crate::state::practice;
use crate::state::preferences::Preferences;
use crate::views::hand_in::HandInButton;
use crate::views::settings::LettersSelect;
use leptos::prelude::*;
use notabene_core::game::{Edit, Go, registry};
use notabene_core::i18n::Label;
use notabene_core::notation::Style;
use notabene_core::position::Side;
use notabene_study::hand_in;
use notabene_study::score_sheet::dictation::compare;
use notabene_study::score_sheet::examples::REPEATED;
use notabene_study::score_sheet::handwriting::Handwriting;
use notabene_study::score_sheet::manual_sheet::fill_form;
use notabene_study::score_sheet::order::{ActionOutcome, TurnAction, TurnOrder};
use notabene_study::storage_key::StorageKey;

/// Storage keys of the drill.
const STORAGE_KEYS: StorageKeys = [StorageKey::OrderGame, StorageKey::OrderSheet, StorageKey::Order];

/// Content of the mode.
#[component]
pub fn OrderMode() -> impl IntoView {
    let (drill, pen, paper) = open_drill(STORAGE_KEYS, None);
    view! {
        <SheetColumns>
            <div class="play-side stack">
                <BoardWithStatus/>
                <ActionList drill/>
                <DrillTools drill/>
            </div>
            <div class="pen-side stack">
                <ClockButton drill/>
                <CellPen pen paper/>
                <div class="row"><ClaimButton drill/> <ResignButton drill/></div>
                <OrderResult drill/>
            </div>
            <div class="paper-side stack">
                <LeafChoice paper/>
                <SheetLeaf paper/>
            </div>
        </SheetColumns>
    }
}

/// Button that claims a draw.
#[component]
pub fn ClaimButton(drill: OrderDrill) -> impl IntoView {
    let text = drill.own.prefs.label_signal(Label::OrderClaim);
    view! { <Button text name="claim" on_click=move |()| drill.claim_draw()/> }
}

/// Button that ends the game.
#[component]
pub fn ResignButton(drill: OrderDrill) -> impl IntoView {
    let resign = move |()| {
        drill.own.go(Go::Last);
        drill.own.edit(Edit::Resign(drill.side.get_untracked()));
    };
    view! { <Button text=drill.own.prefs.label_signal(Label::Resign) name="resign" on_click=resign/> }
}

/// Button that hands in the sheet at the end of the game.
#[component]
fn OrderResult(drill: OrderDrill) -> impl IntoView {
    let own = drill.own;
    let is_ended = Memo::new(move |_| {
        own.status.with(|status| status.is_over()) || drill.order.with(TurnOrder::is_over)
    });
    let result = move || {
        // The sheet may still be completed.
        let compared = drill
            .sheet
            .with(|hand| untrack(|| compare(&mode_parts::played_game_now(own.game), hand, &drill.style())));
        let game = own.game.with_untracked(|game| game.variant().id);
        let early = drill.out_of_order.get_untracked();
        hand_in::order(game, &compared, early, practice::local_seconds())
    };
    let button = move || {
        let result = is_ended.get().then(result).flatten();
        // Another result has a window of its own.
        move || result.clone().map(|result| view! { <HandInButton label=Label::HandIn result/> })
    };
    view! { <div>{button}</div> }
}

/// Opens the saved drill, or a new one, with its pen and its sheet.
pub fn open_drill(keys: StorageKeys, rehearsal: Option<Rehearsal>) -> (OrderDrill, CellInput, SheetView) {
    let prefs = Preferences::here();
    let saved = load_drill(keys);
    let fresh = saved.is_none();
    let SavedDrill { game, hand, order, side, out_of_order } = saved.unwrap_or_else(|| SavedDrill {
        game: registry::chess(),
        hand: Handwriting::new(prefs.with_untracked(|p| p.letters())),
        order: TurnOrder::new(true),
        side: Side::White,
        out_of_order: 0,
    });
    let own = provide_board(game);
    let drill = OrderDrill {
        own,
        sheet: RwSignal::new(hand),
        order: RwSignal::new(order),
        out_of_order: RwSignal::new(out_of_order),
        side: RwSignal::new(side),
        next_side: RwSignal::new(side),
        known_plies: RwSignal::new(0),
        shows_help: RwSignal::new(true),
        pen: RwSignal::new_local(None),
        keys,
        rehearsal,
    };
    let pen_here = CellInput::new(
        own,
        "order",
        move || drill.style(),
        move |pen, ply, text| {
            drill.on_written(pen, ply, &text);
        },
    );
    if rehearsal.is_some() {
        pen_here.ink.rename("rehearsal");
    }
    drill.pen.set(Some(pen_here));
    drill.known_plies.set(mode_parts::played_game_now(own.game).len());
    own.overrides.flipped.set(Some(side == Side::Black));
    let paper = score_sheet(drill, pen_here);
    drill.go_to_next_cell();
    if !fresh {
        drill.schedule_reply();
    }
    follow_changes(drill, prefs);
    (drill, pen_here, paper)
}

/// Writes with the letters of the preferences, and saves each change of the game.
fn follow_changes(drill: OrderDrill, prefs: Preferences) {
    Effect::new(move || {
        let letters = notation_style(prefs).letters;
        untrack(|| drill.sheet.update(|hand| hand.choose(letters)));
    });
    let mut is_opened = false;
    Effect::new(move || {
        drill.own.game.track();
        untrack(|| drill.on_move());
        // Head and end of the game as well as its moves; nothing of a reader who only looks.
        if std::mem::replace(&mut is_opened, true) {
            drill.save();
        }
    });
}

/// Clock: the running half with its time, and the player's half as a button.
#[component]
pub fn ClockButton(drill: OrderDrill) -> impl IntoView {
    let press = move |_| {
        let answer = drill.apply_action(TurnAction::Press);
        if let (Some(rehearsal), ActionOutcome::Right | ActionOutcome::Tolerated(_)) =
            (drill.rehearsal, &answer)
        {
            rehearsal.press_clock(drill.side.get_untracked());
        }
        drill.show_answer(answer);
    };
    view! {
        <button type="button" class="chess-clock" data-do="press" on:click=press>
            <ClockHalf drill side=Side::White/>
            <ClockHalf drill side=Side::Black/>
            <span class="press">{drill.own.prefs.label_signal(Label::DeedPress)}</span>
        </button>
    }
}

#[component]
fn ClockHalf(drill: OrderDrill, side: Side) -> impl IntoView {
    let label = if side == Side::White { Label::White } else { Label::Black };
    // Runs for the side to move until the clock is pressed.
    let is_running = move || {
        let turn = drill.own.scene.with(|s| s.turn);
        let waits = drill.order.with(|order| order.next() == Some(TurnAction::Press));
        side == if waits { drill.side.get() } else { turn }
    };
    let time = drill.rehearsal.map(|rehearsal| {
        view! { <b class="time">{move || rehearsal.clock_text(side)}</b> }
    });
    view! {
        <span class=move || if is_running() { "half inline tight runs strong" } else { "half inline tight" }>
            <span>{drill.own.prefs.label_signal(label)}</span>
            {time}
        </span>
    }
}

/// The four steps, with the next one highlighted.
#[component]
pub fn ActionList(drill: OrderDrill) -> impl IntoView {
    let steps = ["theirs", "play", "press", "own"].into_iter().zip(TurnAction::ALL);
    let steps = steps.map(|(name, action)| {
        let is_next =
            move || drill.shows_help.get() && drill.order.with(|order| order.next() == Some(action));
        view! {
            <li class="choice" data-deed=name aria-current=move || if is_next() { "step" } else { "false" }>
                {drill.own.prefs.label_signal(action.label())}
            </li>
        }
    });
    view! { <ol class="deeds bare">{steps.collect_view()}</ol> }
}

/// True once something is written; it stays until a new game.
pub fn is_started(drill: OrderDrill) -> bool {
    let has_ink = drill.pen.get_untracked().is_some_and(|pen| !pen.ink.is_empty());
    has_ink || !drill.sheet.with_untracked(Handwriting::is_empty)
}

/// Choice of the player's side in the next game.
#[component]
pub fn SideSelect(drill: OrderDrill) -> impl IntoView {
    let prefs = drill.own.prefs;
    let change = move |name: String| {
        drill.next_side.set(if name == "black" { Side::Black } else { Side::White });
        if !is_started(drill) {
            drill.start(drill.next_side.get_untracked(), registry::chess());
        }
    };
    view! {
        <Select
            text=prefs.label_signal(Label::OrderSide)
            name="side"
            options=vec![
                label_option(prefs, "white", Label::White),
                label_option(prefs, "black", Label::Black),
            ]
            value=Signal::stored(drill.side.get_untracked().name().to_string())
            on_change=change
        />
    }
}

/// Button that starts a new game.
#[component]
pub fn NewGameButton(drill: OrderDrill) -> impl IntoView {
    let begin = move |()| drill.start(drill.next_side.get_untracked(), registry::chess());
    view! {
        <ConfirmedButton label=Label::NewGame name="new" loses=move |()| is_started(drill) on_click=begin/>
    }
}

/// The letters of the sheet.
#[component]
pub fn DrillLetters(drill: OrderDrill) -> impl IntoView {
    view! {
        <SheetLetters
            letters=Signal::derive(move || drill.style().letters)
            is_begun=Signal::derive(move || !drill.sheet.with(Handwriting::is_empty))
        >
            <LettersSelect/>
        </SheetLetters>
    }
}

/// New games, side, and the help switch.
#[component]
fn DrillTools(drill: OrderDrill) -> impl IntoView {
    let claim = move |()| {
        if let Some(game) = game_of_record(REPEATED, &Style::pgn()) {
            drill.start(Side::Black, game);
        }
    };
    view! {
        <section class="tools stack">
            <div class="row">
                <SideSelect drill/>
                <NewGameButton drill/>
                <ConfirmedButton
                    label=Label::OrderClaimGame name="claim-game" loses=move |()| is_started(drill) on_click=claim
                />
            </div>
            <div class="row">
                <Checkbox
                    text=drill.own.prefs.label_signal(Label::OrderHelps) name="helps" checked=drill.shows_help
                    on_change=move |is| drill.shows_help.set(is)
                />
                <DrillLetters drill/>
            </div>
        </section>
    }
}

/// Score sheet of the player.
fn score_sheet(drill: OrderDrill, pen: CellInput) -> SheetView {
    let own = drill.own;
    let form = move || {
        let (played, notation_style) = (mode_parts::played_game(own.game), drill.style());
        own.game.with(|t| drill.sheet.with(|hand| fill_form(t, &played, hand, &notation_style)))
    };
    let looks = move || {
        let (played, style) = (mode_parts::played_game(own.game), drill.style());
        if drill.rehearsal.is_some_and(|rehearsal| !rehearsal.is_graded.get()) {
            return Vec::new();
        }
        drill.sheet.with(|hand| CellAppearance::of_graded(&played, hand, &style))
    };
    let text_of = move |ply| drill.sheet.with_untracked(|hand| hand.get(ply).to_string());
    SheetView { appearances: Memo::new(move |_| looks()), ..pen.sheet(form, text_of) }
}
