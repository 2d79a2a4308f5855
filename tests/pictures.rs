//! Pictures of the README, taken of the published page in light and dark colours: `cargo xtask pictures`.
#![cfg(not(target_arch = "wasm32"))]
#![allow(dead_code)] // each test uses its own part of the browser

#[path = "e2e/app.rs"]
mod app;
mod browser;

use app::App;
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

/// README shows each picture in both colours, and no other.
#[test]
fn the_readme_shows_all_pictures() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let readme = std::fs::read_to_string(root.join("README.md")).unwrap();
    let files = std::fs::read_dir(root.join(FOLDER)).unwrap();
    let names: Vec<String> =
        files.map(|file| format!("{FOLDER}/{}", file.unwrap().file_name().to_str().unwrap())).collect();
    assert_eq!(names.len(), 2 * SCENES.len());
    for name in &names {
        assert!(readme.contains(name), "README does not show {name}");
    }
    assert_eq!(readme.matches(FOLDER).count(), names.len(), "README shows pictures that are not there");
}
