/// A title with an icon.
public struct Label<Title: View, Icon: View> {
    private let title: Title
    private let icon: Icon

    /// Creates a label.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a system symbol.
    public init(_ title: LocalizedStringKey, systemImage: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
    }

    /// Creates a label with a system symbol.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content, systemImage: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
    }
}

extension Label: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        var node = context.node(.label, children: title)
        node.parts[.icon] = context.nodes(of: icon, as: .icon)
        return [node]
    }
}

/// A value with its label.
public struct LabeledContent<Label: View, Content: View> {
    private let label: Label
    private let content: Content

    /// Creates a value with its label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
}

extension LabeledContent where Label == Text {
    /// Creates a value with a text as its label.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }

    /// Creates a value with a text as its label.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a text with a text as its label.
    public init<Value: StringProtocol>(_ title: LocalizedStringKey, value: Value) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    /// Creates a text with a text as its label.
    @_disfavoredOverload
    public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }
}

extension LabeledContent: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        var node = context.node(.labeledContent, children: content)
        node.parts[.label] = context.nodes(of: label, as: .label)
        return [node]
    }
}

/// The progress of work, or a sign that it is still going on.
public struct ProgressView<Label: View> {
    private let fraction: Double?
    private let label: Label

    /// Creates a progress indicator.
    public init() where Label == EmptyView {
        self.init(label: { EmptyView() })
    }

    /// Creates a progress indicator, with a label.
    public init(@ViewBuilder label: () -> Label) {
        fraction = nil
        self.label = label()
    }

    /// Creates a progress indicator, with a text.
    public init(_ title: LocalizedStringKey) where Label == Text {
        self.init(label: { Text(title) })
    }

    /// Creates a progress indicator, with a text.
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
        fraction = value.map { Color.bounded(Double($0 / total)) }
        self.label = label()
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

extension ProgressView: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        var node = context.node(.progress(fraction: fraction), children: label)
        // The name of the bar, which does not contain its label.
        let name = node.children.flatMap(\.texts).joined(separator: " ")
        if fraction != nil, !name.isEmpty { node.accessibilityLabel = name }
        return [node]
    }
}
