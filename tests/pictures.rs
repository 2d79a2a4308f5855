//! Pictures of the README and of the page for teachers, taken of the published page: `cargo xtask pictures`.
#![cfg(not(target_arch = "wasm32"))]
#![allow(dead_code)] // each test uses its own part of the browser

#[path = "e2e/app.rs"]
mod app;
mod browser;

use app::App;
use notabene::core::exchange::result::{AnswerCount, PupilResult, TaskKind, TaskResult, write};
use serde_json::json;
use std::path::Path;

/// The folder of the pictures.
const FOLDER: &str = "docs/pictures";
/// Width and height in pixels.
const SIZE: (u32, u32) = (1100, 760);
/// Quality of the pictures, in percent: with 80 letters stay sharp.
const QUALITY: u32 = 80;
/// Largest file in bytes: README is read on phones, too.
const MOST: usize = 70_000;

/// A short game with a capture, castling and a check, as somebody types it.
const GAME: &str = "1 e4 e5 2 Nf3 Nc6 3 Bb5 a6 4 Bxc6 dxc6 5 O-O Bg4 6 h3 Bxf3 7 Qxf3 Qd6 8 Qb3";

/// A picture: its name, the page, an element that shows that all is there, and what is done before.
struct Scene {
    name: &'static str,
    page: &'static str,
    there: &'static str,
    prepare: fn(&App),
}

const SCENES: [Scene; 4] = [
    Scene { name: "game", page: "", there: ".sheet .move", prepare: |_| {} },
    Scene { name: "scharten", page: "#scharten", there: "[data-figure] .diagram", prepare: |_| {} },
    Scene {
        name: "lesson",
        page: "#learn/notation/L05/L05-1",
        there: ".lesson-text .prompt",
        prepare: |_| {},
    },
    Scene { name: "wall", page: "#wall", there: ".wall svg.board", prepare: |_| {} },
];

/// Writes the moves of the game.
fn play(app: &App) {
    app.fill(".write input", GAME);
    app.keys(browser::key::ENTER);
    app.wait_until("the moves are played", || app.texts(".sheet .move").len() == 15);
}

/// Pictures of the page for teachers, in light colours.
const TEACHERS: [Scene; 5] = [
    Scene {
        name: "vote",
        page: "#wall",
        there: ".wall svg.board",
        prepare: |app| {
            app.keys(browser::key::HOME);
            app.keys(" tv");
            for (from, to) in [("e7", "e5"), ("c7", "c5"), ("e7", "e6")] {
                for name in [from, to] {
                    app.tap(browser::Pointer::Touch, wall_square(app, name));
                }
            }
            app.keys("1111222223");
            app.find(".wall-choice.winner");
        },
    },
    Scene {
        name: "remote",
        page: "#wall",
        there: ".wall svg.board",
        prepare: |app| {
            app.keys("tq");
            app.find(".wall-remote svg");
        },
    },
    Scene {
        name: "class",
        page: "#class",
        there: "main.my-class table",
        prepare: |app| scroll_to(app, "main.my-class .count"),
    },
    Scene {
        name: "worksheet",
        page: "#print/work",
        there: ".leaf-page[data-kind=work] img",
        prepare: |app| scroll_to(app, ".leaf-page[data-kind=work]"),
    },
    Scene {
        name: "course",
        page: "#courses",
        there: "[data-do=new-course]",
        prepare: |app| {
            app.click("[data-do=new-course]");
            app.find(".builder [name=title]");
            app.fill(".builder [name=title]", "Knights and pawns");
            app.script("location.hash = '#courses/own1/1'", &[]);
            app.find("[data-do=new-exercise]");
            app.click("[data-do=new-exercise]");
            app.find(".builder [name=kind]");
            app.pick(".builder [name=kind]", "play");
            scroll_to(app, ".builder .stand");
            for cell in ["6", "21"] {
                app.touch(&format!(".builder .stand [data-cell='{cell}']"));
            }
            app.find("[data-answer=right]");
            scroll_to(app, ".builder");
        },
    },
];

/// Brings an element to the upper edge.
fn scroll_to(app: &App, css: &str) {
    app.script("document.querySelector(arguments[0]).scrollIntoView()", &[css.into()]);
}

/// The middle of a square of the wall.
fn wall_square(app: &App, name: &str) -> browser::Point {
    let (file, rank) = browser::file_and_rank(name);
    let frame = app.frame("main.wall svg.board");
    let part = |n: u8| (f64::from(n) + 0.5) / 8.0;
    browser::Point { x: frame.left + part(file) * frame.width, y: frame.top + part(7 - rank) * frame.height }
}

/// Results of a small class, as the page of the class keeps them.
fn class_of_five() -> String {
    let names = ["Anna", "Ben", "Chloé", "Dirk", "Eva"];
    let result = |n: usize, kind, task: &str, right| {
        let count = AnswerCount { right, asked: 10 };
        let result = TaskResult::new(kind, task, 29_930_400 + n as u32, count);
        PupilResult { pupil: names[n].into(), result }
    };
    let all = (0..names.len()).flat_map(|n| {
        let right = [10, 8, 9, 5, 7][n];
        [
            result(n, TaskKind::Lesson, "notation/L05", right),
            result(n, TaskKind::Drill, "chess/find", (right + 3) % 11),
            result(n, TaskKind::Dictation, "chess", right - 3),
        ]
    });
    all.map(|result| write(&result) + "\n").collect()
}

/// The visible part of the page as WebP.
fn picture(app: &App) -> Vec<u8> {
    let wish = json!({"format": "webp", "quality": QUALITY});
    let told = app.devtools("Page.captureScreenshot", &wish);
    browser::decoded(told["data"].as_str().expect("a picture"))
}

#[test]
#[ignore = "a chore: run `cargo xtask pictures`"]
fn pictures_of_the_readme() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(FOLDER);
    std::fs::create_dir_all(&folder).unwrap();
    let app = App::open();
    app.resize(SIZE.0, SIZE.1);
    app.speak("en");
    play(&app);
    for theme in ["light", "dark"] {
        app.visit("");
        app.set("Theme", theme);
        for scene in &SCENES {
            app.visit(scene.page);
            app.reload();
            app.find(scene.there);
            (scene.prepare)(&app);
            app.let_settle();
            let bytes = picture(&app);
            assert!(bytes.len() <= MOST, "{}: {} bytes", scene.name, bytes.len());
            std::fs::write(folder.join(format!("{}-{theme}.webp", scene.name)), bytes).unwrap();
        }
    }
    assert_eq!(app.console(), Vec::<String>::new());
}

#[test]
#[ignore = "a chore: run `cargo xtask pictures`"]
fn pictures_for_teachers() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(FOLDER).join("teachers");
    std::fs::create_dir_all(&folder).unwrap();
    let app = App::open();
    app.resize(SIZE.0, SIZE.1);
    app.speak("en");
    play(&app);
    app.visit("#class");
    app.fill("[name=results]", &class_of_five());
    app.click("[data-do=class-add]");
    app.find("main.my-class table");
    for scene in &TEACHERS {
        app.visit("");
        app.visit(scene.page);
        app.find(scene.there);
        (scene.prepare)(&app);
        app.let_settle();
        std::fs::write(folder.join(format!("{}.webp", scene.name)), picture(&app)).unwrap();
    }
}

/// README shows each picture in both colours, and no other.
#[test]
fn the_readme_shows_all_pictures() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let readme = std::fs::read_to_string(root.join("README.md")).unwrap();
    let files = std::fs::read_dir(root.join(FOLDER)).unwrap().map(|file| file.unwrap());
    let files = files.filter(|file| file.path().is_file());
    let names: Vec<String> =
        files.map(|file| format!("{FOLDER}/{}", file.file_name().to_str().unwrap())).collect();
    assert_eq!(names.len(), 2 * SCENES.len());
    for name in &names {
        assert!(readme.contains(name), "README does not show {name}");
    }
    assert_eq!(readme.matches(FOLDER).count(), names.len(), "README shows pictures that are not there");
}

/// The page for teachers shows each of its pictures, and no other.
#[test]
fn the_page_for_teachers_shows_its_pictures() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(root.join("docs/teachers.md")).unwrap();
    for scene in &TEACHERS {
        let name = format!("pictures/teachers/{}.webp", scene.name);
        assert!(text.contains(&name), "the page does not show {name}");
        assert!(root.join("docs").join(&name).is_file(), "{name} was not taken");
    }
    assert_eq!(text.matches("](pictures/").count(), TEACHERS.len());
}
