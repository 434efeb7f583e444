import FOSMVVM

/// What happens next with a fault.
@ViewModel
public struct DetailInfoViewModel {
    @LocalizedString public var benchLabel
    @LocalizedString public var estimateLabel
    @LocalizedString public var enabledMessage
    @LocalizedString public var disabledMessage

    public let id: ModelIdType
    public let faultName: LocalizableString
    public let status: BenchStatus
    public let statusDisplay: LocalizableString
    /// The estimated time in minutes.
    public let estimate: LocalizableInt
    /// Whether the visitor can sit at the bench.
    public let isEnabled: Bool
    public var vmId: ViewModelId

    public init(id: ModelIdType, fault: Fault, status: BenchStatus, estimate: Int, isEnabled: Bool) {
        self.id = id
        faultName = fault.localizableString
        self.status = status
        statusDisplay = status.localizableString
        self.estimate = LocalizableInt(value: estimate)
        self.isEnabled = isEnabled
        vmId = .init(id: id)
    }
}

extension DetailInfoViewModel {
    public static func stub() -> Self {
        .stub(id: .sample(2))
    }

    public static func stub(
        id: ModelIdType = .sample(2),
        fault: Fault = .silent,
        status: BenchStatus = .free,
        estimate: Int = 45
    ) -> Self {
        .init(id: id, fault: fault, status: status, estimate: estimate, isEnabled: status != .closed)
    }

    /// Returns a bench that visitors can or cannot use.
    public static func stub(isEnabled: Bool) -> Self {
        .stub(status: isEnabled ? .free : .closed)
    }
}

/// The availability of a bench.
public enum BenchStatus: String, CaseIterable, Codable, Sendable {
    case free, busy, closed

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
