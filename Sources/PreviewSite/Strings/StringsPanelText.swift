import FOSMVVM

/// A text in the panel, with its value in each locale.
struct StringsPanelText: Codable, Sendable {
    /// The key with its index.
    let name: String
    let copyLabel: LocalizableString
    let isWrong: Bool
    let values: [StringsPanelValue]

    init(_ text: PreviewText, context: PageContext) {
        name = text.use.name
        copyLabel = .localized(for: Self.self, propertyName: "copyLabel")
        isWrong = text.isWrong
        values = text.values.enumerated().map { index, value in
            StringsPanelValue(value, of: text.use, isShown: index == 0, content: context.content)
        }
    }
}
