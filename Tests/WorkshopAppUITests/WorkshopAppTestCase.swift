import FOSMVVM
import FOSTestingUI
import Foundation
import XCTest

/// A test of a view of the app.
class WorkshopAppTestCase<VM: ViewModel, VMO: ViewModelOperations>: ViewModelViewTestCase<VM, VMO>,
    @unchecked Sendable
{
    override func setUp() async throws {
        try await super.setUp(
            bundle: Bundle.main,
            resourceDirectoryName: "",
            appBundleIdentifier: "org.example.WorkshopApp"
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
}
