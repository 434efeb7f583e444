import FOSFoundation
import FOSMVVM
import Foundation
import Shop

extension ServerDoorPageViewModel: ViewModelFactory {
    /// What the server knows when it makes a server door page.
    public struct Context: ViewModelFactoryContext {
        public let appVersion: SystemVersion
    }

    /// Makes the server door page for a request. Replace the sample values with those of your database.
    public static func model(context: Context) async throws -> Self {
        .init()
    }
}
