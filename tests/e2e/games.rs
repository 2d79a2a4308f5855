//! My games: what tests of the list do, and the way there on a phone. What happens in the list is in `tests/web/games.rs`.

use crate::app::App;
use crate::browser::Browser;
use crate::records::english;

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

/// The downloads of the page, by name.
pub fn catch(app: &App) {
    let catch = "window.saved = {}; HTMLAnchorElement.prototype.click = function () {
        fetch(this.href).then(r => r.text()).catch(() => '').then(text => window.saved[this.download] = text ||
            decodeURIComponent(this.href.slice(this.href.indexOf(',') + 1))); }";
    app.script(catch, &[]);
}

/// Gives a file to the page.
pub fn choose(app: &App, input: &str, name: &str, text: &str) {
    app.find(input);
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
