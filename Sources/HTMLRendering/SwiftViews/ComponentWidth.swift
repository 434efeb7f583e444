#if SwiftViews && os(Linux)
    import SwiftUI

    extension ViewNode {
        /// Whether the node takes all the width that there is, as it shows something that does, or has such a frame.
        ///
        /// A frame of a fixed width ends this. So CSS need not look for what is deep in a view.
        var fillsWidth: Bool { fillsWidth(without: contentFillsWidth) }

        /// - Parameter content: Whether it fills the width without its frames.
        private func fillsWidth(without content: Bool) -> Bool {
            ownStyle.reduce(content) { fills, attribute in
                if case .frame(let frame) = attribute { frame.fillsWidth ?? fills } else { fills }
            }
        }

        /// Whether the node fills the width without its frames.
        var contentFillsWidth: Bool {
            switch kind.component.width {
            case .full: true
            case .ofContent: false
            case .ofChildren: children.contains(where: \.fillsWidth)
            case .ofRow:
                children.contains { $0.fillsWidth(without: $0.kind.component.fillsRow ?? $0.contentFillsWidth) }
            case .ofLabel: parts[.label]?.contains(where: \.fillsWidth) == true
            }
        }

        /// Whether the node is as large as its space in both directions, as shapes are, so that its own ratio is that of a
        /// square.
        var isSquare: Bool {
            switch kind {
            case .color, .shape, .geometryReader: true
            case .zStack, .overlay, .background, .position: !children.isEmpty && children.allSatisfy(\.isSquare)
            default: false
            }
        }

        /// Whether the node takes all the height that there is. A ratio of width and height ends this, too.
        var fillsHeight: Bool { fillsHeight(without: contentFillsHeight) }

        /// - Parameter content: Whether it fills the height without its frames.
        private func fillsHeight(without content: Bool) -> Bool {
            ownStyle.reduce(content) { fills, attribute in
                switch attribute {
                case .frame(let frame): frame.fillsHeight ?? fills
                case .aspectRatio: false
                default: fills
                }
            }
        }

        /// Whether the node fills the height without its frames.
        var contentFillsHeight: Bool {
            switch kind.component.height {
            case .full: true
            case .ofContent, .ofLabel: false
            case .ofChildren: children.contains(where: \.fillsHeight)
            case .ofRow:
                children.contains { $0.fillsHeight(without: $0.kind.component.fillsRow ?? $0.contentFillsHeight) }
            }
        }
    }

    extension SwiftUI.Frame {
        /// Whether it fills the width. Nil if it does not set a width.
        var fillsWidth: Bool? {
            if maxWidth == .infinity { return true }
            return (idealWidth ?? maxWidth)?.isFinite == true ? false : nil
        }

        /// Whether it fills the height. Nil if it does not set a height.
        var fillsHeight: Bool? {
            if maxHeight == .infinity { return true }
            return (idealHeight ?? maxHeight)?.isFinite == true ? false : nil
        }
    }
#endif
