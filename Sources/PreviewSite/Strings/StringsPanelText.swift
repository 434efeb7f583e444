import FOSMVVM

/// A text in the panel, with its value in each locale.
struct StringsPanelText: Codable, Sendable {
    /// The key with its index.
    let name: String
    let isWrong: Bool
    /// The folder that the first value with a place stands in, with a slash at its end.
    let folder: String?
    let values: [StringsPanelValue]

    init(_ text: PreviewText, places: TextPlaces, context: PageContext) {
        let shown = text.values.map { value in
            places.place(of: text.use, value.lookup, in: value.locale.identifier).map(context.content.shown)
        }
        let folder = shown.compactMap { $0 }.first.map(Self.folder)
        name = text.use.name
        isWrong = text.isWrong
        self.folder = folder
        values = zip(text.values, shown).enumerated().map { index, value in
            StringsPanelValue(
                value.0, of: text.use, place: value.1, folder: folder, isShown: index == 0,
                store: context.content.localizations)
        }
    }

    private static func folder(of place: String) -> String {
        place.lastIndex(of: "/").map { String(place[...$0]) } ?? ""
    }
}
