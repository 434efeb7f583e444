import FOSFoundation
import FOSMVVM
import Foundation
import Shop

extension ServerBoxViewModel: ViewModelFactory {
    /// What the server knows when it makes a server box.
    public struct Context: ViewModelFactoryContext {
        public let appVersion: SystemVersion
    }

    /// Makes the server box for a request. Replace the sample values with those of your database.
    public static func model(context: Context) async throws -> Self {
        .init(count: 3, state: .idle)
    }
}
