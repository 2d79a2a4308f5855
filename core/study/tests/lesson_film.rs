//! What the board beside a paragraph plays, and the filled score sheet beside it.

use crate::lessons::course;
use notabene_core::game::Go;
use notabene_core::i18n::Language;
use notabene_study::{self as study, DiagramFilm, FilmStep, Point, SheetCell};

/// The paragraphs of a lesson with these lines after their texts.
fn points(lines: &str) -> Vec<Point> {
    let text = format!(
        "notabene course 1\ncourse c\ngame chess\ntitle\n  en T\nlead\n  en L\nlesson l\ntitle\n  en T\ngoal\n  en G\n{lines}"
    );
    study::read(&text).unwrap().lessons.remove(0).points
}

/// All steps until nothing plays any more.
fn steps(film: &mut DiagramFilm) -> Vec<FilmStep> {
    std::iter::from_fn(|| film.advance()).collect()
}

#[test]
fn moves_come_first_then_what_is_lit_then_the_parts() {
    use FilmStep::{Move, Part, PartsEnd, Shape};
    let point = &points("point\n  en P\nboard start\nmoves e4 e5 Nf3\nlit e5 f3-e5\nexplain\n")[0];
    let mut film = DiagramFilm::at_start(point, 0).unwrap();
    assert_eq!((film.plies(), film.has_previous_move()), (0, false));
    let all = steps(&mut film);
    // The number of the move is no part of it.
    assert_eq!(all, [Move, Move, Move, Shape, Shape, Part(1), Part(2), PartsEnd]);
    assert_eq!((film.plies(), film.part(), film.next()), (3, None, None));
    assert_eq!(film.scene().unwrap().shapes.len(), 2);
    // Moves that are on the board already are not played again.
    assert_eq!(steps(&mut DiagramFilm::at_start(point, 2).unwrap()).len(), 6);
    assert_eq!(steps(&mut DiagramFilm::at_end(point).unwrap()), []);
}

#[test]
fn what_is_lit_comes_one_by_one_on_a_board_of_pieces_too() {
    let point = &points("point\n  en P\npieces 8/8/8/8/8/8/8/8 w - - 0 1\nlit e1-e4 a4-e4 e4\n")[0];
    let mut film = DiagramFilm::at_start(point, 0).unwrap();
    for shown in 0..3 {
        assert_eq!(film.scene().unwrap().shapes.len(), shown);
        assert_eq!(film.advance(), Some(FilmStep::Shape));
    }
    assert_eq!(film.scene().unwrap().shapes, point.show.as_ref().unwrap().highlighted);
    assert_eq!(film.advance(), None);
    assert!(film.game().is_none() && !film.has_next_move());
}

#[test]
fn who_steps_by_hand_ends_the_film() {
    let point = &points("point\n  en P\nboard start\nmoves e4 e5\nlit e5\nexplain\n")[0];
    let mut film = DiagramFilm::at_start(point, 0).unwrap();
    film.go(Go::Forward);
    assert_eq!((film.plies(), film.has_next_move()), (1, true));
    assert_eq!(film.scene().unwrap().shapes.len(), 0, "it belongs to the end of the moves");
    film.go(Go::Last);
    assert_eq!((film.scene().unwrap().shapes.len(), film.next()), (1, None));
}

#[test]
fn a_sheet_has_its_head_its_moves_and_empty_rows() {
    let lines =
        "point\n  en P\nboard start\nmoves f3 e5 g4 Qh4#\nsheet date 2025-05-14 | white Mia | result 0-1\n";
    let point = &points(lines)[0];
    let sheet = point.filled_sheet(Language::Fr).unwrap();
    assert_eq!(sheet.head, [(SheetCell::Date, "14/05/2025".into()), (SheetCell::White, "Mia".into())]);
    assert_eq!((sheet.rows.len(), sheet.moves(), &*sheet.result), (8, 4, "0-1"));
    let last = sheet.rows[1].1[1].as_ref().unwrap();
    assert_eq!((&*last.text, last.ply), ("Dh4#", 3));
    assert_eq!(sheet.rows[7], (8, [None, None]));
    let plain = &points("point\n  en P\nboard start\nmoves f3\n")[0];
    assert!(plain.filled_sheet(Language::Fr).is_none() && !plain.explains);
}

#[test]
fn sheets_and_explained_moves_need_moves_and_a_head() {
    let wrong = [
        "board start\nsheet white Mia",
        "board start\nexplain",
        "moves e4\nsheet",
        "moves e4\nsheet nobody Mia",
        "moves e4\nsheet moves e4",
        "moves e4\nexplain all",
    ];
    for lines in wrong {
        let text = format!(
            "notabene course 1\ncourse c\ngame chess\ntitle\n  en T\nlead\n  en L\nlesson l\ntitle\n  en T\ngoal\n  en G\npoint\n  en P\n{lines}\n"
        );
        assert_eq!(study::read(&text).map_err(|all| all.len()), Err(1), "{lines}");
    }
}

/// The first lesson lets squares be found before anything is written, and shows a sheet.
#[test]
fn the_first_lesson_begins_on_the_board() {
    let course = course("notation");
    let lesson = &course.lessons[0];
    let kinds: Vec<&str> = lesson.exercises.iter().map(|it| it.kind.keyword()).collect();
    assert_eq!(kinds[..3], ["find", "find", "find"]);
    assert!(!lesson.exercises[0].board.bare && lesson.exercises[2].board.bare);
    assert!(lesson.points.iter().any(|point| point.explains));
    for language in Language::ALL {
        let sheets = lesson.points.iter().filter_map(|point| point.filled_sheet(language));
        assert_eq!(sheets.map(|sheet| sheet.moves()).collect::<Vec<_>>(), [4]);
    }
}
