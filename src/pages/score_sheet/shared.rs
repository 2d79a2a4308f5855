//! A sheet that came by a link: it is looked at move by move, and continued on request.

use crate::components::element::{El, el};
use crate::pages::score_sheet::closing::leaf_choice;
use crate::pages::score_sheet::mode_parts::{
    self, board_with_status, confirmed_button, notation_style, provide_board, sheet_layout,
};
use crate::pages::score_sheet::sheet_view::{CellAppearance, SheetView, sheet_leaf};
use crate::pages::score_sheet::write::{has_saved_sheet, replace_saved_sheet};
use crate::state::context::AppContext;
use crate::state::router::{after_slash, open_page};
use crate::views::controls::{Control, NAVIGATION};
use leptos::prelude::*;
use notabene_core::game::Go;
use notabene_core::i18n::Label;
use notabene_core::notation::Style;
use notabene_core::record::Leaf;
use notabene_ink::Ink;
use notabene_study::score_sheet::grading::grade_all;
use notabene_study::score_sheet::manual_sheet::fill_form;
use notabene_study::score_sheet::sheet_link::{self, SharedSheet};

/// Name of the mode in the address; the fragment of the link follows.
pub const NAME: &str = "shared";

/// Opens the page with the sheet of a link.
pub fn open_sheet_link(fragment: &str) {
    // An address never fails.
    drop(window().location().set_hash(&["sheet/", NAME, "/", fragment].concat()));
}

/// Content of the mode.
pub fn shared_mode(app: AppContext) -> Vec<El> {
    let address = app.navigation.address.get_untracked();
    match sheet_link::read(after_slash(after_slash(&address))) {
        Ok(shared) => vec![shared_sheet(app, shared)],
        Err(problem) => {
            let why = move || app.message_text(&problem.message);
            vec![el("p", "wrong").attr("role", "alert").live_text(why)]
        }
    }
}

fn shared_sheet(app: AppContext, shared: SharedSheet) -> El {
    let SharedSheet { game, sheet, ink } = shared;
    // Only drawings that can be read are shown.
    let ink = ink.convert(|ink| Ink::from_short_text(ink).ok().map(|ink| ink.to_text()));
    let own = provide_board(app, game);
    own.overrides.tap_handler.set(Some(std::rc::Rc::new(|_| ())));
    let (sheet, cells) = (RwSignal::new(sheet), RwSignal::new(ink));
    let letters = sheet.with_untracked(|sheet| sheet.letters);
    let style = move || Style { letters, ..notation_style(app) };
    let form = move || {
        let (played, style) = (mode_parts::played_game(own), style());
        own.game.with(|game| sheet.with(|sheet| fill_form(game, &played, sheet, &style)))
    };
    let looks = move || {
        let (played, style) = (mode_parts::played_game(own), style());
        sheet.with(|sheet| {
            let marked = grade_all(&played, sheet, &style);
            let look = |(ply, marked)| CellAppearance::of_marked(marked, sheet.get(ply));
            marked.iter().enumerate().map(look).collect::<Vec<_>>()
        })
    };
    let shown = move |_: Option<&Option<usize>>| {
        let at = own.sheet.with(|sheet| sheet.at);
        mode_parts::played_game(own).steps.iter().position(|step| step.node == at)
    };
    let paper = SheetView {
        app,
        name: NAME,
        form: Memo::new(move |_| form()),
        appearances: Memo::new(move |_| looks()),
        current_ply: Memo::new(shown),
        on_tap: Some(UnsyncCallback::new(move |ply| {
            if let Some(step) = mode_parts::played_game_now(own).ply(ply) {
                own.go(Go::To(step.node));
            }
        })),
        on_head_edit: None,
        ink: Some(cells),
        letters: Memo::new(move |_| letters),
        leaf: RwSignal::new(Leaf::Original),
        closed_steps: RwSignal::new(0),
        shows_all_rows: RwSignal::new(false),
        waits_for_closing: false,
    };
    let go_on = confirmed_button(app, Label::SharedGoOn, "go-on", has_saved_sheet, move || {
        sheet.with_untracked(|sheet| cells.with_untracked(|ink| replace_saved_sheet(own, sheet, ink)));
        open_page("sheet/write");
    });
    let board = vec![board_with_status(), el("div", "row reading").with(NAVIGATION.map(Control))];
    let papers = vec![leaf_choice(paper), sheet_leaf(paper)];
    sheet_layout(app, board, vec![el("div", "row").with([go_on.attr("class", "main")])], papers)
}
