//! Windows over the page whose parts are made by calls: one dialog for all of them.

use super::dom::{El, drawn, el, later};
use super::state::{Desk, Over};
use super::{beside, records};
use leptos::prelude::*;
use notabene_core::text::Label;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

/// A window: when it is open, its title, and what stands in it.
type Window = (Over, Label, fn(&'static Desk) -> Vec<El>);

const WINDOWS: [Window; 2] = [
    (Over::Records, Label::OpenAndSave, records::records),
    (Over::Beside, Label::BesideMove, beside::beside),
];

/// The dialog. The browser keeps the focus inside and closes it with Escape.
pub fn windows(desk: &'static Desk) -> Vec<El> {
    let window = move || WINDOWS.into_iter().find(|w| w.0 == desk.over.get());
    let dialog = el("dialog", "").attr("aria-labelledby", "window-title").each(move || match window() {
        Some((_, title, fill)) => vec![body(desk, title, fill(desk))],
        None => Vec::new(),
    });
    let element: HtmlDialogElement = dialog.0.clone().unchecked_into();
    later(Box::new(move || match window() {
        // It fails only when the dialog is open already.
        Some(_) => drop(element.show_modal()),
        None => element.close(),
    }));
    let closed = move |_| {
        if untrack(window).is_some() {
            desk.over.set(Over::Nothing);
        }
    };
    vec![dialog.on("close", closed)]
}

fn body(desk: &'static Desk, title: Label, inside: Vec<El>) -> El {
    let heading = el("h2", "").attr("id", "window-title").label(desk, title);
    let close = el("button", "quiet")
        .attr("type", "button")
        .live("aria-label", move || desk.label(Label::Close).into());
    let close = close.with([icon("close")]).click(move || desk.over.set(Over::Nothing));
    el("div", "dialog-body").with([el("header", "").with([heading, close])]).with(inside)
}

/// A picture on a button.
pub fn icon(name: &str) -> El {
    let shape = drawn("use").attr("href", &["#icon-", name].concat());
    drawn("svg").attr("class", "icon").attr("viewBox", "0 0 24 24").attr("aria-hidden", "true").with([shape])
}
