//! The program of what needs a search: the best move, and the repair of score sheets. It runs in workers of the page
//! (`www/opponent.js`) and in the JavaScript package (`src/api/search.js`), and has neither screens nor sentences.

#[cfg(target_arch = "wasm32")]
mod repair;

#[cfg(target_arch = "wasm32")]
mod exports {
    use js_sys::Date;
    use notabene::core::exchange::{line, search};
    use notabene::core::game::SearchTable;
    use std::cell::RefCell;
    use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

    /// Size of the transposition table.
    const MEGABYTES: usize = 16;

    thread_local! {
        /// Kept for later positions of the same game.
        static TABLE: RefCell<SearchTable> = RefCell::new(SearchTable::new(MEGABYTES));
    }

    /// The best move at the end of a line ([`line`]), as five lines of text: id, score (`cp 35` or `mate 3`), depth, nodes, and
    /// the ids of the expected moves. `undefined` if no move can be played. The search stops after a number of milliseconds.
    /// `hand` throws its darts: 0 for an exact one to 3 for a shaky one.
    ///
    /// # Errors
    ///
    /// The line cannot be read, or a limit is out of its bounds.
    #[wasm_bindgen]
    pub fn best(
        line: &str,
        level: Option<u8>,
        depth: Option<u32>,
        nodes: Option<f64>,
        seed: Option<f64>,
        milliseconds: Option<f64>,
        hand: Option<u8>,
    ) -> Result<Option<String>, JsValue> {
        let game = line::read(line).map_err(|problem| JsValue::from(problem.message.id()))?;
        let [nodes, seed, time] = [nodes, seed, milliseconds].map(|number| number.map(|n| n as u64));
        let limits = search::SearchSpec { level, depth, nodes, milliseconds: time, seed };
        let end = milliseconds.map_or(f64::INFINITY, |time| Date::now() + time);
        let mut stop = || Date::now() >= end;
        TABLE
            .with_borrow_mut(|table| search::timed(&game, &limits, hand, table, &mut stop))
            .map_err(|problem| JsValue::from(problem.message.id()))
    }

    /// The limits that [`best`] takes, each in a line: its name, its least and its greatest value.
    #[wasm_bindgen]
    pub fn bounds() -> String {
        search::bounds_text()
    }
}

fn main() {}
