import FOSMVVM
import FOSTestingUI
import Foundation
import XCTest

/// A UI test of a view of the app.
class ShopViewModelViewTestCase<VM: ViewModel, VMO: ViewModelOperations>: ViewModelViewTestCase<
    VM, VMO
>,
@unchecked Sendable
{
    override func setUp() async throws {
        try await super.setUp(
            bundle: Bundle.main,
            resourceDirectoryName: "",
            appBundleIdentifier: "com.example.Shop"
        )
        continueAfterFailure = false
    }
}
