//! Worksheets: sizes that can be read, versions that differ, keys that fit, and exercises that need a screen.

use crate::lessons::course;
use notabene_core::game::registry::VARIANTS;
use notabene_core::i18n::Language;
use notabene_core::notation::Style;
use notabene_study::printing::Format;
use notabene_study::task;
use notabene_study::worksheet::board_plan::{DIAMETERS, GLUE, PlanChoice, page, tiles};
use notabene_study::worksheet::{
    AnswerSpace, GameTask, PaperTask, SourceKind, WorkChoice, WorkContent, WorkSets, Worksheet, arranged,
    empty_diagrams, exercises_of_course, exercises_of_games, games_of_text, generated, needs_screen,
    worksheet,
};
use std::sync::Arc;

fn drill(skill: &str, game: &str, choice: WorkChoice) -> (WorkChoice, WorkSets) {
    let choice = WorkChoice { skill: skill.into(), game: game.into(), ..choice };
    let sets = generated(task::find(skill).unwrap(), &choice, Language::En);
    (choice, sets)
}

fn tasks(sheet: &Worksheet, version: &str) -> Vec<Arc<PaperTask>> {
    let of_page = |content: &WorkContent| match content {
        WorkContent::Tasks { tasks, .. } => tasks.iter().map(|(_, task)| task.clone()).collect(),
        WorkContent::Key(_) => Vec::new(),
    };
    sheet
        .pages
        .iter()
        .filter(|page| page.version == version)
        .flat_map(|page| of_page(&page.content))
        .collect()
}

#[test]
fn twelve_square_and_six_round_boards_fit_on_a_page_and_can_be_read() {
    for (game, fits, layout, least) in [("chess", 12, (3, 4), 45), ("scharten", 6, (2, 3), 70)] {
        let choice = WorkChoice { per_page: 12, versions: 1, ..WorkChoice::default() };
        let skill = if game == "chess" { "chess/piece" } else { "scharten/piece" };
        let (choice, sets) = drill(skill, game, choice);
        let sheet = worksheet(&choice, &sets);
        assert_eq!(
            (sheet.layout.on_page, (sheet.layout.columns, sheet.layout.rows)),
            (fits, layout),
            "{game}"
        );
        assert!(sheet.layout.board >= least, "{game}: {} mm", sheet.layout.board);
        let told: Vec<&str> = sheet.remarks.iter().map(|msg| msg.id()).collect();
        assert_eq!(told, if fits < 12 { vec!["work_lowered"] } else { Vec::new() }, "{game}");
        assert_eq!(tasks(&sheet, "").len(), 12, "no task is lost");
    }
}

#[test]
fn every_number_on_every_paper_keeps_its_boards_readable() {
    for format in Format::ALL {
        for per_page in WorkChoice::PER_PAGE {
            for (skill, game, least) in [("field/name", "chess", 45), ("field/name", "scharten", 70)] {
                let choice = WorkChoice { format, per_page, versions: 1, ..WorkChoice::default() };
                let (choice, sets) = drill(skill, game, choice);
                let layout = worksheet(&choice, &sets).layout;
                assert!(layout.board >= least, "{format:?} {per_page} {game}: {} mm", layout.board);
                assert!(layout.columns * layout.rows >= layout.on_page);
            }
        }
    }
}

#[test]
fn versions_of_generated_tasks_differ_and_equal_numbers_give_equal_sheets() {
    let (choice, sets) = drill("chess/capture", "chess", WorkChoice { number: 17, ..WorkChoice::default() });
    let [a, b] = &sets.versions[..] else { panic!("two versions") };
    assert_eq!((a.len(), b.len()), (6, 6));
    let keys = |tasks: &[Arc<PaperTask>]| -> Vec<String> {
        tasks.iter().map(|task| task.key.clone().unwrap().text).collect()
    };
    assert!(
        a.iter().all(|task| b.iter().all(|other| task.boards != other.boards)),
        "{:?} {:?}",
        keys(a),
        keys(b)
    );
    assert_eq!(sets, drill("chess/capture", "chess", WorkChoice { number: 17, ..WorkChoice::default() }).1);
    assert_ne!(sets, drill("chess/capture", "chess", WorkChoice { number: 18, ..WorkChoice::default() }).1);
    let sheet = worksheet(&choice, &sets);
    let pages: Vec<(&str, bool)> =
        sheet.pages.iter().map(|page| (page.version, matches!(page.content, WorkContent::Key(_)))).collect();
    assert_eq!(pages, [("A", false), ("B", false), ("", true)], "short keys share a page");
}

#[test]
fn a_move_to_write_is_an_arrow_on_the_board_before_it() {
    let games = games_of_text("1. e4 e5 2. Nf3 *", &Style::pgn());
    let exercises = exercises_of_games(&games, GameTask::Write, 1, 6);
    let choice = WorkChoice { source: SourceKind::Games, versions: 1, ..WorkChoice::default() };
    let sets = arranged(&exercises, true, &choice, Language::Fr);
    let keys: Vec<&str> =
        sets.versions[0].iter().map(|task| task.key.as_ref().unwrap().text.as_str()).collect();
    assert_eq!(keys, ["e4", "e5", "Cf3"]);
    let first = &sets.versions[0][0];
    assert_eq!(first.boards[0].scene.pieces.len(), 32);
    let board = first.boards[0].scene.board;
    let names: Vec<String> =
        first.boards[0].arrows[0].fields.iter().map(|field| board.naming.name(&board.grid, *field)).collect();
    assert_eq!(names, ["e2", "e4"]);
    assert_eq!(first.answer, AnswerSpace::Lines(1));
    assert_eq!(sets.remarks.iter().map(|msg| msg.id()).collect::<Vec<_>>(), ["work_fewer"]);
    // Equal moves, written and to be drawn.
    let exercises = exercises_of_games(&games, GameTask::Draw, 1, 6);
    let sets = arranged(&exercises, true, &choice, Language::Fr);
    let given: Vec<&str> = sets.versions[0].iter().map(|task| task.given.as_str()).collect();
    assert_eq!(given, ["e4", "e5", "Cf3"]);
    assert!(sets.versions[0].iter().all(|task| task.answer == AnswerSpace::Drawn));
    assert_eq!(sets.versions[0][2].key.as_ref().unwrap().text, "Cf3 (g1-f3)");
}

#[test]
fn records_with_positions_are_moves_to_find() {
    let text = "[FEN \"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1\"]\n\n1. Rd8# 1-0\n\n[Event \"?\"]\n\n1. e4 *\n";
    // A single move does not tell the letters of a record: they are English, whatever those of the reader are.
    let games = games_of_text(text, &notabene_study::style(Language::Fr));
    assert_eq!(games.len(), 2);
    let exercises = exercises_of_games(&games, GameTask::Find, 1, 12);
    let choice = WorkChoice { versions: 1, ..WorkChoice::default() };
    let sets = arranged(&exercises, true, &choice, Language::En);
    let [task] = &sets.versions[0][..] else { panic!("one record begins with a position") };
    assert_eq!(task.prompt, "White to move");
    assert!(task.key.as_ref().unwrap().text.contains("Rd8#"));
    // Records are hostile.
    for text in ["", "nonsense", "[FEN \"x\"] 1. e4", "{", "[Event \"", "1. Zz9 *"] {
        let games = games_of_text(text, &Style::pgn());
        GameTask::ALL.iter().for_each(|task| drop(exercises_of_games(&games, *task, 1, 12)));
    }
}

#[test]
fn exercises_of_courses_have_sentences_for_a_pencil() {
    for name in ["notation", "chess960", "scharten", "draughts"] {
        let course = course(name);
        let all = exercises_of_course(&course, "");
        for language in [Language::En, Language::Fr] {
            let choice = WorkChoice { per_page: 12, pages: 4, versions: 2, ..WorkChoice::default() };
            let sets = arranged(&all, false, &choice, language);
            let [a, b] = &sets.versions[..] else { panic!("two versions") };
            assert!(!a.is_empty() && a.len() == b.len(), "{name}");
            assert_ne!(a, b, "{name}: another order");
            for task in a.iter().chain(b) {
                assert!(task.key.is_some(), "{name}: {}", task.prompt);
                for word in ["Tap ", "click", "Touche ", "Watch the move"] {
                    assert!(!task.prompt.contains(word), "{name}: {}", task.prompt);
                }
            }
            let sheet = worksheet(&choice, &sets);
            assert_eq!(tasks(&sheet, "A").len(), a.len());
        }
        let lesson = course.lessons.iter().find(|lesson| !lesson.exercises.is_empty()).unwrap();
        assert_eq!(exercises_of_course(&course, &lesson.id), lesson.exercises);
    }
}

#[test]
fn every_skill_becomes_tasks_on_paper() {
    for game in
        ["chess", "chess960", "scharten", "scharten-loud", "draughts/international", "draughts/russian"]
    {
        for skill in task::of_game(game) {
            let choice = WorkChoice { per_page: 2, ..WorkChoice::default() };
            let (choice, sets) = drill(skill.id, game, choice);
            let counts: Vec<usize> = sets.versions.iter().map(Vec::len).collect();
            let expected = if needs_screen(skill.id) { [0, 0] } else { [2, 2] };
            // Several darts cannot be shown on one board.
            let is_thrown = game == "scharten-loud" && skill.id.starts_with("sheet/");
            assert!(counts == expected || is_thrown, "{game} {}: {counts:?}", skill.id);
            drop(worksheet(&choice, &sets));
        }
    }
}

#[test]
fn empty_diagrams_are_there_for_every_game() {
    for game in VARIANTS {
        let versions = vec![empty_diagrams(game.id, 12)];
        let sets = WorkSets { versions, remarks: Vec::new() };
        let sheet = worksheet(&WorkChoice { per_page: 12, ..WorkChoice::default() }, &sets);
        assert_eq!(tasks(&sheet, "").len(), 12, "{}", game.id);
        assert!(sheet.pages.iter().all(|page| matches!(page.content, WorkContent::Tasks { .. })));
        assert!(tasks(&sheet, "").iter().all(|task| task.boards[0].scene.pieces.is_empty()));
    }
    assert!(empty_diagrams("nonsense", 12).is_empty());
}

#[test]
fn choices_survive_and_damage_falls_back_line_by_line() {
    let mut choice = WorkChoice { number: 44, source: SourceKind::Games, ..WorkChoice::default() };
    choice.set_title("Tafel 3 = \u{1F600}\nzwei");
    assert_eq!(choice.title, "Tafel 3 = \u{1F600}zwei");
    assert_eq!(WorkChoice::restore(&choice.save()), Some(choice.clone()));
    let damaged = choice.save().replace("per-page=6", "per-page=7").replace("number=44", "number=-1");
    let number = WorkChoice::default().number;
    assert_eq!(WorkChoice::restore(&damaged), Some(WorkChoice { number, ..choice.clone() }));
    for text in ["", "nonsense", "worksheet 2\nformat=a5", "\u{0}"] {
        assert_eq!(WorkChoice::restore(text), None);
    }
    let old = choice.number;
    choice.set_seed(old - 1);
    assert_ne!(choice.number, old);
    for text in ["", "x", "letter", "letter 99", "a5 40", " "] {
        let plan = PlanChoice::read(text);
        assert!(DIAMETERS.contains(&plan.centimetres) && PlanChoice::FORMATS.contains(&plan.format));
    }
    let plan = PlanChoice { format: Format::Letter, centimetres: 40 };
    assert_eq!(PlanChoice::read(&plan.text()), plan);
}

#[test]
fn the_parts_of_the_board_fit_on_their_paper_and_make_the_whole_disc() {
    for format in PlanChoice::FORMATS {
        for centimetres in DIAMETERS {
            let all = tiles(format, centimetres);
            assert_eq!(
                all.iter().map(|tile| tile.name.as_str()).collect::<Vec<_>>(),
                ["A1", "B1", "C1", "A2", "B2", "C2"]
            );
            let [width, height] = page(format);
            let mut area = 0.0;
            for tile in &all {
                area += tile.size[0] * tile.size[1];
                for (n, (most, margin)) in [(width, 5.0), (height, 7.0)].into_iter().enumerate() {
                    let end = tile.on_page[n] + tile.size[n] + tile.glue[n];
                    assert!(
                        tile.on_page[n] >= margin && end <= most - margin,
                        "{format:?} {centimetres} {}",
                        tile.name
                    );
                }
            }
            let diameter = f64::from(centimetres) * 10.0;
            assert!((area - diameter * diameter).abs() < 0.01);
            let edges: Vec<[f64; 2]> = all.iter().map(|tile| tile.glue).collect();
            assert_eq!(edges[0], [GLUE, GLUE]);
            assert_eq!(edges[5], [0.0, 0.0]);
        }
    }
}

#[test]
fn tasks_of_different_heights_run_across_and_no_room_is_kept_for_tasks_that_are_not_there() {
    let course = course("notation");
    let mut is_mixed = false;
    for lesson in course.lessons.iter().filter(|lesson| !lesson.exercises.is_empty()) {
        let all = exercises_of_course(&course, &lesson.id);
        for per_page in [4, 6, 12] {
            let choice = WorkChoice { per_page, pages: 4, versions: 1, ..WorkChoice::default() };
            let sheet = worksheet(&choice, &arranged(&all, false, &choice, Language::En));
            assert!(sheet.layout.on_page <= all.len() && sheet.layout.columns <= all.len());
            let mut next = 1;
            for page in &sheet.pages {
                let WorkContent::Tasks { tasks, columns, .. } = &page.content else { continue };
                for (n, _) in tasks {
                    assert_eq!(*n, next, "the order stays");
                    next += 1;
                }
                is_mixed |= columns.is_some();
                assert!(columns.is_none_or(|columns| columns == sheet.layout.columns));
            }
        }
    }
    assert!(is_mixed, "some lessons have tasks of several heights");
}

#[test]
fn few_tasks_take_the_whole_page_however_many_were_asked_for() {
    let (_, sets) =
        drill("chess/piece", "chess", WorkChoice { per_page: 1, pages: 4, ..WorkChoice::default() });
    let four = |per_page| worksheet(&WorkChoice { per_page, ..WorkChoice::default() }, &sets);
    let layout = four(4).layout;
    for per_page in WorkChoice::PER_PAGE.into_iter().filter(|n| *n > 4) {
        let sheet = four(per_page);
        assert_eq!(sheet.layout, layout, "{per_page} asked for");
        // That there are no more is another remark.
        assert_eq!(sheet.remarks, sets.remarks, "{per_page} asked for");
    }
}
