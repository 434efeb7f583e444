#if SwiftViews
    import Diagnostics
    import FOSTesting
    public import Foundation

    extension XCUIApplication {
        /// Returns the view with the identifier of `uiTestingIdentifier(_:isEnabled:)`, or of `data-testid` in a template.
        public func uiTestingElement(_ identifier: String) -> UITestingElement {
            UITestingElement(identifier, on: view)
        }

        /// Moves the focus of the keyboard away from the field that has it. There is no keyboard that covers anything.
        public func dismissKeyboard(file: StaticString = #filePath, line: UInt = #line) {
            view.blur(place: TestPlace(file: file, line: line))
            view.becomeIdle()
        }
    }

    /// A view that a test finds by the identifier that the view gives it, whatever its kind.
    ///
    /// If the view is a group, such as a stack with a text and a field, what is read and used is the first control in it.
    @MainActor
    public struct UITestingElement {
        private let identifier: String
        private let view: PresentedView
        private let query: ElementQuery

        init(_ identifier: String, on view: PresentedView) {
            self.identifier = identifier
            self.view = view
            let step = ElementQuery.Step(type: .any, conditions: [.identifier(identifier)], position: .first)
            query = ElementQuery().appending(step)
        }

        /// The view itself, also if it is a group.
        public var xcuiElement: XCUIElement { XCUIElement(view, query) }

        /// Whether there is such a view now.
        public var exists: Bool { xcuiElement.exists }

        /// Whether there is such a view, and no alert, no sheet and no popover is in front of it.
        public var isVisible: Bool { xcuiElement.isHittable }

        /// The text that names the control, or the text itself.
        public var label: String {
            let label = control.label
            return label.isEmpty ? value ?? "" : label
        }

        /// The value of the control, such as the text of a field.
        public var value: String? { control.value as? String }

        /// Whether the user can use the control.
        public var isEnabled: Bool { control.isEnabled }

        /// The element that the user reads and uses: the view itself, or the first control in it.
        private var control: XCUIElement { XCUIElement(view, controlQuery) }

        private var controlQuery: ElementQuery {
            guard exists, !xcuiElement.elementType.isControl else { return query }
            let inner = query.appending(.init(type: .any, conditions: [.control], position: .first))
            return view.matches(inner).isEmpty ? query : inner
        }

        private func report(_ message: String, _ place: TestPlace) {
            view.report("'\(identifier.excerpt)' \(message)", place: place)
        }
    }

    extension UITestingElement {
        /// Waits until the view exists. Returns false if the time is over before.
        @discardableResult
        public func waitForExistence(timeout: TimeInterval = 10) -> Bool {
            xcuiElement.waitForExistence(timeout: timeout)
        }

        /// Waits until the view does not exist. Returns false if the time is over before.
        @discardableResult
        public func waitForDisappearance(timeout: TimeInterval = 10) -> Bool {
            xcuiElement.waitForNonExistence(timeout: timeout)
        }

        /// Returns whether the view exists. Nothing moves here, as there is no layout.
        @discardableResult
        public func waitForStableFrame(timeout: TimeInterval = 10) -> Bool { exists }

        /// Taps the control, and waits for what the view does at once.
        public func tap(file: StaticString = #filePath, line: UInt = #line) {
            view.tap(controlQuery, place: TestPlace(file: file, line: line))
            view.becomeIdle()
        }

        /// Adds text at the end of the field.
        public func type(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
            tap(file: file, line: line)
            view.type(text, into: controlQuery, place: TestPlace(file: file, line: line))
            view.becomeIdle()
        }

        /// Replaces the text of the field. If the field then shows something else than expected, the test fails.
        ///
        /// - Parameters:
        ///   - text: The text.
        ///   - expectedValue: What the field shows after the entry. Nil for the text itself.
        ///   - file: The file at which failures are reported.
        ///   - line: The line at which failures are reported.
        public func setText(
            _ text: String, expecting expectedValue: String? = nil, file: StaticString = #filePath, line: UInt = #line
        ) {
            enter(text, showing: expectedValue ?? text, TestPlace(file: file, line: line))
        }

        /// Chooses the item of the picker that has an identifier.
        ///
        /// - Parameters:
        ///   - itemIdentifier: The identifier that the view gives to the item in the picker.
        ///   - file: The file at which failures are reported.
        ///   - line: The line at which failures are reported.
        public func selectPickerItem(_ itemIdentifier: String, file: StaticString = #filePath, line: UInt = #line) {
            let place = TestPlace(file: file, line: line)
            guard let element = view.element(controlQuery, place: place)?.element else { return }
            guard case .picker(_, let choices) = element.control else { return report("is not a picker.", place) }
            guard let choice = choices.first(where: { $0.identifier == itemIdentifier }) else {
                let known = choices.compactMap(\.identifier)
                return view.report(
                    NearestNames.unknown("item", itemIdentifier, of: "'\(identifier.excerpt)'", among: known),
                    place: place)
            }
            enter(choice.label, showing: choice.label, place)
        }

        /// Turns the switch on or off. It stays as it is if it is already so.
        public func setToggle(_ on: Bool, file: StaticString = #filePath, line: UInt = #line) {
            let place = TestPlace(file: file, line: line)
            guard let element = view.element(controlQuery, place: place)?.element else { return }
            guard [.switch, .checkBox].contains(element.type) else { return report("is not a switch.", place) }
            if element.isOn != on { tap(file: file, line: line) }
            let isOn = view.element(controlQuery, place: place)?.element.isOn
            if isOn != on { report("is still \(on ? "off" : "on") after a tap.", place) }
        }

        private func enter(_ text: String, showing expectedValue: String, _ place: TestPlace) {
            let query = controlQuery
            view.enter(text, into: query, place: place)
            view.becomeIdle()
            guard let shown = view.element(query, place: place)?.element.value, shown != expectedValue else { return }
            report("shows '\(shown.excerpt)' after '\(text.excerpt)' was entered, and not '\(expectedValue)'.", place)
        }
    }

    extension UIElement {
        /// Whether a switch or a checkbox is on.
        fileprivate var isOn: Bool { type == .checkBox ? isSelected : value == "1" }
    }
#endif
