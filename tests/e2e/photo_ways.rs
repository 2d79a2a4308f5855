//! Ways of a picture into the page: dropped, pasted, turned by the camera, without a network.

use crate::app::{App, Visitor};
use crate::offline::expect_kept;
use crate::photo::{MOVES, PHOTOGRAPH, answer, choose, next_question, with_file};
use crate::sheet::open;

/// Drops or pastes a picture; the browser must not open it.
fn bring(app: &App, event: &str, address: &str) {
    app.find(".photo");
    let script = "const init = { bubbles: true, cancelable: true };
        const event = arguments[1] === 'drop'
            ? new DragEvent('drop', { ...init, dataTransfer: data })
            : new ClipboardEvent('paste', { ...init, clipboardData: data });
        document.querySelector('.photo').dispatchEvent(event);
        if (!event.defaultPrevented) throw new Error('the browser would open it');";
    with_file(app, script, address, event);
}

fn a_picture_is_dropped_and_pasted_and_replaces_no_question(app: &App) {
    for event in ["drop", "paste"] {
        app.anew("fr");
        open(app, "repair");
        bring(app, event, &PHOTOGRAPH);
        let first = next_question(app);
        assert!(first.is_some(), "{event}");
        let text = app.text(".photo-ask");
        // Another one changes nothing while somebody looks at a place.
        bring(app, event, &crate::photo::nothing());
        app.let_settle();
        assert_eq!(app.text(".photo-ask"), text);
        while let Some(ply) = next_question(app) {
            answer(app, ply);
        }
        app.expect("the game", true, || app.property("[name=sheet]", "value").contains(MOVES[2]));
        assert!(app.console().is_empty(), "{:?}", app.console());
    }
}

/// A photograph as a camera writes it that was held on its side before a mirror: turned and mirrored pixels, and the orientation (5 of the
/// Exif standard) by which they become right.
#[track_caller]
fn turned(app: &App, has_orientation: bool) -> String {
    let script = "(async () => {
        const [address, oriented] = arguments;
        const image = new Image(); image.src = address; await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.height, image.width];
        const context = canvas.getContext('2d');
        context.setTransform(0, 1, 1, 0, 0, 0);
        context.drawImage(image, 0, 0);
        const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
        const bytes = new Uint8Array(await blob.arrayBuffer());
        const exif = [0xff, 0xe1, 0, 34, ...[...'Exif'].map((c) => c.charCodeAt(0)), 0, 0,
            0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 5, 0, 0, 0, 0, 0, 0];
        const parts = oriented ? [bytes.slice(0, 2), new Uint8Array(exif), bytes.slice(2)] : [bytes];
        const reader = new FileReader();
        await new Promise((resolve) => { reader.onload = resolve;
            reader.readAsDataURL(new Blob(parts, { type: 'image/jpeg' })); });
        return reader.result;
    })().then(done, (e) => done(String(e)))";
    let address = app.script_later(script, &[PHOTOGRAPH.as_str().into(), has_orientation.into()]);
    let address = address.as_str().expect("an address");
    assert!(address.starts_with("data:image/jpeg"), "{address:.80}");
    address.into()
}

fn a_picture_is_turned_as_its_camera_says(app: &App) {
    app.anew("fr");
    open(app, "repair");
    app.click("[data-do=photo]");
    // Mirrored pixels are no sheet.
    choose(app, "photo-file", &turned(app, false));
    app.wait_until("it is refused", || app.has(".photo [role=alert]"));
    choose(app, "photo-file", &turned(app, true));
    app.wait_until("it is read", || app.has(".photo progress"));
    assert!(next_question(app).is_some());
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_picture_is_read_without_a_network() {
    let app = Visitor::new().speaking("fr").kept_offline().open();
    expect_kept(&app);
    app.cut_network(true);
    app.reload();
    open(&app, "repair");
    app.click("[data-do=photo]");
    choose(&app, "photo-camera", &PHOTOGRAPH);
    assert!(next_question(&app).is_some(), "it is read to a question");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_picture_comes_by_hand_and_as_its_camera_held_it() {
    let app = App::french();
    steps!(
        &app,
        [a_picture_is_dropped_and_pasted_and_replaces_no_question, a_picture_is_turned_as_its_camera_says]
    );
}
