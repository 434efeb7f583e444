/// A control for a number between limits. Only assistive technology speaks its label.
public struct Slider<Label: View, ValueLabel: View> {
    private let value: Binding<Double>
    private let limits: ControlLimits
    private let bounds: ClosedRange<Double>
    private let step: Double?
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void

    /// - Parameter step: Nil allows any value between the limits.
    private init<Value: BinaryFloatingPoint>(
        _ value: Binding<Value>, _ bounds: ClosedRange<Value>, step: Value.Stride?, label: Label,
        minimum: ValueLabel, maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
    ) where Value.Stride: BinaryFloatingPoint {
        self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Value($0) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        limits = ControlLimits(
            minimum: "\(self.bounds.lowerBound)", maximum: "\(self.bounds.upperBound)",
            step: self.step.map { "\($0)" } ?? "any")
        self.label = label
        minimumValueLabel = minimum
        maximumValueLabel = maximum
        self.onEditingChanged = onEditingChanged
    }

    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged)
    }

    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
    }

    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a control. `accessibilityLabel` is its label.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
    }

    /// Creates a control for multiples of a step. `accessibilityLabel` is its label.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(), onEditingChanged)
    }
}

extension Slider: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        let control = ControlView(.slider(limits)) {
            .text(shownText)
        } enter: { entered in
            guard case .text(let text) = entered, let number = Double(text), bounds.contains(number) else {
                throw ViewInputError.invalidValue(entered.text)
            }
            onEditingChanged(true)
            value.wrappedValue = number
            onEditingChanged(false)
        } label: {
            label
        } message: {
        }
        return context.nodes(of: control).map { node in
            var node = node
            node.parts[.leading] = context.nodes(of: minimumValueLabel, as: .leading)
            node.parts[.trailing] = context.nodes(of: maximumValueLabel, as: .trailing)
            return node
        }
    }

    /// The number as a browser changes and writes it (WHATWG HTML, "Range state"), so that what an untouched slider
    /// sends is not a change.
    private var shownText: String {
        let number = shownNumber
        return number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }

    /// The number within the bounds, and the nearest on a step.
    private var shownNumber: Double {
        guard !value.wrappedValue.isNaN else { return bounds.lowerBound }
        let number = min(max(value.wrappedValue, bounds.lowerBound), bounds.upperBound)
        guard let step, step > 0 else { return number }
        let nearest = bounds.lowerBound + ((number - bounds.lowerBound) / step).rounded() * step
        guard abs(nearest - number) > step * 1e-9 else { return number }
        let valid = nearest > bounds.upperBound ? nearest - step : nearest
        // Without what binary fractions add: 3 * 0.1 is 0.30000000000000004.
        return (valid * 1e9).rounded() / 1e9
    }
}
