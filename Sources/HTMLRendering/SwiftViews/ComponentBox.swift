#if SwiftViews && os(Linux)
    import Foundation
    import SwiftUI
    import TemplateEngine

    /// A box of CSS: the appearance of a node, as far as it fits into one element.
    ///
    /// In SwiftUI, each modifier wraps a view. Padding, a frame, a background, corners and padding around them fit into
    /// one element in this order. Any other order needs one more element around it.
    struct ComponentBox {
        enum Layer: Int, Comparable {
            case content, padding, frame, background, corners, filter, clip, opacity, scale, rotation, offset, margin

            static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
        }

        private var layer = Layer.content
        private var declarations: [(property: String, value: String)] = []
        private var padding: [Edge: Double] = [:]
        private var margin: [Edge: Double] = [:]
        /// Whether the weight is that of a font, which any other weight replaces.
        private var hasWeightOfFont = false
        /// The size of the text, compared with its font.
        private var textScale: Double?
        private let isText: Bool
        private let isSquare: Bool
        /// Whether padding is outside, because the element itself is painted.
        private let isPainted: Bool
        private let isShape: Bool
        /// Whether a frame fills the width. Nil if it does not set a width, or there is none.
        private(set) var fillsWidth: Bool?
        /// Whether a frame fills the height. Nil if it does not set a height, or there is none.
        private(set) var fillsHeight: Bool?
        /// What changes when the element appears, and when it disappears.
        private var (enter, leave) = ("", "")

        /// Returns the boxes of a node, the innermost first. There is always one.
        static func boxes(of node: ViewNode) -> [ComponentBox] {
            let isSquare = node.isSquare
            var boxes = [
                ComponentBox(
                    isText: node.isText, isSquare: isSquare, isPainted: node.isPainted, isShape: node.isShape)
            ]
            boxes[0].addOwn(node.kind)
            if node.isAsLargeAsItsLabel { boxes[0].declare(Self.ofLabel) }
            boxes[0].addRow(node)
            boxes[0].add(node.cell)
            for attribute in node.ownStyle where !boxes[boxes.count - 1].add(attribute) {
                var box = ComponentBox(isText: false, isSquare: isSquare)
                _ = box.add(attribute)
                boxes.append(box)
            }
            // Only the outermost box is beside the other views of a stack.
            for case .zIndex(let index) in node.ownStyle {
                boxes[boxes.count - 1].declare("z-index", order(index))
            }
            return boxes
        }

        /// Returns the declarations of a part of a text. Null if it has none.
        static func style(of attributes: [StyleAttribute]) -> TemplateValue {
            var box = ComponentBox(isText: true)
            for attribute in attributes { _ = box.add(attribute) }
            return box.style
        }

        private init(isText: Bool, isSquare: Bool = false, isPainted: Bool = false, isShape: Bool = false) {
            self.isText = isText
            self.isSquare = isSquare
            self.isPainted = isPainted
            self.isShape = isShape
        }

        /// The custom properties of a button that is as large as its label.
        private static let ofLabel = [
            (property: "--ui-button-height", value: "0px"), (property: "--ui-button-padding", value: "0px"),
        ]

        /// The names for templates.
        var members: [(name: String, value: TemplateValue)] {
            [
                ("style", style), ("enter", enter.isEmpty ? .null : .string(enter)),
                ("leave", leave.isEmpty ? .null : .string(leave)),
            ]
        }

        private var style: TemplateValue {
            let all = scaledDeclarations + Self.edges("padding", padding) + Self.edges("margin", margin)
            return all.isEmpty ? .null : .string(all.map { "\($0.property): \($0.value)" }.joined(separator: "; "))
        }

        /// The declarations with the size of the text.
        private var scaledDeclarations: [(property: String, value: String)] {
            guard let textScale, textScale != 1 else { return declarations }
            let scale = Self.number(textScale)
            guard has("font-size") else { return declarations + [("font-size", "\(scale)em")] }
            return declarations.map { $0.property == "font-size" ? ($0.property, "calc(\($0.value) * \(scale))") : $0 }
        }

        /// Adds how the element appears and disappears.
        mutating func add(_ transition: AnyTransition) {
            enter = transition.insertion.names
            leave = transition.removal.names
            declare(transition.insertion.declarations(of: "enter") + transition.removal.declarations(of: "leave"))
            if let motion = transition.motion { declare(motion.declarations) }
        }

        /// Adds what belongs to a kind of node.
        private mutating func addOwn(_ kind: ViewNode.Kind) {
            switch kind {
            case .color(let color): declare("background-color", color.surface)
            case .shape(let shape): declare(shape.declarations)
            case .symbol(_, isResizable: true): declare("--ui-resizable", "1")
            case .vStack(_, let spacing?) where spacing < 0, .hStack(_, let spacing?) where spacing < 0:
                declare([("gap", "0")])
                declare(spacing, "--ui-overlap")
            case .vStack(_, let spacing?), .hStack(_, let spacing?): declare(spacing, "gap")
            case .spacer(let length?): declare(length, "flex-basis")
            case .list(_, let spacing):
                declare(spacing.sections, "--ui-section-spacing")
                declare(spacing.rows, "--ui-row-spacing")
            case .splitView(let columns): declare("--ui-columns", columns.css)
            case .sheet(let look): declare(look)
            case .lazyGrid(let columns, _, let spacing):
                declare("grid-template-columns", columns.map(\.css).joined(separator: " "))
                declare(spacing, "row-gap")
                declare(columns.first?.spacing, "column-gap")
            case .lazyHGrid(let rows, let alignment, let spacing):
                declare("grid-template-rows", rows.map(\.css).joined(separator: " "))
                declare(spacing, "column-gap")
                declare(rows.first?.spacing, "row-gap")
                declare("align-items", alignment.css)
            case .geometryReader(_, let space):
                declare("contain-intrinsic-size", "\(Self.pixels(space.width)) \(Self.pixels(space.height))")
            case .position(let point):
                declare([("--ui-x", Self.pixels(point.x)), ("--ui-y", Self.pixels(point.y))])
            case .grid(let layout):
                declare("grid-template-columns", "repeat(\(layout.columns), auto)")
                declare(layout.verticalSpacing, "row-gap")
                declare(layout.horizontalSpacing, "column-gap")
            default: break
            }
        }

        /// Adds what belongs to a row.
        private mutating func addRow(_ node: ViewNode) {
            guard case .row = node.kind else { return }
            if let insets = node.row.insets {
                declare("--ui-row-block", "\(Self.pixels(insets.top)) \(Self.pixels(insets.bottom))")
                declare("--ui-row-inline", "\(Self.pixels(insets.leading)) \(Self.pixels(insets.trailing))")
            }
            if let color = node.row.separatorColor { declare("--ui-row-line", color.css) }
        }

        private mutating func declare(_ look: SheetLook) {
            switch look.height {
            case .fraction(let part) where part.isFinite:
                declare("block-size", "\(Self.number(min(max(part, 0), 1) * 100))%")
            case .pixels(let height) where height.isFinite: declare("block-size", Self.pixels(max(height, 0)))
            default: break
            }
            if let radius = look.cornerRadius { declareRadius(radius) }
            if let paint = look.paint { declare(paint.background) }
        }

        /// Adds what a node says about its cell in a grid.
        private mutating func add(_ cell: GridCell) {
            if cell.columns > 1 { declare("grid-column", "span \(cell.columns)") }
            if let alignment = cell.horizontal { declare("--ui-cell-justify", alignment.css) }
            if let alignment = cell.vertical { declare("--ui-cell-align", alignment.css) }
            if cell.unsizedAxes.contains(.horizontal) { declare([("inline-size", "0"), ("min-inline-size", "100%")]) }
            if cell.unsizedAxes.contains(.vertical) { declare([("block-size", "0"), ("min-block-size", "100%")]) }
        }

        /// Adds an attribute. Returns false if it needs an element around this one.
        private mutating func add(_ attribute: StyleAttribute) -> Bool {
            switch attribute {
            case .font(let font): declare(font)
            case .fontWeight(let weight): declare(weight)
            case .italic: declare("font-style", "italic")
            case .without(.weight): if !hasWeightOfFont { declare(.regular) }
            case .without(.italic): declare("font-style", "normal")
            case .without: break
            case .foreground(let paint):
                if isShape, case .gradient = paint { declare("--ui-level-0", paint.css) }
                declare(isShape ? [("color", paint.surfaceColor)] : paint.foreground(ofText: isText))
            case .foregroundLevels(let paints): declareLevels(paints)
            case .padding(let edges, let length): addPadding(edges, length ?? 16)
            case .frame(let frame): return add(frame)
            case .background(let paint): return add(.background) { $0.declare(paint.background) }
            case .cornerRadius(let radius): return add(.corners) { $0.declareRadius(radius) }
            case .lineLimit(let limit): declareLineLimit(limit)
            case .reservedLines(let lines): declare("min-block-size", "calc(\(lines) * 1lh)")
            case .line(let line): append(line)
            case .textAlignment(let alignment): declare("text-align", alignment.css)
            case .textCase(let textCase): declare("text-transform", textCase.css)
            case .letterSpacing(let spacing): declare(spacing, "letter-spacing")
            case .lineSpacing(let spacing): declareLineSpacing(spacing)
            case .fontDesign(let design): declare("font-family", design.css)
            case .fontWidth(let width): declare("font-stretch", width.css)
            case .monospacedDigits: declare("font-variant-numeric", "tabular-nums")
            case .baselineOffset(let offset):
                declare([("position", "relative"), ("inset-block-end", Self.pixels(offset.isFinite ? offset : 0))])
            case .textScale(let scale): textScale = textScale ?? (scale == .secondary ? 0.8 : 1)
            case .imageScale(let scale): declare("--ui-image-scale", scale.css)
            case .pixelated: declare("image-rendering", "pixelated")
            case .effect(let effect): return add(effect)
            case .aspectRatio(let ratio, let mode): declare(ratio, mode)
            case .fixedSize(let horizontal, let vertical):
                if horizontal { declare("text-wrap", "nowrap") }
                declare("flex-shrink", horizontal || vertical ? "0" : "1")
            case .layoutPriority(let priority): declare("flex-shrink", priority > 0 ? "0" : "1")
            case .motion(let animation): declare(animation?.declarations ?? Animation.none)
            case .zIndex: break
            case .containerFrame(let frame): return add(frame)
            case .sticky(let edge):
                declare([("position", "sticky"), (edge == .top ? "inset-block-start" : "inset-block-end", "0")])
                declare([("z-index", "1")])
            case .untouchable: declare("pointer-events", "none")
            case .textSelection(let isAllowed): declare("user-select", isAllowed ? "text" : "none")
            case .redacted: declare("--ui-redacted", "1")
            case .token(let token): declare(token.declarations)
            }
            return true
        }

        /// Adds a declaration. The first one of a property applies, because it belongs to the innermost modifier.
        private mutating func declare(_ property: String, _ value: String) {
            if !has(property) { declarations.append((property, value)) }
        }

        mutating func declare(_ declarations: [(property: String, value: String)]) {
            for (property, value) in declarations { declare(property, value) }
        }

        func has(_ property: String) -> Bool { declarations.contains { $0.property == property } }

        func value(of property: String) -> String? { declarations.first { $0.property == property }?.value }

        /// Adds to the values of a property that has several.
        private mutating func append(_ value: String, to property: String) {
            if let index = declarations.firstIndex(where: { $0.property == property }) {
                declarations[index].value += " \(value)"
            } else {
                declarations.append((property, value))
            }
        }

        mutating func append(filter: String) { append(filter, to: "filter") }

        private mutating func append(_ line: TextLine) {
            append(line.isThrough ? "line-through" : "underline", to: "text-decoration-line")
            if line.pattern != .solid { declare("text-decoration-style", line.pattern.css) }
            if let color = line.color { declare("text-decoration-color", color.css) }
        }

        /// An image is drawn within its frame, which the ratio does not change.
        private mutating func declare(_ ratio: CGFloat?, _ mode: ContentMode) {
            fillsHeight = fillsHeight ?? false
            declare("object-fit", mode == .fit ? "contain" : "cover")
            let ratio = ratio ?? (isSquare ? 1 : 0)
            if ratio.isFinite, ratio > 0 { declare("aspect-ratio", Self.number(ratio)) }
        }

        private mutating func declareLineSpacing(_ spacing: CGFloat) {
            guard spacing.isFinite else { return }
            declare("line-height", "calc(1.35em + \(Self.pixels(max(spacing, 0))))")
        }

        private mutating func declareLevels(_ paints: [_Paint]) {
            if let first = paints.first { declare(first.foreground(ofText: isText)) }
            for (level, paint) in paints.enumerated() {
                declare("--ui-level-\(level)", paint.color)
                if level > 0 { declare("--ui-surface-\(level)", paint.color) }
            }
        }

        private mutating func declare(_ font: Font) {
            declare(font.declarations)
            let weight = font.weight ?? (font.size == .style(.headline) ? .semibold : nil)
            if let weight, !has("font-weight") {
                declare("font-weight", "\(weight.rawValue)")
                hasWeightOfFont = true
            }
        }

        private mutating func declare(_ weight: Font.Weight) {
            if hasWeightOfFont { declarations.removeAll { $0.property == "font-weight" } }
            hasWeightOfFont = false
            declare("font-weight", "\(weight.rawValue)")
        }

        /// These declarations belong together in every browser.
        private mutating func declareLineLimit(_ limit: Int) {
            // Only one line is cut off within a word.
            if limit == 1 {
                return declare([("white-space", "nowrap"), ("overflow", "hidden"), ("text-overflow", "ellipsis")])
            }
            declare("display", "-webkit-box")
            declare("-webkit-box-orient", "vertical")
            declare("-webkit-line-clamp", "\(limit)")
            declare("overflow", "hidden")
        }

        /// An endless radius makes a capsule.
        private mutating func declareRadius(_ radius: Double) {
            declare("border-radius", Self.pixels(radius.isNaN ? 0 : min(max(radius, 0), 9999)))
        }

        /// Padding around a frame, a background or what is painted is a margin, and so is negative padding, which CSS does
        /// not have.
        private mutating func addPadding(_ edges: Edge.Set, _ length: Double) {
            guard length.isFinite else { return }
            layer = isPainted || layer >= .frame || length < 0 ? .margin : .padding
            for edge in Edge.allCases where edges.contains(Edge.Set(rawValue: 1 << edge.rawValue)) {
                if layer == .margin { margin[edge, default: 0] += length } else { padding[edge, default: 0] += length }
            }
        }

        /// Adds declarations of a layer. Returns false if a property has a value already.
        mutating func addOnce(_ layer: Layer, _ declarations: [(property: String, value: String)]) -> Bool {
            guard !declarations.contains(where: { has($0.property) }) else { return false }
            return add(layer) { $0.declare(declarations) }
        }

        private mutating func add(_ frame: ContainerFrame) -> Bool {
            guard layer < .frame, !has("box-sizing") else { return false }
            layer = .frame
            declare("box-sizing", "border-box")
            declare("flex-shrink", "0")
            if let width = frame.width { declare("inline-size", Self.length(width, "cqi")) }
            if let height = frame.height { declare("block-size", Self.length(height, "cqb")) }
            if frame.width != nil { fillsWidth = false }
            declare("--ui-align", frame.alignment.vertical.css)
            declare("--ui-justify", frame.alignment.horizontal.css)
            return true
        }

        private static func length(_ length: ContainerFrame.Length, _ unit: String) -> String {
            "calc(\(number(length.share * 100))\(unit) + \(pixels(length.pixels)))"
        }

        mutating func add(_ layer: Layer, _ change: (inout Self) -> Void) -> Bool {
            guard self.layer <= layer else { return false }
            self.layer = layer
            change(&self)
            return true
        }

        /// A frame around padding includes it, and one inside does not. A frame around a background needs an element.
        private mutating func add(_ frame: SwiftUI.Frame) -> Bool {
            guard layer < .frame, !declarations.contains(where: { $0.property == "box-sizing" }) else {
                return false
            }
            let isInner = layer == .content && frame.maxWidth != .infinity
            if !isInner, frame.maxWidth != .infinity, frame.maxHeight != .infinity { layer = .frame }
            declare("box-sizing", isInner ? "content-box" : "border-box")
            declare(frame.minWidth, "min-inline-size")
            if let limit = frame.maxWidth, limit.isFinite {
                // A width is kept where there is less room, but a limit is not.
                let length = Self.pixels(limit)
                declare("max-inline-size", frame.idealWidth == nil ? "min(100%, \(length))" : length)
            }
            declare(frame.minHeight, "min-block-size")
            declare(frame.maxHeight, "max-block-size")
            if let width = frame.idealWidth ?? frame.maxWidth, width.isFinite { declare(width, "inline-size") }
            if let height = frame.idealHeight, height.isFinite { declare(height, "block-size") }
            fillsWidth = frame.fillsWidth
            fillsHeight = frame.fillsHeight
            declare("--ui-align", frame.alignment.vertical.css)
            declare("--ui-justify", frame.alignment.horizontal.css)
            return true
        }

        private mutating func declare(_ length: CGFloat?, _ property: String) {
            if let length, length.isFinite { declare(property, Self.pixels(length)) }
        }

        private static func edges(_ name: String, _ lengths: [Edge: Double]) -> [(property: String, value: String)] {
            let sides: [Edge] = [.top, .trailing, .bottom, .leading]
            guard sides.contains(where: { lengths[$0] != nil }) else { return [] }
            let (top, end, bottom, start) = (lengths[.top], lengths[.trailing], lengths[.bottom], lengths[.leading])
            return [
                ("\(name)-block", "\(pixels(top ?? 0)) \(pixels(bottom ?? 0))"),
                ("\(name)-inline", "\(pixels(start ?? 0)) \(pixels(end ?? 0))"),
            ]
        }

        /// Returns a whole number for `z-index`, which orders indexes as they are down to a hundredth.
        private static func order(_ index: Double) -> String {
            number((min(max(index.isNaN ? 0 : index, -1e6), 1e6) * 100).rounded())
        }

        static func pixels(_ length: Double) -> String { number(length) + "px" }

        /// Returns a number of CSS, which has none that is not finite.
        static func number(_ number: Double) -> String {
            guard number.isFinite else { return "0" }
            let rounded = (number * 1000).rounded() / 1000
            return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : "\(rounded)"
        }
    }

    extension ViewNode {
        fileprivate var isText: Bool { if case .text = kind { true } else { false } }

        fileprivate var isShape: Bool { if case .shape = kind { true } else { false } }

        /// Whether the element of the node has a color of its own, or something in front of all of it.
        fileprivate var isPainted: Bool {
            switch kind {
            case .color, .shape, .divider, .list, .form, .groupBox, .controlGroup, .overlay, .background: true
            case .button(_, let appearance), .navigationLink(let appearance), .menu(let appearance):
                appearance == .bordered || appearance == .borderedProminent
            default: false
            }
        }

        /// Whether the node is a button without a border that shows more than a text or a symbol, which have the minimum
        /// size of a target (WCAG 2.2, 2.5.8).
        fileprivate var isAsLargeAsItsLabel: Bool {
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

        /// The style of the node, which for a text with one style includes that.
        var ownStyle: [StyleAttribute] {
            guard case .text(let runs) = kind, runs.count == 1 else { return style }
            return runs[0].style + style
        }
    }

    extension StyleAttribute {
        /// Whether it changes the size of a node, or what is behind it.
        fileprivate var isOfBox: Bool {
            switch self {
            case .padding, .frame, .background, .cornerRadius, .containerFrame: true
            default: false
            }
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
        fileprivate var css: String {
            switch self {
            case .leading: "start"
            case .center: "center"
            case .trailing: "end"
            }
        }
    }

    extension VerticalAlignment {
        fileprivate var css: String {
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
