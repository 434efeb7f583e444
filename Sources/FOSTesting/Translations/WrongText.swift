import FOSMVVM
import TextFaults

/// A text with which something is wrong in the locale that has it: the one that is asked for, or a parent.
struct WrongText {
    let text: TextUse
    /// For each fault the file and line, the key, and what to do.
    let lines: [String]

    /// Nil when the text is missing as a whole, or nothing is wrong with it but what the localizer tells.
    init?(_ text: TextUse, in locale: LocaleIdentifier, store: LocalizationStore, wants: TextWants) {
        let lookup = store.lookup(text, in: locale)
        guard lookup.status != .missing, let source = lookup.source else { return nil }
        lines = store.faults(of: text, in: source, wants: wants).compactMap { fault in
            let words = Self.words(for: fault.kind, in: locale.tag, defaultLocale: store.defaultLocale.tag)
            let place = (store.place(of: fault.key, in: source) ?? lookup.place).map { "\($0.file):\($0.line): " } ?? ""
            let name = fault.key == text.key ? text.name : fault.key
            return words.map { "\(place)'\(name)' \($0)" }
        }
        if lines.isEmpty { return nil }
        self.text = text
    }

    /// What is wrong and what to do, behind the text's name; nil for what the localizer tells of a text that it is asked
    /// for.
    private static func words(for kind: TextFault.Kind, in locale: String, defaultLocale: String) -> String? {
        switch kind {
        case .empty: "is empty for '\(locale)'. Translate it."
        case .lacksForms(let forms):
            "lacks \(list(forms)) for '\(locale)'. Add what numbers of the locale need."
        case .ordinal(let isOrdinal):
            "has \(isOrdinal ? "ordinal" : "cardinal") forms for '\(locale)', unlike '\(defaultLocale)'. Write it as there."
        case .length(let count, let expected):
            "is a list of \(count) for '\(locale)', but of \(expected) for '\(defaultLocale)'. Write as many."
        case .placeholders(let lacks, let adds):
            "\(difference(lacks, adds)) for '\(locale)', unlike '\(defaultLocale)'. Write the same placeholders."
        case .unclosed(let placeholder): "has '\(placeholder)' for '\(locale)', which is never closed. Write '}'."
        case .list, .noList, .noNumber, .unfilled: nil
        }
    }

    private static func difference(_ lacks: [String], _ adds: [String]) -> String {
        [("lacks", lacks), ("adds", adds)].filter { !$1.isEmpty }
            .map { "\($0) \(list($1.map { "%{\($0)}" }))" }.joined(separator: " and ")
    }

    private static func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
}
