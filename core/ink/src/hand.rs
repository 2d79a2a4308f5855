//! The signs of one person, learnt from copied lines.

use crate::cloud::Cloud;
use crate::drawing::Line;
use crate::features::{Bounds, Frame};
use crate::net::{OUTPUTS, normalise};
use crate::sign::{COUNT, Sign};

/// Templates of a sign at most; the oldest goes first.
const MOST_OF_SIGN: usize = 6;
/// Distance of clouds at which a likelihood falls by one.
const SOFT: f32 = 0.012;
/// Distance beyond which a template says nothing.
const FAR: f32 = 0.11;
/// Weight of the known hand against the net.
const WEIGHT: f32 = 0.6;

/// A template: a sign as a person writes it.
#[derive(Clone, PartialEq, Debug)]
struct Template {
    sign: Sign,
    strokes: Vec<Line>,
    cloud: Cloud,
    height: f32,
}

/// Templates of one person.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Hand {
    templates: Vec<Template>,
}

impl Hand {
    /// Number of templates.
    pub fn len(&self) -> usize {
        self.templates.len()
    }
    /// True without templates.
    pub fn is_empty(&self) -> bool {
        self.templates.is_empty()
    }

    /// Adds a sign of a line.
    pub fn add(&mut self, sign: Sign, strokes: &[Line], frame: &Frame) {
        if self.templates.iter().filter(|t| t.sign == sign).count() >= MOST_OF_SIGN
            && let Some(oldest) = self.templates.iter().position(|t| t.sign == sign)
        {
            self.templates.remove(oldest);
        }
        let height = Bounds::of(strokes).height() / frame.unit;
        self.templates.push(Template { sign, strokes: strokes.to_vec(), cloud: Cloud::of(strokes), height });
    }

    /// Mixes likelihoods of this hand into those of the net.
    pub fn adjust(&self, strokes: &[Line], frame: &Frame, scores: &mut [f32; OUTPUTS]) {
        if self.is_empty() {
            return;
        }
        let cloud = Cloud::of(strokes);
        let height = Bounds::of(strokes).height() / frame.unit;
        let mut nearest = [FAR; COUNT];
        for template in self.templates.iter().filter(|t| t.strokes.len() == strokes.len()) {
            let best = &mut nearest[template.sign.index()];
            let size = (template.height - height).abs() * 0.08;
            *best = best.min(cloud.distance(&template.cloud, *best) + size);
        }
        let known = nearest.iter().fold(FAR, |least, near| least.min(*near));
        if known < FAR {
            mix(&nearest, known, scores);
        }
    }
}

fn mix(nearest: &[f32; COUNT], known: f32, scores: &mut [f32; OUTPUTS]) {
    let mut own = [-20.0; OUTPUTS];
    for (own, near) in own.iter_mut().zip(nearest).filter(|(_, near)| **near < FAR) {
        *own = -near / SOFT;
    }
    normalise(&mut own);
    let weight = WEIGHT * (1.0 - known / FAR);
    for (score, own) in scores.iter_mut().zip(own) {
        *score = ((1.0 - weight) * score.exp() + weight * own.exp()).max(1e-9).ln();
    }
}
