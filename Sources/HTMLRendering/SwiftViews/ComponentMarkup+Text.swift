#if SwiftViews && os(Linux)
    import FOSMVVM
    import SwiftUI
    import TemplateEngine

    extension ComponentMarkup {
        /// Returns the members of a text. One in the font of a title is a heading.
        func text(_ runs: [TextRun], of node: ViewNode, in place: ComponentPlace) -> Members {
            let size = node.ownStyle.lazy.compactMap { if case .font(let font) = $0 { font.size } else { nil } }.first
            let levelOfFont: Int? =
                switch size {
                case .style(.largeTitle), .style(.title): 2
                case .style(.title2): 3
                case .style(.title3): 4
                default: nil
                }
            let accessibility = node.accessibility
            let level =
                accessibility.isHeading == false
                ? nil
                : accessibility.headingLevel ?? levelOfFont ?? (accessibility.isHeading == true ? 3 : nil)
            let isPlain = runs.count == 1
            let hasLinks = place != .control && node.canHaveLinks
            let runs = runs.enumerated().map { index, run in
                object(
                    textMembers(of: run) + imageMembers(of: run, id: "\(node.id)-\(index)") + [
                        ("link", optional(run.link?.absoluteString)), ("isFollowed", .bool(hasLinks)),
                        ("style", isPlain ? .null : ComponentBox.style(of: run.style)),
                    ])
            }
            return [("runs", .list(runs)), ("level", level.map { .integer($0) } ?? .null)]
        }

        /// The members of a part of a text. A text that is not localized has its own direction, and so have the values in it.
        private func textMembers(of run: TextRun) -> Members {
            let isIsolated = run.isData && isolation.needsIsolation(run.text)
            let inner = isIsolated ? TextIsolation(inIsolated: run.text) : isolation
            let isolated = run.parts.count == 1 ? [false] : run.parts.map(inner.needsIsolation)
            let parts = zip(run.parts, isolated).map { text, isIsolated in
                object([("text", .string(text)), ("isIsolated", .bool(isIsolated))])
            }
            return [
                ("text", .string(run.text)), ("isIsolated", .bool(isIsolated)),
                ("parts", .list(isolated.contains(true) ? parts : [])),
            ]
        }

        private func imageMembers(of run: TextRun, id: String) -> Members {
            switch run.image {
            case .symbol(let name, let variants): drawing(of: shownName(of: name, variants), id: id)
            case .asset(let name): image(name, of: nil) ?? [("name", .string(name)), ("isMissing", true)]
            case nil: []
            }
        }
    }

    extension ViewNode {
        /// Whether a reader can follow links in the text.
        fileprivate var canHaveLinks: Bool { isEnabled && accessibilityLabel == nil && !isAccessibilityHidden }
    }
#endif
