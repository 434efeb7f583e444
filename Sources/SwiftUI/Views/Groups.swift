public struct GroupBox<Label: View, Content: View> {
    private let content: Content
    private let label: Label

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.label = label
    }

    /// Creates a box without a label.
    public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
        self.init(label: EmptyView(), content: content)
    }
}

extension GroupBox where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

extension GroupBox: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        if let style = context.environment.styles.groupBox { return nodes(style, in: context) }
        var node = context.node(.groupBox, children: content)
        node.parts[.label] = context.nodes(of: label, as: .label)
        return [node]
    }

    @MainActor private func nodes(_ style: some GroupBoxStyle, in context: EvaluationContext) -> [ViewNode] {
        let configuration = GroupBoxStyleConfiguration(label: AnyView(label), content: AnyView(content))
        return context.nodes(styledBy: style, \.groupBox) { place in
            place.nodes(linking: style) { $0.makeBody(configuration: configuration) }
        }
    }
}

/// A group of views that the user can expand.
///
/// Unlike in Apple's SwiftUI, the views of a group that is not expanded appear, too: their tasks run.
public struct DisclosureGroup<Label: View, Content: View> {
    /// Nil if the group keeps the value.
    private let isExpanded: Binding<Bool>?
    private let content: Content
    private let label: Label

    private init(_ isExpanded: Binding<Bool>?, content: () -> Content, label: () -> Label) {
        self.isExpanded = isExpanded
        self.content = content()
        self.label = label()
    }

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content: content, label: label)
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded, content: content, label: label)
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content: content) { Text(title) }
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content: content) { Text(title) }
    }

    public init(
        _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content: content) { Text(title) }
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content: content) { Text(title) }
    }
}

extension DisclosureGroup: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        let own = context.location(at: 0, initialValue: false)
        let isExpanded = isExpanded ?? Binding(get: { own.value }, set: { own.value = $0 })
        context.register { value in
            guard case .isOn(let entered) = value else { throw ViewInputError.invalidValue(value.text) }
            isExpanded.wrappedValue = entered
        }
        var node = context.node(.disclosure(isExpanded: isExpanded.wrappedValue), children: content)
        node.parts[.label] = context.nodes(of: label, as: .label)
        return [node]
    }
}
