import Diagnostics
import Foundation

/// A part of a text, before the environment of the view resolves it.
struct TextPiece: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        /// A string that is shown as it is.
        case plain(String)
        /// A text that a ViewModel provides in the language of the page.
        case provided(String)
        /// A text that SwiftUI itself shows, in the language of the page.
        case system(SystemText)
        /// A text that a String Catalog can translate.
        case key(LocalizedStringKey, table: String?)
        /// A value in a format.
        case value(FormattedValue)
        case attributed(AttributedString)
        case image(Image)
    }

    let content: Content
    /// The style. Of two attributes of one kind, the first applies.
    var style: [StyleAttribute] = []

    /// The piece as a string, if a ViewModel provides it.
    var withoutSource: TextPiece {
        if case .provided(let text) = content { TextPiece(content: .plain(text), style: style) } else { self }
    }
}

/// A part of a text with one style, as it is shown.
package struct TextRun: Hashable, Sendable {
    /// An image in a line of text.
    package enum Image: Hashable, Sendable {
        case symbol(String, SymbolVariants)
        case asset(String)
    }

    /// The literals and values that it is put together from, in order.
    package internal(set) var parts: [String]
    /// Whether it is not a localized text. Then its direction follows from what it says.
    package let isData: Bool
    /// The style. Of two attributes of one kind, the first applies.
    package var style: [StyleAttribute] = []
    /// The address of a link, with a scheme that cannot run code.
    package internal(set) var link: URL?
    /// The image that is shown instead of a text.
    package internal(set) var image: Image?

    /// The part of the text.
    package var text: String { parts.joined() }

    /// Whether it looks like a part of any text around it.
    var isPlain: Bool { style.isEmpty && link == nil && image == nil }
}

/// A text in the environment of a view.
struct ResolvedText {
    var runs: [TextRun] = []
    /// Whether the source code has letters that no catalog translates.
    var hasHardCodedLetters = false
    /// Whether the source code puts a text together from values.
    var isComposed = false
    /// Whether the view passes a string or a value, and no localized text.
    var isPlain = false
    /// What the page shows in another way than an app.
    var notes: [Diagnostic] = []

    /// The text without its styles.
    var string: String { runs.map(\.text).joined() }

    mutating func append(_ other: ResolvedText) {
        runs += other.runs
        hasHardCodedLetters = hasHardCodedLetters || other.hasHardCodedLetters
        isComposed = isComposed || other.isComposed
        isPlain = isPlain || other.isPlain
        notes += other.notes
    }
}

extension Text {
    /// Returns the text in an environment.
    func resolved(in environment: EnvironmentValues) -> ResolvedText {
        pieces.reduce(into: ResolvedText()) { $0.append($1.resolved(in: environment)) }
    }
}

extension TextPiece {
    func resolved(in environment: EnvironmentValues) -> ResolvedText {
        var resolved =
            switch content {
            case .plain(let text): ResolvedText(runs: [TextRun(parts: [text], isData: true)], isPlain: true)
            case .provided(let text): ResolvedText(runs: [TextRun(parts: [text], isData: false)])
            case .system(let text):
                ResolvedText(runs: [TextRun(parts: [text.string(in: environment)], isData: false)])
            case .key(let key, let table): key.resolved(table: table, in: environment)
            case .value(let value): value.resolved(in: environment)
            case .attributed(let text): text.resolved(in: environment)
            case .image(let image): ResolvedText(runs: [image.run(in: environment)].compactMap(\.self))
            }
        let style = style.compactMap { $0.shown(in: environment) }
        for index in resolved.runs.indices { resolved.runs[index].style += style }
        resolved.notes += self.style.compactMap { $0.note(in: environment) }
        return resolved
    }
}
