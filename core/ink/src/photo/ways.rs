//! Positions of each half-move with the ways between them, and the chances of the ways.

use super::texts::Weight;

/// A position that is followed.
pub struct State<P> {
    /// The position.
    pub position: P,
    /// Logarithm of the sum of all ways to it.
    pub forward: f32,
    steps: Vec<Step>,
}

/// A way to a position from one of the half-move before.
#[derive(Clone, Debug)]
pub struct Step {
    /// Number of the position before.
    pub from: usize,
    /// The move for programs.
    pub id: String,
    /// Its text.
    pub text: String,
    /// Likelihood of the ink.
    pub weight: Weight,
    /// Logarithm of the sum of all ways that end with it.
    pub forward: f32,
}

/// All positions that are followed.
pub struct Ways<P> {
    /// Positions before each half-move, and at the end.
    layers: Vec<Vec<State<P>>>,
}

impl<P> Ways<P> {
    /// Ways from a position.
    pub fn new(start: P) -> Ways<P> {
        let state = State { position: start, forward: 0.0, steps: Vec::new() };
        Ways { layers: vec![vec![state]] }
    }

    /// Number of half-moves; zero at the start.
    pub fn plies(&self) -> usize {
        self.layers.len() - 1
    }

    /// The positions after the last half-move.
    pub fn last(&self) -> &[State<P>] {
        self.layers.last().map_or(&[], Vec::as_slice)
    }

    /// Forgets all half-moves from one on.
    pub fn truncate(&mut self, ply: usize) {
        self.layers.truncate(ply + 1);
    }

    /// Adds a half-move: steps, the likeliest first, until there are `most` positions. Returns false, without a
    /// change, if no step leads anywhere.
    pub fn add(
        &mut self,
        steps: Vec<Step>,
        most: usize,
        play: impl Fn(&P, &str) -> Option<(u64, P)>,
    ) -> bool {
        let mut next: Vec<State<P>> = Vec::new();
        // Keys of the positions in order, with their places.
        let mut places: Vec<(u64, usize)> = Vec::new();
        for step in steps {
            let Some(before) = self.last().get(step.from) else { continue };
            // Once the layer is full, only ways to its positions are worth a move.
            if next.len() >= most {
                break;
            }
            let Some((key, position)) = play(&before.position, &step.id) else { continue };
            match places.binary_search_by_key(&key, |(key, _)| *key) {
                Ok(at) => {
                    let Some(state) = next.get_mut(places[at].1) else { continue };
                    state.forward = sum(state.forward, step.forward);
                    state.steps.push(step);
                }
                Err(at) => {
                    places.insert(at, (key, next.len()));
                    next.push(State { position, forward: step.forward, steps: vec![step] });
                }
            }
        }
        let is_there = !next.is_empty();
        if is_there {
            self.layers.push(next);
        }
        is_there
    }

    /// The steps of the way on which the most moves are likely to be right, by the chances of all moves.
    pub fn best_path(&self, chances: &[Vec<(String, f32)>]) -> Vec<&Step> {
        // For each position the sum of the chances so far, and the number of its best step.
        let mut sums: Vec<Vec<(f32, usize)>> = vec![vec![(0.0, 0)]];
        for (layer, chances) in self.layers.iter().skip(1).zip(chances) {
            let before = sums.last().cloned().unwrap_or_default();
            let sum = |step: &Step| {
                let chance =
                    chances.iter().find(|(text, _)| *text == step.text).map_or(0.0, |(_, chance)| *chance);
                before.get(step.from).map_or(0.0, |(sum, _)| *sum) + chance
            };
            let best = |state: &State<P>| {
                let all = state.steps.iter().map(sum).enumerate();
                all.fold((f32::MIN, 0), |best, (n, sum)| if sum > best.0 { (sum, n) } else { best })
            };
            sums.push(layer.iter().map(best).collect());
        }
        let last = sums.last().into_iter().flatten().enumerate();
        let mut at =
            last.fold((f32::MIN, 0), |best, (n, (sum, _))| if *sum > best.0 { (*sum, n) } else { best }).1;
        let mut out = Vec::new();
        for (layer, sums) in self.layers.iter().zip(&sums).skip(1).rev() {
            let step = sums.get(at).and_then(|(_, n)| layer.get(at)?.steps.get(*n));
            let Some(step) = step else { break };
            out.push(step);
            at = step.from;
        }
        out.reverse();
        out
    }

    /// For each half-move the texts of all ways that reach the end, with their chances.
    pub fn chances(&self) -> Vec<Vec<(String, f32)>> {
        let mut back: Vec<f32> = vec![0.0; self.last().len()];
        let mut out = Vec::new();
        let whole = self.last().iter().fold(f32::NEG_INFINITY, |all, state| sum(all, state.forward));
        for (n, layer) in self.layers.iter().enumerate().skip(1).rev() {
            let before = &self.layers[n - 1];
            let mut earlier = vec![f32::NEG_INFINITY; before.len()];
            let mut texts: Vec<(String, f32)> = Vec::new();
            for (state, back) in layer.iter().zip(&back) {
                for step in &state.steps {
                    let own = step.forward - before[step.from].forward;
                    earlier[step.from] = sum(earlier[step.from], own + back);
                    let chance = (step.forward + back - whole).exp();
                    match texts.iter_mut().find(|(text, _)| *text == step.text) {
                        Some((_, sum)) => *sum += chance,
                        None => texts.push((step.text.clone(), chance)),
                    }
                }
            }
            out.push(texts);
            back = earlier;
        }
        out.reverse();
        out
    }
}

/// The logarithm of a sum of two numbers whose logarithms are given.
fn sum(a: f32, b: f32) -> f32 {
    let (high, low) = if a > b { (a, b) } else { (b, a) };
    if low == f32::NEG_INFINITY { high } else { high + (low - high).exp().ln_1p() }
}
