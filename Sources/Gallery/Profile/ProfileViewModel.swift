import FOSMVVM
import Foundation

/// A volunteer, as visitors see one.
@ViewModel
public struct ProfileViewModel {
    @LocalizedCompoundString(pieces: \.names, separator: \._nameSeparator) public var fullName
    @LocalizedString public var nameSeparator
    @LocalizedString public var memberSinceLabel
    @LocalizedString public var repairsLabel
    @LocalizedString public var successRateLabel
    @LocalizedString public var nextShiftLabel
    @LocalizedString public var noShiftMessage
    @LocalizedString public var skillsLabel
    @LocalizedString public var noSkillsMessage

    public let id: ModelIdType
    /// The parts of the full name, in the order that its owner writes them.
    public let names: [LocalizableString]
    /// The first letters of the names, for the badge.
    public let monogram: String
    public let roleDisplay: LocalizableString
    public let memberSince: LocalizableDate
    public let repairs: LocalizableInt
    /// In percent; nil before the first repair.
    public let successRate: LocalizableDouble?
    public let nextShift: LocalizableDate?
    public let hasSkills: Bool
    public let skills: [LocalizableString]
    public var vmId: ViewModelId

    public init(
        id: ModelIdType, names: [String], role: VolunteerRole, memberSince: Date, repairs: Int,
        successRate: Double?, nextShift: Date?, skills: [Skill]
    ) {
        self.id = id
        self.names = names.map { .constant($0) }
        monogram = String(names.compactMap(\.first).prefix(2))
        roleDisplay = role.localizableString
        self.memberSince = LocalizableDate(value: memberSince, dateStyle: .long)
        self.repairs = LocalizableInt(value: repairs)
        self.successRate = successRate.map { LocalizableDouble(value: $0, maximumFractionDigits: 1) }
        self.nextShift = nextShift.map { LocalizableDate(value: $0) }
        hasSkills = !skills.isEmpty
        self.skills = skills.map(\.localizableString)
        vmId = .init(id: id)
    }
}
