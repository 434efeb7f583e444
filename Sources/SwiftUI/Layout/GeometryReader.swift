/// A view that knows its size. It fills its space, and its content begins at the leading edge of the top.
///
/// On a page without script, the size is the one that the preview and the frames around the view set. On any other page, the
/// browser reports it.
public struct GeometryReader<Content: View> {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        let space = context.environment.proposal
        let frame = context.environment.measuredFrames[context.scopeID] ?? CGRect(origin: .zero, size: space)
        var node = context.node(.geometryReader(frame: frame, space: space))
        var inner = context
        inner.environment.proposal = frame.size
        node.children = inner.nodes(of: content(GeometryProxy(frame: frame)), as: .children)
        return [node]
    }
}

/// The size and the place of a ``GeometryReader``, in CSS pixels.
public struct GeometryProxy: Sendable {
    private let frame: CGRect

    init(frame: CGRect) { self.frame = frame }

    public var size: CGSize { frame.size }

    /// No distances, because all of a page can be seen.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// Returns the place in the page, or in the view itself.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the place in the page, or in the view itself.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        coordinateSpace.isLocal ? CGRect(origin: .zero, size: size) : frame
    }

    /// Returns nil, because no place in a page has bounds of its own.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
}

extension EnvironmentValues {
    /// The size of the space for a view, as far as it is known without a browser. By default, it is that of a page on a
    /// phone.
    @Entry package var proposal: CGSize = CGSize(width: 358, height: 812)

    /// The places that the browser reports, by the ids of nodes.
    @Entry package var measuredFrames: [String: CGRect] = [:]
}

/// Changes the appearance of a view, and the space that is known for its content.
struct SpaceModifier {
    let attribute: StyleAttribute
}

extension SpaceModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        var inner = context.child(.content)
        inner.environment.proposal = attribute.space(in: inner.environment.proposal)
        return inner.nodes(of: content).map { node in
            var node = node
            node.style.append(attribute)
            return node
        }
    }
}

extension StyleAttribute {
    /// Returns the space for the content of a view in a space.
    fileprivate func space(in space: CGSize) -> CGSize {
        switch self {
        case .frame(let frame):
            CGSize(
                width: Self.length(frame.idealWidth, frame.minWidth, frame.maxWidth, in: space.width),
                height: Self.length(frame.idealHeight, frame.minHeight, frame.maxHeight, in: space.height))
        case .padding(let edges, let length):
            CGSize(
                width: max(space.width - Self.sum(edges.intersection(.horizontal), length), 0),
                height: max(space.height - Self.sum(edges.intersection(.vertical), length), 0))
        default: space
        }
    }

    private static func length(_ ideal: CGFloat?, _ least: CGFloat?, _ most: CGFloat?, in space: CGFloat) -> CGFloat {
        if let ideal, ideal.isFinite { return max(ideal, 0) }
        return max(min(space, most ?? .infinity), least?.isFinite == true ? least ?? 0 : 0)
    }

    private static func sum(_ edges: Edge.Set, _ length: CGFloat?) -> CGFloat {
        CGFloat(Edge.allCases.filter { edges.contains(Edge.Set(rawValue: 1 << $0.rawValue)) }.count) * (length ?? 16)
    }
}
