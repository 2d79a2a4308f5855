//! Find the slip: a sheet with one planted mistake, to be found and tapped.

use crate::components::effect::effect_after_render;
use crate::components::element::{El, button, el, labelled_select};
use crate::pages::rules::lessons::game_of_record;
use crate::pages::score_sheet::game_choice::{chosen_option, wants_chosen};
use crate::pages::score_sheet::mode_parts::{
    self, board_with_status, notation_style, option_element, provide_board, sheet_layout,
};
use crate::pages::score_sheet::sheet_view::{CellAppearance, SheetView, sheet_leaf};
use crate::state::chosen_game;
use crate::state::context::AppContext;
use crate::state::random::random_bits;
use crate::views::settings::LettersSelect;
use leptos::prelude::*;
use notabene_core::game::played::Played;
use notabene_core::game::{Game, Go, registry};
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::notation::Style;
use notabene_core::record::Leaf;
use notabene_study::score_sheet::examples::EXAMPLES;
use notabene_study::score_sheet::manual_sheet::fill_form;
use notabene_study::score_sheet::seeded_mistake::{Budget, MistakeKind, SeededMistake, seed_within};

/// Shared state of the mode. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct SlipState {
    app: AppContext,
    own: AppContext,
    /// True if only the game chosen for practice is searched.
    in_chosen: RwSignal<bool>,
    /// Index of the kind of mistake; `None`: any.
    kind: RwSignal<Option<usize>>,
    planted: RwSignal<Option<SeededMistake>>,
    /// Cell tapped last, feedback on it, and true if it was the mistake.
    guess: RwSignal<Option<(usize, Msg, bool)>>,
    /// True if the mistake was shown.
    is_shown: RwSignal<bool>,
}

impl SlipState {
    fn style(&self) -> Style {
        notation_style(self.app)
    }

    /// Plants a mistake in another sheet, of a game with a suitable move.
    fn plant_mistake(&self) {
        let (notation_style, number) = (untrack(|| self.style()), random_bits());
        let kind = self.kind.get_untracked().and_then(|n| MistakeKind::ALL.get(n).copied());
        // One budget for all games tried: the page is blocked meanwhile.
        let mut budget = Budget::default();
        let mut sow = |played: &Played| seed_within(played, kind, number, &notation_style, &mut budget);
        let app = self
            .app
            .game
            .with_untracked(|t| t.played().len() >= MIN_PLIES)
            .then(|| mode_parts::copy_game(self.app));
        // Starts with a random game, and includes easy ones.
        let turn = number as usize % EXAMPLES.len();
        let own = EXAMPLES
            .iter()
            .cycle()
            .skip(turn)
            .take(EXAMPLES.len())
            .filter_map(|e| game_of_record(e.text, &Style::pgn()));
        let mut plant = |game: Game| sow(&game.played()).map(|planted| (game, planted));
        let found = match chosen_game::load().filter(|_| self.in_chosen.get_untracked()) {
            Some(chosen) => plant(chosen),
            None => app.flatten().into_iter().chain(own).find_map(plant),
        };
        self.guess.set(None);
        self.is_shown.set(false);
        self.planted.set(None);
        if let Some((mut game, planted)) = found {
            game.go(Go::First);
            self.own.overrides.highlighted.set(Vec::new());
            self.own.open_game(game);
            self.planted.set(Some(planted));
        }
    }

    /// Handles a tap on a suspected cell.
    fn on_suspected_cell(&self, ply: usize) {
        let said = self.planted.with_untracked(|planted| Some(planted.as_ref()?.check_place(ply)));
        match said {
            Some(Ok(text)) => {
                self.guess.set(Some((ply, text, true)));
                self.show_position(ply);
            }
            Some(Err(text)) => {
                self.guess.set(Some((ply, text, false)));
                self.show_position(ply);
            }
            None => {}
        }
    }

    /// Shows the position before a move, as far as the game was really played.
    fn show_position(&self, ply: usize) {
        let played = mode_parts::played_game_now(self.own);
        let node = ply.checked_sub(1).and_then(|ply| played.ply(ply.min(played.len().saturating_sub(1))));
        self.own.go(node.map_or(Go::First, |step| Go::To(step.node)));
    }
}

/// Minimum number of half-moves of the game on the board for a hunt.
const MIN_PLIES: usize = 6;

/// Content of the mode.
pub fn slip_mode(app: AppContext) -> Vec<El> {
    let own = provide_board(app, registry::chess());
    own.overrides.tap_handler.set(Some(std::rc::Rc::new(|_| ())));
    let state = SlipState {
        app,
        own,
        in_chosen: RwSignal::new(wants_chosen(app)),
        kind: RwSignal::new(None),
        planted: RwSignal::new(None),
        guess: RwSignal::new(None),
        is_shown: RwSignal::new(false),
    };
    let paper = score_sheet(state);
    let mut letters = None;
    // Mistakes depend on the letters of the sheet.
    effect_after_render(Box::new(move || {
        let now = state.style().letters.code;
        if letters.replace(now) != Some(now) {
            untrack(|| state.plant_mistake());
        }
    }));
    let text = move || match (state.guess.get(), state.planted.with(|p| p.is_some())) {
        (_, false) => Some(msg!(NoPlaceForSlip)),
        (Some((_, text, _)), _) => Some(text),
        (None, true) => None,
    };
    let found = move || state.guess.with(|guess| guess.as_ref().is_some_and(|(_, _, found)| *found));
    let answer = el("p", "").attr("role", "status");
    let answer = answer.live_class(move || if found() { "told found" } else { "told" });
    let praise = move || if found() && !state.is_shown.get() { app.label(Label::SlipFound) } else { "" };
    let answer = answer.with([
        el("b", "").live_text(move || praise().into()),
        el("span", "").live_text(move || text().map(|msg| app.message_text(&msg)).unwrap_or_default()),
    ]);
    let step = move |go: Go, label, name| button(app, label, name, move || own.go(go));
    let walk = el("div", "row").with([
        step(Go::First, Label::First, "first"),
        step(Go::Back, Label::Previous, "back"),
        step(Go::Forward, Label::Next, "forward"),
    ]);
    vec![sheet_layout(
        app,
        vec![board_with_status(), walk, slip_tools(state)],
        vec![answer, sheet_leaf(paper)],
        Vec::new(),
    )]
}

/// Kind of mistake, another sheet, solution.
fn slip_tools(state: SlipState) -> El {
    let app = state.app;
    let mut options = vec![option_element("any", move || app.label(Label::SlipAny).to_string(), true)];
    for (n, kind) in MistakeKind::ALL.iter().enumerate() {
        options.push(option_element(&n.to_string(), move || app.label(kind.label()).to_string(), false));
    }
    let kind = labelled_select(app, Label::SlipKind, "kind", options, move |name| {
        state.kind.set(notabene_core::digits::number(&name).map(|n| n as usize));
        state.plant_mistake();
    });
    let again = button(app, Label::SlipAgain, "again", move || state.plant_mistake()).attr("class", "main");
    let tell = button(app, Label::SlipTell, "tell", move || {
        if let Some(ply) = state.planted.with_untracked(|planted| planted.as_ref().map(|p| p.ply)) {
            state.is_shown.set(true);
            state.on_suspected_cell(ply);
        }
    });
    el("section", "tools")
        .with(game_choice(state))
        .with([el("div", "row").with([kind, LettersSelect()]), el("div", "row").with([again, tell])])
}

/// Choice between the game chosen for practice and all others; none without such a game.
fn game_choice(state: SlipState) -> Option<El> {
    let (app, in_chosen) = (state.app, state.in_chosen.get_untracked());
    let chosen = chosen_option(app, in_chosen)?;
    let any = option_element("any", move || app.label(Label::SlipAny).to_string(), !in_chosen);
    Some(labelled_select(app, Label::DictateWhich, "game", vec![any, chosen], move |name| {
        state.in_chosen.set(name != "any");
        state.plant_mistake();
    }))
}

fn score_sheet(state: SlipState) -> SheetView {
    let own = state.own;
    let form = move || {
        let (played, notation_style) = (mode_parts::played_game(own), state.style());
        let planted = state.planted.get();
        let hand = planted.map(|planted| planted.sheet);
        let hand = hand.unwrap_or_else(|| {
            notabene_study::score_sheet::handwriting::Handwriting::new(notation_style.letters)
        });
        let last = hand.len();
        let mut form = own.game.with(|t| fill_form(t, &played, &hand, &notation_style));
        for entry in form.blocks.iter_mut().flatten().flat_map(|row| &mut row.entries) {
            entry.ply = entry.ply.filter(|ply| *ply < last);
        }
        form
    };
    let looks = move || {
        let planted = state.planted.with(|p| p.as_ref().map(|p| (p.ply, p.places)));
        let (Some((ply, _, found)), Some((at, places))) = (state.guess.get(), planted) else {
            return Vec::new();
        };
        let mut looks = vec![CellAppearance::default(); ply.max(at + places) + 1];
        let (from, to, class) = if found { (at, at + places, "amiss") } else { (ply, ply + 1, "right") };
        looks.iter_mut().take(to).skip(from).for_each(|look| *look = CellAppearance::with_class(class));
        looks
    };
    SheetView {
        app: state.app,
        name: "slip",
        form: Memo::new(move |_| form()),
        appearances: Memo::new(move |_| looks()),
        current_ply: Memo::new(move |_| state.guess.with(|guess| guess.as_ref().map(|(ply, ..)| *ply))),
        on_tap: Some(UnsyncCallback::new(move |ply| state.on_suspected_cell(ply))),
        on_head_edit: None,
        ink: None,
        letters: Memo::new(move |_| state.style().letters),
        leaf: RwSignal::new(Leaf::Original),
        closed_steps: RwSignal::new(0),
        shows_all_rows: RwSignal::new(false),
        waits_for_closing: false,
    }
}
