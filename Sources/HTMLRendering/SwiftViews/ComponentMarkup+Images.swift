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

    extension ComponentMarkup {
        /// The drawings of symbols.
        var symbols: Symbols { Symbols(library: context.library) }

        /// Returns the drawing of a symbol. Nil if there is none.
        func icon(_ name: String) -> SymbolDrawing? { symbols.drawing(of: name) }

        /// Returns the members of a symbol in the node with an id. The name of one without a drawing is spoken.
        func symbol(_ name: String, _ variants: SymbolVariants, id: String) -> Members {
            let name = shownName(of: name, variants)
            return drawing(of: name, id: id) + [("unknownName", icon(name) == nil ? .string(name) : .null)]
        }

        /// Returns the member of a symbol, or of its name if there is no drawing of it.
        func drawing(of name: String, id: String) -> Members {
            [("drawing", icon(name)?.value(id: id + "-symbol") ?? SymbolDrawing.value(ofUnknown: name))]
        }

        /// Returns the name of the symbol with as many variants as there is an icon for.
        func shownName(of name: String, _ variants: SymbolVariants) -> String {
            guard variants != .none else { return name }
            return variants.names(of: name).first { icon($0) != nil } ?? name
        }
    }

    extension ViewNode {
        /// The icon of a label, which is hidden if it is a symbol, as the text of the label says what it shows.
        var withoutSymbolName: Self {
            guard case .symbol = kind, accessibilityLabel == nil else { return self }
            var node = self
            node.isAccessibilityHidden = true
            return node
        }
    }
#endif
