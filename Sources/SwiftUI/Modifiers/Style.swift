extension View {
    /// Adds space at some edges, or the default space if there is no length.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(SpaceModifier(attribute: .padding(edges, length: length)))
    }

    nonisolated public func padding(_ length: CGFloat) -> some View {
        modifier(SpaceModifier(attribute: .padding(.all, length: length)))
    }

    /// Sets the size. Nil keeps the view's own.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            SpaceModifier(
                attribute: .frame(
                    Frame(
                        minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height,
                        maxHeight: height, alignment: alignment))))
    }

    /// Sets the limits of the size. An infinite maximum fills the space.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            SpaceModifier(
                attribute: .frame(
                    Frame(
                        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))))
    }

    nonisolated public func background<Style: ShapeStyle>(_ style: Style) -> some View {
        modifier(BackgroundStyleModifier(paint: style is BackgroundStyle ? nil : style._paint))
            .withoutShadow(of: style)
    }

    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        styled(.cornerRadius(radius))
    }

    nonisolated private func styled(_ attribute: StyleAttribute?) -> some View {
        modifier(StyleModifier(attribute: attribute))
    }
}

/// A property of a node's appearance. Several of them apply in order: padding that follows a background is outside it.
package enum StyleAttribute: Hashable, Sendable {
    case font(Font)
    case fontWeight(Font.Weight)
    case italic
    /// Switches off what a view around the node switches on.
    case without(TextTrait)
    case foreground(_Paint)
    /// The paints of the levels of the text's color, the strongest first.
    case foregroundLevels([_Paint])
    /// Space at some edges. Nil is the default length.
    case padding(Edge.Set, length: CGFloat?)
    case frame(Frame)
    case background(_Paint)
    case cornerRadius(CGFloat)
    /// The most lines that a text has.
    case lineLimit(Int)
    /// The lines for which a text has space, also if it is shorter.
    case reservedLines(Int)
    case line(TextLine)
    case textAlignment(TextAlignment)
    /// Upper or lower case. Nil keeps the case.
    case textCase(Text.Case?)
    case letterSpacing(CGFloat)
    case lineSpacing(CGFloat)
    case fontDesign(Font.Design)
    case fontWidth(Font.Width)
    case monospacedDigits
    /// The distance above the line, in CSS pixels.
    case baselineOffset(CGFloat)
    case textScale(Text.Scale)
    case imageScale(Image.Scale)
    /// Whether an image that is enlarged shows its pixels.
    case pixelated
    case effect(ViewEffect)
    /// Width divided by height. Nil is the ratio of an image.
    case aspectRatio(CGFloat?, ContentMode)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case layoutPriority(Double)
    case zIndex(Double)
    /// How changes of the node move. Nil shows them at once.
    case motion(Animation?)
    case containerFrame(ContainerFrame)
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
    /// The edges at which a view uses the space that a device reserves.
    case safeArea(ignored: Edge.Set)
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
