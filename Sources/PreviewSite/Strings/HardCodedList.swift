import Diagnostics
import FOSMVVM

/// The texts of a preview that are not localized: those of templates, then values of the ViewModel.
struct HardCodedList: Codable, Sendable {
    /// A text with its origin.
    struct Item: Codable, Sendable {
        let text: String
        /// The template's file and line, or the property's path.
        let origin: String
    }

    let title: LocalizableString
    let templateTitle: LocalizableString
    let hasTemplateTexts: Bool
    let templateTexts: [Item]
    let valuesTitle: LocalizableString
    let hasValues: Bool
    let values: [Item]
    let emptyText: LocalizableString?

    init(_ texts: PreviewTexts, paths: PackagePaths) {
        let text = { LocalizableString.localized(for: Self.self, propertyName: $0) }
        title = text("title")
        templateTitle = text("template")
        templateTexts = texts.hardCoded.map { Item(text: $0.text, origin: paths.relative($0.place).description) }
        hasTemplateTexts = !templateTexts.isEmpty
        valuesTitle = text("values")
        values = texts.values.map { Item(text: $0.text, origin: $0.path) }
        hasValues = !values.isEmpty
        emptyText = templateTexts.isEmpty && values.isEmpty ? text("nothing") : nil
    }
}
