#if SwiftViews && os(Linux)
    import SwiftUI
    import TemplateEngine

    extension ComponentMarkup {
        func section(_ node: ViewNode, in place: ComponentPlace) -> Members {
            [
                ("appearance", optional(node.appearance)), ("isInList", .bool(place == .rows(.list))),
                ("isInGrid", .bool(place == .rows(.grid))),
            ]
        }

        func row(_ node: ViewNode, in place: ComponentPlace) -> Members {
            let hidden = node.row.hiddenSeparators
            return [
                ("isInForm", .bool(place == .rows(.form))), ("isInGrid", .bool(place == .rows(.grid))),
                ("hidesTop", .bool(hidden.contains(.top))), ("hidesBottom", .bool(hidden.contains(.bottom))),
                ("hasInsets", .bool(node.row.insets != nil)),
            ]
        }

        func navigation(_ bar: NavigationBar, of node: ViewNode) -> Members {
            [
                ("barStyle", ComponentBox.style(of: bar.appearance.paint.map { [.background($0)] } ?? [])),
                ("hasStart", .bool(bar.hasBackButton || node.hasPart(.leading))),
                (
                    "hasBar",
                    .bool(
                        bar.hasBackButton
                            || [.leading, .title, .subtitle, .trailing, .query].contains { node.hasPart($0) })
                ),
            ]
        }

        /// Returns the name of a dialog, which SwiftUI has no parameter for.
        func dialog(_ node: ViewNode) -> Members { [("name", optional(node.texts.first))] }

        func tapArea(_ node: ViewNode) -> Members { [("name", optional(node.tapName))] }
    }

    extension ViewNode {
        /// The name of the button beside its content.
        fileprivate var tapName: String? {
            let name = accessibilityLabel ?? children.flatMap(\.spoken).joined(separator: ", ")
            return name.isEmpty ? nil : name
        }

        /// What is spoken for the node and the nodes in it.
        private var spoken: [String] {
            if isAccessibilityHidden { return [] }
            if let accessibilityLabel { return [accessibilityLabel] }
            if case .text = kind { return texts }
            return children.flatMap(\.spoken)
        }

        fileprivate func hasPart(_ part: ViewPart) -> Bool { parts[part]?.isEmpty == false }
    }
#endif
