/// The appearance of progress views: what the style makes of their value and labels.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ProgressViewStyleConfiguration {
    public struct Label {
        fileprivate let content: AnyView
    }

    public struct CurrentValueLabel {
        fileprivate let content: AnyView
    }

    /// The progress from 0 to 1. Nil if it is not known.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?

    init(fractionCompleted: Double?, label: AnyView?, currentValueLabel: AnyView?) {
        self.fractionCompleted = fractionCompleted
        self.label = label.map(Label.init)
        self.currentValueLabel = currentValueLabel.map(CurrentValueLabel.init)
    }
}

extension ProgressViewStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
    public var body: some View { content }
}

/// The default appearance: a bar, or a circle that turns if the value is not known.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    nonisolated public init() { tint = nil }

    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).modifier(NodeModifier { $0.appearance = "linear" }).tint(tint)
    }
}

public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    nonisolated public init() { tint = nil }

    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).modifier(NodeModifier { $0.appearance = "circular" }).tint(tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    nonisolated public static var linear: Self { Self() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    nonisolated public static var circular: Self { Self() }
}

extension View {
    nonisolated public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.styles.progressView = style })
    }
}
