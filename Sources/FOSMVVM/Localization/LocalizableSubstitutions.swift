/// A text with values in place of its placeholders `%{name}`. Encodes as a plain string.
///
/// A value is put in as it is: a placeholder within a value is not replaced again. Where the text is a plural, the one
/// ``LocalizableInt`` among the values chooses its form; of several, the first that has a placeholder in the form `other`.
public struct LocalizableSubstitutions: Localizable {
    private let baseString: LocalizableString
    private let substitutions: [String: AnyLocalizable]

    /// The text, and each placeholder's value by its name.
    public init(baseString: LocalizableString, substitutions: [String: any Localizable]) {
        self.baseString = baseString
        self.substitutions = substitutions.mapValues { AnyLocalizable(base: $0) }
    }

    /// Whether the text is empty, whatever its values are.
    public var isEmpty: Bool { baseString.isEmpty }

    /// Pending as long as the text or a value is.
    public var localizationStatus: LocalizationStatus {
        let parts = [baseString.localizationStatus] + substitutions.values.map(\.base.localizationStatus)
        return parts.allSatisfy { $0 == .localized } ? .localized : .localizationPending
    }

    /// The text with its values; a placeholder without a value stays.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public var localizedString: String {
        get throws {
            let values = try substitutions.mapValues { try $0.base.localizedString }
            return try Placeholders.replaced(in: baseString.localizedString) { values[$0] }
        }
    }

    /// The text with its values in the localizer's locale; a placeholder without a value or end is a problem.
    ///
    /// Values that run against the locale's direction are isolated (UAX #9 §2.4). A list is as the locale writes one.
    public func localized(by localizer: Localizer) -> LocalizedValue {
        let found = text(by: localizer)
        let base = found.text
        for placeholder in Placeholders.unclosed(in: base) {
            report("'\(placeholder)' in \"\(base)\" is never closed. Write '}' after the name.", to: localizer)
        }
        var assembly = TextAssembly(localizer.isolation)
        for run in Placeholders.runs(of: base) {
            if let value = run.name.flatMap({ substitutions[$0]?.base }) {
                assembly.add(value.localized(by: localizer), by: localizer)
                continue
            }
            assembly.add(words: run.text)
            guard let name = run.name else { continue }
            report("'%{\(name)}' in \"\(base)\" has no value. Add '\(name)' to the substitutions.", to: localizer)
        }
        return .string(localizer.marked(FoundText(text: assembly.text, language: found.language)))
    }

    private func text(by localizer: Localizer) -> FoundText {
        guard case .localized(let reference) = baseString else {
            return FoundText(text: baseString.localized(by: localizer).text, language: nil)
        }
        return localizer.text(for: reference, values: substitutions.mapValues(\.base))
    }

    private func report(_ message: String, to localizer: Localizer) {
        if case .localized(let reference) = baseString {
            localizer.report(message, of: reference)
        } else {
            localizer.report(LocalizationProblem(message: message))
        }
    }

    /// A constant text with a number in it.
    public static func stub() -> Self {
        Self(baseString: .constant("%{count} texts"), substitutions: ["count": LocalizableInt(value: 42)])
    }
}

extension TextAssembly {
    /// Adds a value; of a list, the locale's pattern isolates the elements that need it.
    fileprivate mutating func add(_ value: LocalizedValue, by localizer: Localizer) {
        if case .list(let elements) = value, elements.count > 1 {
            add(words: value.text(by: localizer))
        } else {
            add(value: value.text)
        }
    }
}

extension LocalizableSubstitutions {
    /// Reads a plain string as a text that has its values.
    public init(from decoder: any Decoder) throws {
        self.init(baseString: try LocalizableString(from: decoder), substitutions: [:])
    }

    /// Writes a plain string.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(localizedString)
    }
}
