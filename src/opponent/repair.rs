//! Repairs score sheets: in small steps for the page, at once for the package.

use notabene::core::exchange::{line, repair};
use notabene::core::notation::Style;
use notabene::core::repair::Repairer;
use serde::Serialize as _;
use std::cell::RefCell;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// Milliseconds of one step.
const STEP: f64 = 40.0;

thread_local! {
    /// The sheet that is repaired.
    static WORK: RefCell<Option<Repairer>> = const { RefCell::new(None) };
}

/// Begins with the places of a sheet, and of a second one that may be empty, of a game from the position of a line, in a style
/// ([`Style::to_code`]); `certain` are places that are no longer in doubt. `undefined` if line or style cannot be read.
#[wasm_bindgen]
pub fn begin_repair(
    line: &str,
    style: &str,
    sheet: Vec<String>,
    copy: Vec<String>,
    certain: Vec<u32>,
) -> Option<u32> {
    let position = line::read_start(line).ok()?;
    let certain: Vec<usize> = certain.into_iter().map(|place| place as usize).collect();
    WORK.set(Some(Repairer::new(&position, &sheet, &copy, &certain, &Style::from_code(style)?)));
    Some(0)
}

/// Does a part of the work: a number of percent, or at the end the repair as an object. `undefined` without a sheet.
#[wasm_bindgen]
pub fn step_repair() -> JsValue {
    let end = js_sys::Date::now() + STEP;
    let mut work = WORK.take();
    while let Some(repairer) = &mut work {
        if !repairer.step() {
            break;
        }
        if js_sys::Date::now() >= end {
            let percent = repairer.percent();
            WORK.set(work);
            return percent.into();
        }
    }
    let plain = serde_wasm_bindgen::Serializer::json_compatible();
    work.and_then(|repairer| repairer.finish().serialize(&plain).ok()).unwrap_or(JsValue::UNDEFINED)
}

/// The repair of a sheet, and of a second one that may be empty, from the position at the end of a line, in a style
/// ([`Style::to_code`]), as an object ([`repair::repair`]).
///
/// # Errors
///
/// Line or style cannot be read.
#[wasm_bindgen]
pub fn repair_sheet(
    line: &str,
    style: &str,
    sheet: Vec<String>,
    copy: Vec<String>,
) -> Result<JsValue, JsValue> {
    let game = line::read(line).map_err(|problem| JsValue::from(problem.message.id()))?;
    let style = Style::from_code(style).ok_or("style")?;
    let plain = serde_wasm_bindgen::Serializer::json_compatible();
    Ok(repair::repair(&game, &sheet, &copy, &style).serialize(&plain)?)
}
