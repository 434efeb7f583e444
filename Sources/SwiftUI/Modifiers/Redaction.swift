extension View {
    /// Shows bars in the place of the texts and images in this view.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        modifier(EnvironmentModifier { $0.redactionReasons.formUnion(reason) })
    }

    /// Shows the texts and images in this view, also in one that is redacted.
    nonisolated public func unredacted() -> some View {
        modifier(EnvironmentModifier { $0.redactionReasons = [] })
    }

    /// Sets whether `redacted(reason: .privacy)` applies to the view.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        modifier(EnvironmentModifier { $0.isPrivacySensitive = sensitive })
    }
}

/// Why bars are shown in the place of content.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates a set from the bits of its reasons.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not loaded.
    public static let placeholder = Self(rawValue: 1)
    public static let privacy = Self(rawValue: 2)
    public static let invalidated = Self(rawValue: 4)
}

extension EnvironmentValues {
    /// Why bars are shown in the place of the content.
    @Entry public var redactionReasons: RedactionReasons = []

    @Entry fileprivate var isPrivacySensitive: Bool = false

    /// Whether a bar is shown in the place of a text or an image.
    var isRedacted: Bool {
        redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && isPrivacySensitive
    }
}

extension ViewNode {
    /// Shows a bar in the place of the text or the image, which is not read either.
    mutating func redact() {
        style.append(.redacted)
        isAccessibilityHidden = true
    }
}
