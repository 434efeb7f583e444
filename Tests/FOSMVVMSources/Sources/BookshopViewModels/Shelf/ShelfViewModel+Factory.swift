import FOSFoundation
import FOSMVVM
import Foundation

/// What a server knows when it makes a shelf.
public struct ShelfContext: ViewModelFactoryContext {
    public let shelfId: Int
    public let titles: [String]

    public var appVersion: SystemVersion { .current }

    public init(shelfId: Int, titles: [String]) {
        self.shelfId = shelfId
        self.titles = titles
    }
}

extension ShelfViewModel: ViewModelFactory {
    public static func model(context: ShelfContext) async throws -> Self {
        .init(
            shelfId: context.shelfId,
            name: "Poetry",
            books: context.titles.map { .stub(title: $0) }
        )
    }
}
