//! Grey pictures, and pictures of dark and bright.

/// Pixels of a picture at most: more than any camera of a phone gives.
pub const MOST_PIXELS: usize = 120_000_000;

/// The reason why numbers are no picture.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum GreyError {
    /// No width or no height.
    Empty,
    /// More pixels than [`MOST_PIXELS`].
    TooLarge,
    /// The number of bytes does not fit width and height.
    Length,
}

/// A grey picture, row by row; 0 is black.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grey {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

impl Grey {
    /// A picture of a byte for each pixel.
    ///
    /// # Errors
    ///
    /// [`GreyError`] if there are no pixels, too many, or not as many as width and height say.
    pub fn new(width: usize, height: usize, pixels: Vec<u8>) -> Result<Grey, GreyError> {
        let size = size(width, height)?;
        let is_good = pixels.len() == size;
        is_good.then_some(Grey { width, height, pixels }).ok_or(GreyError::Length)
    }

    /// A picture of four bytes for each pixel, as a canvas gives them; transparent ones are white paper.
    ///
    /// # Errors
    ///
    /// As [`Grey::new`].
    pub fn from_rgba(width: usize, height: usize, bytes: &[u8]) -> Result<Grey, GreyError> {
        let size = size(width, height)?;
        if size.checked_mul(4) != Some(bytes.len()) {
            return Err(GreyError::Length);
        }
        // Weights of brightness (ITU-R BT.601), in parts of 256.
        let grey = |pixel: &[u8]| {
            let [r, g, b, a] = [0, 1, 2, 3].map(|i| u32::from(pixel.get(i).copied().unwrap_or(255)));
            let bright = (77 * r + 150 * g + 29 * b) >> 8;
            ((bright * a + 255 * (255 - a)) / 255) as u8
        };
        Ok(Grey { width, height, pixels: bytes.chunks_exact(4).map(grey).collect() })
    }

    /// Width in pixels.
    pub const fn width(&self) -> usize {
        self.width
    }

    /// Height in pixels.
    pub const fn height(&self) -> usize {
        self.height
    }

    /// The bytes, row by row.
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// Brightness at a place between pixels; beyond the sides that of the nearest pixel.
    pub fn sample(&self, x: f32, y: f32) -> f32 {
        let (x, y) = (inside(x, self.width), inside(y, self.height));
        let (column, row) = (x as usize, y as usize);
        let (right, down) = (x - column as f32, y - row as f32);
        let (column2, row2) = ((column + 1).min(self.width - 1), (row + 1).min(self.height - 1));
        let at = |x: usize, y: usize| f32::from(self.pixels.get(y * self.width + x).copied().unwrap_or(255));
        let top = at(column, row) * (1.0 - right) + at(column2, row) * right;
        let bottom = at(column, row2) * (1.0 - right) + at(column2, row2) * right;
        top * (1.0 - down) + bottom * down
    }

    /// The picture with the mean of each square of `factor` by `factor` pixels for one.
    pub fn shrunk(&self, factor: usize) -> Grey {
        let (width, height) = (self.width / factor.max(1), self.height / factor.max(1));
        if factor < 2 || width == 0 || height == 0 {
            return self.clone();
        }
        let mut pixels = Vec::with_capacity(width * height);
        let mut sums = vec![0u32; width];
        for rows in self.pixels.chunks_exact(self.width * factor).take(height) {
            sums.fill(0);
            for row in rows.chunks_exact(self.width) {
                for (sum, part) in sums.iter_mut().zip(row.chunks_exact(factor)) {
                    *sum += part.iter().map(|p| u32::from(*p)).sum::<u32>();
                }
            }
            pixels.extend(sums.iter().map(|sum| (sum / (factor * factor) as u32) as u8));
        }
        Grey { width, height, pixels }
    }

    /// The picture with a dark frame at some distance from its sides.
    pub fn framed(mut self, [beside, above]: [f32; 2]) -> Grey {
        const THICK: usize = 3;
        let (beside, above) = (beside as usize, above as usize);
        let (right, bottom) = (self.width.saturating_sub(beside), self.height.saturating_sub(above));
        for y in above.saturating_sub(THICK)..(bottom + THICK).min(self.height) {
            for x in beside.saturating_sub(THICK)..(right + THICK).min(self.width) {
                let is_inside = (beside..right).contains(&x) && (above..bottom).contains(&y);
                if !is_inside {
                    self.pixels[y * self.width + x] = 0;
                }
            }
        }
        self
    }

    /// The picture with columns for rows.
    pub fn transposed(&self) -> Grey {
        let (width, height) = (self.width, self.height);
        let mut pixels = Vec::with_capacity(self.pixels.len());
        for x in 0..width {
            pixels.extend(self.pixels.iter().skip(x).step_by(width));
        }
        Grey { width: height, height: width, pixels }
    }

    /// Pixels that are darker than a part of the mean of the square around them.
    pub fn dark(&self, radius: usize, part: f32) -> Bitmap {
        let (width, height) = (self.width, self.height);
        // Sums of all pixels above and to the left.
        let mut sums = vec![0u64; (width + 1) * (height + 1)];
        for (y, row) in self.pixels.chunks_exact(width).enumerate() {
            let mut sum = 0;
            for (x, pixel) in row.iter().enumerate() {
                sum += u64::from(*pixel);
                sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + sum;
            }
        }
        let mut out = Bitmap::new(width, height);
        for y in 0..height {
            let (top, bottom) = (y.saturating_sub(radius), (y + radius + 1).min(height));
            let (above, below) = (top * (width + 1), bottom * (width + 1));
            for x in 0..width {
                let (left, right) = (x.saturating_sub(radius), (x + radius + 1).min(width));
                let sum = sums[below + right] + sums[above + left] - sums[above + right] - sums[below + left];
                let mean = sum as f32 / ((right - left) * (bottom - top)) as f32;
                out.bits[y * width + x] = f32::from(self.pixels[y * width + x]) < mean * part;
            }
        }
        out
    }
}

fn size(width: usize, height: usize) -> Result<usize, GreyError> {
    if width == 0 || height == 0 {
        return Err(GreyError::Empty);
    }
    width.checked_mul(height).filter(|size| *size <= MOST_PIXELS).ok_or(GreyError::TooLarge)
}

fn inside(v: f32, size: usize) -> f32 {
    // Not a number becomes zero.
    if v > 0.0 { v.min((size - 1) as f32) } else { 0.0 }
}

/// A picture of dark and bright.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bitmap {
    /// Width in pixels.
    pub width: usize,
    /// Height in pixels.
    pub height: usize,
    /// True for dark pixels, row by row.
    pub bits: Vec<bool>,
}

impl Bitmap {
    /// A bright picture.
    pub fn new(width: usize, height: usize) -> Bitmap {
        Bitmap { width, height, bits: vec![false; width * height] }
    }

    /// True for a dark pixel; false beyond the sides.
    pub fn at(&self, x: isize, y: isize) -> bool {
        let is_inside = x >= 0 && y >= 0 && (x as usize) < self.width && (y as usize) < self.height;
        is_inside && self.bits[y as usize * self.width + x as usize]
    }
}
