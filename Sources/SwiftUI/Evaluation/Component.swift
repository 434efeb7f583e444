/// What all nodes of a kind have in common: the template that shows them and its data, their width, and the element that
/// UI tests find.
///
/// A new kind of node is declared in ``ViewNode/Kind/component``, and its markup is the template of that name.
package struct Component: Sendable {
    /// How wide a node is without its frames.
    package enum Width: Sendable {
        /// As wide as what it shows.
        case ofContent
        /// As wide as there is room.
        case full
        /// As wide as there is room if one of its children is.
        case ofChildren
        /// As wide as there is room if one of its children in a row is.
        case ofRow
        /// As wide as there is room if its label is.
        case ofLabel
    }

    /// The text that names the element for UI tests.
    package enum ElementName: Sendable {
        case none
        /// All texts in the node.
        case texts
        case part(ViewPart)
    }

    /// A value for the template. Nil is null there.
    package enum Value: Sendable {
        case text(String?)
        case flag(Bool)
        case number(Double?)
    }

    /// The name of the template in `Templates/Components`, which is usually that of the view in SwiftUI.
    package let name: String
    package let role: ViewNode.Role
    package var width = Width.ofContent
    /// How high a node is without its frames, as with the width. The height of a page is that of its content, so only a view in
    /// one with a height fills anything.
    package var height = Width.ofContent
    /// Whether it fills the rest of a row, unlike elsewhere. Nil if it is as wide there as elsewhere.
    package var fillsRow: Bool?
    /// Whether its HTML element is as wide as its content, unless an attribute says that it fills the width.
    package var hugsContent = false
    /// Whether its content is part of a text, such as the label of a button.
    package var isInline = false
    package var elementName = ElementName.none
    /// Whether its label is the name of the element, and no element of its own.
    package var ownsLabel = false
    /// The parts that are in a bar of their own, in order.
    package var bar: [ViewPart] = []
    /// What the template gets besides what each node has.
    package var values: [(name: String, value: Value)] = []
}

extension ViewNode.Kind {
    /// What nodes of this kind have in common.
    package var component: Component {
        switch self {
        case .text: Component(name: "Text", role: .staticText)
        case .symbol: Component(name: "Image", role: .image)
        case .image(let address, let isResizable):
            Component(
                name: "AsyncImage", role: .image, width: isResizable ? .full : .ofContent,
                height: isResizable ? .full : .ofContent,
                values: [("address", .text(address.absoluteString)), ("isResizable", .flag(isResizable))])
        case .asset(_, let isResizable):
            Component(
                name: "AsyncImage", role: .image, width: isResizable ? .full : .ofContent,
                height: isResizable ? .full : .ofContent)
        case .color: .space("Color")
        case .shape: .space("Shape")
        case .canvas: .space("Canvas")
        case .divider: Component(name: "Divider", role: .other, width: .full, fillsRow: false)
        case .spacer: Component(name: "Spacer", role: .other, fillsRow: true)
        case .vStack(let alignment, _):
            .stack("VStack", width: .ofChildren, height: .ofRow, [("alignment", .text("\(alignment)"))])
        case .hStack(let alignment, _):
            .stack("HStack", width: .ofRow, [("alignment", .text("\(alignment)"))])
        case .zStack(let alignment): .stack("ZStack", width: .ofChildren, alignment.values)
        case .overlay(let alignment): .stack("Overlay", width: .ofChildren, alignment.values)
        case .background(let alignment): .stack("Background", width: .ofChildren, alignment.values)
        case .grid(let layout): .stack("Grid", width: .ofChildren, layout.alignment.values)
        case .lazyGrid(let columns, let alignment, _):
            .stack(
                "Grid", width: columns.contains(where: \.isFlexible) ? .full : .ofContent,
                [("justification", .text("\(alignment)"))])
        case .lazyHGrid: .stack("LazyHGrid", width: .ofContent, [])
        case .position: .space("Position")
        case .rows: .stack("Rows", width: .full, [])
        case .geometryReader(let frame, _):
            .space("GeometryReader", [("width", .number(frame.width)), ("height", .number(frame.height))])
        case .gridRow: Component(name: "GridRow", role: .other, width: .ofRow)
        case .table: Component(name: "Table", role: .other, width: .full)
        case .tableRow: Component(name: "TableRow", role: .other)
        case .tableCell: Component(name: "TableCell", role: .other)
        case .scrollView(let axes):
            Component(
                name: "ScrollView", role: .scrollView, width: .full,
                values: [
                    ("horizontal", .flag(axes.contains(.horizontal))), ("vertical", .flag(axes.contains(.vertical))),
                ])
        case .list(let isSelectable, _):
            Component(name: "List", role: .list, width: .full, values: [("isSelectable", .flag(isSelectable))])
        case .row(let row):
            Component(
                name: "ListRow", role: .other, width: .full, isInline: row.isButton,
                values: [
                    ("isSelectable", .flag(row.isSelected != nil)), ("isSelected", .flag(row.isSelected == true)),
                    ("isButton", .flag(row.isButton)), ("selectLabel", .text(row.selectLabel)),
                ])
        case .form: Component(name: "Form", role: .form, width: .full)
        case .section: Component(name: "Section", role: .other, width: .full)
        case .unavailable: Component(name: "ContentUnavailableView", role: .other, width: .full)
        case .groupBox: Component(name: "GroupBox", role: .other, width: .full, elementName: .part(.label))
        case .disclosure(let isExpanded):
            Component(
                name: "DisclosureGroup", role: .other, width: .full, ownsLabel: true,
                values: [("isExpanded", .flag(isExpanded))])
        case .label: Component(name: "Label", role: .other, width: .ofChildren, hugsContent: true, isInline: true)
        case .labeledContent: Component(name: "LabeledContent", role: .other, width: .full)
        case .progress(let fraction):
            Component(
                name: "ProgressView", role: .progressIndicator, width: fraction == nil ? .ofContent : .full,
                isInline: true, elementName: .texts, values: [("fraction", .number(fraction))])
        case .gauge:
            Component(
                name: "Gauge", role: .progressIndicator, width: .full, elementName: .part(.label), ownsLabel: true)
        case .button(let role, let appearance):
            .button(
                "Button", [("role", .text(role?.rawValue)), ("appearance", .text(appearance.rawValue))])
        case .tap(isBeside: true, _):
            Component(
                name: "TapArea", role: .button, width: .ofChildren, height: .ofChildren, hugsContent: true,
                elementName: .texts)
        case .tap: .button("Tap", [])
        case .navigationLink(let appearance): .button("NavigationLink", [("appearance", .text(appearance.rawValue))])
        case .menu(let appearance):
            Component(
                name: "Menu", role: .button, width: .ofLabel, hugsContent: true, elementName: .part(.label),
                ownsLabel: true, values: [("appearance", .text(appearance.rawValue))])
        case .navigation(let bar):
            Component(
                name: "NavigationStack", role: .navigation, width: .full,
                bar: [.header, .leading, .title, .subtitle, .trailing],
                values: [
                    ("screen", .text(bar.screen)), ("scheme", .text(bar.appearance.colorScheme.map { "\($0)" })),
                    ("hasBackButton", .flag(bar.hasBackButton)), ("hasSmallTitle", .flag(bar.isInline)),
                ])
        case .splitView: Component(name: "NavigationSplitView", role: .other, width: .full)
        case .inspector: Component(name: "Inspector", role: .other, width: .full)
        case .contextMenu: Component(name: "ContextMenu", role: .other, width: .ofChildren, hugsContent: true)
        case .controlGroup: Component(name: "ControlGroup", role: .other, hugsContent: true)
        case .searchable: Component(name: "Searchable", role: .other, width: .full)
        case .search: Component(name: "SearchField", role: .other, width: .full)
        case .tabView: Component(name: "TabView", role: .tabs, width: .full, bar: [.footer])
        case .tab(let isSelected):
            Component(
                name: "Tab", role: .button, elementName: .part(.label), ownsLabel: true,
                values: [("isSelected", .flag(isSelected))])
        case .link(let address):
            Component(
                name: "Link", role: .link, width: .ofChildren, hugsContent: true, isInline: true, elementName: .texts,
                values: [("address", .text(address.absoluteString))])
        case .control(let kind, _):
            Component(
                name: "Control", role: kind.role, width: .full, elementName: .part(.label), ownsLabel: true)
        case .stepper: Component(name: "Stepper", role: .stepper, width: .full, elementName: .part(.label))
        case .sheet(let look):
            Component(
                name: "Sheet", role: .sheet,
                values: [("isFullScreen", .flag(look.isFullScreen)), ("hasHeight", .flag(look.height != nil))])
        case .popover: Component(name: "Popover", role: .popover)
        case .alert: Component(name: "Alert", role: .alert, elementName: .part(.title))
        case .confirmation(let isTitleVisible):
            Component(
                name: "ConfirmationDialog", role: .sheet, elementName: .part(.title),
                values: [("isTitleVisible", .flag(isTitleVisible))])
        case .foreign: Component(name: "TemplateView", role: .other, width: .ofChildren)
        case .problem(let problem):
            Component(name: "Problem", role: .other, values: [("problem", .text(problem.localizedDescription))])
        }
    }
}

extension Component {
    /// A view that arranges its children.
    fileprivate static func stack(
        _ name: String, width: Width, height: Width = .ofChildren, _ values: [(String, Value)]
    ) -> Self {
        Self(name: name, role: .other, width: width, height: height, hugsContent: true, values: values)
    }

    /// A view that fills its space.
    fileprivate static func space(_ name: String, _ values: [(String, Value)] = []) -> Self {
        Self(name: name, role: .other, width: .full, height: .full, hugsContent: true, values: values)
    }

    /// A view whose children are the label of a button.
    fileprivate static func button(_ name: String, _ values: [(String, Value)]) -> Self {
        Self(
            name: name, role: .button, width: .ofChildren, height: .ofChildren, hugsContent: true, isInline: true,
            elementName: .texts, values: values)
    }
}

extension Alignment {
    fileprivate var values: [(String, Component.Value)] {
        [("alignment", .text("\(vertical)")), ("justification", .text("\(horizontal)"))]
    }
}

extension GridItem {
    fileprivate var isFlexible: Bool { if case .fixed = size { false } else { true } }
}

extension ViewNode {
    /// The purpose of a node for a user who cannot see it, and for tests.
    package enum Role: String, Sendable {
        case staticText, image, button, textField, secureTextField, textView, link, list, toggle, picker, colorWell,
            datePicker, slider, stepper
        case progressIndicator, form, scrollView, navigation, tabs, alert, sheet, popover, other
    }

    /// The purpose of the node.
    package var role: Role { kind.component.role }
}
