import FOSFoundation
import FOSMVVM
import Foundation
import Shop

extension ServerSlipViewModel: ViewModelFactory {
    /// What the server knows when it makes a server slip.
    public struct Context: ViewModelFactoryContext {
        public let appVersion: SystemVersion
    }

    /// Makes the server slip for a request. Replace the sample values with those of your database.
    public static func model(context: Context) async throws -> Self {
        .init(email: "mina@example.org")
    }
}
