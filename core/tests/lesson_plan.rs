//! The courses beside the plan of the lessons: everything of the plan is there, and is judged as it says.
#![cfg(not(target_arch = "wasm32"))]

use notabene_core::lesson::{self, Course};
use notabene_core::record::place;
use notabene_core::text::Language;

fn course(name: &str) -> Course {
    let path = format!("{}/../www/courses/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap();
    lesson::read(&text).unwrap_or_else(|problems| {
        let told: Vec<String> = problems
            .iter()
            .map(|p| {
                let (line, column) = place(&text, p.at);
                let shown = text.lines().nth(line as usize - 1).unwrap_or_default();
                format!("{name}:{line}:{column} {} | {shown}", Language::En.say(&p.says))
            })
            .collect();
        panic!("{}", told.join("\n"))
    })
}

#[test]
fn the_courses_can_be_read() {
    for name in ["notation", "chess960", "scharten", "draughts"] {
        let course = course(name);
        assert_eq!(course.id, name);
    }
}
