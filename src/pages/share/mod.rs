//! Sharing: a link to the whole game, the position, or the lesson on the page, its QR code for phones, and
//! the game as text and picture.

mod choices;
mod code;
mod subject;

use crate::components::Button;
use crate::components::clipboard::CopyResult;
use crate::components::web_share::{copy_link, share_by_browser, was_sent_or_cancelled, web_share};
use crate::pages::export::{self, DialogLink, ExportAction, ExportButtons, ExportOutput};
use crate::pages::share::choices::{LinkChoices, LinkOptions};
use crate::pages::share::code::LinkCode;
use crate::pages::share::subject::{Subject, subjects};
use crate::state::address::url_with_fragment;
use crate::state::current_game::CurrentGame;
use crate::state::navigation::Navigation;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::exchange::Export;
use notabene_core::exchange::share::{self, BoardView, ShareKind};
use notabene_core::i18n::Label;
use notabene_core::i18n::Msg;
use notabene_core::msg;

/// Compressed courses for links, by their readers; empty until they are ready.
type CompressedCourses = RwSignal<[String; 2]>;

/// Content of the dialog.
#[component]
pub fn ShareForm() -> impl IntoView {
    let current = CurrentGame::here();
    let address = Navigation::here().address;
    let subjects = address.with_untracked(|address| subjects(address));
    let is_game = matches!(subjects.first(), Some((Subject::Game(_), _)));
    let options = RwSignal::new(LinkOptions::default());
    let (all, labels): (Vec<Subject>, Vec<Label>) = subjects.into_iter().unzip();
    let courses = compress_courses(current.notice, &all);
    let link = Memo::new(move |_| {
        options.with(|options| share_link(current, all.get(options.subject), options, courses))
    });
    view! {
        <div class="sharing stack loose">
            <LinkChoices options labels is_game/>
            <SendSection link is_game/>
            <LinkCode link is_game/>
            {is_game.then(|| view! { <OtherForms/> })}
        </div>
    }
}

/// Compresses the courses among the subjects, which the browser does asynchronously.
fn compress_courses(notice: RwSignal<Option<Msg>>, subjects: &[Subject]) -> CompressedCourses {
    let courses = CompressedCourses::new(Default::default());
    for subject in subjects {
        let Subject::Course(key, reader) = subject.clone() else { continue };
        spawn_local(async move {
            match subject::compressed_course(&key, reader).await {
                // The window may be gone.
                Some(fragment) => _ = courses.try_update(|all| all[reader as usize] = fragment),
                None => notice.set(Some(msg!(CourseLong))),
            }
        });
    }
    courses
}

/// The link, by its options; empty while a course is being compressed.
fn share_link(
    current: CurrentGame,
    subject: Option<&Subject>,
    options: &LinkOptions,
    courses: CompressedCourses,
) -> String {
    let kind = match subject {
        Some(Subject::Game(kind)) => *kind,
        Some(Subject::Page(page)) => return url_with_fragment(page),
        Some(Subject::Course(_, reader)) => {
            let fragment = courses.with(|all| all[*reader as usize].clone());
            return if fragment.is_empty() { fragment } else { url_with_fragment(&fragment) };
        }
        None => ShareKind::Game,
    };
    let letters = options.letters.then(|| current.prefs.with(|prefs| prefs.letters()));
    let view = BoardView { orientation: options.orientation, letters };
    url_with_fragment(&current.game.with(|game| share::write_at(game, kind, options.opens_at, view)))
}

/// Link as text, and buttons to send it.
#[component]
fn SendSection(link: Memo<String>, is_game: bool) -> impl IntoView {
    let prefs = Preferences::here();
    let result = CopyResult::new(None);
    let copy = move |()| {
        let link = link.get_untracked();
        spawn_local(async move { result.set(Some(copy_link(&link).await)) });
    };
    let send = web_share().map(|share| {
        let share = StoredValue::new_local(share);
        let send = move |()| {
            let link = link.get_untracked();
            let sent = share.with_value(|share| share_by_browser(share, &link));
            spawn_local(async move {
                if !was_sent_or_cancelled(sent).await {
                    result.set(Some(copy_link(&link).await));
                }
            });
        };
        view! { <Button text=prefs.label_signal(Label::ShareSend) name="share-send" on_click=send/> }
    });
    // A lesson is referred to by its name only.
    let hint = is_game.then(|| view! { <p class="hint">{prefs.label_signal(Label::ShareHint)}</p> });
    view! {
        <section class="send stack">
            <input
                class="link fill"
                type="text"
                readonly
                name="link"
                aria-label=prefs.label_signal(Label::ShareLink)
                prop:value=link
            />
            <div class="actions inline">
                <Button
                    text=prefs.label_signal(Label::ShareCopyLink)
                    name="share-copy"
                    class="main"
                    on_click=copy
                />
                {send}
            </div>
            <p class="copied unless-empty" role="status">{move || result.get().map(|label| prefs.label(label))}</p>
            {hint}
        </section>
    }
}

/// Ways to share a game other than by a link.
static COPY_ACTIONS: [ExportAction; 5] = [
    export::COPY_MOVES,
    export::COPY_PGN,
    export::SAVE_PGN,
    ExportAction {
        name: "copy-position",
        label: Label::SharePositionText,
        run: |current, _| {
            Some(ExportOutput::Copy(current.game.with_untracked(|game| game.text(Export::Position))))
        },
    },
    export::PICTURE,
];

/// Game as text or picture, and a link to the saved games.
#[component]
fn OtherForms() -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <section class="keep stack">
            <h3>{prefs.label_signal(Label::ShareAs)}</h3>
            <ExportButtons actions=&COPY_ACTIONS/>
            <p><DialogLink page="games/mine" text=prefs.label_signal(Label::MyGames)/></p>
        </section>
    }
}
