import FOSMVVM

/// Information about one station of the workshop.
@ViewModel
public struct InfoCardViewModel {
    @LocalizedString public var activeStatusLabel
    @LocalizedString public var inactiveStatusLabel

    public let id: ModelIdType
    public let station: Station
    public let title: LocalizableString
    /// What to bring, or nil if nothing special is needed.
    public let subtitle: LocalizableString?
    public let description: LocalizableString
    /// Whether the station is staffed now.
    public let isActive: Bool
    public var vmId: ViewModelId

    public init(id: ModelIdType, station: Station, hasSubtitle: Bool, isActive: Bool) {
        self.id = id
        self.station = station
        title = station.localizableString
        subtitle = hasSubtitle ? station.subtitle : nil
        description = station.description
        self.isActive = isActive
        vmId = .init(id: id)
    }
}

extension InfoCardViewModel {
    public static func stub() -> Self {
        .stub(id: .sample(1))
    }

    public static func stub(
        id: ModelIdType = .sample(1),
        station: Station = .electronics,
        hasSubtitle: Bool = true,
        isActive: Bool = true
    ) -> Self {
        .init(id: id, station: station, hasSubtitle: hasSubtitle, isActive: isActive)
    }
}

/// A place in the workshop for one kind of work.
public enum Station: String, CaseIterable, Codable, Sendable {
    case electronics, textiles, bicycles, woodwork

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }

    /// What to bring or to know before a visit.
    public var subtitle: LocalizableString {
        .localized(for: Self.self, propertyName: "\(rawValue)Subtitle")
    }

    /// The work that is done at the station.
    public var description: LocalizableString {
        .localized(for: Self.self, propertyName: "\(rawValue)Description")
    }
}
