/// A view that an app evaluates again only if it differs. A page evaluates it each time, with the same result.
public struct EquatableView<Content: View & Equatable> {
    public var content: Content

    public init(content: Content) { self.content = content }
}

extension EquatableView: View {
    public var body: some View { content }
}

extension View where Self: Equatable {
    /// Returns the view, which an app evaluates again only if it differs.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
    public static let identity = Self()

    nonisolated public init() {}
}

extension EmptyModifier: PrimitiveModifier {
    public typealias Body = Never

    package func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        context.nodes(of: content)
    }
}
