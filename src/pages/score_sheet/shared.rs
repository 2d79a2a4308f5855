//! A sheet that came by a link: it is looked at move by move, and continued on request.

use crate::pages::score_sheet::closing::LeafChoice;
use crate::pages::score_sheet::mode_parts::{
    self, BoardWithStatus, ConfirmedButton, SheetColumns, notation_style, provide_board,
};
use crate::pages::score_sheet::sheet_leaf::SheetLeaf;
use crate::pages::score_sheet::sheet_view::{CellAppearance, SheetView, go_to_ply};
use crate::pages::score_sheet::write::{has_saved_sheet, replace_saved_sheet};
use crate::state::navigation::Navigation;
use crate::state::preferences::Preferences;
use crate::state::router::{after_slash, open_page};
use crate::views::controls::{ControlButton, NAVIGATION};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::notation::Style;
use notabene_ink::Ink;
use notabene_study::score_sheet::manual_sheet::fill_form;
use notabene_study::score_sheet::mode::SHARED;
use notabene_study::score_sheet::sheet_link::{self, SharedSheet};

/// Opens the page with the sheet of a link.
pub fn open_sheet_link(fragment: &str) {
    // An address never fails.
    drop(window().location().set_hash(&["sheet/", SHARED, "/", fragment].concat()));
}

/// Content of the mode.
#[component]
pub fn SharedMode() -> impl IntoView {
    let address = Navigation::here().address.get_untracked();
    match sheet_link::read(after_slash(after_slash(&address))) {
        Ok(shared) => view! { <SharedSheetView shared/> }.into_any(),
        Err(problem) => {
            let prefs = Preferences::here();
            view! { <p class="wrong" role="alert">{move || prefs.message_text(&problem.message)}</p> }
                .into_any()
        }
    }
}

#[component]
fn SharedSheetView(shared: SharedSheet) -> impl IntoView {
    let SharedSheet { game, sheet, ink } = shared;
    // Only drawings that can be read are shown.
    let ink = ink.convert(|ink| Ink::from_short_text(ink).ok().map(|ink| ink.to_text()));
    let own = provide_board(game);
    own.overrides.tap_handler.set(Some(std::rc::Rc::new(|_| ())));
    let (sheet, cells) = (RwSignal::new(sheet), RwSignal::new(ink));
    let letters = sheet.with_untracked(|sheet| sheet.letters);
    let style = move || Style { letters, ..notation_style(own.prefs) };
    let form = move || {
        let (played, style) = (mode_parts::played_game(own.game), style());
        own.game.with(|game| sheet.with(|sheet| fill_form(game, &played, sheet, &style)))
    };
    let looks = move || {
        let (played, style) = (mode_parts::played_game(own.game), style());
        sheet.with(|sheet| CellAppearance::of_graded(&played, sheet, &style))
    };
    let shown = move |_: Option<&Option<usize>>| {
        let at = own.sheet.with(|sheet| sheet.at);
        mode_parts::played_game(own.game).steps.iter().position(|step| step.node == at)
    };
    let paper = SheetView {
        appearances: Memo::new(move |_| looks()),
        current_ply: Memo::new(shown),
        on_tap: Some(go_to_ply(own)),
        ink: Some(cells),
        ..SheetView::read_only(own.prefs, SHARED, move || letters, form)
    };
    let go_on = move |()| {
        sheet.with_untracked(|sheet| cells.with_untracked(|ink| replace_saved_sheet(own, sheet, ink)));
        open_page("sheet/write");
    };
    view! {
        <SheetColumns>
            <div class="play-side stack">
                <BoardWithStatus/>
                <div class="row reading">{NAVIGATION.map(|action| view! { <ControlButton action/> }).collect_view()}</div>
            </div>
            <div class="pen-side stack">
                <div class="row">
                    <ConfirmedButton
                        label=Label::SharedGoOn name="go-on" class="main" loses=|()| has_saved_sheet()
                        on_click=go_on
                    />
                </div>
            </div>
            <div class="paper-side stack">
                <LeafChoice paper/>
                <SheetLeaf paper/>
            </div>
        </SheetColumns>
    }
}
