public struct Section<Parent, Content, Footer> {
    private let header: Parent
    private let content: Content
    private let footer: Footer
    /// Nil if the section is always expanded.
    private var isExpanded: Binding<Bool>?
}

extension Section where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// Creates a section without a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) where Parent == EmptyView {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// Creates a section without a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) where Footer == EmptyView {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Creates a section without a header and a footer.
    public init(@ViewBuilder content: () -> Content) where Parent == EmptyView, Footer == EmptyView {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }

    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
    where Parent == Text, Footer == EmptyView {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content)
    where Parent == Text, Footer == EmptyView {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    public init(header: Parent, @ViewBuilder content: () -> Content) where Footer == EmptyView {
        self.init(header: header, content: content(), footer: EmptyView())
    }

    public init(footer: Footer, @ViewBuilder content: () -> Content) where Parent == EmptyView {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) where Footer == EmptyView {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    public init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
    where Parent == Text, Footer == EmptyView {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) where Parent == Text, Footer == EmptyView {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        if let isExpanded {
            return context.nodes(
                of: DisclosureGroup(isExpanded: isExpanded) {
                    content
                } label: {
                    header
                })
        }
        var node = context.node(.section, children: content)
        if context.environment.headerProminence == .increased { node.appearance = "increased" }
        node.parts[.header] = context.nodes(of: header, as: .header)
        node.parts[.footer] = context.nodes(of: footer, as: .footer)
        return [node]
    }
}
