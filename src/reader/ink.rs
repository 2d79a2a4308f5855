//! Reads moves that were written by hand: the reader of ink with its net.

use notabene::core::exchange::line;
use notabene::core::notation::Style;
use notabene_ink::net::Net;
use notabene_ink::{AdaptedNet, Hand, Ink, Reader, Verdict, copied};
use std::cell::RefCell;
use std::convert::Infallible;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static NET: RefCell<AdaptedNet> = RefCell::default();
}

/// Calls a function with the net that is adapted to a hand; an unknown text is no hand.
fn with_net<T>(hand: &str, call: impl FnOnce(&Net) -> T) -> T {
    NET.with_borrow_mut(|net| {
        let known = |_: &Net| Ok::<_, Infallible>(Hand::from_text(hand).unwrap_or_default());
        let Ok(net) = net.of(hand, known);
        call(net)
    })
}

/// Reads a move of the position at the end of a line, in a style ([`Style::to_code`]), by a hand that may be empty.
/// The verdict, then a line for each text: `sure`, `ask` or `unreadable`. `undefined` if line, style or ink cannot be
/// read, or the letters are not in Latin script.
#[wasm_bindgen]
pub fn read_ink(line: &str, style: &str, ink: &str, hand: &str) -> Option<String> {
    let position = line::read(line).ok()?.played().last;
    let reader = Reader::new(&position, &Style::from_code(style)?)?;
    let ink = Ink::from_text(ink).ok()?;
    Some(match with_net(hand, |net| reader.read(&ink, net)).verdict {
        Verdict::Sure(text) => format!("sure\n{text}"),
        Verdict::Ask(texts) => format!("ask\n{}", texts.join("\n")),
        Verdict::Unreadable => "unreadable".into(),
    })
}

/// A hand that has learnt a line copied from a text. `undefined` if the ink cannot be that text.
#[wasm_bindgen]
pub fn learn_hand(hand: &str, ink: &str, text: &str) -> Option<String> {
    let mut hand = Hand::from_text(hand).unwrap_or_default();
    hand.learn(&Ink::from_text(ink).ok()?, text, &Net::trained()).then(|| hand.to_text())
}

/// A hand that has learnt a move that its writer confirmed; `asked` for one that was asked for. `undefined` if it teaches nothing.
#[wasm_bindgen]
pub fn learn_confirmed(hand: &str, ink: &str, text: &str, asked: &str) -> Option<String> {
    let mut hand = Hand::from_text(hand).unwrap_or_default();
    let ink = Ink::from_text(ink).ok()?;
    hand.learn_confirmed(&ink, text, asked == "asked", &Net::trained()).then(|| hand.to_text())
}

/// The signs of a copied text, a line each: the sign, the sign that it looks like most, and the indices of its strokes,
/// with spaces between them. `undefined` if the ink cannot be that text.
#[wasm_bindgen]
pub fn compare_ink(ink: &str, text: &str, hand: &str) -> Option<String> {
    let ink = Ink::from_text(ink).ok()?;
    let signs = with_net(hand, |net| copied(&ink, text, net))?;
    let lines = signs.iter().map(|sign| {
        let strokes: Vec<String> = sign.strokes.iter().map(usize::to_string).collect();
        format!("{} {} {}", sign.written, sign.looks_like, strokes.join(" "))
    });
    Some(lines.collect::<Vec<_>>().join("\n"))
}
