//! Sharing: a link to the whole game, the position, or the lesson on the page, its QR code for phones, and the
//! game as text and picture.

mod code;

use self::code::LinkCode;
use super::current_game::CurrentGame;
use super::dom::El;
use super::interop;
use super::learn;
use super::paper::copy_text;
use super::prefs::Preferences;
use super::records::{self, ClosingLink, ExportAction, ExportButtons, ExportText};
use super::state::Navigation;
use crate::components::{Button, Select, SelectOption};
use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::exchange::share::{self, View, What};
use notabene_core::exchange::{Export, save};
use notabene_core::game::{Game, Go};
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::position::Side;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// Target of a link.
#[derive(Clone, PartialEq)]
enum Subject {
    Game(What),
    /// A page, by its address.
    Page(String),
    /// A course that is on this device alone, by its name.
    Course(String),
}

/// The move at which a shared game opens.
#[derive(Copy, Clone, PartialEq, Eq)]
enum OpensAt {
    Here,
    Start,
    End,
}

const MOMENTS: [(OpensAt, &str, Label); 3] = [
    (OpensAt::Here, "here", Label::ShareAtHere),
    (OpensAt::Start, "start", Label::ShareAtStart),
    (OpensAt::End, "end", Label::ShareAtEnd),
];

/// Choices for the link.
#[derive(Clone, PartialEq)]
struct LinkOptions {
    /// Place among the subjects.
    subject: usize,
    opens_at: OpensAt,
    orientation: Option<Side>,
    /// True if the link has the letters of the pieces.
    letters: bool,
}

/// State of the window.
#[derive(Copy, Clone)]
struct Sharing {
    current: CurrentGame,
    prefs: Preferences,
    subjects: StoredValue<Vec<(Subject, Label)>>,
    options: RwSignal<LinkOptions>,
    /// The address part of a course; empty until the browser has compressed it.
    course: RwSignal<String>,
    is_game: bool,
}

impl Sharing {
    fn new() -> Sharing {
        let subjects = subjects(&expect_context::<Navigation>().address.get_untracked());
        let sharing = Sharing {
            current: expect_context(),
            prefs: expect_context(),
            is_game: matches!(subjects.first(), Some((Subject::Game(_), _))),
            options: RwSignal::new(LinkOptions {
                subject: 0,
                opens_at: OpensAt::Here,
                orientation: None,
                letters: false,
            }),
            subjects: StoredValue::new(subjects),
            course: RwSignal::new(String::new()),
        };
        sharing.compress_course();
        sharing
    }

    /// Compresses the course that is shared, which takes the browser a moment.
    fn compress_course(self) {
        let first = self.subjects.with_value(|all| all.first().map(|(subject, _)| subject.clone()));
        let Some(Subject::Course(key)) = first else { return };
        spawn_local(async move {
            match learn::packed(&key).await {
                Some(fragment) => self.course.set(fragment),
                None => self.current.notice.set(Some(msg!(CourseLong))),
            }
        });
    }

    /// The link; empty while there is none.
    fn link(self) -> String {
        let options = self.options.get();
        let subject =
            self.subjects.with_value(|all| all.get(options.subject).map(|(subject, _)| subject.clone()));
        match subject {
            Some(Subject::Page(page)) => address(&page),
            Some(Subject::Course(_)) => self.course.with(|course| course_address(course)),
            Some(Subject::Game(what)) => self.game_link(what, &options),
            None => self.game_link(What::Game, &options),
        }
    }

    fn game_link(self, what: What, options: &LinkOptions) -> String {
        let letters = options.letters.then(|| self.prefs.with(|p| p.letters()));
        let view = View { orientation: options.orientation, letters };
        let moves = options.opens_at != OpensAt::Here && what == What::Game;
        let fragment = self.current.game.with(|game| {
            let copy = if moves { game_at(game, options.opens_at) } else { None };
            share::write(copy.as_ref().unwrap_or(game), what, view)
        });
        address(&fragment)
    }
}

/// A copy of a game at its start or end, so that the board stays as it is.
fn game_at(game: &Game, at: OpensAt) -> Option<Game> {
    let mut copy = save::read(&game.text(Export::Save)).0.ok()?;
    copy.go(Go::First);
    if at == OpensAt::End {
        copy.go(Go::Last);
    }
    Some(copy)
}

fn course_address(course: &str) -> String {
    if course.is_empty() { String::new() } else { address(course) }
}

/// What can be shared on the page with an address: on the pages of lessons those, elsewhere the game.
fn subjects(address: &str) -> Vec<(Subject, Label)> {
    let mut words = address.split('/');
    if words.next() == Some(learn::NAME) {
        let place: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        return lesson_subjects(&place);
    }
    vec![
        (Subject::Game(What::Game), Label::ShareWhole),
        (Subject::Game(What::Position), Label::SharePosition),
    ]
}

/// What can be shared at a place of the lessons: course, lesson, exercise.
fn lesson_subjects(place: &[&str]) -> Vec<(Subject, Label)> {
    let all = (Subject::Page(learn::NAME.into()), Label::ShareLessons);
    if let Some(key) = place.first().filter(|key| learn::is_own(key)) {
        // Nobody else has the course: the link contains it.
        let course = (Subject::Course((*key).into()), Label::ShareCourse);
        return Some(course).filter(|_| learn::can_be_sent()).into_iter().chain([all]).collect();
    }
    let page = |length: usize| {
        Subject::Page([&[learn::NAME][..], place.get(..length).unwrap_or_default()].concat().join("/"))
    };
    let parts = [(3, Label::ShareExercise), (2, Label::ShareLesson)].into_iter();
    let parts = parts.filter(|(length, _)| place.len() >= *length);
    parts.map(|(length, label)| (page(length), label)).chain([all]).collect()
}

/// The address of this page with another part behind `#`.
pub fn address(fragment: &str) -> String {
    let location = window().location();
    let [origin, path] = [location.origin(), location.pathname()].map(Result::unwrap_or_default);
    [&origin, &path, "#", fragment].concat()
}

/// [`ShareForm`] as an element, for parents that are no components yet.
pub fn Body() -> El {
    interop::element(view! { <ShareForm/> })
}

/// Content of the window for sharing.
#[component]
pub fn ShareForm() -> impl IntoView {
    let sharing = Sharing::new();
    let link = Memo::new(move |_| sharing.link());
    view! {
        <div class="sharing">
            <LinkChoices sharing/>
            <LinkActions sharing link/>
            <LinkCode is_game=sharing.is_game link/>
            {sharing.is_game.then(|| view! { <GameExports/> })}
        </div>
    }
}

/// What is shared, and how it opens.
#[component]
fn LinkChoices(sharing: Sharing) -> impl IntoView {
    // Games whose pieces have no letters need none.
    let has_letters = sharing.current.scene.with_untracked(|scene| scene.takes.is_none());
    let game_choices = sharing.is_game.then(|| {
        view! {
            <MomentSelect sharing/>
            <SideSelect sharing/>
            {has_letters.then(|| view! { <LettersSelect sharing/> })}
        }
    });
    view! { <div class="settings"><SubjectSelect sharing/>{game_choices}</div> }
}

fn option(prefs: Preferences, value: &str, label: Label) -> SelectOption {
    SelectOption { value: value.into(), text: prefs.words(label) }
}

#[component]
fn SubjectSelect(sharing: Sharing) -> impl IntoView {
    let Sharing { prefs, subjects, options, .. } = sharing;
    let offered = subjects.with_value(|all| {
        all.iter().enumerate().map(|(n, (_, label))| option(prefs, &n.to_string(), *label)).collect()
    });
    let value = move || options.with(|options| options.subject.to_string());
    let change = move |value: String| {
        options.update(|options| options.subject = value.parse().unwrap_or_default());
    };
    view! {
        <Select
            text=prefs.words(Label::ShareWhat) name="what" options=offered value=Signal::derive(value)
            on_change=change
        />
    }
}

/// The move at which a game opens; hidden for positions.
#[component]
fn MomentSelect(sharing: Sharing) -> impl IntoView {
    let Sharing { prefs, options, .. } = sharing;
    let offered = MOMENTS.iter().map(|(_, name, label)| option(prefs, name, *label)).collect();
    let name_of = |at: OpensAt| MOMENTS.iter().find(|(own, ..)| *own == at).map_or("", |(_, name, _)| *name);
    let value = move || options.with(|options| name_of(options.opens_at).to_string());
    let change = move |value: String| {
        let found = MOMENTS.iter().find(|(_, name, _)| *name == value);
        options.update(|options| options.opens_at = found.map_or(OpensAt::Here, |(at, ..)| *at));
    };
    let is_position = Signal::derive(move || options.with(|options| options.subject != 0));
    view! {
        <Select
            text=prefs.words(Label::ShareAt) name="at" options=offered value=Signal::derive(value)
            on_change=change class:hidden=is_position
        />
    }
}

/// The side at the bottom of the board; by default that of the reader.
#[component]
fn SideSelect(sharing: Sharing) -> impl IntoView {
    let Sharing { prefs, options, .. } = sharing;
    let offered = vec![
        option(prefs, "", Label::ShareReader),
        option(prefs, Side::White.name(), Label::White),
        option(prefs, Side::Black.name(), Label::Black),
    ];
    let value = move || options.with(|options| options.orientation.map_or("", Side::name).to_string());
    let change = move |value: String| {
        let side = Side::BOTH.into_iter().find(|side| side.name() == value);
        options.update(|options| options.orientation = side);
    };
    view! {
        <Select
            text=prefs.words(Label::ShareSide) name="orientation" options=offered value=Signal::derive(value)
            on_change=change
        />
    }
}

/// Value of the player's own letters; the empty value means those of the reader.
const OWN_LETTERS: &str = "mine";

#[component]
fn LettersSelect(sharing: Sharing) -> impl IntoView {
    let Sharing { prefs, options, .. } = sharing;
    let offered = vec![option(prefs, "", Label::ShareReaders), option(prefs, OWN_LETTERS, Label::ShareMine)];
    let value = move || options.with(|options| if options.letters { OWN_LETTERS } else { "" }.to_string());
    let change = move |value: String| options.update(|options| options.letters = value == OWN_LETTERS);
    view! {
        <Select
            text=prefs.words(Label::PieceLetters) name="letters" options=offered value=Signal::derive(value)
            on_change=change
        />
    }
}

/// The link as text, and the ways to pass it on.
#[component]
fn LinkActions(sharing: Sharing, link: Memo<String>) -> impl IntoView {
    let prefs = sharing.prefs;
    let result = RwSignal::new(None::<Label>);
    let copy = move |()| {
        let link = link.get_untracked();
        spawn_local(async move { result.set(Some(copied(&link).await)) });
    };
    let send = share_function().map(|_| {
        let send = move |()| send_or_copy(link.get_untracked(), result);
        view! { <Button text=prefs.words(Label::ShareSend) name="share-send" on_click=send/> }
    });
    // A lesson is named by its address alone and needs no hint.
    let hint = sharing.is_game.then(|| view! { <p class="hint">{prefs.words(Label::ShareHint)}</p> });
    view! {
        <section class="send">
            <input
                class="link" type="text" readonly name="link" aria-label=prefs.words(Label::ShareLink)
                prop:value=link
            />
            <div class="actions">
                <Button text=prefs.words(Label::ShareCopyLink) name="share-copy" class="main" on_click=copy/>
                {send}
            </div>
            <p class="copied" role="status">{move || result.get().map(|label| prefs.label(label))}</p>
            {hint}
        </section>
    }
}

/// Hands a link to the device, and copies it where that fails.
fn send_or_copy(link: String, result: RwSignal<Option<Label>>) {
    let Some(share) = share_function() else { return };
    let sent = send(&share, &link);
    spawn_local(async move {
        if !is_sent_or_cancelled(sent).await {
            result.set(Some(copied(&link).await));
        }
    });
}

/// `navigator.share`, in browsers that have it.
fn share_function() -> Option<Function> {
    Reflect::get(&window().navigator(), &"share".into()).ok()?.dyn_into().ok()
}

/// Copies a link; the label for the result.
async fn copied(link: &str) -> Label {
    if copy_text(link).await { Label::Copied } else { Label::CopyFailed }
}

/// Hands the title and the link to the device.
fn send(share: &Function, link: &str) -> Result<JsValue, JsValue> {
    let data = Object::new();
    for (name, value) in [("title", "Notabene"), ("url", link)] {
        // Plain objects take every property.
        let _ = Reflect::set(&data, &name.into(), &value.into());
    }
    share.call1(&window().navigator(), &data)
}

/// True unless sending failed; a person who cancels has not failed.
async fn is_sent_or_cancelled(sent: Result<JsValue, JsValue>) -> bool {
    let sent = match sent.map(JsCast::dyn_into::<Promise>) {
        Ok(Ok(promise)) => JsFuture::from(promise).await,
        Ok(Err(_)) => return true,
        Err(error) => Err(error),
    };
    let is_cancelled = |error| Reflect::get(&error, &"name".into()).is_ok_and(|name| name == "AbortError");
    sent.map_or_else(is_cancelled, |_| true)
}

static EXPORTS: [ExportAction; 5] = [
    records::COPY_MOVES,
    records::COPY_PGN,
    records::SAVE_PGN,
    ExportAction {
        name: "copy-position",
        label: Label::SharePositionText,
        run: |source| Some(ExportText::Copy(source.text(Export::Position))),
    },
    records::PICTURE,
];

/// The game as text or picture, and a link to the saved games.
#[component]
fn GameExports() -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    view! {
        <section class="keep">
            <h3>{prefs.words(Label::ShareAs)}</h3>
            <ExportButtons actions=&EXPORTS/>
            <p><ClosingLink address="#games" name="games" label=Label::MyGames/></p>
        </section>
    }
}
