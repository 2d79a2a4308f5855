//! The gallery: states of the screen, each built once and then looked at in many sizes and colours, without loading it
//! again. axe-core finds nothing serious, nothing sticks out, and what must be seen is in view.
//!
//! The tables at the end name all states. A state is a function in the file of its subject that builds it step by step
//! and calls [`Gallery::look`]; faults are reported together, each with its state, size and colours.

use crate::browser::{Browser, places, strings};
use serde_json::{Value, json};
use std::{env, fs, sync::LazyLock};

/// A size of the window, in CSS pixels.
pub type Size = (u32, u32);
/// Phone, projector of a class room, big screen.
pub const SIZES: [Size; 3] = [(360, 740), (1024, 768), (1920, 1080)];
/// Phone and tablet, upright and lying, and a big screen.
pub const HANDS: [Size; 5] = [(360, 740), (740, 360), (768, 1024), (1024, 768), (1920, 1080)];
/// The size in which states are built.
pub const DESK: Size = (1024, 768);
/// All colours. The first are looked at with all rules of axe-core, the others with those about colours and room.
pub const THEMES: [&str; 3] = ["light", "dark", "projector"];

/// What must hold beside the rules of axe-core.
#[derive(Copy, Clone)]
pub enum Check {
    /// The page does not scroll sideways.
    Sides,
    /// An element is entirely in view.
    InView(&'static str),
    /// The open window is entirely in view and does not scroll sideways.
    Window,
    /// Elements that are shown are at least this high, for fingers.
    High(&'static str, f64),
    /// Likewise, wide.
    Wide(&'static str, f64),
    /// No element of the first kind covers one of the second.
    Apart(&'static str, &'static str),
    /// These are for the eye alone: axe-core is not asked.
    WithoutAxe,
}
use Check::{Apart, High, InView, Sides, Wide, Window, WithoutAxe};

impl Check {
    fn entry(self) -> Value {
        match self {
            Sides => json!(["sides"]),
            InView(css) => json!(["view", css]),
            Window => json!(["window"]),
            High(css, least) => json!(["high", css, least]),
            Wide(css, least) => json!(["wide", css, least]),
            Apart(css, other) => json!(["apart", css, other]),
            WithoutAxe => Value::Null,
        }
    }
}

/// What was seen so far.
#[derive(Default)]
pub struct Gallery {
    faults: Vec<String>,
}

/// axe-core, as a script that can be put into pages.
static AXE: LazyLock<String> = LazyLock::new(|| {
    let axe = fs::read_to_string(places::npm().join("axe-core/axe.min.js")).expect("axe-core is installed");
    format!("{axe}; window.axe = axe")
});
/// Looks at the page as it is; see the file.
const LOOK: &str = include_str!("gallery.js");

impl Gallery {
    /// Looks at a state in all sizes and colours. Afterwards it is as it was, in the size of a desk.
    pub fn look(&mut self, app: &Browser, state: &str, sizes: &[Size], themes: &[&str], checks: &[Check]) {
        for (width, height) in sizes.iter().copied() {
            app.resize(width, height);
            app.script_later(
                "scrollTo(0, 0); requestAnimationFrame(() => requestAnimationFrame(() => done()))",
                &[],
            );
            self.look_at_size(app, &format!("{state} {width}x{height}"), themes, checks);
        }
        app.resize(DESK.0, DESK.1);
    }

    /// Looks at a state in one size and in all colours.
    pub fn look_at_size(&mut self, app: &Browser, state: &str, themes: &[&str], checks: &[Check]) {
        let has_axe = !checks.iter().any(|check| matches!(check, WithoutAxe));
        if has_axe && app.script("return !window.axe", &[]) == true {
            app.script(&AXE, &[]);
        }
        let entries: Vec<Value> = checks.iter().map(|check| check.entry()).filter(Value::is_array).collect();
        let size = json!(app.size());
        for (n, theme) in themes.iter().enumerate() {
            let rules = match n {
                _ if !has_axe => "none",
                0 => "all",
                _ => "colours",
            };
            let found = strings(
                &app.script_later(LOOK, &[(*theme).into(), rules.into(), json!(entries), size.clone()]),
            );
            self.shot(app, state, theme);
            self.faults.extend(found.iter().map(|fault| format!("{state} {theme}: {fault}")));
        }
    }

    /// Saves a picture, if `NOTABENE_SHOTS` names a folder.
    fn shot(&self, app: &Browser, state: &str, theme: &str) {
        if env::var_os("NOTABENE_SHOTS").is_none() {
            return;
        }
        let show = "const { dataset } = document.documentElement, old = dataset.theme ?? '';
            dataset.theme = arguments[0]; return old";
        let old = app.script(show, &[theme.into()]);
        app.let_settle();
        app.shot(&format!("{state}-{theme}").replace([' ', '/'], "-"));
        app.script(show, &[old]);
    }

    /// Adds what a state has found by itself.
    pub fn report(&mut self, faults: impl IntoIterator<Item = String>) {
        self.faults.extend(faults);
    }

    /// Reports all faults together.
    #[track_caller]
    pub fn expect_no_fault(self) {
        let faults = self.faults;
        assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    }
}

/// A state, or several that lead from one to the next.
type States = fn(&mut Gallery);

/// Shows all states of a table.
#[track_caller]
fn show(table: &[States]) {
    let mut gallery = Gallery::default();
    table.iter().for_each(|states| states(&mut gallery));
    gallery.expect_no_fault();
}

#[test]
#[ignore = "needs dist/, axe-core and Chromium: run `cargo xtask test`"]
fn the_game_is_readable_for_all() {
    show(&[crate::access::game, crate::explain::explanations, crate::blindfold::hidden]);
}

#[test]
#[ignore = "needs dist/, axe-core and Chromium: run `cargo xtask test`"]
fn windows_and_other_games_are_readable_for_all() {
    show(&[
        crate::beside::windows,
        crate::round::round_board,
        crate::darts::throws,
        crate::draughts_play::choices,
        crate::draughts_pages::texts,
        crate::scharten::texts,
    ]);
}

#[test]
#[ignore = "needs dist/, axe-core and Chromium: run `cargo xtask test`"]
fn pages_are_readable_for_all() {
    show(&[
        crate::access::pages,
        crate::room::texts,
        crate::setup::positions,
        crate::famous::pages,
        crate::games_list::list,
        crate::print::sheets,
    ]);
}

#[test]
#[ignore = "needs dist/, axe-core and Chromium: run `cargo xtask test`"]
fn lessons_are_readable_for_all() {
    show(&[crate::learn_looks::pages, crate::builder::pages]);
}

#[test]
#[ignore = "needs dist/, axe-core and Chromium: run `cargo xtask test`"]
fn ways_of_practising_are_readable_for_all() {
    show(&[crate::path::ways, crate::drill::kinds]);
}

#[test]
#[ignore = "needs dist/, axe-core and Chromium: run `cargo xtask test`"]
fn sheets_and_walls_are_readable_for_all() {
    show(&[
        crate::sheet::ways,
        crate::rehearsal::begun,
        crate::memory::stages,
        crate::worksheets::parts,
        crate::wall::screens,
        crate::wall_class::screens,
    ]);
}
