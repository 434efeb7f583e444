import FOSMVVM

/// A workbench, its status and the repairs that wait for it.
@ViewModel
public struct WorkbenchCardViewModel {
    @LocalizedString public var statusLabel
    @LocalizedSubs(substitutions: \.counts) public var queueText

    public let title: LocalizableString
    public let iconName: String
    public let status: WorkbenchStatus
    public let statusText: LocalizableString
    /// The person who runs the bench today, or nil if nobody does.
    public let subtitle: LocalizableSubstitutions?
    /// The number of repairs that wait for the bench.
    public let queueLength: LocalizableInt
    public var vmId: ViewModelId

    private var counts: [String: LocalizableInt] {
        ["count": queueLength]
    }

    public init(workbench: Workbench, status: WorkbenchStatus, queueLength: Int, runner: String?) {
        title = workbench.localizableString
        iconName = workbench.iconName
        self.status = status
        statusText = status.localizableString
        subtitle = runner.map { name in
            LocalizableString.localized(for: Self.self, propertyName: "subtitle")
                .bind(substitutions: ["name": LocalizableString.constant(name)])
        }
        self.queueLength = LocalizableInt(value: queueLength)
        vmId = .init(id: workbench.rawValue)
    }

    /// Returns a workbench. By default, it is free.
    public static func stub(
        workbench: Workbench = .electronics,
        status: WorkbenchStatus = .free,
        queueLength: Int = 1,
        runner: String? = "Mina Okafor"
    ) -> Self {
        .init(workbench: workbench, status: status, queueLength: queueLength, runner: runner)
    }
}

/// A workbench for one kind of repair.
public enum Workbench: String, CaseIterable, Codable, Sendable {
    case electronics, bicycles, textiles, woodwork

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }

    /// The system symbol of the case.
    public var iconName: String {
        switch self {
        case .electronics: "bolt"
        case .bicycles: "bicycle"
        case .textiles: "scissors"
        case .woodwork: "hammer"
        }
    }
}

/// The status of a workbench.
public enum WorkbenchStatus: String, CaseIterable, Codable, Sendable {
    case free, inUse, closed

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
