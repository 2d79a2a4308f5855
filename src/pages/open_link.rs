//! Opens shared links; the previous game on the board stays saved ([`crate::state::saved_games`]).

use crate::pages::correspondence::open_link_game;
use crate::pages::{class, learn, score_sheet};
use crate::state::current_game::CurrentGame;
use crate::state::lazy::{Lazy, lazy};
use crate::state::modal::Modal;
use crate::state::open_shared;
use crate::state::router::OpenLink;
use leptos::prelude::*;
use notabene_core::exchange::share::{self};
use notabene_core::i18n::head;
use notabene_core::msg;
use notabene_study::score_sheet::sheet_link;

/// Opens shared links.
pub static OPEN_LINK: Lazy<OpenLink> = lazy!(open_link: OpenLink = open_link);

/// Opens a shared URL fragment. On failure shows an error and changes nothing.
fn open_link(fragment: &str) {
    let (current, modal) = (CurrentGame::here(), Modal::here());
    // Some programs percent-encode characters of the address.
    let plain = js_sys::decode_uri_component(fragment).map(String::from);
    let fragment = plain.unwrap_or_else(|_| fragment.into());
    if share::is_course(&fragment) {
        return learn::open_course_link(current.notice, &fragment);
    }
    if share::is_result(&fragment) {
        return class::open_result_link(&fragment);
    }
    if !share::is_game(&fragment) {
        return current.notice.set(Some(msg!(LinkForeign { text: head(&fragment, 40) })));
    }
    if sheet_link::is_sheet(&fragment) {
        return score_sheet::open_sheet_link(&fragment);
    }
    match share::read(&fragment) {
        Ok(arrived) => {
            if !open_link_game(modal, &arrived) {
                open_shared::show_link_content(current, modal, arrived);
            }
        }
        Err(problem) => current.notice.set(Some(problem.message)),
    }
}
