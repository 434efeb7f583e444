import FOSMVVM
import PreviewCatalog
import TextComparison

/// A preview in a column of the matrix: its frame, and the problems of its texts.
struct MatrixCell: Codable, Sendable {
    let frameTitle: String
    let documentAddress: String
    /// The address of the workbench with the width of the frame.
    let address: String
    /// The shown locale: that of the column, unless the preview is pinned to another.
    let code: String
    /// Whether its layout is measured. Keys are longer than any text that users see.
    let isMeasured: Bool
    /// The layout width of the preview in CSS pixels.
    let width: Int
    let marks: [MatrixMark]
    /// Says to which locale the preview is pinned, if another column shows it. Otherwise, nil.
    let pinned: LocalizableSubstitutions?

    /// - Parameters:
    ///   - record: The preview's texts. Nil if its ViewModel cannot be encoded.
    ///   - isRepeated: Whether another column shows the same.
    init(
        _ preview: Preview, record: LocalizationRecord?, variant: MatrixVariant, isRepeated: Bool, texts: TextStore,
        links: PageLinks
    ) {
        let locale = preview.shownLocale(for: variant.locale.identifier)
        pinned = isRepeated ? preview.pinnedText(insteadOf: variant.locale.identifier) : nil
        width = variant.width.pixels
        frameTitle = "\(preview.name) · \(NamedLocale(locale).name)"
        documentAddress = links.address(BareDocument(preview)) {
            $0.locale = locale
            $0.theme = variant.theme
        }
        address = links.address(WorkbenchPage(preview)) {
            $0.locale = locale
            $0.theme = variant.theme
            $0.width = variant.width
        }
        code = locale.tag
        isMeasured = locale.pseudo != .keys
        marks = MatrixMark.marks(of: preview, record: record, in: locale, texts: texts, links: links)
    }
}

/// A problem of a preview's texts in a locale, as a link to its details.
struct MatrixMark: Codable, Sendable {
    enum Kind: String, Codable, Sendable {
        /// The locale lacks texts.
        case missing
        /// Texts of the locale are wrong.
        case wrong
        /// The ViewModel cannot be encoded, so its texts are unknown.
        case unreadable
    }

    let kind: Kind
    let label: LocalizableSubstitutions
    let address: String

    /// Returns the marks of a preview. Empty if there are no problems.
    ///
    /// - Parameter record: The preview's texts. Nil if its ViewModel cannot be encoded.
    static func marks(
        of preview: Preview, record: LocalizationRecord?, in locale: LocaleIdentifier, texts store: TextStore,
        links: PageLinks
    ) -> [MatrixMark] {
        guard let record else { return [MatrixMark(.unreadable, of: preview, in: locale, links: links)] }
        let wants = TextRequirements(record.wants)
        let present = record.texts.filter { store.lookup($0, in: locale).status != .missing }
        let wrong = present.count { !store.problems(of: $0, in: locale, wants: wants).isEmpty }
        let counts = [(Kind.missing, record.texts.count - present.count), (.wrong, wrong)]
        return counts.filter { $0.1 > 0 }.map { kind, count in
            MatrixMark(kind, count: count, of: preview, in: locale, links: links)
        }
    }

    private init(
        _ kind: Kind, count: Int = 1, of preview: Preview, in locale: LocaleIdentifier, links: PageLinks
    ) {
        self.kind = kind
        label = LocalizableString.localized(for: Self.self, propertyName: kind.rawValue)
            .bind(substitutions: ["count": LocalizableInt(value: count)])
        address = links.address(WorkbenchPage(preview)) {
            $0.locale = locale
            $0.panel = kind == .unreadable ? .problems : .strings
            if kind != .unreadable { $0.strings = .wrong }
        }
    }
}
