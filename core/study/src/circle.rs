//! Circling: a row for each part of a name or move, of which one sign is circled; together they are the text.
//!
//! The set of rows gives nothing of the answer away: it depends on the progress in the course.

use super::{Course, Exercise, Input, Quality, SheetCell, diagram, paper};
use notabene_core::game::Scene;
use notabene_core::i18n::{Label, Language};
use notabene_core::notation::{Castle, Style};
use notabene_core::position::Figure;

/// One sign of a row: its text, and the piece that is shown beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sign {
    /// The written text.
    pub text: String,
    /// The piece that it stands for.
    pub figure: Option<Figure>,
}

/// One row of signs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignRow {
    /// Its name.
    pub label: Label,
    /// True if it is unused for castling.
    pub only: bool,
    /// The signs that may be circled.
    pub signs: Vec<Sign>,
}

/// Rare signs introduced by the course so far: from then on they are offered in every exercise.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct TaughtSigns {
    /// The start of a move.
    pub from: bool,
    /// The piece that a pawn becomes.
    pub promotion: bool,
    /// The sign of a capture in passing.
    pub passing: bool,
    /// The sign of an offered draw.
    pub offer: bool,
    /// Numbers before moves.
    pub number: bool,
}

/// Returns the right texts that pupils write in the lessons up to one, with the input method.
fn texts(course: &Course, lesson: usize, language: Language) -> Vec<(Input, String)> {
    let mut all = Vec::new();
    let exercises = course.lessons.iter().take(lesson.saturating_add(1)).flat_map(|it| &it.exercises);
    for (input, exercise) in
        exercises.map(|it| (it.kind.input(), it)).filter(|(input, _)| input.writes_moves())
    {
        for answer in exercise.answers.iter().filter(|it| it.quality == Quality::Right) {
            let text = answer.text.in_language(language);
            if input != Input::SheetRow {
                all.push((input, text.into()));
                continue;
            }
            let moves = paper::cells(text).into_iter().filter(|(cell, _)| *cell != SheetCell::Result);
            all.extend(moves.map(|(_, text)| (input, text)));
        }
    }
    all
}

/// True if a text is a word in the place of a move, such as a resignation.
fn is_word(text: &str) -> bool {
    !text.is_empty() && !text.contains("O-O") && !text.bytes().any(|b| b.is_ascii_digit())
}

/// Whole words for a place of an exercise, beside the rows of moves: results, names, the words of a head. In a row for
/// moves they are offered once the course has introduced them, even if wrong there.
pub fn whole_words(
    course: &Course,
    (lesson, exercise): (usize, &Exercise),
    (cell, wanted): (SheetCell, &[(SheetCell, String)]),
    language: Language,
    turn: u32,
) -> Vec<String> {
    match exercise.kind.input() {
        _ if cell == SheetCell::Result => ["1-0", "½-½", "0-1"].map(String::from).into(),
        Input::SheetRow => words(course, lesson, language, turn),
        Input::SheetHead => {
            // Each of them once, in another order than that of the places.
            let mut all: Vec<String> = Vec::new();
            for (_, text) in wanted {
                if !text.is_empty() && !all.contains(text) {
                    all.insert(all.len() / 2, text.clone());
                }
            }
            all
        }
        _ => Vec::new(),
    }
}

/// Words for the place of a move, as far as the course has introduced any, beside wrong ones. `turn` selects the first.
pub fn words(course: &Course, lesson: usize, language: Language, turn: u32) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for (_, text) in texts(course, lesson, language) {
        if is_word(&text) && !all.contains(&text) {
            all.push(text);
        }
    }
    if !all.is_empty() {
        all.extend(["1-0", "½-½"].map(String::from));
        let first = turn as usize % all.len();
        all.rotate_left(first);
    }
    all
}

impl TaughtSigns {
    /// All parts of moves: for practice without a course.
    pub const ALL: TaughtSigns =
        TaughtSigns { from: true, promotion: true, passing: true, offer: false, number: false };

    /// The rare signs that pupils write in the lessons of a course up to this one.
    pub fn up_to_lesson(course: &Course, lesson: usize) -> TaughtSigns {
        let mut taught = TaughtSigns::default();
        for (input, text) in texts(course, lesson, Language::En) {
            match input {
                Input::WriteLine => taught.number = true,
                _ => taught.learn(&text),
            }
        }
        taught
    }

    /// Adds the rare signs of a written move.
    fn learn(&mut self, text: &str) {
        let bare = paper::unnumbered(text);
        self.number |= bare.len() < text.trim().len();
        self.passing |= bare.contains("e.p.");
        self.offer |= bare.ends_with('=');
        let word = bare.split(' ').next().unwrap_or_default().trim_matches(['(', ')']);
        let Some(last) = word.rfind(|c: char| c.is_ascii_digit()) else { return };
        let letters = word.get(..last).unwrap_or_default();
        let files = letters.chars().filter(|c| c.is_ascii_lowercase() && *c != 'x').count();
        let ranks = letters.chars().filter(char::is_ascii_digit).count();
        self.from |= files > 1 || ranks > 0;
        self.promotion |= word.get(last..).unwrap_or_default().contains(char::is_alphabetic);
    }
}

const FIGURES: [Figure; 6] =
    [Figure::Pawn, Figure::King, Figure::Queen, Figure::Rook, Figure::Bishop, Figure::Knight];

fn sign(text: &str) -> Sign {
    Sign { text: text.into(), figure: None }
}

fn row(label: Label, signs: Vec<Sign>) -> SignRow {
    SignRow { label, only: true, signs }
}

/// The files of a board, and its ranks.
fn sides(scene: &Scene) -> [Vec<Sign>; 2] {
    let grid = scene.board.grid;
    let files = scene.board.naming.files.chars().take(grid.files.into());
    let files = files.map(|c| sign(c.encode_utf8(&mut [0; 4]))).collect();
    [files, (1..=grid.ranks).map(|n| sign(&n.to_string())).collect()]
}

/// The two digits of a number; the first may stay empty.
fn digits(scene: &Scene) -> [SignRow; 2] {
    let of = |from: u32, to: u32| (from..=to).map(|n| sign(&n.to_string())).collect();
    let tens = u32::from(scene.board.grid.len()) / 10;
    [row(Label::LearnRowDigit, of(1, tens)), row(Label::LearnRowDigit, of(0, 9))]
}

/// The rows for a place of an exercise, in the order in which they are written. `step` is the move of a game.
pub fn rows(
    course: &Course,
    (lesson, exercise): (usize, &Exercise),
    step: usize,
    scene: &Scene,
    language: Language,
) -> Vec<SignRow> {
    let style = diagram::style(language);
    if exercise.kind.input() == Input::WriteField {
        return of_field(scene, scene.board.naming.numbers.is_none()).into();
    }
    let mut all: Vec<SignRow> = number(exercise, step, language).into_iter().collect();
    if scene.board.naming.numbers.is_some() {
        // Black's moves are in parentheses, and the pupil closes an open one.
        all = vec![row(Label::LearnRowSign, vec![sign("(")])];
    }
    all.extend(of_move(TaughtSigns::up_to_lesson(course, lesson), scene, &style));
    all
}

/// The rows for the name of a field: its letter and its number, or the two digits of its number.
pub fn of_field(scene: &Scene, by_letters: bool) -> [SignRow; 2] {
    if !by_letters {
        return digits(scene);
    }
    let [files, ranks] = sides(scene);
    [row(Label::LearnRowLetter, files), row(Label::LearnRowDigit, ranks)]
}

/// The rows for a move in a style.
pub fn of_move(taught: TaughtSigns, scene: &Scene, style: &Style) -> Vec<SignRow> {
    let Some(takes) = scene.takes else { return lettered(taught, scene, style) };
    let of_field = || of_field(scene, style.by_letters(&scene.board));
    let taking = (takes != '-').then(|| sign(takes.encode_utf8(&mut [0; 4])));
    let between = [sign("-")].into_iter().chain(taking).collect();
    let mut all: Vec<SignRow> = of_field().into();
    all.push(row(Label::LearnRowSign, between));
    all.extend(of_field());
    all
}

/// Returns the row for a move number, if the exercise asks for it, as written for White and for Black.
fn number(exercise: &Exercise, step: usize, language: Language) -> Option<SignRow> {
    let text = exercise.right_answer(step)?.text.in_language(language);
    if exercise.kind.input().is_sheet() || paper::unnumbered(text).len() == text.trim().len() {
        return None;
    }
    let digits: String = text.trim().chars().take_while(char::is_ascii_digit).collect();
    let spaced = if diagram::style(language).letters.spaced { " " } else { "" };
    let of = |end: &str| sign(&format!("{digits}{end}{spaced}"));
    let dots = if spaced.is_empty() { of("…") } else { of(". …") };
    Some(row(Label::LearnRowDigit, vec![of("."), dots]))
}

/// A move with letters.
fn lettered(taught: TaughtSigns, scene: &Scene, style: &Style) -> Vec<SignRow> {
    let piece = |figure: Figure| Sign { text: style.key(figure).into(), figure: Some(figure) };
    let mut pieces: Vec<Sign> = FIGURES.into_iter().map(piece).collect();
    if scene.castles {
        let castling = match style.castle {
            Castle::Letter => ["O-O", "O-O-O"],
            Castle::Zero => ["0-0", "0-0-0"],
        };
        pieces.extend(castling.map(sign));
    }
    let mut all = vec![SignRow { only: false, ..row(Label::LearnRowPiece, pieces) }];
    if taught.from {
        all.extend(sides(scene).map(|signs| row(Label::LearnRowFrom, signs)));
    }
    let dart = scene.throws.iter().map(|_| sign("@"));
    all.push(row(Label::LearnRowTakes, [sign(style.capture_sign())].into_iter().chain(dart).collect()));
    let [files, ranks] = sides(scene);
    all.push(row(Label::LearnRowLetter, files));
    all.push(row(Label::LearnRowDigit, ranks));
    if taught.promotion {
        all.push(row(Label::Promotion, FIGURES.into_iter().skip(2).map(piece).collect()));
    }
    let mut end = vec![sign("+"), sign(style.mate_sign())];
    end.extend(taught.passing.then(|| sign(" e.p.")));
    end.extend(taught.offer.then(|| sign("=")));
    all.push(SignRow { only: false, ..row(Label::LearnRowEnd, end) });
    all
}

/// True if a sign is a whole castling.
fn castles(text: &str) -> bool {
    ["O-O", "0-0"].iter().any(|begin| text.starts_with(begin))
}

/// Returns the circled text, from the index of the sign in each row.
pub fn text(rows: &[SignRow], picked: &[Option<usize>]) -> String {
    let chosen = |n: usize| {
        let row = rows.get(n)?;
        row.signs.get(picked.get(n).copied().flatten()?)
    };
    let castled = (0..rows.len()).filter_map(chosen).any(|sign| castles(&sign.text));
    let mut out = String::new();
    for (n, row) in rows.iter().enumerate() {
        if let Some(sign) = chosen(n).filter(|_| !castled || !row.only) {
            out.push_str(&sign.text);
        }
    }
    if out.starts_with('(') {
        out.push(')');
    }
    out
}
