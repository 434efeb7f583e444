/// The lookups while a value was localized.
public struct LocalizationRecord: Sendable {
    /// The texts, each once, in order of appearance.
    public private(set) var texts: [TextUse] = []
    /// The keys of the localized models: those types whose properties have texts. A nested type has several.
    public private(set) var models: Set<String> = []
    /// The requirements of all lookups of each text.
    package private(set) var wants: [TextUse: Set<TextRequirement>] = [:]
    /// The keys with all parents of the types, by the keys under which their texts were found.
    package private(set) var fullKeys: [String: Set<String>] = [:]

    /// Creates an empty record.
    public init() {}

    mutating func add(_ use: TextUse, _ want: TextRequirement, fullKey: String) {
        fullKeys[use.key, default: []].insert(fullKey)
        if wants[use] == nil { texts.append(use) }
        wants[use, default: []].insert(want)
    }

    mutating func add(model type: Any.Type) {
        let names = TypeKeys.key(of: type).split(separator: ".")
        models.formUnion(names.indices.map { names[$0...].joined(separator: ".") })
    }
}

/// The requirements of a lookup of a text.
package struct TextRequirement: Hashable, Sendable {
    /// Whether the whole list is required, and not a single text.
    package let isList: Bool
    /// The names of the values for placeholders.
    package let values: Set<String>
    /// The names of the values that can select a plural form.
    package let numbers: Set<String>
}

extension TextRequirement {
    /// A whole list, whose texts have no values.
    static let list = TextRequirement(isList: true, values: [], numbers: [])

    /// Creates a single text with these values.
    init(values: [String: any Localizable]) {
        self.init(
            isList: false, values: Set(values.keys), numbers: Set(values.filter { $0.value is LocalizableInt }.keys))
    }
}

/// A text that was looked up for a locale.
struct FoundText {
    /// The text with its placeholders.
    let text: String
    /// The language, if it differs from the locale's language.
    let language: LocaleIdentifier?

    /// The text as it is shown without values.
    var withoutPlaceholders: FoundText { FoundText(text: Placeholders.shown(text), language: language) }
}
