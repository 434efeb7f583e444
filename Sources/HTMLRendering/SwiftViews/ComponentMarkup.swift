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

        let templates: RenderingContext
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
            case .asset(let name, _) where templates.assets.image(named: name) == nil: "MissingImage"
            case .control where node.details is FieldDetails: "Field"
            case .control(.picker, _) where node.details == nil && node.appearance != nil: "RadioGroup"
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
            case .asset(let name, _): image(name, of: node.colorScheme, node.renderingMode)
            case .navigation(let bar): navigation(bar, of: node)
            case .list, .form, .section, .tabView, .scrollView: container(node, in: place)
            case .row(let row): self.row(row, of: node, in: place)
            case .contextMenu: [("prompt", optional(node.prompt))]
            case .stepper(let decrement, let increment):
                [("buttons", buttons(decrement, increment, of: node)), ("hidesLabel", .bool(node.hidesLabel))]
            case .groupBox: [("isLabeled", .bool(node.hasPart(.label)))]
            // A dialog needs a name, which SwiftUI has no parameter for.
            case .sheet, .popover: [("name", optional(node.texts.first))]
            case .tap: [("name", optional(node.tapName))]
            case .control: control(node, in: place)
            case .problem(let diagnostic): [("problem", .string(diagnostic.localizedDescription))]
            case .foreign(let content): foreign(content, in: node)
            default: []
            }
        }

        private func container(_ node: ViewNode, in place: ComponentPlace) -> Members {
            [
                ("appearance", optional(node.appearance)), ("isInList", .bool(place == .rows(.list))),
                ("isInGrid", .bool(place == .rows(.grid))),
            ]
        }

        private func row(_ row: ListRow, of node: ViewNode, in place: ComponentPlace) -> Members {
            let hidden = node.row.hiddenSeparators
            return [
                ("isInForm", .bool(place == .rows(.form))), ("isInGrid", .bool(place == .rows(.grid))),
                ("hidesTop", .bool(hidden.contains(.top))), ("hidesBottom", .bool(hidden.contains(.bottom))),
                ("hasInsets", .bool(node.row.insets != nil)),
            ]
        }

        private func outline(of shape: DrawnShape, in space: CGSize) -> TemplateValue {
            shape.outline(in: space).map { object($0.map { ($0.name, optional($0.value)) }) } ?? .null
        }

        private func navigation(_ bar: NavigationBar, of node: ViewNode) -> Members {
            [
                ("barStyle", ComponentBox.style(of: bar.appearance.paint.map { [.background($0)] } ?? [])),
                ("scheme", bar.appearance.colorScheme.map { .string("\($0)") } ?? .null),
                ("screen", .string(bar.screen)), ("hasBackButton", .bool(bar.hasBackButton)),
                ("hasSmallTitle", .bool(bar.isInline)),
                ("hasStart", .bool(bar.hasBackButton || node.hasPart(.leading))),
                (
                    "hasBar",
                    .bool(
                        bar.hasBackButton
                            || [.leading, .title, .subtitle, .trailing, .query].contains { node.hasPart($0) })
                ),
            ]
        }

        /// The buttons of a stepper. One without an action is disabled.
        private func buttons(_ decrement: String?, _ increment: String?, of node: ViewNode) -> TemplateValue {
            .list(
                [("−", "minus", decrement), ("+", "plus", increment)].map { sign, suffix, action in
                    object([
                        ("sign", .string(sign)), ("id", .string("\(node.id)-\(suffix)")),
                        ("label", .string("\(node.id)-label")),
                        ("disabled", .bool(action == nil || !node.isEnabled)),
                        ("live", names == nil ? .null : optional(action)), ("action", optional(name(of: action))),
                    ])
                })
        }

        /// The name of a node on a live page.
        private func name(of id: String?) -> String? {
            id.flatMap { names?.name(of: $0, in: templates.place.rootName) }
        }

        func optional(_ text: String?) -> TemplateValue { text.map { .string($0) } ?? .null }

        /// The control of a form field is rendered as in a form with a template. Any other has its own template.
        private func control(_ node: ViewNode, in place: ComponentPlace) -> Members {
            guard let details = node.details as? FieldDetails else { return plainControl(node, in: place) }
            let control = NodeControl(
                liveID: names == nil ? nil : node.id, name: name(of: node.id), isFocused: node.isFocused,
                reportsFocus: node.reportsFocus, identifier: node.identifier)
            return [("field", templates.values.value(of: details.field, node: control))]
        }

        private func plainControl(_ node: ViewNode, in place: ComponentPlace) -> Members {
            guard case .control(let kind, let value) = node.kind else { return [] }
            // A field shows its title while it is empty, and has a border only with a style.
            let isField = [.textField, .secureField].contains(kind)
            let ownAppearance = isField && place != .rows(.form) ? "plain" : nil
            // Segments say what they are.
            let hidesLabel = node.hidesLabel || isField || node.appearance == "segmented"
            let text: String? = if case .text(let text) = value { text } else { nil }
            let choices = kind.choices.map { choice in
                let icon = choice.symbol.map { object(symbol($0, .none, id: "\(node.id)-\(choice.value)")) }
                return object([
                    ("name", .string(name(of: node.id) ?? node.id)),
                    ("node", names == nil ? .null : .string("\(node.id)-\(choice.value)")),
                    ("value", .string(choice.value)), ("text", .string(choice.label)),
                    ("isIsolated", .bool(choice.isData && isolation.needsIsolation(choice.label))),
                    ("icon", icon ?? .null),
                    ("isSelected", .bool(choice.value == text)),
                    ("isHidden", .bool(node.isAccessibilityHidden)),
                ])
            }
            let limits = kind.limits
            return [
                ("minimum", optional(limits.minimum)), ("maximum", optional(limits.maximum)),
                ("step", optional(limits.step)), ("isSlider", .bool(kind.inputType == "range")),
                ("appearance", optional(node.appearance ?? ownAppearance)),
                (
                    "inputType",
                    optional(node.accessibility.isSearchField && kind == .textField ? "search" : kind.inputType)
                ),
                ("isTextArea", .bool(kind == .textEditor)),
                ("isToggle", .bool(kind == .toggle)), ("isOn", .bool(value == .isOn(true))),
                ("isPicker", .bool(kind.isPicker)), ("choices", .list(choices)), ("value", optional(text)),
                ("isChosen", .bool(kind.choices.contains { $0.value == text })),
                ("prompt", optional(node.prompt ?? (isField ? node.labelText : nil))),
                ("isFocused", .bool(node.isFocused)), ("hidesLabel", .bool(hidesLabel)),
                ("isSwitch", .bool(node.appearance == nil)),
                ("inputMode", optional(node.input.keyboard?.inputMode)),
                ("autocomplete", optional(node.input.content?.rawValue)),
                ("enterKeyHint", optional(node.input.submitLabel?.name)),
                ("autocapitalize", optional(node.input.capitalization?.name)),
                ("isUncorrected", .bool(node.input.isCorrected == false)),
                ("reportsFocus", .bool(node.reportsFocus)),
            ]
        }

        /// A view with a template, in a view that is written in Swift.
        private func foreign(_ content: any Sendable, in node: ViewNode) -> Members {
            guard let content = content as? TemplateContent else { return [] }
            return [("html", .string(renderView(content.input, node.id, name(of: node.id) ?? node.id)))]
        }
    }

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

        fileprivate func inside(_ node: ViewNode) -> ComponentPlace {
            if self == .control || node.isPressed { return .control }
            return switch node.kind {
            case .list(let isSelectable, _) where self != .inline: .rows(isSelectable ? .grid : .list)
            case .form where self != .inline: .rows(.form)
            case .section: self
            default: node.kind.component.isInline ? .inline : self == .inline ? .inline : .block
            }
        }

        /// A part is in a text, unless it is a view of its own.
        fileprivate func inside(_ part: ViewPart, of node: ViewNode) -> ComponentPlace {
            if self == .control || node.isPressed { return .control }
            return switch (node.kind, part) {
            case (.inspector, .trailing), (_, .query), (.search, _): self == .inline ? .inline : .block
            default: .inline
            }
        }

        /// Returns a node as it is in this place. In a list and in a form, all but sections are rows.
        fileprivate func row(_ node: ViewNode) -> ViewNode {
            if case .section = node.kind { return node }
            switch self {
            case .block, .inline, .control: return node
            case .rows: return node.asRow
            }
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

    extension ControlKind {
        /// The type of the HTML element `input`. Nil for a control that is another element.
        fileprivate var inputType: String? {
            switch self {
            case .textField: "text"
            case .secureField: "password"
            case .searchField: "search"
            case .colorPicker: "color"
            case .datePicker(let input, _): input.rawValue
            case .slider: "range"
            case .textEditor, .toggle, .picker: nil
            }
        }

        fileprivate var limits: ControlLimits {
            switch self {
            case .datePicker(_, let limits), .slider(let limits): limits
            case .textField, .secureField, .searchField, .textEditor, .toggle, .picker, .colorPicker: ControlLimits()
            }
        }

        fileprivate var isPicker: Bool { if case .picker = self { true } else { false } }

        fileprivate var choices: [Choice] { if case .picker(let choices) = self { choices } else { [] } }
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

        /// Whether the node is a control that is pressed.
        fileprivate var isPressed: Bool { role == .button || role == .link }

        /// The name of the button beside its content.
        fileprivate var tapName: String? {
            let name = accessibilityLabel ?? children.flatMap(\.spoken).joined(separator: ", ")
            return name.isEmpty ? nil : name
        }

        /// What is spoken for the node and the nodes in it.
        private var spoken: [String] {
            if isAccessibilityHidden { return [] }
            if let accessibilityLabel { return [accessibilityLabel] }
            if case .text = kind { return texts }
            return children.flatMap(\.spoken)
        }

        /// The text of the label. Nil without one.
        fileprivate var labelText: String? {
            let text = parts[.label, default: []].flatMap(\.texts).joined(separator: " ")
            return text.isEmpty ? nil : text
        }

        fileprivate func hasPart(_ part: ViewPart) -> Bool { parts[part]?.isEmpty == false }
    }
#endif
