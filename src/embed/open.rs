//! Opening of a board in an element.

use crate::components::effect::later;
use crate::components::element;
use crate::embed::embedded_board::{EmbeddedBoard, FromPage, given};
use crate::embed::options::{dress, learn, prepared, spoken, take};
use crate::embed::{Asked, host_events, unwatch, view, watch};
use crate::state::context::AppContext;
use crate::state::i18n_loader;
use js_sys::{Function, Promise};
use leptos::prelude::*;
use notabene_core::exchange::embed::{EmbeddedGame, Options};
use notabene_core::i18n::{Language, Msg, Part};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Opens a board.
pub fn open(asked: Asked) {
    watch(&asked.tell);
    // Fails if an executor is set already.
    drop(any_spawner::Executor::init_wasm_bindgen());
    spawn_local(async move {
        let mut faults = Vec::new();
        let mut options = Options::default();
        take(&mut options, &asked.said, asked.strict, &mut faults);
        let language = spoken(&options, &asked.language);
        if !i18n_loader::heard(language, Part::First).await {
            if !is_made_elsewhere(&asked.tell).await {
                let _ = asked.tell.call2(&JsValue::NULL, &"fault".into(), &JsValue::NULL);
            }
            unwatch(&asked.tell);
            return;
        }
        let (shown, has_all) = prepared(&options, &asked.text, language).await;
        if !has_all && is_made_elsewhere(&asked.tell).await {
            unwatch(&asked.tell);
            return;
        }
        faults.extend(shown.faults.iter().cloned());
        learn(language, &faults).await;
        build(asked, options, language, shown, faults);
    });
}

/// Reports that a file could not be fetched. True if a newer version of the program makes the board instead.
async fn is_made_elsewhere(tell: &Function) -> bool {
    let answer = tell.call2(&JsValue::NULL, &"missing".into(), &JsValue::NULL).unwrap_or_default();
    let promise: Result<Promise, _> = answer.dyn_into();
    match promise {
        Ok(promise) => JsFuture::from(promise).await.is_ok_and(|made| made.is_truthy()),
        Err(answer) => answer.is_truthy(),
    }
}

/// Makes the board once everything it needs was fetched.
fn build(
    asked: Asked,
    options: Options,
    language: Language,
    shown: EmbeddedGame,
    faults: Vec<(&'static str, Msg)>,
) {
    let (root, prefs, given) = (view::root(), dress(&options, language), given(&shown));
    // The board's own owner: all its effects are disposed with it.
    let owner = Owner::new();
    let here = owner.with(|| {
        let app = AppContext::new_apart(shown.table, prefs);
        let page = FromPage {
            options,
            faults,
            text: asked.text,
            page_language: asked.language,
            given,
            games: (shown.games, shown.at),
            aside: None,
        };
        EmbeddedBoard { app, page: RwSignal::new(page), tell: StoredValue::new_local(asked.tell) }
    });
    here.app.overrides.home.set(Some(root.0.clone()));
    let place = asked.place;
    owner.with(|| {
        here.app.provide();
        later(Box::new(move || {
            let closed: Option<Rc<dyn Fn(_)>> = if here.plays() { None } else { Some(Rc::new(|_| ())) };
            here.app.overrides.tap_handler.set(closed);
        }));
        element::El(place.clone()).with([view::fill(here, root)]);
        host_events::follow(here);
    });
    let mut board = Some((place, owner));
    let orders = move |order: String, about: JsValue| -> JsValue {
        if order == "end" {
            if let Some((place, owner)) = board.take() {
                here.tell.with_value(unwatch);
                owner.cleanup();
                place.set_text_content(None);
            }
            return JsValue::UNDEFINED;
        }
        if board.is_some() { here.order(&order, &about) } else { JsValue::UNDEFINED }
    };
    let orders = Closure::<dyn FnMut(String, JsValue) -> JsValue>::new(orders).into_js_value();
    let faults = here.page.with_untracked(|page| page.faults.clone());
    here.tell("orders", &orders);
    host_events::ready(here);
    faults.iter().for_each(|fault| host_events::wrong(here, fault));
}
