#if SwiftViews && os(Linux)
    import SwiftUI

    extension ViewNode {
        /// Whether the node takes all the width that there is, as it shows something that does, or has such a frame.
        ///
        /// A frame of a fixed width ends this. So CSS need not look for what is deep in a view.
        var fillsWidth: Bool {
            ownStyle.reduce(contentFillsWidth) { fills, attribute in
                if case .frame(let frame) = attribute { frame.fillsWidth ?? fills } else { fills }
            }
        }

        /// Whether the node fills the width without its frames.
        var contentFillsWidth: Bool {
            switch kind {
            case .color, .divider, .scrollView, .list, .form, .section, .table, .groupBox, .disclosure, .labeledContent,
                .stepper, .control, .unavailable, .navigation, .tabView:
                true
            case .hStack: children.contains(where: \.fillsWidthOfRow)
            case .gridRow: children.contains(where: \.fillsWidthOfRow)
            case .vStack, .zStack, .overlay, .grid, .button, .navigationLink, .link, .label, .foreign:
                children.contains(where: \.fillsWidth)
            case .menu: parts[.label]?.contains(where: \.fillsWidth) == true
            case .lazyGrid(let columns, _, _): columns.contains(where: \.isFlexible)
            case .image(_, let isResizable), .asset(_, let isResizable): isResizable
            case .progress(let fraction): fraction != nil
            case .text, .symbol, .spacer, .tab, .tableRow, .tableCell, .sheet, .alert, .confirmation, .popover,
                .problem:
                false
            }
        }

        /// Whether the element of the node is as wide as its content, unless it has an attribute to fill the width.
        var takesWidthOfContent: Bool {
            switch kind {
            case .vStack, .hStack, .zStack, .overlay, .grid, .lazyGrid, .button, .menu, .navigationLink, .link, .label:
                true
            default: false
            }
        }

        /// Whether the node fills the width in a row, where a spacer does and a divider does not.
        private var fillsWidthOfRow: Bool {
            switch kind {
            case .spacer: true
            case .divider: false
            default: fillsWidth
            }
        }
    }

    extension SwiftUI.Frame {
        /// Whether it fills the width. Nil if it does not set a width.
        var fillsWidth: Bool? {
            if maxWidth == .infinity { return true }
            return (idealWidth ?? maxWidth)?.isFinite == true ? false : nil
        }
    }

    extension GridItem {
        fileprivate var isFlexible: Bool { if case .fixed = size { false } else { true } }
    }
#endif
