#if SwiftViews && os(Linux)
    import SwiftUI
    import TemplateEngine

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
