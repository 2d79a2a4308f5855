//! A small trained net: features of a group of strokes to the likelihood of each sign.
//!
//! One hidden layer; weights are bytes with a scale for each row. `examples/train.rs` makes the file.

use crate::features::LENGTH;
use crate::sign::COUNT;

/// Neurons of the hidden layer.
pub const HIDDEN: usize = 232;
/// Outputs: the signs, and no sign at all.
pub const OUTPUTS: usize = COUNT + 1;
/// Bytes of the file.
pub const BYTES: usize = row_bytes(LENGTH) * HIDDEN + row_bytes(HIDDEN) * OUTPUTS;

/// A scale, a bias and the weights.
const fn row_bytes(inputs: usize) -> usize {
    8 + inputs
}

/// One row of a layer.
#[derive(Clone, Debug)]
struct Row {
    bias: f32,
    weights: Vec<f32>,
}

/// The trained net.
#[derive(Clone, Debug)]
pub struct Net {
    hidden: Vec<Row>,
    output: Vec<Row>,
}

/// Errors below this are not corrected.
const LEAST_ERROR: f32 = 1e-3;

static TRAINED: &[u8] = include_bytes!("../data/net.bin");

impl Net {
    /// The net of the file in the program.
    pub fn trained() -> Net {
        Net::from_bytes(TRAINED).unwrap_or(Net { hidden: Vec::new(), output: Vec::new() })
    }

    /// Reads a net; none if its size is wrong.
    pub fn from_bytes(bytes: &[u8]) -> Option<Net> {
        if bytes.len() != BYTES {
            return None;
        }
        let (hidden, output) = bytes.split_at(row_bytes(LENGTH) * HIDDEN);
        Some(Net { hidden: rows(hidden, LENGTH), output: rows(output, HIDDEN) })
    }

    /// Writes a layer of biases and weights as bytes.
    pub fn write_rows<'w>(rows: impl Iterator<Item = (f32, &'w [f32])>, out: &mut Vec<u8>) {
        for (bias, weights) in rows {
            let largest = weights.iter().fold(1e-6f32, |most, weight| most.max(weight.abs()));
            let scale = largest / 127.0;
            out.extend(scale.to_le_bytes());
            out.extend(bias.to_le_bytes());
            out.extend(weights.iter().map(|weight| ((weight / scale).round() as i8) as u8));
        }
    }

    /// Logarithms of the probabilities of all signs, and last that of no sign.
    pub fn log_probabilities(&self, features: &[f32; LENGTH]) -> [f32; OUTPUTS] {
        self.judge(&self.hidden(features))
    }

    /// The hidden layer.
    pub fn hidden(&self, features: &[f32; LENGTH]) -> [f32; HIDDEN] {
        let mut out = [0.0; HIDDEN];
        out.iter_mut().zip(&self.hidden).for_each(|(out, row)| *out = leaky(row.apply(features)));
        out
    }

    fn judge(&self, hidden: &[f32; HIDDEN]) -> [f32; OUTPUTS] {
        let mut out = [0.0; OUTPUTS];
        out.iter_mut().zip(&self.output).for_each(|(out, row)| *out = row.apply(hidden));
        normalise(&mut out);
        out
    }

    /// Moves the last layer towards a label, by a share of the error.
    pub fn correct(&mut self, hidden: &[f32; HIDDEN], label: usize, rate: f32) {
        let scores = self.judge(hidden);
        let step = rate / (1.0 + dot(hidden, hidden));
        for (i, (row, score)) in self.output.iter_mut().zip(scores).enumerate() {
            let error = if i == label { 1.0 - score.exp() } else { -score.exp() };
            if error.abs() < LEAST_ERROR {
                continue;
            }
            row.bias += step * error;
            row.weights.iter_mut().zip(hidden).for_each(|(weight, input)| *weight += step * error * input);
        }
    }
}

fn rows(bytes: &[u8], inputs: usize) -> Vec<Row> {
    bytes.chunks_exact(row_bytes(inputs)).map(row).collect()
}

fn row(bytes: &[u8]) -> Row {
    let number = |at: usize| {
        let four = bytes.get(at..at + 4).and_then(|four| four.try_into().ok());
        f32::from_le_bytes(four.unwrap_or_default())
    };
    let scale = number(0);
    let weights = bytes.iter().skip(8).map(|byte| f32::from(*byte as i8) * scale).collect();
    Row { bias: number(4), weights }
}

impl Row {
    fn apply(&self, inputs: &[f32]) -> f32 {
        self.bias + dot(&self.weights, inputs)
    }
}

/// A sum of products in eight lanes, which compilers turn into vector instructions.
pub fn dot(a: &[f32], b: &[f32]) -> f32 {
    let (mut sums, mut rest) = ([0.0f32; 8], 0.0);
    let (left, right) = (a.chunks_exact(8), b.chunks_exact(8));
    for (x, y) in left.remainder().iter().zip(right.remainder()) {
        rest += x * y;
    }
    for (x, y) in left.zip(right) {
        for i in 0..8 {
            sums[i] += x[i] * y[i];
        }
    }
    rest + sums.iter().sum::<f32>()
}

/// The activation of hidden neurons.
pub fn leaky(x: f32) -> f32 {
    if x > 0.0 { x } else { 0.05 * x }
}

/// Scores to logarithms of probabilities.
pub fn normalise(scores: &mut [f32]) {
    let most = scores.iter().fold(f32::MIN, |most, score| most.max(*score));
    let sum: f32 = scores.iter().map(|score| (score - most).exp()).sum();
    let whole = most + sum.ln();
    scores.iter_mut().for_each(|score| *score -= whole);
}
