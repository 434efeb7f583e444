/// A message in the place of content that does not exist.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    private let label: Label
    private let description: Description
    private let actions: Actions

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
        @ViewBuilder actions: () -> Actions
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description)
    where Actions == EmptyView {
        self.init(label: label, description: description, actions: EmptyView.init)
    }

    public init(@ViewBuilder label: () -> Label) where Description == EmptyView, Actions == EmptyView {
        self.init(label: label, description: EmptyView.init, actions: EmptyView.init)
    }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, systemImage: systemImage) }, description: { description })
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, systemImage: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, systemImage: systemImage) }, description: { description })
    }
}

extension ContentUnavailableView: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        var node = context.node(.unavailable, children: description)
        node.parts[.label] = context.nodes(of: label, as: .label)
        node.parts[.footer] = context.nodes(of: actions, as: .footer)
        return [node]
    }
}
