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
        public var firstMatch: XCUIElement { element.firstMatch }

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

        public var buttons: XCUIElementQuery { descendants(matching: .button) }
        public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
        public var images: XCUIElementQuery { descendants(matching: .image) }
        public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    }
#endif
