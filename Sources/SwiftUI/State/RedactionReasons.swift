/// The reasons why a view hides its content.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set from the bits of its reasons.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
    private enum RedactionKey: EnvironmentKey {
        static let defaultValue: RedactionReasons = []
    }

    /// The reasons why a view hides its content.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }
}
