//! The board of a lettered game: field names, files, and properties of the notation.

use crate::geometry::Field;
use crate::i18n::Msg;

/// A board and the properties of its notation.
pub(super) struct Coordinates {
    /// The names of all fields, concatenated; two letters each.
    pub names: &'static str,
    /// The letters of the files.
    pub files: &'static str,
    /// True if the last file is adjacent to the first.
    pub round: bool,
    /// True if castling has signs of its own (`O-O`); otherwise it is written as a king move.
    pub castles: bool,
    /// True if pieces are thrown (`@c3`).
    pub darts: bool,
    /// Replaces shared messages by those of the game.
    pub reword: fn(Msg) -> Msg,
}

impl Coordinates {
    fn part(&self, start: usize, len: usize) -> &'static str {
        self.names.get(start..start + len).unwrap_or_default()
    }
    /// `e4`
    #[inline]
    pub(super) fn field(&self, field: Field) -> &'static str {
        self.part(2 * field.index(), 2)
    }
    /// `e`
    #[inline]
    pub(super) fn file_of(&self, field: Field) -> &'static str {
        self.part(2 * field.index(), 1)
    }
    /// `4`
    #[inline]
    pub(super) fn rank_of(&self, field: Field) -> &'static str {
        self.part(2 * field.index() + 1, 1)
    }
    /// The name of a field as an owned string.
    pub(super) fn name(&self, field: Field) -> String {
        self.field(field).into()
    }
    /// Number of fields.
    pub(super) fn len(&self) -> u8 {
        (self.names.len() / 2) as u8
    }
    fn width(&self) -> u8 {
        self.files.len() as u8
    }
    /// The file of a field, from 0.
    pub(super) fn x(&self, field: Field) -> u8 {
        field.0 % self.width()
    }
    /// The rank of a field, from 0.
    pub(super) fn y(&self, field: Field) -> u8 {
        field.0 / self.width()
    }
    /// The field on a file and a rank of this board.
    pub(super) fn at(&self, x: u8, y: u8) -> Field {
        Field(y * self.width() + x)
    }
    /// The letter of a file.
    pub(super) fn letter(&self, x: u8) -> char {
        self.files.as_bytes().get(usize::from(x)).map_or('?', |byte| char::from(*byte))
    }
    /// The file with a letter.
    pub(super) fn file(&self, letter: char) -> Option<u8> {
        self.files.bytes().position(|file| char::from(file) == letter).map(|x| x as u8)
    }
    /// Distance of two files.
    pub(super) fn apart(&self, a: u8, b: u8) -> u8 {
        let apart = a.abs_diff(b);
        if self.round { apart.min(self.width() - apart) } else { apart }
    }
    /// True if two files are adjacent.
    pub(super) fn adjoin(&self, a: u8, b: u8) -> bool {
        self.apart(a, b) == 1
    }
}
