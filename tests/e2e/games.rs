//! My games: every game is saved separately and can be reopened, whatever replaces it on the board; listed, searched,
//! renamed, deleted and restored, saved to a file and imported from one.

use crate::app::App;
use crate::browser::{Browser, Pointer, key};
use crate::records::{RICH, english, expect_closed, open_text};

/// Opens the list.
#[track_caller]
pub fn visit(page: &Browser) {
    page.script("location.hash = '#games/mine'", &[]);
    page.find("main.my-games input[type=search]");
}

/// Goes back to the board.
#[track_caller]
pub fn leave(page: &Browser) {
    page.script("location.hash = ''", &[]);
    page.wait_until("the board is there", || page.has("main.page:not(.hidden)"));
}

/// The text of all rows: name and details.
pub fn rows(page: &Browser) -> Vec<String> {
    page.texts("main.my-games ul li .known")
}

/// Waits for a number of games, and for each of these words in one of them.
#[track_caller]
pub fn expect_games(page: &Browser, count: usize, words: &[&str]) {
    let fits = |rows: &[String]| {
        rows.len() == count && words.iter().all(|word| rows.iter().any(|row| row.contains(word)))
    };
    page.wait_until(&format!("{count} games with {words:?}, not {:?}", rows(page)), || fits(&rows(page)));
}

/// Presses the button with these words in the row whose name has these.
#[track_caller]
pub fn press(page: &Browser, name: &str, button: &str) {
    let pressed = "const row = [...document.querySelectorAll('main.my-games ul li')]
            .find(row => row.querySelector('.known').textContent.includes(arguments[0]));
        const button = row && [...row.querySelectorAll('button')]
            .find(b => b.textContent.includes(arguments[1]));
        if (!button) return false;
        button.click();
        return true";
    page.wait_until(&format!("{button} of {name} is pressed"), || {
        page.script(pressed, &[name.into(), button.into()]) == true
    });
}

/// The summary of the list.
pub fn count(page: &Browser) -> String {
    page.texts("main.my-games .count").concat()
}

pub fn paste(page: &Browser, text: &str) {
    let put = "const box = new DataTransfer(); box.setData('text/plain', arguments[0]);
        document.body.dispatchEvent(new ClipboardEvent('paste', {bubbles: true, clipboardData: box}))";
    page.script(put, &[text.into()]);
}

#[track_caller]
pub fn start_anew(app: &App) {
    app.click("[data-control=new]");
    app.click("dialog[open] button[type=submit]");
    app.expect_paper(&[]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn games_are_renamed_copied_deleted_and_put_back() {
    let app = english();
    open_text(&app, RICH);
    expect_closed(&app);
    start_anew(&app);
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
    visit(&app);
    expect_games(&app, 2, &["Ada – Ben", "Game of"]);
    press(&app, "Ada – Ben", "Rename");
    app.find("main.my-games input[name=game-name]");
    app.fill("main.my-games input[name=game-name]", "The club game");
    app.keys(key::ENTER);
    expect_games(&app, 2, &["The club game"]);
    press(&app, "The club game", "Duplicate");
    expect_games(&app, 3, &["The club game (copy)"]);
    press(&app, "(copy)", "Delete");
    expect_games(&app, 2, &[]);
    app.expect("the way back has the focus", "games-undo", || {
        let focused = app.script("return document.activeElement.dataset.do ?? ''", &[]);
        focused.as_str().unwrap_or_default().to_string()
    });
    app.keys(key::ENTER);
    expect_games(&app, 3, &["The club game (copy)"]);
    // Several at once.
    app.click("main.my-games .choose-all input");
    app.wait_until("all are chosen", || count(&app).contains("Chosen: 3"));
    app.click("[data-do=games-delete]");
    expect_games(&app, 0, &[]);
    assert!(!app.text("main.my-games .none").is_empty(), "an empty list says so");
    app.click("[data-do=games-undo]");
    expect_games(&app, 3, &["The club game", "Game of"]);
    // A game deleted while it was on the board is saved again with its next move.
    press(&app, "Game of", "Delete");
    expect_games(&app, 2, &[]);
    leave(&app);
    app.expect_paper(&["e4"]);
    app.tap_squares(Pointer::Mouse, &["e7", "e5"]);
    app.expect_paper(&["e4", "e5"]);
    visit(&app);
    expect_games(&app, 3, &["Game of"]);
    // The name lasts, and so does the search.
    app.reload();
    app.find("main.my-games");
    expect_games(&app, 3, &["The club game"]);
    app.fill("main.my-games input[type=search]", "CLUB cöpy");
    expect_games(&app, 1, &["The club game (copy)"]);
    assert!(count(&app).contains("1 of 3"), "{}", count(&app));
    app.fill("main.my-games input[type=search]", "nobody");
    app.wait_until("nothing fits", || !app.text("main.my-games .none").is_empty());
    app.fill("main.my-games input[type=search]", " ");
    app.pick("main.my-games select[name=order]", "length");
    app.wait_until("the longest is first", || rows(&app).first().is_some_and(|row| row.contains("The club")));
    assert_eq!(app.console(), [""; 0], "the console");
}

/// The downloads of the page, by name.
pub fn catch(app: &App) {
    let catch = "window.saved = {}; HTMLAnchorElement.prototype.click = function () {
        fetch(this.href).then(r => r.text()).catch(() => '').then(text => window.saved[this.download] = text ||
            decodeURIComponent(this.href.slice(this.href.indexOf(',') + 1))); }";
    app.script(catch, &[]);
}

/// Gives a file to the page.
pub fn choose(app: &App, input: &str, name: &str, text: &str) {
    let put = "const box = new DataTransfer(); box.items.add(new File([arguments[1]], arguments[2]));
        const input = document.querySelector(arguments[0]);
        input.files = box.files; input.dispatchEvent(new Event('change', {bubbles: true}))";
    app.script(put, &[input.into(), text.into(), name.into()]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn on_a_phone_my_games_are_two_taps_away_in_words() {
    let app = english();
    app.resize(360, 740);
    for (language, words) in [("en", "My games"), ("fr", "Mes parties"), ("nl", "Mijn partijen")] {
        app.speak(language);
        app.click("[data-control=records]");
        app.expect("the words", words, || app.text("dialog[open] a[href='#games/mine']"));
        assert!(app.in_view("dialog[open] a[href='#games/mine']"), "{language}");
        app.shot(&format!("phone-{language}"));
        app.close_dialog();
    }
    app.click("[data-control=records]");
    app.click("dialog[open] a[href='#games/mine']");
    app.find("main.my-games input[type=search]");
}
