//! What a person sees with the styles of the site: nothing that was just said is cut or hidden.

use crate::app::{App, key};
use leptos::prelude::document;
use wasm_bindgen_test::*;
use web_sys::Element;

/// The styles of the site in the page of the tests, until dropped.
pub struct Styled(Element);

impl Styled {
    pub fn new() -> Styled {
        let sheets = [
            include_str!("../../src/style/themes.css"),
            include_str!("../../src/style/base.css"),
            include_str!("../../src/pages/learn/learn.css"),
            include_str!("../../src/pages/learn/path.css"),
            include_str!("../../src/pages/learn/exercise.css"),
            include_str!("../../src/pages/score_sheet/score_sheet.css"),
        ];
        let style = document().create_element("style").expect("an element");
        style.set_text_content(Some(&sheets.concat()));
        document().head().expect("a head").append_child(&style).expect("the head takes it");
        Styled(style)
    }
}

impl Drop for Styled {
    fn drop(&mut self) {
        self.0.remove();
    }
}

/// True if all of an element is seen: it has a size, nothing in it is cut, and its parts lie in it.
const WHOLE: &str = "
    const box = document.querySelector(arguments[0]);
    if (!box?.checkVisibility()) return false;
    const outer = box.getBoundingClientRect();
    const inside = (it) => it.getBoundingClientRect().bottom <= outer.bottom + 1;
    return outer.height > 8 && outer.width > 8 && box.scrollHeight <= box.clientHeight + 1
        && [...box.querySelectorAll('*')].every(inside);
";

impl App {
    /// True if there is such an element and a person could see it.
    pub fn sees(&self, css: &str) -> bool {
        self.script("return Boolean(document.querySelector(arguments[0])?.checkVisibility())", &[css.into()])
            == true
    }

    /// True if all of the first such element is seen.
    pub fn sees_all_of(&self, css: &str) -> bool {
        self.script(WHOLE, &[css.into()]) == true
    }
}

#[wasm_bindgen_test]
async fn an_answer_and_its_helps_are_never_cut() {
    let _styles = Styled::new();
    let app = App::lessons("fr", "notation/L05/L05-4").await;
    app.fill(".cell", "Te7").await;
    app.keys(key::ENTER).await;
    app.find(".said .look").await;
    app.wait_until("the answer is seen", || app.sees_all_of(".said")).await;
    app.click("[data-do=help]").await;
    app.find(".said .help").await;
    app.wait_until("the hint is seen", || app.sees_all_of(".said")).await;
    app.click("[data-do=help]").await;
    app.find(".said .help.answer").await;
    app.wait_until("the right move is seen", || app.sees_all_of(".said")).await;
    app.fill(".cell", "e5").await;
    app.keys(key::ENTER).await;
    app.find(".said .stars").await;
    app.wait_until("the stars are seen", || app.sees_all_of(".said")).await;
}

#[wasm_bindgen_test]
async fn every_way_of_the_score_sheet_says_what_to_do() {
    let _styles = Styled::new();
    let app = App::speaking("en").await;
    for (way, task) in [
        ("slip", "There is one mistake on this sheet."),
        ("memory", "Read a game"),
        ("guess", "You see a game up to here."),
        ("order", "Write the other"),
    ] {
        app.visit(&format!("#sheet/{way}")).await;
        app.find(&format!(".practice[data-practice={way}] .way")).await;
        app.wait_until("title and task are seen", || app.sees_all_of(".practice .way")).await;
        assert!(app.text(".practice .way p").contains(task), "{}", app.text(".practice .way"));
    }
}

#[wasm_bindgen_test]
async fn a_slip_that_was_found_has_praise_and_a_star() {
    let _styles = Styled::new();
    let app = App::french().await;
    app.visit("#sheet/slip").await;
    app.find("[data-paper=slip] [data-ply='0']").await;
    let marked = "const place = document.querySelector('.place.amiss');
        return place ? getComputedStyle(place, '::after').content : ''";
    for ply in 0..app.count("[data-paper=slip] [data-ply]") {
        app.click(&format!("[data-paper=slip] [data-ply='{ply}']")).await;
        app.wait_until("it is answered", || !app.text(".practice .told").is_empty()).await;
        if app.has(".told.found") {
            break;
        }
    }
    app.wait_until("it is praised", || app.text(".told.found").starts_with("Bien trouvé")).await;
    app.wait_until("it is marked", || app.script(marked, &[]).to_string().contains('★')).await;
    assert!(!app.script(marked, &[]).to_string().contains('?'));
}

#[wasm_bindgen_test]
async fn who_writes_on_before_the_next_frame_keeps_the_focus() {
    let app = App::lessons("fr", "notation/L05/L05-4").await;
    app.let_draw(2).await;
    let slow = "const draw = window.requestAnimationFrame;
        window.requestAnimationFrame = (then) => setTimeout(() => draw.call(window, then), 150)";
    app.script(slow, &[]);
    app.click("[data-do=help]").await;
    app.script("document.querySelector('.cell').focus()", &[]);
    app.let_draw(2).await;
    assert_eq!(app.script("return document.activeElement.className.includes('cell')", &[]), true);
}
