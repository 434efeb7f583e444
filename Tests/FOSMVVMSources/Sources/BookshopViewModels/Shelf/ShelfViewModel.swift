import FOSFoundation
import FOSMVVM
import Foundation

/// The books of a shelf, which the server makes for a request with the number of the shelf.
@ViewModel
public struct ShelfViewModel: RequestableViewModel {
    public typealias Request = ShelfRequest

    @LocalizedString public var pageTitle
    @LocalizedString(parentKey: "actions") public var orderLabel
    @LocalizedStrings public var openingHours
    @LocalizedSubs(substitutions: \.summarySubs) public var summary
    @LocalizedStrings private var addressParts
    @LocalizedString private var addressSeparator
    @LocalizedCompoundString(pieces: \._addressParts, separator: \Self._addressSeparator) public var address

    private let summarySubs: [String: LocalizableInt]

    public let name: String
    public let books: [BookViewModel]
    public let vmId: ViewModelId

    public init(shelfId: Int, name: String, books: [BookViewModel]) {
        self.summarySubs = ["count": .init(value: books.count)]
        self.name = name
        self.books = books
        self.vmId = .init(id: "\(shelfId)")
    }

    public static func stub(
        shelfId: Int = 12,
        name: String = "Poetry",
        books: [BookViewModel] = [.stub(), .stub(title: "Salt Roads", status: .onOrder)]
    ) -> Self {
        .init(shelfId: shelfId, name: name, books: books)
    }
}

public final class ShelfRequest: ViewModelRequest, @unchecked Sendable {
    public typealias ResponseError = EmptyError

    public struct Query: ServerRequestQuery {
        public let shelfId: Int

        public init(shelfId: Int) {
            self.shelfId = shelfId
        }
    }

    public let query: Query?
    public var responseBody: ShelfViewModel?

    public init(
        query: Query? = nil,
        sort: EmptySort? = nil,
        fragment: EmptyFragment? = nil,
        requestBody: EmptyBody? = nil,
        responseBody: ShelfViewModel? = nil
    ) {
        self.query = query
        self.responseBody = responseBody
    }
}

extension ShelfRequest.Query: Stubbable {
    public static func stub() -> Self { .init(shelfId: 12) }
}
