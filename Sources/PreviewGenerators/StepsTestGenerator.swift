import TemplateEngine

/// Describes a UI test that repeats what a user did with a preview.
package struct StepsTestGenerator: Sendable {
    /// The name of the view's type.
    private let viewName: String
    private let previewName: String
    private let module: String
    private let viewModel: String
    /// The type of the operations that the test reads. Nil without any.
    private let operations: String?

    /// The ViewModel as Swift code. Nil for its `stub()`.
    package var stub: String?
    /// The identifier of the locale. Nil for the default one of the package.
    package var locale: String?
    /// What the test cannot say, one text in each line.
    package var notes: [String] = []
    /// What the user did.
    package var steps: [UITestStep] = []
    /// What the steps led to.
    package var assertions: [UITestAssertion] = []

    package init(
        viewName: String, previewName: String, module: String, viewModel: String, operations: String?
    ) {
        self.viewName = viewName
        self.previewName = previewName
        self.module = module
        self.viewModel = viewModel
        self.operations = operations
    }

    /// Returns the text of the file.
    ///
    /// - Throws: ``GeneratorError/brokenTemplate(_:)``.
    package func text() throws -> String {
        let words = previewName.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let name = viewName + words.map { String($0).uppercasedFirst }.joined() + "UITests"
        let base =
            operations.map { "ViewModelViewTestCase<\(viewModel), \($0)>" } ?? "ViewModelDisplayTestCase<\(viewModel)>"
        let imports = ["FOSTestingUI", "XCTest", module] + (locale == nil ? [] : ["Foundation"])
        return try FileTemplates.text(
            "StepsTest",
            [
                "imports": .list(imports.sorted().map { .string($0) }),
                "classStart": .string(.classStart("final class", name, base)),
                "lines": .list(lines.map { .string($0) }),
            ])
    }

    private var lines: [String] {
        let arguments = [
            stub.map { "viewModel: \($0)" }, locale.map { "locale: Locale(identifier: \($0.swiftLiteral))" },
        ].compactMap(\.self)
        let presents = "let app = try presentView(\(arguments.joined(separator: ", ")))"
        let reads = assertions.isEmpty ? [] : ["let stubOps = try viewModelOperations()"]
        return notes.map { "// \($0.onOneLine)" } + [presents] + steps.flatMap(\.lines) + reads + assertions.map(\.line)
    }
}

/// What a UI test does with one element.
package enum UITestStep: Hashable, Sendable {
    case wait(UITestElement)
    case tap(UITestElement)
    /// Types a text into a field, which is empty or is cleared first.
    case type(String, UITestElement, clears: Bool)
    /// Presses Enter in a field.
    case submit(UITestElement)
    /// Chooses the label of a value, or enters a value as the text of an HTML control.
    case adjust(String, UITestElement)
    /// Moves a slider, from 0 to 1.
    case slide(Double, UITestElement)
    /// Says what a test cannot do.
    case note(String)

    fileprivate var lines: [String] {
        switch self {
        case .wait(let element): ["XCTAssertTrue(\(element.code).waitForExistence(timeout: 3))"]
        case .tap(let element): ["\(element.code).tap()"]
        case .type(let text, let element, let clears):
            ["\(element.code).tap()"] + (clears ? ["\(element.code).clearText()"] : [])
                + (text.isEmpty ? [] : ["\(element.code).typeText(\(text.swiftLiteral))"])
        case .submit(let element): ["\(element.code).tap()", "\(element.code).typeText(\"\\n\")"]
        case .adjust(let value, let element): ["\(element.code).adjust(toPickerWheelValue: \(value.swiftLiteral))"]
        case .slide(let position, let element): ["\(element.code).adjust(toNormalizedSliderPosition: \(position))"]
        case .note(let text): ["// \(text.onOneLine)"]
        }
    }
}

/// An element that a UI test finds.
package struct UITestElement: Hashable, Sendable {
    /// The property of `XCUIElement` with the elements of its kind.
    private let query: String
    private let name: String
    /// Its number among those with the name. Nil if it is the only one.
    private let number: Int?

    package init(query: String, name: String, number: Int? = nil) {
        self.query = query
        self.name = name
        self.number = number
    }

    fileprivate var code: String {
        guard let number else { return "app.\(query)[\(name.swiftLiteral)]" }
        return "app.\(query).matching(identifier: \(name.swiftLiteral)).element(boundBy: \(number))"
    }
}

/// A property of operations, as a UI test expects it.
package enum UITestAssertion: Hashable, Sendable {
    /// Says whether an operation was called.
    case called(String, Bool)
    case equal(String, Bool)
    case notNil(String)

    fileprivate var line: String {
        switch self {
        case .called(let name, let isCalled): "\(isCalled ? "XCTAssertTrue" : "XCTAssertFalse")(stubOps.\(name))"
        case .equal(let name, let value): "XCTAssertEqual(stubOps.\(name), \(value))"
        case .notNil(let name): "XCTAssertNotNil(stubOps.\(name))"
        }
    }
}

extension String {
    /// The text without what would end a comment.
    fileprivate var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
