//! A phone as the remote control of the projector: it reads the code of the projector, and the projector reads its
//! answer. No server is between them, so both have to be in one network.
//!
//! Address of the phone's page: `#wall/remote`, and behind a slash the code of the projector.

use crate::components::BackLink;
use crate::components::clipboard::copy_text;
use crate::components::qr_code::qr_svg;
use crate::components::query::focus_after_render;
use crate::components::query::on_window;
use crate::pages::projector::peer::{Peer, PeerEvent, PeerHandlers};
use crate::pages::projector::{PageContext, notes, sync};
use crate::state::address;
use crate::state::storage;
use crate::views::camera::CameraPart;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::exchange::pairing::{PairingCode, PairingError, PairingSide};
use notabene_core::i18n::Label;
use std::rc::Rc;

/// Address of the phone's page, without `#`.
const REMOTE_PAGE: &str = "wall/remote";

/// State of the connection.
#[derive(Clone, PartialEq, Eq, Debug)]
enum LinkState {
    Off,
    /// The browser looks for its addresses.
    Preparing,
    /// The own code is shown.
    Shown(String),
    /// The code of the other device was read.
    Connecting(String),
    Connected,
    /// The other device is gone; the sentence says why.
    Lost(Label),
    /// The browser or the network has no way to the other device.
    Impossible,
}

/// Connection to the other device. Copies are handles to the same state.
#[derive(Copy, Clone)]
pub struct RemoteLink {
    is_panel_open: RwSignal<bool>,
    state: RwSignal<LinkState>,
    /// Reason why a code was refused.
    refusal: RwSignal<Option<Label>>,
    peer: StoredValue<Option<Peer>, LocalStorage>,
}

impl RemoteLink {
    pub fn new() -> RemoteLink {
        RemoteLink {
            is_panel_open: RwSignal::new(false),
            state: RwSignal::new(LinkState::Off),
            refusal: RwSignal::new(None),
            peer: StoredValue::new_local(None),
        }
    }

    /// True if the panel with the code is open; tracked.
    pub fn is_open(self) -> bool {
        self.is_panel_open.get()
    }

    /// True while a phone is connected; tracked.
    pub fn is_connected(self) -> bool {
        self.state.with(|state| *state == LinkState::Connected)
    }

    /// Opens the panel with a code, or closes it. A connection stays.
    pub fn toggle(self, cx: PageContext) {
        let opens = !self.is_panel_open.get_untracked();
        self.is_panel_open.set(opens);
        storage::save_in_tab(sync::paired_key(cx), "");
        if opens && self.state.with_untracked(|state| *state != LinkState::Connected) {
            self.show_offer(cx);
        }
        if opens {
            focus_after_render(".wall-remote h2");
        }
    }

    /// Sends a message to the other device, if there is one.
    pub fn send(self, text: &str) {
        self.peer.try_with_value(|peer| peer.iter().for_each(|peer| peer.send(text)));
    }

    fn handlers(self, cx: PageContext) -> PeerHandlers {
        let on_event = move |event| {
            let next = match event {
                PeerEvent::Opened => LinkState::Connected,
                PeerEvent::Closed => LinkState::Lost(Label::RemoteLost),
                PeerEvent::Refused => LinkState::Lost(Label::RemoteRefused),
                PeerEvent::Failed if self.state.try_get_untracked() == Some(LinkState::Connected) => {
                    LinkState::Lost(Label::RemoteLost)
                }
                PeerEvent::Failed => LinkState::Impossible,
            };
            if self.state.try_set(next).is_none() && event == PeerEvent::Opened {
                self.is_panel_open.set(false);
                storage::save_in_tab(sync::paired_key(cx), &sync::paired_with(cx));
                sync::on_connected(cx);
            }
        };
        PeerHandlers {
            on_event: Rc::new(on_event),
            on_text: Rc::new(move |text| sync::on_remote_message(cx, text)),
        }
    }

    /// Makes the code of the projector.
    fn show_offer(self, cx: PageContext) {
        self.begin();
        let handlers = self.handlers(cx);
        spawn_local(async move { self.show(Peer::offer(handlers).await) });
    }

    /// Answers the code of a projector.
    fn show_answer(self, cx: PageContext, code: PairingCode) {
        self.begin();
        let handlers = self.handlers(cx);
        spawn_local(async move { self.show(Peer::answer(handlers, &code).await) });
    }

    fn begin(self) {
        self.close();
        self.refusal.set(None);
        self.state.set(LinkState::Preparing);
    }

    fn show(self, found: Option<(Peer, PairingCode)>) {
        let Some((peer, code)) = found else { return drop(self.state.try_set(LinkState::Impossible)) };
        if self.state.try_set(LinkState::Shown(code.write())).is_some() {
            // The page was left meanwhile.
            return peer.close();
        }
        self.peer.set_value(Some(peer));
    }

    /// Takes the answer of the phone.
    fn accept(self, text: &str) {
        let LinkState::Shown(own) = self.state.get_untracked() else { return };
        let Some((code, peer)) = self.read(text, PairingSide::Remote).zip(self.peer.get_value()) else {
            return;
        };
        self.state.set(LinkState::Connecting(own));
        spawn_local(async move {
            if !peer.accept(&code).await {
                _ = self.state.try_set(LinkState::Impossible);
            }
        });
    }

    /// Reads a code of the other device; shows the reason if it is none.
    fn read(self, text: &str, side: PairingSide) -> Option<PairingCode> {
        let read = PairingCode::read(text);
        self.refusal.set(match &read {
            Ok(code) if code.side == side => None,
            Ok(_) => Some(Label::RemoteOwnCode),
            Err(PairingError::Missing) => Some(Label::RemoteNoCode),
            Err(PairingError::Changed) => Some(Label::RemoteChanged),
            Err(PairingError::Newer) => Some(Label::RemoteNewer),
        });
        read.ok().filter(|code| code.side == side)
    }

    /// Remembers a connection that a reload of this page has ended; returns if there was one.
    fn restore(self, cx: PageContext) -> bool {
        let is_lost = storage::load_in_tab(sync::paired_key(cx))
            .is_some_and(|with| !with.is_empty() && with == sync::paired_with(cx));
        if is_lost {
            self.state.set(LinkState::Lost(Label::RemoteLost));
        }
        is_lost
    }

    /// Ends the connection when the page goes, by a reload too: the other device learns it at once.
    fn close_with_page(self) {
        let hidden = move || {
            self.close();
            // A page that comes back from the history has no connection any more.
            if self.state.try_get_untracked() == Some(LinkState::Connected) {
                self.state.set(LinkState::Lost(Label::RemoteLost));
            }
        };
        on_window(leptos::ev::pagehide, move |_| hidden());
        on_cleanup(move || self.close());
    }

    /// Ends the connection.
    pub fn close(self) {
        if let Some(peer) = self.peer.try_update_value(Option::take).flatten() {
            peer.close();
        }
    }
}

/// Panel of the projector: its code, and the place for the answer of the phone.
#[component]
pub fn RemotePanel(cx: PageContext) -> impl IntoView {
    cx.remote.restore(cx);
    cx.remote.close_with_page();
    let link = cx.remote;
    let content = move || {
        let words = move |label| cx.label_text(label);
        let again = move || {
            view! { <button type="button" class="main" on:click=move |_| link.show_offer(cx)>{words(Label::RemoteAgain)}</button> }
        };
        match link.state.get() {
            LinkState::Off | LinkState::Preparing => {
                view! { <p role="status">{words(Label::RemotePreparing)}</p> }.into_any()
            }
            LinkState::Shown(code) | LinkState::Connecting(code) => view! {
                <OwnCode cx text=link_of(&code) lead=Label::RemoteScan/>
                <CodeInput cx lead=Label::RemoteAnswer on_code=Callback::new(move |text: String| link.accept(&text))/>
            }
            .into_any(),
            LinkState::Connected => view! { <p role="status">{words(Label::RemoteConnected)}</p> {again()} }.into_any(),
            LinkState::Lost(why) => view! { <p role="alert">{words(why)}</p> {again()} }.into_any(),
            LinkState::Impossible => view! { <p role="alert">{words(Label::RemoteImpossible)}</p> {again()} }.into_any(),
        }
    };
    let panel = move || {
        link.is_open().then(|| {
            view! {
                <section class="wall-remote stack" aria-label=cx.label_text(Label::WallRemote)>
                    <div class="inline between">
                        <h2 tabindex="-1">{cx.label_text(Label::WallRemote)}</h2>
                        <button type="button" data-do="remote-close" on:click=move |_| link.toggle(cx)>
                            {cx.label_text(Label::Close)}
                        </button>
                    </div>
                    <p class="hint">{cx.label_text(Label::RemoteNetwork)}</p>
                    {content}
                </section>
            }
        })
    };
    view! { {panel} <LinkNote cx/> }
}

/// Note beside the board after the phone is gone.
#[component]
fn LinkNote(cx: PageContext) -> impl IntoView {
    let link = cx.remote;
    let lost = Memo::new(move |_| match link.state.get() {
        LinkState::Lost(why) if !link.is_open() => Some(why),
        _ => None,
    });
    move || {
        lost.get().map(|why| {
            view! {
                <p class="wall-remote-lost alert inline apart" role="alert">
                    <span>{cx.label_text(why)}</span>
                    <button type="button" on:click=move |_| link.toggle(cx)>{cx.label_text(Label::WallRemote)}</button>
                </p>
            }
        })
    }
}

/// Link to the phone's page with a code.
fn link_of(code: &str) -> String {
    address::url_with_fragment(&format!("{REMOTE_PAGE}/{code}"))
}

/// A heading: below the title of the phone's page, or below that of the panel of the projector.
fn heading(cx: PageContext, label: Label) -> AnyView {
    match cx.is_remote() {
        true => view! { <h2>{cx.label_text(label)}</h2> }.into_any(),
        false => view! { <h3>{cx.label_text(label)}</h3> }.into_any(),
    }
}

/// Own code as a square, and as a text to copy.
#[component]
fn OwnCode(cx: PageContext, text: String, lead: Label) -> impl IntoView {
    let is_copied = RwSignal::new(None);
    let shown = text.clone();
    let copy = move |_| {
        let text = text.clone();
        spawn_local(async move { _ = is_copied.try_set(Some(copy_text(&text).await)) });
    };
    let outcome = move || {
        is_copied.get().map(|is| cx.label_text(if is { Label::Copied } else { Label::RemoteCopyByHand }))
    };
    view! {
        {heading(cx, lead)}
        <div class="qr wall-qr" inner_html=qr_svg(&shown)></div>
        <details class="wall-code"><summary>{cx.label_text(Label::RemoteText)}</summary>
            <output data-code="own">{shown.clone()}</output>
        </details>
        <p class="wall-acts inline tight">
            <button type="button" data-do="remote-copy" on:click=copy>{cx.label_text(Label::RemoteCopy)}</button>
            <span role="status">{outcome}</span>
        </p>
    }
}

/// Place for the code of the other device: camera, or text.
#[component]
fn CodeInput(cx: PageContext, lead: Label, on_code: Callback<String>) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let refusal = move || cx.remote.refusal.get().map(|label| cx.label_text(label));
    let connecting = move || {
        let connects = cx.remote.state.with(|state| matches!(state, LinkState::Connecting(_)));
        connects.then(|| cx.label_text(Label::RemoteConnecting))
    };
    view! {
        {heading(cx, lead)}
        <CameraPart on_code/>
        <label class="paste">
            <span>{cx.label_text(Label::RemotePaste)}</span>
            <textarea name="pairing" rows="2" spellcheck="false" autocomplete="off"
                prop:value=text on:input=move |e| text.set(event_target_value(&e))></textarea>
        </label>
        <p class="wall-acts inline tight">
            <button type="button" class="main" data-do="remote-connect" on:click=move |_| on_code.run(text.get_untracked())>
                {cx.label_text(Label::RemoteConnect)}
            </button>
        </p>
        <p class="problems unless-empty" role="alert">{refusal}</p>
        <p role="status">{connecting}</p>
    }
}

/// Page of the phone: its answer to the projector, then the notes as the remote control.
#[component]
pub fn RemotePage(cx: PageContext, code: String) -> impl IntoView {
    cx.remote.close_with_page();
    if cx.remote.restore(cx) {
        // The code in the address led to a connection that is gone.
    } else if let Some(read) = cx.remote.read(&code, PairingSide::Projector).filter(|_| !code.is_empty()) {
        cx.remote.show_answer(cx, read);
    } else if code.is_empty() {
        cx.remote.refusal.set(None);
    }
    let is_connected = Memo::new(move |_| cx.remote.is_connected());
    let part = move || {
        let is_connected = is_connected.get();
        // Nothing of the other part is reused.
        move || match is_connected {
            true => untrack(|| view! { <notes::NotesPage cx/> }.into_any()),
            false => untrack(|| view! { <PairingPage cx/> }.into_any()),
        }
    };
    view! { <div class="wall-room">{part}</div> }
}

#[component]
fn PairingPage(cx: PageContext) -> impl IntoView {
    let link = cx.remote;
    let content = move || match link.state.get() {
        LinkState::Preparing => {
            view! { <p role="status">{cx.label_text(Label::RemotePreparing)}</p> }.into_any()
        }
        LinkState::Shown(code) | LinkState::Connecting(code) => {
            view! { <OwnCode cx text=code lead=Label::RemoteShowWall/> }.into_any()
        }
        state => {
            let note = match state {
                LinkState::Lost(why) => Some(why),
                LinkState::Impossible => Some(Label::RemoteImpossible),
                _ => None,
            }
            .map(|label| view! { <p class="warning" role="alert">{cx.label_text(label)}</p> });
            let answer = move |text: String| {
                link.read(&text, PairingSide::Projector)
                    .into_iter()
                    .for_each(|code| link.show_answer(cx, code));
            };
            view! {
                {note}
                <CodeInput cx lead=Label::RemoteReadWall on_code=Callback::new(answer)/>
            }
            .into_any()
        }
    };
    view! {
        <div class="wall-notes wall-pairing stack apart">
            <h1>{cx.prefs.label_signal(Label::WallRemote)}</h1>
            <p class="hint">{cx.prefs.label_signal(Label::RemoteNetwork)}</p>
            {content}
            <BackLink text=cx.prefs.label_signal(Label::BackToGame)/>
        </div>
    }
}
