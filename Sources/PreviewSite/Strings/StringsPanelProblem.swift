import FOSMVVM
import TextFaults

/// Says what is wrong with a locale's value of a text, and what to do.
enum StringsPanelProblem {
    /// A sentence for each problem, and where a missing text is to be added if there is a file to add it to.
    static func texts(
        of value: PreviewText.Value, hasPlace: Bool, defaultLocale: LocaleIdentifier
    ) -> [LocalizableSubstitutions] {
        let isAddable = value.lookup.status == .missing && hasPlace
        let add = isAddable ? [text("add", ["locale": value.locale.identifier.tag])] : []
        return texts(of: value.faults, defaultLocale: defaultLocale) + add
    }

    /// A sentence for each fault; the same fault of several forms is told once.
    static func texts(of faults: [TextFault], defaultLocale: LocaleIdentifier) -> [LocalizableSubstitutions] {
        let kinds = faults.map(\.kind)
        return kinds.enumerated().filter { kinds.firstIndex(of: $1) == $0 }
            .flatMap { texts(of: $1, source: defaultLocale.tag) }
    }

    private static func texts(of kind: TextFault.Kind, source: String) -> [LocalizableSubstitutions] {
        switch kind {
        case .list: [text("isList")]
        case .noList: [text("isNoList")]
        case .noNumber: [text("noNumber")]
        case .ordinal(let isOrdinal): [text(isOrdinal ? "isOrdinal" : "isCardinal", ["source": source])]
        case .length(let count, let expected):
            [text("length", ["source": source, "count": "\(count)", "expected": "\(expected)"])]
        case .lacksForms(let forms): [text("lacksForms", ["names": forms.joined(separator: ", ")])]
        case .empty(let unlike): [text("isEmpty", ["source": unlike.joined(separator: ", ")])]
        case .placeholders(let lacks, let adds):
            [("lacks", lacks), ("adds", adds)].filter { !$1.isEmpty }
                .map { text($0, ["source": source, "names": placeholders($1)]) }
        case .formLacks(let names): [text("formLacks", ["names": placeholders(names)])]
        case .unfilled(let name, _): [text("unfilled", ["names": placeholders([name])])]
        case .unclosed(let placeholder): [text("unclosed", ["names": placeholder])]
        }
    }

    private static func placeholders(_ names: [String]) -> String {
        names.map { "%{\($0)}" }.joined(separator: ", ")
    }

    private static func text(_ name: String, _ values: [String: String] = [:]) -> LocalizableSubstitutions {
        LocalizableString.localized(for: Self.self, propertyName: name)
            .bind(substitutions: values.mapValues { LocalizableString.constant($0) })
    }
}
