//! Order trainer: write the opponent's move, play, press the clock, write your own. The program plays the opponent.

use crate::components::effect::effect_after_render;
use crate::components::element::{El, button, el, labelled_select};
use crate::pages::rules::lessons::game_of_record;
use crate::pages::score_sheet::cell_input::{CellInput, cell_input, mirror_into_cell};
use crate::pages::score_sheet::closing::leaf_choice;
use crate::pages::score_sheet::mode_parts::{
    self, board_with_status, checkbox, confirmed_button, notation_style, option_element, provide_board,
    sheet_layout,
};
use crate::pages::score_sheet::order_drill::{OrderDrill, SavedDrill, StorageKeys, load_drill};
use crate::pages::score_sheet::rehearsal_state::Rehearsal;
use crate::pages::score_sheet::sheet_view::{CellAppearance, SheetView, sheet_leaf, tag_editor};
use crate::state::context::AppContext;
use crate::state::practice;
use crate::views::hand_in::hand_in_button;
use crate::views::settings::LettersSelect;
use leptos::prelude::*;
use notabene_core::game::{Edit, Go, registry};
use notabene_core::i18n::Label;
use notabene_core::notation::Style;
use notabene_core::position::Side;
use notabene_core::record::Leaf;
use notabene_study::hand_in;
use notabene_study::score_sheet::dictation::compare;
use notabene_study::score_sheet::examples::REPEATED;
use notabene_study::score_sheet::grading::grade_all;
use notabene_study::score_sheet::handwriting::Handwriting;
use notabene_study::score_sheet::manual_sheet::fill_form;
use notabene_study::score_sheet::order::{ActionOutcome, TurnAction, TurnOrder};
use notabene_study::storage_key::StorageKey;

/// Storage keys of the drill.
const STORAGE_KEYS: StorageKeys = [StorageKey::OrderGame, StorageKey::OrderSheet, StorageKey::Order];

/// Content of the mode.
pub fn order_trainer(app: AppContext) -> Vec<El> {
    let (drill, pen_here, paper) = open_drill(app, STORAGE_KEYS, None);
    let claim = button(app, Label::OrderClaim, "claim", move || drill.claim_draw());
    let played = vec![board_with_status(), action_buttons(drill), drill_tools(drill)];
    let resign = resign_button(drill);
    let written = vec![
        clock_buttons(drill),
        cell_input(pen_here, paper),
        el("div", "row").with([claim, resign]),
        result_to_hand_in(drill),
    ];
    vec![sheet_layout(app, played, written, vec![leaf_choice(paper), sheet_leaf(paper)])]
}

/// Button that ends the game.
pub fn resign_button(drill: OrderDrill) -> El {
    button(drill.app, Label::Resign, "resign", move || {
        drill.own.go(Go::Last);
        drill.own.edit(Edit::Resign(drill.side.get_untracked()));
    })
}

/// Button that hands in the sheet at the end of the game.
fn result_to_hand_in(drill: OrderDrill) -> El {
    let own = drill.own;
    let ended = Memo::new(move |_| {
        own.status.with(|status| status.is_over()) || drill.order.with(TurnOrder::is_over)
    });
    el("div", "").live_children(move || {
        if !ended.get() {
            return Vec::new();
        }
        // The sheet may still be completed.
        let compared = drill
            .sheet
            .with(|hand| untrack(|| compare(&mode_parts::played_game_now(own), hand, &drill.style())));
        let game = own.game.with_untracked(|game| game.variant().id);
        let early = drill.out_of_order.get_untracked();
        let result = hand_in::order(game, &compared, early, practice::local_seconds());
        result.map(|result| hand_in_button(drill.app.prefs, Label::HandIn, result)).into_iter().collect()
    })
}

/// Opens the saved drill, or a new one, with its pen and its sheet.
pub fn open_drill(
    app: AppContext,
    keys: StorageKeys,
    rehearsal: Option<Rehearsal>,
) -> (OrderDrill, CellInput, SheetView) {
    let saved = load_drill(keys);
    let fresh = saved.is_none();
    let SavedDrill { game, hand, order, side, out_of_order } = saved.unwrap_or_else(|| SavedDrill {
        game: registry::chess(),
        hand: Handwriting::new(app.prefs.with_untracked(|p| p.letters())),
        order: TurnOrder::new(true),
        side: Side::White,
        out_of_order: 0,
    });
    let own = provide_board(app, game);
    let drill = OrderDrill {
        app,
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
        app,
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
    drill.known_plies.set(mode_parts::played_game_now(own).len());
    own.overrides.flipped.set(Some(side == Side::Black));
    let paper = score_sheet(drill, pen_here);
    mirror_into_cell(pen_here, paper);
    drill.go_to_next_cell();
    if !fresh {
        drill.schedule_reply();
    }
    effect_after_render(Box::new(move || {
        let letters = notation_style(app).letters;
        untrack(|| drill.sheet.update(|hand| hand.choose(letters)));
    }));
    let mut is_opened = false;
    effect_after_render(Box::new(move || {
        own.game.track();
        untrack(|| drill.on_move());
        // Head and end of the game as well as its moves; nothing of a reader who only looks.
        if std::mem::replace(&mut is_opened, true) {
            drill.save();
        }
    }));
    (drill, pen_here, paper)
}

/// Clock: the running half with its time, and the player's half as a button.
pub fn clock_buttons(drill: OrderDrill) -> El {
    let app = drill.app;
    let half = move |side: Side| {
        let label = if side == Side::White { Label::White } else { Label::Black };
        // Runs for the side to move until the clock is pressed.
        let runs = move || {
            let turn = drill.own.scene.with(|s| s.turn);
            let waits = drill.order.with(|order| order.next() == Some(TurnAction::Press));
            side == if waits { drill.side.get() } else { turn }
        };
        let half = el("span", "").live_class(move || if runs() { "half runs" } else { "half" });
        let time =
            drill.rehearsal.map(|rehearsal| el("b", "time").live_text(move || rehearsal.clock_text(side)));
        half.with([el("span", "").label(app, label)]).with(time)
    };
    let press = move || {
        let answer = drill.apply_action(TurnAction::Press);
        if let (Some(rehearsal), ActionOutcome::Right | ActionOutcome::Tolerated(_)) =
            (drill.rehearsal, &answer)
        {
            rehearsal.press_clock(drill.side.get_untracked());
        }
        drill.show_answer(answer);
    };
    el("button", "chess-clock")
        .attr("type", "button")
        .attr("data-do", "press")
        .with([half(Side::White), half(Side::Black), el("span", "press").label(app, Label::DeedPress)])
        .click(press)
}

/// The four steps, with the next one highlighted.
pub fn action_buttons(drill: OrderDrill) -> El {
    let app = drill.app;
    let one = move |deed: TurnAction| {
        let next = move || drill.shows_help.get() && drill.order.with(|order| order.next() == Some(deed));
        let name =
            ["theirs", "play", "press", "own"].into_iter().zip(TurnAction::ALL).find(|(_, d)| *d == deed);
        el("li", "")
            .attr("data-deed", name.map_or("", |(name, _)| name))
            .live_attr("aria-current", move || (if next() { "step" } else { "false" }).into())
            .label(app, deed.label())
    };
    el("ol", "deeds").with(TurnAction::ALL.map(one))
}

/// True once something is written; it stays until a new game.
pub fn is_started(drill: OrderDrill) -> bool {
    let has_ink = drill.pen.get_untracked().is_some_and(|pen| !pen.ink.is_empty());
    has_ink || !drill.sheet.with_untracked(Handwriting::is_empty)
}

/// Choice of the player's side in the next game.
pub fn side_choice(drill: OrderDrill) -> El {
    let app = drill.app;
    let sides = [("white", Label::White, Side::White), ("black", Label::Black, Side::Black)];
    let options = sides
        .map(|(name, label, side)| {
            option_element(name, move || app.label(label).to_string(), drill.side.get_untracked() == side)
        })
        .into();
    labelled_select(app, Label::OrderSide, "side", options, move |name| {
        drill.next_side.set(if name == "black" { Side::Black } else { Side::White });
        if !is_started(drill) {
            drill.start(drill.next_side.get_untracked(), registry::chess());
        }
    })
}

/// Button that starts a new game.
pub fn new_game_button(drill: OrderDrill) -> El {
    let begin = move || drill.start(drill.next_side.get_untracked(), registry::chess());
    confirmed_button(drill.app, Label::NewGame, "new", move || is_started(drill), begin)
}

/// New games, side, and the help switch.
fn drill_tools(drill: OrderDrill) -> El {
    let app = drill.app;
    let (side, new) = (side_choice(drill), new_game_button(drill));
    let claim = confirmed_button(
        app,
        Label::OrderClaimGame,
        "claim-game",
        move || is_started(drill),
        move || {
            if let Some(game) = game_of_record(REPEATED, &Style::pgn()) {
                drill.start(Side::Black, game);
            }
        },
    );
    let helps = checkbox(app, Label::OrderHelps, "helps", true, move |is| drill.shows_help.set(is));
    let begun = move || !drill.sheet.with(Handwriting::is_empty);
    let letters = mode_parts::sheet_letters(app, LettersSelect(), move || drill.style().letters, begun);
    el("section", "tools")
        .with([el("div", "row").with([side, new, claim]), el("div", "row").with([helps, letters])])
}

/// Score sheet of the player.
fn score_sheet(drill: OrderDrill, pen: CellInput) -> SheetView {
    let own = drill.own;
    let form = move || {
        let (played, notation_style) = (mode_parts::played_game(own), drill.style());
        own.game.with(|t| drill.sheet.with(|hand| fill_form(t, &played, hand, &notation_style)))
    };
    let looks = move || {
        let (played, style) = (mode_parts::played_game(own), drill.style());
        drill.sheet.with(|hand| {
            if drill.rehearsal.is_some_and(|rehearsal| !rehearsal.is_graded.get()) {
                return Vec::new();
            }
            let marked = grade_all(&played, hand, &style);
            marked
                .iter()
                .enumerate()
                .map(|(ply, marked)| CellAppearance::of_marked(marked, hand.get(ply)))
                .collect::<Vec<_>>()
        })
    };
    SheetView {
        app: drill.app,
        name: "order",
        form: Memo::new(move |_| form()),
        appearances: Memo::new(move |_| looks()),
        current_ply: Memo::new(move |_| pen.ply.get()),
        on_tap: Some(UnsyncCallback::new(move |ply| {
            let text = drill.sheet.with_untracked(|hand| hand.get(ply).to_string());
            pen.go_to_cell(Some(ply), &text);
            pen.focus();
        })),
        on_head_edit: Some(tag_editor(own)),
        ink: Some(pen.ink.cells),
        letters: Memo::new(move |_| drill.style().letters),
        leaf: RwSignal::new(Leaf::Original),
        closed_steps: RwSignal::new(0),
        shows_all_rows: RwSignal::new(false),
        waits_for_closing: false,
    }
}
