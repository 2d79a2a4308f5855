//! Writing on pads with a pen, a finger and the mouse, in drawings made for tests.

use crate::app::App;
use crate::browser::{Point, Pointer};
use crate::sheet::open;
use notabene_ink::drawing::{Drawing, parse};
use notabene_ink::sign::{Sign, signs};

/// The pad of the current cell.
pub const PAD: &str = ".ink-part .ink-pad";
/// Size of a drawing in the file: from the top of capitals to the base line.
const CAPITAL: f64 = 100.0;
/// Space between two drawings, in the same units.
const GAP: f64 = 30.0;

/// Drawings of all signs, made for tests.
fn drawings() -> Vec<Drawing> {
    parse(include_str!("../../core/ink/tests/data/drawings.txt")).expect("drawings")
}

/// The lines of a text on a pad, in CSS pixels of the window.
#[track_caller]
pub fn lines(app: &App, pad: &str, text: &str) -> Vec<Vec<Point>> {
    app.find(pad);
    app.script(
        "document.querySelector(arguments[0]).scrollIntoView({block: 'center', behavior: 'instant'})",
        &[pad.into()],
    );
    let frame = app.frame(pad);
    let all = drawings();
    let signs = signs(text).expect("signs of moves");
    let drawing =
        |sign: &Sign| all.iter().find(|drawing| drawing.sign == *sign).expect("a drawing of each sign");
    let ends = |drawing: &Drawing| {
        let xs = || drawing.lines.iter().flatten().map(|place| place[0]);
        (xs().fold(f32::MAX, f32::min), xs().fold(f32::MIN, f32::max))
    };
    let wide = |sign: &Sign| f64::from(ends(drawing(sign)).1 - ends(drawing(sign)).0) + GAP;
    let widths: f64 = signs.iter().map(wide).sum();
    // As large as there is room.
    let scale = (frame.height * 0.45 / CAPITAL).min(frame.width * 0.92 / widths);
    let (mut left, top) = (frame.left + frame.width * 0.03, frame.top + frame.height * 0.27);
    let mut out = Vec::new();
    for sign in &signs {
        let (low, high) = ends(drawing(sign));
        for line in &drawing(sign).lines {
            let point = |place: &[f32; 2]| Point {
                x: left + f64::from(place[0] - low) * scale,
                y: top + f64::from(place[1]) * scale,
            };
            out.push(line.iter().map(point).collect());
        }
        left += (f64::from(high - low) + GAP) * scale;
    }
    assert!(left < frame.left + frame.width, "{text} has room on the pad");
    out
}

/// Writes a text on a pad.
#[track_caller]
pub fn write(app: &App, pointer: Pointer, pad: &str, text: &str) {
    let lines = lines(app, pad, text);
    app.write_lines(pointer, &lines);
}

/// Confirms what was read: the only text, or this one among several.
#[track_caller]
pub fn confirm(app: &App, text: &str) {
    app.wait_until("the ink is read", || app.texts("[data-do=ink-take]").iter().any(|t| t == text));
    let nth = app.texts("[data-do=ink-take]").iter().position(|t| t == text).expect("the text is offered");
    app.script("document.querySelectorAll('[data-do=ink-take]')[arguments[0]].click()", &[nth.into()]);
}

/// Opens the sheet that is written by hand, with the pad.
pub fn open_pad(app: &App) {
    open(app, "write");
    app.click("[data-do=ink]");
}

/// Number of strokes on the pad of the current cell; none without a pad. One more line is that of the next stroke.
pub fn strokes(app: &App) -> Option<usize> {
    app.count(".ink-part .ink-pad .ink-line").checked_sub(1)
}
