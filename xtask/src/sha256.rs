//! SHA-256 (FIPS 180-4) and Base64 (RFC 4648): browsers want both to check a file. Own code, as xtask has to be there
//! in a second, without packages.

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes, or of the square roots of the
/// first eight.
const fn roots<const N: usize>(root: u32) -> [u32; N] {
    let mut out = [0; N];
    let (mut n, mut number) = (0, 2);
    while n < N {
        if is_prime(number) {
            out[n] = fraction(number, root);
            n += 1;
        }
        number += 1;
    }
    out
}

const fn is_prime(number: u32) -> bool {
    let mut by = 2;
    while by * by <= number {
        if number.is_multiple_of(by) {
            return false;
        }
        by += 1;
    }
    true
}

/// The lowest 32 bits of the whole part of `2^32` times the root of a number.
const fn fraction(number: u32, root: u32) -> u32 {
    let (mut low, mut high) = (0_u128, 1_u128 << 38);
    let wanted = (number as u128) << (32 * root);
    while high - low > 1 {
        let middle = (low + high) / 2;
        let power = if root == 2 { middle * middle } else { middle * middle * middle };
        if power <= wanted { low = middle } else { high = middle }
    }
    (low & 0xffff_ffff) as u32
}

const ROUNDS: [u32; 64] = roots(3);
const START: [u32; 8] = roots(2);

/// The hash of some bytes.
pub fn sha256(bytes: &[u8]) -> [u8; 32] {
    let mut padded = bytes.to_vec();
    padded.push(0x80);
    while padded.len() % 64 != 56 {
        padded.push(0);
    }
    padded.extend((bytes.len() as u64 * 8).to_be_bytes());
    let mut state = START;
    for block in padded.chunks_exact(64) {
        let sum = mixed(state, block);
        state.iter_mut().zip(sum).for_each(|(word, more)| *word = word.wrapping_add(more));
    }
    let mut out = [0; 32];
    out.chunks_exact_mut(4).zip(state).for_each(|(to, word)| to.copy_from_slice(&word.to_be_bytes()));
    out
}

/// The state after the rounds of a block.
fn mixed(state: [u32; 8], block: &[u8]) -> [u32; 8] {
    let mut words: Vec<u32> = block
        .chunks_exact(4)
        .map(|four| four.iter().fold(0, |word, byte| word << 8 | u32::from(*byte)))
        .collect();
    for n in 16..64 {
        let (a, b) = (words[n - 15], words[n - 2]);
        let s0 = a.rotate_right(7) ^ a.rotate_right(18) ^ (a >> 3);
        let s1 = b.rotate_right(17) ^ b.rotate_right(19) ^ (b >> 10);
        words.push(words[n - 16].wrapping_add(s0).wrapping_add(words[n - 7]).wrapping_add(s1));
    }
    let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = state;
    for (round, word) in ROUNDS.into_iter().zip(words) {
        let s1 = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
        let choice = (e & f) ^ (!e & g);
        let t1 = h.wrapping_add(s1).wrapping_add(choice).wrapping_add(round).wrapping_add(word);
        let s0 = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
        let majority = (a & b) ^ (a & c) ^ (b & c);
        (h, g, f, e, d, c, b, a) =
            (g, f, e, d.wrapping_add(t1), c, b, a, t1.wrapping_add(s0.wrapping_add(majority)));
    }
    [a, b, c, d, e, f, g, h]
}

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Bytes as text.
pub fn base64(bytes: &[u8]) -> String {
    let mut out = String::new();
    for three in bytes.chunks(3) {
        let word = (0..3).fold(0, |word, n| word << 8 | usize::from(three.get(n).copied().unwrap_or(0)));
        for n in 0..4 {
            out.push(if n <= three.len() { char::from(DIGITS[word >> (18 - 6 * n) & 63]) } else { '=' });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(bytes: &[u8]) -> String {
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    #[test]
    fn the_examples_of_the_standard_hold() {
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        let two_blocks = "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1";
        assert_eq!(hex(&sha256(b"")), empty);
        assert_eq!(hex(&sha256(b"abc")), abc);
        let text = b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
        assert_eq!(hex(&sha256(text)), two_blocks);
        let million = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0";
        assert_eq!(hex(&sha256(&vec![b'a'; 1_000_000])), million);
    }

    #[test]
    fn bytes_are_written_as_the_examples_of_base64() {
        for (plain, text) in
            [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")]
        {
            assert_eq!(base64(plain.as_bytes()), text);
        }
    }
}
