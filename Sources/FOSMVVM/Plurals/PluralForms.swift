/// The texts of a plural, one for each category of numbers.
///
/// In YAML, it is a map whose keys are categories, below a property. Ordinal forms are in a nested map named `ordinal`.
public struct PluralForms: Hashable, Sendable {
    /// The texts for cardinal numbers: 1 file, 2 files.
    public private(set) var cardinal: [PluralCategory: String]
    /// The texts for ordinal numbers: 1st file, 2nd file.
    public private(set) var ordinal: [PluralCategory: String]

    /// Creates a plural with these texts.
    public init(cardinal: [PluralCategory: String] = [:], ordinal: [PluralCategory: String] = [:]) {
        self.cardinal = cardinal
        self.ordinal = ordinal
    }

    /// Whether a number selects an ordinal form, because there are no cardinal forms.
    public var isOrdinal: Bool { cardinal.isEmpty }

    /// Returns the texts of a kind.
    public func forms(ordinal isOrdinal: Bool) -> [PluralCategory: String] {
        isOrdinal ? ordinal : cardinal
    }

    /// Returns the forms that whole numbers of a locale need and that are missing, as in YAML: `few`, `ordinal.two`.
    ///
    /// A kind without forms, cardinal or ordinal, is not used and lacks none.
    public func missing(in locale: LocaleIdentifier) -> [String] {
        [false, true].flatMap { isOrdinal -> [String] in
            let written = forms(ordinal: isOrdinal)
            let needed = written.isEmpty ? [] : PluralRules.categories(for: locale, ordinal: isOrdinal)
            return needed.filter { written[$0] == nil }.map { (isOrdinal ? "ordinal." : "") + $0.rawValue }
        }
    }

    /// The form `other`, or else that of the last category.
    var fallback: String {
        forms(ordinal: isOrdinal).max { $0.key < $1.key }?.value ?? ""
    }

    /// Returns the name of the number that selects the form: the only number, or else the first one with a placeholder
    /// in the form `other`. Nil if there is none.
    package func chooser(among numbers: Set<String>) -> String? {
        guard numbers.count > 1 else { return numbers.first }
        return Placeholders.names(in: fallback).first(where: numbers.contains)
    }

    mutating func set(_ text: String, for form: PluralKey) {
        guard let category = form.category else { return }
        if form.isOrdinal { ordinal[category] = text } else { cardinal[category] = text }
    }
}

/// The key of a plural form, such as `T.files.one` or `T.place.ordinal.few`, or of all ordinal forms:
/// `T.place.ordinal`.
struct PluralKey {
    /// The name of the map with ordinal forms.
    static let ordinal = "ordinal"

    /// The key of the plural.
    let key: String
    let isOrdinal: Bool
    /// The category. Nil for all ordinal forms together.
    let category: PluralCategory?

    init(key: String, isOrdinal: Bool, category: PluralCategory) {
        self.key = key
        self.isOrdinal = isOrdinal
        self.category = category
    }

    /// Creates the plural that a key may be a form of, according to its last names.
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

    /// The key of the form.
    var name: String {
        ([key] + (isOrdinal ? [Self.ordinal] : []) + (category.map { [$0.rawValue] } ?? [])).joined(separator: ".")
    }

    private static func parts(of key: String) -> (parent: String, name: String)? {
        key.lastIndex(of: ".").map { (String(key[..<$0]), String(key[key.index(after: $0)...])) }
    }
}
