#if SwiftViews && os(Linux)
    import SwiftUI

    /// Where a node is: among blocks, in a text, or in a control that is pressed, which contains no links.
    enum ComponentPlace: Equatable {
        case block, inline, control
        /// Among the rows of a container.
        case rows(Container)

        enum Container {
            case list, form
            /// A list whose rows can be selected.
            case grid
        }

        var isInline: Bool { self == .inline || self == .control }

        func inside(_ node: ViewNode) -> ComponentPlace {
            if self == .control || node.isPressed { return .control }
            return switch node.kind {
            case .list(let isSelectable, _) where self != .inline: .rows(isSelectable ? .grid : .list)
            case .form where self != .inline: .rows(.form)
            case .section: self
            default: node.kind.component.isInline ? .inline : self == .inline ? .inline : .block
            }
        }

        /// A part is in a text, unless it is a view of its own.
        func inside(_ part: ViewPart, of node: ViewNode) -> ComponentPlace {
            if self == .control || node.isPressed { return .control }
            return switch (node.kind, part) {
            case (.inspector, .trailing), (_, .query), (.search, _): self == .inline ? .inline : .block
            default: .inline
            }
        }

        /// Returns a node as it is in this place. In a list and in a form, all but sections are rows.
        func row(_ node: ViewNode) -> ViewNode {
            if case .section = node.kind { return node }
            switch self {
            case .block, .inline, .control: return node
            case .rows: return node.asRow
            }
        }
    }

    extension ViewNode {
        /// Whether the node is a control that is pressed.
        fileprivate var isPressed: Bool { role == .button || role == .link }
    }
#endif
