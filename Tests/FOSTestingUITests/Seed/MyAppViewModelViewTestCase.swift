import FOSMVVM
import FOSTestingUI
import Foundation
import XCTest

// Seed 002: "1. Base Test Case Class" and "3. XCUIElement Helper Extensions".

class MyAppViewModelViewTestCase<VM: ViewModel, VMO: ViewModelOperations>:
    ViewModelViewTestCase<VM, VMO>, @unchecked Sendable
{
    @MainActor func presentView(
        configuration: TestConfiguration,
        viewModel: VM = .stub(),
        timeout: TimeInterval = 3
    ) throws -> XCUIApplication {
        try presentView(
            testConfiguration: configuration.toJSON(),
            viewModel: viewModel,
            timeout: timeout
        )
    }
    override func setUp() async throws {
        try await super.setUp(
            bundle: Bundle.main,
            resourceDirectoryName: "",
            appBundleIdentifier: "com.example.MyApp"
        )
        continueAfterFailure = false
    }
}

extension XCUIElement {
    var text: String? {
        value as? String
    }
    func typeTextAndWait(_ string: String, timeout: TimeInterval = 2) {
        typeText(string)
        _ = wait(for: \.text, toEqual: string, timeout: timeout)
    }
    func tapMenu() {
        if isHittable {
            tap()
        } else {
            coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
        }
    }
}

// What the seed leaves to the project.

/// The state of the app that a test needs.
struct TestConfiguration: Codable {
    var userId: String?

    static func requireSomeState() -> Self { .init() }
    static func requireAuth(userId: String? = nil) -> Self { .init(userId: userId) }
    static func requireDevice() -> Self { .init() }
}
