//! How a board on another page differs from that of the game.

use super::prefs::Coordinates;
use leptos::prelude::*;
use notabene_core::game::{Game, Mark, Scene, Tap, Touch};
use notabene_core::geometry::Field;
use std::rc::Rc;
use web_sys::Element;

/// What the fields that are pointed at mean: each meaning has a colour and a sign of its own.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Tone {
    /// They are shown.
    Shown,
    /// Their name is asked for.
    Asked,
    /// They were the right answer.
    Right,
}

/// Takes the fields that are tapped.
pub type Taker = Rc<dyn Fn(Field)>;

/// Plays on a board instead of its table, as the table would: so that what is tapped is also judged.
pub trait Hand {
    /// A field is tapped, or a piece dropped on it.
    fn touch(&self, field: Field, touch: Touch) -> Tap;
    /// Picks one of the moves that were offered.
    fn choose(&self, n: Option<usize>);
}

/// How a board on another page differs from that of the game: nothing of it is set there. Lent for good, as so
/// much else would make every copy of the desk heavier.
pub struct Guest {
    /// What is shown instead of the table, such as a board without kings.
    pub scene: RwSignal<Option<Scene>>,
    /// The fields that are pointed at.
    pub lit: RwSignal<Vec<Field>>,
    /// What that means.
    pub tone: RwSignal<Tone>,
    /// Who takes the fields that are tapped, instead of the table.
    pub taker: RwSignal<Option<Taker>, LocalStorage>,
    /// Who plays instead of the table.
    pub hand: RwSignal<Option<Rc<dyn Hand>>, LocalStorage>,
    /// From which side the board is seen; none: as the game has it.
    pub flipped: RwSignal<Option<bool>>,
    /// Where the names of the fields stand; none: as the player chose.
    pub names: RwSignal<Option<Coordinates>>,
    /// The element that has the board, where the page belongs to somebody else; none: the page itself.
    pub home: RwSignal<Option<Element>, LocalStorage>,
}

impl Guest {
    /// Nothing is different yet.
    pub fn new() -> &'static Guest {
        Box::leak(Box::new(Guest {
            scene: RwSignal::new(None),
            lit: RwSignal::new(Vec::new()),
            tone: RwSignal::new(Tone::Shown),
            taker: RwSignal::new_local(None),
            hand: RwSignal::new_local(None),
            flipped: RwSignal::new(None),
            names: RwSignal::new(None),
            home: RwSignal::new_local(None),
        }))
    }

    /// Points at fields.
    pub fn light(&self, fields: Vec<Field>, tone: Tone) {
        self.tone.set(tone);
        self.lit.set(fields);
    }

    /// What is shown of a table.
    pub fn scene_of(&self, table: RwSignal<Game>) -> Scene {
        let mut scene = self.scene.get().unwrap_or_else(|| table.with(|t| t.scene()));
        self.lit.with(|lit| scene.marks.extend(lit.iter().map(|field| (*field, Mark::Lit))));
        scene
    }
}
