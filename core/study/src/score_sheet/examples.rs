//! A few short games of our own, for dictation: their notation gets harder from one to the next.

use notabene_core::i18n::Label;

/// A game to be dictated.
pub struct SheetExample {
    /// Its name in the page.
    pub name: &'static str,
    /// Its subject.
    pub title: Label,
    /// Its moves, as PGN.
    pub text: &'static str,
}

/// All of them.
pub static EXAMPLES: [SheetExample; 3] = [
    SheetExample {
        name: "mate",
        title: Label::ExampleMate,
        text: "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0",
    },
    SheetExample {
        name: "castling",
        title: Label::ExampleCastling,
        text: "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. d3 O-O 6. Bg5 h6 7. Bh4 d6 8. Nbd2 Bg4 9. c3 a6 *",
    },
    SheetExample {
        name: "special",
        title: Label::ExampleSpecial,
        text: "1. e4 a6 2. e5 d5 3. exd6 b5 4. dxc7 Bb7 5. cxb8=N Rxb8 6. Nf3 Nf6 7. Be2 e6 8. O-O Be7 \
               9. Re1 O-O 10. d4 Qd5 11. Nc3 Qd8 12. Bf4 Ra8 13. Rc1 h6 14. Qd2 Nh7 15. Bd3 Bf6 \
               16. Re3 Ng5 17. Rce1 Nxf3+ 18. gxf3 Bh4 *",
    },
];

/// The game in which the right to claim a draw is near: Black repeats the position for the third time with `Ng8`.
pub const REPEATED: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 *";
