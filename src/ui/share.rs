//! Sharing: a link to the whole game, the position, or the lesson on the page, its square code for phones, and the
//! game as text and picture.

use super::dom::{El, el, fragment, picked};
use super::markup::Markup;
use super::paper::copy_text;
use super::records::{self, Out, Way};
use super::state::{Desk, Over};
use super::{learn, picture};
use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::exchange::share::{self, View, What};
use notabene_core::exchange::{Export, qr, save};
use notabene_core::game::Go;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::position::Side;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// What a link leads to.
#[derive(Clone, PartialEq)]
enum Subject {
    Game(What),
    /// A page, by its address.
    Page(String),
    /// A course that is on this device alone, by its name.
    Course(String),
}

/// At which move a game opens.
#[derive(Copy, Clone, PartialEq, Eq)]
enum At {
    Here,
    Start,
    End,
}

const MOMENTS: [(At, &str, Label); 3] = [
    (At::Here, "here", Label::ShareAtHere),
    (At::Start, "start", Label::ShareAtStart),
    (At::End, "end", Label::ShareAtEnd),
];

/// What was chosen for the link.
#[derive(Clone, PartialEq)]
struct Wish {
    /// Its place among the subjects.
    subject: usize,
    at: At,
    orientation: Option<Side>,
    /// Whether the letters of the pieces are told.
    letters: bool,
}

/// The list of all lessons.
fn lessons() -> (Subject, Label) {
    (Subject::Page(learn::NAME.into()), Label::ShareLessons)
}

/// What can be shared here, with its words: on the pages of the lessons those, elsewhere the game.
fn subjects(desk: Desk) -> Vec<(Subject, Label)> {
    let address = desk.navigation.address.get_untracked();
    let mut words = address.split('/');
    if words.next() == Some(learn::NAME) {
        let place: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        if let Some(key) = place.first().filter(|key| learn::is_own(key)) {
            // Nobody else has it: it goes along as a whole.
            let course = (Subject::Course((*key).into()), Label::ShareCourse);
            return Some(course).filter(|_| learn::can_be_sent()).into_iter().chain([lessons()]).collect();
        }
        let labels = [Label::ShareExercise, Label::ShareLesson];
        let page = |long: usize| {
            Subject::Page([&[learn::NAME][..], place.get(..long).unwrap_or_default()].concat().join("/"))
        };
        let named =
            (2..=3).rev().filter(|long| place.len() >= *long).map(|long| (page(long), labels[3 - long]));
        return named.chain([lessons()]).collect();
    }
    vec![
        (Subject::Game(What::Game), Label::ShareWhole),
        (Subject::Game(What::Position), Label::SharePosition),
    ]
}

/// The address of this page with another part behind `#`.
pub fn address(fragment: &str) -> String {
    let location = window().location();
    let [origin, path] = [location.origin(), location.pathname()].map(Result::unwrap_or_default);
    [&origin, &path, "#", fragment].concat()
}

/// What stands in the window.
pub fn Body() -> El {
    let desk = Desk::here();
    let subjects = subjects(desk);
    let is_game = matches!(subjects.first(), Some((Subject::Game(_), _)));
    let wish = RwSignal::new(Wish { subject: 0, at: At::Here, orientation: None, letters: false });
    let all: Vec<Subject> = subjects.iter().map(|(subject, _)| subject.clone()).collect();
    // A course is made small by the browser, which takes its time.
    let packed = RwSignal::new(String::new());
    if let Some(Subject::Course(key)) = all.first().cloned() {
        spawn_local(async move {
            match learn::packed(&key).await {
                Some(fragment) => packed.set(fragment),
                None => desk.notice.set(Some(msg!(CourseLong))),
            }
        });
    }
    let link = Memo::new(move |_| wish.with(|wish| link(desk, all.get(wish.subject), wish, packed)));
    let mut parts =
        vec![choices(desk, wish, subjects, is_game), sending(desk, link, is_game), code(desk, link, is_game)];
    if is_game {
        parts.push(copies(desk));
    }
    fragment().with([el("div", "sharing").with(parts)])
}

/// The link that is wished for.
fn link(desk: Desk, subject: Option<&Subject>, wish: &Wish, packed: RwSignal<String>) -> String {
    let what = match subject {
        Some(Subject::Game(what)) => *what,
        Some(Subject::Page(page)) => return address(page),
        Some(Subject::Course(_)) => {
            let there = |fragment: &String| Some(address(fragment)).filter(|_| !fragment.is_empty());
            return packed.with(there).unwrap_or_default();
        }
        None => What::Game,
    };
    let letters = wish.letters.then(|| desk.prefs.with(|p| p.letters()));
    let view = View { orientation: wish.orientation, letters };
    let moved = Some(wish.at).filter(|at| *at != At::Here && what == What::Game);
    let fragment = desk.game.with(|table| {
        // A copy is walked through, so that the board stays as it is.
        let copy = moved.and_then(|at| {
            let mut copy = save::read(&table.text(Export::Save)).0.ok()?;
            copy.go(Go::First);
            if at == At::End {
                copy.go(Go::Last);
            }
            Some(copy)
        });
        share::write(copy.as_ref().unwrap_or(table), what, view)
    });
    address(&fragment)
}

/// What is shared, and how it opens.
fn choices(desk: Desk, wish: RwSignal<Wish>, subjects: Vec<(Subject, Label)>, is_game: bool) -> El {
    let option = |value: &str, label: Label| el("option", "").attr("value", value).label(desk, label);
    let names = ["0", "1", "2"];
    let offered = subjects.iter().zip(names).map(|((_, label), name)| option(name, *label)).collect();
    let what = picked(desk, Label::ShareWhat, "what", offered, move |value| {
        let subject = names.iter().position(|name| *name == value).unwrap_or_default();
        wish.update(|wish| wish.subject = subject);
    });
    let row = el("div", "settings").with([what]);
    if !is_game {
        return row;
    }
    let moments = MOMENTS.iter().map(|(_, name, label)| option(name, *label)).collect();
    let at = picked(desk, Label::ShareAt, "at", moments, move |value| {
        let at = MOMENTS.iter().find(|(_, name, _)| *name == value).map_or(At::Here, |(at, ..)| *at);
        wish.update(|wish| wish.at = at);
    });
    // A position is one moment only.
    super::dom::mark(
        &at,
        super::dom::Mark::Class,
        "hidden",
        super::state::flag(move || wish.with(|wish| wish.subject != 0)).into(),
    );
    let sides = vec![
        option("", Label::ShareReader),
        option(Side::White.name(), Label::White),
        option(Side::Black.name(), Label::Black),
    ];
    let side = picked(desk, Label::ShareSide, "orientation", sides, move |value| {
        let orientation = Side::BOTH.into_iter().find(|side| side.name() == value);
        wish.update(|wish| wish.orientation = orientation);
    });
    let row = row.with([at, side]);
    // Games whose pieces have no letters need none.
    if desk.scene.with_untracked(|scene| scene.takes.is_some()) {
        return row;
    }
    let whose = vec![option("", Label::ShareReaders), option("mine", Label::ShareMine)];
    let letters = picked(desk, Label::PieceLetters, "letters", whose, move |value| {
        wish.update(|wish| wish.letters = value == "mine");
    });
    row.with([letters])
}

/// The link as text, and the ways to hand it on.
fn sending(desk: Desk, link: Memo<String>, is_game: bool) -> El {
    let done = RwSignal::new(None::<Label>);
    let field = el("input", "link").attr("type", "text").attr("readonly", "").attr("name", "link");
    let field =
        field.live("aria-label", move || desk.label(Label::ShareLink).into()).value(move || link.get());
    let copy = super::dom::button(desk, Label::ShareCopyLink, "share-copy", move || {
        let text = link.get_untracked();
        spawn_local(async move {
            done.set(Some(copied(&text).await));
        });
    });
    copy.0.set_class_name("main");
    let mut ways = vec![copy];
    if let Some(share) = sender() {
        ways.push(super::dom::button(desk, Label::ShareSend, "share-send", move || {
            let (sent, link) = (send(&share, &link.get_untracked()), link.get_untracked());
            spawn_local(async move {
                if !sent_or_left(sent).await {
                    done.set(Some(copied(&link).await));
                }
            });
        }));
    }
    let said = move || done.get().map(|label| desk.label(label).to_string()).unwrap_or_default();
    el("section", "send")
        .with([field, el("div", "actions").with(ways), el("p", "copied").attr("role", "status").says(said)])
        // A lesson is only called by its name.
        .with(is_game.then(|| el("p", "hint").label(desk, Label::ShareHint)))
}

/// What the device has for sending things, where it has it.
fn sender() -> Option<Function> {
    Reflect::get(&window().navigator(), &"share".into()).ok()?.dyn_into().ok()
}

/// Copies a link, and says what came of it.
async fn copied(link: &str) -> Label {
    if copy_text(link).await { Label::Copied } else { Label::CopyFailed }
}

/// Hands the title and the link to the device.
fn send(share: &Function, link: &str) -> Result<JsValue, JsValue> {
    let what = Object::new();
    // Plain objects take any key.
    drop(Reflect::set(&what, &"title".into(), &"Notabene".into()));
    drop(Reflect::set(&what, &"url".into(), &link.into()));
    share.call1(&window().navigator(), &what)
}

/// Whether all is well: who thinks better of it has not failed, and nothing is to be told.
async fn sent_or_left(sent: Result<JsValue, JsValue>) -> bool {
    let sent = match sent.map(JsCast::dyn_into::<Promise>) {
        Ok(Ok(promise)) => JsFuture::from(promise).await,
        Ok(Err(_)) => return true,
        Err(error) => Err(error),
    };
    let left = |error| Reflect::get(&error, &"name".into()).is_ok_and(|name| name == "AbortError");
    sent.map_or_else(left, |_| true)
}

/// The drawing of a code: dark on white in all colours of the page, as cameras want it.
fn drawn(text: &str) -> Option<String> {
    let code = qr::code(text).filter(|_| !text.is_empty())?;
    let mut out = Markup::default();
    let side = f64::from(code.side);
    out.draw(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ~ ~\" shape-rendering=\"crispEdges\" aria-hidden=\"true\">\
         <path fill=\"#fff\" d=\"M0 0h~v~h-~z\"/><path fill=\"#000\" d=\"$\"/></svg>",
        &[side, side, side, side, side],
        &[&code.path],
    );
    Some(out.done())
}

/// The square code of the link, or why there is none.
fn code(desk: Desk, link: Memo<String>, is_game: bool) -> El {
    let large = RwSignal::new(false);
    let drawing = Memo::new(move |_| link.with(|link| drawn(link)));
    let class = move || match (large.get(), drawing.with(|drawing| drawing.is_some())) {
        (_, false) => "code none",
        (true, true) => "code large",
        (false, true) => "code",
    };
    let picture = el("div", "squares").attr("role", "img");
    let picture = picture.live("aria-label", move || desk.label(Label::ShareCode).into());
    let picture = picture.live_inside(move || drawing.get().unwrap_or_default());
    let size = el("button", "").attr("type", "button").attr("data-do", "code-size");
    let size = size.state("aria-pressed", move || large.get());
    let size = size.says(move || {
        desk.label(if large.get() { Label::ShareCodeSmall } else { Label::ShareCodeLarge }).into()
    });
    let size = size.click(move || large.update(|large| *large = !*large));
    let keep = super::dom::button(desk, Label::ShareCodeSave, "code-save", move || {
        if let Some(svg) = drawing.get_untracked() {
            // Browsers that do not let files be saved still show the code.
            drop(picture::save(&picture::address(&svg), "notabene-code.svg"));
        }
    });
    let too_long = el("p", "note").attr("role", "status").says(move || {
        let none = drawing.with(|drawing| drawing.is_none()) && link.with(|link| !link.is_empty());
        let label = if is_game { Label::ShareTooLong } else { Label::ShareCourseLong };
        if none { desk.label(label).to_string() } else { String::new() }
    });
    let figure = el("figure", "").class(class);
    el("section", "coded").with([too_long, figure.with([picture, el("div", "actions").with([size, keep])])])
}

/// The way to all kept games.
fn games_link(desk: Desk) -> El {
    let link = el("a", "button").attr("href", "#games").attr("data-do", "games").label(desk, Label::MyGames);
    el("p", "").with([link.click(move || desk.modal.open.set(Over::Nothing))])
}

/// The game as text or picture, and the way to those that were on the board before.
fn copies(desk: Desk) -> El {
    static WAYS: [Way; 5] = [
        records::COPY_MOVES,
        records::COPY_PGN,
        records::SAVE_PGN,
        ("copy-position", Label::SharePositionText, |desk| {
            Some(Out::Copy(desk.game.with_untracked(|t| t.text(Export::Position))))
        }),
        records::PICTURE,
    ];
    let title = el("h3", "").label(desk, Label::ShareAs);
    el("section", "keep").with([title]).with(records::ways(desk, &WAYS, Vec::new())).with([games_link(desk)])
}
