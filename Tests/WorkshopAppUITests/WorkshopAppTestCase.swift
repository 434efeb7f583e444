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
    /// What a field contains.
    var entry: String? { value as? String }

    /// Types into the field that has the focus, and waits until it shows the text.
    func enter(_ text: String, within seconds: TimeInterval = 2) {
        typeText(text)
        _ = wait(for: \.entry, toEqual: text, timeout: seconds)
    }
}
