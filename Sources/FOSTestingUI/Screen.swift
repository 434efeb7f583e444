#if SwiftViews
    public import FOSMVVM
    import FOSTesting
    public import Foundation
    public import Observation
    public import SwiftUI
    public import Testing

    /// Shows a view in a test of Swift Testing.
    ///
    ///     let screen = try await present(TaskListView.self, .stub())
    ///     await screen.buttons["saveButton"].tap()
    ///     #expect(try screen.operations(TaskListStubOps.self).saveCalled)
    ///
    /// - Parameters:
    ///   - view: The type of the view.
    ///   - viewModel: The ViewModel.
    ///   - environment: Objects that the view finds in its environment by their types, besides those of its first preview.
    ///   - locale: The locale of its texts, or nil for the default locale of the package.
    ///   - filePath: The file of the test.
    ///   - sourceLocation: The location at which failures of properties are reported.
    /// - Returns: The screen.
    /// - Throws: The reason why the view cannot be shown.
    @MainActor
    public func present<View: ViewModelView>(
        _ view: View.Type, _ viewModel: View.VM = .stub(), environment: [any AnyObject & Observable] = [],
        locale: Locale? = nil, filePath: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Screen {
        let host = try ViewHost.around(filePath)
        let presented = try host.present(
            viewModel, in: view, environment: environment, locale: locale ?? host.defaultLocale,
            place: TestPlace(filePath: filePath, sourceLocation: sourceLocation))
        await presented.idle()
        return Screen(presented)
    }

    /// Shows a view that has no ViewModel in a test of Swift Testing.
    ///
    ///     let screen = try await present(ShelvesView(fractions: .constant([0.5])))
    ///
    /// - Parameters:
    ///   - view: The view, with what it finds in its environment.
    ///   - locale: The locale of its texts, or nil for the default locale of the package.
    ///   - filePath: The file of the test.
    ///   - sourceLocation: The location at which failures of properties are reported.
    /// - Returns: The screen.
    /// - Throws: The reason why the view cannot be shown.
    @MainActor
    public func present<Content: View>(
        _ view: Content, locale: Locale? = nil, filePath: StaticString = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Screen {
        let host = try ViewHost.around(filePath)
        let presented = try host.present(
            view.hosted(), named: "\(Content.self)", locale: locale ?? host.defaultLocale,
            place: TestPlace(filePath: filePath, sourceLocation: sourceLocation))
        await presented.idle()
        return Screen(presented)
    }

    /// What a user sees of a view: its elements, by their kinds.
    @MainActor @dynamicMemberLookup
    public final class Screen {
        private let view: PresentedView

        init(_ view: PresentedView) {
            self.view = view
        }

        isolated deinit {
            view.end()
        }

        /// The elements of a kind: `buttons`, `staticTexts`, `textFields`.
        public subscript(dynamicMember query: KeyPath<XCUIElement, XCUIElementQuery>) -> ScreenQuery {
            ScreenQuery(screen: self, query: XCUIApplication(view)[keyPath: query])
        }

        /// Returns the operations of the view, as they were when the view was last evaluated.
        ///
        /// - Throws: The reason why the view does not give its operations to the test: without
        ///   `testDataTransporter(viewModelOps:repaintToggle:)`, or after an operation without `toggleRepaint()`.
        public func operations<Operations: ViewModelOperations>(_ type: Operations.Type) throws -> Operations {
            try view.operations(type)
        }
    }

    extension Screen: @MainActor CustomTestStringConvertible {
        /// The elements, one in each line.
        public var testDescription: String { view.screen }
    }

    /// The elements of a screen that match a description.
    @MainActor
    public struct ScreenQuery {
        fileprivate let screen: Screen
        fileprivate let query: XCUIElementQuery

        /// The number of elements.
        public var count: Int { query.count }

        /// The first element.
        public var first: ScreenElement { ScreenElement(screen: screen, element: query.firstMatch) }

        /// The only element whose identifier or label is a text.
        public subscript(name: String) -> ScreenElement { ScreenElement(screen: screen, element: query[name]) }

        /// The element with a number, from 0.
        public subscript(index: Int) -> ScreenElement {
            ScreenElement(screen: screen, element: query.element(boundBy: index))
        }

        /// Returns the elements whose identifier or label is a text.
        public func matching(_ name: String) -> ScreenQuery {
            ScreenQuery(screen: screen, query: query.matching(identifier: name))
        }
    }

    /// An element of a screen. It has the properties of ``XCUIElement``, such as `exists`, `isEnabled`, `label`, `value`.
    @MainActor @dynamicMemberLookup
    public struct ScreenElement {
        /// Keeps the view alive.
        fileprivate let screen: Screen
        fileprivate let element: XCUIElement

        /// A property of the element.
        public subscript<Value>(dynamicMember property: KeyPath<XCUIElement, Value>) -> Value {
            element[keyPath: property]
        }

        /// The elements of a kind in the element.
        public subscript(dynamicMember query: KeyPath<XCUIElement, XCUIElementQuery>) -> ScreenQuery {
            ScreenQuery(screen: screen, query: element[keyPath: query])
        }

        /// Taps the element, and waits for what the view does at once. An element that is disabled does nothing.
        public func tap(filePath: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation) async {
            element.view.tap(element.query, place: TestPlace(filePath: filePath, sourceLocation: sourceLocation))
            await element.view.idle()
        }

        /// Replaces the value of a control by what a user sees: a text, the label of a choice, or a date as ISO 8601.
        public func enter(
            _ value: String, filePath: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation
        ) async {
            let place = TestPlace(filePath: filePath, sourceLocation: sourceLocation)
            element.view.enter(value, into: element.query, place: place)
            await element.view.idle()
        }

        /// Waits until a property has a value. Returns false if the time is over before.
        public func wait<Value: Equatable>(
            for property: KeyPath<XCUIElement, Value>, toEqual value: Value, within limit: Duration = .seconds(3)
        ) async -> Bool {
            await element.view.wait(limit) { element[keyPath: property] == value }
        }

        /// Waits until the element exists. Returns false if the time is over before.
        public func waitForExistence(within limit: Duration = .seconds(3)) async -> Bool {
            await wait(for: \.exists, toEqual: true, within: limit)
        }
    }

    extension ScreenElement: @MainActor CustomTestStringConvertible {
        /// The element as in messages, or why it does not exist.
        public var testDescription: String {
            switch element.view.find(element.query) {
            case .success(let index): element.view.tree.elements[index].description
            case .failure(let failure): "\(failure.message)\n\(element.view.screen)"
            }
        }
    }
#endif
