//! Sharing: a link to the whole game, the position, or the lesson on the page, its QR code for phones, and
//! the game as text and picture.

use crate::components::download;
use crate::components::effect::flag;
use crate::components::element::button;
use crate::components::element::set_flag;
use crate::components::element::{El, el, fragment, labelled_select};
use crate::components::qr_code::qr_svg;
use crate::components::web_share::{copy_link, share_by_browser, was_sent_or_cancelled, web_share};
use crate::pages::export::{self, ExportAction, ExportOutput};
use crate::pages::learn;
use crate::state::address::{COURSE_BUILDER, url_with_fragment};
use crate::state::context::{AppContext, ModalKind};
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::exchange::share::{self, BoardView, ShareKind};
use notabene_core::exchange::{Export, save};
use notabene_core::game::Go;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::position::Side;

/// Target of a link.
#[derive(Clone, PartialEq)]
enum Subject {
    Game(ShareKind),
    /// Page, by its address.
    Page(String),
    /// Course stored on this device only, by its name.
    Course(String, CourseReader),
}

/// Readers of a course.
#[derive(Copy, Clone, PartialEq, Eq)]
enum CourseReader {
    /// They do its exercises.
    Pupil,
    /// They may change it.
    Colleague,
}

/// Move at which a game opens.
#[derive(Copy, Clone, PartialEq, Eq)]
enum LinkPosition {
    Current,
    Start,
    End,
}

const POSITIONS: [(LinkPosition, &str, Label); 3] = [
    (LinkPosition::Current, "here", Label::ShareAtHere),
    (LinkPosition::Start, "start", Label::ShareAtStart),
    (LinkPosition::End, "end", Label::ShareAtEnd),
];

/// Options of the link.
#[derive(Clone, PartialEq)]
struct LinkOptions {
    /// Index in the list of subjects.
    subject: usize,
    at: LinkPosition,
    orientation: Option<Side>,
    /// True if the link contains the piece letters.
    letters: bool,
}

/// List of all lessons.
fn lessons_subject() -> (Subject, Label) {
    (Subject::Page(learn::PAGE_NAME.into()), Label::ShareLessons)
}

/// A course of this device: for pupils, and for colleagues if it may be changed here.
fn course_subjects(key: &str) -> Vec<(Subject, Label)> {
    let subject = |reader, label| (Subject::Course(key.into(), reader), label);
    let mut all = vec![subject(CourseReader::Pupil, Label::ShareCourse)];
    if learn::can_change(key) {
        all.push(subject(CourseReader::Colleague, Label::ShareCourseChange));
    }
    all.retain(|_| learn::can_be_sent());
    all
}

/// Subjects with labels: on the lesson pages the lessons, elsewhere the game.
fn subjects(app: AppContext) -> Vec<(Subject, Label)> {
    let address = app.navigation.address.get_untracked();
    let mut words = address.split('/');
    let page = words.next();
    if page == Some(COURSE_BUILDER) {
        return words.next().map(course_subjects).unwrap_or_default();
    }
    if page == Some(learn::PAGE_NAME) {
        let place: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        if let Some(key) = place.first().filter(|key| learn::is_own(key)) {
            // Stored here only: the link contains the whole course.
            return course_subjects(key).into_iter().chain([lessons_subject()]).collect();
        }
        let labels = [Label::ShareExercise, Label::ShareLesson];
        let page = |long: usize| {
            Subject::Page([&[learn::PAGE_NAME][..], place.get(..long).unwrap_or_default()].concat().join("/"))
        };
        let named =
            (2..=3).rev().filter(|long| place.len() >= *long).map(|long| (page(long), labels[3 - long]));
        return named.chain([lessons_subject()]).collect();
    }
    vec![
        (Subject::Game(ShareKind::Game), Label::ShareWhole),
        (Subject::Game(ShareKind::Position), Label::SharePosition),
    ]
}

/// Content of the dialog.
pub fn ShareDialog() -> El {
    let app = AppContext::here();
    let subjects = subjects(app);
    let is_game = matches!(subjects.first(), Some((Subject::Game(_), _)));
    let wish = RwSignal::new(LinkOptions {
        subject: 0,
        at: LinkPosition::Current,
        orientation: None,
        letters: false,
    });
    let all: Vec<Subject> = subjects.iter().map(|(subject, _)| subject.clone()).collect();
    // The browser compresses a course asynchronously.
    let packed = RwSignal::new([String::new(), String::new()]);
    for subject in &all {
        let Subject::Course(key, reader) = subject.clone() else { continue };
        spawn_local(async move {
            match learn::compressed_fragment(&key, reader == CourseReader::Pupil).await {
                // The window may be gone.
                Some(fragment) => _ = packed.try_update(|all| all[reader as usize] = fragment),
                None => app.notice.set(Some(msg!(CourseLong))),
            }
        });
    }
    let link = Memo::new(move |_| wish.with(|wish| share_link(app, all.get(wish.subject), wish, packed)));
    let mut parts = vec![
        link_choices(app, wish, subjects, is_game),
        send_buttons(app, link, is_game),
        qr_code(app, link, is_game),
    ];
    if is_game {
        parts.push(copy_buttons(app));
    }
    fragment().with([el("div", "sharing").with(parts)])
}

/// The link, by its options.
fn share_link(
    app: AppContext,
    subject: Option<&Subject>,
    wish: &LinkOptions,
    packed: RwSignal<[String; 2]>,
) -> String {
    let what = match subject {
        Some(Subject::Game(what)) => *what,
        Some(Subject::Page(page)) => return url_with_fragment(page),
        Some(Subject::Course(_, reader)) => {
            let fragment = packed.with(|all| all[*reader as usize].clone());
            return if fragment.is_empty() { fragment } else { url_with_fragment(&fragment) };
        }
        None => ShareKind::Game,
    };
    let letters = wish.letters.then(|| app.prefs.with(|p| p.letters()));
    let view = BoardView { orientation: wish.orientation, letters };
    let moved = Some(wish.at).filter(|at| *at != LinkPosition::Current && what == ShareKind::Game);
    let fragment = app.game.with(|game| {
        // A copy is navigated, so that the board is unchanged.
        let copy = moved.and_then(|at| {
            let mut copy = save::read(&game.text(Export::Save)).0.ok()?;
            copy.go(Go::First);
            if at == LinkPosition::End {
                copy.go(Go::Last);
            }
            Some(copy)
        });
        share::write(copy.as_ref().unwrap_or(game), what, view)
    });
    url_with_fragment(&fragment)
}

/// Choices of the subject and the view.
fn link_choices(
    app: AppContext,
    wish: RwSignal<LinkOptions>,
    subjects: Vec<(Subject, Label)>,
    is_game: bool,
) -> El {
    let option = |value: &str, label: Label| el("option", "").attr("value", value).label(app, label);
    let names = ["0", "1", "2"];
    let offered = subjects.iter().zip(names).map(|((_, label), name)| option(name, *label)).collect();
    let what = labelled_select(app, Label::ShareWhat, "what", offered, move |value| {
        let subject = names.iter().position(|name| *name == value).unwrap_or_default();
        wish.update(|wish| wish.subject = subject);
    });
    let row = el("div", "settings").with([what]);
    if !is_game {
        return row;
    }
    let moments = POSITIONS.iter().map(|(_, name, label)| option(name, *label)).collect();
    let at = labelled_select(app, Label::ShareAt, "at", moments, move |value| {
        let at = POSITIONS
            .iter()
            .find(|(_, name, _)| *name == value)
            .map_or(LinkPosition::Current, |(at, ..)| *at);
        wish.update(|wish| wish.at = at);
    });
    // A position is a single moment.
    set_flag(
        &at,
        crate::components::element::FlagTarget::Class,
        "hidden",
        flag(move || wish.with(|wish| wish.subject != 0)).into(),
    );
    let sides = vec![
        option("", Label::ShareReader),
        option(Side::White.name(), Label::White),
        option(Side::Black.name(), Label::Black),
    ];
    let side = labelled_select(app, Label::ShareSide, "orientation", sides, move |value| {
        let orientation = Side::BOTH.into_iter().find(|side| side.name() == value);
        wish.update(|wish| wish.orientation = orientation);
    });
    let row = row.with([at, side]);
    // Games without piece letters need none.
    if app.scene.with_untracked(|scene| scene.takes.is_some()) {
        return row;
    }
    let whose = vec![option("", Label::ShareReaders), option("mine", Label::ShareMine)];
    let letters = labelled_select(app, Label::PieceLetters, "letters", whose, move |value| {
        wish.update(|wish| wish.letters = value == "mine");
    });
    row.with([letters])
}

/// Link as text, and buttons to send it.
fn send_buttons(app: AppContext, link: Memo<String>, is_game: bool) -> El {
    let done = RwSignal::new(None::<Label>);
    let field = el("input", "link").attr("type", "text").attr("readonly", "").attr("name", "link");
    let field =
        field.live_attr("aria-label", move || app.label(Label::ShareLink).into()).value(move || link.get());
    let copy = button(app, Label::ShareCopyLink, "share-copy", move || {
        let text = link.get_untracked();
        spawn_local(async move {
            done.set(Some(copy_link(&text).await));
        });
    });
    copy.0.set_class_name("main");
    let mut ways = vec![copy];
    if let Some(share) = web_share() {
        ways.push(button(app, Label::ShareSend, "share-send", move || {
            let (sent, link) = (share_by_browser(&share, &link.get_untracked()), link.get_untracked());
            spawn_local(async move {
                if !was_sent_or_cancelled(sent).await {
                    done.set(Some(copy_link(&link).await));
                }
            });
        }));
    }
    let said = move || done.get().map(|label| app.label(label).to_string()).unwrap_or_default();
    el("section", "send")
        .with([
            field,
            el("div", "actions").with(ways),
            el("p", "copied").attr("role", "status").live_text(said),
        ])
        // A lesson is referred to by its name only.
        .with(is_game.then(|| el("p", "hint").label(app, Label::ShareHint)))
}

/// QR code of the link, or the reason why there is none.
fn qr_code(app: AppContext, link: Memo<String>, is_game: bool) -> El {
    let large = RwSignal::new(false);
    let drawing = Memo::new(move |_| link.with(|link| qr_svg(link)));
    let class = move || match (large.get(), drawing.with(|drawing| drawing.is_some())) {
        (_, false) => "code none",
        (true, true) => "code large",
        (false, true) => "code",
    };
    let picture = el("div", "squares").attr("role", "img");
    let picture = picture.live_attr("aria-label", move || app.label(Label::ShareCode).into());
    let picture = picture.live_html(move || drawing.get().unwrap_or_default());
    let size = el("button", "").attr("type", "button").attr("data-do", "code-size");
    let size = size.live_bool_attr("aria-pressed", move || large.get());
    let size = size.live_text(move || {
        app.label(if large.get() { Label::ShareCodeSmall } else { Label::ShareCodeLarge }).into()
    });
    let size = size.click(move || large.update(|large| *large = !*large));
    let keep = button(app, Label::ShareCodeSave, "code-save", move || {
        if let Some(svg) = drawing.get_untracked() {
            // Browsers that do not save files still show the code.
            drop(download::save_url(&download::svg_data_url(&svg), "notabene-code.svg"));
        }
    });
    let too_long = el("p", "note").attr("role", "status").live_text(move || {
        let none = drawing.with(|drawing| drawing.is_none()) && link.with(|link| !link.is_empty());
        let label = if is_game { Label::ShareTooLong } else { Label::ShareCourseLong };
        if none { app.label(label).to_string() } else { String::new() }
    });
    let figure = el("figure", "").live_class(class);
    el("section", "coded").with([too_long, figure.with([picture, el("div", "actions").with([size, keep])])])
}

/// Link to all saved games.
fn games_link(app: AppContext) -> El {
    let link = el("a", "button").attr("href", "#games").attr("data-do", "games").label(app, Label::MyGames);
    el("p", "").with([link.click(move || app.modal.open.set(ModalKind::None))])
}

/// Game as text or picture, and a link to the saved games.
fn copy_buttons(app: AppContext) -> El {
    static COPY_ACTIONS: [ExportAction; 5] = [
        export::COPY_MOVES,
        export::COPY_PGN,
        export::SAVE_PGN,
        ("copy-position", Label::SharePositionText, |app| {
            Some(ExportOutput::Copy(app.game.with_untracked(|t| t.text(Export::Position))))
        }),
        export::PICTURE,
    ];
    let title = el("h3", "").label(app, Label::ShareAs);
    el("section", "keep")
        .with([title])
        .with(export::export_buttons(app, &COPY_ACTIONS, Vec::new()))
        .with([games_link(app)])
}
