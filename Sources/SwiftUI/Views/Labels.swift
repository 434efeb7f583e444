public struct Label<Title: View, Icon: View> {
    private let title: Title
    private let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ title: LocalizedStringKey, systemImage: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
    }

    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content, systemImage: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
    }
}

extension Label: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        if let style = context.environment.styles.label { return nodes(style, in: context) }
        var node = context.node(.label, children: title)
        node.parts[.icon] = context.nodes(of: icon, as: .icon)
        return [node]
    }

    @MainActor private func nodes(_ style: some LabelStyle, in context: EvaluationContext) -> [ViewNode] {
        let configuration = LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon))
        return context.nodes(styledBy: style, \.label) { place in
            place.nodes(linking: style) { $0.makeBody(configuration: configuration) }
        }
    }
}

public struct LabeledContent<Label: View, Content: View> {
    private let label: Label
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
}

extension LabeledContent where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init<Value: StringProtocol>(_ title: LocalizedStringKey, value: Value) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    @_disfavoredOverload
    public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }
}

extension LabeledContent: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        if let style = context.environment.styles.labeledContent { return nodes(style, in: context) }
        var node = context.node(.labeledContent, children: content)
        node.parts[.label] = context.nodes(of: label, as: .label)
        return [node]
    }

    @MainActor private func nodes(_ style: some LabeledContentStyle, in context: EvaluationContext) -> [ViewNode] {
        let configuration = LabeledContentStyleConfiguration(label: AnyView(label), content: AnyView(content))
        return context.nodes(styledBy: style, \.labeledContent) { place in
            place.nodes(linking: style) { $0.makeBody(configuration: configuration) }
        }
    }
}
