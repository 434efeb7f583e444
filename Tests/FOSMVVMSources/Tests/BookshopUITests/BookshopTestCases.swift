import BookshopViewModels
import FOSMVVM
import FOSTestingUI
import Foundation
import XCTest

class BookshopDisplayTestCase<VM: ViewModel>: ViewModelDisplayTestCase<VM>, @unchecked Sendable {
    override func setUp() async throws {
        try await super.setUp(
            bundles: [BookshopResourceAccess.localizationBundle],
            resourceDirectoryName: "Resources",
            appBundleIdentifier: "org.example.bookshop"
        )

        continueAfterFailure = false
    }
}

class BookshopViewTestCase<VM: ViewModel, VMO: ViewModelOperations>: ViewModelViewTestCase<VM, VMO>,
    @unchecked Sendable
{
    override func setUp() async throws {
        try await super.setUp(
            bundle: BookshopResourceAccess.localizationBundle,
            resourceDirectoryName: "Resources",
            appBundleIdentifier: "org.example.bookshop"
        )

        continueAfterFailure = false
    }
}
