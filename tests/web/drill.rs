//! Free drills: fields and moves are asked for, and answered by mouse, finger and keys.

use crate::app::App;
use crate::app::key;
use crate::results::handed_in;
use notabene::core::exchange::result::TaskKind;
use wasm_bindgen_test::*;

/// The page of drills in a language.
async fn drills(language: &str) -> App {
    let app = App::speaking(language).await;
    app.script("location.hash = '#drill'", &[]);
    app.find("main.drill [data-do=begin]").await;
    app
}

async fn choose(app: &App, kind: &str, game: &str) {
    app.pick("main.drill select[name=game]", game).await;
    // On a phone the board stays in sight, over what was scrolled under it.
    app.click(&format!("main.drill [data-kind={kind}]")).await;
    // The choice of moves, fields and side is in the collapsed settings.
    if !app.has("main.drill .more[open]") {
        app.click("main.drill .more summary").await;
    }
}

async fn begin(app: &App) {
    app.click("main.drill [data-do=begin]").await;
    app.wait_until("a task is told", || !ask(app).is_empty()).await;
}

fn ask(app: &App) -> String {
    app.texts("main.drill .ask").concat()
}

fn verdict(app: &App) -> String {
    app.texts("main.drill .verdict").concat()
}

fn stars(app: &App) -> String {
    let read = "return Array.from(document.querySelectorAll('.stars i'), i => i.dataset.stars).join('')";
    app.script(read, &[]).as_str().unwrap_or_default().to_string()
}

/// The name of the field in a task such as "Où est e4 ? ...".
fn wanted(app: &App) -> String {
    let ask = ask(app);
    let is = |word: &&str| word.len() == 2 && word.ends_with(|c: char| c.is_ascii_digit());
    ask.split([' ', '?', '\u{202f}']).find(is).unwrap_or_else(|| panic!("no field in {ask}")).to_string()
}

async fn tap(app: &App, name: &str) {
    app.click(&format!("main.drill [data-cell='{}']", crate::app::square(name))).await;
}

/// Asks for help until the answer is shown, and returns it.
async fn told(app: &App) -> String {
    app.click("main.drill [data-do=help]").await;
    app.click("main.drill [data-do=help]").await;
    let answer = || verdict(app).strip_prefix("The answer is ").map(String::from);
    app.wait_until("the answer is told", || answer().is_some()).await;
    answer().unwrap_or_default().trim_end_matches(". Now you.").to_string()
}

#[wasm_bindgen_test]
async fn a_field_is_found_by_finger_and_a_wrong_one_is_told_what_is_right() {
    let app = drills("fr").await;
    choose(&app, "find", "chess").await;
    begin(&app).await;
    let name = wanted(&app);
    let (file, rank) = (&name[..1], &name[1..]);
    let other = format!("{file}{}", if rank == "8" { 1 } else { rank.parse::<u8>().unwrap() + 1 });
    tap(&app, &other).await;
    let begins = format!("Ça, c’est {other}. Le {file} est bon\u{202f}!");
    app.wait_until("what is right comes first", || verdict(&app).starts_with(&begins)).await;
    assert_eq!(wanted(&app), name, "the task stays");
    tap(&app, &name).await;
    app.expect("two stars", "2", || stars(&app)).await;
    let name = wanted(&app);
    tap(&app, &name).await;
    app.expect("three stars", "23", || stars(&app)).await;
    assert!(verdict(&app).contains(&name));
    app.click("[data-do=stop]").await;
    let result = handed_in(&app).await;
    assert_eq!((result.kind, result.task.as_str()), (TaskKind::Drill, "chess/find"));
    assert_eq!(result.count.asked, 2);
    // The longest series is saved on the device, and shown when the drill is repeated.
    app.reload().await;
    app.find("main.drill [data-do=begin]").await;
    choose(&app, "find", "chess").await;
    begin(&app).await;
    app.wait_until("the best is told", || app.text("main.drill .series .hint").ends_with(": 1.")).await;
}

#[wasm_bindgen_test]
async fn a_reload_in_the_middle_of_a_drill_keeps_what_was_done() {
    let app = drills("en").await;
    choose(&app, "find", "chess").await;
    begin(&app).await;
    for done in ["3", "33"] {
        let name = wanted(&app);
        tap(&app, &name).await;
        app.expect("three stars", done, || stars(&app)).await;
    }
    app.reload().await;
    app.find("main.drill [data-do=begin]").await;
    choose(&app, "find", "chess").await;
    begin(&app).await;
    app.wait_until("the best is told", || app.text("main.drill .series .hint").ends_with(": 2.")).await;
}

#[wasm_bindgen_test]
async fn a_field_is_named_by_keys_alone() {
    let app = drills("en").await;
    choose(&app, "name", "chess").await;
    begin(&app).await;
    app.click("main.drill [data-level=type]").await;
    app.click("main.drill .answer input").await;
    app.keys("z9").await;
    app.keys(key::ENTER).await;
    app.wait_until("it is no field", || verdict(&app).contains("“z9”")).await;
    let answer = told(&app).await;
    app.fill("main.drill .answer input", &answer).await;
    app.keys(key::ENTER).await;
    app.expect("a star", "1", || stars(&app)).await;
    // The focus is in the next answer already.
    app.keys("a1").await;
    app.expect("what is typed", "a1", || app.property("main.drill .answer input", "value")).await;
    // By circling a letter and a digit it is answered at once.
    app.click("main.drill [data-level=circle]").await;
    let answer = told(&app).await;
    for sign in answer.chars() {
        app.click(&format!("main.drill .circles [data-circle='{sign}']")).await;
    }
    app.expect("another star", "11", || stars(&app)).await;
    app.click("main.drill [data-do=stop]").await;
    app.find("main.drill [data-do=begin]").await;
}

#[wasm_bindgen_test]
async fn a_move_is_written_as_it_was_played() {
    let app = drills("en").await;
    for (n, (game, special)) in [
        ("chess", "capture"),
        ("scharten", "centre"),
        ("draughts/international", "jumps"),
        ("chess960", "castling"),
    ]
    .into_iter()
    .enumerate()
    {
        choose(&app, "write", game).await;
        app.click(&format!("main.drill [data-special={special}]")).await;
        begin(&app).await;
        app.wait_until("the move is played", || app.has("main.drill .mark.last")).await;
        let answer = told(&app).await;
        app.click(&format!("main.drill [data-level={}]", ["pad", "type"][n % 2])).await;
        app.fill("main.drill .answer input", &answer).await;
        app.keys(key::ENTER).await;
        app.expect("a star", "1", || stars(&app)).await;
        app.click("main.drill [data-do=again]").await;
        app.wait_until("it is shown again", || app.has("main.drill .mark.last")).await;
        app.click("main.drill [data-do=next]").await;
        app.wait_until("there is another", || verdict(&app).is_empty()).await;
        app.click("main.drill [data-do=stop]").await;
        app.find("main.drill [data-do=begin]").await;
    }
}

#[wasm_bindgen_test]
async fn only_the_chosen_part_is_asked_for() {
    let app = drills("nl").await;
    choose(&app, "find", "scharten").await;
    app.click("main.drill [data-file=o]").await;
    app.click("main.drill [data-rank='2 / 7']").await;
    app.expect("two fields are lit", 2, || app.count("main.drill .mark.lit")).await;
    begin(&app).await;
    for _ in 0..4 {
        let name = wanted(&app);
        assert!(["o2", "o7"].contains(&name.as_str()), "{name}");
        app.click(&format!("main.drill [data-cell='{}']", crate::app::round_field(&name))).await;
        app.wait_until("the other is asked for", || wanted(&app) != name).await;
    }
    app.expect("four stars", "3333", || stars(&app)).await;
}
