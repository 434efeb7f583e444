/// The appearance of progress views: what the style makes of their value and labels.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of the body.
    associatedtype Body: View
    /// The progress view.
    typealias Configuration = ProgressViewStyleConfiguration

    /// Returns the view of a progress.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The progress that a ``ProgressViewStyle`` shows.
public struct ProgressViewStyleConfiguration {
    /// The label of a progress view.
    public struct Label {
        fileprivate let content: AnyView
    }

    /// The label of the value.
    public struct CurrentValueLabel {
        fileprivate let content: AnyView
    }

    /// The progress from 0 to 1. Nil if it is not known.
    public let fractionCompleted: Double?
    /// The label, if there is one.
    public var label: Label?
    /// The label of the value, if there is one.
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
    /// Creates the style.
    nonisolated public init() {}

    /// Returns the view of a progress.
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    /// Creates the style.
    nonisolated public init() { tint = nil }

    /// Creates the style with a color.
    nonisolated public init(tint: Color) { self.tint = tint }

    /// Returns the view of a progress.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).modifier(NodeModifier { $0.appearance = "linear" }).tint(tint)
    }
}

/// A circle.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    /// Creates the style.
    nonisolated public init() { tint = nil }

    /// Creates the style with a color.
    nonisolated public init(tint: Color) { self.tint = tint }

    /// Returns the view of a progress.
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
    /// Sets the appearance of the progress views in this view.
    nonisolated public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.styles.progressView = style })
    }
}
