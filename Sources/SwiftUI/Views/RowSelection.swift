/// The selected rows of a list.
struct RowSelection {
    /// Whether the row with a value is selected.
    let isSelected: (AnyHashable) -> Bool
    /// Returns what selects the row with a value. Nil for a value of another type.
    let select: (AnyHashable) -> (() -> Void)?

    /// Several rows. Pressing a row again removes it.
    init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
        isSelected = { value in (value.base as? Value).map { selection.wrappedValue.contains($0) } ?? false }
        select = { value in
            guard let value = value.base as? Value else { return nil }
            return { if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) } }
        }
    }

    /// One row or none.
    init<Value: Hashable>(_ selection: Binding<Value?>) {
        isSelected = { value in (value.base as? Value).map { selection.wrappedValue == $0 } ?? false }
        select = { value in
            guard let value = value.base as? Value else { return nil }
            return { selection.wrappedValue = value }
        }
    }

    /// One row.
    init<Value: Hashable>(_ selection: Binding<Value>) {
        isSelected = { value in (value.base as? Value).map { selection.wrappedValue == $0 } ?? false }
        select = { value in
            guard let value = value.base as? Value else { return nil }
            return { selection.wrappedValue = value }
        }
    }
}

extension EnvironmentValues {
    /// The selection of the list around a view.
    @Entry var rowSelection: RowSelection?
}
