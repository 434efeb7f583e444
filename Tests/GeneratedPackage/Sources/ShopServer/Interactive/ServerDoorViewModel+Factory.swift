import FOSFoundation
import FOSMVVM
import Foundation
import Shop

extension ServerDoorViewModel: ViewModelFactory {
    /// What the server knows when it makes a server door.
    public struct Context: ViewModelFactoryContext {
        public let appVersion: SystemVersion
    }

    /// Makes the server door for a request. Replace the sample values with those of your database.
    public static func model(context: Context) async throws -> Self {
        .init()
    }
}
