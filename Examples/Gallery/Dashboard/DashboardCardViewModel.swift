import FOSMVVM

/// One figure of a repair day.
@ViewModel
public struct DashboardCardViewModel {
    @LocalizedString public var goalLabel

    public let id: ModelIdType
    public let metric: DashboardMetric
    public let title: LocalizableString
    public let figure: LocalizableDouble
    /// The goal of the team, or nil if more is not better.
    public let goal: LocalizableDouble?
    public let trend: Trend
    public let trendDisplay: LocalizableString
    public var vmId: ViewModelId

    public init(id: ModelIdType, metric: DashboardMetric, figure: Double, goal: Double?, trend: Trend) {
        self.id = id
        self.metric = metric
        title = metric.localizableString
        self.figure = LocalizableDouble(value: figure, maximumFractionDigits: 1)
        self.goal = goal.map { LocalizableDouble(value: $0) }
        self.trend = trend
        trendDisplay = trend.localizableString
        vmId = .init(id: id)
    }
}

extension DashboardCardViewModel {
    public static func stub() -> Self {
        .stub(id: .sample(1))
    }

    public static func stub(
        id: ModelIdType = .sample(1),
        metric: DashboardMetric = .repairsToday,
        figure: Double = 23,
        goal: Double? = 30,
        trend: Trend = .rising
    ) -> Self {
        .init(id: id, metric: metric, figure: figure, goal: goal, trend: trend)
    }

    /// Returns the figures of a busy day.
    public static func stubs() -> [Self] {
        [
            .stub(),
            .stub(id: .sample(2), metric: .openTickets, figure: 8, goal: nil, trend: .falling),
            .stub(id: .sample(3), metric: .successRate, figure: 81.5, goal: 90, trend: .steady),
            .stub(id: .sample(4), metric: .weightSaved, figure: 1246.2, goal: nil),
        ]
    }
}

/// A figure that a card of the dashboard shows.
public enum DashboardMetric: String, CaseIterable, Codable, Sendable {
    case repairsToday, openTickets, successRate, weightSaved

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}

/// The change of a figure since the last repair day.
public enum Trend: String, CaseIterable, Codable, Sendable {
    case rising, steady, falling

    /// The localized name of the case.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
