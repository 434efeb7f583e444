/// A part of what the user sees, described in Swift.
///
/// Unlike Apple's, the whole tree of views is evaluated again after each change, the browser does the layout, and
/// only what this module declares exists: any other API of SwiftUI does not compile.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    /// The content of the view. It must have no side effects, as it is evaluated any number of times.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
    /// Not for use. A view that this module implements has no body.
    public var body: Never {
        // This traps because there is no value to return. The evaluation asks such a view for its nodes instead.
        preconditionFailure("\(Self.self) is built in and has no body.")
    }
}

extension Never: View {
    /// No body.
    public typealias Body = Never
}

/// A view that is built in: it becomes nodes of the tree by itself.
@MainActor
package protocol PrimitiveView: View where Body == Never {
    /// Returns the nodes of the view.
    func nodes(in context: EvaluationContext) -> [ViewNode]
}

/// A view without content.
public struct EmptyView: Sendable {
    /// Creates a view without content.
    public init() {}
}

extension EmptyView: PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] { [] }
}

/// A view of any type. When the type changes, the view loses its state.
public struct AnyView {
    private let view: any View

    public init(_ view: some View) {
        self.view = view
    }
}

extension AnyView: PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        context.child(.type(ViewScope.ViewType(type: type(of: view)))).nodes(of: view)
    }
}
