import FOSMVVM

/// A width of the canvas, as a link to the same preview in it.
struct SiteWidthChoice: Codable, Sendable {
    let label: LocalizableSubstitutions
    let text: LocalizableString
    let address: String
    let isCurrent: Bool
    let isNext: Bool

    /// As wide as the preview asks for, the presets, and the one that was asked for.
    static func choices(_ context: PageContext) -> [SiteWidthChoice] {
        let current = context.parameters.width
        let widths = Set(PreviewWidth.presets + [current].compactMap { $0 }).sorted()
        let offered: [PreviewWidth?] = [nil] + widths
        let next = offered.following(current)
        return offered.map { width in
            SiteWidthChoice(width, context: context, isNext: next.map { $0 == width } ?? false)
        }
    }

    private init(_ width: PreviewWidth?, context: PageContext, isNext: Bool) {
        let number = width.map { String($0.pixels) }
        let name = width == nil ? "natural" : "pixels"
        label = LocalizableString.localized(for: Self.self, propertyName: name)
            .bind(substitutions: ["width": LocalizableString.constant(number ?? "")])
        text = number.map { .constant($0) } ?? .localized(for: Self.self, propertyName: "naturalShort")
        address = context.here { $0.width = width }
        isCurrent = width == context.parameters.width
        self.isNext = isNext
    }
}
