#if SwiftViews && os(Linux)
    import Foundation
    import SwiftUI
    import TemplateEngine

    /// Declarations of CSS in their order. If a property has several, the first one applies.
    typealias Declarations = [(property: String, value: String)]

    /// A box of CSS: the appearance of a node, as far as it fits into one element.
    ///
    /// In SwiftUI, each modifier wraps a view. Padding, a frame, a background, corners and padding around them fit into
    /// one element in this order. Any other order needs one more element around it. ``BoxLayer`` has the order, and
    /// `StyleAttribute.place(in:declaring:)` the layer of each attribute.
    struct ComponentBox {
        /// The outermost layer that is in use.
        private(set) var layer = BoxLayer.content
        private var declarations: Declarations = []
        private var padding: [Edge: Double] = [:]
        private var margin: [Edge: Double] = [:]
        /// Whether the weight is that of a font, which any other weight replaces.
        private(set) var hasWeightOfFont = false
        /// The size of the text, compared with its font.
        private var textScale: Double?
        private(set) var isText = false
        private(set) var isSquare = false
        /// Whether padding is outside, because the element itself is painted.
        private(set) var isPainted = false
        private(set) var isShape = false
        /// Whether a frame fills the width. Nil if it does not set a width, or there is none.
        private(set) var fillsWidth: Bool?
        /// Whether a frame fills the height. Nil if it does not set a height, or there is none.
        private(set) var fillsHeight: Bool?
        /// What changes when the element appears.
        private var enter = ""
        /// What changes when it disappears.
        private var leave = ""

        /// Returns the boxes of a node, the innermost first. There is always one.
        static func boxes(of node: ViewNode) -> [ComponentBox] {
            let isSquare = node.isSquare
            var boxes = [
                ComponentBox(
                    isText: node.isText, isSquare: isSquare, isPainted: node.isPainted, isShape: node.isShape)
            ]
            boxes[0].declare(node.declarations)
            for attribute in node.ownStyle where !boxes[boxes.count - 1].add(attribute) {
                var box = ComponentBox(isSquare: isSquare)
                _ = box.add(attribute)
                boxes.append(box)
            }
            // Only the outermost box is beside the other views of a stack.
            for case .zIndex(let index) in node.ownStyle {
                boxes[boxes.count - 1].declare([("z-index", order(index))])
            }
            return boxes
        }

        /// Returns the declarations of a part of a text. Null if it has none.
        static func style(of attributes: [StyleAttribute]) -> TemplateValue {
            var box = ComponentBox(isText: true)
            for attribute in attributes { _ = box.add(attribute) }
            return box.style
        }

        /// The names for templates.
        var members: [(name: String, value: TemplateValue)] {
            [
                ("style", style), ("enter", enter.isEmpty ? .null : .string(enter)),
                ("leave", leave.isEmpty ? .null : .string(leave)),
            ]
        }

        private var style: TemplateValue {
            let all = scaledDeclarations + padding.declarations(of: "padding") + margin.declarations(of: "margin")
            return all.isEmpty ? .null : .string(all.map { "\($0.property): \($0.value)" }.joined(separator: "; "))
        }

        /// The declarations with the size of the text.
        private var scaledDeclarations: Declarations {
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

        /// Adds an attribute. Returns false if it needs an element around this one.
        private mutating func add(_ attribute: StyleAttribute) -> Bool {
            let declared = attribute.declarations(in: self)
            if let place = attribute.place(in: self, declaring: declared) {
                guard layer <= place.layer, !place.unique.contains(where: has) else { return false }
                layer = place.layer
            }
            switch attribute {
            case .padding(let edges, let length): addSpace(edges, length ?? 16)
            case .frame(let frame): (fillsWidth, fillsHeight) = (frame.fillsWidth, frame.fillsHeight)
            case .containerFrame(let frame): if frame.width != nil { fillsWidth = false }
            case .aspectRatio: fillsHeight = fillsHeight ?? false
            case .textScale(let scale): textScale = textScale ?? (scale == .secondary ? 0.8 : 1)
            case .font(let font): hasWeightOfFont = hasWeightOfFont || font.shownWeight != nil && !has("font-weight")
            case .fontWeight where hasWeightOfFont:
                declarations.removeAll { $0.property == "font-weight" }
                hasWeightOfFont = false
            default: break
            }
            declare(declared)
            return true
        }

        private mutating func addSpace(_ edges: Edge.Set, _ length: Double) {
            guard length.isFinite else { return }
            for edge in Edge.allCases where edges.contains(Edge.Set(rawValue: 1 << edge.rawValue)) {
                if layer == .margin { margin[edge, default: 0] += length } else { padding[edge, default: 0] += length }
            }
        }

        /// The properties whose values are joined, each after the value of the inner modifier.
        private static let joined: Set = ["filter", "text-decoration-line"]

        /// Adds declarations. The first one of a property applies, because it belongs to the innermost modifier.
        private mutating func declare(_ added: Declarations) {
            for (property, value) in added {
                if let index = declarations.firstIndex(where: { $0.property == property }) {
                    if Self.joined.contains(property) { declarations[index].value += " \(value)" }
                } else {
                    declarations.append((property, value))
                }
            }
        }

        private func has(_ property: String) -> Bool { value(of: property) != nil }

        func value(of property: String) -> String? { declarations.first { $0.property == property }?.value }

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

        /// The style of the node, which for a text with one style includes that.
        var ownStyle: [StyleAttribute] {
            guard case .text(let runs) = kind, runs.count == 1 else { return style }
            return runs[0].style + style
        }
    }
#endif
