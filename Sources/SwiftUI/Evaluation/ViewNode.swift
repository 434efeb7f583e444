package import Diagnostics
package import Foundation

/// A part of an evaluated tree of views: what is shown, independent of how it is rendered.
package struct ViewNode: Sendable {
    /// What the node shows, with what only this kind has.
    package enum Kind: Sendable {
        case text([TextRun])
        /// A system symbol.
        case symbol(String, isResizable: Bool)
        /// An image at an address.
        case image(URL, isResizable: Bool)
        /// An image of the package, by the name of its file.
        case asset(String, isResizable: Bool)
        case color(Color)
        /// A shape that fills its space.
        case shape(DrawnShape)
        /// A drawing that fills its space.
        case canvas(Drawing)
        case divider
        case spacer(minLength: CGFloat?)
        case vStack(HorizontalAlignment, spacing: CGFloat?)
        case hStack(VerticalAlignment, spacing: CGFloat?)
        case zStack(Alignment)
        /// A grid whose children fill its columns, row by row.
        case lazyGrid([GridItem], HorizontalAlignment, spacing: CGFloat?)
        /// A grid whose children are rows. Any other child has a row of its own.
        case grid(GridLayout)
        /// A grid whose children fill its rows, column by column.
        case lazyHGrid([GridItem], VerticalAlignment, spacing: CGFloat?)
        /// Views in rows, as many in each as fit.
        case rows
        /// A view that fills its space, and was evaluated for a place in the page. Without a limit of its own, it is as high
        /// as the space that was known.
        case geometryReader(frame: CGRect, space: CGSize)
        /// A space with a view whose middle is at a point.
        case position(CGPoint)
        /// A row of a grid. Each child is a cell.
        case gridRow
        /// A table. Its ``ViewPart/header`` has a cell for each column, and its children are rows.
        case table
        /// A row of a table. Each child is a cell.
        case tableRow
        /// A cell of a table.
        case tableCell
        /// A view with a ``ViewPart/overlay`` in front of it.
        case overlay(Alignment)
        /// A view with a ``ViewPart/background`` behind it.
        case background(Alignment)
        case scrollView(Axis.Set)
        /// A list. Each child is a row, or a section of rows.
        case list(isSelectable: Bool, ListSpacing)
        /// A row of a list that is more than its child, with a ``ViewPart/background`` and buttons as its
        /// ``ViewPart/actions``. Its action selects it.
        case row(ListRow)
        case form
        /// A section with ``ViewPart/header`` and ``ViewPart/footer``.
        case section
        /// A message in the place of content, with a ``ViewPart/label``. Its buttons are its ``ViewPart/footer``.
        case unavailable
        /// A group with a ``ViewPart/label``.
        case groupBox
        /// A group with a ``ViewPart/label`` that the user can expand.
        case disclosure(isExpanded: Bool)
        /// A title with its ``ViewPart/icon``.
        case label
        /// A value with its ``ViewPart/label``.
        case labeledContent
        /// The progress from 0 to 1, or nil if it is not known. The children are its label, and
        /// ``ViewPart/message`` that of its value.
        case progress(fraction: Double?)
        /// A value from 0 to 1 in a range, with a ``ViewPart/label``, a ``ViewPart/message`` for the value, and
        /// ``ViewPart/leading`` and ``ViewPart/trailing`` for the ends of the range.
        case gauge(fraction: Double)
        case button(ButtonRole?, ButtonAppearance)
        /// A view that is pressed like a button. The button is beside its content if that cannot be in a button, and it can
        /// be there for another gesture than a press.
        case tap(isBeside: Bool, isReplacement: Bool)
        /// A button whose children are buttons, with a ``ViewPart/label``. If it has an action, a button beside the menu
        /// does it.
        case menu(ButtonAppearance)
        /// A view whose menu the user can open with the second button of a mouse. The menu is its ``ViewPart/actions``.
        case contextMenu
        /// Controls that belong together.
        case controlGroup
        /// A view with a field that searches it, its ``ViewPart/query``.
        case searchable
        /// A field that searches, with the ``ViewPart/actions`` that it suggests. Its ``ViewPart/footer`` chooses where.
        case search
        /// A view with another one beside it, which is its ``ViewPart/trailing``.
        case inspector
        /// The screen in front of a stack of screens. Its action goes back, and ``ViewPart/header`` is the title of the
        /// screen before it. The items of its toolbar are its ``ViewPart/leading``, ``ViewPart/trailing`` and
        /// ``ViewPart/footer``.
        case navigation(NavigationBar)
        /// A button that shows another screen.
        case navigationLink(ButtonAppearance)
        /// Columns, each a ``navigation`` with a width.
        case splitView([SplitColumn])
        /// The selected one of several tabs, all of which are its ``ViewPart/footer``.
        case tabView
        /// A tab of ``tabView``, with its ``ViewPart/label``. Its action selects it.
        case tab(isSelected: Bool)
        /// A link to an address with a scheme that cannot run code.
        case link(URL)
        /// A control with a value, a ``ViewPart/label`` and ``ViewPart/message``.
        case control(ControlKind, ControlValue)
        /// Two buttons that change a value, with a ``ViewPart/label``. A button without an action is disabled.
        case stepper(decrement: String?, increment: String?)
        /// A sheet. Its action dismisses it.
        case sheet(SheetLook)
        /// An alert with a ``ViewPart/title`` and a ``ViewPart/message``. Its children are its buttons, and its action
        /// dismisses it.
        case alert
        /// A choice of actions with a ``ViewPart/title`` and a ``ViewPart/message``. Its children are its buttons, and
        /// its action dismisses it.
        case confirmation(isTitleVisible: Bool)
        /// A popover. Its action dismisses it.
        case popover
        /// A view that another module renders, such as a template.
        case foreign(any Sendable)
        /// A view that could not be evaluated.
        case problem(Diagnostic)
    }

    /// The identity, which is the same after each evaluation and in each session of the same view. It consists of ASCII
    /// letters, digits and dashes.
    package internal(set) var id: String
    /// What the node shows.
    package var kind: Kind
    /// The content.
    package var children: [ViewNode] = []
    /// The content that is apart from the children.
    package var parts: [ViewPart: [ViewNode]] = [:]
    /// The appearance. Of two attributes of one kind that cannot add up, such as fonts, the first applies.
    package var style: [StyleAttribute] = []
    /// How the node appears in a live view and disappears from it.
    package var transition: AnyTransition?
    /// The guides that replace those of the edges.
    package var guides = AlignmentGuides()
    /// What the node says about its cell, if it is in a grid.
    package var cell = GridCell()
    /// The identifier by which tests find the node.
    package var identifier: String?
    /// Whether the node can be used.
    package var isEnabled = true
    /// Whether the node has the focus of the keyboard.
    package var isFocused = false
    /// Whether the view reacts to the focus of the control.
    package var reportsFocus = false
    /// The id of the action that ``ViewSession/perform(_:)`` runs.
    package var action: String?
    /// The text that an empty control shows.
    package var prompt: String?
    /// The text that assistive technology speaks instead of the content.
    package var accessibilityLabel: String?
    /// The text that assistive technology speaks for the value.
    package var accessibilityValue: String?
    /// The text with which assistive technology describes what an action does.
    package var accessibilityHint: String?
    /// Whether assistive technology leaves the node out.
    package var isAccessibilityHidden = false
    /// The theme that views around an image set. Nil is that of the page.
    package var colorScheme: ColorScheme?
    /// The variants of a symbol, such as the filled one.
    package var symbolVariants = SymbolVariants.none
    /// Whether an image of the package has the color of the text. Nil if the image decides.
    package var renderingMode: Image.TemplateRenderingMode?
    /// What assistive technology reads besides the texts.
    package var accessibility = NodeAccessibility()
    /// The direction of reading in the node. Nil is that around it.
    package var direction: LayoutDirection?
    /// The text that the browser shows while the pointer is over the node.
    package var help: String?
    /// What a field for texts expects.
    package var input = TextInput()
    /// Whether the label of a control is only read.
    package var hidesLabel = false
    /// The style of a control. Nil is the default one.
    package var appearance: String?
    /// The place of the node in a toolbar, if it says one.
    package var toolbarPart: ViewPart?
    /// The value of the node in a picker or a tab view.
    package var tag: ViewTag?
    /// What the view says about its row in a list.
    package var row = RowTraits()
    /// What another module needs to render the node.
    package var details: (any Sendable)?
}

/// A part of a node that is apart from its children.
package enum ViewPart: String, Sendable {
    case header, footer, label, icon, title, message, leading, trailing, background, overlay
    /// A text below a title, a field that searches, and buttons for a row.
    case subtitle, query, actions
    /// Items of a toolbar that are shown while a field has the focus.
    case keyboard
    /// Not a part of a node, but a place in a view.
    case children, sheet, alert, destination, item, next, previous

    /// The parts that are read before the children.
    package static let beforeChildren: [ViewPart] = [
        .background, .header, .leading, .title, .subtitle, .trailing, .query, .icon, .label, .message,
    ]
    /// The parts that are read after the children.
    package static let afterChildren: [ViewPart] = [.overlay, .actions, .footer, .keyboard]
}

extension ViewNode {
    /// The texts of the node and of all nodes in it, in the order in which they are read.
    package var texts: [String] {
        if case .text(let runs) = kind { [runs.map(\.text).joined()] } else { content.flatMap(\.texts) }
    }

    /// The node and all nodes in it, in the order in which they are read.
    package var all: [ViewNode] { [self] + content.flatMap(\.all) }

    /// The nodes directly in the node, in the order in which they are read.
    private var content: [ViewNode] {
        guard !parts.isEmpty else { return children }
        return ViewPart.beforeChildren.flatMap { parts[$0] ?? [] } + children
            + ViewPart.afterChildren.flatMap { parts[$0] ?? [] }
    }

    /// The value that the user can change. Nil for a node that is not a control.
    package var controlValue: ControlValue? {
        switch kind {
        case .control(_, let value): value
        case .disclosure(let isExpanded): .isOn(isExpanded)
        default: nil
        }
    }
}
