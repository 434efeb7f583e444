#if SwiftViews && os(Linux)
    import Foundation
    import SwiftUI

    extension ViewNode {
        /// What the innermost box of the node declares before its style: that of its kind, its row and its cell.
        var declarations: Declarations {
            kind.declarations + (isAsLargeAsItsLabel ? Self.ofLabel : []) + rowDeclarations + cell.declarations
        }

        /// The custom properties of a button that is as large as its label.
        private static let ofLabel = [
            (property: "--ui-button-height", value: "0px"), (property: "--ui-button-padding", value: "0px"),
        ]

        private var rowDeclarations: Declarations {
            guard case .row = kind else { return [] }
            var all: Declarations = []
            if let insets = row.insets {
                let css = ComponentBox.pixels
                all.append(("--ui-row-block", "\(css(insets.top)) \(css(insets.bottom))"))
                all.append(("--ui-row-inline", "\(css(insets.leading)) \(css(insets.trailing))"))
            }
            if let color = row.separatorColor { all.append(("--ui-row-line", color.css)) }
            return all
        }

        /// Whether the node is a button without a border that shows more than a text or a symbol, which have the minimum
        /// size of a target (WCAG 2.2, 2.5.8).
        private var isAsLargeAsItsLabel: Bool {
            let (appearance, label): (ButtonAppearance, [ViewNode])
            switch kind {
            case .button(_, let style), .navigationLink(let style): (appearance, label) = (style, children)
            case .menu(let style): (appearance, label) = (style, parts[.label] ?? [])
            default: return false
            }
            return [.automatic, .borderless].contains(appearance) && !label.allSatisfy(\.isPlainLabel)
        }

        private var isPlainLabel: Bool {
            switch kind {
            case .text, .symbol, .label: !ownStyle.contains(where: \.isOfBox)
            default: false
            }
        }
    }

    extension ViewNode.Kind {
        fileprivate var declarations: Declarations {
            switch self {
            case .color(let color): [("background-color", color.surface)]
            case .shape(let shape): shape.declarations
            case .symbol(_, isResizable: true): [("--ui-resizable", "1")]
            case .vStack(_, let spacing?) where spacing < 0, .hStack(_, let spacing?) where spacing < 0:
                [("gap", "0")] + .length("--ui-overlap", spacing)
            case .vStack(_, let spacing?), .hStack(_, let spacing?): .length("gap", spacing)
            case .spacer(let length?): .length("flex-basis", length)
            case .list(_, let spacing):
                .length("--ui-section-spacing", spacing.sections) + .length("--ui-row-spacing", spacing.rows)
            case .splitView(let columns): [("--ui-columns", columns.css)]
            case .sheet(let look): look.declarations
            case .lazyGrid(let columns, _, let spacing):
                [("grid-template-columns", columns.map(\.css).joined(separator: " "))]
                    + .length("row-gap", spacing) + .length("column-gap", columns.first?.spacing)
            case .lazyHGrid(let rows, let alignment, let spacing):
                [("grid-template-rows", rows.map(\.css).joined(separator: " "))] + .length("column-gap", spacing)
                    + .length("row-gap", rows.first?.spacing) + [("align-items", alignment.css)]
            case .geometryReader(_, let space):
                [
                    (
                        "contain-intrinsic-size",
                        "\(ComponentBox.pixels(space.width)) \(ComponentBox.pixels(space.height))"
                    )
                ]
            case .position(let point):
                [("--ui-x", ComponentBox.pixels(point.x)), ("--ui-y", ComponentBox.pixels(point.y))]
            case .grid(let layout):
                [("grid-template-columns", "repeat(\(layout.columns), auto)")]
                    + .length("row-gap", layout.verticalSpacing) + .length("column-gap", layout.horizontalSpacing)
            default: []
            }
        }
    }

    extension SheetLook {
        fileprivate var declarations: Declarations {
            size + (cornerRadius.map { .radius($0) } ?? []) + (paint?.background ?? [])
        }

        private var size: Declarations {
            switch height {
            case .fraction(let part) where part.isFinite:
                [("block-size", "\(ComponentBox.number(min(max(part, 0), 1) * 100))%")]
            case .pixels(let height) where height.isFinite: [("block-size", ComponentBox.pixels(max(height, 0)))]
            default: []
            }
        }
    }

    extension GridCell {
        fileprivate var declarations: Declarations {
            var all: Declarations = []
            if columns > 1 { all.append(("grid-column", "span \(columns)")) }
            if let horizontal { all.append(("--ui-cell-justify", horizontal.css)) }
            if let vertical { all.append(("--ui-cell-align", vertical.css)) }
            if unsizedAxes.contains(.horizontal) { all += [("inline-size", "0"), ("min-inline-size", "100%")] }
            if unsizedAxes.contains(.vertical) { all += [("block-size", "0"), ("min-block-size", "100%")] }
            return all
        }
    }

    extension [SplitColumn] {
        /// The columns for `grid-template-columns`. The last one takes what is left.
        fileprivate var css: String {
            enumerated().map { index, column in
                let limits = [column.minimum, column.ideal, column.maximum].map { length in
                    length.flatMap { $0.isFinite && $0 >= 0 ? ComponentBox.pixels($0) : nil }
                }
                if index == count - 1 { return "minmax(\(limits[0] ?? "0"), \(limits[2] ?? "1fr"))" }
                return "minmax(\(limits[0] ?? "0"), \(limits[1] ?? (index == 0 ? "16rem" : "20rem")))"
            }.joined(separator: " ")
        }
    }

    extension GridItem {
        /// The columns for `grid-template-columns`.
        fileprivate var css: String {
            switch size {
            case .fixed(let width): ComponentBox.pixels(width)
            case .flexible(let minimum, let maximum): Self.column(minimum, maximum)
            case .adaptive(let minimum, let maximum): "repeat(auto-fill, \(Self.column(minimum, maximum)))"
            }
        }

        /// A column between two limits, but not wider than the grid.
        private static func column(_ minimum: CGFloat, _ maximum: CGFloat) -> String {
            let limit = maximum.isFinite ? ComponentBox.pixels(maximum) : "1fr"
            return "minmax(min(100%, \(ComponentBox.pixels(minimum))), \(limit))"
        }
    }

    extension HorizontalAlignment {
        var css: String {
            switch self {
            case .leading: "start"
            case .center: "center"
            case .trailing: "end"
            }
        }
    }

    extension VerticalAlignment {
        var css: String {
            switch self {
            case .top: "start"
            case .center: "center"
            case .bottom: "end"
            case .firstTextBaseline: "first baseline"
            case .lastTextBaseline: "last baseline"
            }
        }
    }
#endif
