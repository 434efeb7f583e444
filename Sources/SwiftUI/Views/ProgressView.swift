import Diagnostics

public struct ProgressView<Label: View, CurrentValueLabel: View> {
    private var fraction: Double?
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private var timer: Timer?

    /// The time of which the progress is a part.
    private struct Timer {
        let interval: ClosedRange<Date>
        let countsDown: Bool

        func fraction(at present: Date) -> Double {
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            let passed = length > 0 ? Color.bounded(present.timeIntervalSince(interval.lowerBound) / length) : 1
            return countsDown ? 1 - passed : passed
        }
    }

    private init(_ fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// Creates the progress of work, or a sign that it is going on if the value is nil, with labels.
    public init<Value: BinaryFloatingPoint>(
        value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            value.map { Color.bounded(Double($0 / total)) }, label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView {
    /// Creates the progress of a time, with labels. It does not move while the page is open.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(0, label: label(), currentValueLabel: currentValueLabel())
        timer = Timer(interval: timerInterval, countsDown: countsDown)
    }

    /// Creates the progress of a time, with a label. It does not move while the page is open.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == Text {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            Text(timerInterval: timerInterval, countsDown: countsDown)
        }
    }

    /// Creates the progress of a time. It does not move while the page is open.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == Text {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }

    /// Creates the progress of work as the object reports it, without its descriptions.
    public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(
            progress.isIndeterminate ? nil : Color.bounded(progress.fractionCompleted), label: EmptyView(),
            currentValueLabel: EmptyView())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView {
        self.init(label: { EmptyView() })
    }

    public init(@ViewBuilder label: () -> Label) {
        self.init(nil, label: label(), currentValueLabel: EmptyView())
    }

    public init(_ title: LocalizedStringKey) where Label == Text {
        self.init(label: { Text(title) })
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title) where Label == Text {
        self.init(label: { Text(title) })
    }

    /// Creates the progress of work, or a sign that it is going on if the value is nil.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) where Label == EmptyView {
        self.init(value: value, total: total) { EmptyView() }
    }

    /// Creates the progress of work, or a sign that it is going on if the value is nil, with a label.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
        self.init(value: value, total: total, label: label) { EmptyView() }
    }

    /// Creates the progress of work, or a sign that it is going on if the value is nil, with a text.
    public init<Value: BinaryFloatingPoint>(
        _ title: LocalizedStringKey, value: Value?, total: Value = 1
    ) where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }

    /// Creates the progress of work, or a sign that it is going on if the value is nil, with a text.
    @_disfavoredOverload
    public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
        _ title: Title, value: Value?, total: Value = 1
    ) where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label?,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

extension ProgressView: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        if let timer {
            context.report(
                Diagnostic(
                    .withoutEffect, "The progress of a time does not move while the page is open.",
                    subject: "ProgressView(timerInterval:)"))
            var view = self
            (view.fraction, view.timer) = (timer.fraction(at: context.environment.present), nil)
            return view.nodes(in: context)
        }
        guard let style = context.environment.styles.progressView else { return ownNodes(in: context) }
        return nodes(style, in: context)
    }

    @MainActor private func nodes(_ style: some ProgressViewStyle, in context: EvaluationContext) -> [ViewNode] {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: Label.self == EmptyView.self ? nil : AnyView(label),
            currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : AnyView(currentValueLabel))
        return context.nodes(styledBy: style, \.progressView) { place in
            place.nodes(linking: style) { $0.makeBody(configuration: configuration) }
        }
    }

    @MainActor private func ownNodes(in context: EvaluationContext) -> [ViewNode] {
        var node = context.node(.progress(fraction: fraction), children: label)
        // The name of the bar, which does not contain its label.
        let name = node.children.flatMap(\.texts).joined(separator: " ")
        if fraction != nil, !name.isEmpty { node.accessibilityLabel = name }
        node.parts[.message] = context.nodes(of: currentValueLabel, as: .message)
        return [node]
    }
}
