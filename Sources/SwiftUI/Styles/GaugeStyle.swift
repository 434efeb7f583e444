/// The appearance of gauges: what the style makes of their value and labels.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct GaugeStyleConfiguration {
    public struct Label {
        fileprivate let content: AnyView
    }

    public struct CurrentValueLabel {
        fileprivate let content: AnyView
    }

    /// The label of an end of the range. Apple's has a type for each end.
    public struct BoundsLabel {
        fileprivate let content: AnyView
    }

    /// The value from 0 to 1.
    public let value: Double
    public let label: Label
    public let currentValueLabel: CurrentValueLabel?
    public let minimumValueLabel: BoundsLabel?
    public let maximumValueLabel: BoundsLabel?

    init(
        value: Double, label: AnyView, currentValueLabel: AnyView?, minimumValueLabel: AnyView?,
        maximumValueLabel: AnyView?
    ) {
        self.value = value
        self.label = Label(content: label)
        self.currentValueLabel = currentValueLabel.map(CurrentValueLabel.init)
        self.minimumValueLabel = minimumValueLabel.map(BoundsLabel.init)
        self.maximumValueLabel = maximumValueLabel.map(BoundsLabel.init)
    }
}

extension GaugeStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
    public var body: some View { content }
}

extension GaugeStyleConfiguration.BoundsLabel: View {
    public var body: some View { content }
}

/// The default appearance: a bar.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

/// A small bar with a point at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Gauge(configuration).appearance("point") }
}

public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Gauge(configuration).appearance("arc") }
}

public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Gauge(configuration).appearance("ring") }
}

extension View {
    nonisolated public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.styles.gauge = style })
    }

    nonisolated fileprivate func appearance(_ name: String) -> some View {
        modifier(NodeModifier { $0.appearance = name })
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle { nonisolated public static var automatic: Self { Self() } }

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    nonisolated public static var linearCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    nonisolated public static var accessoryLinear: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    nonisolated public static var accessoryLinearCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    nonisolated public static var accessoryCircular: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    nonisolated public static var accessoryCircularCapacity: Self { Self() }
}
