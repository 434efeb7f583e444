public struct VStack<Content: View> {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension VStack: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        var node = context.node(.vStack(alignment, spacing: spacing))
        node.children = context.nodes(of: content, as: .children).map { $0.aligned(alignment) }
        return [node]
    }
}

public struct HStack<Content: View> {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension HStack: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        var node = context.node(.hStack(alignment, spacing: spacing))
        node.children = context.nodes(of: content, as: .children).map { $0.aligned(nil, alignment) }
        return [node]
    }
}

public struct ZStack<Content: View> {
    private let alignment: Alignment
    private let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension ZStack: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        var node = context.node(.zStack(alignment))
        node.children = context.nodes(of: content, as: .children).map {
            $0.aligned(alignment.horizontal, alignment.vertical)
        }
        return [node]
    }
}

public struct Spacer: Sendable {
    private let minLength: CGFloat?

    /// Creates a space with a minimum length, or nil for the default one.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

extension Spacer: PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        [context.node(.spacer(minLength: minLength))]
    }
}

/// A line between views.
public struct Divider: Sendable { public init() {} }

extension Divider: PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        [context.node(.divider)]
    }
}

/// A horizontal alignment. Leading and trailing follow the direction of the text.
public enum HorizontalAlignment: Hashable, Sendable {
    case leading, center, trailing

    /// The start of a row, because a page has no separators to align.
    public static let listRowSeparatorLeading = leading
    /// The end of a row, because a page has no separators to align.
    public static let listRowSeparatorTrailing = trailing
}

public enum VerticalAlignment: Hashable, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
}

public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A stack of views from top to bottom. All of them are evaluated, as in ``VStack``.
public struct LazyVStack<Content: View> {
    private let pinnedViews: PinnedScrollableViews
    private let stack: VStack<Content>

    /// Creates a stack. Headers and footers scroll with the views, also if they are pinned.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.pinnedViews = pinnedViews
        stack = VStack(alignment: alignment, spacing: spacing, content: content)
    }
}

extension LazyVStack: View {
    /// The stack, which fills the width.
    public var body: some View { stack.frame(maxWidth: .infinity).modifier(PinningModifier(pinnedViews: pinnedViews)) }
}

/// A stack of views in the direction of reading. All of them are evaluated, as in ``HStack``.
public struct LazyHStack<Content: View> {
    private let pinnedViews: PinnedScrollableViews
    private let stack: HStack<Content>

    /// Creates a stack. Headers and footers scroll with the views, also if they are pinned.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.pinnedViews = pinnedViews
        stack = HStack(alignment: alignment, spacing: spacing, content: content)
    }
}

extension LazyHStack: View {
    /// The stack, which fills the height.
    public var body: some View { stack.frame(maxHeight: .infinity).modifier(PinningModifier(pinnedViews: pinnedViews)) }
}
