/// The first of several views that fits into its space, or the last one.
///
/// The browser lays out a page after the views are evaluated, so the widths of texts are estimated from the number and size of
/// their letters, and the space is the one that is known; see ``GeometryReader``. All views are evaluated, so their tasks run.
public struct ViewThatFits<Content: View> {
    private let axes: Axis.Set
    private let content: Content

    /// Creates a choice of views, which must fit along these axes.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        let nodes = context.nodes(of: content, as: .children)
        let space = context.environment.proposal
        let fitting = nodes.first { node in
            let size = node.estimatedSize
            return (!axes.contains(.horizontal) || size.width <= space.width + 0.5)
                && (!axes.contains(.vertical) || size.height <= space.height + 0.5)
        }
        guard let shown = fitting ?? nodes.last else { return [] }
        context.removePresentations(of: nodes.map(\.id).filter { $0 != shown.id })
        return [shown]
    }
}

extension ViewNode {
    /// The width and the height that the node needs, as far as they are known without a browser.
    var estimatedSize: CGSize {
        style.reduce(ownSize) { size, attribute in
            switch attribute {
            case .padding(let edges, let length):
                let length = length ?? 16
                let count = { (edge: Edge.Set) in edges.contains(edge) ? length : 0 }
                return CGSize(
                    width: size.width + count(.leading) + count(.trailing),
                    height: size.height + count(.top) + count(.bottom))
            case .frame(let frame):
                return CGSize(
                    width: Self.length(size.width, frame.minWidth, frame.idealWidth, frame.maxWidth),
                    height: Self.length(size.height, frame.minHeight, frame.idealHeight, frame.maxHeight))
            default: return size
            }
        }
    }

    private static func length(_ own: CGFloat, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> CGFloat {
        if let ideal, ideal.isFinite { return ideal }
        return max(min(own, most ?? .infinity), least ?? 0)
    }

    private var ownSize: CGSize {
        switch kind {
        case .text(let runs): Self.size(of: runs.map(\.text).joined(), in: fontSize(runs.first?.style ?? []))
        case .symbol, .progress(nil): CGSize(width: 1.2 * fontSize([]), height: 1.2 * fontSize([]))
        case .color, .shape, .canvas, .geometryReader: CGSize(width: 10, height: 10)
        case .spacer(let length): CGSize(width: length ?? 0, height: length ?? 0)
        case .hStack(_, let spacing): Self.row(sizes, spacing ?? 8)
        case .label: Self.row((parts[.icon] ?? []).map(\.estimatedSize) + sizes, 7)
        case .vStack(_, let spacing): Self.column(sizes, spacing ?? 8)
        case .button(_, let appearance) where appearance != .plain:
            CGSize(width: Self.column(sizes, 0).width + 28, height: max(44, Self.column(sizes, 0).height + 12))
        case .control, .stepper, .table, .list, .form: CGSize(width: 240, height: 44)
        default: Self.front(sizes)
        }
    }

    private var sizes: [CGSize] { children.map(\.estimatedSize) }

    private static func front(_ sizes: [CGSize]) -> CGSize {
        CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }

    private static func row(_ sizes: [CGSize], _ spacing: CGFloat) -> CGSize {
        let gaps = spacing * CGFloat(max(sizes.count - 1, 0))
        return CGSize(width: sizes.reduce(gaps) { $0 + $1.width }, height: front(sizes).height)
    }

    private static func column(_ sizes: [CGSize], _ spacing: CGFloat) -> CGSize {
        let gaps = spacing * CGFloat(max(sizes.count - 1, 0))
        return CGSize(width: front(sizes).width, height: sizes.reduce(gaps) { $0 + $1.height })
    }

    /// The size of a text in one line: a letter is about half as wide as high, and one of Chinese or Japanese as wide as high.
    private static func size(of text: String, in fontSize: CGFloat) -> CGSize {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.unicodeScalars.reduce(CGFloat(0)) { $0 + ($1.value >= 0x2E80 ? 1 : 0.53) }
        }
        return CGSize(width: (lines.max() ?? 0) * fontSize, height: CGFloat(lines.count) * 1.35 * fontSize)
    }

    private func fontSize(_ own: [StyleAttribute]) -> CGFloat {
        let font = (own + style).lazy.compactMap { attribute -> Font? in
            if case .font(let font) = attribute { font } else { nil }
        }.first
        switch font?.size {
        case .pixels(let size) where size.isFinite: return size
        case .style(let style): return style.pixels
        default: return 17
        }
    }
}

extension Font.TextStyle {
    /// The size at the usual size of texts.
    fileprivate var pixels: CGFloat {
        switch self {
        case .largeTitle: 34
        case .title: 28
        case .title2: 22
        case .title3: 20
        case .headline, .body: 17
        case .callout: 16
        case .subheadline: 15
        case .footnote: 13
        case .caption, .caption2: 12
        }
    }
}
