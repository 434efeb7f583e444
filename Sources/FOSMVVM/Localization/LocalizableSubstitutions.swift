import Diagnostics

/// A text with values for its placeholders `%{name}`. Encodes as a plain string.
///
/// Placeholders in a value are not replaced. `%%` is one percent sign. If the text is a plural, the ``LocalizableInt`` among the values selects
/// its form. If there are several, it is the first one with a placeholder in the form `other`.
public struct LocalizableSubstitutions: Localizable {
    /// The text with the placeholders.
    public let baseString: LocalizableString
    /// The values by the names of their placeholders.
    public let substitutions: [String: any Localizable]

    /// Creates a text with values by the names of their placeholders.
    public init(baseString: LocalizableString, substitutions: [String: any Localizable]) {
        self.baseString = baseString
        self.substitutions = substitutions
    }

    /// Pending if the text or a value is pending.
    public var localizationStatus: LocalizableStatus {
        ([baseString.localizationStatus] + substitutions.values.map(\.localizationStatus)).combined
    }

    /// The key or the constant text, and the names of the values.
    public var id: LocalizableId { baseString.id + "." + substitutions.keys.sorted().joined(separator: ".") }

    /// Compares the texts and the values.
    public static func == (left: Self, right: Self) -> Bool {
        left.baseString == right.baseString && left.hashableValues == right.hashableValues
    }

    /// Hashes the text and the values.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(baseString)
        hasher.combine(hashableValues)
    }

    /// The values as ones that can be compared.
    var hashableValues: [String: AnyLocalizable] { substitutions.mapValues(AnyLocalizable.init) }

    /// The text with its values. A placeholder without a value does not change.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public var localizedString: String {
        get throws {
            guard !substitutions.isEmpty else { return try baseString.localizedString }
            let values = try substitutions.mapValues { try $0.localizedString }
            return try Placeholders.replaced(in: baseString.localizedString) { values[$0] }
        }
    }

    /// Returns the text with its values in the localizer's locale. Reports placeholders without a value or end.
    ///
    /// Values with the opposite direction are isolated (UAX #9 §2.4). Lists are written as the locale writes them.
    public func localized(by localizer: Localizer) -> LocalizedValue {
        // A text that has been localized and decoded can contain `%{` of its values.
        if case .constant(let text) = baseString, substitutions.isEmpty { return .string(text) }
        let found = text(by: localizer)
        let base = found.text
        for placeholder in Placeholders.unclosed(in: base) {
            report("'\(placeholder)' in \"\(base)\" is not closed. Write '}' after the name.", to: localizer)
        }
        var assembly = TextAssembly(localizer.isolation)
        for run in Placeholders.runs(of: base) {
            if let value = run.name.flatMap({ substitutions[$0] }) {
                assembly.add(value.localized(by: localizer), by: localizer)
                continue
            }
            assembly.add(words: run.shown)
            guard let name = run.name else { continue }
            report("'%{\(name)}' in \"\(base)\" has no value. Add '\(name)' to the substitutions.", to: localizer)
        }
        return .string(localizer.marked(FoundText(text: assembly.text, language: found.language)))
    }

    private func text(by localizer: Localizer) -> FoundText {
        guard case .localized(let reference) = baseString else {
            return FoundText(text: baseString.localized(by: localizer).text, language: nil)
        }
        return localizer.text(for: reference, values: substitutions)
    }

    private func report(_ message: String, to localizer: Localizer) {
        if case .localized(let reference) = baseString {
            localizer.report(message, of: reference)
        } else {
            localizer.report(Diagnostic(.unfilledPlaceholder, message))
        }
    }

    /// Returns a constant text with a number.
    public static func stub() -> Self {
        Self(baseString: .constant("%{count} texts"), substitutions: ["count": LocalizableInt.stub()])
    }
}

extension TextAssembly {
    /// Adds a value. The locale isolates elements of a list that need it.
    fileprivate mutating func add(_ value: LocalizedValue, by localizer: Localizer) {
        if case .list(let elements) = value.shown, elements.count > 1 {
            add(words: value.text(by: localizer))
        } else {
            add(value: value.text)
        }
    }
}

extension LocalizableSubstitutions {
    /// Decodes a plain string as a text without placeholders.
    public init(from decoder: any Decoder) throws {
        self.init(baseString: try LocalizableString(from: decoder), substitutions: [:])
    }

    /// Encodes a plain string.
    ///
    /// - Throws: ``LocalizerError/localizationStoreMissing(_:)`` before localization.
    public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }
}
