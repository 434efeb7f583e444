import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the errand list.
@ViewModel
public struct ErrandListViewModel: Hashable, RequestableViewModel {
    public typealias Request = ErrandListRequest

    @LocalizedString public var title
    @LocalizedString public var emptyMessage

    public let count: LocalizableInt
    public let dueAt: LocalizableDate?
    public let ratio: LocalizableDouble
    public let isOpen: Bool
    public let owner: String?
    public let state: ErrandListState
    public let stateDisplay: LocalizableString
    public let rows: [ErrandRow]
    public let labels: [String]
    public let notes: [String]?
    public let hours: LocalizableDouble?

    // MARK: - Nested Types

    /// One errand row of the errand list.
    public struct ErrandRow: Codable, Hashable, Identifiable, Sendable, Stubbable {
        public let id: ModelIdType
        public let title: String

        public init(id: ModelIdType, title: String) {
            self.id = id
            self.title = title
        }
    }

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(
        count: Int,
        dueAt: Date?,
        ratio: Double,
        isOpen: Bool,
        owner: String?,
        state: ErrandListState,
        rows: [ErrandRow],
        labels: [String],
        notes: [String]?,
        hours: Double?
    ) {
        self.count = LocalizableInt(value: count)
        self.dueAt = dueAt.map { LocalizableDate(value: $0) }
        self.ratio = LocalizableDouble(value: ratio)
        self.isOpen = isOpen
        self.owner = owner
        self.state = state
        stateDisplay = state.localizableString
        self.rows = rows
        self.labels = labels
        self.notes = notes
        self.hours = hours.map { LocalizableDouble(value: $0) }
    }
}

extension ErrandListViewModel {
    /// Returns the errand list with sample values.
    public static func stub() -> Self {
        .stub(count: 3)
    }

    /// Returns the errand list with these values.
    public static func stub(
        count: Int = 3,
        dueAt: Date? = .now,
        ratio: Double = 2.5,
        isOpen: Bool = true,
        owner: String? = "Owner",
        state: ErrandListState = .open,
        rows: [ErrandRow] = [.stub(), .stub()],
        labels: [String] = ["First", "Second"],
        notes: [String]? = ["First", "Second"],
        hours: Double? = 2.5
    ) -> Self {
        .init(
            count: count,
            dueAt: dueAt,
            ratio: ratio,
            isOpen: isOpen,
            owner: owner,
            state: state,
            rows: rows,
            labels: labels,
            notes: notes,
            hours: hours
        )
    }
}

extension ErrandListViewModel.ErrandRow {
    /// Returns the errand row with sample values.
    public static func stub() -> Self {
        .stub(id: .init())
    }

    /// Returns the errand row with these values.
    public static func stub(id: ModelIdType = .init(), title: String = "Title") -> Self {
        .init(id: id, title: title)
    }
}

/// A case of the errand list.
public enum ErrandListState: String, CaseIterable, Codable, Sendable {
    case open, done

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
