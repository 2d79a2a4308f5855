//! Which boards need their viewer.

use super::Options;

impl Options {
    /// True if the board needs its viewer: players, clocks, a menu, moves that play themselves, puzzles, the box for written
    /// moves, or darts.
    pub fn needs_viewer(&self) -> bool {
        let of_viewer = [
            ("show-header", "false"),
            ("show-clocks", "false"),
            ("show-evals", "false"),
            ("show-menu", "false"),
            ("comments", "beside"),
            ("autoplay", ""),
            ("puzzle", "false"),
            ("write-box", "false"),
            ("own-moves", "aside"),
        ];
        let is_asked = |(name, without): (&str, &str)| !["", without].contains(&self.get(name));
        let has_darts = |name: &str| {
            let game = self.get(name).to_ascii_lowercase();
            game.strip_prefix("scharten-").unwrap_or(&game) == "loud"
        };
        of_viewer.into_iter().any(is_asked) || ["game", "variant"].into_iter().any(has_darts)
    }
}
