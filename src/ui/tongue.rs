//! What is fetched when it is wanted: the sentences of the language that is to be spoken, and, with the first
//! page, window or game that needs them, the styles, sentences and code that the first screen does without.

use super::annex;
use super::dom::{El, Put, el, put};
use super::notes::fetched;
use super::pointing::element;
use super::prefs::Preferences;
use super::state::Desk;
use js_sys::{Promise, Reflect};
use leptos::prelude::*;
use notabene_core::i18n::{Language, Part, is_known, learn};
use notabene_core::msg;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use wasm_bindgen_futures::{JsFuture, future_to_promise, spawn_local};

/// Whether the style sheets of the later parts are there.
static DRESSED: [AtomicBool; 2] = [const { AtomicBool::new(false) }; 2];

/// What of a part is there: none for the first, which is never without its styles.
fn dressed(part: Part) -> Option<&'static AtomicBool> {
    DRESSED.get((part as usize).checked_sub(1)?)
}

/// A part and those before it, on which it counts, without the first.
fn up_to(part: Part) -> impl Iterator<Item = Part> {
    Part::ALL.into_iter().skip(1).take(part as usize)
}

/// Where the files of this program are, and the version of the site.
static HOME: OnceLock<[String; 2]> = OnceLock::new();

/// Says where the files are: the address of their folder, empty for that of the page, and the version of the site.
/// What is said first counts: there is one program.
pub fn settle(folder: String, version: String) {
    HOME.get_or_init(|| [folder, version]);
}

/// The address of the folder with the files of this program.
pub fn folder() -> String {
    HOME.get().map_or_else(String::new, |home| home[0].clone())
}

/// Nothing is put into the head of the page: boards on somebody else's page bring their styles along, tests of
/// components need none.
pub fn dressed_already() {
    DRESSED.iter().for_each(|there| there.store(true, Ordering::Relaxed));
}

/// The version of the site to which this program belongs.
fn version() -> &'static str {
    HOME.get().map_or("", |home| home[1].as_str())
}

/// The address of a file of this version of the site: no cache takes an old copy for it.
pub fn ours(name: &[&str]) -> String {
    let folder = HOME.get().map_or("", |home| home[0].as_str());
    [folder, &name.concat(), "?v=", version()].concat()
}

/// Makes sure that a part of a language can be spoken; whether it can.
pub async fn heard(language: Language, part: Part) -> bool {
    let is_there = is_known(language, part) || arrived(language, part).await || is_known(language, part);
    if !is_there {
        annex::report_missing();
    }
    is_there
}

async fn arrived(language: Language, part: Part) -> bool {
    let text = fetched(&ours(&["texts/", part.name(), ".", language.code(), ".txt"])).await;
    // The first line is the version of the site: the sentences of another one have other places.
    let text = text.as_deref().and_then(|text| text.strip_prefix(version())?.strip_prefix('\n'));
    text.is_some_and(|text| learn(language, part, text))
}

/// Whether nothing more has to be fetched.
fn is_here(language: Language, part: Part) -> bool {
    let known =
        |part| dressed(part).is_none_or(|there| there.load(Ordering::Relaxed)) && is_known(language, part);
    up_to(part).all(known) && annex::is_loaded()
}

/// Fetches what a part needs more than the first screen; whether its sentences can be spoken and its code is
/// there. Without its styles things are shown all the same.
pub async fn more(language: Language, wanted: Part) -> bool {
    // All are on their way at once.
    let styles: Vec<_> = up_to(wanted).filter_map(|part| Some((part, styles(part)?))).collect();
    let code = annex::load();
    let hear = |part| async move { Ok(heard(language, part).await.into()) };
    let sentences: Vec<_> = up_to(wanted).map(|part| future_to_promise(hear(part))).collect();
    let mut known = true;
    for sentences in sentences {
        known &= JsFuture::from(sentences).await.is_ok_and(|known| known.is_truthy());
    }
    for (part, (link, loaded)) in styles {
        match (JsFuture::from(loaded).await, dressed(part)) {
            (Ok(_), Some(there)) => there.store(true, Ordering::Relaxed),
            // The next that wants it tries again.
            _ => link.0.remove(),
        }
    }
    // It never fails: whether the code is there is asked of the annex.
    drop(JsFuture::from(code).await);
    if !annex::is_loaded() {
        annex::report_missing();
    }
    known && annex::is_loaded()
}

/// The link to the style sheet of a part, and when it is there; none if it is.
fn styles(part: Part) -> Option<(El, Promise)> {
    let css = ["link[data-part=", part.name(), "]"].concat();
    // Who asked before may still wait for something else: what has come does not tell it once more.
    let has_come = || {
        let sheet = element(&css).and_then(|link| Reflect::get(&link, &"sheet".into()).ok());
        sheet.is_some_and(|sheet| !sheet.is_null())
    };
    let missing = !dressed(part)?.load(Ordering::Relaxed) && !has_come();
    missing.then(|| {
        let link = element(&css).map(|link| El(link.into())).unwrap_or_else(|| {
            let link = el("link", "").attr("data-part", part.name()).attr("rel", "stylesheet");
            let link = link.attr("href", &ours(&["style/", part.name(), ".css"]));
            // The sheets count in the order of their parts, whichever comes first.
            let later = Part::ALL.into_iter().skip(part as usize + 1);
            let later = later.filter_map(|part| element(&["link[data-part=", part.name(), "]"].concat()));
            match (later.into_iter().next(), document().head()) {
                (Some(other), _) => drop(other.before_with_node_1(&link.0)),
                (None, Some(head)) => drop(head.append_child(&link.0)),
                (None, None) => {}
            }
            link
        });
        let loaded = Promise::new(&mut |yes, no| {
            drop(link.0.add_event_listener_with_callback("load", &yes));
            drop(link.0.add_event_listener_with_callback("error", &no));
        });
        (link, loaded)
    })
}

/// Goes on when all is there that a part needs more than the first screen, at once if it is, with whether its
/// sentences can be spoken.
pub fn wanted(prefs: Preferences, part: Part, then: Box<dyn FnOnce(bool)>) {
    // None when the page is gone.
    let spoken = move || prefs.try_get_untracked().map(|p| p.language);
    let Some(mut language) = spoken().filter(|language| !is_here(*language, part)) else {
        return then(true);
    };
    spawn_local(async move {
        loop {
            let known = more(language, part).await;
            match spoken().filter(|now| *now != language) {
                Some(other) => language = other,
                None => return then(known),
            }
        }
    });
}

/// Changes the language of the screen.
pub fn change(desk: Desk, language: Language) {
    spawn_local(async move {
        // What was wanted in one language is wanted in the next.
        let mut known = true;
        for part in Part::ALL {
            let wanted = part == Part::First || Language::ALL.into_iter().any(|other| is_known(other, part));
            known &= !wanted || heard(language, part).await;
        }
        if known {
            return desk.prefs.update(|p| p.language = language);
        }
        desk.notice.set(Some(msg!(LanguageMissing)));
        // The lists show what is spoken.
        let code = desk.prefs.with_untracked(|p| p.language.code());
        for list in [".head [data-setting=ScreenLanguage]", "dialog [data-setting=ScreenLanguage]"] {
            if let Some(list) = element(list) {
                put(&El(list.into()), Put::Value, "", code.into());
            }
        }
    });
}

/// What is said in all languages when none could be fetched.
pub fn wordless() -> String {
    document().body().and_then(|body| body.get_attribute("data-fault")).unwrap_or_default()
}
