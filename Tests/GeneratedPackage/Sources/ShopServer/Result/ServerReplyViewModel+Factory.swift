import FOSFoundation
import FOSMVVM
import Foundation
import Shop

extension ServerReplyViewModel: ViewModelFactory {
    /// What the server knows when it makes a server reply.
    public struct Context: ViewModelFactoryContext {
        public let appVersion: SystemVersion
    }

    /// Makes the server reply for a request. Replace the sample values with those of your database.
    public static func model(context: Context) async throws -> Self {
        .init(result: .success(.stub()))
    }
}
