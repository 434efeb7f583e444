import FOSFoundation
import FOSMVVM
import Foundation

/// Whether a book can be bought.
public enum BookStatus: String, CaseIterable, Codable, Hashable, Sendable {
    case inStock
    case onOrder
}

/// A book on a shelf.
@ViewModel
public struct BookViewModel {
    @LocalizedString public var priceLabel
    @LocalizedDouble(value: 0) public var rating

    public let id: ModelIdType
    public let title: String
    public let authors: [AuthorReference]
    public let copies: LocalizableInt
    public let publishedAt: LocalizableDate
    public let status: BookStatus

    public struct AuthorReference: Codable, Sendable, Identifiable, Stubbable {
        public let id: ModelIdType
        public let name: String

        public init(id: ModelIdType, name: String) {
            self.id = id
            self.name = name
        }
    }

    public let vmId: ViewModelId

    public init(
        id: ModelIdType,
        title: String,
        authors: [AuthorReference],
        copies: Int,
        publishedAt: Date,
        status: BookStatus
    ) {
        self.id = id
        self.title = title
        self.authors = authors
        self.copies = LocalizableInt(value: copies)
        self.publishedAt = LocalizableDate(value: publishedAt)
        self.status = status
        self.vmId = .init(id: id)
    }

    public static func stub(
        id: ModelIdType = .init(),
        title: String = "The Lighthouse Keeper",
        authors: [AuthorReference] = [.stub()],
        copies: Int = 1200,
        publishedAt: Date = Date(timeIntervalSince1970: 1_700_000_000),
        status: BookStatus = .inStock
    ) -> Self {
        .init(
            id: id,
            title: title,
            authors: authors,
            copies: copies,
            publishedAt: publishedAt,
            status: status
        )
    }
}

extension BookViewModel.AuthorReference {
    public static func stub() -> Self {
        .stub(id: .init())
    }

    public static func stub(
        id: ModelIdType = .init(),
        name: String = "Ines Moreau"
    ) -> Self {
        .init(id: id, name: name)
    }
}
