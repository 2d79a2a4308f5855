//! The program of `notabene/chess-lite` in the JavaScript package (`src/api/chess-lite/`): chess alone, its positions and the texts of its
//! moves, without reasons, sentences, records and other games.

#[cfg(target_arch = "wasm32")]
mod exports {
    use notabene::core::chess::{Array, Kind, Move, Position, Rules, Setup};
    use notabene::core::geometry::Field;
    use notabene::core::notation::{Notation, Style};
    use notabene::core::position::Position as _;
    use wasm_bindgen::prelude::wasm_bindgen;

    /// A position of chess whose moves are written as in PGN.
    #[wasm_bindgen]
    pub struct Board {
        now: Position,
        style: Style,
    }

    fn read(fen: &str) -> Option<Position> {
        Setup::from_fen(fen).ok()?.position(Rules::Chess).ok()
    }

    #[wasm_bindgen]
    impl Board {
        /// The start.
        #[wasm_bindgen(constructor)]
        pub fn new() -> Board {
            Board { now: Position::start(&Array::chess(), Rules::Chess), style: Style::pgn() }
        }

        /// Another position; `false` if it is none of a game.
        pub fn load(&mut self, fen: &str) -> bool {
            let position = read(fen);
            let is_read = position.is_some();
            self.now = position.unwrap_or_else(|| self.now.clone());
            is_read
        }

        /// The position as FEN.
        pub fn position(&self) -> String {
            self.now.fen()
        }

        /// The texts of all legal moves, a line each.
        pub fn texts(&self) -> String {
            self.now.texts(&self.style, '\n')
        }

        /// All legal moves, or those of the piece on a field, a line each: see [`Board::find`].
        pub fn moves(&self, field: Option<String>) -> String {
            let all = self.now.legal_moves();
            let wanted =
                all.iter().filter(|m| field.as_ref().is_none_or(|field| self.name(m.from) == *field));
            wanted.map(|m| self.described(m)).collect::<Vec<_>>().join("\n")
        }

        /// A legal move by its text or id: id, text, side, from, to, piece, captured, promotion, flags, positions before and after it, with
        /// tabs between them.
        pub fn find(&self, text: &str) -> Option<String> {
            let found = self.now.by_id(text).or_else(|| self.now.find(text, &self.style));
            found.map(|m| self.described(&m))
        }

        /// The number of move sequences of a depth in plies.
        pub fn perft(&self, depth: u32) -> f64 {
            self.now.perft(depth) as f64
        }
    }

    impl Board {
        fn name(&self, field: Field) -> String {
            self.now.field_name(field)
        }

        fn described(&self, m: &Move) -> String {
            let trace = self.now.trace(m);
            let mut after = self.now.clone();
            after.play_unchecked(m);
            let piece = |at: Option<&Field>| {
                let found = at.and_then(|at| self.now.piece(*at));
                found.map_or("", |(_, role)| role.figure().name())
            };
            let field = |at: Option<&Field>| at.map_or_else(String::new, |at| self.name(*at));
            let (from, to) = (trace.route.first(), trace.route.last());
            let fields = [
                self.now.id(m),
                self.now.text(m, &self.style),
                self.now.turn().name().into(),
                field(from),
                field(to),
                piece(from).into(),
                piece(trace.taken.first()).into(),
                trace.becomes.map_or("", |figure| figure.name()).into(),
                flags(m, !trace.taken.is_empty()).join(" "),
                self.now.fen(),
                after.fen(),
            ];
            fields.join("\t")
        }
    }

    /// The words that describe the kind of a move.
    fn flags(m: &Move, is_capture: bool) -> Vec<&'static str> {
        let kind = match m.kind {
            Kind::EnPassant => "en_passant",
            Kind::Castle if m.to.0 > m.from.0 => "kingside",
            Kind::Castle => "queenside",
            Kind::Promotion(_) => "promotion",
            Kind::DoubleStep => "double",
            _ => "",
        };
        let words = [if is_capture { "capture" } else { "" }, kind];
        words.into_iter().filter(|word| !word.is_empty()).collect()
    }

    /// The texts of moves and the positions after them, a line each, as far as the moves can be played from a position.
    #[wasm_bindgen]
    pub fn replay(fen: &str, texts: &str) -> String {
        let style = Style::pgn();
        let (mut out, mut kept) = (String::new(), Default::default());
        let Some(mut now) = read(fen) else { return out };
        for text in texts.split(' ') {
            let Some(m) = now.find(text, &style) else { break };
            if !out.is_empty() {
                out.push('\n');
            }
            now.write_to(&m, &style, &mut out);
            now.play_unchecked(&m);
            out.push('\n');
            now.write_position(&mut kept, &mut out);
        }
        out
    }
}

fn main() {}
