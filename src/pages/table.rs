//! Table of all pages beside the game, one line each.

use crate::components::element::El;
use crate::pages::{
    about, chess960, class, clock, compare, course_builder, device, drill, embed_builder, famous, gallery,
    games, learn, more, practise, print, projector, rules, score_sheet, strokes, systems,
};
use crate::state::context::AppContext;
use notabene_core::game::decisions::PAGES as RULES;
use notabene_core::i18n::Part;

/// Page beside the game.
pub struct PageInfo {
    /// Name in the address, after `#`.
    pub name: &'static str,
    /// CSS classes of its element.
    pub class: &'static str,
    /// Texts and styles required beside those of the first screen.
    pub part: Part,
    /// False if its own texts are loaded without that part.
    pub needs_sentences: bool,
}

macro_rules! pages {
    ($($name:literal $class:literal $part:ident $speaks:literal $content:expr;)*) => {
        /// The pages, in the first program: their addresses and the resources to fetch.
        pub static PAGES: &[PageInfo] =
            &[$(PageInfo { name: $name, class: $class, part: Part::$part, needs_sentences: $speaks }),*];

        /// Content of the pages, in the same order. Reached through the lazy program only.
        pub static CONTENT: &[fn(AppContext) -> Vec<El>] = &[$($content),*];
    };
}

// Name, classes, part, own texts in that part, content.
pages! {
    "about" "about" School false about::about;
    "chess960" "room" More false chess960::page;
    "scharten" "room decisions" More true |app| rules::page(app, &RULES[0]);
    "draughts" "room decisions" More true |app| rules::page(app, &RULES[1]);
    "compare" "room compare" More true compare::page;
    "clock" "room timing" School true clock::page;
    "practise" "room practise" School true practise::page;
    "strokes" "room practise" School true strokes::page;
    "drill" "page drill" School true drill::page;
    "systems" "room systems" School true systems::page;
    "learn" "class" School true learn::page;
    "sheet" "room sheets" School true score_sheet::page;
    "courses" "room course-builder" School true course_builder::page;
    "class" "room my-class" School true class::page;
    "print" "room printing" School true print::page;
    "games" "room my-games" School true games::page;
    "device" "room device" School true device::page;
    "wall" "wall" School true projector::page;
    "embed" "room building" School true embed_builder::page;
    "more" "room places-page" School true more::page;
    "famous" "room famous" School true famous::page;
    "play" "room gallery" School true gallery::page;
}
