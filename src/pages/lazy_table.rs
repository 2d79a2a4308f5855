//! Table of the lazy pages: rarely opened pages beside the game and dialogs over it.

use crate::components::element::El;
use crate::components::element::fragment;
use crate::pages::table::CONTENT;
use crate::pages::{
    annotations, collection, end_game, export, learn, new_game, open_link, opponent, picture,
    position_editor, share, update,
};
use crate::state::collection::kept;
use crate::state::collection::step;
use crate::state::context::{AppContext, ModalKind};
use crate::state::lazy;
use crate::state::lazy_pages::LazyPages;
use crate::state::sound::follow;
use crate::views::{darts, settings};

/// Enables loading of the lazy pages. Called by the app at its start; embedded boards have none.
pub fn enable() {
    lazy::enable(loading::load);
}

/// Functions of the lazy pages.
static LAZY_PAGES: LazyPages = LazyPages {
    page,
    setup: position_editor::Setup,
    window,
    arrive: open_link::arrive,
    attend: crate::state::clock::attend,
    strip: crate::pages::clock::face::strip,
    strip_of_file: collection::strip::strip,
    step_in_file: step,
    keep_file: kept::keep,
    restore_file: kept::restore,
    oppose: crate::state::opponent::attend,
    opponent_strip: opponent::strip,
    sound: follow,
    newer: update::line,
};

fn page(n: usize, app: AppContext) -> Vec<El> {
    CONTENT.get(n).map(|fill| fill(app)).unwrap_or_default()
}

fn window(over: ModalKind) -> El {
    match over {
        ModalKind::Nothing => fragment(),
        ModalKind::Chooser => new_game::Form(),
        ModalKind::Settings => settings::Choices(),
        ModalKind::Picture => picture::Body(),
        ModalKind::Records => export::Body(),
        ModalKind::Beside => annotations::Body(),
        ModalKind::Darts => darts::Throwing(),
        ModalKind::Card => learn::summary(),
        ModalKind::Share => share::Body(),
        ModalKind::Opponent => opponent::Window(),
        ModalKind::Collection => collection::list::Body(),
        ModalKind::Save => export::Saving(),
        ModalKind::End => end_game::Body(false),
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
                lazy_pages::provide(pages);
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
        lazy_pages::provide(&LAZY_PAGES);
        Promise::resolve(&JsValue::UNDEFINED)
    }
}
