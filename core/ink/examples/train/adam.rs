//! A net in training: gradients by hand, steps by Adam (Kingma and Ba, 2015).

use crate::writing::Dice;
use notabene_ink::features::LENGTH;
use notabene_ink::net::{HIDDEN, OUTPUTS, dot, leaky, normalise};

/// Weights and biases of one layer, with gradients and moments.
pub struct Layer {
    inputs: usize,
    values: Vec<f32>,
    gradients: Vec<f32>,
    first: Vec<f32>,
    second: Vec<f32>,
}

impl Layer {
    /// Small random weights; the bias is the last value of a row.
    fn new(inputs: usize, outputs: usize, dice: &mut Dice) -> Layer {
        let size = (inputs + 1) * outputs;
        let scale = (2.0 / inputs as f32).sqrt();
        let values = (0..size).map(|i| if i % (inputs + 1) == inputs { 0.0 } else { dice.normal() * scale });
        let zeros = || vec![0.0; size];
        Layer { inputs, values: values.collect(), gradients: zeros(), first: zeros(), second: zeros() }
    }

    /// Biases and weights.
    pub fn rows(&self) -> impl Iterator<Item = (f32, &[f32])> {
        self.values.chunks_exact(self.inputs + 1).map(|row| (row[self.inputs], &row[..self.inputs]))
    }

    fn apply(&self, inputs: &[f32], out: &mut [f32]) {
        out.iter_mut().zip(self.rows()).for_each(|(out, (bias, weights))| *out = bias + dot(weights, inputs));
    }

    /// Adds gradients of the values; those of the inputs are added to `back`.
    fn backward(&mut self, inputs: &[f32], errors: &[f32], back: Option<&mut [f32]>) {
        let width = self.inputs + 1;
        for (row, error) in self.gradients.chunks_exact_mut(width).zip(errors).filter(|(_, e)| **e != 0.0) {
            row.iter_mut().zip(inputs).for_each(|(gradient, input)| *gradient += error * input);
            row[self.inputs] += error;
        }
        let Some(back) = back else { return };
        for (row, error) in self.values.chunks_exact(width).zip(errors) {
            back.iter_mut().zip(row).for_each(|(back, weight)| *back += error * weight);
        }
    }

    fn step(&mut self, rate: f32, count: f32, fixes: [f32; 2]) {
        const DECAY: f32 = 1e-5;
        for i in 0..self.values.len() {
            let gradient = self.gradients[i] / count;
            self.gradients[i] = 0.0;
            self.first[i] = 0.9 * self.first[i] + 0.1 * gradient;
            self.second[i] = 0.999 * self.second[i] + 0.001 * gradient * gradient;
            let step = self.first[i] / fixes[0] / ((self.second[i] / fixes[1]).sqrt() + 1e-7);
            self.values[i] -= rate * step + rate * DECAY * self.values[i];
        }
    }
}

/// A net in training.
pub struct Trainee {
    /// The hidden layer.
    pub hidden: Layer,
    /// The signs.
    pub output: Layer,
    pending: usize,
    steps: i32,
}

impl Trainee {
    pub fn new(dice: &mut Dice) -> Trainee {
        let (hidden, output) = (Layer::new(LENGTH, HIDDEN, dice), Layer::new(HIDDEN, OUTPUTS, dice));
        Trainee { hidden, output, pending: 0, steps: 0 }
    }

    /// Samples since the last step.
    pub fn pending(&self) -> usize {
        self.pending
    }

    /// Adds the gradients of a sample. Returns true if the sign was recognised, and the loss.
    pub fn learn(&mut self, features: &[f32], label: usize) -> (bool, f32) {
        let (mut sums, mut errors) = ([0.0; HIDDEN], [0.0; OUTPUTS]);
        self.hidden.apply(features, &mut sums);
        let active = sums.map(leaky);
        self.output.apply(&active, &mut errors);
        normalise(&mut errors);
        let best = (0..OUTPUTS).max_by(|a, b| errors[*a].total_cmp(&errors[*b]));
        let loss = -errors[label];
        errors.iter_mut().for_each(|score| *score = score.exp());
        // Labels are a little soft, so that likelihoods stay honest.
        const SOFT: f32 = 0.01;
        errors.iter_mut().for_each(|error| *error -= SOFT / OUTPUTS as f32);
        errors[label] -= 1.0 - SOFT;
        let mut back = [0.0; HIDDEN];
        self.output.backward(&active, &errors, Some(&mut back));
        back.iter_mut().zip(sums).for_each(|(error, sum)| *error *= if sum > 0.0 { 1.0 } else { 0.05 });
        self.hidden.backward(features, &back, None);
        self.pending += 1;
        (best == Some(label), loss)
    }

    /// Moves along the mean gradient.
    pub fn step(&mut self, rate: f32) {
        self.steps += 1;
        let fixes = [0.9f32, 0.999].map(|decay| 1.0 - decay.powi(self.steps));
        self.hidden.step(rate, self.pending as f32, fixes);
        self.output.step(rate, self.pending as f32, fixes);
        self.pending = 0;
    }
}
