/// A drawing of commands, which the page shows as an SVG. It fills its space, as a ``GeometryReader`` does, and the browser
/// reports its size.
public struct Canvas<Symbols: View> {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool

    /// Creates a drawing with views that the commands draw. The browser decides how it computes colors.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) {}
    }
}

extension Canvas: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        let space = context.environment.proposal
        let frame = context.environment.measuredFrames[context.scopeID] ?? CGRect(origin: .zero, size: space)
        let place = context.child(.part(.children))
        let sheet = DrawingSheet(place: place, symbols: context.nodes(of: symbols, as: .item))
        var drawing = GraphicsContext(sheet: sheet, size: frame.size, environment: context.environment)
        renderer(&drawing, frame.size)
        var node = context.node(.geometryReader(frame: frame, space: space))
        node.children = [place.node(.canvas(Drawing(size: frame.size, marks: sheet.marks)))]
        return [node]
    }
}

/// Collects what the commands of a ``Canvas`` or of a layer draw.
@MainActor
final class DrawingSheet {
    private let place: EvaluationContext
    private let symbols: [ViewNode]
    private(set) var marks: [Drawing.Mark] = []
    /// The number of views so far, shared with the layers.
    private let count: Count

    private final class Count {
        var value = 0
    }

    init(place: EvaluationContext, symbols: [ViewNode]) {
        self.place = place
        self.symbols = symbols
        count = Count()
    }

    private init(layerOf sheet: DrawingSheet) { (place, symbols, count) = (sheet.place, sheet.symbols, sheet.count) }

    func layer() -> DrawingSheet { DrawingSheet(layerOf: self) }

    func add(_ mark: Drawing.Mark) { marks.append(mark) }

    /// Returns the nodes of a view, with ids of their own.
    func nodes(of view: some View) -> [ViewNode] {
        count.value += 1
        return place.child(.child(count.value)).nodes(of: view)
    }

    func symbol(_ id: AnyHashable) -> [ViewNode]? { symbols.first { $0.tag?.value == id }.map { [$0] } }

    /// Returns the nodes with ids that no other copy has.
    func copy(of nodes: [ViewNode]) -> [ViewNode] {
        count.value += 1
        return nodes.map { $0.copy("c\(count.value)") }
    }

    func report(_ name: String, _ reason: String) { place.report(withoutEffect: name, reason: reason) }
}

extension ViewNode {
    /// Returns the node as a picture that nobody can use.
    fileprivate func copy(_ suffix: String) -> ViewNode {
        var node = self
        node.id += "-\(suffix)"
        node.action = nil
        node.children = children.map { $0.copy(suffix) }
        node.parts = parts.mapValues { $0.map { $0.copy(suffix) } }
        return node
    }
}
