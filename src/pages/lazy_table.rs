//! Table of the lazy pages: rarely opened pages beside the game and dialogs over it.

use crate::components::element::El;
use crate::components::element::fragment;
use crate::pages::table::CONTENT;
use crate::pages::{
    annotations, blindfold, collection, correspondence, end_game, export, learn, new_game, open_link,
    opponent, picture, position_editor, share, update,
};
use crate::state::collection::open_neighbour;
use crate::state::collection::saved_file;
use crate::state::context::{AppContext, ModalKind};
use crate::state::lazy;
use crate::state::lazy_pages::LazyPages;
use crate::state::sound::follow_moves;
use crate::views::{darts, move_ink, settings};

/// Enables loading of the lazy pages. Called by the app at its start; embedded boards have none.
pub fn enable() {
    lazy::set_loader(loading::load);
}

/// Functions of the lazy pages.
static LAZY_PAGES: LazyPages = LazyPages {
    page_content,
    position_editor: position_editor::PositionEditorPage,
    window_content,
    open_link: open_link::open_link,
    start_clock: crate::state::clock::start_clock,
    clock_panel: crate::pages::clock::face::clock_panel,
    file_buttons: collection::file_buttons::file_buttons,
    step_in_file: open_neighbour,
    save_open_file: saved_file::save_open_file,
    restore_file: saved_file::restore_file,
    start_opponent: crate::state::opponent::start_opponent,
    opponent_panel: opponent::opponent_panel,
    link_game_panel: correspondence::link_game_panel,
    blindfold_line: blindfold::blindfold_line,
    move_pad: move_ink::move_pad,
    follow_sounds: follow_moves,
    update_notice: update::update_notice,
};

fn page_content(n: usize, app: AppContext) -> Vec<El> {
    CONTENT.get(n).map(|fill| fill(app)).unwrap_or_default()
}

fn window_content(over: ModalKind) -> El {
    match over {
        ModalKind::None => fragment(),
        ModalKind::NewGame => new_game::NewGameForm(),
        ModalKind::Settings => settings::SettingsForm(),
        ModalKind::Picture => picture::PictureDialog(),
        ModalKind::Records => export::RecordsDialog(),
        ModalKind::Annotations => annotations::Body(),
        ModalKind::Darts => darts::ThrowDialog(),
        ModalKind::CourseSummary => learn::summary(),
        ModalKind::Share => share::ShareDialog(),
        ModalKind::Opponent => opponent::OpponentDialog(),
        ModalKind::Collection => collection::list::CollectionDialog(),
        ModalKind::Save => export::ExportDialog(),
        ModalKind::EndGame => end_game::EndOfGameElement(false),
    }
}

#[cfg(feature = "split")]
mod loading {
    use super::LAZY_PAGES;
    use crate::state::lazy_pages;
    use crate::state::lazy_pages::LazyPages;
    use js_sys::Promise;
    use wasm_bindgen::JsValue;
    use wasm_bindgen_futures::future_to_promise;
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    /// Fetches the lazy pages. After a failure the next caller retries.
    pub fn load() -> Promise {
        future_to_promise(async {
            if let Ok(pages) = enter().await {
                lazy_pages::set_lazy_pages(pages);
            }
            Ok(JsValue::UNDEFINED)
        })
    }

    /// Only call from the first program into the second. A table of functions: the splitting tool follows its
    /// addresses.
    #[wasm_split(lazy, fallible)]
    fn enter() -> Result<&'static LazyPages, SplitLoaderError> {
        Ok(&LAZY_PAGES)
    }
}

#[cfg(not(feature = "split"))]
mod loading {
    use super::LAZY_PAGES;
    use crate::state::lazy_pages;
    use js_sys::Promise;
    use wasm_bindgen::JsValue;

    /// Provides the lazy pages of an unsplit program.
    pub fn load() -> Promise {
        lazy_pages::set_lazy_pages(&LAZY_PAGES);
        Promise::resolve(&JsValue::UNDEFINED)
    }
}
