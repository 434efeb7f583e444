import FOSFoundation
import FOSMVVM
import Foundation
import Shop

extension ServerNotePageViewModel: ViewModelFactory {
    /// What the server knows when it makes a server note page.
    public struct Context: ViewModelFactoryContext {
        public let appVersion: SystemVersion
    }

    /// Makes the server note page for a request. Replace the sample values with those of your database.
    public static func model(context: Context) async throws -> Self {
        .init(detail: "Detail")
    }
}
