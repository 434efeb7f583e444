import FOSMVVM

/// The panel of a preview's texts in every locale.
struct StringsPanel: Codable, Sendable {
    let filterLabel: LocalizableString
    let filters: [StringsFilterChoice]
    let hasTexts: Bool
    let texts: [StringsPanelText]
    /// Why there is no text.
    let emptyText: LocalizableString?
    let hardCoded: HardCodedList?

    init(_ texts: PreviewTexts, context: PageContext) {
        let shown = context.parameters.strings == .wrong ? texts.wrong : texts.texts
        filterLabel = Self.text("filterLabel")
        filters = [(.all, texts.texts.count), (.wrong, texts.wrong.count)].map { filter, count in
            StringsFilterChoice(filter, count: count, context: context)
        }
        hasTexts = !shown.isEmpty
        let places = TextPlaces(
            missingIn: shown.flatMap(\.values).filter { $0.lookup.status == .missing }.map(\.locale.identifier),
            store: context.content.localizations)
        self.texts = shown.map { StringsPanelText($0, places: places, context: context) }
        emptyText = shown.isEmpty ? Self.text(texts.texts.isEmpty ? "noTexts" : "nothingWrong") : nil
        hardCoded = texts.locale.pseudo.map { _ in HardCodedList(texts.hardCoded) }
    }

    private static func text(_ name: String) -> LocalizableString {
        .localized(for: Self.self, propertyName: name)
    }
}
