import FOSMVVM

/// The sets of values that a reader saves with names. The browser remembers them, and an address has the name with the values.
struct ValueSets: Codable, Sendable {
    /// The name in the address. Nil for values without a name.
    let current: String?
    let label: LocalizableString
    let noneLabel: LocalizableString
    let saveLabel: LocalizableString
    let nameLabel: LocalizableString
    let deleteLabel: LocalizableString

    init(current: String?) {
        self.current = current
        label = Self.text("label")
        noneLabel = Self.text("noneLabel")
        saveLabel = Self.text("saveLabel")
        nameLabel = Self.text("nameLabel")
        deleteLabel = Self.text("deleteLabel")
    }

    private static func text(_ name: String) -> LocalizableString { .localized(for: Self.self, propertyName: name) }
}
