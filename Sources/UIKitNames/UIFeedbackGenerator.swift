public import Foundation

/// Feedback that is felt, which a browser does not play.
public class UIFeedbackGenerator {
    public init() {}

    public func prepare() {}

    fileprivate func play() {
        UsedStandIns.note("\(Self.self)", "A browser plays no feedback.")
    }
}

/// The feedback of two things that touch.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public override init() {}
    public init(style: FeedbackStyle) {}

    public enum FeedbackStyle: Int, Hashable, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public func impactOccurred() { play() }
    public func impactOccurred(intensity: CGFloat) { play() }
}

/// The feedback of a result.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The kind of a result.
    public enum FeedbackType: Int, Hashable, Sendable {
        case success, warning, error
    }

    public func notificationOccurred(_ type: FeedbackType) { play() }
}

/// The feedback of a selection that changes.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() { play() }
}

/// What the user has copied, which a page may not read.
public final class UIPasteboard: Sendable {
    private static let pasteboard = UIPasteboard()

    private init() {}

    public static var general: UIPasteboard {
        UsedStandIns.note("UIPasteboard.general", "Actions run on the host, so nothing is copied. It is always empty.")
        return pasteboard
    }

    public var string: String? {
        get { nil }
        set {}
    }
    public var strings: [String]? {
        get { nil }
        set {}
    }
    public var url: URL? {
        get { nil }
        set {}
    }
    public var image: UIImage? {
        get { nil }
        set {}
    }
    public var hasStrings: Bool { false }
    public var hasImages: Bool { false }
    public var hasURLs: Bool { false }
}
