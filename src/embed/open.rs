//! Opening of a board in an element.

use crate::components::mount::mount_in;
use crate::embed::embedded_board::{EmbeddedBoard, HostOptions, host_game};
use crate::embed::options::{board_language, fetch_messages, parse_options, preferences_of, prepare_game};
use crate::embed::{
    BoardArguments, host_events, register_panic_callback, unregister_panic_callback, view, viewer_part,
};
use crate::state::board_contexts::BoardContexts;
use crate::state::i18n_loader;
use crate::state::preferences::Preferences;
use js_sys::{Function, Promise};
use leptos::prelude::*;
use notabene_core::exchange::embed::{EmbeddedGame, Options};
use notabene_core::i18n::{Language, Msg, Part};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, future_to_promise, spawn_local};
use web_sys::Element;

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
        // It is fetched along with the words and the game; a future at once, so that the browser sees that somebody hears
        // of its failure.
        let tell = asked.callback.clone();
        let viewer = options.needs_viewer().then(|| {
            JsFuture::from(future_to_promise(async move {
                viewer_part::load(language, &tell).await.map(Into::into).map_err(Into::into)
            }))
        });
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
        if let Some(viewer) = viewer {
            let viewer = viewer.await;
            let is_whole = viewer.as_ref().is_ok_and(JsValue::is_truthy);
            // A puzzle without it would show its solution.
            if !is_whole && (reports_missing_file(&asked.callback).await || viewer.is_err()) {
                if let Err(message) = viewer {
                    let message = message.as_string().unwrap_or_default();
                    host_events::dispatch_not_loaded(&asked.callback, &message);
                }
                unregister_panic_callback(&asked.callback);
                return;
            }
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
    let page = HostOptions {
        options,
        faults,
        text: asked.text,
        page_language: asked.language,
        host_game: given,
        games: (shown.games, shown.at),
        own_moves: None,
    };
    // The board's own owner: all its effects are disposed with it.
    let owner = Owner::new();
    let here = owner.with(|| {
        let board = BoardContexts::new((shown.table, None), Preferences::new(prefs));
        board.provide();
        EmbeddedBoard::new(board.current, page, asked.callback, owner.clone())
    });
    here.current.overrides.board_root.set(Some(root.clone()));
    let place = asked.parent;
    owner.with(|| {
        Effect::new(move || {
            let closed: Option<Rc<dyn Fn(_)>> =
                if here.allows_moves() { None } else { Some(Rc::new(|_| ())) };
            here.current.overrides.tap_handler.set(closed);
        });
        view::follow_root(here, &root);
        mount_in(&root, view! { <view::BoardContent here/> });
        if here.with_options(Options::needs_viewer) {
            viewer_part::add(here);
        }
        // Every element takes another one.
        drop(place.append_child(&root));
        host_events::dispatch_changes(here);
    });
    let faults = here.host.with_untracked(|page| page.faults.clone());
    here.dispatch("orders", &orders(here, place, owner));
    host_events::dispatch_ready(here);
    faults.iter().for_each(|fault| host_events::dispatch_error(here, fault));
}

/// The function by which the page commands the board; `end` removes it.
fn orders(here: EmbeddedBoard, place: Element, owner: Owner) -> JsValue {
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
    Closure::<dyn FnMut(String, JsValue) -> JsValue>::new(orders).into_js_value()
}
