//! Reads photographed score sheets, in small steps.

use notabene::core::exchange::line;
use notabene::core::notation::Style;
use notabene_ink::Hand;
use notabene_ink::net::Net;
use notabene_ink::photo::{FirstRow, Grey, PhotoWork, Refusal, Report};
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    /// The photographs that are read.
    static WORK: RefCell<Option<PhotoWork>> = const { RefCell::new(None) };
}

fn with_work(call: impl FnOnce(&mut PhotoWork) -> Report) -> Option<String> {
    WORK.with_borrow_mut(|work| work.as_mut().map(|work| call(work).to_text()))
}

fn grey(pixels: &[u8], width: u32, height: u32) -> Result<Grey, Refusal> {
    Grey::from_rgba(width as usize, height as usize, pixels).map_err(Refusal::Picture)
}

/// Begins with the pixels of a picture, four bytes for each, of a game from the position of a line, in a style
/// ([`Style::to_code`]), by a hand that may be empty. A report, as from all functions.
#[wasm_bindgen]
pub fn begin_photo(pixels: &[u8], width: u32, height: u32, line: &str, style: &str, hand: &str) -> String {
    let work = || {
        let position = line::read_start(line).map_err(|_| Refusal::Game)?;
        let style = Style::from_code(style).ok_or(Refusal::Game)?;
        // An unknown text is no hand.
        let net = Hand::from_text(hand).unwrap_or_default().adapt(&Net::trained());
        PhotoWork::begin(grey(pixels, width, height)?, &position, &style, net)
    };
    match work() {
        Ok(work) => {
            let report = work.report().to_text();
            WORK.set(Some(work));
            report
        }
        Err(refusal) => Report::Refused(refusal).to_text(),
    }
}

/// Goes on with the pixels of a picture of the next page.
#[wasm_bindgen]
pub fn add_photo(pixels: &[u8], width: u32, height: u32) -> Option<String> {
    with_work(|work| match grey(pixels, width, height).and_then(|grey| work.add(grey)) {
        Ok(()) => work.report(),
        Err(refusal) => Report::Refused(refusal),
    })
}

/// Does a part of the work. `undefined` without a photograph.
#[wasm_bindgen]
pub fn step_photo() -> Option<String> {
    with_work(PhotoWork::step)
}

/// Takes the answer to the question about the first row by its name ([`FirstRow::name`]).
#[wasm_bindgen]
pub fn say_first_photo_row(answer: &str) -> Option<String> {
    let answer = FirstRow::named(answer)?;
    with_work(|work| {
        work.say_first_row(answer);
        work.report()
    })
}

/// Takes the answer that a text is the move of a place.
#[wasm_bindgen]
pub fn choose_photo_move(ply: usize, text: &str) -> Option<String> {
    with_work(|work| {
        work.choose(ply, text);
        work.report()
    })
}

/// Takes the answer that none of some texts, a line each, is the move of a place.
#[wasm_bindgen]
pub fn refuse_photo_moves(ply: usize, texts: &str) -> Option<String> {
    let texts: Vec<String> = texts.lines().map(String::from).collect();
    with_work(|work| {
        work.refuse(ply, &texts);
        work.report()
    })
}

/// Takes the answer that nobody knows the move of a place.
#[wasm_bindgen]
pub fn skip_photo_move(ply: usize) -> Option<String> {
    with_work(|work| {
        work.skip(ply);
        work.report()
    })
}

/// Asks nothing more.
#[wasm_bindgen]
pub fn finish_photo() -> Option<String> {
    with_work(|work| {
        work.be_silent();
        work.report()
    })
}
