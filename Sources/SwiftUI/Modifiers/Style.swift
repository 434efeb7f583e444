extension View {
    /// Sets the font of the texts in this view.
    nonisolated public func font(_ font: Font?) -> some View {
        styled(font.map(StyleAttribute.font))
    }

    /// Sets the weight of the texts in this view.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        styled(weight.map(StyleAttribute.fontWeight))
    }

    /// Makes the texts in this view bold.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        styled(isActive ? .fontWeight(.bold) : nil)
    }

    /// Sets the color of the texts and symbols in this view.
    nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        styled(.foreground(style._paint))
    }

    /// Adds space at some edges, or the default space if there is no length.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        styled(.padding(edges, length: length))
    }

    /// Adds space at all edges.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        styled(.padding(.all, length: length))
    }

    /// Sets the size. Nil keeps the view's own.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        styled(
            .frame(
                Frame(
                    minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height,
                    maxHeight: height, alignment: alignment)))
    }

    /// Sets the limits of the size. An infinite maximum fills the space.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        styled(
            .frame(
                Frame(
                    minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                    idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))
    }

    /// Fills the background.
    nonisolated public func background<Style: ShapeStyle>(_ style: Style) -> some View {
        styled(.background(style._paint))
    }

    /// Rounds the corners.
    nonisolated public func cornerRadius(_ radius: CGFloat) -> some View {
        styled(.cornerRadius(radius))
    }

    /// Limits each text in this view to a number of lines, and cuts off the rest. Nil is no limit.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimit, number)
    }

    nonisolated private func styled(_ attribute: StyleAttribute?) -> some View {
        modifier(NodeModifier { node in if let attribute { node.style.append(attribute) } })
    }
}

/// A property of a node's appearance. Several of them apply in order: padding that follows a background is outside it.
package enum StyleAttribute: Hashable, Sendable {
    case font(Font)
    case fontWeight(Font.Weight)
    case italic
    case foreground(_Paint)
    /// Space at some edges. Nil is the default length.
    case padding(Edge.Set, length: CGFloat?)
    case frame(Frame)
    case background(_Paint)
    case cornerRadius(CGFloat)
    /// The most lines that a text has.
    case lineLimit(Int)
    case line(TextLine)
    case textAlignment(TextAlignment)
    /// Upper or lower case. Nil keeps the case.
    case textCase(Text.Case?)
    case letterSpacing(CGFloat)
    case lineSpacing(CGFloat)
    case fontDesign(Font.Design)
    case monospacedDigits
    case effect(ViewEffect)
    /// Width divided by height. Nil is the ratio of an image.
    case aspectRatio(CGFloat?, ContentMode)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case layoutPriority(Double)
    case zIndex(Double)
    case containerFrame(ContainerShare, Alignment)
    /// At an edge of what scrolls, in sight.
    case sticky(VerticalEdge)
    /// The pointer and touches do not reach the node.
    case untouchable
    case textSelection(Bool)
    /// A text or an image as a bar without content.
    case redacted
    /// A value that the stylesheet reads, also in the nodes in this one.
    case token(StyleToken)
}

/// A value that the stylesheet reads, also in the nodes in the one that sets it.
package enum StyleToken: Hashable, Sendable {
    /// The color of controls and links.
    case tint(_Paint)
    case controlSize(ControlSize)
    case buttonBorderShape(ButtonBorderShape)
    case colorScheme(ColorScheme)
    case typeSize(DynamicTypeSize)
    case scrollIndicators(isVisible: Bool)
    case scrolling(isEnabled: Bool)
    /// What is behind the content of lists and forms.
    case scrollBackground(isVisible: Bool)
}

/// The limits of a node's size, and where its content is if it is smaller. Nil is no limit.
package struct Frame: Hashable, Sendable {
    package var minWidth: CGFloat?
    package var idealWidth: CGFloat?
    package var maxWidth: CGFloat?
    package var minHeight: CGFloat?
    package var idealHeight: CGFloat?
    package var maxHeight: CGFloat?
    package var alignment: Alignment

    /// Creates limits.
    package init(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) {
        self.minWidth = minWidth
        self.idealWidth = idealWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.idealHeight = idealHeight
        self.maxHeight = maxHeight
        self.alignment = alignment
    }
}

/// An edge of a view. Leading and trailing follow the direction of the text.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing

    /// A set of edges.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        /// Creates a set from the bits of its edges.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
    }
}

/// A font: a style of the page's text, or a size in CSS pixels.
public struct Font: Hashable, Sendable {
    /// A style of the page's text.
    public enum TextStyle: String, CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// The weight of a font.
    public enum Weight: Int, Hashable, Sendable {
        case ultraLight = 100
        case thin = 200
        case light = 300
        case regular = 400
        case medium = 500
        case semibold = 600
        case bold = 700
        case heavy = 800
        case black = 900
    }

    package enum Size: Hashable, Sendable {
        case style(TextStyle)
        case pixels(CGFloat)
    }

    package let size: Size
    package private(set) var weight: Weight?
    package private(set) var isItalic = false

    /// Returns the font of a style.
    public static func system(_ style: TextStyle, weight: Weight? = nil) -> Font {
        Font(size: .style(style), weight: weight)
    }

    /// Returns a font with a size in CSS pixels.
    public static func system(size: CGFloat, weight: Weight? = nil) -> Font {
        Font(size: .pixels(size), weight: weight)
    }

    /// Sets the weight.
    public func weight(_ weight: Weight) -> Font {
        Font(size: size, weight: weight, isItalic: isItalic)
    }

    /// Makes the font bold.
    public func bold() -> Font { weight(.bold) }

    /// Makes the font italic.
    public func italic() -> Font {
        Font(size: size, weight: weight, isItalic: true)
    }

    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let callout = system(.callout)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption)
    public static let caption2 = system(.caption2)
}
