//! Connected dark regions of a picture.

use super::grey::Bitmap;

/// A connected dark region; diagonal neighbours are connected.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Component {
    /// Number of pixels.
    pub area: usize,
    /// Left and top pixel.
    pub low: [usize; 2],
    /// Right and bottom pixel.
    pub high: [usize; 2],
    /// Centre of gravity.
    pub centre: [f32; 2],
}

impl Component {
    /// Width and height.
    pub fn size(&self) -> [usize; 2] {
        [0, 1].map(|i| self.high[i] - self.low[i] + 1)
    }
    /// Share of its rectangle that is dark.
    pub fn fill(&self) -> f32 {
        let [width, height] = self.size();
        self.area as f32 / (width * height) as f32
    }
}

/// The regions of a picture, and the number of the region of each pixel, from 1; zero for bright ones.
pub struct Components {
    /// The regions.
    pub all: Vec<Component>,
    /// Numbers, row by row.
    pub numbers: Vec<u32>,
}

impl Components {
    /// Finds all regions, in linear time.
    pub fn of(bitmap: &Bitmap) -> Components {
        let mut out = Components { all: Vec::new(), numbers: vec![0; bitmap.bits.len()] };
        let mut open = Vec::new();
        for start in 0..bitmap.bits.len() {
            if bitmap.bits[start] && out.numbers[start] == 0 {
                let component = out.fill(bitmap, start, &mut open);
                out.all.push(component);
            }
        }
        out
    }

    fn fill(&mut self, bitmap: &Bitmap, start: usize, open: &mut Vec<usize>) -> Component {
        let number = self.all.len() as u32 + 1;
        let width = bitmap.width;
        let (mut area, mut sums) = (0, [0u64; 2]);
        let (mut low, mut high) = ([usize::MAX; 2], [0; 2]);
        self.numbers[start] = number;
        open.push(start);
        while let Some(at) = open.pop() {
            let place = [at % width, at / width];
            area += 1;
            for i in 0..2 {
                sums[i] += place[i] as u64;
                low[i] = low[i].min(place[i]);
                high[i] = high[i].max(place[i]);
            }
            for y in place[1].saturating_sub(1)..(place[1] + 2).min(bitmap.height) {
                for x in place[0].saturating_sub(1)..(place[0] + 2).min(width) {
                    let next = y * width + x;
                    if bitmap.bits[next] && self.numbers[next] == 0 {
                        self.numbers[next] = number;
                        open.push(next);
                    }
                }
            }
        }
        Component { area, low, high, centre: sums.map(|sum| sum as f32 / area as f32) }
    }
}
