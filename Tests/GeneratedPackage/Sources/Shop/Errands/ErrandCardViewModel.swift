import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the errand card.
@ViewModel
public struct ErrandCardViewModel: Codable, Hashable, Sendable {
    public let id: ModelIdType
    public let name: String
    public let tags: [Tag]

    // MARK: - Nested Types

    /// One tag of the errand card.
    public struct Tag: Codable, Hashable, Identifiable, Sendable, Stubbable {
        public let id: ModelIdType
        public let name: String
        public let usedAt: LocalizableDate

        public init(id: ModelIdType, name: String, usedAt: Date) {
            self.id = id
            self.name = name
            self.usedAt = LocalizableDate(value: usedAt)
        }
    }

    public var vmId: ViewModelId

    public init(id: ModelIdType, name: String, tags: [Tag]) {
        self.id = id
        self.name = name
        self.tags = tags
        vmId = .init(id: id)
    }
}

extension ErrandCardViewModel {
    /// Returns the errand card with sample values.
    public static func stub() -> Self {
        .stub(id: .init())
    }

    /// Returns the errand card with these values.
    public static func stub(
        id: ModelIdType = .init(),
        name: String = "Name",
        tags: [Tag] = [.stub(), .stub()]
    ) -> Self {
        .init(id: id, name: name, tags: tags)
    }
}

extension ErrandCardViewModel.Tag {
    /// Returns the tag with sample values.
    public static func stub() -> Self {
        .stub(id: .init())
    }

    /// Returns the tag with these values.
    public static func stub(
        id: ModelIdType = .init(),
        name: String = "Name",
        usedAt: Date = .now
    ) -> Self {
        .init(id: id, name: name, usedAt: usedAt)
    }
}
