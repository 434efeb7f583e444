import FOSFoundation
import FOSMVVM
import Foundation
import Shop

extension FeedbackViewModel: ViewModelFactory {
    /// What the server knows when it makes a feedback.
    public struct Context: ViewModelFactoryContext {
        public let appVersion: SystemVersion
    }

    /// Makes the feedback for a request. Replace the sample values with those of your database.
    public static func model(context: Context) async throws -> Self {
        .init(
            message: "Message",
            link: "https://example.org",
            phone: "+49 30 555010",
            password: "Password"
        )
    }
}
