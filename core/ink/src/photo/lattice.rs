//! Evenly spaced lines among others: the rows of a table.

/// Longest row of missing lines.
const MISSING: usize = 2;
/// Distance of a line from its expected place, in parts of a row.
const AWAY: f32 = 0.22;
/// Distance of a line from the middle between its neighbours, in parts of their distance, for one that was taken for another.
const OFF: f32 = 0.04;
/// Least height of a row in pixels.
const LEAST_ROW: f32 = 10.0;

/// Heights at which lines run, with the length that is seen of each.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Line {
    /// The height.
    pub level: f32,
    /// Pixels where it is seen.
    pub long: f32,
}

/// The heights at which most of some places lie; lines nearer than `near` are one.
pub fn lines(levels: impl Iterator<Item = f32>, near: usize, shortest: f32) -> Vec<Line> {
    let levels: Vec<f32> = levels.collect();
    let low = levels.iter().fold(f32::MAX, |low, level| low.min(*level)).floor();
    let high = levels.iter().fold(f32::MIN, |high, level| high.max(*level));
    if levels.is_empty() || high - low > 1e5 {
        return Vec::new();
    }
    let near = near.max(1);
    let mut counts = vec![0.0f32; (high - low) as usize + 2 * near + 2];
    levels.iter().for_each(|level| counts[(level - low).round() as usize + near] += 1.0);
    let around = |at: usize| &counts[at.saturating_sub(near)..(at + near + 1).min(counts.len())];
    let sums: Vec<f32> = (0..counts.len()).map(|at| around(at).iter().sum()).collect();
    let mut out: Vec<Line> = Vec::new();
    for at in 0..sums.len() {
        let from = at.saturating_sub(near);
        let others = &sums[from..(at + near + 1).min(sums.len())];
        let is_highest = others.iter().all(|other| *other <= sums[at]);
        if sums[at] < shortest || !is_highest {
            continue;
        }
        let from = at.saturating_sub(near);
        let weighed: f32 = around(at).iter().enumerate().map(|(n, count)| count * (from + n) as f32).sum();
        let level = weighed / sums[at] - near as f32 + low;
        match out.last_mut() {
            // A flat top is one line.
            Some(last) if level - last.level < near as f32 => {}
            _ => out.push(Line { level, long: sums[at] }),
        }
    }
    out
}

/// The longest row of evenly spaced lines; from the first to the last all lines, those that were not seen, too. A photograph
/// makes distances grow a little from line to line. Empty without any.
pub fn even(lines: &[Line], longest: f32) -> Vec<f32> {
    let mut best: (f32, Vec<f32>) = (0.0, Vec::new());
    for (n, first) in lines.iter().enumerate() {
        for second in &lines[n + 1..] {
            let row = second.level - first.level;
            if row > LEAST_ROW && row < longest {
                let walk = walk(lines, *first, *second);
                if walk.0 > best.0 {
                    best = walk;
                }
            }
        }
    }
    straightened(best.1)
}

/// Lines that lie away from the middle between their neighbours are put there.
fn straightened(levels: Vec<f32>) -> Vec<f32> {
    let even = |three: &[f32]| {
        let middle = (three[0] + three[2]) / 2.0;
        let is_off = (three[1] - middle).abs() > OFF * (three[2] - three[0]);
        if is_off { middle } else { three[1] }
    };
    let inner: Vec<f32> = levels.windows(3).map(even).collect();
    let first = levels.first().copied();
    let last = levels.last().copied().filter(|_| levels.len() > 1);
    first.into_iter().chain(inner).chain(last).collect()
}

/// Lines from the first two on, with a score.
fn walk(lines: &[Line], first: Line, second: Line) -> (f32, Vec<f32>) {
    let usual = lines.iter().map(|line| line.long).fold(0.0, f32::max);
    let mut out = vec![first.level, second.level];
    let (mut row, mut score) = (second.level - first.level, first.long + second.long);
    let mut at = second.level;
    loop {
        let next = (1..=MISSING + 1).find_map(|steps| {
            let expected = at + row * steps as f32;
            let value = |line: &&Line| line.long * (1.0 - (line.level - expected).abs() / (AWAY * row));
            let best = lines.iter().filter(|line| (line.level - expected).abs() < AWAY * row);
            best.max_by(|a, b| value(a).total_cmp(&value(b))).map(|line| (steps, line))
        });
        let Some((steps, line)) = next else { break };
        let last = out[out.len() - 1];
        let far = line.level - last;
        out.extend((1..=steps).map(|n| last + far * n as f32 / steps as f32));
        score += line.long - 0.6 * usual * (steps - 1) as f32;
        // A crease of the paper beside a line moves it a little.
        let expected = at + row * steps as f32;
        row = 0.75 * row + 0.25 * far / steps as f32;
        at = 0.5 * (expected + line.level);
    }
    (score, out)
}
