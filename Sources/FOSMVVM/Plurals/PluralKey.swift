/// The key of one form of a plural: `T.files.one`, or `T.place.ordinal.few`; or of the ordinal forms, `T.place.ordinal`.
struct PluralKey {
    /// The name below which ordinal forms stand.
    static let ordinal = "ordinal"

    /// The plural's key.
    let key: String
    let isOrdinal: Bool
    /// Nil for all ordinal forms together.
    let category: PluralCategory?

    init(key: String, isOrdinal: Bool, category: PluralCategory) {
        self.key = key
        self.isOrdinal = isOrdinal
        self.category = category
    }

    /// The plural that a key may be a form of, by its last names.
    init?(form key: String) {
        guard let (parent, name) = Self.parts(of: key) else { return nil }
        if name == Self.ordinal {
            self.init(key: parent, isOrdinal: true)
        } else if let category = PluralCategory(rawValue: name) {
            self.init(parent: parent, category: category)
        } else {
            return nil
        }
    }

    private init(key: String, isOrdinal: Bool) {
        self.key = key
        self.isOrdinal = isOrdinal
        category = nil
    }

    private init(parent: String, category: PluralCategory) {
        if let (key, name) = Self.parts(of: parent), name == Self.ordinal {
            self.init(key: key, isOrdinal: true, category: category)
        } else {
            self.init(key: parent, isOrdinal: false, category: category)
        }
    }

    /// The form's own key.
    var name: String {
        ([key] + (isOrdinal ? [Self.ordinal] : []) + (category.map { [$0.rawValue] } ?? [])).joined(separator: ".")
    }

    private static func parts(of key: String) -> (parent: String, name: String)? {
        key.lastIndex(of: ".").map { (String(key[..<$0]), String(key[key.index(after: $0)...])) }
    }
}
