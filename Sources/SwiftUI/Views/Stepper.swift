public import Foundation

/// Two buttons that increase and decrease a value. Its label should show the value.
public struct Stepper<Label: View> {
    /// Nil disables the button.
    private let increment: (() -> Void)?
    /// Nil disables the button.
    private let decrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void
    private let label: Label

    /// Creates buttons that run functions. Nil disables a button.
    @_disfavoredOverload
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<Value: Strideable>(
        value: Binding<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<Value: Strideable>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// Creates buttons that run functions. Nil disables a button.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.onEditingChanged = onEditingChanged
        increment = onIncrement
        decrement = onDecrement
        self.label = label()
    }

    public init<Value: Strideable>(
        value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = Self.moved(value.wrappedValue, by: step) },
            onDecrement: { value.wrappedValue = Self.moved(value.wrappedValue, by: -step) },
            onEditingChanged: onEditingChanged)
    }

    public init<Value: Strideable>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let current = value.wrappedValue
        let clamped = { (value: Value) in min(max(value, bounds.lowerBound), bounds.upperBound) }
        let next = clamped(Self.moved(current, by: step))
        let previous = clamped(Self.moved(current, by: -step))
        let increment = { value.wrappedValue = next }
        let decrement = { value.wrappedValue = previous }
        self.init(
            label: label, onIncrement: next > current ? increment : nil,
            onDecrement: previous < current ? decrement : nil, onEditingChanged: onEditingChanged)
    }

    /// Returns the value that is this far away, or the last one of the type on the way there.
    private static func moved<Value: Strideable>(_ value: Value, by distance: Value.Stride) -> Value {
        guard let number = value as? any FixedWidthInteger, let distance = distance as? Int else {
            return value.advanced(by: distance)
        }
        return number.moved(by: distance) as? Value ?? value
    }
}

extension FixedWidthInteger {
    fileprivate func moved(by distance: Int) -> Self {
        let length = Self(clamping: distance.magnitude)
        let (value, isOver) = distance < 0 ? subtractingReportingOverflow(length) : addingReportingOverflow(length)
        return isOver ? (distance < 0 ? .min : .max) : value
    }
}

extension Stepper where Label == Text {
    /// Creates buttons with a text that run functions. Nil disables a button.
    public init(
        _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates buttons with a text that run functions. Nil disables a button.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    public init<Value: Strideable>(
        _ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<Title: StringProtocol, Value: Strideable>(
        _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    public init<Value: Strideable>(
        _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<Title: StringProtocol, Value: Strideable>(
        _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

extension Stepper: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        let next = increment.map { action in context.child(.part(.next)).register(edited(action)) }
        let previous = decrement.map { action in context.child(.part(.previous)).register(edited(action)) }
        var node = context.node(.stepper(decrement: previous, increment: next))
        node.parts[.label] = context.nodes(of: label, as: .label)
        node.hidesLabel = context.environment.hidesLabels
        return [node]
    }

    /// Returns an action between the beginning and the end of editing.
    @MainActor private func edited(_ action: @escaping () -> Void) -> ViewAction {
        .immediate {
            onEditingChanged(true)
            action()
            onEditingChanged(false)
        }
    }
}

// The format is that of a field, which only an app on a Mac has.
extension Stepper where Label == Text {
    /// Creates buttons with a text that change a value by a step, which its label does not show.
    public init<Format: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<Format.FormatInput>,
        step: Format.FormatInput.Stride = 1, format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
        self.init(title, value: value, step: step, onEditingChanged: onEditingChanged)
    }

    /// Creates buttons with a text that change a value by a step, which its label does not show.
    @_disfavoredOverload
    public init<Title: StringProtocol, Format: ParseableFormatStyle>(
        _ title: Title, value: Binding<Format.FormatInput>,
        step: Format.FormatInput.Stride = 1, format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
        self.init(title, value: value, step: step, onEditingChanged: onEditingChanged)
    }

    /// Creates buttons with a text that change a value by a step, within bounds, which its label does not show.
    public init<Format: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
        step: Format.FormatInput.Stride = 1, format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
        self.init(title, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    }

    /// Creates buttons with a text that change a value by a step, within bounds, which its label does not show.
    @_disfavoredOverload
    public init<Title: StringProtocol, Format: ParseableFormatStyle>(
        _ title: Title, value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
        step: Format.FormatInput.Stride = 1, format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
        self.init(title, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    }
}
