#if SwiftViews && os(Linux)
    import Diagnostics
    import FOSMVVM
    import Foundation
    import SwiftUI
    import TemplateEngine

    /// The data of an evaluated tree for the templates in `Templates/Components`, one for each kind of node.
    ///
    /// An absent name is null, and never that of a node around it.
    struct ComponentMarkup {
        /// The template of a whole tree.
        static let root = HTMLRenderer.componentTemplate
        static let folder = HTMLRenderer.componentTemplateFolder

        typealias Members = [(name: String, value: TemplateValue)]

        let context: RenderingContext
        /// The names of the nodes on a live page. Nil for any other page.
        let names: ShownNames?
        /// The direction of the page, for texts with another one.
        let isolation: TextIsolation
        /// Renders a view with a template, in the node with an id and a name, to HTML.
        let renderView: (ViewInput, _ id: String, _ name: String) -> String

        /// Returns the data of a tree.
        func value(of tree: ViewTree) -> TemplateValue {
            object([
                ("content", list(tree.content, in: .block)), ("presentations", list(tree.presentations, in: .block)),
                ("motion", optional(tree.motion?.style)), ("scheme", optional(tree.colorScheme.map { "\($0)" })),
            ])
        }

        func list(_ nodes: [ViewNode]?, in place: ComponentPlace) -> TemplateValue {
            .list((nodes ?? []).map { value(of: place.row($0), in: place) })
        }

        private func value(of node: ViewNode, in place: ComponentPlace) -> TemplateValue {
            var node = node
            if node.accessibility.isCombined, node.accessibilityLabel != nil { node.hideContent() }
            var boxes = ComponentBox.boxes(of: node)
            let transition = names == nil ? nil : node.transition
            if let transition { boxes[boxes.count - 1].add(transition) }
            var fillsWidth = node.kind.component.hugsContent && node.contentFillsWidth
            var fillsHeight = node.contentFillsHeight
            func members(of box: ComponentBox) -> Members {
                fillsWidth = box.fillsWidth ?? fillsWidth
                fillsHeight = box.fillsHeight ?? fillsHeight
                return box.members + [("fillsWidth", .bool(fillsWidth)), ("fillsHeight", .bool(fillsHeight))]
            }
            var value = object(
                named: componentName(of: node), self.members(of: node, in: place) + members(of: boxes[0]))
            fillsWidth = boxes[0].fillsWidth ?? node.contentFillsWidth
            for (index, box) in boxes.enumerated().dropFirst() {
                let live: String? = index == boxes.count - 1 && transition != nil ? "\(node.id)-box" : nil
                value = object(
                    named: "Box",
                    members(of: box) + [
                        ("isInline", .bool(place.isInline)), ("live", optional(live)), ("content", [value]),
                    ])
            }
            return value
        }

        /// An image without a file has a template of its own, and so have some controls.
        private func componentName(of node: ViewNode) -> String {
            switch node.kind {
            case .asset(let name, _) where context.assets.image(named: name) == nil: "MissingImage"
            case .control where node.details is FieldDetails: "Field"
            case .control where node.isRadioGroup: "RadioGroup"
            default: node.kind.component.name
            }
        }

        private func object(named component: String, _ members: Members) -> TemplateValue {
            object([("component", .string("\(Self.folder)/\(component)"))] + members)
        }

        func object(_ members: Members) -> TemplateValue {
            let shape = TemplateShape(names: members.map { TemplateName($0.name) }, declares: { _ in true })
            return .object(TemplateObject(shape: shape, values: members.map(\.value)))
        }

        /// The names of a part, in which those of the node are known.
        private static let partShape = TemplateShape(names: [TemplateName("nodes")])

        private func part(_ nodes: TemplateValue) -> TemplateValue {
            .object(TemplateObject(shape: Self.partShape, values: [nodes]))
        }

        /// Returns the members of a node that every kind has, then those of its kind.
        private func members(of node: ViewNode, in place: ComponentPlace) -> Members {
            var members: Members = [
                ("id", .string(node.id)), ("identifier", optional(node.identifier)),
                ("disabled", .bool(!node.isEnabled)),
                ("isInline", .bool(place.isInline)),
                ("accessibilityLabel", optional(node.accessibilityLabel)),
                ("accessibilityValue", optional(node.hasRange ? node.accessibilityValue : nil)),
                ("accessibilityDescription", optional(node.accessibilityDescription)),
                ("accessibilityHidden", .bool(node.isAccessibilityHidden)),
                ("accessibilityRole", optional(node.accessibilityRole)),
                ("isSelectedElement", .bool(node.accessibility.isSelected)),
                ("headingLevel", node.headingLevel.map { .integer($0) } ?? .null),
                ("isModal", .bool(node.accessibility.isModal && node.accessibilityRole == "dialog")),
                ("help", optional(node.help)), ("direction", optional(node.direction?.css)),
                ("live", names == nil ? .null : .string(node.id)), ("liveName", optional(name(of: node.id))),
                ("action", optional(name(of: node.action))),
            ]
            let inside = place.inside(node)
            if case .text = node.kind {} else { members.append(("content", list(node.children, in: inside))) }
            for (part, nodes) in node.parts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where !nodes.isEmpty {
                let nodes = part == .icon ? nodes.map(\.withoutSymbolName) : nodes
                members.append((part.rawValue, self.part(list(nodes, in: place.inside(part, of: node)))))
            }
            return members + node.kind.component.values.map { ($0, TemplateValue($1)) }
                + kindMembers(of: node, in: place)
        }

        /// Returns the members that depend on more than the kind of a node.
        private func kindMembers(of node: ViewNode, in place: ComponentPlace) -> Members {
            switch node.kind {
            case .text(let runs): text(runs, of: node, in: place)
            case .shape(let shape): [("outline", outline(of: shape, in: node.spaceOfOutline))]
            case .canvas(let drawing): canvas(drawing, of: node)
            case .label: [("isIconOnly", .bool(node.appearance == "iconOnly"))]
            case .progress(let fraction): progress(fraction, of: node)
            case .gauge(let fraction): gauge(fraction, of: node)
            case .symbol(let name, _): symbol(name, node.symbolVariants, id: node.id)
            case .asset(let name, let isResizable):
                image(name, of: node.colorScheme, node.renderingMode).map { $0 + [("isResizable", .bool(isResizable))] }
                    ?? [("name", .string(name))]
            case .navigation(let bar): navigation(bar, of: node)
            case .list, .form, .tabView, .scrollView: [("appearance", optional(node.appearance))]
            case .section: section(node, in: place)
            case .row: row(node, in: place)
            case .contextMenu: [("prompt", optional(node.prompt))]
            case .stepper(let decrement, let increment):
                [("buttons", buttons(decrement, increment, of: node)), ("hidesLabel", .bool(node.hidesLabel))]
            case .sheet, .popover: dialog(node)
            case .tap(isBeside: true, _): tapArea(node)
            case .control(let kind, let value): control(kind, value, of: node, in: place)
            case .foreign(let content): foreign(content, in: node)
            default: []
            }
        }

        private func outline(of shape: DrawnShape, in space: CGSize) -> TemplateValue {
            shape.outline(in: space).map { object($0.map { ($0.name, optional($0.value)) }) } ?? .null
        }

        /// The name of a node on a live page.
        func name(of id: String?) -> String? {
            id.flatMap { names?.name(of: $0, in: context.place.rootName) }
        }

        func optional(_ text: String?) -> TemplateValue { text.map { .string($0) } ?? .null }

        /// A view with a template, in a view that is written in Swift.
        private func foreign(_ content: any Sendable, in node: ViewNode) -> Members {
            guard let content = content as? TemplateContent else { return [] }
            return [("html", .string(renderView(content.input, node.id, name(of: node.id) ?? node.id)))]
        }
    }

    extension TemplateValue {
        fileprivate init(_ value: Component.Value) {
            self =
                switch value {
                case .text(let text): text.map { .string($0) } ?? .null
                case .flag(let flag): .bool(flag)
                case .number(let number): number.map { .double($0) } ?? .null
                }
        }
    }

    extension ViewNode {
        /// Whether HTML has an attribute for what is spoken as the value.
        fileprivate var hasRange: Bool {
            switch kind {
            case .control(.slider, _), .progress: true
            default: false
            }
        }

        /// What is spoken after the content.
        fileprivate var accessibilityDescription: String? {
            let texts = [hasRange ? nil : accessibilityValue, accessibilityHint].compactMap(\.self)
            return texts.isEmpty ? nil : texts.joined(separator: ", ")
        }
    }
#endif
