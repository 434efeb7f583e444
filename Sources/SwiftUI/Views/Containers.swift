/// A region that scrolls when its content does not fit.
public struct ScrollView<Content: View> {
    private let axes: Axis.Set
    private let content: Content

    /// Creates a region that scrolls along these axes.
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ScrollView: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        [context.refreshableNode(.scrollView(axes), children: content)]
    }
}

/// A direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    case horizontal, vertical

    /// A set of directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        /// Creates a set from the bits of its directions.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

/// Controls that the user fills in and submits together.
public struct Form<Content: View> {
    private let content: Content

    /// Creates a form.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Form: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        let action = context.environment.submitAction.map { context.register($0) }
        return [context.refreshableNode(.form, children: content, action: action)]
    }
}

/// A part of a form or a list, with a header and a footer.
public struct Section<Header: View, Content: View, Footer: View> {
    private let header: Header
    private let content: Content
    private let footer: Footer
}

extension Section {
    /// Creates a section.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// Creates a section without a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) where Header == EmptyView {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// Creates a section without a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) where Footer == EmptyView {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Creates a section without a header and a footer.
    public init(@ViewBuilder content: () -> Content) where Header == EmptyView, Footer == EmptyView {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }

    /// Creates a section whose header is a text.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
    where Header == Text, Footer == EmptyView {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    /// Creates a section whose header is a text.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content)
    where Header == Text, Footer == EmptyView {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        var node = context.node(.section, children: content)
        node.parts[.header] = context.nodes(of: header, as: .header)
        node.parts[.footer] = context.nodes(of: footer, as: .footer)
        return [node]
    }
}
