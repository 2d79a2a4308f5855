//! Order trainer: write the opponent's move, play, press the clock, write your own. The program plays the opponent.

use crate::components::effect::later;
use crate::components::element::{El, button, el, picked};
use crate::pages::rules::lessons::opened;
use crate::pages::score_sheet::cell_input::{Pen, mirror, pen};
use crate::pages::score_sheet::closing::leaves;
use crate::pages::score_sheet::leaf::{Look, Paper, leaf};
use crate::pages::score_sheet::order_drill::{Keys, OrderDrill, restored};
use crate::pages::score_sheet::rehearsal_state::Rehearsal;
use crate::pages::score_sheet::stage::{self, board, careful, desk_top, option, seat, style, switch};
use crate::state::context::AppContext;
use crate::views::settings::LettersPick;
use leptos::prelude::*;
use notabene_core::game::{Edit, registry};
use notabene_core::i18n::Label;
use notabene_core::notation::Style;
use notabene_core::position::Side;
use notabene_core::record::Leaf;
use notabene_core::study::score_sheet::examples::REPEATED;
use notabene_core::study::score_sheet::grading::grade_all;
use notabene_core::study::score_sheet::handwriting::Handwriting;
use notabene_core::study::score_sheet::manual_sheet::fill_form;
use notabene_core::study::score_sheet::order::{ActionOutcome, TurnAction, TurnOrder};

/// Storage keys of the drill.
const KEYS: Keys = ["sheet.order.game", "sheet.order.hand", "sheet.order"];

/// Content of the mode.
pub fn order(app: AppContext) -> Vec<El> {
    let (drill, pen_here, paper) = open(app, &KEYS, None);
    let claim = button(app, Label::OrderClaim, "claim", move || drill.claim());
    let played = vec![board(), deeds(drill), tools(drill)];
    let written = vec![clock(drill), pen(pen_here, paper), el("div", "row").with([claim])];
    vec![desk_top(app, played, written, vec![leaves(paper), leaf(paper)])]
}

/// Opens the saved drill, or a new one, with its pen and its sheet.
pub fn open(
    app: AppContext,
    keys: &'static Keys,
    rehearsal: Option<Rehearsal>,
) -> (&'static OrderDrill, &'static Pen, &'static Paper) {
    let kept = restored(keys);
    let fresh = kept.is_none();
    let (table, hand, order, side) = kept.unwrap_or_else(|| {
        let hand = Handwriting::new(app.prefs.with_untracked(|p| p.letters()));
        (registry::chess(), hand, TurnOrder::new(true), Side::White)
    });
    let own = seat(app, table);
    let drill: &'static OrderDrill = Box::leak(Box::new(OrderDrill {
        app,
        own,
        hand: RwSignal::new(hand),
        order: RwSignal::new(order),
        side: RwSignal::new(side),
        wish: RwSignal::new(side),
        known: RwSignal::new(0),
        helps: RwSignal::new(true),
        pen: RwSignal::new_local(None),
        keys,
        rehearsal,
    }));
    let pen_here = Pen::new(
        own,
        app,
        "order",
        move || drill.style(),
        move |pen, ply, text| {
            drill.write(pen, ply, &text);
        },
    );
    drill.pen.set(Some(pen_here));
    drill.known.set(stage::played_now(own).len());
    own.overrides.flipped.set(Some(side == Side::Black));
    let paper = sheet_of(drill, pen_here);
    mirror(pen_here, paper);
    drill.point();
    if !fresh {
        drill.wait();
    }
    later(Box::new(move || {
        let letters = style(app).letters;
        untrack(|| drill.hand.update(|hand| hand.choose(letters)));
    }));
    let mut is_opened = false;
    later(Box::new(move || {
        own.game.track();
        untrack(|| drill.moved());
        // Head and end of the game as well as its moves; nothing of a reader who only looks.
        if std::mem::replace(&mut is_opened, true) {
            drill.keep();
        }
    }));
    (drill, pen_here, paper)
}

/// Clock: the running half with its time, and the player's half as a button.
pub fn clock(drill: &'static OrderDrill) -> El {
    let app = drill.app;
    let half = move |side: Side| {
        let label = if side == Side::White { Label::White } else { Label::Black };
        // Runs for the side to move until the clock is pressed.
        let runs = move || {
            let turn = drill.own.scene.with(|s| s.turn);
            let waits = drill.order.with(|order| order.next() == Some(TurnAction::Press));
            side == if waits { drill.side.get() } else { turn }
        };
        let half = el("span", "").class(move || if runs() { "half runs" } else { "half" });
        let time = drill.rehearsal.map(|rehearsal| el("b", "time").says(move || rehearsal.face(side)));
        half.with([el("span", "").label(app, label)]).with(time)
    };
    let press = move || {
        let answer = drill.act(TurnAction::Press);
        if let (Some(rehearsal), ActionOutcome::Right | ActionOutcome::Tolerated(_)) =
            (drill.rehearsal, &answer)
        {
            rehearsal.press(drill.side.get_untracked());
        }
        drill.answered(answer);
    };
    el("button", "chess-clock")
        .attr("type", "button")
        .attr("data-do", "press")
        .with([half(Side::White), half(Side::Black), el("span", "press").label(app, Label::DeedPress)])
        .click(press)
}

/// The four steps, with the next one highlighted.
pub fn deeds(drill: &'static OrderDrill) -> El {
    let app = drill.app;
    let one = move |deed: TurnAction| {
        let next = move || drill.helps.get() && drill.order.with(|order| order.next() == Some(deed));
        let name =
            ["theirs", "play", "press", "own"].into_iter().zip(TurnAction::ALL).find(|(_, d)| *d == deed);
        el("li", "")
            .attr("data-deed", name.map_or("", |(name, _)| name))
            .live("aria-current", move || (if next() { "step" } else { "false" }).into())
            .label(app, deed.label())
    };
    el("ol", "deeds").with(TurnAction::ALL.map(one))
}

/// True once something is written; it stays until a new game.
pub fn is_begun(drill: &'static OrderDrill) -> bool {
    !drill.hand.with_untracked(Handwriting::is_empty)
}

/// Choice of the player's side in the next game.
pub fn side_pick(drill: &'static OrderDrill) -> El {
    let app = drill.app;
    let sides = [("white", Label::White, Side::White), ("black", Label::Black, Side::Black)];
    let options = sides
        .map(|(name, label, side)| {
            option(name, move || app.label(label).to_string(), drill.side.get_untracked() == side)
        })
        .into();
    picked(app, Label::OrderSide, "side", options, move |name| {
        drill.wish.set(if name == "black" { Side::Black } else { Side::White });
        if !is_begun(drill) {
            drill.begin(drill.wish.get_untracked(), registry::chess());
        }
    })
}

/// Button that starts a new game.
pub fn new_game(drill: &'static OrderDrill) -> El {
    let begin = move || drill.begin(drill.wish.get_untracked(), registry::chess());
    careful(drill.app, Label::NewGame, "new", move || is_begun(drill), begin)
}

/// New games, side, and the help switch.
fn tools(drill: &'static OrderDrill) -> El {
    let app = drill.app;
    let (side, new) = (side_pick(drill), new_game(drill));
    let claim = careful(
        app,
        Label::OrderClaimGame,
        "claim-game",
        move || is_begun(drill),
        move || {
            if let Some(table) = opened(REPEATED, &Style::pgn()) {
                drill.begin(Side::Black, table);
            }
        },
    );
    let helps = switch(app, Label::OrderHelps, "helps", true, move |is| drill.helps.set(is));
    let begun = move || !drill.hand.with(Handwriting::is_empty);
    let letters = stage::letters(app, LettersPick(), move || drill.style().letters, begun);
    el("section", "tools")
        .with([el("div", "row").with([side, new, claim]), el("div", "row").with([helps, letters])])
}

/// Score sheet of the player.
fn sheet_of(drill: &'static OrderDrill, pen: &'static Pen) -> &'static Paper {
    let own = drill.own;
    let form = move || {
        let (played, style) = (stage::played(own), drill.style());
        own.game.with(|t| drill.hand.with(|hand| fill_form(t, &played, hand, &style)))
    };
    let looks = move || {
        let (played, style) = (stage::played(own), drill.style());
        drill.hand.with(|hand| {
            if drill.rehearsal.is_some_and(|rehearsal| !rehearsal.is_graded.get()) {
                return Vec::new();
            }
            let marked = grade_all(&played, hand, &style);
            marked.iter().enumerate().map(|(ply, marked)| Look::of(marked, hand.get(ply))).collect::<Vec<_>>()
        })
    };
    Box::leak(Box::new(Paper {
        app: drill.app,
        name: "order",
        form: Memo::new(move |_| form()),
        looks: Memo::new(move |_| looks()),
        at: Box::new(move || pen.at.get()),
        tap: Some(Box::new(move |ply| {
            let text = drill.hand.with_untracked(|hand| hand.get(ply).to_string());
            pen.go(Some(ply), &text);
            pen.focus();
        })),
        head: Some(Box::new(move |field, text| own.edit(Edit::Tag(field.tag().into(), text)))),
        letters: Box::new(move || drill.style().letters),
        leaf: RwSignal::new(Leaf::Original),
        closed: RwSignal::new(0),
        whole: RwSignal::new(false),
        waits: false,
    }))
}
