import FOSMVVM

/// The list of keys.
@ViewModel
struct SiteKeysViewModel {
    /// What keys do, by the keys.
    struct Entry: Codable, Sendable {
        let label: LocalizableString
        let keys: [String]
    }

    @LocalizedString var title
    @LocalizedString var close
    let list: [Entry]
    var vmId = ViewModelId(type: Self.self)

    init() {
        list = [
            ("find", ["/"]), ("neighbors", ["[", "]"]), ("locale", ["l"]), ("theme", ["d"]), ("direction", ["r"]),
            ("width", ["w"]), ("matrix", ["m"]), ("finding", ["n"]), ("alone", ["f"]), ("keys", ["?"]),
        ].map { Entry(label: .localized(for: Self.self, propertyName: $0), keys: $1) }
    }

    static func stub() -> Self { Self() }
}
