//! A paired device that is hostile: every message is let in or refused with a reason, none is kept, and who floods is cut off.

use crate::common::laws::laws;
use notabene_study::projector::{
    MessageRefusal, PeerGuard, ProjectorContent, ProjectorPeer, ProjectorState, Received, text_of,
};
use proptest::prelude::*;

fn peer(me: u32, text: &str) -> ProjectorPeer {
    ProjectorPeer::new(me, ProjectorState::of(ProjectorContent::Game { text: text.into(), at: 0 }))
}

#[test]
fn each_message_that_is_none_has_its_reason() {
    let mut guard = PeerGuard::default();
    let message = peer(1, "x").request_message();
    assert_eq!(guard.check(Some(&message), 0), Ok(message.as_str()));
    let markup = "<img src=x onerror=alert(1)>";
    for (sent, reason) in [
        (None, MessageRefusal::NoText),
        (Some(""), MessageRefusal::Foreign),
        (Some(markup), MessageRefusal::Foreign),
        (Some(&*"x".repeat(300_000)), MessageRefusal::TooLong),
        (Some(&*format!("notabene wall 1 state 1 1 1\n{}", "é".repeat(200_000))), MessageRefusal::TooLong),
    ] {
        assert_eq!(guard.check(sent, 0), Err(reason));
        assert!(!reason.to_string().is_empty());
    }
    assert!(!guard.is_hostile(), "a few may be an accident");
    assert_eq!(guard.check(Some(&message), 0), Ok(message.as_str()));
    (0..20).for_each(|n| _ = guard.check(Some(markup), n * 500));
    assert!(guard.is_hostile());
}

#[test]
fn a_pointer_is_no_flood_and_a_flood_is_cut_off() {
    let message = peer(1, "x").pointer_message(Some((1, 2)));
    let mut guard = PeerGuard::default();
    // An hour of a pointer on a fast screen.
    for n in 0..3_600 * 240 {
        assert_eq!(guard.check(Some(&message), n * 1_000 / 240), Ok(message.as_str()));
    }
    let mut guard = PeerGuard::default();
    let let_in = (0..100_000).filter(|_| guard.check(Some(&message), 7).is_ok()).count();
    assert_eq!((let_in, guard.is_hostile()), (1_000, true));
    assert_eq!(guard.check(Some(&message), 60_000), Err(MessageRefusal::TooMany), "for good");
    // Few, but large.
    let large = format!("notabene wall 1 state 9 1 1\n{}", "x".repeat(200_000));
    let mut guard = PeerGuard::default();
    let let_in = (0..100).filter(|_| guard.check(Some(&large), 7).is_ok()).count();
    assert_eq!((let_in, guard.is_hostile()), (19, true));
}

#[test]
fn no_count_is_so_high_that_own_changes_come_before_it() {
    let state = peer(9, "1. e4 *").state().text();
    for counts in [[1_000_000_000, 2_000_000_000], [2_147_483_648, u32::MAX], [u32::MAX, 0], [0, 1]] {
        let (mut wall, mut notes) = (peer(5, "1. d4 *"), peer(6, "1. d4 *"));
        let first = wall.change(|wall| wall.blank = true).expect("a change");
        assert_eq!(notes.receive(&first), Received::Changed);
        for count in counts {
            let hostile = format!("notabene wall 1 state {0} {count} {0}\n{state}", u32::MAX);
            assert_eq!(wall.receive(&hostile), notes.receive(&hostile));
            for round in 0..3 {
                let letter = notes.change(|wall| wall.flipped = !wall.flipped).expect("a change");
                assert_eq!(wall.receive(&letter), Received::Changed, "{count}, {round}");
                let letter = wall.change(|wall| wall.blank = !wall.blank).expect("a change");
                assert_eq!(notes.receive(&letter), Received::Changed, "{count}, {round}");
            }
            assert_eq!(wall.state(), notes.state());
            // Whoever comes later, and whoever comes back.
            assert_eq!(peer(7, "*").receive(&wall.state_message()), Received::Changed);
            assert!(peer(5, "*").restore(&wall.state_message()));
        }
    }
}

/// A state that never was: its text, behind any head.
fn anything() -> impl Strategy<Value = String> {
    prop_oneof![
        ".{0,200}",
        "notabene wall [12] (hello|ring|state) [0-9 ]{0,20}\n?.{0,80}",
        ("[0-9]{1,10}", 0..3u32, "(game|lesson|drill|deeds|shapes|free|timer|vote|<b>)?[ \n].{0,60}")
            .prop_map(|(count, by, rest)| format!("notabene wall 1 state {by} {count} {by}\n{rest}")),
        (1..40_000usize).prop_map(|n| format!("notabene wall 1 state 3 1 3\n{}", "game\n".repeat(n))),
        (1..40_000usize).prop_map(|n| "notabene wall 1 ring 3 ".to_string() + &"9".repeat(n)),
    ]
}

proptest! {
    #![proptest_config(laws(128))]

    /// Whatever comes in whatever order, the window shows a whole state, and no more of it is kept than was sent at once.
    #[test]
    fn a_hostile_device_harms_no_window(
        sent in proptest::collection::vec((proptest::option::weighted(0.9, anything()), 0..300u64), 1..60),
        swaps in proptest::collection::vec(any::<prop::sample::Index>(), 0..8),
    ) {
        // Real messages among the others, changed in their order.
        let mut phone = peer(8, "[Event \"<b>\"]\n\n1. e4 *");
        let mut all: Vec<(Option<String>, u64)> = sent;
        for at in &swaps {
            let letter = phone.change(|wall| wall.blank = !wall.blank);
            let at = at.index(all.len());
            all.insert(at, (letter, 0));
        }
        let mut guard = PeerGuard::default();
        let mut wall = peer(5, "1. d4 *");
        let mut now = 0;
        for (message, later) in &all {
            now += later;
            let Ok(text) = guard.check(message.as_deref(), now) else { continue };
            let received = wall.receive(text);
            let read = ProjectorState::read(&wall.state().text());
            prop_assert_eq!(read.as_ref(), Some(wall.state()));
            prop_assert!(wall.state_message().len() <= text.len().max(400) * 2 + 400, "{}", text);
            if let Received::Asked(answer) = received {
                prop_assert_eq!(answer, wall.state_message());
            }
            if let ProjectorContent::Game { text, at } = &wall.state().content {
                let mut board = notabene_core::game::registry::open("chess", None, None).unwrap();
                let opened = notabene_study::projector::follow(&mut board, text, *at);
                drop(text_of(opened.as_ref().unwrap_or(&board)));
            }
        }
        // The window can still be changed, and its own word counts.
        let letter = wall.change(|wall| wall.flipped = !wall.flipped).expect("a change");
        let mut notes = peer(6, "1. d4 *");
        prop_assert_eq!(notes.receive(&letter), Received::Changed);
    }
}
