package import FOSMVVM
import Foundation
package import PreviewCatalog

/// What a finding is about, as far as it is known, so that a reader can be shown it.
package struct FindingSubject: Sendable {
    /// The previews that show it, in the order in which it was found.
    package private(set) var previews: [Preview]
    /// The locales in which it is wrong. Empty if it is not about a language.
    package private(set) var locales: [LocaleIdentifier]
    /// The widths in pixels at which it is seen. Empty if it is the same at each.
    package private(set) var widths: [Int] = []
    /// The start tag of the element.
    package let tag: String?
    /// The text.
    package let text: TextUse?

    init(_ previews: [Preview] = [], locales: [LocaleIdentifier] = [], tag: String? = nil, text: TextUse? = nil) {
        (self.previews, self.locales, self.tag, self.text) = (previews, locales, tag, text)
    }

    /// The first preview that shows it.
    package var preview: Preview? { previews.first }

    /// Adds a preview that shows it. Those of one preview come one after the other.
    mutating func add(_ preview: Preview) {
        if previews.last !== preview { previews.append(preview) }
    }

    /// Adds where a mistake of the same place is seen.
    mutating func add(_ mistake: PreviewMistake, in preview: Preview) {
        add(preview)
        locales += mistake.locales.filter { !locales.contains($0) }
        widths += mistake.widths.filter { !widths.contains($0) }
    }

    /// The languages and widths, as a sentence with a space before it. Empty without widths.
    var localesAndWidths: String {
        guard !widths.isEmpty else { return "" }
        let names = Self.list(locales.map { "'\($0.tag)'" })
        return " In \(names), at \(Self.list(widths.sorted().map(String.init))) pixels."
    }

    private static func list(_ names: [String]) -> String {
        names.formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
    }
}

/// What a finding is about: where its readers look for the cause.
package enum FindingKind: String, CaseIterable, Codable, Sendable {
    /// The templates, previews, views and docs.
    case check
    /// The texts in YAML files.
    case texts
    /// What does not fit, which a browser measures.
    case layout
    /// What axe-core finds in a browser.
    case accessibility
    /// The snapshots that differ from their previews.
    case snapshots
}

extension CheckRule {
    /// The kind of the findings.
    package var kind: FindingKind {
        switch self {
        case is any TextRule: .texts
        case is any LayoutRule: .layout
        case is WCAGViolation: .accessibility
        case is ChangedSnapshot: .snapshots
        default: .check
        }
    }
}
