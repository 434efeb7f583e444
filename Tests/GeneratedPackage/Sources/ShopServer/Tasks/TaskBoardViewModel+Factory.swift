import FOSFoundation
import FOSMVVM
import Foundation
import Shop

extension TaskBoardViewModel: ViewModelFactory {
    /// What the server knows when it makes a task board.
    public struct Context: ViewModelFactoryContext {
        public let appVersion: SystemVersion
    }

    /// Makes the task board for a request. Replace the sample values with those of your database.
    public static func model(context: Context) async throws -> Self {
        .init(cards: [.stub(), .stub()])
    }
}
