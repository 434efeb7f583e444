import FOSMVVM

/// Which texts are listed, as a link to the panel with these.
struct StringsFilterChoice: Codable, Sendable {
    let label: LocalizableString
    let count: LocalizableInt
    let address: String
    let isCurrent: Bool

    init(_ filter: StringsFilter, count: Int, context: PageContext) {
        label = .localized(for: Self.self, propertyName: filter.rawValue)
        self.count = LocalizableInt(value: count)
        address = context.here {
            $0.panel = .strings
            $0.strings = filter
        }
        isCurrent = filter == context.parameters.strings
    }
}
