import FOSFoundation
import FOSMVVM
import Foundation
import Shop

extension ErrandBoardViewModel: ViewModelFactory {
    /// What the server knows when it makes a errand board.
    public struct Context: ViewModelFactoryContext {
        public let appVersion: SystemVersion
    }

    /// Makes the errand board for a request. Replace the sample values with those of your database.
    public static func model(context: Context) async throws -> Self {
        .init(cards: [.stub(), .stub()])
    }
}
