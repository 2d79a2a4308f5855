//! The program of `notabene/ink` in the JavaScript package (`src/api/ink.js`): reads moves written by hand, without photographs,
//! screens or sentences.

#[cfg(target_arch = "wasm32")]
mod exports {
    use notabene::core::exchange::line;
    use notabene::core::notation::Style;
    use notabene_ink::{AdaptedNet, Hand, Ink, PlainError, Reader, Verdict};
    use std::cell::RefCell;
    use wasm_bindgen::prelude::wasm_bindgen;

    thread_local! {
        static NET: RefCell<AdaptedNet> = RefCell::default();
    }

    /// Why nothing was read.
    enum Refusal {
        /// Line or style of another version.
        Call,
        /// Letters that are not in Latin script.
        Letters,
        /// Strokes that are none: those to read, or those of a copied line.
        Strokes(Option<usize>, PlainError),
        /// A copied line that cannot be its text.
        Copy(usize),
    }

    impl Refusal {
        fn to_text(&self) -> String {
            let place = |line: Option<usize>| line.map_or_else(|| "-".into(), |line| line.to_string());
            match self {
                Refusal::Call => "bad_call\n-\n0".into(),
                Refusal::Letters => "no_signs\n-\n0".into(),
                Refusal::Copy(line) => format!("bad_copy\n{line}\n0"),
                Refusal::Strokes(line, error) => {
                    format!("{}\n{}\n{}", error.kind.id(), place(*line), error.at)
                }
            }
        }
    }

    /// Reads a move of the position at the end of a line, in a style ([`Style::to_code`]), after copied lines: of each its text, then its
    /// strokes. The verdict, then a line for each text: `sure`, `ask` or `unreadable`; or `refused`, a reason, the number of
    /// the copied line (`-` for the strokes themselves), and a byte offset.
    #[wasm_bindgen]
    pub fn read_strokes(line: &str, style: &str, strokes: &str, copied: Vec<String>) -> String {
        match read(line, style, strokes, &copied) {
            Ok(Verdict::Sure(text)) => format!("sure\n{text}"),
            Ok(Verdict::Ask(texts)) => format!("ask\n{}", texts.join("\n")),
            Ok(Verdict::Unreadable) => "unreadable".into(),
            Err(refusal) => format!("refused\n{}", refusal.to_text()),
        }
    }

    fn read(line: &str, style: &str, strokes: &str, copied: &[String]) -> Result<Verdict, Refusal> {
        let position = line::read(line).map_err(|_| Refusal::Call)?.played().last;
        let style = Style::from_code(style).ok_or(Refusal::Call)?;
        let reader = Reader::new(&position, &style).ok_or(Refusal::Letters)?;
        let ink = Ink::from_plain(strokes).map_err(|error| Refusal::Strokes(None, error))?;
        NET.with_borrow_mut(|net| {
            let net = net.of(&copied.join("\n"), |net| hand(copied, net))?;
            Ok(reader.read(&ink, net).verdict)
        })
    }

    fn hand(copied: &[String], net: &notabene_ink::net::Net) -> Result<Hand, Refusal> {
        let mut hand = Hand::default();
        for (n, copy) in copied.chunks_exact(2).enumerate() {
            let ink = Ink::from_plain(&copy[1]).map_err(|error| Refusal::Strokes(Some(n), error))?;
            if !hand.learn(&ink, &copy[0], net) {
                return Err(Refusal::Copy(n));
            }
        }
        Ok(hand)
    }
}

fn main() {}
