import FOSMVVM
import TextCoverage

/// Says what is wrong with a locale's value of a text, and what to do.
enum StringsPanelProblem {
    /// A sentence for each problem, and where a missing text is to be added if there is a file to add it to.
    static func texts(
        of value: PreviewText.Value, hasPlace: Bool, defaultLocale: LocaleIdentifier
    ) -> [LocalizableSubstitutions] {
        let isAddable = value.lookup.status == .missing && hasPlace
        let add = isAddable ? [text("add", ["locale": .constant(value.locale.identifier.tag)])] : []
        return value.differences.map { text($0, defaultLocale: defaultLocale) } + add
    }

    private static func text(_ difference: TextDifference, defaultLocale: LocaleIdentifier) -> LocalizableSubstitutions
    {
        let source = ["source": LocalizableString.constant(defaultLocale.tag)]
        return switch difference {
        case .isList: text("isList", source)
        case .isNoList: text("isNoList", source)
        case .length(let count, let expected):
            text(
                "length",
                source.merging(["count": "\(count)", "expected": "\(expected)"].mapValues { .constant($0) }) { $1 })
        case .lacks(let names): text("lacks", source.merging(["names": placeholders(names)]) { $1 })
        case .adds(let names): text("adds", source.merging(["names": placeholders(names)]) { $1 })
        }
    }

    private static func placeholders(_ names: [String]) -> LocalizableString {
        .constant(names.map { "%{\($0)}" }.joined(separator: ", "))
    }

    private static func text(_ name: String, _ values: [String: LocalizableString]) -> LocalizableSubstitutions {
        LocalizableString.localized(for: Self.self, propertyName: name).bind(substitutions: values)
    }
}
