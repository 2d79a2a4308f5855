//! A pad learns from confirmed moves with consent, offers lines to copy, and says which sign was hard to read.

use crate::common::writing::{Dice, Drawings, Hand as Writer};
use notabene_core::i18n::Label;
use notabene_ink::hand::{MOST_CONFIRMED, MOST_LINES};
use notabene_ink::learning::{Consent, HardSign, PadLearning, Proposal, hard_sign};
use notabene_ink::net::Net;
use notabene_ink::{CopiedSign, Hand, Ink, sign};

const DRAWINGS: &str = include_str!("data/drawings.txt");

fn write(text: &str, seed: u64) -> Ink {
    let mut dice = Dice::new(seed);
    let writer = Writer::random(&mut dice, 0.4);
    writer.write(&sign::signs(text).unwrap(), &Drawings::read(DRAWINGS), &mut dice).ink()
}

#[test]
fn nothing_is_remembered_before_somebody_agreed() {
    let mut pad = PadLearning::new(Consent::Unasked, 0);
    assert_eq!(pad.proposal(), None);
    pad.read(false);
    assert!(!pad.confirm());
    assert_eq!(pad.proposal(), Some(Proposal::Remember));
    pad.answer(false);
    assert!(!pad.confirm() && pad.proposal().is_none());
    pad.answer(true);
    assert!(pad.confirm());
    assert_eq!(pad.consent(), Consent::Given);
    for consent in [Consent::Unasked, Consent::Given, Consent::Refused] {
        assert_eq!(Consent::from_text(consent.to_text()), consent);
    }
}

#[test]
fn lines_are_offered_with_the_second_question_in_a_row() {
    let mut pad = PadLearning::new(Consent::Refused, 0);
    pad.read(true);
    assert_eq!(pad.proposal(), None);
    pad.confirm();
    pad.read(true);
    assert_eq!(pad.proposal(), Some(Proposal::CopyLines));
    pad.confirm();
    assert_eq!(pad.proposal(), Some(Proposal::CopyLines), "until the next move is read");
    pad.read(false);
    pad.confirm();
    assert_eq!(pad.proposal(), None);
    pad.read(true);
    assert_eq!(pad.proposal(), None, "the row was broken");
    pad.confirm();
    pad.read(true);
    pad.decline();
    assert_eq!(pad.proposal(), None);
    let mut known = PadLearning::new(Consent::Given, 3);
    for _ in 0..3 {
        known.read(true);
        known.confirm();
    }
    assert_eq!(known.proposal(), None, "the lines are copied already");
}

#[test]
fn confirmed_moves_are_learnt_within_bounds_and_forgotten_one_by_one() {
    let (net, mut hand) = (Net::trained(), Hand::default());
    assert!(hand.learn(&write("Kf3Qxe5+Nd4", 1), "Kf3Qxe5+Nd4", &net));
    assert!(hand.learn_confirmed(&write("Nf3", 2), "Nf3", true, &net));
    assert!(!hand.learn_confirmed(&write("Nf3", 2), "Qa1+", true, &net), "the ink is something else");
    for n in 0..MOST_CONFIRMED as u64 + 4 {
        hand.learn_confirmed(&write("Bc4", 10 + n), "Bc4", true, &net);
    }
    assert_eq!(hand.confirmed().count(), MOST_CONFIRMED);
    assert_eq!(hand.len(), MOST_CONFIRMED + 1, "copied lines stay");
    let again = Hand::from_text(&hand.to_text()).unwrap();
    assert_eq!(again, hand);
    assert!(!hand.learn_confirmed(&write("Bc4", 90), "Bc4", false, &net), "nothing new");
    assert!(hand.learn_confirmed(&write("Rg7", 91), "Rg7", false, &net), "signs that were not seen");
    hand.forget_confirmed(0);
    assert_eq!(hand.confirmed().count(), MOST_CONFIRMED - 1);
    assert_eq!(hand.confirmed().last().unwrap().0, "Rg7");
    hand.forget_confirmed(400);
    for n in 0..MOST_LINES as u64 + 2 {
        hand.learn(&write("Kf3", 200 + n), "Kf3", &net);
    }
    assert_eq!(hand.confirmed().count(), MOST_CONFIRMED - 1, "lines take no place from moves");
}

#[test]
fn the_hard_sign_is_named_and_explained() {
    let sign = |written, looks_like| CopiedSign { written, looks_like, strokes: Vec::new() };
    assert_eq!(hard_sign(&[sign('N', 'N'), sign('c', 'C'), sign('0', '0')]), None);
    let hard = hard_sign(&[sign('N', 'W'), sign('c', 'e'), sign('3', '3')]).unwrap();
    assert_eq!(hard, HardSign { written: 'c', looks_like: 'e' });
    assert_eq!(hard.tip(), Some(Label::HandTipCE));
    assert_eq!(HardSign { written: 'e', looks_like: 'c' }.tip(), hard.tip());
    let other = hard_sign(&[sign('N', 'W')]).unwrap();
    assert_eq!((other.written, other.tip()), ('N', None));
}
