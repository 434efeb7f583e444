#if SwiftViews && os(Linux)
    import Diagnostics
    import SwiftUI

    extension ComponentMarkup {
        /// Returns a problem for each symbol without an icon, for each name of an image without a file, and for each image
        /// without a label, once.
        func problems(in tree: ViewTree) -> [Diagnostic] {
            missingIcons(in: tree) + missingImages(in: tree) + missingLabels(in: tree)
        }

        private func missingImages(in tree: ViewTree) -> [Diagnostic] {
            let names = tree.nodes.flatMap(\.assets).filter { context.assets.image(named: $0) == nil }
            return Set(names).sorted().map(context.assets.missing)
        }

        private func missingLabels(in tree: ViewTree) -> [Diagnostic] {
            let addresses = tree.nodes.compactMap { node -> String? in
                guard node.accessibilityLabel == nil, !node.isAccessibilityHidden else { return nil }
                switch node.kind {
                case .image(let address, _): return address.absoluteString
                case .asset(let name, _): return context.assets.image(named: name)?.address
                default: return nil
                }
            }
            return Set(addresses).sorted().map { address in
                Diagnostic(
                    .brokenView,
                    """
                    The image at '\(address)' has no label. Add '.accessibilityLabel(…)', or \
                    '.accessibilityHidden(true)' if it is decoration.
                    """, subject: address)
            }
        }

        private func missingIcons(in tree: ViewTree) -> [Diagnostic] {
            let names = tree.nodes.flatMap(\.symbols).map(shownName).filter { icon($0) == nil }
            return Set(names).sorted().map { name in
                let nearest = symbols.nearest(to: name)
                let advice = nearest.isEmpty ? "" : " \(NearestNames.question(nearest))"
                return Diagnostic(
                    .unknownSymbol,
                    "There is no icon '\(name)', so its name is shown.\(advice) "
                        + "Add Templates/Components/Symbols/\(name).mustache, or use another icon.",
                    subject: name)
            }
        }
    }

    extension ViewNode {
        /// The names of the images that the node shows, also in its text.
        fileprivate var assets: [String] {
            switch kind {
            case .asset(let name, _): [name]
            case .text(let runs): runs.compactMap { if case .asset(let name) = $0.image { name } else { nil } }
            default: []
            }
        }

        /// The symbols that the node shows, also in its text.
        fileprivate var symbols: [(name: String, variants: SymbolVariants)] {
            switch kind {
            case .symbol(let name, _): [(name, symbolVariants)]
            case .text(let runs):
                runs.compactMap { run in
                    if case .symbol(let name, let variants) = run.image { (name, variants) } else { nil }
                }
            default: []
            }
        }
    }
#endif
