//! Table of the windows over the page, one line each.

use crate::components::element::El;
use crate::pages::{annotations, collection, end_game, export, new_game, opponent, picture, share};
use crate::state::context::ModalKind;
use crate::state::lazy::{Lazy, LazyCode, lazy};
use crate::views::{darts, settings};
use notabene_core::i18n::{Label, Part};

/// Window over the page.
pub struct WindowInfo {
    pub kind: ModalKind,
    pub title: Label,
    /// Texts and styles required beside those of the first screen.
    pub part: Part,
    /// Makes its content.
    pub content: Lazy<fn() -> El>,
}

macro_rules! windows {
    ($($kind:ident $title:ident $part:ident $code:ident $content:expr;)*) => {
        /// The windows. Those that are opened one after the other share a lazy part.
        pub static WINDOWS: [WindowInfo; [$(stringify!($kind)),*].len()] = [$(WindowInfo {
            kind: ModalKind::$kind,
            title: Label::$title,
            part: Part::$part,
            content: lazy!($code: fn() -> El = $content),
        }),*];
    };
}

// Name, title, part, lazy part, content.
windows! {
    NewGame NewGame More new_game new_game::NewGameForm;
    Settings Settings More settings settings::SettingsForm;
    Picture SharePicture More share picture::PictureDialog;
    Records OpenGame More records export::RecordsDialog;
    Save SaveExport More share export::ExportDialog;
    EndGame EndGame More annotations || end_game::EndOfGameElement(false);
    Annotations BesideMove More annotations annotations::Body;
    Darts ThrowDart More darts darts::ThrowDialog;
    Share ShareTitle School share share::ShareDialog;
    Collection GamesOfFile More collection collection::list::CollectionDialog;
    Opponent PlayNotabene More opponent opponent::OpponentDialog;
}

/// Returns what a window needs; `None` for a window of its page.
pub fn needs_of_window(kind: ModalKind) -> Option<(Part, &'static dyn LazyCode)> {
    let window = WINDOWS.iter().find(|window| window.kind == kind)?;
    Some((window.part, &window.content))
}
