#if SwiftViews
    import SwiftUI

    /// The elements that a user can perceive, in the order in which they are read. The first one contains all others.
    struct ElementTree {
        private(set) var elements: [UIElement]
        private var open: [Int] = []
        /// The layer in front: that of the last sheet or alert, or else the page, which is 0.
        private(set) var frontLayer = 0

        /// Creates a tree with only the element that contains all others.
        init() {
            elements = [UIElement(.application)]
            elements[0].end = 1
        }

        /// Adds an element to the innermost open one, and opens it.
        mutating func begin(_ element: UIElement) {
            var element = element
            let parent = open.last ?? 0
            element.parent = parent
            element.layer = max(element.layer, elements[parent].layer)
            frontLayer = max(frontLayer, element.layer)
            element.isEnabled = element.isEnabled && elements[parent].isEnabled
            element.groupIdentifier = elements[parent].identifierForContent
            open.append(elements.count)
            elements.append(element)
        }

        /// Closes the innermost open element.
        mutating func end() {
            if let last = open.popLast() { elements[last].end = elements.count }
            elements[0].end = elements.count
        }

        /// Adds an element without content to the innermost open one.
        mutating func add(_ element: UIElement) {
            begin(element)
            end()
        }

        /// Returns an element and those around it, the innermost first.
        func chain(from index: Int) -> [UIElement] {
            Array(sequence(first: index) { self.elements[$0].parent }.map { elements[$0] })
        }
    }

    /// An element that a user can perceive.
    struct UIElement {
        /// The part of the view that receives what the user does.
        enum Control: Hashable {
            /// Runs the action with this id.
            case action(String)
            /// Takes text. A line break runs the action that submits it.
            case text(String, submits: Bool)
            /// Is on or off.
            case toggle(String, isOn: Bool)
            /// Is one of these choices.
            case picker(String, [ControlKind.Choice])
            /// Is a number between limits.
            case slider(String, ControlLimits)
            /// Opens and closes a menu.
            case menu(String)
            /// Takes a date or a color.
            case value(String)
            /// Is a control of a template.
            case template(TemplateControl)
        }

        var type: XCUIElement.ElementType
        /// The identifier that the view or the template gives it.
        var identifier = ""
        /// The text that names it.
        var label = ""
        /// The value of a control, or a text itself.
        var value: String?
        /// The hint in an empty field.
        var placeholder: String?
        var isEnabled = true
        var isSelected = false
        var control: Control?
        /// The number of the sheet or alert that contains it, or 0 for the page.
        var layer = 0
        /// The identifier of the group around it, which an app applies to all elements in the group.
        fileprivate(set) var groupIdentifier = ""
        fileprivate(set) var parent: Int?
        /// The index after its last descendant.
        fileprivate(set) var end = 0

        init(_ type: XCUIElement.ElementType) {
            self.type = type
        }

        /// Creates a text.
        init(text: String) {
            type = .staticText
            label = text
            value = text
        }

        /// Whether it has a name of its own to show in an outline.
        var isNamed: Bool { type != .other || !identifier.isEmpty || !label.isEmpty }

        fileprivate var identifierForContent: String {
            guard type == .other else { return "" }
            return identifier.isEmpty ? groupIdentifier : identifier
        }
    }
#endif
