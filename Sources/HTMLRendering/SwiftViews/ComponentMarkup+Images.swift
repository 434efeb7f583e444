#if SwiftViews && os(Linux)
    import FOSMVVM
    import SwiftUI
    import TemplateEngine

    extension ComponentMarkup {
        /// Returns the members of an image of the package. Nil if it has no file.
        ///
        /// - Parameters:
        ///   - scheme: The theme that the view sets. Nil for that of the page.
        ///   - mode: Whether the view wants the color of the text. Nil if the image decides.
        func image(_ name: String, of scheme: ColorScheme?, _ mode: Image.TemplateRenderingMode? = nil) -> Members? {
            let image = context.assets.image(
                named: name, isRightToLeft: isolation.isRightToLeft, isDark: scheme.map { $0 == .dark })
            guard let image else { return nil }
            return [
                ("address", .string(image.address)), ("candidates", optional(image.candidates)),
                ("pointWidth", optional(image.size.map { Self.length($0.width) })),
                ("pointHeight", optional(image.size.map { Self.length($0.height) })),
                ("isMirrored", .bool(image.isMirrored)),
                ("isTemplate", .bool(mode.map { $0 == .template } ?? image.isTemplate)),
                ("hasSources", .bool(!image.sources.isEmpty)),
                (
                    "sources",
                    .list(
                        image.sources.map {
                            object([("media", .string($0.media)), ("candidates", .string($0.candidates))])
                        })
                ),
            ]
        }

        /// Returns the value of the attributes `width` and `height`, which have no fractions.
        private static func length(_ points: Double) -> String { "\(max(Int(points.rounded()), 1))" }
    }
#endif
