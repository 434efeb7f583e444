#if SwiftViews
    import FOSTesting
    public import Foundation
    public import Testing
    public import UIKitNames

    /// An element of the user interface: of a view in Swift, or of the HTML of a template.
    ///
    /// An element is looked up each time it is used. Using one that does not exist fails the test with a message that
    /// shows the elements on the screen.
    @MainActor
    open class XCUIElement {
        /// A kind of element.
        public enum ElementType: String, CaseIterable, Sendable {
            /// Every kind, in queries.
            case any
            case application, other, button, link, staticText, image, scrollView
            case textField, secureTextField, textView
            case `switch`, checkBox, radioButton, picker, colorWell, datePicker, slider, stepper
            case progressIndicator, activityIndicator
            case navigationBar, tabBar
            case alert, sheet, popover

            /// Whether the user can change something with it.
            var isControl: Bool {
                switch self {
                case .button, .link, .textField, .secureTextField, .textView, .switch, .checkBox, .radioButton, .picker,
                    .colorWell, .datePicker, .slider, .stepper:
                    true
                case .any, .application, .other, .staticText, .image, .scrollView, .progressIndicator,
                    .activityIndicator, .navigationBar, .tabBar, .alert, .sheet, .popover:
                    false
                }
            }
        }

        let view: PresentedView
        let query: ElementQuery

        init(_ view: PresentedView, _ query: ElementQuery) {
            self.view = view
            self.query = query
        }

        /// Whether there is such an element, or several.
        public var exists: Bool {
            switch view.find(query) {
            case .success: true
            case .failure(let failure): failure.count > 0
            }
        }

        /// Whether the user can use the element.
        public var isEnabled: Bool { element?.isEnabled ?? false }

        /// Whether no alert, no sheet and no popover is in front of the element. What else could cover it is not known here.
        public var isHittable: Bool {
            guard case .success(let index) = view.find(query) else { return false }
            return view.tree.isInFront(index)
        }

        /// Whether the element is selected, as a radio button or a tab can be.
        public var isSelected: Bool { element?.isSelected ?? false }

        /// The text that names the element. For a text, the text itself.
        public var label: String { element?.label ?? "" }

        /// The same as ``label``.
        public var title: String { label }

        /// The value: the text of a field or a text, the label of a choice, or 1 or 0 for a switch.
        public var value: Any? { element?.value }

        /// The identifier that the view gives to the element, or the template with `data-testid`.
        public var identifier: String { element?.identifier ?? "" }

        /// The hint in an empty field.
        public var placeholderValue: String? { element?.placeholder }

        /// The kind of the element.
        public var elementType: ElementType { element?.type ?? .any }

        /// The elements on the screen, as in the messages of failed tests.
        public var debugDescription: String { view.screen }

        /// The same element, or the first one if several match.
        public var firstMatch: XCUIElement { XCUIElement(view, query.one) }

        private var element: UIElement? { view.element(query)?.element }
    }

    extension XCUIElement {
        /// Taps the element, and waits for what the view does at once. An element that is disabled does nothing.
        public func tap(filePath: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation) {
            view.tap(query, place: TestPlace(filePath: filePath, sourceLocation: sourceLocation))
            view.becomeIdle()
        }

        /// Adds text to the field, which must have been tapped. A line break submits its form.
        public func typeText(
            _ text: String, filePath: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation
        ) {
            view.type(text, into: query, place: TestPlace(filePath: filePath, sourceLocation: sourceLocation))
            view.becomeIdle()
        }

        /// Removes the text of the field.
        public func clearText(filePath: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation) {
            view.enter("", into: query, place: TestPlace(filePath: filePath, sourceLocation: sourceLocation))
            view.becomeIdle()
        }

        /// Chooses the value of a picker by its label, or enters a date as the text of an HTML control, as in `2026-05-01`.
        public func adjust(
            toPickerWheelValue value: String, filePath: StaticString = #filePath,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            view.enter(value, into: query, place: TestPlace(filePath: filePath, sourceLocation: sourceLocation))
            view.becomeIdle()
        }

        /// Moves a slider to a position, from 0 at its minimum to 1 at its maximum.
        public func adjust(
            toNormalizedSliderPosition position: CGFloat, filePath: StaticString = #filePath,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            view.slide(query, to: position, place: TestPlace(filePath: filePath, sourceLocation: sourceLocation))
            view.becomeIdle()
        }

        /// Waits until the element exists. Returns false if the time is over before.
        @discardableResult
        public func waitForExistence(timeout: TimeInterval) -> Bool {
            view.wait(timeout) { exists }
        }

        /// Waits until the element does not exist. Returns false if the time is over before.
        @discardableResult
        public func waitForNonExistence(timeout: TimeInterval) -> Bool {
            view.wait(timeout) { !exists }
        }

        /// Waits until a property has a value. Returns false if the time is over before.
        @discardableResult
        public func wait<Value: Equatable>(
            for property: KeyPath<XCUIElement, Value>, toEqual value: Value, timeout: TimeInterval
        ) -> Bool {
            view.wait(timeout) { self[keyPath: property] == value }
        }

        /// Returns a point of the element. As there is no layout, each point is the element itself.
        public func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate {
            XCUICoordinate(self)
        }
    }

    extension XCUIElement {
        /// Returns the elements of a kind in the element.
        public func descendants(matching type: ElementType) -> XCUIElementQuery {
            XCUIElementQuery(view, query.appending(.init(type: type)))
        }

        /// Returns the elements of a kind directly in the element.
        public func children(matching type: ElementType) -> XCUIElementQuery {
            XCUIElementQuery(view, query.appending(.init(scope: .children, type: type)))
        }
    }

    /// A point of an element.
    @MainActor
    public final class XCUICoordinate {
        private let element: XCUIElement

        init(_ element: XCUIElement) {
            self.element = element
        }

        /// Taps the element.
        public func tap(filePath: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation) {
            element.tap(filePath: filePath, sourceLocation: sourceLocation)
        }
    }
#endif
