//! Ways of writing, reading and practising score sheets: a table that the page shows and of which the first screen paints the
//! beginnings.

use notabene_core::i18n::Label;

/// Where the link to a mode stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ModePlace {
    /// Above the score sheet.
    Sheet,
    /// Among the trainers of the page of practice.
    Trainer,
    /// On the page of the clock, the place of arbiters.
    Clock,
    /// Nowhere: a sheet of a link.
    Link,
}

/// Mode of the page of the score sheet.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SheetMode {
    /// Part of the address after the slash; empty for the first mode.
    pub name: &'static str,
    /// Its title.
    pub title: Label,
    /// A sentence about it.
    pub hint: Label,
    /// Where the link to it stands.
    pub place: ModePlace,
}

const fn mode(name: &'static str, title: Label, hint: Label, place: ModePlace) -> SheetMode {
    SheetMode { name, title, hint, place }
}

/// Name of the mode with a sheet that came by a link.
pub const SHARED: &str = "shared";

/// All modes.
pub static MODES: [SheetMode; 13] = [
    mode("", Label::ModeAuto, Label::HintAuto, ModePlace::Sheet),
    mode("write", Label::ModeWrite, Label::HintWrite, ModePlace::Sheet),
    mode("dictation", Label::ModeDictation, Label::HintDictation, ModePlace::Trainer),
    mode("guess", Label::ModeGuess, Label::HintGuess, ModePlace::Trainer),
    mode("memory", Label::ModeMemory, Label::HintMemory, ModePlace::Trainer),
    mode("order", Label::ModeOrder, Label::HintOrder, ModePlace::Trainer),
    mode("rehearsal", Label::ModeRehearsal, Label::HintRehearsal, ModePlace::Trainer),
    mode("pair", Label::ModePair, Label::HintPair, ModePlace::Sheet),
    mode("slip", Label::ModeSlip, Label::HintSlip, ModePlace::Trainer),
    mode("repair", Label::ModeRepair, Label::HintRepair, ModePlace::Sheet),
    mode("hand", Label::ModeHand, Label::HintHand, ModePlace::Sheet),
    mode("arbiter", Label::ModeArbiter, Label::HintArbiter, ModePlace::Clock),
    mode(SHARED, Label::ModeShared, Label::HintShared, ModePlace::Link),
];

impl SheetMode {
    /// Address of the page with this mode.
    pub fn address(&self) -> String {
        if self.name.is_empty() { "sheet".into() } else { ["sheet/", self.name].concat() }
    }

    /// Title of the page around it.
    pub fn page_title(&self) -> Label {
        if self.place == ModePlace::Trainer { Label::NavPractise } else { Label::ScoreSheet }
    }

    /// Link to the place where it is chosen: address and words; `None` if it is chosen among others above the sheet.
    pub fn way_back(&self) -> Option<(&'static str, Label)> {
        match self.place {
            ModePlace::Trainer => Some(("practise", Label::NavPractise)),
            ModePlace::Clock => Some(("clock", Label::ClockTitle)),
            ModePlace::Sheet | ModePlace::Link => None,
        }
    }
}
