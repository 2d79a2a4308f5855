//! Names under which texts are saved on a device. Names are immortal: old saves are found by them.
//!
//! Most texts belong to a learner, and stand behind the [prefix](crate::learners::LearnerId::prefix) of that learner; a few belong
//! to the device: who is learning here, courses and classes of teachers, what is printed, windows of the projector.

use std::borrow::Cow;
use strum::{EnumIter, IntoEnumIterator as _, IntoStaticStr};

/// Owner of a text.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Scope {
    /// Everybody's at this device.
    Device,
    /// That of the person who is learning: each has one.
    Learner,
}

/// Key of a text that the device saves, or the tab until it is closed. Its name is the end of the key in the storage.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, EnumIter, IntoStaticStr)]
pub enum StorageKey {
    /// Learners of this device.
    #[strum(serialize = "learners")]
    Learners,
    /// Time of practice, by days.
    #[strum(serialize = "minutes")]
    PracticeTime,
    /// Preferences: everybody has their own language, notation and colours; a new learner begins with a copy.
    #[strum(serialize = "settings")]
    Settings,
    /// The game on the board.
    #[strum(serialize = "game")]
    Game,
    /// The entry of that game in the list of games.
    #[strum(serialize = "game.row")]
    GameEntry,
    /// Games that were on the board, until they are in the list of games.
    #[strum(serialize = "before")]
    EarlierGames,
    /// Texts that could not be read; with the name of another key, what was found there.
    #[strum(serialize = "damaged")]
    Damaged,
    /// The list of games: a database, not a text. Names it where room is reported.
    #[strum(serialize = "database")]
    Database,
    /// Names of a file of games that was opened; in the tab.
    #[strum(serialize = "file")]
    OpenedFile,
    /// The clock of the game on the board.
    #[strum(serialize = "clock")]
    Clock,
    /// The opponents of the games, as Notabene played them.
    #[strum(serialize = "opponent")]
    Opponents,
    /// How games against Notabene ended.
    #[strum(serialize = "opponent.results")]
    LevelResults,
    /// Seats in games by link.
    #[strum(serialize = "correspondence")]
    Correspondence,
    /// The own name in games by link.
    #[strum(serialize = "correspondence.name")]
    CorrespondenceName,
    /// Seed of random numbers, to repeat a game.
    #[strum(serialize = "seed")]
    Seed,
    /// The position in the editor.
    #[strum(serialize = "draft")]
    EditorDraft,
    /// The position with which that draft began.
    #[strum(serialize = "draft.begun")]
    EditorDraftStart,
    /// A position of the editor that could not be read.
    #[strum(serialize = "draft.damaged")]
    EditorDraftDamaged,
    /// Stars of lessons, and series of drills.
    #[strum(serialize = "progress")]
    Progress,
    /// Diplomas, with the names on them.
    #[strum(serialize = "diploma")]
    Diplomas,
    /// How answers are written: by keys or with ink.
    #[strum(serialize = "writing")]
    AnswerInput,
    /// The position that is set up in an exercise.
    #[strum(serialize = "set-up")]
    SetUpDraft,
    /// A course of a teacher; with its number.
    #[strum(serialize = "course")]
    Course,
    /// The course that was deleted last; in the tab.
    #[strum(serialize = "course.deleted")]
    DeletedCourse,
    /// The name of the pupil.
    #[strum(serialize = "pupil")]
    Pupil,
    /// The results of a class.
    #[strum(serialize = "class")]
    Class,
    /// When which mistake is practised again.
    #[strum(serialize = "practice")]
    Practice,
    /// The games to practise.
    #[strum(serialize = "practice.games")]
    PracticeGames,
    /// The chosen strokes of draughts.
    #[strum(serialize = "strokes")]
    Strokes,
    /// Empty score sheets to print.
    #[strum(serialize = "print")]
    PrintScoreSheets,
    /// An empty board to print.
    #[strum(serialize = "print.board")]
    PrintBoard,
    /// Worksheets to print.
    #[strum(serialize = "print.work")]
    PrintWork,
    /// Everything that was saved before a backup replaced it; in the tab.
    #[strum(serialize = "replaced")]
    ReplacedBackup,
    /// A window of the projector, with its name; in the tab.
    #[strum(serialize = "wall")]
    Projector,
    /// Copied lines of the own handwriting.
    #[strum(serialize = "ink.hand")]
    Handwriting,
    /// True if moves are written with ink.
    #[strum(serialize = "ink.pad")]
    InkPad,
    /// If the ink of moves that were confirmed may be remembered.
    #[strum(serialize = "ink.learn")]
    InkConsent,
    /// Ink in the cells of a score sheet, with its name.
    #[strum(serialize = "ink.cells")]
    InkCells,
    /// The game that is written down on the score sheet.
    #[strum(serialize = "sheet.game")]
    SheetGame,
    /// Text of the score sheet.
    #[strum(serialize = "sheet.hand")]
    Sheet,
    /// Which columns of the score sheet are the own ones.
    #[strum(serialize = "sheet.columns")]
    SheetColumns,
    /// Choice of the side that is filled in by itself.
    #[strum(serialize = "sheet.filled")]
    SheetFilled,
    /// The game that was chosen for a score sheet.
    #[strum(serialize = "sheet.chosen")]
    ChosenGame,
    /// The game that is dictated.
    #[strum(serialize = "sheet.told")]
    DictationGame,
    /// Written sheet of a dictation.
    #[strum(serialize = "sheet.dictated")]
    Dictation,
    /// How one writes along with a dictation.
    #[strum(serialize = "sheet.note-along")]
    NoteAlong,
    /// The game of the drill in the order of writing and moving.
    #[strum(serialize = "sheet.order.game")]
    OrderGame,
    /// The sheet of that drill.
    #[strum(serialize = "sheet.order.hand")]
    OrderSheet,
    /// Its order so far.
    #[strum(serialize = "sheet.order")]
    Order,
    /// The game of a tournament rehearsal.
    #[strum(serialize = "sheet.rehearsal.game")]
    RehearsalGame,
    /// The sheet of a rehearsal.
    #[strum(serialize = "sheet.rehearsal.hand")]
    RehearsalSheet,
    /// Its order so far.
    #[strum(serialize = "sheet.rehearsal")]
    Rehearsal,
    /// Its level and clock.
    #[strum(serialize = "sheet.rehearsal.clock")]
    RehearsalClock,
    /// The game that two players write down.
    #[strum(serialize = "sheet.pair.game")]
    PairGame,
    /// Their sheets.
    #[strum(serialize = "sheet.pair")]
    PairSheets,
    /// The game whose moves are guessed.
    #[strum(serialize = "sheet.guess.game")]
    GuessGame,
    /// The moves that were found.
    #[strum(serialize = "sheet.guess")]
    Guess,
    /// How much is written from memory.
    #[strum(serialize = "sheet.memory")]
    Memory,
    /// The game to write from memory.
    #[strum(serialize = "sheet.memory.game")]
    MemoryGame,
    /// The moves that were recalled.
    #[strum(serialize = "sheet.memory.found")]
    MemoryFound,
    /// The sheet to repair.
    #[strum(serialize = "sheet.repair")]
    Repair,
    /// The copy of the other player.
    #[strum(serialize = "sheet.repair.copy")]
    RepairCopy,
    /// The kind of its game.
    #[strum(serialize = "sheet.repair.game")]
    RepairGame,
    /// The sheet that a photograph replaced.
    #[strum(serialize = "sheet.repair.before")]
    RepairReplaced,
    /// The photograph that is read, with its answers.
    #[strum(serialize = "sheet.photo")]
    Photo,
}

impl StorageKey {
    /// The key of one of several texts of a kind.
    pub fn of(self, name: &str) -> KeyName {
        KeyName { scope: self.scope(), name: format!("{}.{name}", self.name()).into() }
    }

    /// The name.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Owner of the text. Keys that are not named here belong to a learner.
    pub fn scope(self) -> Scope {
        use StorageKey::*;
        match self {
            Learners | Database | Seed | Course | DeletedCourse | Class | PrintScoreSheets | PrintBoard
            | PrintWork | ReplacedBackup | Projector => Scope::Device,
            _ => Scope::Learner,
        }
    }

    /// The kind of text with this name, which may be one of several, or one that could not be read.
    pub fn named(name: &str) -> Option<StorageKey> {
        let rest_after = |key: StorageKey, name: &str| {
            let rest = name.strip_prefix(key.name()).map(str::to_string)?;
            (rest.is_empty() || rest.starts_with('.')).then_some(rest)
        };
        let find = |name: &str| {
            let fits = |key: &StorageKey| rest_after(*key, name).is_some();
            StorageKey::iter().filter(fits).max_by_key(|key| key.name().len())
        };
        let set_aside = rest_after(StorageKey::Damaged, name);
        set_aside.and_then(|rest| find(rest.trim_start_matches('.'))).or_else(|| find(name))
    }
}

/// The name of a key, and whose text it is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct KeyName {
    scope: Scope,
    name: Cow<'static, str>,
}

impl KeyName {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.name
    }

    /// Owner of a text.
    pub fn scope(&self) -> Scope {
        self.scope
    }

    /// The key under which a text of this key is set aside if it cannot be read.
    pub fn damaged(&self) -> KeyName {
        KeyName { scope: self.scope, ..StorageKey::Damaged.of(&self.name) }
    }
}

impl From<StorageKey> for KeyName {
    fn from(key: StorageKey) -> KeyName {
        KeyName { scope: key.scope(), name: key.name().into() }
    }
}

impl From<&KeyName> for KeyName {
    fn from(name: &KeyName) -> KeyName {
        name.clone()
    }
}
