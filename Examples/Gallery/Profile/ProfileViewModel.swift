import FOSMVVM
import Foundation

/// A volunteer, as visitors see them.
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
    /// The parts of the full name, in the order in which the volunteer writes them.
    public let names: [LocalizableString]
    /// The first letters of the names, for the badge.
    public let monogram: String
    public let roleDisplay: LocalizableString
    public let memberSince: LocalizableDate
    public let repairs: LocalizableInt
    /// The rate in percent, or nil before the first repair.
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

extension ProfileViewModel {
    public static func stub() -> Self {
        .stub(id: .sample(1))
    }

    public static func stub(
        id: ModelIdType = .sample(1),
        names: [String] = ["Amal", "Haddad"],
        role: VolunteerRole = .fixer,
        memberSince: Date = SampleDay.firstSeason,
        repairs: Int = 1284,
        successRate: Double? = 87.5,
        nextShift: Date? = SampleDay.opening,
        skills: [Skill] = [.soldering, .woodwork, .sewing]
    ) -> Self {
        .init(
            id: id, names: names, role: role, memberSince: memberSince, repairs: repairs,
            successRate: successRate, nextShift: nextShift, skills: skills)
    }

    /// A volunteer on the first day.
    public static func stubNewcomer() -> Self {
        .stub(
            id: .sample(2), names: ["Jan", "Kowalski"], role: .apprentice, memberSince: SampleDay.lastSeason,
            repairs: 0, successRate: nil, nextShift: nil, skills: [])
    }
}

/// The role of a volunteer in the workshop.
public enum VolunteerRole: String, CaseIterable, Codable, Sendable {
    case fixer, host, apprentice

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}

/// A skill of a volunteer.
public enum Skill: String, CaseIterable, Codable, Sendable {
    case soldering, sewing, bicycleRepair, woodwork

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
