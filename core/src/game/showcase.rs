//! Content of the rule pages: a figure for each rule, first problems, and model games, as records. Their words are in
//! the text `figures`, each in a section with the name of the figure.

use crate::i18n::Label;

/// A record that is shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ShowcaseItem {
    /// Its name in the text `figures`.
    pub name: &'static str,
    /// Its record, with arrows and circles as `[%cal]` and `[%csl]`.
    pub record: &'static str,
    /// The solution of a problem in the letters of PGN; empty for figures and games.
    pub solution: &'static str,
}

/// A position as a record: the tag of its game, its name, the position, its shapes, and the solution of a problem.
macro_rules! shown {
    ($game:literal, $name:literal, $position:literal, $shapes:literal, $solution:literal) => {
        ShowcaseItem {
            name: $name,
            record: concat!(
                "[",
                $game,
                "] [SetUp \"1\"] [FEN \"",
                $position,
                "\"] [Result \"*\"] {",
                $shapes,
                "} *"
            ),
            solution: $solution,
        }
    };
}

/// A figure of quiet Scharten, and its shapes.
macro_rules! figure {
    ($name:literal, $position:literal, $shapes:literal) => {
        shown!("Variant \"Scharten\"", $name, $position, $shapes, "")
    };
}

/// A problem of quiet Scharten: one move gives mate.
macro_rules! problem {
    ($name:literal, $position:literal, $solution:literal) => {
        shown!("Variant \"Scharten\"", $name, $position, "", $solution)
    };
}

/// A figure of International draughts, and its shapes.
macro_rules! draughts {
    ($name:literal, $position:literal, $shapes:literal) => {
        shown!("GameType \"20\"", $name, $position, $shapes, "")
    };
}

/// A figure of Chess960, and its shapes.
macro_rules! chess960 {
    ($name:literal, $position:literal, $shapes:literal) => {
        shown!("Variant \"Chess960\"", $name, $position, $shapes, "")
    };
}

/// A figure of chess, and its shapes.
macro_rules! chess {
    ($name:literal, $position:literal, $shapes:literal) => {
        shown!("Event \"?\"", $name, $position, $shapes, "")
    };
}

/// A figure for each rule of Scharten.
pub static FIGURES: [ShowcaseItem; 11] = [
    ShowcaseItem {
        name: "halves",
        record: "[Variant \"Scharten Loud\"] [Result \"*\"] \
                 {[%cal Go1o4,Gc1c4,Gf1f4,Gi1i4,Ro8o5,Rc8c5,Rf8f5,Ri8i5]} *",
        solution: "",
    },
    figure!("line", "1k8/10/10/10/10/10/5R4/1K8 w - - 0 1", "[%cal Be2e7]"),
    figure!("centre", "1k8/2p7/10/10/10/10/2P3B3/1K8 w - - 0 1", "[%cal Bf2g5]"),
    figure!("knight", "5k4/5p4/10/10/5N4/10/5P4/5K4 w - - 0 1", "[%cal Be4c3,Be4d2,Be4d6,Be4f2,Be4f6,Be4g3]"),
    figure!("fat", "10/3n3R2/10/3k6/10/10/10/5K4 w - - 0 1", "[%cal Gg7c7]"),
    figure!("double", "3n3R2/10/10/3k6/10/10/10/5K4 w - - 0 1", "[%cal Rg8c8]"),
    figure!("support", "3n3R2/2P7/10/3k6/10/10/10/5K4 w - - 0 1", "[%cal Gg8c8,Bb7c8]"),
    figure!("castling", "5k4/10/10/10/10/10/10/5K3R w e1i1 - 0 1", "[%cal Be1g1,Gi1f1]"),
    figure!("across", "5R4/10/10/k9/10/10/10/5K4 w e1e8 - 0 1", "[%cal Be1e3,Ge8e2]"),
    figure!("mate", "10/10/10/10/10/10/10/5KkR2 b - - 0 1", "[%csl Rf1]"),
    figure!("whole", "5k4/10/10/6Q3/10/10/6QQ2/5K4 w - - 0 1", "[%cal Bf2g5,Yf5g5,Yg2g5]"),
];

/// A figure for each rule of International draughts (FMJD, articles 3 to 6).
pub static DRAUGHTS: [ShowcaseItem; 8] = [
    draughts!("d-man", "W:W32:B13,18", "[%cal G3227,G3228]"),
    draughts!("d-capture", "W:W28:B23,33", "[%cal R2819,R2839]"),
    draughts!("d-most", "W:W32,36:B19,28,31", "[%cal G3223,G2314,R3627]"),
    draughts!("d-king", "W:WK46:B13", "[%cal B4614]"),
    draughts!("d-king-capture", "W:WK46:B28", "[%cal G4623,G4619,G4614]"),
    draughts!("d-crown", "B:W15:B43", "[%cal B4348,B4349]"),
    draughts!("d-passing", "B:W41,42:B38", "[%cal G3847,G4736]"),
    draughts!("d-blocked", "W:W36:B27,31", "[%csl R36]"),
];

/// Figures of Chess960: the first rank, and castling (FIDE Laws, Guidelines II).
pub static CHESS960: [ShowcaseItem; 3] = [
    chess960!(
        "c960-rank",
        "bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR w KQkq - 0 1",
        "[%csl Gg1,Be1,Bh1,Ya1,Yd1]"
    ),
    chess960!("c960-short", "3k4/8/8/8/8/8/8/1R3KR1 w KQ - 0 1", "[%cal Bf1g1,Gg1f1]"),
    chess960!("c960-long", "3k4/8/8/8/8/8/8/1R3KR1 w KQ - 0 1", "[%cal Bf1c1,Gb1d1]"),
];

/// Figures of chess: its board and what each piece does (FIDE Laws, articles 2 and 3). Arrows begin beside the piece, which they
/// would hide.
pub static CHESS_PIECES: [ShowcaseItem; 8] = [
    chess!("chess-start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "[%csl Gh1,Yd1,Yd8]"),
    chess!("chess-rook", "8/6kp/8/3R4/8/8/7P/6K1 w - - 0 1", "[%cal Gd6d8,Gc5a5,Gd4d1,Ge5h5]"),
    chess!("chess-bishop", "4k3/7p/8/8/3B4/8/7P/4K3 w - - 0 1", "[%cal Ge5h8,Gc5a7,Gc3a1,Ge3g1]"),
    chess!(
        "chess-queen",
        "6k1/7p/8/8/3Q4/8/7P/2K5 w - - 0 1",
        "[%cal Gd5d8,Gd3d1,Gc4a4,Ge4h4,Gc5a7,Ge5h8,Gc3a1,Ge3g1]"
    ),
    chess!("chess-king", "6k1/7p/8/8/3K4/8/7P/8 w - - 0 1", "[%csl Gd5,Ge5,Ge4,Ge3,Gd3,Gc3,Gc4,Gc5]"),
    chess!(
        "chess-knight",
        "6k1/7p/8/3p4/2PNP3/3P4/8/6K1 w - - 0 1",
        "[%csl Gb3,Gb5,Gc2,Gc6,Ge2,Ge6,Gf3,Gf5]"
    ),
    chess!("chess-pawn", "4k3/8/8/8/8/2P5/4P3/4K3 w - - 0 1", "[%cal Ge2e3,Ge2e4,Gc3c4]"),
    chess!("chess-takes", "4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1", "[%cal Re4d5,Re4f5]"),
];

/// Figures of the special moves of chess (FIDE Laws, articles 3.7 and 3.8).
pub static CHESS_SPECIAL: [ShowcaseItem; 5] = [
    chess!("chess-promotion", "8/P3k3/8/8/8/8/4K2p/8 w - - 0 1", "[%cal Ga7a8]"),
    chess!("chess-passing", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "[%cal Rd7d5,Ge5d6]"),
    chess!("chess-short", "4k3/5ppp/8/8/8/8/5PPP/4K2R w K - 0 1", "[%cal Be1g1,Gh1f1]"),
    chess!("chess-long", "4k3/ppp5/8/8/8/8/PPP5/R3K3 w Q - 0 1", "[%cal Be1c1,Ga1d1]"),
    chess!("chess-not", "2k2r2/ppp5/8/8/8/8/6PP/4K2R w K - 0 1", "[%cal Rf8f1] [%csl Rf1]"),
];

/// Figures of check and of the ends of a game of chess (FIDE Laws, articles 3.9, 5 and 9).
pub static CHESS_ENDS: [ShowcaseItem; 5] = [
    chess!("chess-check", "4r1k1/6pp/8/7B/8/8/R4P2/4K3 w - - 0 1", "[%cal Re8e1,Gh5e8,Ga2e2,Ge1d1]"),
    chess!("chess-mate", "4R1k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "[%cal Re8g8]"),
    chess!("chess-stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "[%csl Rg8,Rg7,Rh7]"),
    chess!("chess-bare", "8/4k3/8/8/3NK3/8/8/8 w - - 0 1", "[%csl Yd4,Ye4]"),
    chess!("chess-repeat", "q4r1k/5p1p/8/6Q1/8/8/5PPP/6K1 w - - 0 1", "[%cal Gg5f6,Gf6g5,Rh8g8,Rg8h8]"),
];

/// Figures of how moves of chess are written (FIDE Laws, appendix C).
pub static CHESS_WRITTEN: [ShowcaseItem; 2] = [
    chess!("chess-capture", "6k1/7p/8/3n4/8/8/3R3P/6K1 w - - 0 1", "[%cal Rd2d5]"),
    chess!("chess-both", "6k1/7p/8/8/8/5N2/7P/1N4K1 w - - 0 1", "[%cal Gb1d2,Gf3d2]"),
];

/// First problems: mate in one move.
pub static PROBLEMS: [ShowcaseItem; 5] = [
    problem!("p1", "3Q6/10/4kR3p/1p3p4/10/7PP1/4KP4/10 w e2 - 0 43", "Qc6#"),
    problem!("p2", "10/3q3k2/3p6/3P6/3K1p4/1r3P4/10/10 b - - 2 61", "Qc3#"),
    problem!("p3", "6k3/7pq1/4P5/10/5P4/6rPKP/10/10 b g7 - 0 59", "Rh6#"),
    problem!("p4", "4k5/4ppp3/r1p4np1/7p2/5K1P2/5P4/4P1q3/6q3 b d2d7e7f7 - 5 50", "Qd3#"),
    problem!("p5", "5bkr2/5Q1p1p/5R2p1/1p1P2p3/4P2P1P/1BPN1P2P1/10/1q3K3Q w e1g7i7 - 7 45", "Qixe8#"),
];

/// Games to play through, from the start to mate.
pub static GAMES: [ShowcaseItem; 2] = [
    ShowcaseItem {
        name: "g1",
        record: "[Variant \"Scharten\"] [Result \"1-0\"] 1. e4 a6 2. b3 e6 3. Ba3 Ro1 4. h3 Qd4 5. Nc3 Qh5 6. Rb1 Ni6 \
                 7. Bi3 Rao8 8. Bxg7 Qh6 9. Ni3 Ra8 10. Bg3 Nc6 11. No4 Qo7 12. Bxi7 Qxi1 13. Rxo1 a5 14. Nh6 Qxi7 \
                 15. Rxg8 Qf6 16. Ng4 Qg6 17. Qi1 Qh4 18. Nb5 Kf8 19. Nxc7 Rb8 20. Ri8 Nxa2 21. Qdo1 h6 22. Ri4 Qd8 \
                 23. Qixh6+ Kg8 24. Ne8 Qe7 25. e5 Nab4 26. Nef6+ Qxf6 27. exf6 Nxc2+ 28. Kd1 Qh7 29. Qf8+ Qh8 \
                 30. Rh4 Ne3+ 31. Nxe3 Nb4 32. Rxh8# 1-0",
        solution: "",
    },
    ShowcaseItem {
        name: "g2",
        record: "[Variant \"Scharten\"] [Result \"1-0\"] 1. b4 g6 2. h3 b6 3. Nc3 Ro1 4. b5 h6 5. e3 Bi6 6. Bi3 Rao8 \
                 7. Rb1 a5 8. Ba3 No2 9. Rc1 c6 10. Qd3 h5 11. Bh2 Nh6 12. Ni3 Ra8 13. Bg3 f5 14. Bg5 Ro7 15. Rb1 Bo5 \
                 16. g3 Qc7 17. bxc6 dxc6 18. Nb5 cxb5 19. Rxa8 Rxi2 20. Nxa5 Qf6 21. No7 Rxo7 22. Bxo7 Qxo7 \
                 23. Bo6 Bo2 24. Rxb8+ Qh8 25. Qd4 Bi8 26. Ba3 Qxa2 27. Rxi8 Nxi8 28. Qxi8 Qf8 29. Qxb6 Qo3 \
                 30. Qixg6+ Qf7 31. Qg8+ Bc8 32. Qd8+ Qf8 33. Qxc8 Qd6 34. Ke2 e5 35. Qge6+ Qe7 36. Qcc6# 1-0",
        solution: "",
    },
];

/// Records with a title above them.
pub type Group = (Label, &'static [ShowcaseItem]);

/// Returns the records shown on a page, by its name in the address; empty for other pages.
pub fn groups_of_page(page: &str) -> &'static [Group] {
    match page {
        "scharten" => {
            const {
                &[
                    (Label::FiguresTitle, &FIGURES),
                    (Label::ProblemsTitle, &PROBLEMS),
                    (Label::ModelsTitle, &GAMES),
                ]
            }
        }
        "draughts" => const { &[(Label::FiguresTitle, &DRAUGHTS)] },
        "chess" => {
            const {
                &[
                    (Label::ChessPieces, &CHESS_PIECES),
                    (Label::ChessSpecial, &CHESS_SPECIAL),
                    (Label::ChessEnds, &CHESS_ENDS),
                    (Label::ChessWritten, &CHESS_WRITTEN),
                ]
            }
        }
        "chess960" => const { &[(Label::FiguresTitle, &CHESS960)] },
        _ => &[],
    }
}

/// Finds what is shown under a name.
pub fn find(name: &str) -> Option<&'static ShowcaseItem> {
    let of_chess = [&CHESS_PIECES[..], &CHESS_SPECIAL, &CHESS_ENDS, &CHESS_WRITTEN];
    let all = [&FIGURES[..], &PROBLEMS, &GAMES, &DRAUGHTS, &CHESS960];
    all.into_iter().chain(of_chess).flatten().find(|shown| shown.name == name)
}
