#if SwiftViews
    public import Foundation

    /// The elements that match a description. They are looked up each time the query is used.
    @MainActor
    public final class XCUIElementQuery {
        let view: PresentedView
        let query: ElementQuery

        init(_ view: PresentedView, _ query: ElementQuery) {
            self.view = view
            self.query = query
        }

        /// The number of matching elements.
        public var count: Int { view.matches(query).count }

        /// The only matching element.
        public var element: XCUIElement { XCUIElement(view, query) }

        /// The first matching element.
        public var firstMatch: XCUIElement { XCUIElement(view, query.at(.first)) }

        /// The matching elements, in the order in which they are read.
        public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map(element(boundBy:)) }

        /// The element whose identifier or label is a text.
        public subscript(name: String) -> XCUIElement { matching(identifier: name).element }

        /// Returns the matching element with a number, from 0.
        public func element(boundBy index: Int) -> XCUIElement {
            XCUIElement(view, query.at(.index(index)))
        }

        /// Returns the element of a kind whose identifier or label is a text.
        public func element(matching type: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
            matching(type, identifier: identifier).element
        }

        /// Returns the element that matches a predicate.
        public func element(matching predicate: NSPredicate) -> XCUIElement {
            matching(predicate).element
        }

        /// Returns the elements of a kind whose identifier or label is a text.
        public func matching(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
            var query = query.matching(.type(type))
            if let identifier { query = query.matching(.name(identifier)) }
            return XCUIElementQuery(view, query)
        }

        /// Returns the elements whose identifier or label is a text.
        public func matching(identifier: String) -> XCUIElementQuery {
            XCUIElementQuery(view, query.matching(.name(identifier)))
        }

        /// Returns the elements that match a predicate.
        public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
            XCUIElementQuery(view, query.matching(.predicate(predicate)))
        }

        /// Returns the elements of a kind in the matching elements.
        public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
            XCUIElementQuery(view, query.appending(.init(type: type)))
        }

        /// Returns the elements of a kind directly in the matching elements.
        public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
            XCUIElementQuery(view, query.appending(.init(scope: .children, type: type)))
        }
    }

    /// What contains elements: an element, or all elements of a query.
    @MainActor
    public protocol XCUIElementTypeQueryProvider {
        /// Returns the elements of a kind in it.
        func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
    }

    extension XCUIElement: XCUIElementTypeQueryProvider {}
    extension XCUIElementQuery: XCUIElementTypeQueryProvider {}

    extension XCUIElementTypeQueryProvider {
        /// The buttons in it, also those of menus, tabs and steppers.
        public var buttons: XCUIElementQuery { descendants(matching: .button) }
        /// The links in it.
        public var links: XCUIElementQuery { descendants(matching: .link) }
        /// The texts in it.
        public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
        /// The images in it, by their descriptions.
        public var images: XCUIElementQuery { descendants(matching: .image) }
        /// The fields of one line in it, without those for passwords.
        public var textFields: XCUIElementQuery { descendants(matching: .textField) }
        /// The fields for passwords in it.
        public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
        /// The fields of several lines in it.
        public var textViews: XCUIElementQuery { descendants(matching: .textView) }
        /// The switches in it. In HTML, these have the role `switch`.
        public var switches: XCUIElementQuery { descendants(matching: .switch) }
        /// The checkboxes of HTML in it.
        public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
        /// The radio buttons of HTML in it.
        public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
        /// The pickers in it, in HTML `select`.
        public var pickers: XCUIElementQuery { descendants(matching: .picker) }
        /// The controls for colors in it.
        public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
        /// The controls for dates and times in it.
        public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
        /// The sliders in it.
        public var sliders: XCUIElementQuery { descendants(matching: .slider) }
        /// The steppers in it.
        public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
        /// The bars of screens in it, by their titles.
        public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
        /// The bars with the tabs of a `TabView` in it.
        public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
        /// The progress bars in it.
        public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
        /// The progress views without a value in it.
        public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
        /// The scroll views in it.
        public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
        /// The alerts and confirmation dialogs in it.
        public var alerts: XCUIElementQuery { descendants(matching: .alert) }
        /// The sheets in it.
        public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
        /// The popovers in it.
        public var popovers: XCUIElementQuery { descendants(matching: .popover) }
        /// The other elements in it, such as groups with an identifier.
        public var otherElements: XCUIElementQuery { descendants(matching: .other) }
    }
#endif
