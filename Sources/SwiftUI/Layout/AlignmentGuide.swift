import Diagnostics

/// The size of a view and its guides, as an alignment guide knows them.
///
/// A page is laid out by the browser, so the size is a pattern for the function of the guide: a guide that is a sum of a length
/// and shares of the size is shown.
public struct ViewDimensions: Equatable, Sendable {
    public let width: CGFloat
    public let height: CGFloat

    public subscript(guide: HorizontalAlignment) -> CGFloat { guide.share * width }

    public subscript(guide: VerticalAlignment) -> CGFloat { guide.share * height }

    /// Nil, because no view before this one has set the guide.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

    /// Nil, because no view before this one has set the guide.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// An alignment of a program. A page shows it like the alignment that its default value is nearest to.
public protocol AlignmentID {
    /// Returns the place of the guide in a view that does not set it.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension HorizontalAlignment {
    /// Creates the alignment that the default value of a program's alignment is nearest to.
    public init(_ id: any AlignmentID.Type) {
        let share = id.defaultValue(in: ViewDimensions(width: 1, height: 0))
        self = share < 0.25 ? .leading : share > 0.75 ? .trailing : .center
    }

    /// The place of the guide, as a share of the width.
    fileprivate var share: CGFloat {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}

extension VerticalAlignment {
    /// Creates the alignment that the default value of a program's alignment is nearest to.
    public init(_ id: any AlignmentID.Type) {
        let share = id.defaultValue(in: ViewDimensions(width: 0, height: 1))
        self = share < 0.25 ? .top : share > 0.75 ? .bottom : .center
    }

    /// The place of the guide, as a share of the height. The baselines of texts are near their ends.
    fileprivate var share: CGFloat {
        switch self {
        case .top: 0
        case .center: 0.5
        case .bottom, .firstTextBaseline, .lastTextBaseline: 1
        }
    }
}

/// How far a view is away from its place: a length, and a share of its own size.
package struct GuideShift: Hashable, Sendable {
    package let length: CGFloat
    package let share: CGFloat

    package init(length: CGFloat, share: CGFloat) { (self.length, self.share) = (length, share) }
}

/// The guides of a view that replace those of its edges.
package struct AlignmentGuides: Hashable, Sendable {
    package var horizontal: [HorizontalAlignment: GuideShift] = [:]
    package var vertical: [VerticalAlignment: GuideShift] = [:]
}

extension View {
    /// Sets the place of the view that a stack around it aligns. The size of the stack stays.
    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(
            GuideModifier(
                shift: GuideShift(from: guide.share) { computeValue(ViewDimensions(width: $0, height: $1)) },
                set: { $0.guides.horizontal[guide] = $1 }))
    }

    /// Sets the place of the view that a stack around it aligns. The size of the stack stays.
    nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(
            GuideModifier(
                shift: GuideShift(from: guide.share) { computeValue(ViewDimensions(width: $1, height: $0)) },
                set: { $0.guides.vertical[guide] = $1 }))
    }
}

extension GuideShift {
    /// Finds the sum that a function is: of a length and of a share of its own size. Nil for any other function.
    ///
    /// - Parameters:
    ///   - share: The share at which the guide usually is.
    ///   - value: Returns the place of the guide for the size along the guide, and across it.
    fileprivate init?(from share: CGFloat, _ value: (CGFloat, CGFloat) -> CGFloat) {
        let length = value(0, 0)
        let own = value(1, 0) - length
        guard abs(value(120, 40) - length - 120 * own) < 0.01, length.isFinite, own.isFinite else { return nil }
        self.init(length: -length, share: share - own)
    }
}

/// Sets a guide of a view.
private struct GuideModifier {
    let shift: GuideShift?
    let set: @Sendable (inout ViewNode, GuideShift) -> Void
}

extension GuideModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let nodes = context.child(.content).nodes(of: content)
        guard let shift else {
            context.report(
                Diagnostic(
                    .withoutEffect,
                    "The browser lays out the page, so a guide can only be a sum of a length and shares of the view's size.",
                    subject: "alignmentGuide(_:computeValue:)"))
            return nodes
        }
        return nodes.map { node in
            var node = node
            set(&node, shift)
            return node
        }
    }
}

extension ViewNode {
    /// Returns the node in a stack with an alignment, moved by its guides.
    func aligned(_ horizontal: HorizontalAlignment? = nil, _ vertical: VerticalAlignment? = nil) -> ViewNode {
        let x = horizontal.flatMap { guides.horizontal[$0] }
        let y = vertical.flatMap { guides.vertical[$0] }
        guard x != nil || y != nil else { return self }
        var node = self
        node.style.append(.effect(.guide(x: x, y: y)))
        return node
    }
}
