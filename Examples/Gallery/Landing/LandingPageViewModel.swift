import FOSMVVM
import Foundation

/// The page that welcomes a visitor.
@ViewModel
public struct LandingPageViewModel {
    @LocalizedString public var title
    @LocalizedString public var tagline
    @LocalizedString public var description
    @LocalizedString public var nextSessionLabel
    @LocalizedString public var closedNotice
    @LocalizedString public var venueLabel
    @LocalizedString public var venue
    @LocalizedString public var stepsTitle
    @LocalizedStrings public var steps
    @LocalizedString public var figuresTitle
    @LocalizedString public var repairsLabel
    @LocalizedString public var weightLabel
    @LocalizedString public var volunteersLabel

    /// When the doors open next, or nil during a break.
    public let nextSession: LocalizableDate?
    /// Whether there are figures to show yet.
    public let hasFigures: Bool
    public let repairs: LocalizableInt
    /// The avoided waste, in tonnes.
    public let weightSaved: LocalizableDouble
    public let volunteers: LocalizableInt
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(nextSession: Date?, repairs: Int, weightSaved: Double, volunteers: Int) {
        self.nextSession = nextSession.map { LocalizableDate(value: $0, dateStyle: .full) }
        hasFigures = repairs > 0
        self.repairs = LocalizableInt(value: repairs)
        self.weightSaved = LocalizableDouble(value: weightSaved, maximumFractionDigits: 1)
        self.volunteers = LocalizableInt(value: volunteers)
    }
}

extension LandingPageViewModel {
    public static func stub() -> Self {
        .stub(nextSession: SampleDay.opening)
    }

    public static func stub(
        nextSession: Date? = SampleDay.opening,
        repairs: Int = 4812,
        weightSaved: Double = 9.6,
        volunteers: Int = 37
    ) -> Self {
        .init(nextSession: nextSession, repairs: repairs, weightSaved: weightSaved, volunteers: volunteers)
    }
}
