/// How much a view stands out.
public enum Prominence: Hashable, Sendable {
    case standard, increased
}

extension EnvironmentValues {
    private enum HeaderProminenceKey: EnvironmentKey {
        static let defaultValue = Prominence.standard
    }

    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}
