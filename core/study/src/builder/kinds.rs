//! Names of the kinds of exercises for authors, and what is missing in plain words.

use notabene_core::i18n::{Fact, Label, MessageKind, Msg};

/// A kind of exercise as authors see it.
#[derive(Copy, Clone, Debug)]
pub struct KindLabels {
    /// Its word in course files.
    pub keyword: &'static str,
    /// Its name.
    pub name: Label,
    /// The task with which an exercise of it begins.
    pub task: Label,
}

/// The kinds, those first that are used most.
pub static KIND_LABELS: [KindLabels; 15] = [
    KindLabels { keyword: "find", name: Label::BuildKindFind, task: Label::BuildTaskFind },
    KindLabels { keyword: "name", name: Label::BuildKindName, task: Label::BuildTaskName },
    KindLabels { keyword: "play", name: Label::BuildKindPlay, task: Label::BuildTaskPlay },
    KindLabels { keyword: "write", name: Label::BuildKindWrite, task: Label::BuildTaskWrite },
    KindLabels { keyword: "choose", name: Label::BuildKindChoose, task: Label::BuildTaskChoose },
    KindLabels { keyword: "correct", name: Label::BuildKindCorrect, task: Label::BuildTaskCorrect },
    KindLabels { keyword: "head", name: Label::BuildKindHead, task: Label::BuildTaskHead },
    KindLabels { keyword: "row", name: Label::BuildKindRow, task: Label::BuildTaskRow },
    KindLabels { keyword: "line", name: Label::BuildKindLine, task: Label::BuildTaskLine },
    KindLabels { keyword: "play-game", name: Label::BuildKindPlayGame, task: Label::BuildTaskPlayGame },
    KindLabels { keyword: "write-game", name: Label::BuildKindWriteGame, task: Label::BuildTaskWriteGame },
    KindLabels { keyword: "write-blind", name: Label::BuildKindWriteBlind, task: Label::BuildTaskWriteBlind },
    KindLabels {
        keyword: "choose-board",
        name: Label::BuildKindChooseBoard,
        task: Label::BuildTaskChooseBoard,
    },
    KindLabels { keyword: "set-up", name: Label::BuildKindSetUp, task: Label::BuildTaskSetUp },
    KindLabels { keyword: "solve", name: Label::BuildKindSolve, task: Label::BuildTaskSolve },
];

/// The labels of a kind, by its word.
pub fn kind_labels(keyword: &str) -> Option<&'static KindLabels> {
    KIND_LABELS.iter().find(|kind| kind.keyword == keyword)
}

/// A missing entry in words that need no knowledge of the file; `None` for other problems.
pub fn missing_label(message: &Msg) -> Option<Label> {
    let Some(Fact::Text(word)) = message.facts().first() else { return None };
    match (message.kind(), word.as_str()) {
        // Two answers without a text are alike.
        (MessageKind::CourseTwice, "") => Some(Label::BuildMissEmpty),
        (MessageKind::CourseTongue, _) => Some(Label::BuildMissText),
        (MessageKind::CourseMissing, word) => missing_word(word),
        _ => None,
    }
}

fn missing_word(word: &str) -> Option<Label> {
    Some(match word {
        "right" => Label::BuildMissRight,
        "moves" => Label::BuildMissMoves,
        "lit" => Label::BuildMissLit,
        "number" => Label::BuildMissNumber,
        "given" => Label::BuildMissGiven,
        "> …" => Label::BuildMissHint,
        "wrong" => Label::BuildMissWrong,
        "lesson" => Label::BuildMissLesson,
        "point" => Label::BuildMissPoint,
        "point veiled" => Label::BuildMissVeiled,
        "title" | "lead" | "goal" => Label::BuildMissText,
        _ => return None,
    })
}
