import FOSMVVM
import FOSTestingUI
import Foundation
import XCTest

/// Who stands at the kiosk.
struct Visit: Codable {
    var userId: String?

    static var byNobody: Self { .init() }
    static func by(_ userId: String) -> Self { .init(userId: userId) }
}

/// The base class of the kiosk's tests, as a project writes one.
class KioskTestCase<VM: ViewModel, VMO: ViewModelOperations>: ViewModelViewTestCase<VM, VMO>, @unchecked Sendable {
    @MainActor func presentView(on visit: Visit, showing viewModel: VM = .stub()) throws -> XCUIApplication {
        try presentView(testConfiguration: visit.toJSON(), viewModel: viewModel, timeout: 5)
    }

    override func setUp() async throws {
        try await super.setUp(bundle: .main, resourceDirectoryName: "", appBundleIdentifier: "org.example.Kiosk")
        continueAfterFailure = false
    }
}

extension XCUIElement {
    /// What a field contains.
    var entry: String? { value as? String }

    /// Types into a field that has the focus, and waits for its value.
    func fill(_ characters: String) {
        typeText(characters)
        XCTAssertTrue(wait(for: \.entry, toEqual: characters, timeout: 2))
    }

    /// Taps the element, or its middle if something is in front of it.
    func press() {
        guard !isHittable else { return tap() }
        coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    }
}
