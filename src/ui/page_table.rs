//! All pages beside the game: a line for each.

use super::dom::El;
use super::state::Desk;
use super::{
    about, builder, clock, compare, decisions, device, drill, gallery, games, learn, more, practise, print,
    room, sheet, systems, wall,
};
use notabene_core::game::decisions::PAGES as RULES;
use notabene_core::i18n::Part;

/// A page beside the game.
pub struct Page {
    /// Its name in the address, after `#`.
    pub name: &'static str,
    /// Classes of its element.
    pub class: &'static str,
    /// Sentences and styles it needs beside the first screen.
    pub part: Part,
    /// False if its own sentences are known without that part.
    pub speaks: bool,
}

macro_rules! pages {
    ($($name:literal $class:literal $part:ident $speaks:literal $content:expr;)*) => {
        /// The pages, in the first program: their addresses and what has to be fetched for them.
        pub static PAGES: &[Page] =
            &[$(Page { name: $name, class: $class, part: Part::$part, speaks: $speaks }),*];

        /// Content of the pages, in the same order. Reached through the lazy program only.
        pub static CONTENT: &[fn(Desk) -> Vec<El>] = &[$($content),*];
    };
}

// Name, classes, part, own sentences in that part, content.
pages! {
    "about" "about" School false about::about;
    "chess960" "room" More false room::room;
    "scharten" "room decisions" More true |desk| decisions::page(desk, &RULES[0]);
    "draughts" "room decisions" More true |desk| decisions::page(desk, &RULES[1]);
    "compare" "room compare" More true compare::page;
    "clock" "room timing" School true clock::page;
    "practise" "room practise" School true practise::page;
    "drill" "page drill" School true drill::page;
    "systems" "room systems" School true systems::page;
    "learn" "class" School true learn::page;
    "sheet" "room sheets" School true sheet::page;
    "print" "room printing" School true print::page;
    "games" "room my-games" School true games::page;
    "device" "room device" School true device::page;
    "wall" "wall" School true wall::page;
    "embed" "room building" School true builder::page;
    "more" "room places-page" School true more::page;
    "play" "room gallery" School true gallery::page;
}
