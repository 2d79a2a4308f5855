//! Lazy loading: the sentences of the chosen language and, with the first page, window or game that needs them, the
//! styles, sentences and code that the first screen does without.

use crate::components::query::find_element;
use crate::state::fetch::fetch_text;
use crate::state::lazy::{self, LazyCode};
use crate::state::preferences::Preferences;
use js_sys::{Promise, Reflect};
use leptos::prelude::*;
use notabene_core::i18n::{Language, Msg, Part, is_known, load};
use notabene_core::msg;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, future_to_promise, spawn_local};
use web_sys::{Element, Event, HtmlSelectElement};

/// True for each later part whose style sheet is loaded.
static STYLES_LOADED: [AtomicBool; 2] = [const { AtomicBool::new(false) }; 2];

/// Returns the loaded flag of a part: `None` for the first, whose styles are always loaded.
fn styles_loaded_flag(part: Part) -> Option<&'static AtomicBool> {
    STYLES_LOADED.get((part as usize).checked_sub(1)?)
}

/// Returns a part and those before it, on which it depends, without the first.
fn later_parts_up_to(part: Part) -> impl Iterator<Item = Part> {
    Part::ALL.into_iter().skip(1).take(part as usize)
}

/// Folder of the files of this program, and version of the site.
static BASE: OnceLock<[String; 2]> = OnceLock::new();

/// Sets the address of the folder of the files, empty for that of the page, and the version of the site. Only the first
/// call counts: there is one program.
pub fn set_base(folder: String, version: String) {
    BASE.get_or_init(|| [folder, version]);
}

/// Returns the address of the folder with the files of this program.
pub fn base_folder() -> String {
    BASE.get().map_or_else(String::new, |home| home[0].clone())
}

/// Marks all style sheets as loaded: boards on pages of other sites bring their styles along, tests of components need
/// none.
pub fn mark_styles_loaded() {
    STYLES_LOADED.iter().for_each(|there| there.store(true, Ordering::Relaxed));
}

/// The version of the site to which this program belongs.
fn site_version() -> &'static str {
    BASE.get().map_or("", |home| home[1].as_str())
}

/// Returns the address of a file of this version of the site: a stale cached copy has another address.
pub fn asset_url(name: &[&str]) -> String {
    let folder = BASE.get().map_or("", |home| home[0].as_str());
    format!("{folder}{}?v={}", name.concat(), site_version())
}

/// Returns the address of a drawing by its name.
pub fn art_url(name: &str) -> String {
    asset_url(&["art/", name, ".svg"])
}

/// Loads the sentences of a part in a language; `false` on failure.
pub async fn load_messages(language: Language, part: Part) -> bool {
    let is_there =
        is_known(language, part) || fetch_messages(language, part).await || is_known(language, part);
    if !is_there {
        lazy::report_missing();
    }
    is_there
}

async fn fetch_messages(language: Language, part: Part) -> bool {
    let text = fetch_text(&asset_url(&["texts/", part.name(), ".", language.code(), ".txt"])).await;
    // The first line is the version of the site: the sentences of another one have other indices.
    let text = text.as_deref().and_then(|text| text.strip_prefix(site_version())?.strip_prefix('\n'));
    text.is_some_and(|text| load(language, part, text))
}

/// Code that is needed beside sentences and styles.
pub type NeededCode = Option<&'static dyn LazyCode>;

/// True if nothing more has to be fetched.
fn is_loaded(language: Language, part: Part, code: NeededCode) -> bool {
    let known = |part| {
        styles_loaded_flag(part).is_none_or(|there| there.load(Ordering::Relaxed)) && is_known(language, part)
    };
    later_parts_up_to(part).all(known) && code.is_none_or(LazyCode::is_loaded)
}

/// Fetches a part beyond the first screen, with the code that needs it; returns `true` if its sentences and the code are
/// loaded. Missing styles do not block.
pub async fn load_part(language: Language, wanted: Part, code: NeededCode) -> bool {
    // All requests run in parallel.
    let styles: Vec<_> =
        later_parts_up_to(wanted).filter_map(|part| Some((part, load_styles(part)?))).collect();
    let code = code.map(|code| future_to_promise(async { Ok(code.load().await.into()) }));
    let hear = |part| async move { Ok(load_messages(language, part).await.into()) };
    let sentences: Vec<_> = later_parts_up_to(wanted).map(|part| future_to_promise(hear(part))).collect();
    let mut known = true;
    for sentences in sentences {
        known &= JsFuture::from(sentences).await.is_ok_and(|known| known.is_truthy());
    }
    for (part, (link, loaded)) in styles {
        let event = JsFuture::from(loaded).await.ok().and_then(|event| event.dyn_into::<Event>().ok());
        let is_loaded = event.is_some_and(|event| event.type_() == "load");
        match styles_loaded_flag(part).filter(|_| is_loaded) {
            Some(there) => there.store(true, Ordering::Relaxed),
            // The next caller tries again.
            None => link.remove(),
        }
    }
    if let Some(code) = code {
        known &= JsFuture::from(code).await.is_ok_and(|is_loaded| is_loaded.is_truthy());
    }
    known
}

/// Returns the link to the style sheet of a part, and a promise of the event that ends its loading; `None` if it is loaded.
fn load_styles(part: Part) -> Option<(Element, Promise)> {
    let css = format!("link[data-part={}]", part.name());
    // An earlier caller may still wait for another part: a loaded link fires no second event.
    let has_come = || {
        let sheet = find_element(&css).and_then(|link| Reflect::get(&link, &"sheet".into()).ok());
        sheet.is_some_and(|sheet| !sheet.is_null())
    };
    let missing = !styles_loaded_flag(part)?.load(Ordering::Relaxed) && !has_come();
    missing.then(|| {
        let link = find_element(&css).map(Element::from).unwrap_or_else(|| {
            let link =
                document().create_element("link").unwrap_or_else(|_| unreachable!("links exist everywhere"));
            let href = asset_url(&["style/", part.name(), ".css"]);
            for (name, value) in [("data-part", part.name()), ("rel", "stylesheet"), ("href", &href)] {
                // These attributes exist for every element.
                drop(link.set_attribute(name, value));
            }
            // Cascade order of the sheets is that of their parts, whichever is loaded first.
            let later = Part::ALL.into_iter().skip(part as usize + 1);
            let later = later.filter_map(|part| find_element(&format!("link[data-part={}]", part.name())));
            match (later.into_iter().next(), document().head()) {
                (Some(other), _) => drop(other.before_with_node_1(&link)),
                (None, Some(head)) => drop(head.append_child(&link)),
                (None, None) => {}
            }
            link
        });
        // Never rejected: nobody waits for it yet when it fails before the sentences are there.
        let loaded = Promise::new(&mut |done, _| {
            for event in ["load", "error"] {
                drop(link.add_event_listener_with_callback(event, &done));
            }
        });
        (link, loaded)
    })
}

/// Calls back once a part and the code that needs it are loaded, at once if they are already, with `true` if the sentences
/// and the code are there.
pub fn when_loaded(prefs: Preferences, part: Part, code: NeededCode, then: Box<dyn FnOnce(bool)>) {
    // `None` once the page is gone.
    let spoken = move || prefs.try_get_untracked().map(|p| p.language);
    let Some(mut language) = spoken().filter(|language| !is_loaded(*language, part, code)) else {
        return then(true);
    };
    spawn_local(async move {
        loop {
            let known = load_part(language, part, code).await;
            match spoken().filter(|now| *now != language) {
                Some(other) => language = other,
                None => return then(known),
            }
        }
    });
}

/// Changes the language of the page; `notice` is told if that language cannot be fetched.
pub fn change_language(prefs: Preferences, notice: RwSignal<Option<Msg>>, language: Language) {
    spawn_local(async move {
        // Parts that were loaded in one language are needed in the next.
        let mut known = true;
        for part in Part::ALL {
            let wanted = part == Part::First || Language::ALL.into_iter().any(|other| is_known(other, part));
            known &= !wanted || load_messages(language, part).await;
        }
        if known {
            return prefs.update(|p| p.language = language);
        }
        notice.set(Some(msg!(LanguageMissing)));
        // The lists show the current language.
        let code = prefs.with_untracked(|p| p.language.code());
        for list in [".head [data-setting=ScreenLanguage]", "dialog [data-setting=ScreenLanguage]"] {
            if let Some(list) = find_element(list).and_then(|list| list.dyn_into::<HtmlSelectElement>().ok())
            {
                list.set_value(code);
            }
        }
    });
}

/// Returns the error text in all languages, for when no language could be fetched.
pub fn no_language_error() -> String {
    document().body().and_then(|body| body.get_attribute("data-fault")).unwrap_or_default()
}
