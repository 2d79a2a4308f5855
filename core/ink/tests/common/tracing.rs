//! Strokes as they are found in a photograph: written signs are drawn as dark pixels, blurred, and traced.
#![allow(dead_code)] // each program uses its own part

use super::writing::{Dice, Written};
use notabene_ink::drawing::Line;
use notabene_ink::photo::cell::lines_of;
use notabene_ink::photo::grey::Bitmap;

/// The owner of a stroke that belongs to more than one sign.
pub const NOBODY: usize = usize::MAX;
/// Space around the ink in pixels.
const AROUND: f32 = 8.0;

/// Traced strokes with the index of their sign, in the order in which they were found. The unit of length is a pixel.
pub fn traced(written: &Written, dice: &mut Dice) -> Vec<(usize, Line)> {
    let all = || written.strokes.iter().flat_map(|(_, line)| line);
    let low = [0, 1].map(|i| all().map(|p| p[i]).fold(f32::MAX, f32::min));
    let high = [0, 1].map(|i| all().map(|p| p[i]).fold(f32::MIN, f32::max));
    let scale = dice.between(26.0, 62.0) / (high[1] - low[1]).max(1.0);
    let size = [0, 1].map(|i| ((high[i] - low[i]) * scale + 2.0 * AROUND) as usize + 1);
    if size[0] > 1_500 {
        return Vec::new();
    }
    let strokes: Vec<(usize, Line)> = written
        .strokes
        .iter()
        .map(|(owner, line)| {
            (*owner, line.iter().map(|p| [0, 1].map(|i| (p[i] - low[i]) * scale + AROUND)).collect())
        })
        .collect();
    let mut dark = vec![0.0f32; size[0] * size[1]];
    let radius = dice.between(1.4, 3.8);
    strokes.iter().for_each(|(_, line)| draw(&mut dark, size, line, radius));
    soften(&mut dark, size, dice.between(0.0, 2.4));
    let noise = dice.between(0.0, 0.12);
    let most = dark.iter().fold(0.0f32, |most, v| most.max(*v));
    let limit = most * dice.between(0.42, 0.58);
    let bits = dark.iter().map(|v| v + dice.normal() * noise > limit).collect();
    let lines = lines_of(&Bitmap { width: size[0], height: size[1], bits });
    lines.into_iter().map(|line| (owner(&strokes, &line), line)).collect()
}

/// The sign to which a traced stroke belongs, if nearly all of it does.
fn owner(strokes: &[(usize, Line)], line: &Line) -> usize {
    let nearest = |p: &[f32; 2]| {
        let far = |(_, other): &(usize, Line)| {
            other.iter().map(|q| (p[0] - q[0]).powi(2) + (p[1] - q[1]).powi(2)).fold(f32::MAX, f32::min)
        };
        strokes
            .iter()
            .map(|stroke| (far(stroke), stroke.0))
            .min_by(|a, b| a.0.total_cmp(&b.0))
            .map_or(0, |n| n.1)
    };
    let owners: Vec<usize> = line.iter().map(nearest).collect();
    let first = owners[owners.len() / 2];
    let own = owners.iter().filter(|owner| **owner == first).count();
    if own * 10 >= owners.len() * 8 { first } else { NOBODY }
}

fn draw(dark: &mut [f32], size: [usize; 2], line: &Line, radius: f32) {
    for (a, b) in line.iter().zip(line.iter().skip(1)) {
        let low = [0, 1].map(|i| (a[i].min(b[i]) - radius - 1.0).max(0.0) as usize);
        let high = [0, 1].map(|i| ((a[i].max(b[i]) + radius + 2.0).max(0.0) as usize).min(size[i]));
        let along = [b[0] - a[0], b[1] - a[1]];
        let long = (along[0] * along[0] + along[1] * along[1]).max(1e-6);
        for y in low[1]..high[1] {
            for x in low[0]..high[0] {
                let p = [x as f32 - a[0], y as f32 - a[1]];
                let t = ((p[0] * along[0] + p[1] * along[1]) / long).clamp(0.0, 1.0);
                let (dx, dy) = (p[0] - along[0] * t, p[1] - along[1] * t);
                let part = (radius - (dx * dx + dy * dy).sqrt() + 0.5).clamp(0.0, 1.0);
                let pixel = &mut dark[y * size[0] + x];
                *pixel = pixel.max(part);
            }
        }
    }
}

/// Two means of neighbours in both directions.
fn soften(dark: &mut [f32], [width, _]: [usize; 2], by: f32) {
    for step in [1, width, 1, width] {
        let from = dark.to_vec();
        let weight = by / 4.0;
        for at in step..dark.len().saturating_sub(step) {
            dark[at] = (from[at] + weight * (from[at - step] + from[at + step])) / (1.0 + 2.0 * weight);
        }
    }
}
