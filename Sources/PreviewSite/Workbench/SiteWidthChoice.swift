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
        return choices([nil] + widths(with: [current]), current: current, context: context)
    }

    /// The presets, a view's own width, and the one that was asked for, which is the own unless told otherwise.
    static func choices(own: PreviewWidth, context: PageContext) -> [SiteWidthChoice] {
        let current = context.parameters.width
        return choices(widths(with: [current, own]), current: current ?? own, context: context)
    }

    private static func widths(with others: [PreviewWidth?]) -> [PreviewWidth] {
        Set(PreviewWidth.presets + others.compactMap { $0 }).sorted()
    }

    private static func choices(
        _ widths: [PreviewWidth?], current: PreviewWidth?, context: PageContext
    ) -> [SiteWidthChoice] {
        let next = widths.following(current)
        return widths.map { width in
            SiteWidthChoice(
                width, context: context, isCurrent: width == current, isNext: next.map { $0 == width } ?? false)
        }
    }

    private init(_ width: PreviewWidth?, context: PageContext, isCurrent: Bool, isNext: Bool) {
        let number = width.map { String($0.pixels) }
        let name = width == nil ? "natural" : "pixels"
        label = LocalizableString.localized(for: Self.self, propertyName: name)
            .bind(substitutions: ["width": LocalizableString.constant(number ?? "")])
        text = number.map { .constant($0) } ?? .localized(for: Self.self, propertyName: "naturalShort")
        address = context.here { $0.width = width }
        self.isCurrent = isCurrent
        self.isNext = isNext
    }
}
