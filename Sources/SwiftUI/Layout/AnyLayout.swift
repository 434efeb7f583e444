import Diagnostics

/// A layout of any type. The views keep their state when it changes.
public struct AnyLayout: _BuiltInLayout {
    public let _arrangement: _LayoutArrangement

    public init<Other: Layout>(_ layout: Other) {
        _arrangement = (layout as? any _BuiltInLayout)?._arrangement ?? .rows("\(Other.self)")
    }
}

/// A layout that this module declares. Not for use.
public protocol _BuiltInLayout: Layout, Sendable where Cache == Void {
    /// How a page arranges the views.
    var _arrangement: _LayoutArrangement { get }
}

/// How a page arranges views. Not for use.
public enum _LayoutArrangement: Sendable {
    case vertical(HorizontalAlignment, spacing: CGFloat?)
    case horizontal(VerticalAlignment, spacing: CGFloat?)
    case inFront(Alignment)
    /// Rows, for the layout of a program with this name.
    case rows(String)
}

extension _BuiltInLayout {
    /// The whole space. A page does not ask a layout for its size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Does nothing. A page does not ask a layout for places.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
}

public struct VStackLayout: _BuiltInLayout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public var _arrangement: _LayoutArrangement { .vertical(alignment, spacing: spacing) }

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}

public struct HStackLayout: _BuiltInLayout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public var _arrangement: _LayoutArrangement { .horizontal(alignment, spacing: spacing) }

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}

public struct ZStackLayout: _BuiltInLayout {
    public var alignment: Alignment

    public var _arrangement: _LayoutArrangement { .inFront(alignment) }

    public init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// Views in a layout.
struct LaidOut<Content: View> {
    let layout: AnyLayout
    let content: Content
}

extension LaidOut: View, PrimitiveView {
    typealias Body = Never

    func nodes(in context: EvaluationContext) -> [ViewNode] {
        let nodes = context.nodes(of: content, as: .children)
        var node: ViewNode
        switch layout._arrangement {
        case .vertical(let alignment, let spacing):
            node = context.node(.vStack(alignment, spacing: spacing))
            node.children = nodes.map { $0.aligned(alignment) }
        case .horizontal(let alignment, let spacing):
            node = context.node(.hStack(alignment, spacing: spacing))
            node.children = nodes.map { $0.aligned(nil, alignment) }
        case .inFront(let alignment):
            node = context.node(.zStack(alignment))
            node.children = nodes.map { $0.aligned(alignment.horizontal, alignment.vertical) }
        case .rows(let name):
            context.report(
                Diagnostic(
                    .withoutEffect, "A page does not call the layout \(name). It shows the views in rows.",
                    subject: name))
            node = context.node(.rows)
            node.children = nodes
        }
        return [node]
    }
}
