import FOSMVVM

/// The ticket of a repair, and what happens next.
@ViewModel(options: [.clientHostedFactory])
public struct IntakeTicketViewModel {
    @LocalizedString public var title
    @LocalizedString public var defectLabel
    @LocalizedString public var volunteerLabel
    @LocalizedString public var enabledMessage
    @LocalizedString public var disabledMessage

    public let defectName: LocalizableString
    public let statusText: LocalizableString
    /// Whether the visitor can sit at the workbench.
    public let isEnabled: Bool
    public var vmId: ViewModelId

    public init(detailId: ModelIdType, isEnabled: Bool, status: VolunteerStatus) {
        defectName = Defect(id: detailId).localizableString
        statusText = status.localizableString
        self.isEnabled = isEnabled
        vmId = .init(id: detailId)
    }

    /// Returns the ticket of a dead item.
    public static func stub(
        detailId: ModelIdType = .fixed(21), isEnabled: Bool = true, status: VolunteerStatus = .atBench
    ) -> Self {
        .init(detailId: detailId, isEnabled: isEnabled, status: status)
    }
}
