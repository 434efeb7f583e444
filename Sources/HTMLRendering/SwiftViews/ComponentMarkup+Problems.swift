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
            let names = tree.nodes.compactMap { node -> String? in
                guard case .asset(let name, _) = node.kind, templates.images.address(of: name) == nil else {
                    return nil
                }
                return name
            }
            return Set(names).sorted().map { name in
                let nearest = templates.images.nearest(to: name)
                let advice = nearest.isEmpty ? "" : " \(NearestNames.question(nearest))"
                return Diagnostic(
                    .brokenView,
                    "There is no image '\(name)' in Public.\(advice) Add it as an SVG, PNG, JPEG, WebP, AVIF or GIF file.",
                    subject: name)
            }
        }

        private func missingLabels(in tree: ViewTree) -> [Diagnostic] {
            let addresses = tree.nodes.compactMap { node -> String? in
                guard node.accessibilityLabel == nil, !node.isAccessibilityHidden else { return nil }
                switch node.kind {
                case .image(let address, _): return address.absoluteString
                case .asset(let name, _): return templates.images.address(of: name)
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
            let names = tree.nodes.compactMap { node -> String? in
                guard case .symbol(let name, _) = node.kind, icon(name) == nil else { return nil }
                return name
            }
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
#endif
