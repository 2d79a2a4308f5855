//! Table of all pages beside the game, one line each.

use crate::pages::{
    about, chess960, class, clock, compare, course_builder, drill, embed_builder, famous, gallery, games,
    learn, me, position_editor, practise, print, projector, rules, score_sheet, strokes, systems, teach,
};
use crate::state::lazy::{Lazy, lazy};
use crate::state::router::PageNeeds;
use leptos::prelude::AnyView;
use notabene_core::game::decisions::PAGES as RULES;
use notabene_core::i18n::Part;
use notabene_study::place;

/// Page beside the game.
pub struct PageInfo {
    /// Its address, after `#`; it may go on with a slash and what the page makes of the rest.
    pub name: &'static str,
    /// CSS classes of its element.
    pub class: &'static str,
    /// Texts and styles required beside those of the first screen.
    pub part: Part,
    /// False if its own texts are loaded without that part.
    pub needs_sentences: bool,
    /// Makes its content.
    pub content: Lazy<fn() -> AnyView>,
}

macro_rules! pages {
    ($($lazy:ident $name:literal $class:literal $part:ident $needs_sentences:literal $content:expr;)*) => {
        /// The pages.
        pub static PAGES: [PageInfo; [$($name),*].len()] = [$(PageInfo {
            name: $name,
            class: $class,
            part: Part::$part,
            needs_sentences: $needs_sentences,
            content: lazy!($lazy: fn() -> AnyView = $content),
        }),*];
    };
}

// Lazy part of the program (the address with `_` for `/`: `www/boot.js` fetches it by that name), address, classes, part of the
// texts, own texts in that part, content.
pages! {
    about "about" "room about" School false about::page;
    rules "rules" "room places-page" School true rules::list::page;
    rules_chess "rules/chess" "room decisions" More true rules::chess::page;
    rules_chess960 "rules/chess960" "room" More false chess960::page;
    rules_scharten "rules/scharten" "room decisions" More true || rules::page(&RULES[0]);
    rules_draughts "rules/draughts" "room decisions" More true || rules::page(&RULES[1]);
    rules_compare "rules/compare" "room compare" More true compare::page;
    clock "clock" "room timing" School true clock::page;
    practise "practise" "room practise" School true practise::page;
    strokes "strokes" "room practise" School true strokes::page;
    drill "drill" "page drill" School true drill::page;
    rules_systems "rules/systems" "room systems" School true systems::page;
    learn "learn" "class" School true learn::page;
    sheet "sheet" "room sheets" School true score_sheet::page;
    courses "courses" "room course-builder" School true course_builder::page;
    class "class" "room my-class for-paper" School true class::page;
    print "print" "room printing" School true print::page;
    games_mine "games/mine" "room my-games" School true games::page;
    me "me" "room me device" School true me::page;
    wall "wall" "wall" School true projector::page;
    embed "embed" "room building" School true embed_builder::page;
    teach "teach" "room places-page" School true teach::page;
    famous "famous" "room famous" School true famous::page;
    games "games" "room gallery" School true gallery::page;
    setup "setup" "page setup" More false position_editor::page;
}

/// Index of the page of an address; `None` for the game.
pub fn page_index(address: &str) -> Option<usize> {
    place::page_index(address, PAGES.iter().map(|page| page.name))
}

/// Returns what the page of an address needs; `None` if there is no such page.
pub fn needs_of_page(address: &str) -> Option<PageNeeds> {
    let page = PAGES.get(page_index(address)?)?;
    Some(PageNeeds { part: page.part, needs_sentences: page.needs_sentences, code: &page.content })
}
