//! Opening of a board in an element.

use crate::components::effect::effect_after_render;
use crate::components::element;
use crate::embed::embedded_board::{EmbeddedBoard, HostOptions, host_game};
use crate::embed::options::{board_language, fetch_messages, parse_options, preferences_of, prepare_game};
use crate::embed::{BoardArguments, host_events, register_panic_callback, unregister_panic_callback, view};
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
pub fn open_board(asked: BoardArguments) {
    register_panic_callback(&asked.callback);
    // Fails if an executor is set already.
    drop(any_spawner::Executor::init_wasm_bindgen());
    spawn_local(async move {
        let mut faults = Vec::new();
        let mut options = Options::default();
        parse_options(&mut options, &asked.option_pairs, asked.strict, &mut faults);
        let language = board_language(&options, &asked.language);
        if !i18n_loader::load_messages(language, Part::First).await {
            if !reports_missing_file(&asked.callback).await {
                let _ = asked.callback.call2(&JsValue::NULL, &"fault".into(), &JsValue::NULL);
            }
            unregister_panic_callback(&asked.callback);
            return;
        }
        let (shown, has_all) = prepare_game(&options, &asked.text, language).await;
        if !has_all && reports_missing_file(&asked.callback).await {
            unregister_panic_callback(&asked.callback);
            return;
        }
        faults.extend(shown.faults.iter().cloned());
        fetch_messages(language, &faults).await;
        mount_board(asked, options, language, shown, faults);
    });
}

/// Reports that a file could not be fetched. True if a newer version of the program makes the board instead.
pub async fn reports_missing_file(tell: &Function) -> bool {
    let answer = tell.call2(&JsValue::NULL, &"missing".into(), &JsValue::NULL).unwrap_or_default();
    let promise: Result<Promise, _> = answer.dyn_into();
    match promise {
        Ok(promise) => JsFuture::from(promise).await.is_ok_and(|value| value.is_truthy()),
        Err(answer) => answer.is_truthy(),
    }
}

/// Makes the board once everything it needs was fetched.
fn mount_board(
    asked: BoardArguments,
    options: Options,
    language: Language,
    shown: EmbeddedGame,
    faults: Vec<(&'static str, Msg)>,
) {
    let (root, prefs, given) = (view::root_element(), preferences_of(&options, language), host_game(&shown));
    // The board's own owner: all its effects are disposed with it.
    let owner = Owner::new();
    let here = owner.with(|| {
        let app = AppContext::new_embedded(shown.table, prefs);
        let page = HostOptions {
            options,
            faults,
            text: asked.text,
            page_language: asked.language,
            host_game: given,
            games: (shown.games, shown.at),
            own_moves: None,
        };
        EmbeddedBoard { app, host: RwSignal::new(page), callback: StoredValue::new_local(asked.callback) }
    });
    here.app.overrides.board_root.set(Some(root.0.clone()));
    let place = asked.parent;
    owner.with(|| {
        here.app.provide();
        effect_after_render(Box::new(move || {
            let closed: Option<Rc<dyn Fn(_)>> =
                if here.allows_moves() { None } else { Some(Rc::new(|_| ())) };
            here.app.overrides.tap_handler.set(closed);
        }));
        element::El(place.clone()).with([view::board_content(here, root)]);
        host_events::dispatch_changes(here);
    });
    let mut board = Some((place, owner));
    let orders = move |order: String, about: JsValue| -> JsValue {
        if order == "end" {
            if let Some((place, owner)) = board.take() {
                here.callback.with_value(unregister_panic_callback);
                owner.cleanup();
                place.set_text_content(None);
            }
            return JsValue::UNDEFINED;
        }
        if board.is_some() { here.run_command(&order, &about) } else { JsValue::UNDEFINED }
    };
    let orders = Closure::<dyn FnMut(String, JsValue) -> JsValue>::new(orders).into_js_value();
    let faults = here.host.with_untracked(|page| page.faults.clone());
    here.dispatch("orders", &orders);
    host_events::dispatch_ready(here);
    faults.iter().for_each(|fault| host_events::dispatch_error(here, fault));
}
