//! A newer version on the server: announced, and activated on request; a partial one is never used.

use crate::app::App;
use crate::browser::{Pointer, places};
use crate::offline::{count_keeping, expect_kept, keeping, kept_files};
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};

/// A temporary copy of the built site that a test may change.
struct Site(PathBuf);

impl Site {
    fn new(name: &str) -> Site {
        let site = Site(std::env::temp_dir().join(format!("notabene-{name}-{}", std::process::id())));
        copy(&places::dist(), &site.0);
        site
    }

    fn change(&self, file: &str, change: impl Fn(String) -> String) -> String {
        let path = self.0.join(file);
        let text = change(fs::read_to_string(&path).expect("a file of the site"));
        fs::write(&path, &text).expect("a file that can be written");
        // A compressed copy would be sent for it.
        let _ = fs::remove_file(self.0.join([file, ".br"].concat()));
        text
    }

    /// Puts a new title at the start of the text about Notabene, as a newer version might have it.
    fn publish(&self, app: &App, title: &str) {
        let text = self.change("texts/about.en.txt", |text| format!("# {title}\n- New.\n{text}"));
        let hashed = "crypto.subtle.digest('SHA-256', new TextEncoder().encode(arguments[0]))
            .then(hash => done(btoa(String.fromCharCode(...new Uint8Array(hash)))))";
        let hash = app.script_later(hashed, &[text.into()]);
        let hash = hash.as_str().expect("a hash").to_string();
        self.change("sw.js", |worker| {
            let line = |line: &str| match () {
                () if line.starts_with("\"texts/about.en.txt\"") => {
                    format!("\"texts/about.en.txt\":\"{hash}\",")
                }
                () if line.starts_with("const VERSION") => format!("const VERSION = '{title}';"),
                () => line.to_string(),
            };
            worker.lines().map(line).collect::<Vec<_>>().join("\n")
        });
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        // Remains in the folder for received shares are harmless.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Copies a folder.
pub fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder for passing things");
    for entry in fs::read_dir(from).expect("the built site").flatten() {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("a copy");
        }
    }
}

/// The first title of the text about Notabene.
fn first_title(app: &App) -> String {
    app.script("location.hash = '#about'", &[]);
    app.text("main.about [data-notes] summary")
}

fn is_newer_told(app: &App) -> bool {
    app.has(".newer button[data-do=use-newer]")
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_newer_version_is_told_and_used_only_when_asked_for() {
    let site = Site::new("newer");
    let app = App::open_in(site.0.clone());
    app.speak("en");
    app.tap_squares(Pointer::Mouse, &["e2", "e4", "c7", "c5"]);
    expect_kept(&app);
    let before = first_title(&app);
    let count = kept_files(&app).len();
    site.publish(&app, "Second edition");
    app.visit("");
    app.reload();
    app.wait_until("the newer version is told", || is_newer_told(&app));
    app.shot("newer");
    // No change yet: the old version is complete.
    assert_eq!(first_title(&app), before);
    app.script("window.untouched = true", &[]);
    app.click(".newer [data-do=not-now]");
    app.wait_until("the line is gone", || !app.has(".newer"));
    app.visit("");
    app.reload();
    app.wait_until("it is told again", || is_newer_told(&app));
    app.script("window.untouched = true; location.hash = '#drill'", &[]);
    app.find("main.drill");
    assert_eq!(app.script("return window.untouched", &[]), true, "nothing was loaded again by itself");
    app.click(".newer [data-do=use-newer]");
    app.wait_until("the page is loaded again", || app.script("return !window.untouched", &[]) == true);
    app.find("main.drill");
    assert_eq!(first_title(&app), "Second edition");
    app.script("location.hash = ''", &[]);
    app.expect_paper(&["e4", "c5"]);
    assert!(!app.has(".newer"));
    // The cache of the old version is deleted, and the new one works offline.
    app.wait_until("one version is kept", || {
        app.script_later("caches.keys().then(all => done(all.length))", &[]) == 1
    });
    assert_eq!(kept_files(&app).len(), count);
    app.cut_network(true);
    app.reload();
    app.expect_paper(&["e4", "c5"]);
    assert_eq!(first_title(&app), "Second edition");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn another_window_hears_of_it_and_is_not_loaded_again() {
    let site = Site::new("windows");
    let app = App::open_in(site.0.clone());
    app.speak("en");
    expect_kept(&app);
    // A second window of the same site, which activates the new version.
    app.script("window.other = open(location.href)", &[]);
    app.wait_until("the second window stands", || {
        app.script("return !!window.other?.document.querySelector('.piece')", &[]) == true
    });
    site.publish(&app, "Third edition");
    app.script("window.untouched = true; window.other.location.reload()", &[]);
    let click = "const button = window.other.document.querySelector('.newer [data-do=use-newer]');
        button?.click(); return !!button";
    app.wait_until("the second window is told", || app.script(click, &[]) == true);
    app.wait_until("the first window is told", || is_newer_told(&app));
    assert_eq!(app.script("return window.untouched", &[]), true);
    app.click(".newer [data-do=use-newer]");
    app.wait_until("the page is loaded again", || app.script("return !window.untouched", &[]) == true);
    assert_eq!(first_title(&app), "Third edition");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_site_that_is_half_uploaded_is_not_taken_and_a_page_inside_another_keeps_nothing() {
    let site = Site::new("half");
    let app = App::open_in(site.0.clone());
    app.speak("en");
    expect_kept(&app);
    let before = first_title(&app);
    site.publish(&app, "Fourth edition");
    // A file that differs from the list.
    site.change("texts/about.fr.txt", |text| text + "- Un autre.\n");
    site.change("texts/about.en.txt", |text| text + "- Another.\n");
    assert_eq!(app.script_later(UPDATE, &[]), "redundant");
    app.reload();
    assert_eq!(first_title(&app), before);
    assert!(!is_newer_told(&app));
    let a_full_device_keeps_the_old_version = |app| a_full_device_keeps_the_old_version(app, &site);
    let ten_versions_leave_one = |app| ten_versions_leave_one(app, &site);
    let page_inside_another_keeps_nothing = |app| a_page_inside_another_keeps_nothing(app, &site);
    steps!(
        &app,
        [a_full_device_keeps_the_old_version, ten_versions_leave_one, page_inside_another_keeps_nothing]
    );
}

/// Looks for a newer version: `installed` if it is there, `redundant` if it was not taken.
const UPDATE: &str = "navigator.serviceWorker.getRegistration().then(async (it) => {
    const before = it.waiting;
    await it.update().catch(() => undefined);
    const coming = it.installing;
    if (!coming) return done(it.waiting && it.waiting !== before ? 'installed' : 'redundant');
    if (coming.state === 'redundant') return done('redundant');
    coming.addEventListener('statechange', () => done(coming.state));
})";

/// Without room for the newer version the old one goes on, whole.
fn a_full_device_keeps_the_old_version(app: &App, site: &Site) {
    let before = first_title(app);
    let count = kept_files(app).len();
    site.publish(app, "Too large");
    // French has changed since: its file is in the list again as it is.
    site.change("texts/about.fr.txt", |text| text.replace("- Un autre.\n", ""));
    let room = |size: Option<u32>| {
        let mut given = json!({ "origin": app.origin() });
        size.into_iter().for_each(|size| given["quotaSize"] = size.into());
        app.devtools("Storage.overrideQuotaForOrigin", &given);
    };
    room(Some(1));
    assert_eq!(app.script_later(UPDATE, &[]), "redundant");
    app.reload();
    assert_eq!(first_title(app), before);
    assert!(!is_newer_told(app));
    app.cut_network(true);
    app.reload();
    assert_eq!((first_title(app), kept_files(app).len()), (before, count), "without a network, too");
    app.cut_network(false);
    room(None);
}

/// Who stays on an old version for long goes on with the last one, and the caches of those between are gone.
fn ten_versions_leave_one(app: &App, site: &Site) {
    let before = first_title(app);
    for n in 1..=10 {
        site.publish(app, &format!("Edition {n}"));
        assert_eq!(app.script_later(UPDATE, &[]), "installed", "{n}");
    }
    assert_eq!(first_title(app), before, "nothing changes by itself");
    app.reload();
    app.wait_until("the newest version is told", || is_newer_told(app));
    app.script("window.untouched = true", &[]);
    app.click(".newer [data-do=use-newer]");
    app.wait_until("the page is loaded again", || app.script("return !window.untouched", &[]) == true);
    assert_eq!(first_title(app), "Edition 10");
    app.wait_until("one version is kept", || {
        app.script_later("caches.keys().then(all => done(all.length))", &[]) == 1
    });
    app.cut_network(true);
    app.reload();
    assert_eq!(first_title(app), "Edition 10");
    app.cut_network(false);
}

fn a_page_inside_another_keeps_nothing(app: &App, site: &Site) {
    fs::write(site.0.join("outside.html"), "<!doctype html><title>x</title><iframe src=\"./\"></iframe>")
        .expect("a page");
    let clean = "navigator.serviceWorker.getRegistrations()
        .then(all => Promise.all(all.map(it => it.unregister()))).then(() => done())";
    app.script_later(clean, &[]);
    count_keeping(app);
    app.goto(&format!("{}outside.html", app.base()));
    app.look_into("iframe");
    app.find(".piece");
    assert_eq!(keeping(app), 0);
    app.look_out();
    let count = "navigator.serviceWorker.getRegistrations().then(all => done(all.length))";
    assert_eq!(app.script_later(count, &[]), 0);
    // Outside of a frame it does.
    app.visit("");
    assert_eq!(keeping(app), 1);
}
