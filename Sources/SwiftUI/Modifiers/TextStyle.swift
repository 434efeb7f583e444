import Diagnostics

extension View {
    nonisolated public func font(_ font: Font?) -> some View { text(font.map(StyleAttribute.font)) }

    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        text(weight.map(StyleAttribute.fontWeight) ?? .without(.weight))
    }

    /// Sets the width of the letters, if the font of the page has several.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { text(width.map(StyleAttribute.fontWidth)) }

    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        text(isActive ? .fontWeight(.bold) : .without(.weight))
    }

    nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        text(.foreground(style._paint)).modifier(ShadowModifier(shadow: style._shadow))
    }

    nonisolated public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
        _ primary: Primary, _ secondary: Secondary
    ) -> some View {
        text(.foregroundLevels([primary._paint, secondary._paint])).withoutShadow(of: primary)
    }

    nonisolated public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>(
        _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
    ) -> some View {
        text(.foregroundLevels([primary._paint, secondary._paint, tertiary._paint])).withoutShadow(of: primary)
    }

    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        text(color.map { .foreground(.color($0)) })
    }

    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        text(isActive ? .italic : .without(.italic))
    }

    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        text(isActive ? .line(TextLine(isThrough: false, pattern: pattern, color: color)) : .without(.underline))
    }

    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        text(isActive ? .line(TextLine(isThrough: true, pattern: pattern, color: color)) : .without(.strikethrough))
    }

    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        text(.textAlignment(alignment))
    }

    /// Shows the texts in this view in upper or lower case. Nil keeps their case.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { text(.textCase(textCase)) }

    /// Adds space between the letters of the texts in this view, in CSS pixels.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { text(.letterSpacing(kerning)) }

    /// Adds space between the letters of the texts in this view, in CSS pixels.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { text(.letterSpacing(tracking)) }

    /// Adds space between the lines of the texts in this view, in CSS pixels.
    nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View { text(.lineSpacing(spacing)) }

    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        text(isActive ? .fontDesign(.monospaced) : nil)
    }

    nonisolated public func monospacedDigit() -> some View { text(.monospacedDigits) }

    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        text(design.map(StyleAttribute.fontDesign))
    }

    /// Moves the texts in this view up, in CSS pixels.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        text(.baselineOffset(baselineOffset))
    }

    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        text(isEnabled ? .textScale(scale) : nil)
    }

    nonisolated private func text(_ attribute: StyleAttribute?) -> some View {
        modifier(StyleModifier(attribute: attribute))
    }
}

extension Text {
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }

    public struct LineStyle: Hashable, Sendable {
        public enum Pattern: String, Hashable, Sendable {
            case solid
            case dot = "dotted"
            case dash = "dashed"
            /// CSS has no such line, so it is dashed.
            case dashDot
            /// CSS has no such line, so it is dotted.
            case dashDotDot
        }

        private let pattern: Pattern
        private let color: Color?

        /// Creates a line. Nil is the color of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()

        func line(isThrough: Bool) -> TextLine { TextLine(isThrough: isThrough, pattern: pattern, color: color) }
    }

    public enum Scale: Hashable, Sendable {
        case `default`, secondary
    }

    public func font(_ font: Font?) -> Text { styled(font.map(StyleAttribute.font)) }

    public func fontWeight(_ weight: Font.Weight?) -> Text {
        styled(weight.map(StyleAttribute.fontWeight) ?? .without(.weight))
    }

    public func bold(_ isActive: Bool = true) -> Text {
        styled(isActive ? .fontWeight(.bold) : .without(.weight))
    }

    public func italic(_ isActive: Bool = true) -> Text { styled(isActive ? .italic : .without(.italic)) }

    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
        styled(.foreground(style._paint)).withoutShadow(of: style)
    }

    public func foregroundColor(_ color: Color?) -> Text { styled(color.map { .foreground(.color($0)) }) }

    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        styled(isActive ? .line(TextLine(isThrough: false, pattern: pattern, color: color)) : .without(.underline))
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        styled(
            isActive ? .line(TextLine(isThrough: true, pattern: pattern, color: color)) : .without(.strikethrough))
    }

    /// Adds space between the letters, in CSS pixels.
    public func kerning(_ kerning: CGFloat) -> Text { styled(.letterSpacing(kerning)) }

    /// Adds space between the letters, in CSS pixels.
    public func tracking(_ tracking: CGFloat) -> Text { styled(.letterSpacing(tracking)) }

    public func monospaced(_ isActive: Bool = true) -> Text { styled(isActive ? .fontDesign(.monospaced) : nil) }

    public func monospacedDigit() -> Text { styled(.monospacedDigits) }

    public func fontDesign(_ design: Font.Design?) -> Text { styled(design.map(StyleAttribute.fontDesign)) }

    /// Sets the width of the letters, if the font of the page has several.
    public func fontWidth(_ width: Font.Width?) -> Text { styled(width.map(StyleAttribute.fontWidth)) }

    /// Moves the text up, in CSS pixels.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { styled(.baselineOffset(baselineOffset)) }

    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        styled(isEnabled ? .textScale(scale) : nil)
    }
}

/// Where the lines of a text begin or end.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

/// A line under or through a text.
package struct TextLine: Hashable, Sendable {
    package let isThrough: Bool
    package let pattern: Text.LineStyle.Pattern
    /// Nil is the color of the text.
    package let color: Color?
}

/// What a view around a text can switch on, and the text off.
package enum TextTrait: String, Hashable, Sendable {
    case weight, italic, underline, strikethrough

    fileprivate var isLine: Bool { self == .underline || self == .strikethrough }
}

extension StyleAttribute {
    /// What the attribute switches on.
    private var trait: TextTrait? {
        switch self {
        case .fontWeight: .weight
        case .italic: .italic
        case .line(let line): line.isThrough ? .strikethrough : .underline
        default: nil
        }
    }

    /// Keeps in an environment what the attribute switches on or off.
    func switchTrait(in environment: inout EnvironmentValues) {
        if let trait { environment.textTraits.insert(trait) }
        if case .without(let trait) = self { environment.textTraits.remove(trait) }
    }

    /// Returns the attribute, or nil if it switches off what no view around sets, or what CSS cannot switch off.
    func shown(in environment: EnvironmentValues) -> StyleAttribute? {
        guard case .without(let trait) = self else { return self }
        return !trait.isLine && environment.textTraits.contains(trait) ? self : nil
    }

    /// Returns the note that a text keeps the line of a view around it.
    func note(in environment: EnvironmentValues) -> Diagnostic? {
        guard case .without(let trait) = self, trait.isLine, environment.textTraits.contains(trait) else { return nil }
        return Diagnostic(
            .withoutEffect,
            "\(trait.rawValue)(false) has no effect on a web page. A browser draws the line of a view on all texts in it.",
            subject: "\(trait.rawValue)(false)")
    }
}

extension EnvironmentValues {
    /// What the views around a text switch on.
    @Entry fileprivate var textTraits: Set<TextTrait> = []
}
