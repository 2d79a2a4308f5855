//! Table of the windows over the page, one line each.

use crate::pages::{annotations, collection, end_game, export, new_game, opponent, picture, share};
use crate::state::lazy::{Lazy, LazyCode, lazy};
use crate::state::modal::ModalKind;
use crate::views::{darts, settings};
use leptos::prelude::*;
use notabene_core::i18n::{Label, Part};

/// Window over the page.
pub struct WindowInfo {
    pub kind: ModalKind,
    pub title: Label,
    /// Texts and styles required beside those of the first screen.
    pub part: Part,
    /// Makes its content.
    pub content: Lazy<fn() -> AnyView>,
}

macro_rules! windows {
    ($($kind:ident $title:ident $part:ident $code:ident $content:expr;)*) => {
        /// The windows. Those that are opened one after the other share a lazy part.
        pub static WINDOWS: [WindowInfo; [$(stringify!($kind)),*].len()] = [$(WindowInfo {
            kind: ModalKind::$kind,
            title: Label::$title,
            part: Part::$part,
            content: lazy!($code: fn() -> AnyView = $content),
        }),*];
    };
}

// Name, title, part, lazy part, content.
windows! {
    NewGame NewGame More new_game || view! { <new_game::NewGameForm/> }.into_any();
    Settings Settings More settings || view! { <settings::SettingsForm/> }.into_any();
    Picture SharePicture More share || view! { <picture::PictureDialog/> }.into_any();
    Records OpenGame More records || view! { <export::RecordsDialog/> }.into_any();
    Save SaveExport More share || view! { <export::ExportDialog/> }.into_any();
    EndGame EndGame More annotations || view! { <end_game::EndGameDialog/> }.into_any();
    Annotations BesideMove More annotations || view! { <annotations::Annotations/> }.into_any();
    Darts ThrowDart More darts || view! { <darts::ThrowContent/> }.into_any();
    Share ShareTitle School share || view! { <share::ShareForm/> }.into_any();
    Collection GamesOfFile More collection || view! { <collection::list::CollectionDialog/> }.into_any();
    Opponent PlayNotabene More opponent || view! { <opponent::OpponentDialog/> }.into_any();
}

/// Returns what a window needs; `None` for a window of its page.
pub fn needs_of_window(kind: ModalKind) -> Option<(Part, &'static dyn LazyCode)> {
    let window = WINDOWS.iter().find(|window| window.kind == kind)?;
    Some((window.part, &window.content))
}
