//! A direct connection of two devices by WebRTC, without a server: each writes a code that the other one reads.

use crate::state::time::milliseconds;
use leptos::prelude::*;
use notabene_core::exchange::pairing::{PairingCode, PairingSide};
use notabene_study::projector::PeerGuard;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Event, MessageEvent, RtcDataChannel, RtcDataChannelEvent, RtcIceGatheringState, RtcPeerConnection,
    RtcPeerConnectionState, RtcSdpType, RtcSessionDescriptionInit,
};

/// Name of the data channel.
const CHANNEL: &str = "notabene wall";
/// Longest wait for the addresses of this device.
const GATHERING: Duration = Duration::from_secs(3);

/// State of a connection.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PeerEvent {
    Opened,
    /// The other device is gone.
    Closed,
    /// The network does not let the two devices reach each other.
    Failed,
    /// The other device sent what is no message, and was cut off.
    Refused,
}

/// Callbacks of a connection.
#[derive(Clone)]
pub struct PeerHandlers {
    pub on_event: Rc<dyn Fn(PeerEvent)>,
    pub on_text: Rc<dyn Fn(&str)>,
}

/// A connection to another device.
#[derive(Clone)]
pub struct Peer {
    connection: RtcPeerConnection,
    channel: StoredValue<Option<RtcDataChannel>, LocalStorage>,
    handlers: PeerHandlers,
}

impl Peer {
    /// Opens a connection with its code. None if the browser or the network has no way for it.
    pub async fn offer(handlers: PeerHandlers) -> Option<(Peer, PairingCode)> {
        let peer = Peer::new(handlers)?;
        peer.use_channel(peer.connection.create_data_channel(CHANNEL));
        let description = JsFuture::from(peer.connection.create_offer()).await.ok()?;
        let code = peer.describe(PairingSide::Projector, &description).await?;
        Some((peer, code))
    }

    /// Answers the code of another device with a code. None if the browser or the network has no way for it.
    pub async fn answer(handlers: PeerHandlers, code: &PairingCode) -> Option<(Peer, PairingCode)> {
        let peer = Peer::new(handlers)?;
        let own = peer.clone();
        let on_channel = Closure::<dyn Fn(RtcDataChannelEvent)>::new(move |e: RtcDataChannelEvent| {
            own.use_channel(e.channel());
        });
        peer.connection.set_ondatachannel(Some(on_channel.into_js_value().unchecked_ref()));
        peer.set_remote(code).await?;
        let description = JsFuture::from(peer.connection.create_answer()).await.ok()?;
        let code = peer.describe(PairingSide::Remote, &description).await?;
        Some((peer, code))
    }

    /// Completes the connection with the answer of the other device; `false` if the browser refuses it.
    pub async fn accept(&self, answer: &PairingCode) -> bool {
        self.set_remote(answer).await.is_some()
    }

    fn new(handlers: PeerHandlers) -> Option<Peer> {
        let connection = RtcPeerConnection::new().ok()?;
        let peer = Peer { connection, channel: StoredValue::new_local(None), handlers };
        let (own, on_event) = (peer.connection.clone(), peer.handlers.on_event.clone());
        let on_change = Closure::<dyn Fn(Event)>::new(move |_: Event| match own.connection_state() {
            RtcPeerConnectionState::Failed => on_event(PeerEvent::Failed),
            RtcPeerConnectionState::Closed => on_event(PeerEvent::Closed),
            // An interruption may end by itself; if not, the connection fails.
            _ => {}
        });
        peer.connection.set_onconnectionstatechange(Some(on_change.into_js_value().unchecked_ref()));
        Some(peer)
    }

    fn use_channel(&self, channel: RtcDataChannel) {
        let PeerHandlers { on_event, on_text } = self.handlers.clone();
        let closed = on_event.clone();
        let on_open = Closure::<dyn Fn(Event)>::new(move |_: Event| on_event(PeerEvent::Opened));
        let on_close = Closure::<dyn Fn(Event)>::new(move |_: Event| closed(PeerEvent::Closed));
        let (own, refused) = (self.clone(), self.handlers.on_event.clone());
        let guard = RefCell::new(PeerGuard::default());
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |e: MessageEvent| {
            let message = e.data().as_string();
            let (checked, is_hostile) = {
                let mut guard = guard.borrow_mut();
                (guard.check(message.as_deref(), milliseconds()), guard.is_hostile())
            };
            match checked {
                Ok(text) => on_text(text),
                Err(_) if is_hostile => {
                    own.close();
                    refused(PeerEvent::Refused);
                }
                // One may come from another version.
                Err(_) => {}
            }
        });
        channel.set_onopen(Some(on_open.into_js_value().unchecked_ref()));
        channel.set_onclose(Some(on_close.into_js_value().unchecked_ref()));
        channel.set_onmessage(Some(on_message.into_js_value().unchecked_ref()));
        self.channel.try_set_value(Some(channel));
    }

    async fn set_remote(&self, code: &PairingCode) -> Option<()> {
        let kind = match code.side {
            PairingSide::Projector => RtcSdpType::Offer,
            PairingSide::Remote => RtcSdpType::Answer,
        };
        let description = RtcSessionDescriptionInit::new(kind);
        description.set_sdp(&code.description());
        JsFuture::from(self.connection.set_remote_description(&description)).await.ok().map(drop)
    }

    /// Takes a description of this device, and waits for its addresses.
    async fn describe(&self, side: PairingSide, description: &JsValue) -> Option<PairingCode> {
        let description = description.unchecked_ref::<RtcSessionDescriptionInit>();
        JsFuture::from(self.connection.set_local_description(description)).await.ok()?;
        self.gathered().await;
        PairingCode::of_description(side, &self.connection.local_description()?.sdp())
    }

    /// Waits until all addresses are known, but not for ever.
    async fn gathered(&self) {
        let connection = self.connection.clone();
        let done = js_sys::Promise::new(&mut |done, _| {
            let (own, finish) = (connection.clone(), done.clone());
            let check = Closure::<dyn Fn(Event)>::new(move |_: Event| {
                if own.ice_gathering_state() == RtcIceGatheringState::Complete {
                    drop(finish.call0(&JsValue::NULL));
                }
            });
            connection.set_onicegatheringstatechange(Some(check.into_js_value().unchecked_ref()));
            if connection.ice_gathering_state() == RtcIceGatheringState::Complete {
                drop(done.call0(&JsValue::NULL));
            }
            // The promise waits for the event alone where there are no timers.
            drop(set_timeout(move || drop(done.call0(&JsValue::NULL)), GATHERING));
        });
        // It is never rejected.
        drop(JsFuture::from(done).await);
    }

    /// Sends a text. One that is too long for the channel is lost: the next state replaces it.
    pub fn send(&self, text: &str) {
        self.channel.try_with_value(|channel| channel.as_ref().map(|channel| channel.send_with_str(text)));
    }

    /// Ends the connection.
    pub fn close(&self) {
        self.connection.set_onconnectionstatechange(None);
        self.connection.set_ondatachannel(None);
        self.channel.try_update_value(|channel| {
            if let Some(channel) = channel.take() {
                channel.set_onopen(None);
                channel.set_onclose(None);
                channel.set_onmessage(None);
            }
        });
        self.connection.close();
    }
}
