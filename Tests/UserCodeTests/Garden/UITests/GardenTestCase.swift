import FOSMVVM
import FOSTestingUI
import Foundation
import GardenViewModels
import XCTest

/// What the app needs to know before it presents a view.
struct Visit: Codable, Sendable {
    var gardener: String?

    static func by(_ gardener: String) -> Self { .init(gardener: gardener) }
}

/// The base class of the garden's UI tests.
class GardenTestCase<VM: ViewModel, VMO: ViewModelOperations>: ViewModelViewTestCase<VM, VMO>, @unchecked Sendable {
    @MainActor func presentView(on visit: Visit, showing viewModel: VM = .stub()) throws -> XCUIApplication {
        try presentView(testConfiguration: visit.toJSON(), viewModel: viewModel, timeout: 5)
    }

    override func setUp() async throws {
        try await super.setUp(
            bundle: GardenResourceAccess.localizationBundle, resourceDirectoryName: "Texts",
            appBundleIdentifier: "org.example.garden")
        continueAfterFailure = false
        #if os(iOS)
            XCUIDevice.shared.orientation = .landscapeLeft
        #endif
    }
}

extension XCUIElement {
    var entry: String? { value as? String }

    func fill(with words: String) {
        typeText(words)
        XCTAssertTrue(wait(for: \.entry, toEqual: words, timeout: 1))
    }

    func press() {
        guard !isHittable else { return tap() }
        coordinate(withNormalizedOffset: CGVector(dx: 0.25, dy: 0.75)).tap()
    }
}
