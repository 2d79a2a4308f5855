//! Overrides for boards that do not simply show their game: boards of lessons, drills and other pages.

use leptos::prelude::*;
use notabene_core::game::Coordinates;
use notabene_core::game::{Game, Mark, Scene, Tap, Touch};
use notabene_core::geometry::Field;
use notabene_core::notation::Style;
use std::rc::Rc;
use web_sys::Element;

/// Meaning of highlighted fields: each has a colour and a sign of its own.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum HighlightTone {
    /// Plain highlight.
    Shown,
    /// A question: which field is it?
    Asked,
    /// The right answer.
    Right,
}

/// Draws something on the board.
pub type DrawArea = Rc<dyn Fn() -> Option<AnyView>>;

/// Handles taps on fields.
pub type TapHandler = Rc<dyn Fn(Field)>;

/// Plays on a board in place of its game, as the game would: an exercise judges the moves.
pub trait MoveHandler {
    /// A tap on a field, or a piece dropped on it.
    fn touch(&self, field: Field, touch: Touch) -> Tap;
    /// The choice among offered moves; `None` cancels it.
    fn choose(&self, n: Option<usize>);
}

/// Differences of a board from that of its game; none on the board of the page. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct BoardOverrides {
    /// Scene in place of that of the game, such as a board without kings.
    pub scene: RwSignal<Option<Scene>>,
    /// Highlighted fields.
    pub highlighted: RwSignal<Vec<Field>>,
    /// Meaning of the highlight.
    pub tone: RwSignal<HighlightTone>,
    /// Handler of taps in place of the game.
    pub tap_handler: RwSignal<Option<TapHandler>, LocalStorage>,
    /// Handler of moves in place of the game.
    pub move_handler: RwSignal<Option<Rc<dyn MoveHandler>>, LocalStorage>,
    /// Side at the top; `None`: the preference of the player.
    pub flipped: RwSignal<Option<bool>>,
    /// Place of the coordinates; `None`: the preference of the player.
    pub coordinates: RwSignal<Option<Coordinates>>,
    /// Drawing between the fields and the marks, such as the area where a dart may land.
    pub area: RwSignal<Option<DrawArea>, LocalStorage>,
    /// Style in which its moves are written; `None`: the preference of the player.
    pub style: RwSignal<Option<Style>>,
    /// Root element of a board on another page; `None`: the document.
    pub board_root: RwSignal<Option<Element>, LocalStorage>,
}

impl BoardOverrides {
    /// No difference.
    pub fn new() -> BoardOverrides {
        BoardOverrides {
            scene: RwSignal::new(None),
            highlighted: RwSignal::new(Vec::new()),
            tone: RwSignal::new(HighlightTone::Shown),
            tap_handler: RwSignal::new_local(None),
            move_handler: RwSignal::new_local(None),
            flipped: RwSignal::new(None),
            coordinates: RwSignal::new(None),
            area: RwSignal::new_local(None),
            style: RwSignal::new(None),
            board_root: RwSignal::new_local(None),
        }
    }

    /// Highlights fields.
    pub fn highlight(self, fields: Vec<Field>, tone: HighlightTone) {
        self.tone.set(tone);
        self.highlighted.set(fields);
    }

    /// The scene of a game with these overrides; tracks both.
    pub fn scene_of(self, game: RwSignal<Game>) -> Scene {
        let mut scene = self.scene.get().unwrap_or_else(|| game.with(|game| game.scene()));
        self.highlighted.with(|lit| scene.marks.extend(lit.iter().map(|field| (*field, Mark::Lit))));
        scene
    }
}
