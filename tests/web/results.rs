//! Results: handed in by pupils, collected by a teacher without a server, refused if they are hostile.

use crate::app::App;
use crate::app::key;
use crate::class_sample::{TIME, lesson, sample};
use crate::door::tap;
use crate::records::english;
use notabene::core::exchange::result::{AnswerCount, PupilResult, TaskKind, TaskResult, read, write};
use notabene::study::class::{ClassBook, ClassTable};
use notabene::study::schedule::Schedule;
use serde_json::{Value, json};
use wasm_bindgen_test::*;

/// Puts a text into the storage of the device.
fn store(app: &App, name: &str, text: &str) {
    let put = "localStorage.setItem('notabene.1.' + arguments[0], arguments[1])";
    app.script(put, &[name.into(), text.into()]);
}

/// Forgets everything, as on the device of somebody else.
fn fresh(app: &App) {
    app.script("localStorage.clear(); sessionStorage.clear(); localStorage.setItem('notabene.1.settings', 'language=en\\n')", &[]);
}

/// Hands in the result on the page, as a pupil with a name, and closes the window.
pub async fn handed_in(app: &App) -> TaskResult {
    app.click("[data-do=hand-in]").await;
    app.wait_until("the window is open", || app.has("dialog[open] [name=pupil], dialog[open] [name=code]"))
        .await;
    if app.has("dialog[open] [name=pupil]") {
        app.fill("dialog[open] [name=pupil]", "Anna").await;
        app.keys(key::ENTER).await;
    }
    app.find("dialog[open] .squares svg").await;
    let result = read(&value(app, "code")).expect("a result");
    assert_eq!(result.pupil, "Anna");
    app.close_dialog().await;
    result.result
}

/// Opens the page of the class.
async fn open_class(app: &App) {
    app.script("location.hash = '#class'", &[]);
    app.find("main.my-class textarea").await;
}

/// Pastes a text, and adds what is in it.
async fn add(app: &App, text: &str) {
    let paste = "const area = document.querySelector('[name=results]'); area.value = arguments[0];
        area.dispatchEvent(new Event('input', {bubbles: true}))";
    app.script(paste, &[text.into()]);
    tap(app, "Add").await;
}

/// Chooses a file with these bytes.
async fn choose(app: &App, bytes: &[u8]) {
    let put =
        "const box = new DataTransfer(); box.items.add(new File([new Uint8Array(arguments[0])], 'x.txt'));
        const input = document.querySelector('[name=class-file]');
        input.files = box.files; input.dispatchEvent(new Event('change', {bubbles: true}))";
    app.script(put, &[json!(bytes)]);
}

fn status(app: &App) -> String {
    app.text(".outcome [role=status]")
}

fn value(app: &App, name: &str) -> String {
    app.property(&format!("dialog[open] [name={name}]"), "value")
}

#[wasm_bindgen_test]
async fn thirty_results_of_thirty_pupils_make_the_table_of_the_class() {
    let app = english().await;
    let read_time = "return Math.floor(Date.now() / 1000 - new Date().getTimezoneOffset() * 60)";
    let mut links = Vec::new();
    for n in 1..=30_u32 {
        fresh(&app);
        let now = app.script(read_time, &[]).as_u64().expect("a time");
        let mut schedule = Schedule::default();
        for (k, task) in schedule.today(&["chess"], now).iter().enumerate() {
            schedule.done_planned(task, if (k as u32 * 7 + n) % 10 < n % 11 { 3 } else { 2 }, now);
        }
        store(&app, "practice", &schedule.text());
        app.script("location.hash = '#practise'", &[]);
        app.reload().await;
        app.find(".today [data-do=hand-in]").await;
        app.let_settle().await;
        app.click(".today [data-do=hand-in]").await;
        app.fill("dialog[open] [name=pupil]", &n.to_string()).await;
        app.keys(key::ENTER).await;
        app.find("dialog[open] .squares svg").await;
        links.push(value(&app, "link"));
    }
    let mut book = ClassBook::default();
    for link in &links {
        let (_, code) = link.split_once('#').expect("a code");
        assert!(book.add(read(code).expect("a result")));
    }
    let table = ClassTable::new(&book);
    fresh(&app);
    open_class(&app).await;
    app.reload().await;
    app.find("main.my-class textarea").await;
    // From a message with other words around.
    let message: Vec<String> =
        links.iter().enumerate().map(|(n, link)| format!("Pupil {n}: {link}. Bye!")).collect();
    add(&app, &message.join("\n")).await;
    app.expect("all are new", "New results: 30. Here already: 0.".to_string(), || status(&app)).await;
    assert_eq!(app.text(".my-class > .count"), "Pupils: 30 · Results: 30");
    let numbers: Vec<String> = (1..=30).map(|n| n.to_string()).collect();
    assert_eq!(app.texts(".results tbody th"), numbers);
    assert_eq!(app.count(".results thead th"), table.columns.len() + 1);
    let shown = app.texts(".results tbody td:not(.tools)");
    let cells = table.rows.iter().flat_map(|row| &row.cells).map(|cell| cell.map(|it| (it.right, it.asked)));
    for (shown, cell) in shown.iter().zip(cells) {
        let expected = cell.map_or("–".to_string(), |(right, asked)| format!("{right}/{asked}"));
        assert!(shown.ends_with(&expected), "{shown} is not {expected}");
    }
    let help = app.texts(".help dd");
    assert_eq!(help.len(), table.help.len().min(12));
    for (line, shown) in table.help.iter().zip(&help) {
        let names = line.pupils.iter().map(|(name, it)| format!("{name} ({}/{})", it.right, it.asked));
        assert_eq!(*shown, names.collect::<Vec<_>>().join(", "));
    }
    add(&app, &links.join(" ")).await;
    app.expect("none twice", "New results: 0. Here already: 30.".to_string(), || status(&app)).await;
    app.reload().await;
    app.expect("they are kept", 30, || app.count(".results tbody tr")).await;
    assert_eq!(app.console(), [""; 0], "the console");
}

#[wasm_bindgen_test]
async fn hostile_codes_links_and_files_are_refused_with_a_reason() {
    let app = english().await;
    open_class(&app).await;
    let right = write(&lesson("Anna", "notation/L05", 3, 7));
    let changed = format!("{}{}", &right[..right.len() - 1], if right.ends_with('A') { 'B' } else { 'A' });
    let lie = write(&PupilResult {
        pupil: "Bo".into(),
        result: TaskResult { count: AnswerCount { right: 9, asked: 1 }, ..lesson("Bo", "x", 1, 1).result },
    });
    let newer = format!("r=2{}", &right[3..]);
    let long = format!("r=1{}", "A".repeat(20_000));
    let reasons = [
        ("", "There is no result"),
        ("Hello teacher", "There is no result"),
        ("https://example.org/#learn/notation", "something else"),
        ("javascript://x", "something else"),
        (changed.as_str(), "missing or wrong"),
        (&right[..right.len() - 3], "missing or wrong"),
        (newer.as_str(), "newer Notabene"),
        (long.as_str(), "too long"),
        (lie.as_str(), "are impossible"),
        ("r=<img/src=x/onerror=window.hit=1>", "missing or wrong"),
    ];
    for (text, reason) in reasons {
        add(&app, text).await;
        app.wait_until(reason, || app.text(".problems").contains(reason)).await;
        assert_eq!(app.count(".results"), 0, "{text}");
    }
    for (bytes, reason) in [
        (vec![0, 1, 2, 255, 254, 0], "There is no result"),
        (b"\x89PNG\r\n\x1a\n\0\0".to_vec(), "There is no result"),
        (long.clone().into_bytes(), "too long"),
        (format!("notabene class 1\n{changed}\n").into_bytes(), "missing or wrong"),
    ] {
        add(&app, &right).await;
        app.expect("a good one", 1, || app.count(".results tbody tr")).await;
        choose(&app, &bytes).await;
        app.wait_until(reason, || app.text(".problems").contains(reason)).await;
    }
    for (hash, reason) in
        [(&changed, "missing or wrong"), (&newer, "newer Notabene"), (&lie, "are impossible")]
    {
        app.visit("").await;
        app.script("location.hash = '#' + arguments[0]", &[hash.as_str().into()]);
        app.wait_until(reason, || app.has(".problems") && app.text(".problems").contains(reason)).await;
    }
    assert_eq!(app.count(".results tbody tr"), 1);
    // A name that looks like markup is a name.
    add(&app, &write(&lesson("<img src=x onerror=hit=1>", "notation/L05", 1, 7))).await;
    app.expect("the name", 2, || app.count(".results tbody tr")).await;
    assert!(app.texts(".results tbody th").iter().any(|name| name.starts_with("<img")));
    assert_eq!(app.count("main.my-class img"), 0);
    assert_eq!(app.script("return window.hit ?? 0", &[]), 0);
    assert_eq!(app.console(), [""; 0], "the console");
}

#[wasm_bindgen_test]
async fn a_class_has_a_list_of_names_a_table_for_spreadsheets_and_diplomas() {
    let app = english().await;
    open_class(&app).await;
    let course = TaskResult::new(TaskKind::Course, "notation", TIME, AnswerCount::new(40, 50));
    let codes = [
        write(&lesson("Erik", "notation/L01", 3, 7)),
        write(&PupilResult { pupil: "Élise".into(), result: course }),
        write(&lesson("Ismael", "notation/L01", 7, 7)),
    ];
    add(&app, &codes.join(" ")).await;
    // In the order of the language, not of the characters.
    let names = |names: &[&str]| names.iter().map(|name| name.to_string()).collect::<Vec<_>>();
    app.expect("the pupils", names(&["Élise", "Erik", "Ismael"]), || app.texts(".results tbody th")).await;
    app.wait_until("the course has its name", || {
        app.texts(".results thead th").iter().any(|head| head.contains("Writing chess moves"))
    })
    .await;
    assert!(!app.has(".missing"), "nobody is missing without a list");
    let set = "const area = document.querySelector('[name=class-list]'); area.value = arguments[0];
        area.dispatchEvent(new Event('change', {bubbles: true}))";
    app.script(set, &["Élise\nErik\nIsmael\nZoé".into()]);
    app.expect("who is missing", "Zoé".to_string(), || {
        app.texts(".missing dd").first().cloned().unwrap_or_default()
    })
    .await;
    app.expect("a row for all", 4, || app.count(".results tbody tr")).await;
    crate::games::catch(&app);
    app.click("[data-do=class-table-save]").await;
    let saved = || {
        app.script("return window.saved['notabene.class.csv'] ?? ''", &[])
            .as_str()
            .unwrap_or_default()
            .to_string()
    };
    app.wait_until("the table is saved", || saved().contains("\r\nErik,")).await;
    let table = saved();
    assert!(
        table.trim_start_matches('\u{feff}').starts_with("Pupil,") && table.contains("\r\nZoé,,,"),
        "{table}"
    );
    // One diploma for the one who completed the course, and any other name.
    app.click("[data-do=class-diplomas]").await;
    app.expect("the diploma", names(&["Élise"]), || app.texts(".diploma .pupil")).await;
    assert_eq!(app.text(".diploma .sign-here"), "Signature");
    app.fill("[name=pupils]", "Élise\nZoé").await;
    app.expect("two diplomas", names(&["Élise", "Zoé"]), || app.texts(".diploma .pupil")).await;
    app.reload().await;
    app.expect("two diplomas after a reload", names(&["Élise", "Zoé"]), || app.texts(".diploma .pupil"))
        .await;
    assert_eq!(app.property("[name=pupils]", "value"), "Élise\nZoé");
    assert_eq!(app.console(), [""; 0], "the console");
}

#[wasm_bindgen_test]
async fn a_finished_lesson_is_shown_to_the_teacher_whenever_it_is_opened() {
    let app = english().await;
    let course = notabene::study::read(include_str!("../../www/courses/notation.txt")).expect("a course");
    let mut progress = notabene::study::Progress::default();
    let lesson = &course.lessons[0];
    for exercise in &lesson.exercises {
        progress.record("notation", &exercise.id, 3);
    }
    store(&app, "progress", &progress.text());
    app.script("location.hash = '#learn/notation/' + arguments[0]", &[lesson.id.as_str().into()]);
    app.reload().await;
    app.find(".lesson-text [data-do=hand-in]").await;
    assert_eq!(handed_in(&app).await.task, format!("notation/{}", lesson.id));
    app.script("location.hash = '#learn/notation/' + arguments[0]", &[course.lessons[1].id.as_str().into()]);
    app.wait_until("another lesson, not begun", || !app.has(".lesson-text [data-do=hand-in]")).await;
}

const CLASS: &str = "class";

fn stored(app: &App, name: &str) -> Value {
    app.script("return localStorage.getItem('notabene.1.' + arguments[0])", &[name.into()])
}

#[wasm_bindgen_test]
async fn results_are_deleted_with_one_tap_and_brought_back() {
    let app = english().await;
    store(&app, CLASS, &sample().text());
    open_class(&app).await;
    app.expect("the class", 8, || app.count(".results tbody tr")).await;
    app.script("document.querySelector('[data-do=class-remove]').focus()", &[]);
    app.keys(key::ENTER).await;
    app.expect("one less", 7, || app.count(".results tbody tr")).await;
    assert_eq!(status(&app), "Deleted results: 6.");
    app.find("[data-do=class-undo]:focus").await;
    app.keys(key::ENTER).await;
    app.expect("all again", 8, || app.count(".results tbody tr")).await;
    tap(&app, "Delete all results").await;
    app.wait_until("none", || app.text(".my-class").contains("No results yet.")).await;
    tap(&app, "Bring them back").await;
    app.expect("all again", 8, || app.count(".results tbody tr")).await;
    assert_eq!(stored(&app, CLASS).as_str().map(str::len), Some(sample().text().len()), "nothing is lost");
    // A file of the class is read again.
    let catch = "window.saved = null; HTMLAnchorElement.prototype.click = function () {
        window.saved = decodeURIComponent(this.href.split(',')[1]); }";
    app.script(catch, &[]);
    tap(&app, "Save as a file").await;
    let file = app.script("return window.saved", &[]).as_str().expect("a file").to_string();
    tap(&app, "Delete all results").await;
    app.wait_until("none", || app.text(".my-class").contains("No results yet.")).await;
    choose(&app, file.as_bytes()).await;
    app.expect("all again", 8, || app.count(".results tbody tr")).await;
    app.pick("select[name=part]", "skills").await;
    app.expect("skills only", 3, || app.count(".results thead th")).await;
    assert_eq!(app.console(), [""; 0], "the console");
}
