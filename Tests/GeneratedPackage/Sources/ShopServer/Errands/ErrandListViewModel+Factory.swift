import FOSFoundation
import FOSMVVM
import Foundation
import Shop

extension ErrandListViewModel: ViewModelFactory {
    /// What the server knows when it makes a errand list.
    public struct Context: ViewModelFactoryContext {
        public let appVersion: SystemVersion
    }

    /// Makes the errand list for a request. Replace the sample values with those of your database.
    public static func model(context: Context) async throws -> Self {
        .init(
            count: 3,
            dueAt: .now,
            ratio: 2.5,
            isOpen: true,
            owner: "Owner",
            state: .open,
            rows: [.stub(), .stub()],
            labels: ["First", "Second"],
            notes: ["First", "Second"],
            hours: 2.5
        )
    }
}
