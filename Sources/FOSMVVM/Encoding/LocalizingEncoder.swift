public import Foundation

/// Encodes a value as a ``LocalizedValue``, and localizes it at the same time.
///
/// Texts find their keys with the ViewModel that is being encoded, so an encoder keeps the enclosing ViewModels.
public final class LocalizingEncoder {
    let localizer: Localizer
    private let validations: Validations?
    /// The values that `encode(to:)` finds in its encoder.
    let userInfo: [CodingUserInfoKey: any Sendable]
    private var models: [any RetrievablePropertyNames] = []
    /// Whether the raw value of an enum is being encoded, which is not replaced.
    private var isRaw = false

    private init(localizer: Localizer, validations: Validations?, userInfo: [CodingUserInfoKey: any Sendable]) {
        self.localizer = localizer
        self.validations = validations
        self.userInfo = userInfo
    }

    /// Encodes a value as a localized tree. Missing texts are reported to the localizer and marked in the tree.
    ///
    /// - Parameters:
    ///   - value: The value to encode.
    ///   - localizer: The localizer.
    ///   - validations: The validation results of the value's fields.
    ///   - userInfo: The values that `encode(to:)` finds in its encoder.
    /// - Throws: Any error from the value's `encode(to:)`.
    public static func encode(
        _ value: some Encodable, with localizer: Localizer, validations: Validations? = nil,
        userInfo: [CodingUserInfoKey: any Sendable] = [:]
    ) throws -> LocalizedValue {
        let encoder = LocalizingEncoder(localizer: localizer, validations: validations, userInfo: userInfo)
        if validations != nil { encoder.addNamesOfMessages(in: value) }
        return try encoder.encode(value, path: [])
    }

    /// Validation messages may refer to properties of message structs in a form ViewModel.
    private func addNamesOfMessages(in value: some Encodable) {
        for child in Mirror(reflecting: value).children {
            if let messages = child.value as? any RetrievablePropertyNames { localizer.addNames(of: messages) }
        }
    }

    func encode<Value: Encodable>(_ value: Value, path: [any CodingKey]) throws -> LocalizedValue {
        switch EncodedKind.of(value) {
        case .plain: return try content(of: value, path: path)
        case .date: return (value as? Date).map { .date(localizer.shown($0)) } ?? .null
        case .uuid: return (value as? UUID).map { .uuid(localizer.shown($0)) } ?? .null
        case .url: return (value as? URL).map { text($0.absoluteString) } ?? .null
        case .data: return (value as? Data).map { text($0.base64EncodedString()) } ?? .null
        case .decimal: return (value as? Decimal).map { .decimal($0) } ?? .null
        case .localizable: return (value as? any Localizable)?.localized(by: localizer) ?? .null
        case .property: return property(value as? any LocalizedPropertyWrapper)
        case .viewModelId: return (value as? ViewModelId)?.localized(by: localizer) ?? .null
        case .field: return try field(value as? any FormFieldModelProtocol, path: path)
        case .model, .propertyNames: return try model(value, path: path)
        case .dictionary: return try dictionary(value, path: path)
        case .set: return try content(of: value, path: path).sorted(inGroupsOf: 1)
        case .rawEnumeration: return try rawEnumeration(value, path: path)
        case .enumeration: return try enumeration(value, path: path)
        }
    }

    /// Returns a string of a value, with replaced volatile values.
    func text(_ text: String) -> LocalizedValue { .string(isRaw ? text : localizer.shown(text)) }

    private func content(of value: some Encodable, path: [any CodingKey]) throws -> LocalizedValue {
        let node = EncodedNode()
        try value.encode(to: NodeEncoder(encoder: self, node: node, codingPath: path))
        return node.value
    }

    private func model(_ value: some Encodable, path: [any CodingKey]) throws -> LocalizedValue {
        guard let model = value as? any RetrievablePropertyNames else { return .null }
        localizer.addNames(of: model)
        models.append(model)
        defer { models.removeLast() }
        let content = try content(of: value, path: path)
        if case .object(let object) = content, let type = type(of: value) as? any ViewModel.Type {
            object.kind = .model(type)
        }
        return content
    }

    private func property(_ property: (any LocalizedPropertyWrapper)?) -> LocalizedValue {
        property?.localized(in: models.last, by: localizer) ?? .null
    }

    private func field(_ model: (any FormFieldModelProtocol)?, path: [any CodingKey]) throws -> LocalizedValue {
        guard let model else { return .null }
        let results = validations?.results(for: model.field.fieldId) ?? []
        return .field(
            LocalizedField(
                field: model.field,
                encoded: try encode(model.field, path: path),
                value: try encode(model.value, path: path),
                otherMembers: try otherMembers(of: model, path: path),
                takesFractions: model.takesFractions, takesList: model.takesList, canBeNil: model.canBeNil,
                choices: model.choices.map {
                    (value: localizer.shown($0.value), label: $0.label.localized(by: localizer).text)
                },
                messages: results.flatMap { result in
                    (result.messages(for: model.field.fieldId) ?? []).map {
                        (status: result.status, text: $0.message.localized(by: localizer).text)
                    }
                }))
    }

    /// Returns the members of a field that no view shows. An app does not need the titles of the buttons.
    private func otherMembers(
        of model: any FormFieldModelProtocol, path: [any CodingKey]
    ) throws -> LocalizedObject {
        let object = LocalizedObject()
        object.set(try encode(model.firstValue, path: path), for: "initialValue")
        object.set(.string(title(model.buttonTitles.save)), for: "saveButtonTitle")
        object.set(.string(title(model.buttonTitles.cancel)), for: "cancelButtonTitle")
        return object
    }

    private func title(_ title: LocalizableString) -> String {
        title.reference.map(localizer.textIfKnown) ?? title.localized(by: localizer).text
    }

    /// Sorts members by name, so that a view looks the same in each run. With other keys than texts and numbers, a
    /// dictionary is a list in which keys and values alternate.
    private func dictionary(_ value: some Encodable, path: [any CodingKey]) throws -> LocalizedValue {
        let content = try content(of: value, path: path)
        if case .object(let object) = content { object.sortMembers(named: localizer.shown) }
        return content.sorted(inGroupsOf: 2)
    }

    private func rawEnumeration(_ value: some Encodable, path: [any CodingKey]) throws -> LocalizedValue {
        isRaw = true
        defer { isRaw = false }
        let raw = try content(of: value, path: path)
        guard let value = value as? any RawRepresentable else { return raw }
        return .enumeration(EnumerationCase(of: value), raw: raw)
    }

    private func enumeration(_ value: some Encodable, path: [any CodingKey]) throws -> LocalizedValue {
        let content = try content(of: value, path: path)
        if case .object(let object) = content { object.kind = .enumeration }
        return content
    }
}

extension LocalizedValue {
    /// Returns a list with its groups of elements sorted by the first one in each. Returns any other value itself.
    fileprivate func sorted(inGroupsOf size: Int) -> LocalizedValue {
        guard case .list(let elements) = self else { return self }
        let groups = stride(from: 0, to: elements.count, by: size).map { first in
            (text: (try? elements[first].toJSON()) ?? "", elements: elements[first..<min(first + size, elements.count)])
        }
        let sorted = groups.sorted { $0.text.compare($1.text, options: .numeric) == .orderedAscending }
        return .list(sorted.flatMap(\.elements))
    }
}

extension ViewModel {
    /// What the ViewModel shows, as JSON with keys instead of texts. Nil if it cannot be encoded.
    package var shownJSON: String? {
        let localizer = Localizer(
            locale: .english, store: TextStore(yaml: [:]), present: VolatileValues.present)
        return try? LocalizingEncoder.encode(self, with: localizer).toJSON(encoder: .readable(isIndented: false))
    }
}

/// A JSON encoder that localizes a value before it writes it.
final class LocalizingJSONEncoder: JSONEncoder, @unchecked Sendable {
    // Unchecked because the superclass is Sendable and the properties are immutable and Sendable.
    private let locale: Locale
    private let store: TextStore
    private let requiresTexts: Bool

    init(locale: Locale, store: TextStore, requiresTexts: Bool) {
        self.locale = locale
        self.store = store
        self.requiresTexts = requiresTexts
        super.init()
    }

    override func encode<Value: Encodable>(_ value: Value) throws -> Data {
        let localizer = Localizer(locale: locale, store: store, marksMissing: false)
        let localized = try LocalizingEncoder.encode(value, with: localizer, userInfo: userInfo)
        if requiresTexts, !localizer.problems.isEmpty {
            throw LocalizerError.localizationMissing(localizer.problems)
        }
        return try super.encode(localized)
    }
}

extension JSONEncoder {
    /// Creates an encoder that localizes the values that it encodes.
    ///
    /// Data is always encoded as Base64, and a strategy for keys applies to those of dictionaries, too.
    ///
    /// - Parameters:
    ///   - locale: The locale of the texts.
    ///   - localizationStore: The texts.
    ///   - requiresTexts: Whether `encode` throws ``LocalizerError/localizationMissing(_:)`` if a text is missing or a
    ///     placeholder has no value. Otherwise, the text is empty, or the placeholder stays.
    public static func localizingEncoder(
        locale: Locale, localizationStore: any LocalizationStore, requiresTexts: Bool = false
    ) -> JSONEncoder {
        let encoder = LocalizingJSONEncoder(
            locale: locale, store: TextStore(localizationStore), requiresTexts: requiresTexts)
        encoder.dateEncodingStrategy = JSONEncoder.defaultEncoder.dateEncodingStrategy
        return encoder
    }
}
