//! The worker of the readers, of ink, photographs and square codes: one that dies is started again once, and then it is said.

use crate::app::{App, key};
use crate::records::english;
use crate::sheet::open;
use notabene::core::exchange::result::write;
use notabene_ink::photo::Report;
use serde_json::json;
use wasm_bindgen_test::*;

/// A worker that answers as `www/reader.js` does, by the name of the function; or dies, as often as is wanted.
const WORKER: &str = "
    window.readerAnswers = arguments[0];
    window.readerDeaths = arguments[1];
    window.readerCalls = [];
    window.Worker = class {
        postMessage([id, name]) {
            window.readerCalls.push(name);
            setTimeout(() => {
                if (this.isDead) return;
                this.isDead = window.readerDeaths-- > 0;
                if (this.isDead) return this.onerror?.(new Event('error'));
                const answers = window.readerAnswers[name];
                this.onmessage?.({ data: [id, answers.length > 1 ? answers.shift() : answers[0]] });
            });
        }
        terminate() { this.isDead = true; }
    };
";

/// Lets functions of the reader give these answers, the last one again and again, once so many workers have died.
fn answer_readers(app: &App, answers: serde_json::Value, deaths: u32) {
    app.script(WORKER, &[answers, deaths.into()]);
}

fn calls(app: &App) -> Vec<String> {
    let calls = app.script("return window.readerCalls", &[]);
    serde_json::from_value(calls).expect("a list of names")
}

/// Draws a stroke on the pad of an answer.
async fn draw(app: &App) {
    app.find(".ink-part .ink-pad").await;
    let stroke = "const pad = document.querySelector('.ink-part .ink-pad');
        const { left, top, width, height } = pad.getBoundingClientRect();
        const at = (share) => ({ bubbles: true, pointerId: 1, pointerType: 'pen', isPrimary: true, buttons: 1,
            clientX: left + width * share, clientY: top + height * share });
        pad.dispatchEvent(new PointerEvent('pointerdown', at(0.2)));
        for (const share of [0.3, 0.4, 0.5]) pad.dispatchEvent(new PointerEvent('pointermove', at(share)));
        pad.dispatchEvent(new PointerEvent('pointerup', at(0.5)));";
    app.script(stroke, &[]);
}

#[wasm_bindgen_test]
async fn ink_takes_the_place_of_a_checked_text_also_after_a_worker_has_died() {
    let app = App::lessons("fr", "notation/L05/L05-4").await;
    answer_readers(&app, json!({"read_ink": ["sure\ne5"]}), 1);
    app.fill(".cell", "Te7").await;
    app.keys(key::ENTER).await;
    app.find(".said .look").await;
    app.click(".levels [data-level=ink]").await;
    draw(&app).await;
    app.expect("what was read is what is checked", "e5", || app.property(".cell", "value")).await;
    assert_eq!(calls(&app), ["read_ink", "read_ink"]);
    app.click("[data-do=check]").await;
    app.find(".said.right").await;
    // Two die: it is said, and the next stroke is read again.
    app.learn("notation/L05/L05-1").await;
    answer_readers(&app, json!({"read_ink": ["sure\nCf3"]}), 2);
    draw(&app).await;
    app.wait_until("it is said", || app.text(".ink-answer").contains("ne peux pas")).await;
    draw(&app).await;
    app.expect("it is read", "Cf3", || app.property(".cell", "value")).await;
}

/// Chooses a picture of a sheet.
async fn choose(app: &App) {
    app.find("[name=photo-camera]").await;
    let put = "const input = document.querySelector('[name=photo-camera]');
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(8)], 'sheet.png', { type: 'image/png' }));
        input.files = data.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));";
    app.script(put, &[]);
}

#[wasm_bindgen_test]
async fn a_photograph_is_read_on_with_its_answers_after_a_worker_has_died() {
    let app = App::french().await;
    open(&app, "repair").await;
    let ask = |ply, texts: [&str; 2]| {
        let texts = texts.map(String::from).to_vec();
        Report::Ask { ply, picture: "data:image/png;base64,".into(), texts }.to_text()
    };
    let (first, second) = (ask(4, ["Cf3", "Cf6"]), ask(7, ["e5", "e6"]));
    answer_readers(
        &app,
        json!({"begin_photo": [Report::Work { percent: 50 }.to_text()], "step_photo": [first], "choose_photo_move": [second]}),
        1,
    );
    app.click("[data-do=photo]").await;
    choose(&app).await;
    app.find(".photo-ask[data-place='4']").await;
    assert_eq!(calls(&app), ["begin_photo", "begin_photo", "step_photo"]);
    app.script("window.readerCalls = []; window.readerDeaths = 1", &[]);
    app.click("[data-do=photo-take]").await;
    app.find(".photo-ask[data-place='7']").await;
    assert_eq!(calls(&app), ["choose_photo_move", "begin_photo", "step_photo", "choose_photo_move"]);
    // Nothing goes on for ever: it is said, and another picture can be chosen.
    app.script("window.readerDeaths = 100", &[]);
    app.click("[data-do=photo-take]").await;
    app.find(".photo [role=alert]").await;
    app.script("window.readerDeaths = 0", &[]);
    choose(&app).await;
    app.find(".photo-ask[data-place='4']").await;
    app.click("[data-do=photo-cancel]").await;
}

/// A camera whose picture is always there.
const CAMERA: &str = "
    window.BarcodeDetector = undefined;
    window.createImageBitmap = async () => ({});
    const mediaDevices = { getUserMedia: async () => new MediaStream() };
    Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
";

#[wasm_bindgen_test]
async fn a_camera_reads_on_after_a_worker_has_died() {
    let app = english().await;
    app.script(CAMERA, &[]);
    let link =
        format!("https://example.org/#{}", write(&crate::class_sample::lesson("Anna", "notation/L05", 3, 7)));
    answer_readers(&app, json!({"read_codes": [[link]]}), 1);
    app.script("location.hash = '#class'", &[]);
    app.click("[data-do=class-camera]").await;
    app.expect("the pupil", vec!["Anna".to_string()], || app.texts(".results tbody th")).await;
    app.script("window.readerDeaths = 100", &[]);
    app.wait_until("it is said", || app.text(".collect .note").contains("cannot be read just now")).await;
    assert_eq!(app.attribute("[data-do=class-camera]", "aria-pressed").as_deref(), Some("false"));
    app.script("window.readerDeaths = 0", &[]);
    app.click("[data-do=class-camera]").await;
    app.find(".camera video").await;
    assert!(!app.has(".collect .note"));
    app.click("[data-do=class-camera]").await;
}
