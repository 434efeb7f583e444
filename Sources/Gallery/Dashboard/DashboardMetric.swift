import FOSMVVM

/// What a card of the dashboard counts.
public enum DashboardMetric: String, CaseIterable, Codable, Sendable {
    case repairsToday, openTickets, successRate, weightSaved

    /// The case's name in the locale.
    public var localizableString: LocalizableString {
        .localized(for: Self.self, propertyName: rawValue)
    }
}
