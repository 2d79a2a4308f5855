//! Reading QR codes with the camera.

mod code_reader;

use crate::components::browser_class::call_method;
use crate::components::repeat::repeat_while;
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use crate::state::sound::{Sound, play_sound};
use crate::views::camera::code_reader::{CodeReader, cameras, object, wait_for};
use js_sys::{Array, Reflect};
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::i18n::Label;
use std::time::Duration;
use wasm_bindgen::prelude::*;

/// Interval between two looks at the picture.
const INTERVAL: Duration = Duration::from_millis(300);
/// Wished width of the picture: enough for a code, and quick to read.
const WIDTH: u32 = 800;

/// State of the camera. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct Camera {
    on_code: Callback<String>,
    is_on: RwSignal<bool>,
    /// Why it is not on.
    problem: RwSignal<Option<Label>>,
    video: NodeRef<html::Video>,
    /// Stream and reader while the camera is on.
    parts: StoredValue<Option<CameraParts>, LocalStorage>,
    /// True while a picture is read.
    is_reading: StoredValue<bool>,
    /// Text of the last code, which stays in the picture for a while.
    last: StoredValue<String>,
}

#[derive(Clone)]
struct CameraParts {
    stream: JsValue,
    reader: CodeReader,
}

/// Button that switches the camera on and off, with its picture; a note where the browser cannot read codes.
#[component]
pub fn CameraPart(on_code: Callback<String>) -> impl IntoView {
    let prefs = Preferences::here();
    if !code_reader::can_read() {
        return view! { <p class="hint">{prefs.label_signal(Label::ClassCameraNone)}</p> }.into_any();
    }
    let camera = Camera {
        on_code,
        is_on: RwSignal::new(false),
        problem: RwSignal::new(None),
        video: NodeRef::new(),
        parts: StoredValue::new_local(None),
        is_reading: StoredValue::new(false),
        last: StoredValue::new(String::new()),
    };
    let current = CurrentGame::here();
    repeat_while(Memo::new(move |_| camera.is_on.get()), INTERVAL, move || camera.look(current));
    on_cleanup(move || camera.stop());
    let words = move || {
        let label = if camera.is_on.get() { Label::ClassCameraStop } else { Label::ClassCamera };
        prefs.label(label)
    };
    let toggle = move |_| if camera.is_on.get_untracked() { camera.stop() } else { camera.start() };
    Effect::new(move || {
        let (video, parts) = (camera.video.get(), camera.parts.get_value());
        if let (Some(video), Some(parts)) = (video, parts) {
            // A video takes a stream.
            drop(Reflect::set(&video, &"srcObject".into(), &parts.stream));
        }
    });
    let problem = move || {
        let label = camera.problem.get();
        label.map(|label| view! { <p class="note" role="alert">{prefs.label_signal(label)}</p> })
    };
    view! {
        <button type="button" data-do="class-camera" aria-pressed=move || camera.is_on.get().to_string() on:click=toggle>
            {words}
        </button>
        {problem}
        <Show when=move || camera.is_on.get()>
            <div class="camera fill stack tight">
                <video node_ref=camera.video playsinline autoplay prop:muted=true></video>
                <p>{prefs.label_signal(Label::ClassCameraLooks)}</p>
            </div>
        </Show>
    }
    .into_any()
}

impl Camera {
    fn start(self) {
        self.problem.set(None);
        spawn_local(async move {
            let parts = open_camera().await;
            let is_gone = self.is_on.try_get_untracked().is_none();
            match parts {
                Some(parts) if is_gone => parts.close(),
                Some(parts) => {
                    // A second tap may have opened the camera meanwhile.
                    self.stop();
                    self.parts.set_value(Some(parts));
                    self.is_on.set(true);
                }
                None => _ = self.problem.try_set(Some(Label::ClassCameraDenied)),
            }
        });
    }

    fn stop(self) {
        if let Some(parts) = self.parts.try_update_value(Option::take).flatten() {
            parts.close();
        }
        self.is_reading.try_update_value(|is| *is = false);
        self.is_on.try_set(false);
    }

    /// Takes the codes that are in the picture now.
    fn look(self, current: CurrentGame) {
        let video = self.video.try_get_untracked().flatten();
        let Some((parts, video)) = self.parts.get_value().zip(video) else { return };
        if self.is_reading.try_update_value(|is| std::mem::replace(is, true)) == Some(true) {
            return;
        }
        spawn_local(async move {
            let codes = parts.reader.codes(&video).await;
            self.is_reading.try_update_value(|is| *is = false);
            if parts.reader.is_lost() {
                self.stop();
                self.problem.try_set(Some(Label::ClassCameraLost));
            }
            for text in codes {
                let is_new = self.last.try_update_value(|last| std::mem::replace(last, text.clone()) != text);
                if is_new == Some(true) {
                    self.on_code.run(text);
                    play_sound(current.prefs, Sound::Right);
                }
            }
        });
    }
}

impl CameraParts {
    fn close(&self) {
        let tracks = call_method(&self.stream, "getTracks", &Array::new());
        for track in tracks.and_then(|tracks| tracks.dyn_into::<Array>().ok()).iter().flat_map(Array::iter) {
            call_method(&track, "stop", &Array::new());
        }
        self.reader.close();
    }
}

/// Opens the camera at the back, or another. None if the user or the browser denies it.
async fn open_camera() -> Option<CameraParts> {
    let wish = object("facingMode", &"environment".into());
    // Plain objects take any key.
    drop(Reflect::set(&wish, &"width".into(), &object("ideal", &WIDTH.into())));
    let wish = object("video", &wish);
    let stream = wait_for(call_method(&cameras()?, "getUserMedia", &Array::of1(&wish))).await?;
    let reader = CodeReader::new()?;
    Some(CameraParts { stream, reader })
}
