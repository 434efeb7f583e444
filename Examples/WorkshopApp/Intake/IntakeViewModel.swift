import FOSMVVM

/// The intake of an item, from the door to the ticket.
@ViewModel
public struct IntakeViewModel {
    @LocalizedString public var pageTitle
    @LocalizedString public var introduction
    @LocalizedString public var startButtonLabel
    @LocalizedString public var nextButtonLabel
    @LocalizedString public var statusLabel
    @LocalizedString public var activeText
    @LocalizedString public var inactiveText

    public let state: IntakeState
    /// Whether the workshop accepts the item today.
    public let isActive: Bool
    public let level: RepairLevel
    /// Whether the visitor can sit at the workbench.
    public let isEnabled: Bool
    public let status: VolunteerStatus
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(state: IntakeState, isActive: Bool, level: RepairLevel, isEnabled: Bool, status: VolunteerStatus) {
        self.state = state
        self.isActive = isActive
        self.level = level
        self.isEnabled = isEnabled
        self.status = status
    }

    /// Returns an intake. By default, it has not started.
    public static func stub(
        state: IntakeState = .idle, isActive: Bool = true, level: RepairLevel = .low, isEnabled: Bool = true,
        status: VolunteerStatus = .atBench
    ) -> Self {
        .init(state: state, isActive: isActive, level: level, isEnabled: isEnabled, status: status)
    }
}

extension IntakeViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any IntakeViewModelOperations { IntakeViewStubOps() }
}
