//! Fields of a board and sets of them.

/// A playable field, numbered from 0, rank by rank from White's left-hand corner.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Field(pub u8);

impl Field {
    /// The number as an index into a table.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of fields. 128 bits hold every board here: 80 fields of the dartboard, 72 dark ones of 12 x 12.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct FieldSet(pub u128);

impl FieldSet {
    /// True if the set contains the field.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub const fn contains(self, field: Field) -> bool {
        self.0 >> field.0 & 1 == 1
    }
    /// Inserts a field.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub const fn insert(&mut self, field: Field) {
        self.0 |= 1 << field.0;
    }
    /// Removes a field.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub const fn remove(&mut self, field: Field) {
        self.0 &= !(1 << field.0);
    }
    /// Number of fields in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
    /// True if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The fields in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Field> {
        let mut rest = self;
        std::iter::from_fn(move || rest.pop())
    }
    /// Removes and returns the lowest field; none if the set is empty.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn pop(&mut self) -> Option<Field> {
        let next = Field(self.0.trailing_zeros() as u8);
        let some = self.0 != 0;
        self.0 &= self.0.wrapping_sub(1);
        some.then_some(next)
    }
}

impl FromIterator<Field> for FieldSet {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> Self {
        let mut set = FieldSet::default();
        fields.into_iter().for_each(|f| set.insert(f));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_keeps_each_field_once_and_in_order() {
        let set: FieldSet = [Field(71), Field(0), Field(9), Field(0)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Field(0), Field(9), Field(71)]);
        assert_eq!(set.len(), 3);
        let mut rest = set;
        rest.remove(Field(9));
        assert!(!rest.contains(Field(9)) && rest.contains(Field(71)) && !rest.is_empty());
    }
}
