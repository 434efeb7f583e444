/// A button that shows a list of buttons.
public struct Menu<Label: View, Content: View> {
    private let content: Content
    private let label: Label

    /// Creates a menu with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }
}

extension Menu where Label == Text {
    /// Creates a menu whose label is a text.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a menu whose label is a text.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// Creates a menu whose label is a text with a system symbol.
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    /// Creates a menu whose label is a text with a system symbol.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Menu: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        let (appearance, label) = context.styled(AnyView(label))
        var place = context
        place.environment.buttonStyle = .builtIn(.automatic)
        var node = place.node(.menu(appearance), children: content)
        node.parts[.label] = context.nodes(of: label, as: .label)
        return [node]
    }
}
