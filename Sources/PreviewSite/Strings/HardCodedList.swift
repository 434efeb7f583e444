import FOSMVVM

/// What does not change in the accented pseudo-locale: first what stands in templates, then the ViewModel's values.
struct HardCodedList: Codable, Sendable {
    /// A text with where it comes from.
    struct Item: Codable, Sendable {
        let text: String
        /// The property's path, or the template's file and line.
        let origin: String?
        /// Whether the origin is a file and line.
        let isPlace: Bool
    }

    let title: LocalizableString
    let templateTitle: LocalizableString
    let hasTemplateTexts: Bool
    let templateTexts: [Item]
    let valuesTitle: LocalizableString
    let hasValues: Bool
    let values: [Item]
    let emptyText: LocalizableString?

    init(_ texts: [HardCodedText]) {
        let text = { LocalizableString.localized(for: Self.self, propertyName: $0) }
        title = text("title")
        templateTitle = text("template")
        templateTexts = texts.filter(\.isOfTemplate).map(Item.init)
        hasTemplateTexts = !templateTexts.isEmpty
        valuesTitle = text("values")
        values = texts.filter { !$0.isOfTemplate }.map(Item.init)
        hasValues = !values.isEmpty
        emptyText = texts.isEmpty ? text("nothing") : nil
    }
}

extension HardCodedList.Item {
    fileprivate init(_ hardCoded: HardCodedText) {
        text = hardCoded.text
        switch hardCoded.origin {
        case .value(let path): (origin, isPlace) = (path, false)
        case .template(let place): (origin, isPlace) = (place, place != nil)
        }
    }
}
