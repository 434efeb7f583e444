import FOSMVVM
import Foundation

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
    public static func stubOfNewcomer() -> Self {
        .stub(
            id: .sample(2), names: ["Jan", "Kowalski"], role: .apprentice, memberSince: SampleDay.lastSeason,
            repairs: 0, successRate: nil, nextShift: nil, skills: [])
    }
}
