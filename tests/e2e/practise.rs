//! Practice: ten fresh tasks of today, skills over time, and what is kept of them.

use crate::app::App;
use crate::browser::key;
use crate::layout::assert_no_side_scroll;
use notabene::study::schedule::Schedule;

/// Storage key of the schedule.
const KEY: &str = "notabene.1.practice";

/// Seconds since 1970 on the clock of the place of the browser.
fn now(app: &App) -> u64 {
    let read = "return Math.floor(Date.now() / 1000 - new Date().getTimezoneOffset() * 60)";
    app.script(read, &[]).as_u64().expect("a time")
}

fn open(app: &App) {
    app.script("location.hash = '#practise'", &[]);
    app.find(".today .tasks a");
}

/// A step of `layout::the_pages_of_practice_fit_every_screen`.
pub fn ten_tasks_fit_every_screen_by_keys_alone(app: &App) {
    app.anew("en");
    app.keys(key::TAB);
    for (width, height) in [(1024, 768), (768, 1024), (360, 740), (740, 360), (1920, 1080)] {
        app.resize(width, height);
        let mut done = Schedule::default();
        let time = now(app);
        for (n, task) in done.today(&["chess"], time).iter().enumerate().take(6) {
            done.done_planned(task, 1 + n as u32 % 3, time);
        }
        app.script("localStorage.setItem(arguments[0], arguments[1])", &[KEY.into(), done.text().into()]);
        open(app);
        app.reload();
        app.expect("the go-on link", "Go on: task 7".to_string(), || app.text(".today .onward"));
        app.shot(&format!("practise-{width}"));
        assert_no_side_scroll(app, &format!("{width}x{height}"));
        let small =
            "return [...document.querySelectorAll('.practise a, .practise button, .practise summary')]
            .map((it) => Math.round(it.getBoundingClientRect().height)).filter((height) => height < 44)";
        assert_eq!(app.script(small, &[]), serde_json::json!([]), "{width}x{height}");
    }
    app.script("document.querySelector('.today .onward a').focus()", &[]);
    app.keys(key::ENTER);
    app.find(".lesson-text.task .prompt");
    app.finger(".lesson-head a");
    app.find(".today .tasks a");
}
