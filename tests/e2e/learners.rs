//! Several learners on one tablet: each with progress and games of their own, in two tabs and in a backup.

use crate::app::App;
use crate::browser::{Pointer, key};
use crate::games::{catch, choose};
use crate::layout::assert_no_side_scroll;
use serde_json::Value;

fn saved(app: &App, name: &str) -> Value {
    app.script("return localStorage.getItem('notabene.1.' + arguments[0])", &[name.into()])
}

/// Does something after which the page is loaded again.
#[track_caller]
fn reloads(app: &App, act: impl FnOnce()) {
    app.script("window.untouched = true", &[]);
    act();
    app.wait_until("it is loaded again", || app.script("return !window.untouched", &[]) == true);
    app.wait_until("the program is there", || !app.has("#first"));
}

fn visit(app: &App) {
    app.script("location.hash = '#me'", &[]);
    app.find("main.me .learner");
}

fn add(app: &App, name: &str, face: u32) {
    app.click("[data-do=who-add]");
    app.fill("input[name=learner]", name);
    app.script("document.querySelector(`input[name=face][value='${arguments[0]}']`).click()", &[face.into()]);
    app.click("[data-do=who-save]");
    app.wait_until("the name is there", || app.texts(".learner b").iter().any(|text| text == name));
}

#[track_caller]
fn choose_learner(app: &App, n: usize) {
    reloads(app, || app.click(&format!(".learners li:nth-child({n}) .learner")));
    app.find(&format!(".learners li:nth-child({n}) .learner[aria-pressed=true]"));
}

/// One learner in two tabs: stars of both are kept, whoever saves last.
fn one_learner_in_two_tabs_loses_nothing(app: &App) {
    let here = app.window();
    let solve = |text: &str| {
        app.fill(".cell", text);
        app.keys(key::ENTER);
    };
    let has = |exercise: &str| {
        let all = "return Object.keys(localStorage).filter(name => name.endsWith('progress'))
            .map(name => localStorage.getItem(name)).join('\\n')";
        app.script(all, &[]).as_str().is_some_and(|text| text.contains(&format!("{exercise}=3")))
    };
    // Both pages know nothing of each other's answers before they save.
    app.script("location.hash = '#learn/notation/L05/L05-1'", &[]);
    app.find(".cell");
    let other = app.open_tab();
    app.visit("#learn/notation/L05/L05-3");
    app.find(".cell");
    app.look_at(&here);
    solve("Cf3");
    app.wait_until("the stars of this tab", || has("L05-1"));
    app.look_at(&other);
    solve("Fe7");
    app.wait_until("the stars of the other tab", || has("L05-3"));
    assert!(has("L05-1"), "those of the first tab, too");
    app.look_at(&here);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn two_learners_have_progress_and_games_of_their_own() {
    let app = App::french();
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
    app.script(
        "localStorage.setItem('notabene.1.progress', 'notabene progress 2\\nnotation L01-1=3\\n')",
        &[],
    );
    visit(&app);
    add(&app, "Tom", 1);
    app.click("[data-do=who-change]");
    app.fill("input[name=learner]", "Anna");
    app.click("[data-do=who-save]");
    app.expect("the names", vec!["Anna".to_string(), "Tom".to_string()], || app.texts(".learner b"));
    app.shot("two");
    // The page stays, and all on it is Tom's.
    choose_learner(&app, 2);
    assert_eq!(app.script("return location.hash", &[]), "#me");
    app.script("location.hash = ''", &[]);
    app.expect_paper(&[]);
    app.tap_squares(Pointer::Mouse, &["d2", "d4", "d7", "d5"]);
    app.expect_paper(&["d4", "d5"]);
    app.reload();
    app.expect_paper(&["d4", "d5"]);
    app.script("location.hash = '#games/mine'", &[]);
    app.expect("Tom's games", 1, || app.count("main.my-games .kept-games li"));
    visit(&app);
    choose_learner(&app, 1);
    app.script("location.hash = ''", &[]);
    app.expect_paper(&["e4"]);
    assert!(saved(&app, "progress").as_str().is_some_and(|text| text.contains("L01-1=3")));
    // Another tab follows.
    visit(&app);
    let first = app.window();
    app.open_tab();
    app.visit("#me");
    app.find(".learner");
    app.click(".learners li:nth-child(2) .learner");
    app.find(".learners li:nth-child(2) .learner[aria-pressed=true]");
    app.look_at(&first);
    app.find(".learners li:nth-child(2) .learner[aria-pressed=true]");
    app.script("location.hash = ''", &[]);
    app.expect_paper(&["d4", "d5"]);
    one_learner_in_two_tabs_loses_nothing(&app);
    // Everybody is in the backup.
    visit(&app);
    catch(&app);
    app.click("[data-do=save-all]");
    let file = || app.script("return window.saved['notabene.backup.txt'] ?? ''", &[]);
    app.wait_until("the file is saved", || file() != "");
    let file = file().as_str().unwrap_or_default().to_string();
    let other = App::french();
    visit(&other);
    choose(&other, "input[name=backup]", "x.txt", &file);
    reloads(&other, || other.click("[data-do=replace-all]"));
    other.expect("the names", vec!["Anna".to_string(), "Tom".to_string()], || other.texts(".learner b"));
    other.script("location.hash = ''", &[]);
    other.expect_paper(&["d4", "d5"]);
    visit(&other);
    choose_learner(&other, 1);
    other.script("location.hash = ''", &[]);
    other.expect_paper(&["e4"]);
    // Who is removed comes back with everything.
    visit(&other);
    other.click("[data-do=who-remove]");
    other.shot("asks");
    reloads(&other, || other.click("[data-do=who-remove-yes]"));
    other.expect("one name", vec!["Tom".to_string()], || other.texts(".learner b"));
    other.shot("removed");
    other.click("[data-do=who-undo]");
    other.expect("the names", vec!["Anna".to_string(), "Tom".to_string()], || other.texts(".learner b"));
    choose_learner(&other, 1);
    other.script("location.hash = ''", &[]);
    other.expect_paper(&["e4"]);
}

/// A step of `layout::the_pages_of_practice_fit_every_screen`.
pub fn learners_and_their_report_fit_every_screen(app: &App) {
    app.anew("fr");
    let day = "Math.floor((Date.now() / 60000 - new Date().getTimezoneOffset()) / 1440)";
    let put = format!(
        "localStorage.setItem('notabene.1.minutes', JSON.stringify({{days: {{[{day}]: 900, [{day} - 1]: 1500, [{day} - 4]: 400}}}}));
        localStorage.setItem('notabene.1.progress', 'notabene progress 2\\nnotation L01-1=3 L01-2=3 L01-3=3 L01-4=3 L01-5=2\\n?notation L01/L01-2-b=3\\n')"
    );
    app.script(&put, &[]);
    visit(app);
    for (n, name) in ["Tom", "Maximilienne-Élisabethxx", "Lea"].into_iter().enumerate() {
        add(app, name, n as u32 + 1);
    }
    app.click("[data-do=who-add]");
    for (width, height) in [(360, 740), (1024, 768)] {
        app.resize(width, height);
        app.shot(&format!("form-{width}"));
        assert_no_side_scroll(app, &format!("the form at {width}x{height}"));
        assert!(app.frame(".learner").height >= 44.0);
        assert!(app.frame(".face-choice").height >= 44.0);
    }
    app.script("location.hash = '#me/parents'", &[]);
    app.find("[data-part=hard] li a");
    for (width, height) in [(360, 740), (1024, 768)] {
        app.resize(width, height);
        app.shot(&format!("parents-{width}"));
        assert_no_side_scroll(app, &format!("the report at {width}x{height}"));
    }
}
