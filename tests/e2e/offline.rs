//! Offline use: after one visit every page is available, and the game, too.

use crate::app::{App, Visitor};
use crate::browser::{Pointer, places};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;

/// Waits until all files are cached, and the page is served from the cache.
#[track_caller]
pub fn expect_kept(app: &App) {
    app.wait_until("the site is kept on the device", || {
        app.script("return !!navigator.serviceWorker.controller", &[]) == true
    });
}

/// Counts the attempts of the next pages to cache the site on the device.
pub fn count_keeping(app: &App) {
    let source = "if (window.ServiceWorkerContainer) {
        window.keeping = 0;
        const { register } = ServiceWorkerContainer.prototype;
        ServiceWorkerContainer.prototype.register = function (...all) {
            window.keeping++;
            return register.apply(this, all);
        };
    }";
    app.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({"source": source}));
}

/// The number of attempts to cache the site, after the responsible script has run.
#[track_caller]
pub fn keeping(app: &App) -> Value {
    // With the version of the site behind its name: the same address is the same script.
    let asked = "return performance.getEntriesByType('resource').map(it => it.name).find(it => it.includes('/offline.js'))";
    app.wait_until("the page has asked for the script that keeps the site", || {
        app.script(asked, &[]).is_string()
    });
    app.script_later("import(arguments[0]).then(() => done(keeping))", &[app.script(asked, &[])])
}

/// The cached files, by their paths.
pub fn kept_files(app: &App) -> BTreeSet<String> {
    let list = "(async () => {
        const out = [];
        for (const name of await caches.keys())
            for (const request of await (await caches.open(name)).keys())
                out.push(new URL(request.url).pathname);
        return out;
    })().then(done)";
    let base = app.script("return new URL('./', document.baseURI).pathname", &[]);
    let base = base.as_str().unwrap_or_default().to_string();
    let files = crate::browser::strings(&app.script_later(list, &[]));
    files.iter().map(|path| path.strip_prefix(&base).expect("inside its own folder").to_string()).collect()
}

/// Files for the server alone.
fn is_for_server(name: &str) -> bool {
    name.ends_with(".br") || name.ends_with(".gz") || name == ".htaccess"
}

/// All files of a folder except the service worker, which browsers store separately.
fn files(folder: &Path, before: &str, out: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("a readable folder").flatten() {
        let name = format!("{before}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            files(&entry.path(), &format!("{name}/"), out);
        } else if name != "sw.js" && !is_for_server(&name) {
            out.insert(name);
        }
    }
}

fn after_one_visit_everything_is_there_without_a_network(app: &App) {
    app.tap_squares(Pointer::Mouse, &["e2", "e4", "e7", "e5"]);
    app.expect_paper(&["e4", "e5"]);
    expect_kept(app);
    let mut all = BTreeSet::new();
    files(&places::dist(), "", &mut all);
    assert_eq!(kept_files(app), all);
    app.cut_network(true);
    let gone = "fetch('nothing-here.txt').then(() => done('answered'), () => done('gone'))";
    assert_eq!(app.script_later(gone, &[]), "gone", "the network is really gone");
    app.reload();
    app.expect_paper(&["e4", "e5"]);
    app.tap_squares(Pointer::Mouse, &["g1", "f3"]);
    app.expect_paper(&["e4", "e5", "Cf3"]);
    // Every page, opened as on a visit.
    for (page, inside) in [
        ("#about", "main.about [data-notes] details"),
        ("#scharten", "main.decisions details"),
        ("#chess960", "main.room .notes details"),
        ("#learn", "main.class a[href^='#learn/notation']"),
        ("#sheet", "main.sheets"),
        ("#print", "main.printing"),
        ("#device", "main.device"),
    ] {
        app.visit(page);
        app.find(inside);
        app.reload();
        app.find(inside);
    }
    app.visit("#learn/notation/L02");
    app.find("main.class svg.board");
    // A language that was never spoken here, and a game that was never played.
    app.visit("");
    app.speak("nl");
    app.click("[data-control=new]");
    app.find("dialog[open] form");
    app.script(
        "[...document.querySelectorAll('dialog[open] input[type=radio]')]
            .find(radio => radio.value === 'scharten').click()",
        &[],
    );
    app.click("dialog[open] button.main");
    app.wait_until("the round board", || app.count(".board path[data-field]") == 80);
    app.reload();
    app.wait_until("the round board again", || app.count(".board path[data-field]") == 80);
    app.cut_network(false);
}

fn the_manifest_is_valid_and_its_icons_are_pictures(app: &App) {
    expect_kept(app);
    let found = app.devtools("Page.getAppManifest", &json!({}));
    assert_eq!(found["errors"], json!([]), "{found}");
    assert_eq!(found["url"], json!(format!("{}manifest.webmanifest", app.base())));
    let manifest: Value = serde_json::from_str(found["data"].as_str().expect("a text")).expect("JSON");
    for field in ["name", "short_name", "description", "lang", "theme_color", "background_color"] {
        assert!(manifest[field].as_str().is_some_and(|text| !text.is_empty()), "{field}");
    }
    // Any folder of any site.
    assert_eq!((&manifest["start_url"], &manifest["scope"]), (&json!("./"), &json!("./")));
    assert_eq!(manifest["display"], "standalone");
    let icons = manifest["icons"].as_array().expect("a list");
    let with = |purpose: &str, sizes: &str| {
        icons.iter().any(|icon| icon["purpose"] == purpose && icon["sizes"] == sizes)
    };
    assert!(with("any", "192x192") && with("any", "512x512") && with("maskable", "512x512"));
    let sizes = "Promise.all(arguments[0].map(async (src) => {
        const image = new Image(); image.src = src; await image.decode();
        return image.naturalWidth + 'x' + image.naturalHeight;
    })).then(done, (e) => done(String(e)))";
    let sources: Vec<&Value> = icons.iter().map(|icon| &icon["src"]).collect();
    let found = crate::browser::strings(&app.script_later(sizes, &[json!(sources)]));
    assert_eq!(found.len(), icons.len(), "{found:?}");
    for (icon, size) in icons.iter().zip(&found) {
        assert!(icon["sizes"] == "any" || icon["sizes"] == **size, "{icon} is {size}");
    }
    let missing = app.devtools("Page.getInstallabilityErrors", &json!({}));
    assert_eq!(missing["installabilityErrors"], json!([]));
}

fn nothing_of_another_folder_is_touched(app: &App) {
    app.script_later("caches.open('notabene /club/ 1').then(() => done())", &[]);
    expect_kept(app);
    // As on any visit.
    app.reload();
    app.find(".piece");
    let names = crate::browser::strings(&app.script_later("caches.keys().then(done)", &[]));
    assert!(names.contains(&"notabene /club/ 1".to_string()) && names.len() == 2, "{names:?}");
    let scopes = "navigator.serviceWorker.getRegistrations().then(all => done(all.map(r => r.scope)))";
    assert_eq!(crate::browser::strings(&app.script_later(scopes, &[])), [app.base()]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn one_visit_keeps_all_of_the_site_and_nothing_else() {
    let app = Visitor::new().speaking("fr").kept_offline().open();
    steps!(
        &app,
        [
            after_one_visit_everything_is_there_without_a_network,
            the_manifest_is_valid_and_its_icons_are_pictures,
            nothing_of_another_folder_is_touched
        ]
    );
}
