/// A value in a range, such as a temperature.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let minimumValueLabel: BoundsLabel?
    private let maximumValueLabel: BoundsLabel?

    private init<Value: BinaryFloatingPoint>(
        _ value: Value, in bounds: ClosedRange<Value>, label: Label, currentValueLabel: CurrentValueLabel? = nil,
        minimum: BoundsLabel? = nil, maximum: BoundsLabel? = nil
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        fraction = length > 0 ? Color.bounded(Double(value - bounds.lowerBound) / length) : 0
        self.label = label
        self.currentValueLabel = currentValueLabel
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }

    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, in: bounds, label: label())
    }

    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, in: bounds, label: label(), currentValueLabel: currentValueLabel())
    }

    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(
            value, in: bounds, label: label(), currentValueLabel: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
}

extension Gauge: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        if let style = context.environment.styles.gauge { return nodes(style, in: context) }
        var node = context.node(.gauge(fraction: fraction))
        node.parts[.label] = context.nodes(of: label, as: .label)
        node.parts[.message] = context.nodes(of: currentValueLabel, as: .message)
        node.parts[.leading] = context.nodes(of: minimumValueLabel, as: .leading)
        node.parts[.trailing] = context.nodes(of: maximumValueLabel, as: .trailing)
        return [node]
    }

    @MainActor private func nodes(_ style: some GaugeStyle, in context: EvaluationContext) -> [ViewNode] {
        let configuration = GaugeStyleConfiguration(
            value: fraction, label: AnyView(label), currentValueLabel: currentValueLabel.map { AnyView($0) },
            minimumValueLabel: minimumValueLabel.map { AnyView($0) },
            maximumValueLabel: maximumValueLabel.map { AnyView($0) })
        return context.nodes(styledBy: style, \.gauge) { place in
            place.nodes(linking: style) { $0.makeBody(configuration: configuration) }
        }
    }
}

extension Gauge
where
    Label == GaugeStyleConfiguration.Label, CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel,
    BoundsLabel == GaugeStyleConfiguration.BoundsLabel, MarkedValueLabels == EmptyView
{
    init(_ configuration: GaugeStyleConfiguration) {
        self.init(
            configuration.value, in: 0...1, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel, minimum: configuration.minimumValueLabel,
            maximum: configuration.maximumValueLabel)
    }
}
