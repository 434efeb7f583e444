import FOSMVVM
import Foundation
import HTMLParsing
import PreviewChecks

/// The texts of HTML that a reader sees or hears, each with collapsed white space.
struct DisplayedTexts {
    private static let hidden: Set<String> = ["script", "style", "template", "noscript"]

    /// The texts, in order of appearance.
    private(set) var texts: [String] = []

    /// Collects the texts of HTML. Empty if it cannot be parsed.
    init(html: String) {
        guard let tree = try? HTMLParser.parse(html) else { return }
        /// The number of open elements inside of the outermost hidden one, including it.
        var hidden = 0
        for node in tree.nodes {
            switch node {
            case .start(let element) where hidden > 0 || Self.hidden.contains(element.name): hidden += 1
            case .start(let element):
                let type = element.value(of: "type")
                for attribute in element.attributes
                where HumanReadableAttributes.include(attribute.name, ofElement: element.name, type: type) {
                    add(attribute.value ?? "")
                }
            case .end: hidden = max(0, hidden - 1)
            case .text(let text) where hidden == 0: add(text)
            case .text, .comment, .doctype: break
            }
        }
    }

    /// Returns the keys of the texts of a locale that a reader sees or hears, apart from the values in them.
    func keys(
        of record: LocalizationRecord, in locale: LocaleIdentifier, store: TextStore
    ) -> Set<String> {
        let all = Data(texts.joined(separator: "\n").utf8)
        let shown = record.texts.filter { use in
            store.lookup(use, in: locale).entry?.texts.contains { Self.contains(all, $0) } ?? false
        }
        return Set(shown.map(\.key))
    }

    /// Whether everything in a text besides placeholders is there. False for a text of placeholders.
    private static func contains(_ all: Data, _ text: String) -> Bool {
        let parts = Placeholders.runs(of: text).filter { !$0.isPlaceholder }.map(\.shown.singleSpaced)
        let written = parts.filter { !$0.isEmpty }
        return !written.isEmpty && written.allSatisfy { all.range(of: Data($0.utf8)) != nil }
    }

    private mutating func add(_ text: String) {
        let text = text.singleSpaced
        if !text.isEmpty { texts.append(text) }
    }
}
