//! Settings of worksheets, saved as lines of text.

use crate::printing::Format;
use notabene_core::digits::number;
use notabene_core::i18n::Label;

/// The origin of the tasks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SourceKind {
    /// Generated tasks of a skill.
    Drill,
    /// The exercises of a course.
    Course,
    /// Moves and positions of games.
    Games,
    /// Diagrams without pieces.
    Empty,
}

impl SourceKind {
    /// All of them.
    pub const ALL: [SourceKind; 4] =
        [SourceKind::Drill, SourceKind::Course, SourceKind::Games, SourceKind::Empty];
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            SourceKind::Drill => "drill",
            SourceKind::Course => "course",
            SourceKind::Games => "games",
            SourceKind::Empty => "empty",
        }
    }
    /// Its name.
    pub const fn label(self) -> Label {
        match self {
            SourceKind::Drill => Label::WorkDrill,
            SourceKind::Course => Label::WorkCourse,
            SourceKind::Games => Label::WorkGames,
            SourceKind::Empty => Label::WorkEmpty,
        }
    }
}

/// The task made of a move of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum GameTask {
    /// The move is an arrow, and is written.
    Write,
    /// The move is written, and drawn as an arrow.
    Draw,
    /// The first moves from a position of a record are to be found.
    Find,
}

impl GameTask {
    /// All of them.
    pub const ALL: [GameTask; 3] = [GameTask::Write, GameTask::Draw, GameTask::Find];
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            GameTask::Write => "write",
            GameTask::Draw => "draw",
            GameTask::Find => "find",
        }
    }
    /// Its name.
    pub const fn label(self) -> Label {
        match self {
            GameTask::Write => Label::WorkGameWrite,
            GameTask::Draw => Label::WorkGameDraw,
            GameTask::Find => Label::WorkGameFind,
        }
    }
}

/// Settings of a worksheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WorkChoice {
    /// Paper size.
    pub format: Format,
    /// Number of tasks on a page.
    pub per_page: u32,
    /// Number of pages of each version.
    pub pages: u32,
    /// Number of versions.
    pub versions: u32,
    /// True if there are pages with the answers.
    pub with_key: bool,
    /// Number of the set of tasks.
    pub number: u32,
    /// Origin of the tasks.
    pub source: SourceKind,
    /// Game of generated tasks and of empty diagrams.
    pub game: String,
    /// Skill of generated tasks.
    pub skill: String,
    /// Name of the course.
    pub course: String,
    /// Id of the lesson; empty for the whole course.
    pub lesson: String,
    /// Id of the saved game; empty for that on the board.
    pub record: String,
    /// Task made of a move of a game.
    pub task: GameTask,
    /// Title as typed; empty for that of the source.
    pub title: String,
}

/// End of the address of worksheets with the game on the board.
const GAME_ON_BOARD: &str = "game";
/// The game chosen for practice, as a record and at the end of an address.
pub const CHOSEN_GAME: &str = "chosen";
/// First line of saved settings, with the version of the format.
const HEADER: &str = "worksheet 1";
/// Highest number of a set of tasks: short enough to be read aloud.
const SETS: u32 = 999;
/// Maximum length of a text.
const LONGEST: usize = 80;
/// Maximum number of tasks of a version.
pub const MOST_TASKS: usize = 48;

impl Default for WorkChoice {
    fn default() -> WorkChoice {
        WorkChoice {
            format: Format::A4,
            per_page: 6,
            pages: 1,
            versions: 2,
            with_key: true,
            number: 1,
            source: SourceKind::Drill,
            game: "chess".into(),
            skill: "chess/piece".into(),
            course: "notation".into(),
            lesson: String::new(),
            record: String::new(),
            task: GameTask::Write,
            title: String::new(),
        }
    }
}

impl WorkChoice {
    /// Offered numbers of tasks on a page.
    pub const PER_PAGE: [u32; 8] = [1, 2, 3, 4, 6, 8, 9, 12];
    /// Offered numbers of pages.
    pub const PAGES: [u32; 4] = [1, 2, 3, 4];
    /// Offered numbers of versions.
    pub const VERSIONS: [u32; 4] = [1, 2, 3, 4];

    /// Number of tasks of a version.
    pub fn count(&self) -> usize {
        MOST_TASKS.min((self.per_page * self.pages) as usize)
    }
    /// Chooses another set of tasks.
    pub fn set_seed(&mut self, bits: u32) {
        let next = 1 + bits % SETS;
        self.number = if next == self.number { 1 + next % SETS } else { next };
    }
    /// Sets the title.
    pub fn set_title(&mut self, text: &str) {
        self.title = one_line(text);
    }
    /// Takes the source that the end of an address names: `learn/COURSE`, `learn/COURSE/LESSON`, `game` for that on the board,
    /// `chosen` for the one chosen for practice. `false` if it names none.
    pub fn take_address(&mut self, address: &str) -> bool {
        let words: Vec<&str> = address.split('/').filter(|word| !word.is_empty()).collect();
        match words[..] {
            ["learn", course, ..] => {
                self.source = SourceKind::Course;
                self.course = one_line(course);
                self.lesson = words.get(2).map(|lesson| one_line(lesson)).unwrap_or_default();
            }
            [GAME_ON_BOARD] => (self.source, self.record) = (SourceKind::Games, String::new()),
            [CHOSEN_GAME] => (self.source, self.record) = (SourceKind::Games, CHOSEN_GAME.into()),
            _ => return false,
        }
        self.title.clear();
        true
    }
    /// Returns the settings as text.
    pub fn save(&self) -> String {
        let numbers = [
            ("per-page", self.per_page),
            ("pages", self.pages),
            ("versions", self.versions),
            ("key", u32::from(self.with_key)),
            ("number", self.number),
        ];
        let words = [
            ("format", self.format.name()),
            ("source", self.source.name()),
            ("game", &self.game),
            ("skill", &self.skill),
            ("course", &self.course),
            ("lesson", &self.lesson),
            ("record", &self.record),
            ("task", self.task.name()),
            ("title", &self.title),
        ];
        let mut out = String::from(HEADER);
        numbers.iter().for_each(|(name, value)| out.push_str(&format!("\n{name}={value}")));
        words.iter().for_each(|(name, value)| out.push_str(&format!("\n{name}={value}")));
        out
    }
    /// Parses saved settings; `None` if the text is of another format. Lines that cannot be parsed are as by default.
    pub fn restore(text: &str) -> Option<WorkChoice> {
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            return None;
        }
        let mut choice = WorkChoice::default();
        lines.filter_map(|line| line.split_once('=')).for_each(|(name, value)| choice.set(name, value));
        Some(choice)
    }
    /// Sets one of the saved values.
    fn set(&mut self, name: &str, value: &str) {
        let one_of = |all: &[u32], old: u32| number(value).filter(|n| all.contains(n)).unwrap_or(old);
        match name {
            "per-page" => self.per_page = one_of(&WorkChoice::PER_PAGE, self.per_page),
            "pages" => self.pages = one_of(&WorkChoice::PAGES, self.pages),
            "versions" => self.versions = one_of(&WorkChoice::VERSIONS, self.versions),
            "key" => self.with_key = value == "1",
            "number" => {
                self.number = number(value).filter(|n| (1..=SETS).contains(n)).unwrap_or(self.number);
            }
            "format" => {
                self.format = find(&Format::ALL, value, |format| format.name()).unwrap_or(self.format);
            }
            "source" => {
                self.source = find(&SourceKind::ALL, value, |kind| kind.name()).unwrap_or(self.source);
            }
            "task" => self.task = find(&GameTask::ALL, value, |task| task.name()).unwrap_or(self.task),
            _ => self.set_word(name, one_line(value)),
        }
    }
    /// Sets one of the texts.
    fn set_word(&mut self, name: &str, value: String) {
        match name {
            "game" => self.game = value,
            "skill" => self.skill = value,
            "course" => self.course = value,
            "lesson" => self.lesson = value,
            "record" => self.record = value,
            "title" => self.title = value,
            _ => {}
        }
    }
}

/// A value by its name.
fn find<T: Copy>(all: &[T], name: &str, of: fn(T) -> &'static str) -> Option<T> {
    all.iter().copied().find(|value| of(*value) == name)
}

/// A short text without line ends.
fn one_line(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(LONGEST).collect()
}
