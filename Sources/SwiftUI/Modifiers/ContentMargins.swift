extension View {
    /// Adds space around the content of the scroll views in this view, or the default space if there is no length.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        margins([.padding(edges, length: length)], for: placement)
    }

    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let lengths: [(edge: Edge.Set, length: CGFloat)] = [
            (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom), (.trailing, insets.trailing),
        ]
        return margins(
            lengths.filter { edges.contains($0.edge) }.map { .padding($0.edge, length: $0.length) }, for: placement)
    }

    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        margins([.padding(.all, length: length)], for: placement)
    }

    nonisolated private func margins(_ margins: [StyleAttribute], for placement: ContentMarginPlacement) -> some View {
        modifier(MarginModifier(margins: placement == .scrollIndicators ? nil : margins))
    }
}

public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let scrollContent = Self(name: "scrollContent")
    public static let scrollIndicators = Self(name: "scrollIndicators")
}

/// The space around the content of scroll views.
@MainActor
final class ContentMargins {
    let margins: [StyleAttribute]
    /// Whether there is a scroll view.
    fileprivate(set) var isUsed = false

    init(_ margins: [StyleAttribute]) { self.margins = margins }
}

/// Sets the space around the content of scroll views, and notes if there is none.
private struct MarginModifier {
    /// Nil for that of scroll bars.
    let margins: [StyleAttribute]?
}

extension MarginModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        var inner = context.child(.content)
        let name = "contentMargins(_:for:)"
        guard let margins else {
            context.report(withoutEffect: name, reason: "The browser places the scroll bars.")
            return inner.nodes(of: content)
        }
        let used = ContentMargins((context.environment.contentMargins?.margins ?? []) + margins)
        inner.environment.contentMargins = used
        let nodes = inner.nodes(of: content)
        if used.isUsed {
            context.environment.contentMargins?.isUsed = true
        } else {
            context.report(withoutEffect: name, reason: "Only a ScrollView has space around its content.")
        }
        return nodes
    }
}

extension EvaluationContext {
    /// Returns the content of a scroll view with the space around it.
    func withMargins(_ content: some View) -> AnyView {
        guard let margins = environment.contentMargins else { return AnyView(content) }
        margins.isUsed = true
        let column = AnyView(content.modifier(ColumnModifier()))
        return margins.margins.reduce(column) { AnyView($0.modifier(SpaceModifier(attribute: $1))) }
    }
}

/// Makes one node of the content of a scroll view. Scroll views in it have no space of their own.
private struct ColumnModifier {}

extension ColumnModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        var inner = context.child(.content)
        inner.environment.contentMargins = nil
        let nodes = inner.nodes(of: content)
        guard nodes.count != 1 else { return nodes }
        var column = context.node(.vStack(.center, spacing: nil))
        column.children = nodes
        return [column]
    }
}

extension EnvironmentValues {
    @Entry fileprivate var contentMargins: ContentMargins?

    /// Whether scroll views add space around their content.
    var hasContentMargins: Bool { contentMargins != nil }
}

extension View {
    /// Adds space at each edge, as a page has no other safe area.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

    /// Adds space at some edges, as a page has no other safe area.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }

    /// Adds space at all edges, as a page has no other safe area.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}
