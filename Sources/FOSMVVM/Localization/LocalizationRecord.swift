/// What was looked up while a value was localized.
public struct LocalizationRecord: Sendable {
    /// The texts, each once, in order of appearance.
    public private(set) var texts: [TextUse] = []
    /// The keys of the models that were localized: those types whose properties have texts.
    public private(set) var models: Set<String> = []
    /// What is wanted of each text, by all that look it up.
    package private(set) var wants: [TextUse: Set<TextRequirement>] = [:]

    /// A record of nothing.
    public init() {}

    mutating func add(_ use: TextUse, _ want: TextRequirement) {
        if wants[use] == nil { texts.append(use) }
        wants[use, default: []].insert(want)
    }

    mutating func add(model type: Any.Type) {
        models.insert(TypeKeys.key(of: type))
    }
}

/// A text that is looked up while something is localized.
public struct TextUse: Hashable, Sendable {
    /// The key, such as `TaskListViewModel.title`.
    public let key: String
    /// The element of the list under the key, from 0; nil for a text, or for a list as a whole.
    public let index: Int?

    /// The text under a key.
    public init(key: String, index: Int? = nil) {
        self.key = key
        self.index = index
    }

    /// The key with its index: `TaskListViewModel.steps[2]`.
    public var name: String { index.map { "\(key)[\($0)]" } ?? key }
}

/// What is wanted of a text where it is looked up.
package struct TextRequirement: Hashable, Sendable {
    /// Whether the whole list under the key is wanted, and not one text.
    package let isList: Bool
    /// The names of the values that stand ready for placeholders.
    package let values: Set<String>
    /// Those of the values that can choose the form of a plural.
    package let numbers: Set<String>
}

extension TextRequirement {
    /// A list as a whole, whose texts are bound to nothing.
    static let list = TextRequirement(isList: true, values: [], numbers: [])

    /// One text that is bound to these values.
    init(values: [String: any Localizable]) {
        self.init(
            isList: false, values: Set(values.keys), numbers: Set(values.filter { $0.value is LocalizableInt }.keys))
    }
}

/// A text that was looked up for a locale.
struct FoundText {
    let text: String
    /// The language, where it is not the locale's own.
    let language: LocaleIdentifier?
}

/// The encoded form of a ``Localizable`` that keeps its value: `{"value": 42, "localizedString": "42"}`.
struct LocalizedText<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    let value: Value
    var localizedString: String?

    /// The localized text.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    func text() throws -> String {
        guard let localizedString else { throw LocalizerError.localizationUnbound("\(value)") }
        return localizedString
    }

    var status: LocalizationStatus { localizedString == nil ? .localizationPending : .localized }
}
