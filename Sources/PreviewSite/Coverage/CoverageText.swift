import Diagnostics
import FOSMVVM
import PreviewCatalog
import PreviewChecks
import TextComparison

/// A text of a locale, with the previews that show it, the texts of other locales, and the form that changes it.
struct CoverageText: Codable, Sendable {
    let anchor: String
    let name: String
    /// The place of the text, or the place to add it: file and line.
    let place: String?
    let editors: [EditorLink]
    /// The problems of the text. Empty if it is missing.
    let problems: [LocalizableSubstitutions]
    /// Whether the text is only a copy to translate.
    let isCopy: Bool
    /// The text of the default locale. Nil for the default locale itself.
    let source: CoverageValue?
    /// The text of the locale. Nil if it has none, or if a form shows it.
    let own: CoverageValue?
    /// The texts of the other locales that have one.
    let others: [CoverageValue]
    let hasOthers: Bool
    /// Nil if the visitor cannot change the text here.
    let form: CoverageForm?
    /// The address that undoes the change. Nil for a text that was not the last to be written.
    let undoAddress: String?
    let picture: CoveragePicture?
    /// The previews, as links to their texts in the locale.
    let previews: [CoveragePreview]

    /// Returns the anchor of a text on the page.
    static func anchor(
        _ kind: CoverageTextList.Kind, _ use: TextUse, in locale: LocaleIdentifier, of feature: String? = nil
    ) -> String {
        "\(CoverageTextList.anchor(kind, locale: locale, feature: feature))-\(use.name)"
    }

    /// - Parameters:
    ///   - repeated: The feature, if another one before it lists the text, too.
    ///   - feature: The feature whose previews are shown.
    init(
        _ text: LocaleText, _ kind: CoverageTextList.Kind, of repeated: String?, in feature: String,
        places: TextPlaces, rows: CoverageRows
    ) {
        let (use, locale, context) = (text.text.use, text.locale, rows.context)
        let place = places.place(of: use, text.lookup, in: locale)
        anchor = Self.anchor(kind, use, in: locale, of: repeated)
        name = use.name
        self.place = place.map { context.content.paths.relative($0).description }
        editors = place.map(context.editors.links) ?? []
        problems = StringsPanelProblem.texts(of: text.problems)
        isCopy = text.isCopy
        let values = CoverageValue.values(of: use, in: context.content)
        let first = values.first { $0.locale == rows.store.defaultLocale && $0.locale != locale }
        source = first
        others = values.filter { $0.locale != locale && $0.locale != first?.locale }
        hasOthers = !others.isEmpty
        form =
            context.access.textEditor == nil
            ? nil
            : CoverageForm(
                use, in: locale, kind, at: place, id: anchor, refused: rows.refused, content: context.content,
                links: context.links)
        own = form == nil ? values.first { $0.locale == locale } : nil
        undoAddress = rows.isLast(text) ? context.links.address(UndoText()) : nil
        let shown = text.text.previews.filter { $0.feature == feature }
        picture = (shown.first { rows.shows($0, use) } ?? shown.first).map {
            CoveragePicture($0, of: text, context.links)
        }
        previews = shown.map { preview in
            CoveragePreview(preview, links: context.links) {
                $0.locale = locale
                $0.panel = .strings
                $0.strings = .wrong
            }
        }
    }
}

/// The text of a locale, with all its forms.
struct CoverageValue: Codable, Sendable {
    let locale: LocaleIdentifier
    let localeName: String
    let language: String
    let direction: String
    let pieces: [StringsPanelPiece]

    /// Returns the texts of the locales that have one themselves, the default locale first.
    static func values(of use: TextUse, in content: PackageContent) -> [CoverageValue] {
        let store = content.localizations
        return store.locales.compactMap { locale in
            let lookup = store.lookup(use, in: locale)
            guard lookup.status == .present else { return nil }
            return CoverageValue(
                locale: locale, localeName: content.named(locale).name, language: locale.documentLanguage,
                direction: locale.direction,
                pieces: StringsPanelPiece.pieces(of: use, lookup, in: locale, store: store))
        }
    }
}

/// A small picture of a preview that shows a text.
struct CoveragePicture: Codable, Sendable {
    let title: String
    let documentAddress: String
    /// The longest part without a value of each form of the shown text, in lines of their own. A script looks for the place
    /// of one of them.
    let shown: String

    init(_ preview: Preview, of text: LocaleText, _ links: PageLinks) {
        let locale = text.locale
        title = "\(preview.viewName) / \(preview.name)"
        documentAddress = links.address(BareDocument(preview)) { $0.locale = preview.shownLocale(for: locale) }
        let texts = text.lookup.entry?.part(at: text.text.use.index)?.texts ?? []
        shown = texts.compactMap(Self.longestPart).joined(separator: "\n")
    }

    /// Returns the longest part of a text without a value. Nil for a text of placeholders.
    static func longestPart(of text: String) -> String? {
        Placeholders.runs(of: text).filter { !$0.isPlaceholder }.map(\.shown).max { $0.count < $1.count }
    }
}

/// The form that writes a text into its file.
struct CoverageForm: Codable, Sendable {
    /// A field of the form, with what is wrong with its text.
    struct Field: Codable, Sendable {
        let id: String
        let name: String
        let label: String?
        let value: String
        let isRefused: Bool
        /// Whether it is the first refused one.
        let hasFocus: Bool
        let messages: [LocalizableSubstitutions]
    }

    let address: String
    let hidden: [HiddenField]
    let fields: [Field]

    /// Nil if fields cannot change the text.
    ///
    /// - Parameter preview: The preview whose workbench has the form. Nil on the page of translations.
    init?(
        _ use: TextUse, in locale: LocaleIdentifier, _ kind: CoverageTextList.Kind, at place: SourcePlace?, id: String,
        refused: RefusedDraft? = nil, preview: Preview? = nil, content: PackageContent,
        links: PageLinks
    ) {
        guard let fields = TextFields(use, in: locale, store: content.localizations),
            place.flatMap(content.editableFile) != nil
        else { return nil }
        address = links.address(WriteText())
        let values: [(TextDraft.FormField, String?)] = [
            (.locale, locale.tag), (.key, use.key), (.index, use.index.map(String.init)), (.kind, kind.rawValue),
            (.state, fields.state), (.preview, preview.map { "\($0.viewModelName)/\($0.slug)" }),
        ]
        hidden = values.compactMap { name, value in value.map { HiddenField(name: name.rawValue, value: $0) } }
        let refused = refused.flatMap { $0.draft.use == use && $0.draft.locale == locale ? $0 : nil }
        let isSame = refused?.draft.texts.count == fields.fields.count
        let messages = fields.fields.enumerated().map { index, field in
            refused?.refusal.messages(for: field, isFirst: index == 0) ?? []
        }
        let focused = messages.firstIndex { !$0.isEmpty }
        self.fields = fields.fields.enumerated().map { index, field in
            return Field(
                id: "\(id)-\(field.name)", name: field.name, label: field.label,
                value: isSame ? refused?.draft.texts[index] ?? field.value : field.value,
                isRefused: !messages[index].isEmpty, hasFocus: index == focused, messages: messages[index])
        }
    }
}
