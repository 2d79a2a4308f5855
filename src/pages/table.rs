//! Table of all pages beside the game, one line each.

use crate::components::element::El;
use crate::pages::{
    about, chess960, class, clock, compare, course_builder, drill, embed_builder, famous, gallery, games,
    learn, me, more, position_editor, practise, print, projector, rules, score_sheet, strokes, systems,
};
use crate::state::context::AppContext;
use crate::state::lazy::{Lazy, lazy};
use crate::state::router::PageNeeds;
use notabene_core::game::decisions::PAGES as RULES;
use notabene_core::i18n::Part;

/// Page beside the game.
pub struct PageInfo {
    /// Name in the address, after `#`, and of the part with its code.
    pub name: &'static str,
    /// CSS classes of its element.
    pub class: &'static str,
    /// Texts and styles required beside those of the first screen.
    pub part: Part,
    /// False if its own texts are loaded without that part.
    pub needs_sentences: bool,
    /// Makes its content.
    pub content: Lazy<fn(AppContext) -> Vec<El>>,
}

macro_rules! pages {
    ($($name:ident $class:literal $part:ident $needs_sentences:literal $content:expr;)*) => {
        /// The pages. Each has a lazy part of its name.
        pub static PAGES: [PageInfo; [$(stringify!($name)),*].len()] = [$(PageInfo {
            name: stringify!($name),
            class: $class,
            part: Part::$part,
            needs_sentences: $needs_sentences,
            content: lazy!($name: fn(AppContext) -> Vec<El> = $content),
        }),*];
    };
}

// Name, classes, part, own texts in that part, content.
pages! {
    about "about" School false about::page;
    chess960 "room" More false chess960::page;
    scharten "room decisions" More true |_| rules::page(&RULES[0]);
    draughts "room decisions" More true |_| rules::page(&RULES[1]);
    compare "room compare" More true compare::page;
    clock "room timing" School true clock::page;
    practise "room practise" School true practise::page;
    strokes "room practise" School true strokes::page;
    drill "page drill" School true drill::page;
    systems "room systems" School true systems::page;
    learn "class" School true learn::page;
    sheet "room sheets" School true score_sheet::page;
    courses "room course-builder" School true course_builder::page;
    class "room my-class" School true class::page;
    print "room printing" School true print::page;
    games "room my-games" School true games::page;
    me "room me device" School true me::page;
    device "room me device" School true me::page;
    wall "wall" School true projector::page;
    embed "room building" School true embed_builder::page;
    more "room places-page" School true more::page;
    famous "room famous" School true famous::page;
    play "room gallery" School true gallery::page;
    setup "page setup" More false position_editor::page;
}

/// Returns what a page needs, by its name; `None` if there is no such page.
pub fn needs_of_page(name: &str) -> Option<PageNeeds> {
    let page = PAGES.iter().find(|page| page.name == name);
    page.map(|page| PageNeeds { part: page.part, needs_sentences: page.needs_sentences, code: &page.content })
}
