/// A text with values in place of its placeholders `%{name}`. Encodes as a plain string.
///
/// A value is put in as it is: a placeholder within a value is not replaced again.
public struct LocalizableSubstitutions: Localizable {
    private let baseString: LocalizableString
    private let substitutions: [String: AnyLocalizable]

    /// The text, and each placeholder's value by its name.
    public init(baseString: LocalizableString, substitutions: [String: any Localizable]) {
        self.baseString = baseString
        self.substitutions = substitutions.mapValues { AnyLocalizable(base: $0) }
    }

    public var isEmpty: Bool { baseString.isEmpty }

    public var localizationStatus: LocalizationStatus {
        let parts = [baseString.localizationStatus] + substitutions.values.map(\.base.localizationStatus)
        return parts.allSatisfy { $0 == .localized } ? .localized : .localizationPending
    }

    public var localizedString: String {
        get throws {
            let values = try substitutions.mapValues { try $0.base.localizedString }
            return try Placeholders.replaced(in: baseString.localizedString) { values[$0] }
        }
    }

    public func localized(by localizer: Localizer) -> LocalizedValue {
        let base = baseString.localized(by: localizer).text
        let text = Placeholders.replaced(in: base) { name in
            if let value = substitutions[name]?.base.localized(by: localizer).text { return value }
            localizer.report(
                LocalizationProblem(
                    message: "'%{\(name)}' in \"\(base)\" has no value. Add '\(name)' to the substitutions."))
            return nil
        }
        return .string(text)
    }

    public static func stub() -> Self {
        Self(baseString: .constant("%{count} texts"), substitutions: ["count": LocalizableInt(value: 42)])
    }
}

extension LocalizableSubstitutions {
    public init(from decoder: any Decoder) throws {
        self.init(baseString: try LocalizableString(from: decoder), substitutions: [:])
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(localizedString)
    }
}
